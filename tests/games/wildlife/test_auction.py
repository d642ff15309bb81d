"""Auctions and buyers (WL-12, WL-13, WL-25)."""

from __future__ import annotations

from tests.games.wildlife.boards import area, food, offers, play, points, refusal, sentences, table, view
from waterhole.games.wildlife import GAME
from waterhole.text import Phrase


def test_bidding_starts_at_the_auctioneers_left_with_three_food() -> None:
    # WL-12
    state = table(4, food=[8, 8, 8, 8])
    play(state, "auction forest")
    assert state.decider() == 1
    assert refusal(state, "bid 2").reason == "Bid 3 food at least, or pass."
    play(state, "bid 3")
    assert state.decider() == 2
    assert refusal(state, "bid 3").reason == "Bid 4 food at least, or pass."
    play(state, "bid 5", "pass", "bid 6", "bid 7")
    assert state.decider() == 1
    play(state, "pass")
    assert state.bidder == 2
    assert state.step == 15  # payment: the standing bidder was not asked again


def test_while_no_bid_stands_the_last_player_is_still_asked() -> None:
    state = table(4)
    play(state, "auction forest", "pass", "pass")
    assert state.decider() == 3
    play(state, "bid 3")
    assert state.bidder == 3


def test_who_cannot_raise_passes_without_being_asked() -> None:
    state = table(4, food=[8, 8, 2, 8], points=[10, 10, -10, 10])
    play(state, "auction forest", "bid 3")
    assert state.decider() == 3
    assert "P3 passed." in sentences(state)


def test_the_highest_bid_is_all_food_and_all_spaces_down_to_minus_ten() -> None:
    # WL-12: food + 3 for each space above -10.
    state = table(3, food=[8, 7, 8], points=[10, -4, 10])
    play(state, "auction forest")
    assert refusal(state, "bid 26").reason == (
        "You can pay 25 food at most, even with all points down to −10. Bid less, or pass."
    )
    play(state, "bid 25", "pass")
    assert points(state) == [10, -10, 10]
    assert food(state) == [33, 0, 8]


def test_who_would_fall_below_minus_ten_is_told_how_many_points_there_are() -> None:
    state = table(3, food=[8, 4, 8], points=[10, -9, 10])
    play(state, "auction desert", "bid 4", "pass")
    assert offers(state) == {"fall 0", "fall 1"}
    assert refusal(state, "fall 2").reason == "Nobody falls below −10 to pay. Give up 1 point at most."


def test_below_minus_ten_only_food_counts() -> None:
    state = table(3, food=[8, 5, 8], points=[10, -30, 10])
    play(state, "auction desert", "bid 5", "pass")
    assert points(state) == [10, -30, 10]
    assert food(state) == [13, 0, 8]


def test_the_winner_chooses_how_far_to_fall_back_and_keeps_the_change() -> None:
    state = table(3, food=[8, 4, 8], points=[10, 10, 10])
    play(state, "auction desert", "bid 8", "pass")
    assert offers(state) == {"fall 2", "fall 3"}
    assert "give up 2 points at least" in refusal(state, "fall 1").reason
    assert "The whole bid is paid with 3 points." in refusal(state, "fall 4").reason
    play(state, "fall 3")
    # 4 + 9 - 8 = 5 food are left.
    assert food(state) == [16, 5, 8]
    assert points(state) == [10, 7, 10]
    assert "P2 bought the desert card from P1 for 8 food, giving up 3 points." in sentences(state)


def test_any_legal_amount_may_be_bid_and_sensible_ones_are_offered() -> None:
    # WL-25: the table of moves ends at 999 food.
    state = table(3, food=[8, 20, 8], points=[10, 30, 10])
    play(state, "auction forest")
    assert view(state, 1).suggested == (3, 4, 5, 6, 8, 11, 20)
    assert {"bid 7", "bid 140"} <= offers(state)
    assert view(state, 2).suggested == ()
    state = table(3, food=[8, 20, 8], points=[10, 3000, 10])
    play(state, "auction forest")
    assert "bid 999" in offers(state)
    assert GAME.moves.parse("buy").text == "bid 3"


