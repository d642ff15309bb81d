"""Leo: WC-17."""

from __future__ import annotations

from typing import Any

from tests.games.wild_cards.tables import cards, collection, deal, dump, happened, owner, play, seen
from waterhole.games.wild_cards import GAME, WildCardsOptions
from waterhole.games.wild_cards.engine.components import STEPS
from waterhole.games.wild_cards.engine.rules import WildCards
from waterhole.games.wild_cards.events import Bid, Discarded, Drew, FoundNothing, LaidPayment, TalismanPassed, Took
from waterhole.kernel.engine.rng import Rng


def leo_bids(card: str, humans: tuple[str, str], display: str, *moves: str, **others: Any) -> WildCards:
    """A game for two whose pile lets Leo bid this card: the first seed that does."""
    for seed in range(200):
        pile = "f1 s2 m3 s4 m4" if card == "refill" else f"{card[0]}{card[-1]} f4 f4"
        game = deal([*humans, pile], display, leo=True, waiting=[0, 1], rng=str(seed), **others)
        play(game, *moves)
        if any(bid.seat == 2 and bid.card == card for bid in happened(game, Bid)):
            return game
    raise AssertionError(f"Leo never bid {card}")


def test_leo_takes_the_animal_nearest_the_draw_pile_and_pays_nothing() -> None:  # WC-17
    game = leo_bids("savannah 3", ("f1 s1", "m1 m2"), "lion ibex", "1 bid forest 1", "2 bid refill")
    play(game, "2 stop")
    took = happened(game, Took)[0]
    assert (took.seat, took.animal, took.paid, took.bonus) == (2, "lion", {}, 0)
    assert game.decider() == 0


def test_leo_takes_the_next_slot_if_the_first_is_empty_and_claims_its_leader() -> None:  # WC-17
    game = leo_bids("savannah 2", ("f3 f1 s1", "m1 m2"), "lion ibex", "1 bid forest 3", "2 bid refill")
    play(game, "2 stop", "1 take 1")
    assert collection(game, 3) == {"ibex": 1}
    assert owner(game, "ibex") == 3


def test_leo_draws_nothing_when_no_animal_is_left_and_his_bid_is_discarded() -> None:  # WC-17
    game = leo_bids("savannah 1", ("f3 f1 s1", "m2 m2 f1"), "lion eagle", "1 bid forest 3", "2 bid mountains 2")
    play(game, "1 take 1", "2 take 2", "2 pay forest 1")
    assert len(happened(game, FoundNothing)) == 1
    assert seen(game).discard == cards("f3 f1 s1 m2 f1 s1")
    assert seen(game).players[2].hand_size == 2


def test_leo_goes_before_higher_totals_and_after_the_lion() -> None:  # WC-8, WC-17
    hands = ("f2 s4 s1", "m2 m4 m1")
    moves = ("1 bid forest 2", "2 bid mountains 2", "1 pay savannah 4", "2 pay mountains 4")
    game = leo_bids("savannah 2", hands, "lion ibex", *moves)
    assert [took.seat for took in happened(game, Took)] == [2]
    game = leo_bids("savannah 2", hands, "peacock ibex", *moves, collections=["", "lion", ""])
    assert game.decider() == 1
    play(game, "2 take 1")
    assert [took.seat for took in happened(game, Took)] == [1, 2]


def test_a_player_tied_with_leo_alone_lays_nothing_face_down() -> None:  # WC-8
    game = leo_bids("savannah 2", ("f2 s4 s1", "m4 m2"), "lion ibex", "1 bid forest 2", "2 bid refill")
    play(game, "2 stop")
    assert STEPS[game.step] == "take"
    assert [took.seat for took in happened(game, Took)] == [2]
    play(game, "1 take 2", "1 pay savannah 1")
    assert not happened(game, LaidPayment)
    assert not happened(game, TalismanPassed)


def test_a_tied_lions_holder_who_cannot_pay_comes_after_leo() -> None:  # WC-8
    game = leo_bids(
        "savannah 3", ("f3 s4", "m4 m2"), "peacock ibex", "1 bid forest 3", "2 bid refill", collections=["lion", "", ""]
    )
    play(game, "2 stop")
    assert [took.seat for took in happened(game, Took)] == [2]
    assert collection(game, 1) == {"lion": 1}


def test_leos_own_lion_gives_him_nothing_he_has_not_already() -> None:  # WC-17
    hands = ("f1 s4", "m1 m2")
    moves = ("1 bid forest 1", "2 bid mountains 1")
    game = leo_bids("savannah 1", hands, "peacock eagle", *moves, collections=["", "", "lion"], talisman=1)
    assert [took.seat for took in happened(game, Took)] == [2]
    play(game, "1 take 2")
    assert seen(game).talisman == 0  # WC-10: it settled who of the two humans came first, and skips Leo


def test_leos_refill_discards_his_pile_and_makes_a_new_one() -> None:  # WC-17
    game = leo_bids("refill", ("f2 s1 s2", "m1 m2"), "lion ibex", "1 bid forest 2", "2 bid mountains 1")
    assert happened(game, Discarded)[0].cards == cards("f1 s2 m3 s4 m4")
    assert (happened(game, Drew, 3)[0].count, happened(game, Drew, 1)[0].cards) == (5, None)
    assert seen(game).players[2].hand_size == 5
    assert seen(game).players[2].bid is None


def test_leo_bids_his_refill_card_before_his_pile_runs_out() -> None:  # WC-17
    for seed in range(30):
        state = GAME.new(2, seed=seed)
        state.journal = []
        rng, buffer, since = Rng(seed), GAME.moves.buffer(), 0
        while (seat := state.decider()) >= 0:
            state.apply(seat, buffer[rng.below(state.legal(seat, buffer))])
        for event in state.journal:
            if event.kind == "bid" and event.seat == 2:
                since = 0 if event.shown[0] == 16 else since + 1
                assert since <= 5


def test_leo_has_no_points_no_talisman_and_no_power() -> None:  # WC-17
    for seed in range(20):
        state = GAME.new(3, WildCardsOptions(leo=True), seed)
        rng, buffer = Rng(seed), GAME.moves.buffer()
        while (seat := state.decider()) >= 0:
            assert seat < 3
            assert dump(state).talisman < 3
            state.apply(seat, buffer[rng.below(state.legal(seat, buffer))])
        assert dump(state).tokens[3] == 0
        assert len(state.scores()) == len(state.ranks()) == 3
