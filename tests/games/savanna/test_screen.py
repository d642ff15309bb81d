"""The table in lines of text."""

from __future__ import annotations

import re

import pytest

from tests.contract.tables import Table, walk
from tests.games.savanna.pictures import grid, look, position, state
from tests.games.savanna.test_scoring import ESTHER, N, P
from waterhole.games.savanna import GAME
from waterhole.kernel.narration import Narrator
from waterhole.terminal.ink import Ink
from waterhole.terminal.screens.savanna import draw
from waterhole.text import LANGUAGES

NAMES = ["Ada", "Bo", "Constantinople", "Dee", "Eve", "Flo", "Swala"]
ENGLISH = Narrator(GAME, NAMES)
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(1, 7))
def test_no_line_is_longer_than_80_and_colours_change_no_word(seats: int, language: str) -> None:
    narrator = Narrator(GAME, NAMES, language=language)
    for number, game in enumerate(walk(Table(GAME, seats, GAME.options()), 31)):
        if number % 7 == 0 or not game.waiting():
            for viewer in (-1, seats - 1):
                plain = draw(look(game, viewer), narrator, Ink(False))
                coloured = draw(look(game, viewer), narrator, Ink(True))
                assert max(map(len, plain)) <= 80
                assert [COLOUR.sub("", line) for line in coloured] == plain
                assert not any("None" in line for line in plain)


def test_the_cells_where_a_card_may_lie_are_named_in_the_picture() -> None:
    game = state(position(3, [grid("grass tree")] * 3, "place", selected=["lion", "tree", "zebra"]))
    text = "\n".join(draw(look(game, 0), ENGLISH, Ink(False)))
    for cell in ("c5", "c6", "d4", "d7", "e5", "e6"):
        assert text.count(f"<{cell}>") == 1
    assert "to be placed: lion" in text


def test_the_end_shows_the_score_pad_and_every_point() -> None:
    finished = state(position(3, [grid(ESTHER), grid(N), grid(P)], "over"))
    lines = draw(look(finished, 0), ENGLISH, Ink(False))
    assert "gazelles              11        2        6" in lines
    assert "total                 86       76       91" in lines
    assert "    4 elephant on D7: 1 cheetah face up beside it (E7)" in lines
    assert "    5 gazelle: most gazelles" in lines


def test_the_solo_game_shows_the_margin() -> None:
    game = state(position(1, [grid("grass tree"), grid("lion")], "give"))
    assert draw(look(game, 0), ENGLISH, Ink(False))[-1] == "Ahead of Swala by 5 points; 75 win."