def test_up_to_twenty_points_are_converted_at_a_time() -> None:
    # WL-25
    state = table(3, food=[100, 0, 0])
    assert max(int(text.split()[1]) for text in offers(state, "convert")) == 20
    play(state, "convert 20", "convert 13")
    assert (food(state)[0], points(state)[0]) == (1, 43)


def test_a_buyer_uses_the_card_at_once_with_his_own_adaptations() -> None:
    # WL-13: the bear expands in the mountains; man could only migrate.
    state = table(3, hands=[{"mountains": 3}, {}, {}])
    play(state, "auction mountains", "pass", "bid 3", "fall 0")
    assert state.decider() == 2
    assert refusal(state, "convert 1").rule == "WL-5"
    assert refusal(state, "migrate").rule == "WL-5"
    play(state, "place 6,6")
    assert state.decider() == 0
    assert state.supply[2] == 29


def test_a_buyer_may_let_the_card_go() -> None:
    state = table(3, hands=[{"mountains": 3}, {}, {}])
    play(state, "auction mountains", "pass", "bid 3", "fall 0", "nothing")
    assert "P3 let the mountains card go unused." in sentences(state)


def test_a_buyer_with_no_use_for_the_card_is_not_asked() -> None:
    state = table(3)
    play(state, "auction desert", "pass", "bid 3", "fall 0")
    assert state.decider() == 0


def test_a_joker_is_sold_unnamed_and_the_buyer_names_it() -> None:
    state = table(3, {3: "6,6"})
    play(state, "auction joker", "pass", "bid 3", "fall 0")
    assert state.decider() == 2
    assert "as mountains" in offers(state)
    play(state, "as mountains", "place 4,5")


def test_last_place_is_read_after_the_payment() -> None:
    # WL-13: falling back brings the buyer to last place.
    state = table(3, hands=[{"food source": 2}, {}, {}], food=[8, 3, 8], points=[10, 11, 10])
    play(state, "auction food source", "bid 6", "pass", "fall 2", "use")
    assert points(state) == [10, 9, 10]
    assert food(state) == [14, 3 + 6 - 6 + 7 + 3, 8]


def test_furthest_is_read_after_the_payment() -> None:
    # WL-13: player 2 falls behind player 3; he would be the furthest holder for nobody but himself.
    state = table(
        4, abilities=[{"aggression": 1}, {}, {}, {}], points=[12, 14, 10, 10], food=[0, 0, 8, 8], tiles={1: "3,1"}
    )
    play(state, "auction ability", "bid 9", "pass", "pass", "take aggression")
    assert points(state)[1] == 11
    assert state.held(1, 4) == 1


def test_a_bought_ability_serves_from_the_next_turn_on() -> None:
    state = table(3, {3: "6,6 0,4"})
    play(state, "auction ability", "pass", "bid 3", "fall 0", "take mobility")
    assert state.decider() == 0
    assert "mobility" not in offers(state)
    play(state, "end", "end")  # player 2 holds no card to auction
    assert "mobility" in offers(state)


def test_a_small_scoring_in_anothers_turn_goes_to_the_buyer() -> None:
    # WL-14
    state = table(3, {2: area("m", "1,2")}, hands=[{"mountains": 3}, {}, {}])
    play(state, "auction mountains", "pass", "bid 3", "fall 0", "place 1,2")
    assert points(state) == [10, 10, 13]


def test_a_bid_above_ones_food_says_what_it_costs_and_is_not_suggested() -> None:
    # WL-12: each point given up brings 3 food, so a bid of 10 with 8 food costs 1 point and 7 food: 9 of 10 are left.
    state = table(3, food=[8, 8, 8], points=[10, 10, 10])
    play(state, "auction forest")
    seen = view(state, 1)
    notes = {move.text: note for move, note in zip(seen.moves, seen.notes, strict=True)}
    assert notes["bid 8"] == ""
    assert notes["bid 10"] == Phrase("note-price", {"points": 1, "food": 7, "left": 9})
    assert notes["bid 12"] == Phrase("note-price", {"points": 2, "food": 6, "left": 8})
    assert max(seen.suggested) == 8
    play(state, "bid 20")
    assert view(state, 2).suggested == (21,)
