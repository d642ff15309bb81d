"""Wild Cards: phase 1, bidding (WC-3, WC-4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wild_cards.engine.chapters.leo import leo_bids
from waterhole.games.wild_cards.engine.chapters.refilling import offer_exchange
from waterhole.games.wild_cards.engine.components import (
    BID,
    CARD,
    EAGLE,
    M_BID,
    M_NO_SECOND,
    M_REVEAL,
    M_SECOND,
    REFILL,
    REVEAL,
)
from waterhole.games.wild_cards.engine.table import Table, kinds_from
from waterhole.kernel.engine.masks import BIT
from waterhole.kernel.engine.state import Event


def open_bidding(table: Table) -> None:
    """Everybody puts down a card; without a habitat card it can only be the refill card (WC-3)."""
    table.step = BID
    table.owing = 0
    for seat in range(table.seats):
        if table.hands[seat]:
            table.owing |= BIT[seat]
        else:
            table.chosen[seat] = REFILL + 1
    if table.owing == 0:
        reveal_bids(table)


def legal_bids(table: Table, seat: i64, out: vec[i64]) -> i64:
    """Any card of the hand; after a first card any other, or none."""
    base: i64 = M_BID
    hand = table.hands[seat]
    first = table.chosen[seat] - 1
    if first >= 0:
        base = M_SECOND
        if first != REFILL:
            hand -= CARD[first]
    n = kinds_from(hand, 0, base, out)
    if first != REFILL:
        out[n] = base + REFILL
        n += 1
    if first >= 0:
        out[n] = M_NO_SECOND
        n += 1
    return n


def put_down(table: Table, seat: i64, move: i64) -> None:
    """A card face down; the eagle's holder is then asked for a second (WC-4)."""
    if move < M_SECOND:
        table.chosen[seat] = move + 1
        if table.leader_of(EAGLE) == seat:
            return
    elif move != M_NO_SECOND:
        add_second(table, seat, move - M_SECOND)
    table.owing ^= BIT[seat]


def add_second(table: Table, seat: i64, card: i64) -> None:
    """The lower number first: which of the two was put down first does not matter."""
    first = table.chosen[seat] - 1
    if card < first:
        table.chosen[seat] = card + 1 + 32 * (first + 1)
    else:
        table.chosen[seat] = first + 1 + 32 * (card + 1)


def reveal_bids(table: Table) -> None:
    """All at once, Leo's too (WC-17); whoever put down two cards chooses then."""
    undecided: i64 = -1
    for seat in range(table.seats):
        if table.chosen[seat] >= 32:
            undecided = seat
            if table.journal is not None:
                table.note("two", seat, ())
        else:
            table.turn_over(seat, table.chosen[seat] - 1)
    if table.players > table.seats:
        leo_bids(table)
    if undecided < 0:
        offer_exchange(table)
    else:
        table.ask(undecided, REVEAL)


def legal_reveals(table: Table, seat: i64, out: vec[i64]) -> i64:
    first = (table.chosen[seat] & 31) - 1
    second = (table.chosen[seat] >> 5) - 1
    out[0] = M_REVEAL + first
    if second == first:
        return 1
    out[1] = M_REVEAL + second
    return 2


def choose_bid(table: Table, seat: i64, card: i64) -> None:
    """The eagle's power: one of the two is the bid, the other goes back unseen (WC-4)."""
    other = (table.chosen[seat] & 31) + (table.chosen[seat] >> 5) - 2 - card
    table.turn_over(seat, card)
    if table.journal is not None:
        table.journal.append(Event("unused", seat, (), (other,), BIT[seat]))
    offer_exchange(table)
