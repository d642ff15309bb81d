"""What is kept of a table: how it was opened and set up, and the lines of its log."""

from __future__ import annotations

from typing import Any

import msgspec

from waterhole.server.protocol import ClockSetting


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of a table's log; the table is what its lines make of it."""

    table_id: str
    number: int
    kind: str
    seat: int
    data: Any
    key: str | None
    at: float


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it was opened; everything that changed since is in its log."""

    id: str
    game: str
    rules: str
    seed: str
    salt: str
    invite: str
    host: str
    setting: str
    public: bool
    status: str
    due: float | None
    created: float
    updated: float


class Setting(msgspec.Struct, kw_only=True):
    """How a table is set up."""

    seats: int
    options: dict[str, Any]
    public: bool
    clock: ClockSetting
    stand_in: str
    eager: bool = False  # start as soon as all who are invited sit
