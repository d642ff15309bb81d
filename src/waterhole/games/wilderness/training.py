"""Wilderness: training, and the file it leaves."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources

import msgspec
from librt.vecs import vec

from waterhole.games.wilderness.engine.components import LENGTH_TILES
from waterhole.games.wilderness.engine.learned import FEATURES, WildernessExpert
from waterhole.games.wilderness.engine.lessons import Lessons
from waterhole.kernel.engine.rng import Rng

FILE = "learned.json"
STRIP = LENGTH_TILES[1]  # tiles of a normal game
TABLES = (2, 3, 2, 5, 2, 8)  # players, game by game in turn
SLIPS = (0.02, 0.1, 0.25)  # how often a move is left to chance, game by game in turn
PAIRS = 4  # games to the end from every turn, by either sort of forager
STEP = 0.3  # how far the first game moves a weight at most
LEAST_STEP = 0.05  # the part of it that is left for the last games


class Learned(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What training found, and how to find it again."""

    made_by: str
    features: list[str]  # then the illnesses and the cards in hand, by kind, and all of it once more by nearness
    weights: list[float]  # while two live, three, four or five, and more


def train(games: int, seed: int, on_game: Callable[[], None]) -> bytes:
    """The file that so many games with this seed make: always the same one."""
    lessons = Lessons(Rng(seed))
    for number in range(games):
        rest = 1 - number / games
        seats, slip = TABLES[number % len(TABLES)], SLIPS[number // len(TABLES) % len(SLIPS)]
        lessons.play(seats, STRIP, slip, PAIRS, STEP * max(rest, LEAST_STEP))
        on_game()
    learned = Learned(
        made_by=f"waterhole train wilderness --games {games} --seed {seed}",
        features=list(FEATURES),
        weights=[round(weight, 3) for weight in lessons.weights],
    )
    return msgspec.json.encode(learned) + b"\n"


def expert(raw: bytes) -> WildernessExpert:
    """The policy that plays by such a file."""
    learned = msgspec.json.decode(raw, type=Learned)
    return WildernessExpert(vec[float](learned.weights))


def packaged() -> bytes:
    return resources.files("waterhole.games.wilderness").joinpath(FILE).read_bytes()
