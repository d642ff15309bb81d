"""Wilderness: event, illness and day cards are drawn, discarded and shuffled again (WN-7, WN-12)."""

from __future__ import annotations

from mypy_extensions import i64

from waterhole.games.wilderness.engine.components import ONE_CARD, ONE_DAY
from waterhole.games.wilderness.engine.table import EVERYBODY, Table, cards_in, draw_day, draw_kind
from waterhole.kernel.engine.masks import BIT
from waterhole.kernel.engine.state import Event

# -- event cards -----------------------------------------------------------------------


def discard_event(table: Table, seat: i64, kind: i64) -> None:
    table.hands[seat] -= ONE_CARD[kind]
    table.event_discard += ONE_CARD[kind]


def deal_events(table: Table, seat: i64, n: i64) -> None:
    """Event cards from the deck, or from the shuffled discards; what there is (WN-12)."""
    drawn: i64 = 0
    for i in range(n):
        if table.event_deck == 0 and table.event_discard:
            table.event_deck = table.event_discard
            table.event_discard = 0
            if table.journal is not None:
                table.note("reshuffled", EVERYBODY, (0, cards_in(table.event_deck)))
        if table.event_deck:
            card = ONE_CARD[draw_kind(table.event_deck, table.rng)]
            table.event_deck -= card
            drawn += card
    table.hands[seat] += drawn
    if table.journal is not None:
        table.journal.append(Event("dealt", seat, (cards_in(drawn),), (drawn,), BIT[seat]))


# -- illness cards ---------------------------------------------------------------------


def draw_illness(table: Table) -> i64:
    """The kind of the next illness card, or -1 if there is none (WN-12)."""
    if table.illness_deck == 0:
        if table.illness_discard == 0:
            return -1
        table.illness_deck = table.illness_discard
        table.illness_discard = 0
        if table.journal is not None:
            table.note("reshuffled", EVERYBODY, (1, cards_in(table.illness_deck)))
    kind = draw_kind(table.illness_deck, table.rng)
    table.illness_deck -= ONE_CARD[kind]
    return kind


def heal(table: Table, seat: i64, kind: i64) -> None:
    """One illness card goes to the discards."""
    table.illnesses[seat] -= ONE_CARD[kind]
    table.illness_discard += ONE_CARD[kind]
    if table.journal is not None:
        table.note("healed", seat, (kind,))


def heal_all(table: Table, seat: i64, kind: i64) -> None:
    for i in range(table.has(seat, kind)):
        heal(table, seat, kind)


# -- day cards -------------------------------------------------------------------------


def turn_day_card(table: Table) -> None:
    """The next day card; a used-up deck is reshuffled (WN-7)."""
    if table.day_deck == 0:
        table.day_deck = table.day_discard
        table.day_discard = 0
        if table.journal is not None:
            table.note("reshuffled", EVERYBODY, (2, cards_in(table.day_deck)))
    table.day = draw_day(table.day_deck, table.rng)
    table.day_deck -= ONE_DAY[table.day]
    table.round = 0
    table.read_marker()
    if table.journal is not None:
        table.note("day", EVERYBODY, (table.day,))
