"""Wilderness: the check that everything is somewhere, exactly once."""

from __future__ import annotations

from mypy_extensions import i64

from waterhole.games.wilderness.engine.board import BESIDE, terrain_of
from waterhole.games.wilderness.engine.chapters.targets import holds_fitting
from waterhole.games.wilderness.engine.components import (
    ACT,
    ALL_DAYS,
    ALL_EVENTS,
    ALL_ILLNESSES,
    BEAST_COUNT,
    BEAST_TILE,
    CATCH,
    GOES_ON,
    GONE,
    MOST_HUNGER,
    MOST_THIRST,
    NOT_YET,
    ONE_DAY,
    OVER,
    SKULL,
    TILES,
    VILLAGE,
    WATER,
    WINDOW,
)
from waterhole.games.wilderness.engine.table import Table
from waterhole.kernel.engine.masks import BIT, bits


def fault_in(table: Table) -> str:
    fault = audit_cards(table)
    if fault == "":
        fault = audit_board(table)
    if fault == "":
        fault = audit_players(table)
    if fault == "" and table.step == WINDOW and not holds_fitting(table, table.asked):
        return "WN-11: somebody is asked who holds no card that fits"
    return fault


def audit_cards(table: Table) -> str:
    events = table.event_deck + table.event_discard
    ills = table.illness_deck + table.illness_discard
    for seat in range(table.seats):
        events += table.hands[seat]
        ills += table.illnesses[seat]
    if events != ALL_EVENTS:
        return "the 54 event cards are not all there, exactly once"
    if ills != ALL_ILLNESSES:
        return "the 27 illness cards are not all there, exactly once"
    if table.day_deck + table.day_discard + ONE_DAY[table.day] != ALL_DAYS:
        return "the 27 day cards are not all there, exactly once"
    return ""


def audit_board(table: Table) -> str:
    seen: i64 = 0
    for position in range(i64(TILES)):
        seen |= BIT[table.tiles[position]]
    if seen != BIT[TILES] - 1:
        return "the 8 tiles are not all there, exactly once"
    if table.face_up >> table.strip:
        return "a tile in the box is face up"
    for beast in range(i64(BEAST_COUNT)):
        area = table.beasts[beast]
        if area >= 0:
            terrain = terrain_of(table.land[area])
            if terrain in (WATER, VILLAGE) or not table.is_open(area):
                return "WN-8: an animal where it cannot be"
        shown = False
        for position in range(table.strip):
            if table.tiles[position] == BEAST_TILE[beast] and (table.face_up >> position) & 1:
                shown = True
        if shown != (area != NOT_YET) or area < GONE:
            return "WN-2: an animal comes with its tile"
    return ""


def audit_players(table: Table) -> str:
    for seat in range(table.seats):
        area = table.figures[seat]
        if terrain_of(table.land[area]) == WATER:
            return "a figure in the water"
        if BESIDE[area] & ~table.face_up & (BIT[table.strip] - 1):
            return "WN-2: a figure beside a face-down tile"
        if table.thirst[seat] < 0 or table.thirst[seat] > MOST_THIRST:
            return "thirst off its track"
        if table.hunger[seat] < 0 or table.hunger[seat] > MOST_HUNGER:
            return "hunger off its track"
        if table.exhaustion[seat] < 0 or table.exhaustion[seat] > SKULL:
            return "exhaustion off its track"
        if table.lives(seat) == (table.exhaustion[seat] == SKULL):
            return "WN-9: the dead are those on the skull"
        if not table.lives(seat) and (table.hands[seat] or table.illnesses[seat]):
            return "WN-9: the dead have no cards"
    if table.alive >> table.seats:
        return "a seat too many is alive"
    if table.energy < 0:
        return "energy below 0"
    if table.step != OVER and bits(table.alive) < 2:
        return "WN-9: the game ends with the last survivor"
    if (table.step == ACT or table.step == CATCH) and not table.lives(table.current):
        return "WN-14: the dead take no turn"
    if table.step == WINDOW and not table.lives(table.asked):
        return "WN-9: the dead are asked nothing"
    if (table.ending == GOES_ON) == (table.step == OVER):
        return "a game is over exactly when it has an outcome"
    return ""
