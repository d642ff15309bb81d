"""The table of any game as text: what a view holds, by name; for games without a screen of their own."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

import msgspec

from waterhole.kernel.game import PlayerView, View
from waterhole.terminal.ink import Ink

WIDTH = 80
INDENT = "    "
ELSEWHERE = frozenset(View.__struct_fields__)  # the client shows prompt, moves and scores itself


def draw(view: View, names: Sequence[str], ink: Ink) -> list[str]:
    lines: list[str] = []
    for name, value in fields(view):
        if name not in ELSEWHERE and name != "step":  # the prompt says that better
            lines += shown(name, value, names)
    lines.append("")
    for player, place in enumerate(view.players):
        score = f", {view.scores[player]} points" if player < len(view.scores) else ""
        lines.append(f"{ink.seat(names[player], player)}{score}")
        for name, value in fields(place):
            hidden = name.endswith("_size") and getattr(place, name.removesuffix("_size"), None) is not None
            nothing = name in PlayerView.__struct_fields__ and not value
            if value is not None and not hidden and not nothing:
                lines += [INDENT + line for line in shown(name, value, names)]
    return lines


def fields(struct: msgspec.Struct) -> Iterator[tuple[str, object]]:
    return ((name, getattr(struct, name)) for name in struct.__struct_fields__)


def shown(name: str, value: object, names: Sequence[str]) -> list[str]:
    """One part in a line, or a line for each of several."""
    title = name.removesuffix("_size").replace("_", " ").capitalize()
    if isinstance(value, tuple) and value and isinstance(value[0], (list, tuple, dict)):
        return [line for n, one in enumerate(value, 1) for line in wrapped(f"{title.rstrip('s')} {n}: {in_words(one)}")]
    if name == "current" and isinstance(value, int):
        return wrapped(f"{title}: {names[value]}")
    return wrapped(f"{title}: {in_words(value)}")


def wrapped(line: str) -> list[str]:
    return textwrap.wrap(line, WIDTH - len(INDENT), subsequent_indent=INDENT)


def in_words(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{in_words(n)} {name}" for name, n in value.items()) or "none"
    if isinstance(value, (list, tuple)):
        return ", ".join(in_words(one) for one in value) or "none"
    return str(value)
