"""Ecosystem: Savanna: what a position is worth, part by part, in words."""

from __future__ import annotations

from typing import cast

from waterhole.games.savanna.components import KINDS, PLURAL, SWALA
from waterhole.games.savanna.rules import Savanna
from waterhole.games.savanna.scoring import all_flips, gazelle_reward, line_points
from waterhole.kernel.core import State


def worth(state: State, seat: int) -> dict[str, float]:
    """The lines of the own score sheet as it stands, and Swala's total."""
    game = cast(Savanna, state)
    base = KINDS * seat
    flipped = all_flips(game.grids, base, False)
    parts = {
        f"your {PLURAL[kind]}": float(line_points(game.grids, base, flipped, kind))
        for kind in range(KINDS)
        if game.grids[base + kind]
    }
    parts["the gazelle rewards"] = float(gazelle_reward(game.gazelles(), seat))
    if game.seats == 1:
        parts["what Swala gets"] = -float(game.points(SWALA))
    return parts
