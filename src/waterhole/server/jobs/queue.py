"""Durable jobs: work that happens later, the same on one process with SQLite and on several nodes with PostgreSQL.

A job is a row that is written in the transaction of whatever wants it: both are on disk, or neither. A node that takes
a job up holds it by a lease. While the lease lasts no other node touches it, and a job is stopped before its lease
ends; what a dead node held is taken up when its lease is over. So a job is worked at by one node at a time and is done
at least once: after a crash between doing it and noting that, it is done again. What it does must bear that.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from waterhole.server.ops.metrics import JOBS
from waterhole.server.storage.schema import Query, jobs
from waterhole.server.storage.storage import Storage, StorageFailed

log = logging.getLogger("waterhole.jobs")
Payload = Mapping[str, Any]
Run = Callable[[Payload], Awaitable[None]]
Clock = Callable[[], float]
LEASE = 120.0  # seconds a node holds a job
MARGIN = 0.75  # of the lease that a job may take
LOOK_EVERY = 1.0  # seconds between two looks for jobs that are due
AT_ONCE = 10  # jobs that one node works at
ATTEMPTS = 10
FIRST_PAUSE, LONGEST_PAUSE = 10.0, 3600.0  # seconds before it is tried again; each is three times the last


def pause_after(attempts: int) -> float:
    return float(min(LONGEST_PAUSE, FIRST_PAUSE * 3 ** (attempts - 1)))


def put(connection: sa.Connection, kind: str, payload: Payload, *, due: float = 0.0, key: str | None = None) -> None:
    """Want a job done, at this time or after it, if the transaction commits.

    There is one job of a key. As long as it has not been begun, putting it again replaces its payload and moves it to
    the new time; while it is being worked at, it is done once more at that time.
    """
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    told = msgspec.json.encode(payload).decode()
    new = make(jobs).values(kind=kind, key=key, payload=told, due=due, attempts=0)
    waits = jobs.c.claim.is_(None)
    again = new.on_conflict_do_update(
        index_elements=[jobs.c.key],
        set_={
            "payload": told,
            "due": sa.case((waits, due), else_=jobs.c.due),
            "again": sa.case((waits, sa.null()), else_=due),
            "attempts": sa.case((waits, 0), else_=jobs.c.attempts),
        },
    )
    connection.execute(again)


def drop(connection: sa.Connection, key: str) -> None:
    """Nobody wants the job of this key any more."""
    connection.execute(sa.delete(jobs).where(jobs.c.key == key))


class Claimed(NamedTuple):
    """A job that this node holds."""

    id: int
    kind: str
    payload: Payload
    attempts: int  # this one included


class JobQueue:
    """Does the jobs of the kinds that are registered, several at once."""

    def __init__(
        self, storage: Storage, *, clock: Clock = time.time, lease: float = LEASE, look_every: float = LOOK_EVERY
    ) -> None:
        self.storage = storage
        self.clock = clock
        self.lease = lease
        self.look_every = look_every
        self.node = secrets.token_hex(8)
        self._kinds: dict[str, tuple[Run, int]] = {}
        self._working: dict[int, asyncio.Task[None]] = {}
        self._wake = asyncio.Event()

    def register(self, kind: str, run: Run, attempts: int = ATTEMPTS) -> None:
        """What to do with the jobs of a kind, and how often to try."""
        assert kind not in self._kinds, kind
        self._kinds[kind] = run, attempts

    def put(
        self, connection: sa.Connection, kind: str, payload: Payload, *, due: float = 0.0, key: str | None = None
    ) -> None:
        """See the function of this name; to be called inside a write of the storage."""
        put(connection, kind, payload, due=due, key=key)

    async def defer(self, kind: str, payload: Payload, *, due: float = 0.0, key: str | None = None) -> None:
        """The same as a write of its own."""
        await self.storage.write(lambda connection: put(connection, kind, payload, due=due, key=key))
        self._wake.set()

    # -- working ---------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Between start and stop; what is being worked at when it stops is left to others, or to the next start."""
        if not self.storage.postgres:  # no other process holds any of them: its file is this one's alone
            freed = sa.update(jobs).where(jobs.c.claim.is_not(None)).values(claim=None, due=0.0)
            await self.storage.write(lambda connection: connection.execute(freed))
        loop = asyncio.create_task(self._look_for_ever())
        try:
            yield
        finally:
            stopped = [loop, *self._working.values()]
            for task in stopped:
                task.cancel()
            await asyncio.gather(*stopped, return_exceptions=True)

    async def _look_for_ever(self) -> None:
        while True:
            self._wake.clear()
            try:
                await self._begin_due()
            except (SQLAlchemyError, StorageFailed) as error:
                log.warning("looking for jobs failed: %s", error)
            # Not wait_for: in Python 3.11 it forgets that it was cancelled where the wake comes at the same moment.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.look_every):
                    await self._wake.wait()

    async def _begin_due(self) -> None:
        room = AT_ONCE - len(self._working)
        due = sa.select(jobs).where(
            jobs.c.kind.in_(list(self._kinds)), jobs.c.due <= self.clock(), jobs.c.id.not_in(list(self._working))
        )
        first = due.limit(1)  # nearly always there is none, and the writer is left alone
        if room <= 0 or await self.storage.read(lambda connection: connection.execute(first).first()) is None:
            return
        oldest = due.order_by(jobs.c.due, jobs.c.id).limit(room)
        for job in await self.storage.write(lambda connection: self._claim(connection, oldest)):
            task = asyncio.create_task(self._work(job))
            self._working[job.id] = task
            task.add_done_callback(partial(self._done, job.id))

    def _done(self, job: int, _: asyncio.Task[None]) -> None:
        del self._working[job]
        self._wake.set()

    def _claim(self, connection: sa.Connection, due: Query) -> list[Claimed]:
        """Hold jobs by a lease; what another node is claiming at this moment is left to it."""
        rows = connection.execute(due.with_for_update(skip_locked=True)).all()
        held = sa.update(jobs).where(jobs.c.id.in_([row.id for row in rows]))
        lease = {"claim": self.node, "due": self.clock() + self.lease, "attempts": jobs.c.attempts + 1}
        connection.execute(held.values(lease))
        return [Claimed(row.id, row.kind, msgspec.json.decode(row.payload), row.attempts + 1) for row in rows]

    async def _work(self, job: Claimed) -> None:
        run, attempts = self._kinds[job.kind]
        try:
            if job.attempts > attempts:  # each of them has ended this process
                raise RuntimeError("the server died of it")
            async with asyncio.timeout(self.lease * MARGIN):
                await run(job.payload)
        except asyncio.CancelledError:
            await self._note(job, self._later(job, self.clock()))
            raise
        except Exception as error:
            await self._failed(job, error, attempts)
        else:
            JOBS.labels(job.kind, "done").inc()
            await self._note(job, self._finished(job))

    async def _failed(self, job: Claimed, error: Exception, attempts: int) -> None:
        if job.attempts >= attempts:
            JOBS.labels(job.kind, "given up").inc()
            log.error("job %d (%s) is given up after %d attempts: %r", job.id, job.kind, job.attempts, error)
            await self._note(job, self._finished(job))
            return
        JOBS.labels(job.kind, "failed").inc()
        pause = pause_after(job.attempts)
        log.warning("job %d (%s) failed and is tried again in %.0f seconds: %r", job.id, job.kind, pause, error)
        await self._note(job, self._later(job, self.clock() + pause))

    # -- what becomes of a job -----------------------------------------------------------------------

    async def _note(self, job: Claimed, changes: list[sa.Update | sa.Delete]) -> None:
        """A job whose end cannot be noted is done again when its lease is over."""

        def write(connection: sa.Connection) -> None:
            for change in changes:
                connection.execute(change)

        try:
            await asyncio.shield(self.storage.write(write))
        except (SQLAlchemyError, StorageFailed) as error:
            log.warning("what became of job %d (%s) could not be noted: %s", job.id, job.kind, error)

    def _held(self, job: Claimed) -> sa.ColumnElement[bool]:
        return sa.and_(jobs.c.id == job.id, jobs.c.claim == self.node)

    def _finished(self, job: Claimed) -> list[sa.Update | sa.Delete]:
        """Gone, unless it was put again meanwhile."""
        done = sa.delete(jobs).where(self._held(job), jobs.c.again.is_(None))
        once_more = sa.update(jobs).where(self._held(job)).values(claim=None, due=jobs.c.again, again=None, attempts=0)
        return [done, once_more]

    def _later(self, job: Claimed, due: float) -> list[sa.Update | sa.Delete]:
        moved = sa.func.coalesce(jobs.c.again, due)
        return [sa.update(jobs).where(self._held(job)).values(claim=None, due=moved, again=None)]
