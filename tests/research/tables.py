"""The tables that the environments are tried at: every game, at its smallest and at three players, or the most."""

from __future__ import annotations

import pytest

from waterhole.games import GAMES
from waterhole.kernel.game import Game


def sizes(game: Game) -> list[int]:
    return sorted({game.seats[0], 3 if game.seats[0] < 3 else game.seats[-1]})


TABLES = [(game.name, seats) for game in GAMES.values() for seats in sizes(game)]
at_small_tables = pytest.mark.parametrize(
    ("game", "players"), [(game.name, game.seats[0]) for game in GAMES.values()], ids=lambda value: str(value)
)
at_some_tables = pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: str(value))
