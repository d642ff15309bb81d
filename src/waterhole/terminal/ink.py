"""Colours for those who see them; the words alone always say everything."""

from __future__ import annotations

from functools import cache

from rich.color import ColorSystem
from rich.style import Style

SEAT_STYLES = ("bold cyan", "bold yellow", "bold magenta", "bold green", "bold red", "bold blue", "bold white", "cyan")


@cache
def _style(name: str) -> Style:
    return Style.parse(name)


class Ink:
    """Writes text in a style ('bold red'), or plainly where colours are off."""

    def __init__(self, colours: bool) -> None:
        self.colours = colours

    def __call__(self, text: str, style: str) -> str:
        return _style(style).render(text, color_system=ColorSystem.EIGHT_BIT) if self.colours else text

    def seat(self, text: str, seat: int) -> str:
        return self(text, SEAT_STYLES[seat % len(SEAT_STYLES)])
