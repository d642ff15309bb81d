"""How events are told from what their structs declare."""

from __future__ import annotations

from typing import Annotated, ClassVar

import pytest

from waterhole.kernel.engine.state import Event
from waterhole.kernel.events import FromOne, Rest, Seats, Secret, named, teller
from waterhole.kernel.game import SPECTATOR, Seen

BIRDS = ("owl", "robin")
Bird = Annotated[str, named(BIRDS)]


class Laid(Seen, frozen=True, tag="laid"):
    bird: Bird
    count: int
    row: FromOne


class Drew(Seen, frozen=True, tag="drew"):
    count: int
    bird: Annotated[str | None, Secret(BIRDS.__getitem__)]


class Left(Seen, frozen=True, tag="left"):
    kinds: ClassVar = ("flew", "walked")
    how: str
    birds: Annotated[tuple[str, ...], Rest(BIRDS.__getitem__)]


class Ended(Seen, frozen=True, tag="ended"):
    winners: Seats
    many: bool


def ended(seat: int, winners: Seats) -> Ended:
    return Ended(seat, winners, len(winners) > 1)


tell = teller(__name__, ended=ended).tell


def test_every_number_is_told_as_its_field_declares() -> None:
    assert tell(Event("laid", 2, (1, 3, 0)), SPECTATOR) == Laid(2, "robin", 3, 1)


@pytest.mark.parametrize(("viewer", "bird"), [(0, "robin"), (1, None), (SPECTATOR, None)])
def test_what_is_hidden_is_told_to_its_witnesses_only(viewer: int, bird: str | None) -> None:
    assert tell(Event("drew", 0, (1,), (1,), 0b01), viewer) == Drew(0, 1, bird)


def test_what_nobody_noted_is_told_to_nobody() -> None:
    assert tell(Event("drew", 0, (1,)), 0) == Drew(0, 1, None)


@pytest.mark.parametrize("how", ["flew", "walked"])
def test_a_struct_of_several_kinds_says_which_it_was(how: str) -> None:
    assert tell(Event(how, 1, (0, 1, 1)), 0) == Left(1, how, ("owl", "robin", "robin"))


def test_a_function_is_declared_like_a_struct_and_makes_one() -> None:
    assert tell(Event("ended", -1, (0b101,)), 0) == Ended(-1, (0, 2), True)


def test_a_kind_without_a_struct_is_an_error() -> None:
    with pytest.raises(KeyError, match="sang"):
        tell(Event("sang", 0, ()), 0)
