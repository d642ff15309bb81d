"""Packed values as people read them: what views and events are made of."""

from __future__ import annotations

from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.kernel.engine.masks import BIT

P = TypeVar("P")


def by_name(bag: i64, width: i64, names: tuple[str, ...]) -> dict[str, int]:
    """Counts packed into so many bits each, by the names of what is counted; what is not there is left out."""
    found: dict[str, int] = {}
    most = BIT[width] - 1
    for name in names:
        n = bag & most
        if n:
            found[name] = n
        bag >>= width
    return found


def numbers_in(mask: i64) -> tuple[int, ...]:
    """The numbers of the set bits of a mask: seats, for example."""
    found: list[int] = []
    n: i64 = 0
    while mask:
        if mask & 1:
            found.append(n)
        mask >>= 1
        n += 1
    return tuple(found)


def names_in(mask: i64, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the set bits of a mask."""
    found: list[str] = []
    n: i64 = 0
    while mask:
        if mask & 1:
            found.append(names[n])
        mask >>= 1
        n += 1
    return tuple(found)


def values_of(numbers: vec[i64]) -> tuple[int, ...]:
    return tuple([numbers[i] for i in range(i64(len(numbers)))])


def with_place(places: tuple[P, ...], number: i64, place: P) -> tuple[P, ...]:
    """The same places but for one."""
    found = list(places)
    found[number] = place
    return tuple(found)
