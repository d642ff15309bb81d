"""A reason to come back: what was played is remembered, and whom one does not want to hear is not heard."""

from __future__ import annotations

import re
from typing import Any

import pytest
import sqlalchemy as sa
from playwright.sync_api import Route, expect

from tests.server.client import ServerProcess
from tests.web.conftest import Arrive
from tests.web.visitor import DESKTOP, PHONE
from waterhole.server.storage.schema import results

pytestmark = pytest.mark.compiled_only


def test_a_finished_game_is_on_ones_page_with_its_rating(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.open("cubirds", ["me", "cub"])
    visitor.play_to_the_end(2_000)
    own = page.get_by_role("dialog").get_by_role("table").get_by_role("link")
    expect(own).to_have_count(1)
    own.click()
    expect(page.get_by_role("heading", name="Statistics")).to_be_visible()
    expect(page.get_by_text("one game, ").first).to_be_visible()
    expect(page.get_by_text("Rating live:")).to_be_visible()
    expect(page.get_by_role("link", name="CuBirds")).to_be_visible()
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        page.get_by_role("radio", name="owl").check(force=True)
    expect(page.get_by_role("radio", name="owl")).to_be_checked()
    page.reload()
    expect(page.get_by_role("radio", name="owl")).to_be_checked()
    for size in (PHONE, DESKTOP):
        visitor.resize(size)
        visitor.check()
        visitor.shoot(f"people-me-{size.name}")
    page.get_by_role("link", name="Best players").click()
    expect(page.get_by_role("row", name="Apex")).to_be_visible()
    page.get_by_role("link", name="CuBirds").click()
    expect(page.get_by_text("after one game")).to_be_visible()
    for size in (PHONE, DESKTOP):
        visitor.resize(size)
        visitor.check()
        visitor.shoot(f"people-top-{size.name}")


def test_a_muted_person_is_not_heard_and_a_reported_one_is_told_to_the_host(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    table = ann.page.evaluate(
        """async () => (await (await fetch('/api/tables', {
            method: 'POST', headers: {'Content-Type': 'application/json'},
            body: JSON.stringify({game: 'cubirds', places: ['me', 'open'], public: true})
        })).json()).id"""
    )
    bob.page.evaluate(
        """(table) => fetch(`/api/tables/${table}/seats/1`, {
            method: 'PUT', headers: {'Content-Type': 'application/json'}, body: '{}'
        })""",
        table,
    )
    ann.page.evaluate("(table) => fetch(`/api/tables/${table}/start`, {method: 'POST'})", table)
    for one in (ann, bob):
        one.go(f"/table/{table}")

    def say(text: str) -> None:
        bob.page.get_by_placeholder("Say something").fill(text)
        bob.page.keyboard.press("Enter")
        expect(bob.page.get_by_text(text)).to_be_visible()

    say("first words")
    ann.page.locator("p", has_text="first words").get_by_role("link").click()
    ann.page.get_by_role("button", name="Mute").click()
    expect(ann.page.get_by_role("button", name="Do not mute")).to_be_visible()
    ann.page.get_by_role("button", name="Report").click()
    ann.page.get_by_label("What happened?").fill("He shouts")
    ann.page.locator("form").get_by_role("button", name="Report").click()
    expect(ann.page.get_by_role("status")).to_contain_text("Thank you")
    held: list[Route] = []
    # It is answered when she has left the page, which must not take the next one's address for a person.
    ann.page.route("**/follow", lambda route: held.append(route))
    ann.page.get_by_role("button", name="Follow").click()
    ann.page.get_by_role("link", name="Friends").click()
    expect(ann.page.get_by_role("heading", name="Muted")).to_be_visible()
    with ann.page.expect_response(lambda answer: answer.request.method == "GET"):
        held[0].continue_()
    ann.page.unroute("**/follow")
    expect(ann.page.get_by_role("listitem").filter(has_text="He shouts")).to_contain_text("not answered yet")
    for size in (PHONE, DESKTOP):
        ann.resize(size)
        ann.check()
        ann.shoot(f"people-friends-{size.name}")
    ann.go(f"/table/{table}")
    say("second words")
    bob.page.get_by_placeholder("Say something").fill("")
    expect(ann.page.get_by_text("words")).to_have_count(0)


def won(person: str, level: str, games: int) -> list[dict[str, Any]]:
    """Results of somebody who beat a bot again and again."""
    seats = [{"identity": person, "level": None, "place": 1}, {"identity": None, "level": level, "place": 2}]
    of = {"game": "cubirds", "players": 2, "pace": "live", "score": 0, "left_early": False, "unrated": ""}
    return [
        {"table_id": f"{person[:12]}{game}", "seat": seat, "at": float(game), **of, **one}
        for game in range(games)
        for seat, one in enumerate(seats)
    ]


def test_bots_get_a_temperament_where_a_table_is_set_up_and_it_shows_in_their_names(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    page.get_by_role("button", name="On one screen: CuBirds").click()
    page.get_by_label("Seats").select_option("3")
    page.get_by_label("People on this screen").select_option("1")
    page.get_by_label("Bots play as").select_option("forager")
    temper = page.get_by_label("Temperament")
    expect(temper.get_by_role("option")).to_have_text(
        [
            "none: play what is best",
            "careful: saves, and risks little",
            "builder: prepares, and waits for more",
            "a different one for each",
        ]
    )
    temper.select_option("a different one for each")
    for size in (PHONE, DESKTOP):
        visitor.resize(size)
        visitor.check()
        visitor.shoot(f"temperaments-{size.name}")
    page.get_by_role("button", name="Start", exact=True).click()
    names = page.locator(".panel .name")
    expect(names.nth(1)).to_have_text("Careful Forager 2")
    expect(names.nth(2)).to_have_text("Building Forager 3")
    for size in (PHONE, DESKTOP):
        visitor.resize(size)
        visitor.check()
        visitor.shoot(f"tempered-{size.name}")


def test_a_level_is_suggested_by_results_and_a_rematch_is_against_others_of_a_level_that_suits(
    arrive: Arrive, site: ServerProcess
) -> None:
    visitor = arrive()
    page = visitor.page
    page.get_by_role("button", name="On one screen: CuBirds").click()
    level = page.get_by_label("Bots play as")
    expect(level).to_have_value("cub")
    expect(level).to_have_accessible_description("You have not played this against bots yet: start with Cub.")
    page.keyboard.press("Escape")
    me = page.evaluate("fetch('/api/me').then((answer) => answer.json()).then(({ id }) => id)")
    engine = sa.create_engine(site.database)
    with engine.begin() as connection:
        connection.execute(results.insert(), won(me, "cub", 4))
    engine.dispose()
    page.reload()
    advice = "You won 4 of your last 4 games against Cub: try Forager."
    expect(page.get_by_text(advice)).to_be_visible()
    page.get_by_role("button", name="On one screen: CuBirds").click()
    expect(level).to_have_value("forager")
    expect(level).to_have_accessible_description(advice)
    for size in (PHONE, DESKTOP):
        visitor.resize(size)
        visitor.check()
        visitor.shoot(f"level-suggested-{size.name}")
    page.keyboard.press("Escape")
    visitor.play_now("CuBirds")
    seats = page.locator(".panel .name")
    expect(seats.nth(1)).to_have_text(re.compile(r"^Forager"))
    visitor.play_to_the_end(2_000)
    expect(page.get_by_role("button", name="Weaker: Cub")).to_be_visible()
    for size in (PHONE, DESKTOP):
        visitor.resize(size)
        visitor.check()
        visitor.shoot(f"other-bots-{size.name}")
    mine = page.get_by_role("heading", name="You won").count()  # who has lost is not sent to stronger ones
    expect(page.get_by_role("button", name="Stronger: Hunter")).to_have_count(mine)
    page.get_by_role("button", name="Weaker: Cub").click()
    expect(seats.nth(1)).to_have_text(re.compile(r"^Cub"))
    visitor.at_table()
