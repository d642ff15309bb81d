"""The 18 event cards, good face and bad face; WN-11 says when each can be played."""

from __future__ import annotations

from typing import Any

import pytest

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
from waterhole.games.wilderness import GAME
from waterhole.games.wilderness.engine.components import GOOD_NAMES
from waterhole.games.wilderness.engine.rules import Wilderness
from waterhole.games.wilderness.position import NaturePosition, TurnPosition


def at_start(bad: str, rng: str = "0", **fields: Any) -> Wilderness:
    """The second player may play a bad card as the first player's turn starts."""
    first = figure(**fields)
    ending = figure("A2", hand=cards(bad))
    state = place(first, ending, current=1, turn=TurnPosition(energy=0), first=1, rng=rng)
    play(state, "2 end turn")
    assert asked(state) == "2 start"
    return state


# -- Second Wind / Heavy Legs -------------------------------------------------------


def test_second_wind_gives_two_energy_more_this_turn() -> None:
    state = place(figure(), figure(hand=cards("Second Wind")))
    play(state, "1 end turn", "2 second wind")
    assert state.energy == 8


def test_heavy_legs_takes_two_energy_this_turn() -> None:
    state = at_start("Second Wind")
    play(state, "2 heavy legs")
    assert (state.current, state.energy) == (0, 4)


# -- Hidden Spring / Leaking Flask --------------------------------------------------


def test_hidden_spring_takes_all_thirst() -> None:
    state = place(figure(thirst=5, hand=cards("Hidden Spring")), figure())
    play(state, "1 hidden spring")
    assert (tracks(state), state.energy) == ((0, 0, 0), 6)


def test_leaking_flask_adds_two_thirst() -> None:
    state = at_start("Hidden Spring", thirst=1)
    play(state, "2 leaking flask")
    assert tracks(state) == (3, 0, 0)


# -- Wild Berries / Spoiled Meat ----------------------------------------------------


def test_wild_berries_take_three_hunger() -> None:
    state = place(figure(hunger=5, hand=cards("Wild Berries")), figure())
    play(state, "1 wild berries")
    assert tracks(state) == (0, 2, 0)


def test_spoiled_meat_adds_two_hunger() -> None:
    state = at_start("Wild Berries", hunger=10)
    play(state, "2 spoiled meat")
    assert tracks(state) == (0, 11, 0)  # the last square stays


# -- Deep Sleep / Nightmares --------------------------------------------------------


def test_deep_sleep_gives_two_steps_more() -> None:
    state = place(figure(exhaustion=9, hand=cards("Deep Sleep")), figure())
    play(state, "1 sleep", "1 deep sleep")
    assert tracks(state) == (0, 0, 3)


def test_nightmares_take_two_steps_of_sleep() -> None:
    state = place(figure(exhaustion=9), figure(hand=cards("Deep Sleep")))
    play(state, "1 sleep")
    assert asked(state) == "2 sleep"
    play(state, "2 nightmares")
    assert tracks(state) == (0, 0, 7)


# -- Fresh Tracks / Startled Game ---------------------------------------------------


def test_fresh_tracks_add_two_to_the_hunt() -> None:
    state = place(figure(hunger=6, hand=cards("Fresh Tracks")), figure(), rng=dice(3))
    play(state, "1 hunt", "1 fresh tracks")
    assert tracks(state) == (0, 0, 0)


def test_startled_game_takes_two_from_the_hunt() -> None:
    state = place(figure(hunger=6), figure(hand=cards("Fresh Tracks")), rng=dice(5))
    play(state, "1 hunt", "2 startled game")
    assert tracks(state) == (0, 6, 0)
    assert (at(state), state.energy) == ("A1", 2)


# -- Old Path / Wrong Turn ----------------------------------------------------------


def test_on_the_old_path_the_next_move_costs_2_in_all_and_needs_no_roll() -> None:
    state = place(figure("H3", hand=cards("Old Path")), figure(), round=5)
    play(state, "1 old path")
    events = play(state, "1 go 2")  # over the river into the swamp, at night
    assert (at(state), state.energy) == ("H4", 4)
    assert "rolled" not in kinds(events)
    assert "old path" not in look(state, 0).effects


@pytest.mark.parametrize(("round_", "roll", "arrives"), [(1, 4, True), (1, 3, False), (5, 5, True), (5, 4, False)])
def test_after_a_wrong_turn_a_move_needs_a_4_and_at_night_a_5(round_: int, roll: int, arrives: bool) -> None:
    state = place(figure(), figure(hand=cards("Old Path")), round=round_, rng=dice(roll, 2))
    play(state, "1 go 1", "2 wrong turn")
    assert at(state) == ("B1" if arrives else "A2")
    assert state.energy == (4 if arrives else 0)


# -- Companion / Quarrel ------------------------------------------------------------


