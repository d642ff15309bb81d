"""Wilderness: any position as JSON and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness.board import build_land
from waterhole.games.wilderness.components import (
    ATTACKERS,
    BEAST_COUNT,
    BEASTS,
    CATCH,
    DAY_COPIES,
    DAY_KINDS,
    DAYS,
    DIRECTIONS,
    EVENT_COPIES,
    GONE,
    GOOD_NAMES,
    ILLNESS_COPIES,
    ILLNESSES,
    LENGTH_TILES,
    LENGTHS,
    M_BAD,
    MOST_HUNGER,
    MOST_THIRST,
    NOT_YET,
    ONE_CARD,
    ONE_DAY,
    OUTCOMES,
    ROUNDS,
    ROWS,
    SKULL,
    STEPS,
    T_ILLNESS,
    T_TARGETED,
    TILE_AREAS,
    TILE_NAMES,
    TILES,
    TRIGGERS,
    TURN_FLAGS,
    WINDOW,
)
from waterhole.games.wilderness.moves import MOVES
from waterhole.games.wilderness.rules import Wilderness
from waterhole.games.wilderness.view import Cards, area_name, day_names, event_names, illness_names, seats_of
from waterhole.kernel.core import Rng, State
from waterhole.kernel.game import BadInput, Position
from waterhole.kernel.move import UnknownMove

SEATS = range(2, 9)
INNER = (T_ILLNESS, T_TARGETED)


class PlayerPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    area: str = "A1"
    thirst: int = 0  # squares from 0
    hunger: int = 0
    exhaustion: int = 0
    hand: Cards = {}
    illnesses: Cards = {}
    always_pass: list[str] = []


class TurnPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the turn, the move and the window stand."""

    energy: int = 0
    boost: int = 0
    flags: list[str] = []
    travelled: list[int] = []
    heading: str = "A1"
    paid: int = 0
    companions: list[int] = []
    roll: int = 0
    bonus: int = 0
    spun: int = 0  # a compass number; 0: not spun
    arriving: list[int] = []
    window: str = ""
    inner: str = ""
    concerned: int = 0
    asked: int = 0
    played: str = ""
    target: int = 0
    player: int = 0


class NaturePosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    sheltered: list[int] = []
    at: int = 0
    attacker: str = ATTACKERS[0]
    own_dice: int = 1
    beast_dice: int = 2
    own_sum: int = 0
    beast_sum: int = 0


class WildernessPosition(Position, frozen=True, kw_only=True):
    length: str = "normal"
    rotating: bool = False
    tiles: tuple[str, ...] = TILE_NAMES  # the strip from west to east, then the box
    face_up: tuple[int, ...] = (1,)  # places in the strip, from 1
    beasts: dict[str, str] = {}  # area, or 'gone'; left out: its tile is face down
    players: list[PlayerPosition]
    event_deck: Cards | None = None  # left out: all cards that are nowhere else
    event_discard: Cards = {}
    illness_deck: Cards | None = None
    illness_discard: Cards = {}
    day_deck: Cards | None = None
    day_discard: Cards = {}
    day: str = "Clear Day"
    round: int = 1
    rounds: int = 0
    first: int = 0
    current: int = 0
    step: str = "act"
    turn: TurnPosition = TurnPosition()
    nature: NaturePosition = NaturePosition()
    outcome: str = ""
    winners: list[int] = []


# -- writing ------------------------------------------------------------------------


