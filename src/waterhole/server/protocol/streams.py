"""Lines of a bot account's stream."""

from __future__ import annotations

from waterhole.server.protocol.base import Status
from waterhole.server.protocol.frames import Out
from waterhole.server.protocol.tables import TableInfo


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
