"""CuBirds, by Stefan Alexander: lay birds, enclose birds, bring families together. 1–5 players."""

from __future__ import annotations

from waterhole.games.cubirds.engine.components import MOST_EXTRA_BIRDS, OUTCOMES
from waterhole.games.cubirds.engine.observation import CuBirdsObserver
from waterhole.games.cubirds.engine.rules import CuBirds, new_game
from waterhole.games.cubirds.engine.view import FAMILIES, seat_view, spectator_view
from waterhole.games.cubirds.evaluation import evaluate
from waterhole.games.cubirds.events import tell
from waterhole.games.cubirds.explain import explain
from waterhole.games.cubirds.facts import facts
from waterhole.games.cubirds.moves import MOVES
from waterhole.games.cubirds.position import CuBirdsPosition, dump, load
from waterhole.games.cubirds.tallies import TALLIES
from waterhole.games.cubirds.temperaments import TEMPERAMENTS
from waterhole.games.cubirds.training import expert, packaged, train
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Game, Options


class CuBirdsOptions(Options, frozen=True):
    extra_birds: int = 0  # solo: birds Robinbird starts with beyond the first (CB-12)

    def problem(self, seats: int) -> str:
        if not 0 <= self.extra_birds <= MOST_EXTRA_BIRDS:
            return f"extra_birds is 0 to {MOST_EXTRA_BIRDS}, not {self.extra_birds}."
        if self.extra_birds and seats > 1:
            return "extra_birds are Robinbird's, who plays only in the solo game."
        return ""

    @classmethod
    def variants(cls, seats: int) -> list[Options]:
        return [cls(extra_birds=n) for n in range(1, MOST_EXTRA_BIRDS + 1)] if seats == 1 else []


def start(seats: int, options: CuBirdsOptions, rng: Rng) -> CuBirds:
    return new_game(seats, options.extra_birds, rng)


GAME = Game(
    name="cubirds",
    title="CuBirds",
    rules_version="1",
    seats=range(1, 6),
    options=CuBirdsOptions,
    moves=MOVES,
    start=start,
    spectator_view=spectator_view,
    seat_view=seat_view,
    position=CuBirdsPosition,
    dump=dump,
    load=load,
    tell=tell,
    explain=explain,
    heuristic=expert(packaged()),
    tries=60,
    train=train,
    outcomes=OUTCOMES[1:],
    observer=CuBirdsObserver(),
    extras=("Robinbird",),
    evaluate=evaluate,
    facts=facts,
    constants={"families": FAMILIES},
    tallies=TALLIES,
    temperaments=TEMPERAMENTS,
    assumed=("What happens when a row cannot be refilled (CB-7).",),
)
