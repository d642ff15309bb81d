"""Wildlife: what one seat may know (WL-22), built by inclusion, and the sheet of a big scoring.

Compiled: after each move everybody gets a view.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from waterhole.games.wildlife.engine.components import (
    ABILITIES,
    ABILITY_HOLDER,
    ABILITY_KIND,
    ABILITY_WIDTH,
    ADAPTATION_TERRAIN,
    AGGRESSION_SPACE,
    AREA_NAMES,
    AREAS,
    BID,
    BID_FOR_ORGANISM,
    BIG_MONOPOLY,
    BIG_SCORING_PAWNS,
    BIT_MODULUS,
    BOUGHT_EVENT,
    CARD_KINDS,
    CARD_NAMES,
    CHOOSE_ORGANISM,
    DEEDS,
    DEFENDING,
    DESTINATION,
    EPIDEMIC_TILE,
    FOOD_FOR_A_POINT,
    HERD_PRIZES,
    ISLAND,
    JOKER_NAME,
    LEVELS,
    M_BID,
    M_CONVERT,
    M_FALL,
    M_IMPROVE,
    MIGRATION,
    MOBILITY_SPACE,
    MOBILITY_TILE,
    MOST_CONVERTED,
    NO_CARD,
    ORGANISMS,
    OUTCOMES,
    OVER,
    PAWNS,
    PAYMENT,
    PLACES,
    SECOND_PRIZES,
    SEED,
    SMALL_MONOPOLY,
    SMALL_TRACK,
    SMALLEST_HERD,
    SPACE_NAMES,
    SPACE_OF_HI,
    SPACE_OF_LO,
    STEPS,
    TERRAIN_CARD,
    TERRAIN_KINDS,
    TERRAINS,
    TURN,
)
from waterhole.games.wildlife.engine.island import herd, ones
from waterhole.games.wildlife.engine.rules import Wildlife
from waterhole.games.wildlife.engine.scoring import (
    HERD_SIZES,
    ability_tiles,
    adaptation_tiles,
    add_prizes,
    count_herds,
    rank_herds,
    score_area,
)
from waterhole.games.wildlife.engine.table import bag_size, card_count, level_in
from waterhole.games.wildlife.moves import MOVES
from waterhole.games.wildlife.view import Cards, HerdScore, PlayerView, Ranking, Sheet, Tiles, WildlifeView
from waterhole.kernel.engine.masks import bits
from waterhole.kernel.engine.reading import by_name, names_in, numbers_in, values_of, with_place
from waterhole.kernel.engine.state import legal_moves, ranks_of, scores_of
from waterhole.kernel.game import SPECTATOR, View
from waterhole.kernel.move import Move
from waterhole.kernel.narration import OVER as THE_END
from waterhole.kernel.narration import WAITING
from waterhole.text import Phrase

ALL_MOVES: Final[tuple[Move, ...]] = MOVES.moves
EMPTY: Final = "-"
SEA: Final = "."
PLAYER_MARKS: Final = "123456"
RAISES: Final = [0, 1, 2, 3, 5, 8]  # what a sensible bid lies above the lowest
TRACK: Final[tuple[int, ...]] = tuple([int(points) for points in SMALL_TRACK])
BIG_SCORINGS: Final[tuple[int, ...]] = tuple([pawn for pawn in range(1, PAWNS + 1) if (BIG_SCORING_PAWNS >> pawn) & 1])
COLUMNS: Final = 11
EMPTY_ISLAND: Final = [SEA if letter == SEA else EMPTY for row in ISLAND for letter in row]
PLACE_OF: Final = [COLUMNS * row + column for row, column in PLACES]  # by space: where it is on the map


def spectator_view(game: Wildlife) -> WildlifeView:
    """What everybody may see."""
    over = game.step == OVER
    playing = game.step >= TURN and not over
    pawns = bits(game.marked)
    return WildlifeView(
        game="wildlife",
        seat=SPECTATOR,
        seats=game.seats,
        waiting=() if over else (game.actor,),
        prompt=THE_END if over else WAITING,
        moves=(),
        scores=scores_of(game),
        ranks=ranks_of(game),
        outcome=game.outcome(),
        players=tuple([_player(game, player) for player in range(game.seats)]),
        land=ISLAND,
        tiles=island(game),
        current=game.current,
        starter=game.starter,
        round=game.round + 1,
        step=STEPS[game.step],
        card="" if game.card == NO_CARD else CARD_NAMES[game.card],
        bid=game.bid,
        bidder=game.bidder,
        passed=numbers_in(game.passed),
        suggested=(),
        origin="" if game.origin < 0 else SPACE_NAMES[game.origin],
        target=SPACE_NAMES[game.target] if game.deed else "",
        deed=DEEDS[game.deed],
        ability="",
        seeds_left=_seeds_left(game) if game.step == SEED else 0,
        plays_left=game.plays_left() if playing else 0,
        auction_owed=playing and not game.auctioned,
        free_migration=playing and not game.migrated,
        pile=bag_size(game.pile),
        discard=cards(game.discard),
        played=cards(game.played),
        marked=names_in(game.marked, AREA_NAMES),
        small_track=TRACK,
        big_scorings=BIG_SCORINGS,
        next_small=TRACK[pawns] if pawns < PAWNS else 0,
        ability_supply={ABILITIES[kind]: game.abilities_left(kind) for kind in range(i64(len(ABILITIES)))},
        organism_lot=names_in(game.lot, ORGANISMS),
        organism=ORGANISMS[game.oldest_in_lot()] if game.step == BID_FOR_ORGANISM else "",
        scoring_due=game.due != 0,
        last_turn="" if over else OUTCOMES[game.ending],
        sheet=sheet_now(game),
    )


def seat_view(game: Wildlife, seat: int, shown: WildlifeView) -> View:
    """The same with what one seat sees besides: its hand, and what it is asked."""
    own = replace(shown.players[seat], hand=cards(game.hands[seat]))
    players = with_place(shown.players, seat, own)
    legal = legal_moves(game, seat, len(ALL_MOVES))
    if not legal:
        return replace(shown, seat=seat, players=players)
    return replace(
        shown,
        seat=seat,
        prompt=_question(game),
        moves=tuple([ALL_MOVES[move] for move in legal]),
        notes=_notes(game, seat, legal),
        players=players,
        suggested=_suggested(game, seat),
        ability=ABILITIES[game.target] if game.step == ABILITY_HOLDER else "",
    )


# -- what lies on the table ------------------------------------------------------------


def cards(bag: i64) -> Cards:
    """A bag as people read it."""
    found: Cards = {}
    for kind in range(i64(CARD_KINDS)):
        n = card_count(bag, kind)
        if n:
            found[CARD_NAMES[kind]] = n
    return found


def tiles(abilities: i64) -> Tiles:
    return by_name(abilities, ABILITY_WIDTH, ABILITIES)


def spaces_of(lo: i64, hi: i64) -> tuple[str, ...]:
    """The names of a set of spaces, from the top left."""
    return tuple([SPACE_NAMES[space] for space in _spaces(lo, hi)])


def _spaces(lo: i64, hi: i64) -> list[int]:
    found: list[int] = []
    while lo:
        bit = lo & -lo
        found.append(SPACE_OF_LO[bit % BIT_MODULUS])
        lo ^= bit
    while hi:
        bit = hi & -hi
        found.append(SPACE_OF_HI[bit % BIT_MODULUS])
        hi ^= bit
    return found


def island(game: Wildlife) -> tuple[str, ...]:
    """The map with the numbers of the players on it."""
    marks = EMPTY_ISLAND[:]
    for seat in range(game.seats):
        mark = PLAYER_MARKS[seat]
        for space in _spaces(game.tiles_lo[seat], game.tiles_hi[seat]):
            marks[PLACE_OF[space]] = mark
    whole = "".join(marks)
    return tuple([whole[COLUMNS * row : COLUMNS * (row + 1)] for row in range(len(ISLAND))])


def _player(game: Wildlife, player: i64) -> PlayerView:
    organism = game.organisms[player]
    adapted = game.adapted[player]
    return PlayerView(
        hand_size=bag_size(game.hands[player]),
        hand=None,
        organism=ORGANISMS[organism] if organism >= 0 else "",
        left=game.left_of(player),
        known=cards(game.known_cards(player)),
        tiles=ones(game.tiles_lo[player]) + ones(game.tiles_hi[player]),
        supply=game.supply[player],
        lost=game.lost[player],
        food=game.food[player],
        points=game.points[player],
        levels={TERRAINS[terrain]: LEVELS[level_in(adapted, terrain)] for terrain in range(i64(TERRAIN_KINDS))},
        adaptations=_adaptations(game, player),
        abilities=tiles(game.abilities[player]),
        turned=tiles(game.turned[player]),
    )


def _adaptations(game: Wildlife, seat: i64) -> i64:
    if game.organisms[seat] < 0:
        return 0
    return adaptation_tiles(game.adapted[seat])


# -- the sheet of a big scoring ----------------------------------------------------------


def sheet_now(game: Wildlife) -> Sheet:
    """What a big scoring would give now."""
    adaptations = vec[i64]([0] * game.seats)
    abilities = vec[i64]([0] * game.seats)
    for seat in range(game.seats):
        adaptations[seat] = _adaptations(game, seat)
        abilities[seat] = ability_tiles(game.abilities[seat])
    return _sheet(game.tiles_lo, game.tiles_hi, adaptations, abilities, game.food)


def sheet(
    tiles_lo: list[int], tiles_hi: list[int], adaptations: list[int], abilities: list[int], food: list[int]
) -> Sheet:
    """The sheet of a big scoring that an event tells of; a number for each player."""
    return _sheet(vec[i64](tiles_lo), vec[i64](tiles_hi), vec[i64](adaptations), vec[i64](abilities), vec[i64](food))


def _sheet(tiles_lo: vec[i64], tiles_hi: vec[i64], adaptations: vec[i64], abilities: vec[i64], food: vec[i64]) -> Sheet:
    """Adaptations and abilities are numbers of tiles (WL-17)."""
    totals = vec[i64]([0] * len(tiles_lo))
    areas = [_area(area, tiles_lo, tiles_hi, totals) for area in range(i64(AREAS))]
    herds = _herds(tiles_lo, tiles_hi, totals)
    others = (
        _ranking("adaptations", adaptations, totals),
        _ranking("abilities", abilities, totals),
        _ranking("food", food, totals),
    )
    return Sheet(areas=tuple(areas), herds=herds, others=others, totals=values_of(totals))


def _area(area: i64, tiles_lo: vec[i64], tiles_hi: vec[i64], totals: vec[i64]) -> Ranking:
    players: i64 = len(totals)
    counts = vec[i64]([0] * players)
    ranks = vec[i64]([0] * players)
    points = vec[i64]([0] * players)
    score_area(area, tiles_lo, tiles_hi, counts, ranks, points)
    monopoly = ""
    for player in range(players):
        totals[player] += points[player]
        if points[player] == BIG_MONOPOLY:
            monopoly = "big"
        elif points[player] == SMALL_MONOPOLY:
            monopoly = "small"
    return Ranking(
        name=AREA_NAMES[area],
        counts=values_of(counts),
        ranks=values_of(ranks),
        points=values_of(points),
        monopoly=monopoly,
    )


def _ranking(name: str, counts: vec[i64], totals: vec[i64]) -> Ranking:
    players: i64 = len(totals)
    ranks = vec[i64]([0] * players)
    points = vec[i64]([0] * players)
    add_prizes(counts, ranks, SECOND_PRIZES, points)
    for player in range(players):
        totals[player] += points[player]
    return Ranking(name=name, counts=values_of(counts), ranks=values_of(ranks), points=values_of(points))


def _herds(tiles_lo: vec[i64], tiles_hi: vec[i64], totals: vec[i64]) -> tuple[HerdScore, ...]:
    """The herds that score, the largest first."""
    by_size = vec[i64]([0] * HERD_SIZES)
    ranks = vec[i64]([0] * HERD_SIZES)
    count_herds(tiles_lo, tiles_hi, by_size)
    rank_herds(by_size, ranks)
    last: i64 = len(HERD_PRIZES)
    found: list[HerdScore] = []
    for seat in range(i64(len(tiles_lo))):
        lo = tiles_lo[seat]
        hi = tiles_hi[seat]
        while lo or hi:
            if lo:
                one_lo, one_hi = herd(lo & -lo, 0, lo, hi)
            else:
                one_lo, one_hi = herd(0, hi & -hi, lo, hi)
            lo ^= one_lo
            hi ^= one_hi
            size = ones(one_lo) + ones(one_hi)
            if size >= SMALLEST_HERD and ranks[size] <= last:
                points = HERD_PRIZES[ranks[size] - 1]
                totals[seat] += points
                spaces = spaces_of(one_lo, one_hi)
                found.append(HerdScore(seat=seat, size=size, rank=ranks[size], points=points, spaces=spaces))
    found.sort(key=_smaller)
    return tuple(found)


def _smaller(one: HerdScore) -> int:
    return -one.size


# -- what the moves cost or bring ----------------------------------------------------------


def _suggested(game: Wildlife, seat: i64) -> tuple[int, ...]:
    """A few sensible bids among the legal ones, up to all one's food; above it only what is least."""
    if game.step == BID:
        low, high = game.lowest_raise(), game.highest_bid(seat)
    elif game.step == BID_FOR_ORGANISM:
        low, high = game.bid + 1, game.food[seat]
    else:
        return ()
    wanted: list[int] = [low + more for more in RAISES]
    if game.food[seat] not in wanted:
        wanted.append(game.food[seat])
    wanted.sort()
    most = max(low, game.food[seat])
    return tuple([bid for bid in wanted if low <= bid and bid <= high and bid <= most])


