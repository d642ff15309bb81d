"""Streams of lines for bot accounts: what is wanted of an account anywhere, and one table as a seat of it sees it.

A line is a JSON object; an empty line every few seconds says that the stream is alive.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING

import sqlalchemy as sa
from starlette.responses import Response

from waterhole.server import protocol
from waterhole.server.ops.rate_limits import MOST_STREAMS_PER_BOT, TooManyRequests
from waterhole.server.storage.schema import seats, tables

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

    from waterhole.server.tables.engine.live_table import LiveTable
    from waterhole.server.tables.engine.table import Table
    from waterhole.server.tables.registry import Registry

ALIVE_EVERY = 6.0  # seconds
MOST_UNSENT = 1024 * 1024  # bytes the streams of an account may lag behind; it comes back and is told what holds then
MOST_TABLES = 200  # that a new stream tells of
BUSY = 60.0  # seconds to wait for who has too many streams


class BotStream:
    """One stream: lines are put in and read until it is ended or its time is over."""

    def __init__(self, identity: str, seconds: float) -> None:
        self.identity = identity
        self.until = asyncio.get_running_loop().time() + seconds
        self.told: dict[tuple[str, int], tuple[str, int]] = {}  # by table and seat: what was said last
        self.unsent = 0  # bytes
        self.others: set[BotStream] = set()  # of the same account, this one among them
        self._unsent: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._ended = False

    def send(self, frame: bytes) -> None:
        self._unsent.append(frame + b"\n")
        self.unsent += len(frame) + 1
        if sum(stream.unsent for stream in self.others) > MOST_UNSENT:
            self._unsent.clear()
            self._ended, self.unsent = True, 0
        self._news.set()

    def end(self) -> None:
        self._ended = True
        self._news.set()

    async def __aiter__(self) -> AsyncIterator[bytes]:
        clock = asyncio.get_running_loop().time
        while True:
            while self._unsent:
                line = self._unsent.popleft()
                self.unsent -= len(line)
                yield line
            left = self.until - clock()
            if self._ended or left <= 0:
                return
            self._news.clear()
            try:
                async with asyncio.timeout(min(ALIVE_EVERY, left)):
                    await self._news.wait()
            except TimeoutError:
                yield b"\n"

    def tell(self, table: Table, number: int) -> None:
        """Say what is wanted of a seat, once."""
        line = line_of(table, number, self.identity)
        if line is None:  # nothing is wanted; if it is once more, it is said once more
            self.told.pop((table.id, number), None)
            return
        version = line.version if isinstance(line, protocol.BotAsked) else 0
        said = (type(line).__name__, version)
        if self.told.get((table.id, number)) != said:
            self.told[table.id, number] = said
            self.send(protocol.write_frame(line))


def line_of(table: Table, number: int, identity: str) -> protocol.ToBot | None:
    """What an account must know of a seat now; it depends on nothing but what the seat itself is asked."""
    seat = table.seats[number]
    if seat.invited == identity and table.status == "open":
        return protocol.BotInvited(table=table.info(identity), seat=number)
    if seat.identity != identity:
        return None
    game, status = table.game.name, table.status
    if status == "running" and seat.level is not None:
        return protocol.BotReplaced(table=table.id, game=game, seat=number, level=seat.level)
    if status == "running" and number in table.questions:
        return protocol.BotAsked(table=table.id, game=game, seat=number, version=table.asked_since[number])
    if status == "finished":
        match = table.playing
        ranks = [int(rank) for rank in match.state.ranks()]
        outcome = match.state.outcome()
        return protocol.BotOver(table=table.id, game=game, seat=number, status=status, outcome=outcome, ranks=ranks)
    if status == "closed":
        return protocol.BotOver(table=table.id, game=game, seat=number, status=status, outcome="", ranks=[])
    return None


class BotStreams:
    """The open streams of this node, by account."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.own: dict[str, set[BotStream]] = {}  # what is wanted of an account
        self.all: dict[str, set[BotStream]] = {}  # these and the streams of single tables
        registry.submitter.after_change.append(self.look_at)

    def open(self, identity: str, seconds: float) -> BotStream:
        """A stream that counts as one of the account's; `close` comes after it."""
        stream = BotStream(identity, seconds)
        those = self.all.setdefault(identity, set())
        if len(those) >= MOST_STREAMS_PER_BOT:
            raise TooManyRequests("streams at once", BUSY)
        those.add(stream)
        stream.others = those
        return stream

    def close(self, stream: BotStream) -> None:
        for streams in (self.own, self.all):
            streams.get(stream.identity, set()).discard(stream)
            if not streams.get(stream.identity):
                streams.pop(stream.identity, None)

    def end(self, identity: str) -> None:
        for stream in self.all.get(identity, ()):
            stream.end()

    def end_all(self) -> None:
        for identity in self.all:
            self.end(identity)

    async def follow(self, identity: str, seconds: float) -> BotStream:
        """A stream of all that is wanted of an account, from what is wanted now."""
        stream = self.open(identity, seconds)
        self.own.setdefault(identity, set()).add(stream)
        mine = sa.select(seats.c.table_id).where(sa.or_(seats.c.identity == identity, seats.c.invited == identity))
        query = (
            sa.select(tables.c.id)
            .where(tables.c.id.in_(mine), tables.c.status.in_(("open", "running")))
            .order_by(tables.c.updated.desc())
            .limit(MOST_TABLES)
        )
        try:
            for row in await self.registry.storage.read(lambda connection: connection.execute(query).all()):
                self.look_at(await self.registry.get(row.id))
        except BaseException:
            self.close(stream)
            raise
        return stream

    def look_at(self, live: LiveTable) -> None:
        """Tell the streams of those who sit at a table, or are invited to it, what has become of it."""
        if not self.own:
            return
        for number, seat in enumerate(live.table.seats):
            for stream in self.own.get(seat.identity or seat.invited or "", ()):
                stream.tell(live.table, number)

    async def hear_of(self, table_id: str) -> None:
        """Another node has changed a table that is not in memory here."""
        wanted = list(self.own)
        query = (
            sa.select(seats.c.seat)
            .where(seats.c.table_id == table_id)
            .where(sa.or_(seats.c.identity.in_(wanted), seats.c.invited.in_(wanted)))
        )
        if await self.registry.storage.read(lambda connection: connection.execute(query).first()) is not None:
            self.look_at(await self.registry.get(table_id))


class StreamResponse(Response):
    """A stream as the answer to a request; it ends with its last line, or when the client has gone."""

    media_type = "application/x-ndjson"

    def __init__(self, stream: BotStream, close: Callable[[], None]) -> None:
        super().__init__(headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        del self.headers["content-length"]
        self.stream = stream
        self.close = close

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        leaving = asyncio.create_task(self.wait_until_gone(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            async for line in self.stream:
                await send({"type": "http.response.body", "body": line, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
        finally:
            leaving.cancel()
            self.close()

    async def wait_until_gone(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.stream.end()
