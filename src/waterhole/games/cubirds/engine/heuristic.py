"""CuBirds: what the bots know of the game.

A hand is worth what its species are on the way to a family; a collection what it is on the way to a win.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.cubirds.engine.components import (
    ANY_BIRD,
    BIRDS,
    FAMILY,
    LAY,
    M_DRAW,
    M_FAMILY,
    M_NO_FAMILY,
    NEEDED_LARGE,
    NEEDED_SMALL,
    SPECIES_TO_WIN,
)
from waterhole.games.cubirds.engine.rules import CuBirds
from waterhole.games.cubirds.engine.scoring import winning_reason
from waterhole.kernel.engine.bags import at_least, cards, count, size
from waterhole.kernel.engine.masks import bits
from waterhole.kernel.engine.policy import Policy, softmax
from waterhole.kernel.engine.rng import Rng

WON: Final = 1000.0
NEW_SPECIES: Final = 10.0  # a bird of a species the collection lacks
SECOND_BIRD: Final = 2.0
THIRD_BIRD: Final = 7.0
DRAWN_CARD: Final = 0.35  # what two unknown cards add to a hand
NOISE: Final = 0.01  # settles equal moves by lot
WARMTH: Final = 3.0  # worth between two moves of which the better is made e times as often
PROGRESS: Final = 0.075  # what one unit of worth adds to the logarithm of the odds to win
ON_TURN: Final = 0.15


@final
class CuBirdsHeuristic(Policy):
    def choose(self, game: CuBirds, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        best = moves[0]
        best_worth = -1.0e9
        for i in range(count):
            worth = self.worth_of(game, seat, moves[i]) + NOISE * rng.chance()
            if worth > best_worth:
                best_worth = worth
                best = moves[i]
        return best

    def worth_of(self, game: CuBirds, seat: i64, move: i64) -> float:
        if game.step == LAY:
            return worth_of_lay(game, seat, move >> 3, (move >> 1) & 3, move & 1)
        if game.step == FAMILY:
            if move == M_NO_FAMILY:
                return after_turn(game.hands[seat], game.collections[seat])
            return worth_of_family(game.hands[seat], game.collections[seat], move - M_FAMILY)
        if move == M_DRAW:
            return 1.0  # more birds are better birds
        return 0.0

    def weigh(self, game: CuBirds, seat: i64, moves: vec[i64], count: i64, rng: Rng, out: vec[float]) -> None:
        for i in range(count):
            out[i] = self.worth_of(game, seat, moves[i])
        softmax(out, count, WARMTH)

    def value(self, game: CuBirds, seat: i64) -> float:
        """The chance to win: players win in proportion to e to the power of their progress."""
        if game.winners:
            return won_share(game, seat)
        mine = standing(game, seat)
        total = 0.0
        for player in range(i64(len(game.hands))):
            total += math.exp(standing(game, player) - mine)
        return 1.0 / total


def standing(game: CuBirds, player: i64) -> float:
    """Progress in the unit of the chance to win, fitted to 1500 games each with 2, 3 and 5 players."""
    worth = PROGRESS * progress(game.hands[player], game.collections[player])
    if player == game.current:
        worth += ON_TURN
    return worth


def won_share(game: CuBirds, seat: i64) -> float:
    if (game.winners >> seat) & 1:
        return 1.0 / float(bits(game.winners))
    return 0.0


def progress(hand: i64, collection: i64) -> float:
    """How far a player is on the way to a win."""
    return 1.0 + worth_of_collection(collection) + worth_of_hand(hand, collection)


def worth_of_lay(game: CuBirds, seat: i64, bird: i64, row: i64, side: i64) -> float:
    """The hand and collection after laying, with the best family of what is then in hand."""
    hand = game.hands[seat]
    collection = game.collections[seat]
    enclosed = game.enclosed_by(bird, row, side)
    after = hand - cards(bird, count(hand, bird)) + enclosed
    worth = best_family(after, collection)
    if enclosed == 0:
        worth += 2.0 * DRAWN_CARD
    return worth


def best_family(hand: i64, collection: i64) -> float:
    """The worth of a hand at the end of a turn, its best family formed."""
    best = after_turn(hand, collection)
    for bird in range(i64(BIRDS)):
        if count(hand, bird) >= NEEDED_SMALL[bird]:
            worth = worth_of_family(hand, collection, bird)
            if worth > best:
                best = worth
    return best


def worth_of_family(hand: i64, collection: i64, bird: i64) -> float:
    n = count(hand, bird)
    gain: i64 = 1
    if n >= NEEDED_LARGE[bird]:
        gain = 2
    return after_turn(hand - cards(bird, n), collection + cards(bird, gain))


def after_turn(hand: i64, collection: i64) -> float:
    if winning_reason(collection):
        return WON
    worth = worth_of_collection(collection)
    if hand == 0:
        return worth + 3.0  # CB-10: a new hand and another turn
    return worth + worth_of_hand(hand, collection)


def worth_of_collection(collection: i64) -> float:
    """Species on the way to seven, trios on the way to two."""
    species = bits(at_least(collection, ANY_BIRD))
    worth = NEW_SPECIES * float(species)
    if species == SPECIES_TO_WIN - 1:
        worth += NEW_SPECIES / 2.0
    for bird in range(i64(BIRDS)):
        n = count(collection, bird)
        if n >= 2:
            worth += SECOND_BIRD
        if n >= 3:
            worth += THIRD_BIRD
    return worth


def worth_of_hand(hand: i64, collection: i64) -> float:
    """Each species by the square of its share of a small family, and by what its birds would add."""
    worth = 0.0
    for bird in range(i64(BIRDS)):
        n = count(hand, bird)
        if n:
            worth += worth_in_hand(collection, bird, n)
    return worth + 0.05 * float(size(hand))


def worth_in_hand(collection: i64, bird: i64, n: i64) -> float:
    share = float(n) / float(NEEDED_SMALL[bird])
    if share > 1.0:
        share = 1.0 + (share - 1.0) / 2.0
    return worth_of_next(collection, bird) * 0.6 * share * share


def worth_of_next(collection: i64, bird: i64) -> float:
    """What one more bird of a species adds to a collection."""
    n = count(collection, bird)
    if n == 0:
        return NEW_SPECIES
    if n == 1:
        return SECOND_BIRD + THIRD_BIRD / 2.0
    if n == 2:
        return THIRD_BIRD
    return 0.5
