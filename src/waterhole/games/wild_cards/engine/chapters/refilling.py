"""Wild Cards: phase 2, refill cards and the meerkat's exchange (WC-5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wild_cards.engine.chapters.leo import leo_refills
from waterhole.games.wild_cards.engine.chapters.taking import next_value
from waterhole.games.wild_cards.engine.components import (
    ANIMAL_KINDS,
    CARD,
    DISCARD,
    EXCHANGE,
    HIGHEST_BID,
    M_DISCARD,
    M_EXCHANGE,
    M_NO_EXCHANGE,
    M_STOP,
    MEERKAT,
    NO_BID,
    REFILL,
    REFILL_TO,
    SQUIRREL,
    SQUIRREL_REFILL_TO,
)
from waterhole.games.wild_cards.engine.table import Table, highest, kinds_from
from waterhole.kernel.engine.bags import cards, count, size
from waterhole.kernel.engine.masks import BIT

# -- the meerkat's exchange ------------------------------------------------------------


def offer_exchange(table: Table) -> None:
    """The meerkat's power comes first; once a round for each player, also if the meerkat changes hands."""
    owner = table.leader_of(MEERKAT)
    if 0 <= owner < table.seats and table.bids[owner] == REFILL and not table.exchanged & BIT[owner]:
        table.exchanged |= BIT[owner]
        table.ask(owner, EXCHANGE)
    else:
        next_refill(table)


def legal_exchanges(table: Table, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for species in range(i64(ANIMAL_KINDS)):
        if count(table.collections[seat], species):
            for slot in range(table.players - 1):
                out[n] = M_EXCHANGE + 4 * species + slot
                n += 1
    out[n] = M_NO_EXCHANGE
    return n + 1


def exchange(table: Table, seat: i64, given: i64, slot: i64) -> None:
    """An animal of the collection for one of the display, in the same slot (WC-5)."""
    taken = table.animal_in(slot)
    table.collections[seat] += cards(taken, 1) - cards(given, 1)
    table.display += (given - taken) * BIT[4 * slot]
    if table.journal is not None:
        table.note("exchanged", seat, (given, taken, slot))
    table.claim_leader(seat, taken)
    table.lose_leader(seat, given)


# -- refill cards ----------------------------------------------------------------------


def next_refill(table: Table) -> None:
    """Clockwise from the talisman's holder, each in turn."""
    players = table.players
    for i in range(players):
        player = table.talisman + i
        if player >= players:
            player -= players
        if table.bids[player] == REFILL:
            if player == table.seats:
                leo_refills(table)
            elif table.hands[player]:
                table.ask(player, DISCARD)
                return
            else:
                refill(table, player)
    table.value = HIGHEST_BID + 1
    next_value(table)


def legal_discards(table: Table, seat: i64, out: vec[i64]) -> i64:
    """Card by card in the order of the hand, or no more (WC-20)."""
    n = kinds_from(table.hands[seat] - table.laying[seat], highest(table.laying[seat]), M_DISCARD, out)
    out[n] = M_STOP
    return n + 1


def choose_discard(table: Table, seat: i64, move: i64) -> None:
    if move != M_STOP:
        table.laying[seat] += CARD[move - M_DISCARD]
    if move == M_STOP or table.laying[seat] == table.hands[seat]:
        refill(table, seat)
        next_refill(table)


def refill(table: Table, seat: i64) -> None:
    """Discard what was chosen, draw up to seven (ten with the squirrel), take the refill card back."""
    away = table.laying[seat]
    table.laying[seat] = 0
    table.spend(seat, away)
    table.discard += away
    table.bids[seat] = NO_BID
    if table.journal is not None and away:
        table.note("discarded", seat, (away,))
    limit: i64 = REFILL_TO
    if table.leader_of(SQUIRREL) == seat:
        limit = SQUIRREL_REFILL_TO
    table.draw_to_hand(seat, limit - size(table.hands[seat]))
