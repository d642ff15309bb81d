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
from multiprocessing import connection as pipes
from typing import ParamSpec, TypeVar

import msgspec

from waterhole.bots import bot
from waterhole.games import GAMES
from waterhole.kernel.core import Rng, State
from waterhole.kernel.game import Game, Perspective
from waterhole.server.metrics import BOT_SECONDS

log = logging.getLogger("waterhole.workers")
P = ParamSpec("P")
T = TypeVar("T")
PATIENCE = 15.0  # seconds; the strongest bot takes two
HINTS = 3

Advice = list[tuple[int, float | None, str]]


class Workers:
    """Processes for bots; with none, a thread does it (for tests and tiny machines)."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: Executor | None = None

    def pool(self) -> Executor:
        if self._pool is None:
            self._pool = (
                ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), initializer=live_and_die)
                if self.processes
                else ThreadPoolExecutor(1, thread_name_prefix="bot")
            )
        return self._pool

    def warm_up(self) -> None:
        """Start the processes before the first bot is asked."""
        for _ in range(self.processes):
            self.pool().submit(time.sleep, 0.05)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do the work in a process; once more in new processes if they died or hung."""
        for _ in range(2):
            with contextlib.suppress(BrokenExecutor, TimeoutError):
                done = self.pool().submit(work, *args, **kwargs)
                return await asyncio.wait_for(asyncio.wrap_future(done), PATIENCE)
            log.warning("bot processes are started anew")
            self.close()
        raise TimeoutError("the bots do not answer")

    async def choose(self, game: Game, state: State, seat: int, level: str) -> int:
        """A bot's move. What its seat cannot know is dealt over before the position leaves this process."""
        started = time.perf_counter()
        try:
            return await self.run(choose, game.name, known_to(game, state, seat), seat, level, secrets.randbits(62))
        except Exception as error:  # whatever is wrong with a bot, the table goes on
            if not isinstance(error, TimeoutError):
                log.exception("a bot failed", extra={"game": game.name, "bot": level})
            moves = game.legal(state, seat)
            return moves[secrets.randbelow(len(moves))]
        finally:
            BOT_SECONDS.labels(level).observe(time.perf_counter() - started)

    async def advise(self, game: Game, state: State, seat: int) -> Advice:
        """The best moves with their chances and reasons."""
        return await self.run(advise, game.name, known_to(game, state, seat), seat)


def known_to(game: Game, state: State, seat: int) -> bytes:
    """A position that agrees with what a seat knows and holds nothing that it does not."""
    world = state.clone()
    world.redeal(seat, Rng(0))
    return msgspec.json.encode(game.dump(world))


# -- in the processes ----------------------------------------------------------------


def live_and_die() -> None:
    """Leave Ctrl-C to the server, and never outlive it."""
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


def choose(name: str, position: bytes, seat: int, level: str, chance: int) -> int:
    return int(bot(level, GAMES[name]).choose(_perspective(name, position, seat), Rng(chance)))


def advise(name: str, position: bytes, seat: int) -> Advice:
    perspective = _perspective(name, position, seat)
    try:
        from waterhole.bots.analysis import analyse  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        move = int(bot("forager", GAMES[name]).choose(perspective, Rng(0)))
        notes = dict(zip((m.id for m in perspective.view.moves), perspective.view.notes, strict=False))
        return [(move, None, notes.get(move, ""))]
    return list(analyse(perspective, 1.0))[:HINTS]
