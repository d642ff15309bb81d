"""The end: WC-16."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.wild_cards.tables import deal, options, play, seen
from waterhole.games.wild_cards import GAME
from waterhole.games.wild_cards.engine.rules import WildCards
from waterhole.games.wild_cards.engine.scoring import collection_points, most, second_most
from waterhole.games.wild_cards.view import Sheet
from waterhole.kernel.engine.bags import bag_of
from waterhole.kernel.narration import Narrator
from waterhole.terminal.ink import Ink
from waterhole.terminal.screens.wild_cards import draw


def finished(collections: list[str], leaders: dict[str, int], tokens: list[int]) -> WildCards:
    """The last round, in which everybody bids the refill card and uses no power."""
    game = deal(["f1", "s1", "m1"], "lion ibex", collections=collections, leaders=leaders, tokens=tokens, rounds_left=0)
    while game.waiting():
        play(game, f"{game.decider() + 1} {options(game)[-1]}")
    return game


def test_what_points_are_made_of_is_told_at_every_moment() -> None:  # WC-16
    collections = ["lion lion ibex", "eagle", ""]
    leaders = {"lion": 0, "ibex": 0, "eagle": 1}
    game = deal(["f1", "s1", "m1"], "lion ibex", collections=collections, leaders=leaders, tokens=[2, 0, 0])
    own, other, last = seen(game).sheets
    assert (own.best, own.best_points, own.second, own.second_points) == ("lion", 4, "ibex", 1)
    assert (own.leader_points, own.tokens, own.total) == (2, 2, 9)
    assert (other.total, last.total) == (3, 0)


@pytest.mark.parametrize("reading", ["after-holder", "holder-first"])
def test_everybody_sees_whom_the_talisman_favours(reading: str) -> None:  # WC-8
    options = GAME.read_options({"talisman": reading})
    assert seen(GAME.new(3, options, seed=1)).holder_first == (reading == "holder-first")


def test_the_two_largest_species_leaders_and_tokens_make_the_score() -> None:  # WC-16
    game = finished(
        ["lion lion lion ibex ibex eagle", "peacock squirrel squirrel", "peacock meerkat"],
        {"lion": 0, "ibex": 0, "eagle": 0, "peacock": 2, "squirrel": 1, "meerkat": 2},
        [4, 0, 6],
    )
    assert seen(game).sheets == (
        Sheet(
            best="lion",
            best_animals=3,
            best_points=6,
            second="ibex",
            second_animals=2,
            second_points=2,
            leaders=("lion", "eagle", "ibex"),
            leader_points=3,
            tokens=4,
            total=15,
            animals=6,
        ),
        Sheet(
            best="squirrel",
            best_animals=2,
            best_points=4,
            second="peacock",
            second_animals=1,
            second_points=1,
            leaders=("squirrel",),
            leader_points=1,
            tokens=0,
            total=6,
            animals=3,
        ),
        Sheet(
            best="peacock",
            best_animals=1,
            best_points=2,
            second="meerkat",
            second_animals=1,
            second_points=1,
            leaders=("peacock", "meerkat"),
            leader_points=4,
            tokens=6,
            total=13,
            animals=2,
        ),
    )
    assert seen(game).scores == (15, 6, 13)
    assert seen(game).ranks == (1, 3, 2)


def test_the_peacock_leader_counts_three_points() -> None:  # WC-16
    game = finished(["peacock", "lion", ""], {"peacock": 0, "lion": 1}, [0, 0, 0])
    assert seen(game).scores == (2 + 3, 2 + 1, 0)


def test_equal_points_are_settled_by_the_number_of_animals_and_then_shared() -> None:  # WC-16
    leaders = {"lion": 0, "ibex": 1, "eagle": 1, "squirrel": 1}
    fewer = finished(["lion lion", "ibex eagle squirrel", ""], leaders, [1, 0, 0])
    assert seen(fewer).scores == (6, 6, 0)
    assert seen(fewer).ranks == (2, 1, 3)
    shared = finished(["lion", "ibex", ""], {"lion": 0, "ibex": 1}, [0, 0, 0])
    assert seen(shared).ranks == (1, 1, 3)


@given(st.lists(st.integers(0, 7), min_size=6, max_size=6))
def test_only_one_species_counts_in_each_place_whichever_it_is(counts: list[int]) -> None:  # WC-16
    ranked = sorted(counts)
    bag = bag_of(counts)
    assert collection_points(bag) == 2 * ranked[-1] + ranked[-2]
    assert (counts[most(bag)], counts[second_most(bag)]) == (ranked[-1], ranked[-2])
    assert most(bag) != second_most(bag)


def test_the_game_ends_when_the_display_cannot_be_refilled() -> None:
    game = finished(["lion", "", ""], {"lion": 0}, [0, 0, 0])
    assert game.outcome() == "the display could not be refilled"
    assert seen(game).round == seen(game).rounds == 14


@pytest.mark.parametrize("colours", [False, True])
def test_the_screen_shows_the_score_sheet_as_a_table(colours: bool) -> None:
    game = finished(["squirrel squirrel", "", ""], {"squirrel": 0}, [2, 0, 0])
    text = "\n".join(draw(seen(game), Narrator(GAME, ["Nathan", "Milú", "Amélie"]), Ink(colours)))
    assert "2: 4" in text
    assert "2 squirrels (leader)" in text
    assert all(name in text for name in ("largest", "next", "leaders", "tokens", "total", "place"))
