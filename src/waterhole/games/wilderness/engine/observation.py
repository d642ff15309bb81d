"""Wilderness: what a seat may know (WN-13), as numbers for learners."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from waterhole.games.wilderness.engine.board import POSITION_OF, terrain_of
from waterhole.games.wilderness.engine.components import (
    BEAST_COUNT,
    DAY_KINDS,
    DAY_WIDTH,
    DIRECTIONS,
    EVENT_KINDS,
    ILLNESS_KINDS,
    KIND_WIDTH,
    MOST_AREAS,
    ROWS,
    STEPS,
    TILES,
    TRIGGER_COUNT,
    TURN_FLAGS,
    WINDOW,
)
from waterhole.games.wilderness.engine.rules import Wilderness
from waterhole.games.wilderness.engine.table import cards_in
from waterhole.kernel.engine.observer import Observer, one_hot, same, write_counts, write_mask
from waterhole.kernel.engine.state import MOST_SEATS, seat_after

FLAGS: Final[i64] = len(TURN_FLAGS)
STEP_KINDS: Final[i64] = len(STEPS)
NUMBERS = (
    "tiles in play", "round of the day, from 0", "night", "nature's turns so far", "first player changes",
    "energy", "energy from cards", "cost of the move so far", "roll", "bonus of the roll or of sleep",
    "sum of the beast's dice", "sum of the player's dice", "dice of the player", "dice of the beast",
    "the beast that attacks", "place in nature's turn", "the move that is being answered",
)  # fmt: skip


@final
class WildernessObserver(Observer):
    def layout(self, seats: i64) -> list[tuple[str, int]]:
        parts = [
            ("own seat", MOST_SEATS),
            ("own hand, by kind", EVENT_KINDS),
            ("own standing passes, by trigger", TRIGGER_COUNT),
            ("asked", 1),
            ("step", len(STEPS)),
            ("trigger of the window", TRIGGER_COUNT),
            ("trigger of the outer window", TRIGGER_COUNT),
        ]
        parts += [(name, 1) for name in NUMBERS]
        parts += [("what holds in this turn: " + name, 1) for name in TURN_FLAGS]
        parts += [("direction spun", DIRECTIONS), ("area of the move: column", 1), ("area of the move: row", 1)]
        parts += [("day", DAY_KINDS), ("weather of this round", DAY_KINDS), ("day discards, by kind", DAY_KINDS)]
        parts += [("event discards, by kind", EVENT_KINDS), ("illness discards, by kind", ILLNESS_KINDS)]
        parts += [("event deck", 1), ("illness deck", 1), ("day deck", 1)]
        for player in range(seats):
            parts += [
                (f"player {player}: alive", 1),
                (f"player {player}: column", 1),
                (f"player {player}: row", 1),
                (f"player {player}: thirst", 1),
                (f"player {player}: hunger", 1),
                (f"player {player}: exhaustion", 1),
                (f"player {player}: cards in hand", 1),
                (f"player {player}: illnesses, by kind", ILLNESS_KINDS),
                (f"player {player}: first", 1),
                (f"player {player}: current", 1),
                (f"player {player}: concerned by the window", 1),
                (f"player {player}: target of the card", 1),
                (f"player {player}: played the card", 1),
                (f"player {player}: travelled along this turn", 1),
                (f"player {player}: goes along with the move", 1),
                (f"player {player}: still arriving", 1),
                (f"player {player}: sheltered", 1),
            ]
        for beast in range(BEAST_COUNT):
            parts += [(f"animal {beast}: on the board", 1), (f"animal {beast}: slain", 1)]
            parts += [(f"animal {beast}: column", 1), (f"animal {beast}: row", 1)]
        parts += [(f"tile {place + 1} from the west", TILES) for place in range(TILES)]
        return [*parts, ("terrain of each area + 1, 0 where it is face down", MOST_AREAS)]

    def write(self, game: Wilderness, seat: i64, out: vec[i16], at: i64) -> i64:
        at = write_own(game, seat, out, at)
        at = write_table(game, out, at)
        for i in range(game.seats):
            at = write_player(game, seat_after(seat, i, game.seats), out, at)
        for beast in range(i64(BEAST_COUNT)):
            at = write_beast(game.beasts[beast], out, at)
        return write_land(game, out, at)


def write_own(game: Wilderness, seat: i64, out: vec[i16], at: i64) -> i64:
    """The hand, and whether anything is asked: in a window nobody sees who else is (WN-11)."""
    hand: i64 = 0
    standing: i64 = 0
    asked: i64 = 0
    if seat >= 0:
        hand = game.hands[seat]
        standing = game.standing[seat]
        asked = (game.waiting() >> seat) & 1
    at = one_hot(out, at, MOST_SEATS, seat)
    at = write_counts(hand, KIND_WIDTH, EVENT_KINDS, out, at)
    at = write_mask(standing, TRIGGER_COUNT, out, at)
    out[at] = i16(asked)
    return at + 1


def write_table(game: Wilderness, out: vec[i16], at: i64) -> i64:
    at = one_hot(out, at, STEP_KINDS, game.step)
    trigger: i64 = -1
    outer: i64 = -1
    if game.step == WINDOW:
        trigger = game.trigger()
        outer = game.window
    at = one_hot(out, at, TRIGGER_COUNT, trigger)
    at = one_hot(out, at, TRIGGER_COUNT, outer)
    out[at] = i16(game.strip)
    out[at + 1] = i16(game.round)
    out[at + 2] = i16(game.night)
    out[at + 3] = i16(game.rounds)
    out[at + 4] = i16(game.rotating)
    out[at + 5] = i16(game.energy)
    out[at + 6] = i16(game.boost)
    out[at + 7] = i16(game.paid)
    out[at + 8] = i16(game.roll)
    out[at + 9] = i16(game.bonus)
    out[at + 10] = i16(game.beast_sum)
    out[at + 11] = i16(game.own_sum)
    out[at + 12] = i16(game.own_dice)
    out[at + 13] = i16(game.beast_dice)
    out[at + 14] = i16(game.beast)
    out[at + 15] = i16(game.nature_at)
    out[at + 16] = i16(game.played)
    at += 17
    at = write_mask(game.flags, FLAGS, out, at)
    at = one_hot(out, at, DIRECTIONS, game.spun)
    at = write_area(game.target_area, out, at)
    at = one_hot(out, at, DAY_KINDS, game.day)
    at = one_hot(out, at, DAY_KINDS, game.weather)
    at = write_counts(game.day_discard, DAY_WIDTH, DAY_KINDS, out, at)
    at = write_counts(game.event_discard, KIND_WIDTH, EVENT_KINDS, out, at)
    at = write_counts(game.illness_discard, KIND_WIDTH, ILLNESS_KINDS, out, at)
    out[at] = i16(cards_in(game.event_deck))
    out[at + 1] = i16(cards_in(game.illness_deck))
    out[at + 2] = i16(cards_in(game.day_deck))
    return at + 3


def write_player(game: Wilderness, player: i64, out: vec[i16], at: i64) -> i64:
    out[at] = i16((game.alive >> player) & 1)
    at = write_area(game.figures[player], out, at + 1)
    out[at] = i16(game.thirst[player])
    out[at + 1] = i16(game.hunger[player])
    out[at + 2] = i16(game.exhaustion[player])
    out[at + 3] = i16(cards_in(game.hands[player]))
    at = write_counts(game.illnesses[player], KIND_WIDTH, ILLNESS_KINDS, out, at + 4)
    out[at] = same(game.first, player)
    out[at + 1] = same(game.current, player)
    out[at + 2] = 0
    out[at + 3] = 0
    out[at + 4] = 0
    if game.step == WINDOW:
        out[at + 2] = same(game.concerned, player)
        out[at + 3] = same(game.target, player)
        out[at + 4] = same(game.player, player)
    out[at + 5] = i16((game.travelled >> player) & 1)
    out[at + 6] = i16((game.companions >> player) & 1)
    out[at + 7] = i16((game.arriving >> player) & 1)
    out[at + 8] = i16((game.sheltered >> player) & 1)
    return at + 9


def write_beast(area: i64, out: vec[i16], at: i64) -> i64:
    out[at] = 0
    out[at + 1] = 0
    if area >= 0:
        out[at] = 1
        return write_area(area, out, at + 2)
    if area < -1:
        out[at + 1] = 1
    return write_area(0, out, at + 2)


def write_area(area: i64, out: vec[i16], at: i64) -> i64:
    out[at] = i16(area // ROWS)
    out[at + 1] = i16(area % ROWS)
    return at + 2


def write_land(game: Wilderness, out: vec[i16], at: i64) -> i64:
    """Tiles and terrain that lie face up; the village at the end is known to all."""
    for place in range(i64(TILES)):
        tile: i64 = -1
        if place < game.strip and (game.face_up >> place) & 1:
            tile = game.tiles[place]
        at = one_hot(out, at, TILES, tile)
    land = game.land
    areas: i64 = len(land)
    for area in range(areas):
        out[at + area] = 0
        if (game.face_up >> POSITION_OF[area]) & 1:
            out[at + area] = i16(terrain_of(land[area]) + 1)
    for area in range(areas, i64(MOST_AREAS)):
        out[at + area] = 0
    out[at + areas - 1] = i16(terrain_of(land[areas - 1]) + 1)
    return at + MOST_AREAS
