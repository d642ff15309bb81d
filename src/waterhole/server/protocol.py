"""Every message in and out: the one definition behind validation, OpenAPI, JSON Schema and the TypeScript types.

Seats count from 0 and a spectator is seat -1, as in View. Times are seconds.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from waterhole.kernel.game import Fact, Seen, View
from waterhole.kernel.move import Move

Key = Annotated[str, Meta(min_length=1, max_length=64, description="the sender's own name for this submission")]
TableId = Annotated[str, Meta(pattern="^[0-9a-z]{16}$")]
Version = Annotated[int, Meta(ge=0, description="how much of the table this seat has been told")]
SeatNumber = Annotated[int, Meta(ge=-1, le=7)]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Login = Annotated[str, Meta(pattern="^[A-Za-z0-9_.-]{3,32}$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
BotName = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{2,20}$")]
Place = Annotated[str, Meta(max_length=24, description="'me', 'open', the level of a bot, or 'bot:' and an account")]
Level = Annotated[str, Meta(max_length=20)]
LevelOrAccount = Annotated[str, Meta(max_length=24, description="the level of a bot, or 'bot:' and an account")]
Invite = Annotated[str, Meta(max_length=40)]
MoveName = Annotated[int, Meta(ge=0, le=65535)] | Annotated[str, Meta(max_length=120)]
Language = Literal["en", "nl", "it"]  # those the rules are written in
Status = Literal["open", "running", "finished", "closed"]
LONGEST_STREAM = 86_400
Seconds = Annotated[int, Meta(ge=0, le=LONGEST_STREAM)]


class Message(Struct, frozen=True, kw_only=True, gc=False):
    """Something sent or received. It holds no cycle, so garbage is not looked for in it."""


# -- people -------------------------------------------------------------------------


class Me(Message, frozen=True, kw_only=True):
    """Who the cookie says you are; `id` is public, the cookie is the secret."""

    id: str
    name: str
    login: str | None


class NewName(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name


class Credentials(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    login: Login
    password: Password


class ExportedTable(Message, frozen=True, kw_only=True):
    table: str
    game: str
    seat: int
    status: Status
    started: float


class Export(Message, frozen=True, kw_only=True):
    """All that the server keeps about you."""

    me: Me
    created: float
    tables: list[ExportedTable]
    chat: list[ChatLine]
    bots: list[BotAccount]


# -- bot accounts ---------------------------------------------------------------------


class BotAccount(Message, frozen=True, kw_only=True):
    """A program that plays here by HTTP under a name of its own; invite it with 'bot:' and this name."""

    id: str
    name: str
    created: float


class BotAccounts(Message, frozen=True, kw_only=True):
    bots: list[BotAccount]


class NewBot(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: BotName


class BotToken(Message, frozen=True, kw_only=True):
    """A new account with its secret, which is shown this once: send it as 'Authorization: Bearer …'."""

    bot: BotAccount
    token: str


# -- games --------------------------------------------------------------------------


class GameInfo(Message, frozen=True, kw_only=True):
    name: str
    title: str
    summary: str
    rules: str
    fewest: int
    most: int
    options: dict[str, object]
    options_schema: dict[str, object]
    extras: list[str]
    assumed: list[str]


class Rules(Message, frozen=True, kw_only=True):
    """The rules in our own words, as Markdown, and each numbered ruling."""

    game: str
    text: str
    rulings: dict[str, str]


class Catalogue(Message, frozen=True, kw_only=True):
    games: list[GameInfo]
    levels: dict[str, str]


# -- lessons ------------------------------------------------------------------------


class LessonStep(Message, frozen=True, kw_only=True):
    """One step of a guided game, and the table it begins with."""

    text: str
    answers: list[str]  # the moves that are asked for; none: there is only something to read
    point: list[str]  # places of the screen to look at
    goes_on: bool  # from where the step before ended
    view: View


class Lesson(Message, frozen=True, kw_only=True):
    """A guided game; the learner sits in seat 0."""

    game: str
    names: list[str]
    steps: list[LessonStep]


class LessonMove(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the learner does in a step; a step that is only read goes on without a move."""

    step: Annotated[int, Meta(ge=0, le=100)]
    move: MoveName | None = None
    language: Language = "en"  # of the words that answer


class LessonAnswer(Message, frozen=True, kw_only=True):
    """What is said to a move; one that is wrong, or against the rules, changes nothing."""

    right: bool
    rule: str  # the ruling that forbids the move; empty where it is allowed
    text: str
    sentence: str = ""  # why it is forbidden, with its facts, as in a refusal
    facts: dict[str, Fact] = {}
    events: list[Told]
    view: View | None  # the table after a right move


