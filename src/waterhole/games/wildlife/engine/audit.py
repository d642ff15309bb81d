"""Wildlife: the check that everything is somewhere, exactly once."""

from __future__ import annotations

from mypy_extensions import i64

from waterhole.games.wildlife.engine.components import (
    ABILITY_KINDS,
    AREA_HI,
    AREA_LO,
    AREAS,
    ATTACK,
    ATTACK_AT,
    CHART,
    DECK,
    EXPAND_AT,
    LAND_HI,
    LAND_LO,
    MOST_OF_A_KIND,
    OVER,
    PAWNS,
    SEED,
    START_TILES,
    TERRAIN_KINDS,
    TERRAIN_MASK,
)
from waterhole.games.wildlife.engine.island import ones
from waterhole.games.wildlife.engine.table import Table, bag_size, most_seeds
from waterhole.kernel.engine.masks import bits


def fault_in(table: Table) -> str:
    cards = table.pile + table.discard + table.played
    taken_lo: i64 = 0
    taken_hi: i64 = 0
    for seat in range(table.seats):
        cards += table.hands[seat]
        fault = audit_seat(table, seat)
        if fault:
            return f"seat {seat + 1}: {fault}"
        if taken_lo & table.tiles_lo[seat] or taken_hi & table.tiles_hi[seat]:
            return "two tiles on one space"
        taken_lo |= table.tiles_lo[seat]
        taken_hi |= table.tiles_hi[seat]
    if taken_lo != table.taken_lo or taken_hi != table.taken_hi:
        return "the occupied spaces are not those with tiles"
    if taken_lo & ~LAND_LO[TERRAIN_MASK] or taken_hi & ~LAND_HI[TERRAIN_MASK]:
        return "a tile in the sea"
    if cards != DECK:
        return "the 110 cards are not all there, exactly once"
    if bag_size(table.played) != table.plays and table.step != SEED and table.step != OVER:
        return "WL-3: the plays of this turn are not the cards played"
    if bits(table.marked) > PAWNS:
        return "WL-14: more than eleven pawns"
    if table.step == SEED:
        return audit_seeds(table)
    return audit_supplies(table)


def audit_seat(table: Table, seat: i64) -> str:
    adapted = table.adapted[seat]
    organism = table.organisms[seat]
    if organism < 0:
        return ""
    tiles = ones(table.tiles_lo[seat]) + ones(table.tiles_hi[seat])
    if table.supply[seat] < 0 or table.supply[seat] + table.lost[seat] + tiles != START_TILES[table.seats]:
        return "an organism tile is not on the board, in the supply or out of the game"
    if table.food[seat] < 0:
        return "less than no food"
    expands = (adapted >> EXPAND_AT) & TERRAIN_MASK
    if adapted & CHART[organism] != CHART[organism] or expands & ~adapted or (adapted >> ATTACK_AT) & ~expands:
        return "adaptations that skip a level"
    for kind in range(i64(ABILITY_KINDS)):
        if (table.turned[seat] >> (4 * kind)) & 15 > table.held(seat, kind):
            return "WL-7: more abilities turned than held"
        if table.held(seat, kind) > MOST_OF_A_KIND and not table.unlimited and table.seats > 2:
            return "WL-7: more than two abilities of a kind"
    return ""


def audit_seeds(table: Table) -> str:
    for area in range(i64(AREAS)):
        tiles = ones(table.taken_lo & AREA_LO[area]) + ones(table.taken_hi & AREA_HI[area])
        if tiles > most_seeds(area):
            return "WL-2: too many tiles seeded in an area"
    return ""


def audit_supplies(table: Table) -> str:
    for kind in range(i64(ABILITY_KINDS)):
        if table.abilities_left(kind) < 0:
            return "more abilities of a kind than there are (15 in all, 11 for two players)"
    for terrain in range(i64(TERRAIN_KINDS)):
        for level in range(1, i64(ATTACK + 1)):
            if table.adaptations_left(terrain, level) < 0:
                return "more than the 72 adaptation tiles of the box"
    return ""
