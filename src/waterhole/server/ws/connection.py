"""One client at its socket: what its frames, read by the inbox, ask for beside moves, and what is answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from waterhole.kernel.game import BadInput, Refused
from waterhole.server import protocol
from waterhole.server.ops import telemetry
from waterhole.server.ops.metrics import EVENTS_FAILED, REFUSED, SOCKETS
from waterhole.server.ops.rate_limits import EVENTS_FOR_ONE, MOST_SOCKETS_PER_IDENTITY, TooManyRequests
from waterhole.server.storage.storage import StorageFailed
from waterhole.server.tables import hints, settling
from waterhole.server.tables.engine import playing
from waterhole.server.tables.engine.live_table import Viewer
from waterhole.server.tables.registry import NotFound
from waterhole.server.ws.engine.inbox import Inbox, Work
from waterhole.server.ws.transport import HARMLESS
from waterhole.text import Phrase, bundle

if TYPE_CHECKING:
    from starlette.types import Receive, Send

    from waterhole.server.accounts.identities import Identity
    from waterhole.server.app import Server
    from waterhole.server.ws.transport import Socket

log = logging.getLogger("waterhole.ws")
MOST_UNREAD = 1024 * 1024  # bytes a slow client may lag behind; it reconnects and gets what it lacks
MOST_UNREAD_TOGETHER = 2 * MOST_UNREAD  # of all sockets of one address, or of one person where nobody else comes in
GOING_AWAY, NOBODY, TOO_MANY = 1001, 4401, 4429


class Connection:
    """One open socket of one identity."""

    def __init__(self, server: Server, who: Identity, token: str, address: str, socket: Socket) -> None:
        self.server = server
        self.who = who
        self.address = address  # that pays for what is dear, beside the person; empty where nobody else comes in
        self.token = token  # of the session; when that ends, so does the connection
        self.socket = socket
        self.viewer = Viewer(who.id, partial(server.outbox.put, socket.send))
        self.inbox = Inbox(
            self.viewer,
            server.registry.live,
            server.registry.submitter,
            self._spend,
            self._handle,
            self._begin,
            self._fail,
            socket.pause_reading,
            telemetry.lasted,
        )
        socket.on_text, socket.on_control, socket.on_unread = self.inbox.receive, self._count, self._check_unread
        socket.before_close = server.outbox.flush
        self.watched: set[str] = set()
        self._name = str(id(self))  # among those whose frames are counted
        self._work: asyncio.Task[None] | None = None  # the frame that is being done; those after it wait in the inbox
        self._beside: set[asyncio.Task[None]] = set()  # what no other frame waits for

    def open(self) -> None:
        self.say(protocol.Welcome(me=self.server.identities.me(self.who), server=self.server.version))
        self.server.greet(self)
        SOCKETS.inc()

    def close(self) -> None:
        """The client has gone."""
        SOCKETS.dec()
        for table in self.watched:
            self.server.registry.unwatch(self.viewer, table)
        self.server.listing.listeners.discard(self.viewer)
        self.server.spawn(self.server.seeks.end(self))
        self.inbox.leave()
        for task in [*([self._work] if self._work else []), *self._beside]:
            task.cancel()
        self.viewer.leave()

    # -- out -----------------------------------------------------------------------------

    def say(self, message: protocol.Out) -> None:
        self.viewer.say(message)

    def _check_unread(self) -> None:
        """Cut off a client that leaves too much unread, alone or together with its neighbours."""
        unread = self.socket.buffered()
        if unread < HARMLESS:
            return
        together = sum(one.socket.buffered() for one in self.server.neighbours.get(self.place, ()))
        if unread > MOST_UNREAD or together > MOST_UNREAD_TOGETHER:
            self.socket.abort()

    @property
    def place(self) -> str:
        return self.address or self.who.id

    # -- in ------------------------------------------------------------------------------

    def _count(self) -> None:
        """Control frames are paid for like others, and their answers must be read."""
        self._check_unread()
        try:
            self._spend()
        except TooManyRequests:
            self.socket.close(TOO_MANY, "too many frames")

    def _spend(self) -> None:
        self.server.limits.spend("frame", self._name)

    def _begin(self, frame: protocol.FromClient, work: Work) -> None:
        self._work = asyncio.create_task(self._finish(frame, work))

    async def _finish(self, frame: protocol.FromClient, work: Work) -> None:
        try:
            await work
        except Exception as error:
            self._fail(frame, error)
        self._work = None
        if self.inbox.finished():
            self.socket.resume_reading()

    def _handle(self, frame: protocol.FromClient) -> Work | None:
        return HANDLERS[type(frame)](self, frame)

    def _fail(self, frame: protocol.FromClient | None, error: Exception) -> None:
        key, table = getattr(frame, "key", ""), getattr(frame, "table", "")
        if isinstance(error, Refused):
            REFUSED.labels(error.rule).inc()
            refusal = protocol.RefusedMessage(
                table=table,
                key=key,
                rule=error.rule,
                why=error.why,
                reason="" if error.why else str(error),
                sentence=error.sentence,
                facts=error.facts if error.sentence else {},
            )
            self.say(refusal)
            return
        for kind, code in CODES.items():
            if isinstance(error, kind):
                why: Phrase | None = WHY.get(code, getattr(error, "why", None))
                text = bundle().format(why) if why is not None else str(error)
                self.say(protocol.Failure(code=code, text=text, why=why, key=key))
                return
        EVENTS_FAILED.labels("socket").inc()
        log.error("a frame failed", exc_info=error)
        self.say(protocol.Failure(code="internal", text=bundle().format(INTERNAL), why=INTERNAL, key=key))

    def _pay(self, what: str, times: float = 1) -> None:
        self.server.limits.pay(what, self.who.id, self.address, times=times)

    # -- the kinds of frames ---------------------------------------------------------------

    def _submit(self, frame: playing.Sent) -> Work | None:
        """A move, or a move taken back: it waits for nothing but its table, unless that must be loaded first."""
        live = self.server.registry.live.get(frame.table)
        if live is None:
            return self._load_and_submit(frame)
        if isinstance(frame, protocol.TakeBack):
            self._pay("undo")
        playing.submit(self.server.registry.submitter, live, self.viewer, frame, self._fail, telemetry.lasted)
        return None

    async def _load_and_submit(self, frame: playing.Sent) -> None:
        await self.server.registry.get(frame.table)
        self._submit(frame)

    async def _watch(self, frame: protocol.WatchTable) -> None:
        live = await self.server.registry.visible(frame.table, self.who.id, frame.invite)
        lacking = live.table.version(frame.seat) - (frame.since or 0)
        if lacking > 0:
            self._pay("watch", lacking / EVENTS_FOR_ONE)
        self.server.registry.watch(self.viewer, live, frame)
        self.watched.add(frame.table)
        await self.server.chat.send_all(self.viewer, frame.table)

    def _unwatch(self, frame: protocol.UnwatchTable) -> None:
        self.server.registry.unwatch(self.viewer, frame.table, frame.seat)
        if frame.seat is None:
            self.watched.discard(frame.table)

    def _hint(self, frame: protocol.AskHint) -> None:
        self._pay("hint")
        task = asyncio.create_task(self._find_hint(frame))
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def _find_hint(self, frame: protocol.AskHint) -> None:
        try:
            self.say(await hints.hint(self.server.registry, self.server.pool, self.who.id, frame))
        except Exception as error:
            self._fail(frame, error)

    async def _chat(self, frame: protocol.Say) -> None:
        self.server.limits.spend("chat", self.who.id)
        await self.server.chat.say(self.viewer, frame)

    async def _lobby(self, frame: protocol.WatchLobby) -> None:
        listing = self.server.listing
        if frame.on:
            listing.listeners.add(self.viewer)
            self.say(protocol.LobbyMessage(tables=await listing.tables_of(None)))
        else:
            listing.listeners.discard(self.viewer)

    async def _add_chance(self, frame: protocol.PromiseNonce | protocol.TellNonce) -> None:
        live = await self.server.registry.get(frame.table)
        if isinstance(frame, protocol.PromiseNonce):
            decide = settling.promise(self.who.id, frame.promise)
        else:
            decide = settling.nonce(self.who.id, frame.nonce)
        await self.server.registry.change(live, decide)

    async def _seek(self, frame: protocol.Seek) -> None:
        self.server.limits.spend("seek", self.who.id)
        await self.server.seeks.begin(self, frame)

    async def _stop_seeking(self, _: protocol.StopSeeking) -> None:
        await self.server.seeks.end(self)

    def _ping(self, frame: protocol.Ping) -> None:
        self.say(protocol.Pong(key=frame.key))


HANDLERS: dict[type, Callable[[Connection, Any], Work | None]] = {
    protocol.MakeMove: Connection._submit,
    protocol.TakeBack: Connection._submit,
    protocol.WatchTable: Connection._watch,
    protocol.UnwatchTable: Connection._unwatch,
    protocol.AskHint: Connection._hint,
    protocol.Say: Connection._chat,
    protocol.WatchLobby: Connection._lobby,
    protocol.PromiseNonce: Connection._add_chance,
    protocol.TellNonce: Connection._add_chance,
    protocol.Seek: Connection._seek,
    protocol.StopSeeking: Connection._stop_seeking,
    protocol.Ping: Connection._ping,
}
CODES: dict[type[Exception], str] = {
    msgspec.DecodeError: "bad_frame",
    UnicodeDecodeError: "bad_frame",
    NotFound: "not_found",
    BadInput: "bad_input",
    TooManyRequests: "too_often",
    StorageFailed: "storage",
}
WHY = {"storage": Phrase("refused-storage")}
INTERNAL = Phrase("refused-internal")


async def serve_socket(
    server: Server, who: Identity | None, token: str, address: str, socket: Socket, receive: Receive, send: Send
) -> None:
    """Accept a socket of a known identity and serve it until it is closed."""
    message = await receive()
    assert message["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    if who is None:
        socket.close(NOBODY, "say who you are first: POST /api/me")
        return
    own = server.connections.setdefault(who.id, set())
    if len(own) >= MOST_SOCKETS_PER_IDENTITY and not server.limits.off:
        socket.close(TOO_MANY, "too many open sockets")
        return
    connection = Connection(server, who, token, address, socket)
    near = server.neighbours.setdefault(connection.place, set())
    own.add(connection)
    near.add(connection)
    connection.open()
    try:
        await receive()  # it is closed
    finally:
        connection.close()
        for among, name, sockets in ((server.connections, who.id, own), (server.neighbours, connection.place, near)):
            sockets.discard(connection)
            if not sockets and among.get(name) is sockets:
                del among[name]
