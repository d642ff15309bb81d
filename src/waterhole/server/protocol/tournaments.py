"""Tournaments: how they are announced, entered and shown."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from waterhole.server.protocol.base import Level, Message
from waterhole.server.protocol.community import GameName

TournamentKind = Literal["knockout", "swiss", "robin", "arena"]
TournamentStatus = Literal["open", "running", "finished", "cancelled"]
LONGEST_TITLE = 40


class NewTournament(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tournament to be held; it starts by itself."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_TITLE)]
    kind: TournamentKind
    game: GameName
    starts: float
    options: dict[str, object] = {}
    players: Annotated[int, Meta(ge=2, le=8, description="at a full table")] = 2
    rounds: Annotated[int, Meta(ge=1, le=20, description="of a Swiss tournament")] = 5
    minutes: Annotated[int, Meta(ge=1, le=240, description="of an arena, in which tables begin")] = 45
    move: Annotated[int, Meta(ge=15, le=604_800, description="seconds for each move; then a bot plays on")] = 120
    people: bool = True  # may enter
    programs: bool = False  # so may bot accounts
    duplicate: bool = False  # all tables of a round have the same cards, and nobody watches before it is over
    bots: Annotated[list[Level], Meta(max_length=32)] = []


class TournamentLine(Message, frozen=True, kw_only=True):
    """A tournament in the list."""

    id: str
    name: str
    kind: TournamentKind
    game: str
    players: int
    status: TournamentStatus
    starts: float
    entrants: int
    entered: bool  # you are among them


class TournamentList(Message, frozen=True, kw_only=True):
    tournaments: list[TournamentLine]


class TournamentStanding(Message, frozen=True, kw_only=True):
    """How an entrant stands."""

    number: int
    place: int
    id: str  # empty: a bot of ours, or somebody who is no longer here
    name: str
    level: str
    rating: int  # at entry
    points: float
    against: float  # how strong the others at the same tables were
    wins: int
    played: int
    gone: bool


class TournamentPairing(Message, frozen=True, kw_only=True):
    """A table of a round; alone is a bye."""

    board: int
    entrants: list[int]  # their numbers, by seat
    table: str  # empty before it is open
    invite: str  # with which it can be looked at, where it is not public
    places: list[int]  # by seat; empty before it is over


class TournamentInfo(TournamentLine, frozen=True, kw_only=True):
    """A tournament with its standings, and the pairings of one round."""

    organiser: str
    organising: bool  # you do
    options: dict[str, object]
    rounds: int
    minutes: int
    move: int
    people: bool
    programs: bool
    duplicate: bool
    commitment: str  # SHA-256 of the secret from which those of all rounds come, where deals are duplicate
    secret: str  # once it is over
    may_enter: bool
    mine: str  # the table where you are waited for
    round: int  # the one that is shown
    last: int  # the latest one
    standings: list[TournamentStanding]
    pairings: list[TournamentPairing]


class RoundQuery(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which round to show; 0: the latest."""

    round: Annotated[int, Meta(ge=0, le=100_000)] = 0


class ExportedEntry(Message, frozen=True, kw_only=True):
    """That somebody has entered a tournament, or organised it."""

    tournament: str
    name: str
    organised: bool
    entered: bool
