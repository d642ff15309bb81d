"""What a game package exports (Game), what a seat may see (View) and what a bot gets (Perspective)."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import resources
from typing import Any

import msgspec

from waterhole.kernel.core import MOST_SEATS, Event, Observer, Policy, Rng, State, legal_moves
from waterhole.kernel.move import Move, MoveTable

SPECTATOR = -1
LANGUAGES = ("en", "nl", "it")  # that the rules are written in


class BadInput(ValueError):
    """Something from outside that cannot be used; the text says what is wrong and how to put it right."""


def is_number(text: str) -> bool:
    """Whether a text is a whole number of bearable length, in plain digits."""
    return text.isascii() and text.isdigit() and len(text) <= 20


Fact = int | str | list[str]


def player_word(seat: int) -> str:
    """A player in a text of a game, which knows no names: whoever shows the text puts them in (`with_names`)."""
    return f"{{player {seat + 1}}}"


ANYBODY = tuple(f"player {number}" for number in range(1, MOST_SEATS + 1))  # names where nobody has any


def with_names(text: str, names: Sequence[str] = ANYBODY) -> str:
    """A text with the name of every player it speaks of."""
    return re.sub(r"\{player (\d+)\}", lambda found: names[int(found[1]) - 1], text)


def whom(name: str) -> str:
    """A name within a sentence: 'You' is one only at its beginning."""
    return "you" if name == "You" else name


class Refused(Exception):
    """A move that is not allowed. `rule` is the ruling it breaks, or a word for what has no ruling.

    `sentence` says why, with the names of the facts in braces, so that it can be said in another language as well;
    a fact called `player` is a seat, a list is a choice. `reason` is the same in English.
    """

    def __init__(self, rule: str, sentence: str, **facts: Fact) -> None:
        self.rule = rule
        self.sentence = sentence
        self.facts = facts
        self.reason = (
            sentence.format(**{name: _in_words(name, fact) for name, fact in facts.items()}) if facts else sentence
        )
        super().__init__(f"{rule}: {self.reason}" if rule[-1:].isdigit() else self.reason)


def _in_words(name: str, fact: Fact) -> Fact:
    if isinstance(fact, list):
        return " or ".join(f"'{one}'" for one in fact)
    return player_word(int(fact)) if name == "player" else fact


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game; a subclass names them with their defaults."""

    def problem(self, seats: int) -> str:
        """What is wrong with these options at this number of seats; empty if nothing."""
        return ""

    @classmethod
    def variants(cls, seats: int) -> list[Options]:
        """Every single option away from its default at this number of seats: what the contract tests play."""
        return []


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):  # it holds no cycle that would have to be found
    """All that one seat may know; a game adds what lies on its table. Built by inclusion."""

    game: str
    seat: int  # SPECTATOR for one who sees no secrets
    seats: int
    waiting: tuple[int, ...]  # the seats seen to owe a decision
    prompt: str  # what is asked of this seat, or what is being waited for
    moves: tuple[Move, ...]  # what this seat may do now
    notes: tuple[str, ...] = ()  # what each of the moves would bring or cost, as far as can be known; or nothing
    scores: tuple[int, ...]
    ranks: tuple[int, ...]  # empty while the game goes on
    outcome: str


