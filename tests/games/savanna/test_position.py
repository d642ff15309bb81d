"""Positions as JSON: what does not add up is refused with the reason."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.savanna.pictures import grid, position, state
from tests.games.savanna.test_scoring import ESTHER, N, P
from waterhole.games.savanna import GAME
from waterhole.games.savanna.view import Cards
from waterhole.kernel.game import BadInput

START = position(3, [grid("grass tree")] * 3)
TWO = position(2, [grid("grass tree")] * 2)
PLACING = position(3, [grid("grass")] * 3, "place", selected=["lion", "tree", "zebra"])
ALONE = position(1, [grid("grass tree"), grid("lion")], "give")
OVER = position(3, [grid(ESTHER), grid(N), grid(P)], "over")
TEN: Cards = {"lion": 5, "tree": 5}


def test_what_is_nowhere_else_is_in_the_rest() -> None:
    loaded = GAME.dump(state(START))
    again = msgspec.json.decode(msgspec.json.encode(loaded), type=GAME.position)
    assert GAME.dump(GAME.load(again)) == loaded


@pytest.mark.parametrize(
    ("base", "changes", "reason"),
    [
        (START, {"seats": 7}, "for 1 to 6 players, not 7"),
        (START, {"grade": "hard"}, "grade is one of easy, normal, difficult, not 'hard'"),
        (START, {"step": "lay"}, "step is one of select, place, give, over, not 'lay'"),
        (START, {"step": "give"}, "ES-11: cards are given only in the solo game"),
        (START, {"grade": "easy"}, "ES-11: the grade is for the solo game"),
        (START, {"rng": "²"}, "rng is a whole number"),
        (START, {"turn": 2**63}, "turn: a number is further from 0"),
        (START, {"rng": "-1"}, "rng is a whole number"),
        (START, {"turn": 20}, "at the step 'select' 0 to 19 turns are completed, not 20"),
        (START, {"turn": 0, "step": "place"}, "at the step 'place' 1 to 18 turns are completed, not 0"),
        (OVER, {"turn": 19}, "at the step 'over' 20 to 20 turns are completed, not 19"),
        (START, {"turn": 3}, "hand 1 has 9 cards; after 3 turns it has 8"),
        (START, {"hands": START.hands[:2]}, "hands: 2 are given; there are 3"),
        (TWO, {"hands": TWO.hands[:2]}, "hands: 2 are given; there are 3"),
        (START, {"grids": START.grids[:1]}, "grids: 1 are given; there are 3"),
        (START, {"selected": ["lion"]}, "selected: 1 are given; there are 3"),
        (START, {"targets": [None]}, "targets: 1 are given; there are 3"),
        (START, {"hands": [TEN, *START.hands[1:]]}, "hand 1 has 10 cards; after 2 turns it has 9"),
        (START, {"hands": [{"lino": 9}, *START.hands[1:]]}, "there is no card 'lino'"),
        (START, {"hands": [{"lion": 11}, *START.hands[1:]]}, "there cannot be 11 cards 'lion'; the game has 10"),
        (START, {"hands": [{"vulture": 8, "lion": 1}] * 3}, "the game has 8 cards 'vulture', the position 24"),
        (START, {"rest": {}}, "the game has 12 cards 'watering hole', the position"),
        (START, {"aside": {"lion": 3}}, "aside: 3 cards; after 2 turns of 3 seats there are 0"),
        (TWO, {"pile": {}}, "pile: 0 cards; after 2 turns of 2 seats there are 2"),
        (START, {"grids": [grid("grass"), *START.grids[1:]]}, "ecosystem 1 has 1 cards; after 2 turns it has 2"),
        (
            START,
            {"grids": [grid("grass tree", "A1"), *START.grids[1:]]},
            "ES-2: the first card of an ecosystem lies on D5",
        ),
        (START, {"grids": [grid("grass . tree"), *START.grids[1:]]}, "ES-3: a card does not lie beside another"),
        (START, {"grids": [{"D5": "tree", "H1": "lion"}, *START.grids[1:]]}, "a cell is one of A1 to G9, not .H1."),
        (START, {"grids": [{"D5": "tree", "D6": "puma"}, *START.grids[1:]]}, "there is no card 'puma'"),
        (
            position(3, [grid("grass tree lion\n. zebra .")] * 3),
            {
                "grids": [
                    grid("grass tree lion zebra"),
                    grid("lion . grass grass\nzebra"),
                    grid("lion\nzebra\ntree\nlion"),
                ]
            },
            "ES-3: a card does not lie beside another",
        ),
        (
            position(
                3, [grid("grass tree lion zebra tree")] * 3, hands=[{"lion": 2, "hyena": 4}] * 2 + [{"vulture": 6}]
            ),
            {"grids": [grid("lion\nzebra\ntree\ntree\ntree", "B5"), *[grid("grass tree grass zebra tree")] * 2]},
            "ES-2: an ecosystem has more than 4 rows or 5 columns",
        ),
        (ALONE, {"grids": [ALONE.grids[0], {"E5": "lion"}]}, "first card of an ecosystem lies on D5"),
        (
            position(1, [grid("grass tree lion"), grid("lion zebra")], "give"),
            {"grids": [grid("grass tree lion"), grid("lion\nzebra")]},
            "ES-11: Swala's cards do not lie from left to right, from top to bottom",
        ),
        (
            START,
            {"selected": ["lion", "vulture", "hyena"]},
            "ES-1: when everybody has chosen, the step 'select' is over",
        ),
        (
            position(3, [grid("grass")] * 3, hands=[{"lion": 10}, {"tree": 10}, {"zebra": 10}]),
            {"selected": ["tree", None, None]},
            "ES-1: a selected card is not in the hand",
        ),
        (PLACING, {"targets": ["F5", None, None]}, "ES-2: a card is to lie where none may lie"),
        (PLACING, {"targets": ["Z5", None, None]}, "targets is one of A1 to G9, not .Z5."),
        (OVER, {"selected": ["lion", None, None]}, "ES-1: at the step 'over' nobody has a choice pending"),
        (START, {"targets": ["D4", None, None]}, "ES-1: a seat has chosen exactly if nothing is asked of it"),
    ],
)
def test_a_position_that_does_not_add_up_is_refused(base: Any, changes: dict[str, Any], reason: str) -> None:
    state(base)
    with pytest.raises(BadInput, match=reason.replace("(", r"\(")):
        GAME.load(msgspec.structs.replace(base, **changes))


def test_a_position_where_a_card_was_revealed_needs_to_say_which() -> None:
    with pytest.raises(BadInput, match="ES-1: at the step 'place' every seat has a revealed card"):
        GAME.load(msgspec.structs.replace(PLACING, selected=["lion", None, "zebra"]))
