"""The WebSocket transport: what picows does for us, and what we do around it."""

from __future__ import annotations

import asyncio
import gc
import socket
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any, cast

import pytest
import uvicorn

from waterhole.server.ws import transport, upgrade

MASK = b"\x01\x02\x03\x04"
REQUEST = (
    "GET /socket{path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
)


def frame(text: bytes, first: int = 0x81) -> bytes:
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return bytes([first]) + size + MASK + bytes(b ^ MASK[i % 4] for i, b in enumerate(text))


def close_frame(code: int) -> bytes:
    return frame(code.to_bytes(2, "big"), 0x88)


class Client:
    """A raw socket that reads frames."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def read(self) -> tuple[int, bytes]:
        """The next frame's first byte and payload; (0, b"") at the end."""
        async with asyncio.timeout(10):
            try:
                first, size = await self.reader.readexactly(2)
                if size == 126:
                    size = int.from_bytes(await self.reader.readexactly(2), "big")
                elif size == 127:
                    size = int.from_bytes(await self.reader.readexactly(8), "big")
                return first, await self.reader.readexactly(size)
            except (asyncio.IncompleteReadError, ConnectionError):
                return 0, b""

    async def closed_with(self) -> int:
        """The code the server closes with, after which it hangs up."""
        first, payload = await self.read()
        assert first == 0x88, (first, payload)
        self.writer.write(close_frame(1000))
        assert await self.read() == (0, b"")
        return int.from_bytes(payload[:2], "big")


class Rig:
    """A server with an echo at /socket, and whatever a test makes of it."""

    def __init__(self) -> None:
        self.sockets: list[transport.Socket] = []
        self.controls = self.ended = 0
        self.admit: Callable[[dict[str, Any]], Awaitable[int]] | None = None
        self.clients: list[Any] = []
        self.open: list[asyncio.StreamWriter] = []
        self.port = 0
        self.server: Any = None

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
            await send({"type": "http.response.body", "body": b"ok"})
            return
        self.clients.append(scope["client"])
        await receive()
        code = await self.admit(scope) if self.admit else 0
        if code == 403:
            await send({"type": "websocket.close"})
            return
        await send({"type": "websocket.accept"})
        one = scope["extensions"][upgrade.SOCKET]["socket"]
        if code:
            one.close(code, "no")
            return
        self.sockets.append(one)
        one.on_text, one.on_control = one.send, self._control
        assert (await receive())["type"] == "websocket.disconnect"
        self.ended += 1

    def _control(self) -> None:
        self.controls += 1

    async def connect(self, path: str = "", headers: str = "") -> Client:
        client, answer = await self.ask(REQUEST.format(path=path, headers=headers))
        assert answer.startswith(b"HTTP/1.1 101 "), answer
        assert b"sec-websocket-extensions" not in answer.lower()
        return client

    async def ask(self, request: str) -> tuple[Client, bytes]:
        client = Client(*await asyncio.open_connection("127.0.0.1", self.port, limit=64))
        self.open.append(client.writer)
        client.writer.write(request.encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += await client.reader.readexactly(1)
        return client, head


@asynccontextmanager
async def serving(**options: Any) -> AsyncIterator[Rig]:
    rig = Rig()
    listening = socket.create_server(("127.0.0.1", 0))
    rig.port = listening.getsockname()[1]
    config = uvicorn.Config(
        rig.app,
        interface="asgi3",
        ws=cast(Any, upgrade.Upgrade),
        lifespan="off",
        log_level="error",
        log_config=None,
        **options,
    )
    rig.server = uvicorn.Server(config)
    running = asyncio.create_task(rig.server.serve([listening]))
    try:
        yield rig
    finally:
        for writer in rig.open:
            writer.transport.abort()
        rig.server.should_exit = True
        await running


def played(test: Callable[[Rig], Awaitable[None]], **options: Any) -> None:
    async def play() -> None:
        async with serving(**options) as rig:
            await test(rig)

    with asyncio.Runner(loop_factory=LOOP) as runner:
        runner.run(play())


try:
    import uvloop

    LOOP: Any = uvloop.new_event_loop
except ImportError:
    LOOP = None


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.01)


def test_picows_is_the_version_whose_protocol_we_know() -> None:
    """`WSProtocol` is not public: whoever raises the version reads its constructor first."""
    assert version("picows") == "2.3.1"


