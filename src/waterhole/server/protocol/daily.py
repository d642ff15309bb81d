"""The deal of the day, and what the lobby opens with."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from waterhole.server.protocol.base import Message
from waterhole.server.protocol.community import Friend, PersonLine, SuggestedLevel
from waterhole.server.protocol.tables import TableLine

Day = Annotated[str, Meta(pattern="^20[0-9]{2}-[01][0-9]-[0-3][0-9]$")]


class DealLine(Message, frozen=True, kw_only=True):
    """The deal of one day in one game: alone, or with bots."""

    game: str
    seats: int
    commitment: str  # SHA-256 of the secret that the cards come from
    players: int  # who have finished it
    table: str | None  # where you play it, or have played it
    over: bool  # you have finished it
    rank: int | None  # among all who have, by now; None where you left it to a bot
    score: int | None


class Daily(Message, frozen=True, kw_only=True):
    """What everybody plays today, by the clock of UTC."""

    day: str
    ends: float
    deals: list[DealLine]
    tomorrow: list[str]  # commitments of the next deals, in the same order


class DayQuery(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which day; today where nothing is said."""

    day: Day | None = None


class DealResult(PersonLine, frozen=True, kw_only=True):
    """What somebody made of a deal; the table holds each move."""

    table: str
    rank: int | None  # None: a bot has played on
    place: int  # at the table
    score: int
    level: str  # of our bot


class DayTable(Message, frozen=True, kw_only=True):
    """Everybody's results with one deal, for those who have played it and, when the day is over, for all."""

    day: str
    game: str
    seats: int
    commitment: str
    lines: list[DealResult]
    apex: DealResult | None  # None: it is still playing
    playing: int  # who have begun it and not finished


class ExportedTry(Message, frozen=True, kw_only=True):
    day: str
    game: str
    seats: int
    table: str
    at: float


class Home(Message, frozen=True, kw_only=True):
    """What concerns you: your tables, the deal of the day, who of those you follow is here."""

    tables: list[TableLine]
    daily: Daily
    friends: list[Friend]
    levels: list[SuggestedLevel] = []  # of bots, for each game
