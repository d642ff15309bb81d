"""Wildlife: the island as sets of spaces, each two words of bits (see components); nothing here allocates."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wildlife.engine.components import BIT_MODULUS, SPACE_OF_HI, SPACE_OF_LO

_PAIRS: Final[i64] = 0x0555555555555555
_QUADS: Final[i64] = 0x0333333333333333
_BYTES: Final[i64] = 0x0F0F0F0F0F0F0F0F


def ones(word: i64) -> i64:
    """How many bits of a word below 2**60 are set."""
    word -= (word >> 1) & _PAIRS
    word = (word & _QUADS) + ((word >> 2) & _QUADS)
    word = (word + (word >> 4)) & _BYTES
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 127


def beside_lo(lo: i64, hi: i64) -> i64:
    """The upper half of all neighbours of a set, sea included: mask it with the land that matters."""
    return (lo << 1) | (lo >> 1) | (lo << 12) | (lo >> 12) | (hi << 48)


def beside_hi(lo: i64, hi: i64) -> i64:
    """The lower half of all neighbours of a set, sea included."""
    return (hi << 1) | (hi >> 1) | (hi << 12) | (hi >> 12) | (lo >> 48)


def herd(lo: i64, hi: i64, own_lo: i64, own_hi: i64) -> tuple[i64, i64]:
    """All spaces of a set that hang together with the ones given."""
    while True:
        more_lo = lo | (beside_lo(lo, hi) & own_lo)
        more_hi = hi | (beside_hi(lo, hi) & own_hi)
        if more_lo == lo and more_hi == hi:
            return lo, hi
        lo = more_lo
        hi = more_hi


def only_space(lo: i64, hi: i64) -> i64:
    """The one space of a set; -1 where there are more or none."""
    if lo & (lo - 1) or hi & (hi - 1) or (lo and hi):
        return -1
    if lo:
        return SPACE_OF_LO[lo % BIT_MODULUS]
    if hi:
        return SPACE_OF_HI[hi % BIT_MODULUS]
    return -1


def write_spaces(lo: i64, hi: i64, first: i64, out: vec[i64], n: i64) -> i64:
    """A move for every space of a set; returns the new number of moves."""
    while lo:
        bit = lo & -lo
        out[n] = first + SPACE_OF_LO[bit % BIT_MODULUS]
        n += 1
        lo ^= bit
    while hi:
        bit = hi & -hi
        out[n] = first + SPACE_OF_HI[bit % BIT_MODULUS]
        n += 1
        hi ^= bit
    return n
