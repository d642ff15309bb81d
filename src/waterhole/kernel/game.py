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

from waterhole.kernel.engine.observer import Observer
from waterhole.kernel.engine.policy import Policy
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import MOST_SEATS, Event, OwnState, State, legal_moves
from waterhole.kernel.move import Move, MoveTable
from waterhole.kernel.tally import Tally
from waterhole.text import ENGLISH, LANGUAGES, Phrase, bundle

SPECTATOR = -1
# How far a game has come; the contract tests ask of it what it declares. plays: rules, bots, records, positions.
# shown: a terminal screen and a web table of its own. taught: a lesson. translated: everything in all LANGUAGES.
STAGES = ("plays", "shown", "taught", "translated")


class BadInput(ValueError):
    """Something from outside that cannot be used, and how to put it right: a message, with what it is about.

    What only those read who program or run a server is said in English words instead.
    """

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(message)
        self.why = None if " " in message else Phrase(message, args)

    def told(self, language: str = ENGLISH) -> str:
        return super().__str__() if self.why is None else bundle(language).format(self.why)

    def __str__(self) -> str:
        return self.told()


def is_number(text: str) -> bool:
    """Whether a text is a whole number of bearable length, in plain digits."""
    return text.isascii() and text.isdigit() and len(text) <= 20


Fact = int | str | list[str]

# From here to `with_names`, and `Refused.sentence`: for games of other packages that have no message files and say in
# Python what they say.


def player_word(seat: int) -> str:
    """A player in a text of a game, which knows no names: whoever shows the text puts them in (`with_names`)."""
    return f"{{player {seat + 1}}}"


ANYBODY = tuple(f"player {number}" for number in range(1, MOST_SEATS + 1))  # names where nobody has any


def with_names(text: str, names: Sequence[str] = ANYBODY) -> str:
    """A text with the name of every player it speaks of."""
    return re.sub(r"\{player (\d+)\}", lambda found: names[int(found[1]) - 1], text)


class Refused(Exception):
    """A move that is not allowed. `rule` is the ruling it breaks, or a word for what has no ruling.

    `why` says which message tells the reason, with what it is about: text/en.ftl of the game, or of all.
    """

    def __init__(self, rule: str, message: str, **facts: Any) -> None:
        self.rule = rule
        self.facts: dict[str, Fact] = facts
        self.game = ""  # whose message it is, where it is not one of all games; `Game.refusal` knows
        # Messages have ids without spaces; anything else is an English sentence with facts in braces.
        self.why = None if " " in message else Phrase(message, dict(facts))
        self.sentence = "" if self.why else message
        super().__init__(rule, message)

    @property
    def reason(self) -> str:
        """Why, in English."""
        return self.because(ENGLISH)

    def because(self, language: str) -> str:
        """Why; players have no names here."""
        if self.why is not None:
            return bundle(language, self.game).format(self.why)
        words = {name: _in_words(name, fact) for name, fact in self.facts.items()}
        return self.sentence.format(**words) if words else self.sentence

    def told(self, language: str = ENGLISH) -> str:
        """The same after its ruling."""
        because = with_names(self.because(language)) if self.sentence else self.because(language)
        return f"{self.rule}: {because}" if self.rule[-1:].isdigit() else because

    def __str__(self) -> str:
        return f"{self.rule}: {self.reason}" if self.rule[-1:].isdigit() else self.reason


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


class PlayerView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One player's place at the table; a game adds what else lies there."""

    hand_size: int
    hand: dict[str, int] | None  # cards by name; None: not for your eyes


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):  # it holds no cycle that would have to be found
    """All that one seat may know; a game adds what lies on its table. Built by inclusion."""

    game: str
    seat: int  # SPECTATOR for one who sees no secrets
    seats: int
    waiting: tuple[int, ...]  # the seats seen to owe a decision
    prompt: str | Phrase  # what is asked of this seat, or what is being waited for
    moves: tuple[Move, ...]  # what this seat may do now
    notes: tuple[str | Phrase, ...] = ()  # what each move would bring or cost, as far as can be known; or nothing
    scores: tuple[int, ...]
    ranks: tuple[int, ...]  # empty while the game goes on
    outcome: str
    players: tuple[PlayerView, ...]  # of each seat, then of players without one (Robinbird)


