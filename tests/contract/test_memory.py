"""A server shows a table a million times: nothing that is shown may stay in memory."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator

import pytest

from tests.contract.tables import Table, smallest_and_largest, walk
from waterhole.bots import bot
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Perspective

ROUNDS = 40
FEW = ROUNDS // 2  # a leak of one block a call is twice that


@pytest.fixture
def little_to_collect() -> Iterator[None]:
    """What other tests have left is looked through once, not every time that is collected here."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


def growth(work: Callable[[], object]) -> int:
    """How many more blocks of memory are in use after some rounds of work."""
    for _ in range(ROUNDS):
        work()  # what is cached on the way is no leak
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(ROUNDS):
        work()
    gc.collect()
    return sys.getallocatedblocks() - before


@smallest_and_largest
@pytest.mark.compiled_only
@pytest.mark.usefixtures("little_to_collect")
def test_looking_at_a_position_again_and_again_takes_no_memory(table: Table) -> None:
    forager = bot("forager", table.game)
    for number, state in enumerate(walk(table, 21)):
        seat = state.decider()
        if number in (0, 7, 40) and seat >= 0:

            def choose() -> int:
                return forager.choose(Perspective(table.game, state, seat), Rng(1))  # noqa: B023

            assert growth(lambda: table.game.view(state, seat)) < FEW  # noqa: B023
            assert growth(lambda: table.game.view(state, -1)) < FEW  # noqa: B023
            assert growth(lambda: table.game.legal(state, seat)) < FEW  # noqa: B023
            assert growth(lambda: table.game.fingerprint(state)) < FEW  # noqa: B023
            assert growth(choose) < FEW
