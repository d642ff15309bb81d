"""What is kept of a table: how it was opened and set up, and the lines of its log."""

from __future__ import annotations

from typing import Any

import msgspec

from waterhole.kernel.chance import DEAL
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


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it was opened; everything that changed since is in its log."""

    id: str
    game: str
    rules: str
    seed: str
    salt: str
    secret: str = ""  # of sealed chance; a table opened before that has a seed and a salt instead
    invite: str
    host: str
    setting: str
    public: bool
    status: str
    due: float | None
    created: float
    updated: float


class TableSettings(msgspec.Struct, kw_only=True):
    """How a table is set up."""

    seats: int
    options: dict[str, object]
    public: bool
    clock: ClockSetting
    stand_in: str
    undo: bool = True  # among people: may moves be taken back, and may our bots be asked for advice
    hints: bool = False
    eager: bool = False  # start as soon as all who are invited sit
    tournament: str = ""  # whose table it is
    deal: str = ""  # the name of a deal that several tables share: those of a tournament's round, or of a day
    position: dict[str, Any] | None = None  # from which the game goes on, chance to come included; None: it is dealt

    @property
    def daily(self) -> str:
        """The name of the deal of the day that is played here, if one is."""
        return self.deal if self.deal.startswith(DEAL) else ""
