"""Wilderness: the chance to win, learned from games that foragers play to the end.

What everybody sees of a player, and the cards he holds, is a row of numbers; his strength is their sum, each times its
weight, and players win in proportion to e to the power of it. How many live says which weights. They are in
learned.json; `waterhole train wilderness` (lessons.py) makes that file again.
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
    M_BAD,
    M_GOOD,
    M_PASS,
    MOST_HUNGER,
    MOST_THIRST,
    OVER,
    SKULL,
    THIRST,
    TRIBE,
    WINDOW,
)
from waterhole.games.wilderness.engine.heuristic import NEARNESS, WildernessHeuristic
from waterhole.games.wilderness.engine.planning.card_values import toll_of, worth_in_window
from waterhole.games.wilderness.engine.planning.forecast import (
    DEATH,
    Ways,
    rounds_after_turn,
    rounds_to_water,
    toll_to_water,
    way_after_turn,
)
from waterhole.games.wilderness.engine.planning.race import (
    count_turns,
    dark_in,
    places_between,
    round_of_arrival,
)
from waterhole.games.wilderness.engine.planning.turn_plan import ATTACK, bites_at
from waterhole.games.wilderness.engine.rules import Wilderness
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
    "place after the first player",
    "rounds to the village",
    "there in this round",
    "there in the next",
    "there in two rounds",
    "dark on arrival",
    "lead in rounds",
    "first in the village",
    "first, in this round",
    "first, by the next",
    "first, within two rounds",
    "first, within four rounds",
    "first, in this round and dark",
    "first, by the next and dark",
    "first, within two rounds and dark",
    "first by more than a round, in this one",
    "first by more than a round, by the next",
    "first by more than a round, within two",
)
ILL: Final = len(FEATURES)  # then each illness, then each card in hand
HELD: Final = ILL + ILLNESS_KINDS
ONCE: Final = HELD + EVENT_KINDS
WIDTH: Final = 2 * ONCE  # all of it once more, the smaller the further the first player is from the village
RACE: Final = 29  # the first of the numbers that say who is in the village when
ALIVE: Final[vec[i64]] = vec[i64]([0, 0, 0, 1, 2, 2, 3, 3, 3])  # which weights, by how many live
GROUPS: Final = 4
MOST_LEAD: Final = 3.0
IDLE: Final = -0.3  # rounds: a card against one of many is not looked at that is worth less
LONG_WAY: Final = 20.0
NEAR_WAY: Final = 12.0
MOST_ROUNDS: Final = 30.0


@final
class WildernessExpert(Policy):
    """Plays by the rules of thumb, and knows better what comes of it."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.thumb = WildernessHeuristic(fights=False)  # a search keeps its cards: docs/strength-trials.md
        self.seen = vec[float]([0.0] * (MOST_SEATS * ONCE))
        self.unit = 1.0  # what the second half of the weights is multiplied with
        self.to_go = vec[float]([0.0] * MOST_SEATS)
        self.arrival = vec[float]([0.0] * MOST_SEATS)  # in rounds, with the wait for the turn
        self.shares = vec[float]([0.0] * MOST_SEATS)

    def choose(self, game: Wilderness, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        return self.thumb.choose(game, seat, moves, count, rng)

    def weigh(self, game: Wilderness, seat: i64, moves: vec[i64], count: i64, rng: Rng, out: vec[float]) -> None:
        """As by the rules of thumb, but for answers in a window that are not even looked at."""
        self.thumb.weigh(game, seat, moves, count, rng, out)
        if game.step == WINDOW:
            for i in range(count):
                if self.is_idle(game, seat, moves[i]):
                    out[i] = 0.0

    def is_idle(self, game: Wilderness, seat: i64, move: i64) -> bool:
        """A standing pass, which is for people, who tire of being asked; harm that is a present to the others."""
        if move < M_BAD:
            return move > M_PASS and move < M_GOOD
        return bits(game.alive) > 2 and worth_in_window(game, self.thumb.ways(game), seat, move, True) < IDLE

    def turn_of(self, game: Wilderness) -> i64:
        """Questions in windows do not make a turn."""
        return game.rounds * MOST_SEATS + game.current

    def value(self, game: Wilderness, seat: i64) -> float:
        if game.step == OVER:
            return self.thumb.value(game, seat)
        self.foresee(game)
        return self.shares[seat]

    def values(self, game: Wilderness, out: vec[float]) -> None:
        self.foresee(game)
        for seat in range(game.seats):
            out[seat] = self.shares[seat]

    def foresee(self, game: Wilderness) -> None:
        """Set everybody's share of a win."""
        self.look(game)
        group = group_of(game)
        total = 0.0
        for seat in range(game.seats):
            self.shares[seat] = 0.0
            if game.lives(seat):
                self.shares[seat] = math.exp(self.strength(seat * ONCE, group * WIDTH))
                total += self.shares[seat]
        for seat in range(game.seats):
            self.shares[seat] /= total

    def strength(self, at: i64, group: i64) -> float:
        """The sum of a player's numbers, each times its weight."""
        seen = self.seen
        weights = self.weights
        far = 0.0
        near = 0.0
        for i in range(i64(ONCE)):
            number = seen[at + i]
            if number != 0.0:
                far += weights[group + i] * number
                near += weights[group + ONCE + i] * number
        return far + self.unit * near

    def look(self, game: Wilderness) -> None:
        """Set the numbers of everybody who lives."""
        ways = self.thumb.ways(game)
        if len(ways.turns) == 0:
            count_turns(game, ways)
        soonest = DEATH
        for player in range(game.seats):
            if game.lives(player):
                self.to_go[player] = rounds_after_turn(game, ways, player)
                if self.to_go[player] < soonest:
                    soonest = self.to_go[player]
                wait = float(places_between(game, game.first, player)) / float(game.seats)
                self.arrival[player] = float(round_of_arrival(game, ways, player)) + wait
        self.unit = 1.0 / (1.0 + NEARNESS * soonest)
        for player in range(game.seats):
            if game.lives(player):
                self.look_at_player(game, ways, player, player * ONCE)
                self.look_at_race(game, player, player * ONCE + RACE)

    def look_at_race(self, game: Wilderness, player: i64, at: i64) -> None:
        """Who can be in the village first, and when."""
        out = self.seen
        own = self.arrival[player]
        others = DEATH
        for other in range(game.seats):
            if other != player and game.lives(other) and self.arrival[other] < others:
                others = self.arrival[other]
        lead = least(others - own, MOST_LEAD)
        dark = one_if(dark_in(game, i64(int(own))))
        out[at] = float(places_between(game, game.first, player)) / float(game.seats)
        out[at + 1] = least(own, MOST_ROUNDS) / 10.0
        out[at + 2] = one_if(own < 1.0)
        out[at + 3] = one_if(own < 2.0)
        out[at + 4] = one_if(own < 3.0)
        out[at + 5] = dark
        out[at + 6] = -least(-lead, MOST_LEAD) / MOST_LEAD
        out[at + 7] = one_if(lead > 0.0)
        for later in range(i64(3)):
            first = one_if(lead > 0.0 and own < float(later + 1))
            out[at + 8 + later] = first
            out[at + 12 + later] = first * dark
            out[at + 15 + later] = first * one_if(lead > 1.0)
        out[at + 11] = one_if(lead > 0.0 and own < 5.0)

    def look_at_player(self, game: Wilderness, ways: Ways, player: i64, at: i64) -> None:
        out = self.seen
        area = game.figures[player]
        thirst = game.thirst[player]
        hunger = game.hunger[player]
        worn = float(game.exhaustion[player]) / float(SKULL)
        fasting = float(hunger) / float(MOST_HUNGER)
        dry = rounds_to_water(ways, area)
        way = float(way_after_turn(game, ways, player))
        left = float(SKULL - game.exhaustion[player] - toll_of(game, player))
        turns = places_between(game, game.current, player)
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


def group_of(game: Wilderness) -> i64:
    """Which of the weights hold, by how many live."""
    return ALIVE[bits(game.alive)]


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
