"""People find each other: by the queue, and at a tournament that starts by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import DESKTOP, PHONE
from waterhole.games import GAMES

pytestmark = pytest.mark.compiled_only


def test_two_who_look_for_somebody_come_to_one_table(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    for one in (ann, bob):
        one.page.get_by_role("button", name="Play a person: CuBirds").click()
        one.page.get_by_label("Seats").select_option("2")
    ann.page.get_by_role("button", name="Find somebody").click()
    expect(ann.page.get_by_text("We look for somebody of your strength.")).to_be_visible()
    for size in (PHONE, DESKTOP):
        ann.resize(size)
        ann.check()
        ann.shoot(f"seek-{size.name}")
    bob.page.get_by_role("button", name="Find somebody").click()
    for one in (ann, bob):
        one.page.wait_for_url("**/table/*")
    assert ann.page.url.partition("#")[0] == bob.page.url.partition("#")[0]  # the first who opens adds the invitation


def test_a_tournament_is_announced_entered_and_shown(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    page.get_by_role("link", name="Tournaments").click()
    page.get_by_role("link", name="Announce a tournament").click()
    page.reload()  # the games come after the page then
    expect(page.get_by_label("Game")).to_have_value(next(iter(GAMES)))
    expect(page.get_by_label("Players at a table")).to_have_value("2")
    page.get_by_label("Name").fill("Evening cup")
    page.get_by_label("Game").select_option("cubirds")
    page.get_by_label("Bots that take part").fill("3")
    page.get_by_label("Their level").select_option("cub")
    for size in (PHONE, DESKTOP):
        visitor.resize(size)
        visitor.check()
        visitor.shoot(f"tournament-new-{size.name}")
    page.get_by_role("button", name="Announce a tournament").click()
    expect(page.get_by_role("heading", name="Evening cup")).to_be_visible()
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_text("open for entries, you are in it")).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(5)
    now = page.evaluate(
        """async () => {
            const ask = (method, path, body) => fetch(`/api/tournaments${path}`, {
                method, headers: {'Content-Type': 'application/json'}, body: body && JSON.stringify(body)
            }).then((answer) => answer.json());
            const bots = ['random', 'random', 'random'];
            const wanted = {name: 'At once', kind: 'swiss', game: 'cubirds', rounds: 1, bots};
            const {id} = await ask('POST', '', {...wanted, starts: Date.now() / 1000 + 1});
            await ask('PUT', `/${id}/entry`);
            return id;
        }"""
    )
    visitor.go(f"/tournaments/{now}")
    page.wait_for_url("**/table/*")  # she is called
    visitor.go(f"/tournaments/{now}")
    expect(page.get_by_role("link", name="To your table")).to_be_visible()
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    for size in (PHONE, DESKTOP):
        visitor.resize(size)
        visitor.check()
        visitor.shoot(f"tournament-{size.name}")
    page.get_by_role("button", name="Withdraw").click()
    expect(page.get_by_role("button", name="Enter")).to_be_visible()
    page.get_by_role("link", name="Tournaments").click()
    expect(page.get_by_role("link", name="At once")).to_be_visible()
