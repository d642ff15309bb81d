"""What is sent in one turn of the event loop, together at its end. Compiled: every frame goes out here.

A commit is answered for hundreds of tables in a row. A client that is woken in the middle of that takes a core, or its
share of one, from those who are still to be answered.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import final

from waterhole.server.ops.metrics import EVENTS_FAILED

log = logging.getLogger("waterhole.ws")


@final
class Outbox:
    """The frames of all sockets, in order."""

    def __init__(self, at_the_end: Callable[[Callable[[], None]], object]) -> None:
        self._at_the_end = at_the_end  # of this turn of the loop, call it
        self._frames: list[tuple[Callable[[bytes], None], bytes]] = []

    def put(self, send: Callable[[bytes], None], frame: bytes) -> None:
        self._frames.append((send, frame))
        if len(self._frames) == 1:
            self._at_the_end(self.flush)

    def flush(self) -> None:
        frames, self._frames = self._frames, []
        for send, frame in frames:
            try:
                send(frame)
            except Exception:  # who cannot be told harms nobody else
                EVENTS_FAILED.labels("send").inc()
                log.exception("a frame could not be sent")
