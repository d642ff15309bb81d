"""What is written down about keeping is kept: by a job that comes every day."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import sqlalchemy as sa

from tests.server.community.house import PATIENCE, House
from tests.server.community.test_results import at_home
from waterhole.server.community.daily import day_at
from waterhole.server.ops.admin import Order, carry_out
from waterhole.server.ops.retention import CHAT, DAY, DEEDS, GUESTS, JOB, REPORTS
from waterhole.server.storage.schema import chat, daily_deals, host_acts, identities, jobs, reports, sessions
from waterhole.server.storage.storage import Storage


async def count(storage: Storage, table: sa.Table, *which: Any) -> int:
    query = sa.select(sa.func.count()).select_from(table).where(*which)
    return int(await storage.read(lambda connection: connection.execute(query).scalar_one()))


def test_what_is_too_old_is_deleted_and_nothing_else(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        storage, retention = found.server.storage, found.server.retention
        ann, bob, gone = [await found.visitor(name) for name in ("Ann", "Bob", "Gone")]
        over, going = await found.begin(ann, bob), await found.begin(ann, bob)
        await found.play(over)
        for report in ("old", "open"):
            await ann.ask("POST", f"/api/people/{bob.id}/report", 204, json={"words": report})
        await carry_out(found.server, Order("answer", {"report": "1", "words": "done"}, "root"))

        def said(connection: sa.Connection) -> None:
            now = time.time()
            for table in (over, going):
                words = {"table_id": table.table.id, "identity": ann.id, "text": "hello", "key": "1", "at": now}
                connection.execute(sa.insert(chat).values(**words))
            connection.execute(sa.delete(sessions).where(sessions.c.identity.in_([gone.id, bob.id])))

        await storage.write(said)

        async def left(later: float) -> tuple[int, ...]:
            retention.now = lambda: time.time() + later
            await retention.keep({})
            return (
                await count(storage, identities, identities.c.id == gone.id),
                await count(storage, chat, chat.c.table_id == over.table.id),
                await count(storage, reports),
                await count(storage, host_acts),
            )

        assert await left(GUESTS - DAY) == (1, 1, 2, 1)
        assert await left(GUESTS + DAY) == (0, 1, 2, 1)
        assert await left(CHAT + DAY) == (0, 0, 2, 1)
        assert await left(REPORTS + DAY) == (0, 0, 1, 1)
        assert await left(DEEDS + DAY) == (0, 0, 1, 0)
        assert await count(storage, chat, chat.c.table_id == going.table.id) == 1
        assert await count(storage, identities, identities.c.id == bob.id) == 1  # a game of his is remembered

    at_home(sqlite_database, work)


def test_the_job_comes_again_the_next_day_and_makes_the_next_deals(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        storage = found.server.storage
        found.server.retention.now = lambda: time.time() - 60.0
        await found.server.retention.begin()
        async with asyncio.timeout(PATIENCE):
            while not await count(storage, jobs, jobs.c.key == JOB, jobs.c.due > time.time() + DAY / 2):
                await asyncio.sleep(0.02)
        assert await count(storage, daily_deals, daily_deals.c.day == day_at(time.time() + DAY)) > 0

    at_home(sqlite_database, work)
