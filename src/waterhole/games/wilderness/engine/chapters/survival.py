"""Wilderness: death and the end (WN-9, WN-10)."""

from __future__ import annotations

from mypy_extensions import i64

from waterhole.games.wilderness.engine.components import BY_NOBODY, BY_SURVIVAL, NO_WINDOW, OVER, SKULL
from waterhole.games.wilderness.engine.table import EVERYBODY, Table
from waterhole.kernel.engine.masks import BIT


def hurt(table: Table, seat: i64, steps: i64) -> None:
    """Exhaustion by a single effect, which may kill."""
    table.add_exhaustion(seat, steps)
    table.tell_status(seat)
    if table.exhaustion[seat] == SKULL:
        die(table, seat)
        count_survivors(table)


def die(table: Table, seat: i64) -> None:
    """The dead lose cards and illnesses, and count for nothing any more."""
    table.alive &= ~BIT[seat]
    table.event_discard += table.hands[seat]
    table.hands[seat] = 0
    table.illness_discard += table.illnesses[seat]
    table.illnesses[seat] = 0
    table.standing[seat] = 0
    if table.journal is not None:
        table.note("died", seat, ())


def count_survivors(table: Table) -> None:
    """One survivor wins at once; none: the wilderness wins."""
    if table.alive == 0:
        finish(table, BY_NOBODY, 0)
    elif table.alive & (table.alive - 1) == 0:
        finish(table, BY_SURVIVAL, table.alive)


def finish(table: Table, ending: i64, winners: i64) -> None:
    table.step = OVER
    table.window = NO_WINDOW
    table.inner = NO_WINDOW
    table.arriving = 0
    table.ending = ending
    table.winners = winners
    if table.journal is not None:
        table.note("ended", EVERYBODY, (ending, winners))
