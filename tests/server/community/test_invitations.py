"""Somebody is asked to a table by name: a seat is kept, the home shows it, a message goes out; nobody is pestered."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from tests.server.community.house import House, Visitor
from tests.server.community.test_adoption import account, log_in
from tests.server.community.test_results import at_home, database
from waterhole.server.notifications.notify import DELIVER
from waterhole.server.ops.rate_limits import RATES
from waterhole.server.storage.schema import jobs, notice_addresses

__all__ = ["database"]
TABLE = {"game": "cubirds", "places": ["me", "open", "open"]}


async def opened(host: Visitor) -> str:
    found: str = (await host.ask("POST", "/api/tables", 201, json=TABLE))["id"]
    return found


async def invitations(who: Visitor) -> list[str]:
    return [line["id"] for line in (await who.ask("GET", "/api/home"))["tables"] if line.get("invited")]


def ask(host: Visitor, table: str, seat: int, person: str, expect: int = 200) -> Any:
    return host.ask("PUT", f"/api/tables/{table}/seats/{seat}/person", expect, json={"id": person})


def test_who_is_asked_finds_the_table_at_home_and_alone_can_take_the_seat(database: str) -> None:
    async def work(found: House) -> None:
        ann, bob, cat = [await found.visitor(name) for name in ("Ann", "Bob", "Cat")]
        table = await opened(ann)
        told = await ask(ann, table, 1, bob.id)
        assert (told["seats"][1]["kind"], told["seats"][1]["name"], told["seats"][1]["kept"]) == (
            "invited",
            "Bob",
            False,
        )
        assert (await invitations(bob), await invitations(cat)) == ([table], [])
        assert (await bob.ask("GET", f"/api/tables/{table}"))["seats"][1]["kept"]
        await cat.ask("GET", f"/api/tables/{table}", 404)
        await cat.ask("PUT", f"/api/tables/{table}/seats/1", 409, json={"invite": told["invite"]})
        sat = await bob.ask("PUT", f"/api/tables/{table}/seats/1", json={})
        assert sat["seats"][1]["mine"]
        assert await invitations(bob) == []

    at_home(database, work)


def test_who_declines_leaves_an_open_seat(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        table = await opened(ann)
        await ask(ann, table, 1, bob.id)
        await bob.ask("DELETE", f"/api/tables/{table}/seats/1")
        assert (await ann.ask("GET", f"/api/tables/{table}"))["seats"][1]["kind"] == "open"
        assert await invitations(bob) == []

    at_home(sqlite_database, work)


def test_only_the_host_asks_and_only_somebody_else_who_is_there_once(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        table = await opened(ann)
        code = (await ann.ask("GET", f"/api/tables/{table}"))["invite"]
        eve = await found.visitor("Eve")
        await eve.ask("PUT", f"/api/tables/{table}/seats/1", json={"invite": code})
        await ask(eve, table, 2, bob.id, 409)
        await ask(ann, table, 2, ann.id, 409)
        await ask(ann, table, 2, eve.id, 409)
        await ask(ann, table, 1, bob.id, 409)
        await ask(ann, table, 2, "0" * 16, 404)
        await ask(ann, table, 2, "'; drop table seats; --", 400)
        await ann.ask("POST", "/api/bots", 201, json={"name": "robot"})
        (own,) = (await ann.ask("GET", "/api/bots"))["bots"]
        await ask(ann, table, 2, own["id"], 409)
        assert (await ann.ask("GET", f"/api/tables/{table}"))["seats"][2]["kind"] == "open"

    at_home(sqlite_database, work)


def test_an_invitation_is_told_once_and_not_to_who_blocks_the_host(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob, cat = [await found.visitor(name) for name in ("Ann", "Bob", "Cat")]
        rows = [
            {
                "id": one.id * 2, "token": one.id * 2, "identity": one.id, "way": "mail",
                "address": f"{one.name}@example.org", "keys": "", "confirmed": True, "created": 0.0,
            }
            for one in (bob, cat)
        ]  # fmt: skip
        await found.server.storage.write(lambda connection: connection.execute(sa.insert(notice_addresses), rows))
        await cat.ask("PUT", f"/api/people/{ann.id}/block", 204)
        table = await opened(ann)
        for _ in range(2):
            await ask(ann, table, 1, bob.id)
            assert (await ask(ann, table, 2, cat.id))["seats"][2]["kind"] == "invited"  # Ann is not told
        query = sa.select(jobs.c.payload).where(jobs.c.kind == DELIVER)
        sent = await found.server.storage.read(lambda connection: connection.execute(query).scalars().all())
        assert [(one["address"], one["kind"], one["about"]["name"]) for one in map(msgspec.json.decode, sent)] == [
            (bob.id * 2, "invitation", "Ann")
        ]
        assert await invitations(cat) == []

    at_home(sqlite_database, work)


def test_nobody_asks_without_end(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann = await found.visitor("Ann")
        table = await opened(ann)
        for _ in range(int(RATES["invitation"].burst)):
            await ask(ann, table, 1, "0" * 16, 404)
        await ask(ann, table, 1, "0" * 16, 429)

    at_home(sqlite_database, work)


def test_a_guests_invitation_goes_along_to_the_account(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        bob, host, guest = await account(found, "Bob"), await found.visitor("Host"), await found.visitor("Guest")
        table = await opened(host)
        await ask(host, table, 1, guest.id)
        await log_in(guest, bring=True)
        assert await invitations(bob) == [table]
        await bob.ask("PUT", f"/api/tables/{table}/seats/1", json={})

    at_home(sqlite_database, work)
