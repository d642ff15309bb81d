"""The documentation as a site: served under /docs, with links that lead somewhere; no browser refuses any of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from waterhole.games import GAMES
from waterhole.server.http.static import DOCUMENTATION

pytestmark = pytest.mark.compiled_only


def test_the_documentation_is_found_under_docs_and_can_be_searched(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.page.goto(f"{visitor.url}/docs")
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("Waterhole")
    visitor.page.get_by_placeholder("Search").click()
    visitor.page.get_by_placeholder("Search").type("postgresql")
    expect(visitor.page.locator(".md-search-result__link").first).to_be_visible()


def test_the_rules_of_every_game_are_in_the_documentation(arrive: Arrive) -> None:
    visitor = arrive()
    for game in GAMES.values():
        visitor.page.goto(f"{visitor.url}/docs/rules/{game.name}.html")
        expect(visitor.page.get_by_role("heading", level=1)).to_contain_text(game.title)
        visitor.page.get_by_role("link", name="Deutsch").first.click()
        expect(visitor.page).to_have_url(f"{visitor.url}/docs/rules/{game.name}.de.html")


def test_nothing_beside_the_documentation_is_given_out(arrive: Arrive) -> None:
    visitor = arrive()
    assert DOCUMENTATION.is_dir()
    for path in ("/docs/../app.py", "/docs/%2e%2e/app.py", "/docs/nothing.html", "/docs/assets"):
        assert visitor.page.request.get(f"{visitor.url}{path}").status == 404, path
