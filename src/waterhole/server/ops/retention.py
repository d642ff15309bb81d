"""How long things are kept: a durable job, once a day, deletes what is older. docs/hosting.md has the table."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import sqlalchemy as sa

from waterhole.server.accounts.identities import Identity
from waterhole.server.jobs.queue import Payload
from waterhole.server.storage.schema import bots, chat, host_acts, identities, reports, results, seats, sessions, tables

if TYPE_CHECKING:
    from waterhole.server.app import Server

log = logging.getLogger("waterhole.retention")
JOB = "retention"
DAY = 24 * 3600.0
AFTER_START = 60.0  # seconds: a server that starts has better things to do
AT_ONCE = 500  # guests in one round
CHAT, REPORTS, DEEDS, GUESTS = 180 * DAY, 365 * DAY, 730 * DAY, 90 * DAY  # seconds


class Retention:
    """Keeps what is written down."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.now: Callable[[], float] = time.time
        server.jobs.register(JOB, self.keep)

    async def begin(self) -> None:
        await self.server.jobs.defer(JOB, {}, due=self.now() + AFTER_START, key=JOB)

    async def keep(self, _: Payload) -> None:
        """Delete what is too old, make the next day's deals, and come again tomorrow."""
        await self.server.storage.write(self._delete_old)
        await self._delete_guests()
        await self.server.daily.prepare()
        await self.server.jobs.defer(JOB, {}, due=self.now() + DAY, key=JOB)

    def _delete_old(self, connection: sa.Connection) -> None:
        now = self.now()
        over = sa.select(tables.c.id).where(tables.c.status.in_(("finished", "closed")))
        connection.execute(sa.delete(chat).where(chat.c.at < now - CHAT, chat.c.table_id.in_(over)))
        connection.execute(sa.delete(reports).where(reports.c.at < now - REPORTS, reports.c.answer.is_not(None)))
        connection.execute(sa.delete(host_acts).where(host_acts.c.at < now - DEEDS))

    async def _delete_guests(self) -> None:
        """Those who never finished a game and can no longer come back, for they have neither session nor login."""
        gone = (
            sa.select(identities.c.id, identities.c.created)
            .where(identities.c.login.is_(None), identities.c.created < self.now() - GUESTS)
            .where(*(~there.exists() for there in (
                sa.select(sessions.c.identity).where(sessions.c.identity == identities.c.id),
                sa.select(bots.c.id).where(bots.c.id == identities.c.id),
                sa.select(results.c.seat).where(results.c.identity == identities.c.id),
                sa.select(seats.c.seat).where(seats.c.identity == identities.c.id),
            )))
            .limit(AT_ONCE)
        )  # fmt: skip
        found = await self.server.storage.read(lambda connection: connection.execute(gone).all())
        for row in found:
            await self.server.identities.delete(Identity(row.id, None, row.created))
        if found:
            log.info("deleted %d guests who can no longer come back", len(found))