@pytest.mark.parametrize("size", [1, 7, 100_000])
def test_texts_come_whole_and_in_order_however_the_bytes_are_cut(size: int) -> None:
    texts = [b"", b"a", "\u00e4\u20ac".encode(), b"x" * 125, b"y" * 126, b"z" * transport.MOST_BYTES]

    async def test(rig: Rig) -> None:
        client = await rig.connect()
        sent = b"".join(map(frame, texts))
        for start in range(0, len(sent), size):
            client.writer.write(sent[start : start + size])
            if size < 8:
                await asyncio.sleep(0)
        assert [await client.read() for _ in texts] == [(0x81, text) for text in texts]

    played(test)


def test_fragments_make_one_text_and_pings_may_come_between() -> None:
    async def test(rig: Rig) -> None:
        client = await rig.connect()
        client.writer.write(frame(b"\xc3", 0x01) + frame(b"hi", 0x89) + frame(b"", 0x00) + frame(b"\xa4", 0x80))
        assert await client.read() == (0x8A, b"hi")
        assert await client.read() == (0x81, b"\xc3\xa4")
        client.writer.write(frame(b"next"))
        assert await client.read() == (0x81, b"next")
        assert rig.controls == 1

    played(test)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(b"\xff"), 1007),
        (frame(b"\xc3", 0x01) + frame(b"x", 0x80), 1007),
        (frame(b"x", 0x82), 1003),  # binary
        (frame(b"x", 0xC1), 1002),  # compressed, though nobody agreed to it
        (frame(b"x", 0x91), 1002),
        (frame(b"x", 0x80), 1002),  # goes on with nothing
        (frame(b"x", 0x01) + frame(b"y", 0x81), 1002),  # begins while another is under way
        (frame(b"x", 0x83), 1002),  # unknown kind
        (frame(b"x", 0x09), 1002),  # a ping in parts
        (b"\x81\x05plain", 1002),  # without a mask
        (frame(b"x" * (transport.MOST_BYTES + 1)), 1009),
        (frame(b"x" * transport.MOST_BYTES, 0x01) + frame(b"x", 0x80), 1009),
    ],
)
def test_what_is_wrong_closes_with_its_code_and_reaches_nobody(wrong: bytes, code: int) -> None:
    async def test(rig: Rig) -> None:
        client = await rig.connect()
        client.writer.write(wrong + frame(b"after"))
        assert await client.closed_with() == code
        await until(lambda: rig.ended == 1)

    played(test)


def test_a_text_whose_handling_fails_is_reported_and_closes(caplog: pytest.LogCaptureFixture) -> None:
    async def test(rig: Rig) -> None:
        client = await rig.connect()
        await until(lambda: bool(rig.sockets))
        rig.sockets[0].on_text = lambda text: 1 / 0
        client.writer.write(frame(b"x"))
        assert await client.closed_with() == 1011

    played(test)
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [ZeroDivisionError]


@pytest.mark.parametrize(
    ("sent", "answered"), [(close_frame(1000), 1000), (close_frame(4000), 4000), (frame(b"", 0x88), 1000)]
)
def test_a_clients_goodbye_is_answered(sent: bytes, answered: int) -> None:
    async def test(rig: Rig) -> None:
        client = await rig.connect()
        client.writer.write(sent)
        assert await client.read() == (0x88, answered.to_bytes(2, "big"))
        assert await client.read() == (0, b"")
        await until(lambda: rig.ended == 1)

    played(test)


def test_closing_says_why_and_nothing_is_sent_or_taken_after_it() -> None:
    async def test(rig: Rig) -> None:
        client = await rig.connect()
        await until(lambda: bool(rig.sockets))
        rig.sockets[0].close(4408, "too slow")
        rig.sockets[0].send(b"late")
        client.writer.write(frame(b"late too"))
        assert await client.read() == (0x88, (4408).to_bytes(2, "big") + b"too slow")
        client.writer.write(close_frame(4408))
        assert await client.read() == (0, b"")

    played(test)


def test_who_does_not_answer_the_goodbye_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "CLOSE_SECONDS", 0.1)

    async def test(rig: Rig) -> None:
        client = await rig.connect()
        await until(lambda: bool(rig.sockets))
        rig.sockets[0].close(4408)
        assert (await client.read())[0] == 0x88
        assert await client.read() == (0, b"")

    played(test)


