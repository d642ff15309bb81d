"""Wild Cards: training, and the file it leaves."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources

import msgspec
from librt.vecs import vec

from waterhole.games.wild_cards.engine.heuristic import WildCardsHeuristic
from waterhole.games.wild_cards.engine.learned import Lessons, Standing
from waterhole.games.wild_cards.engine.skill.expert import WildCardsExpert
from waterhole.kernel.engine.policy import Policy
from waterhole.kernel.engine.rng import Rng

FILE = "learned.json"
SORTS = ((2, True), (3, False), (3, True), (4, False), (4, True), (5, False))  # seats, and whether Leo joins
BEGINNING = 0.2  # the part of the games that the rules of thumb play; the rest it plays by what it has learned
SLIP = 0.05  # how often a move is left to chance in the first game; never in the last
STEP = 0.1  # how far the first game moves a number of the tables at most
LEAST_STEP = 0.2  # the part of it that is left for the last games


class Learned(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What training found, and how to find it again."""

    made_by: str
    weights: list[list[float]]  # by sort of table, then by place in the tables
    bids: list[list[float]]  # by sort of table, then by cards in hand and value: how often more is bid


def train(games: int, seed: int, on_game: Callable[[], None]) -> bytes:
    """The file that so many games with this seed make: always the same one."""
    rng = Rng(seed)
    lessons = [Lessons(seats, leo, rng.split()) for seats, leo in SORTS]
    beginner, pupil = WildCardsHeuristic(), WildCardsExpert([lesson.standing for lesson in lessons])
    for number in range(games):
        rest = 1 - number / games
        pupil.forget()
        teacher: Policy = beginner if number < BEGINNING * games else pupil
        lessons[number % len(SORTS)].play(teacher, SLIP * rest, STEP * max(rest, LEAST_STEP))
        on_game()
    learned = Learned(
        made_by=f"waterhole train wild_cards --games {games} --seed {seed}",
        weights=[[round(weight, 3) for weight in lesson.weights] for lesson in lessons],
        bids=[[round(share, 3) for share in lesson.bids] for lesson in lessons],
    )
    return msgspec.json.encode(learned) + b"\n"


def expert(raw: bytes) -> WildCardsExpert:
    """The policy that plays by such a file."""
    learned = msgspec.json.decode(raw, type=Learned)
    tables = zip(learned.weights, learned.bids, strict=True)
    return WildCardsExpert([Standing(vec[float](weights), vec[float](bids)) for weights, bids in tables])


def packaged() -> bytes:
    return resources.files("waterhole.games.wild_cards").joinpath(FILE).read_bytes()
