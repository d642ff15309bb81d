"""Phase 2: WC-5, WC-12, WC-15, WC-19."""

from __future__ import annotations

from tests.games.wild_cards.tables import cards, collection, deal, hand, hand_size, happened, options, owner, play, seen
from waterhole.games.wild_cards.engine.components import STEPS
from waterhole.games.wild_cards.events import Discarded, Drew, Reshuffled


def test_a_refill_discards_any_cards_and_draws_up_to_seven() -> None:  # WC-5
    game = deal(["f1 f3 s2 s2", "s3 s1", "m4 m2 m1"], "lion ibex")
    play(game, "1 bid refill", "2 bid savannah 1", "3 bid mountains 1", "1 discard forest 3", "1 discard savannah 2")
    assert seen(game).discard == {}
    play(game, "1 stop")
    assert seen(game).discard == cards("f3 s2")
    assert hand_size(game, 1) == 7
    assert happened(game, Discarded)[0].cards == cards("f3 s2")
    assert happened(game, Drew)[0].count == 5


def test_a_refill_may_discard_nothing_or_everything() -> None:  # WC-5
    game = deal(["f1 f3", "s3 s1", "m4 m2 m1"], "lion ibex")
    play(game, "1 bid refill", "2 bid refill", "3 bid mountains 1", "1 stop")
    assert hand_size(game, 1) == 7
    play(game, "2 discard savannah 1", "2 discard savannah 3")
    assert seen(game).discard == cards("s1 s3")
    assert hand_size(game, 2) == 7


def test_who_has_seven_cards_or_more_draws_none() -> None:  # WC-5
    game = deal(["f1 f2 f3 s1 s2 s3 m1 m2 m3", "s3 s1", "m4 m2 m1"], "lion ibex")
    play(game, "1 bid refill", "2 bid savannah 1", "3 bid mountains 1", "1 discard forest 1", "1 stop")
    assert hand_size(game, 1) == 8
    assert not happened(game, Drew)


def test_the_refill_card_comes_back_and_can_be_bid_again() -> None:  # WC-5
    game = deal(["f1", "s3 s1", "m4 m1"], "lion ibex")
    play(game, "1 bid refill", "2 bid savannah 1", "3 bid mountains 1", "1 stop", "2 pass", "3 pass")
    assert "bid refill" in options(game, 1)


def test_refills_go_clockwise_from_the_talismans_holder() -> None:  # WC-5
    game = deal(["f1", "s3 s1", "m4 m1", "m2"], "lion ibex eagle", talisman=2)
    play(
        game, "1 bid refill", "2 bid savannah 1", "3 bid refill", "4 bid refill", "3 stop", "4 stop", "1 stop", "2 pass"
    )


def test_the_squirrel_draws_up_to_ten() -> None:  # WC-5
    game = deal(["f1", "s3 s1", "m4 m1"], "lion ibex", collections=["squirrel", "", ""])
    play(game, "1 bid refill", "2 bid refill", "3 bid mountains 1", "1 stop", "2 stop")
    assert [hand_size(game, seat) for seat in (1, 2)] == [10, 7]


def test_the_meerkat_exchanges_before_anybody_discards_or_draws() -> None:  # WC-5
    game = deal(["f1", "s3 s1", "m4 m1"], "lion ibex", collections=["", "", "meerkat peacock"])
    play(game, "1 bid refill", "2 bid savannah 1", "3 bid refill")
    assert STEPS[game.step] == "exchange"
    assert game.decider() == 2
    assert options(game) == [
        "exchange peacock 1",
        "exchange peacock 2",
        "exchange meerkat 1",
        "exchange meerkat 2",
        "no exchange",
    ]
    assert hand_size(game, 1) == 1
    play(game, "3 exchange peacock 2")
    assert seen(game).display == ("lion", "peacock")
    assert collection(game, 3) == {"meerkat": 1, "ibex": 1}
    assert game.decider() == 0


def test_the_meerkat_needs_a_refill_bid_and_may_be_left_unused() -> None:  # WC-5
    game = deal(["f1 s2", "s3 s1", "m4 m1"], "lion ibex", collections=["meerkat", "", ""])
    play(game, "1 bid forest 1", "2 bid refill", "3 bid mountains 1")
    assert STEPS[game.step] == "discard"
    game = deal(["f1 s2", "s3 s1", "m4 m1"], "lion ibex", collections=["meerkat", "", ""])
    play(game, "1 bid refill", "2 bid savannah 1", "3 bid mountains 1", "1 no exchange")
    assert collection(game, 1) == {"meerkat": 1}
    assert STEPS[game.step] == "discard"


def test_a_meerkat_handed_on_by_an_exchange_lets_the_next_refiller_exchange() -> None:  # WC-5
    game = deal(
        ["f1", "s3", "m4 m1"],
        "lion ibex",
        collections=["meerkat", "meerkat squirrel", ""],
        leaders={"meerkat": 0, "squirrel": 1},
    )
    play(game, "1 bid refill", "2 bid refill", "3 bid mountains 1", "1 exchange meerkat 1")
    assert owner(game, "meerkat") == 2
    assert STEPS[game.step] == "exchange"
    assert game.decider() == 1
    play(game, "2 exchange squirrel 1")
    assert collection(game, 2) == {"meerkat": 2}
    assert owner(game, "squirrel") == 0
    assert STEPS[game.step] == "discard"


