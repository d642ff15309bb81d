"""The append-only log and what surrounds it, in SQLite or PostgreSQL; a writer thread commits in batches."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from itertools import chain
from pathlib import Path
from typing import IO, Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import ArgumentError

from waterhole.kernel.game import BadInput
from waterhole.server.ops import telemetry
from waterhole.server.ops.metrics import BATCH_SIZES, COMMIT_SECONDS, COMMITS_FAILED, COMMITTED, EVENTS_FAILED
from waterhole.server.storage.entries import Entry, TableRow
from waterhole.server.storage.schema import entries, tables
from waterhole.server.storage.trouble import TROUBLE, in_words

log = logging.getLogger("waterhole.storage")
T = TypeVar("T")
BATCH_SIZE = 500
CHANNEL = "waterhole"
PROGRAM = "waterhole"  # as PostgreSQL lists who is connected
OURS_ALONE = 0o600  # tables hold secrets: hands, seeds, hashed passwords
BETWEEN_NOTICES = "\n"
NOTICE_BYTES = 7000  # PostgreSQL takes less than 8000 in one notification

TOUCH = "update alembic_version set version_num = version_num"  # a write that changes nothing

NEW_ENTRIES = sa.insert(entries)


@cache
def row_change(*columns: str) -> sa.Update:
    """Other values for these columns of a table's row. Made once: that costs more than doing it."""
    values: dict[str, object] = {name: sa.bindparam(f"new_{name}") for name in columns}
    return sa.update(tables).where(tables.c.id == sa.bindparam("table")).values(values)


Also = Callable[[sa.Connection], object]
Done = Callable[[Any], None]  # called by the event loop, with what came of it or with an exception


class Append(msgspec.Struct):
    """An entry to be written, with what must be written together with it."""

    entry: Entry
    columns: dict[str, object]  # that change in the table's row
    also: Also | None
    done: Done


class Write(msgspec.Struct):
    """Anything else to be written."""

    run: Callable[[sa.Connection], object]
    done: Done


class Batch(NamedTuple):
    """What one turn of an event loop wants written, in one transaction."""

    loop: asyncio.AbstractEventLoop
    jobs: list[Append | Write]


class StorageFailed(Exception):
    """Nothing was written."""


class Clash(Exception):
    """An entry of a batch was there already: the batch is done again, one by one."""


ROWS_PER_STATEMENT = 100
WRITER_CACHE = 16_000  # kB: the page of each of some thousand tables that is written to next


@cache
def sqlite_insert(rows: int) -> str:
    """One statement for many rows: SQLite gives Python's lock away with each, and getting it back is dear."""
    places = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * rows)
    return f"insert or ignore into entries ({', '.join(Entry.__struct_fields__)}) values {places}"


