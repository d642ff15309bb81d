"""CuBirds: the chance to win, learned from games.

What a player has, hand and collection, is looked up in tables; the sum is that player's standing, and players win in
proportion to e to the power of it. The tables are in learned.json; `waterhole train cubirds` makes that file again.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.cubirds.engine.components import (
    ANY_BIRD,
    ANY_SMALL_FAMILY,
    ANY_TRIO,
    BIRDS,
    COPIES,
    FAMILY,
    LAY,
    M_DRAW,
    M_FAMILY,
    M_NO_FAMILY,
    NEEDED_LARGE,
    OVER,
    SPECIES_TO_WIN,
)
from waterhole.games.cubirds.engine.heuristic import won_share
from waterhole.games.cubirds.engine.rules import CuBirds, new_game
from waterhole.games.cubirds.engine.scoring import winning_reason
from waterhole.kernel.engine.bags import BAG_WIDTH, at_least, bag_pattern, cards, count, marked, size
from waterhole.kernel.engine.masks import bits
from waterhole.kernel.engine.policy import Policy, Rater
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import MOST_SEATS

# The tables, one after another: where each begins.
MOST_IN_BAG: Final = (1 << BAG_WIDTH) - 1
MOST_OF_A_KIND: Final = 10  # counts of a species in hand that are told apart
MOST_OF_A_BIRD: Final = 4  # the same of a collection
STAGES: Final = SPECIES_TO_WIN  # the species a player has, from none to six
HAND: Final = 0  # by stage, species, birds in hand, birds in the collection
HAND_OF_A_STAGE: Final = BIRDS * MOST_OF_A_KIND * MOST_OF_A_BIRD
COLLECTION: Final = HAND + STAGES * HAND_OF_A_STAGE  # by stage, trio or none, pairs, on turn
MOST_PAIRS: Final = 5
READY: Final = COLLECTION + STAGES * 2 * MOST_PAIRS * 2  # by stage, families in hand of new and of old species, on turn
MOST_READY: Final = 4
SIZE: Final = READY + STAGES * MOST_READY * MOST_READY * 2  # by cards in hand, on turn
MOST_CARDS: Final = 24
EMPTY: Final = SIZE + MOST_CARDS * 2  # by stage: a hand that was emptied, before the new one is dealt
WIDTH: Final = EMPTY + STAGES  # how many numbers these are
LOOKS: Final = BIRDS + 3  # how many of them make a standing

NOWHERE: Final = -1  # a place in no table
WON: Final = 50.0
NOISE: Final = 0.001  # settles equal moves by lot
WARMTH: Final = 0.25  # standing between two moves of which the better is made e times as often
MOST_TURNS: Final = 300  # of a game that is remembered
ANY_PAIR: Final[i64] = bag_pattern([2] * BIRDS)
CHANCE_OF: Final[vec[float]] = vec[float]([copies / sum(COPIES) for copies in COPIES])


@final
class Standing:
    """The tables of one number of seats, and room to look things up."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.at = vec[i64]([0] * LOOKS)
        # Of the collection that was looked up last, for many hands are looked up with the same one.
        self.collection: i64 = -1
        self.species: i64 = 0  # marks
        self.stage: i64 = 0
        self.kinds: i64 = 0  # its place in the table of collections

    def turn_to(self, collection: i64) -> None:
        """Remember what the tables ask of a collection."""
        self.collection = collection
        self.species = at_least(collection, ANY_BIRD)
        self.stage = stage_of(collection)
        trios = bits(at_least(collection, ANY_TRIO))
        pairs = least(bits(at_least(collection, ANY_PAIR)) - trios, MOST_PAIRS - 1)
        self.kinds = COLLECTION + ((self.stage * 2 + least(trios, 1)) * MOST_PAIRS + pairs) * 2

    def look(self, hand: i64, collection: i64, on_turn: i64) -> None:
        """Set the places in the tables of what a player has."""
        if collection != self.collection:
            self.turn_to(collection)
        at = self.at
        row = HAND + self.stage * HAND_OF_A_STAGE
        held = hand
        collected = collection
        for bird in range(i64(BIRDS)):  # as count(), without the calls: this is where a search spends its time
            at[bird] = row + least(held & MOST_IN_BAG, MOST_OF_A_KIND - 1) * MOST_OF_A_BIRD
            at[bird] += least(collected & MOST_IN_BAG, MOST_OF_A_BIRD - 1)
            row += MOST_OF_A_KIND * MOST_OF_A_BIRD
            held >>= BAG_WIDTH
            collected >>= BAG_WIDTH
        at[BIRDS] = self.kinds + on_turn
        new: i64 = 0
        old: i64 = 0
        families = at_least(hand, ANY_SMALL_FAMILY)
        if families:
            new = least(bits(families & ~self.species), MOST_READY - 1)
            old = least(bits(families & self.species), MOST_READY - 1)
        at[BIRDS + 1] = READY + ((self.stage * MOST_READY + new) * MOST_READY + old) * 2 + on_turn
        at[BIRDS + 2] = SIZE + least(size(hand), MOST_CARDS - 1) * 2 + on_turn

    def of(self, hand: i64, collection: i64, on_turn: i64) -> float:
        """A player's progress, in the unit of the logarithm of the odds to win."""
        self.look(hand, collection, on_turn)
        at = self.at
        weights = self.weights
        total = 0.0
        for i in range(i64(LOOKS)):
            total += weights[at[i]]
        return total

    def after_turn(self, hand: i64, collection: i64) -> float:
        """The same at the end of the player's turn."""
        if winning_reason(collection):
            return WON
        if hand:
            return self.of(hand, collection, 0)
        self.look(0, collection, 1)
        return self.weights[self.at[BIRDS]] + self.weights[EMPTY + self.stage]

    def after_family(self, hand: i64, collection: i64, bird: i64) -> float:
        n = count(hand, bird)
        gain: i64 = 1
        if n >= NEEDED_LARGE[bird]:
            gain = 2
        return self.after_turn(hand - cards(bird, n), collection + cards(bird, gain))

    def best_family(self, hand: i64, collection: i64) -> float:
        """The standing at the end of the turn, the best family formed."""
        best = self.after_turn(hand, collection)
        families = at_least(hand, ANY_SMALL_FAMILY)
        if families:
            for bird in range(i64(BIRDS)):
                if marked(families, bird):
                    standing = self.after_family(hand, collection, bird)
                    if standing > best:
                        best = standing
        return best

    def after_draw(self, hand: i64, collection: i64) -> float:
        """The standing after two unknown cards; who holds none keeps these, and gets no new hand."""
        if hand == 0:
            return self.of(0, collection, 0) + self.of_draw(0, collection)
        return self.best_family(hand, collection) + self.of_draw(hand, collection)

    def of_draw(self, hand: i64, collection: i64) -> float:
        """What two unknown cards add to a hand."""
        if collection != self.collection:
            self.turn_to(collection)
        row = HAND + self.stage * HAND_OF_A_STAGE
        gain = 0.0
        for bird in range(i64(BIRDS)):
            here = row + place_in_hand(bird, count(hand, bird), count(collection, bird))
            there = row + place_in_hand(bird, count(hand, bird) + 1, count(collection, bird))
            gain += CHANCE_OF[bird] * (self.weights[there] - self.weights[here])
        n = size(hand)
        larger = self.weights[SIZE + least(n + 2, MOST_CARDS - 1) * 2]
        return 2.0 * gain + larger - self.weights[SIZE + least(n, MOST_CARDS - 1) * 2]


