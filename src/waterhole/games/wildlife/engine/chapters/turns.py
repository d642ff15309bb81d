"""Wildlife: a turn from the food tiles to the new cards (WL-3), and all that needs no card."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wildlife.engine.components import (
    ABILITY_CARD,
    AGGRESSION,
    ATTACK_AT,
    CARD,
    CARD_KINDS,
    FOOD,
    FOOD_ABILITY_POINTS,
    FOOD_FOR_A_POINT,
    GOES_ON,
    HAND_SIZE,
    INTELLIGENCE,
    LAND_HI,
    LAND_LO,
    M_AGGRESSION,
    M_AUCTION,
    M_CONVERT,
    M_END,
    M_MIGRATE,
    M_MOBILITY,
    M_PLAY,
    MOBILITY,
    MOST_CONVERTED,
    NO_CARD,
    PLAYS,
    ROUNDS_OVER,
    TERRAIN_MASK,
    TILE,
    TURN,
)
from waterhole.games.wildlife.engine.island import beside_hi, beside_lo
from waterhole.games.wildlife.engine.scoring import finish, score_big
from waterhole.games.wildlife.engine.table import Table, bag_size, card_count, draw_card
from waterhole.kernel.engine.masks import BIT
from waterhole.kernel.engine.state import Event

# -- a turn (WL-3) ---------------------------------------------------------------------


def begin_turn(table: Table) -> None:
    """Food tiles pay by themselves (WL-8)."""
    seat = table.current
    table.plays = 0
    table.extra = 0
    table.auctioned = 0
    table.migrated = 0
    tiles = table.held(seat, FOOD)
    if table.journal is not None:
        table.note("turn", seat, (table.round,))
    if tiles:
        table.points[seat] += FOOD_ABILITY_POINTS * tiles
        if table.journal is not None:
            table.note("fed", seat, (tiles, FOOD_ABILITY_POINTS * tiles))
    open_turn(table)


def open_turn(table: Table) -> None:
    """What next? A turn in which nothing is left to do ends by itself."""
    table.step = TURN
    table.actor = table.current
    table.card = NO_CARD
    table.buying = 0
    table.bid = 0
    table.bidder = -1
    table.passed = 0
    table.origin = -1
    table.target = -1
    table.deed = 0
    if table.plays_left() == 0 and not can_do_more(table, table.current):
        end_turn(table)


def legal_in_turn(table: Table, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    left = table.plays_left()
    if left:
        n = write_cards(table, seat, table.auctioned == 0 and left == 1, out)
    if may_migrate_for_free(table, seat):
        out[n] = M_MIGRATE
        n += 1
    if may_use_mobility(table, seat):
        out[n] = M_MOBILITY
        n += 1
    if may_use_aggression(table, seat):
        out[n] = M_AGGRESSION
        n += 1
    points = table.food[seat] // FOOD_FOR_A_POINT
    if points > MOST_CONVERTED:
        points = MOST_CONVERTED
    for i in range(points):
        out[n] = M_CONVERT + i
        n += 1
    if table.auctioned or left == 0:
        out[n] = M_END
        n += 1
    return n


def write_cards(table: Table, seat: i64, reserved: bool, out: vec[i64]) -> i64:
    """Every card of the hand may be auctioned, or played unless the last play is reserved for the owed auction."""
    n: i64 = 0
    hand = table.hands[seat]
    for kind in range(i64(CARD_KINDS)):
        if card_count(hand, kind):
            out[n] = M_AUCTION + kind
            n += 1
            if not reserved:
                out[n] = M_PLAY + kind
                n += 1
    return n


def convert(table: Table, points: i64) -> None:
    table.food[table.current] -= FOOD_FOR_A_POINT * points
    table.points[table.current] += points
    if table.journal is not None:
        table.note("converted", table.current, (FOOD_FOR_A_POINT * points, points))
    open_turn(table)


def spend_play(table: Table, kind: i64) -> None:
    """A card leaves the hand; a play beyond the three turns an intelligence tile."""
    seat = table.current
    table.hands[seat] -= CARD[kind]
    table.played += CARD[kind]
    if kind == ABILITY_CARD:
        table.given &= ~BIT[seat]
    if table.plays == PLAYS + table.extra:
        table.turned[seat] += TILE[INTELLIGENCE]
        table.extra += 1
    table.plays += 1
    table.card = kind


# -- what can be done without a card (WL-5, WL-10, WL-11) ------------------------------


def can_do_more(table: Table, seat: i64) -> bool:
    """Whether anything can be done without a card."""
    return (
        table.food[seat] >= FOOD_FOR_A_POINT
        or may_migrate_for_free(table, seat)
        or may_use_mobility(table, seat)
        or may_use_aggression(table, seat)
    )


def may_migrate_for_free(table: Table, seat: i64) -> bool:
    if table.migrated:
        return False
    terrains = table.adapted[seat] & TERRAIN_MASK
    own_lo, own_hi = table.mobile(seat)
    return (
        beside_lo(own_lo, own_hi) & LAND_LO[terrains] & ~table.taken_lo
        | beside_hi(own_lo, own_hi) & LAND_HI[terrains] & ~table.taken_hi
    ) != 0


def may_use_mobility(table: Table, seat: i64) -> bool:
    if table.ready(seat, MOBILITY) == 0 or (table.tiles_lo[seat] | table.tiles_hi[seat]) == 0:
        return False
    lo, hi = table.foreign(seat, table.adapted[seat] & TERRAIN_MASK)
    return lo != 0 or hi != 0


def may_use_aggression(table: Table, seat: i64) -> bool:
    if table.ready(seat, AGGRESSION) == 0 or table.supply[seat] == 0:
        return False
    lo, hi = table.foreign(seat, table.adapted[seat] >> ATTACK_AT)
    return lo != 0 or hi != 0


# -- the end of a turn (WL-3, WL-18) ---------------------------------------------------


def end_turn(table: Table) -> None:
    """Discard, refill, turn the tiles back; then a big scoring if one is due, and the next turn."""
    table.step = TURN
    table.discard += table.played
    table.played = 0
    refill(table, table.current)
    for seat in range(table.seats):
        table.turned[seat] = 0
    table.turns += 1
    if table.turns == table.seats:
        table.turns = 0
        table.round += 1
        if table.round == table.rounds and table.ending == GOES_ON:
            table.ending = ROUNDS_OVER
    if table.ending != GOES_ON:
        finish(table)
        return
    if table.due:
        score_big(table)
    if table.turns:
        table.current = table.left_of(table.current)
    else:
        choose_starter(table)
        table.current = table.starter
    begin_turn(table)


def choose_starter(table: Table) -> None:
    """With start=last a round starts with whoever is last, counting from the last starter's left (WL-21)."""
    if table.start_last:
        last = table.last_place()
        table.starter = table.left_of(table.starter)
        while table.points[table.starter] != last:
            table.starter = table.left_of(table.starter)


def refill(table: Table, seat: i64) -> None:
    """Draw up to ten cards; the discards become the pile only when a card is needed."""
    drawn: i64 = 0
    for i in range(HAND_SIZE - bag_size(table.hands[seat])):
        if table.pile == 0:
            table.pile = table.discard
            table.discard = 0
            if table.pile and table.journal is not None:
                table.note("reshuffled", -1, (bag_size(table.pile),))
        if table.pile:
            card = CARD[draw_card(table.pile, table.rng)]
            table.pile -= card
            drawn += card
    table.hands[seat] += drawn
    if drawn and table.journal is not None:
        table.journal.append(Event("drew", seat, (bag_size(drawn),), (drawn,), BIT[seat]))
