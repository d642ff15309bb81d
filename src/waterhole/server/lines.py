"""An open WebSocket: whole, small text frames in and out, which nearly all frames are. Compiled.

Everything else (pings, closing, fragments, anything odd or too long) goes the long way through uvicorn and the
websockets library, byte for byte.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64

WHOLE_TEXT: Final = 0x81
FIRST_CONTROL: Final = 0x88
MASKED: Final = 0x80
MOST_WAITING: Final = 32  # frames a client may send ahead before it is not read any more
NOT_OURS: Final = -1
MOST_GATHERED: Final = 64  # connections whose frames wait for each other


@final
class Line:
    """One connection. `listen` puts it before the library, which keeps everything that is not whole and small."""

    def __init__(self, library: Any, most: int, unmask: Callable[[bytes, bytes], bytes], is_open: object) -> None:
        self.busy = True  # a frame goes the long way; no other may overtake it
        self._library = library  # uvicorn's protocol of the connection
        self._most: i64 = most  # bytes of a frame
        self._unmask = unmask
        self._is_open = is_open  # the library's word for it
        self._write = library.transport.write
        self._taker: Callable[[bytes], bool] | None = None
        self._post: Post | None = None
        self._unsent: list[bytes] = []
        self._unread = b""  # begins at the start of a frame
        self._long_way = False
        self._open = True
        self._full = False  # the client reads more slowly than it is written to

    def listen(self, taker: Callable[[bytes], bool], post: Post) -> None:
        """From now on `taker` is offered each text as it arrives; what it does not take comes by `receive`."""
        self._taker = taker
        self._post = post
        self._full = not self._library.writable.is_set()
        self._library.transport.set_protocol(self)

    def end(self) -> None:
        """The connection is about to be closed: nothing more is written or taken here."""
        self.flush()
        self._open = False
        self._taker = None

    def rest(self) -> None:
        """A frame has gone the long way; it is free again if no other waits there."""
        self.busy = not self._library.queue.empty()

    # -- in: an asyncio protocol ---------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._long_way:
            self._library.data_received(data)
            return
        unread = self._unread + data if self._unread else data
        size = whole_frame(unread, self._most)
        while size > 0 and self._open:
            if size == len(unread):
                frame, unread = unread, b""
            else:
                frame, unread = unread[:size], unread[size:]
            if frame[0] == WHOLE_TEXT:
                self._take_text(frame)
            else:
                self._pass_on(frame)
            size = whole_frame(unread, self._most)
        self._unread = unread
        if size == NOT_OURS or not self._open:  # from here on the library reads alone
            self._long_way = True
            self._unread = b""
            if unread:
                self._library.data_received(unread)

    def _take_text(self, frame: bytes) -> None:
        start = 8 if frame[1] & 0x7F == 126 else 6
        text = self._unmask(frame[start:], frame[start - 4 : start])
        if not self.busy and self._taker is not None and self._taker(text):
            return
        self.busy = True
        library = self._library
        library.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if not library.read_paused and library.queue.qsize() >= MOST_WAITING:
            library.read_paused = True
            library.transport.pause_reading()

    def _pass_on(self, control: bytes) -> None:
        library = self._library
        library.data_received(control)
        if library.close_sent or library.conn.state is not self._is_open:
            self._open = False

    def eof_received(self) -> Any:
        return self._library.eof_received()

    def connection_lost(self, error: Exception | None) -> None:
        self._open = False
        self._library.connection_lost(error)

    def pause_writing(self) -> None:
        self._full = True
        self._library.pause_writing()

    def resume_writing(self) -> None:
        self._full = False
        self._library.resume_writing()

    # -- out -----------------------------------------------------------------------------

    def write(self, text: bytes) -> bool:
        """Send a text frame; False, and nothing is sent, where that would have to wait or is too late."""
        if self._full or not self._open:
            self.flush()
            return False
        self._unsent.append(head_of(len(text)) + text)
        if self._post is None:
            self.flush()
        elif len(self._unsent) == 1:
            self._post.add(self)
        return True

    def flush(self) -> None:
        """Write what was gathered; where the client has gone, nothing, and the library notices."""
        unsent, self._unsent = self._unsent, []
        if unsent and self._open:
            try:
                self._write(unsent[0] if len(unsent) == 1 else b"".join(unsent))
            except (OSError, RuntimeError):
                self._open = False


@final
class Post:
    """Gathers what is sent in one turn of the event loop.

    Each connection is then written to once, and one after the other: the system's part of it is dear, and less so in
    a row than between other work.
    """

    def __init__(self, most: int = MOST_GATHERED) -> None:
        self._most = most
        self._lines: list[Line] = []

    def add(self, line: Line) -> None:
        """This line has something to write."""
        if not self._lines:
            asyncio.get_running_loop().call_soon(self.deliver)
        self._lines.append(line)
        if len(self._lines) >= self._most:
            self.deliver()

    def deliver(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            line.flush()


def whole_frame(unread: bytes, most: i64) -> i64:
    """The length of the frame at the start; 0 where it is not all there, NOT_OURS where the library must read it."""
    there: i64 = len(unread)
    if there < 6:
        return 0
    first: i64 = unread[0]
    second: i64 = unread[1]
    size: i64 = second & 0x7F
    head: i64 = 6
    if size == 126:
        size, head = i64(unread[2]) << 8 | i64(unread[3]), 8
    whole = first == WHOLE_TEXT or first >= FIRST_CONTROL
    if not whole or not second & MASKED or size == 127 or size > most:
        return NOT_OURS
    return head + size if there >= head + size else 0


def head_of(size: int) -> bytes:
    """What stands before a text of so many bytes."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 65536:
        return bytes((WHOLE_TEXT, 126, size >> 8, size & 255))
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