def test_a_companion_in_the_area_goes_along_for_free() -> None:
    state = place(figure("A4"), figure("A4", hand=cards("Companion")), figure("A3", hand=cards("Companion")))
    play(state, "1 go 1")
    assert asked(state) == "2 move"
    events = play(state, "2 companion")
    assert (at(state), at(state, 1), at(state, 2)) == ("B4", "B4", "A3")
    assert kinds(events) == ["played", "moved", "followed"]


def test_a_quarrel_costs_two_exhaustion_and_needs_company() -> None:
    alone = at_start("Second Wind")
    assert asked(alone) == "2 start"
    state = place(figure("A2"), figure("A2", hand=cards("Companion")), current=1, turn=TurnPosition(energy=0), first=1)
    play(state, "2 end turn", "2 quarrel")
    assert tracks(state) == (0, 0, 2)
    apart = place(figure(), figure("A2", hand=cards("Companion")), current=1, turn=TurnPosition(energy=0), first=1)
    play(apart, "2 end turn")
    assert asked(apart) == ""


# -- Torch / Sudden Darkness --------------------------------------------------------


def test_with_a_torch_no_move_of_the_turn_needs_the_night_roll() -> None:
    state = place(figure(hand=cards("Torch")), figure(), round=5)
    events = play(state, "1 torch", "1 go 1", "1 go 2")
    assert at(state) == "B2"
    assert "rolled" not in kinds(events)


def test_sudden_darkness_makes_the_turn_night_for_that_player() -> None:
    state = at_start("Torch", rng=dice(1, 2))
    play(state, "2 sudden darkness")
    assert "hunt" not in can(state)
    events = play(state, "1 go 1")
    assert "rolled" in kinds(events)
    assert (at(state), state.energy) == ("A2", 0)
    by_night = place(figure(), figure(hand=cards("Torch")), current=1, first=1, round=5)
    play(by_night, "2 end turn")
    assert asked(by_night) == ""


# -- Spear / Enraged Beast ----------------------------------------------------------


def attacked(hand: dict[str, int], other: dict[str, int], rng: str, exhaustion: int = 5) -> Wilderness:
    """The bear is about to attack the first player."""
    state = place(
        figure("H2", hand=hand, exhaustion=exhaustion, hunger=5),
        figure("A1", hand=other),
        beasts={"bear": "H2"},
        current=1,
        rng=rng,
    )
    play(state, "2 end turn")
    while look(state, int(state.decider())).window == "nature":
        play(state, f"{state.decider() + 1} pass")
    return state


def test_with_a_spear_the_attacked_player_rolls_two_dice() -> None:
    state = attacked(cards("Spear"), {}, dice(ANY, 1, 2, 6, 5))
    assert asked(state) == "1 attack"
    assert tracks(state) == (1, 6, 7)
    play(state, "1 spear")  # the bear 1 + 2, the player 6 + 5
    assert "bear" in look(state, 0).slain
    assert tracks(state) == (1, 0, 7)


def test_an_enraged_beast_rolls_one_die_more() -> None:
    state = attacked({}, cards("Spear"), dice(ANY, 1, 2, 6, 3))
    assert asked(state) == "2 attack"
    play(state, "2 enraged beast")  # 1 + 2 + 6 against 3
    assert tracks(state) == (1, 6, 13)


# -- Climb a Tree / Scent of Blood --------------------------------------------------


def test_who_climbs_a_tree_is_not_attacked() -> None:
    state = attacked(cards("Climb a Tree"), {}, "0")
    events = play(state, "1 climb a tree")
    assert tracks(state) == (1, 6, 7)
    assert "fought" not in kinds(events)
    assert look(state, 0).beasts == {"bear": "H2"}


def test_the_scent_of_blood_moves_one_animal_one_area_before_the_others_act() -> None:
    state = place(figure("H2"), figure("A1", hand=cards("Climb a Tree")), beasts={"bear": "K2"}, current=1)
    play(state, "2 end turn", "2 scent of blood bear 4")
    # From J2 the bear is still two areas away; it roams and attacks nobody.
    assert tracks(state) == (1, 1, 1)
    near = place(
        figure("H2"), figure("A1", hand=cards("Climb a Tree")), beasts={"bear": "J2"}, current=1, rng=dice(ANY, 6, 6, 1)
    )
    play(near, "2 end turn", "2 scent of blood bear 4")
    assert tracks(near) == (1, 1, 12)  # from I2 it comes and bites: 12 against 1


# -- Healing Herbs / Bad Water ------------------------------------------------------


def test_healing_herbs_discard_one_illness() -> None:
    state = place(figure(illnesses=cards("Fever", "Chills"), hand=cards("Healing Herbs")), figure())
    play(state, "1 healing herbs on fever")
    assert look(state, 0).players[0].illnesses == {"Chills": 1}
    assert look(state, 0).illness_discard == {"Fever": 1}


