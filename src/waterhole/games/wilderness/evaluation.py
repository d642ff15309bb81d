"""Wilderness: what a position is worth, part by part."""

from __future__ import annotations

from waterhole.games.wilderness.engine.components import ILLNESS_KINDS
from waterhole.games.wilderness.engine.heuristic import WildernessHeuristic
from waterhole.games.wilderness.engine.planning.card_values import CARD, worth_of_healing
from waterhole.games.wilderness.engine.planning.forecast import (
    forecast,
    rounds_after_turn,
    rounds_to_water,
    way_after_turn,
)
from waterhole.games.wilderness.engine.rules import Wilderness
from waterhole.games.wilderness.engine.table import cards_in

_GUIDE = WildernessHeuristic()


def evaluate(game: Wilderness, seat: int) -> dict[str, float]:
    """What the forecast of a seat is made of, in rounds: the way alone, then what each need adds to it."""
    if not game.lives(seat):
        return {}
    ways = _GUIDE.ways(game)
    way, dry = way_after_turn(game, ways, seat), rounds_to_water(ways, game.figures[seat])
    exhaustion, thirst, hunger = game.exhaustion[seat], game.thirst[seat], game.hunger[seat]
    fresh = forecast(game, ways, seat, way, 0, 0, 0, 0)
    tired = forecast(game, ways, seat, way, exhaustion, 0, 0, 0)
    thirsty = forecast(game, ways, seat, way, exhaustion, thirst, 0, dry)
    hungry = forecast(game, ways, seat, way, exhaustion, thirst, hunger, dry)
    ill = sum(
        worth_of_healing(game, seat, illness) * float(game.has(seat, illness)) for illness in range(ILLNESS_KINDS)
    )
    rivals = [player for player in range(game.seats) if player != seat and game.lives(player)]
    return {
        "way": -fresh,
        "strength": fresh - tired,
        "thirst": tired - thirsty,
        "hunger": thirsty - hungry,
        "health": -ill,
        "cards": CARD * float(cards_in(game.hands[seat])),
        "lead": min(rounds_after_turn(game, ways, player) for player in rivals),
    }
