"""One number per bot: Bradley–Terry strengths on the Elo scale, and openskill's Plackett–Luce ratings.

Every game is taken apart into comparisons of its winner with each other seat where another bot sat. Places behind the
winner are not compared: in many games they are shared, and a bot alone among four would look weaker than it is. By
Luce's choice axiom the winner's comparisons have Bradley–Terry's chances at a table of any size. One drawn comparison
is added to every pair of bots that met, so that all numbers stay finite. Where no chain of wins leads from a bot to the
anchor, or none back, the results give its rating only a bound: the one that Wilson's limit of an upset would give.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from typing import Literal

import msgspec
import numpy as np
from numpy.typing import NDArray
from openskill.models import PlackettLuce

from waterhole.arena.play import Result
from waterhole.arena.statistics import Numbers, percentiles, resampled, wilson

ELO_PER_UNIT = 400 / float(np.log(10))
ANCHOR, ANCHOR_ELO = "forager", 1000.0
RATING_RESAMPLES = 500
STEPS = 60
LONGEST_STEP = 2.0
ORDER_SEED = 1


class Elo(msgspec.Struct, frozen=True):
    """A rating with its 95 % interval; as a bound, all three numbers are the bound."""

    value: float
    low: float
    high: float
    bound: Literal["", "below", "above"] = ""


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's Elo; `mu` and `sigma` are openskill's. Elo is None where no chain of games leads to the anchor."""

    bot: str
    games: int
    elo: Elo | None
    mu: float
    sigma: float


def ratings(results: Sequence[Result]) -> list[Rating]:
    """All bots of some finished games, the strongest first."""
    bots = list(dict.fromkeys(level for result in results for level in result.unit.lineup))
    elos = elo(bots, comparisons(bots, results))
    skills = openskill(bots, results)
    rated = [
        Rating(
            bot=bot,
            games=sum(bot in result.unit.lineup for result in results),
            elo=elos[bot],
            mu=skills[bot][0],
            sigma=skills[bot][1],
        )
        for bot in bots
    ]
    return sorted(rated, key=_place)


def _place(rating: Rating) -> tuple[int, float]:
    """Those without a lower limit last, those without an upper one first."""
    if rating.elo is None:
        return 3, 0.0
    return ("above", "", "below").index(rating.elo.bound), -rating.elo.value


# -- Bradley–Terry -------------------------------------------------------------------


def comparisons(bots: Sequence[str], results: Sequence[Result]) -> Numbers:
    """Per deal, how often each bot (row) won where each other (column) sat too; a shared win counts in parts."""
    number = {bot: index for index, bot in enumerate(bots)}
    deals = {deal: index for index, deal in enumerate(sorted({result.unit.deal for result in results}))}
    wins = np.zeros((len(deals), len(bots), len(bots)))
    for result in results:
        at = deals[result.unit.deal]
        for winner, loser in beaten(result):
            wins[at, number[winner], number[loser]] += 1 / result.ranks.count(1)
        for one, other in drawn(result):
            wins[at, number[one], number[other]] += 0.5
            wins[at, number[other], number[one]] += 0.5
    return wins


def beaten(result: Result) -> list[tuple[str, str]]:
    """A winner with each of the losers of a game, where different bots sat."""
    seats = list(zip(result.unit.lineup, result.ranks, strict=True))
    return [(a, b) for a, first in seats for b, second in seats if first == 1 < second and a != b]


def drawn(result: Result) -> list[tuple[str, str]]:
    """Two different bots that shared a win, each two once."""
    winners = [bot for bot, rank in zip(result.unit.lineup, result.ranks, strict=True) if rank == 1]
    return [(a, b) for a, b in combinations(winners, 2) if a != b]


