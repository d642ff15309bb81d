"""What learners get is what a seat may know: no more, and enough to tell its legal moves."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from tests.contract.tables import Table, every_game, every_seat_count, every_table, viewers, walk
from waterhole.kernel.engine.observer import Observer
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import Game

SPACE = 4096  # more than any observation takes
UNTOUCHED = -32000


def length(table: Table) -> int:
    return sum(size for _, size in table.game.observer.layout(table.seats))


@pytest.fixture(scope="module")
def out() -> vec[i16]:
    return vec[i16]([0] * SPACE)


def seen(table: Table, state: State, seat: int, out: vec[i16]) -> list[int]:
    return [int(out[i]) for i in range(table.game.observer.write(state, seat, out, 0))]


@every_game
def test_every_game_has_an_observer_of_its_own_with_every_part_named_once(game: Game) -> None:
    assert type(game.observer) is not Observer
    for seats in game.seats:
        names = [name for name, _ in game.observer.layout(seats)]
        assert len(set(names)) == len(names)


@every_table
def test_an_observation_is_as_long_as_its_layout_says_and_every_place_is_written(table: Table, out: vec[i16]) -> None:
    for number, state in enumerate(walk(table, 31)):
        if number % 5 == 0:
            for viewer in viewers(state):
                for i in range(SPACE):
                    out[i] = UNTOUCHED
                assert len(seen(table, state, viewer, out)) == length(table)
                assert all(out[i] != UNTOUCHED for i in range(length(table)))
                assert out[length(table)] == UNTOUCHED
        if number > 100:
            break


@every_table
def test_dealing_over_what_a_seat_cannot_know_changes_no_number_of_its_observation(table: Table, out: vec[i16]) -> None:
    for number, state in enumerate(walk(table, 32)):
        if number % 4 == 0:
            for viewer in viewers(state):
                other = state.clone()
                other.redeal(viewer, Rng(number))
                assert seen(table, other, viewer, out) == seen(table, state, viewer, out)


@every_seat_count
def test_who_observes_the_same_may_do_the_same(table: Table, out: vec[i16]) -> None:
    """So an observation can stand for an information set."""
    moves: dict[tuple[int, ...], list[int]] = {}
    for seed in range(33, 36):
        for state in walk(table, seed):
            seat = int(state.decider())
            if seat >= 0:
                legal = sorted(table.game.legal(state, seat))
                assert moves.setdefault(tuple(seen(table, state, seat, out)), legal) == legal


@every_seat_count
def test_an_observation_changes_with_what_happens(table: Table, out: vec[i16]) -> None:
    found = {tuple(seen(table, state, 0, out)) for state in walk(table, 36)}
    assert len(found) > 10
