"""Shares, intervals and bins, against cases whose answer is known."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import pytest

from waterhole.arena.statistics import wilson
from waterhole.explorer.summary import FEWEST, MOST_BINS, Part, Value, binning, counted

DEALS = 400
ONE_GAME_EACH = dict.fromkeys(range(DEALS), 1)


def part(rows: Sequence[tuple[int, str, int, float]]) -> Part:
    """Deal, value, how many, and how many of them were a winner's."""
    deals, values, counts, wins = zip(*rows, strict=True)
    return Part(deals, values, np.array(counts, np.float64), np.array(wins, np.float64))


def test_what_every_second_winner_has_wins_every_second_time() -> None:
    """Two players; one has an owl in every game and wins three games of four, the other a duck in every second game."""
    owls = [(deal, "owl", 1, float(deal % 4 != 0)) for deal in range(DEALS)]
    ducks = [(deal, "duck", 1, float(deal % 4 == 0)) for deal in range(0, DEALS, 2)]
    owl, duck = counted(part([*owls, *ducks]), True, ONE_GAME_EACH, seats=2)
    assert (owl.word, duck.word) == ("owl", "duck")  # what wins more often comes first
    assert owl.times == (0.5, 0.5, 0.5)
    assert duck.times[0] == 0.25
    assert owl.won is not None
    assert duck.won is not None
    assert (owl.won[0], duck.won[0]) == (0.75, 0.5)
    half = 1.96 * (0.75 * 0.25 / DEALS) ** 0.5
    assert owl.won[1:] == pytest.approx((0.75 - half, 0.75 + half), abs=0.01)
    wider = 1.96 * (0.5 * 0.5 / (DEALS / 2)) ** 0.5
    assert duck.won[1:] == pytest.approx((0.5 - wider, 0.5 + wider), abs=0.02)


def test_what_somebody_has_twice_counts_twice() -> None:
    rows = [(deal, "owl", 3 if deal % 2 else 1, 3.0 if deal % 2 else 0.0) for deal in range(DEALS)]
    [owl] = counted(part(rows), True, ONE_GAME_EACH, seats=2)
    assert owl.times[0] == 1.0
    assert owl.won is not None
    assert owl.won[0] == 0.75


def test_games_of_one_deal_are_not_counted_as_independent() -> None:
    """The same games in a quarter of the deals: the interval is twice as wide."""
    won = [float((7 * deal) % 10 < 5) for deal in range(DEALS // 4)]
    apart = [(deal, "owl", 1, won[deal // 4]) for deal in range(DEALS)]
    together = [(deal, "owl", 4, 4 * won[deal]) for deal in range(DEALS // 4)]
    [wide] = counted(part(together), True, dict.fromkeys(range(DEALS // 4), 4), seats=1)
    [narrow] = counted(part(apart), True, ONE_GAME_EACH, seats=1)
    assert wide.won is not None
    assert narrow.won is not None
    assert (wide.won[2] - wide.won[1]) / (narrow.won[2] - narrow.won[1]) == pytest.approx(2, rel=0.15)


def test_what_always_wins_has_wilsons_interval_and_what_is_rare_is_left_out() -> None:
    always = [(deal, "owl", 1, 1.0) for deal in range(FEWEST)]
    rare = [(deal, "duck", 1, 1.0) for deal in range(FEWEST - 1)]
    [owl] = counted(part([*always, *rare]), True, ONE_GAME_EACH, seats=2)
    assert owl.won is not None
    assert owl.won[0] == 1.0
    assert owl.won[1:] == pytest.approx(wilson(1.0, FEWEST), abs=0.0001)


def test_few_numbers_have_a_bin_each() -> None:
    bin_of = binning([0, 1, 2, 3], np.array([10.0, 20.0, 20.0, 10.0]))
    assert [bin_of(text) for text in "0123"] == [Value("", number, number) for number in range(4)]


def test_many_numbers_have_a_dozen_bins_at_most_and_the_outer_ones_no_end() -> None:
    numbers = [3, *range(100, 200), 900]
    bin_of = binning(numbers, np.ones(len(numbers)))
    bins = list(dict.fromkeys(bin_of(str(number)) for number in numbers))
    assert len(bins) <= MOST_BINS
    assert bins[0].low is None
    assert bins[-1].high is None
    for left, right in pairwise(bins):
        assert left.high is not None
        assert right.low == left.high + 1


def test_numbers_below_zero_have_bins_too() -> None:
    bin_of = binning([-2, -1, 0, 1], np.ones(4))
    assert bin_of("-2") == Value("", -2, -2)
