"""Our side: every game played at random to the end, and copied; CuBirds interpreted as well; our own Connect Four."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from itertools import count

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from benchmarks.contest import CLONE, Contestant, Speeds, nanoseconds_for, play_for
from benchmarks.engine import connect_four, loops
from waterhole.games import GAMES, find
from waterhole.kernel.engine.playout import playout
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import BadInput, Game

CONNECT_FOUR = "Connect Four, ours"
PLAYERS = {"cubirds": 4}  # elsewhere the middle of what the box says
MOST_MOVES = 100_000  # far beyond the end of any game

GAMES_AT_ONCE = 20
ROLLOUTS_AT_ONCE = 2_000
CLONES_AT_ONCE = 5_000
MOVES_BEFORE_CLONING = 20

# What the other process runs: the sources of the unit instead of the library.
INTERPRETED = "import sys; from benchmarks.playouts import print_speed; print_speed(*sys.argv[1:])"


def contestants(players: Mapping[str, int]) -> list[Contestant]:
    """Every game at its number of players, and our Connect Four."""
    found = [contestant(game, players_of(game, players)) for game in GAMES.values()]
    return [*found, Contestant(CONNECT_FOUR, ConnectFourPlayouts())]


def players_of(game: Game, wanted: Mapping[str, int]) -> int:
    """How many play: as wanted, as the bars say, or the middle of what the game allows."""
    middle = game.seats[len(game.seats) // 2]
    seats = wanted.get(game.name, PLAYERS.get(game.name, middle))
    if seats not in game.seats:
        raise BadInput(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}.")
    return seats


def subject(game: Game, players: int) -> str:
    return f"{game.title}, {players} players" if players > 1 else f"{game.title}, solo"


def contestant(game: Game, players: int) -> Contestant:
    return Contestant(subject(game, players), GamePlayouts(game, players))


def interpreted(game: Game, players: int) -> Contestant:
    """The same playouts from the sources, in a process of its own."""

    def measure(seconds: float) -> Speeds:
        done = subprocess.run(
            [sys.executable, "-c", INTERPRETED, game.name, str(players), str(seconds)],
            env=os.environ | {"WATERHOLE_INTERPRETED": "1"},
            capture_output=True,
            check=True,
        )
        return msgspec.json.decode(done.stdout, type=Speeds)

    return Contestant(interpreted_subject(subject(game, players)), measure)


def interpreted_subject(name: str) -> str:
    return f"{name}, interpreted"


def print_speed(name: str, players: str, seconds: str) -> None:
    """For the other process: warm up, measure playouts, print them as JSON."""
    playouts = GamePlayouts(find(name), int(players))
    playouts.play()
    print(msgspec.json.encode(play_for(float(seconds), playouts.play)).decode())


class GamePlayouts:
    """Whole games, each set up from its own seed; then copies of a game under way, freed at once."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.seeds = count(1)
        self.moves = game.moves.buffer()
        self.under_way = game.new(players)
        playout(self.under_way, Rng(0), self.moves, MOVES_BEFORE_CLONING)

    def __call__(self, seconds: float) -> Speeds:
        return play_for(seconds, self.play) | clone_for(seconds / 4, self.under_way)

    def play(self) -> tuple[int, int]:
        made = 0
        for seed in (next(self.seeds) for _ in range(GAMES_AT_ONCE)):
            made += playout(self.game.new(self.players, seed=seed), Rng(~seed), self.moves, MOST_MOVES)
        return GAMES_AT_ONCE, made


class ConnectFourPlayouts:
    """The work of OpenSpiel's rollouts: copy the empty board, play to the end."""

    def __init__(self) -> None:
        self.rng = Rng(1)
        self.start = connect_four.new_game(Rng(0))
        self.moves = vec[i64]([0] * connect_four.COLUMNS)

    def __call__(self, seconds: float) -> Speeds:
        return play_for(seconds, self.play) | clone_for(seconds / 4, self.start)

    def play(self) -> tuple[int, int]:
        return ROLLOUTS_AT_ONCE, loops.playouts(self.start, self.rng, self.moves, ROLLOUTS_AT_ONCE, MOST_MOVES)


def clone_for(seconds: float, state: State) -> Speeds:
    def batch() -> int:
        loops.clones(state, CLONES_AT_ONCE)
        return CLONES_AT_ONCE

    return {CLONE: nanoseconds_for(seconds, batch)}
