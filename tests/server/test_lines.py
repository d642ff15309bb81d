"""A line: whole text frames on the short way, everything else through the library, byte for byte."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from websockets.utils import apply_mask

from waterhole.server.lines import MOST_WAITING, Line, Post

OPEN = object()
MASK = b"\x01\x02\x03\x04"


class Transport:
    def __init__(self) -> None:
        self.protocol: Any = None
        self.written: list[bytes] = []
        self.broken = False
        self.reading = True

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def write(self, data: bytes) -> None:
        if self.broken:
            raise RuntimeError("the handler is closed")
        self.written.append(data)

    def pause_reading(self) -> None:
        self.reading = False


class Connection:
    state = OPEN


class Library:
    """What a line needs of uvicorn's protocol, and what it was given to read."""

    def __init__(self) -> None:
        self.transport = Transport()
        self.queue: asyncio.Queue[Any] = asyncio.Queue()
        self.writable = asyncio.Event()
        self.writable.set()
        self.conn = Connection()
        self.close_sent = self.read_paused = self.disconnected = False
        self.read = b""

    def data_received(self, data: bytes) -> None:
        self.read += data

    def pause_writing(self) -> None:
        self.writable.clear()

    def resume_writing(self) -> None:
        self.writable.set()

    def connection_lost(self, error: Exception | None) -> None:
        self.disconnected = True

    def waiting(self) -> list[bytes]:
        return [self.queue.get_nowait()["bytes"] for _ in range(self.queue.qsize())]


def frame(text: bytes, first: int = 0x81) -> bytes:
    size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0xFE]) + len(text).to_bytes(2, "big")
    return bytes([first]) + size + MASK + apply_mask(text, MASK)


def listening(post: Post, takes: Callable[[bytes], bool] = lambda text: True) -> tuple[Library, Line, list[bytes]]:
    """A line at rest, and what was offered to its taker."""
    library, offered = Library(), list[bytes]()

    def taker(text: bytes) -> bool:
        offered.append(text)
        return takes(text)

    line = Line(library, 1000, apply_mask, OPEN)
    line.listen(taker, post)
    line.rest()
    assert library.transport.protocol is line
    return library, line, offered


@pytest.mark.parametrize("size", [1, 5, 7, 300])
def test_texts_are_taken_in_order_however_the_bytes_are_cut(size: int) -> None:
    texts = [b"", b"a", b"x" * 125, b"y" * 126, b"z" * 1000]
    library, line, offered = listening(Post())
    sent = b"".join(map(frame, texts))
    for start in range(0, len(sent), size):
        line.data_received(sent[start : start + size])
    assert offered == texts
    assert library.read == b""


def test_what_is_not_taken_is_not_overtaken() -> None:
    library, line, offered = listening(Post(), takes=lambda text: text != b"slow")
    line.data_received(frame(b"quick") + frame(b"slow") + frame(b"next"))
    assert offered == [b"quick", b"slow"]
    assert library.waiting() == [b"slow", b"next"]
    line.rest()
    line.data_received(frame(b"again"))
    assert offered == [b"quick", b"slow", b"again"]


def test_it_rests_only_when_nothing_waits_on_the_long_way() -> None:
    library, line, offered = listening(Post(), takes=lambda text: False)
    line.data_received(frame(b"one") + frame(b"two"))
    assert library.queue.get_nowait()["bytes"] == b"one"
    line.rest()
    line.data_received(frame(b"three"))
    assert offered == [b"one"]
    assert library.waiting() == [b"two", b"three"]


def test_who_sends_too_far_ahead_is_not_read_any_more() -> None:
    library, line, _ = listening(Post(), takes=lambda text: False)
    for number in range(MOST_WAITING):
        assert library.transport.reading
        line.data_received(frame(b"%d" % number))
    assert not library.transport.reading
    assert library.read_paused


@pytest.mark.parametrize(
    "odd",
    [
        frame(b"part", first=0x01),  # the first part of several
        frame(b"\0", first=0x82),  # binary
        frame(b"x" * 1001),  # too long
        b"\x81\x05plain",  # without a mask
        b"\xff" * 20,
    ],
)
def test_from_the_first_odd_frame_on_the_library_reads_alone(odd: bytes) -> None:
    library, line, offered = listening(Post())
    after = frame(b"after")
    line.data_received(frame(b"before") + odd)
    line.data_received(after)
    assert offered == [b"before"]
    assert library.read == odd + after


def test_control_frames_go_to_the_library_between_texts() -> None:
    library, line, offered = listening(Post())
    ping = frame(b"p", first=0x89)
    line.data_received(frame(b"a") + ping + frame(b"b"))
    assert offered == [b"a", b"b"]
    assert library.read == ping


def test_after_a_closing_frame_nothing_is_taken_or_written() -> None:
    async def run() -> None:
        library, line, offered = listening(Post())
        library.close_sent = True  # as the library has it once it has read the frame
        close, late = frame(b"\x03\xe8", first=0x88), frame(b"late")
        line.data_received(close + late)
        assert offered == []
        assert library.read == close + late
        assert not line.write(b"text")

    asyncio.run(run())


def test_what_is_sent_in_one_turn_of_the_loop_is_written_once_for_each() -> None:
    async def run() -> None:
        post = Post()
        (one, first, _), (two, second, _) = listening(post), listening(post)
        assert first.write(b"a")
        assert second.write(b"b")
        assert first.write(b"c" * 200)
        assert one.transport.written == []
        await asyncio.sleep(0)
        assert one.transport.written == [b"\x81\x01a" + b"\x81\x7e\x00\xc8" + b"c" * 200]
        assert two.transport.written == [b"\x81\x01b"]

    asyncio.run(run())


def test_many_lines_are_written_to_before_the_turn_ends() -> None:
    async def run() -> None:
        post = Post(3)
        lines = [listening(post) for _ in range(7)]
        for _, line, _ in lines:
            assert line.write(b"a")
        assert [len(library.transport.written) for library, _, _ in lines] == [1, 1, 1, 1, 1, 1, 0]
        await asyncio.sleep(0)
        assert [len(library.transport.written) for library, _, _ in lines] == [1] * 7

    asyncio.run(run())


def test_a_client_that_has_gone_keeps_nobody_else_from_a_frame() -> None:
    async def run() -> None:
        post = Post()
        (gone, first, _), (there, second, _) = listening(post), listening(post)
        gone.transport.broken = True
        assert first.write(b"a")
        assert second.write(b"b")
        await asyncio.sleep(0)
        assert there.transport.written == [b"\x81\x01b"]
        assert not first.write(b"c")

    asyncio.run(run())


def test_a_client_that_does_not_read_is_not_written_to_and_loses_no_frame_before() -> None:
    async def run() -> None:
        library, line, _ = listening(Post())
        assert line.write(b"a")
        line.pause_writing()
        assert not line.write(b"b")
        assert library.transport.written == [b"\x81\x01a"]
        assert not library.writable.is_set()
        line.resume_writing()
        assert line.write(b"c")
        await asyncio.sleep(0)
        assert library.transport.written == [b"\x81\x01a", b"\x81\x01c"]

    asyncio.run(run())


def test_what_was_sent_before_the_end_is_written_and_nothing_after_it() -> None:
    async def run() -> None:
        library, line, _ = listening(Post())
        assert line.write(b"last")
        line.end()
        assert library.transport.written == [b"\x81\x04last"]
        assert not line.write(b"late")
        line.connection_lost(None)
        assert library.disconnected

    asyncio.run(run())