def stage_of(collection: i64) -> i64:
    """How many species a player has who has not won by them."""
    return least(bits(at_least(collection, ANY_BIRD)), STAGES - 1)


def place_in_hand(bird: i64, held: i64, collected: i64) -> i64:
    held = least(held, MOST_OF_A_KIND - 1)
    return (bird * MOST_OF_A_KIND + held) * MOST_OF_A_BIRD + least(collected, MOST_OF_A_BIRD - 1)


def least(a: i64, b: i64) -> i64:
    if a < b:
        return a
    return b


@final
class CuBirdsExpert(Rater):
    """Makes the move after which the own standing is best."""

    def __init__(self, standings: list[Standing]) -> None:
        super().__init__(NOISE, WARMTH)
        self.standings = standings  # for two players and more
        self.chances = vec[float]([0.0] * MOST_SEATS)

    def standing(self, game: CuBirds) -> Standing:
        players: i64 = len(game.hands)
        return self.standings[players - 2]

    def rate(self, game: CuBirds, seat: i64, moves: vec[i64], count: i64, out: vec[float]) -> None:
        """The standing after each move."""
        standing = self.standing(game)
        hand = game.hands[seat]
        collection = game.collections[seat]
        bird: i64 = -1
        nothing = 0.0
        for i in range(count):
            move = moves[i]
            if game.step == LAY:
                if move >> 3 != bird:
                    bird = move >> 3
                    nothing = worth_of_lay(standing, hand, collection, bird, 0)
                enclosed = game.enclosed_by(bird, (move >> 1) & 3, move & 1)
                out[i] = nothing
                if enclosed:
                    out[i] = worth_of_lay(standing, hand, collection, bird, enclosed)
            elif game.step == FAMILY:
                if move == M_NO_FAMILY:
                    out[i] = standing.after_turn(hand, collection)
                else:
                    out[i] = standing.after_family(hand, collection, move - M_FAMILY)
            elif move == M_DRAW:
                out[i] = standing.after_draw(hand, collection)
            else:
                out[i] = standing.best_family(hand, collection)

    def value(self, game: CuBirds, seat: i64) -> float:
        """The chance to win."""
        if game.winners:
            return won_share(game, seat)
        self.values(game, self.chances)
        return self.chances[seat]

    def values(self, game: CuBirds, out: vec[float]) -> None:
        """The chances of all players, who are looked at once for all of them."""
        standing = self.standing(game)
        players: i64 = len(game.hands)
        total = 0.0
        for player in range(players):
            on_turn: i64 = 0
            if player == game.current:
                on_turn = 1
            self.chances[player] = math.exp(standing.of(game.hands[player], game.collections[player], on_turn))
            total += self.chances[player]
        for player in range(players):
            self.chances[player] /= total
        for player in range(game.seats):  # Robinbird has none
            out[player] = self.chances[player]


