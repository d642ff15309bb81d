"""Play a person: who looks for people waits in the database, so that all nodes see them and a restart loses nobody.

A node keeps its own people's rows alive as long as their sockets are open, and looks for tables while any of them
waits. A table is opened and its people leave the queue in one commit; of two nodes that want the same person one is
first, and the other looks again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import sqlalchemy as sa

from waterhole.games import find
from waterhole.kernel.game import BadInput
from waterhole.server import protocol
from waterhole.server.accounts.names import alike
from waterhole.server.community.matching import OFFER, Apart, Seeker, matched, pairs
from waterhole.server.community.ratings import MEAN, anchor
from waterhole.server.protocol import ClockSetting
from waterhole.server.storage.entries import TableSettings
from waterhole.server.storage.schema import Row, relations, seeks, standings
from waterhole.server.storage.storage import StorageFailed
from waterhole.server.tables.engine.live_table import Change

if TYPE_CHECKING:
    from collections.abc import Sequence

    from waterhole.server.app import Server
    from waterhole.server.ws.connection import Connection

log = logging.getLogger("waterhole.seeks")
CALLED = "called"  # to other nodes, with who is called and the table
LOOK_EVERY = 2.0  # seconds
GONE_AFTER = 15.0  # seconds without a node that has the person's socket
CLOCKS = {"live": ClockSetting(move=180), "slow": ClockSetting(move=3 * 86_400)}
FILLING = ("cub", "forager", "hunter")  # the levels that fill seats, whichever is nearest
chance = secrets.SystemRandom()


class Taken(Exception):
    """Another node was first."""


class Waiting(NamedTuple):
    connection: Connection
    key: str


class Seeks:
    """The queue, as one node sees it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.storage = server.storage
        self.here: dict[str, Waiting] = {}  # whose sockets this node has
        self._one_at_a_time = asyncio.Lock()
        self._looking = False
        server.identities.when_deleted.append(forget)

    async def begin(self, connection: Connection, wanted: protocol.Seek) -> None:
        game = find(wanted.game)
        if wanted.players not in game.seats:
            raise BadInput("refused-seek-players", fewest=max(2, game.seats[0]), most=game.seats[-1])
        who = connection.who.id
        found = await self.storage.write(lambda database: enter(database, who, wanted, time.time()))
        self.here[who] = Waiting(connection, wanted.key)
        if found is not None:
            self.call(who, found)
            return
        if not self._looking:
            self._looking = True
            self.server.spawn(self._keep_looking())
        await self.look()

    async def end(self, connection: Connection) -> None:
        """Somebody stops looking, or has gone; who has been found a table keeps it."""
        who = connection.who.id
        waiting = self.here.get(who)
        if waiting is None or waiting.connection is not connection:
            return
        del self.here[who]
        row = sa.delete(seeks).where(seeks.c.identity == who, seeks.c.key == waiting.key, seeks.c.table_id.is_(None))
        await self.storage.write(lambda database: database.execute(row))

    def call(self, who: str, table: str) -> None:
        """Send somebody to a table; where another node has the sockets, that one does it."""
        waiting = self.here.pop(who, None)
        for connection in self.server.connections.get(who, ()):
            own = waiting is not None and waiting.connection is connection
            connection.say(protocol.Called(table=table, key=waiting.key if waiting is not None and own else ""))

    def call_all(self, people: Sequence[str], table: str) -> None:
        """Those who sit at a new table; on several nodes the notice of its commit does it."""
        if not self.storage.postgres:
            for who in people:
                self.call(who, table)

    def notice(self, database: sa.Connection, people: Sequence[str], table: str) -> None:
        self.storage.notify_nodes(database, *[f"{CALLED}:{who}:{table}" for who in people])

    # -- looking -------------------------------------------------------------------------------

    async def _keep_looking(self) -> None:
        while self.here:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except StorageFailed as error:
                log.warning("looking for opponents failed: %s", error)
        self._looking = False

    async def look(self) -> None:
        """Open the tables that can be filled now, and tell those who are here how it stands."""
        async with self._one_at_a_time:
            now = time.time()
            rows = await self.storage.write(lambda database: alive(database, list(self.here), now))
            await self.server.identities.learn(row.identity for row in rows)
            apart = await self._apart([row.identity for row in rows])
            promises = {row.identity: row.promise for row in rows}
            for group in matched(map(seeker_of, rows), apart, now):
                await self._open(group, promises)
            self._tell(rows, now)

    async def _apart(self, people: Sequence[str]) -> Apart:
        """Who is never matched: where one blocks the other, or their names can be taken for each other."""
        of = relations.c
        query = sa.select(of.identity, of.other).where(
            of.kind == "block", of.identity.in_(people), of.other.in_(people)
        )
        blocked = await self.storage.read(lambda database: database.execute(query).all())
        name = self.server.identities.name_of
        similar = {pair for pair in pairs(people) if alike(*map(name, pair))}
        return {frozenset(pair) for pair in blocked} | similar

    async def _open(self, group: Sequence[Seeker], promises: dict[str, str]) -> None:
        first = group[0]
        people = [one.who for one in group]
        places: list[str | None] = [*people, *[None] * (first.players - len(group))]
        chance.shuffle(places)
        level = filler(first.game, sum(one.rating for one in group) / len(group))
        changes = [
            Change("bot", seat, level) if who is None else Change("sit", seat, who) for seat, who in enumerate(places)
        ]
        changes += [Change("promise", places.index(who), promises[who]) for who in people if promises[who]]
        game = find(first.game)
        setting = TableSettings(
            seats=first.players, options=msgspec.to_builtins(game.options()), public=True, clock=CLOCKS[first.pace],
            stand_in="forager", undo=False,
        )  # fmt: skip

        def claim(database: sa.Connection, table: str) -> None:
            take(database, people, table)
            self.notice(database, people, table)

        try:
            live = await self.server.registry.open(first.who, game.name, setting, changes, start=True, claim=claim)
        except Taken:
            return
        self.call_all(people, live.table.id)

    def _tell(self, rows: Sequence[Row], now: float) -> None:
        queues = [seeker_of(row).queue for row in rows]
        for row in rows:
            waiting = self.here.get(row.identity)
            if waiting is not None:
                together = queues.count(seeker_of(row).queue)
                told = protocol.Seeking(key=waiting.key, waiting=together, offer=now - row.since >= OFFER)
                waiting.connection.say(told)


