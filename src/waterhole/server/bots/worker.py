"""A process in which bots think: `python -m waterhole.server.bots.worker`.

It reads jobs from standard input and writes results to standard output, each pickled behind its length: both ends are
this program. It ends when the server does, whatever it is thinking about.
"""

from __future__ import annotations

import os
import pickle
import queue
import signal
import struct
import sys
import threading
from collections.abc import Callable
from functools import lru_cache
from typing import BinaryIO

from waterhole.bots import Bot, bot
from waterhole.bots.analysis import Analysis, Analyst, Reason, analyse
from waterhole.bots.levels import Budget, SearchBot, Tried
from waterhole.bots.review import Review, first_look, paced, review
from waterhole.games import GAMES
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Perspective
from waterhole.kernel.match import parse_record
from waterhole.kernel.narration import Narrator

LENGTH = struct.Struct(">I")
NICENESS = 10  # who answers moves comes before who thinks of one
HINTS = 3
HINT_BUDGET = Budget(seconds=1.0)
FIRST_LOOK = 3.0  # seconds of search
REVIEW_SECONDS = 18.0  # the same, at most
REVIEW_MOVE = 0.04  # for each of the two searches of a decision, at most

Job = tuple[Callable[..., object], tuple[object, ...]]
Advice = list[tuple[int, float | None, str, Reason]]  # moves, chances, reasons in words and as data


# -- jobs ------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def bot_for(level: str, game: str) -> Bot:
    """One bot of each kind is kept: it may remember what it thought of the last position."""
    return bot(level, GAMES[game])


def choose(game: str, position: bytes, seat: int, level: str, chance: int) -> int:
    return int(bot_for(level, game).choose(Perspective.load(GAMES[game], position, seat), Rng(chance)))


def look(game: str, position: bytes, seat: int, level: str, chance: int) -> Tried:
    """How often a bot that searches has tried each move."""
    thinker = bot_for(level, game)
    assert isinstance(thinker, SearchBot)
    return thinker.look(Perspective.load(GAMES[game], position, seat), Rng(chance))


def advise(game: str, position: bytes, seat: int) -> Advice:
    """The best moves by search; the only one where there is no choice."""
    perspective = Perspective.load(GAMES[game], position, seat)
    if len(perspective.moves) == 1:
        only = Reason(end="only")
        return [(perspective.moves[0], None, Narrator(perspective.game).reason(only), only)]
    best = analyse(perspective, HINT_BUDGET).best(HINTS)
    return [(judged.move, round(judged.chance, 3), judged.reason, judged.because or Reason()) for judged in best]


@lru_cache(maxsize=4)
def analyst_for(game: str, position: bytes, seat: int) -> Analyst:
    """Who looks into a position is kept: the next look goes on from the last."""
    return Analyst(Perspective.load(GAMES[game], position, seat))


def look_into(game: str, position: bytes, seat: int, seconds: float) -> Analysis:
    return analyst_for(game, position, seat).look(Budget(seconds=seconds))


def look_over(record: bytes) -> Review:
    read = parse_record(record, "the record")
    return review(read, GAMES, paced(read, REVIEW_SECONDS, REVIEW_MOVE))


def look_first(record: bytes) -> Review:
    return first_look(parse_record(record, "the record"), GAMES, FIRST_LOOK)


# -- the process -----------------------------------------------------------------------


def packed(value: object) -> bytes:
    raw = pickle.dumps(value)
    return LENGTH.pack(len(raw)) + raw


def read_jobs(stdin: BinaryIO, jobs: queue.SimpleQueue[Job]) -> None:
    """In a thread of its own, so that the end of the server is noticed in the middle of a thought."""
    while head := stdin.read(LENGTH.size):
        jobs.put(pickle.loads(stdin.read(LENGTH.unpack(head)[0])))
    os._exit(0)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is no answer
    jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
    threading.Thread(target=read_jobs, args=(sys.stdin.buffer, jobs), daemon=True).start()
    while True:
        work, arguments = jobs.get()
        try:
            answer = packed((True, work(*arguments)))
        except Exception as error:
            answer = packed((False, f"{type(error).__name__}: {error}"))
        answers.write(answer)
        answers.flush()


if __name__ == "__main__":
    main()
