"""Wilderness: any position as JSON and back."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from waterhole.games.wilderness.engine.components import (
    ATTACKERS,
    BEAST_COUNT,
    BEASTS,
    DAY_COPIES,
    DAYS,
    DIRECTIONS,
    EVENT_COPIES,
    GONE,
    GOOD_NAMES,
    ILLNESS_COPIES,
    ILLNESSES,
    LENGTH_TILES,
    LENGTHS,
    MOST_HUNGER,
    MOST_THIRST,
    NO_WINDOW,
    NOT_YET,
    ONE_CARD,
    ONE_DAY,
    OUTCOMES,
    ROUNDS,
    SKULL,
    STEPS,
    TILE_AREAS,
    TILE_NAMES,
    TILES,
    TRIGGERS,
    TURN_FLAGS,
)
from waterhole.games.wilderness.engine.rules import Wilderness, blank
from waterhole.games.wilderness.engine.view import AREA_NAMES, day_names, event_names, illness_names
from waterhole.games.wilderness.moves import MOVES
from waterhole.games.wilderness.possible import check_table
from waterhole.games.wilderness.view import Cards
from waterhole.kernel.engine.reading import numbers_in
from waterhole.kernel.game import BadInput, Position
from waterhole.kernel.move import UnknownMove
from waterhole.kernel.parts import Cards as Box
from waterhole.kernel.parts import Choice, Count, Flag, Mask, Packed, Seat, Step, read_parts, written
from waterhole.kernel.position import chance_of, check_choices, check_frame, index_of, mask_of_seats, refuse

SEATS = range(2, 9)
MOST_ENERGY = 99
MOST_BONUS = 20  # of all cards on one hunt or sleep
MOST_ROLLED = 100  # by all dice of a fight

EVENTS = Box(GOOD_NAMES, (EVENT_COPIES,) * len(GOOD_NAMES), "event card")
ALL_ILLNESSES = Box(ILLNESSES, (ILLNESS_COPIES,) * len(ILLNESSES), "illness card")
ALL_DAYS = Box(DAYS, DAY_COPIES, "day card")
event_bag = partial(Packed, cards=EVENTS, units=list(ONE_CARD)[: len(GOOD_NAMES)], shown=event_names)
illness_bag = partial(Packed, cards=ALL_ILLNESSES, units=list(ONE_CARD)[: len(ILLNESSES)], shown=illness_names)
place = partial(Step, names=AREA_NAMES)
NatureAt = Annotated[int, Count(most=lambda seats: 2 * BEAST_COUNT + seats, name="nature_at")]
day_bag = partial(Packed, cards=ALL_DAYS, units=list(ONE_DAY), shown=day_names)


class PlayerPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    area: Annotated[str, place(name="figures")] = "A1"
    thirst: Annotated[int, Count(most=MOST_THIRST)] = 0  # squares from 0
    hunger: Annotated[int, Count(most=MOST_HUNGER)] = 0
    exhaustion: Annotated[int, Count(most=SKULL)] = 0
    hand: Annotated[Cards, event_bag(name="hands")] = {}
    illnesses: Annotated[Cards, illness_bag()] = {}
    always_pass: Annotated[list[str], Mask(names=TRIGGERS, name="standing")] = []


class TurnPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the turn, the move and the window stand."""

    energy: Annotated[int, Count(most=MOST_ENERGY)] = 0
    boost: Annotated[int, Count(least=-MOST_ENERGY, most=MOST_ENERGY)] = 0
    flags: Annotated[list[str], Mask(names=TURN_FLAGS)] = []
    travelled: Annotated[list[int], Mask()] = []
    heading: Annotated[str, place(name="target_area")] = "A1"
    paid: Annotated[int, Count(most=MOST_ENERGY)] = 0
    companions: Annotated[list[int], Mask()] = []
    roll: Annotated[int, Count(most=6)] = 0
    bonus: Annotated[int, Count(least=-MOST_BONUS, most=MOST_BONUS)] = 0
    spun: Annotated[int, Count(most=DIRECTIONS, base=1)] = 0  # a compass number; 0: not spun
    arriving: Annotated[list[int], Mask()] = []
    window: Annotated[str, Choice(names=TRIGGERS, none=NO_WINDOW)] = ""
    inner: Annotated[str, Choice(names=TRIGGERS, none=NO_WINDOW)] = ""
    concerned: Annotated[int, Seat()] = 0
    asked: Annotated[int, Seat()] = 0
    played: str = ""
    target: Annotated[int, Seat(or_nobody=True)] = 0
    player: Annotated[int, Seat()] = 0


class NaturePosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    sheltered: Annotated[list[int], Mask()] = []
    at: NatureAt = 0
    attacker: Annotated[str, Step(names=ATTACKERS, name="beast")] = ATTACKERS[0]
    own_dice: Annotated[int, Count(least=1, most=2)] = 1
    beast_dice: Annotated[int, Count(least=2, most=2 + EVENT_COPIES)] = 2
    own_sum: Annotated[int, Count(most=MOST_ROLLED)] = 0
    beast_sum: Annotated[int, Count(most=MOST_ROLLED)] = 0


