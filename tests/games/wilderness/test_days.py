"""The thirteen kinds of day, and the turn marker (WN-7, WN-17)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wilderness.at_table import (
    at,
    can,
    dice,
    figure,
    kinds,
    look,
    place,
    play,
    some_seed,
    to_nature,
    tracks,
)
from waterhole.games.wilderness import GAME
from waterhole.games.wilderness.engine.components import DAY_COPIES, DAY_EVENTS, DAY_ROUNDS, DAYS, GOOD_NAMES
from waterhole.games.wilderness.engine.rules import Wilderness
from waterhole.kernel.narration import Narrator
from waterhole.text import Phrase


def during(day: str, round_: int, area: str = "A1", rng: str = "0", **fields: Any) -> Wilderness:
    return place(figure(area, **fields), figure(), day=day, round=round_, rng=rng)


def said_of(state: Wilderness, move: str) -> str:
    """What is said about a move before it is made."""
    seen = look(state, 0)
    return Narrator(GAME, ["P1", "P2"]).notes(seen)[[found.text for found in seen.moves].index(move)]


def nights(day: str) -> list[int]:
    return [round_ for round_ in range(1, 7) if look(during(day, round_), 0).night]


def special(day: str) -> list[int]:
    return [round_ for round_ in range(1, 7) if look(during(day, round_), 0).weather]


def test_there_are_27_day_cards_of_six_rounds() -> None:
    assert sum(DAY_COPIES) == 27
    assert {len(rounds) for rounds in DAY_ROUNDS} == {6}


def test_a_clear_day_has_four_rounds_of_day_and_two_of_night() -> None:
    assert (nights("Clear Day"), special("Clear Day")) == ([5, 6], [])


def test_the_scorching_sun_adds_thirst_in_natures_turn_and_in_deserts() -> None:
    assert (nights("Scorching Sun"), special("Scorching Sun")) == ([5, 6], [2, 3])
    state = during("Scorching Sun", 2, "E4")
    play(state, "1 go 1")
    assert tracks(state) == (2, 0, 0)
    to_nature(state)
    assert tracks(state)[0] == 4
    plain = during("Scorching Sun", 1, "E4")
    play(plain, "1 go 1")
    to_nature(plain)
    assert tracks(plain)[0] == 2


def test_in_a_downpour_nobody_grows_thirsty_one_drinks_anywhere_and_rivers_cost_4() -> None:
    assert special("Downpour") == [2, 3]
    state = during("Downpour", 2, "D1", thirst=3)
    play(state, "1 go 1")
    assert state.energy == 0
    to_nature(state)
    assert tracks(state)[0] == 3
    dry = during("Downpour", 3, "A1", thirst=3)
    play(dry, "1 drink")
    assert tracks(dry)[0] == 0


def test_in_thick_fog_moves_need_the_night_roll_but_one_hunts() -> None:
    assert (nights("Thick Fog"), special("Thick Fog")) == ([5, 6], [1, 2])
    state = during("Thick Fog", 1, rng=dice(3, 2))
    assert "hunt" in can(state)
    play(state, "1 go 1")
    assert at(state) == "A2"


def test_in_bitter_cold_sleep_gives_three_steps_and_it_is_night() -> None:
    assert (nights("Bitter Cold"), special("Bitter Cold")) == ([5, 6], [5, 6])
    state = during("Bitter Cold", 5, exhaustion=9)
    play(state, "1 sleep")
    assert tracks(state) == (0, 0, 6)


def test_under_a_bright_moon_moves_succeed_on_a_2_and_it_is_night() -> None:
    assert nights("Bright Moon") == [5, 6]
    for roll, area in ((2, "B1"), (1, "A2")):
        state = during("Bright Moon", 5, rng=dice(roll, 2))
        assert "hunt" not in can(state)
        play(state, "1 go 1")
        assert at(state) == area


def test_a_long_day_has_one_round_of_night() -> None:
    assert (nights("Long Day"), special("Long Day")) == ([6], [])


def test_a_short_day_has_three_rounds_of_night_and_three_event_cards() -> None:
    assert nights("Short Day") == [4, 5, 6]
    assert DAY_EVENTS[DAYS.index("Short Day")] == 3


def test_rich_game_adds_one_to_hunt_rolls() -> None:
    assert special("Rich Game") == [2, 3]
    state = during("Rich Game", 2, hunger=6, rng=dice(4))
    assert said_of(state, "hunt") == "4 energy and a die: 4–6 eat, 3 eat and get lost"
    play(state, "1 hunt")
    assert tracks(state) == (0, 0, 0)
    plain = during("Rich Game", 1)
    assert said_of(plain, "hunt") == "4 energy and a die: 5–6 eat, 1 get lost, 4 both"


def test_at_night_the_question_says_what_a_step_must_roll() -> None:
    """WN-5"""
    for day, number, roll in (("Clear Day", 4, 0), ("Clear Day", 5, 4), ("Bright Moon", 5, 2)):
        asked = {"energy": 6, "roll": roll, "can": ["step", "act", "end"]}
        assert look(during(day, number), 0).prompt == Phrase("prompt-turn", asked)


def test_restless_beasts_act_twice_in_their_order() -> None:
    """WN-7"""
    assert special("Restless Beasts") == [3, 4]
    moves = []
    for round_ in (1, 3):
        state = place(
            figure(), figure(), beasts={"bear": "J2", "snake": "D6"}, day="Restless Beasts", round=round_, rng="5"
        )
        events = [event.shown[0] for event in to_nature(state) if event.kind == "roamed"]
        moves.append(events)
    assert moves == [[0, 3], [0, 3, 0, 3]]


def test_restless_beasts_leave_the_tribe_at_one_roll() -> None:
    """WN-7"""
    state = during("Restless Beasts", 3, "P5")
    assert kinds(to_nature(state)).count("tribe") == 1


def test_a_headwind_makes_forest_and_mountain_cost_one_more() -> None:
    assert special("Headwind") == [2, 3]
    forest = during("Headwind", 2, "B1")
    play(forest, "1 go 1")
    assert forest.energy == 2
    mountain = during("Headwind", 2, "N1")
    play(mountain, "1 go 1")
    assert mountain.energy == 1
    calm = during("Headwind", 1, "B1")
    play(calm, "1 go 1")
    assert calm.energy == 3


def test_in_a_gentle_breeze_there_is_no_basic_exhaustion() -> None:
    assert special("Gentle Breeze") == [2, 3]
    state = during("Gentle Breeze", 2, thirst=3)
    to_nature(state)
    assert tracks(state) == (4, 1, 2)


def test_an_omen_is_a_clear_day_with_three_event_cards() -> None:
    assert (nights("Omen"), special("Omen")) == ([5, 6], [])
    assert DAY_EVENTS[DAYS.index("Omen")] == 3


@pytest.mark.parametrize("day", DAYS)
def test_a_new_day_deals_its_event_cards_clockwise_from_the_first_player(day: str) -> None:
    def dawn(rng: str) -> Wilderness:
        state = place(figure(), figure(), figure(), round=6, first=1, current=0, rng=rng)
        state.journal = []
        to_nature(state)
        return state

    state = some_seed(dawn, lambda state: look(state, 0).day == day)
    dealt = [event for event in state.journal or [] if event.kind == "dealt"]
    assert [int(event.seat) for event in dealt] == [1, 2, 0]
    assert {event.shown[0] for event in dealt} == {DAY_EVENTS[DAYS.index(day)]}


def test_a_used_up_day_deck_is_shuffled_again() -> None:
    """WN-7"""
    gone = dict(zip(DAYS, DAY_COPIES, strict=True)) | {"Omen": 0}
    state = place(figure(), figure(), day="Omen", round=6, day_deck={}, day_discard=gone)
    events = to_nature(state)
    assert "reshuffled" in kinds(events)
    assert look(state, 0).day_deck == 26


def test_the_first_player_is_fixed_or_moves_on_with_the_day() -> None:
    """WN-14, WN-17"""
    for rotating, first in ((False, 0), (True, 1)):
        state = place(figure(), figure(), figure(), round=6, rotating=rotating)
        to_nature(state)
        assert (state.first, state.current) == (first, first)
    same_day = place(figure(), figure(), figure(), round=5, rotating=True)
    to_nature(same_day)
    assert same_day.first == 0


def test_the_rotation_skips_the_dead() -> None:
    """WN-17"""
    state = place(figure(), figure(exhaustion=26), figure(), round=6, rotating=True)
    to_nature(state)
    assert state.first == 2


def test_an_empty_event_deck_is_replaced_by_its_discards_and_both_empty_give_no_card() -> None:
    """WN-12"""
    every = dict.fromkeys(GOOD_NAMES, 3)
    discarded = place(figure(), figure(), round=6, event_deck={}, event_discard=every)
    assert "reshuffled" in kinds(to_nature(discarded))
    held = place(figure(), figure(hand=every), round=6, event_deck={}, event_discard={})
    assert "reshuffled" not in kinds(to_nature(held))
    assert look(held, 0).players[0].hand_size == 0