def test_bad_water_brings_an_illness_card() -> None:
    state = at_start("Healing Herbs")
    events = play(state, "2 bad water")
    assert kinds(events)[:2] == ["played", "fell_ill"]
    assert state.current == 0


# -- Raft / Flood -------------------------------------------------------------------


def test_a_raft_crosses_one_water_area_for_3_energy_in_all() -> None:
    state = place(figure("C2", hand=cards("Raft")), figure(), round=5)
    play(state, "1 raft 1 1")  # over D2 to E2, at night and without a roll
    assert (at(state), state.energy) == ("E2", 3)


def test_a_raft_lands_only_on_face_up_land_that_touches_the_same_water() -> None:
    state = place(figure("C2", hand=cards("Raft")), figure(), face_up=(1, 2))
    rafts = {move for move in can(state) if move.startswith("raft ")}
    assert rafts == {"raft 1 1", "raft 1 3", "raft 1 5", "raft 1 6"}  # D3 is water, C2 where one stands


def test_with_a_raft_rivers_cost_nothing_extra_this_turn() -> None:
    state = place(figure("D1", hand=cards("Raft")), figure(), energy=2)
    assert "go 1" not in can(state)
    play(state, "1 raft", "1 go 1")
    assert (at(state), state.energy) == ("E1", 0)


def test_a_flood_forbids_crossing_rivers_by_choice_shortcut_included() -> None:
    state = place(
        figure("D1", hand=cards("Shortcut")), figure(hand=cards("Raft")), current=1, first=1, turn=TurnPosition()
    )
    play(state, "2 end turn", "2 flood")
    assert "go 1" not in can(state)
    play(state, "1 shortcut")
    assert "go 1" not in can(state)
    assert "go 4" in can(state)


# -- Shelter / Storm ----------------------------------------------------------------


def test_a_shelter_skips_the_exhaustion_of_this_natures_turn() -> None:
    state = place(figure(thirst=5, hand=cards("Shelter")), figure(thirst=5), current=1)
    play(state, "2 end turn", "1 shelter")
    assert tracks(state) == (6, 1, 0)
    assert tracks(state, 1) == (6, 1, 4)


def test_a_storm_costs_two_exhaustion_at_once() -> None:
    state = place(figure(), figure(hand=cards("Shelter")), figure(), current=2)
    play(state, "3 end turn")
    assert {"shelter", "storm on 1", "storm on 3"} <= set(can(state))
    play(state, "2 storm on 3")
    assert [tracks(state, seat) for seat in range(3)] == [(1, 1, 1), (1, 1, 1), (1, 1, 3)]


# -- Shortcut / Landslide -----------------------------------------------------------


def test_a_shortcut_is_one_move_for_nothing() -> None:
    state = place(figure("D1", hand=cards("Shortcut")), figure(), energy=0, round=5)
    play(state, "1 shortcut", "1 go 1")  # over the river, at night
    assert (at(state), state.energy) == ("E1", 0)
    assert not [move for move in can(state) if move.startswith("go")]


def test_a_landslide_stops_a_move_into_rocky_or_mountain_and_the_energy_is_spent() -> None:
    state = place(figure("A4"), figure("A4", hand=cards("Shortcut", "Companion")))
    play(state, "1 go 1", "2 companion", "2 landslide")
    assert (at(state), at(state, 1), state.energy) == ("A4", "A4", 4)
    elsewhere = place(figure("A4"), figure(hand=cards("Shortcut")))
    play(elsewhere, "1 go 5")  # into forest
    assert asked(elsewhere) == ""


# -- Steady Hand / Spinning Needle --------------------------------------------------


def test_with_a_steady_hand_one_chooses_where_to_get_lost() -> None:
    state = place(figure("A4", hand=cards("Steady Hand")), figure(), round=5, rng=dice(1))
    play(state, "1 go 1")
    assert asked(state) == "1 lost"
    assert "steady hand 4" not in can(state)  # off the board
    play(state, "1 steady hand 6")
    assert (at(state), state.energy) == ("B3", 0)


def test_the_spinning_needle_moves_who_ends_the_turn_on_a_1_or_2() -> None:
    for roll, area in ((2, "B1"), (3, "A1")):
        state = place(figure(), figure(hand=cards("Steady Hand")), rng=dice(roll, 1))
        play(state, "1 end turn", "2 spinning needle on 1")
        assert at(state) == area


def test_the_spinning_needle_can_take_a_companion_out_of_the_village() -> None:
    state = place(
        figure("R6"),
        figure("R6", hand=cards("Companion")),
        figure("A1", hand=cards("Steady Hand")),
        rng=dice(1, 5),
    )
    play(state, "1 go 2", "2 companion", "1 end turn")
    assert {"spinning needle on 1", "spinning needle on 2"} <= set(can(state))
    play(state, "3 spinning needle on 2")
    assert at(state, 1) == "R6"
    assert (state.outcome(), list(state.ranks())) == ("village", [1, 2, 2])


