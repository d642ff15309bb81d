"""One server process from start to stop: uvicorn, logs, signals."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import socket
import sys
import threading
import time
import webbrowser
from typing import Any, cast

import uvicorn

from waterhole._compiled import status
from waterhole.kernel.game import BadInput
from waterhole.server.app import Server, application
from waterhole.server.ops import change_over, telemetry
from waterhole.server.ops.lan import invitation, own_address
from waterhole.server.settings import Settings
from waterhole.server.ws.upgrade import Upgrade

log = logging.getLogger("waterhole")
SHUTDOWN_TIMEOUT = 10  # seconds for requests under way when the server is asked to stop
GC_THRESHOLDS = (50_000, 10, 10)  # neither tables nor sockets leave cycles: collecting among them costs time
PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """One JSON object a line; nothing that a client sent as a secret is ever passed to a log."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
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
        asyncio.get_running_loop().call_later(2 * SHUTDOWN_TIMEOUT, tell_what_holds)
        await super().shutdown(sockets)


def tell_what_holds() -> None:
    """For whoever waits for a server that does not stop."""
    tasks = sorted(str(task.get_coro()) for task in asyncio.all_tasks())
    log.warning("stopping takes long; what is still under way: %s", ", ".join(tasks))


def configuration(tables: Server, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        application(tables),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws=cast(Any, Upgrade),  # uvicorn's annotation forgets protocols with buffers of their own
        proxy_headers=settings.public,
        forwarded_allow_ips=settings.proxy,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        limit_concurrency=None,
        backlog=2048,
    )


def run(settings: Settings, as_json: bool, open_browser: bool = False, changes_over: bool = False) -> None:
    """Serve until told to stop."""
    set_up_logs(as_json)
    telemetry.set_up()
    tables = Server(settings)
    config = configuration(tables, settings)
    server = Stopping(config, tables)
    address = settings.origin or f"http://{own_address() if settings.lan else settings.host}:{settings.port}"
    log.info("tables at %s", address, extra={"compiled": status().compiled, "public": settings.public})
    listening = change_over.inherited()
    if settings.lan and listening is None:
        print(invitation(address), file=sys.stderr, flush=True)
    if open_browser and listening is None:
        threading.Thread(target=_open_when_up, args=(server, address), daemon=True).start()
    gc.collect()
    gc.freeze()  # what is imported stays
    gc.set_threshold(*GC_THRESHOLDS)
    changing: change_over.ChangeOver | None = None
    try:
        if changes_over and change_over.is_wanted():
            listening = listening or change_over.bound(config)
            changing = change_over.ChangeOver(server, listening)
        server.run(None if listening is None else [listening])
    except SystemExit:  # uvicorn's way to say that the port cannot be had
        raise BadInput(
            f"the server could not start on {settings.host}:{settings.port}; see above. If another program, or "
            f"Waterhole itself, uses the port, name another: waterhole serve --open --port {settings.port + 1}"
        ) from None
    if changing is not None and changing.ready:
        changing.begin_again()


def _open_when_up(server: uvicorn.Server, address: str) -> None:
    while not server.started and not server.should_exit:
        time.sleep(0.05)
    if server.started:
        webbrowser.open(address)
