"""Moves: every move a game can ever have, with its number, its text and its fields."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from types import MappingProxyType

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from waterhole.kernel.engine.state import State, legal_moves

Fields = dict[str, int | str]


class Move(msgspec.Struct, frozen=True):
    """One move: `id` for the engine, `text` for people and records, `fields` for the screen."""

    id: int
    kind: str
    text: str
    fields: Fields


class UnknownMove(ValueError):
    """A text that names no move of the game; `near` are moves that look like it."""

    def __init__(self, text: str, near: list[str]) -> None:
        super().__init__(text)
        self.text = text
        self.near = near


class MoveTable:
    """All moves of a game; the number of a move is its place in the table."""

    def __init__(self, moves: Iterable[tuple[str, str, Mapping[str, int | str]]], aliases: Mapping[str, str] = {}):
        self.moves = tuple(Move(number, kind, text, dict(fields)) for number, (kind, text, fields) in enumerate(moves))
        self._by_text = MappingProxyType({move.text: move for move in self.moves})
        self._aliases = dict(aliases)
        if len(self._by_text) != len(self.moves):
            raise ValueError("two moves have the same text")

    def legal(self, state: State, seat: int) -> tuple[Move, ...]:
        """The legal moves of a seat; none where it owes no decision."""
        return tuple(map(self.moves.__getitem__, legal_moves(state, seat, len(self.moves))))

    def buffer(self) -> vec[i64]:
        """A buffer that holds the legal moves of any position. Keep it: compiled code never frees it."""
        return vec[i64]([0] * len(self.moves))

    def first(self, kind: str) -> int:
        """The number of the first move of a kind; those of one kind follow each other."""
        return next(move.id for move in self.moves if move.kind == kind)

    def __len__(self) -> int:
        return len(self.moves)

    def __getitem__(self, number: int) -> Move:
        return self.moves[number]

    def parse(self, text: str) -> Move:
        """The move a text names; case and spaces do not matter, an alias stands for a word or a whole text."""
        words = text.lower().split()
        plain = " ".join(words)
        for candidate in (plain, self._aliases.get(plain), self._expand_aliases(words)):
            if candidate is not None and candidate in self._by_text:
                return self._by_text[candidate]
        shown = text.strip() if len(text) <= 60 else text[:60] + "…"
        raise UnknownMove(shown, difflib.get_close_matches(plain, self._by_text, n=3, cutoff=0.6))

    def _expand_aliases(self, words: list[str]) -> str:
        return " ".join(filter(None, (self._aliases.get(word, word) for word in words)))
