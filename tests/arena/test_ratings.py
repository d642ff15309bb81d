"""Ratings against players whose strength is known, because they are made up."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest

from tests.arena.fakes import invented
from waterhole.arena.play import Result
from waterhole.arena.ratings import ELO_PER_UNIT, comparisons, elo, ratings, strengths
from waterhole.arena.schedule import rotations

TRUE_ELO = {"random": 600.0, "greedy": 850.0, "forager": 1000.0, "hunter": 1250.0}


def luck(rng: np.random.Generator, lineup: Sequence[str]) -> list[int]:
    """Ranks of a game that seats win in proportion to their strength; losers share the second place."""
    weights = np.array([10 ** (TRUE_ELO[bot] / 400) for bot in lineup])
    winner = rng.choice(len(lineup), p=weights / weights.sum())
    return [1 if seat == winner else 2 for seat in range(len(lineup))]


def tournament(lineups: Sequence[Sequence[str]], deals: int, seed: int = 3) -> list[Result]:
    rng = np.random.default_rng(seed)
    return [
        invented(seating, luck(rng, seating), deal, number)
        for number, lineup in enumerate(lineups)
        for deal in range(deals)
        for seating in rotations(lineup)
    ]


def test_two_hundred_elo_are_seventy_six_percent() -> None:
    wins = np.array([[[0.0, 7597.0], [2403.0, 0.0]]])
    theta = strengths(wins)[0]
    assert ELO_PER_UNIT * (theta[0] - theta[1]) == pytest.approx(200, abs=0.1)


def test_bradley_terry_recovers_strengths_from_what_is_to_be_expected_of_them() -> None:
    truth = np.array([-1.5, -0.2, 0.4, 1.3])
    chance = 1 / (1 + np.exp(truth[None, :] - truth[:, None]))
    games = np.array([[0, 10, 0, 5], [10, 0, 20, 0], [0, 20, 0, 30], [5, 0, 30, 0]])  # not all have met
    assert strengths((games * chance)[None])[0] == pytest.approx(truth, abs=1e-6)


def check(results: Sequence[Result], within: float) -> None:
    for rating in ratings(results):
        assert rating.elo is not None
        assert rating.elo.low - 1e-9 <= TRUE_ELO[rating.bot] <= rating.elo.high + 1e-9
        assert rating.elo.value == pytest.approx(TRUE_ELO[rating.bot], abs=within)


def test_known_ratings_are_found_within_their_intervals() -> None:
    results = tournament(list(combinations(TRUE_ELO, 2)), deals=300)
    assert [rating.bot for rating in ratings(results)] == ["hunter", "forager", "greedy", "random"]
    check(results, within=30)


def test_ratings_do_not_depend_on_who_sits_alone_at_a_large_table() -> None:
    """Losers share a place: comparing them, too, would rate the one who met four of the weak above its worth."""
    lineups = [("greedy", *["random"] * 4), ("random", *["forager"] * 4), ("forager", *["greedy"] * 4)]
    check(tournament([*lineups, ("hunter", *["forager"] * 4)], deals=300), within=60)


def test_intervals_cover_the_true_difference_in_most_of_many_tournaments() -> None:
    covered = 0
    for seed in range(40):
        results = tournament([("hunter", "forager")], deals=100, seed=seed)
        bots = ["hunter", "forager"]
        found = elo(bots, comparisons(bots, results))["hunter"]
        assert found is not None
        covered += found.low <= TRUE_ELO["hunter"] <= found.high
    assert covered >= 35


def test_a_bot_that_never_lost_or_never_won_has_only_a_bound() -> None:
    results = [invented(["hunter", "forager"], [1, 2], deal) for deal in range(100)]
    results += [invented(["forager", "random"], [1, 2], deal) for deal in range(100)]
    found = {rating.bot: rating.elo for rating in ratings(results)}
    hunter, random = found["hunter"], found["random"]
    assert hunter is not None
    assert random is not None
    assert (hunter.bound, random.bound) == ("above", "below")
    # Wilson: at most 3.70 % of upsets in 100 deals; so at least 1 : 0.0370, or 573 Elo.
    assert hunter.value == pytest.approx(1573, abs=2)
    assert random.value == pytest.approx(427, abs=2)


def test_a_bound_passes_through_bots_between() -> None:
    """Greedy won once against the forager; random never against greedy."""
    results = [invented(["forager", "greedy"], [1 + (deal == 0), 2 - (deal == 0)], deal) for deal in range(50)]
    results += [invented(["greedy", "random"], [1, 2], deal) for deal in range(50)]
    found = {rating.bot: rating.elo for rating in ratings(results)}
    assert found["greedy"] is not None
    assert found["random"] is not None
    assert found["greedy"].bound == ""
    assert found["random"].bound == "below"
    assert list(found) == ["forager", "greedy", "random"]
    assert found["random"].value < found["greedy"].value


def test_a_shared_win_is_half_a_win() -> None:
    found = ratings([invented(["hunter", "forager"], [1, 1], deal) for deal in range(20)])
    assert [rating.elo.value for rating in found if rating.elo] == pytest.approx([1000, 1000])


def test_a_win_shared_by_two_of_three_counts_in_parts() -> None:
    wins = comparisons(["a", "b", "c"], [invented(["a", "b", "c"], [1, 1, 3], 0)])[0]
    assert wins.tolist() == [[0, 0.5, 0.5], [0.5, 0, 0.5], [0, 0, 0]]


def test_bots_that_no_chain_of_games_links_to_the_anchor_have_no_elo() -> None:
    results = [invented(["hunter", "forager"], [1, 2], 0), invented(["a", "b"], [1, 2], 0)]
    found = {rating.bot: rating.elo for rating in ratings(results)}
    assert found["a"] is None
    assert found["b"] is None
    assert found["hunter"] is not None


def test_without_the_anchor_the_mean_stands_at_one_thousand() -> None:
    found = ratings([invented(["a", "b"], [1 + deal % 3 // 2, 2 - deal % 3 // 2], deal) for deal in range(30)])
    assert sum(rating.elo.value for rating in found if rating.elo) == pytest.approx(2000)


def test_openskill_orders_the_same_players_the_same_way() -> None:
    found = ratings(tournament(list(combinations(TRUE_ELO, 2)), deals=100))
    assert [rating.bot for rating in sorted(found, key=lambda rating: -rating.mu)] == list(reversed(TRUE_ELO))
    assert all(0 < rating.sigma < 25 / 3 for rating in found)