def dump(state: State) -> WildernessPosition:
    game = cast(Wilderness, state)
    return WildernessPosition(
        seats=int(game.seats),
        rng=str(game.rng.state),
        length=LENGTHS[LENGTH_TILES.index(int(game.strip))],
        rotating=bool(game.rotating),
        tiles=tuple(TILE_NAMES[tile] for tile in game.tiles),
        face_up=tuple(place + 1 for place in seats_of(int(game.face_up))),
        beasts={
            BEASTS[b]: area_name(int(area)) if area >= 0 else "gone"
            for b, area in enumerate(game.beasts)
            if area != NOT_YET
        },
        players=[_dump_player(game, seat) for seat in range(game.seats)],
        event_deck=event_names(int(game.event_deck)),
        event_discard=event_names(int(game.event_discard)),
        illness_deck=illness_names(int(game.illness_deck)),
        illness_discard=illness_names(int(game.illness_discard)),
        day_deck=day_names(int(game.day_deck)),
        day_discard=day_names(int(game.day_discard)),
        day=DAYS[game.day],
        round=int(game.round) + 1,
        rounds=int(game.rounds),
        first=int(game.first),
        current=int(game.current),
        step=STEPS[game.step],
        turn=_dump_turn(game),
        nature=NaturePosition(
            sheltered=list(seats_of(int(game.sheltered))),
            at=int(game.nature_at),
            attacker=ATTACKERS[game.beast],
            own_dice=int(game.own_dice),
            beast_dice=int(game.beast_dice),
            own_sum=int(game.own_sum),
            beast_sum=int(game.beast_sum),
        ),
        outcome=game.outcome(),
        winners=list(seats_of(int(game.winners))),
    )


def _dump_player(game: Wilderness, seat: int) -> PlayerPosition:
    return PlayerPosition(
        area=area_name(int(game.figures[seat])),
        thirst=int(game.thirst[seat]),
        hunger=int(game.hunger[seat]),
        exhaustion=int(game.exhaustion[seat]),
        hand=event_names(int(game.hands[seat])),
        illnesses=illness_names(int(game.illnesses[seat])),
        always_pass=[name for t, name in enumerate(TRIGGERS) if (game.standing[seat] >> t) & 1],
    )


def _dump_turn(game: Wilderness) -> TurnPosition:
    return TurnPosition(
        energy=int(game.energy),
        boost=int(game.boost),
        flags=[name for n, name in enumerate(TURN_FLAGS) if (game.flags >> n) & 1],
        travelled=list(seats_of(int(game.travelled))),
        heading=area_name(int(game.target_area)),
        paid=int(game.paid),
        companions=list(seats_of(int(game.companions))),
        roll=int(game.roll),
        bonus=int(game.bonus),
        spun=int(game.spun) + 1,
        arriving=list(seats_of(int(game.arriving))),
        window=_trigger_name(int(game.window)),
        inner=_trigger_name(int(game.inner)),
        concerned=int(game.concerned),
        asked=int(game.asked),
        played=MOVES[int(game.played)].text if game.played else "",
        target=int(game.target),
        player=int(game.player),
    )


def _trigger_name(trigger: int) -> str:
    return TRIGGERS[trigger] if trigger else ""


# -- reading ------------------------------------------------------------------------


def load(position: WildernessPosition) -> Wilderness:
    """The state of a position; BadInput where something is missing, doubled or in an impossible place."""
    _check_shape(position)
    strip = LENGTH_TILES[_number(position.length, LENGTHS, "length")]
    tiles = vec[i64]([_number(tile, TILE_NAMES, "tiles") for tile in position.tiles])
    players = position.players
    state = Wilderness(
        position.seats,
        Rng(int(position.rng)),
        strip,
        tiles,
        build_land(tiles, strip),
        vec[i64]([_beast(position, beast, strip) for beast in BEASTS]),
        vec[i64]([_area(player.area, strip, "area") for player in players]),
        vec[i64]([_within(player.thirst, 0, MOST_THIRST, "thirst") for player in players]),
        vec[i64]([_within(player.hunger, 0, MOST_HUNGER, "hunger") for player in players]),
        vec[i64]([_within(player.exhaustion, 0, SKULL, "exhaustion") for player in players]),
        vec[i64]([_events(player.hand) for player in players]),
        vec[i64]([_illnesses(player.illnesses) for player in players]),
        vec[i64]([_mask(player.always_pass, TRIGGERS, "always_pass") for player in players]),
    )
    state.rotating = int(position.rotating)
    state.face_up = sum(1 << (_within(place, 1, strip, "face_up") - 1) for place in set(position.face_up))
    state.alive = sum(1 << seat for seat, player in enumerate(players) if player.exhaustion < SKULL)
    _load_decks(state, position)
    state.round = _within(position.round, 1, ROUNDS, "round") - 1
    state.read_marker()
    state.rounds = position.rounds
    state.first = position.first
    state.current = position.current
    state.step = _number(position.step, STEPS, "step")
    state.ending = _number(position.outcome, OUTCOMES, "outcome")
    state.winners = _seats(position.winners, position.seats, "winners")
    _load_turn(state, position.turn, strip)
    _load_nature(state, position.nature)
    _check(state)
    return state


