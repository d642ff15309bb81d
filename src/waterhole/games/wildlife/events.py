"""Wildlife: what can be seen happening, and how it is told."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from waterhole.games.wildlife.engine.components import (
    ABILITIES,
    AREA_NAMES,
    CARD_NAMES,
    DEEDS,
    LEVELS,
    ORGANISMS,
    OUTCOMES,
    SPACE_NAMES,
    TERRAINS,
)
from waterhole.games.wildlife.engine.view import cards, sheet
from waterhole.games.wildlife.view import Cards, Sheet
from waterhole.kernel.events import FromOne, Reading, Rest, Seats, Secret, named, teller
from waterhole.kernel.game import Seen

CardName = Annotated[str, named(CARD_NAMES)]
Deed = Annotated[str, named(DEEDS)]
Space = Annotated[str, named(SPACE_NAMES)]


class Organism(Seen, frozen=True, tag="organism"):
    organism: Annotated[str, named(ORGANISMS)]
    price: int


class Turn(Seen, frozen=True, tag="turn"):
    round: FromOne


class Fed(Seen, frozen=True, tag="fed"):
    """Food tiles paid points at the start of a turn."""

    tiles: int
    points: int


class Tile(Seen, frozen=True, tag="tile"):
    """A tile was seeded, expanded onto an empty space, or removed by an epidemic."""

    kinds: ClassVar = ("seeded", "expanded", "removed")
    how: str
    space: Space


class Moved(Seen, frozen=True, tag="moved"):
    """A tile migrated, moved by mobility, or changed places with another's."""

    kinds: ClassVar = ("migrated", "moved", "swapped")
    how: str
    origin: Space
    space: Space
    victim: int  # of a swap, else -1


class Struck(Seen, frozen=True, tag="struck"):
    """An attack, aggression or swap was announced."""

    deed: Deed
    space: Space
    victim: int


class Defended(Seen, frozen=True, tag="defended"):
    deed: Deed
    space: Space


class Beat(Seen, frozen=True, tag="beat"):
    space: Space
    victim: int


class Card(Seen, frozen=True, tag="card"):
    """A card was played, auctioned, left unsold, took effect, was named (a joker) or was used for nothing."""

    kinds: ClassVar = ("played", "auctioned", "unsold", "happened", "named", "nothing")
    how: str
    card: CardName


def none_below_0(food: int) -> int | None:
    return food if food >= 0 else None


class Bid(Seen, frozen=True, tag="bid"):
    kinds: ClassVar = ("bid", "passed")
    food: Annotated[int | None, Reading(none_below_0)]  # None: passed


class Bought(Seen, frozen=True, tag="bought"):
    card: CardName
    price: int
    fallen: int
    auctioneer: int


class Improved(Seen, frozen=True, tag="improved"):
    terrain: Annotated[str, named(TERRAINS)]
    level: Annotated[str, named(LEVELS)]


class Took(Seen, frozen=True, tag="took"):
    ability: Annotated[str, named(ABILITIES)]
    holder: int  # -1: the supply


class Food(Seen, frozen=True, tag="food"):
    """Food was converted, found or lost in a famine, there with points: so much of each."""

    kinds: ClassVar = ("converted", "found", "starved")
    how: str
    food: int
    points: int


class Filled(Seen, frozen=True, tag="filled"):
    area: Annotated[str, named(AREA_NAMES)]
    pawn: int
    points: int


class Gained(msgspec.Struct, frozen=True, gc=False):
    seat: int
    points: int


class Scored(Seen, frozen=True, tag="scored"):
    sheet: Sheet
    gained: tuple[Gained, ...]  # the sheet's totals, as they are told


def scored(seat: int, numbers: Annotated[tuple[int, ...], Rest(int)]) -> Scored:
    """Of six numbers for each player; the last, what he gained, is the sheet's total."""
    seats = len(numbers) // 6
    lo, hi, adaptations, abilities, food = [list(numbers[part * seats : (part + 1) * seats]) for part in range(5)]
    counted = sheet(lo, hi, adaptations, abilities, food)
    return Scored(seat, counted, tuple(Gained(player, points) for player, points in enumerate(counted.totals)))


class Drew(Seen, frozen=True, tag="drew"):
    count: int
    cards: Annotated[Cards | None, Secret(cards)]  # None: not for your eyes


class Reshuffled(Seen, frozen=True, tag="reshuffled"):
    count: int


class Ended(Seen, frozen=True, tag="ended"):
    outcome: Annotated[str, named(OUTCOMES)]
    winners: Seats


tell = teller(__name__, scored=scored).tell
