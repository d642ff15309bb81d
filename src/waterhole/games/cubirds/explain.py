"""CuBirds: why a move is refused, and the ruling it breaks."""

from __future__ import annotations

from typing import cast

from waterhole.games.cubirds.components import DRAW, FAMILY, LAY, M_DRAW, M_FAMILY, SMALL_FAMILY, SPECIES
from waterhole.games.cubirds.moves import MOVES
from waterhole.games.cubirds.rules import CuBirds
from waterhole.kernel.core import State, count
from waterhole.kernel.game import Refused

_NOW = {
    LAY: "lay the birds of one species first, for example '{example}'.",
    DRAW: "say first whether you draw two cards.",
    FAMILY: "only the family is left; to form none ends your turn.",
}


def explain(state: State, seat: int, move: int) -> Refused:
    """The refusal of a move that the seat, whose turn it is, may not make."""
    game = cast(CuBirds, state)
    hand = game.hands[seat]
    wanted = MOVES[move]
    if wanted.kind == "lay" and game.step == LAY:
        bird = int(move) >> 3
        return Refused("CB-3", "you lay birds from your hand; you hold no {bird}.", bird=SPECIES[bird])
    if wanted.kind == "family" and game.step == FAMILY:
        bird = move - M_FAMILY
        held, needed = int(count(hand, bird)), SMALL_FAMILY[bird]
        sentence = "the {bird} family needs {needed} birds; you hold {held}."
        return Refused("CB-8", sentence, bird=SPECIES[bird], needed=needed, held=held)
    if wanted.kind == "draw":
        if game.step == LAY:
            return Refused("CB-6", "you lay birds before you may draw.")
        return Refused("CB-4", "two cards are drawn only after a lay that enclosed no bird, before the family.")
    if wanted.kind == "family" and game.step == LAY and move > M_DRAW:
        return Refused("CB-6", "a family comes at the end of a turn, after laying birds.")
    return Refused("CB-6", _NOW[int(game.step)], example=MOVES.legal(game, seat)[0].text)
