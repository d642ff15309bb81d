"""The table stands still and gives its place to what is on it: measured while whole games are played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Arrive
from tests.web.visitor import DESKTOP, LANDSCAPE, PHONE, PLAY_ON, SMALL, TABLET, WIDE, Size
from waterhole.games import GAMES

pytestmark = pytest.mark.compiled_only

# Whole games that are over after a bearable number of clicks.
SHORT: dict[str, tuple[list[str], dict[str, Any]]] = {
    "cubirds": (["me", "random", "random"], {}),
    "wild_cards": (["me", "random", "random"], {}),
    "savanna": (["me", "random", "random"], {}),
    "wildlife": (["me", "random", "random"], {"rounds": 1}),
    "wilderness": (["me", "random"], {"length": "short"}),
}
MOST_CLICKS = 3000
SIZES = (SMALL, PHONE, LANDSCAPE, TABLET, DESKTOP, WIDE)
COMMON = Size("common", 360, 740)  # a usual phone
ROUNDS = 2  # so often a table is looked at in each size while its game goes on
FINGER = 44


# At a desk this is seen while test_games plays each game to its end.
@pytest.mark.parametrize("game", GAMES)
def test_nothing_shifts_in_a_whole_game_on_a_phone(arrive: Arrive, game: str) -> None:
    places, options = SHORT[game]
    visitor = arrive(PHONE, touch=True)
    visitor.open(game, places, **options)
    with visitor.seeing_nothing_shift():
        visitor.play_to_the_end(MOST_CLICKS)


# Cards that cannot be brought wholly into sight, or are covered there.
UNREACHED = """() => [...document.querySelectorAll('.stack')].filter((card) => {
    card.scrollIntoView({inline: 'center', block: 'nearest', behavior: 'instant'});
    const box = card.getBoundingClientRect();
    const hand = card.closest('.hand').getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return box.left < hand.left - 1 || box.right > hand.right + 1 || box.bottom > innerHeight + 1 || box.top < 0
        || !card.contains(document.elementFromPoint(x, y));
}).map((card) => card.dataset.card)"""

# Hands that are longer than their place and do not show it.
UNTOLD = """() => [...document.querySelectorAll('.hand')].filter((hand) =>
    hand.scrollWidth > hand.clientWidth + 1 && !hand.matches('.more-left, .more-right')).length"""

# What is touched and smaller than a finger; the spaces of a whole island are looked at closer first.
SMALLER = """(finger) => [...document.querySelectorAll('header button, header a, main button, .seats button')]
    .filter((one) => one.checkVisibility())
    .filter((one) => !(one.matches('.space') && document.querySelector('.lens').checkVisibility()))
    .map((one) => [one.getBoundingClientRect(), one])
    .filter(([box]) => Math.min(box.width, box.height) < finger - 0.5)
    .map(([box, one]) => `${one.className} ${one.textContent.trim()}: ${box.width} x ${box.height}`)"""

# Answers of which a part is cut off by themselves or by their panel, unless what is beyond its edge is swiped to.
CUT = """() => [...document.querySelectorAll('.prompt .answers .button, .prompt .closing .button')].filter((one) => {
    const box = one.getBoundingClientRect();
    const words = [...one.querySelectorAll('span, small')].map((inner) => inner.getBoundingClientRect());
    const panel = one.closest('.answers, .closing');
    const place = panel.getBoundingClientRect();
    const swiped = box.right > place.right + 1 && panel.matches('.more-right');
    const below = box.bottom > place.bottom + 1 && panel.matches('.more-below');
    return one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1
        || words.some(({top, bottom}) => top < box.top - 1 || bottom > box.bottom + 1)
        || box.top < place.top - 1 || (box.bottom > place.bottom + 1 && !below)
        || (box.right > place.right + 1 && !swiped);
}).map((one) => one.textContent.trim())"""

# Places of an ecosystem that are not wholly in its field.
HALF_SEEN = """() => [...document.querySelectorAll('.field > [data-name]')].filter((one) => {
    const [box, field] = [one, one.parentElement].map((some) => some.getBoundingClientRect());
    return box.left < field.left || box.top < field.top || box.right > field.right || box.bottom > field.bottom;
}).map((one) => one.dataset.name)"""

# Parts of the table that are not wholly on the screen.
OUTSIDE = """() => [...document.querySelectorAll('.panel, .prompt, .board, .tray, header')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
        || box.width < 40 || box.height < 26;
}).map((one) => `${one.tagName} ${one.className} ${JSON.stringify(one.getBoundingClientRect())}`)"""


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_within_reach_at_all_sizes_while_a_game_goes_on(arrive: Arrive, game: str) -> None:
    visitor = arrive(touch=True)
    visitor.open(game, SHORT[game][0])
    for _ in range(ROUNDS):
        for size in SIZES:
            visitor.resize(size)
            for found in (CUT, UNREACHED, UNTOLD, OUTSIDE):
                assert not visitor.page.evaluate(found), (size.name, found, visitor.page.evaluate(found))
            assert visitor.page.evaluate(SMALLER, FINGER) == [], size.name
            visitor.play_on(2)


@pytest.mark.parametrize("game", GAMES)
def test_as_many_as_may_play_have_their_place(arrive: Arrive, game: str) -> None:
    visitor = arrive(touch=True)
    most = GAMES[game].seats[-1]
    visitor.open(game, ["me", *["random"] * (most - 1)])
    for size in SIZES:
        visitor.resize(size)
        assert visitor.page.evaluate(OUTSIDE) == [], size.name
        assert visitor.page.locator(".panel").count() >= most
        visitor.shoot(f"{game}-{most}-{size.name}")
        visitor.play_on(1)


# Answers that are not wholly in sight before anything is swiped.
HIDDEN = """() => [...document.querySelectorAll('.prompt .answers .use, .prompt .closing .button')].filter((one) => {
    const [box, place] = [one, one.closest('.answers, .closing')].map((some) => some.getBoundingClientRect());
    return box.right > place.right + 1 || box.bottom > place.bottom + 1;
}).map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("game", ["savanna", "wildlife"])
def test_a_card_that_is_touched_has_its_answers_whole_and_in_sight(arrive: Arrive, game: str) -> None:
    visitor = arrive(touch=True)
    visitor.open(game, ["me", "random"])
    cards = visitor.page.locator(".stack.lit")
    visitor.settle()
    while not cards.count():
        visitor.act()
        visitor.settle()
    for size in (SMALL, COMMON, TABLET):
        visitor.resize(size)
        visitor.settle()
        cards.first.click()
        visitor.page.locator(".prompt .use").first.wait_for()
        for found in (CUT, HIDDEN):
            assert visitor.page.evaluate(found) == [], size.name
        visitor.page.keyboard.press("Escape")


def test_every_place_of_an_ecosystem_is_seen_whole_on_a_phone_and_at_a_desk_with_six_players(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.open("savanna", ["me", *["random"] * 5])
    for clicks in (6, 10, 10):  # it grows to five rows with those beside it, and is nowhere smaller than a finger
        visitor.page.evaluate(PLAY_ON, [clicks, visitor.words.rematch])
        for size in (PHONE, DESKTOP):
            visitor.resize(size)
            assert visitor.page.locator(".field > [data-name]").count()
            assert visitor.page.evaluate(HALF_SEEN) == [], size.name
