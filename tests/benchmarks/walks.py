"""Random games of Connect Four, one line each: every move with the moves it was chosen from, and how it ended."""

from __future__ import annotations

import sys

from librt.vecs import vec
from mypy_extensions import i64

from benchmarks.engine.connect_four import COLUMNS, ConnectFour, new_game
from waterhole.kernel.engine.rng import Rng


def legal(state: ConnectFour) -> list[int]:
    out = vec[i64]([0] * COLUMNS)
    return [int(out[n]) for n in range(state.legal(state.decider(), out))]


def walk(seed: int) -> str:
    state = new_game(Rng(seed))
    rng = Rng(seed)
    line = []
    while state.waiting():
        columns = legal(state)
        column = columns[rng.below(len(columns))]
        line.append(f"{columns}{column}")
        state.apply(state.decider(), column)
    return f"{' '.join(line)} {state.outcome()} {list(state.scores())} {list(state.ranks())}"


def walks(seeds: int) -> list[str]:
    return [walk(seed) for seed in range(seeds)]


if __name__ == "__main__":
    print("\n".join(walks(int(sys.argv[1]))))
