"""Somebody at a browser: finds things as a person does, and notices when the page complains."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, expect

ROOT = Path(__file__).parents[2]
UNSEEN = """async () => {
    const there = (image) => image.complete || new Promise((done) => (image.onload = image.onerror = done));
    await Promise.all([...document.images].map(there));
    return [...document.images].filter((image) => !image.naturalWidth).map((image) => image.src);
}"""
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8") if (ROOT / "web/node_modules").is_dir() else ""
SHOTS = ROOT / "build/screenshots"
PATIENCE = 15_000
EXPECTED = "WebSocket connection to"  # what a browser prints when a server is away


class Size(NamedTuple):
    name: str
    width: int
    height: int


PHONE = Size("phone", 390, 844)
SMALL = Size("small", 360, 640)
DESKTOP = Size("desktop", 1440, 900)


class Words(NamedTuple):
    """What a visitor looks for, in the language of the page."""

    play_now: str
    your_turn: str
    rematch: str


LANGUAGES = {
    "en": Words("Play now", "Your turn", "Rematch"),
    "nl": Words("Speel nu", "Jouw beurt", "Nog een keer"),
    "it": Words("Gioca subito", "Il tuo turno", "Rivincita"),
}


class Visitor:
    def __init__(self, page: Page, url: str, language: str = "en") -> None:
        self.page = page
        self.url = url
        self.words = LANGUAGES[language]
        self.complaints: list[str] = []
        self.dice = random.Random(7)
        page.set_default_timeout(PATIENCE)
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not message.text.startswith(EXPECTED):
            self.complaints.append(message.text)

    # -- ways -------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def play_now(self, title: str) -> None:
        self.page.get_by_role("button", name=f"{self.words.play_now}: {title}").click()
        self.at_table()

    def open(
        self,
        game: str,
        places: list[str],
        clock: dict[str, int] | None = None,
        stand_in: str = "forager",
        **options: Any,
    ) -> None:
        """A table with options, as the dialogs of the lobby would open it."""
        expect(self.page.get_by_role("heading", name="Waterhole")).to_be_visible()
        wanted: dict[str, Any] = {"game": game, "places": places, "options": options, "start": True}
        wanted |= {"clock": clock or {}, "stand_in": stand_in}
        table = self.page.evaluate(
            """async (wanted) => (await (await fetch('/api/tables', {
                method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wanted)
            })).json()).id""",
            wanted,
        )
        self.go(f"/table/{table}")
        self.at_table()

    def at_table(self) -> None:
        """A question is seen, or the screen waits to be handed to whom it is put."""
        expect(self.prompt.or_(self.page.locator(".cover"))).to_be_visible()

    # -- at the table -----------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name=self.words.your_turn)

    @property
    def over(self) -> Locator:
        return self.page.get_by_role("button", name=self.words.rematch)

    def act(self) -> None:
        """Click something that is lit: a place, an answer or a card of the hand."""
        # What is lit may be gone by the time it is clicked: somebody else moved.
        try:
            for lit in ("main [data-move]:visible", "main [data-bird]:visible, main .stack.lit:visible"):
                found = self.page.locator(lit).all()
                if found:
                    self.dice.choice(found).click(timeout=1_000)
                    return
            self.page.wait_for_timeout(30)
        except Error:
            return

    def press(self, wanted: Locator) -> None:
        """Click something that may be gone by then."""
        with contextlib.suppress(Error):
            wanted.click(timeout=1_000)

    def play_on(self, clicks: int) -> None:
        for _ in range(clicks):
            self.act()

    def play_to_the_end(self, most: int) -> None:
        for _ in range(most):
            if self.over.is_visible():
                return
            self.act()
        raise AssertionError(f"not over after {most} clicks: {self.prompt.inner_text()}")

    # -- looking closely ----------------------------------------------------------------------

    def shoot(self, name: str) -> None:
        """Keep a picture for people to look at, with every picture on it: one that cannot be shown fails here."""
        assert self.page.evaluate(UNSEEN) == []
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    def check(self) -> None:
        """Nothing hinders anybody (axe), and the page does not scroll."""
        self.page.evaluate(AXE)
        found = self.page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
        problems = [f"{one['id']}: {one['nodes'][0]['html'][:200]}: {one['help']}" for one in found]
        assert not problems, "\n".join(problems)
        beyond = self.page.evaluate(
            "({scrollWidth, scrollHeight}) => [scrollWidth - innerWidth, scrollHeight - innerHeight]",
            self.page.locator("html").element_handle(),
        )
        assert max(beyond) <= 0, f"the page scrolls by {beyond}"
        wide = self.page.evaluate(
            "[...document.querySelectorAll('dialog .body')].map((one) => one.scrollWidth - one.clientWidth)"
        )
        assert max(wide, default=0) <= 0, f"a dialog scrolls sideways by {wide}"
