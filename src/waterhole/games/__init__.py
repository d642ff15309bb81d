"""The games: the built-in ones, listed by hand, and those of other packages, found by their entry points."""

from __future__ import annotations

import sys
from importlib import metadata

from waterhole.games.cubirds import GAME as CUBIRDS
from waterhole.games.savanna import GAME as SAVANNA
from waterhole.games.wild_cards import GAME as WILD_CARDS
from waterhole.games.wilderness import GAME as WILDERNESS
from waterhole.games.wildlife import GAME as WILDLIFE
from waterhole.kernel.game import BadInput, Game

ENTRY_POINTS = "waterhole.games"  # the group in which a package names its games

BUILT_IN: dict[str, Game] = {game.name: game for game in (WILDLIFE, CUBIRDS, WILD_CARDS, SAVANNA, WILDERNESS)}


def installed() -> dict[str, Game]:
    """The games of other packages. One that cannot be loaded is named on the error output and left out."""
    found: dict[str, Game] = {}
    for entry in sorted(metadata.entry_points(group=ENTRY_POINTS), key=lambda entry: entry.name):
        try:
            game = entry.load()
        except Exception as error:  # somebody else's package must not keep ours from starting
            print(f"waterhole: the game '{entry.value}' cannot be loaded: {error}", file=sys.stderr)
            continue
        if not isinstance(game, Game) or game.name != entry.name or game.name in BUILT_IN:
            print(f"waterhole: '{entry.name} = {entry.value}' names no new game of that name.", file=sys.stderr)
            continue
        found[game.name] = game
    return found


GAMES: dict[str, Game] = {**BUILT_IN, **installed()}


def find(name: str) -> Game:
    """The game of this name; BadInput lists the names there are."""
    game = GAMES.get(name.lower().replace("-", "_"))
    if game is None:
        raise BadInput("refused-no-game", name=name, games=list(GAMES))
    return game
