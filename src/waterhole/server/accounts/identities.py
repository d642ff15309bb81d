"""Who is who: a name and a secret cookie; a login with a password for those who want one."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from waterhole.kernel.game import Refused
from waterhole.server.accounts.names import alike
from waterhole.server.protocol import BotAccount, ChatLine, Export, ExportedTable, Me, NewLogin
from waterhole.server.storage.schema import Query, bots, chat, identities, seats, sessions, tables
from waterhole.server.storage.storage import Storage

TOKEN_BYTES = 16
KEPT = 60.0  # seconds a session is believed without asking the database
DAY = 24 * 3600.0
IDLE = 90 * DAY  # a session that is not used for so long has ended
GONE = "someone"  # the name of who had all data deleted

OF_SESSION = (
    sa.select(identities, sessions.c.used)
    .join(sessions, sessions.c.identity == identities.c.id)
    .where(sessions.c.token_hash == sa.bindparam("digest"))
)
OF_BOT = (
    sa.select(identities, sa.null().label("used"))
    .join(bots, bots.c.id == identities.c.id)
    .where(bots.c.token_hash == sa.bindparam("digest"))
)


@dataclass(frozen=True)
class Identity:
    id: str
    login: str | None
    created: float
    bot: bool = False  # a program with a token, not a person with a cookie


def accounts_of(owner: str) -> Query:
    """The bot accounts that a person has made, oldest first."""
    named = sa.select(bots.c.id, identities.c.name, bots.c.created).join(identities, identities.c.id == bots.c.id)
    return named.where(bots.c.owner == owner).order_by(bots.c.created, bots.c.id)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_session(identity: str, token: str) -> sa.Insert:
    now = time.time()
    return sa.insert(sessions).values(token_hash=hashed(token), identity=identity, created=now, used=now)


class Identities:
    """Sessions, names and passwords. Tokens are kept hashed, passwords by argon2."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.names: dict[str, str] = {}
        self.bots: set[str] = set()  # which of those whose names are known are bot accounts
        self._believed: dict[str, tuple[Identity, float]] = {}
        self._hasher = PasswordHasher()
        self._decoy = ""
        self.when_deleted: list[Callable[[sa.Connection, str], None]] = []  # what else goes with an identity
        self.when_exported: dict[str, Callable[[str], Awaitable[object]]] = {}  # what else is kept of one, by its field

    def name_of(self, identity: str) -> str:
        return self.names.get(identity, GONE)

    def is_bot(self, identity: str) -> bool:
        return identity in self.bots

    def me(self, who: Identity) -> Me:
        return Me(id=who.id, name=self.name_of(who.id), login=who.login)

    def forget_name(self, identity: str) -> None:
        """Another node has changed it."""
        self.names.pop(identity, None)
        self._believed.clear()

    async def learn(self, ids: Iterable[str]) -> None:
        """Look up names that are not known here yet."""
        missing = {identity for identity in ids if identity not in self.names}
        if missing:
            query = (
                sa.select(identities.c.id, identities.c.name, bots.c.id.label("bot"))
                .outerjoin(bots, bots.c.id == identities.c.id)
                .where(identities.c.id.in_(missing))
            )
            for row in await self.storage.read(lambda connection: connection.execute(query).all()):
                self.names[row.id] = row.name
                if row.bot is not None:
                    self.bots.add(row.id)

    # -- sessions ----------------------------------------------------------------------

    async def create(self, name: str) -> tuple[Identity, str]:
        """A new identity and the token of its first session."""
        who = Identity(secrets.token_hex(8), None, time.time())
        token = secrets.token_hex(TOKEN_BYTES)

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.insert(identities).values(id=who.id, name=name, created=who.created))
            connection.execute(
                sa.insert(sessions).values(
                    token_hash=hashed(token), identity=who.id, created=who.created, used=who.created
                )
            )

        await self.storage.write(write)
        self.names[who.id] = name
        self._believed[hashed(token)] = (who, time.monotonic())
        return who, token

    async def find(self, token: str) -> Identity | None:
        """The identity of a session."""
        return await self._believe(hashed(token), OF_SESSION, bot=False)

    async def find_bot(self, token: str) -> Identity | None:
        """The bot account of a token."""
        return await self._believe(hashed(token), OF_BOT, bot=True)

    async def bot_named(self, name: str) -> str | None:
        """The identity of the bot account of this name."""
        query = sa.select(bots.c.id).where(bots.c.name == name.lower())
        found: str | None = await self.storage.read(lambda connection: connection.execute(query).scalar())
        if found is not None:
            await self.learn([found])
        return found

    async def _believe(self, digest: str, query: Query, bot: bool) -> Identity | None:
        known = self._believed.get(digest)
        if known is not None and time.monotonic() - known[1] < KEPT:
            return known[0] if known[0].bot == bot else None
        row = await self.storage.read(lambda connection: connection.execute(query, {"digest": digest}).first())
        now = time.time()
        if row is None or (row.used is not None and row.used < now - IDLE):
            self._believed.pop(digest, None)
            return None
        if row.used is not None and row.used < now - DAY:
            noted = sa.update(sessions).where(sessions.c.token_hash == digest).values(used=now)
            await self.storage.write(lambda connection: connection.execute(noted))
        who = Identity(row.id, row.login, row.created, bot)
        self.names[row.id] = row.name
        if bot:
            self.bots.add(row.id)
        self._believed[digest] = (who, time.monotonic())
        return who

    async def end_sessions(self, identity: str, token: str | None, keep: bool = False) -> None:
        """End the session of a token; without one, all of an identity; with `keep`, all but that one."""
        ended = sa.delete(sessions).where(sessions.c.identity == identity)
        if token is not None:
            own = sessions.c.token_hash == hashed(token)
            ended = ended.where(sa.not_(own) if keep else own)

        def write(connection: sa.Connection) -> None:
            connection.execute(ended)
            self.storage.notify_nodes(connection, f"session:{identity}")

        await self.storage.write(write)
        self._believed.clear()

    async def forget_idle(self) -> None:
        """Delete the sessions that have ended by not being used."""
        ended = sessions.c.used < time.time() - IDLE
        if await self.storage.read(lambda connection: connection.execute(sa.select(sessions).where(ended)).first()):
            await self.storage.write(lambda connection: connection.execute(sa.delete(sessions).where(ended)))

    async def rename(self, who: Identity, name: str) -> None:
        """Refused where the new name could be taken for that of somebody at a table where both sit."""
        mine = sa.select(seats.c.table_id).where(seats.c.identity == who.id)
        others = (
            sa.select(identities.c.name)
            .join(seats, seats.c.identity == identities.c.id)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.table_id.in_(mine), identities.c.id != who.id, tables.c.status.in_(("open", "running")))
        )
        for other in await self.storage.read(lambda connection: connection.execute(others).scalars().all()):
            if alike(other, name):
                raise Refused("name", "refused-name-near", name=other)

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.update(identities).where(identities.c.id == who.id).values(name=name))
            self.storage.notify_nodes(connection, f"name:{who.id}")

        await self.storage.write(write)
        self.names[who.id] = name

    # -- accounts ------------------------------------------------------------------------

    async def register(self, who: Identity, wanted: NewLogin, token: str) -> Identity:
        """Give an identity a login, so that it can be used from elsewhere; a new one ends its other sessions."""
        if who.login is not None:
            await self._check_password(who, wanted.old)
        login, digest = wanted.login.lower(), await asyncio.to_thread(self._hasher.hash, wanted.password)

        def write(connection: sa.Connection) -> bool:
            taken = sa.select(identities.c.id).where(identities.c.login == login, identities.c.id != who.id)
            if connection.execute(taken).first() is not None:
                return False
            connection.execute(
                sa.update(identities).where(identities.c.id == who.id).values(login=login, password=digest)
            )
            return True

        if not await self.storage.write(write):
            raise Refused("login", "refused-login-taken")
        await self.end_sessions(who.id, token, keep=True)
        return Identity(who.id, login, who.created)

    async def set_password(self, who: Identity, password: str) -> None:
        """Another password, by whoever runs the server; all sessions end."""
        digest = await asyncio.to_thread(self._hasher.hash, password)
        change = sa.update(identities).where(identities.c.id == who.id, identities.c.login.is_not(None))
        await self.storage.write(lambda connection: connection.execute(change.values(password=digest)))
        await self.end_sessions(who.id, None)

    async def _check_password(self, who: Identity, password: str) -> None:
        query = sa.select(identities.c.password).where(identities.c.id == who.id)
        digest = await self.storage.read(lambda connection: connection.execute(query).scalar())
        try:
            await asyncio.to_thread(self._hasher.verify, digest or self.decoy(), password)
        except Argon2Error:
            raise Refused("login", "refused-login-change") from None

    async def log_in(self, login: str, password: str) -> tuple[Identity, str]:
        """A new session for a login; Refused does not say whether login or password is wrong."""
        query = sa.select(identities).where(identities.c.login == login.lower())
        row = await self.storage.read(lambda connection: connection.execute(query).first())
        try:
            await asyncio.to_thread(self._hasher.verify, row.password if row else self.decoy(), password)
        except Argon2Error:
            row = None
        if row is None:
            raise Refused("login", "refused-login")
        who = Identity(row.id, row.login, row.created)
        token = secrets.token_hex(TOKEN_BYTES)
        await self.storage.write(lambda connection: connection.execute(new_session(who.id, token)))
        self.names[who.id] = row.name
        return who, token

    def decoy(self) -> str:
        """The hash of no password: checking it makes an unknown login take as long as a known one."""
        if not self._decoy:
            self._decoy = self._hasher.hash(secrets.token_hex(8))
        return self._decoy

    async def export(self, who: Identity) -> Export:
        """All that is kept about an identity."""
        sat = (
            sa.select(tables.c.id, tables.c.game, tables.c.status, tables.c.created, seats.c.seat)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.identity == who.id)
            .order_by(tables.c.created)
        )
        said = sa.select(chat).where(chat.c.identity == who.id).order_by(chat.c.id)
        owned = accounts_of(who.id)

        def read(connection: sa.Connection) -> Export:
            return Export(
                me=self.me(who),
                created=who.created,
                tables=[
                    ExportedTable(table=row.id, game=row.game, seat=row.seat, status=row.status, started=row.created)
                    for row in connection.execute(sat)
                ],
                chat=[
                    ChatLine(id=row.id, name=self.name_of(who.id), mine=True, text=row.text, at=row.at)
                    for row in connection.execute(said)
                ],
                bots=[BotAccount(id=row.id, name=row.name, created=row.created) for row in connection.execute(owned)],
            )

        others = {field: await export(who.id) for field, export in self.when_exported.items()}
        return msgspec.structs.replace(await self.storage.read(read), **others)

    async def delete(self, who: Identity) -> None:
        """Remove name, login, sessions and words; the moves stay, made by 'someone'."""

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.delete(sessions).where(sessions.c.identity == who.id))
            connection.execute(sa.delete(chat).where(chat.c.identity == who.id))
            connection.execute(sa.delete(identities).where(identities.c.id == who.id))
            for also in self.when_deleted:
                also(connection, who.id)
            self.storage.notify_nodes(connection, f"session:{who.id}")

        await self.storage.write(write)
        self._believed.clear()
        self.names[who.id] = GONE
