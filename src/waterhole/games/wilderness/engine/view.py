"""Wilderness: what one seat may know (WN-13), built by inclusion. Compiled: after each move everybody gets a view."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64

from waterhole.games.wilderness.engine.board import HAS_WATER, NEAR, RIVERS_AT, has_river, terrain_of
from waterhole.games.wilderness.engine.chapters.playing import kind_of
from waterhole.games.wilderness.engine.components import (
    BAD_NAMES,
    BEASTS,
    CATCH,
    CURE_COST,
    DAY_ROUNDS,
    DAY_WIDTH,
    DAYS,
    DIRECTIONS,
    ENERGY,
    FOES,
    GOOD_NAMES,
    HUNGER,
    HUNT_COST,
    ILLNESSES,
    KIND_WIDTH,
    LENGTH_TILES,
    LENGTHS,
    LETTERS,
    M_BAD,
    M_CURE,
    M_DRINK,
    M_EAT,
    M_END,
    M_GO,
    M_GOOD,
    M_HUNGRY,
    M_HUNT,
    M_PASS,
    M_RAFT,
    M_REST,
    M_SLEEP,
    MOST_AREAS,
    NO_ROLL,
    NOT_YET,
    ON_OLD_PATH,
    ON_SHORTCUT,
    RAFT_COST,
    RICH_GAME,
    ROWS,
    T_ATTACK,
    T_ATTACK_ROLL,
    T_HUNT_ROLL,
    T_ILLNESS,
    T_LOST,
    T_MOVE,
    T_NIGHT_ROLL,
    T_TARGETED,
    TERRAINS,
    THIRST,
    TILE_NAMES,
    TRIGGERS,
    TURN_FLAGS,
    WATER,
    WINDOW,
)
from waterhole.games.wilderness.engine.rules import Wilderness
from waterhole.games.wilderness.engine.table import cards_in
from waterhole.games.wilderness.moves import MOVES
from waterhole.games.wilderness.view import Cards, PlayerView, WildernessView
from waterhole.kernel.engine.reading import by_name, names_in, numbers_in, with_place
from waterhole.kernel.engine.state import legal_moves, ranks_of, scores_of
from waterhole.kernel.game import SPECTATOR, View
from waterhole.kernel.move import Move
from waterhole.kernel.narration import OVER, WAITING
from waterhole.text import Phrase

ALL_MOVES: Final[tuple[Move, ...]] = MOVES.moves
FACE_DOWN: Final = "?"
# Column letter and row number: A1 is the start.
AREA_NAMES: Final[tuple[str, ...]] = tuple(
    [f"{chr(ord('A') + area // ROWS)}{area % ROWS + 1}" for area in range(MOST_AREAS)]
)
# The question at each trigger.
ASKED_AT: Final[tuple[str, ...]] = (
    "prompt-turn",
    "prompt-start",
    "prompt-move",
    "prompt-night-roll",
    "prompt-lost",
    "prompt-hunt-roll",
    "prompt-sleep",
    "prompt-illness",
    "prompt-attack",
    "prompt-attack-roll",
    "prompt-end",
    "prompt-nature",
    "prompt-targeted",
)
RIVER_SIDES: Final = 3  # each river lies between two areas and is told of one of them
SOME_RIVER: Final = ((1 << DIRECTIONS) - 1) << RIVERS_AT


def spectator_view(game: Wilderness) -> WildernessView:
    """What everybody may see."""
    return WildernessView(
        game="wilderness",
        seat=SPECTATOR,
        seats=game.seats,
        waiting=() if game.waiting() == 0 or game.step == WINDOW else (game.decider(),),
        prompt=_prompt(game),
        moves=(),
        scores=scores_of(game),
        ranks=ranks_of(game),
        outcome=game.outcome(),
        players=tuple([_player(game, player) for player in range(game.seats)]),
        length=LENGTHS[LENGTH_TILES.index(game.strip)],
        tiles=tuple([TILE_NAMES[game.tiles[k]] if (game.face_up >> k) & 1 else "" for k in range(game.strip)]),
        land=_land(game),
        rivers=_rivers(game),
        water=_water(game),
        beasts={BEASTS[b]: AREA_NAMES[game.beasts[b]] for b in range(i64(len(BEASTS))) if game.beasts[b] >= 0},
        slain=tuple([BEASTS[b] for b in range(i64(len(BEASTS))) if game.beasts[b] < NOT_YET]),
        day=DAYS[game.day],
        rounds=DAY_ROUNDS[game.day],
        round=game.round + 1,
        night=game.night != 0,
        weather=DAYS[game.weather] if game.weather >= 0 else "",
        first=game.first,
        current=game.current,
        energy=game.energy,
        effects=names_in(game.flags, TURN_FLAGS),
        companions=numbers_in(game.travelled),
        window=TRIGGERS[game.trigger()] if game.step == WINDOW else "",
        concerned=concerned_in(game) if game.step == WINDOW else None,
        heading=AREA_NAMES[game.target_area] if game.window == T_MOVE or game.window == T_NIGHT_ROLL else "",
        event_deck=cards_in(game.event_deck),
        event_discard=event_names(game.event_discard),
        illness_deck=cards_in(game.illness_deck),
        illness_discard=illness_names(game.illness_discard),
        day_deck=cards_in(game.day_deck),
        day_discard=day_names(game.day_discard),
    )


def seat_view(game: Wilderness, seat: int, shown: WildernessView) -> View:
    """The same with what one seat sees besides: its hand, its standing passes, and what it is asked.

    In a window nobody but the asked player sees who is asked (WN-11).
    """
    own = replace(
        shown.players[seat],
        hand=event_names(game.hands[seat]),
        always_pass=names_in(game.standing[seat], TRIGGERS),
    )
    players = with_place(shown.players, seat, own)
    legal = legal_moves(game, seat, len(ALL_MOVES))
    if not legal:
        return replace(shown, seat=seat, players=players)
    return replace(
        shown,
        seat=seat,
        waiting=(seat,),
        prompt=_question(game, legal),
        moves=tuple([ALL_MOVES[move] for move in legal]),
        notes=tuple([_note(game, seat, move) for move in legal]),
        players=players,
    )


# -- what lies on the table --------------------------------------------------------


def event_names(bag: i64) -> Cards:
    return by_name(bag, KIND_WIDTH, GOOD_NAMES)


def illness_names(bag: i64) -> Cards:
    return by_name(bag, KIND_WIDTH, ILLNESSES)


def day_names(bag: i64) -> Cards:
    return by_name(bag, DAY_WIDTH, DAYS)


def _player(game: Wilderness, player: i64) -> PlayerView:
    return PlayerView(
        hand_size=cards_in(game.hands[player]),
        hand=None,
        area=AREA_NAMES[game.figures[player]],
        alive=game.lives(player),
        thirst=game.thirst[player],
        thirst_number=THIRST[game.thirst[player]],
        hunger=game.hunger[player],
        hunger_number=HUNGER[game.hunger[player]],
        exhaustion=game.exhaustion[player],
        energy=ENERGY[game.exhaustion[player]],
        illnesses=illness_names(game.illnesses[player]),
        always_pass=None,
    )


def concerned_in(game: Wilderness) -> i64:
    """Whom a window is about."""
    if game.inner:
        return game.target
    return game.concerned


# -- the face-up part of the strip: of a face-down tile nothing is read --------------------


def _land(game: Wilderness) -> tuple[str, ...]:
    """Seven rows of letters; where the village lies is known from the start."""
    areas: i64 = len(game.land)
    rows: list[str] = []
    for row in range(i64(ROWS)):
        letters: list[str] = []
        area = row
        while area < areas:
            if game.is_open(area) or area == areas - 1:
                letters.append(LETTERS[terrain_of(game.land[area])])
            else:
                letters.append(FACE_DOWN)
            area += ROWS
        rows.append("".join(letters))
    return tuple(rows)


def _rivers(game: Wilderness) -> tuple[tuple[str, int], ...]:
    found: list[tuple[str, int]] = []
    for area in range(i64(len(game.land))):
        if game.is_open(area) and game.land[area] & SOME_RIVER:
            found += [
                (AREA_NAMES[area], direction + 1)
                for direction in range(i64(RIVER_SIDES))
                if has_river(game.land[area], direction)
            ]
    return tuple(found)


def _water(game: Wilderness) -> tuple[str, ...]:
    return tuple([AREA_NAMES[area] for area in range(i64(len(game.land))) if _shows_water(game, area)])


def _shows_water(game: Wilderness, area: i64) -> bool:
    """Water to drink that everybody can see: a river, or a face-up water area beside it."""
    if not game.is_open(area) or game.land[area] & HAS_WATER == 0 or terrain_of(game.land[area]) == WATER:
        return False
    if game.land[area] & SOME_RIVER:
        return True
    for direction in range(i64(DIRECTIONS)):
        near = NEAR[area * DIRECTIONS + direction]
        if near >= 0 and near < len(game.land) and game.is_open(near) and terrain_of(game.land[near]) == WATER:
            return True
    return False


# -- what is asked ------------------------------------------------------------------


def _prompt(game: Wilderness) -> Phrase:
    """What those who are not asked are told."""
    return OVER if game.waiting() == 0 else WAITING


def _question(game: Wilderness, legal: list[int]) -> Phrase:
    if game.step == WINDOW:
        return Phrase(ASKED_AT[game.trigger()], _matter(game))
    if game.step == CATCH:
        return Phrase("prompt-catch", {"direction": game.spun + 1})
    roll = game.roll_needed(game.flags | _smooth(game))
    return Phrase("prompt-turn", {"energy": game.energy, "roll": roll, "can": _can(legal)})


def _can(legal: list[int]) -> list[str]:
    """What a turn still allows: a card is told of where there is nothing else to do."""
    found = ["step"] if any(move < M_HUNT for move in legal) else []
    if any(M_HUNT <= move < M_END for move in legal):
        found.append("act")
    elif any(move >= M_GOOD for move in legal):
        found.append("card")
    return [*found, "end"]


def _matter(game: Wilderness) -> dict[str, object]:
    """What a window is about."""
    concerned = concerned_in(game)
    found: dict[str, object] = {"seat": concerned}
    trigger = game.trigger()
    if trigger == T_ILLNESS:
        found["illnesses"] = illness_names(game.illnesses[concerned])
    elif trigger == T_TARGETED:
        found["card"] = BAD_NAMES[kind_of(game.played)]
    elif trigger in (T_MOVE, T_NIGHT_ROLL):
        found |= _place(game, game.target_area)
        if trigger == T_NIGHT_ROLL:
            found |= {"roll": game.roll, "needed": game.roll_needed(game.flags)}
    elif trigger == T_LOST:
        found["direction"] = max(0, game.spun + 1)
    elif trigger == T_ATTACK:
        found["by"] = FOES[game.beast]
    elif trigger == T_ATTACK_ROLL:
        found |= {"by": FOES[game.beast], "beast_sum": game.beast_sum, "own_sum": game.own_sum}
    elif trigger == T_HUNT_ROLL:
        found |= {"roll": game.roll, "result": game.hunt_result()}
    return found


# -- what a move costs or does ---------------------------------------------------------

# Notes that are always the same; the others are put together below.
NOTES: Final = {
    M_DRINK: Phrase("note-drink"),
    M_CURE: Phrase("note-wash", {"energy": CURE_COST}),
    M_EAT: Phrase("note-eat"),
    M_HUNGRY: Phrase("note-stay"),
    M_PASS: Phrase("note-pass"),
}
GOOD_NOTES: Final = tuple([Phrase("note-card", {"card": card}) for card in GOOD_NAMES])
BAD_NOTES: Final = tuple([Phrase("note-card", {"card": card}) for card in BAD_NAMES])


def _note(game: Wilderness, seat: i64, move: i64) -> str | Phrase:
    """What a legal move costs and brings."""
    if move < M_HUNT:
        return _note_of_step(game, seat, move - M_GO)
    if move >= M_RAFT and move < M_BAD:
        roll = game.roll_needed(game.flags | NO_ROLL)
        return Phrase("note-raft", _place(game, _landing(game, seat, move)) | {"energy": RAFT_COST, "roll": roll})
    if move >= M_BAD:
        return BAD_NOTES[kind_of(move)]
    if move >= M_GOOD:
        return GOOD_NOTES[kind_of(move)]
    if move == M_HUNT:
        return Phrase("note-hunt", {"energy": HUNT_COST, "bonus": 1 if game.weather == RICH_GAME else 0})
    if move == M_REST:
        return Phrase("note-rest", {"energy": game.rest_cost()})
    if move == M_SLEEP:
        return Phrase("note-sleep", {"steps": game.sleep_steps()})
    return NOTES.get(move, "")


def _note_of_step(game: Wilderness, seat: i64, direction: i64) -> Phrase:
    found = _place(game, NEAR[game.figures[seat] * DIRECTIONS + direction])
    found |= {
        "river": has_river(game.land_of(seat), direction),
        "energy": game.move_cost(seat, direction),
        "roll": game.roll_needed(game.flags | _smooth(game)),
    }
    return Phrase("note-step", found)


def _landing(game: Wilderness, seat: i64, raft: i64) -> i64:
    return game.raft_landing(seat, (raft - M_RAFT) // DIRECTIONS, (raft - M_RAFT) % DIRECTIONS)


def _smooth(game: Wilderness) -> i64:
    """A card for the next step that spares its roll."""
    if game.flags & (ON_SHORTCUT | ON_OLD_PATH):
        return NO_ROLL
    return 0


def _place(game: Wilderness, area: i64) -> dict[str, object]:
    return {"area": AREA_NAMES[area], "terrain": TERRAINS[terrain_of(game.land[area])]}
