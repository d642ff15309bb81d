"""Wild Cards: phase 3, taking animals (WC-6 to WC-9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wild_cards.engine.chapters.leo import leo_takes
from waterhole.games.wild_cards.engine.chapters.rounds import open_return
from waterhole.games.wild_cards.engine.components import (
    CARD,
    COUNTS,
    HAND_LIMIT,
    LION,
    M_PASS,
    M_PAY,
    M_TAKE,
    NO_BID,
    PASS_DRAW,
    PAY,
    TAKE,
    TIE,
)
from waterhole.games.wild_cards.engine.table import Table, highest, total
from waterhole.kernel.engine.bags import size
from waterhole.kernel.engine.masks import BIT, bits

CANNOT_PAY: Final = 2048  # more than any place_key of a player who can


def next_value(table: Table) -> None:
    """The bids from 4 down to 1; then the round is over."""
    while table.value > 1:
        table.value -= 1
        tied = table.bidders(table.value)
        if tied:
            payers = table.payers(tied)
            if table.value > 1 and bits(payers) > 1:
                open_tie(table, payers)
            else:
                settle_order(table, tied)
                next_turn(table)
            return
    table.value = 0
    open_return(table)


# -- ties (WC-8) -----------------------------------------------------------------------


def open_tie(table: Table, payers: i64) -> None:
    """All who can pay lay their extra cards face down (WC-8); who has just enough lays them all."""
    table.step = TIE
    table.owing = 0
    for seat in range(table.seats):
        if payers & BIT[seat]:
            if size(table.hands[seat]) == table.value - 1:
                table.laying[seat] = table.hands[seat]
            else:
                table.owing |= BIT[seat]
    if table.owing == 0:
        reveal_payments(table)


def legal_payments(table: Table, seat: i64, out: vec[i64]) -> i64:
    """Card by card in the order of the hand, leaving enough to complete the price (WC-20)."""
    laying = table.laying[seat]
    rest = table.hands[seat] - laying
    missing = table.value - 1 - size(laying)
    kind = highest(laying)
    left: i64 = 0
    counts = (rest & COUNTS) >> (3 * kind)
    while counts:
        left += counts & 7
        counts >>= 3
    n: i64 = 0
    counts = (rest & COUNTS) >> (3 * kind)
    while left >= missing and counts:
        if counts & 7:
            out[n] = M_PAY + kind
            n += 1
            left -= counts & 7
        counts >>= 3
        kind += 1
    return n


def lay_face_down(table: Table, seat: i64, card: i64) -> None:
    table.laying[seat] += CARD[card]
    if size(table.laying[seat]) == table.value - 1:
        table.owing ^= BIT[seat]


def reveal_payments(table: Table) -> None:
    for seat in range(table.seats):
        if table.laying[seat]:
            pay_laid(table, seat)
            if table.journal is not None:
                table.note("laid", seat, (table.paid[seat], total(table.paid[seat])))
    settle_order(table, table.bidders(table.value))
    next_turn(table)


# -- the order of a tie (WC-8, WC-9) ---------------------------------------------------


def settle_order(table: Table, tied: i64) -> None:
    """The lion, Leo, the higher total, the talisman; whoever cannot pay comes last (WC-8, WC-9)."""
    payers = table.payers(tied)
    lion = table.leader_of(LION)
    previous: i64 = -1
    table.queue = 0
    for i in range(bits(tied)):
        first: i64 = -1
        first_key: i64 = 0
        for player in range(table.players):
            if tied & BIT[player]:
                key = place_key(table, player, payers, lion)
                if first < 0 or key < first_key:
                    first = player
                    first_key = key
        if first_key < CANNOT_PAY and first_key >> 4 == previous >> 4:
            table.talisman_used = 1  # WC-10: nothing but the talisman decided between these two
        previous = first_key
        table.queue += (first + 1) * BIT[4 * i]
        tied ^= BIT[first]


def place_key(table: Table, player: i64, payers: i64, lion: i64) -> i64:
    """Lower acts first: the lion's holder, Leo, the others by total and then, in the lowest bits, by talisman."""
    if player == table.seats:
        return 16
    if not payers & BIT[player]:
        return CANNOT_PAY + talisman_order(table, player)
    if player == lion:
        return 0
    return 16 * (64 - total(table.paid[player])) + talisman_order(table, player)


def talisman_order(table: Table, seat: i64) -> i64:
    """Clockwise from the player after the holder, who is last; or from the holder, by option (WC-8)."""
    place = seat - table.talisman - 1 + table.holder_first
    if place < 0:
        place += table.seats
    return place


# -- one player after the other (WC-6, WC-7) -------------------------------------------


def next_turn(table: Table) -> None:
    """The next of this value; whoever finds no animal or cannot pay has to pass (WC-7)."""
    while table.queue:
        player = (table.queue & 15) - 1
        table.queue >>= 4
        if player == table.seats:
            leo_takes(table)
        elif table.display == 0 or not table.can_pay(player):
            pass_turn(table, player)
        else:
            table.ask(player, TAKE)
            return
    next_value(table)


def legal_animals(table: Table, out: vec[i64]) -> i64:
    n: i64 = 0
    for slot in range(table.players - 1):
        if (table.display >> (4 * slot)) & 15:
            out[n] = M_TAKE + slot
            n += 1
    out[n] = M_PASS
    return n + 1


def want(table: Table, seat: i64, slot: i64) -> None:
    """Name the animal, then pay for it; nothing is asked of who has paid, or has just enough."""
    missing = table.value - 1 - size(table.paid[seat])
    if missing and size(table.hands[seat]) > missing:
        table.wanted = slot
        table.ask(seat, PAY)
        return
    if missing:
        table.laying[seat] = table.hands[seat]
        pay_laid(table, seat)
    table.take(seat, slot)
    next_turn(table)


def pay(table: Table, seat: i64, card: i64) -> None:
    table.laying[seat] += CARD[card]
    if size(table.laying[seat]) == table.value - 1:
        pay_laid(table, seat)
        slot = table.wanted
        table.wanted = 0
        table.take(seat, slot)
        next_turn(table)


def pay_laid(table: Table, seat: i64) -> None:
    """The chosen cards leave the hand, face up."""
    table.spend(seat, table.laying[seat])
    table.paid[seat] = table.laying[seat]
    table.laying[seat] = 0


def pass_turn(table: Table, seat: i64) -> None:
    """Bid and payment come back, in sight of all; then two cards up to the limit (WC-7, WC-18)."""
    bid = table.bids[seat]
    table.bids[seat] = NO_BID
    table.give_back(seat, CARD[bid] + table.paid[seat])
    if table.journal is not None:
        table.note("passed", seat, (CARD[bid] + table.paid[seat],))
    table.paid[seat] = 0
    room = HAND_LIMIT - size(table.hands[seat])
    if room > PASS_DRAW:
        room = PASS_DRAW
    table.draw_to_hand(seat, room)
