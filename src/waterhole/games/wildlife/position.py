"""Wildlife: any position as JSON and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from waterhole.games.wildlife.components import (
    ABILITIES,
    ABILITY_CARD,
    ABILITY_HOLDER,
    ABILITY_KINDS,
    ADAPTATION_TILES,
    AREA_NAMES,
    AREAS,
    ATTACK,
    BID,
    BID_FOR_ORGANISM,
    BOUGHT_EVENT,
    CARD,
    CARD_COPIES,
    CARD_NAMES,
    CHART,
    DECK,
    DEEDS,
    DEFENDING,
    DESTINATION,
    EPIDEMIC_TILE,
    FOOD_SOURCE,
    GOES_ON,
    ISLAND,
    JOKER,
    JOKER_NAME,
    LEVELS,
    MOBILITY_SPACE,
    NO_ACTION,
    NO_CARD,
    ORGANISM_WAYS,
    ORGANISMS,
    OUTCOMES,
    OVER,
    PAWNS,
    PAYMENT,
    PLACES,
    SEED,
    SPACE_NAMES,
    START_TILES,
    STEPS,
    TERRAIN_CARD,
    TERRAIN_KINDS,
    TERRAINS,
    TILE,
    TURN,
)
from waterhole.games.wildlife.moves import MOVES
from waterhole.games.wildlife.rules import Wildlife, blank
from waterhole.games.wildlife.table import bag_size, card_count, level_in
from waterhole.games.wildlife.view import EMPTY, SEA, Cards, Tiles, cards, island, tiles
from waterhole.kernel.core import Rng, State
from waterhole.kernel.game import BadInput, Position

Levels = dict[str, str]  # terrain -> level


class WildlifePosition(Position, frozen=True, kw_only=True):
    organisms: list[str]  # "" before it is chosen
    island: list[str]  # rows of the map: '.' sea, '-' empty, else the number of the player from 1
    hands: list[Cards]
    food: list[int]
    points: list[int]
    supply: list[int] = []  # left out: all tiles that are not on the island; what neither has is out of the game
    adaptations: list[Levels] = []  # where an organism is better adapted than its chart says
    abilities: list[Tiles] = []
    turned: list[Tiles] = []
    missing: dict[str, dict[str, int]] = {}  # adaptation tiles the box lacks: terrain -> level -> tiles
    pile: Cards | None = None  # left out: all cards that are nowhere else
    discard: Cards = {}
    played: Cards = {}
    marked: list[str] = []  # areas with a pawn
    given: list[int] = []  # seats that still hold the ability card they got at the start
    left: list[int] = []  # who sits to the left of each seat; left out: the next seat
    starter: int = 0
    rounds_played: int = 0
    turns_ended: int = 0  # in this round
    seeds: int = 0  # tiles still to be seeded, by all
    current: int = 0
    intelligence_used: int = 0  # tiles the current player turned for further plays
    auctioned: bool = False
    migrated: bool = False
    scoring_due: bool = False
    ending: str = ""  # why this is the last turn, or why the game is over
    step: str = "turn"
    actor: int = -1  # who decides; left out: the current player
    card: str = ""
    buying: bool = False
    origin: str = ""
    target: str = ""
    deed: str = ""
    bid: int = 0
    bidder: int = -1
    passed: list[int] = []
    lot: list[str] = []
    # Options.
    organisms_by: str = "lot"
    unlimited: bool = False
    buyer_expands: bool = False
    start_last: bool = False
    rounds: int = 0


def dump(state: State) -> WildlifePosition:
    game = cast(Wildlife, state)
    seats = range(game.seats)
    return WildlifePosition(
        seats=int(game.seats),
        rng=str(game.rng.state),
        organisms=[ORGANISMS[o] if o >= 0 else "" for o in game.organisms],
        island=list(island(game)),
        hands=[cards(int(bag)) for bag in game.hands],
        food=[int(n) for n in game.food],
        points=[int(n) for n in game.points],
        supply=[int(n) for n in game.supply],
        adaptations=[_raised(game, seat) for seat in seats],
        abilities=[tiles(int(held)) for held in game.abilities],
        turned=[tiles(int(used)) for used in game.turned],
        missing=_missing(game),
        pile=cards(int(game.pile)),
        discard=cards(int(game.discard)),
        played=cards(int(game.played)),
        marked=[AREA_NAMES[area] for area in range(AREAS) if (game.marked >> area) & 1],
        given=[seat for seat in seats if (game.given >> seat) & 1],
        left=[int(game.left_of(seat)) for seat in seats],
        starter=int(game.starter),
        rounds_played=int(game.round),
        turns_ended=int(game.turns),
        seeds=int(game.seeds),
        current=int(game.current),
        intelligence_used=int(game.extra),
        auctioned=bool(game.auctioned),
        migrated=bool(game.migrated),
        scoring_due=bool(game.due),
        ending=OUTCOMES[game.ending],
        step=STEPS[game.step],
        actor=int(game.actor),
        card="" if game.card == NO_CARD else CARD_NAMES[game.card],
        buying=bool(game.buying),
        origin="" if game.origin < 0 else SPACE_NAMES[game.origin],
        target=_target(game),
        deed=DEEDS[game.deed],
        bid=int(game.bid),
        bidder=int(game.bidder),
        passed=[seat for seat in seats if (game.passed >> seat) & 1],
        lot=[name for n, name in enumerate(ORGANISMS) if (game.lot >> n) & 1],
        organisms_by=ORGANISM_WAYS[game.way],
        unlimited=bool(game.unlimited),
        buyer_expands=bool(game.buyer_expands),
        start_last=bool(game.start_last),
        rounds=int(game.rounds),
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
    _check_shape(position)
    state = blank(position.seats, Rng(int(position.rng)))
    _read_players(state, position)
    _read_island(state, position)
    _read_table(state, position)
    _read_turn(state, position)
    _read_decision(state, position)
    fault = state.audit()
    if fault:
        raise BadInput(f"{fault}.")
    _check_step(state)
    return state


def _index(names: Sequence[str], name: str, what: str) -> int:
    if name not in names:
        raise BadInput(f"{what} is one of {', '.join(n for n in names if n)}, not '{name}'.")
    return names.index(name)


def _check_shape(position: WildlifePosition) -> None:
    seats = position.seats
    if not 2 <= seats <= 6:
        raise BadInput(f"Wildlife is for 2 to 6 players, not {seats}.")
    lists: dict[str, Sequence[object]] = {
        "organisms": position.organisms, "hands": position.hands, "food": position.food, "points": position.points,
        "supply": position.supply, "adaptations": position.adaptations, "abilities": position.abilities,
        "turned": position.turned, "left": position.left,
    }  # fmt: skip
    optional = {"supply", "adaptations", "abilities", "turned", "left"}
    for name, given in lists.items():
        if len(given) != seats and (given or name not in optional):
            raise BadInput(f"{name}: {len(given)} are given for {seats} players.")
    if [len(row) for row in position.island] != [len(row) for row in ISLAND]:
        raise BadInput(f"the island has {len(ISLAND)} rows of {len(ISLAND[0])} places.")
    if not position.rng.isdigit():
        raise BadInput("rng is a whole number written as text.")
    for name, one, least in (
        ("current", position.current, 0),
        ("starter", position.starter, 0),
        ("actor", position.actor, -1),
        ("bidder", position.bidder, -1),
        *(("given", seat, 0) for seat in position.given),
        *(("passed", seat, 0) for seat in position.passed),
        *(("left", seat, 0) for seat in position.left),
    ):
        if not least <= one < seats:
            raise BadInput(f"{name}: seats are numbered 0 to {seats - 1}, not {one}.")
    for name, number, most in (
        ("rounds_played", position.rounds_played, 1 << 30),
        ("turns_ended", position.turns_ended, seats - 1),
        ("seeds", position.seeds, 30),
        ("intelligence_used", position.intelligence_used, 8),
        ("bid", position.bid + 1, 1000),
        ("rounds", position.rounds, 1 << 30),
    ):
        if not 0 <= number <= most:
            raise BadInput(f"{name} cannot be {number}.")
    if any(not 0 <= n < 1 << 30 for n in position.food) or any(abs(n) > 1 << 30 for n in position.points):
        raise BadInput("food is never below 0, and neither food nor points are that far from it.")


def _read_players(state: Wildlife, position: WildlifePosition) -> None:
    for seat in range(position.seats):
        if position.organisms[seat]:
            organism = _index(ORGANISMS, position.organisms[seat], "an organism")
            state.organisms[seat] = organism
            state.adapted[seat] = _adapted(organism, position.adaptations[seat] if position.adaptations else {})
        state.hands[seat] = _bag(position.hands[seat])
        state.food[seat] = position.food[seat]
        state.points[seat] = position.points[seat]
        state.abilities[seat] = _abilities(position.abilities[seat] if position.abilities else {})
        state.turned[seat] = _abilities(position.turned[seat] if position.turned else {})
    chosen = [name for name in position.organisms if name]
    if len(set(chosen)) != len(chosen):
        raise BadInput("two players have the same organism.")
    if len(chosen) < position.seats and position.step not in STEPS[:SEED]:
        raise BadInput("WL-1: everybody has an organism before the game begins.")


def _bag(counts: Cards) -> int:
    bag = 0
    for name, n in counts.items():
        kind = _index(CARD_NAMES, name, "a card")
        if not 0 <= n <= CARD_COPIES[kind]:
            raise BadInput(f"there cannot be {n} cards '{name}'; the game has {CARD_COPIES[kind]}.")
        bag += n * int(CARD[kind])
    return bag


def _abilities(held: Tiles) -> int:
    found = 0
    for name, n in held.items():
        kind = _index(ABILITIES, name, "an ability")
        if not 0 <= n <= ABILITY_KINDS:
            raise BadInput(f"nobody can hold {n} abilities '{name}'.")
        found += n * int(TILE[kind])
    return found


def _adapted(organism: int, raised: Levels) -> int:
    adapted = int(CHART[organism])
    for terrain, name in raised.items():
        t, level = _index(TERRAINS, terrain, "a terrain"), _index(LEVELS, name, "a level")
        if level < level_in(adapted, t):
            raise BadInput(f"the {ORGANISMS[organism]} is better adapted to {terrain} than '{name}' by its chart.")
        adapted |= sum(1 << (6 * step + t) for step in range(level))
    return adapted


def _read_island(state: Wildlife, position: WildlifePosition) -> None:
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
    for seat in range(position.seats):
        if state.organisms[seat] >= 0:
            whole = int(START_TILES[position.seats])
            on_board = sum(row.count(numbers[seat]) for row in position.island)
            state.supply[seat] = position.supply[seat] if position.supply else whole - on_board
            state.lost[seat] = whole - on_board - state.supply[seat]
            if state.lost[seat] < 0 or state.supply[seat] < 0:
                raise BadInput(f"seat {seat + 1}: there are {whole} organism tiles, not so many.")


def _read_table(state: Wildlife, position: WildlifePosition) -> None:
    state.discard = _bag(position.discard)
    state.played = _bag(position.played)
    elsewhere = [*state.hands, state.discard, state.played]
    for kind, copies in enumerate(CARD_COPIES):
        n = sum(int(card_count(bag, kind)) for bag in elsewhere)
        n += 0 if position.pile is None else position.pile.get(CARD_NAMES[kind], 0)
        if n > copies or (position.pile is not None and n < copies):
            raise BadInput(f"the game has {copies} cards '{CARD_NAMES[kind]}', the position {n}.")
    state.pile = DECK - sum(elsewhere) if position.pile is None else _bag(position.pile)
    for name in position.marked:
        state.marked |= 1 << _index(AREA_NAMES, name, "an area")
    if len(position.marked) > PAWNS:
        raise BadInput(f"WL-14: there are {PAWNS} pawns, not {len(position.marked)}.")
    for terrain, levels in position.missing.items():
        for name, n in levels.items():
            t, level = _index(TERRAINS, terrain, "a terrain"), _index(LEVELS, name, "a level")
            if level == NO_ACTION or not 0 <= n <= ADAPTATION_TILES[level]:
                raise BadInput(f"missing: {n} tiles '{name}' of {terrain} cannot be missing.")
            state.missing |= n << (3 * (6 * (level - 1) + t))
    for seat in position.given:
        state.given |= 1 << seat
        if not card_count(state.hands[seat], ABILITY_CARD):
            raise BadInput(f"given: seat {seat + 1} holds no ability card.")
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
    state.starter = position.starter
    state.round = position.rounds_played
    state.turns = position.turns_ended
    state.seeds = position.seeds
    state.current = position.current
    state.plays = bag_size(state.played)
    state.extra = position.intelligence_used
    state.auctioned = int(position.auctioned)
    state.migrated = int(position.migrated)
    state.due = int(position.scoring_due)
    state.ending = _index(OUTCOMES, position.ending, "ending")
    state.way = _index(ORGANISM_WAYS, position.organisms_by, "organisms_by")
    state.unlimited = int(position.unlimited)
    state.buyer_expands = int(position.buyer_expands)
    state.start_last = int(position.start_last)
    state.rounds = position.rounds


def _read_decision(state: Wildlife, position: WildlifePosition) -> None:
    state.step = _index(STEPS, position.step, "step")
    state.actor = position.current if position.actor < 0 else position.actor
    state.card = NO_CARD if not position.card else _index(CARD_NAMES, position.card, "card")
    state.buying = int(position.buying)
    state.origin = -1 if not position.origin else _index(SPACE_NAMES, position.origin, "origin")
    state.deed = _index(DEEDS, position.deed, "deed")
    if position.target:
        state.target = _index(SPACE_NAMES if state.deed else ABILITIES, position.target, "target")
    state.bid = position.bid
    state.bidder = position.bidder
    state.passed = sum(1 << seat for seat in set(position.passed))
    state.lot = sum(1 << _index(ORGANISMS, name, "lot") for name in set(position.lot))


def _check_step(state: Wildlife) -> None:
    """What a step needs: a card, a buyer, a tile taken up, somebody to strike."""
    step, card = state.step, state.card
    needs_card = {TERRAIN_CARD: range(TERRAIN_KINDS), JOKER_NAME: (JOKER,), BOUGHT_EVENT: range(FOOD_SOURCE, 12)}
    name = STEPS[step]
    if (step == OVER) and state.ending == GOES_ON:
        raise BadInput("a game that is over has an ending.")
    if step in (SEED, TURN) and state.actor != state.current:
        raise BadInput(f"the actor of the step '{name}' is the current player.")
    if step == SEED and state.seeds == 0:
        raise BadInput("seeds: in the step 'seed' there are tiles to be seeded.")
    if card not in needs_card.get(step, (card,)) or (step in (BID, PAYMENT, EPIDEMIC_TILE) and card == NO_CARD):
        raise BadInput(f"the step '{name}' needs its card.")
    if (state.buying or step == PAYMENT) and state.bidder < 0:
        raise BadInput("bidder: somebody bought the card.")
    if step in (DESTINATION, MOBILITY_SPACE) and (state.origin < 0 or state.owner(state.origin) != state.actor):
        raise BadInput(f"origin: the step '{name}' needs a tile of the actor.")
    if step == DESTINATION and card >= TERRAIN_KINDS:
        raise BadInput("card: a migration is free or by a terrain card.")
    if step == DEFENDING and (not state.deed or state.target < 0 or state.owner(state.target) != state.actor):
        raise BadInput("target: a defense needs a deed against a tile of the actor.")
    if step == ABILITY_HOLDER and (state.deed or state.target < 0):
        raise BadInput("target: the step 'holder' needs the ability that is taken.")
    if step == BID_FOR_ORGANISM and not state.lot:
        raise BadInput("lot: there is no organism to bid for.")
    if step != OVER and not MOVES.legal(state, int(state.actor)):
        raise BadInput(f"the step '{name}' leaves its actor nothing to choose.")
