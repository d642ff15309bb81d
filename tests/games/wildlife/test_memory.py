"""What the expert remembers of moves is what the rules of thumb say of them, in every world."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from waterhole.games.wildlife import GAME
from waterhole.games.wildlife.engine.components import BID
from waterhole.games.wildlife.engine.heuristic import MEASURED
from waterhole.games.wildlife.engine.memory import Memory, decision_key, island_key
from waterhole.games.wildlife.engine.rules import Wildlife
from waterhole.kernel.engine.policy import choice_of
from waterhole.kernel.engine.rng import Rng


def worlds_of_a_game(seats: int, seed: int, turns: int) -> list[Wildlife]:
    """Positions of a game of foragers, each once more with other hands."""
    state, rng = GAME.new(seats, seed=seed), Rng(seed)
    found: list[Wildlife] = []
    while state.decider() >= 0 and len(found) < turns:
        assert isinstance(state, Wildlife)
        other = state.clone()
        other.redeal(state.actor, rng)
        found += [state.clone(), other]
        state.apply(state.actor, choice_of(GAME.heuristic, state, state.actor, len(GAME.moves), rng))
    return found


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_remembered_move_is_worth_what_the_rules_of_thumb_say(seats: int) -> None:
    memory, moves = Memory(MEASURED), GAME.moves.buffer()
    ratings = vec[float]([0.0] * len(GAME.moves))
    worlds = worlds_of_a_game(seats, 4, 120)
    for world in worlds + worlds:
        seat = world.actor
        if world.step == BID:
            assert memory.card(world, seat, world.card) == MEASURED.worth_of_card(world, seat, world.card)
            continue
        count = world.legal(seat, moves)
        memory.rate(world, seat, moves, count, ratings)
        assert [ratings[i] for i in range(count)] == [MEASURED.worth_of(world, seat, moves[i]) for i in range(count)]


def test_pawns_and_adaptations_are_not_mistaken_for_each_other() -> None:
    state, moves = GAME.new(3, seed=1), GAME.moves.buffer()
    assert isinstance(state, Wildlife)
    islands, decisions = set(), set()
    count = state.legal(state.actor, moves)
    for marked in range(64):
        for adapted in range(64):
            state.marked = marked
            state.adapted[0] = adapted
            islands.add(island_key(state, 0, 0))
            decisions.add(decision_key(state, state.actor, moves, count))
    assert len(islands) == len(decisions) == 64 * 64