def _notes(game: Wildlife, seat: i64, moves: list[int]) -> tuple[str | Phrase, ...]:
    if game.step == TURN:
        return tuple([_food(_conversion(move)) for move in moves])
    if game.step == BID:
        return tuple([_price(game, seat, move - M_BID) for move in moves])
    if game.step == PAYMENT:
        return tuple([_food(game.bid - FOOD_FOR_A_POINT * (move - M_FALL)) for move in moves])
    if game.step == ADAPTATION_TERRAIN:
        return tuple([_better(game, seat, move - M_IMPROVE) for move in moves])
    return ()


def _food(cost: i64) -> str | Phrase:
    """Food for points (WL-3), and for a bid what the points given up leave to be paid (WL-12)."""
    return Phrase("note-food", {"food": cost}) if cost > 0 else ""


def _price(game: Wildlife, seat: i64, bid: i64) -> str | Phrase:
    """What a bid above one's food costs: as few points as make it payable, and the rest in food (WL-12)."""
    missing = bid - game.food[seat]
    if bid < 0 or missing <= 0:
        return ""
    points = (missing + FOOD_FOR_A_POINT - 1) // FOOD_FOR_A_POINT
    food, left = bid - FOOD_FOR_A_POINT * points, game.points[seat] - points
    return Phrase("note-price", {"points": points, "food": food, "left": left})


