"""Chance: a fast generator for search and simulation, which a real table's draws come through as well."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# Half of the mask of 63 bits: a constant above 2**62 is no tagged integer and would be converted at each use.
_HALF: Final[i64] = 0x3FFFFFFFFFFFFFFF
_STEP: Final[i64] = 0x1E3779B97F4A7C15
_MIX_1: Final[i64] = 0x3F58476D1CE4E5B9
_MIX_2: Final[i64] = 0x14D049BB133111EB


_DRAWING: Final[i64] = -1  # in place of a counter, which is never negative: the numbers come from a source


class Source:
    """Where the numbers of a generator may come from instead: a real table's stream, or a world that is tried."""

    def next32(self) -> i64:
        """32 random bits."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, evenly."""
        raise NotImplementedError


@final
class Rng:
    """SplitMix on 63 bits: a counter, scrambled. Its whole state is one integer.

    One made by `drawing_from` asks its source instead. A copy of that knows nothing of the source, so no position
    that is handed on can foretell what a real table will draw.
    """

    source: Source  # of one that draws from it; others have none, for each costs time in every copy of a position

    def __init__(self, state: i64) -> None:
        mask: i64 = _HALF
        mask += mask + 1
        self.state: i64 = state & mask

    def next32(self) -> i64:
        """The next 32 random bits."""
        if self.state < 0:
            return self.drawn32()
        return self.mixed32()

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, evenly (n far below 2**31)."""
        if self.state < 0:
            return self.drawn_below(n)
        return (self.mixed32() * n) >> 32

    def mixed32(self) -> i64:
        """The next of one without a source; small, so that it is compiled into its callers."""
        mask: i64 = _HALF
        mask += mask + 1
        z = (self.state + _STEP) & mask
        self.state = z
        z = ((z ^ (z >> 30)) * _MIX_1) & mask
        z = ((z ^ (z >> 27)) * _MIX_2) & mask
        return (z ^ (z >> 31)) >> 31

    def drawn32(self) -> i64:
        return self.source.next32()

    def drawn_below(self, n: i64) -> i64:
        return self.source.below(n)

    def die(self) -> i64:
        """A roll of one six-sided die."""
        return 1 + self.below(6)

    def chance(self) -> float:
        """A number from 0 up to, not including, 1."""
        return float(self.next32()) / 4294967296.0

    def copy(self) -> Rng:
        return Rng(self.state)

    def split(self) -> Rng:
        """A new generator whose numbers have nothing to do with this one's."""
        high = self.next32()
        return Rng((high << 31) ^ self.next32())


def drawing_from(source: Source) -> Rng:
    """A generator whose numbers are those of a source."""
    rng = Rng(0)
    rng.source = source
    rng.state = _DRAWING
    return rng
