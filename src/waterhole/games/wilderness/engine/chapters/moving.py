"""Wilderness: a move from its cost to what the area does (WN-3, WN-5, WN-15)."""

from __future__ import annotations

from mypy_extensions import i64

from waterhole.games.wilderness.engine.board import AREA_AT, BEAST_LOCAL, BESIDE, STEP, terrain_of
from waterhole.games.wilderness.engine.chapters.decks import discard_event, draw_illness, heal
from waterhole.games.wilderness.engine.chapters.reactions import ask_inner, open_window
from waterhole.games.wilderness.engine.chapters.survival import hurt
from waterhole.games.wilderness.engine.chapters.turns import go_on, spend
from waterhole.games.wilderness.engine.components import (
    ACTED,
    BEAST_COUNT,
    BEAST_TILE,
    BITE,
    BITE_STEPS,
    DESERT,
    DIRECTIONS,
    FALSE_ALARM,
    GOOD,
    HEALING_HERBS,
    M_RAFT,
    MOVE_FLAGS,
    NO_ROLL,
    NO_WINDOW,
    ON_OLD_PATH,
    ON_SHORTCUT,
    ONE_CARD,
    OVER,
    RAFT,
    RAFT_COST,
    SCORCHING_SUN,
    SWAMP,
    T_ILLNESS,
    T_LOST,
    T_MOVE,
    T_NIGHT_ROLL,
    TILE_AREAS,
)
from waterhole.games.wilderness.engine.table import EVERYBODY, Table
from waterhole.kernel.engine.masks import BIT

# -- moving (WN-15) --------------------------------------------------------------------


def go(table: Table, seat: i64, direction: i64) -> None:
    cost = table.move_cost(seat, direction)
    if table.flags & (ON_SHORTCUT | ON_OLD_PATH):
        table.flags = (table.flags & ~(ON_SHORTCUT | ON_OLD_PATH)) | NO_ROLL
    declare_move(table, seat, table.figures[seat] + STEP[direction], cost)


def go_by_raft(table: Table, seat: i64, move: i64) -> None:
    there = (move - M_RAFT) // DIRECTIONS
    landing = table.raft_landing(seat, there, move - M_RAFT - DIRECTIONS * there)
    discard_event(table, seat, RAFT)
    if table.journal is not None:
        table.note("played", seat, (RAFT, GOOD, -1, move))
    table.flags |= NO_ROLL
    declare_move(table, seat, landing, RAFT_COST)


def declare_move(table: Table, seat: i64, area: i64, cost: i64) -> None:
    spend(table, cost)
    table.target_area = area
    table.paid = cost
    table.companions = 0
    open_window(table, T_MOVE, seat)


def find_the_way(table: Table) -> None:
    """After the move window: the roll, where one is needed."""
    needed = table.roll_needed(table.flags)
    if needed == 0:
        arrive(table)
        return
    table.roll = table.rng.die()
    if table.journal is not None:
        table.note("rolled", table.current, (table.roll, needed, table.target_area))
    open_window(table, T_NIGHT_ROLL, table.current)


def follow_roll(table: Table) -> None:
    if table.roll >= table.roll_needed(table.flags):
        arrive(table)
    else:
        table.spun = -1
        get_lost(table, table.current)


def arrive(table: Table) -> None:
    """Mover and Companions are in the area; then each meets what it does, the mover first (WN-3)."""
    table.figures[table.current] = table.target_area
    if table.journal is not None:
        table.note("moved", table.current, (table.target_area, table.paid))
    come_along(table)
    meet_area(table, BIT[table.current] | table.companions)


def come_along(table: Table) -> None:
    """Companions follow, also one who is lost."""
    for places in range(i64(1), table.seats):
        seat = table.clockwise(table.current, places)
        if (table.companions >> seat) & 1:
            table.figures[seat] = table.figures[table.current]
            if table.journal is not None:
                table.note("followed", seat, (table.figures[seat], table.current))
    table.travelled |= table.companions