class WildernessPosition(Position, frozen=True, kw_only=True):
    length: str = "normal"
    rotating: Annotated[bool, Flag()] = False
    tiles: tuple[str, ...] = TILE_NAMES  # the strip from west to east, then the box
    face_up: tuple[int, ...] = (1,)  # places in the strip, from 1
    beasts: dict[str, str] = {}  # area, or 'gone'; left out: its tile is face down
    players: list[PlayerPosition]
    event_deck: Annotated[Cards | None, event_bag()] = None  # left out: all cards that are nowhere else
    event_discard: Annotated[Cards, event_bag()] = {}
    illness_deck: Annotated[Cards | None, illness_bag()] = None
    illness_discard: Annotated[Cards, illness_bag()] = {}
    day_deck: Annotated[Cards | None, day_bag()] = None
    day_discard: Annotated[Cards, day_bag()] = {}
    day: Annotated[str, Step(names=DAYS)] = "Clear Day"
    round: Annotated[int, Count(least=1, most=ROUNDS, base=1)] = 1
    rounds: Annotated[int, Count()] = 0
    first: Annotated[int, Seat()] = 0
    current: Annotated[int, Seat()] = 0
    step: Annotated[str, Step(names=STEPS)] = "act"
    turn: TurnPosition = TurnPosition()
    nature: NaturePosition = NaturePosition()
    outcome: Annotated[str, Step(names=OUTCOMES, name="ending")] = ""
    winners: Annotated[list[int], Mask()] = []


# -- writing ------------------------------------------------------------------------


def dump(game: Wilderness) -> WildernessPosition:
    beasts = {BEASTS[b]: int(area) for b, area in enumerate(game.beasts) if area != NOT_YET}
    return written(
        WildernessPosition,
        game,
        length=LENGTHS[LENGTH_TILES.index(int(game.strip))],
        tiles=tuple(TILE_NAMES[tile] for tile in game.tiles),
        face_up=tuple(place + 1 for place in numbers_in(int(game.face_up))),
        beasts={beast: AREA_NAMES[area] if area >= 0 else "gone" for beast, area in beasts.items()},
        players=[written(PlayerPosition, game, seat) for seat in range(game.seats)],
        turn=written(TurnPosition, game, played=MOVES[int(game.played)].text if game.played else ""),
        nature=written(NaturePosition, game),
    )


# -- reading ------------------------------------------------------------------------


def load(position: WildernessPosition) -> Wilderness:
    """The state of a position; BadInput where something is missing, doubled or in an impossible place."""
    _check_shape(position)
    strip = LENGTH_TILES[index_of(position.length, LENGTHS, "length")]
    tiles = [index_of(tile, TILE_NAMES, "tiles") for tile in position.tiles]
    state = blank(position.seats, strip, vec[i64](tiles), chance_of(position))
    read_parts(state, _with_decks(position))
    for seat, player in enumerate(position.players):
        read_parts(state, player, seat=seat)
    read_parts(state, position.turn)
    read_parts(state, position.nature)
    state.face_up = mask_of_seats([place - 1 for place in position.face_up], strip, "a place in face_up, less one,")
    state.alive = sum(1 << seat for seat, player in enumerate(position.players) if player.exhaustion < SKULL)
    state.played = _played(position.turn.played)
    state.read_marker()
    for beast, where in position.beasts.items():
        state.beasts[BEASTS.index(beast)] = GONE if where == "gone" else index_of(where, AREA_NAMES, beast)
    _check_areas(state)
    check_table(state)
    check_choices(state, MOVES)
    return state


def _with_decks(position: WildernessPosition) -> WildernessPosition:
    """The same with every card of the box somewhere, exactly once."""
    hands = [player.hand for player in position.players]
    ills = [player.illnesses for player in position.players]
    index_of(position.day, DAYS, "day")
    return replace(
        position,
        event_deck=EVENTS.all_there([*hands, position.event_discard], position.event_deck),
        illness_deck=ALL_ILLNESSES.all_there([*ills, position.illness_discard], position.illness_deck),
        day_deck=ALL_DAYS.all_there([position.day_discard, {position.day: 1}], position.day_deck),
    )


def _played(text: str) -> int:
    try:
        return MOVES.parse(text).id if text else 0
    except UnknownMove:
        raise BadInput(f"played: '{text}' is no move.") from None


def _check_areas(state: Wilderness) -> None:
    """All areas that are named are on the tiles of this strip."""
    last = TILE_AREAS * int(state.strip) - 1
    for area in [*state.figures, *state.beasts, int(state.target_area)]:
        refuse(area > last, f"there is no area '{AREA_NAMES[area]}'; areas are A1 to {AREA_NAMES[last]}.")


def _check_shape(position: WildernessPosition) -> None:
    check_frame(position, "Wilderness", SEATS)
    if len(position.players) != position.seats:
        raise BadInput(f"players: {len(position.players)} are given for {position.seats} seats.")
    if sorted(position.tiles) != sorted(TILE_NAMES):
        raise BadInput(f"tiles: each of the {TILES} tiles is there once, strip first: {', '.join(TILE_NAMES)}.")
    for beast in position.beasts:
        index_of(beast, BEASTS, "a beast")
