"""WebSockets on uvicorn's port (`ws=Upgrade`): the application lets a client in, picows does the rest.

uvicorn reads the request and hands the connection over. The application is asked as ASGI asks it, so that routes,
proxies' headers and looking up who it is work as they do for HTTP; it finds its `Socket` in the scope. From
`websocket.accept` on no frame passes through ASGI: `receive` waits for the end.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import unquote

from picows import WSAutoPingStrategy

from waterhole.server.ws.transport import MOST_BYTES, NORMAL, Socket

if TYPE_CHECKING:
    from asyncio import BufferedProtocol as WSProtocol  # which it is

    from uvicorn import Config
    from uvicorn.server import ServerState
else:
    from picows.picows import WSProtocol  # not public: the version is pinned, and a test holds it

SOCKET: Final = "waterhole.socket"  # the ASGI extension under which an application finds its `Socket`
FIRST_BUFFER: Final = 4 * 1024  # bytes a connection reads into; grows
IDLE_SECONDS: Final = 20.0  # then a client is pinged, and has as long to answer
GOING_AWAY, INTERNAL_ERROR, ABNORMAL = 1001, 1011, 1006
REFUSALS: Final = {403: b"Forbidden", 500: b"Internal Server Error"}
log = logging.getLogger("waterhole.ws")
_frame_log = logging.getLogger("waterhole.ws.frames")
_frame_log.setLevel(logging.CRITICAL)  # picows tells of each connection, and of a client's mistake as of an error


class Upgrade(WSProtocol):
    """What uvicorn makes of a request for a WebSocket; from then on bytes come to picows directly."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, object]) -> None:
        self.socket = socket = Socket()
        cast(Any, super()).__init__(
            None, None, False, lambda request: socket, _frame_log, True, None, True, IDLE_SECONDS, IDLE_SECONDS,
            WSAutoPingStrategy.PING_WHEN_IDLE, False, MOST_BYTES, None, FIRST_BUFFER,
        )  # fmt: skip
        self._app, self._server, self._state = config.loaded_app, server_state, app_state
        self._root = config.root_path
        self._request = b""  # until it is answered
        self._asked = False
        self._lost = asyncio.Event()

    # -- of uvicorn and the event loop ---------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._server.connections.add(cast(Any, self))
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """The request, as uvicorn has read it; nothing else comes this way."""
        self._request = data
        self._transport.pause_reading()  # nothing is read for a client that is not let in yet
        task = asyncio.get_running_loop().create_task(self._ask())
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def connection_lost(self, exc: Exception | None) -> None:
        self._server.connections.discard(cast(Any, self))
        super().connection_lost(exc)
        self._request = b""
        self._lost.set()

    def shutdown(self) -> None:
        """The server stops."""
        if self._request:
            self._transport.close()
        self.socket.close(GOING_AWAY)

    # -- of the application --------------------------------------------------------------

    async def _ask(self) -> None:
        code = NORMAL
        try:
            await self._app(cast(Any, self._scope()), cast(Any, self._receive), cast(Any, self._send))
        except Exception:
            log.exception("a socket failed")
            code = INTERNAL_ERROR
        if self._request:
            self._refuse(500)
        self.socket.close(code)

    def _scope(self) -> dict[str, object]:
        first, *lines = self._request.removesuffix(b"\r\n\r\n").split(b"\r\n")
        path, _, query = first.split(b" ")[1].partition(b"?")
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if self._transport.get_extra_info("sslcontext") else "ws",
            "path": unquote(path.decode("ascii")),
            "raw_path": path,
            "query_string": query,
            "root_path": self._root,
            "headers": [tuple(line.split(b": ", 1)) for line in lines],
            "client": self._transport.get_extra_info("peername")[:2],
            "server": self._transport.get_extra_info("sockname")[:2],
            "subprotocols": [],
            "state": self._state.copy(),
            "extensions": {SOCKET: {"socket": self.socket}},
        }

    async def _receive(self) -> dict[str, object]:
        if not self._asked:
            self._asked = True
            return {"type": "websocket.connect"}
        await self._lost.wait()
        return {"type": "websocket.disconnect", "code": ABNORMAL}

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.accept" and self._request:
            self._accept()
        elif message["type"] == "websocket.close":
            if self._request:
                self._refuse(403)
            self.socket.close(message.get("code", NORMAL), message.get("reason") or "")

    def _accept(self) -> None:
        request, self._request = self._request, b""
        while request:
            buffer = memoryview(self.get_buffer(-1))
            part, request = request[: len(buffer)], request[len(buffer) :]
            buffer[: len(part)] = part
            self.buffer_updated(len(part))
        self._transport.resume_reading()

    def _refuse(self, status: int) -> None:
        self._request = b""
        self._transport.write(
            b"HTTP/1.1 %d %s\r\ncontent-length: 0\r\nconnection: close\r\n\r\n" % (status, REFUSALS[status])
        )
        self._transport.close()
