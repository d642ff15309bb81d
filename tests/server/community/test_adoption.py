"""Who logs in where they played as a guest keeps all of it, and an account loses nothing by it."""

from __future__ import annotations

import itertools
from typing import Any

import sqlalchemy as sa

from tests.server.community.house import House, Visitor
from tests.server.community.test_daily import begun, quick_master
from tests.server.community.test_results import at_home, database
from waterhole.server.storage.schema import entries, schema, seats

__all__ = ["database", "quick_master"]
NUMBERS = itertools.count(1000)
ID_LENGTH = 16
LOGIN = {"login": "ann", "password": "long enough"}


async def account(found: House, name: str = "Ann") -> Visitor:
    one = await found.visitor(name)
    await one.ask("POST", "/api/account", json=LOGIN)
    return one


async def log_in(who: Visitor, **bring: bool) -> Any:
    return await who.ask("POST", "/api/session", json=LOGIN | bring)


def test_a_guest_who_takes_a_login_has_everything_on_a_second_device(database: str) -> None:
    async def work(found: House) -> None:
        ann, bob, phone = await found.visitor("Ann"), await found.visitor("Bob"), await found.visitor("Phone")
        await found.finished(ann, bob)
        live = await found.begin(ann, bob)
        await ann.ask("PUT", f"/api/people/{bob.id}/follow", 204)
        await ann.ask("PATCH", "/api/people/me", json={"picture": "owl", "history": True})
        await ann.ask("POST", "/api/account", json=LOGIN)
        before = [await ann.ask("GET", path) for path in ("/api/people/me", "/api/people/me/games", "/api/friends")]
        assert (await log_in(phone))["id"] == ann.id
        after = [await phone.ask("GET", path) for path in ("/api/people/me", "/api/people/me/games", "/api/friends")]
        assert after == before
        assert live.table.id in {line["id"] for line in (await phone.ask("GET", "/api/home"))["tables"]}

    at_home(database, work)


def test_what_a_guest_played_on_the_second_device_becomes_the_accounts(database: str) -> None:
    async def work(found: House) -> None:
        ann, bob, guest = await account(found), await found.visitor("Bob"), await found.visitor("Guest")
        rows = await found.finished(guest, bob)
        live = await found.begin(guest, bob)
        opened = await begun(found, guest, "/api/daily/savanna/1")
        await guest.ask("PUT", f"/api/people/{bob.id}/follow", 204)
        await guest.ask("PATCH", "/api/people/me", json={"picture": "owl"})
        assert (await log_in(guest, bring=True))["id"] == ann.id
        for device in (ann, guest):
            (game,) = (await device.ask("GET", "/api/people/me/games"))["games"]
            assert ann.id in {seat["id"] for seat in game["seats"]}
            profile = await device.ask("GET", "/api/people/me")
            assert (profile["person"]["name"], profile["person"]["picture"]) == ("Ann", "owl")
            assert [one["rating"] for one in profile["statistics"][0]["ratings"]] == [round(rows[0].mean)]
            assert [one["id"] for one in (await device.ask("GET", "/api/friends"))["follows"]] == [bob.id]
            home = await device.ask("GET", "/api/home")
            assert {live.table.id, opened.table.id} <= {line["id"] for line in home["tables"]}
            assert opened.table.id in {deal["table"] for deal in home["daily"]["deals"]}
        assert live.table.seats_of(ann.id) == [0]  # the table in memory knows too, and goes on
        await found.play(live)
        assert [row.identity for row in await found.counted(live)] == [ann.id, bob.id]
        found.server.registry.live.clear()
        again = await found.server.registry.get(opened.table.id)
        assert again.table.seats_of(ann.id) == [0]
        await bob.ask("GET", f"/api/people/{guest.id}", 404)

    at_home(database, work)


