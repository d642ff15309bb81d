"""Wildlife: what happens on the island: migration, expansion, attack, mobility, aggression and defense."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wildlife.engine.chapters.turns import open_turn
from waterhole.games.wildlife.engine.components import (
    AGGRESSION,
    AGGRESSION_SPACE,
    ATTACK_AT,
    BY_AGGRESSION,
    BY_ATTACK,
    BY_SWAP,
    DEFENDING,
    DEFENSE,
    DESTINATION,
    EMPTY_SUPPLY,
    GOES_ON,
    LAND_HI,
    LAND_LO,
    M_ATTACK,
    M_FROM,
    M_NOTHING,
    M_PLACE,
    M_SWAP,
    M_TO,
    MIGRATION,
    MOBILITY,
    MOBILITY_SPACE,
    MOBILITY_TILE,
    TERRAIN_CARD,
    TERRAIN_MASK,
    TILE,
)
from waterhole.games.wildlife.engine.island import beside_hi, beside_lo, only_space, write_spaces
from waterhole.games.wildlife.engine.scoring import finish, score_small
from waterhole.games.wildlife.engine.table import Table
from waterhole.kernel.engine.masks import BIT

# -- terrain cards: migrate, expand, attack (WL-5, WL-6) -------------------------------


def legal_with_terrain(table: Table, seat: i64, out: vec[i64]) -> i64:
    land_lo = LAND_LO[BIT[table.card]]
    land_hi = LAND_HI[BIT[table.card]]
    n: i64 = 0
    if table.may_expand(seat, table.card):
        n = write_spaces(land_lo & ~table.taken_lo, land_hi & ~table.taken_hi, M_PLACE, out, n)
    if table.may_attack(seat, table.card):
        lo, hi = table.full_areas(table.card)
        n = write_spaces(lo & ~table.tiles_lo[seat], hi & ~table.tiles_hi[seat], M_ATTACK, out, n)
    lo, hi = table.migrants(seat)
    n = write_spaces(lo, hi, M_FROM, out, n)
    out[n] = M_NOTHING
    return n + 1


def can_use_terrain(table: Table, seat: i64, terrain: i64) -> bool:
    if not (table.adapted[seat] >> terrain) & 1:
        return False
    land_lo = LAND_LO[BIT[terrain]]
    land_hi = LAND_HI[BIT[terrain]]
    free_lo = land_lo & ~table.taken_lo
    free_hi = land_hi & ~table.taken_hi
    if free_lo or free_hi:
        if table.may_expand(seat, terrain):
            return True
        own_lo, own_hi = table.mobile(seat)
        if beside_lo(own_lo, own_hi) & free_lo or beside_hi(own_lo, own_hi) & free_hi:
            return True
    if not table.may_attack(seat, terrain):
        return False
    lo, hi = table.full_areas(terrain)
    return (lo & ~table.tiles_lo[seat]) | (hi & ~table.tiles_hi[seat]) != 0


def take_up(table: Table, origin: i64) -> None:
    """A tile to move; its space is asked where there is more than one."""
    table.origin = origin
    if table.step == MOBILITY_TILE:
        open_mobility(table)
        return
    lo, hi = table.destinations(table.actor, origin)
    space = only_space(lo, hi)
    if space < 0:
        table.step = DESTINATION
    else:
        put_down(table, space)


def put_down(table: Table, space: i64) -> None:
    """The tile taken up comes to an empty space, by migration or mobility."""
    seat = table.actor
    table.lift(seat, table.origin)
    table.lay(seat, space)
    if table.journal is not None:
        kind = "migrated"
        if table.step == MOBILITY_SPACE:
            kind = "moved"
        table.note(kind, seat, (table.origin, space, -1))
    score_small(table, seat, space)
    open_turn(table)


def expand(table: Table, space: i64) -> None:
    """A tile of the supply on an empty space, by a terrain card or by aggression."""
    seat = table.actor
    table.lay(seat, space)
    table.supply[seat] -= 1
    if table.journal is not None:
        table.note("expanded", seat, (space,))
    score_small(table, seat, space)
    check_supply(table, seat)


def check_supply(table: Table, seat: i64) -> None:
    """An empty supply makes this the last turn; between two players it ends the game at once (WL-18, WL-20)."""
    if table.supply[seat] == 0 and table.ending == GOES_ON:
        table.ending = EMPTY_SUPPLY
    if table.seats == 2 and table.ending == EMPTY_SUPPLY:
        finish(table)
    else:
        open_turn(table)


# -- the free migration ----------------------------------------------------------------


def migrate_for_free(table: Table) -> None:
    table.migrated = 1
    lo, hi = table.migrants(table.current)
    space = only_space(lo, hi)
    if space < 0:
        table.step = MIGRATION
    else:
        take_up(table, space)


# -- abilities used as actions (WL-10, WL-11) ------------------------------------------


def use_mobility(table: Table) -> None:
    seat = table.current
    table.turned[seat] += TILE[MOBILITY]
    table.step = MOBILITY_TILE
    space = only_space(table.tiles_lo[seat], table.tiles_hi[seat])
    if space >= 0:
        take_up(table, space)


def open_mobility(table: Table) -> None:
    table.step = MOBILITY_SPACE
    lo, hi = table.foreign(table.current, table.adapted[table.current] & TERRAIN_MASK)
    space = only_space(lo, hi)
    if space >= 0:
        if table.owner(space) < 0:
            put_down(table, space)
        else:
            strike(table, space)


def legal_mobility(table: Table, seat: i64, out: vec[i64]) -> i64:
    """Any empty space, or an opponent's tile, where the organism can at least migrate."""
    return write_foreign(table, seat, table.adapted[seat] & TERRAIN_MASK, M_TO, M_SWAP, out)


