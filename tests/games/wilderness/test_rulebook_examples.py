"""The printed examples of the rulebook, with their printed numbers."""

from __future__ import annotations

from tests.games.wilderness.at_table import at, can, dice, figure, kinds, look, place, play, to_nature, tracks


def test_exhaustion_grows_by_the_turn_the_thirst_and_the_hunger() -> None:
    """Example 1: to 1 thirst and 2 hunger, so 4 steps: 1 + 1 + 2."""
    state = place(figure(thirst=1, hunger=7), figure())
    to_nature(state)
    assert tracks(state) == (2, 8, 4)
    player = look(state, 0).players[0]
    assert (player.thirst_number, player.hunger_number) == (1, 2)


def test_a_healthy_player_has_6_energy_and_grows_exhausted_by_one() -> None:
    """Example 2: thirst and hunger 1 step each, exhaustion 1 + 0 + 0."""
    state = place(figure(), figure())
    assert look(state, 0).players[0].energy == 6
    to_nature(state)
    assert tracks(state) == (1, 1, 1)


def test_two_thirst_and_one_hunger_make_four_steps() -> None:
    """The text on the exhaustion track: 1 for the turn, 2 for thirst, 1 for hunger."""
    state = place(figure(thirst=3, hunger=4), figure())
    to_nature(state)
    assert tracks(state) == (4, 5, 4)


def test_over_the_river_into_the_swamp_costs_5_and_the_last_point_is_lost() -> None:
    state = place(figure("H3"), figure())
    events = play(state, "1 go 2")
    assert at(state) == "H4"
    assert state.energy == 1
    assert "fell_ill" in kinds(events)
    assert not [move for move in can(state) if move.startswith("go") or move == "hunt"]


def test_a_forest_for_3_and_a_rocky_area_for_2() -> None:
    state = place(figure("N3"), figure())
    play(state, "1 go 3")
    assert (at(state), state.energy) == ("M4", 3)
    play(state, "1 go 2")
    assert (at(state), state.energy) == ("M5", 1)


def test_a_mountain_for_4_and_a_desert_for_2_with_one_thirst() -> None:
    tiles = ("High Pass", "Dry Flats", "Black Forest", "Marshland", "River Meadow", "Lakeland")
    state = place(figure("E1"), figure(), tiles=(*tiles, "Broken Hills", "Sunburnt Plain"))
    play(state, "1 go 1")
    assert (at(state), state.energy, tracks(state)) == ("F1", 2, (0, 0, 0))
    play(state, "1 go 2")
    assert (at(state), state.energy, tracks(state)) == ("F2", 0, (1, 0, 0))


def test_who_has_a_river_or_water_on_a_side_may_drink_and_who_has_not_may_not() -> None:
    """WN-4. Green's area has no side on the water; orange's has the river, black's a lake."""
    green = place(figure("C1", thirst=3), figure())
    assert "drink" not in can(green)
    for area in ("D1", "C2"):
        state = place(figure(area, thirst=3), figure())
        play(state, "1 drink")
        assert (tracks(state), state.energy) == ((0, 0, 0), 6)


def test_an_area_beside_two_face_down_tiles_turns_both_up() -> None:
    """WN-2. Orange enters the forest in the corner; then the turn goes on."""
    state = place(figure("E1"), figure(), face_up=(1,))
    events = play(state, "1 go 1")
    assert at(state) == "F1"
    assert kinds(events).count("turned") == 2
    assert look(state, 1).tiles[:4] == ("River Meadow", "Dry Flats", "Black Forest", "")
    assert state.energy == 3
    assert "go 1" in can(state)


def test_after_the_last_night_round_a_new_day_begins() -> None:
    """Everybody slept; no squares are left, so a new day card is drawn and followed."""
    state = place(figure(exhaustion=9), figure(exhaustion=5), day="Clear Day", round=6, rng=dice(1))
    events = play(state, "1 sleep", "1 end turn", "2 sleep", "2 end turn")
    assert tracks(state) == (1, 1, 6)
    assert tracks(state, 1) == (1, 1, 2)
    assert state.round == 0
    assert "day" in kinds(events)
    assert kinds(events).count("dealt") == 2
    assert state.rounds == 1


def test_getting_lost_may_lead_where_the_energy_would_not() -> None:
    """Over a river into an area that costs 4, with no energy left after the hunt."""
    state = place(figure("D1"), figure(), energy=4, rng=dice(1, 1))
    play(state, "1 hunt")
    assert at(state) == "E1"
    assert state.energy == 0