def _load_decks(state: Wilderness, position: WildernessPosition) -> None:
    held = sum(int(hand) for hand in state.hands)
    ills = sum(int(bag) for bag in state.illnesses)
    state.day = _number(position.day, DAYS, "day")
    state.event_discard = _events(position.event_discard)
    state.illness_discard = _illnesses(position.illness_discard)
    state.day_discard = _days(position.day_discard)
    if position.event_deck is None:
        state.event_deck -= held + state.event_discard
    else:
        state.event_deck = _events(position.event_deck)
    if position.illness_deck is None:
        state.illness_deck -= ills + state.illness_discard
    else:
        state.illness_deck = _illnesses(position.illness_deck)
    if position.day_deck is None:
        state.day_deck -= state.day_discard + ONE_DAY[state.day]
    else:
        state.day_deck = _days(position.day_deck)
    _count_cards(position, state)


def _count_cards(position: WildernessPosition, state: Wilderness) -> None:
    """Every card of the box is somewhere, exactly once."""
    hands = [player.hand for player in position.players]
    ills = [player.illnesses for player in position.players]
    days = [position.day_discard, {position.day: 1}]
    for kind, names, most, places in (
        ("event", GOOD_NAMES, [EVENT_COPIES] * len(GOOD_NAMES), [*hands, position.event_discard]),
        ("illness", ILLNESSES, [ILLNESS_COPIES] * len(ILLNESSES), [*ills, position.illness_discard]),
        ("day", DAYS, list(DAY_COPIES), days),
    ):
        deck = {"event": position.event_deck, "illness": position.illness_deck, "day": position.day_deck}[kind]
        for name, copies in zip(names, most, strict=True):
            n = sum(place.get(name, 0) for place in places)
            if n > copies or (deck is not None and n + deck.get(name, 0) != copies):
                found = n if deck is None else n + deck.get(name, 0)
                raise BadInput(f"the game has {copies} {kind} cards '{name}', the position {found}.")


def _load_turn(state: Wilderness, turn: TurnPosition, strip: int) -> None:
    seats = int(state.seats)
    state.energy = _within(turn.energy, 0, 99, "energy")
    state.boost = turn.boost
    state.flags = _mask(turn.flags, TURN_FLAGS, "flags")
    state.travelled = _seats(turn.travelled, seats, "travelled")
    state.target_area = _area(turn.heading, strip, "heading")
    state.paid = turn.paid
    state.companions = _seats(turn.companions, seats, "companions")
    state.roll = _within(turn.roll, 0, 6, "roll")
    state.bonus = turn.bonus
    state.spun = _within(turn.spun, 0, DIRECTIONS, "spun") - 1
    state.arriving = _seats(turn.arriving, seats, "arriving")
    state.window = _number(turn.window or TRIGGERS[0], TRIGGERS, "window")
    state.inner = _number(turn.inner or TRIGGERS[0], TRIGGERS, "inner")
    state.concerned = _within(turn.concerned, 0, seats - 1, "concerned")
    state.asked = _within(turn.asked, 0, seats - 1, "asked")
    state.played = _played(turn.played)
    state.target = _within(turn.target, -1, seats - 1, "target")
    state.player = _within(turn.player, 0, seats - 1, "player")


def _load_nature(state: Wilderness, nature: NaturePosition) -> None:
    state.sheltered = _seats(nature.sheltered, int(state.seats), "sheltered")
    state.nature_at = _within(nature.at, 0, 2 * BEAST_COUNT + int(state.seats), "at")
    state.beast = _number(nature.attacker, ATTACKERS, "attacker")
    state.own_dice = _within(nature.own_dice, 1, 2, "own_dice")
    state.beast_dice = _within(nature.beast_dice, 2, 2 + EVENT_COPIES, "beast_dice")
    state.own_sum = nature.own_sum
    state.beast_sum = nature.beast_sum


# -- parts and their checks -----------------------------------------------------------


def _number(name: str, names: Sequence[str], what: str) -> int:
    if name not in names:
        raise BadInput(f"{what}: '{name}' is none of: {', '.join(filter(None, names))}.")
    return names.index(name)


