"""Interpreted and compiled are the same game."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.contract.digest import digests
from tests.contract.tables import every_game
from waterhole._compiled import status
from waterhole.kernel.game import Game


@every_game
@pytest.mark.compiled_only
def test_every_move_and_view_is_the_same_interpreted_and_compiled(game: Game) -> None:
    assert status().compiled
    environment = os.environ | {"WATERHOLE_INTERPRETED": "1"}
    interpreted = subprocess.run(
        [sys.executable, "-m", "tests.contract.digest", game.name],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert interpreted.stdout.split() == digests(game.name)
