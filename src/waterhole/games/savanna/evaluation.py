"""Ecosystem: Savanna: what a position is worth, part by part."""

from __future__ import annotations

from waterhole.games.savanna.engine.components import KIND, KINDS, SWALA
from waterhole.games.savanna.engine.rules import Savanna
from waterhole.games.savanna.engine.scoring import all_flips, gazelle_reward, line_points


def evaluate(game: Savanna, seat: int) -> dict[str, float]:
    """The lines of the own score sheet as it stands, and Swala's total."""
    base = KINDS * seat
    flipped = all_flips(game.grids, base, False)
    parts = {
        f"cards {KIND[kind]}": float(line_points(game.grids, base, flipped, kind))
        for kind in range(KINDS)
        if game.grids[base + kind]
    }
    parts["rewards"] = float(gazelle_reward(game.gazelles(), seat))
    if game.seats == 1:
        parts["swala"] = -float(game.points(SWALA))
    return parts
