"""Wilderness, by Thomas and Daniel Fryxelius: get out of the wilderness, alive. 2–8 players."""

from __future__ import annotations

from typing import Literal

from waterhole.games.wilderness.engine.components import LENGTH_TILES, LENGTHS, OUTCOMES
from waterhole.games.wilderness.engine.heuristic import WildernessHeuristic
from waterhole.games.wilderness.engine.observation import WildernessObserver
from waterhole.games.wilderness.engine.rules import Wilderness, new_game
from waterhole.games.wilderness.engine.view import seat_view, spectator_view
from waterhole.games.wilderness.evaluation import evaluate
from waterhole.games.wilderness.events import tell
from waterhole.games.wilderness.explain import explain
from waterhole.games.wilderness.facts import facts
from waterhole.games.wilderness.moves import MOVES
from waterhole.games.wilderness.position import WildernessPosition, dump, load
from waterhole.games.wilderness.tallies import TALLIES
from waterhole.games.wilderness.temperaments import TEMPERAMENTS
from waterhole.games.wilderness.training import expert, packaged, train
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Game, Options


class WildernessOptions(Options, frozen=True):
    length: Literal["short", "normal", "long"] = "normal"  # 4, 6 or 8 tiles (WN-1)
    first: Literal["fixed", "rotating"] = "fixed"  # rotating: the first player moves on every day (WN-17)

    @classmethod
    def variants(cls, seats: int) -> list[Options]:
        return [cls(length="short"), cls(length="long"), cls(first="rotating")]


def start(seats: int, options: WildernessOptions, rng: Rng) -> Wilderness:
    return new_game(seats, LENGTH_TILES[LENGTHS.index(options.length)], int(options.first == "rotating"), rng)


GAME = Game(
    name="wilderness",
    title="Wilderness",
    rules_version="1",
    seats=range(2, 9),
    options=WildernessOptions,
    moves=MOVES,
    start=start,
    spectator_view=spectator_view,
    seat_view=seat_view,
    position=WildernessPosition,
    dump=dump,
    load=load,
    tell=tell,
    explain=explain,
    heuristic=WildernessHeuristic(),
    evaluate=evaluate,
    facts=facts,
    tallies=TALLIES,
    temperaments=TEMPERAMENTS,
    guide=expert(packaged()),
    # Ends only where no other move can come first: what looks settled changes with thought (docs/strength-trials.md).
    search={
        "turns": 1,
        "exploration": 0.3,
        "caution": 0.03,
        "by_seats": True,
        "patience": 1,
        "worthwhile": 0,
        "own_trees": 2,
    },
    tries=16,
    train=train,
    outcomes=OUTCOMES[1:],
    observer=WildernessObserver(),
    assumed=(
        "The terrain, rivers and animals of the tiles.",
        "The numbers on the tracks.",
        "All event cards but the names Companion and Raft, all illness cards and all day cards.",
        "Animals never enter the village (WN-8).",
    ),
)
