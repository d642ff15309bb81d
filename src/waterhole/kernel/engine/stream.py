"""The chance of a real table: a cryptographic stream for the deal and one for each move, under the key of the game."""

from __future__ import annotations

import hmac
from typing import Final, final

from mypy_extensions import i64

from waterhole.kernel.engine.rng import Rng, Source, drawing_from
from waterhole.kernel.engine.state import State

_WORDS: Final[i64] = 8  # of 32 bits in one SHA-256
_ALL: Final[i64] = 0x100000000


@final
class Stream(Source):
    """The draws of one move: its block number b is HMAC-SHA-256 under the key of the text 'move:b'.

    The deal is move 0. What a move draws depends on its number alone, so a move made again draws the same, and one
    that draws much takes nothing from the next.
    """

    def __init__(self, key: bytes, move: i64) -> None:
        self.key = key
        self.move: i64 = move
        self.block = b""
        self.drawn: i64 = 0

    def next32(self) -> i64:
        place = self.drawn % _WORDS
        if place == 0:
            text = f"{self.move}:{self.drawn // _WORDS}"
            self.block = hmac.digest(self.key, text.encode(), "sha256")
        self.drawn += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")

    def below(self, n: i64) -> i64:
        """The remainder of a word, of those below the highest multiple of n: each number exactly as likely."""
        word = self.next32()
        while word >= _ALL - _ALL % n:
            word = self.next32()
        return word % n


def make_move(state: State, seat: i64, move: i64, key: bytes, number: i64) -> None:
    """Move number so and so, from 1, of a sealed match: its true chance is in the position only meanwhile."""
    state.rng = drawing_from(Stream(key, number))
    try:
        state.apply(seat, move)
    finally:
        state.rng = Rng(0)
