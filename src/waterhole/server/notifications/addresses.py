"""Where somebody wants to be told of what: browsers, mail and webhooks.

An address of mail or of a webhook first gets one message with a link. Nothing else goes there before somebody who has
got that message follows the link, and nothing after somebody has followed the one that ends it.
"""

from __future__ import annotations

import base64
import binascii
import re
import secrets
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from waterhole.kernel.game import BadInput, Refused
from waterhole.server import protocol
from waterhole.server.community.results import insert_once
from waterhole.server.jobs.queue import Payload, put
from waterhole.server.notifications.notify import chosen_kinds
from waterhole.server.notifications.outside import NotAllowed, check_url
from waterhole.server.notifications.vapid import Vapid
from waterhole.server.storage.schema import Row, attention, notice_addresses, notice_choices
from waterhole.server.storage.storage import Storage
from waterhole.server.tables.registry import NotFound

if TYPE_CHECKING:
    from waterhole.server.app import Server

MAIL = re.compile(r"[^@\s<>\"(),:;\\\x00-\x1f]{1,64}@[^@\s<>\"(),:;\\\x00-\x1f]+\.[^@\s<>\"(),:;\\\x00-\x1f]{2,}")
MOST_BROWSERS = 10  # of one person; the oldest goes
UNCONFIRMED_FOR = 3 * 24 * 3600.0  # seconds
CONFIRM, EXPIRE = "notice confirmation", "notice expiry"  # kinds of jobs
OF = notice_addresses.c


