"""CuBirds: what a position is worth, part by part."""

from __future__ import annotations

from waterhole.games.cubirds.engine.components import BIRDS, SPECIES
from waterhole.games.cubirds.engine.heuristic import PROGRESS, progress, worth_in_hand, worth_of_collection
from waterhole.games.cubirds.engine.rules import CuBirds
from waterhole.kernel.engine.bags import count


def evaluate(game: CuBirds, seat: int) -> dict[str, float]:
    """The parts of the heuristic's value of a position, in the unit of the logarithm of the odds to win."""
    hand, collection = game.hands[seat], game.collections[seat]
    parts = {"collection": worth_of_collection(collection)}
    for bird in range(BIRDS):
        if n := count(hand, bird):
            parts[f"hand {SPECIES[bird]}"] = worth_in_hand(collection, bird, n)
    others = [progress(game.hands[player], game.collections[player]) for player in range(len(game.hands))]
    parts["rivals"] = -max(worth for player, worth in enumerate(others) if player != seat)
    return {name: PROGRESS * part for name, part in parts.items()}