def worth_of_lay(standing: Standing, hand: i64, collection: i64, bird: i64, enclosed: i64) -> float:
    """The standing after laying all birds of a species, with the best family of what is then in hand."""
    after = hand - cards(bird, count(hand, bird)) + enclosed
    worth = standing.best_family(after, collection)
    if enclosed == 0 and worth < WON:
        if after == 0:
            drawn = standing.after_draw(after, collection)
        else:
            drawn = worth + standing.of_draw(after, collection)
        if drawn > worth:
            return drawn
    return worth


# -- training ------------------------------------------------------------------------


@final
class Lessons:
    """Plays games of one number of seats against itself and moves the tables towards what came of every position."""

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.weights = vec[float]([0.0] * WIDTH)
        self.squares = vec[float]([1.0] * WIDTH)  # of the steps so far: how far the next may go
        self.standing = Standing(self.weights)
        self.seen = vec[i64]([0] * (MOST_TURNS * seats * LOOKS))
        self.turns: i64 = 0
        self.moves = vec[i64]([0] * (M_NO_FAMILY + 1))

    def play(self, teacher: Policy, slip: float, step: float) -> None:
        """One game by a teacher who now and then makes any move at all, and what can be learned from it."""
        game = new_game(self.seats, 0, self.rng.split())
        self.turns = 0
        last: i64 = -1
        while game.step != OVER:
            seat = game.current
            if game.step == LAY and self.turns < MOST_TURNS:
                self.remember(game, -1)
                if seat == last and self.turns < MOST_TURNS:
                    self.remember(game, seat)
            if game.step == LAY:
                last = seat
            n = game.legal(seat, self.moves)
            if self.rng.chance() < slip:
                move = self.moves[self.rng.below(n)]
            else:
                move = teacher.choose(game, seat, self.moves, n, self.rng)
            game.apply(seat, move)
        for turn in range(self.turns):
            self.learn(game, turn, step)

    def remember(self, game: CuBirds, emptied: i64) -> None:
        """Where everybody stands; `emptied` is a player whose new hand is not looked at."""
        at = self.turns * self.seats * LOOKS
        for player in range(self.seats):
            on_turn: i64 = 0
            if player == game.current:
                on_turn = 1
            self.standing.look(game.hands[player], game.collections[player], on_turn)
            for i in range(i64(LOOKS)):
                self.seen[at + i] = self.standing.at[i]
            if player == emptied:
                for i in range(i64(LOOKS)):
                    if i != BIRDS:
                        self.seen[at + i] = NOWHERE
                self.seen[at] = EMPTY + stage_of(game.collections[player])
            at += LOOKS
        self.turns += 1

    def learn(self, game: CuBirds, turn: i64, step: float) -> None:
        """One step of the tables towards the outcome, by the gradient of its logarithm."""
        chances = vec[float]([0.0] * self.seats)
        total = 0.0
        for player in range(self.seats):
            at = (turn * self.seats + player) * LOOKS
            standing = 0.0
            for i in range(i64(LOOKS)):
                if self.seen[at + i] != NOWHERE:
                    standing += self.weights[self.seen[at + i]]
            chances[player] = math.exp(standing)
            total += chances[player]
        for player in range(self.seats):
            slope = won_share(game, player) - chances[player] / total
            at = (turn * self.seats + player) * LOOKS
            for i in range(i64(LOOKS)):
                place = self.seen[at + i]
                if place != NOWHERE:
                    self.squares[place] += slope * slope
                    self.weights[place] += step * slope / math.sqrt(self.squares[place])
