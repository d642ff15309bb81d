"""Intervals against cases whose answer is known."""

from __future__ import annotations

import numpy as np
import pytest

from tests.arena.fakes import invented
from waterhole.arena.statistics import (
    Estimate,
    clustered_mean,
    clustered_share,
    paces,
    seat_shares,
    standing,
    wilson,
    win_shares,
)

EXPERIMENTS = 100


def covers(estimate: Estimate, truth: float) -> bool:
    return estimate.low <= truth <= estimate.high


def dependent_games(rng: np.random.Generator, deals: int = 60, each: int = 4) -> tuple[list[float], list[int]]:
    """Games that the deal decides: won in 60 % of the deals, then in all games of the deal."""
    won = rng.random(deals) < 0.6
    return [float(w) for w in won for _ in range(each)], [deal for deal in range(deals) for _ in range(each)]


def test_a_95_percent_interval_covers_the_truth_that_often_and_a_naive_one_does_not() -> None:
    rng = np.random.default_rng(7)
    clustered = naive = 0
    for _ in range(EXPERIMENTS):
        values, deals = dependent_games(rng)
        clustered += covers(clustered_mean(values, deals), 0.6)
        naive += covers(clustered_mean(values, range(len(values))), 0.6)
    assert 0.90 <= clustered / EXPERIMENTS <= 0.99
    assert naive / EXPERIMENTS < 0.80  # half as wide as it should be: about two in three


def test_where_deals_decide_the_clustered_interval_is_twice_as_wide_as_the_naive_one() -> None:
    values, deals = dependent_games(np.random.default_rng(1), deals=300)
    clustered, naive = clustered_mean(values, deals), clustered_mean(values, range(len(values)))
    assert (clustered.high - clustered.low) / (naive.high - naive.low) == pytest.approx(2, rel=0.15)


def test_where_rotation_cancels_the_deal_the_clustered_interval_is_narrower() -> None:
    """One win and one loss in every deal: the share is exactly one half, whatever deals are drawn."""
    values, deals = [1.0, 0.0] * 50, [deal for deal in range(50) for _ in range(2)]
    assert clustered_share(values, deals) == Estimate(0.5, 0.5, 0.5)


def test_the_interval_of_independent_games_agrees_with_the_binomial_one() -> None:
    values = [1.0] * 240 + [0.0] * 160
    estimate = clustered_mean(values, range(400))
    half = 1.96 * (0.6 * 0.4 / 400) ** 0.5
    assert estimate.value == 0.6
    assert estimate.low == pytest.approx(0.6 - half, abs=0.006)
    assert estimate.high == pytest.approx(0.6 + half, abs=0.006)


def test_winning_every_game_is_not_certainty() -> None:
    estimate = clustered_share([1.0] * 40, [deal for deal in range(20) for _ in range(2)])
    assert (estimate.value, estimate.high) == (1.0, 1.0)
    assert estimate.low == pytest.approx(0.8389, abs=0.0001)  # Wilson, 20 of 20


def test_wilsons_interval_has_its_known_values() -> None:
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=0.0001)
    assert wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=0.0001)


def test_deals_of_different_size_weigh_by_their_games() -> None:
    assert clustered_mean([1.0, 1.0, 1.0, 0.0], [0, 0, 0, 1]).value == 0.75


def test_a_shared_win_counts_in_parts() -> None:
    assert win_shares(invented(["a", "b", "c"], [1, 3, 1], 0)) == [0.5, 0.0, 0.5]


def test_a_bot_in_several_seats_wins_with_any_of_them() -> None:
    results = [
        invented(["a", "b", "b"], [2, 1, 3], 0),
        invented(["b", "b", "a"], [3, 2, 1], 0),
        invented(["b", "a", "b"], [1, 2, 3], 0),
    ]
    alone, others = standing("a", results), standing("b", results)
    assert (alone.share.value, others.share.value) == pytest.approx((1 / 3, 2 / 3))
    assert (alone.par, others.par) == pytest.approx((1 / 3, 2 / 3))
    assert alone.score.value == pytest.approx((8 + 9 + 8) / 3)
    assert others.score.value == pytest.approx((9 + 7 + 7 + 8 + 9 + 7) / 6)
    assert [share.value for share in seat_shares(results)] == pytest.approx([1 / 3, 1 / 3, 1 / 3])


def test_decision_times_are_per_bot() -> None:
    (a, b) = paces([invented(["a", "b", "b"], [1, 2, 3], 0)])
    assert (a.bot, a.decisions, a.mean_seconds, a.slowest_seconds) == ("a", 20, 0.025, 0.1)
    assert (b.bot, b.decisions) == ("b", 40)
