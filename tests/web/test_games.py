"""Every game, played to its end by clicks and looked at on both sizes and in both themes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import DESKTOP, PHONE, SMALL, Size, Visitor
from waterhole.games import GAMES

pytestmark = pytest.mark.compiled_only

# Tables that are over after a bearable number of clicks.
SHORT: dict[str, tuple[list[str], dict[str, Any]]] = {
    "cubirds": (["me", "forager", "forager"], {}),
    "wild_cards": (["me", "forager", "forager"], {}),
    "savanna": (["me", "forager", "forager"], {}),
    "wildlife": (["me", "forager", "forager"], {"rounds": 1}),
    "wilderness": (["me", "forager"], {"length": "short"}),
}
MOST_CLICKS = 3000
OPENED_AT = 3  # the move at which a replay is opened


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_clicks_and_replayed_with_all_cards_open(arrive: Arrive, game: str) -> None:
    places, options = SHORT[game]
    visitor = arrive()
    visitor.open(game, places, **options)
    visitor.play_to_the_end(MOST_CLICKS)
    visitor.shoot(f"{game}-end")
    visitor.check()
    replays_with_all_cards_open(visitor, game, len(places))


def replays_with_all_cards_open(visitor: Visitor, game: str, seats: int) -> None:
    """The replay shows every hand as the server tells it, by name or by picture."""
    page = visitor.page
    table = page.url.rsplit("/", 1)[1].partition("#")[0]
    page.get_by_role("button", name="Replay").click()
    for _ in range(OPENED_AT):
        page.get_by_role("button", name="Forward").click()
    expect(page.get_by_text(f"{OPENED_AT}/")).to_be_visible()
    hands = page.get_by_role("region", name="All hands")
    expect(hands).to_have_count(0)
    page.get_by_label("Eyes of").select_option("all open")
    expect(hands.locator(".line")).to_have_count(seats - 1)
    replay = page.evaluate(f"async () => (await fetch('/api/tables/{table}/replay?seat=0&open=true')).json()")
    players = replay["steps"][OPENED_AT - 1]["view"]["players"]
    for line, player in zip(hands.locator(".line").all(), players[1:seats], strict=True):
        expect(line.get_by_role("listitem")).to_have_count(len(player["hand"]))
        titles = {item.get_attribute("title") for item in line.get_by_role("listitem").all()}
        assert titles == set(player["hand"])
    visitor.shoot(f"{game}-replay-open")
    visitor.check()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP, SMALL], ids=lambda size: size.name)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_table_fits_its_screen_and_hinders_nobody(arrive: Arrive, game: str, size: Size, scheme: str) -> None:
    visitor = arrive(size, scheme)
    visitor.play_now(GAMES[game].title)
    visitor.check()
    visitor.play_on(12)
    visitor.page.wait_for_timeout(300)
    visitor.shoot(f"{game}-{size.name}-{scheme}")
    visitor.check()


def test_a_game_is_played_by_keyboard_alone(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    expect(page.get_by_role("button", name="Play now: CuBirds")).to_be_visible()
    while page.evaluate("document.activeElement.ariaLabel") != "Play now: CuBirds":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    visitor.at_table()
    expect(page.locator(".asked")).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(".stack[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".stack[aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("1")
    for key in ("ArrowUp", "ArrowUp", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("log", name="Log")).to_contain_text("You laid")
    for _ in range(MOST_CLICKS):
        if visitor.over.is_visible():
            return
        page.keyboard.press("1")
        page.wait_for_timeout(15)
    raise AssertionError("not over")


def test_a_move_is_found_by_typing_it(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.play_now("CuBirds")
    page = visitor.page
    expect(page.locator(".asked")).to_be_visible()
    bird = page.locator("[data-bird]").first.get_attribute("data-bird")
    page.keyboard.press("m")
    page.get_by_role("searchbox").fill(f"lay {bird} 2 left")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Log")).to_contain_text(f"{bird}")


def test_what_may_not_be_done_says_why_with_its_ruling(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.play_now("CuBirds")
    page = visitor.page
    expect(page.locator(".asked")).to_be_visible()
    page.keyboard.press("m")
    page.get_by_role("searchbox").fill("draw")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("You lay birds before you may draw")
    page.get_by_role("button", name="CB-6").click()
    expect(page.locator(".cited")).to_be_in_viewport()
    visitor.check()


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=lambda size: size.name)
def test_a_finger_on_the_island_comes_closer_before_it_places_a_tile(arrive: Arrive, size: Size) -> None:
    """The spaces of the whole island are too small for fingers; those seen from near are not."""
    visitor = arrive(size, touch=True)
    visitor.play_now("Wildlife")
    page = visitor.page
    space = page.locator(".space.lit").nth(9)
    name = space.get_attribute("data-place")
    space.tap()
    near = page.locator(f".near [data-place='{name}']")
    expect(near).to_be_in_viewport(ratio=1)
    expect(near.locator(".tile")).to_have_count(0)
    box = near.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    visitor.shoot(f"wildlife-near-{size.name}")
    visitor.check()
    near.tap()
    expect(page.locator(f"[data-place='{name}'] .tile")).to_be_visible()
    expect(page.locator(".near")).to_have_count(0)


def test_steps_in_the_wilderness_are_as_large_as_a_finger(arrive: Arrive) -> None:
    visitor = arrive(SMALL, touch=True)
    visitor.play_now("Wilderness")
    for step in visitor.page.locator(".step").all():
        box = step.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40
