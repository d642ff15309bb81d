"""Ecosystem: Savanna: training, and the file it leaves."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources

import msgspec
from librt.vecs import vec

from waterhole.games.savanna.engine.components import TURNS
from waterhole.games.savanna.engine.learned import FEATURES, WIDTH, SavannaExpert, Training
from waterhole.kernel.engine.rng import Rng

FILE = "learned.json"
SEATS = (2, 3, 4)  # at the tables of the training, in turn
EXPLORE = 0.02  # how often a decision is left to chance in the first game; never in the last
LEAST_DOUBT = 2.0


class Learned(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What training found, and how to find it again."""

    made_by: str
    features: list[str]
    points: float  # of an ecosystem, towards the end of the training
    doubts: list[float]  # by cards laid: the standard deviation of the forecast's error
    weights: list[list[float]]  # by cards laid, then by feature


def train(games: int, seed: int, on_game: Callable[[], None]) -> bytes:
    """The file that so many games with this seed make: always the same one."""
    training = Training(Rng(seed))
    for number in range(games):
        training.play(SEATS[number % len(SEATS)], EXPLORE * (1 - number / games))
        on_game()
    learned = Learned(
        made_by=f"waterhole train savanna --games {games} --seed {seed}",
        features=list(FEATURES),
        points=round(training.points, 2),
        doubts=[round(max(LEAST_DOUBT, error**0.5), 3) for error in training.errors],
        weights=[
            [round(weight, 4) for weight in training.weights[turn * WIDTH : (turn + 1) * WIDTH]]
            for turn in range(TURNS + 1)
        ],
    )
    return msgspec.json.format(msgspec.json.encode(learned), indent=1) + b"\n"


def expert(raw: bytes) -> SavannaExpert:
    """The policy that plays by such a file."""
    learned = msgspec.json.decode(raw, type=Learned)
    weights = vec[float]([weight for turn in learned.weights for weight in turn])
    return SavannaExpert(weights, vec[float](learned.doubts))


def packaged() -> bytes:
    return resources.files("waterhole.games.savanna").joinpath(FILE).read_bytes()
