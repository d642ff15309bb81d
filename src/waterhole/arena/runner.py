"""Plays a schedule on all cores, or on whatever workers it is given; a worker that dies costs time, not results."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import Counter, deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Protocol

from waterhole.arena.play import Factory, OtherCode, Result, play_some
from waterhole.arena.schedule import Unit
from waterhole.arena.yardsticks import arena_bot
from waterhole.kernel.game import BadInput

CHUNK_UNITS = 64
ROUNDS = 4  # a worker gets no more than its share of what is left, divided by this: towards the end, single games
MOST_DEATHS = 3
READY = "ready"

Played = tuple[Sequence[Unit], Sequence[Result] | None]  # what was given out; None: the worker died


class Workers(Protocol):
    """They play chunks of units."""

    def free(self) -> int:
        """How many chunks could be started now."""
        ...

    def start(self, units: Sequence[Unit]) -> None: ...

    def finished(self) -> Iterable[Played]:
        """Wait until at least one chunk that was started has come back, or its worker has died."""
        ...

    def close(self) -> None: ...


def run(units: Iterable[Unit], workers: Workers, done: Callable[[Sequence[Result]], None]) -> None:
    """Play every unit once and hand over results as they come; after three dead workers a unit is a failed game."""
    waiting = deque(units)
    deaths: Counter[str] = Counter()
    under_way = 0
    while waiting or under_way:
        while waiting and (free := workers.free()) > 0:
            fair = len(waiting) // (ROUNDS * (under_way + free))
            workers.start(_chunk(waiting, deaths, max(1, min(fair, CHUNK_UNITS))))
            under_way += 1
        for chunk, results in workers.finished():
            under_way -= 1
            if results is None:
                results = _worker_died(chunk, deaths)
            done(results)
            played = {result.id for result in results}
            waiting.extendleft(unit for unit in reversed(chunk) if unit.id not in played)


def _chunk(waiting: deque[Unit], deaths: Counter[str], most: int) -> list[Unit]:
    """The next units; one that a worker died of goes alone, so that it takes no other along."""
    chunk = [waiting.popleft()]
    while waiting and len(chunk) < most and not deaths[chunk[0].id] and not deaths[waiting[0].id]:
        chunk.append(waiting.popleft())
    return chunk


def _worker_died(chunk: Sequence[Unit], deaths: Counter[str]) -> list[Result]:
    """Failed games, of the units that too many workers died of."""
    deaths.update(unit.id for unit in chunk)
    told = f"the worker playing it died {MOST_DEATHS} times"
    return [Result(id=unit.id, unit=unit, error=told) for unit in chunk if deaths[unit.id] >= MOST_DEATHS]


# -- processes -----------------------------------------------------------------------


@dataclass
class _Worker:
    process: BaseProcess
    line: Connection
    ready: bool = False
    chunk: Sequence[Unit] | None = None


class ProcessWorkers:
    """Worker processes of this machine. They end by themselves when the process that started them is gone."""

    def __init__(self, workers: int, factory: Factory = arena_bot) -> None:
        self._factory = factory
        self._workers = [self._new_worker() for _ in range(workers)]

    def _new_worker(self) -> _Worker:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, self._factory), daemon=True)
        process.start()
        theirs.close()
        return _Worker(process, ours)

    def free(self) -> int:
        return sum(worker.chunk is None for worker in self._workers)

    def start(self, units: Sequence[Unit]) -> None:
        worker = next(worker for worker in self._workers if worker.chunk is None)
        if not worker.ready:
            self._await(worker)
        worker.chunk = units
        with suppress(OSError):  # it died while idle: its line says so to finished()
            worker.line.send(units)

    @staticmethod
    def _await(worker: _Worker) -> None:
        """A worker that cannot even start would never end: better to stop."""
        try:
            worker.ready = worker.line.recv() == READY
        except (EOFError, OSError):
            raise BadInput("a worker process ended before it could play; its error is above.") from None

    def finished(self) -> list[Played]:
        ready = wait([worker.line for worker in self._workers if worker.chunk is not None])
        return [self._collect(worker) for worker in self._workers if worker.line in ready]

    def _collect(self, worker: _Worker) -> Played:
        chunk = worker.chunk
        assert chunk is not None
        worker.chunk = None
        try:
            answer = worker.line.recv()
        except (EOFError, OSError):
            self._replace(worker)
            return chunk, None
        if isinstance(answer, OtherCode):
            raise answer
        return chunk, answer

    def _replace(self, worker: _Worker) -> None:
        worker.line.close()
        worker.process.join()
        self._workers[self._workers.index(worker)] = self._new_worker()

    def close(self) -> None:
        for worker in self._workers:
            worker.process.kill()
        for worker in self._workers:
            worker.process.join()
            worker.line.close()


def _work(line: Connection, factory: Factory) -> None:
    """The life of a worker: a chunk in, results out, until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who started us decides what an interrupt means
    try:
        line.send(READY)
        while True:
            units = line.recv()
            try:
                line.send(play_some(units, factory))
            except OtherCode as error:
                line.send(error)
    except (EOFError, OSError):
        return


def cores() -> int:
    """The processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def workers_on(place: str, workers: int | None, address: str | None) -> Workers:
    """The workers that `--on` names."""
    if workers is not None and workers < 1:
        raise BadInput(f"--workers is at least 1, not {workers}.")
    if place == "ray":
        from waterhole.arena.ray_workers import RayWorkers  # an optional extra, and slow to import

        return RayWorkers(workers, address)
    return ProcessWorkers(workers or cores())
