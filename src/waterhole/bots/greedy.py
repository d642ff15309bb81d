"""A bot that looks one move ahead and no further: the level between random play and rules of thumb."""

from __future__ import annotations

from waterhole.bots.engine.search import sensible_moves
from waterhole.kernel.engine.policy import Policy, choice_of
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import Perspective

WORLDS = 4  # what a move brings is averaged over so many ways things may be


class GreedyBot:
    """Takes the move after which the game's evaluation looks best; equal moves by lot."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        policy, table, seat = perspective.game.heuristic, len(perspective.game.moves), perspective.seat
        worlds = [perspective.world(rng) for _ in range(WORLDS)]
        best, best_worth = perspective.moves[0], (-1.0, 0.0)
        for move in sensible_moves(policy, worlds[0], seat, table, rng) or perspective.moves:
            total = 0.0
            for world in worlds:
                after = world.clone()
                after.apply(seat, move)
                _settle(policy, after, table, rng)
                total += policy.value(after, seat)
            worth = (total, rng.chance())
            if worth > best_worth:
                best, best_worth = move, worth
        return best


def _settle(policy: Policy, state: State, table: int, rng: Rng) -> None:
    """What is half done is brought to its end by the rules of thumb, so that its price is not seen without its gain."""
    while state.waiting() and not policy.settled(state):
        seat = state.decider()
        state.apply(seat, choice_of(policy, state, seat, table, rng))
