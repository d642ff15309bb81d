"""Tables: how they are opened, listed, set up, replayed and reviewed."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from waterhole.kernel.game import Seen, View
from waterhole.kernel.move import Move
from waterhole.server.protocol.base import (
    LONGEST_STREAM,
    Digits,
    Invite,
    Key,
    Language,
    Level,
    LevelOrAccount,
    Message,
    MoveName,
    Place,
    SeatNumber,
    Seconds,
    Status,
    Version,
)
from waterhole.text import Phrase


class ClockSetting(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seconds for each move, and for all moves of a seat together; 0: no limit."""

    move: Annotated[int, Meta(ge=0, le=31_536_000)] = 0
    total: Annotated[int, Meta(ge=0, le=31_536_000)] = 0


class NewTable(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened; `places` names who sits where. 'me' more than once: a table on one screen."""

    game: Annotated[str, Meta(max_length=32)]
    places: Annotated[list[Place], Meta(min_length=1, max_length=8)]
    options: dict[str, object] = {}
    public: bool = False
    clock: ClockSetting = ClockSetting()
    stand_in: Level = "forager"
    undo: bool = True  # among people; who plays against bots alone may always take back and ask
    hints: bool = False
    start: bool = False
    position: dict[str, object] | None = None  # as docs/positions.md says: the game goes on from it, unrated
    promise: Digits | None = None  # SHA-256 of the nonce that you will tell when the table is settled


class Settings(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host may change while the table is open; what is left out stays."""

    options: dict[str, object] | None = None
    public: bool | None = None
    clock: ClockSetting | None = None
    stand_in: Level | None = None
    undo: bool | None = None
    hints: bool | None = None
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None


class Invited(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The invitation of a private table; not needed at a public one."""

    invite: Invite = ""


class BotWish(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    level: LevelOrAccount


class PersonWish(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]


class SeatInfo(Message, frozen=True, kw_only=True):
    kind: Literal["open", "invited", "person", "bot"]  # invited: has not answered yet
    name: str
    mine: bool
    kept: bool  # for you, who are invited
    level: str | None  # of our bot in the seat, or of the bot standing in; a bot account has none
    standing_in: bool  # a bot plays on for an absent person
    promise: str = ""  # SHA-256 of the nonce that this person's browser adds to the chance


class TableInfo(Message, frozen=True, kw_only=True):
    """Everything about a table but the game on it."""

    id: str
    game: str
    rules: str
    status: Status
    reason: Phrase | None  # why a closed table is closed
    public: bool
    options: dict[str, object]  # empty where the table goes on from a position, which has them
    clock: ClockSetting
    stand_in: str
    undo: bool  # whether moves may be taken back among people
    hints: bool  # whether advice may be asked for among people
    seats: list[SeatInfo]
    hosting: bool  # you opened it
    invite: str | None  # for those who sit at it
    commitment: str  # SHA-256 of the secret from which, with the nonces, the cards come; empty where nothing is dealt
    settling: bool  # it is about to start: nonces that were promised are waited for
    created: float
    rematch: str | None  # the table that follows this one
    hurried: bool = False  # the server is busy: bots have less time to think than their level should have
    tournament: str = ""  # whose table it is
    deal: str = ""  # the name under which several tables have the same cards; then it stands for the table's own
    daily: str = ""  # the same where that is the deal of the day
    placed: bool = False  # it goes on from a position: it has no commitment and counts for nothing


class TableLine(Message, frozen=True, kw_only=True):
    """A table in the lobby's list."""

    id: str
    game: str
    status: Status
    public: bool
    seats: list[str]  # names; empty where a seat is open
    levels: list[str]  # of the bots among them; empty where none sits
    updated: float
    invited: bool = False  # you are asked to come


class TableList(Message, frozen=True, kw_only=True):
    tables: list[TableLine]


class Imported(Message, frozen=True, kw_only=True):
    """A record has become a finished table that can be replayed."""

    table: str


class Told(Message, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that happened, as data; in words where the client asks for text."""

    event: Seen
    text: str = ""


class Step(Message, frozen=True, kw_only=True):
    """One move of a finished game: who did what, what was seen, and the table after it."""

    seat: int
    move: str
    events: list[Told]
    view: View


class Replay(Message, frozen=True, kw_only=True):
    """Part of a finished game through one seat's eyes, or all open."""

    table: str
    seat: int
    open: bool
    first: int
    moves: int
    opening: View | None  # the table before the first move, where `first` is 0
    steps: list[Step]


class ReviewPoint(Message, frozen=True, kw_only=True):
    """Winning chances of all seats after move number `move` (from 1), and the better move, where there was one."""

    move: int
    made: Move
    chances: list[float]
    best: Move | None
    loss: float  # of chance, to who made the move
    reason: str  # for the better move
    facts: list[Phrase]  # its parts, as in HintedMove
    better: list[str]
    worse: list[str]
    end: str


class ReviewedSeat(Message, frozen=True, kw_only=True):
    """How one player did: accuracy from 0 to 100; the result is an even share of the wins, and skill, and luck."""

    accuracy: float
    decisions: int
    skill: float  # of a win
    luck: float
    doubt: float  # standard error of both
    summary: list[Phrase]


class Review(Message, frozen=True, kw_only=True):
    """A finished game looked over; ask again until it is done. The curve and the turning points come first."""

    table: str
    done: bool
    points: list[ReviewPoint]
    turning_points: list[int]  # numbers of moves
    seats: list[ReviewedSeat]  # when it is done


class Clock(Message, frozen=True, kw_only=True):
    """Seconds a seat has left, now; None: no limit."""

    left: float | None
    running: bool


class RematchQuery(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    promise: Digits | None = None  # as in NewTable, for who plays against bots and starts at once
    level: Level = ""  # of our bots; empty: as before


class RulesQuery(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    language: Language = "en"


class ListQuery(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    mine: bool = False


class ReplayQuery(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which part of a game: `count` moves from number `first` on; `open`: with every player's secrets.

    `text`: in words too, in this language.
    """

    seat: SeatNumber = -1
    open: bool = False
    first: Annotated[int, Meta(ge=0, le=100_000)] = 0
    count: Annotated[int, Meta(ge=0, le=500)] = 500
    text: Language | None = None


class TextQuery(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answer in words too, in a language."""

    text: Language | None = None


class SeatQuery(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table through the eyes of a seat; with `since`, only what that version lacks; with `text`, in words too."""

    seat: SeatNumber = -1
    since: Version = 0
    text: Language | None = None


class StreamQuery(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long a stream may last; 0: what is to be said now, and no more."""

    seconds: Seconds = LONGEST_STREAM


class SeatStreamQuery(SeatQuery, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table through the eyes of a seat, for so long."""

    seconds: Seconds = LONGEST_STREAM


class Submission(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move, by number or text, for what was asked at `version`; the same key again is the same submission."""

    seat: SeatNumber
    version: Version
    key: Key
    move: MoveName


class Health(Message, frozen=True, kw_only=True):
    status: Literal["ok", "failing"]
    version: str
    compiled: bool
    database: str


class Undone(Seen, frozen=True, kw_only=True, tag="undone"):
    """The last `count` events of the game before this one are void."""

    count: int
    harmless: bool = False  # they had told nothing new to whoever took them back: the game still counts


class StoodIn(Seen, frozen=True, kw_only=True, tag="stood_in"):
    """A bot plays on for an absent person."""

    level: str


class CameBack(Seen, frozen=True, kw_only=True, tag="came_back"):
    """The person plays again."""


class Hinted(Seen, frozen=True, kw_only=True, tag="hinted"):
    """A player among people has asked our bots for advice."""


class ChatLine(Message, frozen=True, kw_only=True):
    id: int
    name: str
    mine: bool
    text: str
    at: float
    who: str = ""  # the id of who said it
