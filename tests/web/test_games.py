"""Every game, played to its end by clicks and looked at on both sizes and in both themes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import DESKTOP, PHONE, SMALL, Size
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


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_clicks(arrive: Arrive, game: str) -> None:
    places, options = SHORT[game]
    visitor = arrive()
    visitor.open(game, places, **options)
    visitor.play_to_the_end(MOST_CLICKS)
    visitor.shoot(f"{game}-end")
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
    expect(page.get_by_role("alert")).to_contain_text("you lay birds before you may draw")
    page.get_by_role("button", name="CB-6").click()
    expect(page.locator(".cited")).to_be_in_viewport()
    visitor.check()
