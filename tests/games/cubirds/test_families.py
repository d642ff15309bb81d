"""Step 2, families, and how a game is won: CB-8 to CB-10."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.cubirds.table import collection, hand, legal_texts, match_at, play, table
from waterhole.games.cubirds import GAME
from waterhole.games.cubirds.engine.components import LARGE_FAMILY, SMALL_FAMILY, SPECIES
from waterhole.games.cubirds.engine.rules import CuBirds
from waterhole.games.cubirds.position import CuBirdsPosition
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Refused
from waterhole.text import Phrase

SMALL_AND_LARGE = list(zip(SPECIES, SMALL_FAMILY, LARGE_FAMILY, strict=True))


def test_lennards_six_magpies_are_a_small_family_and_one_joins_his_collection() -> None:
    """The rulebook's example: the other five are discarded."""
    state = table(["6 magpie 1 robin 1 duck", "8 warbler"])
    play(state, "lay robin 2 left", "no draw", "family magpie")
    assert collection(state) == {"magpie": 1}
    assert hand(state) == {"duck": 1}
    assert GAME.dump(state).discard == {"magpie": 5}  # type: ignore[attr-defined]


@pytest.mark.parametrize(("bird", "small", "large"), SMALL_AND_LARGE)
def test_families_of_every_species_give_one_bird_or_two(bird: str, small: int, large: int) -> None:
    """CB-8."""
    other, third = [species for species in SPECIES if species != bird][-2:]
    rows = ["owl duck robin", "parrot owl toucan", "duck parrot owl", "parrot owl duck"]
    for n in range(small - 1, large + 2):
        state = table([f"{n} {bird} 1 {other} 1 {third}", "1 robin"], rows=rows)
        play(state, f"lay {other} 2 left", "no draw")
        if n < small:
            assert state.decider() == 1  # nothing to ask
        else:
            play(state, f"family {bird}")
            assert collection(state) == {bird: 2 if n >= large else 1}
            assert hand(state) == {third: 1}
            assert sum(GAME.dump(state).discard.values()) == n - (2 if n >= large else 1)  # type: ignore[attr-defined]


def test_one_family_a_turn_and_never_compulsory() -> None:
    """CB-8."""
    state = table(["2 flamingo 3 owl 1 robin", "8 warbler"])
    play(state, "lay robin 2 left", "no draw")
    assert legal_texts(state) == ["family flamingo", "family owl", "no family"]
    after_one = play(state.clone(), "family flamingo")
    assert after_one.decider() == 1
    after_none = play(state, "no family")
    assert after_none.decider() == 1
    assert hand(after_none) == {"flamingo": 2, "owl": 3}


def test_too_few_birds_for_a_family_are_refused_with_both_numbers() -> None:
    """CB-8: the refusal says how many are needed and how many are held."""
    state = play(table(["4 magpie 2 flamingo 1 robin", "8 warbler"]), "lay robin 2 left", "no draw")
    with pytest.raises(Refused) as refusal:
        play(state, "family magpie")
    assert str(refusal.value) == (
        "CB-8: A family of magpies needs 5 birds and you hold 4. Form another family, or none."
    )


def test_lennard_wins_with_a_third_toucan_beside_his_three_flamingos() -> None:
    """The rulebook's example; CB-9: the game ends at once."""
    state = table(
        ["3 toucan 1 robin 1 owl", "8 warbler"], collections=["2 toucan 3 flamingo", ""], rows=["owl duck robin"] * 4
    )
    play(state, "lay robin 2 right", "no draw", "family toucan")
    assert state.outcome() == "two species of three birds"
    assert state.waiting() == 0
    assert list(state.ranks()) == [1, 2]
    assert hand(state) == {"owl": 1}


def test_seven_species_win() -> None:
    """CB-9."""
    six = "1 owl 1 toucan 1 duck 1 parrot 1 magpie 1 robin"
    state = table(["2 flamingo 1 robin 1 owl", "8 warbler"], collections=[six, ""])
    play(state, "lay robin 2 left", "no draw", "family flamingo")
    assert state.outcome() == "seven species"
    assert list(state.ranks()) == [1, 2]


def test_six_species_and_one_trio_do_not_win() -> None:
    """CB-9."""
    state = table(["2 flamingo 1 robin 1 owl", "8 warbler"], collections=["3 owl 1 duck 1 parrot 1 magpie 1 robin", ""])
    play(state, "lay robin 2 left", "no draw", "family flamingo")
    assert state.outcome() == ""


