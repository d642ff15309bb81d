"""Keys: one number for many, by which what was worked out is found again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MIX: Final[i64] = 0x1E3779B97F4A7C15
SHIFT: Final = 31
HALF: Final[i64] = (1 << 62) - 1  # of the mask of 63 bits that a key has: a literal of its own size would not compile


def mixed(key: i64, word: i64) -> i64:
    """A key that knows one word more."""
    mask: i64 = HALF
    mask += mask + 1
    key = ((key ^ word) * MIX) & mask
    return key ^ (key >> SHIFT)
