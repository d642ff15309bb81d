"""Looking things up in the rules of a game."""

from __future__ import annotations

import textwrap
import unicodedata

from waterhole.kernel.game import Game
from waterhole.text import bundle

WIDTH = 78


def plain(text: str) -> str:
    """A text as it is searched: without capitals and accents, with the apostrophes and spaces of a keyboard."""
    letters = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()


def look_up(game: Game, what: str, language: str = "en") -> str:
    """A ruling by its number, all rulings that speak of something, or the whole rules."""
    if not what:
        return game.rules_in(language).strip()
    wanted = plain(what.strip())
    rulings = game.rulings_in(language)
    found = {number: text for number, text in rulings.items() if plain(number) == wanted} or {
        number: text for number, text in rulings.items() if wanted in plain(text)
    }
    if not found:
        about = {"game": game.title, "what": what, "rulings": list(game.rulings)}
        return bundle(language).format("terminal-no-ruling", **about)
    return "\n".join(textwrap.fill(f"{n}  {text}", WIDTH, subsequent_indent="  ") for n, text in found.items())
