"""A table in memory, those who watch it, and what a submission comes to there.

Compiled, like the table itself: with it, this is the way of every move.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, cast, final

from waterhole.kernel.game import SPECTATOR, Refused
from waterhole.kernel.match import Match
from waterhole.server import protocol
from waterhole.server.lines import Line
from waterhole.server.rows import Entry
from waterhole.server.tables import Table


@final
class Viewer:
    """A socket, as far as a room knows it."""

    def __init__(self, identity: str, line: Line | None, send_later: Callable[[bytes], None]) -> None:
        self.identity = identity
        self.line = line  # None where another ASGI server runs this: everything then goes the long way
        self.lags = False  # it has not read all that was sent
        self._send_later = send_later

    def send(self, frame: bytes) -> None:
        """Write a frame at once, or have it queued behind those that have not been read yet."""
        if self.lags or self.line is None or not self.line.write(frame):
            self._send_later(frame)

    def say(self, message: protocol.Out) -> None:
        self.send(protocol.write_frame(message))

    def leave(self) -> None:
        """Nothing reaches it any more, and nothing of the socket is kept."""
        self.line = None
        self._send_later = unheard


def unheard(frame: bytes) -> None:
    """Who would have been told has gone."""


@final
class Change:
    """What a decision wants to append."""

    def __init__(
        self, kind: str, seat: int = SPECTATOR, data: Any = None, key: str | None = None, move: int | None = None
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.data = data
        self.key = key
        self.move = move  # the number of a move that has been checked


@final
class Repeated:
    """The submission was taken before; this is the version it led to."""

    def __init__(self, version: int) -> None:
        self.version = version


@final
class Channel:
    """Those who see a table with the same eyes, and what they have been sent."""

    def __init__(self) -> None:
        self.viewers: set[Viewer] = set()
        self.version = 0
        self.view = b""


@final
class Room:
    """A table in memory with those who watch it."""

    def __init__(self, table: Table, used: float = 0.0, silent: bool = False) -> None:
        self.table = table
        self.channels: dict[int, Channel] = {}
        self.used = used
        self.silent = silent  # it is known that nobody has said anything
        self.attending = False
        self.timer: asyncio.TimerHandle | None = None

    @property
    def watched(self) -> bool:
        return any(channel.viewers for channel in self.channels.values())

    def publish(self, told: bool, answered: Change | None = None) -> None:
        """Send each viewer what is new for it; a viewer for whom nothing is new gets nothing."""
        table = self.table
        if told:
            self.turn_away()
            for viewer in {viewer for channel in self.channels.values() for viewer in channel.viewers}:
                viewer.say(protocol.TableMessage(table=table.info(viewer.identity)))
        if table.match is None or table.closed:
            return
        now, key, names = time.time(), key_of(answered), table.names(SPECTATOR)
        for eyes, channel in self.channels.items():
            if channel.viewers:
                answers = key if answered is not None and answered.seat == eyes else ""
                frame = table.frame(eyes, channel.version, now, answers, channel.view, names)
                if frame is not None:
                    channel.version, channel.view = frame.version, frame.view
                    for viewer in channel.viewers:
                        viewer.send(frame.sent)

    def seen_by(self, viewer: Viewer, seat: int) -> bool:
        """Whether it watches from this seat."""
        channel = self.channels.get(seat)
        return channel is not None and viewer in channel.viewers

    def turn_away(self) -> None:
        """Who has left a seat no longer sees through its eyes."""
        for eyes, channel in self.channels.items():
            if eyes != SPECTATOR:
                own = self.table.seats[eyes].identity if eyes < len(self.table.seats) else None
                channel.viewers = {viewer for viewer in channel.viewers if viewer.identity == own}


def next_entry(table: Table, change: Change) -> Entry:
    return Entry(table.id, table.number + 1, change.kind, change.seat, change.data, change.key, time.time())


def wanted_move(table: Table, identity: str, sent: protocol.MakeMove) -> Change | Repeated:
    """What a submission comes to on the table as it is; Refused where it may not be."""
    key = f"{identity}:{sent.key}"
    if key in table.keys:
        return Repeated(table.keys[key][1])
    seat = table.seat_of(identity, sent.seat)
    match = table.playing
    if table.seats[seat].standing_in:
        raise Refused("away", "a bot plays for you; sit down again first.")
    table.check_current(seat, sent.version)
    if sent.move in table.questions.get(seat, ()):  # what may be done was listed when it was asked
        number = cast(int, sent.move)
        return Change("move", seat, table.moves[number].text, key, number)
    return move_of(match, seat, sent.move, key)


def move_of(match: Match, seat: int, move: int | str, key: str) -> Change:
    """The change that a move is; Refused where it is not allowed."""
    number = match.check(seat, move)
    return Change("move", seat, match.game.moves[number].text, key, number)


def key_of(change: Change | None) -> str:
    """The key that a person gave the change, if it was one."""
    if change is None or change.key is None or change.key.startswith("bot:"):
        return ""
    return change.key.partition(":")[2]
