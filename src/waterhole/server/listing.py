"""The lists of tables: the public ones, sent to whoever watches the lobby, and those of one identity."""

from __future__ import annotations

import asyncio
from typing import Any

import sqlalchemy as sa

from waterhole.server import protocol
from waterhole.server.lobby import Lobby
from waterhole.server.rooms import Viewer
from waterhole.server.storage import seats, tables

LISTED = 60
LIST_EVERY = 0.5  # seconds between two lists to those who watch the lobby


class Listing:
    """Reads the lists from the database; changes in quick succession are sent together."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.listeners: set[Viewer] = set()
        self._task: asyncio.Task[None] | None = None

    async def tables_of(self, identity: str | None) -> list[protocol.TableLine]:
        """The newest public tables that are open or running; or all tables of an identity."""
        query = sa.select(tables).order_by(tables.c.updated.desc()).limit(LISTED)
        if identity is None:
            query = query.where(tables.c.public, tables.c.status.in_(("open", "running")))
        else:
            mine = sa.select(seats.c.table_id).where(seats.c.identity == identity)
            query = query.where(sa.or_(tables.c.id.in_(mine), tables.c.host == identity))

        def read(connection: sa.Connection) -> tuple[list[Any], dict[str, dict[int, Any]]]:
            found = list(connection.execute(query))
            sat: dict[str, dict[int, Any]] = {row.id: {} for row in found}
            for row in connection.execute(sa.select(seats).where(seats.c.table_id.in_(sat))):
                sat[row.table_id][row.seat] = row
            return found, sat

        found, sat = await self.lobby.storage.read(read)
        await self.lobby.identities.learn(
            row.identity for places in sat.values() for row in places.values() if row.identity is not None
        )
        return [
            protocol.TableLine(
                id=row.id,
                game=row.game,
                status=row.status,
                public=row.public,
                seats=[
                    self.lobby.identities.name_of(seat.identity) if seat.identity else seat.level or ""
                    for _, seat in sorted(sat[row.id].items())
                ],
                levels=["" if seat.identity else seat.level or "" for _, seat in sorted(sat[row.id].items())],
                updated=row.updated,
            )
            for row in found
        ]

    def changed(self) -> None:
        if self.listeners and self._task is None:
            self._task = asyncio.ensure_future(self.send_list())

    async def send_list(self) -> None:
        await asyncio.sleep(LIST_EVERY)
        self._task = None
        frame = protocol.write_frame(protocol.LobbyMessage(tables=await self.tables_of(None)))
        for viewer in self.listeners:
            viewer.send(frame)
