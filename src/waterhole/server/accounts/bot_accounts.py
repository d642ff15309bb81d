"""Bot accounts: programs of people who have a name here. A token stands for an account; only its hash is kept."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

from waterhole.kernel.game import Refused
from waterhole.server import protocol
from waterhole.server.accounts.identities import GONE, Identity, accounts_of, hashed
from waterhole.server.accounts.names import clean_name
from waterhole.server.ops.rate_limits import MOST_BOTS_PER_PERSON
from waterhole.server.storage.schema import bots, identities, seats, tables
from waterhole.server.tables import seating
from waterhole.server.tables.registry import NotFound

if TYPE_CHECKING:
    from waterhole.server.bots.streams import BotStreams
    from waterhole.server.tables.registry import Registry

PREFIX = "waterhole_bot_"  # so that a token is known for one wherever it turns up
TOKEN_BYTES = 16


def new_token() -> str:
    return PREFIX + secrets.token_hex(TOKEN_BYTES)


class BotAccounts:
    """Made, listed, given new tokens and deleted by the people who own them."""

    def __init__(self, registry: Registry, streams: BotStreams) -> None:
        self.registry = registry
        self.storage = registry.storage
        self.identities = registry.identities
        self.streams = streams

    async def of(self, owner: Identity) -> list[protocol.BotAccount]:
        rows = await self.storage.read(lambda connection: connection.execute(accounts_of(owner.id)).all())
        return [protocol.BotAccount(id=row.id, name=row.name, created=row.created) for row in rows]

    async def create(self, owner: Identity, name: str) -> protocol.BotToken:
        """A new account with its token; names are unique, however they are written."""
        clean_name(name)
        account = protocol.BotAccount(id=secrets.token_hex(8), name=name, created=time.time())
        token = new_token()

        def write(connection: sa.Connection) -> Refused | None:
            if connection.execute(sa.select(bots.c.id).where(bots.c.name == name.lower())).first() is not None:
                return Refused("name", "refused-name-taken")
            owned = sa.select(sa.func.count()).select_from(bots).where(bots.c.owner == owner.id)
            if connection.execute(owned).scalar_one() >= MOST_BOTS_PER_PERSON:
                return Refused("name", "refused-many-bots", most=MOST_BOTS_PER_PERSON)
            connection.execute(sa.insert(identities).values(id=account.id, name=name, created=account.created))
            connection.execute(
                sa.insert(bots).values(
                    id=account.id,
                    name=name.lower(),
                    owner=owner.id,
                    token_hash=hashed(token),
                    created=account.created,
                )
            )
            return None

        problem = await self.storage.write(write)
        if problem is not None:
            raise problem
        self.identities.names[account.id] = name
        self.identities.bots.add(account.id)
        return protocol.BotToken(bot=account, token=token)

    async def renew(self, owner: Identity, name: str) -> protocol.BotToken:
        """Another token; the old one is worth nothing from now on."""
        account = await self.own(owner, name)
        token = new_token()

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.update(bots).where(bots.c.id == account.id).values(token_hash=hashed(token)))
            self.storage.notify_nodes(connection, f"bot:{account.id}")

        await self.storage.write(write)
        self.silence(account.id)
        return protocol.BotToken(bot=account, token=token)

    async def delete(self, owner: Identity, name: str) -> None:
        """End an account; where it sits in a running game, a bot of ours plays on."""
        account = await self.own(owner, name)
        await self.leave_all(account.id)

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.delete(bots).where(bots.c.id == account.id))
            connection.execute(sa.delete(identities).where(identities.c.id == account.id))
            for also in self.identities.when_deleted:
                also(connection, account.id)
            self.storage.notify_nodes(connection, f"bot:{account.id}")

        await self.storage.write(write)
        self.silence(account.id)
        self.identities.names[account.id] = GONE

    async def delete_all(self, owner: Identity) -> None:
        for account in await self.of(owner):
            await self.delete(owner, account.name)

    async def own(self, owner: Identity, name: str) -> protocol.BotAccount:
        for account in await self.of(owner):
            if account.name.lower() == name.lower():
                return account
        raise NotFound("refused-no-own-bot")

    async def leave_all(self, account: str) -> None:
        sat = (
            sa.select(seats.c.table_id, seats.c.seat)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(sa.or_(seats.c.identity == account, seats.c.invited == account))
            .where(tables.c.status.in_(("open", "running")))
        )
        for row in await self.storage.read(lambda connection: connection.execute(sat).all()):
            live = await self.registry.get(row.table_id)
            try:
                await seating.rise(self.registry, live, account, row.seat)
            except Refused:
                continue  # the game has ended meanwhile, or somebody else sits there

    def silence(self, account: str) -> None:
        """Believe the old token no longer, and end what was opened with it; also called for another node."""
        self.identities.forget_name(account)
        self.streams.end(account)
