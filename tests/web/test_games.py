"""Every game, played to its end by clicks and looked at on both sizes and in both themes."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import DESKTOP, PHONE, SMALL, TABLET, Size, Visitor
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
LISTENED = 6  # clicks in each size while somebody listens
# What is no move, what goes with one that is told, and what nobody sees yet: the log alone has it.
SILENT = {
    "cubirds": {"refilled", "dealt", "reshuffled"},
    "wild_cards": {"drew", "reshuffled"},
    "savanna": {"dealt", "drew", "selected", "passed", "neutral"},
    "wildlife": {"turn", "drew", "reshuffled"},
    "wilderness": {"turn", "status", "dealt", "reshuffled", "roamed"},
}

LOGGED = "[...document.querySelectorAll('[aria-labelledby=log-title] p')].map((line) => line.textContent.trim())"
# Keeps whatever is said at the table from now on to who listens; what the log has by then.
LISTEN = f"""(said) => {{
    window.heard = [];
    const hear = ({{addedNodes}}) => window.heard.push(...[...addedNodes].map((line) => line.textContent ?? ''));
    new MutationObserver((changes) => changes.forEach(hear)).observe(said, {{childList: true}});
    return {LOGGED};
}}"""
# At one moment: what was said to who listens, and what the log has.
HEARD = f"() => [window.heard.join(' '), {LOGGED}]"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_clicks_at_a_table_that_stands_still_and_replayed_with_all_cards_open(
    arrive: Arrive, game: str
) -> None:
    places, options = SHORT[game]
    visitor = arrive()
    visitor.open(game, places, **options)
    with visitor.seeing_nothing_shift():
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
    expect(page.locator(".at").get_by_text(f"{OPENED_AT}/")).to_be_visible()
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
def test_a_table_fits_every_screen_by_day_and_night_and_hinders_nobody(arrive: Arrive, game: str) -> None:
    visitor = arrive(PHONE)
    visitor.play_now(GAMES[game].title)
    for size in (PHONE, DESKTOP, SMALL):
        visitor.resize(size)
        for scheme in ("light", "dark"):
            visitor.page.emulate_media(color_scheme=scheme)
            visitor.shoot(f"{game}-{size.name}-{scheme}")
            visitor.check()
        visitor.play_on(6)


@pytest.mark.parametrize("game", GAMES)
def test_who_listens_hears_each_move_of_others_on_a_phone_and_at_a_desk(arrive: Arrive, game: str) -> None:
    visitor = arrive(PHONE)
    page = visitor.page
    happened: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: happened.extend(events(frame))))
    visitor.open(game, SHORT[game][0])
    said = page.get_by_role("log", name="While you waited")
    expect(said).to_have_attribute("aria-live", "polite")
    before = len(said.evaluate(LISTEN))
    for size in (PHONE, DESKTOP):
        visitor.resize(size)
        visitor.play_on(LISTENED)
    heard, logged = page.evaluate(HEARD)
    told = [
        sentence
        for event, sentence in [*zip(happened, logged, strict=False)][before:]  # the page may be a moment behind
        if event["seat"] > 0 and event["type"] not in SILENT[game]
    ]
    assert told
    assert [sentence for sentence in told if sentence not in heard] == []


def events(frame: str | bytes) -> list[dict[str, Any]]:
    """What a message from the server tells the first seat."""
    message = json.loads(frame)
    mine = message["type"] == "update" and message["seat"] == 0
    return [told["event"] for told in message["events"]] if mine else []


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
    expect(page.get_by_role("alert")).to_contain_text("Lay birds first. If they enclose no bird, you may draw.")
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
    visitor.settle()
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


def test_a_refill_passes_over_no_card_that_is_picked(arrive: Arrive) -> None:
    """WC-5: any number of cards is discarded; the answer that keeps all is there only while none is picked."""
    visitor = arrive()
    visitor.open("wild_cards", ["me", "forager", "forager"])
    page, prompt = visitor.page, visitor.prompt
    visitor.settle()
    page.locator(".tray .stack").last.click()
    prompt.get_by_role("button", name="Bid refill").click()
    expect(prompt).to_contain_text("Discard what you do not want")
    keep = prompt.get_by_role("button", name="Keep all and draw")
    expect(keep).to_be_visible()
    visitor.settle()
    page.locator(".tray .stack").first.click()
    expect(keep).to_have_count(0)
    prompt.get_by_role("button", name="Discard this card and draw").click()
    expect(page.get_by_role("log").get_by_text("You discarded")).to_be_visible()


def test_whose_ecosystem_is_looked_at_is_said_and_escape_comes_home(arrive: Arrive) -> None:
    visitor = arrive(PHONE)
    visitor.open("savanna", ["me", "forager", "forager"])
    page = visitor.page
    page.locator(".look").nth(1).click()
    expect(page.get_by_text("Ecosystem of Forager 2")).to_be_visible()
    back = page.get_by_role("button", name="Back to mine")
    expect(back).to_be_in_viewport(ratio=1)
    page.get_by_title("Score sheet of Forager 2").click()
    sheet = page.get_by_role("dialog", name="Score sheet of Forager 2")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(back).to_be_visible()
    page.keyboard.press("Escape")
    expect(back).to_have_count(0)
    expect(page.get_by_title("Your score sheet")).to_be_visible()


def test_every_seat_of_wildlife_says_how_many_tiles_are_left(arrive: Arrive) -> None:
    """WL-18: an empty supply ends the game, so it is seen on every screen and told to who points at it."""
    visitor = arrive()
    visitor.open("wildlife", ["me", "forager", "forager", "forager"])
    supplies = visitor.page.locator(".panel .supply")
    for size in (PHONE, DESKTOP):
        visitor.resize(size)
        expect(supplies).to_have_count(4)
        for supply in supplies.all():
            expect(supply).to_be_in_viewport(ratio=1)
            expect(supply).to_have_text(re.compile(r"^\d+"))
    supplies.first.hover()
    expect(visitor.page.get_by_role("tooltip")).to_contain_text("An empty supply ends the game")


def test_a_migration_that_was_only_begun_is_taken_back_and_the_game_stays_rated(arrive: Arrive) -> None:
    visitor = arrive(DESKTOP)
    visitor.open("wildlife", ["me", "random"])
    begin = visitor.prompt.locator("[data-move=migrate]")
    other = visitor.page.locator("main").locator("[data-move^=place], [data-move=pass]").first
    for _ in range(100):
        expect(begin.or_(other).first).to_be_visible()
        visitor.settle()
        if begin.is_visible():
            break
        visitor.press(other)
    back = visitor.prompt.get_by_role("button", name="Back", exact=True)
    for by_key in (False, True):
        begin.click()
        expect(back).to_be_visible()
        expect(begin).to_have_count(0)
        visitor.settle()
        if by_key:
            visitor.page.keyboard.press("Escape")
        else:
            back.click()
        expect(begin).to_be_visible()
        visitor.settle()
    expect(visitor.page.get_by_text("no longer counts")).to_have_count(0)


def test_who_begins_in_wilderness_is_asked_about_no_other_before_the_first_turn_of_their_own(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.open("wilderness", ["forager", "forager", "me"])
    expect(visitor.page.locator(".asked")).to_be_visible()
    expect(visitor.prompt.locator(".question")).to_have_text(re.compile("^You"))


def test_the_land_of_wilderness_stays_under_a_mouse(arrive: Arrive) -> None:
    visitor = arrive(TABLET)
    visitor.open("wilderness", ["me", "forager", "forager"])
    land = visitor.page.get_by_role("region", name="The land from west to east")
    lit, no_card = land.locator(".step.lit").first, visitor.page.locator("[data-move=pass]")
    expect(lit.or_(no_card).first).to_be_visible()
    visitor.settle()
    if no_card.is_visible():
        no_card.click()
    expect(lit).to_be_visible()
    visitor.settle()
    land.hover()
    before = land.evaluate("({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]")
    land.locator(".step.lit").last.click()
    visitor.settle()
    expect(visitor.page.locator(".asked")).to_be_visible()
    assert land.evaluate("({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]") == before
