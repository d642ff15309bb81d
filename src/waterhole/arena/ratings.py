"""One number per bot: Bradley–Terry strengths on the Elo scale, and openskill's Plackett–Luce ratings.

Every game is taken apart into comparisons of two seats with different bots: the better place wins, a shared place is
half a win each. One drawn comparison is added to every pair that met, so that a bot that never lost stays finite.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
import numpy as np
from openskill.models import PlackettLuce

from waterhole.arena.play import Result
from waterhole.arena.statistics import Estimate, Numbers, percentiles, resampled

ELO_PER_UNIT = 400 / float(np.log(10))
ANCHOR, ANCHOR_ELO = "forager", 1000.0
RATING_RESAMPLES = 500
STEPS = 60
LONGEST_STEP = 2.0
ORDER_SEED = 1


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's Elo; `mu` and `sigma` are openskill's. Elo is None where no chain of games leads to the anchor."""

    bot: str
    games: int
    elo: Estimate | None
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
    return sorted(rated, key=lambda rating: -(rating.elo.value if rating.elo else float("-inf")))


# -- Bradley–Terry -------------------------------------------------------------------


def comparisons(bots: Sequence[str], results: Sequence[Result]) -> Numbers:
    """Per deal, how often each bot (row) was placed before each other (column)."""
    number = {bot: index for index, bot in enumerate(bots)}
    deals = {deal: index for index, deal in enumerate(sorted({result.unit.deal for result in results}))}
    wins = np.zeros((len(deals), len(bots), len(bots)))
    for result in results:
        at = deals[result.unit.deal]
        seated = [number[level] for level in result.unit.lineup]
        for a, first in enumerate(seated):
            for b, second in enumerate(seated):
                if first != second and result.ranks[a] < result.ranks[b]:
                    wins[at, first, second] += 1
                elif first != second and result.ranks[a] == result.ranks[b]:
                    wins[at, first, second] += 0.5
    return wins


def elo(bots: Sequence[str], per_deal: Numbers) -> dict[str, Estimate | None]:
    """Elo with bootstrap intervals, deals drawn again. The anchor stands at 1000; without it, the mean does."""
    total = per_deal.sum(axis=0)
    anchor = bots.index(ANCHOR) if ANCHOR in bots else 0
    linked = _linked(total, anchor)
    kept = np.ix_(linked, linked)
    prior = 0.5 * ((total + total.T) > 0)[kept]
    flat = per_deal[:, kept[0], kept[1]].reshape(len(per_deal), -1)
    best = _scaled(strengths((total[kept] + prior)[None]), bots, linked)[0]
    drawn = [
        _scaled(strengths((draws @ flat).reshape(-1, len(linked), len(linked)) + prior), bots, linked)
        for draws in resampled(len(per_deal), RATING_RESAMPLES)
    ]
    low, high = percentiles(np.concatenate(drawn))
    found: dict[str, Estimate | None] = dict.fromkeys(bots)
    for place, index in enumerate(linked):
        found[bots[index]] = Estimate(float(best[place]), float(low[place]), float(high[place]))
    return found


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
    return theta - theta.mean(axis=1, keepdims=True)


def _scaled(theta: Numbers, bots: Sequence[str], linked: Sequence[int]) -> Numbers:
    if ANCHOR in bots:
        theta = theta - theta[:, [linked.index(bots.index(ANCHOR))]]
    return ANCHOR_ELO + ELO_PER_UNIT * theta


def _linked(wins: Numbers, start: int) -> list[int]:
    """The bots that a chain of games leads to."""
    met = (wins + wins.T) > 0
    found, new = {start}, [start]
    while new:
        new = [other for other in np.flatnonzero(met[new].any(axis=0)).tolist() if other not in found]
        found.update(new)
    return sorted(found)


# -- openskill -----------------------------------------------------------------------


def openskill(bots: Sequence[str], results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """mu and sigma after all games in a shuffled but fixed order; a bot in several seats gets their mean."""
    model = PlackettLuce()
    skills = {bot: (25.0, 25.0 / 3) for bot in bots}
    shuffled = sorted(results, key=lambda result: result.id)
    random.Random(ORDER_SEED).shuffle(shuffled)
    for result in shuffled:
        lineup = result.unit.lineup
        if len(set(lineup)) == 1:
            continue
        before = [[model.rating(mu=skills[bot][0], sigma=skills[bot][1])] for bot in lineup]
        after = model.rate(before, ranks=[float(rank) for rank in result.ranks])
        for bot in set(lineup):
            seats = [seat for seat, level in enumerate(lineup) if level == bot]
            skills[bot] = (
                sum(after[seat][0].mu for seat in seats) / len(seats),
                sum(after[seat][0].sigma for seat in seats) / len(seats),
            )
    return skills
