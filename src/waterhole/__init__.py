"""Wildlife board games, each defined once."""

from waterhole import _compiled

_compiled.choose()
