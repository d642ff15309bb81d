"""Wildlife: training, and the file it leaves."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources

import msgspec
from librt.vecs import vec

from waterhole.games.wildlife.engine.learned import FEATURES, STAGES, WIDTH, Lessons, WildlifeExpert
from waterhole.kernel.engine.rng import Rng

FILE = "learned.json"
SEATS = (2, 3, 4, 5, 6)  # at the tables of the training, in turn
SLIP = 0.1  # how often a decision is left to chance in the first game; never in the last
RIDGE = 30.0  # keeps the weights of what was seldom seen small
LEAST_DOUBT = 3.0
WARMTH = 3.0  # points between two moves of which the better is made e times as often: the search may think again


class Learned(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What training found, and how to find it again."""

    made_by: str
    features: list[str]
    doubts: list[list[float]]  # by seats from 2, then by stage: the standard deviation of a foretold lead's error
    weights: list[list[list[float]]]  # by seats from 2, by stage, by feature


def train(games: int, seed: int, on_game: Callable[[], None]) -> bytes:
    """The file that so many games with this seed make: always the same one."""
    rng = Rng(seed)
    lessons = [Lessons(seats, rng.split()) for seats in SEATS]
    for number in range(games):
        lessons[number % len(SEATS)].play(SLIP * (1 - number / games))
        on_game()
    weights = [[lesson.weights(stage, RIDGE) for stage in range(STAGES)] for lesson in lessons]
    doubts = [
        [max(LEAST_DOUBT, lesson.doubt(stage, found[stage])) for stage in range(STAGES)]
        for lesson, found in zip(lessons, weights, strict=True)
    ]
    learned = Learned(
        made_by=f"waterhole train wildlife --games {games} --seed {seed}",
        features=list(FEATURES),
        doubts=[[round(doubt, 2) for doubt in stages] for stages in doubts],
        weights=[[[round(weight, 3) for weight in stage] for stage in stages] for stages in weights],
    )
    return msgspec.json.format(msgspec.json.encode(learned), indent=1) + b"\n"


def expert(raw: bytes) -> WildlifeExpert:
    """The policy that plays by such a file."""
    learned = msgspec.json.decode(raw, type=Learned)
    nobody = [0.0] * (SEATS[0] * STAGES)  # tables of 0 and 1: the rows start with the number of seats
    weights = [weight for stages in learned.weights for stage in stages for weight in stage]
    doubts = [doubt for stages in learned.doubts for doubt in stages]
    return WildlifeExpert(vec[float](nobody * WIDTH + weights), vec[float](nobody + doubts), WARMTH)


def packaged() -> bytes:
    return resources.files("waterhole.games.wildlife").joinpath(FILE).read_bytes()
