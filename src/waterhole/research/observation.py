"""Observations as NumPy arrays and as text, for every environment.

An observation is a flat int16 array; `layout` names its parts. A mask is an int8 array with a 1 for each legal move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
import numpy as np
import numpy.typing as npt

from waterhole.games import find
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import ANYBODY, BadInput, Game, Options, View
from waterhole.kernel.narration import Narrator
from waterhole.research.engine.stepping import Stepper
from waterhole.terminal.ink import Ink
from waterhole.terminal.screens import drawn

Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]
Scalar = TypeVar("Scalar", bound=np.generic)

Observation = dict[str, npt.NDArray[Any]]  # "observation": Numbers, "action_mask": Mask


@dataclass(frozen=True)
class Part:
    """A named slice of an observation."""

    name: str
    start: int
    length: int

    def of(self, seen: npt.NDArray[Scalar]) -> npt.NDArray[Scalar]:
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
    seats = chosen.few if players is None else players
    wanted = options if isinstance(options, Options) else chosen.read_options({} if options is None else options)
    chosen.new(seats, wanted)
    return chosen, seats, wanted


def as_array(buffer: Any, kind: type[Scalar]) -> npt.NDArray[Scalar]:
    """The memory of a vec as an array; read only."""
    return np.frombuffer(buffer, dtype=kind)


class SeatObserver:
    """Observations of one game as NumPy arrays, each a copy."""

    def __init__(self, game: Game, seats: int, state: State) -> None:
        self.stepper = Stepper(game.observer, length(game, seats), len(game.moves), state)
        # The stepper's buffers as arrays.
        self._numbers: Numbers = as_array(self.stepper.seen, np.int16)
        self._mask: Mask = as_array(self.stepper.mask, np.int8)
        # Looked up once: an observation costs less than finding these methods would.
        self._write, self.copy_numbers, self.copy_mask = self.stepper.observe, self._numbers.copy, self._mask.copy

    def observe(self, seat: int) -> Observation:
        """What a seat sees, and the mask of its legal moves."""
        self._write(seat)
        return {"observation": self.copy_numbers(), "action_mask": self.copy_mask()}

    def after(self, world: State, seat: int, moves: Sequence[int]) -> Numbers:
        """What a seat would see after each of these moves in a world, one row for each."""
        rows = np.empty((len(moves), len(self._numbers)), np.int16)
        before = self.stepper.state
        for row, move in zip(rows, moves, strict=True):
            made = world.clone()
            made.apply(seat, move)
            self.stepper.attach(made)
            self._write(seat)
            row[:] = self._numbers
        self.stepper.attach(before)
        return rows

    def numbers(self, seat: int) -> Numbers:
        """The observation alone."""
        self.stepper.observe(seat)
        return self._numbers.copy()


def describe(game: Game, state: State, seat: int) -> str:
    """The same for readers: the table as the terminal draws it, what is asked, and the moves."""
    view = game.view(state, seat)
    return describe_view(game, view, [*ANYBODY[: view.seats], *game.extras])


def describe_view(game: Game, view: View, names: list[str]) -> str:
    """A view as text, wherever it comes from."""
    narrator = Narrator(game, names)
    lines = [*drawn(view, narrator, Ink(False)), "", narrator.prompt(view)]
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
