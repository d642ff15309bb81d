"""The kinds of parts that a table has, and what follows from each: how it is written as JSON, read and checked.

A game made with the kit lists its parts in `PARTS`. The compiled games declare theirs in the struct of their positions,
`hands: Annotated[list[Cards], Packed(...)]`: `written` and `read_parts` do the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from types import GenericAlias, UnionType
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeAlias, TypeVar, get_type_hints

import msgspec

from waterhole.kernel.engine.reading import numbers_in
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import BadInput, Position
from waterhole.kernel.position import LARGEST, counts_of, index_of, mask_of_names, mask_of_seats, number_in

S = TypeVar("S", bound=msgspec.Struct)
Entry = TypeVar("Entry")  # a part as a state keeps it
Shown = TypeVar("Shown")  # the same as JSON
Kind: TypeAlias = type | GenericAlias | UnionType
Counts = list[int]  # a bag: how many cards of each kind
SeenBy = Literal["all", "owner", "nobody"]


def draw(bag: Counts, rng: Rng) -> int:
    """Take a random card out of a bag, which must not be empty; its kind."""
    left = rng.below(sum(bag))
    for kind, n in enumerate(bag):
        if left < n:
            bag[kind] = n - 1
            return kind
        left -= n
    raise ValueError("an empty bag")


@dataclass(frozen=True)
class Cards:
    """One set of cards of the box: the name of each kind and how many there are of it."""

    names: tuple[str, ...]
    copies: tuple[int, ...]
    what: str = "card"

    def counts(self, given: dict[str, int]) -> Counts:
        return counts_of(given, self.names, self.copies, self.what)

    def all_there(self, places: Iterable[dict[str, int]], rest: dict[str, int] | None) -> dict[str, int]:
        """The rest, when every card is in one of these places or in it; where it is left out, all others are."""
        known = [*places] if rest is None else [*places, rest]
        found = [sum(counts) for counts in zip(*map(self.counts, known), strict=True)]
        for name, n, copies in zip(self.names, found, self.copies, strict=True):
            if n > copies or (rest is not None and n < copies):
                raise BadInput(f"the game has {copies} {self.what}s '{name}', the position {n}.")
        left = zip(self.names, found, self.copies, strict=True)
        return {name: copies - n for name, n, copies in left} if rest is None else rest


@dataclass(frozen=True, kw_only=True)
class Part(Generic[Entry, Shown]):
    """One thing that lies on the table, or one for every seat (`each`), or several (`many`, by the number of seats)."""

    listed_entry: ClassVar[bool] = False  # one entry is a list, of which a copy has its own

    name: str = ""  # of the attribute it is kept in; in a struct it may be left out where it is the field's
    each: bool = False
    many: Callable[[int], int] | None = None
    seen: SeenBy = "all"
    shown_at_end: bool = False  # to everybody, once the game is over
    extras: bool = False  # it is about all players, those without a seat too

    @property
    def kind(self) -> Kind:
        """The type of one entry in a position and in a view."""
        return int

    def entries(self, seats: int) -> int:
        return seats if self.each else self.many(seats) if self.many else 1

    @property
    def several(self) -> bool:
        return self.each or self.many is not None

    def listed(self, value: Any) -> Sequence[Entry]:
        return value if self.several else [value]

    def empty(self) -> Entry:
        raise NotImplementedError

    def dump(self, entry: Entry) -> Shown:
        raise NotImplementedError

    def read(self, raw: Shown, seats: int) -> Entry:
        raise NotImplementedError

    def size(self, entry: Entry) -> int:
        """What everybody sees of an entry that is hidden."""
        return 0

    def width(self, seats: int) -> int:
        """How many numbers an entry has in an observation."""
        return 1

    def numbers(self, entry: Entry, seats: int, first: int) -> list[int]:
        """Those numbers as the seat `first` sees them: its own comes before the others'."""
        raise NotImplementedError

    def fresh(self, seats: int) -> Entry | list[Entry]:
        return [self.empty() for _ in range(self.entries(seats))] if self.several else self.empty()

    def visible(self, state: State, number: int, viewer: int) -> bool:
        if self.seen == "all" or (self.seen == "owner" and self.each and number == viewer):
            return True
        return self.shown_at_end and state.waiting() == 0


AnyPart: TypeAlias = Part[Any, Any]  # of a table, which has all kinds


