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
        ({"hands": [{"eagle": 1}, {"robin": 8}]}, "there is no bird 'eagle'; the birds are: flamingo, owl"),
        ({"hands": [{"parrot": 2}]}, "hands: 1 are given for 2 players"),
        ({"rows": [["owl", "duck"]]}, "there are 4 rows, not 1"),
        ({"rows": [["owl", "duck", "owl"]] * 4}, "CB-3: the birds of a species lie side by side"),
        ({"rows": [["owl", "dodo"]] * 4}, "there is no bird 'dodo'"),
        ({"current": 2}, "seats are numbered 0 to 1, not 2"),
        ({"step": "sing"}, "step is one of lay, draw, family, over, not 'sing'"),
        ({"step": "over"}, "a game is over exactly when it has an outcome"),
        ({"outcome": "boredom"}, "outcome is one of seven species"),
        ({"outcome": "seven species"}, "a game is over exactly when it has an outcome"),
        ({"step": "family"}, "CB-8: a family step needs a family"),
        ({"known": [{"owl": 1}, {}]}, "known: more cards 'owl' than there are"),
        ({"discard_known": {"owl": 1}}, "known: more cards 'owl' than there are"),
        ({"winners": [5]}, "winners are players 0 to 1"),
        ({"rng": "-1"}, "rng is a whole number"),
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
