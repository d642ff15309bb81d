"""The inner loops of the environments: one game seen through its seats, and many games side by side in one call.

What is written into vecs NumPy reads from the same memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from waterhole.kernel.engine.observer import Observer
from waterhole.kernel.engine.policy import Policy
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State

NOBODY: Final = -1
OVER: Final = -1
ILLEGAL: Final = -2


@final
class Stepper:
    """Observes one game as its seats see it, and makes moves that are legal.

    `seen` and `mask` hold the last observation; NumPy shares their memory.
    """

    def __init__(self, observer: Observer, length: i64, moves: i64, state: State) -> None:
        self.observer = observer
        self.state = state
        self.moves = vec[i64]([0] * moves)
        self.seen = vec[i16]([0] * length)
        self.mask = vec[u8]([0] * moves)
        self.marked: i64 = NOBODY  # the seat whose legal moves the mask shows
        self.marks: i64 = 0  # how many they are; `moves` begins with them

    def attach(self, state: State) -> None:
        """Go over to another game."""
        self.state = state
        self.marked = NOBODY

    def observe(self, seat: i64) -> None:
        """Write what a seat sees into `seen`, and its legal moves into `mask`."""
        self.observer.write(self.state, seat, self.seen, 0)
        self.mark(seat)

    def mark(self, seat: i64) -> i64:
        """Mark the legal moves of a seat, none where nothing is asked of it; return how many they are."""
        mask = self.mask
        moves = self.moves
        for i in range(self.marks):  # a move table may have thousands of moves, of which a few are legal
            mask[moves[i]] = 0
        self.marks = 0
        self.marked = seat
        state = self.state
        if seat >= 0 and (state.waiting() >> seat) & 1:
            self.marks = state.legal(seat, moves)
        for i in range(self.marks):
            mask[moves[i]] = 1
        return self.marks

    def allows(self, seat: i64, move: i64) -> bool:
        """Whether a seat may make a move, of any number."""
        if self.marked != seat:
            self.mark(seat)
        return move >= 0 and move < len(self.mask) and self.mask[move] != 0

    def play(self, seat: i64, move: i64) -> i64:
        """Make a move; the seat that is asked next, OVER or ILLEGAL (then nothing has changed)."""
        if not self.allows(seat, move):
            return ILLEGAL
        self.marked = NOBODY
        state = self.state
        state.apply(seat, move)
        return state.decider()


def reward_of(state: State, seat: i64) -> float:
    """1 for winning alone, 0 on average over the table: a shared win counts in part. Alone: 1 or -1.

    Where nobody wins (nobody survived the Wilderness) all get 0.
    """
    ranks = state.ranks()
    seats = state.seats
    if seats == 1:
        if ranks[0] == 1:
            return 1.0
        return -1.0
    winners: i64 = 0
    for other in range(seats):
        if ranks[other] == 1:
            winners += 1
    if winners == 0:
        return 0.0
    if ranks[seat] != 1:
        return -1.0 / float(seats - 1)
    return (float(seats) / float(winners) - 1.0) / float(seats - 1)


@final
class TableBatch:
    """Games of one kind side by side. All of them are asked, step together, and are dealt anew where they end.

    Without opponents every decision of every seat is asked for. With opponents one seat of each table is; it moves
    on by one with every deal, so that every seat is played.
    """

    def __init__(
        self,
        deal: Callable[[Rng], State],
        observer: Observer,
        tables: i64,
        length: i64,
        moves: i64,
        opponent: Policy | None,
        rng: Rng,
    ) -> None:
        self.deal = deal
        self.observer = observer
        self.tables: i64 = tables
        self.length: i64 = length
        self.moves: i64 = moves
        self.opponent = opponent
        self.rng = rng
        self.buffer = vec[i64]([0] * moves)
        self.legals = vec[i64]([0] * (tables * moves))  # what the masks show, to be cleared one by one
        self.marks = vec[i64]([0] * tables)  # how many they are at each table
        self.states: list[State] = [deal(rng.split()) for table in range(tables)]
        self.own_seats = vec[i64]([NOBODY] * tables)
        self.actions = vec[i64]([0] * tables)
        # Shared with NumPy, one row for each table.
        self.seats = vec[i64]([0] * tables)  # who is asked
        self.samples = vec[i64]([0] * tables)  # a random legal action at each table
        self.seen = vec[i16]([0] * (tables * length))
        self.masks = vec[u8]([0] * (tables * moves))
        self.rewards = vec[float]([0.0] * (tables * self.states[0].seats))
        self.over = vec[u8]([0] * tables)
        self.last = vec[i16]([0] * (tables * length))  # what the asked seat saw when a game ended
        for table in range(tables):
            self.open(table)

    def open(self, table: i64) -> None:
        """After a deal: choose the seat to be asked, let opponents move up to it, observe."""
        if self.opponent is not None:
            state = self.states[table]
            self.own_seats[table] = (self.own_seats[table] + 1) % state.seats
            self.advance(table)
            while state.decider() < 0:  # the others ended it before anybody was asked
                state = self.deal(self.rng.split())
                self.states[table] = state
                self.advance(table)
        self.observe(table)

    def advance(self, table: i64) -> None:
        """Opponents move until this table's own seat is asked, or the game is over."""
        opponent = self.opponent
        if opponent is None:
            return
        state = self.states[table]
        own = self.own_seats[table]
        moves = self.buffer
        while not (state.waiting() >> own) & 1:
            seat = state.decider()
            if seat < 0:
                return
            count = state.legal(seat, moves)
            state.apply(seat, opponent.choose(state, seat, moves, count, self.rng))

    def observe(self, table: i64) -> None:
        state = self.states[table]
        seat = self.own_seats[table]
        if seat < 0:
            seat = state.decider()
        self.seats[table] = seat
        self.observer.write(state, seat, self.seen, table * self.length)
        masks = self.masks
        legals = self.legals
        first = table * self.moves
        for i in range(self.marks[table]):
            masks[first + legals[first + i]] = 0
        moves = self.buffer
        count = state.legal(seat, moves)
        for i in range(count):
            legals[first + i] = moves[i]
            masks[first + moves[i]] = 1
        self.marks[table] = count
        self.samples[table] = moves[self.rng.below(count)]

    def accept(self, actions: bytes) -> i64:
        """Take over an action for every table, eight bytes each; return the first illegal one's table, or -1."""
        for table in range(self.tables):
            action = read_i64_le(actions, 8 * table)
            self.actions[table] = action
            if action < 0 or action >= self.moves or self.masks[table * self.moves + action] == 0:
                return table
        return -1

    def step(self) -> None:
        """Make the accepted action of every table."""
        for table in range(self.tables):
            state = self.states[table]
            state.apply(self.seats[table], self.actions[table])
            self.advance(table)
            if state.decider() < 0:
                self.finish(table)
            else:
                if self.over[table]:
                    self.clear(table)
                self.observe(table)

    def clear(self, table: i64) -> None:
        self.over[table] = 0
        seats = self.states[table].seats
        for seat in range(seats):
            self.rewards[table * seats + seat] = 0.0

    def finish(self, table: i64) -> None:
        """Rewards for all seats, the last observation, and the next deal."""
        state = self.states[table]
        seats = state.seats
        for seat in range(seats):
            self.rewards[table * seats + seat] = reward_of(state, seat)
        self.over[table] = 1
        self.observer.write(state, self.seats[table], self.last, table * self.length)
        self.states[table] = self.deal(self.rng.split())
        self.open(table)
