"""What one may know, and nothing before the last seat has chosen: WC-18, WC-20."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import msgspec
import pytest

from tests.contract.tables import Table, name, walk
from tests.games.wild_cards.tables import cards, deal, dump, hand, hand_size, happened, options, play, seen
from waterhole.games.wild_cards import GAME
from waterhole.games.wild_cards.engine.components import BID, EAGLE, REVEAL, TIE
from waterhole.games.wild_cards.engine.rules import WildCards
from waterhole.games.wild_cards.events import Discarded, Drew
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State

TABLES = [
    Table(GAME, seats, options) for seats in GAME.seats for options in [GAME.options(), *GAME.options.variants(seats)]
]
every_table = pytest.mark.parametrize("table", TABLES, ids=name)

MOMENTS = 5  # of each kind of choice, looked at with many ways to choose

Received = tuple[tuple[bytes, ...], ...]  # for each step: what each of the viewers got


def received(state: State, viewers: list[int]) -> tuple[bytes, ...]:
    """Everything these viewers have at this moment: their views, and all events so far."""
    found = []
    for viewer in viewers:
        told = [GAME.tell(event, viewer) for event in state.journal or []]
        found.append(msgspec.json.encode(GAME.view(state, viewer)) + msgspec.json.encode(told))
    return tuple(found)


def whole_choices(state: State, seat: int) -> Iterator[list[int]]:
    """Every way in which a seat can complete the secret choice it owes."""
    for move in GAME.legal(state, seat):
        twin = state.clone()
        twin.apply(seat, move)
        if (twin.waiting() >> seat) & 1 and twin.waiting() & ~(1 << seat):
            yield from ([move, *rest] for rest in whole_choices(twin, seat))
        else:
            yield [move]


def transcript(state: State, choices: list[tuple[int, list[int]]], viewers: list[int]) -> Received:
    """What the viewers receive, step by step, while these seats make these choices."""
    twin = state.clone()
    twin.journal = []
    steps = [received(twin, viewers)]
    for seat, moves in choices:
        for move in moves:
            twin.apply(seat, move)
            steps.append(received(twin, viewers))
    return tuple(steps)


def simultaneous(table: Table, seeds: range) -> Iterator[WildCards]:
    """Moments of random games when at least two seats owe a choice and none of them has begun."""
    for seed in seeds:
        for state in walk(table, seed):
            assert isinstance(state, WildCards)
            fresh = not any(state.chosen[seat] or state.laying[seat] for seat in range(state.seats))
            if state.step in (BID, TIE) and fresh and state.waiting() & (state.waiting() - 1):
                yield state


def owing(state: State) -> list[int]:
    return [seat for seat in range(state.seats) if (state.waiting() >> seat) & 1]


@every_table
def test_no_choice_of_one_seat_changes_content_order_or_count_of_what_any_other_gets(table: Table) -> None:
    looked_at = Counter[str]()
    for state in simultaneous(table, range(21, 33)):
        for seat in owing(state):
            kind = "payment" if state.step == TIE else "two bids" if state.leader_of(EAGLE) == seat else "bid"
            looked_at[kind] += 1
            if looked_at[kind] > MOMENTS:
                continue
            others = [viewer for viewer in range(-1, table.seats) if viewer != seat]
            choices = list(whole_choices(state, seat))
            some = choices[:: 1 + len(choices) // 30]
            assert len({transcript(state, [(seat, choice)], others) for choice in some}) == 1
    assert set(looked_at) == {"bid", "two bids", "payment"}


def test_bids_of_all_seats_but_one_together_show_nothing_to_the_last_or_to_a_spectator() -> None:
    game = deal(["f1 f3 s2", "s3 s1 w4", "m4 m2 m1"], "lion ibex", collections=["eagle", "", ""])
    game.journal = None
    first, second = list(whole_choices(game, 0)), list(whole_choices(game, 1))
    assert len(first) == 4 * 4
    assert len(second) == 4
    found = {transcript(game, [(0, mine), (1, hers)], [-1, 2]) for mine, hers in product(first, second)}
    assert len(found) == 1


def test_payments_in_a_tie_show_nothing_before_the_last_one_is_complete() -> None:
    game = deal(["f4 f1 s2 m3 w1", "s4 s1 w4 m2 f2", "m4 m2 m1 f1 s3"], "lion ibex")
    play(game, "1 bid forest 4", "2 bid savannah 4", "3 bid mountains 4")
    assert game.step == TIE
    game.journal = None
    first, second = list(whole_choices(game, 0)), list(whole_choices(game, 1))
    assert len(first) == len(second) == 4  # three of four different cards
    assert {len(choice) for choice in first} == {3}
    found = {transcript(game, [(0, mine), (1, hers)], [-1, 2]) for mine, hers in product(first, second)}
    assert len(found) == 1


def test_what_is_revealed_does_not_tell_in_which_order_the_seats_chose() -> None:
    moves = {1: ["1 bid forest 3", "1 second forest 1"], 2: ["2 bid savannah 1"], 3: ["3 bid mountains 4"]}
    ends = set()
    for order in ([1, 2, 3], [3, 2, 1], [2, 3, 1], [2, 1, 3]):
        game = deal(["f1 f3 s2", "s3 s1 w4", "m4 m2 m1 f2"], "lion ibex", collections=["eagle", "", ""])
        for seat in order:
            play(game, *moves[seat])
        ends.add((GAME.fingerprint(game), received(game, [-1, 0, 1, 2])))
    assert len(ends) == 1


def test_which_of_the_eagles_two_cards_came_first_is_nobodys_business() -> None:
    ends = set()
    for pair in (("forest 1", "refill"), ("refill", "forest 1")):
        game = deal(["f1 f3 s2", "s3 s1 w4", "m4 m2 m1 f2"], "lion ibex", collections=["eagle", "", ""])
        play(game, f"1 bid {pair[0]}", f"1 second {pair[1]}", "2 bid savannah 1", "3 bid mountains 4")
        ends.add(GAME.fingerprint(game))
    assert len(ends) == 1


@pytest.mark.parametrize("bid", ["forest 3", "refill"])
def test_the_eagles_unused_card_shows_in_nothing_the_others_get(bid: str) -> None:  # WC-4
    found = set()
    for unused in ("forest 1", "savannah 2", "forest 3", "refill"):
        game = deal(["f1 f3 f3 s2", "s3 s1 w4", "m4 m2 m1 f2"], "lion ibex", collections=["eagle", "", ""])
        if unused == bid == "refill":
            continue
        play(game, f"1 bid {bid}", f"1 second {unused}", "2 bid savannah 1", "3 bid mountains 4")
        before = received(game, [-1, 1, 2])
        play(game, f"1 reveal {bid}")
        found.add((before, received(game, [-1, 1, 2])))
    assert len(found) == 1


def test_a_hand_that_leaves_one_answer_is_asked_like_any_other() -> None:  # WC-20
    """Three forest 2s can be paid in one way only; not asking would tell."""
    same = deal(["f3 f2 f2 f2", "s3 s1 s2 f1", "m1"], "lion ibex")
    other = deal(["f3 f2 s2 m2", "s3 s1 s2 f1", "m1"], "lion ibex")
    for game in (same, other):
        play(game, "1 bid forest 3", "2 bid savannah 3", "3 bid refill", "3 stop")
        assert seen(game, 2).waiting == (0, 1)
    assert options(same, 1) == ["pay forest 2"]


def test_discards_and_payments_are_seen_when_they_are_complete() -> None:  # WC-20
    game = deal(["f1 f2 s2", "s3 s1 s2 f1", "m1 m2"], "lion ibex")
    play(game, "1 bid refill", "2 bid savannah 3", "3 bid mountains 1")
    before = received(game, [-1, 1, 2])
    play(game, "1 discard forest 2")
    assert received(game, [-1, 1, 2]) == before
    assert seen(game, 1).chosen == ("forest 2",)
    play(game, "1 stop")
    assert happened(game, Discarded)[0].cards == cards("f2")
    play(game, "2 take 1")
    before = received(game, [-1, 0, 2])
    play(game, "2 pay forest 1")
    assert received(game, [-1, 0, 2]) == before
    play(game, "2 pay savannah 1")
    assert seen(game).players[1].paid == cards("f1 s1")


def test_cards_are_named_in_the_order_of_the_hand() -> None:  # WC-20
    game = deal(["f1 f2 s2 w1", "s3 s1 s2 f1", "m1 m2"], "lion ibex")
    play(game, "1 bid refill", "2 bid savannah 1", "3 bid mountains 1", "1 discard savannah 2")
    assert options(game) == ["discard wild 1", "stop"]


# -- taking back ---------------------------------------------------------------------------


def test_a_bid_can_be_taken_back_until_all_are_revealed() -> None:
    game = deal(["f1 f3 s2", "s3 s1 w4", "m4 m2 m1 f2"], "lion ibex", collections=["eagle", "", ""])
    fresh = GAME.fingerprint(game)
    play(game, "1 bid forest 3", "1 second forest 1")
    assert game.take_back(0)
    assert GAME.fingerprint(game) == fresh
    play(game, "1 bid forest 3")
    assert game.take_back(0)
    assert not game.take_back(0)
    assert not game.take_back(1)
    assert GAME.fingerprint(game) == fresh
    play(game, "1 bid forest 1", "1 no second", "2 bid savannah 1", "3 bid mountains 1")
    assert not game.take_back(1)


def test_a_payment_in_a_tie_can_be_taken_back_whole() -> None:
    game = deal(["f4 f1 s2 m3 w1", "s4 s1 w4 m2 f2", "m1"], "lion ibex")
    play(game, "1 bid forest 4", "2 bid savannah 4", "3 bid refill", "3 stop")
    fresh = GAME.fingerprint(game)
    play(game, "1 pay forest 1", "1 pay savannah 2", "1 pay wild 1")
    assert seen(game).waiting == (1,)
    assert game.take_back(0)
    assert GAME.fingerprint(game) == fresh


def test_what_was_done_in_turn_is_not_taken_back() -> None:
    game = deal(["f1 f2 s2", "s3 s1 s2 f1", "m1 m2"], "lion ibex")
    play(game, "1 bid refill", "2 bid savannah 3", "3 bid mountains 1", "1 discard forest 2")
    assert not game.take_back(0)


# -- memory ----------------------------------------------------------------------------------


def test_a_bid_that_came_back_is_known_until_such_a_card_is_spent() -> None:  # WC-18
    game = deal(["f3 s1 s2 m1", "s2 m2 m4", "m1 m3"], "lion ibex")
    play(game, "1 bid forest 3", "2 bid refill", "3 bid refill", "2 stop", "3 stop", "1 pass")
    assert seen(game, 2).players[0].known == cards("f3")
    play(game, "1 bid savannah 1", "2 bid refill", "3 bid refill", "2 stop", "3 stop", "1 take 1")
    assert seen(game, 2).players[0].known == cards("f3")
    play(game, "1 bid refill", "2 bid refill", "3 bid refill", "1 discard forest 3")
    assert seen(game, 2).players[0].known == cards("f3")
    while game.step != BID:
        play(game, f"{game.decider() + 1} stop")
    assert seen(game, 2).players[0].known == {}


def test_of_two_known_cards_one_stays_known_when_one_is_spent() -> None:  # WC-18
    game = deal(["f3 f3 s2 m1", "s2 m2 m4", "m1 m3"], "lion ibex", known=[cards("f3 f3"), {}, {}])
    play(game, "1 bid forest 3", "2 bid refill", "3 bid refill", "2 stop", "3 stop")
    assert seen(game).players[0].known == cards("f3")
    play(game, "1 pass")
    assert seen(game).players[0].known == cards("f3 f3")


def test_hands_and_draws_are_for_their_owners_eyes() -> None:  # WC-18
    game = deal(["f3 s1 s2 m1", "s2 m2 m4", "m1 m3"], "lion ibex")
    assert [player.hand for player in seen(game, 1).players] == [cards("f3 s1 s2 m1"), None, None]
    assert [player.hand for player in seen(game).players] == [None, None, None]
    assert [player.hand_size for player in seen(game).players] == [4, 3, 2]
    play(game, "1 bid forest 3", "2 bid refill", "3 bid mountains 1", "2 stop")
    assert happened(game, Drew, 1)[0].cards is None
    drawn = happened(game, Drew, 2)[0].cards
    assert drawn is not None
    assert sum(drawn.values()) == happened(game, Drew, 1)[0].count == 4


def test_the_whole_discard_pile_is_open() -> None:  # WC-18
    game = deal(["f3 s1 s2 m1", "s2 m2 m4", "m1 m3"], "lion ibex", discard="w1 w2 f4")
    assert seen(game).discard == cards("f4 w1 w2")


@every_table
def test_a_redeal_keeps_what_is_known_and_deals_the_rest_freely(table: Table) -> None:  # WC-18
    for number, state in enumerate(walk(table, 31)):
        if number % 9:
            continue
        before = dump(state)
        for seed in range(2):
            twin = state.clone()
            twin.redeal(0, Rng(seed))
            after = dump(twin)
            assert after.hands[0] == before.hands[0]
            assert (after.discard, after.known, after.collections) == (before.discard, before.known, before.collections)
            for known, held in zip(after.known, after.hands, strict=True):
                assert all(held.get(card, 0) >= n for card, n in known.items())


def test_a_redeal_deals_hands_leos_pile_the_removed_animals_and_pending_bids() -> None:  # WC-18
    game = deal(["f3 s1 s2 m1", "s2 m2 m4", "m1 m3"], "lion ibex", leo=True, waiting=[0, 1])
    play(game, "2 bid mountains 4")
    worlds = []
    for seed in range(40):
        twin = game.clone()
        twin.redeal(0, Rng(seed))
        worlds.append(dump(twin))
    for field in ("hands", "box_unseen", "chosen", "rng"):
        assert len({repr(getattr(world, field)) for world in worlds}) > 10
    assert all(world.hands[0] == cards("f3 s1 s2 m1") for world in worlds)
    assert all(sum(world.hands[1].values()) == 3 for world in worlds)
    assert all(world.chosen[1] and world.waiting == [0] for world in worlds)
    assert {tuple(world.chosen[1]) for world in worlds} >= {("refill",)}


def test_a_redeal_at_the_eagles_choice_deals_two_cards_again() -> None:  # WC-4, WC-18
    game = deal(["f1 f3 s2", "s3 s1 w4", "m4 m2 m1 f2"], "lion ibex", collections=["eagle", "", ""])
    play(game, "1 bid forest 3", "1 second forest 1", "2 bid savannah 1", "3 bid mountains 4")
    assert game.step == REVEAL
    pairs = set()
    for seed in range(40):
        twin = game.clone()
        twin.redeal(1, Rng(seed))
        assert twin.audit() == ""
        pairs.add(tuple(dump(twin).chosen[0]))
    assert all(len(pair) == 2 for pair in pairs)
    assert len(pairs) > 10


def test_the_hand_is_whole_while_a_choice_is_pending() -> None:  # WC-20
    game = deal(["f1 f3 s2", "s3 s1 w4", "m4 m2 m1 f2"], "lion ibex")
    play(game, "1 bid forest 3")
    assert hand_size(game, 1) == 3
    assert seen(game, 1).chosen == ("forest 3",)
    assert seen(game, 2).chosen == ()
    play(game, "2 bid savannah 1", "3 bid mountains 4")
    assert hand(game, 1) == cards("f1 s2")
