"""The loops around what is measured, compiled so that they add nothing to it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.kernel.engine.playout import playout
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State


def playouts(start: State, rng: Rng, moves: vec[i64], count: i64, limit: i64) -> i64:
    """As a search does: copy the start and play it to the end, so many times; return how many moves were made."""
    made: i64 = 0
    for i in range(count):
        made += playout(start.clone(), rng, moves, limit)
    return made


def clones(state: State, count: i64) -> None:
    """Copy a state so many times."""
    for i in range(count):
        state.clone()
