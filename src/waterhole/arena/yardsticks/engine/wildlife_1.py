"""Wildlife: what the bots of version 1 knew of the game, where that has changed: bids and estimates."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wildlife.engine.components import BID, M_BID, M_PASS, OVER
from waterhole.games.wildlife.engine.heuristic import (
    WARMTH,
    Estimates,
    WildlifeHeuristic,
    certainty,
    lead_of,
    turn_number,
)
from waterhole.games.wildlife.engine.learned import STAGES, Forecast, stage_of
from waterhole.games.wildlife.engine.rules import Wildlife
from waterhole.kernel.engine.masks import BIT
from waterhole.kernel.engine.policy import Policy, likely, softmax
from waterhole.kernel.engine.rng import Rng

THEN: Final = Estimates(2.0, 2.0, 1.2)


@final
class WildlifeExpert1(Policy):
    """Moves as the rules of thumb say; values a position by the forecast."""

    def __init__(self, weights: vec[float], doubts: vec[float], warmth: float) -> None:
        self.forecast = Forecast(weights)
        self.doubts = doubts  # by seats and stage: how far the difference of two forecasts is off
        self.warmth = warmth  # of the weights of moves

    def choose(self, game: Wildlife, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        return choose_move_1(game, seat, moves, count, rng)

    def weigh(self, game: Wildlife, seat: i64, moves: vec[i64], count: i64, rng: Rng, out: vec[float]) -> None:
        weigh_moves(game, seat, moves, count, out, self.warmth)

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


@final
class WildlifeHeuristic1(Policy):
    """The rules of thumb as they are, but for what has changed."""

    def __init__(self) -> None:
        self.today = WildlifeHeuristic(THEN)

    def choose(self, game: Wildlife, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        return choose_move_1(game, seat, moves, count, rng)

    def weigh(self, game: Wildlife, seat: i64, moves: vec[i64], count: i64, rng: Rng, out: vec[float]) -> None:
        weigh_moves(game, seat, moves, count, out, WARMTH)

    def turn_of(self, game: Wildlife) -> i64:
        return turn_number(game)

    def value(self, game: Wildlife, seat: i64) -> float:
        return self.today.value(game, seat)


def choose_move_1(game: Wildlife, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
    if game.step == BID:
        return choose_bid(game, seat, moves, count)
    return THEN.choose(game, seat, moves, count, rng)


def weigh_moves(game: Wildlife, seat: i64, moves: vec[i64], count: i64, out: vec[float], warmth: float) -> None:
    """Weights by worth; `warmth` is the points between two moves of which the better is made e times as often."""
    if game.step == BID:
        weigh_bids(game, seat, moves, count, out)
        return
    for i in range(count):
        out[i] = THEN.worth_of(game, seat, moves[i])
    softmax(out, count, warmth)


def weigh_bids(game: Wildlife, seat: i64, moves: vec[i64], count: i64, out: vec[float]) -> None:
    """The bid one would make; then to pass, and the lowest bid."""
    chosen = choose_bid(game, seat, moves, count)
    low = M_BID + game.lowest_raise()
    for i in range(count):
        out[i] = 0.02
        if moves[i] == chosen:
            out[i] = 1.0
        elif moves[i] == M_PASS or moves[i] == low:
            out[i] = 0.3


def choose_bid(game: Wildlife, seat: i64, moves: vec[i64], count: i64) -> i64:
    """A third of the way up to what the card is worth; the food goes to an opponent, which counts too."""
    worth = THEN.worth_of_card(game, seat, game.card)
    cap = 3.0 * worth * 0.7
    if game.seats == 2:
        cap = 1.5 * worth
    low = game.lowest_raise()
    if float(low) > cap:
        return M_PASS
    bid = low + (i64(cap) - low) // 3
    high = moves[count - 1] - M_BID
    if bid > high:
        bid = high
    return M_BID + bid
