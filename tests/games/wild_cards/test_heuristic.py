"""What the bots know of the game."""

from __future__ import annotations

import pytest

from tests.bots.calibration import in_the_lead
from tests.games.wild_cards.tables import deal
from waterhole.games.wild_cards import GAME
from waterhole.games.wild_cards.engine.standing import standing
from waterhole.games.wild_cards.evaluation import evaluate


@pytest.mark.compiled_only
def test_who_is_given_70_to_90_percent_wins_so_often() -> None:
    said, won = in_the_lead(GAME, games=400, low=0.7, high=0.9)
    assert won == pytest.approx(said, abs=0.06)


def test_early_two_species_are_as_good_as_one_and_at_the_end_they_are_not() -> None:
    for left, alike in ((11, True), (0, False)):
        state = deal(
            ["f1", "f2", ""], "ibex eagle", collections=["lion lion", "lion meerkat", ""], leo=True, rounds_left=left
        )
        apart = evaluate(state, 0)["animals"] - evaluate(state, 1)["animals"]
        assert (apart < 0.1) == alike


def test_the_parts_of_the_worth_are_the_whole_standing() -> None:
    held = ["lion lion", "lion meerkat", ""]
    state = deal(["f1 w2 s3", "f2", ""], "ibex eagle", collections=held, tokens=[4, 0, 0], leo=True)
    parts = evaluate(state, 0)
    assert sum(parts.values()) == pytest.approx(standing(state, 0) - standing(state, 1))


def test_cards_count_for_nothing_in_the_last_round() -> None:
    state = deal(["f1 w2 s3", "f2", ""], "ibex eagle", leo=True, rounds_left=0)
    assert evaluate(state, 0)["hand"] == 0.0
