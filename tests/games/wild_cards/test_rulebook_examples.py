"""Every worked example of the rulebook, with its numbers."""

from __future__ import annotations

from tests.games.wild_cards.tables import cards, collection, deal, hand_size, happened, options, owner, play, seen
from waterhole.games.wild_cards.engine.components import STEPS
from waterhole.games.wild_cards.events import LaidPayment


def test_milu_pays_forest_cards_and_a_wild_one_for_a_peacock_and_gets_two_points() -> None:
    game = deal(["f3 f1 w2 s2 s4", "s2 s3 m1", "m2 m3 m1"], "peacock lion")
    play(game, "1 bid forest 3", "2 bid savannah 2", "3 bid refill", "3 stop")
    play(game, "1 take 1", "1 pay forest 1", "1 pay wild 2")
    assert seen(game).players[0].tokens == 2
    assert collection(game, 1) == {"peacock": 1}


def test_nathan_wins_the_tie_with_five_against_amelies_three_and_both_choose() -> None:
    game = deal(["f3 s3 m2 f1", "m3 f2 s1 w4", "s2 s2 m1"], "lion ibex")
    play(game, "1 bid forest 3", "2 bid mountains 3", "3 bid refill", "3 stop")
    play(game, "1 pay savannah 3", "1 pay mountains 2")
    assert seen(game, 1).waiting == (1,)
    play(game, "2 pay forest 2", "2 pay savannah 1")
    assert [payment.total for payment in happened(game, LaidPayment)] == [5, 3]
    assert game.decider() == 0
    play(game, "1 take 2")
    assert game.decider() == 1
    play(game, "2 take 1")
    assert collection(game, 1) == {"ibex": 1}
    assert collection(game, 2) == {"lion": 1}


def test_lara_exchanges_an_ibex_for_a_squirrel_claims_its_leader_and_draws_up_to_ten() -> None:
    game = deal(
        ["f1 s2", "f2 f3 s3", "m1 m2 m3"],
        "squirrel lion",
        collections=["meerkat ibex squirrel", "squirrel", "peacock"],
        leaders={"meerkat": 0, "ibex": 0, "squirrel": 1, "peacock": 2},
    )
    play(game, "1 bid refill", "2 bid forest 2", "3 bid mountains 1")
    assert STEPS[game.step] == "exchange"
    play(game, "1 exchange ibex 1")
    assert collection(game, 1) == {"squirrel": 2, "meerkat": 1}
    assert owner(game, "squirrel") == 1
    assert seen(game).display == ("ibex", "lion")
    play(game, "1 stop")
    assert hand_size(game, 1) == 10


def test_the_full_round_of_nathan_milu_and_amelie() -> None:
    game = deal(["f4 f1 s1 m1 s2 m2 f2", "s2 s3 m3 m4 f3 f1 m1", "m1 f2 f3 s1 s4 m2 w3"], "ibex ibex")
    play(game, "1 bid forest 4", "2 bid savannah 2", "3 bid mountains 1")
    play(game, "1 take 1", "1 pay forest 1", "1 pay savannah 1", "1 pay mountains 2")
    assert collection(game, 1) == {"ibex": 1}
    assert owner(game, "ibex") == 1
    play(game, "2 take 2", "2 pay savannah 3")
    assert collection(game, 2) == {"ibex": 1}
    assert owner(game, "ibex") == 2
    assert hand_size(game, 3) == 7 + 2
    assert options(game) == ["take back", "leave"]
    play(game, "2 leave")
    assert [hand_size(game, seat) for seat in (1, 2, 3)] == [3, 5, 9]
    assert seen(game).discard == cards("f4 f1 s1 m2 s2 s3")
    assert len(seen(game).display) == 2
    assert STEPS[game.step] == "bid"
    assert seen(game).waiting == (0, 1, 2)
