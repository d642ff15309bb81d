"""Wildlife: what a player will have in the end, learned from games.

The final points of a player are foretold, at the start of a turn, as his points and food now and a weighted sum of
features, such that a lead in them tells best who will be ahead in the end. The weights are those of a table of this
size and of this stage of the game. They are in learned.json; `waterhole train wildlife` makes that file again.
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
    Estimates,
    best_of,
    bid_up_to,
    certainty,
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
# Of the training.
KNOWN: Final = WIDTH + 1  # the features and the points now
AHEAD: Final = WIDTH + 1  # where a row says who was ahead in the end
ROW: Final = WIDTH + 2
LEAST_LIKED: Final = 0.02  # the weight below which a move is not looked at
NEWTON_STEPS: Final = 10
MOST_ODDS: Final = 30.0
TINY: Final = 1.0e-6  # what was never seen has no weight


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

    def __init__(self, weights: vec[float], doubts: vec[float], warmth: float, by: Estimates) -> None:
        self.forecast = Forecast(weights)
        self.doubts = doubts  # by seats and stage: how far the difference of two forecasts is off
        self.warmth = warmth  # of the weights of moves
        self.memory = Memory(by)
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
    """Games of one player against himself at a table of one size, and what they teach of who ends before whom.

    A row for every two players at the beginning of a turn: the differences of their features, that of their points
    now, and whether the first had more in the end.
    """

    def __init__(self, seats: i64, rng: Rng, player: WildlifeExpert, tries: i64) -> None:
        self.seats = seats
        self.rng = rng
        self.player = player
        self.tries = tries  # moves that are looked at; 1: as the rules of thumb say
        self.forecast = Forecast(vec[float]([0.0]))
        self.moves = vec[i64]([0] * MOVE_COUNT)
        self.replies = vec[i64]([0] * MOVE_COUNT)
        self.weighed = vec[float]([0.0] * MOVE_COUNT)
        self.values = vec[float]([0.0] * MOST_SEATS)
        self.count: i64 = 0
        self.stages = vec[i64]([0])
        self.rows = vec[float]([0.0] * ROW)

    def play(self, slip: float) -> None:
        """One game and what can be learned from it; now and then a decision is left to chance."""
        starts = self.game(slip)
        end = starts.pop()
        for start in starts:
            self.learn(start, end)

    def game(self, slip: float) -> list[Wildlife]:
        """The beginnings of all turns of a game, and its end."""
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
                game.apply(seat, self.choice(game, seat, count))
        starts.append(game)
        return starts

    def choice(self, game: Wildlife, seat: i64, count: i64) -> i64:
        """The move after which the turn's end looks best, of those that the rules of thumb like most."""
        if count == 1:
            return self.moves[0]
        if self.tries < 2:
            return self.player.choose(game, seat, self.moves, count, self.rng)
        self.player.weigh(game, seat, self.moves, count, self.rng, self.weighed)
        lot = self.rng.split()
        best: i64 = -1
        best_value = -1.0
        for i in range(self.tries):
            liked = most_liked(self.weighed, count)
            if self.weighed[liked] <= LEAST_LIKED:
                break
            self.weighed[liked] = 0.0
            value = self.value_after(game, seat, self.moves[liked], lot.copy())
            if value > best_value:
                best_value = value
                best = self.moves[liked]
        return best

    def value_after(self, game: Wildlife, seat: i64, move: i64, rng: Rng) -> float:
        """What a position is worth to a seat at the end of the turn in which it makes a move."""
        world = game.clone()
        world.rng = rng
        turn = turn_number(world)
        world.apply(seat, move)
        while world.step != OVER and turn_number(world) == turn:
            actor = world.actor
            count = world.legal(actor, self.replies)
            world.apply(actor, self.player.choose(world, actor, self.replies, count, rng))
        if world.step == OVER:
            return self.player.value(world, seat)
        self.player.values(world, self.values)
        total = 0.0
        for other in range(world.seats):
            total += self.values[other]
        return self.values[seat] / total

    def learn(self, start: Wildlife, end: Wildlife) -> None:
        """A row for every two players."""
        self.forecast.look(start, BIT[start.seats] - 1)
        stage = stage_of(start)
        for first in range(start.seats):
            for second in range(first + 1, start.seats):
                ahead = 0.5
                if end.points[first] > end.points[second]:
                    ahead = 1.0
                elif end.points[first] < end.points[second]:
                    ahead = 0.0
                self.add(stage, first * WIDTH, second * WIDTH, now(start, first) - now(start, second), ahead)

    def add(self, stage: i64, first: i64, second: i64, lead: float, ahead: float) -> None:
        if self.count == len(self.stages):
            self.make_room()
        at = self.count * ROW
        for i in range(i64(WIDTH)):
            self.rows[at + i] = self.forecast.found[first + i] - self.forecast.found[second + i]
        self.rows[at + WIDTH] = lead
        self.rows[at + AHEAD] = ahead
        self.stages[self.count] = stage
        self.count += 1

    def make_room(self) -> None:
        """Twice as many rows."""
        stages = vec[i64]([0] * (2 * self.count))
        rows = vec[float]([0.0] * (2 * self.count * ROW))
        for i in range(self.count):
            stages[i] = self.stages[i]
        for i in range(self.count * ROW):
            rows[i] = self.rows[i]
        self.stages = stages
        self.rows = rows

    def fit(self, stage: i64, ridge: float) -> vec[float]:
        """What each feature, and last a point now, adds to the logarithm of the odds to end before another.

        Logistic regression by Newton's method, drawn a little towards 0.
        """
        found = vec[float]([0.0] * KNOWN)
        scales = self.scales(stage)
        for step in range(i64(NEWTON_STEPS)):
            slope = vec[float]([0.0] * KNOWN)
            bend = vec[float]([0.0] * (KNOWN * KNOWN))
            for i in range(i64(KNOWN)):
                slope[i] = -ridge * scales[i] * found[i]
                bend[i * KNOWN + i] = ridge * scales[i] + TINY
            for row in range(self.count):
                if self.stages[row] == stage:
                    self.lean(row * ROW, found, slope, bend)
            solve(bend, slope)
            for i in range(i64(KNOWN)):
                found[i] += slope[i]
        return found

    def scales(self, stage: i64) -> vec[float]:
        """The sums of the squares of what the rows of a stage say, so that the ridge is alike for all features."""
        sums = vec[float]([0.0] * KNOWN)
        for row in range(self.count):
            if self.stages[row] == stage:
                for i in range(i64(KNOWN)):
                    sums[i] += self.rows[row * ROW + i] * self.rows[row * ROW + i]
        return sums

    def lean(self, at: i64, found: vec[float], slope: vec[float], bend: vec[float]) -> None:
        """Add what one row says to the slope and the curvature of the likelihood."""
        rows = self.rows
        odds = 0.0
        for i in range(i64(KNOWN)):
            odds += found[i] * rows[at + i]
        chance = 1.0 / (1.0 + math.exp(-max(-MOST_ODDS, min(MOST_ODDS, odds))))
        error = rows[at + AHEAD] - chance
        weight = chance * (1.0 - chance)
        for i in range(i64(KNOWN)):
            x = rows[at + i]
            if x != 0.0:
                slope[i] += error * x
                for j in range(i64(KNOWN)):
                    bend[i * KNOWN + j] += weight * x * rows[at + j]


def solve(a: vec[float], b: vec[float]) -> None:
    """In place, b becomes the solution of a x = b: elimination without pivots will do where a ridge was added."""
    n: i64 = len(b)
    for i in range(n):
        for k in range(i + 1, n):
            share = a[k * n + i] / a[i * n + i]
            if share != 0.0:
                for j in range(i, n):
                    a[k * n + j] -= share * a[i * n + j]
                b[k] -= share * b[i]
    i = n
    while i > 0:
        i -= 1
        for j in range(i + 1, n):
            b[i] -= a[i * n + j] * b[j]
        b[i] /= a[i * n + i]


def most_liked(weights: vec[float], count: i64) -> i64:
    """Where the largest of the first `count` weights is."""
    best: i64 = 0
    for i in range(count):
        if weights[i] > weights[best]:
            best = i
    return best
