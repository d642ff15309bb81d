"""The lists of tables: the public ones, sent to whoever watches the lobby, and those of one identity."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa

from waterhole.games import GAMES
from waterhole.server import protocol
from waterhole.server.storage.schema import Row, entries, relations, seats, tables
from waterhole.server.tables.engine.live_table import Viewer
from waterhole.server.tables.registry import Registry

LISTED = 60
LISTED_PER_HOST = 4  # of the public ones: nobody pushes the others off the list
# Not those that began under rules which this server no longer has.
PLAYABLE = sa.tuple_(tables.c.game, tables.c.rules).in_([(game.name, game.rules_version) for game in GAMES.values()])
# When something last happened at a table: its row only tells of seats, settings and ends.
LAST_ENTRY = (
    sa.select(entries.c.at)
    .where(entries.c.table_id == tables.c.id)
    .order_by(entries.c.number.desc())
    .limit(1)
    .scalar_subquery()
)
LIST_EVERY = 0.5  # seconds between two lists to those who watch the lobby


def invited_to(person: str) -> sa.Select[tuple[str]]:
    """The open tables with a seat for somebody, without those of people whom they block."""
    of = relations.c
    blocked = sa.select(of.other).where(of.identity == person, of.kind == "block")
    return (
        sa.select(seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.invited == person, tables.c.status == "open", tables.c.host.not_in(blocked))
    )


class Listing:
    """Reads the lists from the database; changes in quick succession are sent together."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.listeners: set[Viewer] = set()
        self._task: asyncio.Task[None] | None = None
        registry.submitter.after_news.append(self.changed)

    async def tables_of(self, identity: str | None) -> list[protocol.TableLine]:
        """The newest public tables that are open or running; or one's own, and those one is invited to."""
        query = sa.select(tables).order_by(tables.c.updated.desc()).limit(LISTED)
        if identity is None:
            place = sa.func.row_number().over(partition_by=tables.c.host, order_by=tables.c.updated.desc())
            shown = sa.select(tables.c.id, place.label("place"))
            shown_ids = shown.where(tables.c.public, tables.c.status.in_(("open", "running")), PLAYABLE).subquery()
            query = query.join(shown_ids, shown_ids.c.id == tables.c.id).where(shown_ids.c.place <= LISTED_PER_HOST)
        else:
            # Each by its own index; 'or' would look at every table.
            sat_at = sa.select(seats.c.table_id).where(seats.c.identity == identity)
            hosted = sa.select(tables.c.id).where(tables.c.host == identity)
            query = query.add_columns(LAST_ENTRY.label("played"))
            query = query.where(tables.c.id.in_(sat_at.union(hosted, invited_to(identity))))

        def read(connection: sa.Connection) -> tuple[list[Row], dict[str, dict[int, Row]]]:
            found = list(connection.execute(query))
            sat: dict[str, dict[int, Row]] = {row.id: {} for row in found}
            for row in connection.execute(sa.select(seats).where(seats.c.table_id.in_(sat))):
                sat[row.table_id][row.seat] = row
            return found, sat

        found, sat = await self.registry.storage.read(read)
        await self.registry.identities.learn(
            row.identity for places in sat.values() for row in places.values() if row.identity is not None
        )
        lines = [
            protocol.TableLine(
                id=row.id,
                game=row.game,
                status=row.status,
                public=row.public,
                seats=[
                    self.registry.identities.name_of(seat.identity) if seat.identity else seat.level or ""
                    for _, seat in sorted(sat[row.id].items())
                ],
                levels=["" if seat.identity else seat.level or "" for _, seat in sorted(sat[row.id].items())],
                updated=row.updated if identity is None else row.played or row.updated,
                invited=identity is not None and any(seat.invited == identity for seat in sat[row.id].values()),
            )
            for row in found
        ]
        return sorted(lines, key=lambda line: -line.updated)

    def changed(self) -> None:
        if self.listeners and self._task is None:
            self._task = asyncio.ensure_future(self.send_list())

    async def send_list(self) -> None:
        await asyncio.sleep(LIST_EVERY)
        self._task = None
        frame = protocol.write_frame(protocol.LobbyMessage(tables=await self.tables_of(None)))
        for viewer in self.listeners:
            viewer.send(frame)
