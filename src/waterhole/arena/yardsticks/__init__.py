"""Bots that exist to be measured against, in the arena and nowhere else: the oracle and the pinned levels.

The oracle sees every hand: it is the ceiling that inference could reach at most. A level pinned at a version ('apex@1')
plays by what the levels knew then, so that progress stays visible.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from waterhole.arena.yardsticks.engine.savanna_1 import SavannaExpert1
from waterhole.arena.yardsticks.engine.wild_cards_1 import WildCardsHeuristic1
from waterhole.arena.yardsticks.engine.wildlife_1 import WildlifeExpert1, WildlifeHeuristic1
from waterhole.bots import LEVELS, Bot, bot
from waterhole.bots.engine.search import Search
from waterhole.bots.levels import BUDGETS, Budget, guide_for, read_budget, read_settings, style_for
from waterhole.games.cubirds.engine.heuristic import CuBirdsHeuristic
from waterhole.games.savanna import training as savanna
from waterhole.games.wilderness.engine.heuristic import WildernessHeuristic
from waterhole.games.wildlife.training import expert, version_1
from waterhole.kernel.engine.policy import Policy
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import BadInput, Game, Perspective

ORACLE = "oracle"
PINNED = ("forager", "hunter", "apex")  # levels that are kept as they were
VERSIONS = ("1",)
# How apex and hunter of version 1 searched, setting by setting: later defaults do not change them.
SEARCH_1: Mapping[str, Mapping[str, float | bool]] = {
    "wildlife": {"turns": 1, "exploration": 0.15, "caution": 0.03},
    "cubirds": {},
    "wild_cards": {"turns": 20, "mixed": True},
    "savanna": {"turns": 0},
    "wilderness": {},
}
USUAL_1: Mapping[str, float | bool] = {
    "guided": True,
    "exploration": 0.6,
    "by_seats": False,
    "turns": 2,
    "rounds": 0,
    "slip": 0.0,
    "caution": 0.1,
    "least": 0,
    "thrifty": False,
    "until_settled": False,
    "patience": 1.0,
    "worthwhile": 0.0,
    "own_trees": 0,
    "mixed": False,
}


WILDLIFE_WARMTH_1 = 3.0


def wildlife_expert_1() -> WildlifeExpert1:
    """By the weights of its day, where training still sets out."""
    then = expert(version_1())
    return WildlifeExpert1(then.forecast.weights, then.doubts, WILDLIFE_WARMTH_1)


def savanna_expert_1() -> SavannaExpert1:
    """Its weights are still those that are packaged."""
    today = savanna.expert(savanna.packaged())
    return SavannaExpert1(today.memory.forecast.weights, today.doubts)


HEURISTICS_1: Mapping[str, Policy] = {
    "wildlife": WildlifeHeuristic1(),
    "cubirds": CuBirdsHeuristic(),
    "wild_cards": WildCardsHeuristic1(),
    "wilderness": WildernessHeuristic(fights=False),
}
GUIDES_1: Mapping[str, Policy] = {
    "wildlife": wildlife_expert_1(),
    "cubirds": HEURISTICS_1["cubirds"],
    "wild_cards": HEURISTICS_1["wild_cards"],
    "savanna": savanna_expert_1(),
    "wilderness": HEURISTICS_1["wilderness"],
}
BUDGETS_1 = {
    "hunter": Budget(seconds=0.3),
    "apex": Budget(seconds=2.0),
}


class Oracle:
    """Searches as apex does, but in the one true world: it sees all hands, not chance to come."""

    def __init__(self, game: Game, budget: Budget) -> None:
        settings = style_for(game).settings()
        settings.open_hands = True
        settings.cpu_clock = budget.cpu > 0
        self.budget = budget
        self.search = Search(guide_for(game), len(game.moves), settings)

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        raise BadInput("the oracle sees every hand: it plays in the arena and nowhere else.")

    def choose_seeing(self, state: State, seat: int, rng: Rng) -> int:
        """A move for the true position; others' secret choices of this moment are taken back by the search."""
        self.search.forget()
        self.search.run(state, seat, rng, self.budget.iterations, self.budget.cpu or self.budget.seconds)
        return int(self.search.best())


def arena_bot(level: str, game: Game) -> Bot:
    """A bot of any level, or one of those that only the arena knows; BadInput says what is wrong."""
    word, _, rest = level.partition(":")
    if word == ORACLE:
        settings = read_settings(level, rest)
        budget = read_budget(level, settings, BUDGETS["apex"])
        if settings:
            raise BadInput(f"'{level}': {word} has no setting '{next(iter(settings))}'.")
        return Oracle(game, budget)
    name, at, version = word.partition("@")
    if not at:
        if word not in LEVELS:
            raise BadInput(f"there is no bot '{word}'; the arena's bots are: {', '.join(known())}.")
        return bot(level, game)
    if name not in PINNED or version not in VERSIONS:
        raise BadInput(f"no '{word}' is kept; these are: {', '.join(pinned_levels())}.")
    return bot(f"{name}:{rest}" if rest else name, as_of_1(game), BUDGETS_1)


def known() -> list[str]:
    """Every word that names a bot of the arena."""
    return [*LEVELS, *pinned_levels(), ORACLE]


def pinned_levels() -> list[str]:
    return [f"{level}@{version}" for version in VERSIONS for level in PINNED]


def as_of_1(game: Game) -> Game:
    """The game with what its bots knew in version 1; what has not changed since is not kept twice."""
    return dataclasses.replace(
        game,
        heuristic=HEURISTICS_1.get(game.name, game.heuristic),
        guide=GUIDES_1.get(game.name, game.guide),
        search={**USUAL_1, **SEARCH_1[game.name]},
        hunter=None,
        tries=0,  # its hunter searched as long as its time lasted
    )
