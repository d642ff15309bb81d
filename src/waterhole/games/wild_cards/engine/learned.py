"""Wild Cards: the chance to win, learned from games.

What a player has between two rounds is looked up in tables; the sum is that player's standing, and players win in
proportion to e to the power of it. The tables are in learned.json; `waterhole train wild_cards` makes that file again.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wild_cards.engine.components import (
    ANIMAL_KINDS,
    ANIMALS_OF_A_SPECIES,
    BID,
    HAND_LIMIT,
    M_BID,
    M_LEAVE,
    M_SECOND,
    OVER,
    VALUE,
    WILD,
)
from waterhole.games.wild_cards.engine.rules import WildCards, new_game
from waterhole.games.wild_cards.engine.scoring import PAIR, largest_two
from waterhole.games.wild_cards.engine.standing import rounds_left, won_share
from waterhole.games.wild_cards.engine.table import held
from waterhole.kernel.engine.bags import count, size
from waterhole.kernel.engine.policy import Policy
from waterhole.kernel.engine.rng import Rng

STAGE: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 7, 7])  # by the rounds left after this one
STAGES: Final = 8
# The tables of a stage, one after another: where each begins.
MOST_OF_A_SPECIES: Final = ANIMALS_OF_A_SPECIES + 1
LARGEST: Final = 0  # by the animals of the largest species and of the next
OTHERS: Final = LARGEST + MOST_OF_A_SPECIES * MOST_OF_A_SPECIES  # by the animals of all others
MOST_OTHERS: Final = 8
LEAD: Final = OTHERS + MOST_OTHERS  # by species, animals of it, and how far ahead or behind
MOST_IN_LEAD: Final = 5
LEADS: Final = 8  # nobody has any; behind by 0, 1, 2 and more; ahead by 0, 1, 2, 3 and more
FIRST_AHEAD: Final = 4
CARDS: Final = LEAD + ANIMAL_KINDS * MOST_IN_LEAD * LEADS  # by cards in hand
WILDS: Final = CARDS + HAND_LIMIT + 1  # by wild cards in hand
MOST_WILDS: Final = 5
HABITAT: Final = WILDS + MOST_WILDS  # by cards of a habitat, looked up for each
MOST_ALIKE: Final = 7
ONES: Final = HABITAT + MOST_ALIKE  # by cards of value 1
HIGH: Final = ONES + MOST_ALIKE  # by cards of value 3 and 4
TALISMAN: Final = HIGH + MOST_ALIKE  # without it, with it
POINT: Final = TALISMAN + 2  # what a point of today is worth
WIDTH: Final = POINT + 1  # how many numbers these are
LOOKS: Final = ANIMAL_KINDS + 10  # how many of them are looked up
KEPT: Final = LOOKS + 2  # of a player in training: the places, that of a point, and the points
MOST_ROUNDS: Final = 14
BID_VALUES: Final = 5  # from the refill card, 0, to 4
LEO_BIDS_MORE: Final = [0.83, 0.59, 0.35, 0.17, 0.0]  # than 0, 1, 2, 3, 4: his pile has five cards to one refill card
LEAST_CHANGE: Final = 0.001  # of what was counted, by one more bid


@final
class Standing:
    """The tables of one sort of table, how its players bid, and room to look things up."""

    def __init__(self, weights: vec[float], bids: vec[float]) -> None:
        self.weights = weights
        self.bids = bids
        self.at = vec[i64]([0] * LOOKS)

    def look(self, game: WildCards, seat: i64) -> i64:
        """Set the places in the tables of what a player has; the place of the stage."""
        at = self.at
        stage = STAGE[rounds_left(game)] * WIDTH
        collection = game.collections[seat]
        for species in range(i64(ANIMAL_KINDS)):
            n = count(collection, species)
            at[species] = stage + LEAD + (species * MOST_IN_LEAD + least(n, MOST_IN_LEAD - 1)) * LEADS
            at[species] += lead_of(game, seat, species, n)
        both = largest_two(collection)
        first = both // PAIR
        second = both % PAIR
        at[ANIMAL_KINDS] = stage + LARGEST + first * MOST_OF_A_SPECIES + second
        at[ANIMAL_KINDS + 1] = stage + OTHERS + least(size(collection) - first - second, MOST_OTHERS - 1)
        hand = game.hands[seat]
        at[ANIMAL_KINDS + 2] = stage + CARDS + size(hand)
        ones: i64 = 0
        high: i64 = 0
        for habitat in range(i64(WILD)):
            low = held(hand, 4 * habitat)
            upper = held(hand, 4 * habitat + 2) + held(hand, 4 * habitat + 3)
            ones += low
            high += upper
            alike = low + held(hand, 4 * habitat + 1) + upper
            at[ANIMAL_KINDS + 3 + habitat] = stage + HABITAT + least(alike, MOST_ALIKE - 1)
        wilds: i64 = 0
        for kind in range(i64(4 * WILD), i64(4 * WILD + 4)):
            wilds += held(hand, kind)
        at[ANIMAL_KINDS + 6] = stage + WILDS + wilds
        at[ANIMAL_KINDS + 7] = stage + ONES + least(ones, MOST_ALIKE - 1)
        at[ANIMAL_KINDS + 8] = stage + HIGH + least(high, MOST_ALIKE - 1)
        at[ANIMAL_KINDS + 9] = stage + TALISMAN
        if game.talisman == seat:
            at[ANIMAL_KINDS + 9] += 1
        return stage

    def bids_more(self, cards: i64, value: i64) -> float:
        """How often one with so many cards in hand bids more than a value."""
        return self.bids[cards * BID_VALUES + value]

    def of(self, game: WildCards, seat: i64) -> float:
        """A player's progress, in the unit of the logarithm of the odds to win."""
        stage = self.look(game, seat)
        at = self.at
        weights = self.weights
        total = weights[stage + POINT] * float(game.points(seat))
        for i in range(i64(LOOKS)):
            total += weights[at[i]]
        return total

    def of_animals(self, game: WildCards, seat: i64) -> float:
        """The part of it that everybody sees: animals, leaders and points."""
        stage = self.look(game, seat)
        total = self.weights[stage + POINT] * float(game.points(seat))
        for i in range(i64(ANIMAL_KINDS + 2)):
            total += self.weights[self.at[i]]
        return total


