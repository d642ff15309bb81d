"""CuBirds: every possible move, its number and its text."""

from __future__ import annotations

from collections.abc import Iterator

from waterhole.games.cubirds.engine.components import PLURAL, ROWS, SIDES, SPECIES
from waterhole.kernel.move import Fields, MoveTable


def _all_moves() -> Iterator[tuple[str, str, Fields]]:
    for bird in SPECIES:
        for row in range(1, ROWS + 1):
            for side in SIDES:
                yield "lay", f"lay {bird} {row} {side}", {"bird": bird, "row": row, "side": side}
    yield "draw", "draw", {}
    yield "draw", "no draw", {}
    for bird in SPECIES:
        yield "family", f"family {bird}", {"bird": bird}
    yield "family", "no family", {}


_ALIASES = dict(zip(PLURAL, SPECIES, strict=True)) | {
    "l": "left",
    "r": "right",
    "draw two": "draw",
    "draw 2": "draw",
    "reed": "",
    "skip": "no draw",
    "pass": "no family",
}

MOVES = MoveTable(_all_moves(), _ALIASES)
