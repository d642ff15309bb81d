"""The rules of thumb: what the forager does that its older self did not."""

from __future__ import annotations

import pytest

from waterhole.arena.yardsticks import arena_bot
from waterhole.games import GAMES
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Game, Perspective


@pytest.mark.compiled_only
def test_in_wild_cards_the_forager_bids_better_than_its_pinned_self() -> None:
    assert share_against("forager@1", GAMES["wild_cards"], 100) >= 0.54


@pytest.mark.compiled_only
@pytest.mark.parametrize("weaker", ["forager@1", "greedy", "cub"])
def test_in_cubirds_the_forager_beats_its_pinned_self_and_every_level_below_it(weaker: str) -> None:
    assert share_against(weaker, GAMES["cubirds"], 100) >= 0.54


def share_against(other: str, game: Game, deals: int) -> float:
    """The forager's share of wins of games of two, each deal from both seats."""
    won = 0.0
    for seed in range(deals):
        for own in range(2):
            players = [arena_bot("forager" if seat == own else other, game) for seat in range(2)]
            state, rng = game.new(2, seed=seed), Rng(seed)
            while (seat := state.decider()) >= 0:
                state.apply(seat, players[seat].choose(Perspective(game, state, seat), rng))
            ranks = [int(rank) for rank in state.ranks()]
            won += (ranks[own] == 1) / ranks.count(1)
    return won / (2 * deals)
