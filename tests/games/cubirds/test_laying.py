"""Step 1, laying birds: CB-3 to CB-7."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.cubirds.table import ROWS, hand, legal_texts, play, row, table
from waterhole.games.cubirds import GAME
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Refused


def test_barbara_lays_both_parrots_on_the_left_and_takes_the_owl_and_the_flamingo() -> None:
    """The rulebook's example: the row shuts its gap, and only parrots are left, so it is refilled."""
    state = table(["2 parrot 1 duck 1 magpie", "8 robin"], rows=["owl flamingo parrot", *ROWS[1:]])
    play(state, "lay parrot 1 left")
    assert hand(state) == {"owl": 1, "flamingo": 1, "duck": 1, "magpie": 1}
    assert row(state, 1).startswith("parrot parrot parrot ")


def test_all_birds_of_the_species_leave_the_hand() -> None:
    """CB-3."""
    state = play(table(["5 robin 1 owl", "8 warbler"]), "lay robin 2 right")
    assert hand(state) == {"owl": 1}
    assert row(state, 2) == "magpie toucan warbler robin robin robin robin robin"


@pytest.mark.parametrize(
    ("move", "taken", "left_over"),
    [
        ("lay toucan 1 right", {"flamingo": 1, "duck": 2}, "owl toucan toucan toucan"),
        ("lay toucan 1 left", {"owl": 1}, "toucan toucan toucan flamingo duck duck"),
        ("lay duck 1 left", {"owl": 1, "toucan": 2, "flamingo": 1}, "duck duck duck"),
        ("lay owl 1 right", {"toucan": 2, "flamingo": 1, "duck": 2}, "owl owl"),
    ],
)
def test_enclosed_is_what_lies_between_the_laid_birds_and_the_nearest_of_their_kind(
    move: str, taken: dict[str, int], left_over: str
) -> None:
    """CB-3."""
    state = table(
        ["1 toucan 1 duck 1 owl 1 magpie", "8 robin"], rows=["owl toucan toucan flamingo duck duck", *ROWS[1:]]
    )
    before = hand(state)
    play(state, move)
    laid = move.split()[1]
    expected = {bird: n for bird, n in (before | {laid: 0}).items() if n}
    for bird, n in taken.items():
        expected[bird] = expected.get(bird, 0) + n
    assert hand(state) == dict(sorted(expected.items(), key=lambda item: list(hand(state)).index(item[0])))
    assert row(state, 1).startswith(left_over)


def test_laying_next_to_the_same_species_encloses_nothing_and_allows_the_draw() -> None:
    """CB-4."""
    state = play(table(["1 owl 3 magpie", "8 robin"]), "lay owl 1 left")
    assert row(state, 1) == "owl owl duck robin"
    assert legal_texts(state) == ["draw", "no draw"]


def test_an_owl_or_a_magpie_beside_a_row_without_them_allows_the_draw_of_two() -> None:
    """The rulebook's example, and the draw is a choice."""
    rows = ["duck parrot robin", *ROWS[1:]]
    for bird in ("owl", "magpie"):
        state = play(table(["1 owl 1 magpie", "8 robin"], rows=rows), f"lay {bird} 1 right", "draw")
        assert sum(hand(state).values()) == 3
        state = play(table(["1 owl 1 magpie", "8 robin"], rows=rows), f"lay {bird} 1 right", "no draw")
        assert sum(hand(state).values()) == 1


def test_whoever_encloses_a_bird_is_not_asked_to_draw() -> None:
    """CB-4, CB-6."""
    state = play(table(["1 robin 3 magpie", "8 robin"]), "lay robin 1 left")
    assert state.decider() == 1


@given(st.integers(0, 10_000))
def test_a_refill_stops_with_the_first_bird_of_a_second_species_at_the_right_end(seed: int) -> None:
    """CB-5: the rulebook's example draws a parrot, then a toucan."""
    state = table(["2 parrot 1 duck", "8 robin"], rows=["owl flamingo parrot", *ROWS[1:]])
    state.rng = Rng(seed)
    play(state, "lay parrot 1 left")
    birds = row(state, 1).split()
    assert len(set(birds)) == 2
    assert set(birds[:-1]) == {"parrot"}
    assert len(birds) >= 4


