"""Wildlife: what a player will have in the end, learned from games.

The final points of a player are foretold, at the start of a turn, as his points and food now and a weighted sum of
features. The weights are those of a table of this size and of this stage of the game. They are in learned.json;
`waterhole train wildlife` makes that file again.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wildlife.engine.board import worth_of_herd
from waterhole.games.wildlife.engine.components import (
    ABILITY_CARD,
    ABILITY_KINDS,
    AREA_HI,
    AREA_LO,
    AREAS,
    ATTACK_AT,
    BID,
    BID_FOR_ORGANISM,
    CARD_COPIES,
    CARD_KINDS,
    EXPAND,
    EXPAND_AT,
    FOOD_FOR_A_POINT,
    FOOD_SOURCE,
    MOVE_COUNT,
    OVER,
    PAWNS,
    SECOND_PRIZES,
    SEED_TILES,
    START_TILES,
    TERRAIN_KINDS,
    TERRAIN_MASK,
)
from waterhole.games.wildlife.engine.heuristic import (
    best_of,
    bid_up_to,
    certainty,
    choose_move,
    dearest_bid,
    lead_of,
    turn_number,
    weigh_bids,
    weigh_organism_bids,
)
from waterhole.games.wildlife.engine.island import herd, ones
from waterhole.games.wildlife.engine.memory import Memory
from waterhole.games.wildlife.engine.rules import Wildlife, new_game
from waterhole.games.wildlife.engine.scoring import (
    ability_tiles,
    adaptation_tiles,
    add_prizes,
    score_area,
    score_herds,
)
from waterhole.games.wildlife.engine.table import bag_size, card_count, level_in
from waterhole.kernel.engine.masks import BIT, bits
from waterhole.kernel.engine.policy import Policy, likely, softmax
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import MOST_SEATS

FEATURES: Final = (
    "food", "areas", "herds", "adaptation prize", "ability prize", "food prize", "food tiles", "intelligence",
    "mobility", "defense", "aggression", "terrains to migrate", "terrains to expand", "terrains to attack", "supply",
    "tiles", "on turn", "free spaces to expand", "areas to fill", "areas to fill next", "herds by size",
    "largest herd", "leads in areas", "points in full areas", "tiles that may be attacked", "areas to fill at once",
    "terrain cards to expand with", "ability cards", "adaptation cards", "jokers", "event cards",
)  # fmt: skip
WIDTH: Final = 31  # how many these are
# Where they are written; the first, food, at 0.
IN_AREAS: Final = 1
IN_HERDS: Final = 2
ADAPTATION_PRIZE: Final = 3
ABILITY_PRIZE: Final = 4
FOOD_PRIZE: Final = 5
ABILITIES: Final = 6  # and the four after it
MIGRATES: Final = 11
EXPANDS: Final = 12
ATTACKS: Final = 13
SUPPLY: Final = 14
TILES: Final = 15
ON_TURN: Final = 16
FREE_SPACES: Final = 17
TO_FILL: Final = 18
TO_FILL_NEXT: Final = 19
HERDS_BY_SIZE: Final = 20
LARGEST_HERD: Final = 21
LEADS: Final = 22
IN_FULL_AREAS: Final = 23
MAY_BE_ATTACKED: Final = 24
TO_FILL_AT_ONCE: Final = 25
TERRAIN_CARDS: Final = 26
OTHER_CARDS: Final = 27  # and the three after it
STAGES: Final = 7  # by the tiles that the smallest supply has lost; the last is for the last tiles
MOST_LEAD: Final = 2  # tiles by which a lead in an area matters
COPIES: Final[vec[i64]] = vec[i64](CARD_COPIES)
CARDS: Final = 110


@final
class Forecast:
    """The weights, and room to use them."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights  # by seats, stage and feature
        self.found = vec[float]([0.0] * (MOST_SEATS * WIDTH))  # by seat and feature

    def look(self, game: Wildlife, hands: i64) -> None:
        """Set the features of all seats, those of the cards only for the seats whose hands are known: a mask."""
        found = self.found
        for i in range(game.seats * WIDTH):
            found[i] = 0.0
        for seat in range(game.seats):
            self.look_at_player(game, seat)
            if hands & BIT[seat]:
                self.look_at_hand(game, seat)
        self.look_at_areas(game)
        self.look_at_prizes(game)

    def look_at_player(self, game: Wildlife, seat: i64) -> None:
        found = self.found
        at = seat * WIDTH
        found[at] = float(game.food[seat])
        for kind in range(i64(ABILITY_KINDS)):
            found[at + ABILITIES + kind] = float(game.held(seat, kind))
        adapted = game.adapted[seat]
        found[at + MIGRATES] = float(bits(adapted & TERRAIN_MASK))
        found[at + EXPANDS] = float(bits((adapted >> EXPAND_AT) & TERRAIN_MASK))
        found[at + ATTACKS] = float(bits(adapted >> ATTACK_AT))
        found[at + SUPPLY] = float(game.supply[seat])
        lo = game.tiles_lo[seat]
        hi = game.tiles_hi[seat]
        found[at + TILES] = float(ones(lo) + ones(hi))
        if seat == game.current:
            found[at + ON_TURN] = 1.0
        self.look_at_herds(at, lo, hi)

    def look_at_hand(self, game: Wildlife, seat: i64) -> None:
        """How many more cards of a sort there are than in a hand on average, which is what others expect."""
        at = seat * WIDTH
        hand = game.hands[seat]
        share = float(bag_size(hand)) / float(CARDS)
        for terrain in range(i64(TERRAIN_KINDS)):
            if level_in(game.adapted[seat], terrain) >= EXPAND:
                self.found[at + TERRAIN_CARDS] += float(card_count(hand, terrain)) - share * float(COPIES[terrain])
        for kind in range(i64(ABILITY_CARD), i64(CARD_KINDS)):
            sort = kind - ABILITY_CARD
            if kind > FOOD_SOURCE:
                sort = FOOD_SOURCE - ABILITY_CARD
            self.found[at + OTHER_CARDS + sort] += float(card_count(hand, kind)) - share * float(COPIES[kind])

    def look_at_herds(self, at: i64, lo: i64, hi: i64) -> None:
        largest: i64 = 0
        while lo or hi:
            if lo:
                part_lo, part_hi = herd(lo & -lo, 0, lo, hi)
            else:
                part_lo, part_hi = herd(0, hi & -hi, lo, hi)
            size = ones(part_lo) + ones(part_hi)
            self.found[at + HERDS_BY_SIZE] += worth_of_herd(size)
            if size > largest:
                largest = size
            lo ^= part_lo
            hi ^= part_hi
        self.found[at + LARGEST_HERD] = float(largest)

    def look_at_areas(self, game: Wildlife) -> None:
        """Majorities, how safe they are, and what can still be filled."""
        counts = vec[i64]([0] * game.seats)
        ranks = vec[i64]([0] * game.seats)
        points = vec[i64]([0] * game.seats)
        for area in range(i64(AREAS)):
            for seat in range(game.seats):
                points[seat] = 0
            score_area(area, game.tiles_lo, game.tiles_hi, counts, ranks, points)
            self.look_at_majority(counts, points)
            free = ones(AREA_LO[area] & ~game.taken_lo) + ones(AREA_HI[area] & ~game.taken_hi)
            if free:
                self.look_at_room(game, area, free)
            else:
                self.look_at_full_area(game, area, counts, points)

    def look_at_majority(self, counts: vec[i64], points: vec[i64]) -> None:
        seats: i64 = len(counts)
        most: i64 = 0
        second: i64 = 0
        for seat in range(seats):
            if counts[seat] > most:
                second = most
                most = counts[seat]
            elif counts[seat] > second:
                second = counts[seat]
        for seat in range(seats):
            if counts[seat]:
                lead = counts[seat] - most
                if lead == 0:
                    lead = most - second
                if lead > MOST_LEAD:
                    lead = MOST_LEAD
                elif lead < -MOST_LEAD:
                    lead = -MOST_LEAD
                self.found[seat * WIDTH + IN_AREAS] += float(points[seat])
                self.found[seat * WIDTH + LEADS] += float(lead)

    def look_at_room(self, game: Wildlife, area: i64, free: i64) -> None:
        """An area with empty spaces: who can expand, and who could bring about the small scoring (WL-14)."""
        marked = game.marked & BIT[area] != 0
        for seat in range(game.seats):
            if (game.adapted[seat] >> (EXPAND_AT + (area >> 1))) & 1:
                at = seat * WIDTH
                self.found[at + FREE_SPACES] += float(free)
                if free == 1 and not marked:
                    self.found[at + TO_FILL] += 1.0
                    if seat == game.current:
                        self.found[at + TO_FILL_AT_ONCE] += 1.0
                elif free == 2 and not marked:
                    self.found[at + TO_FILL_NEXT] += 1.0

    def look_at_full_area(self, game: Wildlife, area: i64, counts: vec[i64], points: vec[i64]) -> None:
        """What stands here can be changed only by those who can attack (WL-6)."""
        attackers: i64 = 0
        for seat in range(game.seats):
            if (game.adapted[seat] >> (ATTACK_AT + (area >> 1))) & 1:
                attackers |= BIT[seat]
        for seat in range(game.seats):
            self.found[seat * WIDTH + IN_FULL_AREAS] += float(points[seat])
            if attackers & ~BIT[seat]:
                self.found[seat * WIDTH + MAY_BE_ATTACKED] += float(counts[seat])

    def look_at_prizes(self, game: Wildlife) -> None:
        """What a big scoring now would pay beside the areas."""
        found = self.found
        counts = vec[i64]([0] * game.seats)
        ranks = vec[i64]([0] * game.seats)
        points = vec[i64]([0] * game.seats)
        score_herds(game.tiles_lo, game.tiles_hi, points)
        for seat in range(game.seats):
            found[seat * WIDTH + IN_HERDS] = float(points[seat])
            counts[seat] = adaptation_tiles(game.adapted[seat])
            points[seat] = 0
        add_prizes(counts, ranks, SECOND_PRIZES, points)
        for seat in range(game.seats):
            found[seat * WIDTH + ADAPTATION_PRIZE] = float(points[seat])
            counts[seat] = ability_tiles(game.abilities[seat])
            points[seat] = 0
        add_prizes(counts, ranks, SECOND_PRIZES, points)
        for seat in range(game.seats):
            found[seat * WIDTH + ABILITY_PRIZE] = float(points[seat])
            points[seat] = 0
        add_prizes(game.food, ranks, SECOND_PRIZES, points)
        for seat in range(game.seats):
            found[seat * WIDTH + FOOD_PRIZE] = float(points[seat])

    def part(self, game: Wildlife, seat: i64, stage: i64, feature: i64) -> float:
        """What a feature adds to the points that a seat will have, after a look."""
        return self.weights[(game.seats * STAGES + stage) * WIDTH + feature] * self.found[seat * WIDTH + feature]

    def points(self, game: Wildlife, seat: i64, stage: i64) -> float:
        """The points that a seat will have, after a look."""
        return self.with_hand(game, seat, stage, self.open_points(game, seat, stage))

    def open_points(self, game: Wildlife, seat: i64, stage: i64) -> float:
        """The same by what everybody sees."""
        foretold = now(game, seat)
        for i in range(i64(TERRAIN_CARDS)):
            foretold += self.part(game, seat, stage, i)
        return foretold

    def with_hand(self, game: Wildlife, seat: i64, stage: i64, foretold: float) -> float:
        """The same and what the hand adds, which its owner alone sees."""
        for i in range(i64(TERRAIN_CARDS), i64(WIDTH)):
            foretold += self.part(game, seat, stage, i)
        return foretold


