"""Small and big scoring (WL-14 to WL-18) against the printed sentences and against a second, naive scorer."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.wildlife import naive
from tests.games.wildlife.boards import area, events, island, play, points, sentences, table
from waterhole.games.wildlife.engine.components import PLACES, SPACE_HI, SPACE_LO
from waterhole.games.wildlife.engine.scoring import big_scoring
from waterhole.games.wildlife.engine.view import sheet
from waterhole.games.wildlife.events import Scored
from waterhole.games.wildlife.view import Sheet

BOARDS = 3_000
SPACE_OF = {place: space for space, place in enumerate(PLACES)}


def masks(board: naive.Board, players: int) -> tuple[list[int], list[int]]:
    lo, hi = [0] * players, [0] * players
    for place, player in board.items():
        lo[player] |= int(SPACE_LO[SPACE_OF[place]])
        hi[player] |= int(SPACE_HI[SPACE_OF[place]])
    return lo, hi


def scored(tiles: dict[int, str], players: int = 3) -> Sheet:
    board = {
        (row, column): int(mark) - 1
        for row, line in enumerate(island(tiles))
        for column, mark in enumerate(line)
        if mark.isdigit()
    }
    return sheet(*masks(board, players), [0] * players, [0] * players, [0] * players)


def herds(tiles: dict[int, str], players: int = 3) -> list[tuple[int, int, int]]:
    """Seat, size and points of every herd that ranks."""
    return [(herd.seat, herd.size, herd.points) for herd in scored(tiles, players).herds]


def in_area(tiles: dict[int, str], name: str, players: int = 4) -> tuple[int, ...]:
    return next(ranking.points for ranking in scored(tiles, players).areas if ranking.name == name)


# -- areas ----------------------------------------------------------------------------


def test_a_monopoly_scores_five_when_full_and_four_when_not() -> None:
    # WL-15
    assert in_area({1: area("s")}, "small savanna") == (5, 0, 0, 0)
    assert in_area({1: area("s", "3,5")}, "small savanna") == (4, 0, 0, 0)
    assert in_area({}, "small savanna") == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({1: "0,4 0,5 0,6", 2: "1,4 1,5", 3: "1,6"}, (3, 2, 1, 0)),
        ({1: "0,4 0,5", 2: "1,4 1,5", 3: "1,6"}, (2, 2, 1, 0)),  # tied for first: the second place each
        ({1: "0,4 0,5", 2: "1,4", 3: "1,6"}, (3, 1, 1, 0)),  # tied for second: the third place each
        ({1: "0,4 0,5 0,6", 2: "1,4 1,5", 3: "1,6", 4: "2,4"}, (3, 2, 0, 0)),  # tied for third: nothing
        ({1: "0,4", 2: "1,4", 3: "1,6"}, (2, 2, 2, 0)),  # three tied drop one place only
        ({1: "0,4 0,5", 2: "1,4 1,5", 3: "1,6", 4: "2,4"}, (2, 2, 0, 0)),
    ],
)
def test_wl_15_who_ties_scores_the_next_lower_rank(tiles: dict[int, str], expected: tuple[int, ...]) -> None:
    # WL-15
    assert in_area(tiles, "large forest") == expected


# -- herds -----------------------------------------------------------------------------


def test_two_equal_largest_herds_of_one_player_score_10_and_10() -> None:
    # WL-16
    assert herds({1: "0,4 0,5 7,4 7,5"}) == [(0, 2, 10), (0, 2, 10)]


def test_with_another_player_as_large_they_score_7_and_7() -> None:
    assert herds({1: "0,4 0,5 7,4 7,5", 2: "3,0 3,1"}) == [(0, 2, 7), (0, 2, 7), (1, 2, 7)]


def test_the_second_and_fourth_largest_herds_score_7_and_3() -> None:
    tiles = {1: "0,4 0,5 0,6 1,4 7,4 7,5", 2: "3,0 3,1 4,0 4,1 5,1", 3: "4,5 4,6 4,7"}
    assert herds(tiles) == [(1, 5, 10), (0, 4, 7), (2, 3, 5), (0, 2, 3)]


def test_equal_herds_of_one_player_use_up_one_rank_together() -> None:
    # WL-16: 6, 6 (A) and 5 (B) score 10, 10 and 7.
    tiles = {1: "0,4 0,5 0,6 1,4 1,5 1,6 3,0 3,1 4,0 4,1 5,0 5,1", 2: "4,5 4,6 4,7 4,8 5,5"}
    assert herds(tiles) == [(0, 6, 10), (0, 6, 10), (1, 5, 7)]


def test_players_tied_for_the_second_largest_herd_score_the_third_place() -> None:
    tiles = {1: "0,4 0,5 0,6", 2: "3,0 3,1", 3: "4,5 4,6"}
    assert herds(tiles) == [(0, 3, 10), (1, 2, 5), (2, 2, 5)]


def test_a_single_tile_is_no_herd() -> None:
    assert herds({1: "0,4", 2: "3,0"}) == []


def test_a_herd_extends_over_several_areas_but_not_diagonally() -> None:
    assert [herd.spaces for herd in scored({1: "1,3 1,4 2,5"}).herds] == [("1,3", "1,4")]


def test_only_five_ranks_of_herds_score() -> None:
    tiles = {1: "0,4 0,5 0,6 1,4 1,5 1,6 2,4", 2: "2,0 3,0 4,0 5,0 5,1 6,1", 3: "4,5 4,6 4,7 4,8 5,8"}
    tiles |= {4: "5,2 6,2 7,2 7,3", 5: "7,5 7,6 8,6", 6: "5,10 6,10"}
    assert [points for _, _, points in herds(tiles, 6)] == [10, 7, 5, 3, 1]


# -- adaptations, abilities, food ---------------------------------------------------------


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((3, 2, 1), (4, 2, 0)),
        ((3, 3, 1), (2, 2, 0)),
        ((3, 1, 1), (4, 0, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((1, 0, 0), (4, 0, 0)),
    ],
)
def test_wl_17_adaptations_abilities_and_food_score_4_and_2(counts: tuple[int, ...], expected: tuple[int, ...]) -> None:
    # WL-17: at least one is needed.
    one = sheet([0] * 3, [0] * 3, list(counts), list(counts), list(counts))
    assert [ranking.name for ranking in one.others] == ["adaptations", "abilities", "food"]
    assert [ranking.points for ranking in one.others] == [expected] * 3
    assert one.totals == tuple(3 * points for points in expected)


# -- a second opinion ----------------------------------------------------------------------


def random_board(rng: random.Random, players: int) -> naive.Board:
    """Tiles scattered or in clumps, never more than 30 of a player."""
    board: naive.Board = {}
    left = [30] * players
    for place in rng.sample(PLACES, rng.randint(0, len(PLACES))):
        near = [board[n] for n in ((place[0] + 1, place[1]), (place[0], place[1] - 1)) if n in board]
        player = near[0] if near and rng.random() < 0.6 else rng.randrange(players)
        if left[player]:
            board[place] = player
            left[player] -= 1
    return board


def agrees(seed: int) -> bool:
    """Whether both scorers, and the sheet, give the same points on a random board."""
    rng = random.Random(seed)
    players = rng.randint(2, 6)
    board = random_board(rng, players)
    most = rng.choice((2, 4, 12))
    counts = [[rng.randint(0, most) for _ in range(players)] for _ in range(3)]
    lo, hi = masks(board, players)
    fast = big_scoring(vec[i64](lo), vec[i64](hi), *(vec[i64](count) for count in counts))
    slow = naive.big_scoring(board, players, *counts)
    named = list(sheet(lo, hi, *counts).totals) if seed % 10 == 0 else slow
    return [int(n) for n in fast] == slow == named


def test_areas_herds_and_ranks_agree_with_a_naive_scorer_on_random_boards() -> None:
    assert [seed for seed in range(BOARDS) if not agrees(seed)] == []


# -- small scoring ----------------------------------------------------------------------------


def test_filling_an_area_scores_the_next_space_of_the_track_at_once() -> None:
    # WL-14
    state = table(3, {2: area("s", "3,8")}, marked=["large forest", "small forest", "large desert"])
    play(state, "play savanna", "place 3,8")
    assert points(state)[0] == 14
    assert "P1 filled the small savanna (pawn 4) for 4 points." in sentences(state)
    assert state.due == 1


@pytest.mark.parametrize(("pawns", "value"), list(enumerate((3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5))))
def test_the_small_scoring_track_reads_3_3_3_4_4_4_4_5_5_5_5(pawns: int, value: int) -> None:
    names = [f"{size} {t}" for t in ("forest", "desert", "steppe", "mountains", "water") for size in ("large", "small")]
    state = table(3, {2: area("s", "3,8")}, marked=[*names, "large savanna"][:pawns])
    play(state, "play savanna", "place 3,8")
    assert points(state)[0] == 10 + value
    assert state.due == (pawns in (3, 7, 10))
    assert (state.ending == 1) == (pawns == 10)


def test_an_area_scores_small_only_the_first_time_it_is_filled() -> None:
    state = table(3, {2: area("s", "3,8")}, marked=["small savanna"])
    play(state, "play savanna", "place 3,8")
    assert points(state)[0] == 10


def test_a_move_within_an_area_never_scores() -> None:
    state = table(3, {1: "3,7", 2: "3,5 3,6"})
    play(state, "migrate", "to 3,8")
    assert points(state)[0] == 10
    assert state.marked == 0


def test_with_no_pawn_left_filling_an_area_scores_nothing() -> None:
    names = [f"{size} {t}" for t in ("forest", "desert", "steppe", "mountains", "water") for size in ("large", "small")]
    state = table(2, {2: area("s", "3,8")}, marked=[*names, "large savanna"])
    play(state, "play savanna", "place 3,8")
    assert points(state)[0] == 10


# -- big scoring and the end ----------------------------------------------------------------------


def test_one_big_scoring_follows_the_turn_that_uncovered_a_space() -> None:
    # WL-18
    state = table(3, {2: area("s", "3,8")}, marked=["large forest", "small forest", "large desert"], food=[0, 0, 0])
    play(state, "play savanna", "place 3,8", "auction forest", "pass", "pass", "end")
    sheets = [seen.sheet for seen in events(state) if isinstance(seen, Scored)]
    assert len(sheets) == 1
    # Small savanna 3 and 1 tiles: 3 and 2 points; the herd of three 10.
    assert sheets[0].totals == (2, 13, 0)
    assert points(state) == [16, 23, 10]
    assert (state.due, state.decider()) == (0, 1)


def test_the_turn_of_the_eleventh_pawn_is_played_out_and_one_big_scoring_ends_the_game() -> None:
    # WL-18
    names = [f"{size} {t}" for t in ("forest", "desert", "steppe", "mountains", "water") for size in ("large", "small")]
    state = table(3, {2: area("s", "3,8")}, marked=names, food=[0, 0, 0])
    play(state, "play savanna", "place 3,8", "auction forest", "pass", "pass")
    assert state.outcome() == ""
    play(state, "play adaptation", "improve forest", "end")
    assert state.outcome() == "eleventh pawn"
    assert len([seen for seen in events(state) if isinstance(seen, Scored)]) == 1
    # 5 for the pawn, 2 for second place in the savanna, 4 for the one adaptation.
    assert points(state) == [21, 23, 10]
    assert list(state.ranks()) == [2, 1, 3]


def test_an_empty_supply_ends_the_game_after_the_turn_and_ties_are_shared() -> None:
    # WL-18
    state = table(3, {2: "0,4", 3: "6,7"}, supply=[1, 20, 20], food=[0, 0, 0], points=[6, 10, 10])
    play(state, "play savanna", "place 3,8")
    assert state.outcome() == ""
    play(state, "auction forest", "pass", "pass", "play desert")
    assert state.decider() == 0  # the free migration is left
    play(state, "end")
    assert state.outcome() == "empty supply"
    assert points(state) == [10, 14, 14]
    assert list(state.ranks()) == [3, 1, 1]
    assert sentences(state)[-1] == "The game is over: a supply of tiles is empty. Won by P2 and P3."
