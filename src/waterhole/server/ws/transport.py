"""An open WebSocket, by picows: whole texts in, texts out, and nothing waits.

picows reads and writes frames. What it leaves to its user is here: UTF-8, fragments, the closing handshake.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, cast

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSProtocolError, WSTransport

MOST_BYTES: Final = 16 * 1024  # of a message, whole or in fragments
HARMLESS: Final = 16 * 1024  # bytes that a client may leave unread without being looked at
CLOSE_SECONDS: Final = 5.0  # for the client's part of the closing handshake, and to read what it was sent
NORMAL: Final = 1000
TEXT, BINARY, CLOSE, PING, PONG = (
    WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CLOSE, WSMsgType.PING, WSMsgType.PONG,
)  # fmt: skip

log = logging.getLogger("waterhole.ws")


def _ignore(*_: object) -> None:
    pass


def _reserved(frame: WSFrame) -> bool:
    return frame.rsv1 or frame.rsv2 or frame.rsv3


class Socket(WSListener):
    """One open connection. Its owner sets the callbacks before it accepts."""

    def __init__(self) -> None:
        self.on_text: Callable[[str], object] = _ignore
        self.on_control: Callable[[], object] = _ignore  # a ping or pong that counts against the sender's rate
        self.on_unread: Callable[[], object] = _ignore  # after each text sent on top of HARMLESS unread bytes
        self.before_close: Callable[[], object] = _ignore  # sends what is still to be sent
        self._ws: WSTransport | None = None
        self._fragments: bytearray | None = None  # of a message that is not complete
        self._deadline: asyncio.TimerHandle | None = None
        self._lags = False  # more than HARMLESS is unread

    def send(self, text: bytes) -> None:
        """At once where the client keeps up, else from the transport's buffer; after closing, not at all."""
        if self._ws is not None:
            self._ws.send(TEXT, text)
            if self._lags:
                self.on_unread()

    def pause_reading(self) -> None:
        """Let the client wait: nothing it sends is taken until `resume_reading`."""
        if self._ws is not None:
            self._ws.underlying_transport.pause_reading()

    def resume_reading(self) -> None:
        if self._ws is not None:
            self._ws.underlying_transport.resume_reading()

    def buffered(self) -> int:
        """Bytes the client has not taken yet; the system's own buffer is not counted."""
        return self._ws.underlying_transport.get_write_buffer_size() if self._ws is not None else 0

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye; a client that does not answer in time is cut off."""
        self.before_close()
        if self._ws is not None and not self._ws.is_close_frame_sent:
            self._ws.send_close(cast(WSCloseCode, code), reason)
            self._deadline = asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.abort)

    def abort(self) -> None:
        if self._ws is not None:
            self._ws.disconnect(graceful=False)

    # -- picows --------------------------------------------------------------------------

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._ws = transport
        transport.underlying_transport.set_write_buffer_limits(high=HARMLESS)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if (
            kind is TEXT
            and frame.fin
            and self._fragments is None
            and not (_reserved(frame) or transport.is_close_frame_sent)
        ):
            self._take(frame.get_payload_as_utf8_text)
        elif kind is CLOSE:
            self.close(frame.get_close_code().value or NORMAL)  # picows would send its 'no code' as a code of 0
            transport.disconnect()
        elif transport.is_close_frame_sent:
            return
        elif _reserved(frame):
            raise WSProtocolError(WSCloseCode.PROTOCOL_ERROR, "no extension was agreed on")
        elif kind is PING:
            self.on_control()
            transport.send_pong(frame.get_payload_as_bytes())
        elif kind is PONG:
            self.on_control()
        else:
            self._gather(kind, frame)

    def _gather(self, kind: WSMsgType, frame: WSFrame) -> None:
        """A fragment, or what has no place here."""
        if kind is BINARY:
            raise WSProtocolError(WSCloseCode.UNSUPPORTED_DATA, "text only")
        if (kind is TEXT) is not (self._fragments is None):
            raise WSProtocolError(WSCloseCode.PROTOCOL_ERROR, "a fragment out of order")
        fragments = self._fragments = self._fragments or bytearray()
        fragments += frame.get_payload_as_bytes()
        if len(fragments) > MOST_BYTES:
            raise WSProtocolError(WSCloseCode.MESSAGE_TOO_BIG, f"more than {MOST_BYTES} bytes")
        if frame.fin:
            self._fragments = None
            self._take(fragments.decode)

    def _take(self, decoded: Callable[[], str]) -> None:
        try:
            text = decoded()
        except UnicodeDecodeError:
            raise WSProtocolError(WSCloseCode.INVALID_TEXT, "not UTF-8") from None
        try:
            self.on_text(text)
        except Exception:  # picows would report it no louder than a client's mistake
            log.exception("a text failed")
            raise WSProtocolError(WSCloseCode.INTERNAL_ERROR, "") from None

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._ws = None
        self.on_text = self.on_control = self.on_unread = self.before_close = _ignore  # nobody has to look for garbage

    def pause_writing(self) -> None:
        self._lags = True

    def resume_writing(self) -> None:
        self._lags = False
