"""The games, listed by hand."""

from __future__ import annotations

from waterhole.games.cubirds import GAME as CUBIRDS
from waterhole.games.savanna import GAME as SAVANNA
from waterhole.games.wild_cards import GAME as WILD_CARDS
from waterhole.games.wilderness import GAME as WILDERNESS
from waterhole.games.wildlife import GAME as WILDLIFE
from waterhole.kernel.game import BadInput, Game

GAMES: dict[str, Game] = {game.name: game for game in (WILDLIFE, CUBIRDS, WILD_CARDS, SAVANNA, WILDERNESS)}


def find(name: str) -> Game:
    """The game of this name; BadInput lists the names there are."""
    game = GAMES.get(name.lower().replace("-", "_"))
    if game is None:
        raise BadInput(f"there is no game '{name}'; the games are: {', '.join(GAMES)}.")
    return game
