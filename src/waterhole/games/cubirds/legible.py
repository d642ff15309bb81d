"""CuBirds: bags and rows as people read them. Compiled: each view shows dozens of them."""

from __future__ import annotations

from functools import lru_cache

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
    return _in_order(game.row_orders[row], game.row_birds[row])


@lru_cache(maxsize=20_000)  # a move changes one row, and all who look see the same rows
def _in_order(order: i64, bag: i64) -> tuple[str, ...]:
    found: list[str] = []
    while order:
        bird = (order & 15) - 1
        found += [SPECIES[bird]] * count(bag, bird)
        order >>= 4
    return tuple(found)


def several(n: int, bird: str) -> str:
    return bird if n == 1 else f"{n} {PLURAL[SPECIES.index(bird)]}"
