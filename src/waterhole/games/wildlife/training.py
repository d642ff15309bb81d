"""Wildlife: training, and the file it leaves."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources

import msgspec
from librt.vecs import vec

from waterhole.games.wildlife.engine.learned import FEATURES, STAGES, WIDTH, Lessons, WildlifeExpert
from waterhole.kernel.engine.rng import Rng

FILE = "learned.json"
SEATS = (2, 3, 4, 5, 6)
TABLES = (0, 0, 1, 0, 2, 1, 0, 3, 1, 4)  # of the training, in turn: places in SEATS
# Up to which share of the games is played so, and how many moves are looked at: first by the rules of thumb alone,
# then by what was learned from the games before.
ROUNDS = ((0.3, 1), (1.0, 5))
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
    """The file that so many games with this seed make: always the same one."""
    rng = Rng(seed)
    learned = Learned(made_by="", features=list(FEATURES), doubts=[], weights=[])
    done = 0
    for share, tries in ROUNDS:
        player = player_by(learned)
        lessons = [Lessons(seats, rng.split(), player, tries) for seats in SEATS]
        while done < share * games:
            lessons[TABLES[done % len(TABLES)]].play(SLIP)
            done += 1
            on_game()
        learned = learned_from(lessons, f"waterhole train wildlife --games {games} --seed {seed}")
    return msgspec.json.format(msgspec.json.encode(learned), indent=1) + b"\n"


def learned_from(lessons: list[Lessons], made_by: str) -> Learned:
    """The weights in points: what a feature adds to the odds, in units of what a point now adds."""
    weights: list[list[list[float]]] = []
    doubts: list[list[float]] = []
    for lesson in lessons:
        found = [lesson.fit(stage, RIDGE) for stage in range(STAGES)]
        point = [max(stage[WIDTH], LEAST_OF_A_POINT) for stage in found]
        weights.append([[round(stage[i] / point[n], 3) for i in range(WIDTH)] for n, stage in enumerate(found)])
        doubts.append([round(LIKELY / odds, 2) for odds in point])
    return Learned(made_by=made_by, features=list(FEATURES), doubts=doubts, weights=weights)


def expert(raw: bytes) -> WildlifeExpert:
    """The policy that plays by such a file."""
    return player_by(msgspec.json.decode(raw, type=Learned))


def player_by(learned: Learned) -> WildlifeExpert:
    nobody = [0.0] * (SEATS[0] * STAGES)  # tables of 0 and 1: the rows start with the number of seats
    weights = [weight for stages in learned.weights for stage in stages for weight in stage]
    doubts = [doubt for stages in learned.doubts for doubt in stages]
    return WildlifeExpert(vec[float](nobody * WIDTH + weights), vec[float](nobody + doubts), WARMTH)


def packaged() -> bytes:
    return resources.files("waterhole.games.wildlife").joinpath(FILE).read_bytes()
