"""Wilderness: what one seat may know (WN-13), built by inclusion."""

from __future__ import annotations

from functools import cache
from typing import cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness.board import (
    HAS_WATER,
    NEAR,
    POSITION_OF,
    build_land,
    has_river,
    terrain_of,
)
from waterhole.games.wilderness.components import (
    ATTACKERS,
    BAD_NAMES,
    BAD_TEXTS,
    BEASTS,
    CATCH,
    COMPASS_WORDS,
    CURE_COST,
    DAY_KINDS,
    DAY_ROUNDS,
    DAY_TEXTS,
    DAYS,
    DIRECTIONS,
    ENERGY,
    EVENT_KINDS,
    GOOD_NAMES,
    GOOD_TEXTS,
    HUNGER,
    HUNT_COST,
    ILLNESS_KINDS,
    ILLNESSES,
    LENGTH_TILES,
    LENGTHS,
    LETTERS,
    M_BAD,
    M_CURE,
    M_DRINK,
    M_EAT,
    M_GO,
    M_GOOD,
    M_HUNGRY,
    M_HUNT,
    M_PASS,
    M_RAFT,
    M_REST,
    M_SLEEP,
    NO_ROLL,
    NOT_YET,
    ON_OLD_PATH,
    ON_SHORTCUT,
    RAFT_COST,
    ROWS,
    T_ATTACK,
    T_ATTACK_ROLL,
    T_END,
    T_HUNT_ROLL,
    T_ILLNESS,
    T_LOST,
    T_MOVE,
    T_NATURE,
    T_NIGHT_ROLL,
    T_SLEEP,
    T_START,
    T_TARGETED,
    TERRAINS,
    THIRST,
    TILE_AREAS,
    TILE_NAMES,
    TILES,
    TRIGGERS,
    TURN_FLAGS,
    WINDOW,
)
from waterhole.games.wilderness.moves import MOVES
from waterhole.games.wilderness.playing import kind_of
from waterhole.games.wilderness.rules import Wilderness
from waterhole.games.wilderness.table import cards_in, copies
from waterhole.kernel.core import State, ranks_of, scores_of
from waterhole.kernel.game import View, player_word

Cards = dict[str, int]  # name -> cards; kinds without cards are left out
FACE_DOWN = "?"
SOMEBODY = "Somebody may be thinking."

# The ways to end, as a sentence tells them.
ENDINGS = {
    "village": "the village was reached",
    "last survivor": "one survivor is left",
    "nobody survived": "nobody survived",
}


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's figure and status board; tracks are given as squares from 0."""

    area: str
    alive: bool
    thirst: int
    thirst_number: int
    hunger: int
    hunger_number: int
    exhaustion: int
    energy: int  # what the square gives
    illnesses: Cards
    hand_size: int
    hand: Cards | None  # by the good face; None: not for your eyes
    always_pass: tuple[str, ...] | None  # triggers with a standing pass; None: not for your eyes


class Prospect(msgspec.Struct, frozen=True, kw_only=True):
    """What a move costs and where it leads; its note in numbers."""

    energy: int = 0
    steps: int = 0  # of exhaustion that a sleep takes away
    area: str = ""
    terrain: str = ""
    river: bool = False
    roll: int = 0  # that is needed; 0: none


class Matter(msgspec.Struct, frozen=True, kw_only=True):
    """What a question is about: the numbers and names in its prompt, for the player who is asked."""

    area: str = ""  # of a move
    terrain: str = ""
    roll: int = 0
    needed: int = 0
    result: int = 0  # of a hunt
    direction: int = 0  # the compass points there; 0: it has not been spun
    attacker: str = ""
    beast_sum: int = 0
    own_sum: int = 0
    card: str = ""  # played on somebody


class WildernessView(View, frozen=True, kw_only=True):
    length: str
    tiles: tuple[str, ...]  # names from west to east; empty: face down
    land: tuple[str, ...]  # seven rows of letters from west to east, '?' face down
    rivers: tuple[tuple[str, int], ...]  # an area and a compass number from 1 to 3
    water: tuple[str, ...]  # areas where one can drink
    beasts: dict[str, str]  # animals on the board and their areas
    slain: tuple[str, ...]
    day: str
    rounds: str  # the six squares: d day, n night, * special
    round: int  # from 1
    night: bool
    weather: str  # what is special about this round
    first: int
    current: int
    energy: int
    effects: tuple[str, ...]  # what holds in this turn
    companions: tuple[int, ...]  # of this turn
    window: str  # the trigger at which somebody may be thinking
    concerned: int | None
    heading: str  # the area of a declared move
    matter: Matter | None  # what this seat is asked about; None where it is just its turn, or another's
    prospects: tuple[Prospect, ...]  # of each of the moves
    players: tuple[PlayerView, ...]
    event_deck: int
    event_discard: Cards
    illness_deck: int
    illness_discard: Cards
    day_deck: int
    day_discard: Cards


