"""Several nodes on one PostgreSQL: each hears of every commit and reads what it lacks from the log."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import msgspec
import psycopg

from waterhole.server.cluster.attendance import Attendance, cancelled
from waterhole.server.community.relations import NOTICE
from waterhole.server.community.seeks import CALLED
from waterhole.server.storage.entries import Entry
from waterhole.server.storage.storage import BETWEEN_NOTICES, CHANNEL

if TYPE_CHECKING:
    from waterhole.server.app import Server

log = logging.getLogger("waterhole.nodes")
AGAIN_AFTER = 1.0  # seconds before the link to the database is tried again


def plain_url(server: Server) -> str:
    """The database's address as PostgreSQL's own tools write it."""
    return server.storage.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)


@contextlib.asynccontextmanager
async def joined(server: Server) -> AsyncIterator[None]:
    """This process as a node: it listens, and attends to its share of the tables."""
    url = plain_url(server)
    async with Attendance(server, url):
        ready = asyncio.Event()
        listening = asyncio.create_task(listen(server, url, ready))
        await ready.wait()
        try:
            yield
        finally:
            await cancelled(listening)


async def listen(server: Server, url: str, ready: asyncio.Event) -> None:
    """Follow the notices for ever; after a broken link, look at every table in memory."""
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"listen {CHANNEL}")
                for table_id in list(server.registry.live):
                    server.spawn(refresh(server, table_id, None))
                ready.set()
                async for notice in connection.notifies():
                    for part in notice.payload.split(BETWEEN_NOTICES):
                        on_notification(server, part)
        except (psycopg.Error, OSError) as error:
            log.warning("the link to the database is broken: %s", error)
            await asyncio.sleep(AGAIN_AFTER)


def on_notification(server: Server, notice: str) -> None:
    """What another node has done: 'table:number' (of a move with its entry), 'chat:table:id' or 'name:identity'.

    'session:', 'bot:' and 'relations:' come with an identity, too; 'called:' with an identity and a table.
    """
    kind, _, rest = notice.partition(":")
    if kind == "name":
        server.identities.forget_name(rest)
    elif kind == "session":
        server.identities.forget_name(rest)
        server.spawn(server.end_sockets(rest))
    elif kind == "bot":
        server.bot_accounts.silence(rest)
    elif kind == CALLED:
        server.seeks.call(*rest.split(":"))
    elif kind == NOTICE:
        server.relations.forget(rest)
    elif kind == "chat":
        table, _, number = rest.partition(":")
        if table in server.registry.live:
            server.spawn(server.chat.show(table, int(number)))
    elif kind in server.registry.live:
        number, _, entry = rest.partition(":")
        if server.registry.live[kind].table.number < int(number):  # it is not our own
            told = msgspec.json.decode(entry, type=Entry) if entry else None
            server.spawn(refresh(server, kind, int(number), told))
    else:
        server.listing.changed()
        if server.bot_streams.own:
            server.spawn(server.bot_streams.hear_of(kind))


async def refresh(server: Server, table_id: str, number: int | None, told: Entry | None = None) -> None:
    """Bring a table in memory to this entry at least; `told` is the entry, where it came with the notice."""
    live = server.registry.live.get(table_id)
    if live is not None and (number is None or live.table.number < number):
        await server.registry.catch_up(live, number, told)
        server.listing.changed()
