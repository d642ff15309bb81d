"""The analysis board: positions on the real table, best moves that deepen, lines that are tried, links, the editor."""

from __future__ import annotations

import io
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.games.wilderness.at_table import cards, figure, place, play
from tests.web.conftest import Arrive
from tests.web.visitor import DESKTOP, SMALL, Visitor
from waterhole.games import GAMES
from waterhole.games.wilderness.position import TurnPosition, dump

pytestmark = pytest.mark.compiled_only
CUBIRDS = GAMES["cubirds"]
SVG = "{http://www.w3.org/2000/svg}"
STATE = CUBIRDS.new(2, seed=3)
POSITION: dict[str, Any] = msgspec.to_builtins(CUBIRDS.dump(STATE))


def put(visitor: Visitor, text: str = json.dumps(POSITION)) -> Page:
    """Paste a position and put it on the table."""
    page = visitor.page
    page.get_by_role("link", name="Analysis", exact=True).click()
    page.get_by_label("Or pasted here").fill(text)
    page.get_by_role("button", name="Put it on the table").click()
    return page


def lay(visitor: Visitor) -> str:
    """Lay a bird by the board; how the study names that move."""
    page = visitor.page
    visitor.at_table()
    visitor.settle()
    page.locator("main .stack.lit").first.click()
    page.locator("main .board [data-move]:visible").first.click()
    expect(page.locator(".step[aria-current]")).not_to_have_text("Start")
    return page.locator(".step[aria-current]").text_content() or ""


def saved(page: Page, kind: str) -> bytes:
    """What is downloaded when the open dialog is asked for a picture of this kind."""
    with page.expect_download() as download:
        page.get_by_role("button", name=f"Save as {kind}").click()
    return Path(download.value.path()).read_bytes()


def colours(picture: Image.Image, least: float) -> set[tuple[int, int, int]]:
    """The colours, coarsely, that make up at least such a part of a picture."""
    small = picture.convert("RGB").resize((100, 100), Image.Resampling.NEAREST)
    data = bytes(round(part / 32) for part in small.tobytes())
    found = Counter(zip(data[::3], data[1::3], data[2::3], strict=True))
    return {colour for colour, count in found.items() if count >= least * 10_000}


def check_picture(visitor: Visitor, title: str, game: str) -> None:
    """The table as a picture: of the same colours as the screen, and of the words and pictures that stand there."""
    page = visitor.page
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("p")
    dialog = page.get_by_role("dialog", name="Save as a picture")
    expect(dialog.get_by_role("img", name=title)).to_be_visible()
    visitor.check()
    visitor.shoot(f"picture-{game}")
    drawn = ElementTree.fromstring(saved(page, "SVG"))
    width, height = (float(drawn.attrib[side]) for side in ("width", "height"))
    words = [text.text for text in drawn.iter(f"{SVG}text")]
    assert title in words
    seats = page.locator(".seats .name:visible").all_inner_texts()
    assert all(any(word and word in name for word in words) for name in seats)
    assert not [one for one in drawn.iter() for value in one.attrib.values() if "//" in value]  # nothing lies elsewhere
    dots = Image.open(io.BytesIO(saved(page, "PNG")))
    assert dots.width >= 2 * int(width)
    assert abs(dots.width / dots.height - width / height) < 0.01
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    board = Image.open(io.BytesIO(page.locator("main > .board").screenshot()))
    assert not colours(board, 0.05) - colours(dots, 0.002)


def test_in_the_wilderness_a_card_offers_both_faces_and_a_digit_the_answer_that_shows_it(arrive: Arrive) -> None:
    """WN-11: a hand shows good faces, and at nature's turn Shelter is a Storm as well."""
    state = place(figure("A2"), figure(hand=cards("Shelter")), figure("C1"), current=2, turn=TurnPosition(energy=4))
    play(state, "3 end turn")
    visitor = arrive(DESKTOP)
    page = put(visitor, msgspec.json.encode(dump(state)).decode())
    visitor.at_table()
    visitor.settle()
    page.locator(".stack.lit[data-card=Shelter]").click()
    uses = visitor.prompt.locator("li [data-digit]")
    expect(uses).to_have_text(
        [
            re.compile(words)
            for words in ("Play Shelter", r"Storm \(Shelter\) on Player 1", r"Storm \(Shelter\) on Player 3")
        ]
    )
    expect(page.locator(".figure.hit")).to_have_count(2)
    visitor.settle()
    page.locator("[data-place=figure-2]").click()
    expect(page.locator(".step[aria-current]")).to_have_text(re.compile(r"Storm \(Shelter\) on Player 3"))
    expect(page.locator(".strip .step.lit").first).to_be_visible()
    numbered = visitor.prompt.locator("[data-digit='1']")
    wanted = numbered.get_attribute("data-move")
    assert wanted
    page.keyboard.press("1")
    expect(page.locator(".step[aria-current]")).to_have_text(re.compile(wanted, re.IGNORECASE))