class Seen(msgspec.Struct, frozen=True, kw_only=True, tag=True, gc=False):  # likewise
    """What one viewer sees of an event; each game has its kinds."""

    seat: int


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole position, hidden cards included; a game adds its own fields."""

    seats: int
    rng: str = "0"  # the state of chance to come, as a decimal: too long for a JavaScript number


@dataclass(frozen=True)
class Game:
    """One game, defined once; every other part of the system works from this."""

    name: str
    title: str
    summary: str
    rules_version: str
    seats: range
    options: type[Options]
    moves: MoveTable
    start: Callable[[int, Any, Rng], State]
    view: Callable[[State, int], View]
    position: type[Position]
    dump: Callable[[State], Position]
    load: Callable[[Any], State]
    tell: Callable[[Event, int], Seen]
    sentence: Callable[[Any, Sequence[str]], str]
    explain: Callable[[State, int, int], Refused]
    heuristic: Policy
    outcomes: tuple[str, ...]
    observer: Observer = Observer()  # noqa: RUF009  it has no fields
    extras: tuple[str, ...] = ()  # names of players without a seat (Robinbird), numbered after the seats
    assumed: tuple[str, ...] = ()  # data that nobody could check against the box
    guide: Policy | None = None  # what the search follows where that is not the heuristic
    search: Mapping[str, float | bool] = field(default_factory=dict)  # settings of the search that suit the game
    train: Callable[[int, int, Callable[[], None]], bytes] | None = None  # games, seed: the file the guide reads
    # What a position that goes on is worth to a seat, part by part, each named in words: reasons for a move.
    worth: Callable[[State, int], dict[str, float]] | None = None

    def new(self, seats: int, options: Options | None = None, seed: int = 0) -> State:
        """The game set up and dealt; BadInput where seats or options do not fit."""
        chosen = self.options() if options is None else options
        if seats not in self.seats:
            raise BadInput(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}.")
        problem = chosen.problem(seats)
        if problem:
            raise BadInput(f"{self.title}: {problem}")
        return self.start(seats, chosen, Rng(seed))

    def read_options(self, raw: object) -> Options:
        """Options from plain data (JSON, command line); BadInput names what is wrong."""
        known = ", ".join(self.options.__struct_fields__) or "none"
        try:
            return msgspec.convert(raw, self.options, strict=False)
        except msgspec.ValidationError as error:
            raise BadInput(f"{self.title}: {error}. Its options are: {known}.") from None

    def read_position(self, text: bytes | str) -> State:
        """A position from JSON; BadInput where it is no position of this game."""
        try:
            return self.load(msgspec.json.decode(text, type=self.position))
        except msgspec.DecodeError as error:
            raise BadInput(f"this is no position of {self.title}: {error}.") from None

    def legal(self, state: State, seat: int) -> list[int]:
        """The legal moves of a seat; none where it owes no decision."""
        return legal_moves(state, seat, len(self.moves))

    def fingerprint(self, state: State) -> str:
        """SHA-256 of the whole position."""
        return hashlib.sha256(msgspec.json.encode(self.dump(state), order="deterministic")).hexdigest()

    @cached_property
    def rules_text(self) -> str:
        """The rules in our own words, with the rulings."""
        return self.rules_in("en")

    def lesson_in(self, language: str) -> bytes:
        """The guided game, or its words in another language, as JSON; `kernel.lesson` reads it."""
        return self._text("lesson.json", language)

    @cached_property
    def rulings(self) -> dict[str, str]:
        return self.rulings_in("en")

    def rules_in(self, language: str) -> str:
        """The rules in one of LANGUAGES; BadInput for any other."""
        return self._text("RULES.md", language).decode()

    def _text(self, name: str, language: str) -> bytes:
        """A file of the game's folder as it is in a language: RULES.md, RULES.nl.md."""
        if language not in LANGUAGES:
            raise BadInput(f"it is written in {', '.join(LANGUAGES)}, not in '{language}'.")
        stem, _, kind = name.partition(".")
        own = name if language == "en" else f"{stem}.{language}.{kind}"
        return resources.files(f"waterhole.games.{self.name}").joinpath(own).read_bytes()

    def rulings_in(self, language: str) -> dict[str, str]:
        """The numbered rulings, as listed in RULES.md: '- CB-3 All cards of …'."""
        found: dict[str, str] = {}
        number = ""
        for line in self.rules_in(language).splitlines():
            if line.startswith("- ") and line[2:].split(" ", 1)[0].replace("-", "").isalnum() and "-" in line[:9]:
                number, text = line[2:].split(" ", 1)
                found[number] = text.strip()
            elif number and line.startswith("  "):
                found[number] += " " + line.strip()
            else:
                number = ""
        return found


class Perspective:
    """All a bot gets: the view, the legal moves, and worlds that agree with both.

    The true position is dealt over before it is kept here, so there is nothing to peek at.
    """

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._world = state.clone()
        self._world.redeal(seat, Rng(0))

    @cached_property
    def view(self) -> View:
        return self.game.view(self._world, self.seat)

    @cached_property
    def moves(self) -> list[int]:
        return self.game.legal(self._world, self.seat)

    @cached_property
    def fingerprint(self) -> str:
        """The same for all positions that this seat cannot tell apart."""
        return self.game.fingerprint(self._world)

    @cached_property
    def simultaneous(self) -> bool:
        """Whether others decide at the same time, as far as this seat can see; their choices may be in already."""
        world = self._world.clone()
        for seat in range(world.seats):
            if seat != self.seat:
                world.take_back(seat)
        return bool(world.waiting() & ~(1 << self.seat))

    def after(self, move: int) -> Perspective | None:
        """What this seat sees after its move where it goes on deciding; None where others come in between."""
        world = self._world.clone()
        world.apply(self.seat, move)
        return Perspective(self.game, world, self.seat) if world.waiting() == 1 << self.seat else None

    def world(self, rng: Rng) -> State:
        """One way things may be, as far as this seat knows. How much of rng it uses may depend on others' choices."""
        world = self._world.clone()
        world.redeal(self.seat, rng)
        return world
