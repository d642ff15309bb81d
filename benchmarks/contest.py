"""Contestants take turns, round by round, so that whatever else the machine does meanwhile falls on all alike.

Seconds are processor seconds of this process: time in which others had the processor is nobody's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time

MOVES = "moves/s"
PLAYOUTS = "playouts/s"
CLONE = "clone ns"

Speeds = dict[str, float]


@dataclass(frozen=True)
class Contestant:
    """Something to be measured: `measure` works for so many seconds and says how fast it was, in one or more units."""

    subject: str
    measure: Callable[[float], Speeds]


def play_for(seconds: float, batch: Callable[[], tuple[int, float]]) -> Speeds:
    """Repeat a batch, which returns its playouts and their moves, until the time is up."""
    playouts = 0
    moves = 0.0
    began = process_time()
    elapsed = 0.0
    while elapsed <= seconds:
        made = batch()
        playouts += made[0]
        moves += made[1]
        elapsed = process_time() - began
    return {MOVES: moves / elapsed, PLAYOUTS: playouts / elapsed}


def nanoseconds_for(seconds: float, batch: Callable[[], int]) -> float:
    """Repeat a batch, which returns how many things it did, until the time is up; nanoseconds for each."""
    done = 0
    began = process_time()
    elapsed = 0.0
    while elapsed <= seconds:
        done += batch()
        elapsed = process_time() - began
    return elapsed * 1e9 / done


def hold(
    contestants: Sequence[Contestant], rounds: int, seconds: float, say: Callable[[str], None]
) -> dict[tuple[str, str], list[float]]:
    """What everybody reached in every round, by subject and unit."""
    reached: dict[tuple[str, str], list[float]] = {}
    for contestant in contestants:
        contestant.measure(0)  # warms up, and is not counted
    for number in range(rounds):
        for contestant in contestants:
            say(f"round {number + 1} of {rounds}: {contestant.subject}")
            for unit, speed in contestant.measure(seconds).items():
                reached.setdefault((contestant.subject, unit), []).append(speed)
    return reached
