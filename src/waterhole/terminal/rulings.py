"""Looking things up in the rules of a game."""

from __future__ import annotations

import textwrap

from waterhole.kernel.game import Game

WIDTH = 78


def look_up(game: Game, what: str, language: str = "en") -> str:
    """A ruling by its number, all rulings that speak of something, or the whole rules."""
    if not what:
        return game.rules_in(language).strip()
    wanted = what.strip().lower()
    rulings = game.rulings_in(language)
    found = {number: text for number, text in rulings.items() if number.lower() == wanted} or {
        number: text for number, text in rulings.items() if wanted in text.lower()
    }
    if not found:
        return f"No ruling of {game.title} speaks of '{what}'. The rulings are {', '.join(game.rulings)}."
    return "\n".join(textwrap.fill(f"{n}  {text}", WIDTH, subsequent_indent="  ") for n, text in found.items())
