"""Ecosystem: Savanna: why a move is refused, and the ruling it breaks."""

from __future__ import annotations

from waterhole.games.savanna.engine.components import (
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
from waterhole.games.savanna.engine.rules import Savanna
from waterhole.games.savanna.engine.view import grid_of
from waterhole.kernel.game import Refused


def explain(game: Savanna, seat: int, move: int) -> Refused:
    """The refusal of a move that the seat, of which a decision is asked, may not make."""
    if move >= M_GIVE:
        return _no_gift(game, move - M_GIVE)
    if move >= M_PLACE:
        return _no_place(game, seat, move - M_PLACE)
    if game.step == SELECT:
        return Refused("ES-1", "refused-not-in-hand", card=KIND[move])
    if game.step == GIVE:
        return Refused("ES-11", "refused-give-first")
    return Refused("ES-1", "refused-place-first", card=KIND[game.selected[seat]])


def _no_gift(game: Savanna, kind: int) -> Refused:
    if game.seats > 1:
        return Refused("ES-11", "refused-no-swala")
    if game.step == GIVE:
        return Refused("ES-11", "refused-nothing-to-give", card=KIND[kind])
    return Refused("ES-11", "refused-give-later")


def _no_place(game: Savanna, seat: int, cell: int) -> Refused:
    if game.step == SELECT:
        return Refused("ES-1", "refused-select-first")
    if game.step == GIVE:
        return Refused("ES-11", "refused-give-first")
    grid = grid_of(game, seat)
    name = CELL_NAME[cell]
    if name in grid:
        return Refused("ES-1", "refused-occupied", card=grid[name], cell=name)
    if not game.windows[seat] & CELL[cell]:
        far = next(other for other in grid if not REACH[CELL_NAME.index(other)] & CELL[cell])
        return Refused("ES-2", "refused-too-far", rows=GRID_ROWS, columns=GRID_COLUMNS, cell=name, other=far)
    return Refused("ES-3", "refused-not-beside", cell=name)
