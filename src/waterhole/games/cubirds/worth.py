"""CuBirds: what a position is worth, part by part, in words."""

from __future__ import annotations

from typing import cast

from waterhole.games.cubirds.components import BIRDS, PLURAL
from waterhole.games.cubirds.heuristic import PROGRESS, progress, worth_in_hand, worth_of_collection
from waterhole.games.cubirds.rules import CuBirds
from waterhole.kernel.core import State, count


def worth(state: State, seat: int) -> dict[str, float]:
    """The parts of the heuristic's value of a position, in the unit of the logarithm of the odds to win."""
    game = cast(CuBirds, state)
    hand, collection = game.hands[seat], game.collections[seat]
    parts = {"your collection": worth_of_collection(collection)}
    for bird in range(BIRDS):
        if n := count(hand, bird):
            parts[f"{PLURAL[bird]} in your hand"] = worth_in_hand(collection, bird, n)
    others = [progress(game.hands[player], game.collections[player]) for player in range(len(game.hands))]
    parts["what your rivals have"] = -max(worth for player, worth in enumerate(others) if player != seat)
    return {name: PROGRESS * part for name, part in parts.items()}
