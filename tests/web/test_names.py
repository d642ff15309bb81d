"""Whoever is spoken of is called as on the screen, in every language."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Arrive
from tests.web.visitor import PHONE, Visitor
from waterhole.games import GAMES
from waterhole.kernel.game import Refused, player_word

pytestmark = pytest.mark.compiled_only

BOTS = {"en": "Forager", "nl": "Verzamelaar", "it": "Raccoglitore"}
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

    visitor.page.route_web_socket("**/socket", between)


def test_a_prompt_of_the_server_calls_players_by_their_names(arrive: Arrive) -> None:
    def ask(frame: Frame) -> None:
        if frame["type"] == "update":
            frame["view"]["prompt"] = f"A turn starts for {player_word(1)}. Play a card, or pass."  # type: ignore[index]

    visitor = arrive()
    overhear(visitor, ask)
    visitor.page.reload()
    visitor.play_now("Wilderness")
    expect(visitor.prompt).to_contain_text("A turn starts for Forager 2. Play a card, or pass.")


@pytest.mark.parametrize("language", BOTS)
def test_a_refusal_calls_players_and_things_by_their_names(arrive: Arrive, language: str) -> None:
    sentence = "{player} is not one of those furthest on the track with {ability}."
    refusal = Refused("WL-7", sentence, player=1, ability="mobility")

    def refuse(frame: Frame) -> None:
        if frame["type"] == "refused":
            frame |= {"rule": refusal.rule, "reason": str(refusal), "sentence": sentence, "facts": refusal.facts}

    visitor = arrive(language=language)
    overhear(visitor, refuse)
    visitor.page.reload()
    visitor.play_now("Wildlife")
    expect(visitor.page.locator(".space.lit").first).to_be_visible()
    visitor.page.keyboard.press("m")
    visitor.page.get_by_role("searchbox").fill("end")
    visitor.page.keyboard.press("Enter")
    told = visitor.page.get_by_role("alert")
    expect(told).to_contain_text(f"{BOTS[language]} 2")
    expect(told).to_contain_text({"en": "mobility", "nl": "mobiliteit", "it": "mobilità"}[language])
    expect(told).not_to_contain_text("{")


@pytest.mark.parametrize("game", GAMES)
def test_seats_have_names_on_a_phone_too(arrive: Arrive, game: str) -> None:
    visitor = arrive(PHONE)
    visitor.play_now(GAMES[game].title)
    for name in visitor.page.locator(".panel .name").all():
        expect(name).to_be_visible()
    expect(visitor.page.locator(".panel .name").nth(1)).to_have_text("Forager 2")
