"""Turns: energy, moving, getting lost, hunting, drinking, resting and sleeping."""

from __future__ import annotations

import pytest

from tests.games.wilderness.at_table import asked, at, can, cards, dice, figure, kinds, look, place, play, tracks
from waterhole.games.wilderness import GAME
from waterhole.games.wilderness.engine.rules import Wilderness
from waterhole.games.wilderness.position import TurnPosition
from waterhole.kernel.game import Refused
from waterhole.kernel.match import Match
from waterhole.kernel.narration import Narrator


@pytest.mark.parametrize(("square", "energy"), [(0, 6), (9, 6), (10, 5), (15, 5), (16, 4), (20, 4), (21, 3), (25, 3)])
def test_the_exhaustion_track_gives_6_5_4_and_3_energy(square: int, energy: int) -> None:
    state = place(figure(), figure(exhaustion=square))
    play(state, "1 end turn")
    assert state.energy == energy


def test_energy_is_the_square_plus_cards_minus_illnesses_and_at_least_0() -> None:
    """WN-14"""
    state = place(
        figure(hand=cards("Second Wind", "Second Wind")),
        figure(exhaustion=25, illnesses=cards("Infected Wound")),
    )
    play(state, "1 end turn", "1 heavy legs", "1 heavy legs")
    assert (state.current, state.energy) == (1, 0)


@pytest.mark.parametrize(
    ("start", "way", "area", "cost"),
    [
        ("A1", 1, "B1", 2),  # grassland
        ("A4", 1, "B4", 2),  # rocky
        ("E4", 1, "F4", 2),  # desert
        ("B1", 1, "C1", 3),  # forest
        ("G5", 6, "H4", 3),  # swamp
        ("N1", 1, "O1", 4),  # mountain
        ("O5", 1, "P5", 3),  # tribe
        ("D1", 1, "E1", 4),  # grassland over a river
    ],
)
def test_every_terrain_has_its_price(start: str, way: int, area: str, cost: int) -> None:
    state = place(figure(start), figure())
    play(state, f"1 go {way}")
    assert (at(state), state.energy) == (area, 6 - cost)


def test_the_village_costs_3() -> None:
    state = place(figure("Q7"), figure())
    play(state, "1 go 1")
    assert (at(state), state.energy) == ("R7", 3)
    assert state.waiting()  # until the end of the turn


def test_nobody_enters_water_or_leaves_the_board() -> None:
    """WN-5"""
    state = place(figure("C2"), figure())
    assert "go 1" not in can(state)
    corner = place(figure("A1"), figure())
    assert [move for move in can(corner) if move.startswith("go")] == ["go 1", "go 2"]


def test_a_desert_makes_thirsty_by_day_and_not_by_night() -> None:
    """WN-3"""
    for round_, thirst in ((4, 1), (5, 0)):
        state = place(figure("E4"), figure(), round=round_, rng=dice(6))
        play(state, "1 go 1")
        assert tracks(state) == (thirst, 0, 0)


def test_a_desert_works_on_a_forced_entry_too_and_never_for_staying() -> None:
    """WN-3"""
    state = place(figure("E4"), figure(), rng=dice(1, 1))
    play(state, "1 hunt")
    assert (at(state), tracks(state)) == ("F4", (1, 0, 0))


@pytest.mark.parametrize(("roll", "arrives"), [(1, False), (3, False), (4, True), (6, True)])
def test_at_night_every_move_needs_a_4(roll: int, arrives: bool) -> None:
    """WN-5, WN-15"""
    state = place(figure("B3"), figure(), round=5, rng=dice(roll, 6))
    play(state, "1 go 1")
    assert at(state) == ("C3" if arrives else "C2")
    assert state.energy == (4 if arrives else 0)


def test_the_compass_is_spun_until_it_points_to_land_on_the_board() -> None:
    """WN-5"""
    state = place(figure("C2"), figure(), round=5, rng=dice(1, 1, 1, 4))  # twice into the lake
    play(state, "1 go 4")
    assert at(state) == "B2"


def test_a_move_is_declared_and_paid_before_the_cards_and_the_roll() -> None:
    """WN-15"""
    state = place(figure(), figure(hand=cards("Old Path", "Lucky Charm")), round=5, rng=dice(5))
    play(state, "1 go 1")
    assert (asked(state), state.energy, at(state)) == ("2 move", 4, "A1")
    assert look(state, 1).heading == "B1"
    play(state, "2 pass")
    assert asked(state) == "2 night roll"
    play(state, "2 pass")
    assert at(state) == "B1"