def _within(number: int, least: int, most: int, what: str) -> int:
    if not least <= number <= most:
        raise BadInput(f"{what} is {least} to {most}, not {number}.")
    return number


def _played(text: str) -> int:
    try:
        return MOVES.parse(text).id if text else 0
    except UnknownMove as error:
        raise BadInput(f"played: {error}") from None


def _mask(names: Sequence[str], all_names: Sequence[str], what: str) -> int:
    return sum(1 << n for n in {_number(name, all_names, what) for name in names})


def _seats(seats: Sequence[int], most: int, what: str) -> int:
    return sum(1 << seat for seat in {_within(seat, 0, most - 1, what) for seat in seats})


def _area(name: str, strip: int, what: str) -> int:
    column, row = ord(name[:1] or "?") - ord("A"), name[1:]
    if not (0 <= column < TILE_AREAS * strip // ROWS and row.isdigit() and 1 <= int(row) <= ROWS):
        last = area_name(TILE_AREAS * strip - 1)
        raise BadInput(f"{what}: there is no area '{name}'; areas are A1 to {last}.")
    return column * ROWS + int(row) - 1


def _beast(position: WildernessPosition, beast: str, strip: int) -> int:
    where = position.beasts.get(beast)
    if where is None:
        return NOT_YET
    return GONE if where == "gone" else _area(where, strip, beast)


def _bag(cards: Cards, names: Sequence[str], most: Sequence[int], what: str) -> dict[int, int]:
    counts = {}
    for name, n in cards.items():
        kind = _number(name, names, what)
        counts[kind] = _within(n, 0, most[kind], f"cards '{name}'")
    return counts


def _events(cards: Cards) -> int:
    counts = _bag(cards, GOOD_NAMES, [EVENT_COPIES] * len(GOOD_NAMES), "event cards")
    return sum(n * int(ONE_CARD[kind]) for kind, n in counts.items())


def _illnesses(cards: Cards) -> int:
    counts = _bag(cards, ILLNESSES, [ILLNESS_COPIES] * len(ILLNESSES), "illnesses")
    return sum(n * int(ONE_CARD[kind]) for kind, n in counts.items())


def _days(cards: Cards) -> int:
    counts = _bag(cards, DAYS, DAY_COPIES, "day cards")
    return sum(counts.get(kind, 0) * int(ONE_DAY[kind]) for kind in range(DAY_KINDS))


def _check_shape(position: WildernessPosition) -> None:
    if position.seats not in SEATS:
        raise BadInput(f"Wilderness is for {SEATS[0]} to {SEATS[-1]} players, not {position.seats}.")
    if len(position.players) != position.seats:
        raise BadInput(f"players: {len(position.players)} are given for {position.seats} seats.")
    if sorted(position.tiles) != sorted(TILE_NAMES):
        raise BadInput(f"tiles: each of the {TILES} tiles is there once, strip first: {', '.join(TILE_NAMES)}.")
    unknown = set(position.beasts) - set(BEASTS)
    if unknown:
        raise BadInput(f"beasts: '{min(unknown)}' is none of: {', '.join(BEASTS)}.")
    for what in ("first", "current"):
        _within(getattr(position, what), 0, position.seats - 1, what)
    if not position.rng.isdigit():
        raise BadInput("rng is a whole number written as text.")


def _check(state: Wilderness) -> None:
    if (state.step == WINDOW) != bool(state.window or state.inner) and state.waiting():
        raise BadInput("window: a window is named exactly in the step 'window'.")
    if state.window in INNER:
        raise BadInput(f"window: '{TRIGGERS[state.window]}' is an inner window.")
    if state.inner and state.inner not in INNER:
        raise BadInput(f"inner: '{TRIGGERS[state.inner]}' is no inner window.")
    if state.inner == T_TARGETED and (state.played < M_BAD or state.asked != state.target):
        raise BadInput("WN-11: a bad card that was played is answered by its target.")
    if state.step == CATCH and state.spun < 0:
        raise BadInput("WN-6: the compass is spun before the choice on a 4.")
    fault = state.audit()
    if fault:
        raise BadInput(f"{fault}.")
