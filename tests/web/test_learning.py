"""Learning: each guided game is played through on the screen, and the table says what things are."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.visitor import DESKTOP, SMALL, Visitor
from waterhole.games import GAMES
from waterhole.kernel.lesson import lesson_of

pytestmark = pytest.mark.compiled_only


MARKED = ("main .pointed[data-move]:visible", "main .pointed[data-place^=hand]:visible")


def do_what_is_marked(page: Page) -> None:
    """As a learner would: the marked card of the hand first, then the marked place, answer or button."""
    for marked in MARKED:
        found = page.locator(marked)
        if found.count():
            found.first.click()
            return


def follow(visitor: Visitor, title: str, steps: int) -> None:
    """From the lobby through all steps of a lesson."""
    page = visitor.page
    go_on = page.get_by_role("button", name="Go on")
    whole_game = page.get_by_role("button", name="And now a whole game")
    page.get_by_role("button", name=f"Learn: {title}").click()
    for number in range(1, steps + 1):
        expect(page.get_by_text(f"{number} of {steps}")).to_be_visible()
        for _ in range(3):
            expect(go_on.or_(whole_game).or_(page.locator(", ".join(MARKED))).first).to_be_visible()
            if go_on.or_(whole_game).is_visible():
                break
            visitor.settle()
            do_what_is_marked(page)
            page.wait_for_timeout(300)
        expect(page.locator(".said:not(.right)")).to_have_count(0)
        if number == 2:
            visitor.check()
        if go_on.is_visible():
            go_on.click()
    expect(whole_game).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_followed_to_its_end_and_leads_to_a_whole_game(arrive: Arrive, game: str) -> None:
    size = DESKTOP if game == "cubirds" else SMALL
    visitor = arrive(size)
    follow(visitor, GAMES[game].title, len(lesson_of(GAMES[game]).steps))
    visitor.shoot(f"lesson-{game}-{size.name}")
    visitor.check()
    visitor.page.get_by_role("button", name="And now a whole game").click()
    visitor.at_table()
    expect(visitor.page.locator(".lesson")).to_have_count(0)


def test_a_wrong_move_in_a_lesson_is_explained_and_changes_nothing(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    page.get_by_role("button", name="Learn: CuBirds").click()
    page.get_by_role("button", name="Go on").click()
    visitor.settle()
    page.locator("[data-bird=duck]").click()
    page.locator("[data-move='lay duck 2 left']").click()
    expect(page.locator(".said")).to_contain_text("Try again")
    expect(page.locator("[data-bird=duck]")).to_be_visible()
    expect(page.get_by_text("2 of 9")).to_be_visible()


def test_a_forbidden_move_in_a_lesson_names_its_ruling(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    page.get_by_role("button", name="Learn: CuBirds").click()
    page.get_by_role("button", name="Go on").click()
    page.keyboard.press("m")
    page.get_by_role("searchbox").fill("draw")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="CB-6")).to_be_visible()


def test_a_lesson_can_be_left_at_any_time(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    page.get_by_role("button", name="Learn: Wilderness").click()
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_role("button", name="Learn: Wilderness")).to_be_visible()


def test_there_is_no_lesson_of_a_game_that_does_not_exist(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.go("/learn/chess")
    expect(visitor.page.get_by_role("heading", name="There is no lesson for this game.")).to_be_visible()
    visitor.complaints.clear()  # the browser prints the 404


def test_a_card_says_what_it_does_to_mouse_and_keyboard(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.play_now("Ecosystem: Savanna")
    page = visitor.page
    card = page.locator(".hand .stack").first
    card.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("point")
    visitor.check()
    page.mouse.move(5, 5)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.keyboard.press("ArrowDown")
    card.focus()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_says_what_wins_and_why_what_is_asked_matters(arrive: Arrive, game: str) -> None:
    visitor = arrive()
    visitor.play_now(GAMES[game].title)
    page = visitor.page
    expect(page.locator(".goal")).not_to_be_empty()
    expect(page.locator(".prompt.asked .why")).to_be_visible()


def test_on_a_low_screen_the_reason_stands_where_no_answers_are(arrive: Arrive) -> None:
    visitor = arrive(SMALL)
    visitor.play_now("CuBirds")  # a bird is chosen in the hand
    expect(visitor.page.locator(".prompt.asked .why")).to_be_visible()


def test_on_a_low_screen_the_reason_gives_way_to_answers_and_is_shown_when_asked_for(arrive: Arrive) -> None:
    visitor = arrive(SMALL)
    visitor.play_now("Wilderness")
    page = visitor.page
    answer = page.locator(".prompt.asked:not(.settling, [data-sending]) .answers .button").first
    no_card = page.locator(".prompt.asked:not(.settling, [data-sending]) .closing .button")
    expect(answer.or_(no_card).first).to_be_visible()
    for _ in range(
        5
    ):  # first may come cards, which are chosen in the hand: against those of others, and at the turn's begin
        if not answer.is_visible():
            visitor.press(no_card)
            expect(answer.or_(no_card).first).to_be_visible()
    expect(answer).to_be_visible()
    expect(page.locator(".why")).to_be_hidden()
    page.get_by_role("button", name="Why?").click()
    expect(page.locator(".why")).to_be_visible()
