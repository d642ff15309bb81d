"""CuBirds: why a move is refused, and the ruling it breaks."""

from __future__ import annotations

from waterhole.games.cubirds.engine.components import DRAW, LAY, M_FAMILY, SMALL_FAMILY, SPECIES
from waterhole.games.cubirds.engine.rules import CuBirds
from waterhole.games.cubirds.moves import MOVES
from waterhole.kernel.engine.bags import count
from waterhole.kernel.game import Refused


def explain(game: CuBirds, seat: int, move: int) -> Refused:
    """The refusal of a move that the seat, whose turn it is, may not make."""
    kind = MOVES[move].kind
    if game.step == LAY:
        if kind == "draw":
            return Refused("CB-6", "refused-draw-before-laying")
        if kind == "family":
            return Refused("CB-6", "refused-family-before-laying")
        return Refused("CB-3", "refused-not-in-hand", bird=SPECIES[move >> 3])
    if game.step == DRAW:
        return Refused("CB-6", "refused-draw-first")
    if kind == "draw":
        return Refused("CB-4", "refused-draw-too-late")
    if kind == "lay":
        return Refused("CB-6", "refused-laid-already")
    bird = move - M_FAMILY
    held, needed = int(count(game.hands[seat], bird)), SMALL_FAMILY[bird]
    return Refused("CB-8", "refused-family-too-small", bird=SPECIES[bird], needed=needed, held=held)
