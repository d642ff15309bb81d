"""From interpreted to compiled while people play: the process starts itself again and keeps its listening socket.

Every acknowledged move is on disk, so nothing but the sockets is lost. Whoever connects meanwhile waits in the
listening socket's queue, and clients whose socket was closed come back by themselves.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
import time
from pathlib import Path

import uvicorn

from waterhole._compiled import PACKAGE, STAMP, examine, status

log = logging.getLogger("waterhole")
LISTENING = "WATERHOLE_LISTENING"  # the number of the open socket, from one process to the next
LOOK_EVERY = 0.5  # seconds


def is_wanted() -> bool:
    """Whether this process may become a better one: it runs interpreted, and not because it was told to."""
    forced = os.environ.get("WATERHOLE_INTERPRETED", "0") not in ("", "0")
    return os.name == "posix" and not status().compiled and not forced


def bound(config: uvicorn.Config) -> socket.socket:
    """A listening socket that no process but the next one shares."""
    made = config.bind_socket()
    made.set_inheritable(False)
    return made


def inherited() -> socket.socket | None:
    """The listening socket of the process that this one was."""
    number = os.environ.pop(LISTENING, "")
    return socket.socket(fileno=int(number)) if number else None


class ChangeOver:
    """Watches for a compiled unit that fits; then lets the server end, and begins again on the same socket."""

    def __init__(self, server: uvicorn.Server, listening: socket.socket, package: Path = PACKAGE) -> None:
        self.server = server
        self.package = package
        self.ready = False
        self._kept = os.dup(listening.fileno())  # uvicorn closes its own when it stops
        threading.Thread(target=self._watch, name="change over", daemon=True).start()

    def _watch(self) -> None:
        seen = 0.0
        while not self.server.should_exit:
            time.sleep(LOOK_EVERY)
            if self.server.started and (changed := stamped(self.package)) != seen:
                seen = changed
                if examine(self.package).compiled:
                    self.ready = self.server.should_exit = True

    def begin_again(self) -> None:
        """Become the new process; does not come back."""
        log.info("the compiled unit is ready: changing over")
        os.set_inheritable(self._kept, True)
        os.environ[LISTENING] = str(self._kept)
        sys.stdout.flush()
        sys.stderr.flush()
        os.execv(sys.executable, [sys.executable, "-m", "waterhole.cli", *sys.argv[1:]])


def stamped(package: Path) -> float:
    """When the unit was last compiled."""
    try:
        return (package / STAMP).stat().st_mtime
    except FileNotFoundError:
        return 0.0
