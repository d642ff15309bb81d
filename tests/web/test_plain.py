"""A game without a folder in the web client is played with the prompt and its buttons."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.web.conftest import Arrive
from tests.web.visitor import DESKTOP, SMALL, Size, Visitor

pytestmark = pytest.mark.compiled_only

KNOWN, NEW = "cubirds", "newcomer"


def as_a_newcomer(visitor: Visitor) -> None:
    """All that the page hears of a game it knows comes under a name it does not know."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=response.text().replace(f'"{KNOWN}"', f'"{NEW}"'))

    def hear(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(str(text).replace(f'"{KNOWN}"', f'"{NEW}"')))

    visitor.page.route("**/api/games", answer)
    visitor.page.route_web_socket("**/socket*", hear)


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=lambda size: size.name)
def test_a_game_without_a_screen_is_played_to_its_end_by_its_answers(arrive: Arrive, size: Size) -> None:
    visitor = arrive(size)
    as_a_newcomer(visitor)
    visitor.go("/")
    visitor.open(KNOWN, ["me", "random"])
    page = visitor.page
    board = page.get_by_role("region", name="Board")
    expect(board).to_contain_text("families")
    expect(page.locator("[data-bird]")).to_have_count(0)
    visitor.shoot(f"plain-{size.name}")
    visitor.check()
    visitor.play_to_the_end(2000)
