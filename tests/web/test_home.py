"""What calls one back: a lobby that knows one, the deal of the day, one's games on every device, a host who answers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.client import ServerProcess
from tests.server.ops.test_admin import order
from tests.web.conftest import Arrive
from tests.web.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.compiled_only
# How much of the page has moved by itself since it was opened: 0 is nothing, 1 everything.
SHIFTED = """() => new Promise((done) => {
    let sum = 0;
    const seen = (list) => list.getEntries().forEach((one) => (sum += one.hadRecentInput ? 0 : one.value));
    new PerformanceObserver(seen).observe({type: 'layout-shift', buffered: true});
    requestAnimationFrame(() => setTimeout(() => done(sum), 50));
})"""
MOST_SHIFT = 0.02
DEAL = "/daily/savanna/1"


def ask(visitor: Visitor, method: str, path: str, body: Any = None) -> Any:
    """As the page asks, without a click."""
    return visitor.page.evaluate(
        """async ([method, path, body]) => {
            const headers = {'Content-Type': 'application/json'};
            const init = body === null ? {method} : {method, headers, body: JSON.stringify(body)};
            const text = await (await fetch('/api' + path, init)).text();
            return text ? JSON.parse(text) : null;
        }""",
        [method, path, body],
    )


def height_of(visitor: Visitor, name: str) -> float:
    """How far down something is."""
    box = (
        visitor.page.get_by_role("button", name=name).or_(visitor.page.get_by_role("heading", name=name)).bounding_box()
    )
    assert box is not None
    return box["y"]


def test_a_new_visitor_sees_the_games_first_and_who_comes_back_what_goes_on_before_them(arrive: Arrive) -> None:
    ann = arrive()
    expect(ann.page.get_by_role("heading", name="Deal of the day")).to_be_visible()
    assert height_of(ann, "Play now: CuBirds") < height_of(ann, "Deal of the day")
    assert ann.page.evaluate(SHIFTED) < MOST_SHIFT
    ann.open("cubirds", ["me", "cub"])
    ann.go("/")
    expect(ann.page.get_by_text("Your turn").first).to_be_visible()
    assert height_of(ann, "Continue") < height_of(ann, "Play now: CuBirds") < height_of(ann, "Deal of the day")
    assert ann.page.evaluate(SHIFTED) < MOST_SHIFT
    for size in (PHONE, DESKTOP):
        ann.resize(size)
        ann.check()
        ann.shoot(f"home-{size.name}")


def people_at(visitor: Visitor) -> Locator:
    """The rows of a day's table; apex may have one too by now."""
    return visitor.page.get_by_role("row").filter(has=visitor.page.locator("a[href^='/people/']"))


def test_a_deal_of_the_day_is_played_by_two_and_neither_sees_the_others_before(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    ann.page.get_by_role("button", name="Ecosystem: Savanna, alone: Play").click()
    ann.at_table()
    expect(ann.page.get_by_role("button", name="Undo")).to_have_count(0)
    ann.play_to_the_end(2_000)
    table = ann.page.url.removeprefix(ann.url).partition("#")[0]
    ann.page.get_by_role("link", name="The day’s table").click()
    expect(people_at(ann)).to_have_count(1)
    bob.go(DEAL)
    expect(bob.page.get_by_role("alert")).to_contain_text("Play this deal yourself first")
    bob.go(table)
    expect(bob.page.get_by_role("heading")).to_contain_text("not for you")
    assert all("status of 40" in one for one in bob.complaints)  # the browser tells of what was refused
    bob.complaints.clear()
    bob.go(f"/table/{ask(bob, 'POST', DEAL)['id']}")
    bob.at_table()
    bob.play_to_the_end(2_000)
    bob.page.get_by_role("link", name="The day’s table").click()
    expect(people_at(bob).get_by_role("link", name="See the game")).to_have_count(2)
    for size in (PHONE, DESKTOP):
        bob.resize(size)
        bob.check()
        bob.shoot(f"daily-{size.name}")
    bob.page.locator(f"a[href='{table}']").click()
    expect(bob.over.or_(bob.page.get_by_role("button", name="Replay"))).to_be_visible()
    ann.go("/")
    expect(ann.page.get_by_role("link", name="Savanna, alone")).to_contain_text("of 2")


def test_a_guest_takes_a_login_and_has_all_of_two_devices(arrive: Arrive) -> None:
    laptop, phone = arrive(), arrive(PHONE)
    for one in (laptop, phone):
        one.open("savanna", ["me"])
    for one, button in ((laptop, "Take this login"), (phone, "I have one: log in")):
        one.go("/people/me")
        one.page.get_by_label("Login").fill("ann")
        one.page.get_by_label("Password").fill("a long secret")
        one.page.get_by_role("button", name=button).click()
        expect(one.page.get_by_text("You log in as ann.")).to_be_visible()
    for one in (laptop, phone):
        one.go("/")
        expect(one.page.locator(".going li")).to_have_count(2)


def test_a_report_is_answered_by_the_host_on_a_page_that_only_hosts_have(arrive: Arrive, site: ServerProcess) -> None:
    ann, bob, eve = arrive(), arrive(), arrive()
    me = ask(bob, "GET", "/me")
    ask(ann, "POST", f"/people/{me['id']}/report", {"words": "He sings off key"})
    ask(eve, "POST", "/account", {"login": "eve", "password": "a long secret"})
    eve.go("/host")
    expect(eve.page.get_by_role("alert")).to_contain_text("no such page")
    eve.complaints.clear()
    code, said = order(site, "host", "eve")
    assert code == 0, said
    eve.go("/people/me")
    eve.page.get_by_role("link", name="Look after the server").click()
    report = eve.page.get_by_role("article").filter(has_text="He sings off key")  # others may have reported too
    expect(report).to_be_visible()
    for size in (PHONE, DESKTOP):
        eve.resize(size)
        eve.check()
        eve.shoot(f"host-{size.name}")
    report.get_by_label("Another name for").fill("Quiet Bob")
    report.get_by_role("button", name="Rename").click()
    expect(eve.page.get_by_role("status").first).to_contain_text("The name is changed.")
    report.get_by_label("Answer to").fill("We spoke with him")
    report.get_by_role("button", name="Answer").click()
    expect(eve.page.get_by_text("Answered: We spoke with him")).to_be_visible()
    expect(eve.page.get_by_role("listitem").filter(has_text="rename")).to_be_visible()
    ann.go("/people/friends")
    expect(ann.page.get_by_role("listitem").filter(has_text="He sings off key")).to_contain_text("We spoke with him")
    assert ask(bob, "GET", "/me")["name"] == "Quiet Bob"
