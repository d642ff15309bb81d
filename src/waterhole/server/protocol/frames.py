"""Frames of the socket, in and out."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from waterhole.kernel import chance
from waterhole.kernel.game import Fact, View
from waterhole.server.protocol.base import (
    LONGEST_TEXT,
    Digits,
    Invite,
    Key,
    Message,
    MoveName,
    SeatNumber,
    TableId,
    Version,
)
from waterhole.server.protocol.community import GameName, Pace
from waterhole.server.protocol.people import Me
from waterhole.server.protocol.tables import ChatLine, Clock, TableInfo, TableLine, Told
from waterhole.text import Phrase


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
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
    key: Key
    invite: Invite = ""


class WatchLobby(In, frozen=True, kw_only=True, tag="lobby"):
    on: bool = True


class PromiseNonce(In, frozen=True, kw_only=True, tag="promise"):
    """SHA-256 of a nonce for the chance of an open table, for all your seats there; the first one holds."""

    table: TableId
    promise: Digits


class TellNonce(In, frozen=True, kw_only=True, tag="nonce"):
    """The nonce that was promised, in answer to `settle`."""

    table: TableId
    nonce: Digits


class Seek(In, frozen=True, kw_only=True, tag="seek"):
    """Find me people for a game. The same key again is the same search, also after a connection was lost."""

    key: Key
    game: GameName
    pace: Pace = "live"
    players: Annotated[int, Meta(ge=2, le=8)] = 2
    bots: bool = False  # bots may have the seats for which nobody is here
    promise: Digits | None = None  # as in NewTable


class StopSeeking(In, frozen=True, kw_only=True, tag="unseek"):
    """No longer; to leave is to stop too."""


class Ping(In, frozen=True, kw_only=True, tag="ping"):
    key: Key


FromClient = (
    WatchTable
    | UnwatchTable
    | MakeMove
    | TakeBack
    | AskHint
    | Say
    | WatchLobby
    | PromiseNonce
    | TellNonce
    | Seek
    | StopSeeking
    | Ping
)


class Out(Struct, frozen=True, kw_only=True, gc=False, tag_field="type"):
    """A frame to a client."""


class Welcome(Out, frozen=True, kw_only=True, tag="welcome"):
    me: Me
    server: str


class TableMessage(Out, frozen=True, kw_only=True, tag="table"):
    """The table's seats, settings or status are now these."""

    table: TableInfo


class Settle(Out, frozen=True, kw_only=True, tag="settle"):
    """The table is about to start and these can no longer change; tell the nonce that you promised."""

    table: str
    game: str
    rules: str
    options: dict[str, object]
    places: list[chance.Place]  # by seat: a person or which bot, and the promise


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


class RefusedMessage(Out, frozen=True, kw_only=True, omit_defaults=True, tag="refused"):
    """A submission that changed nothing; `rule` is a ruling such as CB-3, or a word such as 'turn' or 'stale'.

    `why` is the message that says so. What has none yet has a `reason` in English: `sentence` with its facts; a player
    in it is '{player 2}'.
    """

    table: str
    key: str
    rule: str
    why: Phrase | None = None
    reason: str = ""
    sentence: str = ""
    facts: dict[str, Fact] = {}


class ChatMessage(Out, frozen=True, kw_only=True, tag="chat"):
    table: str
    lines: list[ChatLine]


class HintedMove(Message, frozen=True, kw_only=True):
    move: int
    text: str
    chance: float | None  # of winning, where the bot gives one
    reason: str
    facts: list[Phrase]  # the parts of the reason: what the move does, in messages of the game
    better: list[str]  # what it seems better for than the other moves, by the game's own names
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


class Seeking(Out, frozen=True, kw_only=True, tag="seeking"):
    """You are waited with: how many people want the same, you among them, and whether bots could fill the table."""

    key: str
    waiting: int
    offer: bool


class Called(Out, frozen=True, kw_only=True, tag="called"):
    """A table at which you sit has begun: go there. `key`: of the search that it ends."""

    table: str
    key: str = ""


class Announcement(Out, frozen=True, kw_only=True, tag="announcement"):
    """Words of those who run the server, for everybody."""

    text: str


class Pong(Out, frozen=True, kw_only=True, tag="pong"):
    key: str


class Failure(Out, frozen=True, kw_only=True, tag="error"):
    """A frame that could not be used; the same shape answers HTTP requests.

    `text` is in English, or as Accept-Language asks; `why` is the message that says the same, where there is one.
    """

    code: str
    text: str
    key: str = ""
    why: Phrase | None = None


FromServer = (
    Welcome
    | TableMessage
    | Settle
    | Update
    | Accepted
    | RefusedMessage
    | ChatMessage
    | HintMessage
    | LobbyMessage
    | Seeking
    | Called
    | Announcement
    | Pong
    | Failure
)

read_frame = msgspec.json.Decoder(FromClient).decode
write_frame = msgspec.json.Encoder().encode
