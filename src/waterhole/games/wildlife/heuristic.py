"""Wildlife: what the bots know of the game."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.kernel.core import Policy, Rng, State


@final
class WildlifeHeuristic(Policy):
    def choose(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        return moves[rng.below(count)]

    def value(self, state: State, seat: i64) -> float:
        return 1.0 / float(state.seats)
