"""Positions from outside: what every game checks, in the same words.

A game's `load` begins with `check_frame` and ends with `check_choices`; in between it reads its parts with the helpers
here and says with its own rulings what cannot be.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import BadInput, Position, is_number
from waterhole.kernel.move import MoveTable

LARGEST = 1_000_000  # no count of any game comes near it, and sums of them stay far below 63 bits
CHANCE_BITS = 63
LISTED = 30  # names that a refusal tells one by one


def check_frame(position: Position, title: str, seats: range) -> None:
    """The number of seats, the state of chance, and no number that the engine could not hold."""
    if position.seats not in seats:
        raise BadInput(f"{title} is for {seats[0]} to {seats[-1]} players, not {position.seats}.")
    if not is_number(position.rng) or int(position.rng) >= 1 << CHANCE_BITS:
        raise BadInput(f"rng is a whole number below 2^{CHANCE_BITS}, written as text in plain digits.")
    for name, value in msgspec.structs.asdict(position).items():
        _check_numbers(name, msgspec.to_builtins(value))


def _check_numbers(name: str, node: object) -> None:
    if isinstance(node, int):
        if abs(node) > LARGEST:
            raise BadInput(f"{name}: a number is further from 0 than {LARGEST}.")
    elif isinstance(node, (list, tuple)):
        for entry in node:
            _check_numbers(name, entry)
    elif isinstance(node, dict):
        for entry in node.values():
            _check_numbers(name, entry)


def chance_of(position: Position) -> Rng:
    return Rng(int(position.rng))


def check_lengths(position: Position, due: int, names: Iterable[str], optional: Iterable[str] = ()) -> None:
    """Lists with one entry for every player; an optional one may be left out."""
    left_out = set(optional)
    for name in (*names, *left_out):
        given = len(getattr(position, name))
        if given != due and (given or name not in left_out):
            raise BadInput(f"{name}: {given} are given; there are {due}.")


def number_in(value: int, least: int, most: int, what: str) -> int:
    if not least <= value <= most:
        raise BadInput(f"{what} is {least} to {most}, not {value}.")
    return value


def index_of(name: str, names: Sequence[str], what: str) -> int:
    """The number of a name; BadInput lists the names there are."""
    if name not in names:
        listed = ", ".join(filter(None, names)) if len(names) <= LISTED else f"{names[0]} to {names[-1]}"
        raise BadInput(f"{what} is one of {listed}, not '{name[:40]}'.")
    return names.index(name)


def mask_of_names(given: Sequence[str], names: Sequence[str], what: str) -> int:
    return sum(1 << number for number in _once([index_of(name, names, what) for name in given], what))


def mask_of_seats(given: Sequence[int], seats: int, what: str) -> int:
    return sum(1 << seat for seat in _once([number_in(seat, 0, seats - 1, what) for seat in given], what))


def _once(numbers: list[int], what: str) -> list[int]:
    if len(set(numbers)) != len(numbers):
        raise BadInput(f"{what}: each is named once.")
    return numbers


def counts_of(given: dict[str, int], names: Sequence[str], copies: Sequence[int], what: str) -> list[int]:
    """A bag as counts in the order of the names, none of them above what the box has."""
    counts = [0] * len(names)
    for name, n in given.items():
        if name not in names:
            raise BadInput(f"there is no {what} '{name[:40]}'; there are: {', '.join(names)}.")
        kind = names.index(name)
        if not 0 <= n <= copies[kind]:
            raise BadInput(f"there cannot be {n} {what}s '{name}'; the game has {copies[kind]}.")
        counts[kind] = n
    return counts


def check_choices(state: State, moves: MoveTable) -> None:
    """Whoever is asked has something to choose, and the engine's own audit finds nothing."""
    fault = state.audit()
    if fault:
        raise BadInput(f"{fault}.")
    for seat in range(state.seats):
        if (state.waiting() >> seat) & 1 and not moves.legal(state, seat):
            raise BadInput(f"seat {seat + 1} is waited for and has nothing to choose.")


def refuse(impossible: object, why: str) -> None:
    """A check as one line: BadInput where something is so that cannot be."""
    if impossible:
        raise BadInput(why)
