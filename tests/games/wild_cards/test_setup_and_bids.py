"""Setup and phase 1: WC-1 to WC-4."""

from __future__ import annotations

import pytest

from tests.games.wild_cards.tables import cards, deal, dump, hand, hand_size, happened, options, play, seen
from waterhole.games.wild_cards import GAME, WildCardsOptions
from waterhole.games.wild_cards.engine.components import SPECIES, STEPS
from waterhole.games.wild_cards.events import Bid, NewDisplay, TwoDown, Unused
from waterhole.kernel.engine.playout import playout
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import Event
from waterhole.kernel.game import BadInput

EVEN = dict.fromkeys(SPECIES, 1)


@pytest.mark.parametrize(
    ("seats", "options", "seen_away", "unseen_away", "slots", "rounds"),
    [
        (2, {}, EVEN, 8, 2, 14),
        (2, {"removal": "random"}, {}, 14, 2, 14),
        (3, {}, EVEN, 8, 2, 14),
        (3, {"removal": "random"}, {}, 14, 2, 14),
        (3, {"leo": True}, {}, 6, 3, 12),
        (4, {}, {}, 6, 3, 12),
        (4, {"leo": True}, {}, 2, 4, 10),
        (5, {}, {}, 2, 4, 10),
    ],
)
def test_the_animals_left_out_and_the_rounds_follow_from_the_players_at_the_table(
    seats: int, options: dict[str, object], seen_away: dict[str, int], unseen_away: int, slots: int, rounds: int
) -> None:  # WC-1
    state = GAME.new(seats, GAME.read_options(options), seed=1)
    position = dump(state)
    assert position.box_seen == seen_away
    assert sum(position.box_unseen.values()) == unseen_away
    assert len(position.display) == slots
    journal: list[Event] = []
    state.journal = journal
    playout(state, Rng(2), GAME.moves.buffer(), 5000)
    displays = [event for event in journal if isinstance(GAME.tell(event, -1), NewDisplay)]
    assert len(displays) + 1 == rounds


def test_everybody_is_dealt_seven_cards_and_leo_five() -> None:
    assert [sum(hand.values()) for hand in dump(GAME.new(2, seed=3)).hands] == [7, 7, 5]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_lots_give_the_talisman_to_any_seat_but_never_to_leo(seats: int) -> None:  # WC-2
    leo = WildCardsOptions(leo=seats in (3, 4))
    assert {dump(GAME.new(seats, leo, seed)).talisman for seed in range(60)} == set(range(seats))


def test_leo_always_plays_with_two_and_by_option_with_three_or_four() -> None:  # WC-17
    tables = [(2, False), (3, False), (3, True), (4, False), (4, True), (5, False)]
    players = [len(dump(GAME.new(seats, WildCardsOptions(leo=leo))).hands) for seats, leo in tables]
    assert players == [3, 3, 4, 4, 5, 5]
    with pytest.raises(BadInput, match="he plays with 2, 3 or 4"):
        GAME.new(5, WildCardsOptions(leo=True))
    with pytest.raises(BadInput, match="table of three"):
        GAME.new(4, WildCardsOptions(removal="random"))
    with pytest.raises(BadInput, match="table of three"):
        GAME.new(3, WildCardsOptions(removal="random", leo=True))


def test_any_card_of_the_hand_may_be_bid_and_the_refill_card() -> None:  # WC-3
    game = deal(["f1 f4 w2", "s1", "m1"], "lion ibex")
    assert options(game, 1) == ["bid forest 1", "bid forest 4", "bid wild 2", "bid refill"]


def test_a_bid_that_cannot_be_paid_is_allowed_and_ends_in_a_pass() -> None:  # WC-3, WC-7
    game = deal(["f4 f1", "s1 s2", "m2 m1"], "lion ibex")
    play(game, "1 bid forest 4", "2 bid savannah 1", "3 bid mountains 2")
    assert game.decider() == 2
    assert hand_size(game, 1) == 4
    assert seen(game).players[0].known == cards("f4")


