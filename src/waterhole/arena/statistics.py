"""What the results say, with 95 % intervals. Games of one deal are not independent: the deal is what is drawn again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from waterhole.arena.play import Result

Numbers = NDArray[np.float64]

RESAMPLES = 2000
AT_ONCE = 250  # resamples held in memory together
CONFIDENCE = 0.95
Z = 1.959964  # of the normal distribution, for 95 %
BOOTSTRAP_SEED = 1


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    value: float
    low: float
    high: float


def resampled(clusters: int, resamples: int = RESAMPLES) -> Iterator[Numbers]:
    """Draws with replacement: how often each cluster is in each resample; some resamples at a time."""
    rng = np.random.default_rng(BOOTSTRAP_SEED)
    even = np.full(clusters, 1 / clusters)
    for begun in range(0, resamples, AT_ONCE):
        yield rng.multinomial(clusters, even, min(AT_ONCE, resamples - begun)).astype(np.float64)


def percentiles(values: Numbers) -> tuple[Numbers, Numbers]:
    """The bounds of the middle 95 % along the first axis."""
    tail = (1 - CONFIDENCE) / 2
    low, high = np.nanquantile(values, [tail, 1 - tail], axis=0)
    return low, high


def clustered_mean(values: Sequence[float], clusters: Sequence[int]) -> Estimate:
    """The mean of values with a percentile bootstrap interval, whole clusters drawn again."""
    places, where = np.unique(np.asarray(clusters), return_inverse=True)
    sums = np.bincount(where, weights=np.asarray(values, dtype=np.float64), minlength=len(places)).astype(np.float64)
    counts = np.bincount(where, minlength=len(places)).astype(np.float64)
    return clustered_ratios(sums[:, None], counts[:, None])[0]


def clustered_ratios(tops: Numbers, bottoms: Numbers) -> list[Estimate]:
    """Ratios of sums with such intervals: a row for each cluster, a column for each ratio.

    Where a resample has nothing to divide by, it says nothing about that ratio.
    """
    with np.errstate(divide="ignore", invalid="ignore"):
        ratios = np.concatenate([(draws @ tops) / (draws @ bottoms) for draws in resampled(len(tops))])
    found = zip(tops.sum(axis=0) / bottoms.sum(axis=0), *percentiles(ratios), strict=True)
    return [Estimate(float(value), float(low), float(high)) for value, low, high in found]


def clustered_share(values: Sequence[float], clusters: Sequence[int]) -> Estimate:
    """The same for shares from 0 to 1; where no game differs from another, Wilson's interval over the clusters.

    A bootstrap of 400 wins would otherwise claim certainty.
    """
    estimate = clustered_mean(values, clusters)
    if estimate.high - estimate.low > 0 or not 0 <= estimate.value <= 1 or len(set(values)) > 1:
        return estimate
    low, high = wilson(estimate.value, len(set(clusters)))
    return Estimate(estimate.value, low, high)


def wilson(share: float, n: int) -> tuple[float, float]:
    """Wilson's interval of a share of n independent games."""
    scale = 1 + Z * Z / n
    centre = (share + Z * Z / (2 * n)) / scale
    half = Z * float(np.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))) / scale
    return max(0.0, centre - half), min(1.0, centre + half)


# -- per bot and per seat ------------------------------------------------------------


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot did in a line-up. `par` is its share if all seats were equally strong."""

    bot: str
    par: float
    share: Estimate
    score: Estimate


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """How long one bot thought, per decision."""

    bot: str
    decisions: int
    mean_seconds: float
    slowest_seconds: float


def win_shares(result: Result) -> list[float]:
    """What each seat won: 1, or its part of a shared win."""
    winners = result.ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in result.ranks]


def standing(bot: str, results: Sequence[Result]) -> Standing:
    """Share of wins and mean score of a bot over finished games of one line-up."""
    shares, scores, deals = [], [], []
    for result in results:
        seats = [seat for seat, level in enumerate(result.unit.lineup) if level == bot]
        won = win_shares(result)
        shares.append(sum(won[seat] for seat in seats))
        scores.append(sum(result.scores[seat] for seat in seats) / len(seats))
        deals.append(result.unit.deal)
    lineup = results[0].unit.lineup
    return Standing(
        bot=bot,
        par=lineup.count(bot) / len(lineup),
        share=clustered_share(shares, deals),
        score=clustered_mean(scores, deals),
    )


def seat_shares(results: Sequence[Result]) -> list[Estimate]:
    """What each seat won, whoever sat there."""
    deals = [result.unit.deal for result in results]
    per_game = [win_shares(result) for result in results]
    return [clustered_share([won[seat] for won in per_game], deals) for seat in range(len(per_game[0]))]


def paces(results: Sequence[Result]) -> list[Pace]:
    """Decision times of every bot, in the order the bots first appear."""
    decisions: dict[str, int] = {}
    seconds: dict[str, float] = {}
    slowest: dict[str, float] = {}
    for result in results:
        for seat, bot in enumerate(result.unit.lineup):
            decisions[bot] = decisions.get(bot, 0) + result.decisions[seat]
            seconds[bot] = seconds.get(bot, 0.0) + result.seconds[seat]
            slowest[bot] = max(slowest.get(bot, 0.0), result.slowest[seat])
    return [
        Pace(bot=bot, decisions=n, mean_seconds=seconds[bot] / max(1, n), slowest_seconds=slowest[bot])
        for bot, n in decisions.items()
    ]
