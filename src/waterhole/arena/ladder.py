"""The ladder: the bots every game is measured with, from random play up, and who meets whom."""

from __future__ import annotations

import math
from collections.abc import Sequence

from waterhole.arena.yardsticks import ORACLE, arena_bot
from waterhole.bots.levels import BUDGETS
from waterhole.kernel.engine.state import MOST_SEATS
from waterhole.kernel.game import BadInput, Game

LADDER = ("random", "greedy", "forager", "mcts", "cub", "hunter", "apex")
# Levels that use all the time they get, with the level whose time it is.
SCALED = {"mcts": "mcts", "apex": "apex", "hunter@1": "hunter", "apex@1": "apex", ORACLE: "apex"}
MEASURE = "forager"
NEIGHBOURS = (("forager", "cub"), ("hunter", "forager"), ("apex", "hunter"))  # of the levels for people
DOUBTFUL = (("greedy", "random"), ("hunter", "mcts"), ("apex", "hunter"))


def scale_at(text: str, players: int, most: int) -> float:
    """How much of its thinking time a bot gets: '0.1', or by the number of players '2:0.1,3:0.05,max:0.01'."""
    found = 0.0
    for part in text.split(","):
        count, colon, number = part.rpartition(":")
        try:
            scale = float(number)
        except ValueError:
            scale = 0.0
        if not 0 < scale < math.inf or (colon and count.strip() not in {"max", *map(str, range(1, MOST_SEATS + 1))}):
            raise BadInput(f"--seconds-scale is a number above 0, or such as 2:0.1,3:0.05,max:0.01; not '{text}'.")
        if not colon or int(most if count.strip() == "max" else count) == players:
            found = scale
    if not found:
        raise BadInput(f"--seconds-scale '{text}' says nothing about {players} players.")
    return found


def scaled(level: str, scale: float) -> str:
    """A level with its thinking time scaled; one without a clock, or with settings of its own, stays as it is.

    The time is the processor's own: what else the machine does then changes no result.
    """
    if level not in SCALED:
        return level
    return timed(level, BUDGETS[SCALED[level]].seconds * scale)


def by_the_clock(level: str) -> bool:
    """Whether its strength depends on how long it thinks."""
    return _name(level) in SCALED


def timed(level: str, seconds: float) -> str:
    """A level that thinks so long, in processor time."""
    return f"{level}:cpu={seconds:.4g}"


def present(game: Game, levels: Sequence[str]) -> tuple[list[str], list[str]]:
    """The levels that exist for a game, and a note about each that does not."""
    found, notes = [], []
    for level in levels:
        try:
            arena_bot(level, game)
        except BadInput as error:
            notes.append(f"{game.title}: left out {level}: {error}")
        else:
            found.append(level)
    return found, notes


def pairs(levels: Sequence[str], players: int) -> list[tuple[str, str]]:
    """All against the forager; and who could be in doubt against each other, the higher alone among the lower."""
    measured = [(level, MEASURE) for level in levels if level != MEASURE and MEASURE in levels]
    named = {_name(level): level for level in levels}
    met = DOUBTFUL if players == 2 else DOUBTFUL[:-1]  # a table full of searchers takes its time
    doubtful = [(named[a], named[b]) for a, b in met if a in named and b in named]
    return [*measured, *doubtful]


def _name(level: str) -> str:
    return level.partition(":")[0]
