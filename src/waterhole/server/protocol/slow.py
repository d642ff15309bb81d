"""Slow games: the next table, days away, a note to oneself."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from waterhole.server.protocol.base import Message, TableId


class NextQuery(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table that one comes from, if any."""

    after: TableId | None = None


class NextTables(Message, frozen=True, kw_only=True):
    """Where it is your turn, beside the table that you come from; where it has been longest first."""

    tables: list[str]


class Holiday(Message, frozen=True, kw_only=True):
    """Days away, from the first moment to the last."""

    id: int
    first: float
    last: float


class Holidays(Message, frozen=True, kw_only=True):
    holidays: list[Holiday]
    left: int  # days of a year's


class NewHoliday(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    first: Annotated[float, Meta(ge=0, le=1e11)]
    last: Annotated[float, Meta(ge=0, le=1e11)]


class TableNote(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What you have noted for yourself at a table; empty: nothing."""

    text: Annotated[str, Meta(max_length=2000)]


class ExportedNote(Message, frozen=True, kw_only=True):
    table: str
    text: str
    at: float


class ExportedSlow(Message, frozen=True, kw_only=True):
    holidays: list[Holiday]
    notes: list[ExportedNote]
