"""Wildlife: training, and the file it leaves."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources

import msgspec
from librt.vecs import vec

from waterhole.games.wildlife.engine.heuristic import MEASURED, Estimates
from waterhole.games.wildlife.engine.learned import STAGES, WIDTH, Lessons, WildlifeExpert
from waterhole.kernel.engine.rng import Rng

FILE = "learned.json"
SEATS = (2, 3, 4, 5, 6)
TRIES = 5  # moves of a decision that are looked at in training
SLIP = 0.04  # how often a decision is left to chance
RIDGE = 0.001  # keeps the weights of what was seldom seen small
LEAST_OF_A_POINT = 0.02  # added to the logarithm of the odds by a point
LIKELY = 1.7  # the logarithm of the odds that a lead of one doubt gives (kernel.engine.policy.likely)
WARMTH = 3.0  # points between two moves of which the better is made e times as often: the search may think again


class Learned(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What training found, and how to find it again."""

    made_by: str
    features: list[str]
    doubts: list[list[float]]  # by seats from 2, then by stage: the standard deviation of a foretold lead's error
    weights: list[list[list[float]]]  # by seats from 2, by stage, by feature


def train(games: int, seed: int, on_game: Callable[[], None]) -> bytes:
    """The file that so many games of two with this seed make: always the same one. Larger tables keep version 1."""
    before = msgspec.json.decode(version_1(), type=Learned)
    lessons = Lessons(SEATS[0], Rng(seed), player_by(before), TRIES)
    for _ in range(games):
        lessons.play(SLIP)
        on_game()
    weights, doubts = found_in(lessons)
    learned = msgspec.structs.replace(
        before,
        made_by=f"waterhole train wildlife --games {games} --seed {seed}",
        doubts=[doubts, *before.doubts[1:]],
        weights=[weights, *before.weights[1:]],
    )
    return msgspec.json.format(msgspec.json.encode(learned), indent=1) + b"\n"


def found_in(lessons: Lessons) -> tuple[list[list[float]], list[float]]:
    """Weights and doubts by stage, in points: what a feature adds to the odds, in units of what a point now adds."""
    weights: list[list[float]] = []
    doubts: list[float] = []
    for stage in range(STAGES):
        found = lessons.fit(stage, RIDGE)
        point = max(found[WIDTH], LEAST_OF_A_POINT)
        weights.append([round(found[i] / point, 3) for i in range(WIDTH)])
        doubts.append(round(LIKELY / point, 2))
    return weights, doubts


def expert(raw: bytes, by: Estimates = MEASURED) -> WildlifeExpert:
    """The policy that plays by such a file."""
    return player_by(msgspec.json.decode(raw, type=Learned), by)


def player_by(learned: Learned, by: Estimates = MEASURED) -> WildlifeExpert:
    nobody = [0.0] * (SEATS[0] * STAGES)  # tables of 0 and 1: the rows start with the number of seats
    weights = [weight for stages in learned.weights for stage in stages for weight in stage]
    doubts = [doubt for stages in learned.doubts for doubt in stages]
    return WildlifeExpert(vec[float](nobody * WIDTH + weights), vec[float](nobody + doubts), WARMTH, by)


def packaged() -> bytes:
    return resources.files("waterhole.games.wildlife").joinpath(FILE).read_bytes()


def version_1() -> bytes:
    """Made by 15,000 games of the rules of thumb, fitted to their points: where training sets out."""
    return resources.files("waterhole.games.wildlife.version_1").joinpath(FILE).read_bytes()
