"""The same screens in every language: nothing is left in English, and longer words still fit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax.ast import TextElement
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import DESKTOP, PHONE, SMALL, Visitor
from waterhole.games import GAMES
from waterhole.kernel.lesson import lesson_of
from waterhole.text import LANGUAGES
from waterhole.text.inventory import PACKAGE, messages
from waterhole.text.pseudo import pseudo

pytestmark = pytest.mark.compiled_only

WEB = Path(__file__).parents[2] / "web/src"
ASSETS = PACKAGE / "server/static/assets"
# Words that an English sentence hardly does without, and that are none elsewhere.
ENGLISH = re.compile(
    r"\b(the|your|you|and|with|from|for|this|that|cards?|birds?|took|laid|drew|turn|row)\b", re.IGNORECASE
)
# What a reader sees or hears: text and the names of things; not what is marked as of a language or as typed, nor names.
READ = """() => {
    const said = [];
    const skip = 'body [lang], code, script, style, .name, .person, input';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node.textContent.trim() && !node.parentElement.closest(skip)) said.push(node.textContent.trim());
    }
    for (const one of document.body.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
        for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
            if (one.getAttribute(name) && !one.closest(skip)) said.push(one.getAttribute(name));
    return said;
}"""
# Words that are cut off: their box hides what does not fit. Long names of people and games may be, and the line of the
# story, which a tap opens whole.
# Savanna's land is larger than the card through which one sees a part of it: it is away while words are measured.
CUT = """() => {
    const land = [...document.querySelectorAll('img.land')];
    for (const one of land) one.style.display = 'none';
    const cut = [...document.body.querySelectorAll('*')].filter((one) =>
        one.checkVisibility() && !one.closest('.name, .unseen, .strip, header strong') && one.textContent.trim() &&
        ['hidden', 'clip'].includes(getComputedStyle(one).overflowX) &&
        one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1
    ).map((one) => `${one.className}: ${one.textContent.trim().slice(0, 80)}`);
    for (const one of land) one.style.display = '';
    return cut;
}"""
OTHERS = [language for language in LANGUAGES if language != "en"]
# Each game in another language.
PAIRS = list(zip(GAMES, OTHERS, strict=True))


def said(language: str, name: str, folder: Path = WEB / "text") -> str:
    """A message that is nothing but words."""
    pattern = messages(folder, language)[name].value
    assert pattern is not None
    (element,) = pattern.elements
    assert isinstance(element, TextElement)
    return element.value


def told(game: str, language: str) -> set[str]:
    """The messages of a game, of all and of the page that are nothing but words."""
    folders = (PACKAGE / "games" / game / "text", PACKAGE / "text", WEB / "text")
    found = [one for folder in folders for one in messages(folder, language).values()]
    plain = [one.value.elements[0] for one in found if one.value and len(one.value.elements) == 1]
    return {element.value.casefold() for element in plain if isinstance(element, TextElement)}


def speaks(visitor: Visitor, language: str, game: str) -> None:
    """The page says which language it is in, and uses no other."""
    assert visitor.page.locator("html").get_attribute("lang") == language
    titles = [one.title for one in GAMES.values()]
    foreign = told(game, "en") - told(game, language)
    for heard in visitor.page.evaluate(READ):
        plain = heard
        for title in titles:
            plain = plain.replace(title, "")
        assert not ENGLISH.search(plain), heard
        assert plain.strip().casefold() not in foreign, heard


@pytest.mark.parametrize("language", OTHERS)
def test_the_lobby_and_its_dialogs_speak_the_language_of_the_browser(arrive: Arrive, language: str) -> None:
    visitor = arrive(PHONE, language=language)
    page = visitor.page
    expect(page.get_by_role("button", name=f"{visitor.words.play_now}: CuBirds")).to_be_visible()
    for size in (DESKTOP, PHONE):
        visitor.resize(size)
        speaks(visitor, language, "cubirds")
        visitor.shoot(f"lobby-{size.name}-{language}")
        visitor.check()
    for way in ("with-friends", "on-one-screen"):
        for game in GAMES.values():
            page.get_by_role("button", name=f"{said(language, way)}: {game.title}").click()
            expect(page.get_by_role("dialog")).to_be_visible()
            speaks(visitor, language, "cubirds")
            page.keyboard.press("Escape")


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_a_table_speaks_one_language_and_fits_its_screen(arrive: Arrive, game: str, language: str) -> None:
    visitor = arrive(SMALL, language=language)
    visitor.play_now(GAMES[game].title)
    for size in (SMALL, DESKTOP):
        visitor.resize(size)
        visitor.play_on(8)
        visitor.page.wait_for_timeout(300)
        speaks(visitor, language, game)
        visitor.shoot(f"{game}-{size.name}-{language}")
        visitor.check()
        assert visitor.page.evaluate(CUT) == []
    for key in ("m", "r", "?"):
        visitor.page.keyboard.press(key)
        expect(visitor.page.get_by_role("dialog")).to_be_visible()
        visitor.page.wait_for_timeout(200)
        speaks(visitor, language, game)
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_a_lesson_speaks_the_language_of_the_browser(arrive: Arrive, game: str, language: str) -> None:
    visitor = arrive(PHONE, language=language)
    page = visitor.page
    visitor.go(f"/learn/{game}")
    first, second = lesson_of(GAMES[game], language).steps[:2]
    expect(page.get_by_text(first.text)).to_be_visible()
    speaks(visitor, language, game)
    visitor.shoot(f"lesson-{game}-{language}")
    visitor.check()
    if not first.answers:
        page.get_by_role("button", name=said(language, "lesson-next")).click()
        expect(page.get_by_text(second.text)).to_be_visible()
        speaks(visitor, language, game)
        visitor.check()


def test_cubirds_is_played_to_its_end_in_dutch(arrive: Arrive) -> None:
    visitor = arrive(language="nl")
    visitor.open("cubirds", ["me", "forager", "forager"])
    visitor.play_to_the_end(3000)
    speaks(visitor, "nl", "cubirds")
    expect(visitor.page.get_by_role("log", name="Verloop")).to_contain_text("Je legde")
    expect(visitor.page.get_by_role("log", name="Verloop")).to_contain_text("Het spel is afgelopen")
    visitor.shoot("cubirds-end-nl")
    visitor.check()


def test_the_language_is_changed_in_the_settings_without_a_reload_and_kept(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.play_now("CuBirds")
    page = visitor.page
    expect(page.locator(".asked")).to_be_visible()
    page.evaluate("window.same = true")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name="Language").select_option("it")
    expect(page.get_by_role("heading", name="Impostazioni")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Deponi tutti i tuoi uccelli")).to_be_visible()
    assert page.evaluate("window.same")
    speaks(visitor, "it", "cubirds")
    page.reload()
    expect(page.get_by_text("Deponi tutti i tuoi uccelli")).to_be_visible()
    speaks(visitor, "it", "cubirds")


def test_a_refusal_gives_its_reason_in_every_language_of_the_page(arrive: Arrive) -> None:
    visitor = arrive(language="en")
    visitor.play_now("CuBirds")
    page = visitor.page
    for language in OTHERS:
        page.evaluate(f"localStorage.setItem('waterhole.settings', JSON.stringify({{ language: '{language}' }}))")
        page.reload()
        expect(page.locator(".asked")).to_be_visible()
        page.keyboard.press("m")
        page.get_by_role("searchbox").fill("draw")
        page.keyboard.press("Enter")
        why = said(language, "refused-draw-before-laying", PACKAGE / "games/cubirds/text")
        expect(page.get_by_role("alert")).to_contain_text(why)
        speaks(visitor, language, "cubirds")
        page.get_by_role("button", name="CB-6").click()
        expect(page.locator(".cited")).to_be_in_viewport()
    visitor.check()


def test_a_hint_gives_its_reasons_in_the_language_of_the_page(arrive: Arrive) -> None:
    visitor = arrive(language="it")
    visitor.play_now("CuBirds")
    page = visitor.page
    expect(page.locator(".asked")).to_be_visible()
    page.keyboard.press("h")
    hints = page.get_by_role("complementary", name="Che cosa farebbe un bot forte")
    expect(hints.get_by_role("listitem").first).to_be_visible()
    speaks(visitor, "it", "cubirds")
    hints.get_by_role("listitem").first.get_by_role("button").click()  # it points; one plays it oneself
    visitor.settle()
    page.locator(".prompt .use").click()
    expect(page.get_by_role("log", name="Cronaca")).to_contain_text("Hai deposto")


def test_only_the_words_of_one_language_are_fetched(arrive: Arrive) -> None:
    visitor = arrive(language="nl")
    visitor.play_now("CuBirds")
    expect(visitor.page.locator("[data-bird]").first).to_be_visible()
    fetched = visitor.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    names = [address.rsplit("/", 1)[-1] for address in fetched]
    assert len([name for name in names if name.startswith("nl-")]) >= 3  # of the page, of all games, of the game
    assert not [name for name in names if re.match(r"(en|it|text)-", name)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lobby_and_one_game_in_one_language_are_below_90_kb_of_script(arrive: Arrive, language: str) -> None:
    visitor = arrive(language=language)
    visitor.play_now("CuBirds")
    expect(visitor.page.locator("[data-bird]").first).to_be_visible()
    fetched = visitor.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    scripts = {address.rsplit("/", 1)[-1] for address in fetched if address.endswith(".js")}
    packed = [ASSETS / f"{name}.gz" for name in scripts]
    sizes = [path.stat().st_size if path.exists() else 1024 for path in packed]  # what is small is not packed
    assert sum(sizes) < 90_000, sum(sizes)


def test_the_pseudo_language_fits_the_smallest_screen_and_leaves_no_word_without_a_message(arrive: Arrive) -> None:
    """A third longer than English: whatever has no room, or no message, shows."""
    visitor = arrive(SMALL)
    page = visitor.page
    page.add_init_script("localStorage.setItem('waterhole.settings', JSON.stringify({ language: 'qps' }))")
    page.reload()
    expect(page.get_by_role("button", name=f"{pseudo('Play now')}: CuBirds")).to_be_visible()
    accented(visitor)
    visitor.shoot("lobby-small-qps")
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL.width
    page.get_by_role("button", name=f"{pseudo('Play now')}: CuBirds").click()
    expect(page.locator("[data-bird]").first).to_be_visible()
    accented(visitor)
    visitor.shoot("cubirds-small-qps")
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL.width
    assert page.evaluate(CUT) == []


def accented(visitor: Visitor) -> None:
    """No English sentence is left without accents."""
    titles = "|".join(re.escape(one.title) for one in GAMES.values())
    for heard in visitor.page.evaluate(READ):
        assert not ENGLISH.search(re.sub(titles, "", heard)), heard
