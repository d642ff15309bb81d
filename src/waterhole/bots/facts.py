"""What a move does, as facts: found by making it, and told only where what its player cannot know does not matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import Made, Perspective, points_gained
from waterhole.text import Phrase

WORLDS = 4  # ways things may be, besides those in which one of the others holds all that could be held


class Tried(NamedTuple):
    """A move made on a copy of a world."""

    made: Made
    state: State


def facts_of(perspective: Perspective, moves: Sequence[int], rng: Rng) -> dict[int, tuple[Phrase, ...]]:
    """What each of these moves does, as far as its player can be sure of it."""
    tell = perspective.game.facts or points_gained
    worlds = possible(perspective, rng)
    found: dict[int, tuple[Phrase, ...]] = {}
    for move in moves:
        told = [tell(tried(perspective, world, move, rng).made) for world in worlds]
        found[move] = tuple(fact for fact in told[0] if all(fact in other for other in told[1:]))
    return found


def possible(perspective: Perspective, rng: Rng) -> list[State]:
    """Ways things may be; among them those in which whoever might interfere can, and that in which nobody does."""
    worlds = [perspective.world(rng) for _ in range(WORLDS)]
    for other in range(perspective.view.seats):
        stacked = perspective.world(rng)
        stacked.stack(perspective.seat, other)
        worlds.append(stacked)
    return worlds


def tried(perspective: Perspective, world: State, move: int, rng: Rng) -> Tried:
    """Make a move on a copy; where others decide at the same time, they do so by lot."""
    game, seat = perspective.game, perspective.seat
    state = world.clone()
    state.journal = []
    before = game.view(state, seat)
    beside = [other for other in range(state.seats) if other != seat and state.waiting() >> other & 1]
    state.apply(seat, move)
    for other in beside:
        choices = game.legal(state, other)
        if choices:
            state.apply(other, choices[rng.below(len(choices))])
    seen = tuple(game.tell(event, seat) for event in state.journal)
    return Tried(Made(move=game.moves[move], before=before, seen=seen, after=game.view(state, seat)), state)
