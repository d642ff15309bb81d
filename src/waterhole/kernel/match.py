"""Checked play: Match refuses what is not allowed, keeps the history, and writes a Record anyone can check."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from waterhole.kernel.core import Event, State
from waterhole.kernel.game import BadInput, Game, Options, Perspective, Refused, Seen, View, is_number
from waterhole.kernel.move import Move, UnknownMove

FORMAT = 1
SEED_BITS = 63


class RecordError(BadInput):
    """A record that does not hold what it says; the text says precisely what is wrong."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game as a file. Seats count from 1; the seed is a decimal string, too long for a JavaScript number."""

    format: int
    game: str
    rules: str
    options: dict[str, object]
    seats: list[str]
    commitment: str  # shown before the first card
    seed: str
    salt: str
    moves: list[str]  # '2 lay robin 1 left'
    outcome: str
    scores: list[int]
    ranks: list[int]
    fingerprint: str

    def save(self, path: Path) -> None:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")


def commit(seed: int, salt: str) -> str:
    """The commitment to a seed: SHA-256 of 'salt:seed'."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


class Match:
    """One game being played. Every move comes through `play`; a refusal changes nothing."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        options: Options | None = None,
        seed: int | None = None,
        salt: str | None = None,
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.options = game.options() if options is None else options
        self.seed = new_seed() if seed is None else seed
        self.salt = secrets.token_hex(16) if salt is None else salt
        if not 0 <= self.seed < 1 << SEED_BITS:
            raise BadInput(f"a seed is a number from 0 to {(1 << SEED_BITS) - 1}, not {self.seed}.")
        self.history: list[tuple[int, int]] = []
        self.events: list[Event] = []
        self.state = self._dealt()

    def _dealt(self) -> State:
        state = self.game.new(len(self.seats), self.options, self.seed)
        self.events = []
        state.journal = self.events
        return state

    @property
    def commitment(self) -> str:
        return commit(self.seed, self.salt)

    @property
    def over(self) -> bool:
        return self.state.waiting() == 0

    # -- playing -----------------------------------------------------------------

    def play(self, seat: int, move: str | int) -> list[Event]:
        """Make a move given as text or number; the events it caused. Refused changes nothing."""
        number = self.check(seat, move)
        before = len(self.events)
        self.state.apply(seat, number)
        self.history.append((seat, number))
        return self.events[before:]

    def check(self, seat: int, move: str | int) -> int:
        """The number of a move that may be made now; Refused where it may not."""
        if not 0 <= seat < len(self.seats):
            raise Refused("seat", f"there is no seat {seat + 1}; seats are 1 to {len(self.seats)}.")
        wanted = self._named(move)
        if self.over:
            raise Refused("over", f"the game is over: {self.state.outcome()}.")
        if not (self.state.waiting() >> seat) & 1:
            raise Refused("turn", f"it is not {self.seats[seat]}'s turn (seat {seat + 1}).")
        if wanted.id not in self.game.legal(self.state, seat):
            raise self.game.explain(self.state, seat, wanted.id)
        return wanted.id

    def _named(self, move: str | int) -> Move:
        table = self.game.moves
        if isinstance(move, int):
            if not 0 <= move < len(table):
                raise Refused("move", f"there is no move {move}; moves are 0 to {len(table) - 1}.")
            return table[move]
        try:
            return table.parse(move)
        except UnknownMove as error:
            raise Refused("move", str(error)) from None

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves by playing the others again from the deal."""
        if moves > len(self.history):
            raise Refused("undo", "there is no move to take back.")
        kept = self.history[: len(self.history) - moves]
        self.state = self._dealt()
        self.history = []
        for seat, move in kept:
            self.state.apply(seat, move)
            self.history.append((seat, move))

    # -- looking -----------------------------------------------------------------

    def view(self, seat: int) -> View:
        return self.game.view(self.state, seat)

    def perspective(self, seat: int) -> Perspective:
        return Perspective(self.game, self.state, seat)

    def seen(self, viewer: int, since: int = 0) -> list[Seen]:
        """The events from number `since` on, as one viewer sees them."""
        return [self.game.tell(event, viewer) for event in self.events[since:]]

    # -- records -----------------------------------------------------------------

    def record(self) -> Record:
        return Record(
            format=FORMAT,
            game=self.game.name,
            rules=self.game.rules_version,
            options=msgspec.to_builtins(self.options),
            seats=list(self.seats),
            commitment=self.commitment,
            seed=str(self.seed),
            salt=self.salt,
            moves=[f"{seat + 1} {self.game.moves[move].text}" for seat, move in self.history],
            outcome=self.state.outcome(),
            scores=[int(points) for points in self.state.scores()],
            ranks=[int(rank) for rank in self.state.ranks()] if self.over else [],
            fingerprint=self.game.fingerprint(self.state),
        )


def read_record(path: Path) -> Record:
    """A record from a file; RecordError says what is wrong with the file."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise RecordError(f"cannot read {path}: {error.strerror}.") from None
    return parse_record(raw, str(path))


def parse_record(raw: bytes, name: str) -> Record:
    """A record from bytes; `name` is what an error calls them."""
    try:
        record = msgspec.json.decode(raw, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"{name} is not a whole Waterhole record: {error}.") from None
    if record.format != FORMAT:
        raise RecordError(f"{name} has record format {record.format}; this version reads format {FORMAT}.")
    return record


def replay(record: Record, games: Mapping[str, Game], on_move: Callable[[Match], None] | None = None) -> Match:
    """Play a record again, checking everything it says; RecordError at the first thing that does not hold."""
    match = _match_of(record, games)
    for number, line in enumerate(record.moves, start=1):
        seat, _, text = line.partition(" ")
        if not is_number(seat) or not text:
            raise RecordError(f"move {number} ('{line}') does not start with a seat number and a space.")
        try:
            match.play(int(seat) - 1, text)
        except Refused as refusal:
            raise RecordError(f"move {number} ('{line}') is not allowed there: {refusal}") from None
        if on_move is not None:
            on_move(match)
    _compare_end(record, match)
    return match


def _match_of(record: Record, games: Mapping[str, Game]) -> Match:
    game = games.get(record.game)
    if game is None:
        raise RecordError(f"the record is of '{record.game}', which is none of: {', '.join(games)}.")
    if record.rules != game.rules_version:
        raise RecordError(
            f"the record was played under rules {record.rules} of {game.title}; this is {game.rules_version}."
        )
    if not is_number(record.seed):
        raise RecordError(f"the seed '{record.seed}' is not a number.")
    if commit(int(record.seed), record.salt) != record.commitment:
        raise RecordError("the seed and salt do not match the commitment: the shuffle is not the one promised.")
    return Match(game, record.seats, game.read_options(record.options), int(record.seed), record.salt)


def _compare_end(record: Record, match: Match) -> None:
    again = match.record()
    for field in ("outcome", "scores", "ranks", "fingerprint"):
        said, found = getattr(record, field), getattr(again, field)
        if said != found:
            raise RecordError(f"after the last move the {field} is {found!r}, but the record says {said!r}.")
