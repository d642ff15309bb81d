"""Wildlife: what a card is used for (WL-4): terrain, adaptation, ability, joker or event."""

from __future__ import annotations

from mypy_extensions import i64

from waterhole.games.wildlife.engine.chapters.actions import can_use_terrain
from waterhole.games.wildlife.engine.chapters.turns import open_turn, spend_play
from waterhole.games.wildlife.engine.components import (
    ABILITY_CARD,
    ABILITY_HOLDER,
    ABILITY_KIND,
    ADAPTATION_CARD,
    ADAPTATION_TERRAIN,
    BOUGHT_EVENT,
    EPIDEMIC_TILE,
    FAMINE,
    FAMINE_FOOD,
    FOOD_SOURCE,
    FOOD_SOURCE_FOOD,
    JOKER,
    JOKER_NAME,
    LAST_PLACE_FOOD,
    TERRAIN_CARD,
    TILE,
)
from waterhole.games.wildlife.engine.island import only_space
from waterhole.games.wildlife.engine.table import Table, level_in
from waterhole.kernel.engine.masks import BIT, lowest

# -- playing a card (WL-4) -------------------------------------------------------------


def play(table: Table, kind: i64) -> None:
    spend_play(table, kind)
    if table.journal is not None:
        table.note("played", table.current, (kind,))
    open_card(table)


def open_card(table: Table) -> None:
    """Ask what the card is used for, where there is anything to ask."""
    kind = table.card
    if kind == JOKER:
        if namable(table, table.user()):
            table.step = JOKER_NAME
        else:
            let_go(table)
    elif kind < JOKER:
        open_use(table)
    elif table.buying:
        table.step = BOUGHT_EVENT
    else:
        happen(table)


def open_use(table: Table) -> None:
    seat = table.user()
    kind = table.card
    if not usable(table, seat, kind):
        let_go(table)
    elif kind == ADAPTATION_CARD:
        table.step = ADAPTATION_TERRAIN
    elif kind == ABILITY_CARD:
        table.step = ABILITY_KIND
    else:
        table.step = TERRAIN_CARD


def usable(table: Table, seat: i64, kind: i64) -> bool:
    """Whether a terrain, adaptation or ability card can do anything for a player."""
    if kind == ADAPTATION_CARD:
        return table.improvable(seat) != 0
    if kind == ABILITY_CARD:
        return table.takeable(seat) != 0
    return can_use_terrain(table, seat, kind)


def let_go(table: Table) -> None:
    """A card used for nothing."""
    if table.journal is not None:
        table.note("nothing", table.user(), (table.card,))
    open_turn(table)


def namable(table: Table, seat: i64) -> i64:
    """What a joker may be named: any kind of card that can do something, never an event (WL-13)."""
    kinds: i64 = 0
    for kind in range(i64(JOKER)):
        if usable(table, seat, kind):
            kinds |= BIT[kind]
    return kinds


def name_joker(table: Table, kind: i64) -> None:
    table.card = kind
    if table.journal is not None:
        table.note("named", table.user(), (kind,))
    open_use(table)


# -- adaptation cards ------------------------------------------------------------------


def improve(table: Table, terrain: i64) -> None:
    seat = table.actor
    level = level_in(table.adapted[seat], terrain) + 1
    table.adapted[seat] |= BIT[6 * (level - 1) + terrain]
    if table.journal is not None:
        table.note("improved", seat, (terrain, level))
    open_turn(table)


# -- ability cards (WL-7) --------------------------------------------------------------


def take_ability(table: Table, kind: i64) -> None:
    """From the supply first; else from the furthest holder, whom the taker chooses where they tie."""
    seat = table.actor
    if table.abilities_left(kind):
        table.abilities[seat] += TILE[kind]
        if table.journal is not None:
            table.note("took", seat, (kind, -1))
        open_turn(table)
        return
    table.target = kind
    holders = table.holders_to_rob(seat, kind)
    if holders & (holders - 1):
        table.step = ABILITY_HOLDER
    else:
        rob(table, lowest(holders))


def rob(table: Table, holder: i64) -> None:
    """An unturned tile if there is one; a turned tile stays turned."""
    seat = table.actor
    kind = table.target
    if table.ready(holder, kind) == 0:
        table.turned[holder] -= TILE[kind]
        table.turned[seat] += TILE[kind]
    table.abilities[holder] -= TILE[kind]
    table.abilities[seat] += TILE[kind]
    if table.journal is not None:
        table.note("took", seat, (kind, holder))
    open_turn(table)


# -- event cards (WL-19) ---------------------------------------------------------------


def happen(table: Table) -> None:
    kind = table.card
    if table.journal is not None:
        table.note("happened", table.user(), (kind,))
    if kind == FOOD_SOURCE:
        find_food(table)
    elif kind == FAMINE:
        starve(table)
    else:
        table.actor = table.user()
        next_victim(table)


def find_food(table: Table) -> None:
    user = table.user()
    gain_food(table, user, FOOD_SOURCE_FOOD)
    if table.seats > 2:
        last = table.last_place()
        for seat in range(table.seats):
            if table.points[seat] == last:
                gain_food(table, seat, LAST_PLACE_FOOD)
    open_turn(table)


def gain_food(table: Table, seat: i64, food: i64) -> None:
    table.food[seat] += food
    if table.journal is not None:
        table.note("found", seat, (food, 0))


def starve(table: Table) -> None:
    """Food first; what is missing costs a point each."""
    user = table.user()
    seat = table.left_of(user)
    while seat != user:
        food = table.food[seat]
        if food > FAMINE_FOOD:
            food = FAMINE_FOOD
        table.food[seat] -= food
        table.points[seat] -= FAMINE_FOOD - food
        if table.journal is not None:
            table.note("starved", seat, (food, FAMINE_FOOD - food))
        seat = table.left_of(seat)
    open_turn(table)


def next_victim(table: Table) -> None:
    """Each opponent, from the left of the card's user, removes a tile; the last tile is not asked for."""
    user = table.user()
    seat = table.left_of(table.actor)
    while seat != user:
        space = only_space(table.tiles_lo[seat], table.tiles_hi[seat])
        if space >= 0:
            remove(table, seat, space)
        elif table.tiles_lo[seat] or table.tiles_hi[seat]:
            table.actor = seat
            table.step = EPIDEMIC_TILE
            return
        seat = table.left_of(seat)
    open_turn(table)


def remove(table: Table, seat: i64, space: i64) -> None:
    table.lift(seat, space)
    table.lost[seat] += 1
    if table.journal is not None:
        table.note("removed", seat, (space,))


def lose_to_epidemic(table: Table, space: i64) -> None:
    remove(table, table.actor, space)
    next_victim(table)