# -- tables -------------------------------------------------------------------------


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
    start: bool = False


class Settings(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host may change while the table is open; what is left out stays."""

    options: dict[str, object] | None = None
    public: bool | None = None
    clock: ClockSetting | None = None
    stand_in: Level | None = None
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None


class Invited(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The invitation of a private table; not needed at a public one."""

    invite: Invite = ""


class BotWish(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    level: LevelOrAccount


class SeatInfo(Message, frozen=True, kw_only=True):
    kind: Literal["open", "invited", "person", "bot"]  # invited: a bot account that has not answered yet
    name: str
    mine: bool
    level: str | None  # of our bot in the seat, or of the bot standing in; a bot account has none
    standing_in: bool  # a bot plays on for an absent person


class TableInfo(Message, frozen=True, kw_only=True):
    """Everything about a table but the game on it."""

    id: str
    game: str
    rules: str
    status: Status
    reason: str  # why a closed table is closed
    public: bool
    options: dict[str, object]
    clock: ClockSetting
    stand_in: str
    seats: list[SeatInfo]
    hosting: bool  # you opened it
    invite: str | None  # for those who sit at it
    commitment: str  # SHA-256 of 'salt:seed', shown before the first card
    created: float
    rematch: str | None  # the table that follows this one


class TableLine(Message, frozen=True, kw_only=True):
    """A table in the lobby's list."""

    id: str
    game: str
    status: Status
    public: bool
    seats: list[str]  # names; empty where a seat is open
    levels: list[str]  # of the bots among them; empty where none sits
    updated: float


class TableList(Message, frozen=True, kw_only=True):
    tables: list[TableLine]


class Imported(Message, frozen=True, kw_only=True):
    """A record has become a finished table that can be replayed."""

    table: str


class Told(Message, frozen=True, kw_only=True):
    """One thing that happened, as data for the screen and in words."""

    event: Seen
    text: str


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
    chances: list[float]
    best: Move | None
    loss: float  # of chance, to who made the move
    reason: str  # for the better move
    better: list[str]  # its parts, as in HintedMove
    worse: list[str]
    end: str


class Review(Message, frozen=True, kw_only=True):
    """A finished game looked over; ask again until it is done."""

    table: str
    done: bool
    points: list[ReviewPoint]
    turning_points: list[int]  # numbers of moves


class Clock(Message, frozen=True, kw_only=True):
    """Seconds a seat has left, now; None: no limit."""

    left: float | None
    running: bool


class TableQuery(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    invite: Invite = ""


class RulesQuery(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    language: Language = "en"


class ListQuery(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    mine: bool = False


class ReplayQuery(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which part of a game: `count` moves from number `first` on; `open`: with every player's secrets."""

    invite: Invite = ""
    seat: SeatNumber = -1
    open: bool = False
    first: Annotated[int, Meta(ge=0, le=100_000)] = 0
    count: Annotated[int, Meta(ge=0, le=500)] = 500


class SeatQuery(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table through the eyes of a seat; with `since`, only what that version lacks."""

    seat: SeatNumber = -1
    since: Version = 0
    invite: Invite = ""


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


# -- what happens at a table beside the game ------------------------------------------


class Undone(Seen, frozen=True, kw_only=True, tag="undone"):
    """The last `count` events of the game before this one are void."""

    count: int


class StoodIn(Seen, frozen=True, kw_only=True, tag="stood_in"):
    """A bot plays on for an absent person."""

    level: str


class CameBack(Seen, frozen=True, kw_only=True, tag="came_back"):
    """The person plays again."""


# -- socket: in ------------------------------------------------------------------------


class In(Struct, frozen=True, kw_only=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """A frame from a client."""


class WatchTable(In, frozen=True, kw_only=True, tag="watch"):
    """Send me this table as this seat sees it, beside my other seats; with `since`, only what that version lacks."""

    table: TableId
    seat: SeatNumber = -1
    since: Version | None = None
    invite: Invite = ""


class UnwatchTable(In, frozen=True, kw_only=True, tag="unwatch"):
    """No more of this table; with `seat`, no more through the eyes of that one."""

    table: TableId
    seat: SeatNumber | None = None


class MakeMove(In, frozen=True, kw_only=True, tag="move"):
    """A move, by number or text, for what was asked at `version`."""

    table: TableId
    seat: SeatNumber
    version: Version
    key: Key
    move: MoveName


class TakeBack(In, frozen=True, kw_only=True, tag="undo"):
    table: TableId
    seat: SeatNumber
    version: Version
    key: Key


class AskHint(In, frozen=True, kw_only=True, tag="hint"):
    table: TableId
    seat: SeatNumber
    key: Key


class Say(In, frozen=True, kw_only=True, tag="chat"):
    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key
    invite: Invite = ""


class WatchLobby(In, frozen=True, kw_only=True, tag="lobby"):
    on: bool = True


class Ping(In, frozen=True, kw_only=True, tag="ping"):
    key: Key


FromClient = WatchTable | UnwatchTable | MakeMove | TakeBack | AskHint | Say | WatchLobby | Ping

# -- socket: out -----------------------------------------------------------------------


class Out(Struct, frozen=True, kw_only=True, gc=False, tag_field="type"):
    """A frame to a client."""


class Welcome(Out, frozen=True, kw_only=True, tag="welcome"):
    me: Me
    server: str


class TableMessage(Out, frozen=True, kw_only=True, tag="table"):
    """The table's seats, settings or status are now these."""

    table: TableInfo


class Update(Out, frozen=True, kw_only=True, tag="update"):
    """What a seat learns: all events after version `since`, and the table as it is now.

    `version` counts what this seat has been told and its own decisions, never moves that it cannot see. Two updates
    may have the same version when nothing but the view changed; the later one holds.
    """

    table: str
    seat: int
    since: int
    version: int
    events: list[Told]
    clocks: list[Clock]
    answers: str  # the key of the submission that this update answers, or nothing
    view: View


class Accepted(Out, frozen=True, kw_only=True, tag="accepted"):
    """The submission of this key was taken; it is the answer to a repeat, or where the table is not watched."""

    table: str
    key: str
    version: int


class RefusedMessage(Out, frozen=True, kw_only=True, tag="refused"):
    """A submission that changed nothing; `rule` is a ruling such as CB-3, or a word such as 'turn' or 'stale'.

    `reason` is `sentence` with its facts in English; a player in it is '{player 2}'.
    """

    table: str
    key: str
    rule: str
    reason: str
    sentence: str = ""
    facts: dict[str, Fact] = {}


class ChatLine(Message, frozen=True, kw_only=True):
    id: int
    name: str
    mine: bool
    text: str
    at: float


class ChatMessage(Out, frozen=True, kw_only=True, tag="chat"):
    table: str
    lines: list[ChatLine]


class HintedMove(Message, frozen=True, kw_only=True):
    move: int
    text: str
    chance: float | None  # of winning, where the bot gives one
    reason: str
    better: list[str]  # the parts of the reason: what the move is good for, by the game's own names
    worse: list[str]
    end: str  # 'wins', 'may win', 'loses' or 'may lose', at once; 'only': there is no other move


class HintMessage(Out, frozen=True, kw_only=True, tag="hint"):
    table: str
    key: str
    version: int
    moves: list[HintedMove]


class LobbyMessage(Out, frozen=True, kw_only=True, tag="lobby"):
    """The public tables that are open or running."""

    tables: list[TableLine]


class Pong(Out, frozen=True, kw_only=True, tag="pong"):
    key: str


class Failure(Out, frozen=True, kw_only=True, tag="error"):
    """A frame that could not be used; the same shape answers HTTP requests."""

    code: str
    text: str
    key: str = ""


FromServer = (
    Welcome
    | TableMessage
    | Update
    | Accepted
    | RefusedMessage
    | ChatMessage
    | HintMessage
    | LobbyMessage
    | Pong
    | Failure
)

# -- lines of a bot account's stream -----------------------------------------------------


class BotInvited(Out, frozen=True, kw_only=True, tag="invited"):
    """Somebody wants you at a table: sit down in the seat, or leave it."""

    table: TableInfo
    seat: int


class BotAsked(Out, frozen=True, kw_only=True, tag="asked"):
    """A decision is wanted of your seat; `version` is the position's number."""

    table: str
    game: str
    seat: int
    version: int


class BotReplaced(Out, frozen=True, kw_only=True, tag="replaced"):
    """One of ours plays on in your seat: your time ran out, or you left. Sit down again whenever you can go on."""

    table: str
    game: str
    seat: int
    level: str


class BotOver(Out, frozen=True, kw_only=True, tag="over"):
    """A table at which you sat has ended, or cannot go on."""

    table: str
    game: str
    seat: int
    status: Status
    outcome: str
    ranks: list[int]  # 1: a winner; empty where the game did not end


ToBot = BotInvited | BotAsked | BotReplaced | BotOver

read_frame = msgspec.json.Decoder(FromClient).decode
write_frame = msgspec.json.Encoder().encode
