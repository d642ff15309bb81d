"""One line per game: what the search chooses and finds by iterations. Run compiled and interpreted, the lines agree."""

from __future__ import annotations

import hashlib
import sys

from tests.contract.tables import GAMES, Table, walk
from waterhole.bots.engine.search import Search
from waterhole.bots.levels import Style
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Perspective

STYLES = (Style(), Style(guided=False, turns=-1), Style(turns=0, slip=0.2, least=2))


def digest(name: str, iterations: int) -> str:
    """A few decisions of a random game for each seat count, searched in each style."""
    game = GAMES[name]
    found = hashlib.sha256()
    for seats in game.seats:
        for number, state in enumerate(walk(Table(game, seats, game.options()), seats)):
            seat = state.decider()
            if seat >= 0 and number % 40 == 9:
                perspective = Perspective(game, state, seat)
                style = STYLES[(number // 40) % len(STYLES)]
                search = Search(game.heuristic, len(game.moves), style.settings())
                search.run(perspective.world(Rng(1)), seat, Rng(number), iterations, 0.0)
                for move in perspective.moves:
                    if search.visits_of(move):
                        found.update(f"{move} {search.visits_of(move)} {search.mean_of(move):.9f}".encode())
            if number > 130:
                break
    return found.hexdigest()


if __name__ == "__main__":
    print(digest(sys.argv[1], int(sys.argv[2])))
