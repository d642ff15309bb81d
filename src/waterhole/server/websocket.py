"""uvicorn's WebSocket, with a line of ours to each connection."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from waterhole.server.lines import Line

if TYPE_CHECKING:
    from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

LINE: Final = "waterhole.line"  # the ASGI extension under which an application finds its connection


class LinedWebSocket(WebSocketsSansIOProtocol):
    """An application that finds the line in its scope may write without waiting and take frames as they arrive."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.line: Line | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.line = Line(self, self.config.ws_max_size, apply_mask, OPEN)
            self.scope["extensions"] = {**(self.scope.get("extensions") or {}), LINE: {"line": self.line}}

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of the line, which holds us, so that nobody has to look for garbage."""
        super().connection_lost(exc)
        if self.line is not None:
            self.line = None
            self.scope["extensions"] = {}

    # What closes a connection without the line's knowledge:

    def keepalive_timeout(self) -> None:
        self._end()
        super().keepalive_timeout()

    def shutdown(self) -> None:
        self._end()
        super().shutdown()

    def _end(self) -> None:
        if self.line is not None:
            self.line.end()
