"""uvicorn's WebSocket, with a short way for what nearly all frames are: whole, small text frames.

Everything else (the handshake, pings, closing, fragments, anything odd or too long) goes the long way through the
websockets library, byte for byte. The short way saves a third of the server's work per move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
FIRST_CONTROL: Final = 0x88
MASKED: Final = 0x80
MOST_WAITING: Final = 32  # frames a client may send ahead before it is not read any more


class QuickWebSocket(WebSocketsSansIOProtocol):
    """One connection; `_unread` begins at the start of a frame."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._unread = bytearray()
        self._long_way = False  # a fragmented message has begun: from here on the library reads alone

    # -- in ------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._long_way or not self.handshake_complete:
            super().data_received(data)
            return
        self._unread += data
        while self._unread and not self.close_sent and (size := self._whole_frame()):
            frame = bytes(self._unread[:size])
            del self._unread[:size]
            if frame[0] != WHOLE_TEXT:
                super().data_received(frame)
            else:
                self._take_text(frame)
        if self.close_sent:
            self._long_way = True
        if self._long_way and self._unread:
            rest = bytes(self._unread)
            self._unread.clear()
            super().data_received(rest)

    def _whole_frame(self) -> int:
        """The length of the frame at the start; 0 where it is not all there, or the long way must read it."""
        unread = self._unread
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
        self.queue.put_nowait(
            {"type": "websocket.receive", "bytes": apply_mask(frame[start:], frame[start - 4 : start])}
        )
        if not self.read_paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    # -- out -----------------------------------------------------------------------------

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] != "websocket.send" or not self.handshake_complete:
            await super().send(message)
            return
        await self.writable.wait()
        words = message.get("text")
        if words is None or self.disconnected or self.close_sent or self.conn.state is not OPEN:
            await super().send(message)
            return
        text = words.encode()
        size = len(text)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 65536:
            head = bytes((WHOLE_TEXT, 126, size >> 8, size & 255))
        else:
            head = bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + text)
