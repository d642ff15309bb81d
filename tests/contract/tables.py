"""The games, seat counts and options that every contract test takes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from waterhole_crossing import GAME as CROSSING

from waterhole._compiled import status
from waterhole.games import BUILT_IN
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import Game, Options
from waterhole.kernel.match import Match

# All that the contract is tested with: the built-in games, and the example of a package of its own.
GAMES: dict[str, Game] = {**BUILT_IN, CROSSING.name: CROSSING}

MOST_MOVES = 20_000  # no random game of any of ours comes near it


@dataclass(frozen=True)
class Table:
    """A game with a number of seats and options."""

    game: Game
    seats: int
    options: Options

    def __str__(self) -> str:
        return name(self)

    def start(self, seed: int) -> State:
        return self.game.new(self.seats, self.options, seed)


def name(table: Table) -> str:
    defaults = table.game.options()
    changed = [
        f"{field}={getattr(table.options, field)}"
        for field in table.options.__struct_fields__
        if getattr(table.options, field) != getattr(defaults, field)
    ]
    return "-".join([table.game.name, str(table.seats), *changed])


def _plain() -> Iterator[Table]:
    for game in GAMES.values():
        for seats in game.seats:
            yield Table(game, seats, game.options())


def _all() -> Iterator[Table]:
    for table in _plain():
        yield table
        for options in table.game.options.variants(table.seats):
            yield Table(table.game, table.seats, options)


# Interpreted, the plain tables must do: the twin test compares the others with the compiled ones.
ALL_TABLES = list(_all() if status().compiled else _plain())

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
built_in_game = pytest.mark.parametrize("game", BUILT_IN.values(), ids=lambda game: game.name)


def games_at(stage: str) -> pytest.MarkDecorator:
    """The games that have come as far as a stage (kernel.game.STAGES)."""
    found = [game for game in GAMES.values() if stage in game.stages]
    return pytest.mark.parametrize("game", found, ids=lambda game: game.name)


PLAIN_TABLES = list(_plain())
every_table = pytest.mark.parametrize("table", ALL_TABLES, ids=name)
smallest_and_largest = pytest.mark.parametrize(
    "table", [table for table in PLAIN_TABLES if table.seats in (table.game.seats[0], table.game.seats[-1])], ids=name
)
every_seat_count = pytest.mark.parametrize("table", PLAIN_TABLES, ids=name)


def walk(table: Table, seed: int) -> Iterator[State]:
    """A random game: the state before each decision, and when it is over. Do not change what is yielded."""
    state = table.start(seed)
    rng = Rng(seed + 1)
    for _ in range(MOST_MOVES):
        yield state
        seat = state.decider()
        if seat < 0:
            return
        moves = table.game.legal(state, seat)
        state.apply(seat, moves[rng.below(len(moves))])
    raise AssertionError(f"not over after {MOST_MOVES} moves")


def play_randomly(table: Table, seed: int, moves: int = MOST_MOVES) -> Match:
    match = Match(table.game, [f"seat {n + 1}" for n in range(table.seats)], table.options, seed, "salt")
    rng = Rng(seed)
    while not match.over and len(match.history) < moves:
        seat = match.state.decider()
        legal = table.game.legal(match.state, seat)
        match.play(seat, table.game.moves[legal[rng.below(len(legal))]].text)
    return match


def viewers(state: State) -> range:
    """Every seat, and the spectator."""
    return range(-1, state.seats)
