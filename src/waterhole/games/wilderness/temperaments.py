"""Wilderness: what temperaments of bots like."""

from __future__ import annotations

from collections.abc import Mapping

from waterhole.games.wilderness.view import WildernessView
from waterhole.kernel.game import Liking
from waterhole.kernel.move import Move

CARE = ("drink", "rest", "sleep", "hunt", "wash wound")


def careful(view: WildernessView, move: Move) -> float:
    """Drinks, eats and rests early."""
    return 0.5 if move.text in CARE else 0.0


TEMPERAMENTS: Mapping[str, Liking] = {"careful": careful}
