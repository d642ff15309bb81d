"""Somebody at a browser: finds things as a person does, and notices when the page complains."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, expect

ROOT = Path(__file__).parents[2]
UNSEEN = """async () => {
    const there = (image) => image.complete || new Promise((done) => (image.onload = image.onerror = done));
    await Promise.all([...document.images].map(there));
    return [...document.images].filter((image) => !image.naturalWidth).map((image) => image.src);
}"""
# Clicks something lit, as `act` does, whenever the page has drawn; tells after how many clicks it was over.
PLAY_ON = """async ([most, rematch]) => {
    let seed = 7 + document.querySelectorAll('[role=log] p').length;
    const any = (all) => all[(seed = (seed * 48271) % 2147483647) % all.length];
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const lit = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    for (let clicks = 0, idle = 0; clicks < most && idle < 2000; ) {
        if ([...document.querySelectorAll('button')].some((one) => one.textContent.trim() === rematch)) return clicks;
        const found = [lit('main [data-move]'), lit('main .stack.lit')].find((some) => some.length);
        if (found) {
            any(found).click();
            clicks += 1;
            idle = 0;
        } else idle += 1;
        await drawn();
    }
    return null;
}"""
# Every shift counts, also right after a click, when a browser would forgive it.
WATCH_SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
            window.shifts.push([entry.value, entry.sources.map(({node}) => {
                const found = node?.nodeType === 3 ? node.parentElement : node;
                return found ? `${found.tagName}.${found.className?.baseVal ?? found.className}` : '?';
            })]);
    }).observe({type: 'layout-shift', buffered: false});
}"""
MOST_SHIFT = 0.02
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8") if (ROOT / "web/node_modules").is_dir() else ""
SHOTS = ROOT / "build/screenshots"
TIMEOUT = 30_000
EXPECTED = "WebSocket connection to"  # what a browser prints when a server is away


class Size(NamedTuple):
    name: str
    width: int
    height: int


PHONE = Size("phone", 390, 844)
SMALL = Size("small", 360, 640)
LANDSCAPE = Size("landscape", 844, 390)
TABLET = Size("tablet", 1024, 768)
DESKTOP = Size("desktop", 1440, 900)
WIDE = Size("wide", 2560, 1440)


class Words(NamedTuple):
    """What a visitor looks for, in the language of the page."""

    play_now: str
    rematch: str


LANGUAGES = {
    "en": Words("Play now", "Rematch"),
    "nl": Words("Speel nu", "Nog een keer"),
    "it": Words("Gioca subito", "Rivincita"),
    "de": Words("Jetzt spielen", "Revanche"),
    "es": Words("Jugar ya", "Revancha"),
    "fr": Words("Jouer", "Revanche"),
}


class Visitor:
    def __init__(self, page: Page, url: str, language: str = "en") -> None:
        self.page = page
        self.url = url
        self.words = LANGUAGES[language]
        self.complaints: list[str] = []
        self.dice = random.Random(7)
        page.set_default_timeout(TIMEOUT)
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not message.text.startswith(EXPECTED):
            self.complaints.append(f"{message.text} [{message.location['url']}, seen on {self.page.url}]")

    # -- ways -------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    @cached_property
    def name(self) -> str:
        """That the server knows them by."""
        return str(self.page.evaluate("fetch('/api/me').then((answer) => answer.json()).then(({ name }) => name)"))

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
        return self.page.locator("section.prompt")

    @property
    def over(self) -> Locator:
        return self.page.get_by_role("button", name=self.words.rematch)

    def resize(self, size: Size) -> None:
        self.page.set_viewport_size({"width": size.width, "height": size.height})
        self.page.wait_for_timeout(250)  # cards glide to their places

    def settle(self) -> None:
        """Wait until the last answer has been taken, and the next one would be."""
        expect(self.page.locator(".settling, [data-sending]")).to_have_count(0)

    def act(self) -> None:
        """Click something that is lit: a place, an answer or a card of the hand."""
        # What is lit may be gone by the time it is clicked: somebody else moved.
        try:
            self.settle()
            for lit in ("main [data-move]:visible", "main .stack.lit:visible"):
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
        """By clicks that keys and screen readers make: they need not wait until a new question has settled."""
        if self.page.evaluate(PLAY_ON, [most, self.words.rematch]) is None:
            raise AssertionError(f"not over after {most} clicks: {self.prompt.inner_text()}")
        expect(self.over).to_be_visible()

    @contextlib.contextmanager
    def seeing_nothing_shift(self) -> Iterator[None]:
        """Whatever is done meanwhile, the table stands still."""
        self.page.wait_for_timeout(300)  # what has just been opened glides to its place
        self.page.evaluate(WATCH_SHIFTS)
        yield
        shifts: list[tuple[float, list[str]]] = self.page.evaluate("window.shifts")
        assert sum(value for value, _ in shifts) < MOST_SHIFT, sorted(shifts, reverse=True)[:6]

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
            "[...document.querySelectorAll('.page, dialog .body')].map((one) => one.scrollWidth - one.clientWidth)"
        )
        assert max(wide, default=0) <= 0, f"a page or dialog scrolls sideways by {wide}"
