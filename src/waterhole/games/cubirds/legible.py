"""CuBirds: bags and rows as people read them. Compiled: each view shows dozens of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from waterhole.games.cubirds.components import BIRDS, COPIES, PLURAL, ROWS, SPECIES
from waterhole.games.cubirds.rules import CuBirds
from waterhole.kernel.core import count

Birds = dict[str, int]  # species -> cards; species without cards are left out


def birds(bag: i64) -> Birds:
    """A bag as people read it."""
    found: Birds = {}
    for bird in range(i64(BIRDS)):
        n = count(bag, bird)
        if n:
            found[SPECIES[bird]] = n
    return found


def row_of(game: CuBirds, row: i64) -> tuple[str, ...]:
    """The cards of a row from left to right."""
    order, bag = game.row_orders[row], game.row_birds[row]
    last_order, last_bag, last = _last[row]
    if order != last_order or bag != last_bag:
        last = _in_order(order, bag)
        _last[row] = (order, bag, last)
    return last


# All who sit at a table look one after the other, and see the same rows.
_last: list[tuple[i64, i64, tuple[str, ...]]] = [(0, 0, ()) for _ in range(ROWS)]


def _in_order(order: i64, bag: i64) -> tuple[str, ...]:
    found: list[str] = []
    while order:
        bird = (order & 15) - 1
        found += [SPECIES[bird]] * count(bag, bird)
        order >>= 4
    return tuple(found)


SEVERAL: Final = [
    [one if n == 1 else f"{n} {more}" for n in range(copies + 1)]
    for one, more, copies in zip(SPECIES, PLURAL, COPIES, strict=True)
]


def several(n: i64, bird: i64) -> str:
    """'owl', or '2 owls'."""
    return SEVERAL[bird][n]
