"""CuBirds: training, and the file it leaves."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources

import msgspec
from librt.vecs import vec

from waterhole.games.cubirds.engine.heuristic import CuBirdsHeuristic
from waterhole.games.cubirds.engine.learned import CuBirdsExpert, Lessons, Standing
from waterhole.kernel.engine.rng import Rng

FILE = "learned.json"
SEATS = (2, 3, 4, 5)
FIRST = 0.1  # the part of the games that the rules of thumb play; then what was learned so far plays itself
SLIP = 0.05  # how often a move is left to chance in the first game; never in the last
STEP = 0.1  # how far the first game moves a number of the tables at most
LEAST_STEP = 0.2  # the part of it that is left for the last games


class Learned(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What training found, and how to find it again."""

    made_by: str
    weights: list[list[float]]  # by seats from 2, then by place in the tables


def train(games: int, seed: int, on_game: Callable[[], None]) -> bytes:
    """The file that so many games with this seed make: always the same one."""
    rng = Rng(seed)
    lessons = [Lessons(seats, rng.split()) for seats in SEATS]
    expert, heuristic = CuBirdsExpert([lesson.standing for lesson in lessons]), CuBirdsHeuristic()
    for number in range(games):
        teacher = heuristic if number < FIRST * games else expert
        rest = 1 - number / games
        lessons[number % len(SEATS)].play(teacher, SLIP * rest, STEP * max(rest, LEAST_STEP))
        on_game()
    learned = Learned(
        made_by=f"waterhole train cubirds --games {games} --seed {seed}",
        weights=[[round(weight, 3) for weight in lesson.weights] for lesson in lessons],
    )
    return msgspec.json.encode(learned) + b"\n"


def expert(raw: bytes) -> CuBirdsExpert:
    """The policy that plays by such a file."""
    learned = msgspec.json.decode(raw, type=Learned)
    return CuBirdsExpert([Standing(vec[float](weights)) for weights in learned.weights])


def packaged() -> bytes:
    return resources.files("waterhole.games.cubirds").joinpath(FILE).read_bytes()
