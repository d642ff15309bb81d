"""Wilderness: all that a seat cannot know is dealt again (WN-13)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness.engine.board import build_land
from waterhole.games.wilderness.engine.chapters.reactions import places_from_concerned
from waterhole.games.wilderness.engine.chapters.targets import fits, holds_fitting
from waterhole.games.wilderness.engine.components import NO_WINDOW, ONE_CARD, TILES, WINDOW
from waterhole.games.wilderness.engine.table import Table, cards_in, draw_hand, draw_kind, kinds_in, restricted
from waterhole.kernel.engine.masks import BIT, one_of
from waterhole.kernel.engine.rng import Rng


def deal_again(table: Table, seat: i64, rng: Rng) -> None:
    """Others' hands and standing passes, face-down tiles, and which of the others is thinking."""
    shuffle_hidden_tiles(table, rng)
    pool = table.event_deck
    places = vec[i64]([0] * table.seats)
    for other in range(table.seats):
        if other != seat:
            pool += table.hands[other]
            places[other] = cards_in(table.hands[other])
    card: i64 = 0
    if table.step == WINDOW and table.asked != seat:
        if table.inner == NO_WINDOW:
            table.asked = somebody_else(table, seat, pool, places, rng)
        fitting = restricted(pool, fits(table, table.asked, kinds_in(pool)))
        card = ONE_CARD[draw_kind(fitting, rng)]
        pool -= card
        places[table.asked] -= 1
    for other in range(table.seats):
        if other != seat:
            table.standing[other] = 0
            table.hands[other] = draw_hand(pool, places[other], rng)
            pool -= table.hands[other]
    if card:
        table.hands[table.asked] += card
    table.event_deck = pool
    table.rng = rng.split()


def stack_hand(table: Table, seat: i64, other: i64) -> None:
    """One hand, unless it is empty, has all cards that this seat cannot know; else the deck has them.

    Whoever has the turn keeps his own: a thief is asked only where there is something to take (WN-18).
    """
    holds = other != seat and table.hands[other] != 0
    for player in range(table.seats):
        if player != seat:
            table.standing[player] = 0
            if player != table.current:
                table.event_deck += table.hands[player]
                table.hands[player] = 0
    if holds:
        table.hands[other] += table.event_deck
        table.event_deck = 0


def somebody_else(table: Table, seat: i64, pool: i64, places: vec[i64], rng: Rng) -> i64:
    """One who may be thinking: before or after this seat's own turn to answer, which it knows."""
    before: i64 = 0
    after = table.seats
    if seat >= 0 and (table.standing[seat] >> table.window) & 1 == 0 and holds_fitting(table, seat):
        own = places_from_concerned(table, seat)
        if places_from_concerned(table, table.asked) > own:
            before = own + 1
        else:
            after = own
    able: i64 = 0
    for n in range(before, after):
        other = table.clockwise(table.concerned, n)
        if other != seat and places[other] and fits(table, other, kinds_in(pool)):
            able |= BIT[other]
    return one_of(able, rng)


def shuffle_hidden_tiles(table: Table, rng: Rng) -> None:
    """Face-down tiles change places with each other and with those in the box."""
    unknown: i64 = 0
    for position in range(i64(TILES)):
        if position >= table.strip or (table.face_up >> position) & 1 == 0:
            unknown |= BIT[table.tiles[position]]
    tiles = table.tiles[:]
    for position in range(i64(TILES)):
        if position >= table.strip or (table.face_up >> position) & 1 == 0:
            tile = one_of(unknown, rng)
            tiles[position] = tile
            unknown &= ~BIT[tile]
    table.tiles = tiles
    if table.face_up != BIT[table.strip] - 1:
        table.land = build_land(tiles, table.strip)
