"""A server in this process with people who ask it by HTTP, and games played to their end at once."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

import httpx
import sqlalchemy as sa

from waterhole.server import protocol
from waterhole.server.app import Server, application
from waterhole.server.settings import Settings
from waterhole.server.storage.schema import results
from waterhole.server.tables import seating
from waterhole.server.tables.engine.live_table import LiveTable
from waterhole.server.tables.engine.playing import bot_move, question_to

PATIENCE = 60.0


class Visitor:
    """Somebody with a cookie."""

    def __init__(self, client: httpx.AsyncClient, id: str, name: str) -> None:  # noqa: A002  as the server calls it
        self.client = client
        self.id = id
        self.name = name

    async def ask(self, method: str, path: str, expect: int = 200, **arguments: Any) -> Any:
        answer = await self.client.request(method, path, **arguments)
        assert answer.status_code == expect, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None


class House:
    """A running server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.app = application(server)
        self.stack = contextlib.AsyncExitStack()

    async def visitor(self, name: str) -> Visitor:
        transport = httpx.ASGITransport(app=self.app)
        client = await self.stack.enter_async_context(
            httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8765")
        )
        answer = await client.post("/api/me", json={"name": name})
        answer.raise_for_status()
        return Visitor(client, answer.json()["id"], name)

    async def begin(self, *people: Visitor, bots: int = 0, **wanted: Any) -> LiveTable:
        """A table where these sit, in this order; the first has opened it."""
        places = ["me", *["open"] * (len(people) - 1), *["random"] * bots]
        table = protocol.NewTable(game=wanted.pop("game", "cubirds"), places=places, **wanted)
        live = await seating.open_table(self.server.registry, people[0].id, table)
        for seat, one in enumerate(people[1:], start=1):
            await seating.sit(self.server.registry, live, one.id, seat)
        await seating.start(self.server.registry, live, people[0].id)
        return live

    async def play(self, live: LiveTable, seed: int = 1) -> None:
        """To the end, by any legal moves."""
        rng = random.Random(seed)
        table = live.table
        while table.questions:
            seat, moves = next(iter(table.questions.items()))
            await self.server.registry.change(live, bot_move(seat, rng.choice(moves), question_to(table, seat)))
        assert table.status == "finished"

    async def counted(self, live: LiveTable) -> list[Any]:
        """The rows of its result, as soon as they are written."""
        query = sa.select(results).where(results.c.table_id == live.table.id).order_by(results.c.seat)
        async with asyncio.timeout(PATIENCE):
            while not (rows := await self.server.storage.read(lambda connection: connection.execute(query).all())):
                await asyncio.sleep(0.01)
        return list(rows)

    async def finished(self, *people: Visitor, **wanted: Any) -> list[Any]:
        live = await self.begin(*people, **wanted)
        await self.play(live)
        return await self.counted(live)


@contextlib.asynccontextmanager
async def house(database: str, port: int = 8765) -> AsyncIterator[House]:
    server = Server(Settings(database=database, bot_workers=0, port=port))
    async with server.running():
        found = House(server)
        async with found.stack:
            yield found
