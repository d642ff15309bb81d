"""Ecosystem: Savanna, by Matt Simpson, Steve Schlepphorst and Daniel Dávalos: select a card, pass the hand on, and
let a savanna grow. 1–6 players."""

from __future__ import annotations

from typing import Literal

from waterhole.games.savanna.engine.components import GRADES, OUTCOMES
from waterhole.games.savanna.engine.heuristic import SavannaHeuristic
from waterhole.games.savanna.engine.observation import SavannaObserver
from waterhole.games.savanna.engine.rules import Savanna, new_game
from waterhole.games.savanna.engine.view import seat_view, spectator_view
from waterhole.games.savanna.evaluation import evaluate
from waterhole.games.savanna.events import tell
from waterhole.games.savanna.explain import explain
from waterhole.games.savanna.facts import facts
from waterhole.games.savanna.moves import MOVES
from waterhole.games.savanna.position import SavannaPosition, dump, load
from waterhole.games.savanna.tallies import TALLIES
from waterhole.games.savanna.temperaments import TEMPERAMENTS
from waterhole.games.savanna.training import expert, packaged, train
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Game, Options

Grade = Literal["easy", "normal", "difficult"]


class SavannaOptions(Options, frozen=True):
    grade: Grade = "normal"  # solo: Swala is to be beaten by 55, 75 or 85 points (ES-11)

    def problem(self, seats: int) -> str:
        if self.grade != "normal" and seats > 1:
            return "grade is for the solo game against Swala."
        return ""

    @classmethod
    def variants(cls, seats: int) -> list[Options]:
        return [cls(grade="easy"), cls(grade="difficult")] if seats == 1 else []


def start(seats: int, options: SavannaOptions, rng: Rng) -> Savanna:
    return new_game(seats, GRADES.index(options.grade), rng)


GAME = Game(
    name="savanna",
    title="Ecosystem: Savanna",
    rules_version="1",
    seats=range(1, 7),
    options=SavannaOptions,
    moves=MOVES,
    start=start,
    spectator_view=spectator_view,
    seat_view=seat_view,
    position=SavannaPosition,
    dump=dump,
    load=load,
    tell=tell,
    explain=explain,
    heuristic=SavannaHeuristic(),
    evaluate=evaluate,
    facts=facts,
    tallies=TALLIES,
    temperaments=TEMPERAMENTS,
    guide=expert(packaged()),
    # Ends only where no other move can come first: what looks settled changes with thought (docs/strength-trials.md).
    search={"turns": 0, "patience": 1, "worthwhile": 0, "own_trees": 3, "by_seats": True},
    lapses={"slack": 0.03, "sense": 0.03},
    tries=8,
    train=train,
    outcomes=OUTCOMES,
    observer=SavannaObserver(),
    extras=("Swala",),
    assumed=("How many of the 132 cards there are of each of the eleven kinds.",),
)