def test_a_row_that_keeps_two_species_is_not_refilled() -> None:
    """CB-5."""
    state = table(["1 robin 1 magpie", "8 warbler"], rows=["owl duck robin flamingo", *ROWS[1:]])
    play(state, "lay robin 1 left")
    assert row(state, 1) == "robin robin flamingo"


def test_the_order_of_a_turn_is_lay_then_draw_then_family() -> None:
    """CB-6: the drawn cards may make the family, and a family cannot come first."""
    state = table(["1 duck 2 flamingo", "8 robin"], rows=["owl robin", *ROWS[1:]])
    assert all(text.startswith("lay ") for text in legal_texts(state))
    play(state, "lay duck 1 left")
    assert legal_texts(state) == ["draw", "no draw"]
    play(state, "no draw")
    assert legal_texts(state) == ["family flamingo", "no family"]


ALMOST_EVERYTHING = [
    "7 flamingo 10 toucan 12 duck 12 parrot 16 magpie 1 owl",
    "8 owl 18 warbler 18 robin",
]
SHORT_ROWS = ["owl duck", "magpie parrot", "robin warbler", "robin warbler"]


def test_a_draw_of_two_takes_what_there_is() -> None:
    """CB-7: one card is left, in the discards."""
    state = table(
        ["7 flamingo 10 toucan 12 duck 12 parrot 15 magpie 1 owl", "8 owl 18 warbler 18 robin"],
        rows=SHORT_ROWS,
        discard="1 magpie",
    )
    play(state, "lay owl 1 left", "draw")
    assert hand(state)["magpie"] == 16
    assert sum(GAME.dump(state).pile.values()) == 0  # type: ignore[attr-defined]


def test_without_a_card_to_draw_the_draw_is_not_offered() -> None:
    """CB-7."""
    state = table(ALMOST_EVERYTHING, rows=SHORT_ROWS)
    play(state, "lay owl 1 left")
    assert legal_texts(state)[0].startswith("family")


def test_a_row_that_cannot_be_refilled_ends_the_game_without_a_family_and_the_largest_collection_wins() -> None:
    """CB-7."""
    state = table(
        ["6 flamingo 10 toucan 12 duck 11 parrot 16 magpie 1 owl", "7 owl 18 warbler 18 robin"],
        rows=SHORT_ROWS,
        collections=["1 flamingo", "1 parrot 1 owl"],
    )
    play(state, "lay duck 1 left")
    assert state.outcome() == "a row could not be refilled"
    assert list(state.ranks()) == [2, 1]
    assert row(state, 1) == "duck " * 12 + "duck"
    assert hand(state)["owl"] == 2


def test_the_discards_become_the_draw_pile_only_when_a_card_is_needed() -> None:
    """CB-7."""
    hands = ["7 flamingo 10 toucan 12 duck 12 parrot 10 magpie 1 owl", "8 owl 18 warbler 18 robin"]
    state = table(hands, rows=SHORT_ROWS, discard="6 magpie")
    play(state, "lay owl 1 left")
    assert GAME.dump(state).discard == {"magpie": 6}  # type: ignore[attr-defined]
    play(state, "draw")
    assert GAME.dump(state).pile == {"magpie": 4}  # type: ignore[attr-defined]
    assert GAME.dump(state).discard == {}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("move", "rule", "words"),
    [
        ("lay flamingo 1 left", "CB-3", "You hold no flamingos"),
        ("draw", "CB-6", "Lay birds first"),
        ("family owl", "CB-6", "A family comes at the end of your turn"),
        ("lay robn 1 left", "move", "Did you mean 'lay robin 1 left'"),
        ("lay robin 5 left", "move", "Did you mean 'lay robin"),
        ("", "move", "a move looks like"),
        ("sing", "move", "is no move of this game"),
    ],
)
def test_what_may_not_be_laid_is_refused_with_its_ruling(move: str, rule: str, words: str) -> None:
    with pytest.raises(Refused, match=words) as refusal:
        play(table(["1 robin 1 owl", "8 warbler"]), move)
    assert refusal.value.rule == rule
