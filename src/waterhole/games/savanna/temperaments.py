"""Ecosystem: Savanna: what temperaments of bots like."""

from __future__ import annotations

from collections.abc import Mapping

from waterhole.games.savanna.view import SavannaView
from waterhole.kernel.game import Liking
from waterhole.kernel.move import Move

PREDATORS = ("cheetah", "lion", "hyena")


def fighter(view: SavannaView, move: Move) -> float:
    """Selects predators."""
    return 0.75 if move.kind == "select" and move.fields["card"] in PREDATORS else 0.0


TEMPERAMENTS: Mapping[str, Liking] = {"fighter": fighter}
