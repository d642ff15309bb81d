"""The ladder: the bots every game is measured with, from random play up, and who meets whom."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from waterhole.bots import bot
from waterhole.kernel.game import BadInput, Game

RUNGS = ("random", "greedy", "forager", "mcts", "cub", "hunter", "apex")
# Seconds a decision of those that think by the clock; plain MCTS gets what hunter gets.
SECONDS = {"mcts": 0.3, "hunter": 0.3, "apex": 2.0}
MEASURE = "forager"


def scaled(level: str, scale: float) -> str:
    """A level with its thinking time scaled; one without a clock, or with settings of its own, stays as it is.

    Scaled time is the processor's own: what else the machine does then changes no result.
    """
    if scale == 1 or level not in SECONDS:
        return level
    return f"{level}:cpu={SECONDS[level] * scale:.4g}"


def present(game: Game, levels: Sequence[str]) -> tuple[list[str], list[str]]:
    """The levels that exist for a game, and a note about each that does not."""
    found, notes = [], []
    for level in levels:
        try:
            bot(level, game)
        except BadInput as error:
            notes.append(f"{game.title}: left out {level}: {error}")
        else:
            found.append(level)
    return found, notes


def pairs(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Neighbouring rungs, the higher alone among the lower; all against the forager; hunter against plain MCTS."""
    neighbours = [(higher, lower) for lower, higher in pairwise(levels)]
    measured = [(level, MEASURE) for level in levels if level != MEASURE and MEASURE in levels]
    equal_time = [(a, b) for a in levels if _name(a) == "hunter" for b in levels if _name(b) == "mcts"]
    return list(dict.fromkeys([*neighbours, *measured, *equal_time]))


def _name(level: str) -> str:
    return level.partition(":")[0]
