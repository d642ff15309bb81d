"""Messages to people who are away: where they go, and what of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from waterhole.server.protocol.base import Language, Message

NoticeKind = Literal["turn", "deadline", "round", "invitation"]
NoticeWay = Literal["push", "mail", "webhook"]
Url = Annotated[str, Meta(min_length=1, max_length=1000)]
Base64 = Annotated[str, Meta(pattern="^[A-Za-z0-9_=-]{16,120}$")]
Token = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class NoticeAddress(Message, frozen=True, kw_only=True):
    """Where messages go; only to confirmed ones."""

    id: str
    way: NoticeWay
    address: str
    confirmed: bool


class NoticeSettings(Message, frozen=True, kw_only=True):
    kinds: list[NoticeKind]  # of which somebody wants to be told
    addresses: list[NoticeAddress]
    mail: bool  # whether this server can send any
    key: str  # of the server, for the browser that subscribes to its push messages


class NoticeChoice(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kinds: list[NoticeKind]
    language: Language


class PushKeys(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    p256dh: Base64
    auth: Base64


class NewBrowser(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a browser says of its subscription, and the language for messages."""

    endpoint: Url
    keys: PushKeys
    language: Language = "en"


class NewAddress(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An address of mail or of a webhook; it gets one message with a link, and others once that has been followed."""

    way: Literal["mail", "webhook"]
    address: Url
    language: Language = "en"


class NoticeToken(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stood in a message to an address."""

    token: Token


class ExportedNotices(Message, frozen=True, kw_only=True):
    kinds: list[NoticeKind]
    addresses: list[NoticeAddress]
