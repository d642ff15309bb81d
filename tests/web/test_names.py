"""Whoever is spoken of is called as on the screen, in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Arrive
from tests.web.visitor import PHONE, Visitor
from waterhole.games import GAMES

pytestmark = pytest.mark.compiled_only

BOTS = {"en": "Cub", "nl": "Welp", "it": "Cucciolo"}
Frame = dict[str, object]


def overhear(visitor: Visitor, change: Callable[[Frame], None]) -> None:
    """Change what the server says on its way to the page."""

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            frame = json.loads(message)
            change(frame)
            page.send(json.dumps(frame))

        server.on_message(pass_on)

    visitor.page.route_web_socket("**/socket*", between)


def test_a_prompt_of_the_server_calls_players_by_their_names(arrive: Arrive) -> None:
    def ask(frame: Frame) -> None:
        if frame["type"] == "update":
            frame["view"]["prompt"] = {"id": "prompt-start", "args": {"seat": 1}}  # type: ignore[index]

    visitor = arrive()
    overhear(visitor, ask)
    visitor.page.reload()
    visitor.play_now("Wilderness")
    expect(visitor.prompt).to_contain_text("Cub 2’s turn begins. Play ")  # a card by its name, or any


@pytest.mark.parametrize("language", BOTS)
def test_a_refusal_calls_players_and_things_by_their_names(arrive: Arrive, language: str) -> None:
    def refuse(frame: Frame) -> None:
        if frame["type"] == "refused":
            frame |= {"rule": "WN-18", "why": {"id": "refused-thief", "args": {"seat": 1, "card": "thief"}}}

    visitor = arrive(language=language)
    overhear(visitor, refuse)
    visitor.page.reload()
    visitor.play_now("Wilderness")
    # What is not to be asked yet is answered at once: what is typed meanwhile would be lost.
    expect(visitor.page.locator(".asked:not(.settling, [data-sending])")).to_be_visible()
    visitor.page.keyboard.press("m")
    visitor.page.get_by_role("searchbox").fill("no such move")
    visitor.page.keyboard.press("Enter")
    told = visitor.page.get_by_role("alert")
    expect(told).to_contain_text(f"{BOTS[language]} 2")
    expect(told).to_contain_text({"en": "Thief", "nl": "Dief", "it": "Ladro"}[language])
    expect(told).not_to_contain_text("{")


@pytest.mark.parametrize("game", GAMES)
def test_seats_have_names_on_a_phone_too(arrive: Arrive, game: str) -> None:
    visitor = arrive(PHONE)
    visitor.play_now(GAMES[game].title)
    seats = visitor.page.locator(".panel")
    expect(seats.first).to_contain_text(re.compile(r"\(you\)"))  # in a narrow seat one knows oneself by that
    for name in seats.locator(".name").all()[1:]:
        expect(name).to_be_visible()
    second = visitor.page.locator(".panel .name").nth(1)
    expect(second).to_have_text(re.compile(r"^Cub\s+2$"), use_inner_text=True)
    cut = second.locator(".first").evaluate("(name) => name.scrollWidth > name.clientWidth")
    assert not cut
