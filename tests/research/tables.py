"""The tables that the environments are tried at: every game, at its smallest and at three players."""

from __future__ import annotations

import pytest

from waterhole.games import GAMES

TABLES = [(game.name, seats) for game in GAMES.values() for seats in sorted({game.seats[0], 3})]
at_some_tables = pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: str(value))
