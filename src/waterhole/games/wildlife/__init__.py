"""Wildlife, by Wolfgang Kramer: spread over the island, adapt, attack, and sell a card each turn. 2–6 players."""

from __future__ import annotations

from typing import Literal

from waterhole.games.wildlife.engine.components import ORGANISM_WAYS, OUTCOMES
from waterhole.games.wildlife.engine.heuristic import GUESSED, WildlifeHeuristic
from waterhole.games.wildlife.engine.observation import WildlifeObserver
from waterhole.games.wildlife.engine.rules import Wildlife, new_game
from waterhole.games.wildlife.engine.view import seat_view, spectator_view
from waterhole.games.wildlife.evaluation import evaluate
from waterhole.games.wildlife.events import tell
from waterhole.games.wildlife.explain import explain
from waterhole.games.wildlife.facts import facts
from waterhole.games.wildlife.moves import MOVES
from waterhole.games.wildlife.position import WildlifePosition, dump, load
from waterhole.games.wildlife.tallies import TALLIES
from waterhole.games.wildlife.temperaments import TEMPERAMENTS
from waterhole.games.wildlife.training import expert, packaged, train
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Game, Options

MOST_ROUNDS = 100


class WildlifeOptions(Options, frozen=True):
    organisms: Literal["lot", "choose", "auction"] = "lot"  # WL-1, WL-21
    abilities: Literal["limited", "unlimited"] = "limited"
    buyer_expands: bool = False
    start: Literal["oldest", "last"] = "oldest"
    rounds: int = 0  # WL-23; 0: no limit

    def problem(self, seats: int) -> str:
        if not 0 <= self.rounds <= MOST_ROUNDS:
            return f"rounds is 0 (no limit) to {MOST_ROUNDS}, not {self.rounds}."
        return ""

    @classmethod
    def variants(cls, seats: int) -> list[Options]:
        return [
            cls(organisms="choose"),
            cls(organisms="auction"),
            cls(abilities="unlimited"),
            cls(buyer_expands=True),
            cls(start="last"),
            cls(rounds=5),
        ]


def start(seats: int, options: WildlifeOptions, rng: Rng) -> Wildlife:
    return new_game(
        seats,
        ORGANISM_WAYS.index(options.organisms),
        options.abilities == "unlimited",
        options.buyer_expands,
        options.start == "last",
        options.rounds,
        rng,
    )


GAME = Game(
    name="wildlife",
    title="Wildlife",
    rules_version="1",
    seats=range(2, 7),
    options=WildlifeOptions,
    moves=MOVES,
    start=start,
    spectator_view=spectator_view,
    seat_view=seat_view,
    position=WildlifePosition,
    dump=dump,
    load=load,
    tell=tell,
    explain=explain,
    heuristic=WildlifeHeuristic(),
    evaluate=evaluate,
    facts=facts,
    tallies=TALLIES,
    temperaments=TEMPERAMENTS,
    guide=expert(packaged()),
    hunter=expert(packaged(), GUESSED),
    # Two rounds are played out at larger tables: a value right after one turn says too much about whose turn it is next
    # (docs/strength-trials.md).
    search={"turns": 1, "rounds": 2, "exploration": 0.15, "caution": 0.03},
    lapses={"often": 0.8, "slack": 0.2},
    tries=20,
    train=train,
    outcomes=OUTCOMES[1:],
    observer=WildlifeObserver(),
    assumed=(
        "The map of the island; the sizes of its areas are known.",
        "The ages of all organisms but the mammoth; some cells of the bear's, eagle's, snake's and crocodile's charts.",
        "The last seven values of the small scoring track, and ten cards of each terrain.",
        "That nobody falls below -10 to pay for a card (WL-12).",
    ),
)
