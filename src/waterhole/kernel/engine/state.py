"""The contract between a game and everything that plays it: State and Event.

Compiled by mypyc together with all rules. The same source runs interpreted and must then give
the same numbers, so every value that could pass 63 bits is masked.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from waterhole.kernel.engine.masks import BIT, lowest
from waterhole.kernel.engine.rng import Rng

MOST_SEATS: Final = 8
UNDEALT: Final[vec[i64]] = vec[i64]([])  # what a field is until its list is dealt, so that no reader has to ask


@final
class Event:
    """One thing that happened: `shown` to all, `hidden` only to the seats in the mask `witnesses`."""

    def __init__(
        self, kind: str, seat: i64, shown: tuple[int, ...], hidden: tuple[int, ...] = (), witnesses: i64 = 0
    ) -> None:
        self.kind = kind
        self.seat: i64 = seat
        self.shown = shown
        self.hidden = hidden
        self.witnesses: i64 = witnesses

    def witnessed_by(self, seat: int) -> bool:
        return seat >= 0 and (self.witnesses >> seat) & 1 == 1


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages
class State:
    """A game in progress: mutable, native, one subclass per game.

    `apply` trusts its caller; `Match.play` is the door where moves are checked.
    """

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats: i64 = seats
        self.rng = rng
        self.journal: list[Event] | None = None  # None while searching: then no event is built

    def waiting(self) -> i64:
        """Bit mask of the seats that owe a decision; several: simultaneous; 0: the game is over.

        A game has this or `decider`; the other follows.
        """
        seat = self.decider()
        if seat < 0:
            return 0
        return BIT[seat]

    def decider(self) -> i64:
        """The seat that a reader who asks one seat at a time asks next; -1 when the game is over."""
        mask = self.waiting()
        if mask == 0:
            return -1
        return lowest(mask)

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        """Write the legal moves of a waiting seat into out, return how many (at least 1)."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64) -> None:
        """Make a legal move, in place."""
        raise NotImplementedError

    def take_back(self, seat: i64) -> bool:
        """Undo a secret simultaneous choice that is not yet revealed; the seat is waiting again.

        False, and nothing changes, where the seat has no such choice pending.
        """
        return False

    def clone(self) -> State:
        """An independent copy without journal."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """In place: deal again all that this seat cannot know, chance to come included.

        The result depends only on what the seat knows and on rng, never on the secrets that were here.
        Others' pending secret choices are drawn again, evenly from their legal moves. Seat -1 is a spectator.
        """
        raise NotImplementedError

    def stack(self, seat: i64, other: i64) -> None:
        """In place: of the cards that this seat cannot know, all that could lie in the other's hand do.

        With `other` the seat itself nobody else holds any. No position that could come about, but whatever that hand
        might do it can: where a game asks those who hold something, undo must find out whether it could have. Most
        games ask nobody for what he holds, and nothing is to be done.
        """

    def scores(self) -> vec[i64]:
        """Points of each seat as they stand."""
        raise NotImplementedError

    def ranks(self) -> vec[i64]:
        """Places of a finished game: 1 = winner, shared where shared."""
        raise NotImplementedError

    def outcome(self) -> str:
        """Why the game ended, in the words of the table; empty while it goes on."""
        raise NotImplementedError

    def audit(self) -> str:
        """What is wrong with this position (a card lost, a count that does not hold); empty if nothing."""
        raise NotImplementedError

    def note(self, kind: str, seat: i64, shown: tuple[int, ...]) -> None:
        """Something happened that everybody sees."""
        if self.journal is not None:
            self.journal.append(Event(kind, seat, shown))


# What belongs to one game takes that game's own class under State: its policy, its views, its positions. Whoever calls
# them knows a State and no more; compiled code checks the class where it is taken.
OwnState = Any


def seat_after(seat: i64, steps: i64, seats: i64) -> i64:
    """The seat so many places clockwise; from a spectator (-1) as from seat 0."""
    if seat < 0:
        return steps
    return (seat + steps) % seats


def ranks_by(points: vec[i64]) -> vec[i64]:
    """Places by points, most first; equal points share a place."""
    n: i64 = len(points)
    ranks = vec[i64]([1] * n)
    for a in range(n):
        for b in range(n):
            if points[b] > points[a]:
                ranks[a] += 1
    return ranks


def winners_first(seats: i64, winners: i64) -> vec[i64]:
    """Places where the rules know winners and no order among the others: 1 for each of the mask, 2 for the others."""
    ranks = vec[i64]([2] * seats)
    for seat in range(seats):
        if winners & BIT[seat]:
            ranks[seat] = 1
    return ranks


def winners_by(ranks: vec[i64]) -> i64:
    """Bit mask of the seats in first place."""
    winners: i64 = 0
    for seat in range(i64(len(ranks))):
        if ranks[seat] == 1:
            winners |= BIT[seat]
    return winners


def legal_moves(state: State, seat: i64, most: i64) -> list[int]:
    """The legal moves of a seat, none where it owes no decision; `most` is the size of the move table.

    For interpreted callers: a vec that they pass into compiled code is never freed (mypyc 2.4.1).
    """
    if seat < 0 or (state.waiting() >> seat) & 1 == 0:
        return []
    moves = vec[i64]([0] * most)
    return [moves[i] for i in range(state.legal(seat, moves))]


def scores_of(state: State) -> tuple[int, ...]:
    """The points of each seat, for interpreted callers."""
    points = state.scores()
    return tuple([points[seat] for seat in range(len(points))])


def ranks_of(state: State) -> tuple[int, ...]:
    """The places of a finished game, none while it goes on, for interpreted callers."""
    if state.waiting():
        return ()
    places = state.ranks()
    return tuple([places[seat] for seat in range(len(places))])
