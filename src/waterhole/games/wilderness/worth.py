"""Wilderness: what a position is worth, part by part, in words."""

from __future__ import annotations

from typing import cast

from waterhole.games.wilderness.card_worth import CARD, worth_of_healing
from waterhole.games.wilderness.components import ILLNESS_KINDS
from waterhole.games.wilderness.forecast import forecast, rounds_to_water
from waterhole.games.wilderness.heuristic import WildernessHeuristic, rounds_after_turn, way_after_turn
from waterhole.games.wilderness.rules import Wilderness
from waterhole.games.wilderness.table import cards_in
from waterhole.kernel.core import State

_GUIDE = WildernessHeuristic()


def worth(state: State, seat: int) -> dict[str, float]:
    """What the forecast of a seat is made of, in rounds: the way alone, then what each need adds to it."""
    game = cast(Wilderness, state)
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
        "your way to the village": -fresh,
        "your strength": fresh - tired,
        "your thirst": tired - thirsty,
        "your hunger": thirsty - hungry,
        "your health": -ill,
        "cards in your hand": CARD * float(cards_in(game.hands[seat])),
        "your lead over your rivals": min(rounds_after_turn(game, ways, player) for player in rivals),
    }
