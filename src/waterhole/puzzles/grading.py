"""How hard a puzzle is: how often each level of bots finds it, and the rating that follows from it."""

from __future__ import annotations

import math
from collections.abc import Mapping

from waterhole.bots import Bot, bot
from waterhole.bots.levels import Budget
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Game, Perspective

# Tries of each level, and its own rating: the scale on which people are rated too. What a bot rates is a convention;
# the distances are about those of the forager's and apex' results against each other.
TRIES = {"cub": 16, "forager": 16, "apex": 4}
RATINGS = {"cub": 1100, "forager": 1200, "apex": 1700}
APEX = "apex:iterations=500"  # a short look, by iterations, so that it always answers the same
LOWEST, HIGHEST = 600, 2400
SCALE = 400.0  # points that make ten to one


class Graders:
    """One bot of every level, for one game."""

    def __init__(self, game: Game) -> None:
        self.bots: dict[str, Bot] = {
            "cub": bot("cub", game, {"cub": Budget()}),  # as many tries as it wants, by no clock
            "forager": bot("forager", game),
            "apex": bot(APEX, game),
        }

    def share(self, level: str, perspective: Perspective, right: frozenset[int], rng: Rng) -> float:
        """How often a level makes one of the right moves."""
        found = [self.bots[level].choose(perspective, rng) in right for _ in range(TRIES[level])].count(True)
        return round(found / TRIES[level], 3)


def expected(rating: float, puzzle: float) -> float:
    """The chance that somebody of this rating solves a puzzle of that one."""
    return 1.0 / (1.0 + math.pow(10.0, (puzzle - rating) / SCALE))


def rating_from(solved: Mapping[str, float]) -> int:
    """The rating of a puzzle that levels solve so often; all levels count alike."""
    low, high = LOWEST, HIGHEST
    while high - low > 1:
        middle = (low + high) // 2
        if sum(expected(RATINGS[level], middle) for level in solved) > sum(solved.values()):
            low = middle
        else:
            high = middle
    return low
