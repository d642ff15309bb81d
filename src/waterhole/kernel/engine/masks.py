"""Sets of small numbers as the bits of one integer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.kernel.engine.rng import Rng

# A table, because `1 << n` with a variable i64 compiles to a 32-bit shift.
BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(62)])


def bits(mask: i64) -> i64:
    """How many bits of a mask are set."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def lowest(mask: i64) -> i64:
    """The number of the lowest set bit; the mask must not be empty."""
    n: i64 = 0
    while (mask >> n) & 1 == 0:
        n += 1
    return n


def write_bits(mask: i64, first: i64, out: vec[i64], n: i64) -> i64:
    """The move `first + bit` for every set bit, after the n moves that are there; returns the new number of moves."""
    while mask:
        if mask & 1:
            out[n] = first
            n += 1
        mask >>= 1
        first += 1
    return n


def one_of(mask: i64, rng: Rng) -> i64:
    """The number of a set bit, drawn evenly; the mask must not be empty."""
    for i in range(rng.below(bits(mask))):
        mask &= mask - 1
    return lowest(mask)
