"""Every name that the server sends has a word in every language of the page."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from waterhole.bots.levels import LEVELS
from waterhole.games import GAMES
from waterhole.text import LANGUAGES, slug
from waterhole.text.inventory import PACKAGE, messages

WEB = Path(__file__).parents[2] / "web/src"


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_and_options_have_words(language: str) -> None:
    known = {**messages(WEB / "text", language), **messages(PACKAGE / "text", language)}
    assert {f"level-{level}" for level in LEVELS} <= set(known)
    for game in GAMES.values():
        for field in msgspec.structs.fields(game.options):
            assert f"option-{slug(field.name)}" in known
            assert {f"value-{slug(value)}" for value in getattr(field.type, "__args__", ())} <= set(known)
