"""The append-only log and what surrounds it, in SQLite or PostgreSQL; a writer thread commits in groups."""

from __future__ import annotations

import asyncio
import contextlib
import logging
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
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from waterhole.kernel.game import BadInput
from waterhole.server import telemetry
from waterhole.server.metrics import COMMIT_SECONDS, COMMITTED, EVENTS_FAILED, GROUP_SIZE
from waterhole.server.rows import Entry, Row

log = logging.getLogger("waterhole.storage")
T = TypeVar("T")
MOST_IN_A_GROUP = 500
CHANNEL = "waterhole"
NOTICE_BYTES = 7000  # PostgreSQL takes less than 8000 in one notification

schema = sa.MetaData()

identities = sa.Table(
    "identities",
    schema,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(32), nullable=False),
    sa.Column("login", sa.String(32), unique=True),
    sa.Column("password", sa.String(200)),
    sa.Column("created", sa.Double, nullable=False),
)

sessions = sa.Table(
    "sessions",
    schema,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("identity", sa.String(16), nullable=False, index=True),
    sa.Column("created", sa.Double, nullable=False),
)

bots = sa.Table(
    "bots",
    schema,
    sa.Column("id", sa.String(16), primary_key=True),  # of its identity, which has the name as it is written
    sa.Column("name", sa.String(20), nullable=False, unique=True),  # in small letters
    sa.Column("owner", sa.String(16), nullable=False, index=True),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("created", sa.Double, nullable=False),
)

tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.String(16), nullable=False),
    sa.Column("seed", sa.String(20), nullable=False),
    sa.Column("salt", sa.String(64), nullable=False),
    sa.Column("invite", sa.String(40), nullable=False),
    sa.Column("host", sa.String(16), nullable=False),
    sa.Column("setting", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("due", sa.Double, index=True),  # when the server itself must act: a bot's move, a clock running out
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("updated", sa.Double, nullable=False),
    sa.Index("tables_by_news", "public", "status", "updated"),
)

seats = sa.Table(
    "seats",
    schema,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("identity", sa.String(16), index=True),
    sa.Column("level", sa.String(20)),
    sa.Column("invited", sa.String(16), index=True),  # a bot account that has not answered yet
)

entries = sa.Table(
    "entries",
    schema,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("key", sa.String(96)),
    sa.Column("at", sa.Double, nullable=False),
    sqlite_with_rowid=False,
)

chat = sa.Table(
    "chat",
    schema,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(16), nullable=False, index=True),
    sa.Column("identity", sa.String(16), nullable=False, index=True),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("key", sa.String(96), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.UniqueConstraint("table_id", "key", name="one_line_per_key"),
)


NEW_ENTRIES = sa.insert(entries)


@cache
def row_change(*columns: str) -> sa.Update:
    """Other values for these columns of a table's row. Made once: that costs more than doing it."""
    values: dict[str, Any] = {name: sa.bindparam(f"new_{name}") for name in columns}
    return sa.update(tables).where(tables.c.id == sa.bindparam("table")).values(values)


Also = Callable[[sa.Connection], object]
Done = Callable[[Any], None]  # called by the event loop, with what came of it or with an exception


class Append(msgspec.Struct):
    """An entry to be written, with what must be written together with it."""

    entry: Entry
    changes: dict[str, Any]  # columns of the table's row
    also: Also | None
    done: Done


class Write(msgspec.Struct):
    """Anything else to be written."""

    run: Callable[[sa.Connection], Any]
    done: Done


class Group(NamedTuple):
    """What one turn of an event loop wants written."""

    loop: asyncio.AbstractEventLoop
    jobs: list[Append | Write]


class StorageFailed(Exception):
    """Nothing was written."""


class Clash(Exception):
    """An entry of a group was there already: the group is done again, one by one."""


