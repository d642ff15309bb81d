"""The rules of thumb: what the forager does that its older self did not."""

from __future__ import annotations

import pytest

from waterhole.arena.yardsticks import arena_bot
from waterhole.games import GAMES
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Game, Perspective


@pytest.mark.compiled_only
def test_in_wild_cards_the_forager_bids_better_than_its_pinned_self() -> None:
    assert share_against("forager@1", GAMES["wild_cards"], 2, 100) >= 0.54


@pytest.mark.compiled_only
def test_at_a_table_of_six_in_wildlife_the_forager_bids_better_than_its_pinned_self() -> None:
    assert share_against("forager@1", GAMES["wildlife"], 6, 20) >= 1.3 / 6


@pytest.mark.compiled_only
def test_between_two_in_wilderness_the_forager_fights_better_than_its_pinned_self() -> None:
    assert share_against("forager@1", GAMES["wilderness"], 2, 200) >= 0.52


@pytest.mark.compiled_only
@pytest.mark.parametrize("weaker", ["forager@1", "greedy", "cub"])
def test_in_cubirds_the_forager_beats_its_pinned_self_and_every_level_below_it(weaker: str) -> None:
    assert share_against(weaker, GAMES["cubirds"], 2, 100) >= 0.54


def share_against(other: str, game: Game, seats: int, deals: int) -> float:
    """The share of wins of one forager among others, each deal from every seat."""
    won = 0.0
    for seed in range(deals):
        for own in range(seats):
            players = [arena_bot("forager" if seat == own else other, game) for seat in range(seats)]
            state, rng = game.new(seats, seed=seed), Rng(seed)
            while (seat := state.decider()) >= 0:
                state.apply(seat, players[seat].choose(Perspective(game, state, seat), rng))
            ranks = [int(rank) for rank in state.ranks()]
            won += (ranks[own] == 1) / max(1, ranks.count(1))  # all may have died
    return won / (seats * deals)
