"""Durable jobs: written with what wants them, done by one node at a time, tried again, and taken over from the dead."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from prometheus_client import REGISTRY

from waterhole.server.app import opened
from waterhole.server.jobs.queue import ATTEMPTS, JobQueue, Payload, drop, pause_after
from waterhole.server.storage.schema import jobs
from waterhole.server.storage.storage import Storage

PATIENCE = 60.0
DAY = 24 * 3600.0
Working = tuple[JobQueue, list[Any]]  # and what it has done


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(f"{request.param}_database"))


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    found = opened(database)
    yield found
    found.close()


class Hands:
    """A clock that is put by hand."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def queue_of(storage: Storage, clock: Callable[[], float] = time.time) -> JobQueue:
    return JobQueue(storage, clock=clock, look_every=0.01)


@contextlib.asynccontextmanager
async def working(
    storage: Storage, clock: Callable[[], float] = time.time
) -> AsyncIterator[tuple[JobQueue, list[Any]]]:
    """A queue whose jobs of the kind 'note' leave their text in a list."""
    queue, done = queue_of(storage, clock), list[Any]()

    async def note(payload: Payload) -> None:
        done.append(payload["text"])

    queue.register("note", note)
    async with queue.running():
        yield queue, done


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


async def rows(storage: Storage) -> list[Any]:
    return list(await storage.read(lambda connection: connection.execute(sa.select(jobs)).all()))


async def emptied(storage: Storage) -> None:
    async with asyncio.timeout(PATIENCE):
        while await rows(storage):
            await asyncio.sleep(0.005)


def test_a_job_is_wanted_only_if_the_change_that_wants_it_is_written(storage: Storage) -> None:
    async def run() -> None:
        async with working(storage) as (queue, done):

            def fail(connection: sa.Connection) -> None:
                queue.put(connection, "note", {"text": "never"})
                raise ValueError("the change is refused")

            with pytest.raises(ValueError, match="refused"):
                await storage.write(fail)
            await storage.write(lambda connection: queue.put(connection, "note", {"text": "once"}))
            await until(lambda: bool(done))
            await emptied(storage)
            assert done == ["once"]

    asyncio.run(run())


def test_a_job_waits_for_its_time(storage: Storage) -> None:
    async def run() -> None:
        clock = Hands()
        async with working(storage, clock) as (queue, done):
            await queue.defer("note", {"text": "tomorrow"}, due=clock.now + DAY)
            await queue.defer("note", {"text": "now"})
            await until(lambda: done == ["now"])
            clock.now += DAY
            await until(lambda: done == ["now", "tomorrow"])

    asyncio.run(run())


def test_the_same_key_is_one_job_which_the_last_put_moves_and_a_drop_ends(storage: Storage) -> None:
    async def run() -> None:
        clock = Hands()
        async with working(storage, clock) as (queue, done):
            await queue.defer("note", {"text": "first"}, due=clock.now + DAY, key="one")
            await queue.defer("note", {"text": "dropped"}, due=clock.now + DAY, key="two")
            await queue.defer("note", {"text": "second"}, key="one")
            await until(lambda: done == ["second"])
            await storage.write(lambda connection: drop(connection, "two"))
            await emptied(storage)
            clock.now += 2 * DAY
            await queue.defer("note", {"text": "last"})
            await until(lambda: done == ["second", "last"])

    asyncio.run(run())


def test_what_is_put_again_while_it_is_worked_at_is_done_once_more_and_not_at_the_same_time(storage: Storage) -> None:
    async def run() -> None:
        queue, began, go = queue_of(storage), list[str](), asyncio.Event()

        async def slow(payload: Payload) -> None:
            began.append(payload["text"])
            await go.wait()

        queue.register("slow", slow)
        async with queue.running():
            await queue.defer("slow", {"text": "first"}, key="one")
            await until(lambda: bool(began))
            await queue.defer("slow", {"text": "second"}, key="one")
            assert [(row.claim, row.again) for row in await rows(storage)] == [(queue.node, 0.0)]
            go.set()
            await emptied(storage)
            assert began == ["first", "second"]

    asyncio.run(run())


