"""Bots think in processes of their own, so that the event loop never waits for one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import lru_cache
from multiprocessing import connection as pipes
from typing import ParamSpec, TypeVar

import msgspec

from waterhole.bots import Bot, bot
from waterhole.bots.analysis import Reason, analyse
from waterhole.bots.levels import Budget
from waterhole.games import GAMES
from waterhole.kernel.core import Rng, State
from waterhole.kernel.game import Game, Perspective
from waterhole.server import telemetry
from waterhole.server.metrics import BOT_SECONDS

log = logging.getLogger("waterhole.workers")
P = ParamSpec("P")
T = TypeVar("T")
PATIENCE = 15.0  # seconds; the strongest bot takes two
MODESTY = 10  # who answers moves comes before who thinks of one
RENEWED_AFTER = 5000  # tasks; compiled code keeps a little memory for each search
HINTS = 3
HINT_BUDGET = Budget(seconds=1.0)

Advice = list[tuple[int, float | None, str, Reason]]  # moves, chances, reasons in words and as data


class Pool:
    """Some processes; with none, a thread does it (for tests and tiny machines)."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: Executor | None = None

    def executor(self) -> Executor:
        if self._pool is None:
            self._pool = (
                ProcessPoolExecutor(
                    self.processes,
                    multiprocessing.get_context("spawn"),
                    initializer=live_and_die,
                    max_tasks_per_child=RENEWED_AFTER,
                )
                if self.processes
                else ThreadPoolExecutor(1, thread_name_prefix="bot")
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def run(self, patience: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do the work in a process; once more in new processes if they died or hung."""
        for _ in range(2):
            with contextlib.suppress(BrokenExecutor, TimeoutError):
                done = self.executor().submit(work, *args, **kwargs)
                return await asyncio.wait_for(asyncio.wrap_future(done), patience)
            log.warning("processes are started anew")
            self.close()
        raise TimeoutError("the bots do not answer")


class Workers:
    """Processes for bots that play, and one more for hints and reviews, which no table waits for."""

    def __init__(self, processes: int) -> None:
        self.players = Pool(processes)
        self.study = Pool(min(1, processes))

    def warm_up(self) -> None:
        """Start the processes before the first bot is asked."""
        for _ in range(self.players.processes):
            self.players.executor().submit(time.sleep, 0.05)

    def close(self) -> None:
        self.players.close()
        self.study.close()

    async def choose(self, game: Game, state: State, seat: int, level: str) -> int:
        """A bot's move. What its seat cannot know is dealt over before the position leaves this process."""
        started = time.perf_counter()
        try:
            position = known_to(game, state, seat)
            return await self.players.run(PATIENCE, choose, game.name, position, seat, level, secrets.randbits(62))
        except Exception as error:  # whatever is wrong with a bot, the table goes on
            if not isinstance(error, TimeoutError):
                log.exception("a bot failed", extra={"game": game.name, "bot": level})
            moves = game.legal(state, seat)
            return moves[secrets.randbelow(len(moves))]
        finally:
            BOT_SECONDS.labels(level).observe(time.perf_counter() - started)
            telemetry.lasted("bot", started, game=game.name, level=level)

    async def advise(self, game: Game, state: State, seat: int) -> Advice:
        """The best moves with their chances and reasons."""
        return await self.study.run(PATIENCE, advise, game.name, known_to(game, state, seat), seat)


def known_to(game: Game, state: State, seat: int) -> bytes:
    """A position that agrees with what a seat knows and holds nothing that it does not."""
    world = state.clone()
    world.redeal(seat, Rng(0))
    return msgspec.json.encode(game.dump(world))


# -- in the processes ----------------------------------------------------------------


def live_and_die() -> None:
    """Think with what the tables leave of the machine, leave Ctrl-C to the server, and never outlive it."""
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    pipes.wait([sentinel])
    os._exit(0)


def _perspective(name: str, position: bytes, seat: int) -> Perspective:
    game = GAMES[name]
    return Perspective(game, game.read_position(position), seat)


@lru_cache(maxsize=64)
def bot_for(level: str, name: str) -> Bot:
    """One bot of each kind is kept: it may remember what it thought of the last position."""
    return bot(level, GAMES[name])


def choose(name: str, position: bytes, seat: int, level: str, chance: int) -> int:
    return int(bot_for(level, name).choose(_perspective(name, position, seat), Rng(chance)))


def advise(name: str, position: bytes, seat: int) -> Advice:
    """The best moves by search; the only one where there is no choice."""
    perspective = _perspective(name, position, seat)
    if len(perspective.moves) == 1:
        only = Reason(end="only")
        return [(perspective.moves[0], None, str(only), only)]
    found = analyse(perspective, HINT_BUDGET)
    best = found.moves[:HINTS]
    return [(judged.move, round(judged.chance, 3), judged.reason, judged.because or Reason()) for judged in best]
