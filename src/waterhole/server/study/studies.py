"""Positions that people keep under a name: their own list, and for whoever has the link a position to open."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from waterhole.games import GAMES
from waterhole.kernel.game import BadInput, Refused
from waterhole.server import protocol
from waterhole.server.ops.rate_limits import MOST_STUDIES
from waterhole.server.storage.schema import Row, studies
from waterhole.server.tables.registry import NotFound

if TYPE_CHECKING:
    from waterhole.server.app import Server

OF = studies.c
ID_BYTES = 8


class Studies:
    def __init__(self, server: Server) -> None:
        self.storage = server.storage
        server.identities.when_deleted.append(forget)
        server.identities.when_exported["studies"] = self.export

    async def of(self, person: str) -> protocol.StudyList:
        """Somebody's, the newest first."""
        query = sa.select(OF.id, OF.name, OF.game, OF.at).where(OF.identity == person).order_by(OF.at.desc(), OF.id)
        rows = await self.storage.read(lambda connection: connection.execute(query).all())
        return protocol.StudyList(
            studies=[protocol.StudyLine(id=row.id, name=row.name, game=row.game, at=row.at) for row in rows]
        )

    async def save(self, person: str, wanted: protocol.NewStudy) -> protocol.SavedStudy:
        """Keep a position; BadInput where it cannot be one of its game."""
        position = await asyncio.to_thread(canonical, wanted)
        study, now = secrets.token_hex(ID_BYTES), time.time()
        owned = sa.select(sa.func.count()).select_from(studies).where(OF.identity == person)

        def write(connection: sa.Connection) -> bool:
            if connection.execute(owned).scalar_one() >= MOST_STUDIES:
                return False
            connection.execute(
                sa.insert(studies).values(
                    id=study, identity=person, name=wanted.name, game=wanted.game, position=position.decode(), at=now
                )
            )
            return True

        if not await self.storage.write(write):
            raise Refused("study", "refused-many-studies", most=MOST_STUDIES)
        return await self.show(study)

    async def show(self, study: str) -> protocol.SavedStudy:
        """A study by its link, whoever has it."""
        query = sa.select(studies).where(OF.id == study)
        row = await self.storage.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise NotFound("refused-no-study")
        return saved(row)

    async def rename(self, person: str, study: str, name: str) -> protocol.StudyList:
        return await self._change(person, sa.update(studies).values(name=name), study)

    async def remove(self, person: str, study: str) -> protocol.StudyList:
        return await self._change(person, sa.delete(studies), study)

    async def _change(self, person: str, change: sa.Update | sa.Delete, study: str) -> protocol.StudyList:
        """Of one's own alone: another's is not there for this."""
        mine = change.where(OF.id == study, OF.identity == person)
        if not await self.storage.write(lambda connection: connection.execute(mine).rowcount):
            raise NotFound("refused-no-study")
        return await self.of(person)

    async def export(self, person: str) -> list[protocol.SavedStudy]:
        query = sa.select(studies).where(OF.identity == person).order_by(OF.at, OF.id)
        return [saved(row) for row in await self.storage.read(lambda connection: connection.execute(query).all())]


def canonical(wanted: protocol.NewStudy) -> bytes:
    """The position as its game writes it, whatever else was sent along."""
    if wanted.game not in GAMES:
        raise BadInput("refused-no-game", name=wanted.game, games=list(GAMES))
    game = GAMES[wanted.game]
    return msgspec.json.encode(game.dump(game.read_position(msgspec.json.encode(wanted.position))))


def saved(row: Row) -> protocol.SavedStudy:
    return protocol.SavedStudy(
        id=row.id, name=row.name, game=row.game, at=row.at, position=msgspec.json.decode(row.position)
    )


def forget(connection: sa.Connection, person: str) -> None:
    connection.execute(sa.delete(studies).where(OF.identity == person))