@dataclass(frozen=True, kw_only=True)
class Bag(Part[Counts, dict[str, int]]):
    """Cards without an order, as counts; `exactly` so many where it never has another number."""

    listed_entry: ClassVar[bool] = True

    cards: Cards
    exactly: int | None = None

    @property
    def kind(self) -> Kind:
        return dict[str, int]

    def empty(self) -> Counts:
        return [0] * len(self.cards.names)

    def dump(self, entry: Counts) -> dict[str, int]:
        return {name: n for name, n in zip(self.cards.names, entry, strict=True) if n}

    def read(self, raw: dict[str, int], seats: int) -> Counts:
        counts = self.cards.counts(raw)
        if self.exactly is not None and sum(counts) != self.exactly:
            raise BadInput(f"{self.name}: there are {sum(counts)} cards; it is always {self.exactly}.")
        return counts

    def size(self, entry: Counts) -> int:
        return sum(entry)

    def held(self, entry: Counts) -> Counts:
        return entry

    def refill(self, entry: Counts, pool: Counts, rng: Rng) -> Counts:
        """As many cards again, from those that could lie here."""
        found = self.empty()
        for _ in range(sum(entry)):
            found[draw(pool, rng)] += 1
        return found

    def width(self, seats: int) -> int:
        return 1 + len(self.cards.names)

    def numbers(self, entry: Counts, seats: int, first: int) -> list[int]:
        return [sum(entry), *entry]


@dataclass(frozen=True, kw_only=True)
class Row(Part[list[int], list[str]]):
    """Cards in their order, at most so many."""

    listed_entry: ClassVar[bool] = True

    cards: Cards
    most: int

    @property
    def kind(self) -> Kind:
        return list[str]

    def empty(self) -> list[int]:
        return []

    def dump(self, entry: list[int]) -> list[str]:
        return [self.cards.names[kind] for kind in entry]

    def read(self, raw: list[str], seats: int) -> list[int]:
        number_in(len(raw), 0, self.most, f"the number of cards in {self.name}")
        return [index_of(name, self.cards.names, "a card") for name in raw]

    def size(self, entry: list[int]) -> int:
        return len(entry)

    def held(self, entry: list[int]) -> Counts:
        return [entry.count(kind) for kind in range(len(self.cards.names))]

    def refill(self, entry: list[int], pool: Counts, rng: Rng) -> list[int]:
        return [draw(pool, rng) for _ in entry]

    def width(self, seats: int) -> int:
        return 1 + self.most

    def numbers(self, entry: list[int], seats: int, first: int) -> list[int]:
        return [len(entry), *(kind + 1 for kind in entry), *[0] * (self.most - len(entry))]


@dataclass(frozen=True, kw_only=True)
class Packed(Part[int, dict[str, int]]):
    """Cards without an order in one number, to which a card of each kind adds what `units` say. For structs only."""

    cards: Cards
    units: Sequence[int]
    shown: Callable[[int], dict[str, int]]

    def dump(self, entry: int) -> dict[str, int]:
        return self.shown(entry)

    def read(self, raw: dict[str, int], seats: int) -> int:
        return sum(n * unit for n, unit in zip(self.cards.counts(raw), self.units, strict=True))


@dataclass(frozen=True, kw_only=True)
class OneNumber(Part[int, Shown]):
    """What is kept as a single number, and is one in an observation."""

    def empty(self) -> int:
        return 0

    def numbers(self, entry: int, seats: int, first: int) -> list[int]:
        return [entry]


@dataclass(frozen=True, kw_only=True)
class Count(OneNumber[int]):
    """A number from 0 (or `least`) to `most`, which may depend on the number of seats; shown as `base` more."""

    most: int | Callable[[int], int] = LARGEST
    least: int = 0
    base: int = 0

    def empty(self) -> int:
        return self.least - self.base

    def dump(self, entry: int) -> int:
        return entry + self.base

    def read(self, raw: int, seats: int) -> int:
        most = self.most if isinstance(self.most, int) else self.most(seats)
        return number_in(raw, self.least, most, self.name) - self.base


@dataclass(frozen=True, kw_only=True)
class Mask(OneNumber[list[str] | list[int]]):
    """A set: of some names, or of seats where there are none."""

    names: tuple[str, ...] = ()

    @property
    def kind(self) -> Kind:
        return list[str] if self.names else list[int]

    def dump(self, entry: int) -> list[str] | list[int]:
        members = numbers_in(entry)
        return [self.names[number] for number in members] if self.names else list(members)

    def read(self, raw: list[str] | list[int], seats: int) -> int:
        if self.names:
            return mask_of_names([str(name) for name in raw], self.names, self.name)
        return mask_of_seats([int(seat) for seat in raw], seats, self.name)

    def width(self, seats: int) -> int:
        return len(self.names) or seats

    def numbers(self, entry: int, seats: int, first: int) -> list[int]:
        shift = 0 if self.names else first
        width = self.width(seats)
        return [(entry >> ((place + shift) % width)) & 1 for place in range(width)]


