"""Wild Cards: phase 4, the next round or the end (WC-10, WC-14, WC-16)."""

from __future__ import annotations

from mypy_extensions import i64

from waterhole.games.wild_cards.engine.components import BACK, CARD, IBEX, NO_BID, OVER, WILD
from waterhole.games.wild_cards.engine.table import Table
from waterhole.kernel.engine.bags import cards, draw_from, size
from waterhole.kernel.engine.masks import BIT
from waterhole.kernel.engine.state import winners_by


def open_return(table: Table) -> None:
    """The ibex's holder may take a bid back that won an animal, unless it is wild; not at the very end (WC-14)."""
    owner = table.leader_of(IBEX)
    human = 0 <= owner < table.seats
    if human and table.animals and table.took & BIT[owner] and table.bids[owner] >> 2 != WILD:
        table.ask(owner, BACK)
    else:
        close_round(table)


def take_bid_back(table: Table, seat: i64) -> None:
    card = table.bids[seat]
    table.bids[seat] = NO_BID
    table.give_back(seat, CARD[card])
    if table.journal is not None:
        table.note("kept", seat, (card,))


def close_round(table: Table) -> None:
    for player in range(table.players):
        if table.bids[player] >= 0:
            table.discard += CARD[table.bids[player]]
        table.discard += table.paid[player]
        table.bids[player] = NO_BID
        table.paid[player] = 0
    table.took = 0
    table.exchanged = 0
    put_display_in_the_box(table)
    if table.talisman_used:
        pass_talisman(table)
    if size(table.animals) < table.players - 1:
        finish(table)
    else:
        fill_display(table)
        table.start_round()


def put_display_in_the_box(table: Table) -> None:
    while table.display:
        if table.display & 15:
            table.box_seen += cards((table.display & 15) - 1, 1)
        table.display >>= 4


def pass_talisman(table: Table) -> None:
    """To the next player clockwise, never to Leo (WC-10)."""
    table.talisman_used = 0
    table.talisman += 1
    if table.talisman == table.seats:
        table.talisman = 0
    if table.journal is not None:
        table.note("talisman", table.talisman, ())


def fill_display(table: Table) -> None:
    for slot in range(table.players - 1):
        species = draw_from(table.animals, table.rng)
        table.animals -= cards(species, 1)
        table.display += (species + 1) * BIT[4 * slot]
    if table.journal is not None:
        table.note("display", -1, tuple([table.animal_in(slot) for slot in range(table.players - 1)]))


def finish(table: Table) -> None:
    table.step = OVER
    table.owing = 0
    if table.journal is not None:
        table.note("ended", -1, (0, winners_by(table.ranks())))
