"""Games played to their end, at random or by policies."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.kernel.engine.policy import Policy
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State


def playout(state: State, rng: Rng, moves: vec[i64], limit: i64) -> i64:
    """Play random legal moves to the end (or to the limit); return how many were made."""
    made: i64 = 0
    while made < limit:
        seat = state.decider()
        if seat < 0:
            break
        count = state.legal(seat, moves)
        state.apply(seat, moves[rng.below(count)])
        made += 1
    return made


def guided_playout(state: State, policies: list[Policy], rng: Rng, moves: vec[i64], limit: i64) -> i64:
    """The same with a policy for every seat."""
    made: i64 = 0
    while made < limit:
        seat = state.decider()
        if seat < 0:
            break
        count = state.legal(seat, moves)
        state.apply(seat, policies[seat].choose(state, seat, moves, count, rng))
        made += 1
    return made


def audited_playout(state: State, rng: Rng, moves: vec[i64], limit: i64) -> str:
    """A random playout with an audit after every move; what was found wrong, or empty."""
    fault = state.audit()
    made: i64 = 0
    while fault == "" and made < limit:
        seat = state.decider()
        if seat < 0:
            return ""
        count = state.legal(seat, moves)
        if count < 1:
            return f"seat {seat} is waited for and has no legal move"
        state.apply(seat, moves[rng.below(count)])
        made += 1
        fault = state.audit()
    if fault == "":
        return f"not over after {limit} moves"
    return f"after {made} moves: {fault}"
