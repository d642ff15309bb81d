"""Wildlife: what the bots know of the game.

Everything is valued in points, three food being one; a card is worth what its best use is (tiles: see board.py).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wildlife.engine.board import (
    NEVER,
    area_change,
    best_beating,
    best_tile,
    herd_share,
    least_loss,
    loss_of_tile,
    scorings_left,
    worth_of_aggression,
    worth_of_beating,
    worth_of_free_migration,
    worth_of_mobility,
    worth_of_tile,
)
from waterhole.games.wildlife.engine.components import (
    ABILITY_CARD,
    ABILITY_KINDS,
    ADAPTATION_CARD,
    AGGRESSION,
    AREA_OF,
    BID,
    BID_FOR_ORGANISM,
    EXPAND,
    FAMINE,
    FAMINE_FOOD,
    FOOD,
    FOOD_SOURCE,
    GOES_ON,
    JOKER,
    LAND_HI,
    LAND_LO,
    M_AGGRESSION,
    M_ATTACK,
    M_AUCTION,
    M_BID,
    M_CONVERT,
    M_DEFEND,
    M_END,
    M_FALL,
    M_FROM,
    M_IMPROVE,
    M_MIGRATE,
    M_MOBILITY,
    M_NAME,
    M_ORGANISM,
    M_PASS,
    M_PLAY,
    M_REMOVE,
    M_ROB,
    M_SWAP,
    M_TAKE,
    M_TO,
    M_USE,
    MIGRATE,
    MOBILITY_TILE,
    OVER,
    PAWNS,
    SEED,
    SPACE_HI,
    SPACE_LO,
    TERRAIN_KINDS,
    TERRAIN_MASK,
    TURN,
)
from waterhole.games.wildlife.engine.island import beside_hi, beside_lo, ones
from waterhole.games.wildlife.engine.rules import Wildlife
from waterhole.games.wildlife.engine.scoring import ability_tiles, adaptation_tiles, big_scoring
from waterhole.games.wildlife.engine.table import card_count, level_in
from waterhole.kernel.engine.masks import BIT, bits
from waterhole.kernel.engine.policy import Policy, softmax
from waterhole.kernel.engine.rng import Rng

NOISE: Final = 0.01  # settles equal moves by lot
NOTHING_WORTH: Final = 0.15  # what an action must be worth to be taken
WARMTH: Final = 1.0  # points between two moves of which the better is made e times as often
RESERVE: Final = 6  # food kept for famine and auctions
LATE_PAWNS: Final = 9
LATE_SUPPLY: Final = 5
ORGANISM_WORTH: Final = 6.0  # food bid for an organism at most


@final
class Estimates:
    """What moves are worth in points, by what the rules of thumb guess of the turns to come."""

    def __init__(self, tiles_a_turn: float, food: float, intelligence: float) -> None:
        self.tiles_a_turn = tiles_a_turn  # that a player uses up
        # What a tile brings in a turn, in points: by kind of ability.
        self.abilities = vec[float]([food, intelligence, 1.1, 0.4, 1.6])

    def choose(self, game: Wildlife, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        """The move that is worth most."""
        if game.step == BID:
            return self.choose_bid(game, seat, moves, count)
        ratings = vec[float]([0.0] * count)
        for i in range(count):
            ratings[i] = self.worth_of(game, seat, moves[i])
        return best_of(moves, count, ratings, rng)

    def weigh(self, game: Wildlife, seat: i64, moves: vec[i64], count: i64, out: vec[float], warmth: float) -> None:
        """Weights by worth; `warmth` is the points between two moves of which the better is made e times as often."""
        if game.step == BID:
            weigh_bids(game, moves, count, self.worth_of_card(game, seat, game.card), out)
            return
        if game.step == BID_FOR_ORGANISM:
            weigh_organism_bids(game, moves, count, out)
            return
        for i in range(count):
            out[i] = self.worth_of(game, seat, moves[i])
        softmax(out, count, warmth)

    def worth_of(self, game: Wildlife, seat: i64, move: i64) -> float:
        """What a move of any step but an auction's bid is worth in points."""
        if move < M_PLAY:
            return worth_on_island(game, seat, move)
        if game.step == TURN:
            return self.worth_in_turn(game, seat, move)
        if move < M_NAME:
            return worth_of_word(game, seat, move)
        if move < M_IMPROVE:
            return self.worth_of_card(game, seat, move - M_NAME)
        if move < M_TAKE:
            return self.worth_of_adaptation(game, seat, move - M_IMPROVE)
        if move < M_ROB:
            return self.worth_of_ability(game, seat, move - M_TAKE)
        if move < M_ORGANISM:
            return float(game.points[move - M_ROB])  # rob the one ahead
        if move >= M_BID:
            return -float(move - M_BID)  # an organism for as little as possible
        if move >= M_FALL:
            return -float(move - M_FALL)
        return 0.0

    def worth_in_turn(self, game: Wildlife, seat: i64, move: i64) -> float:
        """Use what is worth something, the best first; then sell what is worth least; convert when the end is near."""
        if move < M_AUCTION:
            return worth_of_doing(self.worth_of_card(game, seat, move - M_PLAY))
        if move < M_MIGRATE:
            return worth_of_auctioning(game, self.worth_of_card(game, seat, move - M_AUCTION))
        if move == M_MIGRATE:
            return worth_of_doing(worth_of_free_migration(game, seat))
        if move == M_MOBILITY:
            return 1.0 + worth_of_mobility(game, seat) - NOTHING_WORTH
        if move == M_AGGRESSION:
            return 1.0 + worth_of_aggression(game, seat)
        if move == M_END:
            return 0.0
        left = game.food[seat] - 3 * (move - M_CONVERT + 1)
        if game.plays_left():
            return -5.0
        if is_late(game):
            return 0.5 + 0.01 * float(move - M_CONVERT)
        if left >= 3 * RESERVE:
            return 0.1 + 0.01 * float(move - M_CONVERT)
        return -5.0

    def choose_bid(self, game: Wildlife, seat: i64, moves: vec[i64], count: i64) -> i64:
        """A third of the way up to what the card may cost."""
        return bid_up_to(game, moves, count, dearest_bid(game, self.worth_of_card(game, seat, game.card)))

    def worth_of_card(self, game: Wildlife, seat: i64, kind: i64) -> float:
        """The best use of a card, in points."""
        if kind < TERRAIN_KINDS:
            return worth_of_terrain(game, seat, kind)
        if kind == ADAPTATION_CARD:
            return self.best_adaptation(game, seat)
        if kind == ABILITY_CARD:
            return self.best_ability(game, seat)
        if kind == JOKER:
            best = self.best_adaptation(game, seat)
            worth = self.best_ability(game, seat)
            if worth > best:
                best = worth
            for terrain in range(i64(TERRAIN_KINDS)):
                worth = worth_of_terrain(game, seat, terrain)
                if worth > best:
                    best = worth
            return best
        share = 1.0
        if game.seats > 2:
            share = 0.5
        if kind == FOOD_SOURCE:
            return 7.0 / 3.0
        if kind == FAMINE:
            return share * famine_loss(game, seat)
        return share * 0.9 * float(game.seats - 1)

    def best_adaptation(self, game: Wildlife, seat: i64) -> float:
        best = 0.0
        terrains = game.improvable(seat)
        for terrain in range(i64(TERRAIN_KINDS)):
            if terrains & BIT[terrain]:
                worth = self.worth_of_adaptation(game, seat, terrain)
                if worth > best:
                    best = worth
        return best

    def worth_of_adaptation(self, game: Wildlife, seat: i64, terrain: i64) -> float:
        """More room for the cards in hand and those to come, and a step in the count of tiles."""
        level = level_in(game.adapted[seat], terrain)
        free = ones(LAND_LO[BIT[terrain]] & ~game.taken_lo) + ones(LAND_HI[BIT[terrain]] & ~game.taken_hi)
        in_hand = card_count(game.hands[seat], terrain)
        worth = 0.9
        if level < MIGRATE:
            worth += 0.05 * float(free) + 0.1 * float(in_hand)
        elif level < EXPAND:
            worth += 0.12 * float(free) + 0.5 * float(in_hand)
        else:
            worth += 0.06 * float(13 - free) + 0.3 * float(in_hand)
        return worth * self.turns_left(game) / 6.0

    def best_ability(self, game: Wildlife, seat: i64) -> float:
        best = 0.0
        kinds = game.takeable(seat)
        for kind in range(i64(ABILITY_KINDS)):
            if kinds & BIT[kind]:
                worth = self.worth_of_ability(game, seat, kind)
                if worth > best:
                    best = worth
        return best

    def worth_of_ability(self, game: Wildlife, seat: i64, kind: i64) -> float:
        turns = self.turns_left(game)
        if kind == FOOD:  # which comes with the next turn
            turns -= 1.0
        elif kind == AGGRESSION and game.supply[seat] == 0:
            turns = 0.0
        return self.abilities[kind] * turns + 0.8

    def turns_left(self, game: Wildlife) -> float:
        """A guess at the turns still to come, from the supplies and the pawns."""
        if game.ending != GOES_ON:
            return 0.5
        supply = game.supply[0]
        for seat in range(1, game.seats):
            if game.supply[seat] < supply:
                supply = game.supply[seat]
        turns = float(supply) / self.tiles_a_turn
        if game.seats > 2:
            by_pawns = float(PAWNS - bits(game.marked)) * 4.0 / float(game.seats)
            if by_pawns < turns:
                turns = by_pawns
        if game.rounds and float(game.rounds - game.round) < turns:
            turns = float(game.rounds - game.round)
        if turns > 8.0:
            return 8.0
        if turns < 1.0:
            return 1.0
        return turns


