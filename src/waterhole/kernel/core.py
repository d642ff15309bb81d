"""The contract between a game and everything that plays it: State, Rng, Event, Policy.

Compiled by mypyc together with all rules. The same source runs interpreted and must then give
the same numbers, so every value that could pass 63 bits is masked.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

MOST_SEATS: Final = 8
OTHERWISE: Final = 0.1  # the weight of a move that a policy without weights would not choose

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


# -- chance --------------------------------------------------------------------

# Half of the mask of 63 bits: a constant above 2**62 is no tagged integer and would be converted at each use.
_HALF: Final[i64] = 0x3FFFFFFFFFFFFFFF
_STEP: Final[i64] = 0x1E3779B97F4A7C15
_MIX_1: Final[i64] = 0x3F58476D1CE4E5B9
_MIX_2: Final[i64] = 0x14D049BB133111EB


@final
class Rng:
    """SplitMix on 63 bits: a counter, scrambled. Its whole state is one integer."""

    def __init__(self, state: i64) -> None:
        mask: i64 = _HALF
        mask += mask + 1
        self.state: i64 = state & mask

    def next32(self) -> i64:
        """The next 32 random bits."""
        mask: i64 = _HALF
        mask += mask + 1
        z = (self.state + _STEP) & mask
        self.state = z
        z = ((z ^ (z >> 30)) * _MIX_1) & mask
        z = ((z ^ (z >> 27)) * _MIX_2) & mask
        return (z ^ (z >> 31)) >> 31

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, evenly (n far below 2**31)."""
        return (self.next32() * n) >> 32

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


def one_of(mask: i64, rng: Rng) -> i64:
    """The number of a set bit, drawn evenly; the mask must not be empty."""
    for i in range(rng.below(bits(mask))):
        mask &= mask - 1
    return lowest(mask)


# -- what happened -------------------------------------------------------------


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


# -- the contract --------------------------------------------------------------


class State:
    """A game in progress: mutable, native, one subclass per game.

    `apply` trusts its caller; `Match.play` is the door where moves are checked.
    """

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats: i64 = seats
        self.rng = rng
        self.journal: list[Event] | None = None  # None while searching: then no event is built

    def waiting(self) -> i64:
        """Bit mask of the seats that owe a decision; several: simultaneous; 0: the game is over."""
        raise NotImplementedError

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


class Policy:
    """A bot's knowledge of one game. It may look only at what `seat` knows of the state."""

    def choose(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        """One of the first `count` entries of `moves`."""
        raise NotImplementedError

    def value(self, state: State, seat: i64) -> float:
        """How good this looks for the seat: 0 lost, 1 won, for a table of any size."""
        raise NotImplementedError

    def weigh(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Rng, out: vec[float]) -> None:
        """How likely a good player is to make each of the moves: weights, the largest about 1."""
        chosen = self.choose(state, seat, moves, count, rng)
        for i in range(count):
            out[i] = OTHERWISE
            if moves[i] == chosen:
                out[i] = 1.0

    def turn_of(self, state: State) -> i64:
        """Which turn this is: a playout is cut only where this number changes.

        Unless a game says otherwise a turn lasts as long as the same seat decides.
        """
        return state.decider()

    def settled(self, state: State) -> bool:
        """Whether a value can be trusted here: nothing is half done, such as a bid that will cost and bring."""
        return True


@final
class RandomPolicy(Policy):
    """Every legal move with the same chance."""

    def choose(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        return moves[rng.below(count)]

    def value(self, state: State, seat: i64) -> float:
        return 1.0 / float(state.seats)

    def weigh(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Rng, out: vec[float]) -> None:
        for i in range(count):
            out[i] = 1.0


class Observer:
    """What a seat may know of one game, as numbers in fixed places: for learners.

    Seats are written from the observer's on, clockwise, so that one network can play every seat; players without a
    seat (Robinbird) come last. A spectator (-1) sees the table from seat 0 and no hand.
    """

    def layout(self, seats: i64) -> list[tuple[str, int]]:
        """The parts in their order, each with its length; options change no length."""
        return [("asked", 1)]

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> i64:
        """Write all parts from place `at` on; return the place after them."""
        out[at] = 0
        if seat >= 0:
            out[at] = i16((state.waiting() >> seat) & 1)
        return at + 1


def one_hot(out: vec[i16], at: i64, length: i64, which: i64) -> i64:
    """`length` places with a 1 at `which`; all 0 where it lies outside. Return the place after them."""
    for i in range(length):
        out[at + i] = 0
    if 0 <= which < length:
        out[at + which] = 1
    return at + length


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


def choice_of(policy: Policy, state: State, seat: i64, most: i64, rng: Rng) -> i64:
    """The move a policy chooses, for interpreted callers."""
    moves = vec[i64]([0] * most)
    return policy.choose(state, seat, moves, state.legal(seat, moves), rng)


def playout(state: State, rng: Rng, moves: vec[i64], limit: i64) -> i64:
    """Play random legal moves to the end (or to the limit); return how many were made."""
    made: i64 = 0
    while made < limit:
        seat = state.decider()
        if seat < 0:
            break
        count = state.legal(seat, moves)
        state.apply(seat, moves[rng.below(count)])
        made += 1
    return made


def guided_playout(state: State, policies: list[Policy], rng: Rng, moves: vec[i64], limit: i64) -> i64:
    """The same with a policy for every seat."""
    made: i64 = 0
    while made < limit:
        seat = state.decider()
        if seat < 0:
            break
        count = state.legal(seat, moves)
        state.apply(seat, policies[seat].choose(state, seat, moves, count, rng))
        made += 1
    return made


def audited_playout(state: State, rng: Rng, moves: vec[i64], limit: i64) -> str:
    """A random playout with an audit after every move; what was found wrong, or empty."""
    fault = state.audit()
    made: i64 = 0
    while fault == "" and made < limit:
        seat = state.decider()
        if seat < 0:
            return ""
        count = state.legal(seat, moves)
        if count < 1:
            return f"seat {seat} is waited for and has no legal move"
        state.apply(seat, moves[rng.below(count)])
        made += 1
        fault = state.audit()
    if fault == "":
        return f"not over after {limit} moves"
    return f"after {made} moves: {fault}"


# -- bags ----------------------------------------------------------------------
# A bag is a multiset of up to eight kinds of card in one i64: eight 6-bit counts (each at most 31) with the number
# of cards above them. Bags are values: `hand + cards(kind, 2)`; copying costs nothing.

BAG_KINDS: Final = 8
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
    k = rng.below(size(bag))
    kind: i64 = 0
    while k >= count(bag, kind):
        k -= count(bag, kind)
        kind += 1
    return kind


def draw_many(bag: i64, n: i64, rng: Rng) -> i64:
    """A bag of n random cards of a bag, which must have as many."""
    drawn: i64 = 0
    for i in range(n):
        card = _CARD[draw_from(bag, rng)]
        bag -= card
        drawn += card
    return drawn
