"""Wilderness: windows in which cards may be played (WN-11): who is asked, and who is asked next."""

from __future__ import annotations

from mypy_extensions import i64

from waterhole.games.wilderness.engine.chapters.targets import holds_fitting
from waterhole.games.wilderness.engine.components import KIND_BIT, NO_WINDOW, WINDOW
from waterhole.games.wilderness.engine.table import Table, kinds_in


def open_window(table: Table, trigger: i64, concerned: i64) -> None:
    table.window = trigger
    table.concerned = concerned
    ask_from(table, 0)


def ask_from(table: Table, places: i64) -> None:
    """Ask the next, clockwise from the player concerned, who holds a card that fits; nobody: it closes."""
    while places < table.seats:
        seat = table.clockwise(table.concerned, places)
        if (table.standing[seat] >> table.window) & 1 == 0 and holds_fitting(table, seat):
            table.asked = seat
            table.step = WINDOW
            return
        places += 1
    table.close_window()


def places_from_concerned(table: Table, seat: i64) -> i64:
    places = seat - table.concerned
    if places < 0:
        places += table.seats
    return places


# -- inner windows: a card being answered, an illness drawn ----------------------------


def ask_inner(table: Table, trigger: i64, seat: i64, kind: i64) -> bool:
    """Ask one player about a card played on him or an illness drawn, if he can do something about it."""
    if kinds_in(table.hands[seat]) & KIND_BIT[kind] == 0 or (table.standing[seat] >> trigger) & 1:
        return False
    table.inner = trigger
    table.asked = seat
    table.step = WINDOW
    return True


def close_inner(table: Table) -> i64:
    """Which inner window was open, if any; who was asked is forgotten."""
    inner = table.inner
    if inner:
        table.inner = NO_WINDOW
        table.asked = 0
    return inner
