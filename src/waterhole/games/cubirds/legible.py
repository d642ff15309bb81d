"""CuBirds: bags and rows as people read them. Compiled: each view shows dozens of them."""

from __future__ import annotations

from mypy_extensions import i64

from waterhole.games.cubirds.components import BIRDS, PLURAL, SPECIES
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
    found: list[str] = []
    while order:
        bird = (order & 15) - 1
        found += [SPECIES[bird]] * count(bag, bird)
        order >>= 4
    return tuple(found)


def several(n: i64, bird: i64) -> str:
    return SPECIES[bird] if n == 1 else f"{n} {PLURAL[bird]}"