def now(game: Wildlife, seat: i64) -> float:
    """The points of a seat, three food being one."""
    return float(game.points[seat]) + float(game.food[seat]) / float(FOOD_FOR_A_POINT)


def stage_of(game: Wildlife) -> i64:
    """How far the game has come: by the smallest supply, and by the pawns where they end it."""
    supply = game.supply[0]
    for seat in range(1, game.seats):
        if game.supply[seat] < supply:
            supply = game.supply[seat]
    whole = START_TILES[game.seats] - SEED_TILES[game.seats]
    stage = (whole - supply) * STAGES // whole
    if game.seats > 2:
        by_pawns = bits(game.marked) * STAGES // PAWNS
        if by_pawns > stage:
            stage = by_pawns
    if stage >= STAGES:
        return STAGES - 1
    if stage < 0:
        return 0
    return stage


@final
class WildlifeExpert(Policy):
    """Moves as the rules of thumb say, which it remembers; values a position by the forecast."""

    def __init__(self, weights: vec[float], doubts: vec[float], warmth: float) -> None:
        self.forecast = Forecast(weights)
        self.doubts = doubts  # by seats and stage: how far the difference of two forecasts is off
        self.warmth = warmth  # of the weights of moves
        self.memory = Memory()
        self.ratings = vec[float]([0.0] * MOVE_COUNT)
        self.open = vec[float]([0.0] * MOST_SEATS)  # points by what everybody sees

    def choose(self, game: Wildlife, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        if game.step == BID:
            return bid_up_to(game, moves, count, dearest_bid(game, self.memory.card(game, seat, game.card)))
        self.memory.rate(game, seat, moves, count, self.ratings)
        return best_of(moves, count, self.ratings, rng)

    def weigh(self, game: Wildlife, seat: i64, moves: vec[i64], count: i64, rng: Rng, out: vec[float]) -> None:
        if game.step == BID:
            weigh_bids(game, moves, count, self.memory.card(game, seat, game.card), out)
        elif game.step == BID_FOR_ORGANISM:
            weigh_organism_bids(game, moves, count, out)
        else:
            self.memory.rate(game, seat, moves, count, out)
            softmax(out, count, self.warmth)

    def turn_of(self, game: Wildlife) -> i64:
        return turn_number(game)

    def value(self, game: Wildlife, seat: i64) -> float:
        """The chance that the own forecast turns out higher than each of the others'."""
        if game.step == OVER:
            return certainty(lead_of(game, seat))
        stage = stage_of(game)
        self.forecast.look(game, BIT[seat])
        mine = self.forecast.points(game, seat, stage)
        doubt = self.doubts[game.seats * STAGES + stage]
        chance = 1.0
        for other in range(game.seats):
            if other != seat:
                chance *= likely((mine - self.forecast.points(game, other, stage)) / doubt)
        return chance

    def values(self, game: Wildlife, out: vec[float]) -> None:
        """The same for all with one look: everybody adds his own hand to what is open."""
        stage = stage_of(game)
        doubt = self.doubts[game.seats * STAGES + stage]
        self.forecast.look(game, BIT[game.seats] - 1)
        for seat in range(game.seats):
            self.open[seat] = self.forecast.open_points(game, seat, stage)
        for seat in range(game.seats):
            mine = self.forecast.with_hand(game, seat, stage, self.open[seat])
            chance = 1.0
            for other in range(game.seats):
                if other != seat:
                    chance *= likely((mine - self.open[other]) / doubt)
            out[seat] = chance


# -- training ------------------------------------------------------------------------


@final
class Lessons:
    """Games of the rules of thumb, and the sums from which the weights of a table of one size are found."""

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.forecast = Forecast(vec[float]([0.0]))
        self.moves = vec[i64]([0] * MOVE_COUNT)
        self.products = vec[float]([0.0] * (STAGES * WIDTH * WIDTH))  # of every two features
        self.results = vec[float]([0.0] * (STAGES * WIDTH))  # of every feature and what came of it
        self.squares = vec[float]([0.0] * STAGES)  # of what came of it
        self.seen = vec[float]([0.0] * STAGES)

    def play(self, slip: float) -> None:
        """One game, in which a decision is left to chance now and then, and what can be learned from it."""
        game = new_game(self.seats, 0, False, False, False, 0, self.rng.split())
        starts: list[Wildlife] = []
        last: i64 = -1
        while game.step != OVER:
            turn = turn_number(game)
            if turn != last:
                last = turn
                starts.append(game.clone())
            seat = game.actor
            count = game.legal(seat, self.moves)
            if self.rng.chance() < slip:
                game.apply(seat, self.moves[self.rng.below(count)])
            else:
                game.apply(seat, choose_move(game, seat, self.moves, count, self.rng))
        for start in starts:
            self.learn(start, game)

    def learn(self, start: Wildlife, end: Wildlife) -> None:
        """Add what the features of a turn's start say of the points still to come, all seen from the average."""
        self.forecast.look(start, BIT[start.seats] - 1)
        found = self.forecast.found
        seats = start.seats
        gain = 0.0
        for seat in range(seats):
            gain += float(end.points[seat]) - now(start, seat)
        for i in range(i64(WIDTH)):
            mean = 0.0
            for seat in range(seats):
                mean += found[seat * WIDTH + i]
            for seat in range(seats):
                found[seat * WIDTH + i] -= mean / float(seats)
        stage = stage_of(start)
        for seat in range(seats):
            self.add(stage, seat * WIDTH, float(end.points[seat]) - now(start, seat) - gain / float(seats))

    def add(self, stage: i64, at: i64, result: float) -> None:
        found = self.forecast.found
        self.seen[stage] += 1.0
        self.squares[stage] += result * result
        for i in range(i64(WIDTH)):
            if found[at + i] != 0.0:
                self.results[stage * WIDTH + i] += found[at + i] * result
                row = (stage * WIDTH + i) * WIDTH
                for j in range(i64(WIDTH)):
                    self.products[row + j] += found[at + i] * found[at + j]

    def weights(self, stage: i64, ridge: float) -> vec[float]:
        """The weights with the least squared error, drawn a little towards 0: elimination without pivots will do."""
        a = vec[float]([0.0] * (WIDTH * WIDTH))
        b = vec[float]([0.0] * WIDTH)
        for i in range(i64(WIDTH)):
            b[i] = self.results[stage * WIDTH + i]
            for j in range(i64(WIDTH)):
                a[i * WIDTH + j] = self.products[(stage * WIDTH + i) * WIDTH + j]
            a[i * WIDTH + i] += ridge
        for i in range(i64(WIDTH)):
            for k in range(i + 1, i64(WIDTH)):
                share = a[k * WIDTH + i] / a[i * WIDTH + i]
                if share != 0.0:
                    for j in range(i, i64(WIDTH)):
                        a[k * WIDTH + j] -= share * a[i * WIDTH + j]
                    b[k] -= share * b[i]
        i = i64(WIDTH)
        while i > 0:
            i -= 1
            for j in range(i + 1, i64(WIDTH)):
                b[i] -= a[i * WIDTH + j] * b[j]
            b[i] /= a[i * WIDTH + i]
        return b

    def doubt(self, stage: i64, weights: vec[float]) -> float:
        """The standard deviation of the error in the difference of two forecasts."""
        if self.seen[stage] == 0.0:
            return 1.0
        total = self.squares[stage]
        for i in range(i64(WIDTH)):
            total -= weights[i] * self.results[stage * WIDTH + i]
        seats = float(self.seats)
        return math.sqrt(total / self.seen[stage] * 2.0 * seats / (seats - 1.0))