def area_name(area: int) -> str:
    """Column letter and row number: A1 is the start."""
    return f"{chr(ord('A') + area // ROWS)}{area % ROWS + 1}"


def event_names(bag: int) -> Cards:
    return {GOOD_NAMES[kind]: int(copies(bag, kind)) for kind in range(EVENT_KINDS) if copies(bag, kind)}


def illness_names(bag: int) -> Cards:
    return {ILLNESSES[kind]: int(copies(bag, kind)) for kind in range(ILLNESS_KINDS) if copies(bag, kind)}


def day_names(bag: int) -> Cards:
    return {DAYS[kind]: (bag >> (3 * kind)) & 7 for kind in range(DAY_KINDS) if (bag >> (3 * kind)) & 7}


def seats_of(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(8) if (mask >> seat) & 1)


class _Board(msgspec.Struct, frozen=True):
    land: tuple[str, ...]
    rivers: tuple[tuple[str, int], ...]
    water: tuple[str, ...]


@cache
def _board(shown: tuple[int, ...]) -> _Board:
    """The face-up part of a strip; -1 stands for a face-down tile, of which nothing is read."""
    strip = len(shown)
    others = iter([tile for tile in range(TILES) if tile not in shown])
    tiles = [next(others) if tile < 0 else tile for tile in shown]
    land = build_land(vec[i64]([*tiles, *others]), strip)
    up = [area for area in range(TILE_AREAS * strip) if shown[POSITION_OF[area]] >= 0]
    rows = [
        "".join(
            LETTERS[terrain_of(land[area])] if shown[POSITION_OF[area]] >= 0 or area == len(land) - 1 else FACE_DOWN
            for area in range(row, len(land), ROWS)
        )
        for row in range(ROWS)
    ]
    rivers = [(area_name(area), d + 1) for area in up for d in range(3) if has_river(land[area], d)]
    wet = [area_name(area) for area in up if _shows_water(area, land, shown)]
    return _Board(tuple(rows), tuple(rivers), tuple(wet))


def _shows_water(area: int, land: vec[i64], shown: tuple[int, ...]) -> bool:
    """Water that everybody can see: a river, or a face-up water area beside it."""
    if LETTERS[terrain_of(land[area])] == "W" or not land[area] & HAS_WATER:
        return False
    near = [int(NEAR[area * DIRECTIONS + d]) for d in range(DIRECTIONS)]
    seen = [n for n in near if 0 <= n < len(land) and shown[POSITION_OF[n]] >= 0]
    return any(has_river(land[area], d) for d in range(DIRECTIONS)) or any(
        LETTERS[terrain_of(land[n])] == "W" for n in seen
    )


def view(state: State, seat: int) -> WildernessView:
    game = cast(Wilderness, state)
    shown = tuple(int(game.tiles[k]) if (game.face_up >> k) & 1 else -1 for k in range(game.strip))
    board = _board(shown)
    moves = MOVES.legal(game, seat)
    return WildernessView(
        game="wilderness",
        seat=seat,
        seats=int(game.seats),
        waiting=_waiting(game, seat),
        prompt=_prompt(game, seat),
        moves=moves,
        scores=scores_of(game),
        ranks=ranks_of(game),
        outcome=game.outcome(),
        length=LENGTHS[LENGTH_TILES.index(int(game.strip))],
        tiles=tuple(TILE_NAMES[tile] if tile >= 0 else "" for tile in shown),
        land=board.land,
        rivers=board.rivers,
        water=board.water,
        beasts={BEASTS[b]: area_name(int(area)) for b, area in enumerate(game.beasts) if area >= 0},
        slain=tuple(BEASTS[b] for b, area in enumerate(game.beasts) if area < NOT_YET),
        day=DAYS[game.day],
        rounds=DAY_ROUNDS[game.day],
        round=int(game.round) + 1,
        night=bool(game.night),
        weather=DAY_TEXTS[game.weather] if game.weather >= 0 else "",
        first=int(game.first),
        current=int(game.current),
        energy=int(game.energy),
        effects=tuple(name for n, name in enumerate(TURN_FLAGS) if (game.flags >> n) & 1),
        companions=seats_of(int(game.travelled)),
        window=TRIGGERS[game.trigger()] if game.step == WINDOW else "",
        concerned=_concerned(game),
        heading=area_name(int(game.target_area)) if game.window in (T_MOVE, T_NIGHT_ROLL) else "",
        matter=_matter(game, seat),
        prospects=tuple(_prospect(game, seat, move.id) for move in moves),
        players=tuple(_player(game, player, seat) for player in range(game.seats)),
        event_deck=int(cards_in(game.event_deck)),
        event_discard=event_names(int(game.event_discard)),
        illness_deck=int(cards_in(game.illness_deck)),
        illness_discard=illness_names(int(game.illness_discard)),
        day_deck=int(cards_in(game.day_deck)),
        day_discard=day_names(int(game.day_discard)),
        notes=tuple(note_of(game, seat, move.id) for move in moves),
    )