def test_after_an_empty_hand_all_are_dealt_eight_and_the_same_player_goes_on() -> None:
    """CB-10: rows and collections stay."""
    state = table(["1 robin", "3 warbler"], collections=["1 owl", "1 duck"])
    play(state, "lay robin 2 left", "no draw")
    assert state.decider() == 0
    assert [sum(hand(state, player).values()) for player in (0, 1)] == [8, 8]
    assert [collection(state, player) for player in (0, 1)] == [{"owl": 1}, {"duck": 1}]
    assert GAME.dump(state).discard == {"warbler": 3}  # type: ignore[attr-defined]


FULL_ROWS = [
    "owl " * 7 + "duck " * 12,
    "magpie " * 16 + "toucan " * 9,
    "robin " * 18 + "parrot " * 12 + "flamingo " * 7,
    "robin owl warbler warbler warbler warbler",
]


def cards_to_deal(state: CuBirds) -> int:
    position = GAME.dump(state)
    assert isinstance(position, CuBirdsPosition)
    return sum(sum(bag.values()) for bag in (position.pile, position.discard, *position.hands))


def test_too_few_cards_for_eight_each_end_the_game_and_the_largest_collection_wins() -> None:
    """CB-10: cards are counted, not species; the others' hands are among the cards to deal."""
    collections = ["1 toucan 1 duck 1 parrot 1 magpie", "2 owl 1 robin 2 warbler"]
    state = table(["1 warbler", "4 warbler"], rows=FULL_ROWS, collections=collections)
    assert cards_to_deal(state) == 1 + 13
    play(state, "lay warbler 4 right", "no draw")
    assert state.outcome() == "too few cards for new hands"
    assert list(state.ranks()) == [2, 1]


def test_a_tie_for_the_largest_collection_is_shared() -> None:
    """CB-10."""
    collections = ["1 toucan 1 duck 1 parrot 1 magpie", "2 owl 1 robin 1 warbler"]
    state = table(["1 warbler", "4 warbler"], rows=FULL_ROWS, collections=collections)
    play(state, "lay warbler 4 right", "no draw")
    assert list(state.ranks()) == [1, 1]


def test_exactly_eight_cards_for_everybody_are_enough_to_go_on() -> None:
    """CB-10."""
    rows = [*FULL_ROWS[:3], "robin owl warbler"]
    collections = ["1 toucan 1 duck 1 parrot 1 magpie", "2 owl 1 robin 2 warbler"]
    state = table(["1 warbler", "4 warbler"], rows=rows, collections=collections)
    assert cards_to_deal(state) == 1 + 16
    play(state, "lay warbler 4 right", "no draw")
    assert state.outcome() == ""
    assert [sum(hand(state, player).values()) for player in (0, 1)] == [8, 8]


def test_everybody_else_shares_the_second_place() -> None:
    state = table(
        ["3 toucan 1 robin", "8 warbler", "8 robin"],
        collections=["2 toucan 3 flamingo", "1 owl 1 duck", ""],
        rows=["owl duck robin"] * 4,
    )
    play(state, "lay robin 2 right", "no draw", "family toucan")
    assert list(state.ranks()) == [1, 2, 2]


@given(st.integers(0, 10**6), st.integers(1, 5))
def test_nobody_ever_has_a_partial_hand_after_a_new_deal(seed: int, seats: int) -> None:
    """CB-10."""
    match = match_at(GAME.new(seats, seed=seed))  # type: ignore[arg-type]
    rng = Rng(seed)
    while not match.over and len(match.history) < 150:
        seat = match.state.decider()
        legal = GAME.legal(match.state, seat)
        for event in match.play(seat, legal[rng.below(len(legal))]):
            if event.kind == "dealt":
                assert event.shown == (8,)


def test_a_family_says_how_many_birds_join_the_collection() -> None:
    """CB-8."""
    state = table(["6 magpie 3 flamingo 1 robin", "8 warbler"])
    play(state, "lay robin 2 left", "no draw")
    seen = GAME.view(state, 0)
    notes = {move.text: note for move, note in zip(seen.moves, seen.notes, strict=True)}
    assert notes["family magpie"] == Phrase("note-joins", {"count": 1})
    assert notes["family flamingo"] == Phrase("note-joins", {"count": 2})


def test_whoever_could_draw_with_an_empty_hand_is_told_what_drawing_nothing_does() -> None:
    """CB-10."""
    empty = table(["1 robin", "8 warbler"])
    play(empty, "lay robin 2 left")
    assert GAME.view(empty, 0).prompt == Phrase("prompt-draw", {"empty": True})
    one_left = table(["1 robin 1 duck", "8 warbler"])
    play(one_left, "lay robin 2 left")
    assert GAME.view(one_left, 0).prompt == Phrase("prompt-draw", {"empty": False})
