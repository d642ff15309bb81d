"""People come together: a friend is asked by name, and strangers of like strength find each other."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from playwright.sync_api import expect

from tests.server.client import ServerProcess
from tests.web.conftest import Arrive
from tests.web.test_home import ask
from tests.web.visitor import DESKTOP, PHONE, SMALL, Visitor
from waterhole.server.storage.schema import standings

pytestmark = pytest.mark.compiled_only


def test_a_friend_is_asked_by_name_finds_the_table_at_home_and_sits_down(arrive: Arrive) -> None:
    host, friend = arrive(), arrive(PHONE, touch=True)
    known = ask(friend, "GET", "/me")
    ask(host, "PUT", f"/people/{known['id']}/follow")
    host.page.get_by_role("button", name="With friends: CuBirds").click()
    host.page.get_by_role("combobox", name="Seats").select_option("2")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_label("For the open seats").select_option(known["name"])
    host.page.get_by_role("button", name="Invite", exact=True).click()
    expect(host.page.get_by_text(f"{known['name']} (invited)")).to_be_visible()
    for size in (SMALL, DESKTOP):
        host.resize(size)
        host.check()
        host.shoot(f"together-asking-{size.name}")
    friend.go("/")
    friend.check()
    friend.shoot("together-asked")
    friend.page.get_by_role("link", name="You are invited").click()
    expect(friend.page.get_by_role("button", name="No, thank you")).to_be_visible()
    friend.check()
    friend.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Start").click()
    for one in (host, friend):
        one.at_table()


def rate(visitor: Visitor, site: ServerProcess, rating: int) -> None:
    """A rating that is well known, as many games would give it."""
    engine = sa.create_engine(site.database)
    me = ask(visitor, "GET", "/me")["id"]
    row = sa.insert(standings).values(identity=me, game="cubirds", pace="live", games=20)
    with engine.begin() as database:
        database.execute(row.values(mean=rating, deviation=80, surely=rating - 157))
    engine.dispose()


def test_four_of_different_ratings_who_look_for_people_come_to_two_tables(arrive: Arrive, site: ServerProcess) -> None:
    people = [arrive() for _ in range(4)]
    for one, rating in zip(people, (1200, 1900, 1250, 1880), strict=True):
        rate(one, site, rating)
        one.page.get_by_role("button", name="Play a person: CuBirds").click()
        one.page.get_by_role("combobox", name="Seats").select_option("2")
        one.page.get_by_role("button", name="Find somebody").click()
    for one in people:
        one.page.wait_for_url("**/table/*")
        one.at_table()
    weak, strong, weak_too, strong_too = (one.page.url for one in people)
    assert weak == weak_too != strong == strong_too
