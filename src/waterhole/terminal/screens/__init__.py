"""Each game's table as text; listed by hand like the games. A game that is not listed has the plain one."""

from __future__ import annotations

from collections.abc import Callable

from waterhole.kernel.game import OwnView, View
from waterhole.kernel.narration import Narrator
from waterhole.terminal.ink import Ink
from waterhole.terminal.screens import cubirds, plain, savanna, wild_cards, wilderness, wildlife

# view, how it is told, ink -> lines of at most 80 characters
Screen = Callable[[OwnView, Narrator, Ink], list[str]]

SCREENS: dict[str, Screen] = {
    "wildlife": wildlife.draw,
    "cubirds": cubirds.draw,
    "wild_cards": wild_cards.draw,
    "savanna": savanna.draw,
    "wilderness": wilderness.draw,
}


def drawn(view: View, narrator: Narrator, ink: Ink) -> list[str]:
    """The table as a viewer sees it."""
    screen = SCREENS.get(narrator.game.name)
    return plain.draw(view, narrator.cast.names, ink) if screen is None else screen(view, narrator, ink)
