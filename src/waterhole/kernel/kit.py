"""The game kit: a table's parts, declared once, and all that follows from them.

A game names its parts, each with its kind, its size and who may see it. Copies, positions as JSON with their checks,
views by inclusion, dealing again what a seat cannot know, observations, the count of every card, events and sentences
are derived; each can be replaced by the game's own (`Kit.game` takes any field of Game).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Any, ClassVar, TypeVar, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, i64

from waterhole.kernel.engine.observer import Observer
from waterhole.kernel.engine.policy import Policy, likely
from waterhole.kernel.engine.reading import numbers_in
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import Event, OwnState, State, legal_moves, ranks_by, ranks_of, scores_of
from waterhole.kernel.game import SPECTATOR, Game, Options, PlayerView, Position, Refused, Seen, View
from waterhole.kernel.move import MoveTable
from waterhole.kernel.parts import AnyPart, Bag, Kind, Row, Step, read_parts, written
from waterhole.kernel.position import chance_of, check_choices, check_frame

S = TypeVar("S", bound=msgspec.Struct)


class Table(State):
    """A game whose parts are declared: `PARTS` names them, and each is an attribute of that name.

    A `Seat` called `current` and a `Step` called `step` say who is asked; a game without them has its own `waiting`.
    """

    PARTS: ClassVar[tuple[AnyPart, ...]] = ()
    current: int
    step: int

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        for part in self.PARTS:
            setattr(self, part.name, part.fresh(seats))

    def set_up(self, options: Options) -> None:
        """Deal the first cards."""
        raise NotImplementedError

    def problem(self) -> str:
        """What cannot be in this position, though every card is there; empty if nothing."""
        return ""

    @property
    def over(self) -> bool:
        return self.step == self.last_step

    last_step: ClassVar[int] = 0
    # The parts by how deep their lists go: what is a number, a list, a list of lists. A search copies often.
    by_depth: ClassVar[tuple[list[str], list[str], list[str]]] = ([], [], [])

    def __init_subclass__(cls) -> None:
        cls.last_step = next((len(part.names) - 1 for part in cls.PARTS if isinstance(part, Step)), 0)
        cls.by_depth = ([], [], [])
        for part in cls.PARTS:
            cls.by_depth[part.several + part.listed_entry].append(part.name)

    def waiting(self) -> i64:
        return 0 if self.step == self.last_step else 1 << self.current

    def decider(self) -> i64:
        return -1 if self.step == self.last_step else self.current

    def clone(self) -> Table:
        twin = self.__class__.__new__(self.__class__)
        State.__init__(twin, self.seats, self.rng.copy())
        own, new = self.__dict__, twin.__dict__
        numbers, lists, lists_of_lists = self.by_depth
        for name in numbers:
            new[name] = own[name]
        for name in lists:
            new[name] = own[name][:]
        for name in lists_of_lists:
            new[name] = [entry[:] for entry in own[name]]
        return twin

    def ranks(self) -> vec[i64]:
        return ranks_by(self.scores())

    def redeal(self, seat: i64, rng: Rng) -> None:
        """All cards of a set that this seat cannot see are mixed, and lie again in the same numbers where they lay."""
        for cards in {part.cards: None for part in self.PARTS if isinstance(part, (Bag, Row))}:
            hidden = [
                (part, number)
                for part in self.PARTS
                if isinstance(part, (Bag, Row)) and part.cards == cards
                for number in range(part.entries(self.seats))
                if not part.visible(self, number, seat)
            ]
            pool = [0] * len(cards.names)
            for part, number in hidden:
                for kind, n in enumerate(part.held(part.listed(getattr(self, part.name))[number])):
                    pool[kind] += n
            for part, number in hidden:
                self._replace(part, number, part.refill(part.listed(getattr(self, part.name))[number], pool, rng))
        self.rng = rng.split()

    def _replace(self, part: AnyPart, number: int, entry: object) -> None:
        if part.several:
            getattr(self, part.name)[number] = entry
        else:
            setattr(self, part.name, entry)

    def audit(self) -> str:
        """Every card of the box is somewhere, exactly once."""
        for cards in {part.cards: None for part in self.PARTS if isinstance(part, (Bag, Row))}:
            total = [0] * len(cards.names)
            for part in self.PARTS:
                if isinstance(part, (Bag, Row)) and part.cards == cards:
                    for entry in part.listed(getattr(self, part.name)):
                        total = [a + b for a, b in zip(total, part.held(entry), strict=True)]
            for name, n, copies in zip(cards.names, total, cards.copies, strict=True):
                if n != copies:
                    return f"the game has {copies} cards '{name}', the position {n}"
        return self.problem()


@dataclass(frozen=True)
class Told:
    """How an event is told: a sentence, and for each fact in it the names its number stands for (None: a number)."""

    sentence: str
    facts: Mapping[str, Sequence[str] | None] = field(default_factory=dict)


class Happened(Seen, frozen=True, kw_only=True):
    """An event of a game that is made with the kit."""

    kind: str
    facts: dict[str, str | int]


class KitObserver(Observer):
    """Every part as numbers; what a seat cannot see has its size and otherwise zeros."""

    def __init__(self, parts: tuple[AnyPart, ...]) -> None:
        self.parts = parts

    def layout(self, seats: i64) -> list[tuple[str, int]]:
        return [("asked", 1), *((part.name, part.entries(seats) * part.width(seats)) for part in self.parts)]

    def write(self, game: State, seat: i64, out: vec[i16], at: i64) -> i64:
        seats, first = game.seats, max(seat, 0)
        numbers = [(game.waiting() >> seat) & 1 if seat >= 0 else 0]
        for part in self.parts:
            entries = part.listed(getattr(game, part.name))
            shift = first if part.each else 0
            for place in range(len(entries)):
                number = (place + shift) % len(entries)
                if part.visible(game, number, seat):
                    numbers += part.numbers(entries[number], seats, first)
                else:
                    numbers += [part.size(entries[number]), *[0] * (part.width(seats) - 1)]
        for number in numbers:
            out[at] = number
            at += 1
        return at


class ByScore(Policy):
    """Knows nothing but the score: any move, and a position is worth what its lead says."""

    def __init__(self, spread: float = 10.0) -> None:
        self.spread = spread  # points that make a lead

    def choose(self, game: OwnState, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        return moves[rng.below(count)]

    def value(self, game: OwnState, seat: i64) -> float:
        points = scores_of(game)
        others = [points[other] for other in range(len(points)) if other != seat]
        return likely((points[seat] - max(others, default=0)) / self.spread)


@dataclass(frozen=True)
class Kit:
    """What a game says of itself besides its rules; `game` makes the Game of it."""

    table: type[Table]
    moves: MoveTable
    questions: Mapping[str, str]  # by step: what is asked
    events: Mapping[str, Told]
    rulings: Mapping[str, str]  # by kind of move: the ruling that says when it may be made

    def game(self, *, name: str, title: str, seats: range, options: type[Options] = Options, **more: Any) -> Game:
        """The game; `more` has what else Game needs, or what replaces a derived part of it."""
        word = "".join(part.capitalize() for part in name.split("_"))
        position = self._position(word)
        player, view = self._views(word)
        derived: dict[str, Any] = {
            "start": self._start,
            "spectator_view": lambda state: self.spectator_view(state, name, view, player),
            "seat_view": self.seat_view,
            "position": position,
            "dump": partial(written, position),
            "load": lambda given: self.load(given, title, seats),
            "tell": self.tell,
            "sentence": self.sentence,
            "explain": self.explain,
            "heuristic": ByScore(),
            "observer": KitObserver(self.table.PARTS),
            "package": self.table.__module__.rpartition(".")[0] or self.table.__module__,
            "stages": frozenset({"plays"}),
        }
        return Game(name=name, title=title, seats=seats, options=options, moves=self.moves, **(derived | more))

    def _start(self, seats: int, options: Options, rng: Rng) -> Table:
        table = self.table(seats, rng)
        table.set_up(options)
        return table

    # -- positions ---------------------------------------------------------------------

    def _position(self, word: str) -> type[Position]:
        kinds = [(part, list[part.kind] if part.several else part.kind) for part in self.table.PARTS]  # type: ignore[name-defined]
        return self._struct(f"{word}Position", [(part.name, Annotated[kind, part]) for part, kind in kinds], Position)  # type: ignore[misc]

    def _struct(self, name: str, fields: list[tuple[str, Kind]], base: type[S]) -> type[S]:
        """A struct of the game's own, under one of the kernel's."""
        module = self.table.__module__
        return cast("type[S]", msgspec.defstruct(name, fields, bases=(base,), frozen=True, kw_only=True, module=module))

    def load(self, position: Position, title: str, seats: range) -> Table:
        check_frame(position, title, seats)
        table = self.table(position.seats, chance_of(position))
        read_parts(table, position)
        check_choices(table, self.moves)
        return table

    # -- what a seat may know: only what is visible is ever put in --------------------------

    def _views(self, word: str) -> tuple[type[PlayerView], type[View]]:
        own: list[tuple[str, Kind]] = []
        shared: list[tuple[str, Kind]] = []
        for part in self.table.PARTS:
            if part.each:
                own.append((part.name, part.kind if part.seen == "all" else part.kind | None))
                if part.seen != "all":
                    own.append((f"{part.name}_size", int))
            else:
                entry = part.kind if part.seen == "all" else int
                shared.append((part.name, tuple[entry, ...] if part.several else entry))  # type: ignore[valid-type]
        return self._struct(f"{word}PlayerView", own, PlayerView), self._struct(f"{word}View", shared, View)

    def spectator_view(self, state: State, name: str, view: type[View], player: type[PlayerView]) -> View:
        shown = {part.name: self._shown(part, getattr(state, part.name)) for part in self.table.PARTS if not part.each}
        over = state.waiting() == 0
        return view(
            game=name,
            seat=SPECTATOR,
            seats=int(state.seats),
            waiting=numbers_in(state.waiting()),
            prompt=f"The game is over: {state.outcome()}." if over else "waiting",
            moves=(),
            scores=scores_of(state),
            ranks=ranks_of(state),
            outcome=state.outcome(),
            players=tuple(player(**self._place(state, seat, SPECTATOR)) for seat in range(state.seats)),
            **shown,
        )

    def _shown(self, part: AnyPart, value: Any) -> Any:
        """What everybody sees of a part: what is hidden has its size."""
        seen = tuple(map(part.dump if part.seen == "all" else part.size, part.listed(value)))
        return seen if part.several else seen[0]

    def _place(self, state: State, seat: int, viewer: int) -> dict[str, Any]:
        """One player's place as a viewer sees it."""
        found: dict[str, Any] = {"hand": {} if seat == viewer else None, "hand_size": 0}
        for part in self.table.PARTS:
            if part.each:
                entry = getattr(state, part.name)[seat]
                found[part.name] = part.dump(entry) if part.visible(state, seat, viewer) else None
                if part.seen != "all":
                    found[f"{part.name}_size"] = part.size(entry)
        return found

    def seat_view(self, state: State, seat: int, shown: View) -> View:
        places = list(shown.players)
        places[seat] = type(places[seat])(**self._place(state, seat, seat))
        legal = legal_moves(state, seat, len(self.moves))
        if not legal:
            return msgspec.structs.replace(shown, seat=seat, players=tuple(places))
        step = next(part for part in self.table.PARTS if isinstance(part, Step))
        return msgspec.structs.replace(
            shown,
            seat=seat,
            players=tuple(places),
            prompt=self.questions[step.dump(getattr(state, step.name))],
            moves=tuple(self.moves[move] for move in legal),
        )

    # -- what happens, and why not ----------------------------------------------------------

    def tell(self, event: Event, viewer: int) -> Happened:
        known = (*event.shown, *(event.hidden if event.witnessed_by(viewer) else ()))
        facts = zip(self.events[event.kind].facts.items(), known, strict=False)
        words = {name: number if names is None else names[number] for (name, names), number in facts}
        return Happened(seat=int(event.seat), kind=event.kind, facts=words)

    def sentence(self, seen: Happened, names: Sequence[str]) -> str:
        player = names[seen.seat] if seen.seat >= 0 else ""
        return self.events[seen.kind].sentence.format(player=player, **seen.facts)

    def explain(self, state: State, seat: int, move: int) -> Refused:
        example = self.moves.legal(state, seat)[0].text
        sentence = "'{move}' is not possible now; '{example}' is."
        return Refused(self.rulings[self.moves[move].kind], sentence, move=self.moves[move].text, example=example)
