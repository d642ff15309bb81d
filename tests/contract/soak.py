"""A long run of random games with an audit after every move: `python -m tests.contract.soak [game] [games]`."""

from __future__ import annotations

import sys
import time
from collections import Counter

from tests.contract.tables import ALL_TABLES, MOST_MOVES, Table, name
from waterhole.kernel.engine.playout import audited_playout
from waterhole.kernel.engine.rng import Rng


def soak(table: Table, games: int) -> Counter[str]:
    """How so many games end; stops at the first fault."""
    buffer = table.game.moves.buffer()
    endings: Counter[str] = Counter()
    for seed in range(games):
        state = table.start(seed)
        fault = audited_playout(state, Rng(seed), buffer, MOST_MOVES)
        if fault:
            sys.exit(f"{name(table)}, seed {seed}: {fault}")
        endings[state.outcome()] += 1
    return endings


if __name__ == "__main__":
    wanted, games = (sys.argv[1] if len(sys.argv) > 1 else ""), int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
    for table in ALL_TABLES:
        if wanted in ("", "all", table.game.name):
            begun = time.perf_counter()
            endings = soak(table, games)
            print(f"{name(table)}: {games} games, {time.perf_counter() - begun:.0f} s, {dict(endings)}", flush=True)