def _conversion(move: i64) -> i64:
    if move < M_CONVERT or move >= M_CONVERT + MOST_CONVERTED:
        return 0
    return FOOD_FOR_A_POINT * (move - M_CONVERT + 1)


def _better(game: Wildlife, seat: i64, terrain: i64) -> str | Phrase:
    if terrain < 0 or terrain >= TERRAIN_KINDS:
        return ""
    level = level_in(game.adapted[seat], terrain)
    return Phrase("note-better", {"level": LEVELS[level], "better": LEVELS[level + 1]})


# -- what is asked -------------------------------------------------------------------------

# Questions that are always the same, by step; the others are asked below.
QUESTIONS: Final = {
    CHOOSE_ORGANISM: Phrase("prompt-choose-organism"),
    MIGRATION: Phrase("prompt-migration"),
    MOBILITY_TILE: Phrase("prompt-mobility"),
    AGGRESSION_SPACE: Phrase("prompt-aggression"),
    ADAPTATION_TERRAIN: Phrase("prompt-adaptation"),
    ABILITY_KIND: Phrase("prompt-ability"),
    JOKER_NAME: Phrase("prompt-joker"),
    EPIDEMIC_TILE: Phrase("prompt-epidemic"),
}


def _question(game: Wildlife) -> Phrase:
    step = game.step
    if step == TURN:
        return _ask_turn(game)
    if step in (BID, PAYMENT, BID_FOR_ORGANISM, BOUGHT_EVENT):
        return _ask_about_auction(game)
    if step == SEED:
        return Phrase("prompt-seed", {"left": _seeds_left(game)})
    if step == DESTINATION:
        return Phrase("prompt-destination", {"origin": SPACE_NAMES[game.origin]})
    if step == MOBILITY_SPACE:
        return Phrase("prompt-mobility-space", {"origin": SPACE_NAMES[game.origin]})
    if step == TERRAIN_CARD:
        return Phrase("prompt-terrain-card", {"card": CARD_NAMES[game.card]})
    if step == ABILITY_HOLDER:
        return Phrase("prompt-holder", {"ability": ABILITIES[game.target]})
    if step == DEFENDING:
        return Phrase("prompt-defense", {"deed": DEEDS[game.deed], "space": SPACE_NAMES[game.target]})
    return QUESTIONS[step]


def _seeds_left(game: Wildlife) -> i64:
    return (game.seeds + game.seats - 1) // game.seats


def _ask_turn(game: Wildlife) -> Phrase:
    owed, free = not game.auctioned, not game.migrated
    return Phrase("prompt-turn", {"left": game.plays_left(), "owed": owed, "free": free})


def _ask_about_auction(game: Wildlife) -> Phrase:
    bid, bidder, food = game.bid, game.bidder, game.food[game.actor]
    if game.step == PAYMENT:
        return Phrase("prompt-payment", {"bid": bid, "food": food})
    if game.step == BOUGHT_EVENT:
        return Phrase("prompt-bought-event", {"card": CARD_NAMES[game.card]})
    if game.step == BID:
        return Phrase("prompt-bid", {"card": CARD_NAMES[game.card], "bid": bid, "bidder": bidder, "food": food})
    organism = ORGANISMS[game.oldest_in_lot()]
    return Phrase("prompt-bid-for-organism", {"organism": organism, "bid": bid, "bidder": bidder, "food": food})
