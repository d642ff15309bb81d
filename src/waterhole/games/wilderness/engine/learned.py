"""Wilderness: the chance to win, learned from games that foragers play to the end.

What everybody sees of a player, and the cards he holds, is a row of numbers; his strength is their sum, each times its
weight, and players win in proportion to e to the power of it. The weights are in learned.json; `waterhole train
wilderness` makes that file again. They are of duels: while more than two live, the rules of thumb value a position.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness.engine.board import terrain_of
from waterhole.games.wilderness.engine.components import (
    ENERGY,
    EVENT_KINDS,
    HUNGER,
    HUNTABLE,
    ILLNESS_KINDS,
    M_GOOD,
    M_PASS,
    M_SCENT,
    MOST_HUNGER,
    MOST_THIRST,
    OVER,
    SKULL,
    THIRST,
    TRIBE,
    WINDOW,
)
from waterhole.games.wilderness.engine.heuristic import NEARNESS, WildernessHeuristic
from waterhole.games.wilderness.engine.planning.card_values import toll_of
from waterhole.games.wilderness.engine.planning.forecast import (
    DEATH,
    rounds_after_turn,
    rounds_to_water,
    toll_to_water,
    way_after_turn,
)
from waterhole.games.wilderness.engine.planning.turn_plan import ATTACK, bites_at
from waterhole.games.wilderness.engine.rules import Wilderness, new_game
from waterhole.games.wilderness.engine.table import cards_in, copies
from waterhole.kernel.engine.masks import bits
from waterhole.kernel.engine.policy import Policy
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import MOST_SEATS

FEATURES: Final[tuple[str, ...]] = (
    "rounds to go, logarithm",
    "rounds to go",
    "way",
    "way, if near",
    "wait for the turn",
    "exhaustion",
    "exhaustion, squared",
    "3 squares or fewer to the skull after nature's turn",
    "6 squares or fewer",
    "10 squares or fewer",
    "15 squares or fewer",
    "thirst",
    "exhaustion by thirst",
    "rounds to water",
    "exhaustion by thirst on the way there",
    "hunger",
    "exhaustion by hunger",
    "hunger that exhausts",
    "hunger and exhaustion",
    "way and exhaustion",
    "way and hunger",
    "animals in reach",
    "with the tribe",
    "energy of a turn",
    "at the water",
    "where one can hunt",
    "where one can hunt, and hunger",
    "cards in hand",
    "cards in hand, root",
)
ILL: Final = len(FEATURES)  # then each illness, then each card in hand
HELD: Final = ILL + ILLNESS_KINDS
ONCE: Final = HELD + EVENT_KINDS
WIDTH: Final = 2 * ONCE  # all of it once more, the smaller the further the first player is from the village
LONG_WAY: Final = 20.0
NEAR_WAY: Final = 12.0
MOST_ROUNDS: Final = 30.0
TABLE: Final = M_SCENT + 24  # moves there are


@final
class WildernessExpert(Policy):
    """Plays by the rules of thumb, and knows better what comes of it."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.thumb = WildernessHeuristic(fights=False)  # a search keeps its cards: docs/strength-trials.md
        self.seen = vec[float]([0.0] * (MOST_SEATS * WIDTH))
        self.to_go = vec[float]([0.0] * MOST_SEATS)
        self.shares = vec[float]([0.0] * MOST_SEATS)

    def choose(self, game: Wilderness, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        return self.thumb.choose(game, seat, moves, count, rng)

    def weigh(self, game: Wilderness, seat: i64, moves: vec[i64], count: i64, rng: Rng, out: vec[float]) -> None:
        """As by the rules of thumb, but that no pass is a standing one: that is for people, who tire of being asked."""
        self.thumb.weigh(game, seat, moves, count, rng, out)
        if game.step == WINDOW:
            for i in range(count):
                if moves[i] > M_PASS and moves[i] < M_GOOD:
                    out[i] = 0.0

    def turn_of(self, game: Wilderness) -> i64:
        """Questions in windows do not make a turn."""
        return game.rounds * MOST_SEATS + game.current

    def value(self, game: Wilderness, seat: i64) -> float:
        if game.step == OVER or bits(game.alive) > 2:
            return self.thumb.value(game, seat)
        self.foresee(game)
        return self.shares[seat]

    def values(self, game: Wilderness, out: vec[float]) -> None:
        if bits(game.alive) > 2:
            for seat in range(game.seats):
                out[seat] = self.thumb.value(game, seat)
        else:
            self.foresee(game)
            for seat in range(game.seats):
                out[seat] = self.shares[seat]

    def foresee(self, game: Wilderness) -> None:
        """Set everybody's share of a win."""
        self.look(game)
        total = 0.0
        for seat in range(game.seats):
            self.shares[seat] = 0.0
            if game.lives(seat):
                strength = 0.0
                at = seat * WIDTH
                for i in range(i64(WIDTH)):
                    strength += self.weights[i] * self.seen[at + i]
                self.shares[seat] = math.exp(strength)
                total += self.shares[seat]
        for seat in range(game.seats):
            self.shares[seat] /= total

    def look(self, game: Wilderness) -> None:
        """Set the numbers of everybody who lives."""
        ways = self.thumb.ways(game)
        soonest = DEATH
        for player in range(game.seats):
            if game.lives(player):
                self.to_go[player] = rounds_after_turn(game, ways, player)
                if self.to_go[player] < soonest:
                    soonest = self.to_go[player]
        unit = 1.0 / (1.0 + NEARNESS * soonest)
        for player in range(game.seats):
            if game.lives(player):
                at = player * WIDTH
                self.look_at_player(game, player, at)
                for i in range(i64(ONCE)):
                    self.seen[at + ONCE + i] = unit * self.seen[at + i]

    def look_at_player(self, game: Wilderness, player: i64, at: i64) -> None:
        out = self.seen
        ways = self.thumb.ways(game)
        area = game.figures[player]
        thirst = game.thirst[player]
        hunger = game.hunger[player]
        worn = float(game.exhaustion[player]) / float(SKULL)
        fasting = float(hunger) / float(MOST_HUNGER)
        dry = rounds_to_water(ways, area)
        way = float(way_after_turn(game, ways, player))
        left = float(SKULL - game.exhaustion[player] - toll_of(game, player))
        turns = player - game.current
        if turns < 0:
            turns += game.seats
        hunting = float(HUNTABLE[terrain_of(game.land[area])])
        cards = float(cards_in(game.hands[player]))
        out[at] = math.log(1.0 + self.to_go[player])
        out[at + 1] = least(self.to_go[player], MOST_ROUNDS) / 10.0
        out[at + 2] = way / LONG_WAY
        out[at + 3] = least(way, NEAR_WAY) / NEAR_WAY
        out[at + 4] = float(turns) / float(game.seats)
        out[at + 5] = worn
        out[at + 6] = worn * worn
        out[at + 7] = short_of(3.0, left)
        out[at + 8] = short_of(6.0, left)
        out[at + 9] = short_of(10.0, left)
        out[at + 10] = short_of(15.0, left)
        out[at + 11] = float(thirst) / float(MOST_THIRST)
        out[at + 12] = float(THIRST[thirst])
        out[at + 13] = float(dry)
        out[at + 14] = float(toll_to_water(thirst, dry)) / 5.0
        out[at + 15] = fasting
        out[at + 16] = float(HUNGER[hunger])
        out[at + 17] = 1.0 - short_of(7.0, float(hunger) - 4.0)
        out[at + 18] = fasting * worn
        out[at + 19] = way / LONG_WAY * worn
        out[at + 20] = way / LONG_WAY * fasting
        out[at + 21] = float(bites_at(game, player, area)) / float(ATTACK)
        out[at + 22] = one_if(terrain_of(game.land[area]) == TRIBE)
        out[at + 23] = float(ENERGY[game.exhaustion[player]]) / 6.0
        out[at + 24] = one_if(ways.water[area] == 0)
        out[at + 25] = hunting
        out[at + 26] = hunting * fasting
        out[at + 27] = cards
        out[at + 28] = math.sqrt(cards)
        for illness in range(i64(ILLNESS_KINDS)):
            out[at + ILL + illness] = float(copies(game.illnesses[player], illness))
        for kind in range(i64(EVENT_KINDS)):
            out[at + HELD + kind] = float(copies(game.hands[player], kind))


def least(one: float, other: float) -> float:
    if one < other:
        return one
    return other


def short_of(enough: float, number: float) -> float:
    """From 0, where there is enough, to 1, where there is nothing."""
    if number >= enough:
        return 0.0
    if number <= 0.0:
        return 1.0
    return (enough - number) / enough


def one_if(condition: bool) -> float:
    if condition:
        return 1.0
    return 0.0


# -- training ------------------------------------------------------------------------


@final
class Lessons:
    """Plays duels of foragers. Every turn begins with what comes of it: some games from here to the end.

    Half of these are by foragers that fight, half by such that do not: searching bots do something between the two.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.weights = vec[float]([0.0] * WIDTH)
        self.squares = vec[float]([1.0] * WIDTH)  # of the steps so far: how far the next may go
        self.expert = WildernessExpert(self.weights)
        self.peaceful = WildernessHeuristic(fights=False)
        self.fighting = WildernessHeuristic()
        self.moves = vec[i64]([0] * TABLE)
        self.won = vec[float]([0.0, 0.0])

    def play(self, strip: i64, slip: float, pairs: i64, step: float) -> None:
        """One game by foragers who now and then make any move at all, and what can be learned from every turn."""
        game = new_game(2, strip, 0, self.rng.split())
        last: i64 = -1
        teacher = self.peaceful
        while game.step != OVER:
            turn = self.expert.turn_of(game)
            if turn != last:
                last = turn
                if self.rng.chance() < 0.5:
                    teacher = self.fighting
                else:
                    teacher = self.peaceful
                self.play_to_the_end(game, pairs)
                self.learn(game, step)
            self.make_move(game, teacher, slip)

    def make_move(self, game: Wilderness, teacher: WildernessHeuristic, slip: float) -> None:
        seat = game.decider()
        count = game.legal(seat, self.moves)
        if self.rng.chance() < slip:
            game.apply(seat, self.moves[self.rng.below(count)])
        else:
            game.apply(seat, teacher.choose(game, seat, self.moves, count, self.rng))

    def play_to_the_end(self, game: Wilderness, pairs: i64) -> None:
        """Set what each player wins from here on average."""
        self.won[0] = 0.0
        self.won[1] = 0.0
        for number in range(2 * pairs):
            twin = game.clone()
            twin.rng = self.rng.split()
            teacher = self.peaceful
            if number & 1:
                teacher = self.fighting
            while twin.step != OVER:
                self.make_move(twin, teacher, 0.0)
            for player in range(i64(2)):
                self.won[player] += teacher.value(twin, player) / float(2 * pairs)

    def learn(self, game: Wilderness, step: float) -> None:
        """One step of the weights towards what came of it, by the gradient of its logarithm."""
        self.expert.foresee(game)
        seen = self.expert.seen
        slope = self.won[0] - (self.won[0] + self.won[1]) * self.expert.shares[0]
        for i in range(i64(WIDTH)):
            part = slope * (seen[i] - seen[WIDTH + i])
            self.squares[i] += part * part
            self.weights[i] += step * part / math.sqrt(self.squares[i])
