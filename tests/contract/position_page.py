"""docs/positions.md, made from the games' declarations: `python -m tests.contract.position_page` writes it."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from waterhole.games import BUILT_IN
from waterhole.kernel.game import Position

PAGE = Path(__file__).parents[2] / "docs" / "positions.md"
SAMPLE = BUILT_IN["cubirds"]

HEAD = """# Positions

Any position of a game can be written as JSON and read back: `Game.dump`, `Game.read_position` (BadInput says what is
wrong), `Match.from_position` to play on from one, `waterhole play <game> --position FILE` in the terminal. Undo goes
back to that position and no further; the record of such a match is of format 3: it carries the position and promises no
shuffle.

A position that cannot be is refused: cards missing or doubled, hands that are too large, a step without its means, what
another step has left behind, a game that has ended and is not over. Players are numbered from 0. Fields with a default
may be left out. `python -m tests.contract.positions all 100000` changes positions at random and plays on from those
that are read.

This page is made from the declarations by `python -m tests.contract.position_page`; a test compares the two.
"""


def page() -> str:
    parts = [HEAD]
    for game in BUILT_IN.values():
        parts.append(f"\n## {game.title}\n\n{table_of(game.position)}")
        inner = nested(types.type_info(game.position))
        parts += [f"\n`{struct.__name__}`:\n\n{table_of(struct)}" for struct in inner]
    return "".join(parts)


def table_of(struct: type[msgspec.Struct]) -> str:
    comments = {**comments_of(Position), **comments_of(struct)}
    lines = ["| field | type | left out | meaning |", "|---|---|---|---|"]
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    for field in info.fields:
        default = "" if field.required else f"`{msgspec.json.encode(default_of(field)).decode()}`"
        lines.append(f"| `{field.name}` | {words(field.type)} | {default} | {comments.get(field.name, '')} |")
    return "\n".join(lines) + "\n"


def default_of(field: types.Field) -> Any:
    return field.default_factory() if field.default is msgspec.NODEFAULT else field.default


def comments_of(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What stands behind each field in the source."""
    found = re.findall(r"^    (\w+): .*?  # (.+)$", inspect.getsource(struct), re.MULTILINE)
    return dict(found)


def words(kind: types.Type) -> str:
    match kind:
        case types.IntType():
            return "number"
        case types.StrType():
            return "text"
        case types.BoolType():
            return "true or false"
        case types.NoneType():
            return "null"
        case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
            return f"list of {words(item)}"
        case types.DictType(value_type=value):
            return f"name → {words(value)}"
        case types.UnionType(types=several):
            return " or ".join(words(one) for one in several)
        case types.LiteralType(values=values):
            return ", ".join(f"`{value}`" for value in values)
        case types.StructType(cls=struct):
            return f"`{struct.__name__}`"
    raise TypeError(kind)


def nested(info: types.Type) -> list[type[msgspec.Struct]]:
    """The structs within a position."""
    assert isinstance(info, types.StructType)
    kinds = [field.type.item_type if isinstance(field.type, types.ListType) else field.type for field in info.fields]
    return [kind.cls for kind in kinds if isinstance(kind, types.StructType)]


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