def stay_put(table: Table) -> None:
    """Landslide: mover and Companions stay, energy and cards are spent (WN-15)."""
    table.window = NO_WINDOW
    table.flags &= ~MOVE_FLAGS
    table.companions = 0
    go_on(table)


# -- what an area does (WN-3) ----------------------------------------------------------


def meet_area(table: Table, arrived: i64) -> None:
    table.flags = (table.flags | ACTED) & ~MOVE_FLAGS
    table.arriving = arrived
    meet_next(table)


def meet_next(table: Table) -> None:
    """Tiles are turned up, then the desert, then the swamp: for each who arrived, clockwise from the mover."""
    places: i64 = 0
    while table.arriving:
        seat = table.clockwise(table.current, places)
        places += 1
        if (table.arriving >> seat) & 1:
            table.arriving &= ~BIT[seat]
            turn_up_tiles(table, table.figures[seat])
            terrain = terrain_of(table.land_of(seat))
            if terrain == DESERT:
                cross_desert(table, seat)
            elif terrain == SWAMP:
                fall_ill(table, seat)
                if table.inner or table.step == OVER:
                    return
    go_on(table)


def turn_up_tiles(table: Table, area: i64) -> None:
    """Tiles next to an area that a figure enters are turned up, animals included (WN-2)."""
    hidden = BESIDE[area] & ~table.face_up & (BIT[table.strip] - 1)
    if hidden == 0:
        return
    table.face_up |= hidden
    for position in range(table.strip):
        if (hidden >> position) & 1:
            tile = table.tiles[position]
            if table.journal is not None:
                table.note("turned", EVERYBODY, (tile, position))
            for beast in range(i64(BEAST_COUNT)):
                if BEAST_TILE[beast] == tile:
                    table.beasts[beast] = AREA_AT[position * TILE_AREAS + BEAST_LOCAL[beast]]
                    if table.journal is not None:
                        table.note("appeared", EVERYBODY, (beast, table.beasts[beast]))


def cross_desert(table: Table, seat: i64) -> None:
    """In daylight."""
    if table.dark_for(seat):
        return
    if table.weather == SCORCHING_SUN:
        table.add_thirst(seat, 2)
    else:
        table.add_thirst(seat, 1)
    table.tell_status(seat)


# -- illness (WN-3) --------------------------------------------------------------------


def fall_ill(table: Table, seat: i64) -> None:
    """Draw an illness card; before it works, its window. False Alarm is over at once."""
    kind = draw_illness(table)
    if kind < 0:
        return
    if table.journal is not None:
        table.note("fell_ill", seat, (kind,))
    if kind == FALSE_ALARM:
        table.illness_discard += ONE_CARD[kind]
        return
    table.illnesses[seat] += ONE_CARD[kind]
    table.target = seat
    if not ask_inner(table, T_ILLNESS, seat, HEALING_HERBS):
        suffer(table, seat)


def suffer(table: Table, seat: i64) -> None:
    if table.has(seat, BITE):
        heal(table, seat, BITE)
        hurt(table, seat, BITE_STEPS)


# -- getting lost (WN-5) ---------------------------------------------------------------


def get_lost(table: Table, seat: i64) -> None:
    """The rest of the energy is gone; the compass may have been spun already (WN-6)."""
    table.energy = 0
    open_window(table, T_LOST, seat)


def wander(table: Table) -> None:
    seat = table.current
    if table.spun < 0:
        table.spun = table.spin(table.figures[seat])
    table.figures[seat] += STEP[table.spun]
    if table.journal is not None:
        table.note("wandered", seat, (table.spun, table.figures[seat]))
    come_along(table)
    meet_area(table, BIT[seat] | table.companions)


def move_by_needle(table: Table, seat: i64) -> None:
    """A forced move: the compass is spun, the area does its work, the end window goes on."""
    direction = table.spin(table.figures[seat])
    table.figures[seat] += STEP[direction]
    if table.journal is not None:
        table.note("wandered", seat, (direction, table.figures[seat]))
    meet_area(table, BIT[seat])
