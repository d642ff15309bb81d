"""The server as one object, and as an ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable
from functools import cache
from importlib import metadata
from typing import TYPE_CHECKING

import msgspec
from prometheus_client import generate_latest
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from waterhole.server import protocol
from waterhole.server.accounts.bot_accounts import BotAccounts
from waterhole.server.accounts.identities import Identities
from waterhole.server.bots.pool import BotPool
from waterhole.server.bots.scheduler import Scheduler
from waterhole.server.bots.streams import BotStreams
from waterhole.server.community.daily import Daily
from waterhole.server.community.profiles import Profiles
from waterhole.server.community.relations import Relations
from waterhole.server.community.results import Results
from waterhole.server.community.seeks import Seeks
from waterhole.server.http import security
from waterhole.server.http.call import failure, handler
from waterhole.server.http.endpoints import ENDPOINTS
from waterhole.server.http.schema import openapi
from waterhole.server.http.static import documentation, file_or_page
from waterhole.server.jobs.queue import JobQueue
from waterhole.server.notifications.addresses import Addresses
from waterhole.server.notifications.delivery import Delivery
from waterhole.server.notifications.turns import Turns
from waterhole.server.ops import admin, moderation, upkeep
from waterhole.server.ops.rate_limits import RateLimits, TooManyRequests, place_of
from waterhole.server.ops.retention import Retention
from waterhole.server.puzzles.trainer import Trainer
from waterhole.server.settings import Settings, is_loopback
from waterhole.server.slow.holidays import Holidays
from waterhole.server.slow.notes import Notes
from waterhole.server.storage.migration import migrate
from waterhole.server.storage.storage import Storage, StorageFailed
from waterhole.server.storage.trouble import told_plainly
from waterhole.server.study.studies import Studies
from waterhole.server.tables.chat import Chat
from waterhole.server.tables.listing import Listing
from waterhole.server.tables.records import Reviews
from waterhole.server.tables.registry import Registry
from waterhole.server.tables.replays import Replays
from waterhole.server.tournaments.desk import Desk
from waterhole.server.ws.connection import GOING_AWAY, NOBODY, Connection, serve_socket
from waterhole.server.ws.engine.outbox import Outbox
from waterhole.server.ws.upgrade import SOCKET

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

log = logging.getLogger("waterhole")
TIDY_EVERY = 30.0
CLOSE_EVERY = 600.0  # seconds between two looks for tables that everybody has left


def opened(database: str) -> Storage:
    """The database, brought to the schema of this version; BadInput says what is wrong with it."""
    with told_plainly(database):
        storage = Storage(database)
        try:
            migrate(storage.engine)
        except BaseException:
            storage.close()
            raise
    return storage


class Server:
    """Everything one process needs to serve tables."""

    def __init__(self, settings: Settings) -> None:
        settings.check()
        self.settings = settings
        self.version = metadata.version("waterhole")
        self.storage = opened(settings.database)
        self.jobs = JobQueue(self.storage, clock=time.time)
        self.identities = Identities(self.storage)
        self.identities.when_deleted.append(moderation.forget)
        self.pool = BotPool(settings.bot_workers)
        self.registry = Registry(self.storage, self.identities)
        self.scheduler = Scheduler(self.registry, self.pool)
        self.listing = Listing(self.registry)
        self.bot_streams = BotStreams(self.registry)
        self.bot_accounts = BotAccounts(self.registry, self.bot_streams)
        self.results = Results(self.registry)
        self.profiles = Profiles(self)
        self.relations = Relations(self)
        self.addresses = Addresses(self)
        self.delivery = Delivery(self)
        self.turns = Turns(self)
        self.holidays = Holidays(self)
        self.notes = Notes(self)
        self.seeks = Seeks(self)
        self.desk = Desk(self)
        self.daily = Daily(self)
        self.trainer = Trainer(self)
        self.studies = Studies(self)
        self.retention = Retention(self)
        self.chat = Chat(self.registry, self.relations)
        self.reviews = Reviews(self.registry, self.pool)
        self.replays = Replays()
        self.limits = RateLimits(off=settings.unlimited)
        self.outbox = Outbox(lambda send: asyncio.get_running_loop().call_soon(send))
        self.connections: dict[str, set[Connection]] = {}  # by identity
        self.neighbours: dict[str, set[Connection]] = {}  # by the place they come from
        self.stopping = False
        self.announcement, self.announced_until = "", 0.0
        self.admin_token = ""  # of whoever runs this server; empty while it takes no orders

    def spawn(self, work: Awaitable[object]) -> None:
        self.registry.spawn(work)

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Between start and stop: schema, node link, bots, and the tables that were left in mid-game."""
        async with contextlib.AsyncExitStack() as stack:
            if self.storage.postgres:
                from waterhole.server.cluster.nodes import joined

                await stack.enter_async_context(joined(self))
            await stack.enter_async_context(self.jobs.running())
            self.spawn(self.pool.warm_up())
            self.spawn(self.scheduler.recover())
            self.spawn(self.results.catch_up())
            self.spawn(self.turns.catch_up())
            self.spawn(self.retention.begin())
            beside = [asyncio.create_task(self.tidy()), asyncio.create_task(self.close_abandoned())]
            try:
                with admin.reachable(self):
                    yield
            finally:
                self.stopping = True
                for task in (*beside, *self.registry.tasks):
                    task.cancel()
        self.replays.close()
        await self.pool.close()
        await asyncio.to_thread(self.storage.close)

    async def tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            self.registry.forget_idle()
            self.relations.forget_absent()
            try:
                await self.relations.note_presence()
                await self.turns.note_presence()
                await self.identities.forget_idle()
            except (SQLAlchemyError, StorageFailed) as error:
                log.warning("tidying up failed: %s", error)

    async def close_abandoned(self) -> None:
        while True:
            with contextlib.suppress(StorageFailed):  # it is logged, and health says so; the next look comes
                await upkeep.close_abandoned(self.registry, self.settings.close_after)
            await asyncio.sleep(CLOSE_EVERY)

    def announce(self, text: str, until: float) -> int:
        """Tell everybody who is here, and until that time everybody who comes; how many are here."""
        self.announcement, self.announced_until = text, until
        viewers = [connection.viewer for own in self.connections.values() for connection in own]
        for viewer in viewers:
            viewer.say(protocol.Announcement(text=text))
        return len(viewers)

    def greet(self, connection: Connection) -> None:
        """What somebody who comes must know."""
        if self.announcement and time.time() < self.announced_until:
            connection.say(protocol.Announcement(text=self.announcement))

    async def end_sockets(self, identity: str) -> None:
        """Close the sockets whose session has ended; also called where another node has ended it."""
        for connection in list(self.connections.get(identity, ())):
            if await self.identities.find(connection.token) is None:
                connection.socket.close(NOBODY, "logged out")

    def close_connections(self) -> None:
        """Let the clients go; they come back to this or another node."""
        for own in self.connections.values():
            for connection in own:
                connection.socket.close(GOING_AWAY)


