"""Bags: multisets of up to eight kinds of card, each in one i64.

Eight 6-bit counts (each at most 31) with the number of cards above them. Bags are values:
`hand + cards(kind, 2)`; copying costs nothing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.kernel.engine.masks import BIT
from waterhole.kernel.engine.rng import Rng

BAG_KINDS: Final = 8
BAG_WIDTH: Final = 6  # bits of a count
_COUNTS: Final[i64] = (1 << 48) - 1
_MARKS: Final[i64] = sum(32 << (6 * kind) for kind in range(BAG_KINDS))
_CARD: Final[vec[i64]] = vec[i64]([(1 << (6 * kind)) + (1 << 48) for kind in range(BAG_KINDS)])


def bag_of(counts: list[int]) -> i64:
    """The bag with counts[kind] cards of each kind."""
    return sum(n << (6 * kind) for kind, n in enumerate(counts)) + (sum(counts) << 48)


def bag_pattern(counts: list[int]) -> i64:
    """For at_least(): a pattern that asks for counts[kind] cards of each kind."""
    return sum((32 - n) << (6 * kind) for kind, n in enumerate(counts))


def cards(kind: i64, n: i64) -> i64:
    return n * _CARD[kind]


def count(bag: i64, kind: i64) -> i64:
    return (bag >> (6 * kind)) & 63


def counts(bag: i64) -> list[int]:
    """The number of cards of every kind, for interpreted callers."""
    return [count(bag, kind) for kind in range(i64(BAG_KINDS))]


def size(bag: i64) -> i64:
    return bag >> 48


def at_least(bag: i64, pattern: i64) -> i64:
    """A mark for every kind of which the bag has as many as the pattern asks."""
    return ((bag & _COUNTS) + pattern) & _MARKS


def marked(marks: i64, kind: i64) -> bool:
    return ((marks >> (6 * kind)) & 32) != 0


def draw_from(bag: i64, rng: Rng) -> i64:
    """The kind of a random card of a bag, which must not be empty."""
    return kind_of_card(bag, BAG_WIDTH, rng.below(size(bag)))


def draw_many(bag: i64, n: i64, rng: Rng) -> i64:
    """A bag of n random cards of a bag, which must have as many."""
    return draw_units(bag, BAG_WIDTH, size(bag), _CARD, n, rng)


# -- bags with other widths, of games with more kinds ---------------------------------------


def kind_of_card(bag: i64, width: i64, k: i64) -> i64:
    """The kind of the k-th card of a bag with counts of so many bits."""
    most = BIT[width] - 1
    kind: i64 = 0
    while k >= bag & most:
        k -= bag & most
        bag >>= width
        kind += 1
    return kind


def draw_units(bag: i64, width: i64, whole: i64, units: vec[i64], n: i64, rng: Rng) -> i64:
    """n random cards of a bag with `whole` of them; `units` is what a card of each kind is in it."""
    drawn: i64 = 0
    most = BIT[width] - 1
    for i in range(n):  # as kind_of_card, without the call: worlds are dealt again often
        k = rng.below(whole - i)
        counts = bag
        kind: i64 = 0
        while k >= counts & most:
            k -= counts & most
            counts >>= width
            kind += 1
        bag -= units[kind]
        drawn += units[kind]
    return drawn
