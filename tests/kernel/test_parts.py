"""Parts that a struct declares: each is written, read and checked by its kind."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import BadInput, Position
from waterhole.kernel.kit import Table
from waterhole.kernel.parts import Cards, Choice, Count, Flag, Mask, Packed, Seat, Step, read_parts, written

FRUIT = Cards(("fig", "date"), (3, 2), "fruit")


def fruit(bag: int) -> dict[str, int]:
    return {name: n for name, n in zip(FRUIT.names, (bag & 3, bag >> 2), strict=True) if n}


class Orchard(Table):
    """A table with one part of each kind; Nan plays without a seat."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, Rng(5))
        self.hands = [0] * (seats + 1)
        self.bids = [-1] * seats
        self.pile = self.day = self.owner = self.step = self.wet = self.passed = self.winners = 0


class OrchardPosition(Position, frozen=True, kw_only=True):
    hands: Annotated[list[dict[str, int]], Packed(cards=FRUIT, units=(1, 4), shown=fruit, each=True)]
    bids: Annotated[list[str | None], Choice(names=FRUIT.names, blank=None, each=True)] = []
    pile: Annotated[dict[str, int] | None, Packed(cards=FRUIT, units=(1, 4), shown=fruit)] = None
    day_number: Annotated[int, Count(least=1, most=7, base=1, name="day")] = 1
    owner: Annotated[int, Seat(or_nobody=True)] = -1
    step: Annotated[str, Step(names=("pick", "over"))] = "pick"
    wet: Annotated[bool, Flag()] = False
    passed: Annotated[list[int], Mask()] = []
    winners: Annotated[list[int], Mask(extras=True)] = []


GIVEN = OrchardPosition(
    seats=2, rng="5", hands=[{"fig": 2}, {}, {"date": 1}], bids=["date", None], pile={"fig": 1, "date": 1},
    day_number=3, owner=1, step="over", wet=True, passed=[0], winners=[2],
)  # fmt: skip


def read(**changes: object) -> Orchard:
    table = Orchard(2)
    read_parts(table, msgspec.structs.replace(GIVEN, **changes), players=3)
    return table


def test_a_struct_is_read_into_a_table_and_written_from_it() -> None:
    table = read()
    assert (table.hands, table.bids, table.pile) == ([2, 0, 4], [1, -1], 5)
    assert (table.day, table.owner, table.step, table.wet, table.passed, table.winners) == (2, 1, 1, 1, 1, 4)
    assert written(OrchardPosition, table) == GIVEN


def test_what_is_left_out_stays_as_the_table_has_it() -> None:
    table = read(bids=[], pile=None)
    assert (table.bids, table.pile) == ([-1, -1], 0)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"hands": []}, "hands: 0 are given; there are 3"),
        ({"bids": [None]}, "bids: 1 are given; there are 2"),
        ({"bids": ["plum", None]}, "bids is one of fig, date, not 'plum'"),
        ({"pile": {"plum": 1}}, "there is no fruit 'plum'"),
        ({"pile": {"fig": 4}}, "there cannot be 4 fruits 'fig'; the game has 3"),
        ({"day_number": 0}, "day_number is 1 to 7, not 0"),
        ({"owner": 2}, "owner is -1 to 1, not 2"),
        ({"step": "sleep"}, "step is one of pick, over"),
        ({"passed": [2]}, "passed is 0 to 1, not 2"),
        ({"passed": [1, 1]}, "passed: each is named once"),
        ({"winners": [3]}, "winners is 0 to 2, not 3"),
    ],
)
def test_what_a_kind_cannot_be_is_refused_by_the_name_of_its_field(changes: dict[str, object], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        read(**changes)


def test_a_rest_that_is_left_out_has_all_cards_that_are_nowhere_else() -> None:
    assert FRUIT.all_there([{"fig": 1}, {"date": 2}], None) == {"fig": 2, "date": 0}
    assert FRUIT.all_there([{"fig": 1}], {"fig": 2, "date": 2}) == {"fig": 2, "date": 2}
    for places, rest in (([{"fig": 2}, {"fig": 2}], None), ([{"fig": 1}], {"fig": 1, "date": 2})):
        with pytest.raises(BadInput, match="the game has 3 fruits 'fig', the position"):
            FRUIT.all_there(places, rest)