ROWS_PER_STATEMENT = 100


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
        self._claim = claim(self.engine.url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self._queue: queue.SimpleQueue[Group | None] = queue.SimpleQueue()
        self._gathered: list[Append | Write] = []
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

    async def append(self, entry: Entry, changes: dict[str, Any] | None = None, also: Also | None = None) -> bool:
        """True: the entry is on disk. False: another one with its number was there first.

        Who appends number n has read all entries before it, and so knows every key that was used: numbers are enough.
        """
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.append_then(entry, changes or {}, also, partial(_settle, future))
        return await future

    def append_then(self, entry: Entry, changes: dict[str, Any], also: Also | None, done: Done) -> None:
        """The same for one who does not wait: `done` is called with the answer."""
        self._gather(Append(entry, changes, also, done))

    async def write(self, run: Callable[[sa.Connection], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._gather(Write(run, partial(_settle, future)))
        return await future

    def _gather(self, job: Append | Write) -> None:
        """Wake the writer once for all that this turn of the loop brings."""
        if not self._gathered:
            loop = asyncio.get_running_loop()
            loop.call_soon(self._hand_over, loop)
        self._gathered.append(job)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        gathered, self._gathered = self._gathered, []
        self._queue.put(Group(loop, gathered))

    async def read(self, run: Callable[[sa.Connection], T]) -> T:
        def connected() -> T:
            with self.engine.connect() as connection:
                return run(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, connected)

    def insert_entries(self, connection: sa.Connection, lines: Sequence[Entry]) -> None:
        """The first entries of a new table."""
        if lines:
            connection.execute(NEW_ENTRIES, [_row(entry) for entry in lines])

    # -- in the writer thread ------------------------------------------------------------

    def _run(self) -> None:
        while (group := self._queue.get()) is not None:
            stop = False
            while len(group.jobs) < MOST_IN_A_GROUP and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    stop = True
                    break
                group.jobs.extend(following.jobs)
            self._commit(group)
            if stop:
                return

    def _commit(self, group: Group) -> None:
        """Write a group in one transaction; if that fails, each of it alone, so that one bad job harms no other."""
        started = time.perf_counter()
        try:
            results = self._attempt(group.jobs)
        except Exception as error:
            if len(group.jobs) > 1:
                for job in group.jobs:
                    self._commit(Group(group.loop, [job]))
                return
            ours = isinstance(error, (SQLAlchemyError, sqlite3.Error, OSError))
            failed = StorageFailed(str(error)) if ours else error
            _answer(group, [failed])
            return
        COMMIT_SECONDS.observe(time.perf_counter() - started)
        GROUP_SIZE.observe(len(group.jobs))
        COMMITTED.inc(len(group.jobs))
        telemetry.lasted("commit", started, writes=len(group.jobs))
        _answer(group, results)

    def _attempt(self, group: Sequence[Append | Write]) -> list[Any]:
        """Write all in one transaction. Clash: an entry of several was not new, and nothing is written."""
        appends = [job for job in group if isinstance(job, Append)]
        if not self.postgres and all(isinstance(job, Append) and not job.changes and not job.also for job in group):
            return [self._append_plainly(appends)] * len(group)
        with self.engine.begin() as connection:
            new = self._insert_all(connection, appends) if appends else True
            results: list[Any] = []
            for job in group:
                if isinstance(job, Write):
                    results.append(job.run(connection))
                    continue
                results.append(new)
                if new and job.changes:
                    changed = {f"new_{name}": value for name, value in job.changes.items()}
                    connection.execute(row_change(*job.changes), {"table": job.entry.table_id, **changed})
                if new and job.also is not None:
                    job.also(connection)
            if new:
                self.tell_nodes(connection, *[f"{job.entry.table_id}:{job.entry.number}" for job in appends])
        return results

    def _append_plainly(self, appends: list[Append]) -> bool:
        """What nearly all groups are, moves and nothing else, goes past SQLAlchemy, which costs more than they do."""
        if self._plain is None:
            self._plain = self.engine.raw_connection()
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

    def tell_nodes(self, connection: sa.Connection, *notices: str) -> None:
        """Wake the other nodes when this transaction commits."""
        if not self.postgres:
            return
        payload = ""
        for notice in notices:
            if len(payload) + len(notice) > NOTICE_BYTES:
                _notify(connection, payload)
                payload = ""
            payload += f",{notice}" if payload else notice
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


def _answer(group: Group, results: list[Any]) -> None:
    """Wake the loop once for the whole group."""

    def settle() -> None:
        for job, result in zip(group.jobs, results, strict=True):
            try:
                job.done(result)
            except Exception:  # what follows from one entry harms no other
                EVENTS_FAILED.labels("answer").inc()
                log.exception("what was written could not be answered")

    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
        group.loop.call_soon_threadsafe(settle)


def _settle(future: asyncio.Future[Any], result: Any) -> None:
    if future.done():
        return  # who asked has gone
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


def _notify(connection: sa.Connection, payload: str) -> None:
    connection.execute(sa.text("select pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


def _values(entry: Entry) -> tuple[Any, ...]:
    data = msgspec.json.encode(entry.data).decode()
    return entry.table_id, entry.number, entry.kind, entry.seat, data, entry.key, entry.at


def _row(entry: Entry) -> dict[str, Any]:
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


def row_of(connection: sa.Connection, table_id: str) -> Row | None:
    found = connection.execute(sa.select(tables).where(tables.c.id == table_id)).first()
    return None if found is None else Row(**found._mapping)


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
        return sa.create_engine(parsed.set(drivername="postgresql+psycopg"), pool_size=6, pool_pre_ping=True)
    raise BadInput(f"a database is sqlite or postgresql, not {parsed.drivername}.")


def claim(url: sa.URL) -> IO[bytes] | None:
    """Hold a SQLite file for one server alone, as long as the process lives; BadInput where another has it."""
    if url.drivername != "sqlite" or sys.platform == "win32":
        return None
    import fcntl

    held = Path(f"{url.database}.lock").open("wb")  # noqa: SIM115  it is closed when the process ends
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise BadInput(f"another server uses {url.database}; stop it, or name another --database.") from None
    return held


def _sqlite(url: sa.URL) -> sa.Engine:
    if not url.database or url.database == ":memory:":
        raise BadInput("the SQLite database must be a file: a table that is only in memory could be lost.")
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(url, connect_args={"check_same_thread": False, "timeout": 30})

    @event.listens_for(engine, "connect")
    def durable(connection: Any, _: object) -> None:
        # The cache holds the page of each of some thousand tables that is written to next; the log is folded back
        # every 40 MB, when each of these pages has been written many times but goes into the file once.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=10000", "cache_size=-16000"):
            connection.execute(f"pragma {pragma}")

    return engine
