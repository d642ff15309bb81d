"""Connect Four, the game we and our peers are measured with."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from benchmarks.engine.connect_four import COLUMNS, OUTCOMES, ROWS, ConnectFour, cell, new_game
from benchmarks.engine.loops import clones, playouts
from tests.benchmarks.walks import legal, walk, walks
from waterhole._compiled import status
from waterhole.kernel.engine.playout import audited_playout
from waterhole.kernel.engine.rng import Rng

# Columns in the order of play that fill the board.
DRAWN = [int(column) for column in "010101101010232323323232454545545454666666"]
WON_BY_THE_LAST_DISC = [int(column) for column in "456444341232530611460223056031100536126255"]


def after(columns: list[int]) -> ConnectFour:
    """The position after discs dropped into these columns, seats in turn."""
    state = new_game(Rng(0))
    for column in columns:
        assert column in legal(state)
        state.apply(state.decider(), column)
        assert state.audit() == ""
    return state


def discs(state: ConnectFour) -> list[list[int]]:
    return [[int(state.board[cell(column, row)]) for row in range(ROWS)] for column in range(COLUMNS)]


def test_the_first_seat_begins_on_an_empty_board_and_turns_alternate() -> None:
    state = new_game(Rng(0))
    assert discs(state) == [[0] * ROWS] * COLUMNS
    assert (state.decider(), state.waiting()) == (0, 1)
    state.apply(0, 3)
    assert (state.decider(), state.waiting()) == (1, 2)
    state.apply(1, 3)
    assert (state.decider(), state.waiting()) == (0, 1)


def test_a_disc_falls_on_the_highest_disc_of_its_column() -> None:
    assert discs(after([2, 2, 5, 2]))[2] == [1, 2, 2, 0, 0, 0]


@pytest.mark.parametrize(
    ("direction", "columns", "winner"),
    [
        ("upward", [3, 4, 3, 4, 3, 4, 3], 0),
        ("upward at the top of the last column", [6, 0, 6, 6, 0, 6, 2, 6, 2, 6], 1),
        ("along the bottom row", [0, 0, 1, 1, 2, 2, 3], 0),
        ("along the bottom row to the right edge", [3, 3, 4, 4, 5, 5, 6], 0),
        ("along a row closed by a disc in its middle", [0, 0, 1, 1, 3, 3, 2], 0),
        ("rising to the right", [0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3], 0),
        ("falling to the right", [6, 5, 5, 4, 4, 3, 4, 3, 3, 0, 3], 0),
        ("for the second seat", [6, 0, 6, 1, 6, 2, 5, 3], 1),
    ],
)
def test_four_in_a_line_win(direction: str, columns: list[int], winner: int) -> None:
    assert after(columns[:-1]).outcome() == ""
    state = after(columns)
    assert state.outcome() == "four in a line", direction
    assert (state.decider(), state.waiting()) == (-1, 0)
    assert list(state.scores()) == [1 - winner, winner]
    assert list(state.ranks()) == [1 + winner, 2 - winner]


def test_more_than_four_in_a_line_win_too() -> None:
    state = after([0, 0, 1, 1, 2, 2, 4, 4, 5, 5, 6, 6, 3])
    assert state.outcome() == "four in a line"


def test_a_line_does_not_run_over_the_edge_of_the_board() -> None:
    top_of_one_column_and_bottom_of_the_next = [0, 0, 0, 0, 1, 0, 1, 0, 1]
    assert after(top_of_one_column_and_bottom_of_the_next).outcome() == ""
    right_edge_and_left_edge_of_one_row = [5, 5, 6, 6, 0, 0, 1]
    assert after(right_edge_and_left_edge_of_one_row).outcome() == ""


def test_a_full_column_takes_no_further_disc() -> None:
    assert legal(after([4] * 5)) == [0, 1, 2, 3, 4, 5, 6]
    assert legal(after([4] * 6)) == [0, 1, 2, 3, 5, 6]


def test_a_full_board_without_a_line_is_a_draw() -> None:
    assert after(DRAWN[:-1]).outcome() == ""
    state = after(DRAWN)
    assert state.outcome() == "a full board"
    assert (state.decider(), state.waiting()) == (-1, 0)
    assert list(state.scores()) == [0, 0]
    assert list(state.ranks()) == [1, 1]


def test_a_line_made_by_the_last_disc_is_a_win_and_no_draw() -> None:
    state = after(WON_BY_THE_LAST_DISC)
    assert len(WON_BY_THE_LAST_DISC) == COLUMNS * ROWS
    assert state.outcome() == "four in a line"


def test_random_games_end_for_a_named_reason_and_lose_no_disc() -> None:
    buffer = vec[i64]([0] * COLUMNS)
    ends = set()
    for seed in range(600):
        state = new_game(Rng(0))
        assert audited_playout(state, Rng(seed), buffer, COLUMNS * ROWS + 1) == ""
        ends.add(state.outcome())
    assert ends == set(OUTCOMES[1:])


def test_it_is_the_game_that_openspiel_plays() -> None:
    game = pytest.importorskip("pyspiel").load_game("connect_four")
    for seed in range(200):
        ours, theirs, rng = new_game(Rng(0)), game.new_initial_state(), Rng(seed)
        while ours.waiting():
            columns = legal(ours)
            assert theirs.legal_actions() == columns
            assert theirs.current_player() == ours.decider()
            column = columns[rng.below(len(columns))]
            ours.apply(ours.decider(), column)
            theirs.apply_action(column)
        assert theirs.is_terminal()
        points = list(ours.scores())
        assert theirs.returns() == [points[0] - points[1], points[1] - points[0]]


def test_a_clone_lives_its_own_life() -> None:
    state = after([3, 3, 2, 4])
    before = discs(state), legal(state), state.decider(), state.rng.state
    twin = state.clone()
    assert (discs(twin), legal(twin), twin.decider(), twin.rng.state) == before
    for column in (3, 3, 3, 2):
        twin.apply(twin.decider(), column)
    twin.redeal(0, Rng(9))
    assert (discs(state), legal(state), state.decider(), state.rng.state) == before


def test_redealing_changes_nothing_but_chance_to_come() -> None:
    state = after([3, 3, 2, 4])
    before = discs(state), legal(state), state.decider()
    state.redeal(1, Rng(5))
    assert (discs(state), legal(state), state.decider()) == before
    assert state.rng.state == Rng(5).split().state


def test_an_audit_finds_a_disc_in_the_air_and_a_disc_too_many() -> None:
    state = after([3, 3])
    state.board[cell(0, 4)] = 1
    assert "in the air" in state.audit()
    state = after([3, 3])
    state.board[cell(3, 1)] = 1
    assert "twice" in state.audit()


def test_the_loops_play_whole_games_and_leave_the_start_alone() -> None:
    start = after([3, 3])
    before = discs(start), start.rng.state
    made = playouts(start, Rng(1), vec[i64]([0] * COLUMNS), 50, 100)
    assert 50 * 5 <= made <= 50 * 40
    clones(start, 3)
    assert (discs(start), start.rng.state) == before


@pytest.mark.compiled_only
def test_every_move_is_the_same_interpreted_and_compiled() -> None:
    assert status().compiled
    interpreted = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.walks", "300"],
        env=os.environ | {"WATERHOLE_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert interpreted.stdout.splitlines() == walks(300)


def test_the_same_seed_plays_the_same_game() -> None:
    assert walk(7) == walk(7)
    assert walk(7) != walk(8)