def test_what_a_client_does_not_read_is_counted_and_sending_never_waits() -> None:
    async def test(rig: Rig) -> None:
        client = await rig.connect()
        await until(lambda: bool(rig.sockets))
        one, text = rig.sockets[0], b"x" * 10_000
        told: list[int] = []
        one.on_unread = lambda: told.append(one.buffered())
        one.send(text)
        assert await client.read() == (0x81, text)
        assert not told
        count = 0
        while one.buffered() < 1_000_000:
            one.send(text)
            count += 1
        assert told[-1] == one.buffered()  # of each text that comes on top of what is unread
        assert len(told) > (1_000_000 - transport.HARMLESS) // (len(text) + 10)
        for _ in range(count):
            assert await client.read() == (0x81, text)
        assert one.buffered() == 0
        told.clear()
        one.send(text)
        assert await client.read() == (0x81, text)
        assert not told
        while one.buffered() < 1_000_000:
            one.send(text)
        one.abort()
        await until(lambda: rig.ended == 1)
        assert one.buffered() == 0
        one.send(text)

    played(test)


def test_a_client_is_let_in_or_refused_after_looking_it_up() -> None:
    async def test(rig: Rig) -> None:
        async def admit(scope: dict[str, Any]) -> int:
            await asyncio.sleep(0.01)
            return {b"me": 0, b"nobody": 4401}.get(dict(scope["headers"]).get(b"cookie", b""), 403)

        rig.admit = admit
        _, answer = await rig.ask(REQUEST.format(path="", headers=""))
        assert answer.startswith(b"HTTP/1.1 403 ")
        assert await (await rig.connect(headers="Cookie: nobody\r\n")).closed_with() == 4401
        client = await rig.connect(headers="Cookie: me\r\n")
        client.writer.write(frame(b"hello"))
        assert await client.read() == (0x81, b"hello")

    played(test)


def test_an_application_that_fails_lets_nobody_in() -> None:
    async def test(rig: Rig) -> None:
        async def admit(_: dict[str, Any]) -> int:
            raise ValueError("broken")

        rig.admit = admit
        _, answer = await rig.ask(REQUEST.format(path="", headers=""))
        assert answer.startswith(b"HTTP/1.1 500 ")

    played(test)


def test_http_is_served_on_the_same_port_and_a_proxys_word_for_the_client_counts() -> None:
    async def test(rig: Rig) -> None:
        _, answer = await rig.ask("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 200 ")
        await rig.connect("?a=1", "X-Forwarded-For: 192.0.2.7\r\n")
        assert rig.clients[0][0] == "192.0.2.7"

    played(test, proxy_headers=True, forwarded_allow_ips="127.0.0.1")


def test_a_silent_client_is_pinged_and_then_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upgrade, "IDLE_SECONDS", 0.2)

    async def test(rig: Rig) -> None:
        client = await rig.connect()
        assert await client.read() == (0x89, b"")
        client.writer.write(frame(b"", 0x8A))
        assert await client.read() == (0x89, b"")
        first, payload = await client.read()
        assert (first, payload[:2]) == (0x88, (1001).to_bytes(2, "big"))
        assert await client.read() == (0, b"")

    played(test)


def test_who_is_wrong_and_does_not_read_either_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upgrade, "IDLE_SECONDS", 0.2)

    async def test(rig: Rig) -> None:
        client = await rig.connect()
        await until(lambda: bool(rig.sockets))
        while rig.sockets[0].buffered() < 1_000_000:
            rig.sockets[0].send(b"x" * 10_000)
        client.writer.write(frame(b"\xff"))
        await until(lambda: rig.ended == 1)

    played(test)


def test_a_stopping_server_says_that_it_goes_away() -> None:
    async def test(rig: Rig) -> None:
        client = await rig.connect()
        rig.server.should_exit = True
        assert await client.closed_with() == 1001

    played(test)


def test_a_closed_connection_leaves_no_garbage() -> None:
    async def test(rig: Rig) -> None:
        gc.disable()
        try:
            client = await rig.connect()
            await until(lambda: bool(rig.sockets))
            gone = weakref.ref(rig.sockets[0])
            client.writer.write(frame(b"x") + close_frame(1000))
            await until(lambda: rig.ended == 1)
            rig.sockets.clear()
            await until(lambda: gone() is None)
        finally:
            gc.enable()

    played(test)
