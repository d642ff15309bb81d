"""Whether one move is clearly best: searched in many worlds, and better than every other beyond doubt."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from waterhole.bots.analysis import SURE
from waterhole.bots.engine.search import Search
from waterhole.bots.levels import guide_for, style_for
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import Perspective

VERIFIED, EACH = 1200, 120  # tries of each of the two searches that verify: at least, and for every legal move
GAP = 0.07  # of a win: by how much the best move must be better than every other
ERRORS = 2.5  # and by how many standard errors of that difference
HOPELESS, DECIDED = 0.12, 0.93  # the best move wins at least so often, the second best at most
FEWEST_OTHERS = 3  # moves that are wrong
SAME_WORLDS = 4  # in which two moves must do the same


class Judged(NamedTuple):
    """What a search found of one legal move."""

    move: int
    chance: float
    error: float  # the standard error of the chance
    tries: int


def tries_for(perspective: Perspective) -> int:
    """How long a search verifies: the longer, the more moves there are."""
    return max(VERIFIED, EACH * len(perspective.moves))


def searched(perspective: Perspective, iterations: int, rng: Rng) -> list[Judged]:
    """Every legal move, the best first.

    All of them are tried equally often: a move looks the better the deeper it has been searched, so a search that
    mostly follows its favourite, as one that plays must, would prove it right.
    """
    game = perspective.game
    settings = style_for(game).settings()
    settings.least = max(1, iterations // len(perspective.moves))
    search = Search(guide_for(game), len(game.moves), settings)
    search.run(perspective.world(rng.split()), perspective.seat, rng, iterations, 0.0)
    found = [_judged(search, move) for move in perspective.moves if search.visits_of(move)]
    return sorted(found, key=lambda judged: -judged.chance)


def _judged(search: Search, move: int) -> Judged:
    tries = int(search.visits_of(move))
    # As if one more try had gone as badly or as well as can be: few equal results are no certainty.
    variance = (search.spread_of(move) ** 2 * tries + 0.25) / (tries + 1)
    return Judged(move, search.mean_of(move), math.sqrt(variance / tries), tries)


def is_clear(found: Sequence[Judged], right: frozenset[int], errors: float = ERRORS) -> bool:
    """Whether the best move is one of those, nothing is decided yet, and every other move is clearly worse."""
    best = found[0]
    others = [judged for judged in found if judged.move not in right]
    if best.move not in right or len(others) < FEWEST_OTHERS or best.chance < HOPELESS:
        return False
    if max(judged.chance for judged in others) > DECIDED:
        return False
    return all(is_worse(other, best, errors) for other in others)


def is_worse(other: Judged, best: Judged, errors: float) -> bool:
    return best.chance - other.chance >= max(GAP, errors * math.hypot(best.error, other.error))


def pooled(searches: Sequence[Sequence[Judged]], moves: Sequence[int]) -> tuple[list[int], list[int]]:
    """Chances and doubts of moves over several searches, in thousandths."""
    chances, doubts = [], []
    for move in moves:
        found = [judged for search in searches for judged in search if judged.move == move]
        tries = sum(judged.tries for judged in found)
        chances.append(round(1000 * sum(judged.chance * judged.tries for judged in found) / tries))
        error = math.sqrt(sum((judged.error * judged.tries) ** 2 for judged in found)) / tries
        doubts.append(math.ceil(1000 * SURE * error))
    return chances, doubts


def rivals(found: Sequence[Judged], errors: float = ERRORS) -> list[int]:
    """The moves that are not clearly worse than the best: where it is clear, each of them does the same."""
    best = found[0]
    return [other.move for other in found[1:] if not is_worse(other, best, errors)]


def worlds_of(perspective: Perspective, rng: Rng) -> list[State]:
    """The worlds in which moves are compared."""
    return [perspective.world(rng) for _ in range(SAME_WORLDS)]


def same_effect(perspective: Perspective, move: int, worlds: Sequence[State]) -> frozenset[int]:
    """The legal moves after which everything is as after this one, in all of these worlds; itself among them."""
    return frozenset(other for other in perspective.moves if do_the_same(perspective, move, other, worlds))


def do_the_same(perspective: Perspective, one: int, other: int, worlds: Sequence[State]) -> bool:
    return all(_after(perspective, one, world) == _after(perspective, other, world) for world in worlds)


def _after(perspective: Perspective, move: int, world: State) -> str:
    state = world.clone()
    state.apply(perspective.seat, move)
    return perspective.game.fingerprint(state)
