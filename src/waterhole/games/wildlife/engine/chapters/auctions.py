"""Wildlife: card auctions (WL-12, WL-13); organisms are auctioned in preparation.py."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wildlife.engine.chapters.cards import open_card
from waterhole.games.wildlife.engine.chapters.turns import open_turn, spend_play
from waterhole.games.wildlife.engine.components import BID, FOOD_FOR_A_POINT, M_BID, M_FALL, M_PASS, PAYMENT
from waterhole.games.wildlife.engine.table import Table
from waterhole.kernel.engine.masks import BIT


def auction(table: Table, kind: i64) -> None:
    spend_play(table, kind)
    table.auctioned = 1
    if table.journal is not None:
        table.note("auctioned", table.current, (kind,))
    next_bidder(table)


def next_bidder(table: Table) -> None:
    """Ask the next who can raise; whoever cannot passes. With nobody left to ask the auction is over."""
    seat = table.left_of(table.actor)
    start = seat
    while True:
        if seat != table.current and seat != table.bidder and not table.passed & BIT[seat]:
            if table.highest_bid(seat) >= table.lowest_raise():
                table.actor = seat
                table.step = BID
                return
            table.passed |= BIT[seat]
            if table.journal is not None:
                table.note("passed", seat, (-1,))
        seat = table.left_of(seat)
        if seat == start:
            break
    close_auction(table)


def legal_bids(table: Table, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    if table.step == BID:
        low = table.lowest_raise()
        high = table.highest_bid(seat)
    else:
        low = table.bid + 1
        high = table.food[seat]
    if table.step == BID or table.bidder >= 0:
        out[0] = M_PASS
        n = 1
    for food in range(low, high + 1):
        out[n] = M_BID + food
        n += 1
    return n


def make_bid(table: Table, bid: i64) -> None:
    name_bid(table, bid)
    next_bidder(table)


def pass_bid(table: Table) -> None:
    drop_out(table)
    next_bidder(table)


def name_bid(table: Table, bid: i64) -> None:
    """In either auction; whoever is asked next may raise it."""
    table.bid = bid
    table.bidder = table.actor
    if table.journal is not None:
        table.note("bid", table.actor, (bid,))


def drop_out(table: Table) -> None:
    table.passed |= BIT[table.actor]
    if table.journal is not None:
        table.note("passed", table.actor, (-1,))


def close_auction(table: Table) -> None:
    if table.bidder < 0:
        if table.journal is not None:
            table.note("unsold", table.current, (table.card,))
        open_turn(table)
        return
    table.actor = table.bidder
    table.buying = 1
    if table.fewest_fallen() == table.most_fallen():
        pay(table, table.fewest_fallen())
    else:
        table.step = PAYMENT


def legal_payments(table: Table, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for spaces in range(table.fewest_fallen(), table.most_fallen() + 1):
        out[n] = M_FALL + spaces
        n += 1
    return n


def pay(table: Table, fallen: i64) -> None:
    """The auctioneer is paid, the change of a fall stays with the buyer, who uses the card at once."""
    buyer = table.bidder
    table.points[buyer] -= fallen
    table.food[buyer] += FOOD_FOR_A_POINT * fallen - table.bid
    table.food[table.current] += table.bid
    if table.journal is not None:
        table.note("bought", buyer, (table.card, table.bid, fallen, table.current))
    open_card(table)