def _player(game: Wilderness, player: int, viewer: int) -> PlayerView:
    own = player == viewer
    return PlayerView(
        area=area_name(int(game.figures[player])),
        alive=bool(game.lives(player)),
        thirst=int(game.thirst[player]),
        thirst_number=int(THIRST[game.thirst[player]]),
        hunger=int(game.hunger[player]),
        hunger_number=int(HUNGER[game.hunger[player]]),
        exhaustion=int(game.exhaustion[player]),
        energy=int(ENERGY[game.exhaustion[player]]),
        illnesses=illness_names(int(game.illnesses[player])),
        hand_size=int(cards_in(game.hands[player])),
        hand=event_names(int(game.hands[player])) if own else None,
        always_pass=tuple(name for t, name in enumerate(TRIGGERS) if (game.standing[player] >> t) & 1) if own else None,
    )


def _waiting(game: Wilderness, seat: int) -> tuple[int, ...]:
    """In a window nobody but the asked player sees who is asked (WN-11)."""
    if game.waiting() == 0 or (game.step == WINDOW and game.asked != seat):
        return ()
    return (int(game.decider()),)


def _concerned(game: Wilderness) -> int | None:
    if game.step != WINDOW:
        return None
    return int(game.target if game.inner else game.concerned)


# -- what is asked ------------------------------------------------------------------


def _prompt(game: Wilderness, seat: int) -> str:
    if game.waiting() == 0:
        return f"The game is over: {ENDINGS[game.outcome()]}."
    if game.step == WINDOW:
        if seat != game.asked:
            return SOMEBODY
        return f"{window_words(game, seat)} Play a card, or pass."
    if seat != game.current:
        return "waiting"
    if game.step == CATCH:
        way = COMPASS_WORDS[game.spun]
        return f"There is quarry: eat and get lost to the {way}, or stay hungry where you are."
    if game.energy == 0:
        return "You have no energy left: play a card, or end your turn."
    return f"You have {game.energy} energy: take a step, act, or end your turn."


def _matter(game: Wilderness, seat: int) -> Matter | None:
    if game.waiting() == 0:
        return None
    if game.step == CATCH:
        return Matter(direction=int(game.spun) + 1) if seat == game.current else None
    if game.step != WINDOW or seat != game.asked:
        return None
    trigger = int(game.trigger())
    if trigger == T_TARGETED:
        return Matter(card=BAD_NAMES[kind_of(game.played)])
    if trigger in (T_MOVE, T_NIGHT_ROLL):
        area, rolled = int(game.target_area), trigger == T_NIGHT_ROLL
        return Matter(
            area=area_name(area),
            terrain=TERRAINS[terrain_of(game.land[area])],
            roll=int(game.roll) if rolled else 0,
            needed=int(game.roll_needed(game.flags)) if rolled else 0,
        )
    if trigger == T_LOST:
        return Matter(direction=max(0, int(game.spun) + 1))
    if trigger in (T_ATTACK, T_ATTACK_ROLL):
        rolled = trigger == T_ATTACK_ROLL
        return Matter(
            attacker=ATTACKERS[game.beast],
            beast_sum=int(game.beast_sum) if rolled else 0,
            own_sum=int(game.own_sum) if rolled else 0,
        )
    if trigger == T_HUNT_ROLL:
        return Matter(roll=int(game.roll), result=int(game.hunt_result()))
    return Matter()


def window_words(game: Wilderness, seat: int) -> str:
    """What a window is about, in words for one seat."""
    concerned = _concerned(game) or 0
    whose = "you" if concerned == seat else player_word(concerned)
    trigger = int(game.trigger())
    if trigger == T_ILLNESS:
        return f"An illness is drawn by {whose}: {', '.join(illness_names(int(game.illnesses[concerned])))}."
    if trigger == T_TARGETED:
        return f"A card is played on {whose}: {BAD_NAMES[kind_of(game.played)]}."
    if trigger in (T_MOVE, T_NIGHT_ROLL, T_LOST):
        return _words_on_the_way(game, trigger, whose)
    if trigger in (T_ATTACK, T_ATTACK_ROLL):
        beast = ATTACKERS[game.beast]
        if trigger == T_ATTACK:
            return f"An attack by {beast} on {whose}."
        return f"The fight: {beast} rolled {game.beast_sum}, {whose} {game.own_sum}."
    if trigger == T_HUNT_ROLL:
        return f"A hunt by {whose}: a roll of {game.roll} counts as {game.hunt_result()}."
    return {
        T_START: f"A turn starts for {whose}.",
        T_SLEEP: f"Sleep is declared by {whose}.",
        T_END: f"The turn ends for {whose}.",
        T_NATURE: "Nature's turn begins.",
    }[trigger]


