"""What wins, on the page: every game's tallies in every language, by eye and by screen reader."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import DESKTOP, SMALL, Size
from waterhole.explorer.explored import shipped
from waterhole.explorer.plots import main_table
from waterhole.games import BUILT_IN
from waterhole.kernel.game import Game
from waterhole.text import LANGUAGES, bundle

pytestmark = pytest.mark.compiled_only


def test_the_lobby_leads_there_and_from_game_to_game(arrive: Arrive) -> None:
    visitor = arrive(SMALL, touch=True)
    page = visitor.page
    page.get_by_role("link", name="What wins?").click()
    first, other, *_ = BUILT_IN.values()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"What wins? {first.title}")
    page.get_by_role("link", name=other.title).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"What wins? {other.title}")
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "scheme"), [(SMALL, "dark"), (DESKTOP, "light")], ids=lambda one: getattr(one, "name", one)
)
def test_a_tally_is_drawn_and_is_a_table_to_be_read(arrive: Arrive, size: Size, scheme: str) -> None:
    visitor = arrive(size, scheme=scheme)
    page = visitor.page
    visitor.go("/explorer/wildlife")
    organisms = page.get_by_role("table").filter(has=page.get_by_role("rowheader", name="mammoth"))
    expect(organisms.get_by_role("row")).to_have_count(7)
    expect(organisms.get_by_role("rowheader").first).to_be_visible()
    expect(organisms.locator("svg")).to_have_count(6)
    visitor.shoot(f"explorer-{size.name}")
    visitor.check()


def test_another_table_shows_its_own_numbers(arrive: Arrive) -> None:
    visitor = arrive(SMALL)
    page, found = visitor.page, shipped(BUILT_IN["cubirds"])
    visitor.go("/explorer/cubirds")
    seats = page.get_by_role("table").first.get_by_role("rowheader")
    expect(seats).to_have_count(main_table(found).players)
    other = next(one for one in found.tables if one.players != main_table(found).players)
    page.get_by_role("combobox", name="Table").select_option(f"{other.players} {other.bots}")
    expect(seats).to_have_count(other.players)


@pytest.mark.parametrize(
    ("language", "game"), list(zip(LANGUAGES, cycle(BUILT_IN.values()), strict=False)), ids=list(LANGUAGES)
)
def test_what_was_counted_is_told_in_every_language(arrive: Arrive, language: str, game: Game) -> None:
    visitor = arrive(SMALL, language=language)
    visitor.go(f"/explorer/{game.name}")
    for tally in main_table(shipped(game)).tallies:
        heading = bundle(language, game.name).format(f"tally-{tally.name}")
        expect(visitor.page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    visitor.shoot(f"explorer-{language}")
    visitor.check()
