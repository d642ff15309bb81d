"""Whether a game's value says what comes true."""

from __future__ import annotations

from waterhole.kernel.engine.policy import choice_of
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Game

LOOKED_AT = 0.1  # of the positions


def in_the_lead(game: Game, games: int, low: float, high: float) -> tuple[float, float]:
    """For the seats of games by the rules of thumb whose value is in this range: its mean, and the share that won."""
    said: list[float] = []
    won: list[float] = []
    for seed in range(games):
        state, rng = game.new(2, seed=seed), Rng(seed)
        given: list[tuple[int, float]] = []
        while state.waiting():
            if rng.chance() < LOOKED_AT:
                given += [(seat, float(game.heuristic.value(state, seat))) for seat in range(2)]
            decider = state.decider()
            state.apply(decider, choice_of(game.heuristic, state, decider, len(game.moves), rng))
        ranks = [int(rank) for rank in state.ranks()]
        for seat, value in given:
            if low <= value < high:
                said.append(value)
                won.append(1 / ranks.count(1) if ranks[seat] == 1 else 0.0)
    return sum(said) / len(said), sum(won) / len(won)
