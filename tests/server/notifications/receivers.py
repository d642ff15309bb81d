"""Real receivers on this machine: a mail server, and an HTTP server that is a webhook and a push service."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import email
import email.policy
import os
from collections.abc import AsyncIterator, Callable
from email.message import EmailMessage
from typing import Any

import http_ece
import msgspec
from aiohttp import web
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 60.0


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


class Mailbox:
    """What a mail server has taken."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.port = 0
        self.holds = False  # takes a mail and does not say so

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802  its name
        assert isinstance(envelope.content, bytes)
        self.mails.append(email.message_from_bytes(envelope.content, EmailMessage, policy=email.policy.default))
        await until(lambda: not self.holds)
        return "250 taken"


@contextlib.asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    found = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(found, hostname="localhost"), "127.0.0.1", 0)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()
        await server.wait_closed()


class Browser:
    """A browser's subscription, with the keys that only it has."""

    def __init__(self) -> None:
        self.secret = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str) -> dict[str, Any]:
        point = self.secret.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": encoded(point), "auth": encoded(self.auth)}
        return {"endpoint": endpoint, "keys": keys, "language": "en"}

    def read(self, body: bytes) -> Any:
        return msgspec.json.decode(http_ece.decrypt(body, private_key=self.secret, auth_secret=self.auth))


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Outside:
    """Takes what is posted, and answers as it is told to."""

    def __init__(self) -> None:
        self.port = 0
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.answer = 201
        self.redirect = ""
        self.holds = False  # takes a message and does not say so

    async def take(self, request: web.Request) -> web.Response:
        self.taken.append((request.path, {k.lower(): v for k, v in request.headers.items()}, await request.read()))
        await until(lambda: not self.holds)
        if self.redirect:
            return web.Response(status=307, headers={"location": self.redirect})
        return web.Response(status=self.answer)

    def at(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def told(self, path: str) -> list[Any]:
        return [msgspec.json.decode(body) for where, _, body in self.taken if where == path]


@contextlib.asynccontextmanager
async def outside() -> AsyncIterator[Outside]:
    found = Outside()
    app = web.Application()
    app.router.add_post("/{path:.*}", found.take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    found.port = runner.addresses[0][1]
    try:
        yield found
    finally:
        await runner.cleanup()
