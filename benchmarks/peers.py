"""For scale: Connect Four as others have it. Each peer is optional; one that is missing is named in words.

How the moves of a peer are counted:

- OpenSpiel from Python: one for every `apply_action` of a plain loop with `legal_actions`.
- OpenSpiel's own rollouts: its C++ search is asked for a single simulation from the empty board whose evaluation is
  many random rollouts. The first simulation evaluates the root itself, so the call is nothing but that many games from
  the empty board, without a tree, inside C++. Their moves cannot be counted from outside; the number of games is
  exact, and is multiplied by the mean length of random games of the same OpenSpiel game played from Python beforehand
  (its standard error is about a third of a percent).
- PettingZoo: one for every `step` with a column; the step that removes a finished player is not asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random

from benchmarks.contest import Contestant, play_for

FROM_PYTHON = "OpenSpiel connect_four from Python"
ROLLOUTS = "OpenSpiel connect_four, its C++ rollouts"
PETTINGZOO = "PettingZoo connect_four"

GAMES_AT_ONCE = 10
ROLLOUTS_AT_ONCE = 1_000
GAMES_FOR_MEAN_LENGTH = 10_000
SEED = 1

PETTINGZOO_ID = "classic/connect_four-v3"

Batch = Callable[[], tuple[int, float]]


def contestants() -> tuple[list[Contestant], list[str]]:
    """The peers that are installed, and a sentence for each that is not or does not work."""
    found: list[Contestant] = []
    missing: list[str] = []
    for name, module, peers in (("OpenSpiel", "pyspiel", openspiel), ("PettingZoo", "pettingzoo", pettingzoo)):
        try:
            import_module(module)
        except ImportError:
            missing.append(f"{name} is not installed; `make bench` or pip install 'waterhole[bench]' brings it.")
            continue
        try:
            found += [as_contestant(subject, batch) for subject, batch in peers().items()]
        except Exception as error:  # another release of a peer may fail in any way; our own figures must still appear
            missing.append(f"{name} is installed but does not work here: {type(error).__name__}: {error}.")
    return found, missing


def as_contestant(subject: str, batch: Batch) -> Contestant:
    batch()
    return Contestant(subject, lambda seconds: play_for(seconds, batch))


def openspiel() -> dict[str, Batch]:
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("connect_four")
    chance = Random(SEED).random

    def from_python(games: int = GAMES_AT_ONCE) -> tuple[int, float]:
        moves = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(chance() * len(legal))])  # random.choice would be slower
                moves += 1
        return games, moves

    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS_AT_ONCE, seed=SEED)
    bot = pyspiel.MCTSBot(
        game, evaluator, uct_c=1.4, max_simulations=1, max_memory_mb=10, solve=False, seed=SEED, verbose=False
    )
    empty_board = game.new_initial_state()
    mean_length = from_python(GAMES_FOR_MEAN_LENGTH)[1] / GAMES_FOR_MEAN_LENGTH

    def rollouts() -> tuple[int, float]:
        root = bot.mcts_search(empty_board)
        if root.explore_count != 1 or len(root.children) != 0:
            raise RuntimeError("the search did more than evaluate the empty board")
        return ROLLOUTS_AT_ONCE, ROLLOUTS_AT_ONCE * mean_length

    return {FROM_PYTHON: from_python, ROLLOUTS: rollouts}


def pettingzoo() -> dict[str, Batch]:
    table = import_module("pettingzoo").make("aec", PETTINGZOO_ID)
    chance = Random(SEED).random

    def stepping() -> tuple[int, float]:
        moves = 0
        for _ in range(GAMES_AT_ONCE):
            table.reset()
            while True:
                seen, _, won_or_drawn, cut_short, _ = table.last()
                if won_or_drawn or cut_short:
                    break
                legal = [column for column, open_ in enumerate(seen["action_mask"].tolist()) if open_]
                table.step(legal[int(chance() * len(legal))])
                moves += 1
        return GAMES_AT_ONCE, moves

    return {PETTINGZOO: stepping}
