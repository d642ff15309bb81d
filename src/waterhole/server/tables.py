"""A table: what its log makes of it, and the one place where anything about its game is written for a viewer.

`Table` does no input or output. Every node that reads the same entries has the same table, version numbers included.
Compiled: most of what a move costs the server is done here.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Literal, cast, final

import msgspec

from waterhole.games import GAMES
from waterhole.kernel.core import Event, legal_moves
from waterhole.kernel.game import SPECTATOR, Game, Refused, Seen, View, whom
from waterhole.kernel.match import Match, commit
from waterhole.kernel.move import Move
from waterhole.server.clocks import Clocks
from waterhole.server.locks import Lock
from waterhole.server.protocol import (
    CameBack,
    Clock,
    SeatInfo,
    Status,
    StoodIn,
    TableInfo,
    Told,
    Undone,
    Update,
    write_frame,
)
from waterhole.server.rows import Entry, Row, Setting
from waterhole.server.undo import TakenBack, drop

YOU = "You"
NOTHING = cast(View, msgspec.Raw(b""))  # stands for the view, which is the longest part and the last, until it is added
SEATING = {"sit", "named", "rise", "bot", "invite", "set"}  # who sat where is known even at a table that cannot go on


@dataclass
class Seat:
    """Who sits here: a person or a bot account, a bot of a level, somebody with a bot standing in, or nobody."""

    identity: str | None = None
    level: str | None = None
    name: str = ""  # of a player of an imported record
    invited: str | None = None  # a bot account that has not answered yet

    @property
    def taken(self) -> bool:
        return bool(self.identity or self.level or self.name)

    @property
    def standing_in(self) -> bool:
        return self.identity is not None and self.level is not None


@final
class Frame:
    """An update ready to be sent, and what its receiver then knows."""

    def __init__(self, version: int, view: bytes, sent: bytes) -> None:
        self.version = version
        self.view = view
        self.sent = sent


@final
class Table:
    """One table, folded from its log by `apply`."""

    def __init__(
        self, row: Row, name_of: Callable[[str], str], is_bot: Callable[[str], bool] = lambda identity: False
    ) -> None:
        self.id = row.id
        self.row = row
        self.game: Game = GAMES[row.game]
        self.moves: tuple[Move, ...] = self.game.moves.moves
        self._written_moves = written_moves(row.game)
        self._view, self._tell, self._sentence = self.game.view, self.game.tell, self.game.sentence
        self.setting = msgspec.json.decode(row.setting, type=Setting)
        self.name_of = name_of
        self.is_bot = is_bot
        self.number = 0  # of the last entry; never leaves the server
        self.seats = [Seat() for _ in range(self.setting.seats)]
        self.match: Match | None = None
        self.closed = ""
        if row.rules != self.game.rules_version:
            self.closed = (
                f"It was started under rules {row.rules} of {self.game.title}; this server plays "
                f"{self.game.rules_version}, so it cannot go on here."
            )
        self.rematch: str | None = None
        self.stream: list[Event | Seen] = []  # all that was ever told, undone or not
        self.own: list[list[int]] = []  # for each seat the versions that stand for decisions of its own
        self.asked: list[int] = []  # for each seat the version since which it is asked what it is asked now
        self.questions: dict[int, list[int]] = {}  # the legal moves of each seat that is waited for
        self.keys: dict[str, tuple[int, int]] = {}  # submission -> seat, version after it
        self.clocks = Clocks(self.setting.clock, self.setting.seats)
        self.lock = Lock()

    @property
    def status(self) -> Status:
        if self.closed:
            return "closed"
        if self.match is None:
            return "open"
        return "running" if self.questions else "finished"

    @property
    def playing(self) -> Match:
        """The match of a table that has started; Refused before."""
        if self.closed:
            raise Refused("closed", self.closed)
        if self.match is None:
            raise Refused("open", "the game has not started.")
        return self.match

    # -- the fold --------------------------------------------------------------------

    def apply(self, entry: Entry, checked: int | None = None) -> None:
        """Do what an entry of the log says; entries come in order, without gaps. `checked`: the move, known legal."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} after {self.number}")
        self.number = entry.number
        if self.closed and entry.kind not in SEATING:
            return
        if checked is None:
            getattr(self, f"_{entry.kind}")(entry)
        else:
            self._move(entry, checked)
        if entry.key is not None:
            self.keys[entry.key] = (entry.seat, self.version(entry.seat))

    def _sit(self, entry: Entry) -> None:
        self.seats[entry.seat] = Seat(identity=entry.data)

    def _named(self, entry: Entry) -> None:
        self.seats[entry.seat] = Seat(name=entry.data)

    def _invite(self, entry: Entry) -> None:
        self.seats[entry.seat] = Seat(invited=entry.data)

    def _rise(self, entry: Entry) -> None:
        self.seats[entry.seat] = Seat()

    def _bot(self, entry: Entry) -> None:
        self.seats[entry.seat] = Seat(level=entry.data)

    def _set(self, entry: Entry) -> None:
        self.setting = msgspec.convert(entry.data, Setting)
        self.seats = (self.seats + [Seat() for _ in range(self.setting.seats)])[: self.setting.seats]

    def _start(self, entry: Entry) -> None:
        count = len(self.seats)
        options = self.game.read_options(self.setting.options)
        self.match = Match(self.game, self.names(SPECTATOR)[:count], options, int(self.row.seed), self.row.salt)
        self.own = [[] for _ in range(count)]
        self.asked = [0] * count
        self.questions = self._questions()
        self.clocks = Clocks(self.setting.clock, count)
        self._run_clocks(entry.at, [])

    def _move(self, entry: Entry, checked: int | None = None) -> None:
        match, seat = self.playing, entry.seat
        move = match.check(seat, entry.data) if checked is None else checked
        told = len(match.events)
        match.state.apply(seat, move)
        match.history.append((seat, move))
        events = match.events[told:]
        self._count_own(seat)
        self.stream += events
        self._note_questions(seat)
        self._run_clocks(entry.at, events)

    def _undo(self, entry: Entry) -> None:
        match = self.playing
        told = len(match.events)
        drop(match, TakenBack(*entry.data))
        self._count_own(entry.seat)
        if not entry.data[1]:  # a choice that nobody has seen is taken back without a word
            self.stream.append(Undone(seat=entry.seat, count=told - len(match.events)))
        self._note_questions(entry.seat)
        self._run_clocks(entry.at, [])

    def _stand_in(self, entry: Entry) -> None:
        self.seats[entry.seat].level = entry.data
        self.stream.append(StoodIn(seat=entry.seat, level=entry.data))
        self._run_clocks(entry.at, [])

    def _back(self, entry: Entry) -> None:
        self.seats[entry.seat].level = None
        self.stream.append(CameBack(seat=entry.seat))
        self.clocks.come_back(entry.seat, entry.at)
        self._run_clocks(entry.at, [])

    def _resume(self, entry: Entry) -> None:
        self.clocks.resume(entry.at)

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.data

    def _close(self, entry: Entry) -> None:
        self.closed = entry.data

    def _count_own(self, seat: int) -> None:
        self.own[seat].append(self.version(seat) + 1)

    def _questions(self) -> dict[int, list[int]]:
        """What is asked of whom."""
        state = self.playing.state
        waiting, all_moves = state.waiting(), len(self.moves)
        return {seat: legal_moves(state, seat, all_moves) for seat in range(len(self.seats)) if (waiting >> seat) & 1}

    def _note_questions(self, mover: int) -> None:
        before, self.questions = self.questions, self._questions()
        for seat, moves in self.questions.items():
            if seat == mover or before.get(seat) != moves:
                self.asked[seat] = self.version(seat)

    def _run_clocks(self, at: float, events: list[Event]) -> None:
        if self.clocks.set and self.match is not None:
            people = {seat for seat in self.match.view(SPECTATOR).waiting if self.seats[seat].level is None}
            self.clocks.pass_to(at, people, {int(event.seat) for event in events})

    # -- who may do what -----------------------------------------------------------------

    def seat_of(self, identity: str, seat: int) -> int:
        """The seat, if it is this identity's own; Refused otherwise."""
        if not 0 <= seat < len(self.seats) or self.seats[seat].identity != identity:
            raise Refused("seat", "that is not your seat.")
        return seat

    def sits(self, identity: str) -> bool:
        return any(seat.identity == identity for seat in self.seats)

    def invites(self, identity: str) -> bool:
        return any(seat.invited == identity for seat in self.seats)

    def check_current(self, seat: int, version: int) -> None:
        """Refused where something else is asked of the seat than at the version it has seen."""
        if not self.asked[seat] <= version <= self.version(seat):
            raise Refused("stale", "the table has moved on since; look again.")

    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.identity is not None]

    # -- what the server itself owes ---------------------------------------------------------

    def bots_to_move(self) -> list[int]:
        """Seats that are waited for and played by a bot."""
        return [seat for seat in self.questions if self.seats[seat].level] if self.status == "running" else []

    def deadlines(self) -> dict[int, float]:
        """When the time of each person who is waited for runs out."""
        if not self.clocks.set or self.status != "running":
            return {}
        found = {}
        for seat in self.questions:
            left = self.clocks.left(seat, self.clocks.last)
            if self.seats[seat].level is None and left is not None:
                found[seat] = self.clocks.last + left
        return found

    def needs_care(self, starting: bool = False) -> bool:
        """Whether the server owes this table something at times: it has bots or clocks."""
        if not starting and self.status != "running":
            return False
        timed = self.setting.clock.move or self.setting.clock.total
        return bool(timed or any(seat.level for seat in self.seats))

    def ends_with(self, seat: int, move: int) -> bool:
        """Whether this move, which is allowed, ends the game."""
        twin = self.playing.state.clone()
        twin.apply(seat, move)
        return twin.waiting() == 0

    def due(self) -> float | None:
        """When the server must act at this table by itself; None: it waits for people."""
        if self.bots_to_move():
            return 0.0
        if not self.clocks.set:
            return None
        return min(self.deadlines().values(), default=None)

    def secretly_waiting(self) -> bool:
        """Whether those seen to be waited for are more than those who really are: then who is must stay secret."""
        match = self.playing
        waiting = match.state.waiting()
        return any(not (waiting >> seat) & 1 for seat in match.view(SPECTATOR).waiting)

    # -- the egress: nothing else writes what a viewer gets of a game ------------------------

    def version(self, viewer: int) -> int:
        """How much this viewer has been told, its own decisions included."""
        return len(self.stream) + (len(self.own[viewer]) if 0 <= viewer < len(self.own) else 0)

    def names(self, viewer: int, known: list[str] | None = None) -> list[str]:
        """The players' names as a sentence for this viewer uses them; `known`: those for a spectator."""
        if known is None:
            known = [self.seat_name(number) for number in range(len(self.seats))] + list(self.game.extras)
        return known if viewer == SPECTATOR else [*known[:viewer], YOU, *known[viewer + 1 :]]

    def seat_name(self, number: int) -> str:
        seat = self.seats[number]
        identity = seat.identity or seat.invited
        if identity is not None:
            name = self.name_of(identity)
            for place, other in enumerate(self.seats):
                if other.identity == identity and place != number:  # several seats of one person have letters
                    return f"{name} {chr(ord('A') + number)}"
            return name
        return f"{seat.level.capitalize()} {number + 1}" if seat.level else seat.name

    def frame(
        self,
        viewer: int,
        since: int,
        now: float,
        answers: str = "",
        seen: bytes = b"",
        names: list[str] | None = None,
    ) -> Frame | None:
        """What a viewer at version `since` with the view `seen` lacks; None: nothing, and nothing is to be answered."""
        version = self.version(viewer)
        view = self.written(self._view(self.playing.state, viewer))
        if version == since and view == seen and not answers:
            return None
        start = min(since, version)
        own = self.own[viewer] if viewer >= 0 else []
        items = self.stream[start - bisect_right(own, start) :]
        called = self.names(viewer, names) if items else []
        update = Update(
            table=self.id,
            seat=viewer,
            since=start,
            version=version,
            events=[self.told(item, viewer, called) for item in items],
            clocks=self.shown_clocks(now),
            answers=answers,
            view=NOTHING,
        )
        return Frame(version, view, b"".join((write_frame(update)[:-1], view, b"}")))

    def written(self, view: View) -> bytes:
        """A view as it is sent."""
        moves = tuple([self._written_moves[move.id] for move in view.moves])
        return write_frame(msgspec.structs.replace(view, moves=moves))

    def told(self, item: Event | Seen, viewer: int, names: list[str]) -> Told:
        if isinstance(item, Event):
            seen = self._tell(item, viewer)
            return Told(event=seen, text=self._sentence(seen, names))
        return Told(event=item, text=note_in_words(item, names))

    def shown_clocks(self, now: float) -> list[Clock]:
        return [self.clocks.shown(seat, now) for seat in range(len(self.seats))] if self.clocks.set else []

    def seat_kind(self, seat: Seat) -> Literal["open", "invited", "person", "bot"]:
        if not seat.taken:
            return "invited" if seat.invited else "open"
        account = seat.identity is not None and self.is_bot(seat.identity)
        return "bot" if account or (seat.level and not seat.identity) else "person"

    def info(self, identity: str) -> TableInfo:
        """The table without its game, as this identity sees it."""
        return TableInfo(
            id=self.id,
            game=self.game.name,
            rules=self.row.rules,
            status=self.status,
            reason=self.closed,
            public=self.setting.public,
            options=self.setting.options,
            clock=self.setting.clock,
            stand_in=self.setting.stand_in,
            seats=[
                SeatInfo(
                    kind=self.seat_kind(seat),
                    name=self.seat_name(number) if seat.taken or seat.invited else "",
                    mine=seat.identity == identity,
                    level=seat.level,
                    standing_in=seat.standing_in,
                )
                for number, seat in enumerate(self.seats)
            ],
            hosting=self.row.host == identity,
            invite=self.row.invite if self.sits(identity) or self.row.host == identity else None,
            commitment=commit(int(self.row.seed), self.row.salt),
            created=self.row.created,
            rematch=self.rematch,
        )


@cache
def written_moves(game: str) -> list[msgspec.Raw]:
    """All moves of a game as they are sent: a view shows dozens of them, and they are always the same."""
    return [msgspec.Raw(write_frame(move)) for move in GAMES[game].moves.moves]


def note_in_words(note: Seen, names: list[str]) -> str:
    match note:
        case Undone():
            return f"{names[note.seat]} took a move back."
        case StoodIn(level=level):
            return f"A {level} plays on for {whom(names[note.seat])}."
        case CameBack():
            return f"{names[note.seat]} came back."
    raise AssertionError(note)
