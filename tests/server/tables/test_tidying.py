"""What nobody uses any more ends by itself, and nobody takes up the room of the others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa

from waterhole.kernel.game import SPECTATOR, Refused
from waterhole.server import protocol
from waterhole.server.accounts.identities import DAY, IDLE, Identity
from waterhole.server.app import Server
from waterhole.server.ops import upkeep
from waterhole.server.ops.upkeep import OPEN_FOR_FRIENDS, OPEN_IN_LOBBY
from waterhole.server.settings import Settings
from waterhole.server.storage.schema import sessions, tables
from waterhole.server.tables import seating
from waterhole.server.tables.engine.live_table import Viewer
from waterhole.server.tables.listing import LISTED, LISTED_PER_HOST
from waterhole.text import Phrase


@contextlib.asynccontextmanager
async def running(database: str) -> AsyncIterator[Server]:
    server = Server(Settings(database=database, bot_workers=0))
    async with server.running():
        yield server


async def person(server: Server, name: str) -> Identity:
    return (await server.identities.create(name))[0]


async def table_of(server: Server, host: Identity, public: bool = True) -> str:
    wanted = protocol.NewTable(game="cubirds", places=["me", "open"], public=public)
    return (await seating.open_table(server.registry, host.id, wanted)).table.id


async def later(server: Server, seconds: float) -> None:
    """All that has happened was so long ago."""

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.update(tables).values(updated=tables.c.updated - seconds))
        connection.execute(sa.update(sessions).values(used=sessions.c.used - seconds))

    await server.storage.write(write)
    server.identities._believed.clear()


async def status_of(server: Server, table: str) -> str:
    query = sa.select(tables.c.status).where(tables.c.id == table)
    return str(await server.storage.read(lambda connection: connection.execute(query).scalar()))


def test_an_open_table_that_nobody_uses_is_closed_and_its_commitment_is_logged(
    sqlite_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with running(sqlite_database) as server:
            ann = await person(server, "Ann")
            listed, private = await table_of(server, ann), await table_of(server, ann, public=False)
            watched = await table_of(server, ann)
            (await server.registry.get(watched)).show(Viewer(ann.id, lambda frame: None), 0, 0)
            await later(server, OPEN_IN_LOBBY + 1)
            with caplog.at_level(logging.INFO, "waterhole.upkeep"):
                await upkeep.close_abandoned(server.registry, 0)
            assert [await status_of(server, table) for table in (listed, private, watched)] == [
                "closed",
                "open",
                "open",
            ]
            closed = (await server.registry.get(listed)).table
            assert closed.info(ann.id).reason == Phrase("closed-unstarted")
            (line,) = [record for record in caplog.records if "commitment" in vars(record)]
            assert vars(line)["commitment"] == closed.commitment
            assert vars(line)["host"] == ann.id
            await later(server, OPEN_FOR_FRIENDS)
            await upkeep.close_abandoned(server.registry, 0)
            assert await status_of(server, private) == "closed"

    asyncio.run(run())


def test_one_host_cannot_push_the_others_off_the_list(sqlite_database: str) -> None:
    async def run() -> None:
        async with running(sqlite_database) as server:
            ann, eve = await person(server, "Ann"), await person(server, "Eve")
            own = await table_of(server, ann)
            flood = [await table_of(server, eve) for _ in range(LISTED + 5)]
            shown = [line.id for line in await server.listing.tables_of(None)]
            assert own in shown
            assert set(shown) - {own} == set(flood[-LISTED_PER_HOST:])
            assert len(await server.listing.tables_of(eve.id)) == LISTED

    asyncio.run(run())


def test_a_session_that_is_not_used_for_long_has_ended_and_one_that_is_used_goes_on(sqlite_database: str) -> None:
    async def run() -> None:
        async with running(sqlite_database) as server:
            (ann, used), (_, idle) = await server.identities.create("Ann"), await server.identities.create("Eve")
            for _ in range(3):
                await later(server, IDLE / 2 - DAY)
                assert await server.identities.find(used) == ann
            assert await server.identities.find(idle) is None
            await server.identities.forget_idle()
            count = sa.select(sa.func.count()).select_from(sessions)
            assert await server.storage.read(lambda connection: connection.execute(count).scalar()) == 1

    asyncio.run(run())


def test_the_host_lets_a_bot_play_on_only_for_somebody_who_is_waited_for_in_vain(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with running(sqlite_database) as server:
            ann, bob = await person(server, "Ann"), await person(server, "Bob")
            while True:  # chance decides who begins
                live = await server.registry.get(await table_of(server, ann))
                await seating.sit(server.registry, live, bob.id, 1)
                await seating.start(server.registry, live, ann.id)
                if live.table.playing.view(SPECTATOR).waiting == (1,):
                    break
            with pytest.raises(Refused, match="2 minutes"):
                await seating.rise(server.registry, live, ann.id, 1)
            monkeypatch.setattr(seating, "AWAY", 0.0)
            with pytest.raises(Refused, match="Only the host"):
                await seating.rise(server.registry, live, bob.id, 0)
            await seating.rise(server.registry, live, ann.id, 1)
            assert live.table.seats[1].standing_in
            await seating.sit(server.registry, live, bob.id, 1)
            assert not live.table.seats[1].standing_in

    asyncio.run(run())