def elo(bots: Sequence[str], per_deal: Numbers) -> dict[str, Elo | None]:
    """Elo with bootstrap intervals, deals drawn again. The anchor stands at 1000; without it, the mean does."""
    total = per_deal.sum(axis=0)
    anchor = bots.index(ANCHOR) if ANCHOR in bots else 0
    linked = sorted(_reached((total + total.T) > 0, anchor))
    kept = np.ix_(linked, linked)
    prior = 0.5 * ((total + total.T) > 0)[kept]
    flat = per_deal[:, kept[0], kept[1]].reshape(len(per_deal), -1)
    best = _scaled(strengths((total[kept] + prior)[None]), bots, linked)[0]
    again = [
        _scaled(strengths((draws @ flat).reshape(-1, len(linked), len(linked)) + prior), bots, linked)
        for draws in resampled(len(per_deal), RATING_RESAMPLES)
    ]
    low, high = percentiles(np.concatenate(again))
    limits = _scaled(strengths((total[kept] + _upsets(total[kept], len(per_deal)))[None]), bots, linked)[0]
    above, below = _reached(total > 0, anchor), _reached(total.T > 0, anchor)
    found: dict[str, Elo | None] = dict.fromkeys(bots)
    for place, index in enumerate(linked):
        limit = float(limits[place])
        if index in above and index in below:
            found[bots[index]] = Elo(float(best[place]), float(low[place]), float(high[place]))
        elif index in above:
            found[bots[index]] = Elo(limit, limit, limit, "below")
        elif index in below:
            found[bots[index]] = Elo(limit, limit, limit, "above")
    return found


def _upsets(wins: Numbers, deals: int) -> Numbers:
    """What is added to reach the bounds: as many wins of a bot that had none as its Wilson limit allows."""
    games = wins + wins.T
    likely = wilson(0.0, deals)[1]
    return np.where(games == 0, 0.0, np.where(wins == 0, games * likely, 0.5))


def strengths(wins: Numbers) -> Numbers:
    """Bradley–Terry log-strengths of mean 0 by Newton's method, for many tables of wins [table, winner, loser]."""
    games = wins + wins.transpose(0, 2, 1)
    size = wins.shape[1]
    theta = np.zeros(wins.shape[:2])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(theta[:, None, :] - theta[:, :, None]))
        slope = (wins - games * chance).sum(axis=2)
        weight = games * chance * chance.transpose(0, 2, 1)
        curve = -weight + np.eye(size) * weight.sum(axis=2)[:, :, None]
        # Only differences count; the constant fixes their mean.
        step = np.linalg.solve(curve + 1 / size, slope[:, :, None])[:, :, 0]
        longest = np.abs(step).max()
        theta += step * min(1.0, LONGEST_STEP / max(longest, 1e-300))
        if longest < 1e-9:
            break
    centred: Numbers = theta - theta.mean(axis=1, keepdims=True)
    return centred


def _scaled(theta: Numbers, bots: Sequence[str], linked: Sequence[int]) -> Numbers:
    if ANCHOR in bots:
        theta = theta - theta[:, [linked.index(bots.index(ANCHOR))]]
    return ANCHOR_ELO + ELO_PER_UNIT * theta


def _reached(links: NDArray[np.bool_], start: int) -> set[int]:
    """The bots that a chain of links leads to."""
    found, new = {start}, [start]
    while new:
        new = [other for other in np.flatnonzero(links[new].any(axis=0)).tolist() if other not in found]
        found.update(new)
    return found


# -- openskill -----------------------------------------------------------------------


def openskill(bots: Sequence[str], results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """mu and sigma after all comparisons, games in a shuffled but fixed order."""
    model = PlackettLuce()
    skills = dict.fromkeys(bots, (model.mu, model.sigma))
    shuffled = sorted(results, key=lambda result: result.id)
    random.Random(ORDER_SEED).shuffle(shuffled)
    for result in shuffled:
        compared = [(pair, [1.0, 2.0]) for pair in beaten(result)] + [(pair, [1.0, 1.0]) for pair in drawn(result)]
        for pair, ranks in compared:
            before = [[model.rating(mu=skills[bot][0], sigma=skills[bot][1])] for bot in pair]
            for bot, team in zip(pair, model.rate(before, ranks=ranks), strict=True):
                skills[bot] = (team[0].mu, team[0].sigma)
    return skills
