"""Wildlife: what temperaments of bots like."""

from __future__ import annotations

from collections.abc import Mapping

from waterhole.games.wildlife.view import WildlifeView
from waterhole.kernel.game import Liking
from waterhole.kernel.move import Move

ADAPTING = ("play adaptation", "as adaptation")
HOSTILE = ("attack", "aggression", "swap", "rob")


def careful(view: WildlifeView, move: Move) -> float:
    """Keeps its food."""
    return -float(move.kind == "convert")


def builder(view: WildlifeView, move: Move) -> float:
    """Adapts to terrains."""
    return 0.7 if move.text in ADAPTING or move.kind == "improve" else 0.0


def fighter(view: WildlifeView, move: Move) -> float:
    """Attacks, and robs others of abilities."""
    return 0.7 if move.kind in HOSTILE or move.text == "take aggression" else 0.0


TEMPERAMENTS: Mapping[str, Liking] = {"careful": careful, "builder": builder, "fighter": fighter}
