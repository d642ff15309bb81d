"""What a bot knows of one game: which moves are good, and what a position is worth."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import OwnState, State

OTHERWISE: Final = 0.1  # the weight of a move that a policy without weights would not choose


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A bot's knowledge of one game. It may look only at what `seat` knows of the game."""

    def choose(self, game: OwnState, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        """One of the first `count` entries of `moves`."""
        raise NotImplementedError

    def value(self, game: OwnState, seat: i64) -> float:
        """How good this looks for the seat: 0 lost, 1 won, for a table of any size."""
        raise NotImplementedError

    def values(self, game: OwnState, out: vec[float]) -> None:
        """The same for every seat of a game that is not over."""
        state: State = game
        for seat in range(state.seats):
            out[seat] = self.value(game, seat)

    def weigh(self, game: OwnState, seat: i64, moves: vec[i64], count: i64, rng: Rng, out: vec[float]) -> None:
        """How likely a good player is to make each of the moves: weights, the largest about 1."""
        chosen = self.choose(game, seat, moves, count, rng)
        for i in range(count):
            out[i] = OTHERWISE
            if moves[i] == chosen:
                out[i] = 1.0

    def turn_of(self, game: OwnState) -> i64:
        """Which turn this is: a playout is cut only where this number changes.

        Unless a game says otherwise a turn lasts as long as the same seat decides.
        """
        state: State = game
        return state.decider()

    def settled(self, game: OwnState) -> bool:
        """Whether a value can be trusted here: nothing is half done, such as a bid that will cost and bring."""
        return True


class Rater(Policy):
    """A policy that rates what each move leads to, and makes the best."""

    def __init__(self, noise: float, warmth: float) -> None:
        self.noise = noise  # settles equal moves by lot
        self.warmth = warmth  # the difference of two ratings of which the better is made e times as often

    def rate(self, game: OwnState, seat: i64, moves: vec[i64], count: i64, out: vec[float]) -> None:
        """How good each of the moves is, in a unit of the game's own."""
        raise NotImplementedError

    def choose(self, game: OwnState, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        ratings = vec[float]([0.0] * count)
        self.rate(game, seat, moves, count, ratings)
        best: i64 = 0
        best_rating = -1.0e9
        for i in range(count):
            rating = ratings[i] + self.noise * rng.chance()
            if rating > best_rating:
                best_rating = rating
                best = i
        return moves[best]

    def weigh(self, game: OwnState, seat: i64, moves: vec[i64], count: i64, rng: Rng, out: vec[float]) -> None:
        self.rate(game, seat, moves, count, out)
        softmax(out, count, self.warmth)


@final
class RandomPolicy(Policy):
    """Every legal move with the same chance."""

    def choose(self, game: State, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        return moves[rng.below(count)]

    def value(self, game: State, seat: i64) -> float:
        return 1.0 / float(game.seats)

    def weigh(self, game: State, seat: i64, moves: vec[i64], count: i64, rng: Rng, out: vec[float]) -> None:
        for i in range(count):
            out[i] = 1.0


def softmax(values: vec[float], count: i64, warmth: float) -> None:
    """The first `count` values become weights, the largest 1; `warmth` is the difference of two of which the better
    weighs e times as much."""
    best = values[0]
    for i in range(count):
        if values[i] > best:
            best = values[i]
    for i in range(count):
        values[i] = math.exp((values[i] - best) / warmth)


def likely(lead: float) -> float:
    """The chance that a lead in standard deviations is one in truth: the logistic curve that is near the normal's."""
    return 1.0 / (1.0 + math.exp(-1.7 * lead))


def choice_of(policy: Policy, state: State, seat: i64, most: i64, rng: Rng) -> i64:
    """The move a policy chooses, for interpreted callers."""
    moves = vec[i64]([0] * most)
    return policy.choose(state, seat, moves, state.legal(seat, moves), rng)
