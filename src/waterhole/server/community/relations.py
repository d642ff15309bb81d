"""Whom somebody follows, blocks or mutes, and who is here.

What a blocked person sends to the one who blocks is dropped here, on the server, and the blocked one is not told. To
mute is to block words alone.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

import sqlalchemy as sa

from waterhole.kernel.game import Refused
from waterhole.server.community.results import insert_once
from waterhole.server.ops.rate_limits import MOST_RELATIONS
from waterhole.server.protocol import Relation
from waterhole.server.storage.schema import identities, profiles, relations
from waterhole.server.tables.registry import NotFound

if TYPE_CHECKING:
    from waterhole.server.app import Server

Presence = Literal["", "here", "table"]
HERE_FOR = 90.0  # seconds that somebody is believed to be here, where another node said so
NOTICE = "relations"  # to other nodes, with the identity
NOBODY: frozenset[str] = frozenset()


class Relations:
    """Between people; who is silent to whom is kept in memory, for each line of chat asks it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.storage = server.storage
        self._unheard: dict[str, frozenset[str]] = {}
        self._changes = 0

    async def begin(self, who: str, other: str, kind: Relation) -> None:
        """Follow, block or mute somebody; a follower whom the other blocks is not told that nothing comes of it."""
        if who == other:
            raise Refused("people", "refused-yourself")
        if kind == "follow" and await self.blocks(other, who):
            return

        def write(connection: sa.Connection) -> bool:
            if connection.execute(sa.select(identities.c.id).where(identities.c.id == other)).first() is None:
                raise NotFound("refused-nobody")
            own = sa.select(sa.func.count()).where(relations.c.identity == who)
            if (connection.execute(own).scalar() or 0) >= MOST_RELATIONS:
                return False
            insert_once(connection, relations, identity=who, other=other, kind=kind, at=time.time())
            if kind == "block":  # neither follows the other any more
                for one, two in ((who, other), (other, who)):
                    connection.execute(removal(one, two, "follow"))
            self._tell(connection, who)
            return True

        if not await self.storage.write(write):
            raise Refused("people", "refused-too-many-people", most=MOST_RELATIONS)
        self.forget(who)

    async def end(self, who: str, other: str, kind: Relation) -> None:
        def write(connection: sa.Connection) -> None:
            connection.execute(removal(who, other, kind))
            self._tell(connection, who)

        await self.storage.write(write)
        self.forget(who)

    async def of(self, who: str) -> list[tuple[str, str]]:
        """(other, kind), the newest first."""
        query = sa.select(relations.c.other, relations.c.kind).where(relations.c.identity == who)
        rows = await self.storage.read(
            lambda connection: connection.execute(query.order_by(relations.c.at.desc())).all()
        )
        return [(row.other, row.kind) for row in rows]

    async def blocks(self, who: str, other: str) -> bool:
        """Whether `who` wants nothing of `other`."""
        return who in await self.blocking(other, [who])

    async def blocking(self, who: str, among: Iterable[str]) -> set[str]:
        """Those of these people who want nothing of `who`."""
        of = relations.c
        query = sa.select(of.identity).where(of.other == who, of.kind == "block", of.identity.in_(list(among)))
        return set(await self.storage.read(lambda connection: connection.execute(query).scalars().all()))

    async def check_welcome(self, who: str, host: str) -> None:
        """Refused where the host of a table wants nothing of this person."""
        if who != host and await self.blocks(host, who):
            raise Refused("seat", "refused-not-welcome")

    # -- silence -----------------------------------------------------------------------------

    async def learn(self, identities: Iterable[str]) -> None:
        """Look up whose words these people do not want, where that is not known here yet."""
        missing = {identity for identity in identities if identity not in self._unheard}
        if not missing:
            return
        query = sa.select(relations.c.identity, relations.c.other).where(
            relations.c.identity.in_(missing), relations.c.kind.in_(("block", "mute"))
        )
        while True:
            known = self._changes
            rows = await self.storage.read(lambda connection: connection.execute(query).all())
            if known == self._changes:  # nothing was changed while it was read
                break
        found: dict[str, set[str]] = {identity: set() for identity in missing}
        for row in rows:
            found[row.identity].add(row.other)
        self._unheard |= {identity: frozenset(others) for identity, others in found.items()}

    def unheard_by(self, identity: str) -> frozenset[str]:
        """Those whose words somebody does not want; learn first."""
        return self._unheard.get(identity, NOBODY)

    def forget(self, identity: str) -> None:
        """It has changed, here or on another node."""
        self._changes += 1
        self._unheard.pop(identity, None)

    def forget_absent(self) -> None:
        for identity in [identity for identity in self._unheard if identity not in self.server.connections]:
            del self._unheard[identity]

    def _tell(self, connection: sa.Connection, identity: str) -> None:
        self.storage.notify_nodes(connection, f"{NOTICE}:{identity}")

    # -- presence ----------------------------------------------------------------------------

    async def note_presence(self) -> None:
        """Twice a minute, for other nodes: who is here, of those who let it be seen."""
        if not self.storage.postgres:
            return
        connections = self.server.connections
        here = {who: any(one.watched for one in own) for who, own in list(connections.items())}
        if not here:
            return
        shown = sa.select(profiles.c.identity).where(profiles.c.identity.in_(here), profiles.c.presence)
        willing = await self.storage.read(lambda connection: list(connection.execute(shown).scalars()))
        if willing:
            now = time.time()

            def write(connection: sa.Connection) -> None:
                for seated in (False, True):
                    group = [who for who in willing if here[who] == seated]
                    change = sa.update(profiles).where(profiles.c.identity.in_(group))
                    connection.execute(change.values(seen=now, seated=seated))

            await self.storage.write(write)

    async def presence_of(self, people: Iterable[str]) -> dict[str, Presence]:
        """Of those who let it be seen."""
        query = sa.select(profiles).where(profiles.c.identity.in_(list(people)), profiles.c.presence)
        rows = await self.storage.read(lambda connection: connection.execute(query).all())
        limit = time.time() - HERE_FOR
        found: dict[str, Presence] = {}
        for row in rows:
            own = self.server.connections.get(row.identity)
            if own is not None:
                found[row.identity] = "table" if any(one.watched for one in own) else "here"
            elif self.storage.postgres and row.seen > limit:
                found[row.identity] = "table" if row.seated else "here"
        return found


def removal(who: str, other: str, kind: str) -> sa.Delete:
    of = relations.c
    return sa.delete(relations).where(of.identity == who, of.other == other, of.kind == kind)
