"""People, their names and log-ins, and their bot accounts."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from waterhole.server.protocol.base import BotName, Login, Message, Name, Password, Status
from waterhole.server.protocol.community import ExportedPeople
from waterhole.server.protocol.daily import ExportedTry
from waterhole.server.protocol.notices import ExportedNotices
from waterhole.server.protocol.slow import ExportedSlow
from waterhole.server.protocol.study import ExportedPuzzle, SavedStudy
from waterhole.server.protocol.tables import ChatLine
from waterhole.server.protocol.tournaments import ExportedEntry


class Me(Message, frozen=True, kw_only=True):
    """Who the cookie says you are; `id` is public, the cookie is the secret."""

    id: str
    name: str
    login: str | None
    host: bool = False  # you may look after this server


class NewName(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name


class Credentials(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    login: Login
    password: Password


class LogIn(Credentials, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`bring`: what you have played here as a guest becomes the account's."""

    bring: bool = False


class NewLogin(Credentials, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A login for who has none yet; who has one names the password that it has now."""

    old: Annotated[str, Meta(max_length=200)] = ""


class LogOut(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Of this browser, or of all."""

    everywhere: bool = False


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
    people: ExportedPeople | None = None
    notices: ExportedNotices | None = None
    slow: ExportedSlow | None = None
    tournaments: list[ExportedEntry] = []
    daily: list[ExportedTry] = []
    puzzles: list[ExportedPuzzle] = []
    studies: list[SavedStudy] = []


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
