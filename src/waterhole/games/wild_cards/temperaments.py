"""Wild Cards: what temperaments of bots like."""

from __future__ import annotations

from collections.abc import Mapping

from waterhole.games.wild_cards.view import WildCardsView
from waterhole.kernel.game import Liking
from waterhole.kernel.move import Move

BOLDNESS = 0.09  # for each point of a bid
CAUTION = 0.05


def bold(view: WildCardsView, move: Move) -> float:
    """Bids high."""
    return BOLDNESS * _value(move)


def careful(view: WildCardsView, move: Move) -> float:
    """Bids low."""
    return -CAUTION * _value(move)


def _value(move: Move) -> int:
    """Of a bid; a card that is not for animals has none."""
    value = str(move.fields.get("card", "")).split(" ")[-1] if move.kind in ("bid", "second") else ""
    return int(value) if value.isdigit() else 0


TEMPERAMENTS: Mapping[str, Liking] = {"bold": bold, "careful": careful}
