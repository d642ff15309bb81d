"""The socket: frames in, frames out, one client each."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Coroutine, Generator
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from waterhole.kernel.game import BadInput, Refused
from waterhole.server import protocol, telemetry
from waterhole.server.limits import MOST_SOCKETS_PER_IDENTITY, TooOften
from waterhole.server.lobby import NotFound
from waterhole.server.metrics import EVENTS_FAILED, FRAMES, MOVE_SECONDS, MOVES, REFUSED, SOCKETS
from waterhole.server.rooms import Viewer
from waterhole.server.short_way import ShortWay
from waterhole.server.storage import StorageFailed

if TYPE_CHECKING:
    from starlette.types import Receive, Send

    from waterhole.server.app import Server
    from waterhole.server.identities import Identity
    from waterhole.server.lines import Line
    from waterhole.server.rooms import Room

log = logging.getLogger("waterhole.sockets")
LABELS = {kind: (str(kind.__struct_config__.tag),) for kind in get_args(protocol.FromClient)}
MOVE = LABELS[protocol.MakeMove]
MOST_UNSENT = 400  # frames a slow client may lag behind; it reconnects and gets what it lacks
LAGGING, GOING_AWAY, NOBODY, CROWDED = 4408, 1001, 4401, 4429


class _Rest:
    """What is left of a coroutine that has begun and now waits for something."""

    def __init__(self, work: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self.work = work
        self.waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        while True:
            sent = yield self.waits_for
            try:
                self.waits_for = self.work.send(sent)
            except StopIteration:
                return


def begun(work: Any) -> Awaitable[None] | None:
    """Run a coroutine without a task of its own as far as it goes; None: it is done. Most sends never wait."""
    try:
        return _Rest(work, work.send(None))
    except StopIteration:
        return None
    except (OSError, RuntimeError):
        return None  # the client has gone; `run` notices


class Socket:
    """One open socket of one identity."""

    def __init__(self, server: Server, who: Identity, send: Send, line: Line | None = None) -> None:
        self.server = server
        self.who = who
        self.identity = who.id
        self.name = str(id(self))  # among those whose frames are counted
        self.viewer = Viewer(who.id, line, self._send_later)
        self.watched: set[str] = set()
        self.slow: set[asyncio.Task[None]] = set()
        self._send = send
        self._line = line
        self._unsent: deque[bytes] = deque()
        self._writer: asyncio.Task[None] | None = None

    # -- out -----------------------------------------------------------------------------

    def say(self, message: protocol.Out) -> None:
        self.viewer.say(message)

    def _send_later(self, frame: bytes) -> None:
        """Send what could not be written at once, or queue it behind what the client has not read yet."""
        if self._writer is None:
            waits = begun(self._send({"type": "websocket.send", "text": frame.decode()}))
            if waits is not None:
                self.viewer.lags = True
                self._writer = asyncio.create_task(self._write(waits))
        elif len(self._unsent) < MOST_UNSENT:
            self._unsent.append(frame)
        else:  # a client that reads too slowly is let go
            self._writer.cancel()
            self.server.spawn(self.close(LAGGING))

    async def _write(self, first: Awaitable[None]) -> None:
        try:
            await first
            while self._unsent:
                await self._send({"type": "websocket.send", "text": self._unsent.popleft().decode()})
        except (OSError, RuntimeError):
            return  # the client has gone; `run` notices
        self._writer = None
        self.viewer.lags = False

    async def close(self, code: int) -> None:
        if self._line is not None:
            self._line.end()
        try:
            await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):
            return

    # -- in ------------------------------------------------------------------------------

    async def run(self, receive: Receive) -> None:
        """Handle frames one after the other until the client leaves."""
        self.say(protocol.Welcome(me=self.server.identities.me(self.who), server=self.server.version))
        SOCKETS.inc()
        if self._line is not None:
            short = ShortWay(self.viewer, self.server.lobby.changes, self._may_send, self._moved, self._take_later)
            self._line.listen(short.begin, self.server.post)
        try:
            while True:
                if self._line is not None:
                    self._line.rest()
                message = await receive()
                if message["type"] == "websocket.disconnect":
                    return
                await self.take(message.get("bytes") or (message.get("text") or "").encode())
        finally:
            if self._line is not None:
                self._line.end()
            SOCKETS.dec()
            for table in self.watched:
                self.server.lobby.unwatch(self.viewer, table)
            self.server.listing.listeners.discard(self.viewer)
            for task in [*([self._writer] if self._writer else []), *self.slow]:
                task.cancel()
            self.viewer.leave()

    def _may_send(self) -> bool:
        try:
            self.server.limits.spend("frame", self.name)
        except TooOften:
            return False
        return True

    def _moved(self, room: Room, started: float) -> None:
        """A move of ours has gone the short way."""
        FRAMES.of[MOVE] += 1
        MOVES.of[room.table.game.name, "person"] += 1
        MOVE_SECONDS.observe(time.perf_counter() - started)
        telemetry.lasted("move", started)

    def _take_later(self, raw: bytes) -> None:
        self.later(self.take(raw))

    async def take(self, raw: bytes) -> None:
        """Do what a frame says; whatever is wrong with it is answered, and changes nothing."""
        key = table = ""
        try:
            self.server.limits.spend("frame", self.name)
            frame = protocol.read_frame(raw)
            FRAMES.of[LABELS[type(frame)]] += 1
            key, table = getattr(frame, "key", ""), getattr(frame, "table", "")
            await self.handle(frame)
        except Refused as refusal:
            REFUSED.labels(refusal.rule).inc()
            self.refuse(table, key, refusal)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.fail("bad_frame", str(error), key)
        except BadInput as error:
            self.fail("bad_input", str(error), key)
        except NotFound as error:
            self.fail("not_found", str(error), key)
        except TooOften as error:
            self.fail("too_often", str(error), key)
        except StorageFailed:
            self.fail("storage", "it could not be written; nothing has changed. Try again.", key)
        except Exception:
            EVENTS_FAILED.labels("socket").inc()
            log.exception("a frame failed")
            self.fail("internal", "something went wrong here; nothing has changed.", key)

    def refuse(self, table: str, key: str, why: Refused) -> None:
        self.say(
            protocol.RefusedMessage(
                table=table, key=key, rule=why.rule, reason=str(why), sentence=why.sentence, facts=why.facts
            )
        )

    def fail(self, code: str, text: str, key: str) -> None:
        self.say(protocol.Failure(code=code, text=text, key=key))

    async def handle(self, frame: protocol.FromClient) -> None:
        lobby = self.server.lobby
        match frame:
            case protocol.MakeMove():
                started = time.perf_counter()
                self.answer(frame, await lobby.move(self.identity, frame))
                MOVE_SECONDS.observe(time.perf_counter() - started)
                telemetry.lasted("move", started)
            case protocol.TakeBack():
                self.answer(frame, await lobby.take_back(self.identity, frame))
            case protocol.WatchTable():
                await lobby.watch(self.viewer, frame)
                self.watched.add(frame.table)
                await self.server.chats.send_all(self.viewer, frame.table)
            case protocol.UnwatchTable():
                lobby.unwatch(self.viewer, frame.table, frame.seat)
                if frame.seat is None:
                    self.watched.discard(frame.table)
            case protocol.AskHint():
                self.server.limits.spend("hint", self.identity)
                self.later(self.hint(frame))
            case protocol.Say():
                self.server.limits.spend("chat", self.identity)
                await self.server.chats.say(self.viewer, frame)
            case protocol.WatchLobby(on=on):
                if on:
                    self.server.listing.listeners.add(self.viewer)
                    self.say(protocol.LobbyMessage(tables=await self.server.listing.tables_of(None)))
                else:
                    self.server.listing.listeners.discard(self.viewer)
            case protocol.Ping(key=key):
                self.say(protocol.Pong(key=key))

    def answer(self, frame: protocol.MakeMove | protocol.TakeBack, repeated: Any) -> None:
        """Where the update has not answered already, say that it was taken."""
        room = self.server.lobby.rooms[frame.table]
        if repeated is not None or not room.seen_by(self.viewer, frame.seat):
            version = repeated.version if repeated else room.table.version(frame.seat)
            self.say(protocol.Accepted(table=frame.table, key=frame.key, version=version))

    def later(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self.slow.add(task)
        task.add_done_callback(self.slow.discard)

    async def hint(self, frame: protocol.AskHint) -> None:
        try:
            self.say(await self.server.lobby.hint(self.identity, frame))
        except Refused as refusal:
            self.refuse(frame.table, frame.key, refusal)
        except NotFound as error:
            self.fail("not_found", str(error), frame.key)
        except Exception:
            EVENTS_FAILED.labels("hint").inc()
            log.exception("a hint failed")
            self.fail("internal", "no hint could be found.", frame.key)


async def serve_socket(
    server: Server, who: Identity | None, receive: Receive, send: Send, line: Line | None = None
) -> None:
    """Accept a socket of a known identity and run it."""
    message = await receive()
    assert message["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    if who is None:
        await send({"type": "websocket.close", "code": NOBODY, "reason": "say who you are first: POST /api/me"})
        return
    own = server.sockets.setdefault(who.id, set())
    if len(own) >= MOST_SOCKETS_PER_IDENTITY and not server.limits.off:
        await send({"type": "websocket.close", "code": CROWDED, "reason": "too many open sockets"})
        return
    socket = Socket(server, who, send, line)
    own.add(socket)
    try:
        await socket.run(receive)
    finally:
        own.discard(socket)
        if not own:
            server.sockets.pop(who.id, None)
