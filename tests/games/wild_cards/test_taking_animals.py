"""Phases 3 and 4: WC-6 to WC-11, WC-13, WC-14."""

from __future__ import annotations

import pytest

from tests.games.wild_cards.tables import (
    cards,
    collection,
    deal,
    hand,
    hand_size,
    happened,
    options,
    owner,
    play,
    seen,
    told,
)
from waterhole.games.wild_cards.engine.components import STEPS
from waterhole.games.wild_cards.engine.rules import WildCards
from waterhole.games.wild_cards.events import Bid, LaidPayment, Passed, TalismanPassed, Took


def acted(game: WildCards) -> list[int]:
    """The players of phase 3 in the order of their turns, counted from 1."""
    return [event.seat + 1 for event in told(game) if isinstance(event, (Took, Passed))]


# -- taking, paying, passing ---------------------------------------------------------


def test_bids_are_settled_from_the_highest_to_the_lowest() -> None:  # WC-6
    game = deal(["f1 s1", "s3 s1 s2 f1", "m4 m1 m2 m3 f2", "f2 m1 s2"], "lion ibex eagle")
    play(game, "1 bid forest 1", "2 bid savannah 3", "3 bid mountains 4", "4 bid forest 2")
    play(game, "3 pass", "2 pass", "4 pass", "1 pass")
    assert acted(game) == [3, 2, 4, 1]


def test_the_price_is_as_many_cards_as_the_bid_says() -> None:  # WC-7
    game = deal(["f1 s1", "s3 s1 s2 f1", "m1"], "lion ibex")
    play(game, "1 bid forest 1", "2 bid savannah 3", "3 bid refill", "3 stop", "2 take 1")
    assert options(game) == ["pay forest 1", "pay savannah 1"]
    play(game, "2 pay forest 1")
    assert STEPS[game.step] == "pay"
    assert collection(game, 2) == {}
    play(game, "2 pay savannah 2")
    assert collection(game, 2) == {"lion": 1}
    assert hand(game, 2) == cards("s1")
    assert seen(game).players[1].paid == cards("f1 s2")


def test_who_has_just_enough_cards_pays_them_without_being_asked() -> None:  # WC-7
    game = deal(["f1 s1", "s3 s2 f1", "m1"], "lion ibex")
    play(game, "1 bid forest 1", "2 bid savannah 3", "3 bid refill", "3 stop", "2 take 1")
    assert collection(game, 2) == {"lion": 1}
    assert hand_size(game, 2) == 0


def test_passing_brings_the_bid_back_and_two_cards() -> None:  # WC-7
    game = deal(["f3 s1 s2", "s2 m2", "m1"], "lion ibex")
    play(game, "1 bid forest 3", "2 bid savannah 2", "3 bid refill", "3 stop", "1 pass")
    assert hand_size(game, 1) == 5
    assert collection(game, 1) == {}
    assert hand(game, 1).get("forest 3", 0) >= 1


@pytest.mark.parametrize(("held", "drawn"), [("f1 " * 4 + "f2 " * 4, 2), ("f1 " * 4 + "f2 " * 4 + "f3", 1)])
def test_passing_draws_no_more_than_ten_in_hand(held: str, drawn: int) -> None:  # WC-7
    game = deal([held, "s2 m2", "m1"], "lion ibex")
    size = hand_size(game, 1)
    play(game, "1 bid forest 1", "2 bid refill", "3 bid refill", "2 stop", "3 stop", "1 pass")
    assert hand_size(game, 1) == size + drawn


def test_a_full_hand_draws_nothing_on_a_pass() -> None:  # WC-7
    game = deal(["f1 f1 f1 f1 f2 f2 f2 f2 f3 f3", "s2 m2", "m1"], "lion ibex")
    play(game, "1 bid forest 1", "2 bid refill", "3 bid refill", "2 stop", "3 stop", "1 pass")
    assert hand_size(game, 1) == 10


def test_whoever_finds_the_display_empty_has_to_pass() -> None:  # WC-7
    game = deal(["f3 s1 s2", "s2 m2", "m1"], "lion ibex")
    play(game, "1 bid forest 3", "2 bid savannah 2", "3 bid mountains 1", "1 take 1", "2 take 2")
    assert acted(game) == [1, 2, 3]
    assert hand_size(game, 3) == 3


# -- ties ------------------------------------------------------------------------------


