"""Ability cards, jokers and events (WL-7, WL-8, WL-13, WL-19)."""

from __future__ import annotations

from tests.games.wildlife.boards import food, offers, play, points, refusal, sentences, table


def test_an_ability_comes_from_the_supply_first() -> None:
    # WL-7
    state = table(abilities=[{}, {"food": 1}, {}])
    play(state, "play ability", "take food")
    assert [state.held(seat, 0) for seat in range(3)] == [1, 1, 0]


def test_else_it_comes_from_the_holder_furthest_on_the_success_track() -> None:
    state = table(4, abilities=[{}, {"defense": 1}, {"defense": 1}, {}], points=[10, 11, 12, 50])
    play(state, "play ability", "take defense")
    assert [state.held(seat, 3) for seat in range(4)] == [1, 1, 0, 0]
    assert "P1 took the defense ability from P3." in sentences(state)


def test_of_holders_who_tie_the_taker_chooses() -> None:
    state = table(4, abilities=[{}, {"defense": 1}, {"defense": 1}, {}], points=[10, 12, 12, 50])
    play(state, "play ability", "take defense")
    assert offers(state) == {"rob 2", "rob 3"}
    assert refusal(state, "rob 4").rule == "WL-7"
    play(state, "rob 2")
    assert [state.held(seat, 3) for seat in range(4)] == [1, 0, 1, 0]


def test_nobody_holds_more_than_two_of_a_kind() -> None:
    state = table(abilities=[{"food": 2}, {}, {}])
    play(state, "play ability")
    assert "more than two" in refusal(state, "take food").reason
    assert offers(state, "take") == {"take intelligence", "take mobility", "take defense", "take aggression"}


def test_an_ability_that_nobody_else_holds_and_the_supply_lacks_cannot_be_taken() -> None:
    state = table(abilities=[{"aggression": 1}, {}, {}])
    play(state, "play ability")
    assert refusal(state, "take aggression").reason == (
        "Nobody else has aggression, and none is in the supply. Choose another ability."
    )


def test_a_turned_tile_stays_turned_whoever_takes_it() -> None:
    # WL-7: the taker gets an unturned one if there is one.
    state = table(
        abilities=[{"mobility": 2}, {"mobility": 1}, {}], turned=[{"mobility": 2}, {}, {}], points=[20, 10, 10]
    )
    play(state, "auction ability", "pass", "bid 3", "fall 0", "take mobility")
    assert (state.held(2, 2), state.ready(2, 2)) == (1, 0)
    assert (state.held(0, 2), state.ready(0, 2)) == (1, 0)
    state = table(
        abilities=[{"mobility": 2}, {"mobility": 1}, {}], turned=[{"mobility": 1}, {}, {}], points=[20, 10, 10]
    )
    play(state, "auction ability", "pass", "bid 3", "fall 0", "take mobility")
    assert (state.held(2, 2), state.ready(2, 2)) == (1, 1)


def test_each_food_tile_pays_two_points_at_the_start_of_a_turn() -> None:
    # WL-8
    state = table(abilities=[{}, {"food": 2}, {}])
    play(state, "auction forest", "pass", "pass", "end")
    assert points(state) == [10, 14, 10]
    assert "P2 gained 4 points from 2 food tiles." in sentences(state)


def test_a_joker_is_named_as_a_card_that_can_do_something_and_never_as_an_event() -> None:
    # WL-13
    state = table(tiles={1: "6,4"})
    play(state, "play joker")
    assert offers(state, "name") == {"as steppe", "as savanna", "as ability", "as adaptation"}
    assert refusal(state, "as desert").rule == "WL-13"
    play(state, "as steppe", "place 8,6")
    assert "P1 used the joker as a steppe card." in sentences(state)


def test_food_source_feeds_the_user_and_all_in_last_place() -> None:
    # WL-19
    state = table(4, hands=[{"food source": 1}] + [{}] * 3, points=[10, 5, 5, 7])
    play(state, "auction food source", "bid 3", "pass", "pass", "fall 0", "use")
    # The buyer, player 2, got 7 and as one of the last 3 more; he paid 3 to player 1.
    assert food(state) == [11, 8 - 3 + 10, 11, 8]


def test_famine_takes_five_food_and_points_for_what_is_missing() -> None:
    # WL-19: below zero too.
    state = table(4, hands=[{"famine": 1, "forest": 3}] + [{}] * 3, food=[8, 9, 2, 0], points=[10, 10, 10, 3])
    play(state, "play famine")
    assert food(state) == [8, 4, 0, 0]
    assert points(state) == [10, 10, 7, -2]
    assert "P3 lost 2 food and 3 points to the famine." in sentences(state)


def test_in_an_epidemic_each_opponent_chooses_from_the_left() -> None:
    # WL-19: who has no tile loses none, who has one is not asked.
    state = table(4, {1: "3,1", 2: "3,5 3,6", 3: "6,6"}, hands=[{"epidemic": 1, "forest": 3}] + [{}] * 3)
    play(state, "play epidemic")
    assert state.decider() == 1
    assert offers(state) == {"remove 3,5", "remove 3,6"}
    assert refusal(state, "remove 3,1").rule == "WL-19"
    assert refusal(state, "convert 1").rule == "WL-19"  # WL-3: a removal is pending
    play(state, "remove 3,6")
    assert list(state.lost) == [0, 1, 1, 0]
    assert state.decider() == 0


def test_a_bought_epidemic_strikes_the_buyers_opponents_from_his_left() -> None:
    # WL-13
    tiles = {1: "3,1 3,0", 2: "3,5 3,6", 3: "6,6 5,6"}
    state = table(3, tiles, hands=[{"epidemic": 1, "forest": 3}, {}, {}])
    play(state, "auction epidemic", "bid 3", "pass", "fall 0", "use")
    assert state.decider() == 2
    play(state, "remove 6,6")
    assert state.decider() == 0
    play(state, "remove 3,1")
    assert list(state.lost) == [1, 0, 1]


def test_an_event_played_always_happens_and_one_bought_may_be_let_go() -> None:
    # WL-4, WL-12
    state = table(3, hands=[{"famine": 2}, {}, {}])
    play(state, "auction famine", "bid 3", "pass", "fall 1")
    assert offers(state) == {"use", "nothing"}
    play(state, "nothing")
    assert food(state) == [11, 8, 8]
    play(state, "play famine")
    assert food(state) == [11, 3, 3]
