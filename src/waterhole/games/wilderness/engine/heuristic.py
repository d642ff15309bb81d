"""Wilderness: what the bots know of the game.

Everything is measured in rounds: a move is worth what it gains by the forecast, a card what it gains less what it is
worth in hand.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness.engine.chapters.effects import flag_of_good
from waterhole.games.wilderness.engine.components import (
    ACT,
    CATCH,
    FIRE_LIT,
    M_DRINK,
    M_GOOD,
    M_HERBS,
    OVER,
)
from waterhole.games.wilderness.engine.planning.card_values import CARD, worth_in_window, worth_of_turn_card
from waterhole.games.wilderness.engine.planning.forecast import (
    DEATH,
    Ways,
    find_ways,
    rounds_after_turn,
    way_after_turn,
    work_out_rounds,
)
from waterhole.games.wilderness.engine.planning.turn_plan import Plan, make_plan, worth_of_action, worth_of_catch
from waterhole.games.wilderness.engine.rules import Wilderness
from waterhole.games.wilderness.engine.table import cards_in
from waterhole.kernel.engine.masks import bits
from waterhole.kernel.engine.policy import Policy, softmax
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import MOST_SEATS

NOISE: Final = 0.01  # settles equal moves by lot
WARMTH: Final = 0.7  # rounds between two moves of which the better is made e times as often
KEPT_MAPS: Final = 512
# How late a player is: a logistic regression of who won, on 54,000 positions of 2,000 games of two players by the
# rules of thumb. What is counted in small things decides the more, the nearer the village is.
ROUNDS_LATE: Final = 1.1  # each time the rounds to go are e times as many
ENERGY_LATE: Final = 0.36
TURN_LATE: Final = 3.3  # a round until the next turn
EXHAUSTION_LATE: Final = 0.11
CARD_EARLY: Final = 0.39
NEARNESS: Final = 0.5  # a round of the first player's way


@final
class WildernessHeuristic(Policy):
    def __init__(self, fights: bool = True) -> None:
        self.fights = fights  # plays a card against another for the rounds it costs him
        self.kept: dict[i64, Ways] = {}
        self.plan = Plan()
        self.rounds = vec[float]()
        self.to_go = vec[float]([0.0] * MOST_SEATS)

    def ways(self, game: Wilderness) -> Ways:
        """Kept by the tiles that are face up, the only thing they depend on."""
        key = game.strip
        for position in range(game.strip):
            key *= 9
            if (game.face_up >> position) & 1:
                key += game.tiles[position] + 1
        found = self.kept.get(key)
        if found is None:
            if len(self.kept) >= KEPT_MAPS:
                self.kept.clear()
            if len(self.rounds) == 0:
                self.rounds = work_out_rounds()
            found = find_ways(game, self.rounds)
            self.kept[key] = found
        return found

    def choose(self, game: Wilderness, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        ways = self.ways(game)
        if game.step == ACT:
            return self.choose_action(game, ways, seat, moves, count, rng)
        best = moves[0]
        best_worth = -1.0e9
        for i in range(count):
            if game.step == CATCH:
                worth = worth_of_catch(game, ways, seat, moves[i])
            else:
                worth = worth_in_window(game, ways, seat, moves[i], self.fights)
            worth += NOISE * rng.chance()
            if worth > best_worth:
                best_worth = worth
                best = moves[i]
        return best

    def choose_action(self, game: Wilderness, ways: Ways, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        """The best move without a card, unless a card gains more than it is worth in hand."""
        make_plan(self.plan, game, ways, seat, game.flags)
        best = moves[0]
        best_worth = -1.0e9
        for i in range(count):
            if moves[i] < M_GOOD:
                worth = worth_of_action(game, ways, self.plan, seat, moves[i]) + NOISE * rng.chance()
                if worth > best_worth:
                    best_worth = worth
                    best = moves[i]
        if best == M_DRINK:
            return best
        best_gain = 0.0
        for i in range(count):
            if moves[i] >= M_GOOD:
                gain = self.gain_of_card(game, ways, seat, moves[i], best_worth)
                if gain > best_gain:
                    best_gain = gain
                    best = moves[i]
        return best

    def weigh(self, game: Wilderness, seat: i64, moves: vec[i64], count: i64, rng: Rng, out: vec[float]) -> None:
        ways = self.ways(game)
        if game.step == ACT:
            self.weigh_turn(game, ways, seat, moves, count, out)
        else:
            for i in range(count):
                if game.step == CATCH:
                    out[i] = worth_of_catch(game, ways, seat, moves[i])
                else:
                    out[i] = worth_in_window(game, ways, seat, moves[i], self.fights)
        softmax(out, count, WARMTH)

    def weigh_turn(self, game: Wilderness, ways: Ways, seat: i64, moves: vec[i64], count: i64, out: vec[float]) -> None:
        """What every move of one's turn is worth; a card by what it adds to the best move without one."""
        make_plan(self.plan, game, ways, seat, game.flags)
        without = -1.0e9
        for i in range(count):
            if moves[i] < M_GOOD:
                out[i] = worth_of_action(game, ways, self.plan, seat, moves[i])
                if out[i] > without:
                    without = out[i]
        for i in range(count):
            if moves[i] >= M_GOOD:
                out[i] = without + self.gain_of_card(game, ways, seat, moves[i], without)

    def gain_of_card(self, game: Wilderness, ways: Ways, seat: i64, move: i64, worth: float) -> float:
        """Rounds gained beyond the best move without a card, less what the card is worth in hand."""
        if move < M_HERBS:
            flag = flag_of_good(move - M_GOOD)
            if flag != FIRE_LIT:
                make_plan(self.plan, game, ways, seat, game.flags | flag)
                return self.plan.best - worth - 1.2 * CARD
        return worth_of_turn_card(game, ways, seat, move)

    def value(self, game: Wilderness, seat: i64) -> float:
        """The share of a win by how late each living player is."""
        if game.step == OVER:
            if (game.winners >> seat) & 1:
                return 1.0 / float(bits(game.winners))
            return 0.0
        if not game.lives(seat):
            return 0.0
        ways = self.ways(game)
        soonest = DEATH
        for player in range(game.seats):
            if game.lives(player):
                self.to_go[player] = rounds_after_turn(game, ways, player)
                if self.to_go[player] < soonest:
                    soonest = self.to_go[player]
        unit = 1.0 / (1.0 + NEARNESS * soonest)
        total = 0.0
        for player in range(game.seats):
            if game.lives(player):
                late = ROUNDS_LATE * math.log(1.0 + self.to_go[player]) + unit * small_things(game, ways, player)
                self.to_go[player] = math.exp(-late)
                total += self.to_go[player]
        return self.to_go[seat] / total


# -- how late a player is ---------------------------------------------------------------


def small_things(game: Wilderness, ways: Ways, player: i64) -> float:
    """The way, the wait for the next turn, exhaustion and cards."""
    turns = player - game.current
    if turns <= 0:
        turns += game.seats
    late = ENERGY_LATE * float(way_after_turn(game, ways, player)) + TURN_LATE * float(turns) / float(game.seats)
    late += EXHAUSTION_LATE * float(game.exhaustion[player])
    return late - CARD_EARLY * float(cards_in(game.hands[player]))