class SocketRoute:
    """The socket as an ASGI application of its own."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] != "/socket":
            await send({"type": "websocket.close"})
            return
        address = place_of(scope["client"][0]) if self.server.settings.public else ""
        if address:
            try:
                self.server.limits.spend("socket", address)
            except TooManyRequests:
                await send({"type": "websocket.close"})
                return
        token = security.token_in(Headers(scope=scope), self.server.settings.public)
        who = await self.server.identities.find(token) if token else None
        await serve_socket(self.server, who, token, address, scope["extensions"][SOCKET]["socket"], receive, send)


@cache
def description() -> bytes:
    """The interface in OpenAPI; made when somebody asks, for it takes as long as the rest of a start."""
    return msgspec.json.encode(openapi(ENDPOINTS))


def application(server: Server) -> ASGIApp:
    """The ASGI application of a server."""

    async def show_openapi(_: Request) -> Response:
        return Response(description(), media_type="application/json")

    async def show_metrics(request: Request) -> Response:
        if request.client is not None and not is_loopback(request.client.host):
            return failure(404, "not_found", "metrics are for this machine only.")
        await upkeep.take_stock(server.storage)
        return Response(generate_latest(), media_type="text/plain; version=0.0.4")

    async def page(request: Request) -> Response:
        return file_or_page(request.url.path, request.headers)

    async def show_documentation(request: Request) -> Response:
        return documentation(request.path_params["path"], request.headers)

    async def not_here(_: Request, error: Exception) -> Response:
        code = error.status_code if isinstance(error, HTTPException) else 404
        return failure(code, "http", error.detail if isinstance(error, HTTPException) else "not found")

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with server.running():
            yield
            server.close_connections()

    routes: list[BaseRoute] = [
        Route(endpoint.path, handler(server, endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS
    ]
    routes += [
        Route("/api/openapi.json", show_openapi),
        Route("/metrics", show_metrics),
        Route("/admin", admin.endpoint(server), methods=["POST"]),
        Route("/docs{path:path}", show_documentation),
        Route("/{path:path}", page),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={404: not_here, 405: not_here})
    return security.Middleware(app, SocketRoute(server), server.settings)
