"""Reasons in words: which part of a position a move makes better."""

from __future__ import annotations

import pytest

from tests.games.wildlife.boards import area, play, table
from waterhole.bots.analysis import analyse
from waterhole.bots.levels import Budget
from waterhole.games.wildlife import GAME
from waterhole.games.wildlife.engine.learned import FEATURES, stage_of
from waterhole.games.wildlife.evaluation import PARTS, evaluate
from waterhole.games.wildlife.training import expert, packaged
from waterhole.kernel.game import Perspective


def test_the_parts_name_every_feature_once_but_whose_turn_it_is() -> None:
    named = [feature for features in PARTS.values() for feature in features]
    assert sorted(named) == sorted(set(FEATURES) - {"on turn"})


def test_the_parts_add_up_to_the_lead_that_is_foretold() -> None:
    state = table(tiles={1: area("F"), 2: area("s", "3,5"), 3: "4,5 4,6"}, food=[9, 4, 2], points=[12, 20, 5])
    forecast, stage = expert(packaged()).forecast, stage_of(state)
    forecast.look(state, 1)
    foretold = [forecast.points(state, seat, stage) for seat in range(3)]
    tempo = forecast.part(state, 0, stage, FEATURES.index("on turn"))
    assert sum(evaluate(state, 0).values()) == pytest.approx(foretold[0] - tempo - max(foretold[1:]))


def test_an_ability_makes_the_part_of_the_abilities_better_and_no_other() -> None:
    state = table()
    play(state, "play ability")
    before = evaluate(state, 0)
    play(state, "take food")
    after = evaluate(state, 0)
    assert {name for name in before if after[name] > before[name] + 0.01} == {"abilities"}


def test_the_worth_of_a_seat_does_not_depend_on_the_hands_of_others() -> None:
    """WL-22."""
    state = table(hands=[{"joker": 1}, {"joker": 3}, {}])
    assert evaluate(state, 0) == evaluate(table(hands=[{"joker": 1}, {}, {"famine": 1}]), 0)
    assert evaluate(state, 0) != evaluate(table(hands=[{"famine": 1}, {"joker": 3}, {}]), 0)


def test_hints_give_reasons_in_words() -> None:
    state = table()
    found = analyse(Perspective(GAME, state, 0), Budget(iterations=300))
    assert all(judged.reason for judged in found.moves)
    assert any("your abilities" in judged.reason for judged in found.moves)
