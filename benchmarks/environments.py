"""How fast the environments are beside others' own, in one run.

Every contestant plays random legal moves through the public interface of its library, in the same loop, and they take
turns. Against several others their geometric mean counts: for all of ours, and for the slowest of ours alone.

PettingZoo's are all that its extra `classic` installs. OpenSpiel's are games of its own that are written in Python.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable
from random import Random
from statistics import geometric_mean, median
from typing import Any

import msgspec
import numpy as np
from numpy.random import RandomState

from benchmarks.contest import MOVES, Contestant, hold, play_for
from waterhole.bots.engine.search import Search
from waterhole.bots.levels import PLAIN
from waterhole.games import GAMES
from waterhole.kernel.engine.playout import playout
from waterhole.kernel.engine.rng import Rng

CLASSICS = (
    "chess-v6",
    "connect_four-v3",
    "go-v5",
    "hanabi-v5",
    "leduc_holdem-v4",
    "rps-v2",
    "texas_holdem-v4",
    "texas_holdem_no_limit-v6",
    "tictactoe-v3",
)
PYTHON_GAMES = (
    "python_block_dominoes",
    "python_kuhn_poker",
    "python_liars_poker",
    "python_team_dominoes",
    "python_tic_tac_toe",
)
PLAYERS = {"cubirds": 4}
STEPS_AT_ONCE = 200
LONG_MASK = 300  # numbers, from which on a view as booleans pays
ITERATIONS_AT_ONCE = 1000
ITERATIONS_THERE = 5
SAME_DEAL = 0  # the seed of ours, and every outcome of the chance nodes there: the same opening
TABLES = 256
MOST_MOVES = 100_000

Batch = Callable[[], tuple[int, float]]


class Bar(msgspec.Struct, frozen=True):
    """What is wanted of a ratio, and the ratio in every round."""

    text: str
    wanted: float
    ratios: list[float]

    @property
    def met(self) -> bool:
        return median(self.ratios) >= self.wanted


def stepping(env: Any) -> Batch:
    """PettingZoo: last, choose, step.

    The choice is made alike for all and as cheaply as can be, so that the environments are measured and not NumPy:
    through the mask (a long one as booleans), or, where there is none, by a number below that of the actions.
    """
    chance = Random(1).random
    env.reset(seed=1)
    actions = int(env.action_space(env.agent_selection).n)

    def batch() -> tuple[int, float]:
        games = 0
        for _ in range(STEPS_AT_ONCE):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                games += 1
                continue
            if isinstance(seen, dict):
                mask = seen["action_mask"]
                legal = (mask if actions < LONG_MASK else mask.view(np.bool_)).nonzero()[0]
                action = legal.item(int(chance() * len(legal)))
            else:
                action = int(chance() * actions)
            env.step(action)
        return games, STEPS_AT_ONCE

    return batch


def walking(game: Any) -> Batch:
    """OpenSpiel: legal actions, choose, apply."""
    chance = Random(1).random

    def batch() -> tuple[int, float]:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chance() * len(legal))])
            moves += 1
        return 1, moves

    return batch


def side_by_side(name: str, players: int) -> Batch:
    """Our vectorised tables: look, mask, step, deal anew."""
    from waterhole.research.gymnasium_env import WaterholeVectorEnv

    env = WaterholeVectorEnv(name, TABLES, players)
    env.reset(seed=1)

    def batch() -> tuple[int, float]:
        for _ in range(4):
            env.step(env.sample())
        return 0, 4 * TABLES

    return batch


def playouts(name: str, players: int) -> Batch:
    """The bare game, as `python -m benchmarks games` measures it."""
    game, seeds = GAMES[name], iter(range(1, 2**62))
    moves = game.moves.buffer()

    def batch() -> tuple[int, float]:
        made = 0
        for _ in range(20):
            seed = next(seeds)
            made += playout(game.new(players, seed=seed), Rng(~seed), moves, MOST_MOVES)
        return 20, made

    return batch


def searching(name: str, players: int) -> Batch:
    """Our plain search from the opening, playouts at random to the end; an iteration counts as a step."""
    game = GAMES[name]
    start, rng = game.new(players, seed=SAME_DEAL), Rng(1)
    search = Search(game.heuristic, len(game.moves), PLAIN.settings())

    def batch() -> tuple[int, float]:
        search.forget()
        return 0, int(search.run(start, start.decider(), rng, ITERATIONS_AT_ONCE, 0.0))

    return batch


def searching_there(name: str, players: int) -> Batch:
    """OpenSpiel's Python search of the same kind on the same game, through our OpenSpiel form."""
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    state = pyspiel.load_game(f"waterhole_{name}(players={players})").new_initial_state()
    while state.is_chance_node():
        state.apply_action(SAME_DEAL)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=PLAIN.exploration,
        evaluator=mcts.RandomRolloutEvaluator(1, RandomState(1)),
        max_simulations=ITERATIONS_THERE,
        random_state=RandomState(1),
    )

    def batch() -> tuple[int, float]:
        bot.run_search(state)
        return 0, ITERATIONS_THERE

    return batch


