"""Connect Four on the kernel's contract: the same game as our peers', to measure the kernel against theirs.

A plain board: one cell after another, column by column, with an edge all around so that a line never runs off it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from waterhole.kernel.engine.masks import BIT
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State, ranks_by

COLUMNS: Final = 7
ROWS: Final = 6
LINE: Final = 4

UP: Final = 1  # from a cell to the one above it
RIGHT: Final = ROWS + 2  # to the same row of the next column
CELLS: Final = (COLUMNS + 2) * RIGHT

EMPTY: Final[u8] = 0  # a cell holds this, or the number of a seat plus one
EDGE: Final[u8] = 3

GOES_ON: Final = 0
FOUR_IN_A_LINE: Final = 1
FULL_BOARD: Final = 2
OUTCOMES: Final = ("", "four in a line", "a full board")


def cell(column: i64, row: i64) -> i64:
    """The number of a cell; both count from 0, rows from the bottom."""
    return (column + 1) * RIGHT + row + 1


@final
class ConnectFour(State):
    """A move is a column, 0 to 6."""

    def __init__(self, rng: Rng, board: vec[u8], tops: vec[i64]) -> None:
        super().__init__(2, rng)
        self.board = board
        self.tops = tops  # the lowest empty cell of each column; its edge where the column is full
        self.dropped: i64 = 0
        self.current: i64 = 0
        self.ending: i64 = GOES_ON

    def clone(self) -> ConnectFour:
        twin = ConnectFour(self.rng.copy(), self.board[:], self.tops[:])
        twin.dropped = self.dropped
        twin.current = self.current
        twin.ending = self.ending
        return twin

    def waiting(self) -> i64:
        if self.ending != GOES_ON:
            return 0
        return BIT[self.current]

    def decider(self) -> i64:
        if self.ending != GOES_ON:
            return -1
        return self.current

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        """Every column that is not full."""
        n: i64 = 0
        for column in range(i64(COLUMNS)):
            if self.board[cell(column, ROWS - 1)] == EMPTY:
                out[n] = column
                n += 1
        return n

    def apply(self, seat: i64, move: i64) -> None:
        """Drop a disc into a column; who has four in a line wins, and keeps the last turn."""
        at = self.tops[move]
        self.board[at] = u8(seat + 1)
        self.tops[move] = at + UP
        self.dropped += 1
        if self.makes_a_line(at):
            self.ending = FOUR_IN_A_LINE
        elif self.dropped == COLUMNS * ROWS:
            self.ending = FULL_BOARD
        else:
            self.current = 1 - seat

    def makes_a_line(self, at: i64) -> bool:
        """Whether the disc in this cell is one of four or more in a line."""
        return (
            self.line(at, UP) >= LINE
            or self.line(at, RIGHT) >= LINE
            or self.line(at, RIGHT + UP) >= LINE
            or self.line(at, RIGHT - UP) >= LINE
        )

    def line(self, at: i64, step: i64) -> i64:
        """How many equal discs lie in a line through this cell, both ways."""
        board = self.board
        disc = board[at]
        n: i64 = 1
        there = at + step
        while board[there] == disc:
            n += 1
            there += step
        there = at - step
        while board[there] == disc:
            n += 1
            there -= step
        return n

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Nothing is hidden."""
        self.rng = rng.split()

    def scores(self) -> vec[i64]:
        """A point for the winner."""
        points = vec[i64]([0, 0])
        if self.ending == FOUR_IN_A_LINE:
            points[self.current] = 1
        return points

    def ranks(self) -> vec[i64]:
        return ranks_by(self.scores())

    def outcome(self) -> str:
        return OUTCOMES[self.ending]

    def audit(self) -> str:
        discs = vec[i64]([0, 0])
        for column in range(i64(COLUMNS)):
            for row in range(i64(ROWS)):
                at = cell(column, row)
                if (self.board[at] != EMPTY) != (at < self.tops[column]):
                    return "a disc hangs in the air, or a column is higher than its discs"
                if self.board[at] != EMPTY:
                    discs[i64(self.board[at]) - 1] += 1
        if discs[0] + discs[1] != self.dropped:
            return "discs are not all there"
        if discs[0] - discs[1] != self.dropped % 2:
            return "a seat dropped twice in a row"
        if self.ending == GOES_ON and self.dropped % 2 != self.current:
            return "the wrong seat is asked"
        return ""


def new_game(rng: Rng) -> ConnectFour:
    """An empty board; seat 0 begins."""
    board = vec[u8]([EDGE] * CELLS)
    tops = vec[i64]([0] * COLUMNS)
    for column in range(i64(COLUMNS)):
        tops[column] = cell(column, 0)
        for row in range(i64(ROWS)):
            board[cell(column, row)] = EMPTY
    return ConnectFour(rng, board, tops)
