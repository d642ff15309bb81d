"""Wildlife: what one seat may know (WL-22), built by inclusion, and the sheet of a big scoring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

import msgspec

from waterhole.games.wildlife.components import (
    ABILITIES,
    ABILITY_HOLDER,
    ADAPTATION_TERRAIN,
    AREA_NAMES,
    AREAS,
    BID,
    BID_FOR_ORGANISM,
    BIG_MONOPOLY,
    BIG_SCORING_PAWNS,
    BIT_MODULUS,
    CARD_KINDS,
    CARD_NAMES,
    DEEDS,
    FOOD_FOR_A_POINT,
    HERD_PRIZES,
    ISLAND,
    LEVELS,
    NO_CARD,
    ORGANISMS,
    OUTCOMES,
    OVER,
    PAWNS,
    PAYMENT,
    PLACES,
    SEED,
    SMALL_MONOPOLY,
    SMALL_TRACK,
    SMALLEST_HERD,
    SPACE_NAMES,
    SPACE_OF_HI,
    SPACE_OF_LO,
    STEPS,
    TERRAINS,
    TURN,
)
from waterhole.games.wildlife.island import herd, ones
from waterhole.games.wildlife.moves import MOVES
from waterhole.games.wildlife.rules import Wildlife
from waterhole.games.wildlife.scoring import ability_tiles, adaptation_tiles, area_line, count_line, herd_line
from waterhole.games.wildlife.table import bag_size, card_count, level_in
from waterhole.kernel.core import State, ranks_of, scores_of
from waterhole.kernel.game import View
from waterhole.kernel.move import Move

# The ways to end, as a sentence tells them.
ENDINGS = {
    "eleventh pawn": "eleven areas have been filled",
    "empty supply": "a supply of tiles is empty",
    "agreed rounds": "the agreed rounds are over",
}
Cards = dict[str, int]  # kind of card -> cards; kinds without cards are left out
Tiles = dict[str, int]  # ability -> tiles
EMPTY, SEA = "-", "."
RAISES = (0, 1, 2, 3, 5, 8)  # what a sensible bid lies above the lowest
_SMALL_TRACK = tuple(int(points) for points in SMALL_TRACK)
_BIG_SCORINGS = tuple(pawn for pawn in range(1, PAWNS + 1) if (BIG_SCORING_PAWNS >> pawn) & 1)


# -- the sheet of a big scoring ------------------------------------------------------


class Ranking(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that was counted: an area, adaptations, abilities or food; a number for each player."""

    name: str
    counts: tuple[int, ...]
    ranks: tuple[int, ...]  # 0: not ranked
    points: tuple[int, ...]
    monopoly: str = ""  # 'big' or 'small'


