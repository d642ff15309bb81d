"""The key by which browsers' push services know this server: made once, kept in the database, the same on all nodes."""

from __future__ import annotations

import base64
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import sqlalchemy as sa

from waterhole.server.community.results import insert_once
from waterhole.server.storage.schema import host_keys
from waterhole.server.storage.storage import Storage

if TYPE_CHECKING:
    from py_vapid import Vapid02

NAME = "vapid"
VALID_FOR = 12 * 3600  # seconds; push services take at most a day


class Vapid:
    """Signs for whoever runs the server."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._key: Vapid02 | None = None

    async def _found(self) -> Vapid02:
        """The key as py_vapid has it, made if there is none."""
        if self._key is None:
            from py_vapid import Vapid02

            query = sa.select(host_keys.c.value).where(host_keys.c.name == NAME)
            kept: str | None = await self.storage.read(lambda connection: connection.execute(query).scalar())
            if kept is None:
                new = Vapid02()
                new.generate_keys()
                value = new.private_pem().decode()

                def write(connection: sa.Connection) -> str:
                    insert_once(connection, host_keys, name=NAME, value=value)
                    return str(connection.execute(query).scalar_one())

                kept = await self.storage.write(write)
            self._key = Vapid02.from_pem(kept.encode())
        return self._key

    async def public_key(self) -> str:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        public = (await self._found()).public_key
        assert public is not None
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def headers(self, endpoint: str, contact: str) -> dict[str, str]:
        """Who sends this, signed for this push service alone."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact, "exp": int(time.time()) + VALID_FOR}
        signed: dict[str, str] = (await self._found()).sign(claims)
        return signed