def test_tied_players_lay_their_extra_cards_and_the_higher_total_chooses_first() -> None:  # WC-8
    game = deal(["f2 s1 s4", "s2 m4 m1", "m2 f3 f1", "f4 s3"], "lion ibex eagle")
    play(game, "1 bid forest 2", "2 bid savannah 2", "3 bid mountains 2", "4 bid refill", "4 stop")
    assert seen(game).waiting == (0, 1, 2)
    play(game, "3 pay forest 3", "1 pay savannah 1", "2 pay mountains 4", "2 take 1", "3 take 2", "1 take 3")
    assert acted(game) == [2, 3, 1]


def test_a_tied_player_may_pass_and_gets_all_her_cards_back() -> None:  # WC-8, WC-18
    game = deal(["f3 s1 s4 m2", "s3 m4 m1 f1", "m2"], "lion ibex")
    play(game, "1 bid forest 3", "2 bid savannah 3", "3 bid refill", "3 stop")
    play(game, "1 pay savannah 1", "1 pay savannah 4", "2 pay forest 1", "2 pay mountains 1", "1 pass")
    assert hand_size(game, 1) == 4 + 2
    assert seen(game).players[0].known == cards("f3 s1 s4")


def test_the_lions_holder_lays_too_and_goes_first() -> None:  # WC-8
    game = deal(["f2 s1 s4", "s2 m4 m1", "m2"], "peacock ibex", collections=["lion", "", ""])
    play(game, "1 bid forest 2", "2 bid savannah 2", "3 bid refill", "3 stop", "1 pay savannah 1", "2 pay mountains 4")
    assert [payment.total for payment in happened(game, LaidPayment)] == [1, 4]
    play(game, "1 take 1", "2 take 2")
    assert acted(game) == [1, 2]
    assert not happened(game, TalismanPassed)


def test_who_has_exactly_the_cards_for_a_tie_lays_them_without_being_asked() -> None:  # WC-8
    game = deal(["f3 s1 s4", "s3 m4 m1 f1", "m2"], "lion ibex")
    play(game, "1 bid forest 3", "2 bid savannah 3", "3 bid refill", "3 stop")
    assert seen(game).waiting == (1,)
    assert not game.take_back(0)
    play(game, "2 pay forest 1", "2 pay mountains 1")
    assert [payment.total for payment in happened(game, LaidPayment)] == [5, 2]


@pytest.mark.parametrize(
    ("reading", "talisman", "order"),
    [
        ("after-holder", 0, [2, 3, 1]),
        ("after-holder", 1, [3, 1, 2]),
        ("after-holder", 2, [1, 2, 3]),
        ("after-holder", 3, [1, 2, 3]),
        ("holder-first", 0, [1, 2, 3]),
        ("holder-first", 1, [2, 3, 1]),
        ("holder-first", 2, [3, 1, 2]),
        ("holder-first", 3, [1, 2, 3]),
    ],
)
def test_equal_totals_are_settled_by_the_talisman(reading: str, talisman: int, order: list[int]) -> None:  # WC-8
    game = deal(
        ["f2 s3 s4", "s2 m3 m1", "m2 f3 f1", "f4 s3"],
        "lion ibex eagle",
        talisman=talisman,
        talisman_reading=reading,
    )
    play(game, "1 bid forest 2", "2 bid savannah 2", "3 bid mountains 2", "4 bid refill", "4 stop")
    play(game, "1 pay savannah 3", "2 pay mountains 3", "3 pay forest 3")
    for _ in range(3):
        play(game, f"{game.decider() + 1} pass")
    assert acted(game) == order
    assert seen(game).talisman == (talisman + 1) % 4  # WC-10


def test_who_cannot_pay_lays_nothing_comes_last_and_passes_even_with_the_lion() -> None:  # WC-8
    game = deal(["f3 s1", "s3 m4 m1 f1", "m3 m2 m2 f2", "f4"], "peacock ibex eagle", collections=["lion", "", "", ""])
    play(game, "1 bid forest 3", "2 bid savannah 3", "3 bid mountains 3", "4 bid refill", "4 stop")
    assert seen(game).waiting == (1, 2)
    play(game, "2 pay forest 1", "2 pay mountains 1", "3 pay forest 2", "3 pay mountains 2")
    play(game, "3 take 1", "2 take 2")
    assert acted(game) == [3, 2, 1]
    assert collection(game, 1) == {"lion": 1}


def test_putting_those_in_order_who_cannot_pay_does_not_use_the_talisman() -> None:  # WC-8, WC-10
    game = deal(["f3", "s3 f1", "m3 m2 m2 f2", "f4"], "peacock ibex eagle", talisman=0)
    play(game, "1 bid forest 3", "2 bid savannah 3", "3 bid mountains 3", "4 bid refill", "4 stop", "3 pass")
    assert acted(game) == [3, 2, 1]
    assert not happened(game, TalismanPassed)
    assert not happened(game, LaidPayment)


