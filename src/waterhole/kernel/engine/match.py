"""Checked play: Match refuses what is not allowed, keeps the history, and writes a Record anyone can check.

Compiled: the server makes every move here.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import NamedTuple, final

import msgspec

from waterhole.kernel.chance import Sealed, check_sealed, commitment_to, key_of
from waterhole.kernel.engine.rng import Rng, drawing_from
from waterhole.kernel.engine.state import Event, State
from waterhole.kernel.engine.stream import Stream, make_move
from waterhole.kernel.game import BadInput, Game, Options, Perspective, Refused, Seen, View
from waterhole.kernel.move import Move, UnknownMove
from waterhole.kernel.record import PLACED, SEALED, SEEDED, Record

SEED_BITS = 63
SNAPSHOT_EVERY = 50  # moves: no replay has to go further back than that


def commit(seed: int, salt: str) -> str:
    """The commitment to a seed: SHA-256 of 'salt:seed'."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


class Snapshot(NamedTuple):
    """A position of a match, and how many events had happened by then."""

    state: State
    events: int


class Foreseen(NamedTuple):
    """A move that may be made, and the position it leads to, which has its events in its journal."""

    move: int
    state: State


@final
class Match:
    """One game being played. Every move comes through `play`; a refusal changes nothing."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        options: Options | None = None,
        seed: int | None = None,
        salt: str | None = None,
        sealed: Sealed | None = None,
    ) -> None:
        """Dealt from a seed, from a new one where none is given, or, at a real table, from what was sealed there."""
        self.game = game
        self.seats = tuple(seats)
        self.options = game.options() if options is None else options
        self.seed = new_seed() if seed is None else seed
        self.salt = secrets.token_hex(16) if salt is None else salt
        if not 0 <= self.seed < 1 << SEED_BITS:
            raise BadInput("refused-seed", most=str((1 << SEED_BITS) - 1), seed=str(self.seed))
        self.sealed = sealed
        self.placed = False
        if sealed is None:
            self._key = b""
            self._begin(game.new(len(self.seats), self.options, self.seed))
        else:
            check_sealed(sealed, len(self.seats))
            self._key = key_of(sealed, game.name, game.rules_version, msgspec.to_builtins(self.options))
            self._begin(self._sealed_deal())

    def _sealed_deal(self) -> State:
        state = self.game.dealt_by(drawing_from(Stream(self._key, 0)), len(self.seats), self.options)
        state.rng = Rng(0)
        return state

    def _begin(self, state: State) -> None:
        self.history: list[tuple[int, int]] = []
        self.events: list[Event] = []
        self._snapshots = [Snapshot(state.clone(), 0)]  # after 0, 50, 100, … moves
        self._legal: dict[int, list[int]] = {}  # of this position, by seat, as far as somebody asked
        self.state = state
        state.journal = self.events

    @classmethod
    def from_position(cls, game: Game, seats: Sequence[str], position: State) -> Match:
        """A match that goes on from a position; what was before it cannot be taken back."""
        if len(seats) != position.seats:
            raise BadInput("refused-position-seats", players=int(position.seats), seats=len(seats))
        match = cls(game, seats, seed=0)
        match.placed = True
        match._begin(position)
        return match

    @property
    def commitment(self) -> str:
        if self.placed:
            return ""
        return commit(self.seed, self.salt) if self.sealed is None else commitment_to(self.sealed.secret)

    @property
    def over(self) -> bool:
        return self.state.waiting() == 0

    # -- playing -----------------------------------------------------------------

    def play(self, seat: int, move: str | int) -> list[Event]:
        """Make a move given as text or number; the events it caused. Refused changes nothing."""
        return self.play_unchecked(seat, self.check(seat, move))

    def play_unchecked(self, seat: int, number: int) -> list[Event]:
        """The same for a move that `check` has just found legal, or that this match has played before."""
        before = self._before_a_move()
        self._make(self.state, len(self.history) + 1, seat, number)
        self.history.append((seat, number))
        return self.events[before:]

    def foresee(self, seat: int, move: str | int) -> Foreseen:
        """What a move would lead to, with the chance that it would really have; Refused where it may not be made."""
        number, state = self.check(seat, move), self.state.clone()
        state.journal = []
        self._make(state, len(self.history) + 1, seat, number)
        return Foreseen(number, state)

    def play_foreseen(self, seat: int, foreseen: Foreseen) -> list[Event]:
        """Make a move that was foreseen in this position; the events it caused."""
        self._before_a_move()
        events, self.state = foreseen.state.journal or [], foreseen.state
        self.events += events
        self.state.journal = self.events
        self.history.append((seat, foreseen.move))
        return events

    def _before_a_move(self) -> int:
        """Keep a snapshot where one is due; how many events there are."""
        if len(self.history) == SNAPSHOT_EVERY * len(self._snapshots):
            self._snapshots.append(Snapshot(self.state.clone(), len(self.events)))
        self._legal = {}
        return len(self.events)

    def _make(self, state: State, number: int, seat: int, move: int) -> None:
        """Move number so and so, from 1."""
        if self._key:
            make_move(state, seat, move, self._key, number)
        else:
            state.apply(seat, move)

    def check(self, seat: int, move: str | int) -> int:
        """The number of a move that may be made now; Refused where it may not. The one door to every game."""
        if not 0 <= seat < len(self.seats):
            raise Refused("seat", "refused-no-seat", seat=seat + 1, seats=len(self.seats))
        legal = self.legal(seat)
        if move in legal:
            return int(move)
        wanted = self._named(move)
        if self.over:
            raise self._refused("over", "refused-over", outcome=self.state.outcome())
        if not legal:
            waiting = list(self.view(seat).waiting)  # those who may be seen to be thinking
            raise self._refused("turn", "refused-turn", waiting=waiting)
        if wanted.id not in legal:
            raise self.game.refusal(self.state, seat, wanted.id)
        return wanted.id

    def _refused(self, rule: str, message: str, **facts: object) -> Refused:
        """A refusal that speaks of the game's own words."""
        refused = Refused(rule, message, **facts)
        refused.game = self.game.name
        return refused

    def legal(self, seat: int) -> list[int]:
        """The moves a seat may make now, none where it owes no decision; worked out once for each position."""
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self.game.legal(self.state, seat)
        return found

    def _named(self, move: str | int) -> Move:
        table = self.game.moves
        if isinstance(move, int):
            if not 0 <= move < len(table):
                raise Refused("move", "refused-no-move", number=move, last=len(table) - 1)
            return table[move]
        try:
            return table.parse(move)
        except UnknownMove as error:
            about = {"text": error.text, "near": error.near, "example": table[0].text}
            raise self._refused("move", "refused-unknown-move", **about) from None

    # -- playing again: undo, replay and review all go back by `state_after` ---------

    def state_after(self, moves: int, journal: list[Event] | None = None) -> State:
        """The position after so many moves, from the nearest snapshot; `journal` gets the events since that one."""
        number = min(moves // SNAPSHOT_EVERY, len(self._snapshots) - 1)
        state = self._snapshots[number].state.clone()
        state.journal = journal
        first = number * SNAPSHOT_EVERY
        for made, (seat, move) in enumerate(self.history[first:moves], start=first + 1):
            self._make(state, made, seat, move)
        return state

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves."""
        if moves > len(self.history):
            raise Refused("undo", "refused-undo-nothing")
        kept = len(self.history) - moves
        number = min(kept // SNAPSHOT_EVERY, len(self._snapshots) - 1)
        del self.events[self._snapshots[number].events :]
        self.state = self.state_after(kept, self.events)
        self._legal = {}
        del self.history[kept:]
        del self._snapshots[number + 1 :]

    def undo_one(self, number: int) -> None:
        """Take back one move of the middle; those after it, which it did not matter to, are made again."""
        later = self.history[number + 1 :]
        self.undo(len(self.history) - number)
        for seat, move in later:
            self.play(seat, move)

    def again(self, moves: int = 0) -> Match:
        """The same match as it was after so many moves, to be played on apart from this one."""
        twin = Match(self.game, self.seats, self.options, self.seed, self.salt, self.sealed)
        twin.placed = self.placed
        twin._snapshots = self._snapshots[: moves // SNAPSHOT_EVERY + 1]
        twin.events = self.events[: twin._snapshots[-1].events]
        twin.state = self.state_after(moves, twin.events)
        twin.history = self.history[:moves]
        return twin

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
        sealed = self.sealed
        seeded = sealed is None and not self.placed
        first = self.game.dump(self._snapshots[0].state)
        return Record(
            format=PLACED if self.placed else SEEDED if seeded else SEALED,
            game=self.game.name,
            rules=self.game.rules_version,
            options=msgspec.to_builtins(self.options),
            seats=list(self.seats),
            commitment=self.commitment,
            seed=str(self.seed) if seeded else "",
            salt=self.salt if seeded else "",
            chance=sealed,
            position=msgspec.to_builtins(first) if self.placed else None,
            moves=[f"{seat + 1} {self.game.moves[move].text}" for seat, move in self.history],
            outcome=self.state.outcome(),
            scores=[int(points) for points in self.state.scores()],
            ranks=[int(rank) for rank in self.state.ranks()] if self.over else [],
            fingerprint=self.game.fingerprint(self.state),
        )