@dataclass(frozen=True, kw_only=True)
class Seat(OneNumber[int]):
    """A player; -1 is nobody, where that may be."""

    or_nobody: bool = False

    def dump(self, entry: int) -> int:
        return entry

    def read(self, raw: int, seats: int) -> int:
        return number_in(raw, -1 if self.or_nobody else 0, seats - 1, self.name)

    def width(self, seats: int) -> int:
        return seats

    def numbers(self, entry: int, seats: int, first: int) -> list[int]:
        return [int(entry >= 0 and (entry - first) % seats == place) for place in range(seats)]


@dataclass(frozen=True, kw_only=True)
class Step(OneNumber[str]):
    """Which of several things is asked; the last of them is the end of the game."""

    names: tuple[str, ...]

    @property
    def kind(self) -> Kind:
        return str

    def dump(self, entry: int) -> str:
        return self.names[entry]

    def read(self, raw: str, seats: int) -> int:
        return index_of(raw, self.names, self.name)

    def width(self, seats: int) -> int:
        return len(self.names)

    def numbers(self, entry: int, seats: int, first: int) -> list[int]:
        return [int(entry == number) for number in range(len(self.names))]


@dataclass(frozen=True, kw_only=True)
class Choice(Part[int, str | None]):
    """One of several names, or nothing: `none` in the state, `blank` in JSON. For structs only."""

    names: Sequence[str]
    none: int = -1
    blank: str | None = ""

    def dump(self, entry: int) -> str | None:
        return self.blank if entry == self.none else self.names[entry]

    def read(self, raw: str | None, seats: int) -> int:
        return self.none if raw is None or raw == self.blank else index_of(raw, self.names, self.name)


@dataclass(frozen=True, kw_only=True)
class Flag(OneNumber[bool]):
    """Yes or no, as 1 or 0."""

    @property
    def kind(self) -> Kind:
        return bool

    def dump(self, entry: int) -> bool:
        return bool(entry)

    def read(self, raw: bool, seats: int) -> int:
        return int(raw)


# -- parts that a struct declares ----------------------------------------------------------


class Declared(NamedTuple):
    """A part that a struct declares, under the name of its field."""

    attribute: str
    name: str
    several: bool
    required: bool
    part: AnyPart


@cache
def declared(struct: type[msgspec.Struct]) -> tuple[Declared, ...]:
    hints = get_type_hints(struct, include_extras=True)
    return tuple(
        Declared(part.name or field.name, field.name, part.several, field.required, replace(part, name=field.name))
        for field in msgspec.structs.fields(struct)
        for part in getattr(hints[field.name], "__metadata__", ())
        if isinstance(part, Part)
    )


def written(struct: type[S], state: State, seat: int | None = None, **own: Any) -> S:
    """A struct with all that it declares, of one seat where one is named; `own` is what the game writes itself."""
    for attribute, name, several, _, part in declared(struct):
        value = getattr(state, attribute) if seat is None else getattr(state, attribute)[seat]
        own[name] = [part.dump(entry) for entry in value] if several else part.dump(value)
    if issubclass(struct, Position):
        own |= {"seats": int(state.seats), "rng": str(state.rng.state)}
    return struct(**own)


def read_parts(state: State, given: msgspec.Struct, players: int = 0, seat: int | None = None) -> None:
    """All that a struct declares into a state, each checked by its kind; what is left out stays as it is.

    A blank table has an entry for every player where a part has several.
    """
    for attribute, name, several, required, part in declared(type(given)):
        raw = getattr(given, name)
        seats = players if part.extras else int(state.seats)
        if raw is None:
            continue
        if seat is not None:
            getattr(state, attribute)[seat] = part.read(raw, seats)
        elif several:
            entries = getattr(state, attribute)
            if len(raw) != len(entries) and (raw or required):
                raise BadInput(f"{name}: {len(raw)} are given; there are {len(entries)}.")
            for number, entry in enumerate(raw):
                entries[number] = part.read(entry, seats)
        else:
            setattr(state, attribute, part.read(raw, seats))
