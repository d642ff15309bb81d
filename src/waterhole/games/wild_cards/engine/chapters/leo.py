"""Wild Cards: Leo, who plays without a player (WC-17)."""

from __future__ import annotations

from mypy_extensions import i64

from waterhole.games.wild_cards.engine.components import LEO_HAND, NO_BID, REFILL
from waterhole.games.wild_cards.engine.table import Table, draw_card
from waterhole.kernel.engine.bags import size


def leo_bids(table: Table) -> None:
    """The top card of his pile, which always has the refill card at this time."""
    leo = table.seats
    card: i64 = REFILL
    if table.rng.below(size(table.hands[leo]) + 1) < size(table.hands[leo]):
        card = draw_card(table.hands[leo], table.rng)
    table.turn_over(leo, card)


def leo_refills(table: Table) -> None:
    leo = table.seats
    table.bids[leo] = NO_BID
    away = table.hands[leo]
    table.discard += away
    table.hands[leo] = 0
    if table.journal is not None and away:
        table.note("discarded", leo, (away,))
    table.draw_to_hand(leo, LEO_HAND)


def leo_takes(table: Table) -> None:
    """The animal nearest the draw pile; his bid is discarded in phase 4 in any case."""
    for slot in range(table.players - 1):
        if (table.display >> (4 * slot)) & 15:
            table.take(table.seats, slot)
            return
    if table.journal is not None:
        table.note("nothing", table.seats, ())
