"""The same screens in Dutch and Italian: nothing is left in English, and longer words still fit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import DESKTOP, PHONE, SMALL, Size, Visitor
from waterhole.games import GAMES
from waterhole.kernel.lesson import lesson_of

pytestmark = pytest.mark.compiled_only

WEB = Path(__file__).parents[2] / "web/src"
# Words that an English sentence hardly does without, and that are none in Dutch or Italian.
ENGLISH = re.compile(
    r"\b(the|your|you|and|with|from|for|this|that|cards?|birds?|took|laid|drew|points?|turn|row)\b", re.IGNORECASE
)
# What a reader sees or hears: text and the names of things; not what is marked as English, nor people's names.
READ = """() => {
    const said = [];
    const skip = '[lang=en], [lang=nl], [lang=it], script, style, .name, .person, input';
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
# Words that are cut off: their box hides what does not fit. Long names of people and games may be.
CUT = """() => [...document.body.querySelectorAll('*')].filter((one) =>
    one.checkVisibility() && !one.closest('.name, .unseen, header strong') && one.textContent.trim() &&
    ['hidden', 'clip'].includes(getComputedStyle(one).overflowX) &&
    one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1
).map((one) => `${one.className}: ${one.textContent.trim().slice(0, 80)}`)"""
WAYS = {"nl": ("Met vrienden", "Op één scherm"), "it": ("Con amici", "Su uno schermo")}
QUOTED = re.compile(r"'((?:[^'\\]|\\.)*)'")


def values(*names: str) -> set[str]:
    """The words of a dictionary, without keys and imports."""
    found: set[str] = set()
    for name in names:
        for line in (WEB / name).read_text("utf-8").splitlines():
            if "import" not in line and "case " not in line:
                found |= set(QUOTED.findall(re.sub(r"^\s*'[^']*':", "", line)))
    return {one.casefold() for one in found if re.search(r"[a-z]{3}", one)}


def only_english(language: str, game: str) -> set[str]:
    """What the English dictionaries say and those of another language do not."""
    english = values("lib/text.ts", "words/guide.en.ts", f"games/{game}/words.en.ts")
    return english - values(f"words/{language}.ts", f"words/guide.{language}.ts", f"games/{game}/words.{language}.ts")


def speaks(visitor: Visitor, language: str, game: str) -> None:
    """The page says which language it is in, and uses no other."""
    assert visitor.page.locator("html").get_attribute("lang") == language
    titles = [one.title for one in GAMES.values()]
    foreign = only_english(language, game)
    for said in visitor.page.evaluate(READ):
        plain = said
        for title in titles:
            plain = plain.replace(title, "")
        assert not ENGLISH.search(plain), said
        assert plain.strip().casefold() not in foreign, said


@pytest.mark.parametrize("language", ["nl", "it"])
def test_the_lobby_and_its_dialogs_speak_the_language_of_the_browser(arrive: Arrive, language: str) -> None:
    for size in (PHONE, DESKTOP):
        visitor = arrive(size, language=language)
        page = visitor.page
        expect(page.get_by_role("button", name=f"{visitor.words.play_now}: CuBirds")).to_be_visible()
        speaks(visitor, language, "cubirds")
        visitor.shoot(f"lobby-{size.name}-{language}")
        visitor.check()
        for game in GAMES.values():
            for way in WAYS[language]:
                page.get_by_role("button", name=f"{way}: {game.title}").click()
                expect(page.get_by_role("dialog")).to_be_visible()
                speaks(visitor, language, "cubirds")
                visitor.check()
                page.keyboard.press("Escape")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=lambda size: size.name)
@pytest.mark.parametrize("language", ["nl", "it"])
def test_a_table_speaks_one_language_and_fits_its_screen(arrive: Arrive, game: str, size: Size, language: str) -> None:
    visitor = arrive(size, language=language)
    visitor.play_now(GAMES[game].title)
    visitor.play_on(12)
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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["nl", "it"])
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
        page.get_by_role("button", name={"nl": "Verder", "it": "Avanti"}[language]).click()
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


def test_a_refusal_gives_its_reason_in_the_language_of_the_page(arrive: Arrive) -> None:
    visitor = arrive(language="nl")
    visitor.play_now("CuBirds")
    page = visitor.page
    expect(page.locator(".asked")).to_be_visible()
    page.keyboard.press("m")
    page.get_by_role("searchbox").fill("draw")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Je legt vogels voordat je mag trekken.")
    speaks(visitor, "nl", "cubirds")
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
    expect(hints.get_by_role("listitem").first).to_be_visible(timeout=15_000)
    speaks(visitor, "it", "cubirds")
    hints.get_by_role("listitem").first.get_by_role("button").click()
    expect(page.get_by_role("log", name="Cronaca")).to_contain_text("Hai deposto")


def test_only_the_words_of_one_language_are_fetched(arrive: Arrive) -> None:
    visitor = arrive(language="nl")
    visitor.play_now("CuBirds")
    expect(visitor.page.locator("[data-bird]").first).to_be_visible()
    fetched = visitor.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    names = [address.rsplit("/", 1)[-1] for address in fetched]
    assert any(name.startswith("words.nl") for name in names)
    assert not [name for name in names if re.match(r"(words\.(en|it)|it-|text-)", name)]
