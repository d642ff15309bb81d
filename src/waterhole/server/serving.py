"""One server process from start to stop: uvicorn, logs, signals."""

from __future__ import annotations

import gc
import json
import logging
import socket
import sys
import threading
import time
import webbrowser
from typing import Any

import uvicorn

from waterhole._compiled import status
from waterhole.kernel.game import BadInput
from waterhole.server import telemetry
from waterhole.server.app import Server, application
from waterhole.server.settings import Settings
from waterhole.server.websocket import LinedWebSocket

GRACE = 10  # seconds for requests under way when the server is asked to stop
RARELY = (50_000, 10, 10)  # neither tables nor sockets leave cycles: looking for garbage among them costs time
MOST_FRAME_BYTES = 16 * 1024
PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """One JSON object a line; nothing that a client sent as a secret is ever passed to a log."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def set_up_logs(as_json: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("alembic", "procrastinate", "uvicorn"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


class Stopping(uvicorn.Server):
    """uvicorn waits for requests under way; those that would last for ever are ended first."""

    def __init__(self, config: uvicorn.Config, tables: Server) -> None:
        super().__init__(config)
        self.tables = tables

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.tables.bot_streams.end_all()
        await super().shutdown(sockets)


def configuration(tables: Server, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        application(tables),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws=LinedWebSocket,
        ws_max_size=MOST_FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        proxy_headers=settings.public,
        forwarded_allow_ips=settings.proxy,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=GRACE,
        limit_concurrency=None,
        backlog=2048,
    )


def run(settings: Settings, as_json: bool, open_browser: bool = False) -> None:
    """Serve until told to stop."""
    set_up_logs(as_json)
    telemetry.set_up()
    tables = Server(settings)
    server = Stopping(configuration(tables, settings), tables)
    address = settings.origin or f"http://{settings.host}:{settings.port}"
    log = logging.getLogger("waterhole")
    log.info("tables at %s", address, extra={"compiled": status().compiled, "public": settings.public})
    if open_browser:
        threading.Thread(target=_open_when_up, args=(server, address), daemon=True).start()
    gc.collect()
    gc.freeze()  # what is imported stays
    gc.set_threshold(*RARELY)
    try:
        server.run()
    except SystemExit:  # uvicorn's way to say that the port cannot be had
        raise BadInput(
            f"the server could not start on {settings.host}:{settings.port}; see above. If another program, or "
            f"Waterhole itself, uses the port, name another: waterhole serve --open --port {settings.port + 1}"
        ) from None


def _open_when_up(server: uvicorn.Server, address: str) -> None:
    while not server.started and not server.should_exit:
        time.sleep(0.05)
    if server.started:
        webbrowser.open(address)
