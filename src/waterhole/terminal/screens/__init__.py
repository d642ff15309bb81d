"""How each game's table looks in lines of text; listed by hand like the games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from waterhole.terminal.ink import Ink
from waterhole.terminal.screens import cubirds, savanna, wild_cards, wilderness, wildlife

# view, a name for every player (the extras too), ink -> lines of at most 80 characters
Screen = Callable[[Any, Sequence[str], Ink], list[str]]

SCREENS: dict[str, Screen] = {
    "wildlife": wildlife.draw,
    "cubirds": cubirds.draw,
    "wild_cards": wild_cards.draw,
    "savanna": savanna.draw,
    "wilderness": wilderness.draw,
}
