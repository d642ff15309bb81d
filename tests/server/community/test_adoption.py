"""Who logs in where they played as a guest keeps all of it, and an account loses nothing by it."""

from __future__ import annotations

from typing import Any

from tests.server.community.house import House, Visitor
from tests.server.community.test_daily import begun, quick_master
from tests.server.community.test_results import at_home, database
from waterhole.server.community.adoption import MANY, ONCE
from waterhole.server.storage.schema import schema

__all__ = ["database", "quick_master"]
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


# Columns of people that are treated one by one, or that no guest is ever in.
TREATED = {"seats.identity", "seats.invited", "seeks.identity", "sessions.identity", "entrants.identity"}
TREATED |= {"relations.identity", "relations.other"}
NEVER_A_GUEST = {"hosts.identity", "host_acts.host"}


def test_every_column_that_names_a_person_goes_along() -> None:
    of_people = {"identity", "other", "about", "host", "owner", "organiser", "invited"}
    columns = {f"{table.name}.{column.name}" for table in schema.tables.values() for column in table.c}
    moved = {f"{table.name}.identity" for table in ONCE} | {f"{column.table.name}.{column.name}" for column in MANY}
    assert {name for name in columns if name.partition(".")[2] in of_people} == moved | TREATED | NEVER_A_GUEST