def test_if_only_one_tied_player_can_pay_she_pays_in_her_turn() -> None:  # WC-8
    game = deal(["f3 s1", "s3 m4 m1 f1", "m2"], "lion ibex")
    play(game, "1 bid forest 3", "2 bid savannah 3", "3 bid refill", "3 stop")
    assert STEPS[game.step] == "take"
    assert game.decider() == 1
    play(game, "2 take 1", "2 pay forest 1", "2 pay mountains 1")
    assert not happened(game, LaidPayment)
    assert acted(game) == [2, 1]


@pytest.mark.parametrize(("talisman", "order"), [(0, [2, 3, 1]), (1, [3, 1, 2]), (2, [1, 2, 3])])
def test_a_tie_at_one_costs_nothing_and_is_settled_by_the_talisman(talisman: int, order: list[int]) -> None:  # WC-9
    game = deal(["f1 s1", "s1 m4", "m1 m2", "f4"], "peacock ibex eagle", talisman=talisman)
    play(game, "1 bid forest 1", "2 bid savannah 1", "3 bid mountains 1", "4 bid refill", "4 stop")
    for _ in range(3):
        play(game, f"{game.decider() + 1} pass")
    assert acted(game) == order
    assert seen(game).talisman == talisman + 1


def test_the_lion_goes_first_in_a_tie_at_one_and_the_talisman_settles_the_rest() -> None:  # WC-9
    game = deal(
        ["f1 s1", "s1 m4", "m1 m2", "f4"], "peacock squirrel eagle", collections=["lion", "", "", ""], talisman=1
    )
    play(game, "1 bid forest 1", "2 bid savannah 1", "3 bid mountains 1", "4 bid refill", "4 stop")
    play(game, "1 take 1", "3 take 2", "2 take 3")
    assert seen(game).talisman == 2


def test_a_tie_is_settled_with_the_leaders_as_they_are_when_it_comes_up() -> None:  # WC-6
    hands = ["f1 s1", "s1 m4", "m4 m2 m1 f2", "f4"]
    game = deal(hands, "lion ibex eagle", collections=["lion", "", "", ""], talisman=0)
    play(game, "1 bid forest 1", "2 bid savannah 1", "3 bid mountains 4", "4 bid refill", "4 stop", "3 take 1")
    assert owner(game, "lion") == 3
    assert game.decider() == 1


def test_the_talisman_stays_where_totals_settled_the_tie() -> None:  # WC-10
    game = deal(["f2 s3 s4", "s2 m2 m1", "m1"], "lion ibex", talisman=1)
    play(game, "1 bid forest 2", "2 bid savannah 2", "3 bid refill", "3 stop", "1 pay savannah 3", "2 pay mountains 2")
    play(game, "1 pass", "2 pass")
    assert STEPS[game.step] == "bid"
    assert seen(game).talisman == 1


def test_the_talisman_moves_when_it_settled_part_of_a_tie() -> None:  # WC-10
    game = deal(["f2 s3 s4", "s2 m2 m1", "m2 f2 f1", "m1"], "lion ibex eagle", talisman=0)
    play(game, "1 bid forest 2", "2 bid savannah 2", "3 bid mountains 2", "4 bid refill", "4 stop")
    play(game, "1 pay savannah 3", "2 pay mountains 2", "3 pay forest 2")
    assert seen(game).order == (1, 2)
    play(game, "1 pass", "2 pass")
    assert seen(game).talisman == 0
    play(game, "3 pass")
    assert seen(game).talisman == 1


# -- leaders -----------------------------------------------------------------------------


def test_a_leader_is_claimed_with_the_first_animal_of_a_species() -> None:  # WC-11
    game = deal(["f1 s1", "s1 m4", "m1 m2"], "eagle ibex")
    play(game, "1 bid forest 1", "2 bid refill", "3 bid refill", "2 stop", "3 stop", "1 take 1")
    assert owner(game, "eagle") == 1


@pytest.mark.parametrize(("mine", "winner"), [("", 2), ("ibex", 1), ("ibex ibex", 1)])
def test_a_leader_is_claimed_with_as_many_as_its_owner(mine: str, winner: int) -> None:  # WC-11
    game = deal(["f1 s1", "s1 m4", "m1 m2"], "eagle ibex", collections=[mine, "ibex ibex", ""], leaders={"ibex": 1})
    play(game, "1 bid forest 1", "2 bid refill", "3 bid refill", "2 stop", "3 stop", "1 take 2")
    assert owner(game, "ibex") == winner