class Storage:
    """One database. `append` and `write` answer when it is on disk; `read` runs beside them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = connect(url)
        make_file(self.engine.url)
        self._claim = claim(self.engine.url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self._file = None if self.postgres else file_of(self.engine.url)
        self._queue: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self._collected: list[Append | Write] = []
        self.trouble = ""  # why the last commit failed; empty while all is well
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._plain: sa.PoolProxiedConnection | None = None
        self._writer = threading.Thread(target=self._run, name="writer", daemon=True)
        self._insert = postgresql.insert(entries).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
        self._writer.start()

    def close(self) -> None:
        self._queue.put(None)
        self._writer.join()
        if self._plain is not None:
            self._plain.close()
        self._readers.shutdown()
        self.engine.dispose()
        if self._claim is not None:
            self._claim.close()

    # -- from the event loop -------------------------------------------------------------

    def append(self, entry: Entry, columns: dict[str, object], also: Also | None, done: Done) -> None:
        """Write an entry of a log. `done(True)`: it is on disk; `done(False)`: another with its number was there first.

        Who appends number n has read all entries before it, and so knows every key that was used: numbers are enough.
        """
        self._collect(Append(entry, columns, also, done))

    async def write(self, run: Callable[[sa.Connection], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._collect(Write(run, partial(settle, future)))
        return await future

    def _collect(self, job: Append | Write) -> None:
        """Wake the writer once for all that this turn of the loop brings."""
        if not self._collected:
            loop = asyncio.get_running_loop()
            loop.call_soon(self._hand_over, loop)
        self._collected.append(job)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        collected, self._collected = self._collected, []
        self._queue.put(Batch(loop, collected))

    async def read(self, run: Callable[[sa.Connection], T]) -> T:
        def connected() -> T:
            with self.engine.connect() as connection:
                return run(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, connected)

    def insert_entries(self, connection: sa.Connection, first: Sequence[Entry]) -> None:
        """The first entries of a new table."""
        if first:
            connection.execute(NEW_ENTRIES, [_row(entry) for entry in first])

    # -- in the writer thread ------------------------------------------------------------

    def _run(self) -> None:
        while (batch := self._queue.get()) is not None:
            stop = False
            while len(batch.jobs) < BATCH_SIZE and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    stop = True
                    break
                batch.jobs.extend(following.jobs)
            self._commit(batch)
            if stop:
                return

    def _commit(self, batch: Batch) -> None:
        """Write a batch in one transaction; if that fails, each of it alone, so that one bad job harms no other."""
        started = time.perf_counter()
        try:
            results = self._attempt(batch.jobs)
        except Exception as error:
            if len(batch.jobs) > 1:
                for job in batch.jobs:
                    self._commit(Batch(batch.loop, [job]))
                return
            ours = isinstance(error, TROUBLE)
            if ours:
                self._note_trouble(error)
            _answer(batch, [StorageFailed(str(error)) if ours else error])
            return
        if self.trouble:
            log.info("the database can be written again")
            self.trouble = ""
        COMMIT_SECONDS.observe(time.perf_counter() - started)
        BATCH_SIZES.observe(len(batch.jobs))
        COMMITTED.inc(len(batch.jobs))
        telemetry.lasted("commit", started, writes=len(batch.jobs))
        _answer(batch, results)

    def _note_trouble(self, error: Exception) -> None:
        COMMITS_FAILED.inc()
        told = in_words(error)
        if told != self.trouble:  # once, not for every move that fails
            log.error("nothing can be written: %s", told)
        self.trouble = told

    def waiting(self) -> int:
        """How many batches wait for the writer."""
        return self._queue.qsize()

    async def probe(self) -> None:
        """StorageFailed, or another error of the database, unless it answers and takes what is written."""
        self._see_file()
        if self.trouble:
            await self.write(lambda connection: connection.execute(sa.text(TOUCH)))
        await self.read(lambda connection: connection.execute(sa.text("select 1")).scalar())

    def size(self, connection: sa.Connection) -> int:
        """Bytes on disk."""
        if self.postgres:
            return int(connection.execute(sa.text("select pg_database_size(current_database())")).scalar() or 0)
        files = (Path(f"{self.engine.url.database}{ending}") for ending in ("", "-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

    def _attempt(self, batch: Sequence[Append | Write]) -> list[object]:
        """Write all in one transaction. Clash: an entry of several was not new, and nothing is written."""
        self._see_file()
        appends = [job for job in batch if isinstance(job, Append)]
        if not self.postgres and all(isinstance(job, Append) and not job.columns and not job.also for job in batch):
            return [self._append_plainly(appends)] * len(batch)
        with self.engine.begin() as connection:
            new = self._insert_all(connection, appends) if appends else True
            results: list[object] = []
            for job in batch:
                if isinstance(job, Write):
                    results.append(job.run(connection))
                    continue
                results.append(new)
                if new and job.columns:
                    changed = {f"new_{name}": value for name, value in job.columns.items()}
                    connection.execute(row_change(*job.columns), {"table": job.entry.table_id, **changed})
                if new and job.also is not None:
                    job.also(connection)
            if new:
                self.notify_nodes(connection, *[notice_of(job.entry) for job in appends])
        return results

    def _see_file(self) -> None:
        """SQLite goes on writing to a file that was deleted or replaced, and all of it would be lost."""
        if self._file is not None and file_of(self.engine.url) != self._file:
            raise OSError("the file is gone")

    def _append_plainly(self, appends: list[Append]) -> bool:
        """What nearly all groups are, moves and nothing else, goes past SQLAlchemy, which costs more than they do."""
        if self._plain is None:
            self._plain = self.engine.raw_connection()
            self._plain.cursor().execute(f"pragma cache_size=-{WRITER_CACHE}")
        try:
            new = self._insert_rows(self._plain.cursor().execute, appends)
            self._plain.commit()
        except BaseException:
            self._plain.rollback()
            raise
        return new

    def _insert_all(self, connection: sa.Connection, appends: list[Append]) -> bool:
        if not self.postgres:
            return self._insert_rows(connection.exec_driver_sql, appends)
        made = connection.execute(self._insert, [_row(job.entry) for job in appends]).rowcount
        return _all_new(made, len(appends))

    @staticmethod
    def _insert_rows(execute: Callable[[str, tuple[Any, ...]], Any], appends: list[Append]) -> bool:
        made = 0
        for rows in batched(appends, ROWS_PER_STATEMENT):
            values = tuple(chain.from_iterable(_values(job.entry) for job in rows))
            made += execute(sqlite_insert(len(rows)), values).rowcount
        return _all_new(made, len(appends))

    def notify_nodes(self, connection: sa.Connection, *notices: str) -> None:
        """Wake the other nodes when this transaction commits."""
        if not self.postgres:
            return
        payload = ""
        for notice in notices:
            if payload and len(payload) + len(notice) > NOTICE_BYTES:
                _notify(connection, payload)
                payload = ""
            payload += f"{BETWEEN_NOTICES}{notice}" if payload else notice
        if payload:
            _notify(connection, payload)


def _all_new(made: int, wanted: int) -> bool:
    """Whether entries were new; of a single one it can be said that it was not."""
    if made != wanted > 1:
        raise Clash
    return made == wanted


def batched(appends: list[Append], most: int) -> Iterator[list[Append]]:
    for start in range(0, len(appends), most):
        yield appends[start : start + most]


def _answer(batch: Batch, results: list[object]) -> None:
    """Wake the loop once for the whole batch."""

    def answer_all() -> None:
        for job, result in zip(batch.jobs, results, strict=True):
            try:
                job.done(result)
            except Exception:  # what follows from one entry harms no other
                EVENTS_FAILED.labels("answer").inc()
                log.exception("what was written could not be answered")

    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
        batch.loop.call_soon_threadsafe(answer_all)


def settle(future: asyncio.Future[T], result: T | Exception) -> None:
    if future.done():
        return  # who asked has gone
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


def notice_of(entry: Entry) -> str:
    """'table:number' for the other nodes; a move, which nearly all entries are, comes with it and need not be read."""
    notice = f"{entry.table_id}:{entry.number}"
    return f"{notice}:{msgspec.json.encode(entry).decode()}" if entry.kind == "move" else notice


def _notify(connection: sa.Connection, payload: str) -> None:
    connection.execute(sa.text("select pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


def _values(entry: Entry) -> tuple[object, ...]:
    data = msgspec.json.encode(entry.data).decode()
    return entry.table_id, entry.number, entry.kind, entry.seat, data, entry.key, entry.at


def _row(entry: Entry) -> dict[str, object]:
    return dict(zip(Entry.__struct_fields__, _values(entry), strict=True))


def log_of(connection: sa.Connection, table_id: str, after: int = 0) -> list[Entry]:
    """The entries of a table with a number above `after`, in order."""
    found = connection.execute(
        sa.select(entries).where(entries.c.table_id == table_id, entries.c.number > after).order_by(entries.c.number)
    )
    return [
        Entry(row.table_id, row.number, row.kind, row.seat, msgspec.json.decode(row.data), row.key, row.at)
        for row in found
    ]


def row_of(connection: sa.Connection, table_id: str) -> TableRow | None:
    found = connection.execute(sa.select(tables).where(tables.c.id == table_id)).first()
    return None if found is None else TableRow(**found._mapping)


def connect(url: str) -> sa.Engine:
    """An engine for 'sqlite:///file' or 'postgresql://…'; BadInput where the URL cannot be used."""
    try:
        parsed = sa.make_url(url)
    except ArgumentError:
        raise BadInput(f"'{url}' is no database; try sqlite:////path/to/file or postgresql://host/name.") from None
    if parsed.drivername == "sqlite":
        return _sqlite(parsed)
    if parsed.drivername.startswith("postgres"):
        try:
            import psycopg  # noqa: F401
        except ImportError:
            raise BadInput("PostgreSQL needs its driver: pip install 'waterhole[postgres]'.") from None
        named = parsed.set(drivername="postgresql+psycopg").update_query_dict({"application_name": PROGRAM})
        return sa.create_engine(named, pool_size=6, pool_pre_ping=True)
    raise BadInput(f"a database is sqlite or postgresql, not {parsed.drivername}.")


def file_of(url: sa.URL) -> int:
    """Which file a SQLite database is, whatever its name; 0 where there is none."""
    try:
        return Path(str(url.database)).stat().st_ino
    except OSError:
        return 0


def claim(url: sa.URL) -> IO[bytes] | None:
    """Hold a SQLite file for one server alone, as long as the process lives; BadInput where another has it."""
    if url.drivername != "sqlite":
        return None
    held = os.fdopen(os.open(f"{url.database}.lock", os.O_RDWR | os.O_CREAT, OURS_ALONE), "r+b")
    try:
        lock(held)
    except OSError:
        held.close()
        raise BadInput(f"another server uses {url.database}; stop it, or name another --database.") from None
    return held


def lock(file: IO[bytes]) -> None:
    """OSError where another process has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _sqlite(url: sa.URL) -> sa.Engine:
    if not url.database or url.database == ":memory:":
        raise BadInput("the SQLite database must be a file: a table that is only in memory could be lost.")
    # Last in, first out: reads one after another share a connection, and so one cache of pages.
    engine = sa.create_engine(url, connect_args={"check_same_thread": False, "timeout": 30}, pool_use_lifo=True)

    @event.listens_for(engine, "connect")
    def durable(connection: sqlite3.Connection, _: object) -> None:
        # The WAL is checkpointed every 40 MB, when each page that moves are written to has been written many times but
        # goes into the file once.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=10000"):
            connection.execute(f"pragma {pragma}")

    return engine


def make_file(url: sa.URL) -> None:
    """The SQLite file, for this user's eyes alone; its journal takes after it."""
    if url.drivername == "sqlite" and url.database:
        path = Path(url.database)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(OURS_ALONE)
        with contextlib.suppress(PermissionError):  # it belongs to somebody else, who lets us
            path.chmod(OURS_ALONE)