def _words_on_the_way(game: Wilderness, trigger: int, whose: str) -> str:
    place = _place(game, int(game.target_area))
    if trigger == T_MOVE:
        return f"A move is declared by {whose}: to {place}."
    if trigger == T_NIGHT_ROLL:
        needed = int(game.roll_needed(game.flags))
        return f"A roll of {game.roll} by {whose} on the way to {place}; {needed} is needed."
    where = f"to the {COMPASS_WORDS[game.spun]}" if game.spun >= 0 else "and the compass is about to spin"
    return f"The way is lost for {whose}, {where}."


# -- what a move costs or does ---------------------------------------------------------


def note_of(game: Wilderness, seat: int, move: int) -> str:
    """A legal move in a few words."""
    if move < M_HUNT:
        return _note_of_step(game, seat, move - M_GO)
    if M_RAFT <= move < M_BAD:
        there, ashore = divmod(move - M_RAFT, DIRECTIONS)
        area = int(game.raft_landing(seat, there, ashore))
        return f"over the water to {_place(game, area)}: {RAFT_COST} energy{_roll_words(game, NO_ROLL)}"
    kind = int(kind_of(move)) if move >= M_GOOD else -1
    if move >= M_BAD:
        return BAD_TEXTS[kind]
    if move >= M_GOOD:
        return GOOD_TEXTS[kind]
    return {
        M_HUNT: f"{HUNT_COST} energy: 1 lost, 2-3 nothing, 4 eat and get lost, 5-6 eat",
        M_REST: f"{game.rest_cost()} energy: 1 exhaustion less",
        M_SLEEP: f"the whole turn: {game.sleep_steps()} exhaustion less",
        M_DRINK: "free: your thirst is gone",
        M_CURE: f"{CURE_COST} energy: an Infected Wound heals",
        M_EAT: "your hunger is gone, and so is your energy",
        M_HUNGRY: "keep your place and your energy",
        M_PASS: "play nothing",
    }.get(move, "")


def _note_of_step(game: Wilderness, seat: int, direction: int) -> str:
    area = int(NEAR[game.figures[seat] * DIRECTIONS + direction])
    cost = int(game.move_cost(seat, direction))
    river = " across the river" if has_river(game.land_of(seat), direction) else ""
    smooth = NO_ROLL if game.flags & (ON_SHORTCUT | ON_OLD_PATH) else 0
    return f"{COMPASS_WORDS[direction]}{river} to {_place(game, area)}: {cost} energy{_roll_words(game, smooth)}"


def _prospect(game: Wilderness, seat: int, move: int) -> Prospect:
    """The same in numbers."""
    if move < M_HUNT:
        area = int(NEAR[game.figures[seat] * DIRECTIONS + move - M_GO])
        smooth = NO_ROLL if game.flags & (ON_SHORTCUT | ON_OLD_PATH) else 0
        return Prospect(
            energy=int(game.move_cost(seat, move - M_GO)),
            area=area_name(area),
            terrain=TERRAINS[terrain_of(game.land[area])],
            river=bool(has_river(game.land_of(seat), move - M_GO)),
            roll=int(game.roll_needed(game.flags | smooth)),
        )
    if M_RAFT <= move < M_BAD:
        area = int(game.raft_landing(seat, *divmod(move - M_RAFT, DIRECTIONS)))
        roll = int(game.roll_needed(game.flags | NO_ROLL))
        terrain = TERRAINS[terrain_of(game.land[area])]
        return Prospect(energy=RAFT_COST, area=area_name(area), terrain=terrain, roll=roll)
    if move == M_SLEEP:
        return Prospect(steps=int(game.sleep_steps()))
    return Prospect(energy={M_HUNT: HUNT_COST, M_REST: int(game.rest_cost()), M_CURE: CURE_COST}.get(move, 0))


def _place(game: Wilderness, area: int) -> str:
    return f"{TERRAINS[terrain_of(game.land[area])]} {area_name(area)}"


def _roll_words(game: Wilderness, smooth: int) -> str:
    needed = int(game.roll_needed(game.flags | smooth))
    return f", roll {needed} or more" if needed else ""
