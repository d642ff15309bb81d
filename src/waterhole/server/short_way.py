"""What changes a table in memory once it is written; and the short way there for moves. Compiled.

Nearly all submissions are moves that nothing stands in the way of. They are checked as their frame arrives and shown
when they are on disk: no task waits for them. Everything else (a refusal, a repeat, a table that is being changed, an
entry that another node wrote first) goes the long way, `Socket.take` and `Lobby.change`, which decide anew.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, final

import msgspec

from waterhole.kernel.game import Refused
from waterhole.server import protocol
from waterhole.server.rooms import Change, Room, Viewer, next_entry, wanted_move
from waterhole.server.rows import Entry
from waterhole.server.tables import Table

PLAY = {"move", "undo"}  # the entries that are play, and no news for those who are not at the table


@final
class Changes:
    """The tables in memory, what is done to them, and who hears of it."""

    def __init__(self, append: Callable[[Entry, dict[str, Any], Any, Callable[[Any], None]], None]) -> None:
        self.rooms: dict[str, Room] = {}
        self.when_due: list[Callable[[Room], None]] = []  # where the server owes something to a changed table
        self.after_any: list[Callable[[Room], None]] = []  # called with each table that has changed, here or elsewhere
        self.after_news: list[Callable[[], None]] = []  # called where a list of tables may look different now
        self.append = append  # to the log; it calls back with True when it is on disk

    def follow(self, room: Room, entry: Entry, decided: Change) -> None:
        """Do and show what has been written; the table's lock is held."""
        table = room.table
        was = table.status
        table.apply(entry, decided.move)
        plain = decided.kind in PLAY and table.status == was
        room.publish(told=not plain, answered=decided)
        self.tell(room, news=not plain)

    def tell(self, room: Room, news: bool) -> None:
        if room.table.due() is not None:
            for attend in self.when_due:
                attend(room)
        for look in self.after_any:
            look(room)
        if news:
            for hear in self.after_news:
                hear()


def columns_of(table: Table, play: Change) -> dict[str, Any]:
    """What changes in a table's row with a move, or with one taken back."""
    if play.move is not None and table.ends_with(play.seat, play.move):
        return {"status": "finished", "due": None, "updated": time.time()}
    return {"due": time.time()} if table.needs_care() else {}


@final
class ShortWay:
    """How one socket's moves are taken as they arrive."""

    def __init__(
        self,
        viewer: Viewer,
        changes: Changes,
        may_send: Callable[[], bool],
        moved: Callable[[Room, float], None],
        take: Callable[[bytes], None],
    ) -> None:
        self.viewer = viewer
        self.changes = changes
        self.moved = moved
        self.take = take  # the long way
        self._may_send = may_send

    def begin(self, raw: bytes) -> bool:
        """Begin with a move; False, and nothing is begun: the long way shall do what the frame says."""
        started = time.perf_counter()
        try:
            sent = protocol.read_frame(raw)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return False
        if not isinstance(sent, protocol.MakeMove):
            return False
        room = self.changes.rooms.get(sent.table)
        if room is None or room.table.lock.locked():
            return False
        room.used = time.monotonic()
        try:
            decided = wanted_move(room.table, self.viewer.identity, sent)
        except Refused:
            return False
        if not isinstance(decided, Change) or not self._may_send():
            return False
        under_way, columns = UnderWay(self, room, sent, decided, raw, started), columns_of(room.table, decided)
        room.table.lock.take()  # still free: nothing has been waited for
        self.changes.append(under_way.entry, columns, None, under_way.written)
        return True


@final
class UnderWay:
    """A move that is being written; it holds the table's lock."""

    def __init__(
        self, way: ShortWay, room: Room, sent: protocol.MakeMove, decided: Change, raw: bytes, started: float
    ) -> None:
        self.entry = next_entry(room.table, decided)
        self._way = way
        self._room = room
        self._sent = sent
        self._decided = decided
        self._raw = raw
        self._started = started

    def written(self, first: Any) -> None:
        """`first` is True where it is on disk; otherwise another node was first, or something failed."""
        way, room, sent = self._way, self._room, self._sent
        shown = False
        try:
            if first is True:
                way.changes.follow(room, self.entry, self._decided)
                shown = True
        finally:
            room.table.lock.release()
            if not shown:  # the long way finds out why, and says so
                way.take(self._raw)
        if not shown:
            return
        if not room.seen_by(way.viewer, sent.seat):  # otherwise the update has answered
            version = room.table.version(sent.seat)
            way.viewer.say(protocol.Accepted(table=sent.table, key=sent.key, version=version))
        way.moved(room, self._started)
