"""Wild Cards: what a position is worth, part by part, in words."""

from __future__ import annotations

from typing import cast

from waterhole.games.wild_cards.heuristic import card_worth, standing
from waterhole.games.wild_cards.rules import WildCards
from waterhole.games.wild_cards.scoring import collection_points, leader_points
from waterhole.kernel.core import State, size


def worth(state: State, seat: int) -> dict[str, float]:
    """The parts of what a seat has, in points, and what it has to beat."""
    game = cast(WildCards, state)
    animals = float(collection_points(game.collections[seat]))
    leaders = float(leader_points(game.leaders, seat))
    return {
        "your animals": animals,
        "your leaders": leaders,
        "bonus points": float(game.points(seat)) - animals - leaders,
        "cards in your hand": card_worth(game) * float(size(game.hands[seat])),
        "what your rivals have": -max(standing(game, other) for other in range(game.seats) if other != seat),
    }