# -- Campfire / Smoke ---------------------------------------------------------------


def test_at_a_campfire_resting_costs_1_this_turn() -> None:
    state = place(figure(exhaustion=9, hand=cards("Campfire")), figure(), energy=3)
    play(state, "1 campfire", "1 rest", "1 rest", "1 rest")
    assert (tracks(state), state.energy) == ((0, 0, 6), 0)


def test_in_smoke_there_is_no_rest_and_no_sleep_this_turn() -> None:
    state = at_start("Campfire", exhaustion=9)
    play(state, "2 smoke")
    assert not {"rest", "sleep"} & set(can(state))


# -- Lucky Charm / Jinx -------------------------------------------------------------


def test_a_lucky_charm_rolls_ones_own_die_again() -> None:
    night = place(figure(hand=cards("Lucky Charm")), figure(), round=5, rng=dice(3, 4))
    play(night, "1 go 1")
    assert asked(night) == "1 night roll"
    play(night, "1 lucky charm")
    assert at(night) == "B1"
    hunt = place(figure(hunger=5, hand=cards("Lucky Charm")), figure(), rng=dice(2, 6))
    play(hunt, "1 hunt", "1 lucky charm")
    assert tracks(hunt) == (0, 0, 0)
    fight = attacked(cards("Lucky Charm"), {}, dice(ANY, 4, 4, 1, 6))
    play(fight, "1 lucky charm")
    assert tracks(fight) == (1, 6, 9)  # 8 against the second roll of 6


def test_a_jinx_makes_another_roll_again() -> None:
    night = place(figure(), figure(hand=cards("Lucky Charm")), round=5, rng=dice(4, 3, 2))
    play(night, "1 go 1", "2 jinx")
    assert at(night) == "A2"
    hunt = place(figure(hunger=5), figure(hand=cards("Lucky Charm")), rng=dice(6, 2))
    play(hunt, "1 hunt", "2 jinx")
    assert tracks(hunt) == (0, 5, 0)
    fight = attacked({}, cards("Lucky Charm"), dice(ANY, 1, 1, 6, 2))
    play(fight, "2 jinx")
    assert tracks(fight) == (1, 6, 7)  # a draw: 2 against 2


# -- Watchful / Thief ---------------------------------------------------------------


def test_who_is_watchful_is_not_hit() -> None:
    state = at_start("Wild Berries", hand=cards("Watchful"))
    play(state, "2 spoiled meat")
    assert asked(state) == "1 targeted"
    play(state, "1 watchful")
    assert tracks(state) == (0, 0, 0)
    assert look(state, 1).event_discard == {"Wild Berries": 1, "Watchful": 1}


def test_a_thief_takes_a_random_event_card() -> None:
    def stolen(rng: str) -> Wilderness:
        state = at_start("Watchful", rng=rng, hand=cards("Torch", "Raft", "Raft"))
        events = play(state, "2 thief")
        theft = next(event for event in events if event.kind == "stole")
        assert theft.witnesses == 0b11
        assert look(state, 0).players[0].hand_size == 2
        return state

    some_seed(stolen, lambda state: look(state, 1).players[1].hand == {"Torch": 1})
    some_seed(stolen, lambda state: look(state, 1).players[1].hand == {"Raft": 1})
    penniless = place(figure(), figure(hand=cards("Watchful")), current=1, first=1, turn=TurnPosition())
    play(penniless, "2 end turn")
    assert asked(penniless) == ""


def test_a_standing_attack_position_can_be_set_up() -> None:
    """A window in the middle of nature's turn, loaded as it is, goes on from there."""
    state = place(
        figure("H2", hand=cards("Spear")),
        figure(),
        beasts={"bear": "H2"},
        step="window",
        turn=TurnPosition(window="attack", concerned=0, asked=0),
        nature=NaturePosition(at=1, attacker="the bear"),
        rng=dice(6, 6, 1),
    )
    play(state, "1 pass")
    assert tracks(state) == (0, 0, 11)
    assert state.rounds == 1
    to_nature(state)


# -- both faces of a card -------------------------------------------------------------


def test_a_bad_face_says_which_card_of_the_hand_it_is_on() -> None:
    state = at_start("Wild Berries")
    (meat,) = [move for move in look(state, 1).moves if move.kind == "bad"]
    assert (meat.fields["card"], meat.fields["held"]) == ("Spoiled Meat", "Wild Berries")
    held = {move.fields["held"] for move in GAME.moves.moves if move.kind == "bad"}
    assert held == set(GOOD_NAMES)
