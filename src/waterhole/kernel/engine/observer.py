"""What a seat may know, as numbers in fixed places: for learners."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from waterhole.kernel.engine.masks import BIT
from waterhole.kernel.engine.state import OwnState, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """What a seat may know of one game, as numbers in fixed places: for learners.

    Seats are written from the observer's on, clockwise, so that one network can play every seat; players without a
    seat (Robinbird) come last. A spectator (-1) sees the table from seat 0 and no hand.
    """

    def layout(self, seats: i64) -> list[tuple[str, int]]:
        """The parts in their order, each with its length; options change no length."""
        return [("asked", 1)]

    def write(self, game: OwnState, seat: i64, out: vec[i16], at: i64) -> i64:
        """Write all parts from place `at` on; return the place after them."""
        state: State = game
        out[at] = 0
        if seat >= 0:
            out[at] = i16((state.waiting() >> seat) & 1)
        return at + 1


def write_counts(bag: i64, width: i64, kinds: i64, out: vec[i16], at: i64) -> i64:
    """How many there are of each kind in a bag with counts of so many bits; return the place after them."""
    most = BIT[width] - 1
    for kind in range(kinds):
        out[at + kind] = i16(bag & most)
        bag >>= width
    return at + kinds


def write_mask(mask: i64, length: i64, out: vec[i16], at: i64) -> i64:
    """The first bits of a mask."""
    return write_counts(mask, 1, length, out, at)


def one_hot(out: vec[i16], at: i64, length: i64, which: i64) -> i64:
    """`length` places with a 1 at `which`; all 0 where it lies outside. Return the place after them."""
    for i in range(length):
        out[at + i] = 0
    if 0 <= which < length:
        out[at + which] = 1
    return at + length


def same(seat: i64, player: i64) -> i16:
    """1 where a seat is this player's."""
    if seat == player:
        return 1
    return 0
