"""Several nodes on one PostgreSQL: each hears of every commit and reads what it lacks from the log."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import psycopg

from waterhole.server.jobs import Jobs
from waterhole.server.storage import CHANNEL

if TYPE_CHECKING:
    from waterhole.server.app import Server

log = logging.getLogger("waterhole.nodes")
AGAIN_AFTER = 1.0  # seconds before the link to the database is tried again


def plain_url(server: Server) -> str:
    """The database's address as PostgreSQL's own tools write it."""
    return server.storage.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)


@contextlib.asynccontextmanager
async def joined(server: Server) -> AsyncIterator[None]:
    """This process as a node: it listens, and takes its share of the jobs."""
    url = plain_url(server)
    async with Jobs(server, url):
        ready = asyncio.Event()
        listening = asyncio.create_task(listen(server, url, ready))
        await ready.wait()
        try:
            yield
        finally:
            listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await listening


async def listen(server: Server, url: str, ready: asyncio.Event) -> None:
    """Follow the notices for ever; after a broken link, look at every table in memory."""
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"listen {CHANNEL}")
                for table_id in list(server.lobby.rooms):
                    server.spawn(refresh(server, table_id, None))
                ready.set()
                async for notice in connection.notifies():
                    for part in notice.payload.split(","):
                        heed(server, part)
        except (psycopg.Error, OSError) as error:
            log.warning("the link to the database is broken: %s", error)
            await asyncio.sleep(AGAIN_AFTER)


def heed(server: Server, notice: str) -> None:
    """'table:number', 'chat:table:id', 'name:identity' or 'bot:identity'."""
    kind, _, rest = notice.partition(":")
    if kind == "name":
        server.identities.forget_name(rest)
    elif kind == "bot":
        server.bot_accounts.silence(rest)
    elif kind == "chat":
        table, _, number = rest.partition(":")
        if table in server.lobby.rooms:
            server.spawn(server.chats.show(table, int(number)))
    elif kind in server.lobby.rooms:
        server.spawn(refresh(server, kind, int(rest)))
    else:
        server.listing.changed()
        server.spawn(server.bot_streams.hear_of(kind))


async def refresh(server: Server, table_id: str, number: int | None) -> None:
    """Bring a table in memory to this entry at least."""
    room = server.lobby.rooms.get(table_id)
    if room is None or (number is not None and room.table.number >= number):
        return
    async with room.table.lock:
        if number is None or room.table.number < number:
            await server.lobby.catch_up(room)
            server.listing.changed()
