"""Temperaments: bots that play as strongly as their level, and look different.

A game says how much each of its temperaments likes a move. Of moves that are nearly as good, a bot makes the one that
it likes: it gives up a part of what speaks for a move, and no more, for one that it likes fully.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from librt.vecs import vec

from waterhole.kernel.engine.policy import Policy, choice_of
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import BadInput, Game, Liking, Perspective

TEMPER = "temper"  # the setting of a level: 'hunter:temper=bold'
TEMPERAMENTS = ("bold", "careful", "builder", "fighter")
PART = 0.1  # of what speaks for the best move: enough for one that is liked fully
NOTHING = 1e-9


def liking_of(game: Game, temper: str) -> Liking:
    """What a temperament likes in a game; BadInput says which there are."""
    if temper not in game.temperaments:
        raise BadInput("refused-no-temperament", game=game.title, temper=temper, tempers=list(game.temperaments))
    return game.temperaments[temper]


def preferred(liking: Liking, perspective: Perspective, choice: int, weights: Mapping[int, float]) -> int:
    """The choice, or a move that is liked by more than it is thought less of; `weights`: what speaks for each move."""
    view, moves = perspective.view, perspective.game.moves
    liked = {move: liking(view, moves[move]) for move in {choice, *weights}}

    def charm(move: int) -> float:
        return math.log(max(weights.get(move, 0.0), NOTHING)) - math.log(PART) * liked[move]

    return max([choice, *(move for move in sorted(weights) if liked[move] > liked[choice])], key=charm)


class TemperedBot:
    """Plays a policy; what is nearly as good, and what more speaks for than the policy knows, a guide says."""

    def __init__(self, game: Game, policy: Policy, guide: Policy, liking: Liking) -> None:
        self._policy, self._guide, self._liking = policy, guide, liking
        self._moves, self._weights = game.moves.buffer(), vec[float]([0.0] * len(game.moves))

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        world, seat = perspective.world(rng), perspective.seat
        choice = int(choice_of(self._policy, world, seat, len(perspective.game.moves), rng))
        if len(perspective.moves) == 1:
            return choice
        count = world.legal(seat, self._moves)
        self._guide.weigh(world, seat, self._moves, count, rng, self._weights)
        weights = {int(self._moves[i]): float(self._weights[i]) for i in range(count)}
        return preferred(self._liking, perspective, choice, weights)