OwnView = Any  # a game's own class under View
Liking = Callable[[OwnView, Move], float]  # of what a seat sees and may do


class Seen(msgspec.Struct, frozen=True, tag=True, gc=False):  # likewise
    """What one viewer sees of an event; each game has its kinds."""

    seat: int


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """A move that was made, as its player sees it: the table before and after it, and what happened."""

    move: Move
    before: View
    seen: tuple[Seen, ...]
    after: View

    @property
    def seat(self) -> int:
        return self.before.seat


def note_of(made: Made) -> list[Phrase]:
    """What stands beside the move where it is chosen, as a fact."""
    notes = {move.id: note for move, note in zip(made.before.moves, made.before.notes, strict=True)}
    note = notes.get(made.move.id)
    return [note] if isinstance(note, Phrase) else []


def points_gained(made: Made) -> list[Phrase]:
    """The points that a move brings or costs at once: what can be told of any game."""
    points = made.after.scores[made.seat] - made.before.scores[made.seat]
    return [Phrase("fact-points", {"points": points})] if points else []


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole position, hidden cards included; a game adds its own fields."""

    seats: int
    rng: str = "0"  # the state of chance to come, as a decimal: too long for a JavaScript number


@dataclass(frozen=True)
class Game:
    """One game, defined once; every other part of the system works from this."""

    name: str
    title: str
    rules_version: str
    seats: range
    options: type[Options]
    moves: MoveTable
    start: Callable[[int, Any, Rng], State]
    spectator_view: Callable[[OwnState], View]  # what everybody may see
    seat_view: Callable[[OwnState, int, OwnView], View]  # the same with what one seat sees besides
    position: type[Position]
    dump: Callable[[OwnState], Position]
    load: Callable[[Any], State]
    tell: Callable[[Event, int], Seen]
    explain: Callable[[OwnState, int, int], Refused]
    heuristic: Policy
    outcomes: tuple[str, ...]
    observer: Observer = Observer()  # noqa: RUF009  it has no fields
    sentence: Callable[[Any, Sequence[str]], str] | None = None  # of a game that has no text/ yet
    summary: str = ""  # likewise
    extras: tuple[str, ...] = ()  # names of players without a seat (Robinbird), numbered after the seats
    assumed: tuple[str, ...] = ()  # data that nobody could check against the box
    guide: Policy | None = None  # what the search follows where that is not the heuristic
    hunter: Policy | None = None  # what hunter follows where the guide alone is as strong as apex
    search: Mapping[str, float | bool] = field(default_factory=dict)  # settings of the search that suit the game
    lapses: Mapping[str, float] = field(default_factory=dict)  # how a cub errs in it, where not as usual
    tries: int = 100  # worlds that a hunter looks into for each rival: so that it stands between forager and apex
    train: Callable[[int, int, Callable[[], None]], bytes] | None = None  # games, seed: the file the guide reads
    # What a position that goes on is worth to a seat, part by part: reasons for a move. The part 'hand owl' is told by
    # the message 'part-hand' with $of = 'owl'.
    evaluate: Callable[[OwnState, int], dict[str, float]] | None = None
    # What a move does, as things that can be seen: the same reasons. Left out: the points that it brings.
    facts: Callable[[Made], list[Phrase]] | None = None
    # How much a temperament of bots likes a move: 1 fully, 0 not at all, less than 0 where it rather would not.
    temperaments: Mapping[str, Liking] = field(default_factory=dict)
    # Fields of every view that never change: encoded once.
    constants: Mapping[str, object] = field(default_factory=dict)
    tallies: tuple[Tally, ...] = ()  # what is counted over many games, beside seats, lengths and leads
    package: str = ""  # where its RULES.md and lesson.json lie; left out: waterhole.games.<name>
    stages: frozenset[str] = frozenset(STAGES)

    @property
    def few(self) -> int:
        """The players of a small table: two, or the fewest that the game is for."""
        return min(max(2, self.seats[0]), self.seats[-1])

    def new(self, seats: int, options: Options | None = None, seed: int = 0) -> State:
        """The game set up and dealt from a seed; BadInput where seats or options do not fit."""
        return self.dealt_by(Rng(seed), seats, options)

    def dealt_by(self, rng: Rng, seats: int, options: Options | None = None) -> State:
        """The same from a generator, which the state goes on drawing from."""
        chosen = self.options() if options is None else options
        self.check(seats, chosen)
        return self.start(seats, chosen, rng)

    def check(self, seats: int, options: Options) -> None:
        """BadInput where so many cannot play, or not with these options."""
        if seats not in self.seats:
            raise BadInput("refused-players", game=self.title, fewest=self.seats[0], most=self.seats[-1], seats=seats)
        problem = options.problem(seats)
        if problem:
            raise BadInput("refused-option", game=self.title, problem=problem)

    def read_options(self, raw: object) -> Options:
        """Options from plain data (JSON, command line); BadInput names what is wrong."""
        try:
            return msgspec.convert(raw, self.options, strict=False)
        except msgspec.ValidationError as error:
            known = list(self.options.__struct_fields__)
            raise BadInput("refused-options", game=self.title, problem=str(error), options=known) from None

    def read_position(self, text: bytes | str) -> State:
        """A position from JSON; BadInput where it is no position of this game."""
        try:
            return self.load(msgspec.json.decode(text, type=self.position))
        except msgspec.DecodeError as error:
            raise BadInput(f"this is no position of {self.title}: {error}.") from None

    def view(self, state: State, viewer: int) -> View:
        """All that one seat, or a spectator, may know."""
        return self.views(state, (viewer,))[0]

    def views(self, state: State, viewers: Sequence[int]) -> list[View]:
        """The views of several: what is the same for all of them is built once."""
        shown = self.spectator_view(state)
        return [shown if viewer == SPECTATOR else self.seat_view(state, viewer, shown) for viewer in viewers]

    def legal(self, state: State, seat: int) -> list[int]:
        """The legal moves of a seat; none where it owes no decision."""
        return legal_moves(state, seat, len(self.moves))

    def refusal(self, state: State, seat: int, move: int) -> Refused:
        """Why a seat that is waited for may not make a move."""
        refused = self.explain(state, seat, move)
        refused.game = self.name
        return refused

    def fingerprint(self, state: State) -> str:
        """SHA-256 of the whole position."""
        return hashlib.sha256(msgspec.json.encode(self.dump(state), order="deterministic")).hexdigest()

    def summary_in(self, language: str = "en") -> str:
        """The game in one sentence."""
        return self.summary or bundle(language, self.name).format("summary")

    def lesson_in(self, language: str) -> bytes:
        """The guided game, or its words in another language, as JSON; `kernel.lesson` reads it."""
        return self._text("lesson.json", language)

    @cached_property
    def rulings(self) -> dict[str, str]:
        return self.rulings_in("en")

    def rules_in(self, language: str) -> str:
        """The rules in our own words, with the rulings, in one of LANGUAGES; BadInput for any other."""
        return self._text("RULES.md", language).decode()

    def _text(self, name: str, language: str) -> bytes:
        """A file of the game's folder as it is in a language: RULES.md, RULES.nl.md."""
        if language not in LANGUAGES:
            raise BadInput("refused-language", languages=list(LANGUAGES), language=language)
        stem, _, kind = name.partition(".")
        folder = resources.files(self.package or f"waterhole.games.{self.name}")
        own = folder.joinpath(name if language == "en" else f"{stem}.{language}.{kind}")
        if language != "en" and not own.is_file():  # a game that is not translated
            own = folder.joinpath(name)
        if not own.is_file():
            raise BadInput(f"{self.title} has no {name}.")
        return own.read_bytes()

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

    def dump(self) -> bytes:
        """All there is of it, for another process."""
        return msgspec.json.encode(self.game.dump(self._world))

    @classmethod
    def load(cls, game: Game, position: bytes, seat: int) -> Perspective:
        """What `dump` wrote: it was dealt over then, and need not be again."""
        perspective = cls.__new__(cls)
        perspective.game, perspective.seat, perspective._world = game, seat, game.read_position(position)
        return perspective

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
