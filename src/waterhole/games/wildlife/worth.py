"""Wildlife: what a position is worth, part by part, in words."""

from __future__ import annotations

from typing import cast

from waterhole.games.wildlife.learned import FEATURES, stage_of
from waterhole.games.wildlife.rules import Wildlife
from waterhole.games.wildlife.training import expert, packaged
from waterhole.kernel.core import State

# The features of the forecast that make up a part; whose turn it is does not depend on the move.
PARTS = {
    "your food": ("food", "food prize"),
    "your majorities": ("areas", "leads in areas", "points in full areas"),
    "your herds": ("herds", "herds by size", "largest herd"),
    "your adaptations": (
        "adaptation prize",
        "terrains to migrate",
        "terrains to expand",
        "terrains to attack",
        "free spaces to expand",
    ),
    "your abilities": (
        "ability prize",
        "food tiles",
        "intelligence",
        "mobility",
        "defense",
        "aggression",
    ),
    "your tiles on the island and in your supply": ("supply", "tiles"),
    "areas that you may fill": ("areas to fill", "areas to fill next", "areas to fill at once"),
    "being safe from attacks": ("tiles that may be attacked",),
    "cards in your hand": (
        "terrain cards to expand with",
        "ability cards",
        "adaptation cards",
        "jokers",
        "event cards",
    ),
}
_FORECAST = expert(packaged()).forecast


def worth(state: State, seat: int) -> dict[str, float]:
    """The parts of what a seat is foretold to have in the end, in points, and what it has to beat."""
    game = cast(Wildlife, state)
    stage = stage_of(game)
    _FORECAST.look(game, 1 << seat)
    parts = {"your points": float(game.points[seat])}
    for name, features in PARTS.items():
        parts[name] = sum(_FORECAST.part(game, seat, stage, FEATURES.index(feature)) for feature in features)
    parts["your food"] += game.food[seat] / 3
    parts["what your rivals have"] = -max(
        _FORECAST.points(game, other, stage) for other in range(game.seats) if other != seat
    )
    return parts
