"""Before a release: the tag is the version in pyproject.toml, and the changelog has a chapter of it."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def problem(tag: str) -> str | None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    if tag != f"v{version}":
        return f"the tag is {tag}, the version in pyproject.toml {version}"
    if f"\n## {version}" not in (ROOT / "CHANGELOG.md").read_text("utf-8"):
        return f"CHANGELOG.md has no chapter '## {version}'"
    return None


if __name__ == "__main__":
    sys.exit(problem(sys.argv[1]))