GUESSED: Final = Estimates(2.0, 2.0, 1.2)  # as one does before many games: forager and hunter
MEASURED: Final = Estimates(4.0 / 3.0, 1.6, 2.4)  # by matches: intelligence is worth twice as much


@final
class WildlifeHeuristic(Policy):
    def __init__(self, by: Estimates = GUESSED) -> None:
        self.by = by

    def choose(self, game: Wildlife, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        return self.by.choose(game, seat, moves, count, rng)

    def weigh(self, game: Wildlife, seat: i64, moves: vec[i64], count: i64, rng: Rng, out: vec[float]) -> None:
        self.by.weigh(game, seat, moves, count, out, WARMTH)

    def turn_of(self, game: Wildlife) -> i64:
        return turn_number(game)

    def value(self, game: Wildlife, seat: i64) -> float:
        """The lead over the best opponent, a big scoring now and all food included."""
        lead = lead_of(game, seat)
        if game.step == OVER:
            return certainty(lead)
        size = lead
        if size < 0.0:
            size = -size
        return 0.5 + 0.5 * lead / (size + 20.0)


def turn_number(game: Wildlife) -> i64:
    """Turns ended so far; all that comes before the first is one: positions within a turn say little."""
    if game.step <= SEED:
        return -1
    return game.round * game.seats + game.turns


def best_of(moves: vec[i64], count: i64, ratings: vec[float], rng: Rng) -> i64:
    """The move with the highest rating; of equal ones any."""
    best = moves[0]
    best_worth = NEVER
    for i in range(count):
        worth = ratings[i] + NOISE * rng.chance()
        if worth > best_worth:
            best_worth = worth
            best = moves[i]
    return best


def certainty(lead: float) -> float:
    """The value of a game that is over."""
    if lead > 0.0:
        return 1.0
    if lead < 0.0:
        return 0.0
    return 0.5


def lead_of(game: Wildlife, seat: i64) -> float:
    if game.step == OVER or game.step < TURN:
        standing = game.points
    else:
        adaptations = vec[i64]([0] * game.seats)
        abilities = vec[i64]([0] * game.seats)
        for player in range(game.seats):
            adaptations[player] = adaptation_tiles(game.adapted[player])
            abilities[player] = ability_tiles(game.abilities[player])
        standing = big_scoring(game.tiles_lo, game.tiles_hi, adaptations, abilities, game.food)
        for player in range(game.seats):
            standing[player] += game.points[player] + game.food[player] // 3
    rival: i64 = -1
    for player in range(game.seats):
        if player != seat and (rival < 0 or standing[player] > standing[rival]):
            rival = player
    return float(standing[seat] - standing[rival])


# -- one move --------------------------------------------------------------------------


def worth_on_island(game: Wildlife, seat: i64, move: i64) -> float:
    space = move % M_ATTACK
    own_lo = game.tiles_lo[seat]
    own_hi = game.tiles_hi[seat]
    if move < M_ATTACK:
        return worth_of_tile(game, seat, space, own_lo, own_hi)
    if move < M_FROM:
        return worth_of_beating(game, seat, space)
    if move < M_TO:
        own_lo ^= SPACE_LO[space]
        own_hi ^= SPACE_HI[space]
        if game.step == MOBILITY_TILE:
            terrains = game.adapted[seat] & TERRAIN_MASK
            lo = LAND_LO[terrains] & ~game.taken_lo
            hi = LAND_HI[terrains] & ~game.taken_hi
        else:
            lo, hi = game.destinations(seat, space)
        return best_tile(game, seat, lo, hi, own_lo, own_hi) - loss_of_tile(game, seat, space)
    origin = game.origin
    if move < M_SWAP:
        own_lo ^= SPACE_LO[origin]
        own_hi ^= SPACE_HI[origin]
        return worth_of_tile(game, seat, space, own_lo, own_hi)
    if move < M_REMOVE:
        # A swap: the opponent loses his place and gets mine.
        area = AREA_OF[space]
        victim = game.owner(space)
        change = area_change(game, seat, area, 1, victim) * scorings_left(game)
        own_lo ^= SPACE_LO[origin]
        own_hi ^= SPACE_HI[origin]
        return change + herd_share(space, own_lo, own_hi)
    return -loss_of_tile(game, seat, space)


def worth_of_doing(worth: float) -> float:
    """A card or the free migration, that brings so many points."""
    if worth < NOTHING_WORTH:
        return -5.0
    return 1.0 + worth


def worth_of_auctioning(game: Wildlife, worth: float) -> float:
    """A card of this worth put up: the one that is worth least."""
    if game.auctioned:
        return 0.2 - 0.2 * worth
    return 0.3 - 0.1 * worth


def is_late(game: Wildlife) -> bool:
    """Whether this may have been the last turn: unconverted food would be lost."""
    if game.ending != GOES_ON or bits(game.marked) >= LATE_PAWNS:
        return True
    if game.rounds and game.round + 1 >= game.rounds:
        return True
    for seat in range(game.seats):
        if game.supply[seat] <= LATE_SUPPLY:
            return True
    return False


def worth_of_word(game: Wildlife, seat: i64, move: i64) -> float:
    if move in (M_DEFEND, M_USE):
        return 1.0
    if move == M_PASS:
        return -ORGANISM_WORTH
    return 0.0


# -- auctions ------------------------------------------------------------------------------


def bid_up_to(game: Wildlife, moves: vec[i64], count: i64, cap: float) -> i64:
    low = game.lowest_raise()
    if float(low) > cap:
        return M_PASS
    bid = low + (i64(cap) - low) // 3
    high = moves[count - 1] - M_BID
    if bid > high:
        bid = high
    return M_BID + bid


def dearest_bid(game: Wildlife, worth: float) -> float:
    """Food: what the card is worth; between two half of it, for the food goes to the only opponent."""
    if game.seats == 2:
        return 1.5 * worth
    return 3.0 * worth


def weigh_bids(game: Wildlife, moves: vec[i64], count: i64, worth: float, out: vec[float]) -> None:
    """The bid one would make; then to pass, and the lowest bid; never a bid above what the card can bring."""
    cap = dearest_bid(game, worth)
    chosen = bid_up_to(game, moves, count, cap)
    low = M_BID + game.lowest_raise()
    dearest = M_BID + i64(cap)
    for i in range(count):
        out[i] = 0.02
        if moves[i] == chosen:
            out[i] = 1.0
        elif moves[i] > dearest:
            out[i] = 0.0
        elif moves[i] == M_PASS or moves[i] == low:
            out[i] = 0.3


def weigh_organism_bids(game: Wildlife, moves: vec[i64], count: i64, out: vec[float]) -> None:
    """The lowest bid, as long as an organism is worth it; then to pass. Nobody gains by raising more than he must."""
    low = M_BID + game.bid + 1
    for i in range(count):
        out[i] = 0.0
        if moves[i] == M_PASS:
            out[i] = 0.3
        elif moves[i] == low and (moves[0] == low or float(game.bid + 1) <= ORGANISM_WORTH):
            out[i] = 1.0


# -- cards ----------------------------------------------------------------------------------


def famine_loss(game: Wildlife, seat: i64) -> float:
    """Points that the opponents would lose, food counted at three for one."""
    loss = 0.0
    for other in range(game.seats):
        if other != seat:
            food = game.food[other]
            if food > FAMINE_FOOD:
                food = FAMINE_FOOD
            loss += float(food) / 3.0 + float(FAMINE_FOOD - food)
    return loss / float(game.seats - 1) * 1.2


def worth_of_terrain(game: Wildlife, seat: i64, terrain: i64) -> float:
    if not (game.adapted[seat] >> terrain) & 1:
        return 0.0
    best = 0.0
    own_lo = game.tiles_lo[seat]
    own_hi = game.tiles_hi[seat]
    free_lo = LAND_LO[BIT[terrain]] & ~game.taken_lo
    free_hi = LAND_HI[BIT[terrain]] & ~game.taken_hi
    expands = game.supply[seat] > 0 and (
        level_in(game.adapted[seat], terrain) >= EXPAND or (game.buyer_expands != 0 and seat != game.current)
    )
    if expands:
        best = best_tile(game, seat, free_lo, free_hi, own_lo, own_hi)
    else:
        lo, hi = game.mobile(seat)
        free_lo &= beside_lo(lo, hi)
        free_hi &= beside_hi(lo, hi)
        best = best_tile(game, seat, free_lo, free_hi, own_lo, own_hi) - least_loss(game, seat)
    if game.may_attack(seat, terrain):
        lo, hi = game.full_areas(terrain)
        worth = best_beating(game, seat, lo & ~own_lo, hi & ~own_hi)
        if worth > best:
            best = worth
    return best
