"""Defense, mobility, aggression (WL-9 to WL-11)."""

from __future__ import annotations

import pytest

from tests.games.wildlife.boards import area, offers, play, points, refusal, sentences, table, view

FULL = {2: area("s")}


def test_defense_blocks_an_attack_and_the_card_is_spent() -> None:
    # WL-9
    state = table(3, FULL, abilities=[{}, {"defense": 1}, {}])
    play(state, "play savanna", "attack 3,5")
    assert state.waiting() == 0b10
    assert offers(state) == {"defend", "no defense"}
    assert refusal(state, "pass").rule == "WL-9"
    assert view(state, 1).target == "3,5"
    play(state, "defend")
    assert (state.supply[0], state.lost[1], state.plays) == (30, 0, 1)
    assert state.decider() == 0
    assert "P2 blocked the attack on 3,5 with defense." in sentences(state)


def test_a_defense_not_used_lets_the_attack_happen() -> None:
    state = table(3, FULL, abilities=[{}, {"defense": 1}, {}])
    play(state, "play savanna", "attack 3,5", "no defense")
    assert (state.supply[0], state.lost[1]) == (29, 1)
    assert state.ready(1, 3) == 1


def test_each_defense_tile_serves_once_a_turn() -> None:
    state = table(3, FULL, abilities=[{}, {"defense": 1}, {}], hands=[{"savanna": 3}, {}, {}])
    play(state, "play savanna", "attack 3,5", "defend", "play savanna", "attack 3,5")
    assert state.lost[1] == 1


def test_two_defense_tiles_block_twice() -> None:
    state = table(3, FULL, abilities=[{}, {"defense": 2}, {}], hands=[{"savanna": 3}, {}, {}])
    play(state, "play savanna", "attack 3,5", "defend", "play savanna", "attack 3,5", "defend")
    assert state.lost[1] == 0


def test_defense_answers_a_third_player_who_bought_the_card() -> None:
    # WL-9: man's turn, the bear attacks with a bought forest card.
    state = table(3, {2: area("f")}, abilities=[{}, {"defense": 1}, {}])
    play(state, "auction forest", "pass", "bid 3", "fall 0", "attack 6,7")
    assert state.decider() == 1
    play(state, "defend")
    assert state.decider() == 0


def test_defense_blocks_aggression_and_the_tile_stays_in_the_supply() -> None:
    state = table(3, {2: "3,5"}, abilities=[{"aggression": 1}, {"defense": 1}, {}])
    play(state, "aggression", "attack 3,5", "defend")
    assert (state.supply[0], state.lost[1]) == (30, 0)
    assert "has been used" in refusal(state, "aggression").reason


def test_defense_blocks_a_swap_and_both_tiles_stay() -> None:
    state = table(3, {1: "3,0 3,1", 2: "3,5"}, abilities=[{"mobility": 1}, {"defense": 1}, {}])
    play(state, "mobility", "from 3,0", "swap 3,5", "defend")
    assert view(state, -1).tiles[3][0] == "1"
    assert view(state, -1).tiles[3][5] == "2"


@pytest.mark.parametrize(("ability", "moves"), [("mobility", ("from 3,0", "to 3,8")), ("aggression", ("place 3,8",))])
def test_coming_to_an_empty_space_cannot_be_blocked(ability: str, moves: tuple[str, ...]) -> None:
    state = table(3, {1: "3,0 3,1", 2: "3,5"}, abilities=[{ability: 1}, {"defense": 1}, {}])
    play(state, ability, *moves)
    assert state.decider() == 0
    assert view(state, -1).tiles[3][8] == "1"


def test_events_cannot_be_blocked() -> None:
    state = table(3, {2: "3,5"}, abilities=[{}, {"defense": 1}, {}], hands=[{"epidemic": 1, "forest": 3}, {}, {}])
    play(state, "play epidemic")
    assert state.lost[1] == 1


def test_mobility_swaps_and_the_opponents_tile_may_land_where_it_can_do_nothing() -> None:
    # WL-10: the mammoth comes to lie in the desert, where neither it nor man can act.
    state = table(3, {1: "3,4 6,4", 2: "3,5"}, abilities=[{"mobility": 1}, {}, {}])
    play(state, "mobility", "from 3,4")
    assert "can do nothing in the desert" in refusal(state, "to 4,4").reason
    assert "No opponent’s tile" in refusal(state, "swap 6,4").reason
    assert "swap" in refusal(state, "to 3,5").reason
    play(state, "swap 3,5")
    tiles = view(state, -1).tiles
    assert (tiles[3][4], tiles[3][5]) == ("2", "1")


def test_mobility_to_the_last_empty_space_of_an_area_scores() -> None:
    # WL-14
    state = table(3, {1: "0,4", 2: area("s", "3,8")}, abilities=[{"mobility": 1}, {}, {}])
    play(state, "mobility", "to 3,8")
    assert points(state)[0] == 13


def test_aggression_beats_a_tile_in_an_area_that_is_not_full() -> None:
    # WL-11
    state = table(3, {2: "3,5 6,5"}, abilities=[{"aggression": 1}, {}, {}])
    play(state, "aggression")
    assert "it can only expand there" in refusal(state, "attack 6,5").reason
    assert "already" in refusal(state, "place 3,5").reason
    assert "No opponent’s tile" in refusal(state, "attack 3,6").reason
    play(state, "attack 3,5")
    assert (state.supply[0], state.lost[1]) == (29, 1)


def test_aggression_needs_a_tile_in_the_supply() -> None:
    state = table(3, {2: "3,5"}, abilities=[{"aggression": 1}, {}, {}], supply=[0, 29, 30], ending="empty supply")
    assert refusal(state, "aggression").rule == "WL-11"
    assert "a tile of your supply, and none is left" in refusal(state, "aggression").reason
    state = table(3, {1: f"{area('S')} {area('s')}"}, abilities=[{"aggression": 1}, {}, {}])
    assert "Wherever you can attack, all spaces are yours already" in refusal(state, "aggression").reason


def test_aggression_on_the_last_empty_space_of_an_area_scores() -> None:
    # WL-14
    state = table(3, {2: area("s", "3,8")}, abilities=[{"aggression": 1}, {}, {}])
    play(state, "aggression", "place 3,8")
    assert points(state)[0] == 13


def test_nothing_is_scored_where_a_beaten_tile_is_replaced() -> None:
    # WL-14: the area was full before; nobody filled it now.
    state = table(3, FULL, abilities=[{"aggression": 1}, {}, {}])
    play(state, "aggression", "attack 3,8")
    assert points(state)[0] == 10


def test_the_only_space_for_aggression_is_not_asked_for() -> None:
    full = {1: area("s", "3,8") + " " + area("S", "2,0")}
    state = table(3, full | {2: "3,8 2,0"}, abilities=[{"aggression": 1}, {}, {}])
    play(state, "aggression", "attack 3,8")
    full[1] += " 2,0"
    state = table(3, full | {2: "3,8"}, abilities=[{"aggression": 1}, {"defense": 1}, {}])
    play(state, "aggression")
    assert state.decider() == 1  # the mammoth is asked for its defense at once
    play(state, "no defense")
    assert state.lost[1] == 1
    state = table(3, full, abilities=[{"aggression": 1}, {}, {}])
    play(state, "aggression")
    assert points(state)[0] == 13
