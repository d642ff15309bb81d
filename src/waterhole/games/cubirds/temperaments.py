"""CuBirds: what temperaments of bots like."""

from __future__ import annotations

from collections.abc import Mapping

from waterhole.games.cubirds.view import CuBirdsView
from waterhole.kernel.game import Liking
from waterhole.kernel.move import Move

WAITING = 0.15  # what a builder gives for a family that may still grow
DRAWING = 0.3


def careful(view: CuBirdsView, move: Move) -> float:
    """Lays few birds at once, and draws more of them."""
    return DRAWING if move.text == "draw" else -_laid(view, move) / 4


def builder(view: CuBirdsView, move: Move) -> float:
    """Waits for large families."""
    if move.kind != "family" or "bird" not in move.fields:
        return 0.0
    bird = str(move.fields["bird"])
    return 0.0 if _held(view, bird) >= view.families[bird][1] else -WAITING


def _laid(view: CuBirdsView, move: Move) -> int:
    return _held(view, str(move.fields["bird"])) if move.kind == "lay" else 0


def _held(view: CuBirdsView, bird: str) -> int:
    return (view.players[view.seat].hand or {}).get(bird, 0)


TEMPERAMENTS: Mapping[str, Liking] = {"careful": careful, "builder": builder}