def test_one_roll_is_made_for_the_highest_number_needed() -> None:
    """WN-15: at night Wrong Turn's 5 takes the place of the night's 4; Torch does not help against it."""
    state = place(figure(hand=cards("Torch")), figure(hand=cards("Old Path")), round=5, rng=dice(4, 2))
    play(state, "1 torch", "1 go 1")
    events = play(state, "2 wrong turn")
    assert kinds(events).count("rolled") == 1
    assert (at(state), state.energy) == ("A2", 0)


def test_a_shortcut_needs_no_roll_unless_it_is_a_wrong_turn() -> None:
    """WN-15"""
    state = place(figure(hand=cards("Shortcut")), figure(hand=cards("Old Path")), rng=dice(3, 2))
    play(state, "1 shortcut", "1 go 1", "2 wrong turn")
    assert at(state) == "A2"


def test_a_forced_move_is_not_declared() -> None:
    """WN-15: no Companion goes along with who is moved by the needle or strays from a hunt."""
    state = place(figure(), figure(hand=cards("Companion", "Shortcut")), rng=dice(1, 1))
    play(state, "1 hunt")
    assert asked(state) == ""
    assert (at(state), at(state, 1)) == ("B1", "A1")


def test_companions_follow_a_lost_mover_to_the_same_area() -> None:
    """WN-15"""
    state = place(figure("B3"), figure("B3", hand=cards("Companion")), round=5, rng=dice(1, 6))
    play(state, "1 go 1", "2 companion")
    assert (at(state), at(state, 1)) == ("C2", "C2")


def test_mover_and_companions_arrive_together_and_meet_the_area_in_turn() -> None:
    """WN-3, WN-20: two go into the desert, three into the swamp; each gets what it does."""
    desert = place(figure("E4"), figure("E4", hand=cards("Companion")))
    play(desert, "1 go 1", "2 companion")
    assert (tracks(desert), tracks(desert, 1)) == ((1, 0, 0), (1, 0, 0))
    bites = dict.fromkeys(("Fever", "Chills", "Dysentery", "Twisted Ankle", "Blurred Vision", "False Alarm"), 3)
    rest = bites | {"Stomach Cramps": 3, "Infected Wound": 3}
    swamp = place(
        figure("G5", exhaustion=24),
        figure("G5", hand=cards("Companion", "Healing Herbs")),
        figure("A1"),
        illness_discard=rest,
    )
    events = play(swamp, "1 go 6", "2 companion")
    assert [int(event.seat) for event in events if event.kind == "fell_ill"] == [0, 1]
    assert "died" in kinds(events)
    assert asked(swamp) == "2 illness"
    play(swamp, "2 healing herbs on bite")
    assert (tracks(swamp, 1), swamp.current) == ((0, 0, 0), 1)


# -- hunting (WN-6) -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("area", "allowed"),
    [("A1", True), ("C1", True), ("H4", True), ("P5", True), ("B4", False), ("F4", False), ("O1", False)],
)
def test_one_hunts_in_grassland_forest_swamp_and_with_the_tribe(area: str, allowed: bool) -> None:
    """WN-6"""
    state = place(figure(area), figure())
    assert ("hunt" in can(state)) == allowed


def test_nobody_hunts_at_night_or_with_less_than_4_energy() -> None:
    """WN-6"""
    assert "hunt" not in can(place(figure(), figure(), round=5))
    assert "hunt" not in can(place(figure(), figure(), energy=3))


@pytest.mark.parametrize(
    ("roll", "hunger", "area", "energy"),
    [(1, 6, "B1", 0), (2, 6, "A1", 2), (3, 6, "A1", 2), (5, 0, "A1", 2), (6, 0, "A1", 2)],
)
def test_a_hunt_gets_lost_on_1_finds_nothing_on_2_and_3_and_feeds_on_5_and_6(
    roll: int, hunger: int, area: str, energy: int
) -> None:
    """WN-6"""
    state = place(figure(hunger=6), figure(), rng=dice(roll, 1))
    play(state, "1 hunt")
    assert (tracks(state)[1], at(state), state.energy) == (hunger, area, energy)


def test_on_a_4_the_compass_is_spun_first_and_then_one_chooses() -> None:
    """WN-6"""
    hunt = place(figure(hunger=6, hand=cards("Steady Hand")), figure(), rng=dice(4, 2))
    play(hunt, "1 hunt")
    assert can(hunt) == ["eat and get lost", "stay hungry"]
    assert "south-east" in Narrator(GAME).prompt(look(hunt, 0))
    hungry = place(figure(hunger=6), figure(), rng=dice(4, 2))
    play(hungry, "1 hunt", "1 stay hungry")
    assert (tracks(hungry), at(hungry), hungry.energy) == ((0, 6, 0), "A1", 2)
    play(hunt, "1 eat and get lost")
    assert asked(hunt) == "1 lost"  # the lost window
    play(hunt, "1 pass")
    assert (tracks(hunt), at(hunt), hunt.energy) == ((0, 0, 0), "A2", 0)