def lead_of(game: WildCards, seat: i64, species: i64, mine: i64) -> i64:
    """Behind the leader's owner or ahead of the next, Leo included."""
    owner = game.leader_of(species)
    if owner < 0:
        return 0
    if owner != seat:
        return 1 + least(count(game.collections[owner], species) - mine, 2)
    next_to: i64 = 0
    for player in range(game.players):
        n = count(game.collections[player], species)
        if player != seat and n > next_to:
            next_to = n
    return FIRST_AHEAD + least(mine - next_to, 3)


def least(a: i64, b: i64) -> i64:
    if a < b:
        return a
    return b


def sort_of(game: WildCards) -> i64:
    """Which tables: two players and Leo, three, three and Leo, and so on to five."""
    return game.seats + game.players - 5


# -- training ------------------------------------------------------------------------


@final
class Lessons:
    """Plays games of one sort of table against itself and moves the tables towards what came of every round."""

    def __init__(self, seats: i64, leo: bool, rng: Rng) -> None:
        self.seats = seats
        self.leo = leo
        self.rng = rng
        self.weights = vec[float]([0.0] * (STAGES * WIDTH))
        self.squares = vec[float]([1.0] * (STAGES * WIDTH))  # of the steps so far: how far the next may go
        self.bids = vec[float]([0.0] * ((HAND_LIMIT + 1) * BID_VALUES))
        self.bids_seen = vec[i64]([0] * (HAND_LIMIT + 1))
        self.standing = Standing(self.weights, self.bids)
        self.seen = vec[i64]([0] * (MOST_ROUNDS * seats * KEPT))
        self.rounds: i64 = 0
        self.moves = vec[i64]([0] * (M_LEAVE + 1))

    def play(self, teacher: Policy, slip: float, step: float) -> None:
        """One game by a teacher who now and then makes any move at all, and what can be learned from it."""
        game = new_game(self.seats, self.leo, True, False, self.rng.split())
        self.rounds = 0
        last: i64 = -1
        while game.step != OVER:
            if game.step == BID and game.round_number() != last:
                last = game.round_number()
                self.remember(game)
            seat = game.decider()
            n = game.legal(seat, self.moves)
            if self.rng.chance() < slip:
                move = self.moves[self.rng.below(n)]
            else:
                move = teacher.choose(game, seat, self.moves, n, self.rng)
            if game.step == BID and move < M_SECOND:
                self.count_bid(size(game.hands[seat]), VALUE[move - M_BID])
            game.apply(seat, move)
        for number in range(self.rounds):
            self.learn(game, number, step)

    def count_bid(self, cards: i64, bid: i64) -> None:
        """What is bid with so many cards in hand, later games more than the first."""
        self.bids_seen[cards] += 1
        change = 1.0 / float(self.bids_seen[cards])
        if change < LEAST_CHANGE:
            change = LEAST_CHANGE
        for value in range(i64(BID_VALUES)):
            place = cards * BID_VALUES + value
            more = 0.0
            if bid > value:
                more = 1.0
            self.bids[place] += change * (more - self.bids[place])

    def remember(self, game: WildCards) -> None:
        """Where everybody stands."""
        at = self.rounds * self.seats * KEPT
        for player in range(self.seats):
            stage = self.standing.look(game, player)
            for i in range(i64(LOOKS)):
                self.seen[at + i] = self.standing.at[i]
            self.seen[at + LOOKS] = stage + POINT
            self.seen[at + LOOKS + 1] = game.points(player)
            at += KEPT
        self.rounds += 1

    def learn(self, game: WildCards, number: i64, step: float) -> None:
        """One step of the tables towards the outcome, by the gradient of its logarithm."""
        chances = vec[float]([0.0] * self.seats)
        total = 0.0
        for player in range(self.seats):
            at = (number * self.seats + player) * KEPT
            standing = self.weights[self.seen[at + LOOKS]] * float(self.seen[at + LOOKS + 1])
            for i in range(i64(LOOKS)):
                standing += self.weights[self.seen[at + i]]
            chances[player] = math.exp(standing)
            total += chances[player]
        for player in range(self.seats):
            slope = won_share(game, player) - chances[player] / total
            at = (number * self.seats + player) * KEPT
            for i in range(i64(LOOKS)):
                self.move(self.seen[at + i], slope, step)
            self.move(self.seen[at + LOOKS], slope * float(self.seen[at + LOOKS + 1]), step)

    def move(self, place: i64, slope: float, step: float) -> None:
        self.squares[place] += slope * slope
        self.weights[place] += step * slope / math.sqrt(self.squares[place])
