"""uvicorn's WebSocket, with a short way for what nearly all frames are: whole, small text frames.

Everything else (the handshake, pings, closing, fragments, anything odd or too long) goes the long way through the
websockets library, byte for byte. The short way saves a third of the server's work per move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

if TYPE_CHECKING:
    from collections.abc import Callable

    from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
FIRST_CONTROL: Final = 0x88
MASKED: Final = 0x80
MOST_WAITING: Final = 32  # frames a client may send ahead before it is not read any more


LINE: Final = "waterhole.line"  # the ASGI extension under which an application finds its connection


class QuickWebSocket(WebSocketsSansIOProtocol):
    """One connection; `_unread` begins at the start of a frame.

    An application that finds it in its scope may write to it without waiting, and may take frames as they arrive
    (`taker`); what it does not take comes by `receive` as ever.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.taker: Callable[[bytes], bool] | None = None
        self._unread = b""
        self._long_way = False  # a fragmented message has begun: from here on the library reads alone

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope.get("extensions") or {}), LINE: {"line": self}}

    # -- in ------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._long_way or not self.handshake_complete:
            super().data_received(data)
            return
        unread = self._unread + data if self._unread else data
        while unread and not self.close_sent and (size := self._whole_frame(unread)):
            frame, unread = (unread, b"") if size == len(unread) else (unread[:size], unread[size:])
            if frame[0] != WHOLE_TEXT:
                super().data_received(frame)
            else:
                self._take_text(frame)
        if self.close_sent:
            self._long_way = True
        self._unread = unread
        if self._long_way and unread:
            self._unread = b""
            super().data_received(unread)

    def _whole_frame(self, unread: bytes) -> int:
        """The length of the frame at the start; 0 where it is not all there, or the long way must read it."""
        if len(unread) < 6:
            return 0
        size, head = unread[1] & 0x7F, 6
        if size == 126:
            size, head = int.from_bytes(unread[2:4], "big"), 8
        whole = unread[0] == WHOLE_TEXT or unread[0] >= FIRST_CONTROL
        if not whole or not unread[1] & MASKED or size == 127 or size > self.config.ws_max_size:
            self._long_way = True
            return 0
        return head + size if len(unread) >= head + size else 0

    def _take_text(self, frame: bytes) -> None:
        start = 8 if frame[1] & 0x7F == 126 else 6
        text = apply_mask(frame[start:], frame[start - 4 : start])
        if self.taker is not None and self.queue.empty() and self.taker(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if not self.read_paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    # -- out -----------------------------------------------------------------------------

    def write(self, text: bytes) -> bool:
        """Send a text frame at once; False, and nothing is sent, where that would have to wait or is too late."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return False
        size = len(text)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 65536:
            head = bytes((WHOLE_TEXT, 126, size >> 8, size & 255))
        else:
            head = bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return True
