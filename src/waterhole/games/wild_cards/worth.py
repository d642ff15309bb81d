"""Wild Cards: what a position is worth, part by part, in words."""

from __future__ import annotations

from typing import cast

from waterhole.games.wild_cards.heuristic import (
    standing,
    standing_of_animals,
    standing_of_hand,
    standing_of_leaders,
)
from waterhole.games.wild_cards.rules import WildCards
from waterhole.kernel.core import State


def worth(state: State, seat: int) -> dict[str, float]:
    """The parts of what a seat has, in points, and what it has to beat."""
    game = cast(WildCards, state)
    return {
        "your animals": standing_of_animals(game, seat),
        "your leaders": standing_of_leaders(game, seat),
        "bonus points": float(game.tokens[seat]),
        "cards in your hand": standing_of_hand(game, seat),
        "what your rivals have": -max(standing(game, other) for other in range(game.seats) if other != seat),
    }