class Addresses:
    """Reads and changes them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.storage = server.storage
        self.vapid = Vapid(server.storage)
        server.identities.when_deleted.append(forget)
        server.identities.when_exported["notices"] = self.export
        server.jobs.register(EXPIRE, self._expire)

    async def settings(self, person: str) -> protocol.NoticeSettings:
        key = await self.vapid.public_key()
        kept = await self.export(person)
        can_mail = bool(self.server.settings.smtp)
        return protocol.NoticeSettings(kinds=kept.kinds, addresses=kept.addresses, mail=can_mail, key=key)

    async def export(self, person: str) -> protocol.ExportedNotices:
        def read(connection: sa.Connection) -> protocol.ExportedNotices:
            own = sa.select(notice_addresses).where(OF.identity == person).order_by(OF.created, OF.id)
            kinds, _ = chosen_kinds(connection, person)
            return protocol.ExportedNotices(
                kinds=sorted(msgspec.convert(kinds, set[protocol.NoticeKind])),
                addresses=[
                    protocol.NoticeAddress(id=row.id, way=row.way, address=row.address, confirmed=row.confirmed)
                    for row in connection.execute(own)
                ],
            )

        return await self.storage.read(read)

    async def choose(self, person: str, choice: protocol.NoticeChoice) -> None:
        kinds = " ".join(sorted(set(choice.kinds)))

        def write(connection: sa.Connection) -> None:
            insert_once(connection, notice_choices, identity=person, kinds=kinds, language=choice.language)
            own = sa.update(notice_choices).where(notice_choices.c.identity == person)
            connection.execute(own.values(kinds=kinds, language=choice.language))

        await self.storage.write(write)

    # -- more and fewer ----------------------------------------------------------------------------

    async def add_browser(self, person: str, new: protocol.NewBrowser) -> None:
        """Confirmed by the browser itself, which asked the person. It belongs to whoever used it last."""
        self._check_url(new.endpoint)
        check_keys(new.keys)
        keys = msgspec.json.encode(new.keys).decode()

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.delete(notice_addresses).where(OF.way == "push", OF.address == new.endpoint))
            own = sa.select(OF.id).where(OF.identity == person, OF.way == "push").order_by(OF.created.desc(), OF.id)
            many = list(connection.execute(own.offset(MOST_BROWSERS - 1)).scalars())
            connection.execute(sa.delete(notice_addresses).where(OF.id.in_(many)))
            self._insert(connection, person, "push", new.endpoint, keys, confirmed=True)
            self._speak(connection, person, new.language)

        await self.storage.write(write)

    async def add(self, person: str, new: protocol.NewAddress) -> None:
        """An address instead of the one that was there; the same once more is asked again, unless it is confirmed."""
        if new.way == "webhook":
            self._check_url(new.address)
        elif not self.server.settings.smtp:
            raise Refused("notices", "refused-no-mail")
        elif not MAIL.fullmatch(new.address) or len(new.address) > 254:
            raise BadInput("refused-mail-address")
        self.server.limits.spend("confirmation", new.address.lower())

        def write(connection: sa.Connection) -> None:
            before = sa.and_(OF.identity == person, OF.way == new.way)
            same = sa.select(OF.id).where(before, OF.address == new.address, OF.confirmed)
            if connection.execute(same).first() is not None:
                return
            connection.execute(sa.delete(notice_addresses).where(before))
            made = self._insert(connection, person, new.way, new.address, "", confirmed=False)
            self._speak(connection, person, new.language)
            put(connection, CONFIRM, {"address": made}, key=f"{CONFIRM}:{made}")
            expiry = self.server.jobs.clock() + UNCONFIRMED_FOR
            put(connection, EXPIRE, {"address": made}, due=expiry, key=f"{EXPIRE}:{made}")

        await self.storage.write(write)

    def _insert(
        self, connection: sa.Connection, person: str, way: str, address: str, keys: str, *, confirmed: bool
    ) -> str:
        made = secrets.token_hex(16)
        row = {
            "id": made, "token": secrets.token_hex(16), "identity": person, "way": way, "address": address,
            "keys": keys, "confirmed": confirmed, "created": self.server.jobs.clock(),
        }  # fmt: skip
        connection.execute(sa.insert(notice_addresses).values(row))
        return made

    def _speak(self, connection: sa.Connection, person: str, language: str) -> None:
        """In the language that the page has now."""
        every = " ".join(sorted(chosen_kinds(connection, person)[0]))
        if not insert_once(connection, notice_choices, identity=person, kinds=every, language=language):
            own = sa.update(notice_choices).where(notice_choices.c.identity == person)
            connection.execute(own.values(language=language))

    def _check_url(self, url: str) -> None:
        try:
            check_url(url, self.server.settings.reach_within)
        except NotAllowed:
            raise BadInput("refused-web-address") from None

    async def remove(self, person: str, address: str) -> None:
        await self._change(sa.delete(notice_addresses).where(OF.identity == person, OF.id == address))

    async def confirm(self, token: str) -> None:
        await self._change(sa.update(notice_addresses).where(OF.token == token).values(confirmed=True))

    async def leave(self, token: str) -> None:
        await self._change(sa.delete(notice_addresses).where(OF.token == token))

    async def _change(self, statement: sa.Update | sa.Delete) -> None:
        """NotFound where there is no such address, or no longer."""
        counted = statement.execution_options(preserve_rowcount=True)
        if await self.storage.write(lambda connection: connection.execute(counted).rowcount) == 0:
            raise NotFound("refused-no-address")

    async def _expire(self, payload: Payload) -> None:
        """Nobody has followed the link."""
        old = sa.delete(notice_addresses).where(OF.id == payload["address"], sa.not_(OF.confirmed))
        await self.storage.write(lambda connection: connection.execute(old))


def forget(connection: sa.Connection, person: str) -> None:
    """With the person goes where they were told, and of what."""
    for table in (notice_addresses, notice_choices, attention):
        connection.execute(sa.delete(table).where(table.c.identity == person))


def check_keys(keys: protocol.PushKeys) -> None:
    """BadInput unless something can be encrypted with them."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = decoded(keys.p256dh), decoded(keys.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        usable = len(point) == 65 and len(secret) == 16
    except (ValueError, binascii.Error):
        usable = False
    if not usable:
        raise BadInput("the keys of the subscription are not those of a browser.")


def decoded(text: str) -> bytes:
    bare = text.rstrip("=")
    return base64.urlsafe_b64decode(bare + "=" * (-len(bare) % 4))


async def find(storage: Storage, address: str) -> Row | None:
    """The row of an address; None where it is gone."""
    query = sa.select(notice_addresses).where(OF.id == address)
    return await storage.read(lambda connection: connection.execute(query).first())
