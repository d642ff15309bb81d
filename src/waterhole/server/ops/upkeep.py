"""What a server owes its database: tables that everybody has left are closed, and somebody counts."""

from __future__ import annotations

import logging
import time

import sqlalchemy as sa

from waterhole.games import GAMES
from waterhole.server.ops.metrics import DATABASE_BYTES, TABLES_BY_STATUS, WRITER_QUEUE
from waterhole.server.storage.schema import (
    aided,
    attention,
    chat,
    entries,
    identities,
    results,
    seats,
    sessions,
    table_notes,
    tables,
)
from waterhole.server.storage.storage import Storage
from waterhole.server.storage.trouble import TROUBLE
from waterhole.server.tables.engine.live_table import Change, LiveTable, Unchanged
from waterhole.server.tables.engine.table import Table
from waterhole.server.tables.registry import NotFound, Registry

log = logging.getLogger("waterhole.upkeep")
DAY = 24 * 3600.0
STATUSES = ("open", "running", "finished", "closed")
STORED = {
    "log entries": entries,
    "lines of chat": chat,
    "results": results,
    "people": identities,
    "sessions": sessions,
}
AT_ONCE = 500  # tables in one round
OPEN_IN_LOBBY, OPEN_FOR_FRIENDS = 2 * 3600.0, 7 * DAY  # seconds without any change, of an open table


async def close(registry: Registry, live: LiveTable, reason: str) -> bool:
    """Close a table that is open or running; whether that changed anything."""
    table, was = live.table, live.table.status

    def decide(table: Table) -> Change | Unchanged:
        return Change("close", data=reason) if table.status in {"open", "running"} else Unchanged()

    closed = isinstance(await registry.change(live, decide), Change)
    if closed and was == "open" and table.commitment:  # who opens tables until he likes a deal leaves traces
        about = {"table": table.id, "commitment": table.commitment, "host": table.row.host}
        log.info("a commitment was abandoned", extra=about)
    return closed


async def close_abandoned(registry: Registry, days: float) -> int:
    """Close what was never started, and what nobody has touched for so many days (0: for ever); how many."""
    now = time.time()
    in_time = sa.case((tables.c.public, now - OPEN_IN_LOBBY), else_=now - OPEN_FOR_FRIENDS)
    unused = sa.and_(tables.c.status == "open", tables.c.due.is_(None), tables.c.updated < in_time)
    count = await close_all(registry, unused, "closed-unstarted")
    if days:
        limit = now - days * DAY
        since = sa.select(entries.c.number).where(entries.c.table_id == tables.c.id, entries.c.at > limit)
        waits = sa.func.coalesce(tables.c.due, 0.0) > now  # for a clock, which ends the waiting by itself
        left = sa.and_(tables.c.status == "running", tables.c.updated < limit, ~waits, ~since.exists())
        count += await close_all(registry, left, "closed-deserted")
    return count


async def close_all(registry: Registry, which: sa.ColumnElement[bool], reason: str) -> int:
    """Close the tables that nobody is looking at; how many."""
    query, count = sa.select(tables.c.id).where(which).limit(AT_ONCE), 0
    for row in await registry.storage.read(lambda connection: connection.execute(query).all()):
        try:
            live = await registry.get(row.id)
        except NotFound:
            continue  # of a game that this server does not have
        if not live.watched:
            count += await close(registry, live, reason)
    if count:
        log.info("closed %s tables: %s", count, reason)
    return count


async def prune(registry: Registry, days: float) -> int:
    """Delete finished and closed tables that are older, and all that was said and done at them; how many."""
    limit = time.time() - days * DAY
    old = sa.select(tables.c.id).where(tables.c.status.in_(("finished", "closed")), tables.c.updated < limit)
    found = [row.id for row in await registry.storage.read(lambda connection: connection.execute(old).all())]
    gone = [table for table in found if not (table in registry.live and registry.live[table].watched)]

    def write(connection: sa.Connection) -> None:
        for start in range(0, len(gone), AT_ONCE):
            part = gone[start : start + AT_ONCE]
            for owned in (entries, seats, chat, aided, attention, table_notes):
                connection.execute(sa.delete(owned).where(owned.c.table_id.in_(part)))
            connection.execute(sa.delete(tables).where(tables.c.id.in_(part)))

    await registry.storage.write(write)
    for table in gone:
        registry.live.pop(table, None)
    return len(gone)


async def take_stock(storage: Storage) -> None:
    """Set the metrics that are counted in the database."""
    WRITER_QUEUE.set(storage.waiting())
    try:
        counted, size = await storage.read(lambda connection: (by_status(connection), storage.size(connection)))
    except TROUBLE:
        return  # a database that does not answer shows in /health; the other metrics are still worth having
    for status in STATUSES:
        TABLES_BY_STATUS.labels(status).set(counted.get(status, 0))
    DATABASE_BYTES.set(size)


def by_status(connection: sa.Connection) -> dict[str, int]:
    counted = connection.execute(sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status))
    return {status: number for status, number in counted}  # noqa: C416  rows are no pairs for mypy


def report(connection: sa.Connection, size: int) -> list[str]:
    """What is stored, in words."""
    counted = by_status(connection)
    oldest = connection.execute(sa.select(sa.func.min(tables.c.created))).scalar()
    lines = [f"database: {size / 1e6:.1f} MB"]
    lines += [f"tables {status}: {counted.get(status, 0)}" for status in STATUSES]
    for name, table in STORED.items():
        lines.append(f"{name}: {connection.execute(sa.select(sa.func.count()).select_from(table)).scalar()}")
    if oldest is not None:
        lines.append(f"oldest table: {time.strftime('%Y-%m-%d', time.gmtime(oldest))}")
    return lines


def hindrances(connection: sa.Connection) -> list[str]:
    """The running tables that this version's rules could not go on with, one line each."""
    running = sa.select(tables.c.id, tables.c.game, tables.c.rules, tables.c.updated).where(
        tables.c.status == "running"
    )
    found = []
    for row in connection.execute(running.order_by(tables.c.updated.desc())):
        game = GAMES.get(row.game)
        if game is None or game.rules_version != row.rules:
            here = "no such game" if game is None else f"rules {game.rules_version}"
            found.append(f"{row.id}  {row.game}: started under rules {row.rules}, this version has {here}")
    return found