def test_without_a_habitat_card_the_refill_card_is_bid_without_asking() -> None:  # WC-3
    game = deal(["", "s1 s2", "m2 m1"], "lion ibex", chosen=[["refill"], [], []], waiting=[1, 2])
    play(game, "2 bid savannah 1", "3 bid mountains 2")
    assert happened(game, Bid)[0].card == "refill"
    assert hand_size(game, 1) == 7
    emptied = deal(["f1", "s1 s2", "m2 m1"], "lion ibex", talisman=2)
    play(emptied, "1 bid forest 1", "2 bid refill", "3 bid refill", "3 stop", "2 stop", "1 take 1")
    assert seen(emptied).waiting == (1, 2)
    assert hand_size(emptied, 1) == 0


def test_the_eagles_holder_may_put_down_two_cards_and_nobody_else() -> None:  # WC-4
    game = deal(["f1 f3 s2", "s3 s1", "m4 m2 m1"], "lion ibex", collections=["eagle", "", ""])
    play(game, "1 bid forest 3")
    assert options(game, 1) == ["second forest 1", "second savannah 2", "second refill", "no second"]
    play(game, "2 bid savannah 1")
    assert seen(game).waiting == (0, 2)


def test_the_refill_card_may_be_either_of_the_eagles_two_cards() -> None:  # WC-4
    game = deal(["f1 f3 s2", "s3 s1", "m4 m2 m1"], "lion ibex", collections=["eagle", "", ""])
    play(game, "1 bid refill")
    assert options(game, 1) == ["second forest 1", "second forest 3", "second savannah 2", "no second"]
    play(game, "1 second forest 3", "2 bid savannah 1", "3 bid mountains 4")
    assert options(game) == ["reveal forest 3", "reveal refill"]
    play(game, "1 reveal refill")
    assert STEPS[game.step] == "discard"
    assert hand(game, 1) == cards("f1 f3 s2")


def test_one_card_of_the_eagles_holder_is_turned_over_with_the_others() -> None:  # WC-4
    game = deal(["f1 f3 s2", "s3 s1", "m4 m2 m1"], "lion ibex", collections=["eagle", "", ""])
    play(game, "1 bid forest 3", "1 no second", "2 bid savannah 1", "3 bid mountains 2")
    assert [bid.card for bid in happened(game, Bid)] == ["forest 3", "savannah 1", "mountains 2"]
    assert not happened(game, TwoDown)


def test_the_eagles_choice_comes_when_all_other_bids_are_seen_and_before_phase_two() -> None:  # WC-4, WC-17
    game = deal(
        ["f1 f3 s2", "s3 s1", "m2 m4"], "lion ibex", collections=["eagle meerkat", "", ""], leo=True, waiting=[0, 1]
    )
    play(game, "1 bid forest 3", "1 second refill", "2 bid savannah 1")
    view = seen(game, 2)
    assert view.waiting == (0,)
    assert view.players[0].two_down
    assert view.players[0].bid is None
    assert view.players[1].bid == "savannah 1"
    assert view.players[2].bid in {"mountains 2", "mountains 4", "refill"}
    play(game, "1 reveal refill")
    assert STEPS[game.step] == "exchange"


def test_others_learn_that_an_unused_card_was_there_but_not_which() -> None:  # WC-4
    game = deal(["f1 f3 s2", "s3 s1", "m4 m2 m1"], "lion ibex", collections=["eagle", "", ""])
    play(game, "1 bid forest 3", "1 second savannah 2", "2 bid savannah 1", "3 bid mountains 4", "1 reveal savannah 2")
    assert happened(game, Unused, 1)[0].card == "forest 3"
    assert happened(game, Unused, 2)[0].card is None
    assert happened(game, Unused)[0].card is None
    assert seen(game, 2).players[0].known == {}
    assert hand(game, 1) == cards("f1 f3")


def test_two_equal_cards_are_asked_about_like_any_two() -> None:  # WC-4, WC-20
    game = deal(["f3 f3 s2", "s3 s1", "m4 m2 m1"], "lion ibex", collections=["eagle", "", ""])
    play(game, "1 bid forest 3", "1 second forest 3", "2 bid savannah 1", "3 bid mountains 4")
    assert options(game) == ["reveal forest 3"]


def test_an_eagle_won_this_round_works_from_the_next_bids_on() -> None:  # WC-4, WC-11
    game = deal(["f1 f3 s2", "s3 s1", "m4 m2 m1"], "eagle ibex")
    play(game, "1 bid forest 1", "2 bid refill", "3 bid refill", "2 stop", "3 stop", "1 take 1", "1 bid forest 3")
    assert "no second" in options(game, 1)
