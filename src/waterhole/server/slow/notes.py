"""A note to oneself at a table: what one was about to do when one comes back after days. Nobody else sees it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

from waterhole.server import protocol
from waterhole.server.community.results import insert_once
from waterhole.server.storage.schema import holidays, table_notes

if TYPE_CHECKING:
    from waterhole.server.app import Server

OF = table_notes.c


class Notes:
    def __init__(self, server: Server) -> None:
        self.storage = server.storage
        server.identities.when_deleted.append(forget)
        server.identities.when_exported["slow"] = self.export

    async def read(self, person: str, table: str) -> protocol.TableNote:
        query = sa.select(OF.text).where(OF.identity == person, OF.table_id == table)
        text = await self.storage.read(lambda connection: connection.execute(query).scalar())
        return protocol.TableNote(text=text or "")

    async def write(self, person: str, table: str, text: str) -> None:
        """An empty one is none."""
        mine = sa.and_(OF.identity == person, OF.table_id == table)

        def write(connection: sa.Connection) -> None:
            if not text.strip():
                connection.execute(sa.delete(table_notes).where(mine))
                return
            values = {"text": text, "at": time.time()}
            if not insert_once(connection, table_notes, identity=person, table_id=table, **values):
                connection.execute(sa.update(table_notes).where(mine).values(**values))

        await self.storage.write(write)

    async def export(self, person: str) -> protocol.ExportedSlow:
        """With the days away: what slow games keep of somebody."""
        away = sa.select(holidays).where(holidays.c.identity == person).order_by(holidays.c.first)
        notes = sa.select(table_notes).where(OF.identity == person).order_by(OF.at)

        def read(connection: sa.Connection) -> protocol.ExportedSlow:
            return protocol.ExportedSlow(
                holidays=[
                    protocol.Holiday(id=row.id, first=row.first, last=row.last) for row in connection.execute(away)
                ],
                notes=[
                    protocol.ExportedNote(table=row.table_id, text=row.text, at=row.at)
                    for row in connection.execute(notes)
                ],
            )

        return await self.storage.read(read)


def forget(connection: sa.Connection, person: str) -> None:
    connection.execute(sa.delete(table_notes).where(OF.identity == person))
