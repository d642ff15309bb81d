"""Wilderness: what a seat may know (WN-13), as numbers for learners."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from waterhole.games.wilderness.engine.board import terrain_of
from waterhole.games.wilderness.engine.components import (
    BEAST_COUNT,
    DAY_KINDS,
    DAY_WIDTH,
    DIRECTIONS,
    EVENT_KINDS,
    ILLNESS_KINDS,
    KIND_WIDTH,
    MOST_AREAS,
    NOT_YET,
    ROWS,
    STEPS,
    TILES,
    TRIGGER_COUNT,
    TURN_FLAGS,
    WINDOW,
)
from waterhole.games.wilderness.engine.rules import Wilderness, new_game
from waterhole.games.wilderness.engine.table import cards_in
from waterhole.kernel.engine.observer import Page, PartObserver
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import MOST_SEATS, seat_after

FLAGS: Final[i64] = len(TURN_FLAGS)
STEP_KINDS: Final[i64] = len(STEPS)
# The names of parts of which there are several, without a word for each in the loop.
FLAG_PARTS: Final = [f"what holds in this turn: {name}" for name in TURN_FLAGS]
TILE_PARTS: Final = [f"tile {place} from the west" for place in range(1, TILES + 1)]


@final
class WildernessObserver(PartObserver):
    def any_game(self, seats: i64) -> Wilderness:
        return new_game(seats, TILES, 0, Rng(0))

    def show(self, game: Wilderness, seat: i64, to: Page) -> None:
        show_own(game, seat, to)
        show_window(game, to)
        show_turn(game, to)
        show_decks(game, to)
        for i in range(game.seats):
            to.turn_to("player", i)
            show_player(game, seat_after(seat, i, game.seats), to)
        for beast in range(i64(BEAST_COUNT)):
            to.turn_to("animal", beast)
            show_beast(game.beasts[beast], to)
        to.turn_to_table()
        show_land(game, to)


def show_own(game: Wilderness, seat: i64, to: Page) -> None:
    """The hand, and whether anything is asked: in a window nobody sees who else is (WN-11)."""
    hand: i64 = 0
    standing: i64 = 0
    asked: i64 = 0
    if seat >= 0:
        hand = game.hands[seat]
        standing = game.standing[seat]
        asked = (game.waiting() >> seat) & 1
    to.choice("own seat", MOST_SEATS, seat)
    to.counts("own hand, by kind", hand, KIND_WIDTH, EVENT_KINDS)
    to.mask("own standing passes, by trigger", standing, TRIGGER_COUNT)
    to.number("asked", asked)


def show_window(game: Wilderness, to: Page) -> None:
    trigger: i64 = -1
    outer: i64 = -1
    if game.step == WINDOW:
        trigger = game.trigger()
        outer = game.window
    to.choice("step", STEP_KINDS, game.step)
    to.choice("trigger of the window", TRIGGER_COUNT, trigger)
    to.choice("trigger of the outer window", TRIGGER_COUNT, outer)


def show_turn(game: Wilderness, to: Page) -> None:
    to.number("tiles in play", game.strip)
    to.number("round of the day, from 0", game.round)
    to.number("night", game.night)
    to.number("nature's turns so far", game.rounds)
    to.number("first player changes", game.rotating)
    to.number("energy", game.energy)
    to.number("energy from cards", game.boost)
    to.number("cost of the move so far", game.paid)
    to.number("roll", game.roll)
    to.number("bonus of the roll or of sleep", game.bonus)
    to.number("sum of the beast's dice", game.beast_sum)
    to.number("sum of the player's dice", game.own_sum)
    to.number("dice of the player", game.own_dice)
    to.number("dice of the beast", game.beast_dice)
    to.number("the beast that attacks", game.beast)
    to.number("place in nature's turn", game.nature_at)
    to.number("the move that is being answered", game.played)
    for flag in range(FLAGS):
        to.number(FLAG_PARTS[flag], (game.flags >> flag) & 1)
    to.choice("direction spun", DIRECTIONS, game.spun)
    to.number("area of the move: column", game.target_area // ROWS)
    to.number("area of the move: row", game.target_area % ROWS)


def show_decks(game: Wilderness, to: Page) -> None:
    to.choice("day", DAY_KINDS, game.day)
    to.choice("weather of this round", DAY_KINDS, game.weather)
    to.counts("day discards, by kind", game.day_discard, DAY_WIDTH, DAY_KINDS)
    to.counts("event discards, by kind", game.event_discard, KIND_WIDTH, EVENT_KINDS)
    to.counts("illness discards, by kind", game.illness_discard, KIND_WIDTH, ILLNESS_KINDS)
    to.number("event deck", cards_in(game.event_deck))
    to.number("illness deck", cards_in(game.illness_deck))
    to.number("day deck", cards_in(game.day_deck))


def show_player(game: Wilderness, player: i64, to: Page) -> None:
    window = game.step == WINDOW
    to.number("alive", (game.alive >> player) & 1)
    to.number("column", game.figures[player] // ROWS)
    to.number("row", game.figures[player] % ROWS)
    to.number("thirst", game.thirst[player])
    to.number("hunger", game.hunger[player])
    to.number("exhaustion", game.exhaustion[player])
    to.number("cards in hand", cards_in(game.hands[player]))
    to.counts("illnesses, by kind", game.illnesses[player], KIND_WIDTH, ILLNESS_KINDS)
    to.flag("first", game.first == player)
    to.flag("current", game.current == player)
    to.flag("concerned by the window", window and game.concerned == player)
    to.flag("target of the card", window and game.target == player)
    to.flag("played the card", window and game.player == player)
    to.number("travelled along this turn", (game.travelled >> player) & 1)
    to.number("goes along with the move", (game.companions >> player) & 1)
    to.number("still arriving", (game.arriving >> player) & 1)
    to.number("sheltered", (game.sheltered >> player) & 1)


def show_beast(area: i64, to: Page) -> None:
    to.flag("on the board", area >= 0)
    to.flag("slain", area < NOT_YET)
    area = max(area, 0)
    to.number("column", area // ROWS)
    to.number("row", area % ROWS)


def show_land(game: Wilderness, to: Page) -> None:
    """Tiles and terrain that lie face up; the village at the end is known to all."""
    for place in range(i64(TILES)):
        tile: i64 = -1
        if place < game.strip and (game.face_up >> place) & 1:
            tile = game.tiles[place]
        to.choice(TILE_PARTS[place], TILES, tile)
    areas: i64 = len(game.land)
    at = to.zeros("terrain of each area + 1, 0 where it is face down", MOST_AREAS)
    for area in range(areas):
        if game.is_open(area) or area == areas - 1:
            to.out[at + area] = i16(terrain_of(game.land[area]) + 1)