def filler(game: str, rating: float) -> str:
    return min(FILLING, key=lambda level: abs(anchor(game, level).mean - rating))


def seeker_of(row: Row) -> Seeker:
    return Seeker(
        who=row.identity, game=row.game, pace=row.pace, players=row.players, bots=row.bots, rating=row.rating,
        since=row.since,
    )  # fmt: skip


# -- in one transaction --------------------------------------------------------------------------


def enter(database: sa.Connection, who: str, wanted: protocol.Seek, now: float) -> str | None:
    """Begin to wait, or go on with the same search; the table, where that has ended meanwhile."""
    own = seeks.c.identity == who
    before = database.execute(sa.select(seeks).where(own).with_for_update()).first()
    same = before is not None and before.key == wanted.key
    if before is not None and same and before.table_id is not None:
        return str(before.table_id)
    of = standings.c
    known = sa.select(of.mean).where(of.identity == who, of.game == wanted.game, of.pace == wanted.pace)
    database.execute(sa.delete(seeks).where(own))
    database.execute(
        sa.insert(seeks).values(
            identity=who,
            key=wanted.key,
            game=wanted.game,
            pace=wanted.pace,
            players=wanted.players,
            bots=wanted.bots,
            rating=database.execute(known).scalar() or MEAN,
            promise=wanted.promise or "",
            since=before.since if before is not None and same else now,
            alive=now,
            table_id=None,
        )
    )
    return None


def alive(database: sa.Connection, here: Sequence[str], now: float) -> list[Row]:
    """Keep those who are here alive; all who wait, on any node. Who has gone with a node that died is dropped."""
    waiting = seeks.c.table_id.is_(None)
    database.execute(sa.update(seeks).where(seeks.c.identity.in_(here), waiting).values(alive=now))
    database.execute(sa.delete(seeks).where(seeks.c.alive < now - GONE_AFTER, waiting))
    return list(database.execute(sa.select(seeks).where(waiting).order_by(seeks.c.identity)))


def take(database: sa.Connection, people: Sequence[str], table: str) -> None:
    """These people have found a table; Taken where one of them no longer waits."""
    rows = sa.select(seeks.c.identity).where(seeks.c.identity.in_(people), seeks.c.table_id.is_(None))
    locked = database.execute(rows.order_by(seeks.c.identity).with_for_update()).all()
    if len(locked) < len(people):
        raise Taken
    database.execute(sa.update(seeks).where(seeks.c.identity.in_(people)).values(table_id=table))


def forget(database: sa.Connection, who: str) -> None:
    database.execute(sa.delete(seeks).where(seeks.c.identity == who))
