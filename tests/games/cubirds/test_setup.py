"""Setup: CB-1, CB-2."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.cubirds.table import collection, hand
from waterhole.games.cubirds import GAME
from waterhole.games.cubirds.engine.components import COPIES, SPECIES
from waterhole.games.cubirds.engine.rules import CuBirds
from waterhole.games.cubirds.engine.view import row_of


def dealt(seats: int, seed: int) -> CuBirds:
    state = GAME.new(seats, seed=seed)
    assert isinstance(state, CuBirds)
    return state


def test_there_are_110_cards_of_eight_species() -> None:
    assert sum(COPIES) == 110
    assert dict(zip(SPECIES, COPIES, strict=True)) == {
        "flamingo": 7, "owl": 10, "toucan": 10, "duck": 13, "parrot": 13, "magpie": 17, "warbler": 20, "robin": 20,
    }  # fmt: skip


@pytest.mark.parametrize("seats", range(2, 6))
def test_four_rows_of_three_different_birds_and_eight_cards_and_one_bird_each(seats: int) -> None:
    for seed in range(50):
        state = dealt(seats, seed)
        for number in range(4):
            assert len(row_of(state, number)) == len(set(row_of(state, number))) == 3
        for player in range(seats):
            assert sum(hand(state, player).values()) == 8
            assert sum(collection(state, player).values()) == 1


def test_birds_put_aside_while_laying_rows_are_back_in_the_draw_pile() -> None:
    """CB-1: after setup nothing is discarded; what is not dealt can be drawn."""
    for seed in range(50):
        view = GAME.view(dealt(3, seed), -1)
        assert view.discard == 0  # type: ignore[attr-defined]
        assert view.pile == 110 - 4 * 3 - 3 * (8 + 1)  # type: ignore[attr-defined]


def test_lots_decide_who_begins() -> None:
    """CB-2: over many games every seat begins about as often."""
    beginners = Counter(int(dealt(4, seed).decider()) for seed in range(2000))
    assert set(beginners) == {0, 1, 2, 3}
    assert all(abs(n - 500) < 100 for n in beginners.values())


def test_alone_the_human_begins() -> None:
    """CB-12."""
    assert all(dealt(1, seed).decider() == 0 for seed in range(20))
