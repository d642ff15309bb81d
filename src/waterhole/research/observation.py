"""Observations as NumPy arrays and as text, for every environment.

An observation is a flat int16 array; `layout` names its parts. A mask is an int8 array with a 1 for each legal move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from waterhole.games import find
from waterhole.kernel.core import State
from waterhole.kernel.game import BadInput, Game, Options, View
from waterhole.research.stepping import Eye
from waterhole.terminal.ink import Ink
from waterhole.terminal.screens import SCREENS

Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]


@dataclass(frozen=True)
class Part:
    """A named slice of an observation."""

    name: str
    start: int
    length: int

    def of(self, seen: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """This part of an observation, or of many (the last axis)."""
        return seen[..., self.start : self.start + self.length]


def layout(game: Game, seats: int) -> tuple[Part, ...]:
    """The parts of an observation at a table of so many; player 0 is the observer, the others follow clockwise."""
    parts: list[Part] = []
    start = 0
    for name, length in game.observer.layout(seats):
        parts.append(Part(name, start, int(length)))
        start += int(length)
    return tuple(parts)


def length(game: Game, seats: int) -> int:
    return sum(part.length for part in layout(game, seats))


def table_of(game: str | Game, players: int | None, options: object) -> tuple[Game, int, Options]:
    """A game, a number of players and options, checked; what is left out is chosen."""
    chosen = find(game) if isinstance(game, str) else game
    seats = min(max(2, chosen.seats[0]), chosen.seats[-1]) if players is None else players
    wanted = options if isinstance(options, Options) else chosen.read_options({} if options is None else options)
    chosen.new(seats, wanted)
    return chosen, seats, wanted


def shared(buffer: Any, kind: type[np.generic]) -> npt.NDArray[Any]:
    """The memory of a vec as an array; read only."""
    return np.frombuffer(buffer, dtype=kind)


class Looker:
    """An eye whose looks are NumPy arrays, each a copy."""

    def __init__(self, game: Game, seats: int, state: State) -> None:
        self.eye = Eye(game.observer, length(game, seats), len(game.moves), state)
        # The same memory, seen by NumPy.
        self._numbers: Numbers = shared(self.eye.seen, np.int16)
        self._mask: Mask = shared(self.eye.mask, np.int8)
        # Looked up once: each look costs less than finding them would.
        self._look, self.copy_numbers, self.copy_mask = self.eye.look, self._numbers.copy, self._mask.copy

    def look(self, seat: int) -> dict[str, npt.NDArray[Any]]:
        """What a seat sees, with the mask of its legal moves."""
        self._look(seat)
        return {"observation": self.copy_numbers(), "action_mask": self.copy_mask()}

    def after(self, world: State, seat: int, moves: Sequence[int]) -> Numbers:
        """What a seat would see after each of these moves in a world, one row for each."""
        rows = np.empty((len(moves), len(self._numbers)), np.int16)
        before = self.eye.state
        for row, move in zip(rows, moves, strict=True):
            made = world.clone()
            made.apply(seat, move)
            self.eye.face(made)
            self._look(seat)
            row[:] = self._numbers
        self.eye.face(before)
        return rows

    def numbers(self, seat: int) -> Numbers:
        """The observation alone."""
        self.eye.look(seat)
        return self._numbers.copy()


def describe(game: Game, state: State, seat: int) -> str:
    """The same for readers: the table as the terminal draws it, what is asked, and the moves."""
    view = game.view(state, seat)
    return describe_view(game, view, [*(f"player {number + 1}" for number in range(view.seats)), *game.extras])


def describe_view(game: Game, view: View, names: list[str]) -> str:
    """A view as text, wherever it comes from."""
    lines = [*SCREENS[game.name](view, names, Ink(False)), "", view.prompt]
    if view.moves:
        lines.append("Moves: " + "; ".join(move.text for move in view.moves))
    return "\n".join(lines)


class Saved(msgspec.Struct, frozen=True):
    """An environment as JSON: the whole position and what the environment itself remembers."""

    game: str
    position: msgspec.Raw
    chance: str  # of deals to come
    steps: int


def read_saved(text: bytes | str, game: Game) -> tuple[Saved, State]:
    try:
        saved = msgspec.json.decode(text, type=Saved)
    except msgspec.DecodeError as error:
        raise BadInput(f"this is no saved environment: {error}.") from None
    if saved.game != game.name:
        raise BadInput(f"this is a saved game of {saved.game}, not of {game.name}.")
    return saved, game.read_position(bytes(saved.position))


def write_saved(game: Game, state: State, chance: int, steps: int) -> bytes:
    position = msgspec.Raw(msgspec.json.encode(game.dump(state)))
    return msgspec.json.encode(Saved(game.name, position, str(chance), steps))
