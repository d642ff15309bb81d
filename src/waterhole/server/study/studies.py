"""Positions that people keep under a name, with what they tried: their own list, and for whoever has the link one to
open."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from waterhole.kernel.engine.state import State
from waterhole.kernel.game import ANYBODY, BadInput, Game, Refused
from waterhole.kernel.match import Match
from waterhole.server import protocol
from waterhole.server.http.study_endpoints import game_named, studied
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
        """Keep a position; BadInput where it cannot be one of its game, or what was tried cannot come of it."""
        values = await asyncio.to_thread(canonical, wanted)
        study, now = secrets.token_hex(ID_BYTES), time.time()
        owned = sa.select(sa.func.count()).select_from(studies).where(OF.identity == person)

        def write(connection: sa.Connection) -> bool:
            if connection.execute(owned).scalar_one() >= MOST_STUDIES:
                return False
            connection.execute(sa.insert(studies).values(id=study, identity=person, at=now, **values))
            return True

        if not await self.storage.write(write):
            raise Refused("study", "refused-many-studies", most=MOST_STUDIES)
        return saved(await self._row(study))

    async def replace(self, person: str, study: str, wanted: protocol.NewStudy) -> protocol.StudyList:
        """Keep this in the place of what was kept."""
        values = await asyncio.to_thread(canonical, wanted)
        return await self._change(person, sa.update(studies).values(**values), study)

    async def show(self, study: str, person: str = "") -> protocol.OpenedStudy:
        """A study by its link, whoever has it."""
        row = await self._row(study)
        return await asyncio.to_thread(opened, saved(row), row.identity == person)

    async def _row(self, study: str) -> Row:
        query = sa.select(studies).where(OF.id == study)
        row = await self.storage.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise NotFound("refused-no-study")
        return row

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


def canonical(wanted: protocol.NewStudy) -> dict[str, object]:
    """What is written: positions as their game writes them, whatever else was sent along."""
    game = game_named(wanted.game)
    start, *after = states(game, wanted)
    if wanted.shown > len(after):
        raise BadInput("refused-study-lines", number=wanted.shown)
    lines = [
        msgspec.structs.replace(line, position=line.position and msgspec.to_builtins(game.dump(state)))
        for line, state in zip(wanted.lines, after, strict=True)
    ]
    return {
        "name": wanted.name,
        "game": wanted.game,
        "position": msgspec.json.encode(game.dump(start)).decode(),
        "lines": msgspec.json.encode(lines).decode(),
        "shown": wanted.shown,
    }


def states(game: Game, study: protocol.NewStudy | protocol.SavedStudy) -> list[State]:
    """The position of a study, and the one after each of its lines; BadInput or Refused where that cannot be."""
    found = [game.read_position(msgspec.json.encode(study.position))]
    for number, line in enumerate(study.lines, start=1):
        if line.after >= number:
            raise BadInput("refused-study-lines", number=number)
        found.append(_after(game, found[line.after], line, number))
    return found


def _after(game: Game, before: State, line: protocol.TriedMove, number: int) -> State:
    """With the eyes of one seat what came of it is in the line itself; else the move leads there again."""
    match = Match.from_position(game, ANYBODY[: before.seats], before.clone())
    move = match.check(int(before.decider()) if line.eyes is None else line.eyes, line.move) if line.move else -1
    if line.eyes is not None and line.position is not None:
        state = game.read_position(msgspec.json.encode(line.position))
        fits = state.seats == before.seats
    else:
        fits = line.eyes is None and line.position is None and move >= 0
        if fits:
            match.play(int(before.decider()), move)
        state = match.state
    if not fits:
        raise BadInput("refused-study-lines", number=number)
    return state


def opened(study: protocol.SavedStudy, mine: bool) -> protocol.OpenedStudy:
    """A study with what lies on the table at its start and after each of its lines."""
    game = game_named(study.game)
    start, *after = states(game, study)
    return protocol.OpenedStudy(
        **msgspec.structs.asdict(study),
        mine=mine,
        start=studied(protocol.StudyWish(), game, start),
        tried=[
            msgspec.structs.replace(
                studied(protocol.StudyWish(seat=line.eyes), game, state),
                made=game.moves.parse(line.move) if line.move else None,
            )
            for line, state in zip(study.lines, after, strict=True)
        ],
    )


def saved(row: Row) -> protocol.SavedStudy:
    return protocol.SavedStudy(
        id=row.id,
        name=row.name,
        game=row.game,
        at=row.at,
        position=msgspec.json.decode(row.position),
        lines=msgspec.json.decode(row.lines, type=list[protocol.TriedMove]),
        shown=row.shown,
    )


def forget(connection: sa.Connection, person: str) -> None:
    connection.execute(sa.delete(studies).where(OF.identity == person))