def test_what_the_account_has_already_stays_as_it_is(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob, guest = await account(found), await found.visitor("Bob"), await found.visitor("Guest")
        await found.finished(ann, bob)
        await found.finished(guest, bob)
        mine = await begun(found, ann, "/api/daily/savanna/1")
        await begun(found, guest, "/api/daily/savanna/1")
        await ann.ask("PUT", f"/api/people/{bob.id}/block", 204)
        await guest.ask("PUT", f"/api/people/{bob.id}/follow", 204)
        await guest.ask("PUT", f"/api/people/{ann.id}/follow", 204)
        ratings = (await ann.ask("GET", "/api/people/me"))["statistics"][0]["ratings"]
        await log_in(guest, bring=True)
        profile = await ann.ask("GET", "/api/people/me")
        assert (profile["statistics"][0]["ratings"], profile["statistics"][0]["games"]) == (ratings, 2)
        deals = (await ann.ask("GET", "/api/daily"))["deals"]
        assert {deal["table"] for deal in deals} == {None, mine.table.id}
        friends = await ann.ask("GET", "/api/friends")
        assert ([one["id"] for one in friends["blocks"]], friends["follows"]) == ([bob.id], [])

    at_home(sqlite_database, work)


def test_who_does_not_want_it_leaves_the_guest_behind_and_nobody_takes_another_account(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob, guest = await account(found), await found.visitor("Bob"), await found.visitor("Guest")
        await found.finished(guest, bob)
        await log_in(guest)
        assert (await ann.ask("GET", "/api/people/me/games"))["games"] == []
        await bob.ask("POST", "/api/account", json={"login": "bob", "password": "long enough"})
        await log_in(bob, bring=True)  # Bob has a login of his own: that is another account, not a guest
        assert (await ann.ask("GET", "/api/people/me/games"))["games"] == []
        stranger = await found.visitor("Eve")
        wrong = LOGIN | {"password": "wrong horse", "bring": True}
        await stranger.ask("POST", "/api/session", 409, json=wrong)
        assert (await stranger.ask("GET", "/api/me"))["name"] == "Eve"

    at_home(sqlite_database, work)


# -- every column that can name a person ---------------------------------------------------------------

# What else is as long as the id of a person.
OF_OTHER_THINGS = {
    "tables.id",
    "tables.rules",
    "studies.id",
    "tournaments.id",
    "entrants.tournament",
    "pairings.tournament",
}
OF_OTHER_THINGS |= {f"{name}.table_id" for name in schema.tables if "table_id" in schema.tables[name].c}
OF_OTHER_THINGS |= {"daily_deals.apex", "daily_deals.rules", "finishes.unrated", "results.unrated", "jobs.claim"}
OF_OTHER_THINGS |= {"host_keys.name", "identities.id", "bots.id"}  # these last two are the person, or a program, itself
NEVER_A_GUEST = {"hosts.identity"}
WITH_THEIR_OWNER = {"bots.owner"}  # bot accounts are ended one by one (test_bot_accounts)
STAYS = {"seats.identity", "seats.invited", "tables.host"}  # whose moves these were: now of someone without a name


def naming_people() -> list[sa.Column[Any]]:
    columns = [column for table in schema.tables.values() for column in table.c]
    long = [one for one in columns if isinstance(one.type, sa.String) and one.type.length == ID_LENGTH]
    return [one for one in long if name_of(one) not in OF_OTHER_THINGS]


def name_of(column: sa.Column[Any]) -> str:
    return f"{column.table.name}.{column.name}"


def row_naming(column: sa.Column[Any], person: str) -> dict[str, object]:
    """Whatever fits, and this person in this column."""
    some = {str: column.table.name[:3] + column.name[:3], int: next(NUMBERS), float: 1.0, bool: False, bytes: b""}
    filled: dict[str, object] = {one.name: some[one.type.python_type] for one in column.table.c if not one.nullable}
    return {**filled, column.name: person}


async def write_all(found: House, person: str) -> None:
    def write(connection: sa.Connection) -> None:
        for column in naming_people():
            row = row_naming(column, person)
            connection.execute(sa.insert(column.table).values(row))
            if column.table is seats:  # a table has a log
                log = row_naming(entries.c.table_id, str(row["table_id"])) | {"data": "null"}
                connection.execute(sa.insert(entries).prefix_with("or ignore").values(log))

    await found.server.storage.write(write)


async def names_left(found: House, person: str) -> set[str]:
    def read(connection: sa.Connection) -> set[str]:
        return {
            name_of(column)
            for column in naming_people()
            if connection.execute(sa.select(column).where(column == person)).first()
        }

    return await found.server.storage.read(read)


def test_every_column_that_names_a_guest_goes_along(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, guest = await account(found), await found.visitor("Guest")
        await write_all(found, guest.id)
        await log_in(guest, bring=True)
        assert await names_left(found, guest.id) == NEVER_A_GUEST
        gone = {"seeks.identity", "sessions.identity"}  # a search and a session end with the guest
        own = {"reports.identity", "reports.about"}  # one's own, where they are about the other of the two
        assert await names_left(found, ann.id) >= {name_of(one) for one in naming_people()} - NEVER_A_GUEST - gone - own

    at_home(sqlite_database, work)


def test_every_column_that_names_a_person_forgets_who_is_deleted(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann = await account(found)
        await write_all(found, ann.id)
        await ann.ask("DELETE", "/api/me", 204)
        assert await names_left(found, ann.id) == STAYS | WITH_THEIR_OWNER

    at_home(sqlite_database, work)
