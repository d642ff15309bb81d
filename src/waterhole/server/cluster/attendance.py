"""Attendance: which node sees to a table's bots and clocks. Any does, and one that dies leaves them to the others.

Moves of bots cannot wait for the next look at durable jobs (`jobs/queue.py`) and need not be durable, since every
table's log says what is owed: so they have a queue of their own, procrastinate's, which wakes the nodes at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import logging
import time
from types import TracebackType
from typing import TYPE_CHECKING, Self

import procrastinate
import sqlalchemy as sa
from procrastinate import exceptions
from procrastinate.jobs import Status
from procrastinate.schema import SchemaManager
from sqlalchemy.exc import SQLAlchemyError

from waterhole.server.storage.migration import LOCK
from waterhole.server.storage.schema import tables
from waterhole.server.tables.engine.live_table import LiveTable

if TYPE_CHECKING:
    from waterhole.server.app import Server

log = logging.getLogger("waterhole.attendance")
SWEEP_EVERY = 3.0
OVERDUE = 5.0  # seconds a table may owe something before it is put in the queue once more
AT_ONCE = 20  # tables one node attends to
GRACE = 5.0  # seconds for what is being attended to when the node stops


class Attendance:
    """The queue of tables to attend to. It says only which table; what is owed, its log says."""

    def __init__(self, server: Server, url: str) -> None:
        self.server = server
        self.app = procrastinate.App(connector=procrastinate.PsycopgConnector(conninfo=url, min_size=1, max_size=4))
        self.attend = self.app.task(name="attend", queue="tables")(self._attend)
        self._running: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        await asyncio.to_thread(self.make_schema)
        await self.app.open_async()
        self.server.scheduler.enqueue = self.enqueue
        self._running = [
            asyncio.create_task(self.work()),
            asyncio.create_task(self.sweep()),
        ]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await cancelled(*self._running)
        await self.app.close_async()

    def make_schema(self) -> None:
        """The queue's own tables, once for all nodes."""
        with self.server.storage.engine.begin() as connection:
            connection.execute(sa.text(f"select pg_advisory_xact_lock({LOCK})"))
            if connection.execute(sa.text("select to_regclass('procrastinate_jobs')")).scalar() is None:
                driver = connection.connection.driver_connection
                assert driver is not None
                driver.execute(SchemaManager.get_schema())

    async def work(self) -> None:
        await self.app.run_worker_async(
            queues=["tables"],
            concurrency=AT_ONCE,
            install_signal_handlers=False,
            delete_jobs="always",
            shutdown_graceful_timeout=GRACE,
        )

    async def _attend(self, table: str) -> None:
        await self.server.scheduler.attend(table)

    # -- putting tables in the queue ---------------------------------------------------------

    def enqueue(self, live: LiveTable, due: float) -> None:
        self.server.spawn(self.put(live.table.id, due))

    async def put(self, table_id: str, due: float) -> None:
        """Queue a table, now or for later; the same thing twice is once. The sweep makes up for a failure here."""
        later = due > time.time()
        when = datetime.datetime.fromtimestamp(due, datetime.UTC) if later else None
        lock = f"{table_id}:{due:.2f}" if later else table_id
        with contextlib.suppress(exceptions.AlreadyEnqueued):
            try:
                await self.attend.configure(queueing_lock=lock, schedule_at=when).defer_async(table=table_id)
            except exceptions.ConnectorException as error:
                log.warning("a table could not be queued: %s", error)

    async def sweep(self) -> None:
        """Queue again what a dead node has left: tables that owe something for too long."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                for table_id in await self.overdue():
                    await self.put(table_id, 0.0)
                for job in await self.app.job_manager.get_stalled_jobs(seconds_since_heartbeat=30):
                    await self.app.job_manager.finish_job(job, Status.FAILED, delete_job=True)
            except (exceptions.ConnectorException, SQLAlchemyError, OSError) as error:
                log.warning("the sweep failed: %s", error)

    async def overdue(self) -> list[str]:
        limit = time.time() - OVERDUE
        query = sa.select(tables.c.id).where(tables.c.due < limit, tables.c.status.in_(("open", "running")))
        rows = await self.server.storage.read(lambda connection: connection.execute(query.limit(200)).all())
        return [row.id for row in rows]


async def cancelled(*tasks: asyncio.Task[None]) -> None:
    """Cancel until they have ended. Libraries that wait by `asyncio.wait_for` forget, in Python 3.11, a cancellation
    that comes at the moment in which what they wait for happens."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        done, left = await asyncio.wait(left, timeout=GRACE + 1)
        for task in done:
            if not task.cancelled() and (error := task.exception()):
                log.error("%s had failed", task.get_coro(), exc_info=error)
