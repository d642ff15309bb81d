"""How fast everything is, with peers in the same run for scale. Not part of the package."""

import waterhole  # noqa: F401  it decides first whether the compiled modules here may be used
