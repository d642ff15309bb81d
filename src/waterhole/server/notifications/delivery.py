"""Sends messages by push, mail and webhook; a job each, so that none is lost and none holds up another.

After a crash between sending and noting it, a message is sent once more with the same id: docs/notifications.md says
how each receiver recognises it.
"""

from __future__ import annotations

import asyncio
import email.utils
import logging
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import msgspec
import sqlalchemy as sa

from waterhole.games import GAMES
from waterhole.server.jobs.queue import Payload
from waterhole.server.notifications.addresses import CONFIRM, find
from waterhole.server.notifications.notify import DELIVER, Notice, chosen_kinds
from waterhole.server.notifications.outside import NotAllowed, NotTaken, post
from waterhole.server.storage.schema import Row, notice_addresses
from waterhole.text import Phrase, bundle

if TYPE_CHECKING:
    from waterhole.server.app import Server

log = logging.getLogger("waterhole.notifications")
TITLE = "Waterhole"
KEPT = 24 * 3600  # seconds that a push service keeps a message for a browser that is off
PATIENCE = 30.0  # seconds for a mail server
PAGE = "/people/notices"


class NotSent(Exception):
    """The mail server did not take it; its words may name the address, so they are not kept."""


class Letter(msgspec.Struct, frozen=True, kw_only=True):
    """A message in words, on its way to one address."""

    id: str
    text: str
    link: str
    stop: str = ""  # where it is ended, by a person and by a program
    stop_now: str = ""
    stop_text: str = ""


class Delivery:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.storage = server.storage
        self.ways: dict[str, Callable[[Row, Letter], Awaitable[None]]] = {
            "push": self._push,
            "mail": self._mail,
            "webhook": self._webhook,
        }
        server.jobs.register(DELIVER, self.deliver)
        server.jobs.register(CONFIRM, self.ask)

    async def deliver(self, payload: Payload) -> None:
        """One message to one address, unless that has ended, or the person is at the table meanwhile."""
        notice = msgspec.convert(payload, Notice)
        row = await find(self.storage, notice.address)
        if row is None or not row.confirmed or self.server.turns.at_table(row.identity, notice.about.table):
            return
        about = msgspec.to_builtins(notice.about) | {"count": notice.about.count, "hours": notice.about.hours}
        about |= {"name": notice.about.name, "game": title_of(notice.about.game)}
        language = await self._language(row.identity)
        home = self.server.settings.address
        letter = Letter(
            id=notice.id,
            text=bundle(language).format(Phrase(f"notice-{notice.kind}", about)),
            link=home + notice.about.path,
            stop=f"{home}{PAGE}?leave={row.token}",
            stop_now=f"{home}/api/notices/leave/{row.token}",
            stop_text=bundle(language).format(Phrase("notice-stop")),
        )
        await self._send(row, letter)

    async def ask(self, payload: Payload) -> None:
        """The one message that goes to an address before it is confirmed."""
        row = await find(self.storage, payload["address"])
        if row is None or row.confirmed:
            return
        link = f"{self.server.settings.address}{PAGE}?confirm={row.token}"
        text = bundle(await self._language(row.identity)).format(Phrase("notice-confirm"))
        await self._send(row, Letter(id=row.id, text=text, link=link))

    async def _language(self, person: str) -> str:
        _, language = await self.storage.read(lambda connection: chosen_kinds(connection, person))
        return language

    async def _send(self, row: Row, letter: Letter) -> None:
        """An address that is gone for good is forgotten."""
        try:
            await self.ways[row.way](row, letter)
        except NotTaken as error:
            if not error.gone:
                raise
            await self._forget(row)
        except NotAllowed:
            log.warning("an address of somebody's leads into the network of this server; it is forgotten")
            await self._forget(row)

    async def _forget(self, row: Row) -> None:
        gone = sa.delete(notice_addresses).where(notice_addresses.c.id == row.id)
        await self.storage.write(lambda connection: connection.execute(gone))

    async def _push(self, row: Row, letter: Letter) -> None:
        """Encrypted for this browser alone. The service keeps one message of a topic: a repeat replaces the first."""
        from pywebpush import WebPusher

        keys = msgspec.json.decode(row.keys)
        told = {"id": letter.id, "title": TITLE, "text": letter.text, "link": letter.link}
        pusher = WebPusher({"endpoint": row.address, "keys": keys})
        encoded = await asyncio.to_thread(pusher.encode, msgspec.json.encode(told))
        settings = self.server.settings
        contact = settings.contact or (settings.origin if settings.public else "mailto:nobody@localhost")
        headers = {"content-encoding": "aes128gcm", "ttl": str(KEPT), "topic": letter.id, "urgency": "normal"}
        headers |= await self.server.addresses.vapid.headers(row.address, contact)
        await post(row.address, bytes(encoded["body"]), headers, within=settings.reach_within)

    async def _webhook(self, row: Row, letter: Letter) -> None:
        """`text` is what Matrix, Mattermost and Slack show, `content` what Discord does, where it calls nobody."""
        text = f"{letter.text} {letter.link}"
        told = {"id": letter.id, "text": text, "content": text, "allowed_mentions": {"parse": []}, "link": letter.link}
        headers = {"content-type": "application/json", "idempotency-key": letter.id, "user-agent": TITLE}
        within = self.server.settings.reach_within
        await post(row.address, msgspec.json.encode(told), headers, within=within)

    async def _mail(self, row: Row, letter: Letter) -> None:
        import aiosmtplib

        settings = self.server.settings
        server = urlsplit(settings.smtp)
        if not server.hostname:
            return  # whoever runs the server has ended mail
        by_tls = server.scheme == "smtps"
        user, password = unquote(server.username or "") or None, unquote(server.password or "") or None
        try:
            await aiosmtplib.send(
                written(row.address, letter, settings.mail_from, urlsplit(settings.address).hostname or "localhost"),
                hostname=server.hostname,
                port=server.port or (465 if by_tls else 587),
                username=user,
                password=password,
                use_tls=by_tls,
                start_tls=True if user and not by_tls else None,  # a password goes over a safe line only
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPException as error:
            raise NotSent(f"{type(error).__name__} {getattr(error, 'code', '')}".strip()) from None


def written(to: str, letter: Letter, sender: str, host: str) -> EmailMessage:
    """A letter as mail; the id is the same in every repeat."""
    mail = EmailMessage()
    mail["From"] = email.utils.formataddr((TITLE, sender))
    mail["To"] = to
    mail["Subject"] = letter.text
    mail["Message-ID"] = f"<{letter.id}@{host}>"
    mail["Date"] = email.utils.localtime()
    mail["Auto-Submitted"] = "auto-generated"
    body = f"{letter.text}\n\n{letter.link}\n"
    if letter.stop:
        mail["List-Unsubscribe"] = f"<{letter.stop_now}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        body += f"\n-- \n{letter.stop_text}\n{letter.stop}\n"
    mail.set_content(body)
    return mail


def title_of(game: str) -> str:
    return GAMES[game].title if game in GAMES else game
