"""Ecosystem: Savanna: what can be seen happening, and how it is told."""

from __future__ import annotations

from typing import Annotated

from waterhole.games.savanna.engine.components import CELL_NAME, CENTRE, GAZELLE, KIND, OUTCOMES, ZEBRA
from waterhole.games.savanna.engine.view import cards_of
from waterhole.games.savanna.view import Cards
from waterhole.kernel.events import Reading, Seats, Secret, named, teller
from waterhole.kernel.game import Seen

Card = Annotated[str, named(KIND)]
Cell = Annotated[str, named(CELL_NAME)]
OwnCards = Annotated[Cards | None, Secret(cards_of)]  # None: not for your eyes


class Dealt(Seen, frozen=True, tag="dealt"):
    count: int
    cards: OwnCards


class Selected(Seen, frozen=True, tag="selected"):
    """Told when all have selected."""

    card: Card


class Neutral(Seen, frozen=True, tag="neutral"):
    """A card left the neutral hand for its pile."""

    card: Card


class Placed(Seen, frozen=True, tag="placed"):
    """Told when all have placed."""

    card: str
    cell: str
    flips: Cards  # what lions and cheetahs catch now that they did not before
    first: bool  # there was no grid before it


def placed(seat: int, card: Card, cell: Cell, gazelles: int, zebras: int) -> Placed:
    prey = {KIND[GAZELLE]: gazelles, KIND[ZEBRA]: zebras}
    flips = {kind: count for kind, count in prey.items() if count}
    return Placed(seat, card, cell, flips, cell == CELL_NAME[CENTRE])  # ES-2


class Given(Seen, frozen=True, tag="given"):
    """A card for Swala."""

    card: str
    cell: str
    first: bool  # there was no grid before it


def given(seat: int, card: Card, cell: Cell) -> Given:
    return Given(seat, card, cell, cell == CELL_NAME[CENTRE])


def next_or_previous(step: int) -> str:
    return "next" if step > 0 else "previous"


class Passed(Seen, frozen=True, tag="passed"):
    to: Annotated[str, Reading(next_or_previous)]


class Aside(Seen, frozen=True, tag="aside"):
    count: int
    cards: OwnCards


class Drew(Seen, frozen=True, tag="drew"):
    count: int
    cards: OwnCards


class Ended(Seen, frozen=True, tag="ended"):
    outcome: Annotated[str, named(OUTCOMES)]
    winners: Seats


tell = teller(__name__, placed=placed, given=given).tell
