"""Ecosystem: Savanna: every possible move, its number and its text."""

from __future__ import annotations

from collections.abc import Iterator

from waterhole.games.savanna.engine.components import CELL_NAME, FIELD_COLUMNS, KIND, PLURAL
from waterhole.kernel.move import Fields, MoveTable


def _all_moves() -> Iterator[tuple[str, str, Fields]]:
    for kind in KIND:
        yield "select", f"select {kind}", {"card": kind}
    for cell, name in enumerate(CELL_NAME):
        row, column = divmod(cell, FIELD_COLUMNS)
        yield "place", f"place {name.lower()}", {"cell": name, "row": row, "column": column}
    for kind in KIND:
        yield "give", f"give {kind}", {"card": kind}


_ALIASES = dict(zip(PLURAL, KIND, strict=True)) | {
    "hole": "watering hole",
    "water": "watering hole",
    "waterhole": "watering hole",
    "grass": "grassland",
    "take": "select",
    "keep": "select",
    "lay": "place",
    "put": "place",
    "at": "",
    "discard": "give",
    "to": "",
    "swala": "",
}

MOVES = MoveTable(_all_moves(), _ALIASES)
