"""A table: what its log makes of it, and the one place where anything about its game is encoded for a viewer.

`Table` does no input or output. Every node that reads the same entries has the same table, version numbers included.
Compiled: most of what a move costs the server is done here.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Literal, cast, final

import msgspec

from waterhole.bots.levels import in_words
from waterhole.games import GAMES
from waterhole.kernel.chance import PERSON, Place, Sealed, commitment_to
from waterhole.kernel.engine.match import Foreseen, Match, commit
from waterhole.kernel.engine.state import Event
from waterhole.kernel.game import SPECTATOR, BadInput, Game, Refused, Seen, View
from waterhole.kernel.move import Move
from waterhole.server.protocol import (
    CameBack,
    Clock,
    Hinted,
    SeatInfo,
    Settle,
    Status,
    StoodIn,
    TableInfo,
    Told,
    Undone,
    Update,
    write_frame,
)
from waterhole.server.storage.entries import Entry, TableRow, TableSettings
from waterhole.server.tables.clocks import Clocks
from waterhole.server.tables.undo import TakenBack, drop
from waterhole.text import Phrase

YOU = "You"
ACCOUNT = "account"  # who sits in a seat of a bot account, as chance is sealed: no person, who could add a nonce
NONCE_SECONDS = 3.0  # in which those who promised a nonce tell it


@dataclass
class Seat:
    """Who sits here: a person or a bot account, a bot of a level, somebody with a bot standing in, or nobody."""

    identity: str | None = None
    level: str | None = None
    name: str = ""  # of a player of an imported record
    invited: str | None = None  # somebody, or a bot account, who has not answered yet
    promise: str = ""  # of the nonce that this person's browser will add to the chance
    nonce: str = ""

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

    SEATING: ClassVar = {"sit", "rise", "bot", "invite", "set"}  # the entries that change who sits where
    # Who sat where, and what came after, is known even of a table that cannot go on.
    KEPT: ClassVar = SEATING | {"named", "close", "rematch"}
    # The messages of a 'close' entry.
    CLOSINGS: ClassVar = {"closed-unstarted", "closed-deserted", "closed-by-host", "closed-tournament"}

    def __init__(
        self, row: TableRow, name_of: Callable[[str], str], is_bot: Callable[[str], bool] = lambda identity: False
    ) -> None:
        self.id = row.id
        self.row = row
        self.game: Game = GAMES[row.game]
        self.moves: tuple[Move, ...] = self.game.moves.moves
        self._encoded_moves, self._constants = encoded_moves(row.game), encoded_constants(row.game)
        self._spectator_view, self._seat_view = self.game.spectator_view, self.game.seat_view
        self._tell, self._sentence = self.game.tell, self.game.sentence
        self.settings = msgspec.json.decode(row.setting, type=TableSettings)
        self.name_of = name_of
        self.is_bot = is_bot
        self.number = 0  # of the last entry; never leaves the server
        self.changed = row.created  # when that was written
        self.seats = [Seat() for _ in range(self.settings.seats)]
        self.match: Match | None = None
        self.settling: float | None = None  # since then seats and options are settled, and nonces are waited for
        self.closed: Phrase | None = None  # why it cannot go on
        self.outdated = row.rules != self.game.rules_version
        if self.outdated and row.status != "finished":
            self.closed = Phrase("closed-rules", self._rules())
        self.rematch: str | None = None
        self.hurried = False  # the bots here have less time to think than usual: the server is busy
        self.event_log: list[Event | Seen] = []  # all that ever happened, undone or not
        self.own_versions: list[list[int]] = []  # for each seat those that stand for decisions of its own
        self.asked_since: list[int] = []  # for each seat the version since which it is asked what it is asked now
        self.questions: dict[int, list[int]] = {}  # the legal moves of each seat that is waited for
        self.keys: dict[str, tuple[int, int]] = {}  # submission -> seat, version after it
        self.clocks = Clocks(self.settings.clock, self.settings.seats)

    @property
    def status(self) -> Status:
        if self.closed:
            return "closed"
        if self.match is None:
            return "open"
        return "running" if self.questions else "finished"

    @property
    def placed(self) -> bool:
        """Whether the game goes on from a position that somebody put on the table: nothing was dealt or promised."""
        return self.settings.position is not None

    @property
    def playing(self) -> Match:
        """The match of a table that has started; Refused before."""
        if self.closed:
            raise Refused("closed", self.closed.id, **self.closed.args)
        if self.match is None:
            raise Refused("open", "refused-not-started")
        return self.match

    # -- the fold --------------------------------------------------------------------

    def apply(self, entry: Entry, foreseen: Foreseen | None = None) -> None:
        """Do what an entry of the log says; entries come in order, without gaps. `foreseen`: what a move leads to."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} after {self.number}")
        self.number = entry.number
        self.changed = entry.at
        if self.closed and entry.kind not in Table.KEPT:
            return
        if foreseen is None:
            APPLY[entry.kind](self, entry)
        else:
            self._move(entry, foreseen)
        if entry.key is not None:
            self.keys[entry.key] = (entry.seat, self.version(entry.seat))

    def fold(self, entries: Iterable[Entry]) -> list[Entry]:
        """Apply those that are new, and return them."""
        new = [entry for entry in entries if entry.number > self.number]
        for entry in new:
            if self.outdated:
                self._apply_to_other_rules(entry)
            else:
                self.apply(entry)
        if self.outdated and self.status == "running":
            self._give_up()
        return new

    def _apply_to_other_rules(self, entry: Entry) -> None:
        """A finished game is shown by the rules of today, as long as every move is allowed and the end is the end."""
        try:
            self.apply(entry)
        except (Refused, BadInput):
            self._give_up()

    def _rules(self) -> dict[str, str]:
        return {"old": self.row.rules, "game": self.game.title, "new": self.game.rules_version}

    def _give_up(self) -> None:
        self.closed = Phrase("closed-played", self._rules())
        self.match = None
        self.questions = {}

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
        self.settings = msgspec.convert(entry.data, TableSettings)
        self.seats = (self.seats + [Seat() for _ in range(self.settings.seats)])[: self.settings.seats]

    def _promise(self, entry: Entry) -> None:
        """For all seats of who sits in this one."""
        for number in self.seats_of(self.seats[entry.seat].identity):
            self.seats[number].promise = entry.data

    def _settle(self, entry: Entry) -> None:
        self.settling = entry.at

    def _nonce(self, entry: Entry) -> None:
        for number in self.seats_of(self.seats[entry.seat].identity):
            self.seats[number].nonce = entry.data

    def _start(self, entry: Entry) -> None:
        count, names = len(self.seats), self.names(SPECTATOR)[: len(self.seats)]
        options = self.game.read_options(self.settings.options)
        self.settling = None
        if self.placed:
            position = self.game.read_position(msgspec.json.encode(self.settings.position))
            self.match = Match.from_position(self.game, names, position)
        elif entry.data is None:  # opened before chance was sealed
            self.match = Match(self.game, names, options, int(self.row.seed), self.row.salt)
        else:
            self.match = Match(self.game, names, options, sealed=msgspec.convert(entry.data, Sealed))
        self.own_versions = [[] for _ in range(count)]
        self.asked_since = [0] * count
        self.questions = self._questions()
        self.clocks = Clocks(self.settings.clock, count)
        self._run_clocks(entry.at, [])

    def _move(self, entry: Entry, foreseen: Foreseen | None = None) -> None:
        match, seat = self.playing, entry.seat
        if foreseen is None:
            events = match.play(seat, entry.data)
        else:
            events = match.play_foreseen(seat, foreseen)
        self._count_own(seat)
        self.event_log += events
        self._note_questions(seat)
        self._run_clocks(entry.at, events)

    def _undo(self, entry: Entry) -> None:
        match = self.playing
        told = len(match.events)
        taken = TakenBack(*entry.data)
        drop(match, taken)
        self._count_own(entry.seat)
        if not taken.alone:  # a choice that nobody has seen is taken back without a word
            undone = Undone(seat=entry.seat, count=told - len(match.events), harmless=taken.harmless)
            self.event_log.append(undone)
        self._note_questions(entry.seat)
        self._run_clocks(entry.at, [])

    def _stand_in(self, entry: Entry) -> None:
        self.seats[entry.seat].level = entry.data
        self.event_log.append(StoodIn(seat=entry.seat, level=entry.data))
        self._run_clocks(entry.at, [])

    def _back(self, entry: Entry) -> None:
        self.seats[entry.seat].level = None
        self.event_log.append(CameBack(seat=entry.seat))
        self.clocks.come_back(entry.seat, entry.at)
        self._run_clocks(entry.at, [])

    def _hinted(self, entry: Entry) -> None:
        self.event_log.append(Hinted(seat=entry.seat))

    def _resume(self, entry: Entry) -> None:
        self.clocks.resume(entry.at)

    def _away(self, entry: Entry) -> None:
        self.clocks.stand_still(entry.seat, *entry.data)

    def _close(self, entry: Entry) -> None:
        # By a message; or in the words of whoever runs the server.
        said = entry.data in self.CLOSINGS
        self.closed = Phrase(entry.data) if said else Phrase("closed-because", {"words": entry.data})
        self.questions = {}

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.data

    def _count_own(self, seat: int) -> None:
        self.own_versions[seat].append(self.version(seat) + 1)

    def _questions(self) -> dict[int, list[int]]:
        """What is asked of whom."""
        match = self.playing
        waiting = match.state.waiting()
        return {seat: match.legal(seat) for seat in range(len(self.seats)) if (waiting >> seat) & 1}

    def _note_questions(self, mover: int) -> None:
        before, self.questions = self.questions, self._questions()
        for seat, moves in self.questions.items():
            if seat == mover or before.get(seat) != moves:
                self.asked_since[seat] = self.version(seat)

    def _run_clocks(self, at: float, events: list[Event]) -> None:
        if self.clocks.set and self.match is not None:
            people = {seat for seat in self.match.view(SPECTATOR).waiting if self.seats[seat].level is None}
            self.clocks.pass_to(at, people, {int(event.seat) for event in events})

    # -- who may do what -----------------------------------------------------------------

    def seat_of(self, identity: str, seat: int) -> int:
        """The seat, if it is this identity's own; Refused otherwise."""
        if not 0 <= seat < len(self.seats) or self.seats[seat].identity != identity:
            raise Refused("seat", "refused-not-your-seat")
        return seat

    def seats_of(self, identity: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.identity == identity]

    def sits(self, identity: str) -> bool:
        return any(seat.identity == identity for seat in self.seats)

    def among_people(self, identity: str) -> bool:
        """Whether another person sits at the table."""
        return any(seat.identity not in {None, identity} and not self.is_bot(str(seat.identity)) for seat in self.seats)

    def contested(self, identity: str) -> bool:
        """Whether somebody at the table is a rival: another person, and in a tournament a bot too."""
        return self.settings.tournament != "" or self.among_people(identity)

    def invites(self, identity: str) -> bool:
        return any(seat.invited == identity for seat in self.seats)

    def check_current(self, seat: int, version: int) -> None:
        """Refused where something else is asked of the seat than at the version it has seen."""
        if not self.asked_since[seat] <= version <= self.version(seat):
            raise Refused("stale", "refused-stale")

    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.identity is not None]

    # -- chance: docs/fairness.md ---------------------------------------------------------------

    @property
    def commitment(self) -> str:
        row = self.row
        if self.placed:
            return ""
        return commitment_to(row.secret) if row.secret else commit(int(row.seed), row.salt)

    def places(self, told: bool) -> list[Place]:
        """Who sits where and what each promised; with what they told, which is secret until the end."""
        return [
            Place(who=self._who(seat), promise=seat.promise, nonce=seat.nonce if told else "") for seat in self.seats
        ]

    def _who(self, seat: Seat) -> str:
        if seat.identity is None:
            return seat.level or seat.name
        return ACCOUNT if self.is_bot(seat.identity) else PERSON

    def missing_nonces(self, but: str = "") -> bool:
        """Whether a nonce was promised and not told yet, by another than this identity."""
        return any(seat.promise and not seat.nonce and seat.identity != but for seat in self.seats)

    def asks_nonce_of(self, identity: str) -> bool:
        return self.settling is not None and any(
            seat.identity == identity and seat.promise and not seat.nonce for seat in self.seats
        )

    def settled(self) -> Settle:
        """What can no longer change when nonces are told."""
        game, options = self.game.name, self.settings.options
        return Settle(table=self.id, game=game, rules=self.row.rules, options=options, places=self.places(told=False))

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
        timed = self.settings.clock.move or self.settings.clock.total
        return bool(timed or any(seat.level for seat in self.seats))

    def due(self) -> float | None:
        """When the server must act at this table by itself; None: it waits for people."""
        if self.settling is not None:
            return self.settling + NONCE_SECONDS
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
        return len(self.event_log) + (len(self.own_versions[viewer]) if 0 <= viewer < len(self.own_versions) else 0)

    def names(self, viewer: int) -> list[str]:
        """The players' names as a sentence for this viewer uses them."""
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
        return f"{in_words(seat.level)} {number + 1}" if seat.level else seat.name

    def frame(
        self,
        viewer: int,
        since: int,
        now: float,
        answers: str = "",
        seen: bytes = b"",
        shown: View | None = None,
    ) -> Frame | None:
        """What a viewer at version `since` with the view `seen` lacks; None: nothing, and nothing is to be answered.

        `shown` is the spectator's view, for who has it already.
        """
        version = self.version(viewer)
        view = self._encode(self._view(viewer, shown or self.spectator_view()))
        if version == since and view == seen and not answers:
            return None
        start = min(since, version)
        own = self.own_versions[viewer] if viewer >= 0 else []
        items = self.event_log[start - bisect_right(own, start) :]
        names = self.names(viewer) if self._sentence is not None else []
        update = Update(
            table=self.id,
            seat=viewer,
            since=start,
            version=version,
            events=[self.event_view(item, viewer, names) for item in items],
            clocks=self.shown_clocks(now),
            answers=answers,
            view=cast(View, msgspec.Raw(view)),
        )
        return Frame(version, view, write_frame(update))

    def spectator_view(self) -> View:
        """What everybody may see of the game; the views of seats are made of it."""
        return self._spectator_view(self.playing.state)

    def _view(self, viewer: int, shown: View) -> View:
        return shown if viewer == SPECTATOR else self._seat_view(self.playing.state, viewer, shown)

    def _encode(self, view: View) -> bytes:
        """A view as it is sent."""
        moves = tuple([self._encoded_moves[move.id] for move in view.moves])
        return write_frame(msgspec.structs.replace(view, moves=moves, **self._constants))

    def event_view(self, item: Event | Seen, viewer: int, names: list[str]) -> Told:
        if isinstance(item, Event):
            seen = self._tell(item, viewer)
            return Told(event=seen, text="" if self._sentence is None else self._sentence(seen, names))
        return Told(event=item, text="")

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
            public=self.settings.public,
            options={} if self.placed else self.settings.options,
            clock=self.settings.clock,
            stand_in=self.settings.stand_in,
            undo=self.settings.undo,
            hints=self.settings.hints,
            seats=[
                SeatInfo(
                    kind=self.seat_kind(seat),
                    name=self.seat_name(number) if seat.taken or seat.invited else "",
                    mine=seat.identity == identity,
                    kept=seat.invited is not None and seat.invited == identity,
                    level=seat.level,
                    standing_in=seat.standing_in,
                    promise=seat.promise,
                )
                for number, seat in enumerate(self.seats)
            ],
            hosting=self.row.host == identity,
            invite=self.row.invite if self.sits(identity) or self.row.host == identity else None,
            commitment=self.commitment,
            settling=self.settling is not None,
            created=self.row.created,
            rematch=self.rematch,
            hurried=self.hurried,
            tournament=self.settings.tournament,
            deal=self.settings.deal,
            daily=self.settings.daily,
            placed=self.placed,
        )


APPLY: dict[str, Callable[[Table, Entry], None]] = {
    "sit": Table._sit,
    "named": Table._named,
    "invite": Table._invite,
    "rise": Table._rise,
    "bot": Table._bot,
    "set": Table._set,
    "promise": Table._promise,
    "settle": Table._settle,
    "nonce": Table._nonce,
    "start": Table._start,
    "move": Table._move,
    "undo": Table._undo,
    "stand_in": Table._stand_in,
    "back": Table._back,
    "hinted": Table._hinted,
    "resume": Table._resume,
    "away": Table._away,
    "close": Table._close,
    "rematch": Table._rematch,
}


@cache
def encoded_moves(game: str) -> list[msgspec.Raw]:
    """All moves of a game as they are sent: a view shows dozens of them, and they are always the same."""
    return [msgspec.Raw(write_frame(move)) for move in GAMES[game].moves.moves]


@cache
def encoded_constants(game: str) -> dict[str, msgspec.Raw]:
    """What is the same in every view of a game, likewise."""
    return {name: msgspec.Raw(write_frame(value)) for name, value in GAMES[game].constants.items()}
