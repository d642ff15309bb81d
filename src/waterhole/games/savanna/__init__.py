"""Ecosystem: Savanna, by Matt Simpson, Steve Schlepphorst and Daniel Dávalos: select a card, pass the hand on, and
let a savanna grow. 1–6 players."""

from __future__ import annotations

from typing import Literal

from waterhole.games.savanna.components import GRADES, OUTCOMES
from waterhole.games.savanna.events import sentence, tell
from waterhole.games.savanna.explain import explain
from waterhole.games.savanna.heuristic import SavannaHeuristic
from waterhole.games.savanna.moves import MOVES
from waterhole.games.savanna.observation import SavannaObserver
from waterhole.games.savanna.position import SavannaPosition, dump, load
from waterhole.games.savanna.rules import Savanna, new_game
from waterhole.games.savanna.training import expert, packaged, train
from waterhole.games.savanna.view import view
from waterhole.games.savanna.worth import worth
from waterhole.kernel.core import Rng
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
    summary="Select a card, pass the hand on, and let a savanna of twenty cards grow.",
    rules_version="1",
    seats=range(1, 7),
    options=SavannaOptions,
    moves=MOVES,
    start=start,
    view=view,
    position=SavannaPosition,
    dump=dump,
    load=load,
    tell=tell,
    sentence=sentence,
    explain=explain,
    heuristic=SavannaHeuristic(),
    worth=worth,
    guide=expert(packaged()),
    search={"turns": 0},
    train=train,
    outcomes=OUTCOMES,
    observer=SavannaObserver(),
    extras=("Swala",),
    assumed=("How many of the 132 cards there are of each of the eleven kinds.",),
)
