"""The languages there are, and what has to be known of each beside its files."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources

ENGLISH = "en"
PSEUDO = "qps"  # English with accents and a third longer, to see what has no message or no room
LANGUAGES: dict[str, str] = json.loads(resources.files("waterhole.text").joinpath("languages.json").read_bytes())
_ZERO_IS_ONE = {"fr"}  # 'zéro carte', not 'zéro cartes'


def plural(language: str, number: float) -> str:
    """The plural category of a number (CLDR); numbers here stay below a million, so 'many' is not needed."""
    if language in _ZERO_IS_ONE:
        return "one" if 0 <= abs(number) < 2 else "other"
    return "one" if abs(number) == 1 and isinstance(number, int) else "other"


def from_environment(environment: Mapping[str, str]) -> str:
    """The language that LC_ALL, LC_MESSAGES or LANG asks for, where it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environment.get(name):
            code = wanted[:2].lower()
            return code if code in LANGUAGES else ENGLISH
    return ENGLISH