def use_aggression(table: Table) -> None:
    seat = table.current
    table.turned[seat] += TILE[AGGRESSION]
    table.step = AGGRESSION_SPACE
    lo, hi = table.foreign(seat, table.adapted[seat] >> ATTACK_AT)
    space = only_space(lo, hi)
    if space >= 0:
        if table.owner(space) < 0:
            expand(table, space)
        else:
            strike(table, space)


def legal_aggression(table: Table, seat: i64, out: vec[i64]) -> i64:
    """Any space, empty or an opponent's, where the organism can attack."""
    return write_foreign(table, seat, table.adapted[seat] >> ATTACK_AT, M_PLACE, M_ATTACK, out)


def write_foreign(table: Table, seat: i64, terrains: i64, on_empty: i64, on_taken: i64, out: vec[i64]) -> i64:
    """A move for every empty space of some terrains, another for every opponent's tile there."""
    lo, hi = table.foreign(seat, terrains)
    n = write_spaces(lo & ~table.taken_lo, hi & ~table.taken_hi, on_empty, out, 0)
    return write_spaces(lo & table.taken_lo, hi & table.taken_hi, on_taken, out, n)


# -- what can be blocked, and defense (WL-6, WL-9) -------------------------------------


def strike(table: Table, space: i64) -> None:
    """Attack, aggression or swap against an opponent's tile, who may answer with defense."""
    if table.step == TERRAIN_CARD:
        table.deed = BY_ATTACK
    elif table.step == AGGRESSION_SPACE:
        table.deed = BY_AGGRESSION
    else:
        table.deed = BY_SWAP
    table.target = space
    victim = table.owner(space)
    if table.journal is not None:
        table.note("struck", table.user(), (table.deed, space, victim))
    if victim != table.current and table.ready(victim, DEFENSE):
        table.step = DEFENDING
        table.actor = victim
    else:
        strike_home(table)


def answer(table: Table, defends: bool) -> None:
    if defends:
        table.turned[table.actor] += TILE[DEFENSE]
        if table.journal is not None:
            table.note("defended", table.actor, (table.deed, table.target))
        open_turn(table)
    else:
        strike_home(table)


def strike_home(table: Table) -> None:
    seat = table.user()
    victim = table.owner(table.target)
    table.lift(victim, table.target)
    if table.deed == BY_SWAP:
        table.lift(seat, table.origin)
        table.lay(victim, table.origin)
        table.lay(seat, table.target)
        if table.journal is not None:
            table.note("swapped", seat, (table.origin, table.target, victim))
        open_turn(table)
        return
    table.lost[victim] += 1
    table.supply[seat] -= 1
    table.lay(seat, table.target)
    if table.journal is not None:
        table.note("beat", seat, (table.target, victim))
    check_supply(table, seat)