@pytest.mark.parametrize("game", GAMES)
def test_a_new_deal_of_every_game_lies_on_its_own_table(arrive: Arrive, game: str) -> None:
    size = DESKTOP if game in {"cubirds", "wildlife"} else SMALL
    visitor = arrive(size, touch=size is SMALL)
    page = visitor.page
    visitor.go("/study")
    page.get_by_label("Game").first.select_option(game)
    page.get_by_role("button", name="Deal", exact=True).click()
    visitor.at_table()
    expect(page.locator(".seats li").first).to_be_visible()
    if size is SMALL:
        page.locator(".best").click()
    expect(page.get_by_role("listitem").filter(has_text="%").first).to_be_visible()
    visitor.check()
    visitor.shoot(f"study-{game}-{size.name}")
    if size is SMALL:
        page.get_by_role("button", name="Best moves, This position").click()
    check_picture(visitor, GAMES[game].title, game)


def test_what_is_no_position_is_refused_in_words_and_the_page_stays(arrive: Arrive) -> None:
    visitor = arrive()
    page = put(visitor, "{}")
    expect(page.get_by_role("alert")).to_contain_text("neither a record nor a position")
    visitor.check()
    visitor.go("/study#broken")
    expect(page.get_by_role("alert")).to_contain_text("holds no position")
    visitor.complaints.clear()  # the browser prints the 422


def test_best_moves_come_with_chances_and_reasons_and_are_marked_on_the_board(arrive: Arrive) -> None:
    visitor = arrive()
    page = put(visitor)
    lines = page.get_by_role("region", name="Best moves").get_by_role("listitem")
    expect(lines).to_have_count(5)
    expect(lines.first).to_contain_text("% ±")
    expect(lines.first).to_contain_text("take")
    expect(page.locator("main .pointed")).not_to_have_count(0)
    tries = page.get_by_role("region", name="Best moves").get_by_role("status")
    first = tries.inner_text()
    expect(tries).not_to_have_text(first)
    page.get_by_label("Search").uncheck()
    expect(page.locator(".pointed")).to_have_count(0)


def test_moves_are_tried_by_the_board_and_one_steps_back_and_branches_by_key(arrive: Arrive) -> None:
    visitor = arrive()
    page = put(visitor)
    first = lay(visitor)
    steps = page.locator(".step")
    page.locator("#tried").click()  # from the board to the study
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".step[aria-current]")).to_have_text("Start")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".step[aria-current]")).to_have_text(first)
    page.keyboard.press("Home")
    page.get_by_role("region", name="Best moves").get_by_role("listitem").nth(1).get_by_role("button").click()
    expect(steps.nth(1)).to_be_visible()
    expect(page.locator(".step[aria-current]")).not_to_have_text("Start")
    visitor.check()
    page.get_by_role("button", name="Remove this line").click()
    expect(page.locator(".step[aria-current]")).to_have_text("Start")


def test_with_the_eyes_of_one_seat_the_others_answer_by_themselves(arrive: Arrive) -> None:
    visitor = arrive(SMALL, touch=True)
    page = put(visitor)
    seat = int(STATE.decider())
    page.get_by_label("Eyes").select_option(str(1 - seat))
    page.get_by_role("button", name="Let the others play").click()
    expect(page.get_by_role("button", name="Let the others play")).to_have_count(0)
    page.get_by_label("Eyes").select_option("asked")
    page.locator(".best").click()
    page.get_by_role("button", name="Play on from here").click()
    visitor.check()
    page.get_by_role("button", name="On this board").click()
    expect(page.get_by_label("Eyes")).to_have_value(str(1 - seat))
    visitor.settle()
    page.locator("main .stack.lit").first.click()
    page.locator("main .board [data-move]:visible").first.click()
    page.get_by_label("Eyes").select_option("open")
    page.locator(".best").click()
    expect(page.get_by_label("All hands")).to_be_visible()
    visitor.check()


