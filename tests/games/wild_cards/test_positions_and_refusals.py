"""Positions that cannot be, moves that are not allowed, and the words for both."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.wild_cards.tables import cards, deal, dump, play, refusal, seen
from waterhole.games.wild_cards import GAME, WildCardsOptions
from waterhole.games.wild_cards.engine.components import SPECIES
from waterhole.games.wild_cards.position import load
from waterhole.kernel.engine.playout import audited_playout, guided_playout
from waterhole.kernel.engine.policy import RandomPolicy
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import BadInput
from waterhole.kernel.narration import Narrator
from waterhole.terminal.ink import Ink
from waterhole.terminal.screens.wild_cards import draw
from waterhole.text import LANGUAGES

HANDS = ["f1 f3 s2", "s3 s1 w4", "m4 m2 m1"]


def changed(**fields: Any) -> None:
    position = dump(deal(HANDS, "lion ibex", collections=["eagle", "ibex", ""]))
    load(msgspec.structs.replace(position, **fields))


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"seats": 6}, "for 2 to 5 players, not 6"),
        ({"seats": 2}, "always with 2"),
        ({"seats": 4}, "hands: 3 are given for 4 players"),
        ({"tokens": [1]}, "tokens: 1 are given; there are 3"),
        ({"tokens": [1, -1, 0]}, "tokens is 0 to"),
        ({"display": ["lion"]}, "3 players have 2 slots, not 1"),
        ({"display": ["lion", "gnu"]}, "an animal is one of .*, not 'gnu'"),
        ({"display": ["lion", "lion"]}, "7 animals 'lion', the position 8"),
        ({"display": ["", "ibex"]}, "7 animals 'lion', the position 6"),
        ({"pile": {}}, "4 cards 'forest 1', the position 1"),
        ({"pile": {"forest 1": 5}}, "there cannot be 5 cards 'forest 1'; the game has 4"),
        ({"pile": {"refill": 1}}, "no card 'refill'"),
        ({"pile": {"forest 5": 1}}, "no card 'forest 5'"),
        ({"collections": [{"lion": 9}, {}, {}]}, "cannot be 9 animals 'lion'"),
        ({"step": "lunch"}, "step is one of bid"),
        ({"step": "take"}, "one seat is waited for, not 3"),
        ({"step": "over"}, "over exactly when nobody"),
        ({"waiting": []}, "over exactly when nobody"),
        ({"waiting": [0, 1]}, "seat 2 has put down no bid"),
        ({"waiting": [7]}, "waiting is 0 to 2, not 7"),
        ({"rng": "x"}, "rng is a whole number"),
        ({"value": 9}, "value is 0 to 4"),
        ({"value": 2}, "0 elsewhere"),
        ({"order": [1]}, "nobody is in line"),
        ({"wanted": 3}, "slots are numbered 1 to 2"),
        ({"leaders": {}}, "WC-11"),
        ({"leaders": {"eagle": 1, "ibex": 1}}, "WC-11"),
        ({"leaders": {"eagle": 0, "ibex": 1, "lion": 2}}, "WC-11"),
        ({"known": [{"forest 4": 1}, {}, {}]}, "WC-18"),
        ({"chosen": [[], ["savannah 3", "wild 4"], []], "waiting": [0, 2]}, "only the eagle's holder"),
        ({"chosen": [["forest 1"] * 3, [], []]}, "nobody puts down 3 cards"),
        ({"chosen": [["forest 4"], [], []]}, "a card is bid that is not in the hand"),
        ({"chosen": [["refill", "refill"], [], []]}, "one refill card"),
        ({"laying": [{"forest 1": 1}, {}, {}]}, "when nobody is asked for them"),
        (
            {"paid": [{"forest 1": 1}, {}, {}], "hands": [{"forest 3": 1, "savannah 2": 1}, *map(cards, HANDS[1:])]},
            "pays before the turn of his bid",
        ),
        ({"talisman_used": True}, "before phase 2"),
        ({"exchanged": [0]}, "before phase 2"),
        ({"took": [0]}, "before phase 3"),
        ({"step": "back", "waiting": [1], "took": [0]}, "no bid to have taken an animal with"),
        ({"step": "back", "waiting": [1], "bids": ["refill", None, None]}, "before phase 3"),
        ({"step": "reveal", "waiting": [0]}, "everybody has one"),
        ({"step": "reveal", "waiting": [0], "bids": ["refill"] * 3}, "WC-4"),
        ({"step": "exchange", "waiting": [0]}, "everybody has one"),
        ({"step": "exchange", "waiting": [0], "bids": ["refill"] * 3}, "WC-5"),
        ({"step": "discard", "waiting": [0]}, "WC-5"),
        ({"step": "tie", "value": 2}, "WC-8"),
        ({"step": "take", "value": 2, "waiting": [0]}, "have bid 2"),
        ({"step": "pay", "value": 2, "waiting": [0]}, "have bid 2"),
        ({"step": "back", "waiting": [1]}, "WC-14"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(fields: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        changed(**fields)


def test_a_position_unchanged_is_accepted() -> None:
    changed()


def cards_moved(position: Any, player: int, n: int) -> list[dict[str, int]]:
    """The hands, where one player has n cards of the pile besides."""
    hands = [dict(hand) for hand in position.hands]
    for name, copies in list(position.pile.items()):
        for _ in range(min(copies, n)):
            hands[player][name] = hands[player].get(name, 0) + 1
            position.pile[name] -= 1
            n -= 1
    return hands


@pytest.mark.parametrize(("more", "fits"), [(7, True), (8, False)])
def test_a_bid_and_its_payment_count_to_the_ten_cards_of_a_hand(more: int, fits: bool) -> None:  # WC-7
    game = deal(["f1 f3 s2", "s3 s1 w4", "m2 m1"], "lion ibex")
    play(game, "1 bid forest 3", "2 bid savannah 1", "3 bid mountains 2")
    position = dump(game)
    assert position.bids[0] == "forest 3"
    crowded = msgspec.structs.replace(position, hands=cards_moved(position, 0, more))
    if fits:
        load(crowded)
    else:
        with pytest.raises(BadInput, match="WC-7: player 0 has 11 cards with bid and payment"):
            load(crowded)


def test_leo_never_has_more_than_five_cards() -> None:  # WC-17
    position = dump(deal(["f1 f3 s2", "s3 s1 w4", "m4 m2 m1"], "lion ibex", leo=True, waiting=[0, 1]))
    load(position)
    with pytest.raises(BadInput, match="WC-17: nobody knows a card of Leo's pile"):
        load(msgspec.structs.replace(position, known=[{}, {}, position.hands[2]]))
    with pytest.raises(BadInput, match="WC-17: Leo has 6 cards"):
        load(msgspec.structs.replace(position, hands=cards_moved(position, 2, 3)))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"took": [], "bids": [None, "savannah 1", "mountains 2"]}, "the game has"),
        ({"display": ["lion", ""], "took": [0]}, "position"),
        ({"laying": [{}, {"savannah 3": 1}, {}]}, "player 1 is not asked for cards"),
        ({"paid": [{"forest 1": 1, "savannah 2": 1}, {}, {}], "took": []}, "position|not had a turn"),
    ],
)
def test_leftovers_of_another_step_are_refused(change: dict[str, Any], complaint: str) -> None:  # WC-6, WC-7
    game = deal(["f1 f3 s2", "s3 s1 w4", "m2 m1 f2"], "lion ibex")
    play(game, "1 bid forest 3", "2 bid savannah 1", "3 bid mountains 2", "1 take 1")
    with pytest.raises(BadInput, match=complaint):
        load(msgspec.structs.replace(dump(game), **change))


def test_a_bid_whose_turn_was_left_out_is_refused() -> None:
    game = deal(["f1 f3 s2", "s3 s1 w4", "m2 m1"], "lion ibex")
    play(game, "1 bid forest 3", "2 bid savannah 1", "3 bid mountains 2", "1 take 1")
    position = dump(game)
    with pytest.raises(BadInput, match="WC-6: player 0 has bid 3"):
        load(msgspec.structs.replace(position, took=[]))


def test_nobody_is_in_line_for_a_second_animal_of_a_round() -> None:  # WC-6
    game = deal(["f1 f2", "s1 s2", "m1 m2", "w4"], "lion ibex peacock")
    play(game, "1 bid forest 1", "2 bid savannah 1", "3 bid mountains 1", "4 bid refill", "4 stop")
    position = dump(game)
    first, *others = [*position.waiting, *position.order]
    assert len(others) == 2
    play(game, f"{first + 1} take 1")
    position = dump(game)
    assert position.took == [first]
    load(position)
    with pytest.raises(BadInput, match=f"WC-6: player {first} has taken an animal this round"):
        load(msgspec.structs.replace(position, waiting=[first], order=others))


def test_leo_has_no_tokens_in_a_position() -> None:  # WC-17
    position = dump(deal(HANDS, "lion ibex", leo=True, waiting=[0, 1]))
    with pytest.raises(BadInput, match="WC-17"):
        load(msgspec.structs.replace(position, tokens=[0, 0, 2]))


@pytest.mark.parametrize(
    ("moves", "seat", "text", "rule", "words"),
    [
        ([], 1, "bid forest 4", "WC-3", "You do not hold forest 4"),
        ([], 2, "second wild 4", "WC-4", "Put down one card"),
        ([], 1, "second forest 1", "WC-4", "Put down your first card"),
        ([], 1, "take 1", "WC-3", "put down a card of your hand"),
        (["1 bid forest 3"], 1, "bid forest 1", "WC-4", "You put down forest 3"),
        (["1 bid forest 3"], 1, "second forest 3", "WC-4", "Your only forest 3"),
        (["1 bid forest 3"], 1, "second forest 2", "WC-3", "You do not hold forest 2"),
    ],
)
def test_a_bid_that_is_not_allowed_is_refused_with_its_ruling(
    moves: list[str], seat: int, text: str, rule: str, words: str
) -> None:
    game = deal(HANDS, "lion ibex", collections=["eagle", "", ""])
    play(game, *moves)
    found = refusal(game, seat, text)
    assert found.rule == rule
    assert words in found.reason


def test_later_refusals_say_how_it_stands() -> None:
    game = deal(["f1 f3 s2", "s3 s1 w4 f2", "m4 m2 m1"], "lion ibex", collections=["eagle meerkat", "", ""])
    play(game, "1 bid forest 3", "1 second refill", "2 bid savannah 3", "3 bid refill")
    assert "You put down forest 3 and refill." in refusal(game, 1, "reveal forest 1").reason
    play(game, "1 reveal refill")
    assert refusal(game, 1, "exchange ibex 1").reason.startswith("You have no ibex to give.")
    assert refusal(game, 1, "exchange eagle 3").rule == "WC-2"
    play(game, "1 no exchange", "1 discard forest 3")
    assert refusal(game, 1, "discard forest 3").reason.startswith("You have no more forest 3.")
    assert refusal(game, 1, "discard forest 1").rule == "WC-20"
    assert refusal(game, 1, "pass").rule == "WC-5"
    play(game, "1 stop", "3 stop")
    assert refusal(game, 2, "take 3").rule == "WC-2"
    play(game, "2 take 1")
    assert refusal(game, 2, "take 1").rule == "WC-7"
    assert "from wild 4 on there are too few" in refusal(game, 2, "pay wild 4").reason
    assert refusal(game, 2, "pay wild 3").rule == "WC-7"


def test_an_empty_slot_and_a_tie_are_named_in_refusals() -> None:
    game = deal(["f2 s2 m1", "s2 s1 w4", "m4 m2 m1 f1 f3"], "lion ibex")
    play(game, "1 bid forest 2", "2 bid savannah 2", "3 bid mountains 4", "3 take 1")
    play(game, "3 pay forest 1", "3 pay forest 3", "3 pay mountains 1")
    assert refusal(game, 1, "take 2").rule == "WC-8"
    assert refusal(game, 1, "pay wild 4").rule == "WC-8"
    play(game, "1 pay mountains 1", "2 pay wild 4")
    assert refusal(game, 2, "take 1").reason.startswith("The animal on place 1 is gone.")
    game = deal(["m2 w2 f1 s1", "s4 m4", "s2"], "eagle lion", collections=["ibex", "", ""])
    play(game, "1 bid mountains 2", "2 bid refill", "3 bid refill", "2 stop", "3 stop", "1 take 1", "1 pay forest 1")
    assert refusal(game, 1, "pass").rule == "WC-14"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("bid f 3", "bid forest 3"),
        ("refill", "bid refill"),
        ("bid joker 2", "bid wild 2"),
        ("swap lions for 2", "exchange lion 2"),
        ("pay mountain 1", "pay mountains 1"),
        ("done", "stop"),
        ("keep", "take back"),
    ],
)
def test_moves_can_be_typed_as_one_speaks(typed: str, meant: str) -> None:
    assert GAME.moves.parse(typed).text == meant


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 1 << 40), seats=st.integers(2, 5), leo=st.booleans())
def test_leaders_and_cards_are_always_where_the_rules_say(seed: int, seats: int, leo: bool) -> None:  # WC-11
    state = GAME.new(seats, WildCardsOptions(leo=leo and seats < 5), seed)
    rng = Rng(seed)
    while (seat := state.decider()) >= 0:
        moves = GAME.legal(state, seat)
        state.apply(seat, moves[rng.below(len(moves))])
        position = dump(state)
        for species in SPECIES:
            counts = [bag.get(species, 0) for bag in position.collections]
            if species in position.leaders:
                assert counts[position.leaders[species]] == max(counts) > 0
            else:
                assert max(counts) == 0
        assert all(sum(hand.values()) <= 10 for hand in position.hands)


@pytest.mark.compiled_only
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_thousand_random_games_lose_nothing(seats: int) -> None:
    buffer = GAME.moves.buffer()
    for options in [GAME.options(), *GAME.options.variants(seats)]:
        for seed in range(1000):
            assert audited_playout(GAME.new(seats, options, seed), Rng(seed), buffer, 5000) == ""


@pytest.mark.compiled_only
def test_the_heuristic_beats_random_play_nine_times_in_ten() -> None:
    buffer = GAME.moves.buffer()
    won = 0.0
    for seed in range(1000):
        state = GAME.new(2, seed=seed // 2)
        policies = [RandomPolicy(), RandomPolicy()]
        mine = seed % 2
        guided_playout(
            state, [GAME.heuristic if seat == mine else policies[seat] for seat in (0, 1)], Rng(seed), buffer, 5000
        )
        ranks = list(state.ranks())
        won += (ranks[mine] == 1) / ranks.count(1)
    assert won > 900


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("viewer", [-1, 0])
def test_the_screen_never_needs_more_than_eighty_characters(seats: int, viewer: int, language: str) -> None:
    names = [*["Nathan", "Milú", "Amélie", "Lara", "Wolfgang"][:seats], "Leo"]
    narrator = Narrator(GAME, names, viewer, language)
    state = GAME.new(seats, seed=seats)
    rng = Rng(seats)
    while True:
        lines = draw(seen(state, viewer + 1), narrator, Ink(False))
        assert max(map(len, lines)) <= 80
        seat = state.decider()
        if seat < 0:
            break
        moves = GAME.legal(state, seat)
        state.apply(seat, moves[rng.below(len(moves))])


def test_the_screen_shows_what_you_put_down_to_you_alone() -> None:
    game = deal(HANDS, "lion ibex")
    play(game, "1 bid forest 3")
    narrator = Narrator(GAME, ["You", "Milú", "Amélie"])
    assert "put down, unseen: forest 3" in "\n".join(draw(seen(game, 1), narrator, Ink(False)))
    assert "put down" not in "\n".join(draw(seen(game, 2), narrator, Ink(False)))
