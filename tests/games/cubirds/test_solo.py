"""Alone against Robinbird: CB-12."""

from __future__ import annotations

import pytest

from tests.games.cubirds.table import collection, hand, legal_texts, match_at, play, row, table
from waterhole.games.cubirds import GAME, CuBirdsOptions
from waterhole.games.cubirds.engine.rules import CuBirds
from waterhole.games.cubirds.events import Laid, Refilled
from waterhole.games.cubirds.view import CuBirdsView
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import BadInput


def alone(mine: str, hers: str, **more: object) -> CuBirds:
    return table([mine, hers], seats=1, **more)  # type: ignore[arg-type]


def test_robinbirds_cards_lie_open() -> None:
    view = GAME.view(alone("3 robin", "2 owl 6 duck"), 0)
    assert isinstance(view, CuBirdsView)
    assert view.players[1].hand == {"owl": 2, "duck": 6}


@pytest.mark.parametrize("extra", range(4))
def test_she_may_start_with_up_to_three_extra_birds(extra: int) -> None:
    """CB-12: they come from the draw pile."""
    state = GAME.new(1, CuBirdsOptions(extra_birds=extra), seed=extra)
    assert isinstance(state, CuBirds)
    assert sum(collection(state, 0).values()) == 1
    assert sum(collection(state, 1).values()) == 1 + extra


def test_extra_birds_are_refused_where_they_make_no_sense() -> None:
    with pytest.raises(BadInput, match="0 to 3, not 4"):
        GAME.new(1, CuBirdsOptions(extra_birds=4))
    with pytest.raises(BadInput, match="only in the solo game"):
        GAME.new(2, CuBirdsOptions(extra_birds=1))


def test_she_lays_one_drawn_card_at_each_row_in_order_on_the_right_unless_the_left_encloses_more() -> None:
    """CB-12, over many games: each row once, in order, each refilled before the next card."""
    checked = 0
    for seed in range(200):
        state = alone("1 robin 1 owl 1 duck", "1 owl 1 magpie 1 parrot 1 toucan")
        state.rng = Rng(seed)
        match = match_at(state, "You")
        match.play(0, "lay robin 2 right")
        before = {n: row(state, n) for n in range(1, 5)}
        start = len(match.events)
        match.play(0, "no draw")
        hers = [seen for seen in match.seen(0, start) if seen.seat == 1]
        laid = [seen for seen in hers if isinstance(seen, Laid)]
        assert [seen.row for seen in laid] == [1, 2, 3, 4]
        for seen in laid:
            assert seen.side == expected_side(before[seen.row], seen.bird)
            checked += seen.side == "left"
        for place, refill in enumerate(hers):
            if isinstance(refill, Refilled):
                earlier = hers[place - 1]
                assert isinstance(earlier, Laid)
                assert earlier.row == refill.row
    assert checked > 0


def expected_side(cards: str, bird: str) -> str:
    birds = cards.split()
    if bird not in birds:
        return "right"
    left, right = birds.index(bird), birds[::-1].index(bird)
    return "left" if left > right else "right"


def test_she_forms_every_family_she_can() -> None:
    """CB-12: two in one turn."""
    state = alone("1 robin 3 duck", "3 flamingo 3 owl", rows=["warbler robin"] * 4)
    play(state, "lay robin 1 right", "no draw")
    assert collection(state, 1)["flamingo"] == 2
    assert collection(state, 1)["owl"] == 1
    assert "flamingo" not in hand(state, 1)


def test_her_win_is_checked_when_her_collection_grows_and_the_human_loses() -> None:
    """CB-12, CB-9."""
    state = alone("1 robin 3 duck", "2 flamingo 6 warbler", collections=["", "2 flamingo 3 owl"])
    play(state, "lay robin 2 right", "no draw")
    assert state.outcome() == "two species of three birds"
    assert list(state.ranks()) == [2]


def test_an_empty_hand_of_the_human_discards_hers_too_and_the_human_plays_again() -> None:
    """CB-12, CB-10."""
    state = alone("1 robin", "3 duck")
    play(state, "lay robin 2 right", "no draw")
    assert state.decider() == 0
    assert [sum(hand(state, player).values()) for player in (0, 1)] == [8, 8]
    assert GAME.dump(state).discard == {"duck": 3}  # type: ignore[attr-defined]
    assert legal_texts(state)[0].startswith("lay")


def test_if_she_empties_her_hand_all_are_dealt_anew_and_she_plays_again() -> None:
    """CB-12: found by trying seeds until her four cards enclose nothing and her family is her whole hand."""
    for seed in range(500):
        state = alone("1 robin 3 duck", "2 flamingo", rows=["magpie parrot", "owl duck", "toucan duck", "owl duck"])
        state.rng = Rng(seed)
        match = match_at(state, "You")
        match.play(0, "lay robin 1 right")
        start = len(match.events)
        match.play(0, "no draw")
        kinds = [(event.kind, int(event.seat)) for event in match.events[start:]]
        if ("emptied", 1) in kinds:
            after = kinds[kinds.index(("emptied", 1)) :]
            assert after[1:3] == [("dealt", 0), ("dealt", 1)]
            assert ("laid", 1) in after
            return
    pytest.fail("no seed empties her hand")


def test_without_a_card_to_draw_she_skips_the_row() -> None:
    """CB-12, CB-7: nothing is left in draw pile and discards."""
    state = alone(
        "7 flamingo 10 toucan 12 duck 12 parrot 16 magpie 7 owl 18 warbler 18 robin",
        "2 owl",
        rows=["owl duck", "magpie parrot", "robin warbler", "robin warbler"],
    )
    match = match_at(state, "You")
    match.play(0, "lay owl 1 left")
    match.play(0, "no family")
    assert state.decider() == 0
    assert not [seen for seen in match.seen(0) if isinstance(seen, Laid) and seen.seat == 1]


def test_she_never_draws_two() -> None:
    for seed in range(30):
        match = match_at(alone("1 robin 5 duck 1 owl", "3 duck"), "You")
        match.state.rng = Rng(seed)
        match.play(0, "lay robin 2 right")
        match.play(0, "no draw")
        assert not [event for event in match.events if event.kind == "drew" and event.seat == 1]