def test_modifiers_add_and_stay_within_1_to_6_and_a_new_roll_keeps_them() -> None:
    """WN-6"""
    state = place(
        figure(hunger=6, hand=cards("Fresh Tracks", "Lucky Charm")), figure(), day="Rich Game", round=2, rng=dice(6, 3)
    )
    play(state, "1 hunt", "1 fresh tracks")
    assert state.hunt_result() == 6
    play(state, "1 lucky charm")
    assert tracks(state)[1] == 0  # 3 + 2 + 1
    low = place(figure(), figure(hand=cards("Fresh Tracks")), rng=dice(2, 1))
    play(low, "1 hunt", "2 startled game")
    assert at(low) == "B1"  # lost, as on a 1


# -- drinking, resting, sleeping ---------------------------------------------------------


def test_one_drinks_after_sleeping_and_after_getting_lost() -> None:
    """WN-4"""
    state = place(figure("D1", thirst=4), figure())
    play(state, "1 sleep", "1 drink")
    assert tracks(state)[0] == 0
    lost = place(figure("C1", thirst=4), figure(), round=5, rng=dice(1, 1))
    play(lost, "1 go 4", "1 drink")
    assert (at(lost), tracks(lost)[0]) == ("D1", 0)


def test_a_rest_costs_2_and_takes_one_step() -> None:
    state = place(figure(exhaustion=5), figure())
    play(state, "1 rest", "1 rest", "1 rest")
    assert (tracks(state), state.energy) == ((0, 0, 2), 0)


def test_what_would_change_nothing_is_not_offered() -> None:
    """WN-18"""
    hand = cards("Hidden Spring", "Wild Berries", "Torch", "Healing Herbs")
    state = place(figure(hand=hand), figure())
    assert not {"rest", "hidden spring", "wild berries", "torch"} & set(can(state))
    assert not [move for move in can(state) if move.startswith("healing herbs")]
    paths = place(figure(hand=cards("Old Path", "Shortcut")), figure())
    play(paths, "1 old path")
    assert "shortcut" not in can(paths)


def test_sleep_takes_the_whole_turn() -> None:
    """WN-16"""
    state = place(figure("D1", exhaustion=9, thirst=2, hand=cards("Shortcut", "Wild Berries"), hunger=2), figure())
    play(state, "1 sleep")
    assert tracks(state) == (2, 2, 5)
    assert can(state) == ["drink", "wild berries", "end turn"]


def test_who_has_spent_energy_or_moved_cannot_sleep() -> None:
    """WN-16"""
    rested = place(figure(exhaustion=9), figure())
    play(rested, "1 rest")
    assert "sleep" not in can(rested)
    moved = place(figure(hand=cards("Shortcut")), figure())
    play(moved, "1 shortcut")
    assert "sleep" in can(moved)
    play(moved, "1 go 1")
    assert "sleep" not in can(moved)


def test_sleep_counts_deep_sleep_and_nightmares_and_never_less_than_nothing() -> None:
    """WN-16"""
    nightmares = cards("Deep Sleep", "Deep Sleep", "Deep Sleep")
    state = place(figure(exhaustion=9), figure(hand=nightmares), round=5)
    play(state, "1 sleep", "2 nightmares", "2 nightmares", "2 nightmares")
    assert tracks(state) == (0, 0, 9)


def test_a_dead_first_player_is_skipped_and_the_next_living_one_begins() -> None:
    """WN-14"""
    state = place(figure(exhaustion=26), figure(), figure(), first=0, current=2, round=6)
    events = play(state, "3 end turn")
    assert state.current == 1
    assert [int(event.seat) for event in events if event.kind == "dealt"] == [1, 2]


