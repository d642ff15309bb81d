"""Wildlife: what a position is worth, part by part."""

from __future__ import annotations

from waterhole.games.wildlife.engine.learned import FEATURES, stage_of
from waterhole.games.wildlife.engine.rules import Wildlife
from waterhole.games.wildlife.training import expert, packaged

# The features of the forecast that make up a part; whose turn it is does not depend on the move.
PARTS = {
    "food": ("food", "food prize"),
    "majorities": ("areas", "leads in areas", "points in full areas"),
    "herds": ("herds", "herds by size", "largest herd"),
    "adaptations": (
        "adaptation prize",
        "terrains to migrate",
        "terrains to expand",
        "terrains to attack",
        "free spaces to expand",
    ),
    "abilities": (
        "ability prize",
        "food tiles",
        "intelligence",
        "mobility",
        "defense",
        "aggression",
    ),
    "tiles": ("supply", "tiles"),
    "filling": ("areas to fill", "areas to fill next", "areas to fill at once"),
    "safety": ("tiles that may be attacked",),
    "hand": (
        "terrain cards to expand with",
        "ability cards",
        "adaptation cards",
        "jokers",
        "event cards",
    ),
}
_FORECAST = expert(packaged()).forecast


def evaluate(game: Wildlife, seat: int) -> dict[str, float]:
    """The parts of what a seat is foretold to have in the end, in points, and what it has to beat."""
    stage = stage_of(game)
    _FORECAST.look(game, 1 << seat)
    parts = {"points": float(game.points[seat])}
    for name, features in PARTS.items():
        parts[name] = sum(_FORECAST.part(game, seat, stage, FEATURES.index(feature)) for feature in features)
    parts["food"] += game.food[seat] / 3
    parts["rivals"] = -max(_FORECAST.points(game, other, stage) for other in range(game.seats) if other != seat)
    return parts
