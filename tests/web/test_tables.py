"""The lobby and what happens around a game."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.client import ServerProcess
from tests.web.conftest import Arrive
from tests.web.visitor import PHONE, SMALL, Visitor
from waterhole.games.cubirds.engine.components import SPECIES
from waterhole.games.wilderness.engine.components import GOOD_NAMES

pytestmark = pytest.mark.compiled_only
MOST_TRIES = 200


def test_the_lobby_hinders_nobody(arrive: Arrive) -> None:
    for size, scheme in ((None, "light"), (None, "dark"), (PHONE, "light"), (SMALL, "dark")):
        visitor = arrive(size, scheme) if size else arrive(scheme=scheme)
        expect(visitor.page.get_by_role("button", name="Play now: CuBirds")).to_be_visible()
        visitor.page.wait_for_timeout(200)
        visitor.shoot(f"lobby-{size.name if size else 'desktop'}-{scheme}")
        visitor.check()


def test_dialogs_hinder_nobody(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    for button in ("With friends: CuBirds", "On one screen: CuBirds", "Settings"):
        page.get_by_role("button", name=button).click()
        visitor.check()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    visitor.play_now("CuBirds")
    for key in ("m", "r", "?"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        visitor.check()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_name_is_kept(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    page.get_by_role("button", name="Change your name").click()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="You are Ada")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="You are Ada")).to_be_visible()


def test_one_click_in_the_lobby_lays_the_first_card(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.play_now("CuBirds")
    expect(visitor.page.locator("[data-bird]").first).to_be_visible()


def test_two_browsers_play_at_one_table(arrive: Arrive) -> None:
    host, guest = arrive(), arrive(PHONE)
    host.page.get_by_role("button", name="With friends: CuBirds").click()
    host.page.get_by_role("combobox", name="Seats").select_option("2")
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("Invitation link").input_value()
    host.check()
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_text("(you)")).to_be_visible()
    host.page.get_by_role("button", name="Start").click()
    for visitor in (host, guest):
        visitor.at_table()
    host.page.get_by_role("textbox", name="Say something").fill("Good luck!")
    host.page.get_by_role("button", name="Send").click()
    guest.page.get_by_role("button", name="Log, Chat").click()
    expect(guest.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
    guest.check()
    guest.page.get_by_role("button", name="Close").click()
    log = host.page.get_by_role("log", name="Log")
    for _ in range(60):
        if "row" in log.inner_text() and "You laid" in log.inner_text() and log.get_by_text("laid").count() > 2:
            break
        host.act()
        guest.act()
    names = [seat.inner_text() for seat in host.page.locator("ol .name").all()]
    assert log.inner_text().count("laid") > 2
    assert any(f"{name} laid" in log.inner_text() for name in names)


def test_a_waiting_room_says_what_to_do_now_and_open_seats_are_filled_with_bots_at_once(arrive: Arrive) -> None:
    host, guest = arrive(), arrive(PHONE)
    host.page.get_by_role("button", name="With friends: CuBirds").click()
    host.page.get_by_role("combobox", name="Seats").select_option("4")
    host.page.get_by_role("button", name="Open the table").click()
    now, start = host.page.get_by_role("status"), host.page.get_by_role("button", name="Start", exact=True)
    expect(now).to_contain_text("3 seats are open")
    expect(start).to_be_disabled()
    guest.page.goto(host.page.get_by_label("Invitation link").input_value())
    expect(guest.page.get_by_role("status")).to_contain_text("You are invited to a game of CuBirds")
    guest.page.get_by_role("button", name="Sit down").first.click()
    expect(guest.page.get_by_role("status")).to_contain_text("when the host starts it")
    host.page.get_by_role("button", name="Fill the open seats with bots").click()
    expect(now).to_contain_text("Everybody is here")
    guest.check()
    start.click()
    for visitor in (host, guest):
        visitor.at_table()


def test_a_connection_that_was_lost_leaves_no_trace(arrive: Arrive, site: ServerProcess) -> None:
    visitor = arrive()
    visitor.play_now("CuBirds")
    visitor.play_on(6)
    visitor.page.wait_for_timeout(500)
    hand = visitor.page.get_by_role("group", name="Your hand").inner_text()
    log = visitor.page.get_by_role("log", name="Log").inner_text()
    site.kill()
    expect(visitor.page.get_by_text("Connection lost")).to_be_visible()
    site.start()
    site.wait()
    expect(visitor.page.get_by_text("Connection lost")).to_have_count(0)  # it is tried less and less often
    assert visitor.page.get_by_role("group", name="Your hand").inner_text() == hand
    assert visitor.page.get_by_role("log", name="Log").inner_text() == log
    before = visitor.page.get_by_role("log", name="Log").inner_text().count("laid")
    for _ in range(20):
        visitor.act()
        if visitor.page.get_by_role("log", name="Log").inner_text().count("laid") > before:
            return
    raise AssertionError("nothing can be played after the reconnection")


def test_two_people_share_one_screen_and_never_see_each_others_cards(arrive: Arrive) -> None:
    """A full round on one screen: it is covered whenever it changes hands, and nothing of the table is behind."""
    visitor = arrive()
    page = visitor.page
    page.get_by_role("button", name="On one screen: CuBirds").click()
    page.get_by_role("combobox", name="Seats").select_option("2")
    page.get_by_role("combobox", name="People on this screen").select_option("2")
    visitor.check()
    page.get_by_role("button", name="Start").click()
    ready = page.get_by_role("button", name="show my cards")
    hand = page.get_by_role("group", name="Your hand")
    expect(ready).to_be_visible()  # the first hand too is covered until somebody says that it is theirs
    given: list[str] = []
    while len(given) < 4:
        expect(ready.or_(hand)).to_be_visible()
        if ready.is_visible():
            given.append(nothing_but_the_cover(visitor))
            ready.click()
            expect(hand).to_be_visible()
            expect(page.locator(".panel.own .name .first")).to_have_text(given[-1])
        visitor.act()
    assert given[0] != given[1]
    assert given[:2] == given[2:]


def nothing_but_the_cover(visitor: Visitor) -> str:
    """No card, no log and no chat is in the page, seen or unseen; the name of who gets the screen."""
    page = visitor.page
    cover = page.locator(".cover")
    expect(cover).to_be_visible()
    expect(page.get_by_role("main")).to_have_count(0)
    everything = page.evaluate("document.body.textContent")
    assert not re.search("|".join((*SPECIES, *GOOD_NAMES)), everything, re.IGNORECASE), everything
    assert page.locator("img, [data-bird], [role=log]").count() == 0
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('.cover')")
    visitor.check()
    visitor.shoot("hand-over")
    return cover.get_by_role("heading").inner_text().removeprefix("Hand the screen to ")


def test_a_finished_game_is_replayed_checked_and_played_again(arrive: Arrive) -> None:
    visitor = arrive(motion="any")
    page = visitor.page
    page.evaluate("localStorage.setItem('waterhole.settings', JSON.stringify({pace: 'off', level: 'forager'}))")
    page.reload()
    page.get_by_role("button", name="Play now: CuBirds").click()  # with a number of this browser in the cards
    visitor.play_to_the_end(2000)
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_text("Checked: the cards come from the secret")).to_be_visible()
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider", name="Replay")
    expect(slider).to_be_visible()
    page.get_by_role("button", name="Forward").click()
    page.get_by_role("button", name="Forward").click()
    expect(page.locator(".at", has_text="2/")).to_be_visible()
    page.get_by_label("Eyes of").select_option(index=1)
    visitor.check()
    visitor.shoot("replay")
    hands = page.get_by_role("region", name="All hands")
    expect(hands).to_have_count(0)
    page.get_by_label("Eyes of").select_option("all open")
    expect(hands.get_by_role("listitem").first).to_be_visible()
    visitor.check()
    visitor.shoot("replay-open")
    page.get_by_role("button", name="Leave the replay").click()
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("[data-bird]").first).to_be_visible()


def test_flights_end_and_the_table_is_right(arrive: Arrive) -> None:
    visitor = arrive(motion="any")
    visitor.play_now("CuBirds")
    expect(visitor.page.locator(".asked")).to_be_visible()  # bots begin in sight
    visitor.act()
    visitor.act()
    expect(visitor.page.locator(".flying").first).to_be_attached()
    visitor.shoot("flight")
    expect(visitor.page.locator(".flying")).to_have_count(0)  # two bots take their turns in sight
    expect(visitor.page.get_by_role("log", name="Log")).to_contain_text("You laid")


# What the prompt says whenever the table tells what Cub 2 does, whose seat is marked, and what is asked too early.
OVERHEAR = """() => {
    window.asked = new Set();
    window.marked = new Set();
    window.early = new Set();
    const look = () => {
        const told = document.querySelector('.line.placed, .banner')?.textContent ?? '';
        const marked = [...document.querySelectorAll('.panel .dot')].map((one) => one.ariaLabel);
        if (told.includes('Cub 2')) {
            window.asked.add(document.querySelector('.question').textContent.trim());
            window.marked.add(marked.join());
        }
        const said = [...marked, document.querySelector('.question').textContent.trim()];
        if (document.querySelector('.skip') && said.includes('Your turn')) window.early.add(told);
    };
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


def test_what_others_do_is_told_on_the_table_heard_on_a_phone_and_seen_again(arrive: Arrive) -> None:
    visitor = arrive(PHONE, motion="any")
    visitor.play_now("CuBirds")
    page = visitor.page
    expect(page.locator(".asked")).to_be_visible()
    told = page.locator(".line.placed, .banner").filter(has_text="Cub 2")
    page.evaluate(OVERHEAR)
    while not told.is_visible():
        visitor.act()
    expect(page.get_by_role("log", name="While you waited")).to_contain_text("Cub 2")
    assert page.evaluate("[...window.asked]") == ["Cub 2 is playing…"]  # and not that it is one's own turn
    assert page.evaluate("[...window.marked]") == ["Cub 2 is playing…"]
    assert page.evaluate("[...window.early]") == []
    expect(page.locator(".prompt").get_by_role("button", name="Skip to now")).to_have_count(0)
    page.get_by_role("button", name="While you waited").click()
    waited = page.get_by_role("complementary", name="While you waited")
    visitor.check()
    waited.get_by_role("listitem").filter(has_text="Cub 2").first.get_by_role("button").click()
    expect(told.first).to_be_visible()


def test_what_is_done_to_me_stays_until_i_have_seen_it_and_the_lobby_knows_that_i_am_asked(arrive: Arrive) -> None:
    visitor = arrive(SMALL, touch=True)
    page = visitor.page
    page.evaluate("localStorage.setItem('waterhole.settings', JSON.stringify({ pace: 'off' }))")  # no time to be lost
    page.reload()
    hit, asked = page.locator("button.hit"), page.locator(".asked")
    over = page.locator(".prompt").get_by_role("button", name="Scores")
    for number in range(MOST_TRIES):  # others play their cards on one sooner or later, and then ask what one plays
        if number == 0 or over.count():
            visitor.go("/")
            visitor.open("wilderness", ["me", "forager", "forager", "forager"])
        asked.or_(over).first.wait_for()
        visitor.settle()
        if hit.count() and asked.count():
            break
        if asked.count():
            visitor.act()
    expect(hit).to_contain_text(re.compile("you", re.IGNORECASE))
    expect(page.get_by_role("log", name="While you waited")).to_contain_text(re.compile("you", re.IGNORECASE))
    visitor.check()
    visitor.shoot("hit-small")
    hit.click()
    expect(page.get_by_role("complementary", name="While you waited")).to_be_visible()
    expect(hit).to_have_count(0)
    visitor.go("/")  # who only watches is not told whose card the table waits for
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()


def test_a_hint_names_moves_with_reasons_and_shows_them_where_they_are_made(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.play_now("CuBirds")
    page = visitor.page
    expect(page.locator(".asked")).to_be_visible()
    page.keyboard.press("h")
    hints = page.get_by_role("complementary", name="What a strong bot would do")
    expect(hints.get_by_role("listitem").first).to_be_visible()
    visitor.check()
    visitor.shoot("hint")
    expect(hints.locator(".notice")).to_contain_text("no longer counts")  # where it hides nothing that is told
    page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    expect(page.locator(".notice")).to_have_count(0)
    page.keyboard.press("h")
    hints.get_by_role("listitem").first.get_by_role("button").hover()
    expect(page.locator(".board [data-aimed]")).to_have_count(1)
    expect(page.locator(".notice")).to_have_count(0)  # that is known by now
    hints.get_by_role("listitem").first.get_by_role("button").click()
    expect(page.locator(".board [data-aimed]")).to_have_count(1)
    expect(page.get_by_role("log", name="Log")).not_to_contain_text("You laid")
    visitor.settle()
    numbers = page.locator("main [data-digit]").evaluate_all("(all) => all.map((one) => one.dataset.digit)")
    assert len(numbers) == len(set(numbers)) > 1  # a key lays the bird where its number is seen
    use = page.locator(".prompt .use")
    expect(use.locator("kbd")).to_have_text("0")
    wanted = use.get_attribute("data-move") or ""
    *_, row, side = wanted.split()
    page.keyboard.press("0")
    laid = re.compile(f"You laid [^.]* at the {side} of row {row}")
    expect(page.get_by_role("log", name="Log")).to_contain_text(laid)


def test_alone_against_bots_a_move_can_be_taken_back(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.play_now("CuBirds")
    page = visitor.page
    expect(page.locator(".asked")).to_be_visible()
    hand = page.get_by_role("group", name="Your hand")
    before = hand.inner_text()
    log = page.get_by_role("log", name="Log")
    visitor.settle()
    page.locator("[data-bird]").first.click()
    page.locator("main [data-move]").first.click()
    expect(log).to_contain_text("You laid")
    page.keyboard.press("u")
    expect(log).not_to_contain_text("You laid")
    expect(hand).to_have_text(before, use_inner_text=True)


def test_a_spectator_sees_no_hand_and_cannot_act(arrive: Arrive) -> None:
    host, spectator = arrive(), arrive()
    host.page.get_by_role("button", name="With friends: CuBirds").click()
    host.page.get_by_label("Show the table in the lobby").check()
    host.page.get_by_role("combobox", name="Seats").select_option("2")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_role("button", name="Seat a bot").click()
    host.page.get_by_role("button", name="Start").click()
    host.at_table()
    spectator.go(host.page.url.removeprefix(host.url))
    spectator.at_table()
    expect(spectator.page.get_by_role("group", name="Your hand")).to_have_count(0)
    expect(spectator.page.get_by_role("button", name="Hint")).to_have_count(0)
    spectator.check()


def test_ones_own_bot_is_made_invited_and_plays(arrive: Arrive, site: ServerProcess) -> None:
    visitor = arrive()
    page = visitor.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("textbox", name="Name of the bot").fill("webbot")
    page.get_by_role("button", name="Add a bot").click()
    token = page.get_by_label("Its secret, shown only now").input_value()
    visitor.check()
    visitor.shoot("own-bots")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="With friends: CuBirds").click()
    page.get_by_role("combobox", name="Seats").select_option("2")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("combobox", name="For the open seats").select_option("bot:webbot")
    page.get_by_role("button", name="Seat a bot").click()
    expect(page.get_by_text("webbot (invited)")).to_be_visible()
    expect(page.get_by_role("button", name="Start")).to_be_disabled()
    visitor.check()
    bearer = {"authorization": f"Bearer {token}"}
    table = page.url.rsplit("/", 1)[1].partition("#")[0]
    httpx.put(f"{site.url}/api/tables/{table}/seats/1", headers=bearer, json={}).raise_for_status()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("region", name="Seat B")).to_contain_text("webbot")


def test_a_finished_game_is_reviewed_and_its_link_shows_a_stranger_the_turning_points(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.open("cubirds", ["me", "forager"])
    visitor.play_to_the_end(2000)
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_text("The game is being reviewed")).to_be_visible()
    graph = page.get_by_role("img", name="Review")
    expect(graph).to_be_visible(timeout=120_000)
    expect(graph.locator("polyline")).to_have_count(2)
    expect(page.get_by_role("button", name="Review")).to_have_count(0)
    expect(page.get_by_text("The game is being reviewed")).to_have_count(0, timeout=120_000)
    visitor.check()
    visitor.shoot("review")
    expect(graph).to_be_in_viewport()
    expect(page.locator(".ranked")).to_have_count(1)  # who won is still told
    page.get_by_role("region", name="Review", exact=True).get_by_role("list").get_by_role("button").first.click()
    page.get_by_role("button", name="Leave the replay").click()
    expect(graph).to_be_in_viewport()
    expect(page.get_by_text("The game is being reviewed")).to_have_count(0)
    page.get_by_role("button", name="Copy a link to this review").click()
    link = page.get_by_label("Copy a link to this review").and_(page.locator("input")).input_value()
    read_by_a_stranger(arrive(SMALL, touch=True), link)


def read_by_a_stranger(visitor: Visitor, link: str) -> None:
    page = visitor.page
    address, _, invitation = link.partition("#")
    assert address.endswith("/review")
    assert invitation
    page.goto(address)  # the table is private
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.goto("about:blank")
    page.goto(link)
    review = page.get_by_role("complementary", name="Review")
    expect(review.get_by_role("img", name="Review").locator("polyline")).to_have_count(2)
    expect(review.get_by_role("heading", name="The decisions that cost most")).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(0)  # a stranger reads, and does not chat
    visitor.check()
    visitor.shoot("review-shared")
    worst = review.get_by_role("list").get_by_role("button").first
    number = re.search(r"\d+", worst.inner_text())
    assert number
    worst.click()
    expect(page.get_by_role("region", name="Replay")).to_contain_text(f"{int(number.group()) - 1}/")
    expect(page.get_by_label("Eyes of")).not_to_have_value("-1")  # as the one saw it who decided
    page.get_by_role("button", name="Save as a picture").first.click()
    expect(page.get_by_role("dialog").get_by_role("img", name="CuBirds")).to_be_visible()
    visitor.check()


def test_a_clock_runs_down_a_bot_stands_in_and_its_person_comes_back(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.open(
        "cubirds", ["me", "forager"], clock={"move": 3}, stand_in="apex"
    )  # slow: the game must not be over first
    own = page.get_by_role("region", name="Seat A")
    expect(page.locator(".asked")).to_be_visible()
    expect(own.locator("time")).to_have_text("0:02")
    back = page.get_by_role("button", name="Take your seat back")
    expect(back).to_be_visible()
    expect(own).to_contain_text("a bot stands in")
    visitor.check()
    back.click()
    expect(back).to_have_count(0)
    expect(page.get_by_role("log", name="Log")).to_contain_text("You came back.")


def test_a_card_is_dragged_to_where_it_shall_lie(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.play_now("CuBirds")
    expect(page.locator(".asked")).to_be_visible()
    bird = page.locator("[data-bird]").first
    name = bird.get_attribute("data-bird")
    start = bird.bounding_box()
    end = page.locator("[data-place=row-3-right]").bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 30, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(end["x"] + 10, end["y"] + 60, steps=6)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    page.mouse.up()
    log = page.get_by_role("log", name="Log")
    expect(log).to_contain_text("You laid")
    expect(log).to_contain_text("at the right of row 3")
    expect(log).to_contain_text(str(name))


def test_two_people_share_a_screen_in_the_wilderness(arrive: Arrive) -> None:
    """The screen goes round, covered on the way, until nature has its turn."""
    visitor = arrive()
    page = visitor.page
    visitor.open("wilderness", ["me", "me"], length="short")
    ready = page.get_by_role("button", name="show my cards")
    onward = page.locator("[data-move='end turn'], [data-move='pass']").first
    nature = page.get_by_role("log", name="Log").get_by_text("Nature’s turn begins.")
    seen: set[str] = set()
    while len(seen) < 2 or not nature.count():
        expect(ready.or_(onward)).to_be_visible()
        if ready.is_visible():
            seen.add(nothing_but_the_cover(visitor))
            ready.click()
            visitor.at_table()
        else:
            visitor.press(onward)
