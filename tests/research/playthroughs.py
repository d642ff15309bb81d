"""OpenSpiel playthrough files, by OpenSpiel's own generator: python -m tests.research.playthroughs

The last decisions of a seeded game in each form, with long lines cut and their hash beside them: whole games would be
megabytes. Look at the difference before a new file is committed; it says what changed for a learner.
"""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

from waterhole.games import GAMES
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import Game
from waterhole.research import openspiel_games

FOLDER = Path(__file__).parent / "golden"
DECISIONS = 3  # before the end
PLAYERS = 2
SEED = 11
LONGEST_LINE = 160


def near_the_end(game: Game, decisions: int) -> State:
    """A position so many decisions before the end of a random game."""
    choose = random.Random(SEED)
    state = game.new(max(PLAYERS, game.seats[0]), seed=SEED)
    passed: list[State] = []
    while state.decider() >= 0:
        passed.append(state.clone())
        seat = state.decider()
        state.apply(seat, choose.choice(game.legal(state, seat)))
    return passed[-decisions]


def cut(line: str) -> str:
    """A long line by its beginning and its hash."""
    if len(line) <= LONGEST_LINE:
        return line
    return f"{line[:80]}… {len(line)} characters, SHA-256 {hashlib.sha256(line.encode()).hexdigest()[:16]}"


def text_of(name: str) -> str:
    """The playthrough of one game in one form."""
    game = GAMES[name.removeprefix(openspiel_games.PREFIX).removesuffix(openspiel_games.SUFFIX)]
    position = openspiel_games.position_parameter(game, near_the_end(game, DECISIONS))
    lines = generate_playthrough.playthrough_lines(f"{name}(deals=4,position={position})", seed=SEED)
    return "\n".join(map(cut, lines)) + "\n"


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in openspiel_games.NAMES:
        path_of(name).write_text(text_of(name), "utf-8")
        print(path_of(name).name)
