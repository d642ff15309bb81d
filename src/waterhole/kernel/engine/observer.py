"""What a seat may know, as numbers in fixed places: for learners."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from waterhole.kernel.engine.masks import BIT
from waterhole.kernel.engine.state import OwnState, State

LONGEST: Final = 1 << 14  # no observation is longer


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


@final
class Page:
    """Where an observation is written, part after part; `parts` notes the name and length of each, where asked to."""

    def __init__(self, out: vec[i16], at: i64) -> None:
        self.out = out
        self.at: i64 = at
        self.parts: list[tuple[str, int]] | None = None
        self.about = ""

    def turn_to(self, what: str, number: i64) -> None:
        """The parts from here on are about a player, a row, a slot."""
        if self.parts is not None:
            self.about = f"{what} {number}: "

    def turn_to_table(self) -> None:
        self.about = ""

    def room(self, name: str, length: i64) -> i64:
        """The place of the next part, which takes so many."""
        if self.parts is not None:
            self.parts.append((self.about + name, length))
        at = self.at
        self.at = at + length
        return at

    def zeros(self, name: str, length: i64) -> i64:
        """The same with nothing in it yet."""
        at = self.room(name, length)
        out = self.out
        for i in range(length):
            out[at + i] = 0
        return at

    def number(self, name: str, n: i64) -> None:
        self.out[self.room(name, 1)] = i16(n)

    def flag(self, name: str, holds: bool) -> None:
        at = self.room(name, 1)
        self.out[at] = 0
        if holds:
            self.out[at] = 1

    def counts(self, name: str, bag: i64, width: i64, kinds: i64) -> None:
        """How many there are of each kind in a bag with counts of so many bits."""
        at = self.room(name, kinds)
        out = self.out
        most = BIT[width] - 1
        for kind in range(kinds):
            out[at + kind] = i16(bag & most)
            bag >>= width

    def mask(self, name: str, mask: i64, length: i64) -> None:
        """The first bits of a mask."""
        self.counts(name, mask, 1, length)

    def choice(self, name: str, length: i64, which: i64) -> None:
        """A 1 at `which`; all 0 where it lies outside."""
        at = self.zeros(name, length)
        if 0 <= which < length:
            self.out[at + which] = 1

    def nothing(self, length: i64) -> None:
        """Zeros in place of several parts, where nobody sits of whom they could tell."""
        self.zeros("", length)


class PartObserver(Observer):
    """One that names each part where it writes it: the layout is what it writes of any game."""

    def any_game(self, seats: i64) -> State:
        raise NotImplementedError

    def show(self, game: OwnState, seat: i64, to: Page) -> None:
        """Write all parts, in their order, named once each."""
        raise NotImplementedError

    def layout(self, seats: i64) -> list[tuple[str, int]]:
        page = Page(vec[i16]([0] * LONGEST), 0)
        parts: list[tuple[str, int]] = []
        page.parts = parts
        self.show(self.any_game(seats), -1, page)
        return parts

    def write(self, game: OwnState, seat: i64, out: vec[i16], at: i64) -> i64:
        page = Page(out, at)
        self.show(game, seat, page)
        return page.at
