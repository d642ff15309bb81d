"""What people say to each other at a table."""

from __future__ import annotations

import time
from collections import deque
from typing import TYPE_CHECKING

import sqlalchemy as sa

from waterhole.kernel.game import Refused
from waterhole.server import protocol
from waterhole.server.accounts.names import clean_text
from waterhole.server.storage.schema import Query, Row, chat

if TYPE_CHECKING:
    from waterhole.server.community.relations import Relations
    from waterhole.server.tables.engine.live_table import Viewer
    from waterhole.server.tables.registry import Registry

SHOWN = 100  # lines sent to who comes to a table


class Chat:
    """Lines are stored before anybody sees them; a repeated submission is one line."""

    def __init__(self, registry: Registry, relations: Relations) -> None:
        self.registry = registry
        self.relations = relations
        self._shown: deque[int] = deque(maxlen=1000)  # a node hears of its own lines once more

    async def say(self, viewer: Viewer, said: protocol.Say) -> None:
        text = clean_text(said.text)
        live = await self.registry.visible(said.table, viewer.identity, said.invite)
        if live.table.settings.daily and live.table.status == "running" and not live.table.sits(viewer.identity):
            raise Refused("deal", "refused-deal-words")
        live.silent = False
        key = f"{viewer.identity}:{said.key}"
        values = {
            "table_id": said.table, "identity": viewer.identity, "text": text, "key": key, "at": time.time(),
        }  # fmt: skip

        def write(connection: sa.Connection) -> int | None:
            repeated = sa.select(chat.c.id).where(chat.c.table_id == said.table, chat.c.key == key)
            if connection.execute(repeated).first() is not None:
                return None
            made = connection.execute(sa.insert(chat).values(**values)).inserted_primary_key
            assert made is not None
            number = int(made[0])
            self.registry.storage.notify_nodes(connection, f"chat:{said.table}:{number}")
            return number

        number = await self.registry.storage.write(write)
        if number is None:
            viewer.say(protocol.ChatMessage(table=said.table, lines=[]))
        else:
            await self.show(said.table, number)

    async def show(self, table: str, number: int) -> None:
        """Send one line to all at the table, on this node."""
        live = self.registry.live.get(table)
        if live is not None and number not in self._shown:
            self._shown.append(number)
            lines = await self.lines(sa.select(chat).where(chat.c.id == number))
            viewers = live.viewers()
            await self.relations.learn(viewer.identity for viewer in viewers)
            for viewer in viewers:
                self._send(viewer, table, lines)

    async def send_all(self, viewer: Viewer, table: str) -> None:
        """The last lines, for who comes to a table; nothing where nothing was said."""
        live = self.registry.live.get(table)
        if live is not None and live.silent:
            return
        lines = await self.lines(
            sa.select(chat).where(chat.c.table_id == table).order_by(chat.c.id.desc()).limit(SHOWN)
        )
        if lines:
            await self.relations.learn([viewer.identity])
            self._send(viewer, table, lines[::-1])

    async def lines(self, query: Query) -> list[Row]:
        found = await self.registry.storage.read(lambda connection: list(connection.execute(query)))
        await self.registry.identities.learn(row.identity for row in found)
        return found

    def _send(self, viewer: Viewer, table: str, lines: list[Row]) -> None:
        """All but the lines of those whose words this person does not want."""
        unheard = self.relations.unheard_by(viewer.identity)
        shown = [
            protocol.ChatLine(
                id=row.id,
                name=self.registry.identities.name_of(row.identity),
                mine=row.identity == viewer.identity,
                text=row.text,
                at=row.at,
                who=row.identity,
            )
            for row in lines
            if row.identity not in unheard
        ]
        if not shown:
            return
        viewer.say(protocol.ChatMessage(table=table, lines=shown))
