"""Who plays with whom, of those who look for people: near in strength at first, then whoever is there."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from itertools import combinations

import msgspec

NEAR = 100.0  # points of rating between two who are matched at once
WIDER = 15.0  # points more for each second that one of them has waited
ANYBODY = 60.0  # seconds after which the difference no longer counts
OFFER = 20.0  # seconds after which bots are offered

Apart = Collection[frozenset[str]]  # pairs of people who are never matched


class Seeker(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who looks for people to play with."""

    who: str
    game: str
    pace: str
    players: int
    bots: bool  # takes bots for the seats that stay empty
    rating: float
    since: float

    @property
    def queue(self) -> tuple[str, str, int]:
        return self.game, self.pace, self.players


def reach(waited: float) -> float:
    return NEAR + WIDER * waited if waited < ANYBODY else math.inf


def fit(one: Seeker, other: Seeker, apart: Apart, now: float) -> bool:
    """Whether two may sit at one table: as far apart as the one who has waited longer takes."""
    waited = now - min(one.since, other.since)
    return abs(one.rating - other.rating) <= reach(waited) and frozenset({one.who, other.who}) not in apart


def matched(seekers: Iterable[Seeker], apart: Apart, now: float) -> list[list[Seeker]]:
    """Tables to be opened now; one with fewer people than players is for those who take bots.

    Who has waited longest is served first, with those nearest in strength.
    """
    free = sorted(seekers, key=lambda one: (one.since, one.who))
    found = []
    while free:
        first, *free = free
        group = company(first, free, apart, now)
        if len(group) < first.players and first.bots:
            group = company(first, [one for one in free if one.bots], apart, now)
        elif len(group) < first.players:
            continue
        found.append(group)
        free = [one for one in free if one not in group]
    return found


def company(first: Seeker, others: Sequence[Seeker], apart: Apart, now: float) -> list[Seeker]:
    """The first with as many others as the table takes, each of whom fits everybody."""
    group = [first]
    near = sorted(others, key=lambda one: (abs(one.rating - first.rating), one.since, one.who))
    for one in near:
        if one.queue == first.queue and all(fit(one, seated, apart, now) for seated in group):
            group.append(one)
        if len(group) == first.players:
            break
    return group


def pairs(people: Collection[str]) -> Iterable[frozenset[str]]:
    return (frozenset(pair) for pair in combinations(sorted(people), 2))
