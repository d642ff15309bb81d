"""The frames of one client: each is read, paid for and done before the next. Compiled: every move comes in here."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final, final, get_args

from waterhole.server import protocol
from waterhole.server.ops.metrics import FRAMES
from waterhole.server.tables.engine import playing
from waterhole.server.tables.engine.live_table import LiveTable, Viewer
from waterhole.server.tables.engine.submit import Submitter

LABELS: Final = {kind: (str(kind.__struct_config__.tag),) for kind in get_args(protocol.FromClient)}
MOST_WAITING: Final = 64  # frames a client may send ahead while an earlier one is being done; then it is not read

Work = Coroutine[object, None, None]


@final
class Inbox:
    """Takes frames in order. A move at a table in memory is submitted at once; what must wait holds back the rest."""

    def __init__(
        self,
        viewer: Viewer,
        tables: dict[str, LiveTable],
        submitter: Submitter,
        spend: Callable[[], None],
        handle: Callable[[Any], Work | None],
        begin: Callable[[Any, Work], None],
        fail: Callable[[Any, Exception], None],
        pause: Callable[[], None],
        lasted: Callable[[str, float], None],
    ) -> None:
        self._viewer = viewer
        self._tables = tables
        self._submitter = submitter
        self._spend = spend  # one frame of the client's rate
        self._handle = handle  # any other frame; what must wait comes back as work
        self._begin = begin  # that work; `finished` is called after it
        self._fail = fail
        self._pause = pause  # reading, until all that waits has been done
        self._lasted = lasted
        self._waiting: deque[str] = deque()
        self._busy = False  # a frame is being done; those after it wait

    def receive(self, text: str) -> None:
        """A frame arrives."""
        if not self._busy:
            self._take(text)
            return
        self._waiting.append(text)
        if len(self._waiting) == MOST_WAITING:
            self._pause()

    def finished(self) -> bool:
        """Go on after work; whether nothing waits any more."""
        self._busy = False
        while self._waiting and not self._busy:
            self._take(self._waiting.popleft())
        return not self._waiting

    def leave(self) -> None:
        """The client has gone: nothing is done any more, and nothing of the connection is kept."""
        self._waiting.clear()
        self._spend = self._pause = nothing
        self._handle = self._begin = self._fail = nothing

    def _take(self, text: str) -> None:
        """Do what a frame says; whatever is wrong with it is answered, and changes nothing."""
        frame: protocol.FromClient | None = None
        work: Work | None = None
        try:
            frame = protocol.read_frame(text)
            self._spend()
            FRAMES.of[LABELS[type(frame)]] += 1
            if isinstance(frame, protocol.MakeMove) and frame.table in self._tables:
                live = self._tables[frame.table]
                playing.submit(self._submitter, live, self._viewer, frame, self._fail, self._lasted)
            else:
                work = self._handle(frame)
        except Exception as error:
            self._fail(frame, error)
            return
        if work is not None:
            self._busy = True
            self._begin(frame, work)


def nothing(*_: object) -> None:
    """Who would have heard of it has gone."""
