"""A table in memory: its queue of submissions, and those who watch it. Compiled."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final, final

from waterhole.kernel.engine.match import Foreseen
from waterhole.kernel.game import SPECTATOR
from waterhole.server import protocol
from waterhole.server.tables.engine.table import Table


@final
class Viewer:
    """Whoever is sent what happens at tables: a socket, or the stream of a bot account."""

    def __init__(self, identity: str, send: Callable[[bytes], None]) -> None:
        self.identity = identity
        self.send = send  # writes a frame, or keeps it until it can be written

    def say(self, message: protocol.Out) -> None:
        self.send(protocol.write_frame(message))

    def leave(self) -> None:
        """Nothing reaches it any more, and nothing of the socket is kept."""
        self.send = discard


def discard(frame: bytes) -> None:
    """Who would have been told has gone."""


@final
class Change:
    """What a decision wants to append to the log."""

    def __init__(
        self,
        kind: str,
        seat: int = SPECTATOR,
        data: Any = None,
        key: str | None = None,
        foreseen: Foreseen | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.data = data
        self.key = key
        self.foreseen = foreseen  # what a move, which has been checked, leads to


@final
class Unchanged:
    """There is nothing to do: the submission was taken before, and this is the version it led to."""

    def __init__(self, version: int = 0) -> None:
        self.version = version


BEHIND: Final = Unchanged()  # another node has gone on with the table: read the log, then decide again

Decision = Callable[[Table], Change | Unchanged]
Answer = Callable[[Any], None]  # with the change that was made, Unchanged, or an exception


@final
class Submission:
    """Somebody's wish to change a table."""

    def __init__(self, decide: Decision, answer: Answer) -> None:
        self.decide = decide  # Refused where it may not be
        self.answer = answer
        self.attempts = 0  # how often another node was first


@final
class Channel:
    """Those who see a table with the same eyes, and what they have been sent."""

    def __init__(self) -> None:
        self.viewers: set[Viewer] = set()
        self.version = 0
        self.view = b""


@final
class LiveTable:
    """A table in memory."""

    def __init__(self, table: Table, silent: bool = False) -> None:
        self.table = table
        self.pending: deque[Submission] = deque()
        self.busy = False  # something is being written or read; the next submission waits for it
        self.channels: dict[int, Channel] = {}
        self.used = time.monotonic()
        self.silent = silent  # it is known that nobody has said anything
        self.attended = False  # by the scheduler of bots and clocks
        self.timer: asyncio.TimerHandle | None = None

    @property
    def watched(self) -> bool:
        return any(channel.viewers for channel in self.channels.values())

    def viewers(self) -> set[Viewer]:
        return {viewer for channel in self.channels.values() for viewer in channel.viewers}

    def show(self, viewer: Viewer, eyes: int, since: int) -> None:
        """Send the table as a seat sees it, and from now on whatever changes."""
        self.hide(viewer, eyes)
        channel = self.channels.setdefault(eyes, Channel())
        self._tell_of_table(viewer)
        if self.table.match is not None and not self.table.closed:
            frame = self.table.frame(eyes, since, time.time())
            assert frame is not None  # nothing has been seen before, so something is new
            channel.version, channel.view = frame.version, frame.view
            viewer.send(frame.sent)
        channel.viewers.add(viewer)

    def hide(self, viewer: Viewer, eyes: int | None = None) -> None:
        """No more through these eyes, or through any."""
        for seat, channel in self.channels.items():
            if eyes is None or seat == eyes:
                channel.viewers.discard(viewer)

    def publish(self, told: bool, answered: Change | None = None) -> None:
        """Send each viewer what is new for it; a viewer for whom nothing is new gets nothing."""
        table = self.table
        if told:
            self._turn_away()
            for viewer in self.viewers():
                self._tell_of_table(viewer)
        watched = {eyes: channel for eyes, channel in self.channels.items() if channel.viewers}
        if not watched or table.match is None or table.closed:
            return
        now, key, shown = time.time(), key_of(answered), table.spectator_view()
        for eyes, channel in watched.items():
            answers = key if answered is not None and answered.seat == eyes else ""
            frame = table.frame(eyes, channel.version, now, answers, channel.view, shown)
            if frame is not None:
                channel.version, channel.view = frame.version, frame.view
                for viewer in channel.viewers:
                    viewer.send(frame.sent)

    def _tell_of_table(self, viewer: Viewer) -> None:
        viewer.say(protocol.TableMessage(table=self.table.info(viewer.identity)))
        if self.table.asks_nonce_of(viewer.identity):
            viewer.say(self.table.settled())

    def seen_by(self, viewer: Viewer, seat: int) -> bool:
        """Whether it watches from this seat."""
        channel = self.channels.get(seat)
        return channel is not None and viewer in channel.viewers

    def _turn_away(self) -> None:
        """Who has left a seat no longer sees through its eyes."""
        for eyes, channel in self.channels.items():
            if eyes != SPECTATOR:
                own = self.table.seats[eyes].identity if eyes < len(self.table.seats) else None
                channel.viewers = {viewer for viewer in channel.viewers if viewer.identity == own}


def key_of(change: Change | None) -> str:
    """The key that a person gave the change, if it was one."""
    if change is None or change.key is None or change.key.startswith("bot:"):
        return ""
    return change.key.partition(":")[2]
