"""Wild Cards: what a position is worth, part by part."""

from __future__ import annotations

from waterhole.games.wild_cards.engine.rules import WildCards
from waterhole.games.wild_cards.engine.standing import (
    standing,
    standing_of_animals,
    standing_of_hand,
    standing_of_leaders,
)


def evaluate(game: WildCards, seat: int) -> dict[str, float]:
    """The parts of what a seat has, in points, and what it has to beat."""
    return {
        "animals": standing_of_animals(game, seat),
        "leaders": standing_of_leaders(game, seat),
        "tokens": float(game.tokens[seat]),
        "hand": standing_of_hand(game, seat),
        "rivals": -max(standing(game, other) for other in range(game.seats) if other != seat),
    }
