"""The nine illnesses: what each does, and how it goes (WN-3, WN-19, WN-21)."""

from __future__ import annotations

from typing import Any

from tests.games.wilderness.at_table import (
    ANY,
    asked,
    at,
    can,
    cards,
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
from waterhole.games.wilderness.engine.components import ILLNESSES
from waterhole.games.wilderness.engine.rules import Wilderness


def ill(*names: str, area: str = "A1", rng: str = "0", **fields: Any) -> Wilderness:
    return place(figure(area, illnesses=cards(*names), **fields), figure(), rng=rng)


def has(state: Wilderness) -> dict[str, int]:
    return look(state, 0).players[0].illnesses


def into_swamp(illness: str, **fields: Any) -> Wilderness:
    """The first player is about to enter H4 from G5; every card of the deck is this illness."""
    others = {name: 3 for name in ILLNESSES if name != illness}
    return place(figure("G5", **fields), figure(), illness_discard=others)


def test_a_fever_costs_one_exhaustion_in_natures_turn_and_twice_counts_twice() -> None:
    state = ill("Fever", "Fever")
    to_nature(state)
    assert tracks(state) == (1, 1, 3)


def test_a_fever_goes_when_one_sleeps_and_rolls_4() -> None:
    for roll, left in ((4, {}), (3, {"Fever": 1})):
        state = ill("Fever", rng=dice(roll))
        play(state, "1 sleep")
        assert has(state) == left


def test_each_fever_has_a_roll_of_its_own() -> None:
    """WN-19"""
    state = ill("Fever", "Fever", rng=dice(2, 5))
    play(state, "1 sleep")
    assert has(state) == {"Fever": 1}


def test_with_stomach_cramps_a_hunt_feeds_only_three_steps() -> None:
    state = ill("Stomach Cramps", hunger=8, rng=dice(6))
    play(state, "1 hunt")
    assert tracks(state) == (0, 5, 0)


def test_stomach_cramps_go_with_a_drink() -> None:
    state = ill("Stomach Cramps", area="D1")
    play(state, "1 drink")
    assert has(state) == {}


def test_with_a_twisted_ankle_moves_cost_one_more_until_one_sleeps() -> None:
    state = ill("Twisted Ankle", "Twisted Ankle")
    play(state, "1 go 1")
    assert state.energy == 2
    rested = ill("Twisted Ankle")
    play(rested, "1 sleep")
    assert has(rested) == {}


def test_dysentery_costs_one_thirst_in_natures_turn_also_in_the_rain() -> None:
    state = ill("Dysentery")
    to_nature(state)
    assert tracks(state)[0] == 2
    rain = place(figure(illnesses=cards("Dysentery")), figure(), day="Downpour", round=2)
    to_nature(rain)
    assert tracks(rain)[0] == 1
    assert tracks(rain, 1)[0] == 0


def test_dysentery_goes_when_one_drinks_and_rolls_3_and_alone_allows_one_try_a_turn() -> None:
    """WN-19"""
    for roll, left in ((3, {}), (2, {"Dysentery": 1})):
        state = ill("Dysentery", area="D1", rng=dice(roll))
        play(state, "1 drink")
        assert has(state) == left
        assert "drink" not in can(state)


def test_with_blurred_vision_moves_by_day_need_a_3_until_one_sleeps() -> None:
    for roll, area in ((3, "B1"), (2, "A2")):
        state = ill("Blurred Vision", rng=dice(roll, 2))
        play(state, "1 go 1")
        assert at(state) == area
    rested = ill("Blurred Vision")
    play(rested, "1 sleep")
    assert has(rested) == {}


def test_an_infected_wound_takes_one_energy_at_the_start_of_a_turn() -> None:
    state = place(figure(), figure(illnesses=cards("Infected Wound", "Infected Wound")))
    play(state, "1 end turn")
    assert state.energy == 4


def test_an_infected_wound_is_washed_for_3_energy_beside_water_but_not_in_the_rain() -> None:
    """WN-19"""
    state = ill("Infected Wound", area="D1")
    play(state, "1 wash wound")
    assert (has(state), state.energy) == ({}, 3)
    dry = ill("Infected Wound")
    assert "wash wound" not in can(dry)
    rain = place(figure(illnesses=cards("Infected Wound"), thirst=1), figure(), day="Downpour", round=2)
    assert "wash wound" not in can(rain)
    assert "drink" in can(rain)


def test_with_chills_a_rest_has_no_effect_and_is_not_offered() -> None:
    """WN-18"""
    state = ill("Chills", exhaustion=9)
    assert "rest" not in can(state)
    play(state, "1 sleep")
    assert has(state) == {}


def test_a_bite_costs_three_exhaustion_at_once_and_is_gone() -> None:
    state = into_swamp("Bite")
    play(state, "1 go 6")
    assert (at(state), tracks(state), has(state)) == ("H4", (0, 0, 3), {})
    assert look(state, 0).illness_discard["Bite"] == 1


def test_a_false_alarm_does_nothing_and_asks_nobody() -> None:
    """WN-21"""
    state = into_swamp("False Alarm", hand=cards("Healing Herbs"))
    play(state, "1 go 6")
    assert (tracks(state), has(state), asked(state)) == ((0, 0, 0), {}, "")


def test_healing_herbs_answer_an_illness_before_it_works() -> None:
    """WN-3: Bite too."""
    state = into_swamp("Bite", hand=cards("Healing Herbs"))
    play(state, "1 go 6")
    assert asked(state) == "1 illness"
    play(state, "1 healing herbs on bite")
    assert tracks(state) == (0, 0, 0)


def test_in_the_illness_window_an_older_illness_may_be_discarded_instead() -> None:
    """WN-21"""
    old = place(
        figure("G5", hand=cards("Healing Herbs"), illnesses=cards("Fever")),
        figure(),
        illness_discard={name: 3 for name in ILLNESSES if name not in ("Fever", "Bite")} | {"Fever": 2},
    )
    play(old, "1 go 6")
    assert {"healing herbs on fever", "healing herbs on bite"} <= set(can(old))
    play(old, "1 healing herbs on fever")
    assert (tracks(old), has(old)) == ((0, 0, 3), {})


def test_a_swamp_gives_a_card_on_every_entry_forced_ones_too_and_none_for_staying() -> None:
    """WN-3"""
    lost = place(figure("G5"), figure(), rng=dice(1, 6, ANY))
    events = play(lost, "1 hunt")
    assert at(lost) == "H4"
    assert "fell_ill" in kinds(events)
    stayed = place(figure("H4"), figure())
    assert "fell_ill" not in kinds(to_nature(stayed))


def test_an_empty_illness_deck_is_replaced_by_its_discards_and_both_empty_give_no_card() -> None:
    """WN-12"""
    state = place(figure("G5"), figure(), illness_deck={}, illness_discard=dict.fromkeys(ILLNESSES, 3))
    assert kinds(play(state, "1 go 6"))[1:3] == ["reshuffled", "fell_ill"]
    every = {name: 3 for name in ILLNESSES if name not in ("Bite", "False Alarm")}
    bites = {"Bite": 3, "False Alarm": 3}
    none = place(figure("G5"), figure(illnesses=every | bites), illness_deck={}, illness_discard={})
    assert "fell_ill" not in kinds(play(none, "1 go 6"))


def test_every_illness_can_be_drawn_from_the_swamp() -> None:
    for illness in ILLNESSES:
        some_seed(
            lambda rng: place(figure("G5"), figure(), rng=rng),
            lambda state, wanted=illness: any(  # type: ignore[misc]
                event.kind == "fell_ill" and ILLNESSES[event.shown[0]] == wanted for event in play(state, "1 go 6")
            ),
        )