def test_a_link_holds_the_position_that_is_on_the_table(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive(SMALL)
    page = put(ann)
    page.get_by_role("button", name="Copy a link").click()
    link = page.get_by_label("Copy a link").and_(page.locator("input")).input_value()
    assert "/study#" in link
    assert len(link) < 2_000
    bob.page.goto(link)
    bob.at_table()
    for one in (ann, bob):
        expect(one.page.locator("[data-place=pile]")).to_contain_text(str(sum(POSITION["pile"].values())))


def test_the_editor_says_at_the_field_what_cannot_be_and_puts_what_can(arrive: Arrive) -> None:
    visitor = arrive()
    page = put(visitor)
    page.get_by_role("button", name="Change it").click()
    hand = page.get_by_role("group", name="hands").get_by_role("group").first.get_by_role("spinbutton").first
    held = int(hand.input_value())
    put_it = page.get_by_role("button", name="Put it on the table")
    hand.fill("99")
    expect(page.get_by_role("alert")).to_contain_text("99")
    expect(put_it).to_be_disabled()
    visitor.check()
    visitor.shoot("study-editor-desktop")
    hand.fill(str(held))
    expect(put_it).to_be_enabled()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_label("current", exact=True).fill(str(1 - POSITION["current"]))
    expect(put_it).to_be_enabled()
    put_it.click()
    expect(page.locator(".panel.turn")).to_contain_text(f"Player {2 - POSITION['current']}")
    visitor.complaints.clear()  # the browser prints the 422


def test_a_real_table_goes_on_from_the_position(arrive: Arrive) -> None:
    visitor, friend = arrive(), arrive(SMALL, touch=True)
    page = put(visitor)
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_role("combobox").nth(1 - int(STATE.decider())).select_option("a friend")
    visitor.check()
    visitor.shoot("study-play-on-desktop")
    dialog.get_by_role("button", name="Open the table and invite").click()
    expect(page.get_by_text("goes on from a position")).to_be_visible()
    visitor.check()
    friend.page.goto(page.url)
    friend.page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Start", exact=True).click()
    for one in (visitor, friend):
        expect(one.page.locator("[data-place=pile]")).to_contain_text(str(sum(POSITION["pile"].values())))


def test_any_step_of_a_replay_goes_to_the_board(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.open("cubirds", ["me", "cub"])
    visitor.play_to_the_end(2_000)
    page = visitor.page
    pile = page.locator("[data-place=pile]")
    at_the_end = pile.inner_text()
    page.get_by_role("button", name="Replay").click()
    page.get_by_label("Replay").and_(page.locator("input")).fill("3")
    expect(pile).not_to_have_text(at_the_end)
    early = pile.inner_text()
    page.get_by_role("link", name="Analyse from here").click()
    expect(page.get_by_role("region", name="Best moves")).to_be_visible()
    expect(pile).to_have_text(early)


def test_a_turn_of_a_replay_is_saved_as_a_clip_that_moves(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.open("cubirds", ["me", "cub"])
    visitor.play_to_the_end(2_000)
    page = visitor.page
    page.get_by_role("button", name="Replay").click()
    page.get_by_label("Replay").and_(page.locator("input")).fill("3")
    said = page.get_by_role("region", name="Replay").get_by_role("status").inner_text()
    page.get_by_role("button", name="Save as a picture").first.click()
    page.get_by_role("button", name="A clip of this turn").click()
    save = page.get_by_role("button", name="Save the clip")
    expect(save).to_be_visible()
    visitor.check()
    visitor.shoot("clip-desktop")
    with page.expect_download() as download:
        save.click()
    assert download.value.suggested_filename == "waterhole-cubirds-clip.svg"
    drawn = ElementTree.fromstring(Path(download.value.path()).read_bytes())
    moments = [group for group in drawn.iter(f"{SVG}g") if group.find(f"{SVG}animate") is not None]
    words = " ".join(text.text or "" for group in moments for text in group.findall(f"{SVG}text"))
    assert said in " ".join(words.split())
    for moment in moments:
        fade = moment.find(f"{SVG}animate")
        assert fade is not None
        times = [float(time) for time in fade.attrib["keyTimes"].split(";")]
        assert times == sorted(times)
        assert (times[0], times[-1]) == (0, 1)
    assert not [one for one in drawn.iter() for value in one.attrib.values() if "//" in value]  # nothing lies elsewhere
    page.keyboard.press("Escape")
    expect(page.get_by_label("Replay").and_(page.locator("input"))).to_have_value("3")


def test_lines_are_kept_with_the_position_and_opened_where_one_was(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive(SMALL, touch=True)
    page = put(ann)
    first = lay(ann)
    page.get_by_role("button", name="Back", exact=True).click()
    page.get_by_role("region", name="Best moves").get_by_role("listitem").nth(1).get_by_role("button").click()
    expect(page.locator(".step")).to_have_count(3)
    other = page.locator(".step[aria-current]").text_content() or ""
    page.get_by_role("button", name="Keep under a name").click()
    dialog = page.get_by_role("dialog", name="Keep under a name")
    expect(dialog).to_contain_text("with the 2 moves you tried")
    dialog.get_by_role("textbox", name="Name").fill("two ways")
    ann.shoot("study-keep-desktop")
    dialog.get_by_role("button", name="Keep", exact=True).click()
    dialog.get_by_role("button", name="Copy a link").click()
    link = dialog.get_by_label("Copy a link").and_(page.locator("input")).input_value()
    bob.page.goto(link)
    bob.at_table()
    bob.page.locator(".best").click()
    expect(bob.page.locator(".step")).to_have_text(["Start", first, other])
    expect(bob.page.locator(".step[aria-current]")).to_have_text(other)
    bob.page.locator(".step").nth(1).click()
    expect(bob.page.locator(".step[aria-current]")).to_have_text(first)
    bob.shoot("study-lines-small")
    bob.check()
    page.goto(link)
    ann.at_table()
    page.get_by_role("button", name="Remove this line").click()
    expect(page.locator(".step[aria-current]")).to_have_text("Start")
    page.get_by_role("button", name="Keep under a name").click()
    dialog.get_by_role("button", name="Keep in ‘two ways’").click()
    expect(dialog).to_contain_text("Kept as")
    ann.check()
    bob.page.reload()
    bob.at_table()
    bob.page.locator(".best").click()
    expect(bob.page.locator(".step")).to_have_text(["Start", first])


def test_a_position_is_kept_under_a_name_and_opened_by_its_link(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive(SMALL)
    page = put(ann)
    page.get_by_role("button", name="Keep under a name").click()
    dialog = page.get_by_role("dialog", name="Keep under a name")
    dialog.get_by_role("textbox", name="Name").fill("two owls")
    dialog.get_by_role("button", name="Keep", exact=True).click()
    dialog.get_by_role("button", name="Copy a link").click()
    bob.page.goto(dialog.get_by_label("Copy a link").and_(page.locator("input")).input_value())
    bob.at_table()
    expect(bob.page.locator("[data-place=pile]")).to_contain_text(str(sum(POSITION["pile"].values())))
    ann.check()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Another position").click()
    page.get_by_role("button", name="Rename: two owls").click()
    page.get_by_role("textbox", name="Name").fill("three owls")
    page.get_by_role("button", name="Rename", exact=True).click()
    expect(page.get_by_role("link", name="three owls")).to_be_visible()
    ann.check()
    ann.shoot("study-kept-desktop")
    page.get_by_role("link", name="three owls").click()
    ann.at_table()
    page.get_by_role("button", name="Another position").click()
    page.get_by_role("button", name="Delete: three owls").click()
    expect(page.get_by_role("heading", name="Kept positions")).to_have_count(0)
    bob.page.reload()
    expect(bob.page.get_by_role("alert")).to_contain_text("no such study")
    bob.complaints.clear()  # the browser prints the 404
