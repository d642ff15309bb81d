"""Players that are not people. A bot gets a Perspective and nothing else."""

from __future__ import annotations

from typing import Protocol

from waterhole.bots.greedy import GreedyBot
from waterhole.kernel.core import Policy, RandomPolicy, Rng
from waterhole.kernel.game import BadInput, Game, Perspective


class Bot(Protocol):
    """Chooses one of the legal moves of a perspective; the same one for the same perspective and chance."""

    def choose(self, perspective: Perspective, rng: Rng) -> int: ...


class PolicyBot:
    """A bot that plays a policy on one world that agrees with what it sees."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        world = perspective.world(rng)
        moves = perspective.game.moves.buffer()
        count = world.legal(perspective.seat, moves)
        return self._policy.choose(world, perspective.seat, moves, count, rng)


LEVELS = {
    "random": "any legal move",
    "greedy": "takes the move after which things look best",
    "forager": "plays by the rules of thumb of the game",
}


def bot(level: str, game: Game) -> Bot:
    """A bot of this level for a game; BadInput lists the levels."""
    if level == "random":
        return PolicyBot(RandomPolicy())
    if level == "greedy":
        return GreedyBot()
    if level == "forager":
        return PolicyBot(game.heuristic)
    raise BadInput(f"there is no bot '{level}'; the bots are: {', '.join(LEVELS)}.")