# -- refusals ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "rule", "words"),
    [
        ("go 4", "WN-5", "The land ends to the west"),
        ("hunt", "WN-6", "costs 4 energy and you have only 1"),
        ("drink", "WN-4", "touches A1"),
        ("go 1", "WN-15", "grassland B1 costs 2 energy and you have only 1"),
        ("rest", "WN-18", "not exhausted"),
        ("sleep", "WN-16", "whole turn"),
        ("pass", "WN-11", "end your turn"),
        ("heavy legs", "WN-11", "Heavy Legs is played at the start of another’s turn"),
        ("torch", "WN-11", "Torch / Sudden Darkness is not in your hand"),
        ("storm", "WN-11", "Shelter / Storm is not in your hand"),
        ("stay hungry", "WN-6", "comes to 4"),
        ("wash wound", "WN-19", "no Infected Wound"),
    ],
)
def test_a_refusal_names_the_ruling_and_how_it_stands(move: str, rule: str, words: str) -> None:
    hand = cards("Second Wind")
    state = place(figure(hand=hand), figure(), turn=TurnPosition(energy=1, flags=["under way"]))
    refusal = GAME.refusal(state, 0, GAME.moves.parse(move).id)
    assert refusal.rule == rule
    assert words in refusal.reason


def refused(state: Wilderness, seat: int, move: str) -> str:
    refusal = GAME.refusal(state, seat, GAME.moves.parse(move).id)
    assert refusal.why is not None
    return refusal.why.id


def test_rain_is_to_drink_but_does_not_wash_a_wound() -> None:
    """WN-19"""
    wet = place(figure(illnesses=cards("Infected Wound")), figure(), day="Downpour", round=2)
    assert refused(wet, 0, "drink") == "refused-not-thirsty"
    assert refused(wet, 0, "wash wound") == "refused-rain-on-wound"


def test_who_has_drunk_against_dysentery_hears_so() -> None:
    """WN-19"""
    state = place(
        figure("D1", illnesses=cards("Dysentery")), figure(), turn=TurnPosition(energy=6, flags=["has drunk"])
    )
    assert refused(state, 0, "drink") == "refused-drunk-already"


@pytest.mark.parametrize(
    ("card", "flags", "move", "why"),
    [
        ("Hidden Spring", [], "hidden spring", "refused-spring"),
        ("Wild Berries", [], "wild berries", "refused-berries"),
        ("Healing Herbs", [], "healing herbs", "refused-not-ill"),
        ("Torch", [], "torch", "refused-torch"),
        ("Campfire", ["smoke"], "campfire", "refused-campfire"),
        ("Campfire", ["campfire"], "campfire", "refused-works-already"),
        ("Old Path", ["shortcut"], "old path", "refused-path-waits"),
        ("Raft", ["flood"], "raft", "refused-raft-in-flood"),
        ("Raft", [], "raft 1 1", "refused-raft-way"),
        ("Shortcut", ["slept"], "shortcut", "refused-card-after-sleep"),
        ("Shelter", [], "storm", "refused-wrong-time"),
    ],
)
def test_a_card_that_would_change_nothing_is_refused_for_its_own_reason(
    card: str, flags: list[str], move: str, why: str
) -> None:
    """WN-18"""
    state = place(figure(hand=cards(card)), figure(), turn=TurnPosition(energy=6, flags=flags))
    assert refused(state, 0, move) == why


@pytest.mark.parametrize(
    ("other", "move", "why"),
    [
        ("Companion", "quarrel", "refused-quarrel"),
        ("Watchful", "thief", "refused-thief"),
        ("Second Wind", "second wind", "refused-wrong-time"),
        ("Second Wind", "go 1", "refused-asked-for-card"),
        ("Second Wind", "always pass end", "refused-other-moment"),
    ],
)
def test_who_is_asked_at_the_start_of_a_turn_hears_why_a_card_does_not_fit(other: str, move: str, why: str) -> None:
    """WN-11, WN-18"""
    state = place(figure(), figure("B1"), figure("C1", hand=cards(other, "Hidden Spring")), current=2)
    play(state, "3 end turn")
    assert state.decider() == 2
    assert refused(state, 2, move) == why


def test_a_card_that_needs_a_word_more_says_which() -> None:
    state = place(figure(illnesses=cards("Fever"), hand=cards("Healing Herbs")), figure())
    refusal = GAME.refusal(state, 0, GAME.moves.parse("healing herbs").id)
    assert refusal.reason == "Say which illness goes: 'healing herbs on fever'."


def test_a_match_refuses_and_changes_nothing() -> None:
    match = Match(GAME, ["Ann", "Bob"], seed=3)
    before = GAME.fingerprint(match.state)
    seat = int(match.state.decider())
    with pytest.raises(Refused):
        match.play(seat, "eat and get lost")
    assert GAME.fingerprint(match.state) == before


def test_moves_are_understood_in_other_words() -> None:
    parse = GAME.moves.parse
    assert parse("north-east") == parse("go 6")
    assert parse("play heavy legs") == parse("heavy legs")
    assert parse("end") == parse("end turn")
