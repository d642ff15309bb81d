"""What the tables of a tournament come to: points, and who stands where. Pure; docs/tournaments.md says the rules.

A table is worth one point at most, however many sit at it: the share of the others whom one has left behind, with half
for each with whom one shares a place. A bye is worth a whole one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Literal

import msgspec

Kind = Literal["knockout", "swiss", "robin", "arena"]
ONE = Fraction(1)


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in a tournament, a person or a bot."""

    number: int
    rating: float
    gone: bool = False  # is not paired any more


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """Who meets in a round; alone is a bye."""

    round: int
    board: int
    seats: tuple[int, ...]  # the entrants' numbers
    places: tuple[int, ...] | None = None  # once it is over; 1 is the best, and places may be shared

    @property
    def bye(self) -> bool:
        return len(self.seats) == 1

    @property
    def over(self) -> bool:
        return self.bye or self.places is not None


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """How an entrant stands."""

    number: int
    place: int  # may be shared
    points: Fraction
    against: Fraction  # how strong the others at one's tables were: their points, the mean of each table
    wins: int  # tables where nobody was better
    played: int  # tables that are over, byes among them


def points_at(pairing: Pairing) -> dict[int, Fraction]:
    """What a table is worth to each."""
    if pairing.bye:
        return {pairing.seats[0]: ONE}
    if pairing.places is None:
        return {}
    others = len(pairing.seats) - 1
    return {
        number: Fraction(
            sum(2 if other > place else other == place for other in pairing.places) - 1,  # oneself is no tie
            2 * others,
        )
        for number, place in zip(pairing.seats, pairing.places, strict=True)
    }


def totals(pairings: Iterable[Pairing]) -> Mapping[int, Fraction]:
    found: dict[int, Fraction] = defaultdict(Fraction)
    for pairing in pairings:
        for number, points in points_at(pairing).items():
            found[number] += points
    return found


def winner_of(pairing: Pairing, ratings: Mapping[int, float]) -> int:
    """Who goes on in a knock-out; of those who share the first place the one of whom less was expected."""
    if pairing.places is None:
        return pairing.seats[0]
    best = min(pairing.places)
    tied = [number for number, place in zip(pairing.seats, pairing.places, strict=True) if place == best]
    return min(tied, key=lambda number: (ratings[number], -number))


def standings(kind: Kind, entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> list[Line]:
    """Best first."""
    worth = totals(pairings)
    against: dict[int, Fraction] = defaultdict(Fraction)
    wins: dict[int, int] = defaultdict(int)
    played: dict[int, int] = defaultdict(int)
    for pairing in pairings:
        for number in pairing.seats if pairing.over else ():
            played[number] += 1
            others = [worth[other] for other in pairing.seats if other != number]
            against[number] += sum(others, Fraction()) / max(1, len(others))
            wins[number] += pairing.places is None or pairing.places[pairing.seats.index(number)] == 1
    reached = survived(entrants, pairings) if kind == "knockout" else {}

    def merit(number: int) -> tuple[int, int, Fraction, Fraction, int]:
        """A knock-out is decided by how far one came and the place reached there; all else by points."""
        if kind == "knockout":
            return *reached.get(number, (0, 0)), Fraction(), Fraction(), 0
        return 0, 0, worth[number], against[number], wins[number]

    order = sorted(entrants, key=lambda one: (merit(one.number), one.rating, -one.number), reverse=True)
    lines: list[Line] = []
    for index, one in enumerate(order):
        shared = index > 0 and merit(one.number) == merit(order[index - 1].number)
        lines.append(
            Line(
                number=one.number,
                place=lines[-1].place if shared else index + 1,
                points=worth[one.number],
                against=against[one.number],
                wins=wins[one.number],
                played=played[one.number],
            )
        )
    return lines


def survived(entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> dict[int, tuple[int, int]]:
    """In a knock-out: the last round that somebody reached, one more for its winner, and the place there (negative)."""
    ratings = {one.number: one.rating for one in entrants}
    found: dict[int, tuple[int, int]] = {}
    for pairing in sorted(pairings, key=lambda one: one.round):
        places = pairing.places or (1,) * len(pairing.seats)
        for number, place in zip(pairing.seats, places, strict=True):
            won = pairing.over and number == winner_of(pairing, ratings)
            found[number] = (pairing.round + 1, 0) if won else (pairing.round, -place)
    return found
