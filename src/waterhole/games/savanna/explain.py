"""Ecosystem: Savanna: why a move is refused, and the ruling it breaks."""

from __future__ import annotations

from typing import cast

from waterhole.games.savanna.components import (
    CELL,
    CELL_NAME,
    GIVE,
    GRID_COLUMNS,
    GRID_ROWS,
    KIND,
    M_GIVE,
    M_PLACE,
    REACH,
    SELECT,
)
from waterhole.games.savanna.rules import Savanna
from waterhole.games.savanna.view import grid_of
from waterhole.kernel.core import State
from waterhole.kernel.game import Refused


def explain(state: State, seat: int, move: int) -> Refused:
    """The refusal of a move that the seat, of which a decision is asked, may not make."""
    game = cast(Savanna, state)
    if move >= M_GIVE:
        return _no_gift(game, move - M_GIVE)
    if move >= M_PLACE:
        return _no_place(game, seat, move - M_PLACE)
    if game.step == SELECT:
        return Refused("ES-1", f"a card is selected from the hand; yours has no {KIND[move]}.")
    if game.step == GIVE:
        return Refused("ES-11", "after placing, Swala gets a card: 'give' and its kind.")
    return Refused("ES-1", f"the selection is revealed; now place your {KIND[game.selected[seat]]}.")


def _no_gift(game: Savanna, kind: int) -> Refused:
    if game.seats > 1:
        return Refused("ES-11", "cards are given only to Swala, in the solo game.")
    if game.step == GIVE:
        return Refused("ES-11", f"Swala gets a card from your hand, which has no {KIND[kind]}.")
    return Refused("ES-11", "Swala gets a card after you have placed yours.")


def _no_place(game: Savanna, seat: int, cell: int) -> Refused:
    if game.step == SELECT:
        return Refused("ES-1", "first select a card; it is placed when all have selected.")
    if game.step == GIVE:
        return Refused("ES-11", "one card is placed in a turn; now give Swala one.")
    grid = grid_of(game, seat)
    name = CELL_NAME[cell]
    if name in grid:
        return Refused("ES-1", f"a placed card stays; your {grid[name]} lies on {name}.")
    if not game.windows[seat] & CELL[cell]:
        far = next(other for other in grid if not REACH[CELL_NAME.index(other)] & CELL[cell])
        return Refused(
            "ES-2", f"a grid has at most {GRID_ROWS} rows and {GRID_COLUMNS} columns; {name} is too far from {far}."
        )
    return Refused("ES-3", f"a card is placed left, right, above or below another; none of yours is beside {name}.")
