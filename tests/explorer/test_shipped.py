"""What ships with every game: counted by these rules over enough games, small, and drawn in the docs as it is."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from waterhole.explorer.explored import FILE, shipped
from waterhole.explorer.plots import drawn, main_table
from waterhole.games import BUILT_IN
from waterhole.kernel.game import Game

FEWEST_GAMES = 500
MOST_BYTES = 40_000
PLOTS = Path(__file__).parents[2] / "docs/explorer"

every_game = pytest.mark.parametrize("game", BUILT_IN.values(), ids=list(BUILT_IN))


@every_game
def test_every_game_ships_with_what_was_counted_by_its_present_rules(game: Game) -> None:
    found = shipped(game)
    assert found.game == game.name
    assert {one.rules for one in found.tables} == {game.rules_version}
    assert {one.players for one in found.tables} <= set(game.seats)
    assert main_table(found).games >= FEWEST_GAMES
    assert len(resources.files(f"waterhole.games.{game.name}").joinpath(FILE).read_bytes()) < MOST_BYTES


@every_game
def test_all_that_a_game_declares_was_counted(game: Game) -> None:
    counted = {tally.name for table in shipped(game).tables for tally in table.tallies}
    assert counted >= {"seat", *(tally.name for tally in game.tallies)}


@every_game
def test_an_interval_holds_its_value_and_shares_lie_between_none_and_all(game: Game) -> None:
    for table in shipped(game).tables:
        for tally in table.tallies:
            for row in tally.rows:
                for value, low, high in (row.times, *([row.won] if row.won else [])):
                    assert 0 <= low <= value <= high, (tally.name, row)
                assert row.won is None or row.won[2] <= 1


@every_game
def test_the_seats_share_all_wins(game: Game) -> None:
    for table in shipped(game).tables:
        seats = next(tally for tally in table.tallies if tally.name == "seat")
        assert len(seats.rows) == table.players
        assert sum(row.won[0] for row in seats.rows if row.won) <= 1.001  # where nobody survives, nobody wins


@every_game
def test_the_docs_show_what_ships(game: Game) -> None:
    assert (PLOTS / f"{game.name}.svg").read_text("utf-8") == drawn(shipped(game), game)