def test_nobody_exchanges_twice_in_a_round() -> None:  # WC-5
    game = deal(["f1", "s3", "m4 m1"], "lion ibex", collections=["meerkat squirrel", "", ""])
    play(game, "1 bid refill", "2 bid savannah 3", "3 bid mountains 1", "1 exchange squirrel 1")
    assert owner(game, "meerkat") == 1
    assert STEPS[game.step] == "discard"


def test_a_leader_lost_by_an_exchange_goes_to_whoever_has_most() -> None:  # WC-12
    game = deal(
        ["f1", "s3", "m4 m1", "m2"],
        "lion ibex eagle",
        collections=["meerkat squirrel squirrel", "squirrel", "squirrel squirrel", "squirrel squirrel"],
        leaders={"meerkat": 0, "squirrel": 0},
        talisman=1,
    )
    play(game, "1 bid refill", "2 bid savannah 3", "3 bid mountains 1", "4 bid mountains 2", "1 exchange squirrel 1")
    assert owner(game, "squirrel") == 3  # the third and fourth have two: the nearest clockwise from the loser


def test_a_leader_stays_with_a_giver_who_still_has_as_many_as_anybody() -> None:  # WC-12
    game = deal(
        ["f1", "s3", "m4 m1"],
        "lion ibex",
        collections=["meerkat squirrel squirrel", "squirrel", ""],
        leaders={"meerkat": 0, "squirrel": 0},
    )
    play(game, "1 bid refill", "2 bid savannah 3", "3 bid mountains 1", "1 exchange squirrel 1")
    assert owner(game, "squirrel") == 1


def test_a_giver_without_any_left_loses_the_leader_to_one_with_as_few_as_one_or_to_the_supply() -> None:  # WC-12
    for others, heir in ((["", "squirrel"], 3), (["", ""], 0)):
        game = deal(
            ["f1", "s3", "m4 m1"],
            "lion ibex",
            collections=["meerkat squirrel", *others],
            leaders={"meerkat": 0, "squirrel": 0},
        )
        play(game, "1 bid refill", "2 bid savannah 3", "3 bid mountains 1", "1 exchange squirrel 1")
        assert owner(game, "squirrel") == heir


def test_leo_can_inherit_a_leader() -> None:  # WC-12
    game = deal(
        ["f1", "s3", "m4 m1"],
        "lion ibex",
        collections=["meerkat squirrel", "", "squirrel"],
        leaders={"meerkat": 0, "squirrel": 0},
        leo=True,
        waiting=[0, 1],
    )
    play(game, "1 bid refill", "2 bid savannah 3", "1 exchange squirrel 1")
    assert owner(game, "squirrel") == 3


def test_an_exchange_may_be_for_the_same_species_and_can_win_its_leader() -> None:  # WC-19
    game = deal(
        ["f1", "s3", "m4 m1"],
        "lion ibex",
        collections=["meerkat lion", "lion", ""],
        leaders={"meerkat": 0, "lion": 1},
    )
    play(game, "1 bid refill", "2 bid savannah 3", "3 bid mountains 1", "1 exchange lion 1")
    assert owner(game, "lion") == 1
    assert collection(game, 1) == {"lion": 1, "meerkat": 1}
    assert seen(game).display == ("lion", "ibex")


def test_the_discards_are_shuffled_only_when_a_card_is_needed() -> None:  # WC-15
    game = deal(["f1", "s3 s1", "m4 m1"], "lion ibex", pile="f2 f2 f2 f3 s4 s4")
    play(game, "1 bid refill", "2 bid savannah 1", "3 bid mountains 1", "1 stop")
    assert seen(game).pile == 0
    assert sum(seen(game).discard.values()) == 46 - 6 - 5
    assert not happened(game, Reshuffled)
    play(game, "2 pass")
    assert happened(game, Reshuffled)[0].count == 46 - 6 - 5
    assert seen(game).discard == {}
    assert seen(game).pile == 46 - 6 - 5 - 2


def test_a_players_own_discards_are_among_the_cards_shuffled() -> None:  # WC-15
    game = deal(["f1", "s3 s1 s2 s2 s4 s4 s4", "m4 m1"], "lion ibex", discard="", pile="w1")
    held = hand(game, 2)
    play(game, "1 bid forest 1", "2 bid refill", "3 bid mountains 1", "2 discard savannah 1", "2 discard savannah 3")
    assert hand(game, 2) == held
    play(game, "2 stop")
    assert happened(game, Reshuffled)[0].count == seen(game).pile + 1
    assert "wild 1" in hand(game, 2)


def test_where_no_card_is_left_players_draw_what_there_is() -> None:  # WC-15
    hands = [
        "f1 f1 f1 f1 f2 f2 f2 f2 f3 f3",
        "f3 f4 f4 f4 s1 s1 s1 s1 s2 s2",
        "s2 s2 s3 s3 s3 s4 s4 s4 m1 m1",
        "m1 m1 m2 m2 m2 m2 m3 m3 m3 m4",
        "m4",
    ]
    game = deal(hands, "lion ibex eagle squirrel", discard="m4", pile="w1 w2 w3 w4", talisman=4)
    play(game, "1 bid forest 1", "2 bid savannah 1", "3 bid mountains 1", "4 bid mountains 1", "5 bid refill", "5 stop")
    assert hand_size(game, 5) == 6
    assert (seen(game).pile, seen(game).discard) == (0, {})
    play(game, "1 take 1", "2 pass", "3 pass", "4 pass")
    assert hand_size(game, 2) == 10
