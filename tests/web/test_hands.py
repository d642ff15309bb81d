"""Safe hands: swipes, holding and a tap on a card play nothing; a second tap on a target, a drag and a button do."""

from __future__ import annotations

import os
import random
import re
import time

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.web.conftest import Arrive
from tests.web.visitor import DESKTOP, LANDSCAPE, PHONE, TIMEOUT, Size, Visitor
from waterhole.games import GAMES

pytestmark = pytest.mark.compiled_only

# Gestures at one table and in one orientation, a few of them long presses.
GESTURES = int(os.environ.get("WATERHOLE_GESTURES", "40"))
SWIPES = GESTURES * 9 // 10
SETTLING = 700  # of a finger, in milliseconds
FINGER = 44
MOVES = 5  # a finger that swipes is seen so often


# Where fingers land: on cards, on what they could be played to, and anywhere else.
SPOTS = """() => [...document.querySelectorAll('.stack, [data-drop], main .board, .step, .place, .seats')]
    .map((one) => one.getBoundingClientRect().toJSON())"""


LISTEN = """() => {
    window.played = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        if (JSON.parse(text).type === 'move') window.played.push(performance.now());
        return send.call(this, text);
    };
}"""


class Finger:
    """Touches the screen as a person's finger does: the browser itself decides what it means."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float], at: float | None = None) -> None:
        """What it does now, or did at this time: a busy machine hands it over late."""
        told = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        self.session.send("Input.dispatchTouchEvent", told if at is None else told | {"timestamp": at})

    def swipe(self, x: float, y: float, dx: float, dy: float) -> None:
        began = time.time()
        self.touch("touchStart", (x, y), at=began)
        for step in range(1, MOVES + 1):
            self.touch("touchMove", (x + dx * step / MOVES, y + dy * step / MOVES), at=began + step / 100)
        self.touch("touchEnd", at=began + (MOVES + 1) / 100)

    def hold(self, x: float, y: float, milliseconds: int) -> None:
        self.touch("touchStart", (x, y))
        self.page.wait_for_timeout(milliseconds)
        self.touch("touchEnd")

    def drag(self, x: float, y: float, to: tuple[float, float]) -> None:
        """Holds still until the card is lifted, then goes to a place."""
        self.touch("touchStart", (x, y))
        expect(self.page.locator(".lifted")).to_have_count(1)
        for step in range(1, MOVES + 1):
            self.touch("touchMove", (x + (to[0] - x) * step / MOVES, y + (to[1] - y) * step / MOVES))
        self.touch("touchEnd")


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def listen(page: Page) -> None:
    """Counts what the page sends as a move or an attempt."""
    page.evaluate(LISTEN)
    page.add_init_script(f"({LISTEN})()")


def played(page: Page, moves: int) -> None:
    """Waits until so many moves have been sent."""
    for _ in range(TIMEOUT // 20):
        if page.evaluate("window.played.length") >= moves:
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"fewer than {moves} moves were sent")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [PHONE, LANDSCAPE], ids=lambda size: size.name)
def test_swipes_scrolls_and_long_presses_play_nothing(arrive: Arrive, game: str, size: Size) -> None:
    visitor = arrive(size, touch=True)
    page = visitor.page
    listen(page)
    visitor.open(game, ["me", "random"])
    expect(page.locator(".asked")).to_be_visible()
    begin_with_cards(visitor, game)
    visitor.settle()  # what the page answers by itself, where somebody wished not to be asked, is no gesture
    expect(page.locator(".asked")).to_be_visible()
    visitor.settle()
    page.evaluate("window.played.length = 0")
    finger = Finger(page)
    dice, spots = visitor.dice, page.evaluate(SPOTS)
    for number in range(GESTURES):
        if number % 10 == 0:
            spots = page.evaluate(SPOTS) or spots  # nothing lies there while the page is being drawn
        x, y = somewhere(dice.choice(spots), dice, size)
        if number < SWIPES:
            far = dice.choice((25, 60, 140, 260))
            finger.swipe(x, y, *dice.choice(((far, 0), (-far, 0), (0, far), (0, -far), (far, -far))))
        else:
            finger.hold(x, y, 600)
    assert page.evaluate("window.played") == []
    visitor.shoot(f"hands-{game}-{size.name}")


def somewhere(box: dict[str, float], dice: random.Random, size: Size) -> tuple[float, float]:
    """A point of something, on the screen."""
    x = box["x"] + dice.random() * box["width"]
    y = box["y"] + dice.random() * box["height"]
    return min(max(x, 2), size.width - 2), min(max(y, 2), size.height - 2)


def begin_with_cards(visitor: Visitor, game: str) -> None:
    """Wildlife begins without cards: those are played after the tiles are seeded."""
    if game != "wildlife":
        return
    for _ in range(60):
        if visitor.page.locator(".stack.lit").count():
            return
        visitor.page.evaluate("document.querySelector('main [data-move]')?.click()")
        visitor.page.wait_for_timeout(60)
    raise AssertionError("no card can be played")


def test_a_card_that_cannot_be_played_now_says_why_and_what_it_does_until_something_else_is_touched(
    arrive: Arrive,
) -> None:
    visitor = arrive(PHONE, touch=True)
    page = visitor.page
    unlit = page.locator(".stack:not(.lit)")
    for _ in range(10):  # few hands can be played whole
        visitor.go("/")
        visitor.open("wilderness", ["me", "random"])
        expect(page.locator(".asked")).to_be_visible()
        if unlit.count():
            break
    visitor.settle()
    unlit.first.tap()
    refusal, about = page.locator(".refusal"), page.locator(".prompt .about")
    expect(refusal).to_be_visible()
    expect(about).not_to_be_empty()
    visitor.check()
    visitor.shoot("refused-card")
    page.locator(".sky").tap()
    expect(refusal).to_have_count(0)
    expect(about).to_have_count(0)


def test_a_tap_chooses_a_card_and_a_second_one_puts_it_back_and_a_button_plays_it(arrive: Arrive) -> None:
    visitor = arrive(PHONE, touch=True)
    page = visitor.page
    listen(page)
    visitor.play_now("Ecosystem: Savanna")
    card = page.locator(".stack.lit").nth(1)
    visitor.settle()
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prompt .about")).not_to_be_empty()
    expect(page.locator(".prompt .use")).to_have_count(1)
    page.wait_for_timeout(SETTLING)  # sooner it would be a slip
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "false")
    card.tap()
    card.press("Enter")  # a key goes on to what can be done
    expect(page.locator(".prompt .use")).to_be_focused()
    assert page.evaluate("window.played") == []
    page.locator(".prompt .use").tap()
    played(page, 1)
    visitor.settle()
    refuses_a_card_and_still_asks_before_a_place_is_taken(visitor)


def refuses_a_card_and_still_asks_before_a_place_is_taken(visitor: Visitor) -> None:
    """With a card selected in Savanna: another one is refused and stays down, and a space is confirmed as ever."""
    page = visitor.page
    cards, use = page.locator(".stack.lit"), page.locator(".prompt .use")
    while not page.locator(".placing").count():  # the first card has one place only
        visitor.settle()
        visitor.press(use if use.count() else cards.first)
    visitor.settle()
    refused = page.locator(".stack[aria-pressed=false]").first
    refused.tap()
    expect(page.locator(".refusal")).to_be_visible()
    expect(refused).to_have_attribute("aria-pressed", "false")
    page.evaluate("window.played.length = 0")
    space = page.locator(".open.lit").first
    space.tap()
    expect(space).to_have_class(re.compile("aimed"))
    expect(page.locator(".prompt .use")).to_have_count(1)
    expect(page.locator(".refusal")).to_have_count(0)
    assert page.evaluate("window.played") == []
    space.tap()
    played(page, 1)


def test_a_card_that_is_up_does_not_make_a_step_of_the_first_tap(arrive: Arrive) -> None:
    visitor = arrive(PHONE, touch=True)
    page = visitor.page
    listen(page)
    visitor.open("wilderness", ["me", "random"])
    expect(page.locator(".asked")).to_be_visible()
    visitor.settle()
    while not page.locator(".stack.lit").count() or not page.locator(".board [data-move]").count():
        visitor.act()
        visitor.settle()
    page.evaluate("window.played.length = 0")
    card = page.locator(".stack.lit").first
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    step = page.locator(".board [data-move]").first
    step.tap()
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".prompt .use")).to_have_count(1)
    assert page.evaluate("window.played") == []


def test_a_finger_lifts_a_card_by_holding_it_and_drops_it_on_a_target(arrive: Arrive) -> None:
    visitor = arrive(PHONE, touch=True)
    page = visitor.page
    listen(page)
    visitor.play_now("CuBirds")
    expect(page.locator(".asked")).to_be_visible()
    visitor.settle()
    finger = Finger(page)
    finger.drag(*middle(page.locator(".stack").first), to=middle(page.locator("[data-place=row-2-left]")))
    played(page, 1)


def test_a_long_press_explains_a_card(arrive: Arrive) -> None:
    visitor = arrive(PHONE, touch=True)
    page = visitor.page
    visitor.play_now("Ecosystem: Savanna")
    finger = Finger(page)
    finger.touch("touchStart", middle(page.locator(".stack").first))
    expect(page.get_by_role("tooltip")).to_be_visible()
    visitor.shoot("hands-explained")
    finger.touch("touchEnd")
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_answers_that_change_under_the_finger_are_not_taken(arrive: Arrive) -> None:
    """Clicks at short intervals: the first answers, and those that come too soon for the next question do nothing."""
    visitor = arrive(PHONE, touch=True)
    page = visitor.page
    listen(page)
    visitor.play_now("Wildlife")
    page.evaluate(
        """() => {
            const press = () => document.querySelector('main [data-move]')?.dispatchEvent(
                new PointerEvent('click', {bubbles: true, pointerType: 'mouse'}));
            window.pressing = setInterval(press, 20);
        }"""
    )
    played(page, 3)
    first, second, third = page.evaluate("clearInterval(window.pressing) ?? window.played.slice(0, 3)")
    assert min(second - first, third - second) >= SETTLING


# Notes where 'Skip to now' is whenever it is seen, and where an answer or the end of a turn is.
BOXES = """() => {
    window.boxes = {skip: [], answer: []};
    const look = () => {
        for (const one of document.querySelectorAll('.prompt button')) {
            const kind = one.matches('.skip') ? 'skip' : one.closest('.closing, .answers') ? 'answer' : '';
            const {left, top, right, bottom} = one.getBoundingClientRect();
            if (kind && right > left) window.boxes[kind].push([left, top, right, bottom]);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE, DESKTOP], ids=lambda size: size.name)
def test_what_skips_to_now_never_stands_where_an_answer_or_the_end_of_a_turn_does(arrive: Arrive, size: Size) -> None:
    visitor = arrive(size, motion="any")
    page = visitor.page
    visitor.open("cubirds", ["me", "random"])
    page.evaluate(BOXES)
    while not page.evaluate("window.boxes.skip.length > 9 && window.boxes.answer.length > 9"):
        visitor.act()
        visitor.press(page.locator(".skip"))
    boxes = page.evaluate("window.boxes")
    for left, top, right, bottom in {tuple(box) for box in boxes["skip"]}:
        assert min(right - left, bottom - top) >= FINGER - 0.5
        for x, y, end, below in {tuple(box) for box in boxes["answer"]}:
            assert right <= x or end <= left or bottom <= y or below <= top, (size.name, boxes)


def test_a_tap_right_after_a_dialog_closes_plays_nothing(arrive: Arrive) -> None:
    """Whatever was asked meanwhile has not been seen yet."""
    visitor = arrive(PHONE, touch=True)
    page = visitor.page
    listen(page)
    visitor.open("wildlife", ["me", "random"])
    visitor.settle()
    page.get_by_role("button", name="Scoring now").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    visitor.settle()  # what was asked before is long known
    closed, early = page.evaluate(
        """async () => {
            const press = () => document.querySelector('main [data-move]')?.dispatchEvent(
                new PointerEvent('click', {bubbles: true, pointerType: 'mouse'}));
            document.querySelector('dialog header button').click();
            const closed = performance.now();
            await new Promise((done) => setTimeout(done, 50));
            press();
            const early = window.played.length;
            window.pressing = setInterval(press, 20);
            return [closed, early];
        }"""
    )
    assert early == 0
    played(page, 1)
    page.evaluate("clearInterval(window.pressing)")
    assert page.evaluate("window.played[0]") - closed >= SETTLING


def test_keys_need_not_wait(arrive: Arrive) -> None:
    """A key is pressed in the moment in which a new question is drawn, when a pointer would not be heeded yet."""
    visitor = arrive(PHONE, touch=True)
    page = visitor.page
    listen(page)
    visitor.play_now("Wildlife")
    expect(page.locator(".settling")).to_have_count(0)
    page.evaluate(
        """() => {
            const press = (_, observer) => {
                const answer = document.querySelector('main:has(.settling) [data-move]');
                if (answer) observer.disconnect(), answer.click();
            };
            new MutationObserver(press).observe(document.body, {subtree: true, childList: true, attributes: true});
        }"""
    )
    page.locator("main [data-move]").first.press("Enter")
    played(page, 2)


def test_a_card_and_its_place_in_the_savanna_are_two_taps_with_the_points_in_sight(arrive: Arrive) -> None:
    visitor = arrive(PHONE, touch=True)
    visitor.open("savanna", ["me", "random", "random"])
    page = visitor.page
    cards, laid = page.locator(".stack.lit"), page.locator(".field > .card")
    visitor.settle()
    cards.first.tap()
    page.locator(".prompt .use").tap()  # the first card has one place only
    expect(laid).to_have_count(1)
    expect(cards.first).to_be_visible()
    visitor.settle()
    expect(page.locator(".open.lit")).to_have_count(0)
    cards.first.tap()
    place = page.locator(".open.lit").first
    expect(place).to_have_text(re.compile(r"\d"))
    place.tap()
    expect(laid).to_have_count(2)


def test_a_tap_on_a_seat_shows_it_larger_on_a_phone_and_not_at_a_desk(arrive: Arrive) -> None:
    visitor = arrive(PHONE)
    visitor.open("wild_cards", ["me", "forager", "forager"])
    seat = visitor.page.locator(".panel").nth(1)
    larger = visitor.page.get_by_role("dialog", name="Forager 2")
    seat.click()
    expect(larger).to_be_visible()
    visitor.check()
    visitor.page.keyboard.press("Escape")
    expect(larger).to_have_count(0)
    visitor.resize(DESKTOP)
    seat.click()
    expect(larger).to_have_count(0)


BID = re.compile(r"^Bid \d+ food")  # what it costs in points may follow


def bidding(visitor: Visitor) -> None:
    """To a question for a bid of one's own, by whatever can be done before: others put up cards sooner or later."""
    field = visitor.prompt.get_by_role("button", name=BID)
    for _ in range(400):
        visitor.page.locator(".asked").wait_for()
        visitor.settle()
        if field.is_visible():
            return
        visitor.act()
    raise AssertionError("nobody put a card up for auction")


def test_a_bid_is_confirmed_before_it_counts(arrive: Arrive) -> None:
    """What was given for a card in an auction cannot be taken back: choosing a number bids nothing yet (WL-12)."""
    visitor = arrive(DESKTOP)
    visitor.open("wildlife", ["forager", "forager", "me"])
    bidding(visitor)
    page, prompt = visitor.page, visitor.prompt
    bid = prompt.get_by_role("button", name=BID)
    chosen = bid.inner_text()
    prompt.get_by_role("button", name="One more").click()
    expect(bid).not_to_have_text(chosen)
    expect(page.get_by_role("log").get_by_text("You bid")).to_have_count(0)
    raised = re.findall(r"\d+ food", bid.inner_text())[0]
    bid.click()
    expect(page.get_by_role("log").get_by_text(f"You bid {raised}")).to_be_visible()


@pytest.mark.parametrize("game", ["savanna", "wild_cards"])
def test_what_is_told_of_an_undo_covers_no_answer_in_landscape(arrive: Arrive, game: str) -> None:
    visitor = arrive(LANDSCAPE, touch=True)
    visitor.open(game, ["me", "forager", "forager"])
    visitor.settle()
    visitor.page.locator(".tray .stack").first.click()
    visitor.prompt.locator("[data-move]").first.click()
    visitor.settle()
    visitor.page.keyboard.press("u")
    notice = visitor.page.locator(".notice")
    expect(notice).to_contain_text("no longer counts")
    told, asked = notice.bounding_box(), visitor.prompt.bounding_box()
    assert told
    assert asked
    assert told["x"] + told["width"] <= asked["x"]
    assert told["y"] >= 0


def test_all_moves_stay_open_while_one_waits(arrive: Arrive) -> None:
    """Who plays by the list need not open it again: others move behind it, and then one's own moves are in it."""
    visitor = arrive(DESKTOP)
    visitor.open("savanna", ["me", "forager", "forager"])
    page = visitor.page
    visitor.settle()
    page.locator(".tray .stack").first.click()
    visitor.prompt.locator("[data-move]").first.click()
    page.keyboard.press("m")
    moves = page.get_by_role("dialog", name="All moves")
    expect(page.get_by_role("log").get_by_text("Forager 3 laid the first card").first).to_be_attached()
    expect(moves.get_by_role("button", name="Select").first).to_be_visible()