class HerdScore(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    size: int
    rank: int
    points: int
    spaces: tuple[str, ...]


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """Every point of a big scoring, in the printed order."""

    areas: tuple[Ranking, ...]
    herds: tuple[HerdScore, ...]  # the largest first; only those that rank
    others: tuple[Ranking, ...]  # adaptations, abilities, food
    totals: tuple[int, ...]


def sheet(
    tiles_lo: Sequence[int],
    tiles_hi: Sequence[int],
    adaptations: Sequence[int],
    abilities: Sequence[int],
    food: Sequence[int],
) -> Sheet:
    lo, hi = list(tiles_lo), list(tiles_hi)
    areas = tuple(_area(area, lo, hi) for area in range(AREAS))
    herds = _herds(lo, hi)
    others = tuple(
        _ranking(name, list(counts))
        for name, counts in (("adaptations", adaptations), ("abilities", abilities), ("food", food))
    )
    totals = [sum(points) for points in zip(*(line.points for line in (*areas, *others)), strict=True)]
    for one in herds:
        totals[one.seat] += one.points
    return Sheet(areas=areas, herds=herds, others=others, totals=tuple(totals))


def _area(area: int, lo: list[int], hi: list[int]) -> Ranking:
    counts, ranks, points = area_line(area, lo, hi)
    best = max(points)
    monopoly = "big" if best == BIG_MONOPOLY else "small" if best == SMALL_MONOPOLY else ""
    return Ranking(
        name=AREA_NAMES[area], counts=tuple(counts), ranks=tuple(ranks), points=tuple(points), monopoly=monopoly
    )


def _ranking(name: str, counts: list[int]) -> Ranking:
    ranks, points = count_line(counts)
    return Ranking(name=name, counts=tuple(counts), ranks=tuple(ranks), points=tuple(points))


def _herds(lo: list[int], hi: list[int]) -> tuple[HerdScore, ...]:
    """The herds that score, the largest first."""
    ranks = herd_line(lo, hi)
    found = []
    for seat, (left_lo, left_hi) in enumerate(zip(lo, hi, strict=True)):
        while left_lo or left_hi:
            first_lo = left_lo & -left_lo
            first_hi = 0 if first_lo else left_hi & -left_hi
            one_lo, one_hi = herd(first_lo, first_hi, left_lo, left_hi)
            left_lo &= ~one_lo
            left_hi &= ~one_hi
            size = int(ones(one_lo) + ones(one_hi))
            if size >= SMALLEST_HERD and ranks[size] <= len(HERD_PRIZES):
                points, spaces = int(HERD_PRIZES[ranks[size] - 1]), spaces_of(one_lo, one_hi)
                found.append(HerdScore(seat=seat, size=size, rank=ranks[size], points=points, spaces=spaces))
    return tuple(sorted(found, key=lambda one: -one.size))


def spaces_of(lo: int, hi: int) -> tuple[str, ...]:
    """The names of a set of spaces, from the top left."""
    names = []
    for word, space_of in ((lo, SPACE_OF_LO), (hi, SPACE_OF_HI)):
        while word:
            bit = word & -word
            names.append(SPACE_NAMES[space_of[bit % BIT_MODULUS]])
            word ^= bit
    return tuple(names)


# -- the view ------------------------------------------------------------------------


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's place at the table."""

    organism: str  # empty before it is chosen
    left: int  # who sits to the left
    hand_size: int
    hand: Cards | None  # None: not for your eyes
    known: Cards  # what all have seen going into this hand
    tiles: int  # on the island
    supply: int
    lost: int
    food: int
    points: int
    levels: dict[str, str]  # terrain -> what the organism can do there
    adaptations: int  # tiles on the chart
    abilities: Tiles
    turned: Tiles  # those of them used in this turn


class WildlifeView(View, frozen=True, kw_only=True):
    land: tuple[str, ...]  # rows of terrains: capital letters are large areas, '.' is sea
    tiles: tuple[str, ...]  # the same rows: the number of the player from 1, '-' an empty space
    players: tuple[PlayerView, ...]
    current: int
    starter: int
    round: int  # from 1
    step: str
    card: str  # being used or auctioned
    bid: int
    bidder: int  # -1: nobody
    passed: tuple[int, ...]
    costs: tuple[int, ...]  # food that each of the moves takes, where they are about food; else nothing
    suggested: tuple[int, ...]  # sensible bids
    origin: str  # the space of a tile taken up
    target: str  # the space under attack
    deed: str  # what is done to it: 'attack', 'aggression' or 'swap'
    ability: str  # being taken from another player
    seeds_left: int  # tiles that each player who is asked still puts on the island
    plays_left: int
    auction_owed: bool
    free_migration: bool  # still to be made
    pile: int
    discard: Cards
    played: Cards  # in this turn
    marked: tuple[str, ...]  # areas with a pawn
    small_track: tuple[int, ...]  # as printed: what each filled area scores in turn
    big_scorings: tuple[int, ...]  # spaces of that track, from 1, that call for a big scoring
    next_small: int  # what the next filled area scores; 0: no pawn is left
    ability_supply: Tiles
    organism_lot: tuple[str, ...]  # to be chosen or auctioned
    organism: str  # up for auction now
    scoring_due: bool
    last_turn: str  # why this is the last turn; empty if it is not
    sheet: Sheet  # what a big scoring would give now


def cards(bag: int) -> Cards:
    """A bag as people read it."""
    return {CARD_NAMES[k]: int(card_count(bag, k)) for k in range(CARD_KINDS) if card_count(bag, k)}


def tiles(abilities: int) -> Tiles:
    return {
        name: (abilities >> (4 * kind)) & 15 for kind, name in enumerate(ABILITIES) if (abilities >> (4 * kind)) & 15
    }


def island(game: Wildlife) -> tuple[str, ...]:
    """The map with the numbers of the players on it."""
    rows = [[SEA] * len(row) for row in ISLAND]
    for space, (row, column) in enumerate(PLACES):
        owner = int(game.owner(space))
        rows[row][column] = EMPTY if owner < 0 else str(owner + 1)
    return tuple("".join(row) for row in rows)


def sheet_now(game: Wildlife) -> Sheet:
    return sheet(
        [int(n) for n in game.tiles_lo],
        [int(n) for n in game.tiles_hi],
        [_adaptations(game, seat) for seat in range(game.seats)],
        [int(ability_tiles(held)) for held in game.abilities],
        [int(n) for n in game.food],
    )


def _adaptations(game: Wildlife, seat: int) -> int:
    return int(adaptation_tiles(game.adapted[seat])) if game.organisms[seat] >= 0 else 0


def view(state: State, seat: int) -> WildlifeView:
    game = cast(Wildlife, state)
    over = game.step == OVER
    pawns = int(game.marked).bit_count()
    playing = game.step >= TURN
    moves = MOVES.legal(game, seat)
    costs = _costs(game, seat, moves)
    return WildlifeView(
        game="wildlife",
        seat=seat,
        seats=int(game.seats),
        waiting=() if over else (int(game.actor),),
        prompt=_prompt(game, seat),
        moves=moves,
        notes=_notes(game, seat, moves, costs),
        costs=costs,
        scores=scores_of(game),
        ranks=ranks_of(game),
        outcome=game.outcome(),
        land=ISLAND,
        tiles=island(game),
        players=tuple(_player(game, player, seat) for player in range(game.seats)),
        current=int(game.current),
        starter=int(game.starter),
        round=int(game.round) + 1,
        step=STEPS[game.step],
        card="" if game.card == NO_CARD else CARD_NAMES[game.card],
        bid=int(game.bid),
        bidder=int(game.bidder),
        passed=tuple(player for player in range(game.seats) if (game.passed >> player) & 1),
        suggested=_suggested(game, seat),
        origin="" if game.origin < 0 else SPACE_NAMES[game.origin],
        target=SPACE_NAMES[game.target] if game.deed else "",
        deed=DEEDS[game.deed],
        ability=ABILITIES[game.target] if game.step == ABILITY_HOLDER and seat == game.actor else "",
        seeds_left=_seeds_left(game) if game.step == SEED else 0,
        plays_left=int(game.plays_left()) if playing and not over else 0,
        auction_owed=playing and not over and not game.auctioned,
        free_migration=playing and not over and not game.migrated,
        pile=int(bag_size(game.pile)),
        discard=cards(int(game.discard)),
        played=cards(int(game.played)),
        marked=tuple(AREA_NAMES[area] for area in range(AREAS) if (game.marked >> area) & 1),
        small_track=_SMALL_TRACK,
        big_scorings=_BIG_SCORINGS,
        next_small=int(SMALL_TRACK[pawns]) if pawns < PAWNS else 0,
        ability_supply={name: int(game.abilities_left(kind)) for kind, name in enumerate(ABILITIES)},
        organism_lot=tuple(name for n, name in enumerate(ORGANISMS) if (game.lot >> n) & 1),
        organism=ORGANISMS[game.oldest_in_lot()] if game.step == BID_FOR_ORGANISM else "",
        scoring_due=bool(game.due),
        last_turn="" if over else OUTCOMES[game.ending],
        sheet=sheet_now(game),
    )


def _player(game: Wildlife, player: int, viewer: int) -> PlayerView:
    organism = int(game.organisms[player])
    adapted = int(game.adapted[player])
    return PlayerView(
        organism=ORGANISMS[organism] if organism >= 0 else "",
        left=int(game.left_of(player)),
        hand_size=int(bag_size(game.hands[player])),
        hand=cards(int(game.hands[player])) if player == viewer else None,
        known=cards(int(game.known_cards(player))),
        tiles=int(game.tiles_lo[player]).bit_count() + int(game.tiles_hi[player]).bit_count(),
        supply=int(game.supply[player]),
        lost=int(game.lost[player]),
        food=int(game.food[player]),
        points=int(game.points[player]),
        levels={terrain: LEVELS[level_in(adapted, t)] for t, terrain in enumerate(TERRAINS)},
        adaptations=_adaptations(game, player),
        abilities=tiles(int(game.abilities[player])),
        turned=tiles(int(game.turned[player])),
    )


def _suggested(game: Wildlife, seat: int) -> tuple[int, ...]:
    """A few sensible bids among the legal ones, all one's food included."""
    if seat != game.actor or game.step not in (BID, BID_FOR_ORGANISM):
        return ()
    food = int(game.food[seat])
    low, high = (game.lowest_raise(), game.highest_bid(seat)) if game.step == BID else (game.bid + 1, food)
    wanted = {low + more for more in RAISES} | {food}
    return tuple(sorted(int(bid) for bid in wanted if low <= bid <= high))


def _costs(game: Wildlife, seat: int, moves: tuple[Move, ...]) -> tuple[int, ...]:
    """Food for points (WL-3), and for a bid what the points given up leave to be paid (WL-12)."""
    if seat != game.actor or game.step not in (TURN, PAYMENT):
        return ()
    if game.step == TURN:
        return tuple(FOOD_FOR_A_POINT * int(move.fields.get("points", 0)) for move in moves)
    return tuple(max(0, int(game.bid) - FOOD_FOR_A_POINT * int(move.fields["spaces"])) for move in moves)


def _notes(game: Wildlife, seat: int, moves: tuple[Move, ...], costs: tuple[int, ...]) -> tuple[str, ...]:
    if costs:
        return tuple(f"{cost} food" if cost else "" for cost in costs)
    if seat != game.actor or game.step != ADAPTATION_TERRAIN:
        return ()
    return tuple(_better(game, seat, str(move.fields.get("terrain", ""))) for move in moves)


def _better(game: Wildlife, seat: int, terrain: str) -> str:
    if not terrain:
        return ""
    level = int(level_in(game.adapted[seat], TERRAINS.index(terrain)))
    return f"from {LEVELS[level]} to {LEVELS[level + 1]}"


# -- what is asked -------------------------------------------------------------------


def _prompt(game: Wildlife, seat: int) -> str:
    if game.step == OVER:
        return f"The game is over: {ENDINGS[game.outcome()]}."
    if seat != game.actor:
        return "waiting"
    return _QUESTIONS[STEPS[game.step]](game)


def _card(game: Wildlife) -> str:
    return CARD_NAMES[game.card]


def _seeds_left(game: Wildlife) -> int:
    return -(-int(game.seeds) // int(game.seats))


def _ask_seed(game: Wildlife) -> str:
    return f"Place a tile on a space of the island: {_seeds_left(game)} to go."


def _ask_turn(game: Wildlife) -> str:
    left = int(game.plays_left())
    if left == 0:
        plays = "no card left to play"
    elif game.auctioned:
        plays = f"{left} card{'s' * (left != 1)} to play if you like"
    else:
        plays = (
            "put a card of your hand up for auction" if left == 1 else f"{left} cards to play, one of them by auction"
        )
    free = "" if game.migrated else "; a tile may migrate for free"
    return f"Your turn: {plays}{free}."


def _ask_bid(game: Wildlife) -> str:
    standing = f"{game.bid} food is bid" if game.bidder >= 0 else "nobody has bid"
    return f"Bid for the {_card(game)} card or pass; {standing}, you have {game.food[game.actor]}."


def _ask_organism_bid(game: Wildlife) -> str:
    name = ORGANISMS[game.oldest_in_lot()]
    standing = f"{game.bid} food is bid" if game.bidder >= 0 else "you open"
    return f"Bid for the {name}; {standing}, you have {game.food[game.actor]} food."


def _ask_payment(game: Wildlife) -> str:
    food = int(game.food[game.actor])
    return f"You pay {game.bid} and have {food} food: how many points do you give up, for {FOOD_FOR_A_POINT} food each?"


def _ask_defense(game: Wildlife) -> str:
    return f"Use defense against the {DEEDS[game.deed]} on {SPACE_NAMES[game.target]}?"


_QUESTIONS: dict[str, Callable[[Wildlife], str]] = {
    "choose organism": lambda game: "Choose your organism.",
    "bid for organism": _ask_organism_bid,
    "seed": _ask_seed,
    "turn": _ask_turn,
    "migration": lambda game: "Which of your tiles migrates?",
    "destination": lambda game: f"Where does the tile on {SPACE_NAMES[game.origin]} go?",
    "mobility tile": lambda game: "Which of your tiles moves by mobility?",
    "mobility space": lambda game: f"Where does the tile on {SPACE_NAMES[game.origin]} go, or with whom does it swap?",
    "aggression": lambda game: "Aggression: place a tile or beat one, where you can attack.",
    "terrain card": lambda game: f"Use the {_card(game)} card: choose a space, or let it go.",
    "adaptation": lambda game: "To which terrain do you adapt better?",
    "ability": lambda game: "Which ability do you take?",
    "holder": lambda game: f"From whom do you take {ABILITIES[game.target]}?",
    "joker": lambda game: "What is the joker played as?",
    "bid": _ask_bid,
    "payment": _ask_payment,
    "bought event": lambda game: f"Use the {_card(game)} you bought, or let it go?",
    "defense": _ask_defense,
    "epidemic": lambda game: "Epidemic: which of your tiles leaves the island?",
}
