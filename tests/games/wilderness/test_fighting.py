"""The forager fights with cards: a bad face is played where it costs a rival more than the card is worth in hand."""

from __future__ import annotations

import pytest

from tests.games.wilderness.at_table import asked, cards, figure, place, play
from waterhole.games.wilderness import GAME
from waterhole.games.wilderness.engine.rules import Wilderness
from waterhole.kernel.engine.policy import choice_of
from waterhole.kernel.engine.rng import Rng


def chosen(state: Wilderness) -> str:
    """What the forager does who is asked."""
    return GAME.moves[choice_of(GAME.heuristic, state, int(state.decider()), len(GAME.moves), Rng(1))].text


def in_nature(rival: str, bear: str, **fields: int) -> Wilderness:
    """The second player is asked in nature's turn, with Climb a Tree, whose other face is Scent of Blood."""
    state = place(figure(rival, **fields), figure("A1", hand=cards("Climb a Tree")), beasts={"bear": bear}, current=1)
    play(state, "2 end turn")
    assert asked(state) == "2 nature"
    return state


def test_scent_of_blood_leads_an_animal_to_a_tired_rival() -> None:
    assert chosen(in_nature("H2", "J2", exhaustion=16)) == "scent of blood bear 4"


@pytest.mark.parametrize("bear", ["I2", "M2"])
def test_an_animal_that_attacks_anyway_or_cannot_come_in_time_is_left_where_it_is(bear: str) -> None:
    assert chosen(in_nature("H2", bear, exhaustion=16)) == "pass"


def test_a_storm_strikes_who_dies_of_it() -> None:
    state = place(figure("H2", exhaustion=23), figure("A1", hand=cards("Shelter")), current=1)
    play(state, "2 end turn")
    assert chosen(state) == "storm on 1"


@pytest.mark.parametrize(("area", "move"), [("E2", "pass"), ("H2", "leaking flask")])
def test_a_flask_is_emptied_where_there_is_nothing_to_drink(area: str, move: str) -> None:
    """WN-4: beside water thirst costs nothing."""
    state = place(figure(area, thirst=3, exhaustion=12), figure("A1", hand=cards("Hidden Spring")), current=1)
    play(state, "2 end turn")
    assert asked(state) == "2 start"
    assert chosen(state) == move


def test_watchful_answers_what_would_cost_a_life() -> None:
    state = place(figure("H2", exhaustion=23, hand=cards("Watchful")), figure("A1", hand=cards("Shelter")), current=1)
    play(state, "2 end turn", "2 storm on 1")
    assert asked(state) == "1 targeted"
    assert chosen(state) == "watchful"