def test_a_failure_is_tried_again_after_growing_pauses_and_given_up_in_the_end(
    storage: Storage, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        clock, tried = Hands(), list[float]()
        queue = queue_of(storage, clock)

        async def fail(_: Payload) -> None:
            tried.append(clock.now)
            raise OSError("nobody answers")

        queue.register("bound to fail", fail)
        async with queue.running():
            await queue.defer("bound to fail", {})
            for attempt in range(1, ATTEMPTS):
                async with asyncio.timeout(PATIENCE):
                    while not [row for row in await rows(storage) if row.attempts == attempt and row.claim is None]:
                        await asyncio.sleep(0.005)
                clock.now += pause_after(attempt)
            await emptied(storage)
        pauses = [after - before for before, after in itertools.pairwise(tried)]
        assert len(tried) == ATTEMPTS
        assert pauses == sorted(pauses)
        assert pauses[-1] == 3600.0
        outcome = {"kind": "bound to fail", "outcome": "given up"}
        assert REGISTRY.get_sample_value("waterhole_jobs_total", outcome) == before_given_up + 1

    before_given_up = (
        REGISTRY.get_sample_value("waterhole_jobs_total", {"kind": "bound to fail", "outcome": "given up"}) or 0.0
    )
    asyncio.run(run())
    assert [record.levelname for record in caplog.records].count("ERROR") == 1


def test_of_two_nodes_only_one_works_at_a_job(database: str) -> None:
    async def run() -> None:
        first = opened(database)
        second = opened(database) if first.postgres else first
        done: Counter[int] = Counter()

        async def count(payload: Payload) -> None:
            await asyncio.sleep(0)
            done[payload["number"]] += 1

        nodes = [queue_of(first), queue_of(second)]
        async with contextlib.AsyncExitStack() as stack:
            for node in nodes:
                node.register("count", count)
                await stack.enter_async_context(node.running())
            for number in range(60):
                await nodes[number % 2].defer("count", {"number": number})
            await emptied(first)
        assert done == Counter(range(60))
        for storage in {first, second}:
            storage.close()

    asyncio.run(run())


def test_what_is_being_worked_at_when_a_server_stops_is_done_by_the_next(storage: Storage) -> None:
    async def run() -> None:
        queue, began = queue_of(storage), asyncio.Event()

        async def endless(_: Payload) -> None:
            began.set()
            await asyncio.Event().wait()

        queue.register("note", endless)
        async with queue.running():
            await queue.defer("note", {"text": "left over"})
            await asyncio.wait_for(began.wait(), PATIENCE)
        async with working(storage) as (_, done):
            await until(lambda: done == ["left over"])

    asyncio.run(run())


def start_worker(database: str, file: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "tests.server.jobs.worker", database, str(file)])


def lines_of(file: Path, count: int, worker: subprocess.Popen[bytes]) -> list[str]:
    limit = time.monotonic() + PATIENCE
    while not file.exists() or len(lines := file.read_text().splitlines()) < count:
        assert worker.poll() is None
        assert time.monotonic() < limit
        time.sleep(0.01)
    return lines


def test_a_job_whose_node_was_killed_in_the_middle_is_done_by_another(database: str, tmp_path: Path) -> None:
    async def want() -> None:
        storage = opened(database)
        await JobQueue(storage).defer("slow", {"number": 7}, key="slow:7")
        storage.close()

    asyncio.run(want())
    file = tmp_path / "worked"
    first = start_worker(database, file)
    try:
        assert lines_of(file, 1, first) == ["began 7"]
    finally:
        os.kill(first.pid, signal.SIGKILL)
        first.wait()
    file.with_suffix(".go").touch()
    second = start_worker(database, file)
    try:
        assert lines_of(file, 3, second) == ["began 7", "began 7", "did 7"]
    finally:
        second.terminate()
        second.wait()


def test_a_queue_that_is_woken_at_the_moment_it_stops_does_stop(storage: Storage) -> None:
    async def run() -> None:
        queue = JobQueue(storage)
        stopping = queue.running()
        await stopping.__aenter__()
        await asyncio.sleep(0.2)  # it waits
        queue._wake.set()  # as a job that ends would
        async with asyncio.timeout(20):
            await stopping.__aexit__(None, None, None)

    asyncio.run(run())
