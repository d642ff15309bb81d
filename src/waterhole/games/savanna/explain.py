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
        return Refused("ES-1", "a card is selected from the hand; yours has no {card}.", card=KIND[move])
    if game.step == GIVE:
        return Refused("ES-11", "after placing, Swala gets a card from your hand.")
    return Refused("ES-1", "the selection is revealed; now place your {card}.", card=KIND[game.selected[seat]])


def _no_gift(game: Savanna, kind: int) -> Refused:
    if game.seats > 1:
        return Refused("ES-11", "cards are given only to Swala, in the solo game.")
    if game.step == GIVE:
        return Refused("ES-11", "Swala gets a card from your hand, which has no {card}.", card=KIND[kind])
    return Refused("ES-11", "Swala gets a card after you have placed yours.")


def _no_place(game: Savanna, seat: int, cell: int) -> Refused:
    if game.step == SELECT:
        return Refused("ES-1", "first select a card; it is placed when all have selected.")
    if game.step == GIVE:
        return Refused("ES-11", "one card is placed in a turn; now give Swala one.")
    grid = grid_of(game, seat)
    name = CELL_NAME[cell]
    if name in grid:
        return Refused("ES-1", "a placed card stays; your {card} lies on {cell}.", card=grid[name], cell=name)
    if not game.windows[seat] & CELL[cell]:
        far = next(other for other in grid if not REACH[CELL_NAME.index(other)] & CELL[cell])
        sentence = "a grid has at most {rows} rows and {columns} columns; {cell} is too far from {other}."
        return Refused("ES-2", sentence, rows=GRID_ROWS, columns=GRID_COLUMNS, cell=name, other=far)
    sentence = "a card is placed left, right, above or below another; none of yours is beside {cell}."
    return Refused("ES-3", sentence, cell=name)