def test_a_squirrel_taken_by_exchange_works_in_the_same_refill() -> None:  # WC-11
    game = deal(["f1", "s1 m4", "m1 m2"], "squirrel ibex", collections=["meerkat meerkat", "", ""])
    play(game, "1 bid refill", "2 bid savannah 1", "3 bid mountains 1", "1 exchange meerkat 1", "1 stop")
    assert hand_size(game, 1) == 10


# -- the natural habitat --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bid", "paid", "slot", "tokens"),
    [
        ("mountains 1", "", 1, 2),
        ("mountains 1", "", 2, 0),
        ("savannah 1", "", 2, 2),
        ("wild 1", "", 1, 2),
        ("wild 1", "", 2, 2),
        ("mountains 2", "m2", 1, 2),
        ("mountains 2", "w4", 1, 2),
        ("mountains 2", "f1", 1, 0),
        ("wild 2", "f1", 1, 0),
        ("forest 2", "m3", 1, 0),
        ("mountains 3", "m2 w4", 1, 2),
        ("mountains 3", "f1 w4", 1, 0),
    ],
)
def test_two_points_if_every_card_is_of_the_habitat_or_wild(bid: str, paid: str, slot: int, tokens: int) -> None:
    # WC-13: the eagle lives in the mountains, the lion in the savannah
    game = deal(["m1 s1 w1 w2 m2 m2 w4 f1 f2 m3", "s4 m4", "s2"], "eagle lion")
    play(game, f"1 bid {bid}", "2 bid refill", "3 bid refill", "2 stop", "3 stop", f"1 take {slot}")
    for card in cards(paid):
        play(game, f"1 pay {card}")
    assert seen(game).players[0].tokens == tokens
    assert happened(game, Took)[0].bonus == tokens


# -- the ibex -----------------------------------------------------------------------------------


def ibex_round(bid: str, *then: str, collections: tuple[str, str, str] = ("ibex", "", "")) -> WildCards:
    game = deal(["m2 w2 f1 s1", "s4 m4", "s2"], "eagle lion", collections=list(collections))
    play(game, f"1 bid {bid}", "2 bid refill", "3 bid refill", "2 stop", "3 stop", *then)
    return game


def test_the_ibex_brings_the_bid_back_but_not_the_extra_cards() -> None:  # WC-14, WC-18
    game = ibex_round("mountains 2", "1 take 1", "1 pay forest 1")
    assert options(game) == ["take back", "leave"]
    play(game, "1 take back")
    assert hand(game, 1) == cards("m2 w2 s1")
    assert seen(game).players[0].known == cards("m2")
    assert seen(game).discard == cards("f1")


def test_the_ibexs_holder_may_leave_the_bid() -> None:  # WC-14
    game = ibex_round("mountains 2", "1 take 1", "1 pay forest 1", "1 leave")
    assert hand(game, 1) == cards("w2 s1")
    assert seen(game).discard == cards("f1 m2")


def test_a_wild_bid_does_not_come_back() -> None:  # WC-14
    game = ibex_round("wild 2", "1 take 1", "1 pay forest 1")
    assert STEPS[game.step] == "bid"
    assert seen(game).discard == cards("f1 w2")


def test_a_bid_that_took_no_animal_is_not_asked_about() -> None:  # WC-14
    game = ibex_round("mountains 2", "1 pass")
    assert STEPS[game.step] == "bid"


def test_whoever_holds_the_ibex_in_phase_four_has_its_power() -> None:  # WC-14
    game = deal(["m2 w2 f1 s1", "s1 m4", "s2"], "ibex lion", collections=["", "ibex", ""])
    play(game, "1 bid mountains 2", "2 bid savannah 1", "3 bid refill", "3 stop")
    play(game, "1 take 1", "1 pay forest 1", "2 take 2")
    assert owner(game, "ibex") == 1
    assert game.decider() == 0
    assert options(game) == ["take back", "leave"]


def test_after_the_last_round_no_bid_is_asked_back() -> None:  # WC-14
    game = deal(["m2 w2 f1 s1", "s1 m4", "s2"], "ibex lion", rounds_left=0)
    play(game, "1 bid mountains 2", "2 bid refill", "3 bid refill", "2 stop", "3 stop", "1 take 1", "1 pay forest 1")
    assert game.outcome() == "the display could not be refilled"


def test_bids_are_told_in_the_order_of_the_seats() -> None:
    game = deal(["f1 s1", "s1 m4", "m1 m2"], "eagle ibex")
    play(game, "3 bid mountains 2", "1 bid forest 1", "2 bid refill")
    assert [bid.seat for bid in happened(game, Bid)] == [0, 1, 2]
