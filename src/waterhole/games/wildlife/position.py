"""Wildlife: any position as JSON and back."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from msgspec.structs import replace

from waterhole.games.wildlife.engine.components import (
    ABILITIES,
    ABILITY_CARD,
    ABILITY_TILES,
    ADAPTATION_TILES,
    AREA_NAMES,
    ATTACK,
    CARD,
    CARD_COPIES,
    CARD_NAMES,
    CHART,
    DEEDS,
    HIGHEST_BID,
    ISLAND,
    LEVELS,
    NO_ACTION,
    NO_CARD,
    ORGANISM_WAYS,
    ORGANISMS,
    OUTCOMES,
    PAWNS,
    PLACES,
    PLAYS,
    SEED,
    SEED_TILES,
    SPACE_NAMES,
    START_TILES,
    STEPS,
    TERRAINS,
    TILE,
)
from waterhole.games.wildlife.engine.rules import Wildlife, blank
from waterhole.games.wildlife.engine.table import bag_size, card_count, level_in
from waterhole.games.wildlife.engine.view import EMPTY, SEA, cards, island, tiles
from waterhole.games.wildlife.moves import MOVES
from waterhole.games.wildlife.possible import check_table
from waterhole.games.wildlife.view import Cards, Tiles
from waterhole.kernel.game import BadInput, Position
from waterhole.kernel.parts import Cards as Box
from waterhole.kernel.parts import Choice, Count, Flag, Mask, Packed, Seat, Step, read_parts, written
from waterhole.kernel.position import chance_of, check_choices, check_frame, check_lengths, index_of, refuse

SEATS = range(2, 7)
MOST_POINTS = 10_000  # food too; no game comes near it
ALL_CARDS = Box(CARD_NAMES, tuple(CARD_COPIES))
ALL_TILES = Box(ABILITIES, tuple(ABILITY_TILES), "ability tile")
bag = partial(Packed, cards=ALL_CARDS, units=list(CARD), shown=cards)
tile_bag = partial(Packed, cards=ALL_TILES, units=list(TILE), shown=tiles, each=True)

Levels = dict[str, str]  # terrain -> level
Numbers = Annotated[list[int], Count(each=True)]
Seeds = Annotated[int, Count(most=lambda seats: seats * int(SEED_TILES[seats]))]
TurnsEnded = Annotated[int | None, Count(most=lambda seats: seats, name="turns")]
PlaysBeyond = Annotated[int | None, Count(name="extra")]


class WildlifePosition(Position, frozen=True, kw_only=True):
    organisms: Annotated[list[str], Choice(names=ORGANISMS, each=True)]  # "" before it is chosen
    island: list[str]  # rows of the map: '.' sea, '-' empty, else the number of the player from 1
    hands: Annotated[list[Cards], bag(each=True)]
    food: Annotated[list[int], Count(most=MOST_POINTS, each=True)]
    points: Annotated[list[int], Count(least=-MOST_POINTS, most=MOST_POINTS, each=True)]
    supply: Numbers = []  # left out: all tiles that are not on the island; what neither has is out of the game
    adaptations: list[Levels] = []  # where an organism is better adapted than its chart says
    abilities: Annotated[list[Tiles], tile_bag()] = []
    turned: Annotated[list[Tiles], tile_bag()] = []
    missing: dict[str, dict[str, int]] = {}  # adaptation tiles the box lacks: terrain -> level -> tiles
    pile: Annotated[Cards | None, bag()] = None  # left out: all cards that are nowhere else
    discard: Annotated[Cards, bag()] = {}
    played: Annotated[Cards, bag()] = {}
    marked: Annotated[list[str], Mask(names=AREA_NAMES)] = []  # areas with a pawn
    given: Annotated[list[int], Mask()] = []  # seats that still hold the ability card they got at the start
    left: list[int] = []  # who sits to the left of each seat; left out: the next seat
    starter: Annotated[int, Seat()] = 0
    rounds_played: Annotated[int, Count(name="round")] = 0
    turns_ended: TurnsEnded = None  # in this round; left out: as many as have passed since the starter
    seeds: Seeds = 0  # tiles still to be seeded, by all
    current: Annotated[int, Seat()] = 0
    intelligence_used: PlaysBeyond = None  # for plays beyond three; left out: as many as there were
    auctioned: Annotated[bool, Flag()] = False
    migrated: Annotated[bool, Flag()] = False
    scoring_due: Annotated[bool, Flag(name="due")] = False
    ending: Annotated[str, Step(names=OUTCOMES)] = ""  # why this is the last turn, or why the game is over
    step: Annotated[str, Step(names=STEPS)] = "turn"
    actor: Annotated[int, Seat(or_nobody=True)] = -1  # who decides; left out: the current player
    card: Annotated[str, Choice(names=CARD_NAMES, none=NO_CARD)] = ""
    buying: Annotated[bool, Flag()] = False
    origin: Annotated[str, Choice(names=SPACE_NAMES)] = ""
    target: str = ""
    deed: Annotated[str, Step(names=DEEDS)] = ""
    bid: Annotated[int, Count(least=-1, most=HIGHEST_BID)] = 0
    bidder: Annotated[int, Seat(or_nobody=True)] = -1
    passed: Annotated[list[int], Mask()] = []
    lot: Annotated[list[str], Mask(names=ORGANISMS)] = []
    # Options.
    organisms_by: Annotated[str, Step(names=ORGANISM_WAYS, name="way")] = "lot"
    unlimited: Annotated[bool, Flag()] = False
    buyer_expands: Annotated[bool, Flag()] = False
    start_last: Annotated[bool, Flag()] = False
    rounds: Annotated[int, Count()] = 0


def dump(game: Wildlife) -> WildlifePosition:
    seats = range(game.seats)
    return written(
        WildlifePosition,
        game,
        island=list(island(game)),
        adaptations=[_raised(game, seat) for seat in seats],
        missing=_missing(game),
        left=[int(game.left_of(seat)) for seat in seats],
        target=_target(game),
    )


def _raised(game: Wildlife, seat: int) -> Levels:
    organism = int(game.organisms[seat])
    if organism < 0:
        return {}
    return {
        name: LEVELS[level_in(game.adapted[seat], t)]
        for t, name in enumerate(TERRAINS)
        if level_in(game.adapted[seat], t) != level_in(CHART[organism], t)
    }


def _missing(game: Wildlife) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for level in range(1, ATTACK + 1):
        for t, terrain in enumerate(TERRAINS):
            n = (int(game.missing) >> (3 * (6 * (level - 1) + t))) & 7
            if n:
                found.setdefault(terrain, {})[LEVELS[level]] = n
    return found


def _target(game: Wildlife) -> str:
    if game.target < 0:
        return ""
    return SPACE_NAMES[game.target] if game.deed else ABILITIES[game.target]


# -- reading ---------------------------------------------------------------------------


def load(position: WildlifePosition) -> Wildlife:
    """The state of a position; BadInput where something is missing, doubled or in an impossible place."""
    check_frame(position, "Wildlife", SEATS)
    check_lengths(position, position.seats, [], ["adaptations", "left"])
    places = [*position.hands, position.discard, position.played]
    state = blank(position.seats, chance_of(position))
    read_parts(state, replace(position, pile=ALL_CARDS.all_there(places, position.pile)))
    _read_organisms(state, position)
    _read_island(state, position)
    _read_table(state, position)
    _read_turn(state, position)
    check_table(state)
    check_choices(state, MOVES)
    return state


def _read_organisms(state: Wildlife, position: WildlifePosition) -> None:
    for seat, organism in enumerate(state.organisms):
        if organism >= 0:
            state.adapted[seat] = _adapted(organism, position.adaptations[seat] if position.adaptations else {})
    chosen = [name for name in position.organisms if name]
    refuse(len(set(chosen)) != len(chosen), "two players have the same organism.")
    if len(chosen) < position.seats and position.step not in STEPS[:SEED]:
        raise BadInput("WL-1: everybody has an organism before the game begins.")


def _adapted(organism: int, raised: Levels) -> int:
    adapted = int(CHART[organism])
    for terrain, name in raised.items():
        t, level = index_of(terrain, TERRAINS, "a terrain"), index_of(name, LEVELS, "a level")
        if level < level_in(adapted, t):
            raise BadInput(f"the {ORGANISMS[organism]} is better adapted to {terrain} than '{name}' by its chart.")
        adapted |= sum(1 << (6 * step + t) for step in range(level))
    return adapted


def _read_island(state: Wildlife, position: WildlifePosition) -> None:
    if [len(row) for row in position.island] != [len(row) for row in ISLAND]:
        raise BadInput(f"the island has {len(ISLAND)} rows of {len(ISLAND[0])} places.")
    numbers = [str(seat + 1) for seat in range(position.seats)]
    for r, row in enumerate(position.island):
        for c, found in enumerate(row):
            if (r, c) not in PLACES:
                if found != SEA:
                    raise BadInput(f"island: {r},{c} is sea and shows '{found}' instead of '{SEA}'.")
            elif found in numbers:
                state.lay(numbers.index(found), PLACES.index((r, c)))
            elif found != EMPTY:
                raise BadInput(f"island: {r},{c} shows '{found}'; a space shows '{EMPTY}' or a player from 1.")
    for seat, organism in enumerate(state.organisms):
        whole = int(START_TILES[position.seats]) if organism >= 0 else 0
        on_board = sum(row.count(numbers[seat]) for row in position.island)
        if not position.supply:
            state.supply[seat] = max(0, whole - on_board)
        state.lost[seat] = whole - on_board - state.supply[seat]
        refuse(state.lost[seat] < 0, f"seat {seat + 1}: there are {whole} organism tiles, not so many.")


def _read_table(state: Wildlife, position: WildlifePosition) -> None:
    refuse(len(position.marked) > PAWNS, f"WL-14: there are {PAWNS} pawns, not {len(position.marked)}.")
    for terrain, levels in position.missing.items():
        for name, n in levels.items():
            t, level = index_of(terrain, TERRAINS, "a terrain"), index_of(name, LEVELS, "a level")
            if level == NO_ACTION or not 0 <= n <= ADAPTATION_TILES[level]:
                raise BadInput(f"missing: {n} tiles '{name}' of {terrain} cannot be missing.")
            state.missing |= n << (3 * (6 * (level - 1) + t))
    refuse(bool(state.given) and not position.unlimited, "WL-21: ability cards are given with abilities=unlimited.")
    for seat in position.given:
        refuse(not card_count(state.hands[seat], ABILITY_CARD), f"given: seat {seat + 1} holds no ability card.")
    left = position.left or [(seat + 1) % position.seats for seat in range(position.seats)]
    if sorted(left) != list(range(position.seats)) or len(_circle(left)) != position.seats:
        raise BadInput("left: the players do not sit in one circle.")
    state.circle = sum(seat << (4 * n) for n, seat in enumerate(left))


def _circle(left: list[int]) -> list[int]:
    found = [left[0]]
    while left[found[-1]] not in found:
        found.append(left[found[-1]])
    return found


def _read_turn(state: Wildlife, position: WildlifePosition) -> None:
    state.plays = bag_size(state.played)
    if position.intelligence_used is None:
        state.extra = max(0, int(state.plays) - PLAYS)
    if position.turns_ended is None:
        state.turns = _places_from_starter(state)
    if position.actor < 0:
        state.actor = position.current
    if position.target:
        state.target = index_of(position.target, SPACE_NAMES if state.deed else ABILITIES, "target")


def _places_from_starter(state: Wildlife) -> int:
    """How many sit between the starter and the current player, the starter included; 0 before the first turn."""
    if state.seeds:
        return 0
    places, seat = 0, state.starter
    while seat != state.current:
        places, seat = places + 1, state.left_of(seat)
    return places
