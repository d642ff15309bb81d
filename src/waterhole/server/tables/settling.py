"""How a game begins: seats and options are settled, promised nonces are told, and chance is sealed.

docs/fairness.md says why in this order.
"""

from __future__ import annotations

import time

import msgspec

from waterhole.kernel.chance import SHARED, Place, Sealed, check_nonce
from waterhole.kernel.game import Refused
from waterhole.server.tables.engine.live_table import Change, Decision, Unchanged
from waterhole.server.tables.engine.table import NONCE_SECONDS, Table


def begin(table: Table) -> Change:
    """The start, or first, where somebody has promised a nonce, the waiting for it."""
    return Change("settle") if table.missing_nonces() else started(table)


def started(table: Table, last: str = "", of: str = "") -> Change:
    """The start with what has been told, and with the last nonce, which is told just now."""
    if table.placed or not table.row.secret:
        return Change("start")
    places = table.places(told=True)
    for number in table.seats_of(of):
        places[number] = msgspec.structs.replace(places[number], nonce=last)
    deal = table.settings.deal
    if deal:  # nothing that differs between the tables that share it
        places = [Place(who=SHARED)] * len(places)
    sealed = Sealed(table=deal or table.id, secret=table.row.secret, places=places)
    return Change("start", data=msgspec.to_builtins(sealed))


def start_without(table: Table) -> Change | Unchanged:
    """The time for nonces is over: what was withheld stops nobody, and the record shows that it is missing."""
    late = table.settling is not None and table.settling + NONCE_SECONDS <= time.time()
    return started(table) if late else Unchanged()


def promise(identity: str, promised: str) -> Decision:
    def decide(table: Table) -> Change | Unchanged:
        seat = own_seat(table, identity)
        settled = table.status != "open" or table.settling is not None or table.placed or not table.row.secret
        if settled or table.seats[seat].promise:
            return Unchanged()
        return Change("promise", seat, promised)

    return decide


def nonce(identity: str, told: str) -> Decision:
    """Kept until the others have told theirs; the last one starts the game."""

    def decide(table: Table) -> Change | Unchanged:
        seat = own_seat(table, identity)
        if not table.asks_nonce_of(identity):
            return Unchanged()
        check_nonce(table.seats[seat].promise, told)
        waiting = table.missing_nonces(but=identity)
        return Change("nonce", seat, told) if waiting else started(table, told, identity)

    return decide


def own_seat(table: Table, identity: str) -> int:
    own = table.seats_of(identity)
    if not own or table.is_bot(identity):
        raise Refused("seat", "refused-chance")
    return own[0]
