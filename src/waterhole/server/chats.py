"""What people say to each other at a table."""

from __future__ import annotations

import time
from collections import deque
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from waterhole.server import protocol
from waterhole.server.storage import chat

if TYPE_CHECKING:
    from waterhole.server.lobby import Lobby
    from waterhole.server.rooms import Viewer

SHOWN = 100  # lines sent to who comes to a table


class Chats:
    """Lines are stored before anybody sees them; a repeated submission is one line."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._shown: deque[int] = deque(maxlen=1000)  # a node hears of its own lines once more

    async def say(self, viewer: Viewer, said: protocol.Say) -> None:
        (await self.lobby.visible(said.table, viewer.identity, said.invite)).silent = False
        key = f"{viewer.identity}:{said.key}"
        values = {
            "table_id": said.table, "identity": viewer.identity, "text": said.text, "key": key, "at": time.time(),
        }  # fmt: skip

        def write(connection: sa.Connection) -> int | None:
            repeated = sa.select(chat.c.id).where(chat.c.table_id == said.table, chat.c.key == key)
            if connection.execute(repeated).first() is not None:
                return None
            made = connection.execute(sa.insert(chat).values(**values)).inserted_primary_key
            assert made is not None
            number = int(made[0])
            self.lobby.storage.tell_nodes(connection, f"chat:{said.table}:{number}")
            return number

        number = await self.lobby.storage.write(write)
        if number is None:
            viewer.say(protocol.ChatMessage(table=said.table, lines=[]))
        else:
            await self.show(said.table, number)

    async def show(self, table: str, number: int) -> None:
        """Send one line to all at the table, on this node."""
        room = self.lobby.rooms.get(table)
        if room is not None and number not in self._shown:
            self._shown.append(number)
            lines = await self.lines(sa.select(chat).where(chat.c.id == number))
            for viewer in {viewer for channel in room.channels.values() for viewer in channel.viewers}:
                self._send(viewer, table, lines)

    async def send_all(self, viewer: Viewer, table: str) -> None:
        """The last lines, for who comes to a table; nothing where nothing was said."""
        room = self.lobby.rooms.get(table)
        if room is not None and room.silent:
            return
        lines = await self.lines(
            sa.select(chat).where(chat.c.table_id == table).order_by(chat.c.id.desc()).limit(SHOWN)
        )
        if lines:
            self._send(viewer, table, lines[::-1])

    async def lines(self, query: sa.Select[Any]) -> list[Any]:
        found = await self.lobby.storage.read(lambda connection: list(connection.execute(query)))
        await self.lobby.identities.learn(row.identity for row in found)
        return found

    def _send(self, viewer: Viewer, table: str, lines: list[Any]) -> None:
        shown = [
            protocol.ChatLine(
                id=row.id,
                name=self.lobby.identities.name_of(row.identity),
                mine=row.identity == viewer.identity,
                text=row.text,
                at=row.at,
            )
            for row in lines
        ]
        viewer.say(protocol.ChatMessage(table=table, lines=shown))
