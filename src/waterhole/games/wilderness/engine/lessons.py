"""Wilderness: lessons for the learned value: games that foragers play to the end.

Every lesson is the beginning of a turn with what comes of it: some games from there, half of them by foragers that
fight and half by such that do not, for searching bots do something between the two.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness.engine.components import M_SCENT, OVER
from waterhole.games.wilderness.engine.heuristic import WildernessHeuristic
from waterhole.games.wilderness.engine.learned import GROUPS, ONCE, WIDTH, WildernessExpert, group_of
from waterhole.games.wilderness.engine.rules import Wilderness, new_game
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import MOST_SEATS

TABLE: Final = M_SCENT + 24  # moves there are
LESSONS_A_ROUND: Final = 2.0  # however many play


@final
class Lessons:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.weights = vec[float]([0.0] * (GROUPS * WIDTH))
        self.squares = vec[float]([1.0] * (GROUPS * WIDTH))  # of the steps so far: how far the next may go
        self.expert = WildernessExpert(self.weights)
        self.peaceful = WildernessHeuristic(fights=False)
        self.fighting = WildernessHeuristic()
        self.moves = vec[i64]([0] * TABLE)
        self.won = vec[float]([0.0] * MOST_SEATS)

    def play(self, seats: i64, strip: i64, slip: float, pairs: i64, step: float) -> None:
        """One game by foragers who now and then make any move at all, and what can be learned from its turns."""
        game = new_game(seats, strip, 0, self.rng.split())
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
                if self.rng.chance() * float(seats) < LESSONS_A_ROUND:
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
        for player in range(game.seats):
            self.won[player] = 0.0
        for number in range(2 * pairs):
            twin = game.clone()
            twin.rng = self.rng.split()
            teacher = self.peaceful
            if number & 1:
                teacher = self.fighting
            while twin.step != OVER:
                self.make_move(twin, teacher, 0.0)
            for player in range(game.seats):
                self.won[player] += teacher.value(twin, player) / float(2 * pairs)

    def learn(self, game: Wilderness, step: float) -> None:
        """One step of the weights towards what came of it, by the gradient of its logarithm."""
        self.expert.foresee(game)
        seen = self.expert.seen
        at = group_of(game) * WIDTH
        total = 0.0
        for player in range(game.seats):
            total += self.won[player]
        for i in range(i64(ONCE)):
            part = 0.0
            for player in range(game.seats):
                if game.lives(player):
                    part += (self.won[player] - total * self.expert.shares[player]) * seen[player * ONCE + i]
            self.move_weight(at + i, part, step)
            self.move_weight(at + ONCE + i, self.expert.unit * part, step)

    def move_weight(self, at: i64, part: float, step: float) -> None:
        """The smaller a step, the more this weight has moved before."""
        self.squares[at] += part * part
        self.weights[at] += step * part / math.sqrt(self.squares[at])