def contestants() -> dict[str, list[Contestant]]:
    """Ours and theirs, by kind."""
    import pettingzoo
    import pyspiel

    from waterhole.research import openspiel_games, pettingzoo_env

    assert openspiel_games.NAMES
    found: dict[str, list[Contestant]] = {
        kind: [] for kind in ("vector", "playouts", "zoo", "classics", "spiel", "python", "search", "search there")
    }

    def add(kind: str, subject: str, batch: Batch) -> None:
        found[kind].append(Contestant(f"{kind}: {subject}", lambda seconds: play_for(seconds, batch)))

    for name, game in GAMES.items():
        players = PLAYERS.get(name, max(3, game.seats[0]))
        add("vector", name, side_by_side(name, players))
        add("playouts", name, playouts(name, players))
        add("zoo", name, stepping(pettingzoo_env.env(name, players)))
        add("search", name, searching(name, players))
        add("search there", name, searching_there(name, players))
        add("spiel", name, walking(pyspiel.load_game(f"waterhole_{name}(players={players})")))
    for name in CLASSICS:
        try:
            add("classics", name, stepping(pettingzoo.make("aec", f"classic/{name}")))
        except Exception as error:  # one that is not installed whole fails in ways of its own
            print(f"left out: {name} ({type(error).__name__})", file=sys.stderr)
    __import__("open_spiel.python.games")
    for name in PYTHON_GAMES:
        add("python", name, walking(pyspiel.load_game(name)))
    return found


def bars(rounds: int, seconds: float) -> tuple[dict[str, float], list[Bar]]:
    """Median speeds, and the ratios with their goals."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        kinds = contestants()
        reached = hold([one for some in kinds.values() for one in some], rounds, seconds, lambda text: None)
    speeds = {subject: median(found) for (subject, unit), found in reached.items() if unit == MOVES}

    def rate(kind: str, number: int) -> float:
        return geometric_mean([reached[one.subject, MOVES][number] for one in kinds[kind]])

    def slowest(kind: str, number: int) -> float:
        return min(reached[one.subject, MOVES][number] for one in kinds[kind])

    def least(ours: str, theirs: str, number: int) -> float:
        pairs = zip(kinds[ours], kinds[theirs], strict=True)
        return min(reached[a.subject, MOVES][number] / reached[b.subject, MOVES][number] for a, b in pairs)

    vector = [reached["vector: cubirds", MOVES][n] / reached["playouts: cubirds", MOVES][n] for n in range(rounds)]
    zoo = [rate("zoo", n) / rate("classics", n) for n in range(rounds)]
    last = [slowest("zoo", n) / rate("classics", n) for n in range(rounds)]
    spiel = [rate("spiel", n) / rate("python", n) for n in range(rounds)]
    search = [rate("search", n) / rate("search there", n) for n in range(rounds)]
    search_least = [least("search", "search there", n) for n in range(rounds)]
    deep = [reached["search: cubirds", MOVES][n] / reached["playouts: cubirds", MOVES][n] for n in range(rounds)]
    return speeds, [
        Bar("our PettingZoo environments : PettingZoo's classic ones", 20, zoo),
        Bar("the slowest of ours : PettingZoo's classic ones", 20, last),
        Bar("CuBirds vectorised : CuBirds playouts (1 million where these are 5)", 0.2, vector),
        Bar("our OpenSpiel games : OpenSpiel's Python games", 3, spiel),
        Bar("our search : OpenSpiel's Python ISMCTS on the same games, iterations", 50, search),
        Bar("the same in the game where it leads least", 50, search_least),
        Bar("CuBirds searched : CuBirds moves (15,000 iterations where these are 5 million)", 0.003, deep),
    ]


def measure(rounds: int = 5, seconds: float = 0.3) -> None:
    speeds, wanted = bars(rounds, seconds)
    for subject, speed in speeds.items():
        print(f"{subject:<40} {speed:>12,.0f} steps/s")
    for bar in wanted:
        found = f"{median(bar.ratios):.3g} ({min(bar.ratios):.3g} – {max(bar.ratios):.3g})"
        print(f"{bar.text}: {found}, wanted {bar.wanted:g}: {'met' if bar.met else 'MISSED'}")
