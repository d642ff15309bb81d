"""What the rows come to: for every value how often it is seen and how often it wins, with 95 % intervals by deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from waterhole.arena.statistics import Estimate, Numbers, clustered_ratios, wilson
from waterhole.explorer.counting import LEAD, LENGTH, OUTCOME, SEAT, lineup_name
from waterhole.explorer.explored import Counted, Interval, Tallied
from waterhole.kernel.game import Game
from waterhole.kernel.tally import ENDING, Tally

FEWEST = 30  # deals: how often it wins cannot be said of what is rarer
MOST_BINS = 12
STEPS = [step * scale for scale in (1, 10, 100, 1000, 10_000) for step in (1, 2, 5)]
EDGE = 0.01  # of what was counted: so much may lie beyond the inner end of the first and of the last bin
DIGITS = 4
GENERAL = (
    Tally(name=SEAT),
    Tally(name=LENGTH),
    Tally(name=LEAD),
    ENDING,
)
ONCE = {LENGTH, LEAD, OUTCOME}  # for a game, not for each player


class Value(NamedTuple):
    """A word, or numbers from one to another; None: without an end."""

    word: str = ""
    low: int | None = None
    high: int | None = None


class Part(NamedTuple):
    """The rows of one tally, some lines for each deal and value: how many there were, and how many were winners'."""

    deals: Sequence[int]
    values: Sequence[str]
    counts: Numbers
    wins: Numbers


def tallied(rows: pa.Table, game: Game, lineup: Sequence[str], games_of: Mapping[int, int]) -> Iterator[Tallied]:
    """What all tallies come to over the rows of one line-up; `games_of` says how many games each deal has."""
    own = rows.filter(pc.field("bots") == lineup_name(lineup))
    for tally in (*GENERAL, *game.tallies):
        once = tally.name in ONCE
        part, seats, fewest = part_of(own, tally.name), 1 if once else len(lineup), 1 if once else FEWEST
        found = counted(part, bool(tally.told), games_of, seats, fewest)
        if once:
            found = [Counted(word=one.word, low=one.low, high=one.high, times=one.times) for one in found]
        if len(found) > 1:  # one alone can be compared with nothing
            yield Tallied(name=tally.name, by=tally.by, told=tally.told, rows=found)


def part_of(rows: pa.Table, tally: str) -> Part:
    own = rows.filter(pc.field("tally") == tally)
    sums = own.group_by(["deal", "value", "won"]).aggregate([("number", "sum")])
    counts, won = (sums[name].to_numpy().astype(np.float64) for name in ("number_sum", "won"))
    return Part(sums["deal"].to_pylist(), sums["value"].to_pylist(), counts, counts * won)


def counted(part: Part, words: bool, games_of: Mapping[int, int], seats: int, fewest: int = FEWEST) -> list[Counted]:
    """Every value that so many deals have: numbers by size, words by how often they win."""
    if not part.values:
        return []
    name = Value if words else binning([int(value) for value in part.values], part.counts)
    names = [name(value) for value in part.values]
    columns = {value: number for number, value in enumerate(dict.fromkeys(names))}
    line_of = {deal: line for line, deal in enumerate(games_of)}
    where = [line_of[deal] for deal in part.deals], [columns[value] for value in names]
    counts, wins = (np.zeros((len(line_of), len(columns))) for _ in range(2))
    np.add.at(counts, where, part.counts)
    np.add.at(wins, where, part.wins)
    players = np.array([[n * seats] * len(columns) for n in games_of.values()], dtype=np.float64)
    deals = (counts > 0).sum(axis=0)
    estimates = zip(columns, clustered_ratios(counts, players), clustered_ratios(wins, counts), deals, strict=True)
    found = [
        Counted(word=value.word, low=value.low, high=value.high, times=rounded(times), won=rounded(sure(won, int(n))))
        for value, times, won, n in estimates
        if n >= fewest
    ]
    return sorted(found, key=by_wins if words else by_size)


def by_wins(one: Counted) -> tuple[float, float]:
    return (-one.won[0] if one.won else 0.0), -one.times[0]


def by_size(one: Counted) -> int:
    return -1 << 62 if one.low is None else one.low


def sure(share: Estimate, deals: int) -> Estimate:
    """A share of which all or none won has Wilson's interval: a bootstrap would claim certainty."""
    return Estimate(share.value, *wilson(share.value, deals)) if share.low == share.high else share


def rounded(estimate: Estimate) -> Interval:
    value, low, high = (round(float(one), DIGITS) for one in (estimate.value, estimate.low, estimate.high))
    return value, low, high


def binning(values: Sequence[int], counts: Numbers) -> Callable[[str], Value]:
    """Into which of at most a dozen bins a number goes; few different numbers have a bin each."""
    order = np.argsort(values)
    share = np.cumsum(counts[order]) / counts.sum()
    inner = [int(values[order[np.searchsorted(share, edge)]]) for edge in (EDGE, 1 - EDGE)]
    step = next(step for step in STEPS if inner[1] // step - inner[0] // step < MOST_BINS)
    first, last = inner[0] // step, inner[1] // step
    least, most = min(values), max(values)

    def bin_of(text: str) -> Value:
        number = min(max(int(text) // step, first), last)
        low, high = number * step, number * step + step - 1
        return Value(
            "",
            None if number == first and least < low else low,
            None if number == last and most > high else high,
        )

    return bin_of
