"""A real browser and a real server for the tests of the web client."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.client import ServerProcess, serving
from tests.web.visitor import DESKTOP, TIMEOUT, Size, Visitor

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
expect.set_options(timeout=TIMEOUT)  # nobody is promised a quiet machine
PAGE = Path(__file__).parents[2] / "src/waterhole/server/static/index.html"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")  # the first needs half of the processor
    assert found, "these tests need Chromium: make browser"
    assert PAGE.is_file(), "the web client is not built: make web"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests, unless their module has one of its own."""
    folder = tmp_path_factory.mktemp("site")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder, "--unlimited", workers=1) as server:
        yield server
    assert '"trace"' not in (folder / "server.log").read_text("utf-8")


Arrive = Callable[..., Visitor]


@pytest.fixture
def arrive(browser: Browser, site: ServerProcess) -> Iterator[Arrive]:
    """Lets somebody come to the lobby; at the end no page may have complained."""
    visitors: list[Visitor] = []

    def come(
        size: Size = DESKTOP,
        scheme: str = "light",
        motion: str = "reduce",
        language: str = "en",
        touch: bool = False,
    ) -> Visitor:
        context = browser.new_context(
            has_touch=touch,
            locale=language,
            viewport={"width": size.width, "height": size.height},
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="no-preference" if motion == "any" else "reduce",
        )
        page: Page = context.new_page()
        visitor = Visitor(page, site.url, language)
        visitor.go("/")
        expect(page.get_by_role("heading", name="Waterhole")).to_be_visible()  # then the server knows them
        if visitor.name in {one.name for one in visitors}:  # by chance; those could not sit at one table
            context.close()
            return come(size, scheme, motion, language, touch)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.page.context.close()
        assert visitor.complaints == []
