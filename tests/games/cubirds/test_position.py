"""Positions as JSON: what cannot be is refused, and the fault named."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.cubirds.table import table
from waterhole.games.cubirds import GAME
from waterhole.kernel.game import BadInput


def position(**changes: Any) -> bytes:
    state = table(["2 parrot 1 duck", "8 robin"], collections=["1 owl", "1 flamingo"])
    return msgspec.json.encode(msgspec.to_builtins(GAME.dump(state)) | changes)


def test_a_sound_position_is_read() -> None:
    assert GAME.read_position(position()).audit() == ""


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"hands": [{"parrot": 3, "duck": 1}, {"robin": 8}]}, "the game has 13 cards 'parrot', the position 14"),
        ({"hands": [{"parrot": 14}, {"robin": 8}]}, "there cannot be 14 cards 'parrot'; the game has 13"),
        ({"hands": [{"parrot": -1}, {"robin": 8}]}, "there cannot be -1 cards 'parrot'"),
        ({"hands": [{"eagle": 1}, {"robin": 8}]}, "there is no card 'eagle'; there are: flamingo, owl"),
        ({"hands": [{"parrot": 2}]}, "hands: 1 are given; there are 2"),
        ({"rows": [["owl", "duck"]]}, "there are 4 rows, not 1"),
        ({"rows": [["owl", "duck", "owl"]] * 4}, "CB-3: the birds of a species lie side by side"),
        ({"rows": [["owl", "dodo"]] * 4}, "there is no card 'dodo'"),
        ({"current": 2}, "current is 0 to 1, not 2"),
        ({"step": "sing"}, "step is one of lay, draw, family, over, not 'sing'"),
        ({"step": "over"}, "a game is over exactly when it has an outcome"),
        ({"outcome": "boredom"}, "outcome is one of seven species"),
        ({"outcome": "seven species"}, "a game is over exactly when it has an outcome"),
        ({"step": "family"}, "CB-8: a family step needs a family"),
        ({"known": [{"owl": 1}, {}]}, "known: more cards 'owl' than there are"),
        ({"discard_known": {"owl": 1}}, "known: more cards 'owl' than there are"),
        ({"winners": [5]}, "winners is 0 to 1, not 5"),
        ({"winners": [0]}, "nobody has won while the game goes on"),
        *(({"rng": digits}, "rng is a whole number") for digits in ("-1", "", "²", "٣", "1.5", str(2**63), "9" * 5000)),
        ({"current": 2**63}, "current: a number is further from 0"),
        ({"hands": [{"parrot": -(10**30)}, {}]}, "hands: a number is further from 0"),
        ({"seats": 6}, "CuBirds is for 1 to 5 players, not 6"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        GAME.read_position(position(**changes))


def test_who_has_to_lay_has_cards_and_who_has_to_draw_can() -> None:
    """CB-10, CB-7."""
    with pytest.raises(BadInput, match="CB-10: who has to lay has cards in hand"):
        table(["", "8 robin"])
    everything = ["7 flamingo 10 toucan 12 duck 12 parrot 16 magpie 1 owl", "8 owl 18 warbler 18 robin"]
    with pytest.raises(BadInput, match="CB-7: a draw step needs a card to draw"):
        table(everything, rows=["owl duck", "magpie parrot", "robin warbler", "robin warbler"], step="draw")


def test_a_row_has_two_species_while_the_game_goes_on() -> None:
    """CB-5."""
    with pytest.raises(BadInput, match="CB-5: every row has at least two species"):
        table(["1 owl", "8 robin"], rows=["owl owl", "magpie toucan", "duck parrot", "flamingo robin"])


def test_an_empty_hand_out_of_turn_cannot_be() -> None:
    """CB-10: an empty hand brings new hands for all at once."""
    with pytest.raises(BadInput, match="CB-10: player 1 has no cards"):
        table(["2 parrot 1 duck", ""])


def test_a_game_does_not_go_on_after_a_collection_has_won() -> None:
    """CB-9."""
    seven = "1 flamingo 1 owl 1 toucan 1 duck 1 parrot 1 magpie 1 warbler"
    for collection, ending in ((seven, "seven species"), ("3 owl 3 robin", "two species of three birds")):
        with pytest.raises(BadInput, match=f"CB-9: a collection has won already: {ending}"):
            table(["2 parrot 1 duck", "8 robin"], collections=[collection, ""])


def over(**changes: Any) -> bytes:
    won = table(["2 parrot 1 duck", "8 robin"], collections=["3 owl 2 robin", "1 flamingo"])
    fields = msgspec.to_builtins(GAME.dump(won))
    fields["collections"][0]["robin"] += 1
    fields["pile"]["robin"] -= 1
    fields |= {"step": "over", "outcome": "two species of three birds", "winners": [0]}
    return msgspec.json.encode(fields | changes)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"winners": [1]}, "CB-9: the current player has won"),
        ({"winners": []}, "CB-9: the current player has won"),
        ({"current": 1}, "CB-9: the current player, and nobody else"),
        ({"outcome": "seven species"}, "CB-9: the current player, and nobody else"),
        ({"outcome": "too few cards for new hands"}, "CB-10: everybody discards"),
        ({"outcome": "a row could not be refilled"}, "CB-5"),
    ],
)
def test_a_game_is_over_for_the_reason_it_says(changes: dict[str, Any], words: str) -> None:
    assert GAME.read_position(over()).waiting() == 0
    with pytest.raises(BadInput, match=words):
        GAME.read_position(over(**changes))


def test_robinbirds_hand_lies_open_also_where_a_position_does_not_say_so() -> None:
    """CB-12: what the player sees is not dealt again."""
    fields = msgspec.to_builtins(GAME.dump(GAME.new(1, seed=3)))
    del fields["known"]
    state = GAME.read_position(msgspec.json.encode(fields))
    assert msgspec.to_builtins(GAME.dump(state))["known"][1] == fields["hands"][1]
    with pytest.raises(BadInput, match="CB-12: Robinbird's hand lies open"):
        GAME.read_position(msgspec.json.encode(fields | {"known": [{}, {}]}))
