"""What a careful player remembers: CB-11."""

from __future__ import annotations

from tests.games.cubirds.table import ROWS, hand, known, play, table
from waterhole.games.cubirds import GAME
from waterhole.games.cubirds.engine.rules import CuBirds
from waterhole.games.cubirds.view import CuBirdsView
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.narration import WAITING


def view(state: CuBirds, seat: int) -> CuBirdsView:
    seen = GAME.view(state, seat)
    assert isinstance(seen, CuBirdsView)
    return seen


def test_birds_taken_from_a_row_are_known_to_all() -> None:
    """CB-11."""
    state = play(table(["2 parrot 1 magpie", "8 robin"], rows=["owl flamingo parrot", *ROWS[1:]]), "lay parrot 1 left")
    assert view(state, 1).players[0].known == {"flamingo": 1, "owl": 1}
    assert view(state, 1).players[0].hand is None
    assert view(state, 1).players[0].hand_size == 3


def test_laying_a_species_ends_what_was_known_of_it() -> None:
    """CB-11: all its cards leave the hand; what exceeded the known ones came from the unknown rest."""
    state = table(["3 robin 2 owl", "8 warbler"], known=[{"robin": 1, "owl": 1}, {}])
    play(state, "lay robin 2 left", "no draw")
    assert known(state) == {"owl": 1}
    assert sum(hand(state).values()) == 2


def test_playing_a_family_ends_what_was_known_of_it_and_its_discards_are_known() -> None:
    """CB-11."""
    state = table(["6 magpie 1 robin 1 owl", "8 warbler"], known=[{"magpie": 4}, {}])
    play(state, "lay robin 2 left", "no draw", "family magpie")
    assert known(state) == {}
    assert GAME.dump(state).discard_known == {"magpie": 5}  # type: ignore[attr-defined]


def test_drawn_cards_and_new_hands_are_known_to_nobody_else() -> None:
    """CB-11."""
    state = play(table(["1 robin 1 owl", "8 warbler"], known=[{"owl": 1}, {}]), "lay robin 2 left", "draw")
    assert known(state) == {"owl": 1}
    state = play(table(["1 robin", "8 warbler"], known=[{}, {"warbler": 3}]), "lay robin 2 left", "no draw")
    assert known(state, 1) == {}


def test_a_reshuffle_ends_what_was_known_of_the_discards() -> None:
    """CB-11."""
    hands = ["7 flamingo 10 toucan 12 duck 12 parrot 10 magpie 1 owl", "8 owl 18 warbler 18 robin"]
    rows = ["owl duck", "magpie parrot", "robin warbler", "robin warbler"]
    state = table(hands, rows=rows, discard="6 magpie", discard_known={"magpie": 5})
    play(state, "lay owl 1 left", "draw")
    assert GAME.dump(state).discard_known == {}  # type: ignore[attr-defined]


def test_a_redeal_keeps_the_known_cards_in_their_hand_and_the_own_hand_whole() -> None:
    """CB-11: bots may use exactly what is known, and no more."""
    state = table(
        ["5 magpie 1 robin", "4 owl 4 duck", "6 robin"],
        known=[{}, {"owl": 3}, {}],
        discard="4 toucan",
        discard_known={"toucan": 4},
    )
    owls = set()
    for seed in range(60):
        world = state.clone()
        world.redeal(0, Rng(seed))
        assert world.audit() == ""
        assert hand(world, 0) == {"magpie": 5, "robin": 1}
        assert hand(world, 1)["owl"] >= 3
        assert sum(hand(world, 1).values()) == 8
        assert sum(hand(world, 2).values()) == 6
        assert GAME.dump(world).discard == {"toucan": 4}  # type: ignore[attr-defined]
        owls.add(hand(world, 1)["owl"])
    assert len(owls) > 1


def test_others_do_not_learn_that_somebody_could_form_a_family() -> None:
    """CB-11: a family declined is not seen; nor is the question."""
    able = play(table(["2 flamingo 1 robin", "8 warbler"]), "lay robin 2 left", "no draw")
    unable = table(["1 flamingo 1 owl 1 robin", "8 warbler"])
    play(unable, "lay robin 2 left")
    for seat in (1, -1):
        assert view(able, seat).prompt == view(unable, seat).prompt == WAITING
        assert view(able, seat).moves == ()
