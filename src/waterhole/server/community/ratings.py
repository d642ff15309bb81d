"""Ratings on the scale of Elo, for tables of any size and shared places: docs/ratings.md.

Each player is a strength, known as well as the games allow: a mean and a deviation. By Plackett–Luce's model the first
place goes to one of all players by chances in proportion to 10^(strength / 400), the next to one of the rest, and so
on. Those who share a place are each chosen from all who are not above it; those who share the last are not compared
with each other, for in many games only the winner is found. After a game the strengths are those that explain best
both what was known before and this result (the maximum of their joint density, found by Newton's method), and the
deviations follow from how sharp that maximum is. openskill's Plackett–Luce takes one step instead, with a scale that
grows with the table, so its deviations are no intervals of a strength; a test compares the order that both find.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

MEAN, DEVIATION = 1500.0, 350.0  # of somebody of whom nothing is known
DRIFT = 12.0  # that a strength may move between two games
SCALE = 400 / math.log(10)
STEPS, CLOSE = 25, 0.01
LONGEST_STEP = 400.0
LISTED_GAMES, LISTED_DEVIATION = 10, 110.0  # a leaderboard has who has played so many, and is known so well
INTERVAL = 1.96


class Strength(msgspec.Struct, frozen=True):
    """What is known of how strong somebody is."""

    mean: float = MEAN
    deviation: float = DEVIATION
    fixed: bool = False  # a bot of ours: it neither learns nor forgets

    @property
    def listed(self) -> float:
        """What leaderboards are sorted by: as strong as this, very likely."""
        return self.mean - INTERVAL * self.deviation


# Our bots by game, from earlier pages of the kind of docs/strength.md: Elo over all table sizes that were measured,
# with forager at MEAN. ANY is for games of other packages.
LEVELS = ("random", "greedy", "cub", "mcts", "forager", "hunter", "apex")
ANY = (800, 1275, 1280, 1010, 1500, 1745, 1820)
ANCHORS = {
    "wildlife": (720, 980, 1465, 960, 1500, 1820, 1925),
    "cubirds": (925, 1455, 1410, 620, 1500, 1610, 1690),
    "wild_cards": (965, 1575, 1195, 1145, 1500, 1630, 1675),
    "savanna": (800, 1365, 1160, 1130, 1500, 2070, 2120),
    "wilderness": (745, 1050, 1170, 1200, 1500, 1585, 1680),
}
ANCHOR_DEVIATION = 60.0


def anchor(game: str, level: str) -> Strength:
    """What one of our bots is worth; one of a level that is no more counts as forager."""
    known: dict[str, int] = dict(zip(LEVELS, ANCHORS.get(game, ANY), strict=True))
    return Strength(float(known.get(level, MEAN)), ANCHOR_DEVIATION, fixed=True)


def rated(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """The strengths after a game, by the places reached in it; 1 is the best, and places may be shared."""
    if len(before) != len(places) or len(before) < 2:
        raise ValueError("a game that is rated has two players or more, and a place for each")
    prior = [Strength(one.mean, math.hypot(one.deviation, 0.0 if one.fixed else DRIFT)) for one in before]
    found = [one.mean for one in before]
    for _ in range(STEPS):
        slope, curve = joint(found, prior, places)
        step = solve(curve, slope)
        longest = max(map(abs, step))
        short = LONGEST_STEP / max(longest, LONGEST_STEP)
        found = [value + short * change for value, change in zip(found, step, strict=True)]
        if longest < CLOSE:
            break
    _, curve = joint(found, prior, places)
    sharp = [math.sqrt(solve(curve, unit(seat, len(before)))[seat]) for seat in range(len(before))]
    # Nobody is less well known after a game that told nothing: beating the weakest for ever would pay otherwise.
    return [
        one if one.fixed else Strength(mean, min(deviation, one.deviation))
        for one, mean, deviation in zip(before, found, sharp, strict=True)
    ]


def joint(
    strengths: Sequence[float], prior: Sequence[Strength], places: Sequence[int]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the logarithm of the joint density of what was known and what came, and how it bends down."""
    slope, curve = model(strengths, places)
    for seat, one in enumerate(prior):
        slope[seat] -= (strengths[seat] - one.mean) / one.deviation**2
        curve[seat][seat] += 1 / one.deviation**2
    return slope, curve


def model(strengths: Sequence[float], places: Sequence[int]) -> tuple[list[float], list[list[float]]]:
    """The slope of the logarithm of a result's chance, and how it bends down, at these strengths."""
    count = len(strengths)
    highest = max(strengths)
    weights = [math.exp((strength - highest) / SCALE) for strength in strengths]
    slope = [0.0] * count
    curve = [[0.0] * count for _ in range(count)]
    last = max(places)
    for chosen, place in enumerate(places):
        if place == last > 1:
            continue
        slope[chosen] += 1 / SCALE
        left = [seat for seat in range(count) if places[seat] >= place]  # of whom one was chosen here
        total = sum(weights[seat] for seat in left)
        shares = {seat: weights[seat] / total for seat in left}
        for seat, share in shares.items():
            slope[seat] -= share / SCALE
            curve[seat][seat] += share / SCALE**2
            for other in left:
                curve[seat][other] -= share * shares[other] / SCALE**2
    return slope, curve


def unit(seat: int, count: int) -> list[float]:
    return [1.0 if other == seat else 0.0 for other in range(count)]


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """x of matrix · x = right; the matrix is positive definite, so no rows need be exchanged."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    count = len(rows)
    for pivot in range(count):
        for below in range(pivot + 1, count):
            factor = rows[below][pivot] / rows[pivot][pivot]
            rows[below] = [value - factor * top for value, top in zip(rows[below], rows[pivot], strict=True)]
    found = [0.0] * count
    for row in reversed(range(count)):
        known = sum(rows[row][other] * found[other] for other in range(row + 1, count))
        found[row] = (rows[row][count] - known) / rows[row][row]
    return found
