"""Wilderness: rounds and turns (WN-14)."""

from __future__ import annotations

from mypy_extensions import i64

from waterhole.games.wilderness.engine.board import village_of
from waterhole.games.wilderness.engine.chapters.reactions import ask_from, open_window
from waterhole.games.wilderness.engine.chapters.survival import finish
from waterhole.games.wilderness.engine.components import (
    ACT,
    ACTED,
    BY_VILLAGE,
    ENERGY,
    INFECTED_WOUND,
    NO_WINDOW,
    OVER,
    T_ATTACK,
    T_ATTACK_ROLL,
    T_NATURE,
    T_START,
)
from waterhole.games.wilderness.engine.table import EVERYBODY, Table
from waterhole.kernel.engine.masks import BIT


def start_round(table: Table) -> None:
    start_turn(table, table.first_alive())


def start_turn(table: Table, seat: i64) -> None:
    table.current = seat
    table.energy = 0
    table.boost = 0
    table.flags = 0
    table.travelled = 0
    table.companions = 0
    open_window(table, T_START, seat)


def receive_energy(table: Table) -> None:
    """Square plus cards minus illnesses, at least 0."""
    seat = table.current
    table.energy = ENERGY[table.exhaustion[seat]] + table.boost - table.has(seat, INFECTED_WOUND)
    if table.energy < 0:
        table.energy = 0
    table.boost = 0
    if table.journal is not None:
        table.note("turn", seat, (table.energy,))
    table.step = ACT


def spend(table: Table, energy: i64) -> None:
    table.energy -= energy
    if energy:
        table.flags |= ACTED


def end_turn(table: Table) -> None:
    """Who ends a turn in the village wins, with the Companions of the turn (WN-10)."""
    arrived = table.living_at(village_of(table.strip)) & (BIT[table.current] | table.travelled)
    if arrived:
        finish(table, BY_VILLAGE, arrived)
    else:
        next_turn(table)


def next_turn(table: Table) -> None:
    """The next living player in the order of the round; after the last one, nature."""
    table.window = NO_WINDOW
    seat = table.clockwise(table.current, 1)
    while seat != table.first:
        if table.lives(seat):
            start_turn(table, seat)
            return
        seat = table.clockwise(seat, 1)
    table.sheltered = 0
    table.flags = 0
    table.energy = 0
    if table.journal is not None:
        table.note("nature", EVERYBODY, (table.day, table.round))
    open_window(table, T_NATURE, table.first_alive())


def go_on(table: Table) -> None:
    """Back to where the turn stands: the open window, or the actions of the player whose turn it is."""
    if table.step == OVER:
        return
    if table.window == T_NATURE:
        open_window(table, T_NATURE, table.first_alive())
    elif table.window == T_ATTACK or table.window == T_ATTACK_ROLL:
        ask_from(table, 0)
    elif not table.lives(table.current):
        end_turn(table)  # WN-14: death ends the turn at once
    elif table.window != NO_WINDOW:
        ask_from(table, 0)
    else:
        table.step = ACT
