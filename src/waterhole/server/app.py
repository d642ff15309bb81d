"""The server as one object, and its HTTP interface as one table of endpoints."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from importlib import metadata
from typing import TYPE_CHECKING, Any, Literal

import msgspec
import sqlalchemy as sa
from prometheus_client import generate_latest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from waterhole._compiled import status
from waterhole.bots import LEVELS
from waterhole.games import GAMES, find
from waterhole.kernel.game import BadInput, Game, Refused, with_names
from waterhole.kernel.match import Record, RecordError
from waterhole.server import bot_interface, lessons, protocol, records, seating, security, telemetry
from waterhole.server.attendants import Attendants
from waterhole.server.bot_accounts import BotAccounts
from waterhole.server.bot_streams import BotStreams
from waterhole.server.chats import Chats
from waterhole.server.identities import Identities, Identity
from waterhole.server.limits import Limits, TooOften
from waterhole.server.lines import Post
from waterhole.server.listing import Listing
from waterhole.server.lobby import Lobby, NotFound
from waterhole.server.metrics import EVENTS_FAILED
from waterhole.server.migration import migrate
from waterhole.server.rooms import Room
from waterhole.server.settings import Settings, is_loopback
from waterhole.server.sockets import GOING_AWAY, Socket, serve_socket
from waterhole.server.static import file_or_page
from waterhole.server.storage import Storage, StorageFailed
from waterhole.server.websocket import LINE
from waterhole.server.workers import Workers

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

log = logging.getLogger("waterhole.app")
LINES = "application/x-ndjson"
MOST_BYTES = 64 * 1024
MOST_RECORD_BYTES = 2 * 1024 * 1024
TIDY_EVERY = 30.0


class Server:
    """Everything one process needs to serve tables."""

    def __init__(self, settings: Settings) -> None:
        settings.check()
        self.settings = settings
        self.version = metadata.version("waterhole")
        self.storage = Storage(settings.database)
        migrate(self.storage.engine)
        self.identities = Identities(self.storage)
        self.workers = Workers(settings.bot_workers)
        self.lobby = Lobby(self.storage, self.identities, self.workers)
        self.attendants = Attendants(self.lobby)
        self.listing = Listing(self.lobby)
        self.lobby.changes.when_due.append(self.attendants.look_at)
        self.lobby.changes.after_news.append(self.listing.changed)
        self.bot_streams = BotStreams(self.lobby)
        self.bot_accounts = BotAccounts(self.lobby, self.bot_streams)
        self.chats = Chats(self.lobby)
        self.reviews = records.Reviews(self.lobby)
        self.limits = Limits(off=settings.unlimited)
        self.sockets: dict[str, set[Socket]] = {}
        self.post = Post()
        self.stopping = False

    def spawn(self, work: Any) -> None:
        self.lobby.spawn(work)

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Between start and stop: schema, node link, bots, and the tables that were left in mid-game."""
        self.workers.warm_up()
        async with contextlib.AsyncExitStack() as stack:
            if self.storage.postgres:
                from waterhole.server.nodes import joined

                await stack.enter_async_context(joined(self))
            self.spawn(self.attendants.recover())
            tidying = asyncio.create_task(self.tidy())
            try:
                yield
            finally:
                self.stopping = True
                tidying.cancel()
                for task in list(self.lobby.tasks):
                    task.cancel()
        self.workers.close()
        await asyncio.to_thread(self.storage.close)

    async def tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            self.lobby.forget_idle()

    async def close_sockets(self) -> None:
        """Let the clients go; they come back to this or another node."""
        everyone = [socket for own in self.sockets.values() for socket in own]
        await asyncio.gather(*(socket.close(GOING_AWAY) for socket in everyone))


# -- endpoints -------------------------------------------------------------------------------


@dataclass
class Call:
    """One request, read and checked."""

    server: Server
    who: Identity | None
    token: str
    address: str
    params: dict[str, Any]
    query: Any
    body: Any
    raw: bytes
    cookie: str | None = None  # to be set by the answer

    @property
    def lobby(self) -> Lobby:
        return self.server.lobby

    @property
    def me(self) -> Identity:
        if self.who is None:
            raise HTTPException(401, "say who you are first: POST /api/me")
        return self.who

    def limit(self, what: str, who: str = "") -> None:
        """By identity, or by address, which counts only where others can come in."""
        if who:
            self.server.limits.spend(what, who)
        elif self.server.settings.public:
            self.server.limits.spend(what, self.address)

    def set_cookie(self, token: str) -> None:
        self.cookie = security.cookie(token, self.server.settings.public)

    async def room(self, invite: str = "") -> Room:
        return await self.lobby.visible(self.params["table"], self.who.id if self.who else "", invite)


@dataclass(frozen=True)
class Endpoint:
    """One line of the HTTP interface; OpenAPI is made from these."""

    method: str
    path: str
    run: Callable[[Call], Awaitable[Any]]
    answer: Any  # a struct, or None for an empty answer
    summary: str
    body: Any = None
    query: Any = None
    status: int = 200
    by: Literal["all", "person", "bot"] = "all"
    media: str = "application/json"


async def games(call: Call) -> protocol.Catalogue:
    return protocol.Catalogue(
        games=[
            protocol.GameInfo(
                name=game.name,
                title=game.title,
                summary=game.summary,
                rules=game.rules_version,
                fewest=game.seats[0],
                most=game.seats[-1],
                options=msgspec.to_builtins(game.options()),
                options_schema=msgspec.json.schema(game.options),
                extras=list(game.extras),
                assumed=list(game.assumed),
            )
            for game in GAMES.values()
        ],
        levels=dict(LEVELS),
    )


def known_game(call: Call) -> Game:
    if call.params["game"] not in GAMES:
        raise NotFound("there is no such game.")
    return find(call.params["game"])


async def rules(call: Call) -> protocol.Rules:
    game, language = known_game(call), call.query.language
    return protocol.Rules(game=game.name, text=game.rules_in(language), rulings=game.rulings_in(language))


async def lesson(call: Call) -> protocol.Lesson:
    return lessons.shown(known_game(call), call.query.language)


async def answer_lesson(call: Call) -> protocol.LessonAnswer:
    return lessons.answered(known_game(call), call.body)


async def me(call: Call) -> protocol.Me:
    return call.server.identities.me(call.me)


async def name_me(call: Call) -> protocol.Me:
    if call.who is None:
        call.limit("identity")
        call.who, token = await call.server.identities.create(call.body.name)
        call.set_cookie(token)
    else:
        await call.server.identities.rename(call.who, call.body.name)
    return call.server.identities.me(call.who)


async def forget_me(call: Call) -> None:
    await call.server.bot_accounts.delete_all(call.me)
    await call.server.identities.delete(call.me)
    call.set_cookie("")


async def export_me(call: Call) -> protocol.Export:
    return await call.server.identities.export(call.me)


async def register(call: Call) -> protocol.Me:
    call.limit("login", f"login:{call.me.id}")
    who = await call.server.identities.register(call.me, call.body.login, call.body.password)
    return call.server.identities.me(who)


async def log_in(call: Call) -> protocol.Me:
    call.limit("login", f"login:{call.body.login.lower()}")
    call.limit("login")
    who, token = await call.server.identities.log_in(call.body.login, call.body.password)
    call.set_cookie(token)
    return call.server.identities.me(who)


async def log_out(call: Call) -> None:
    if call.token:
        await call.server.identities.forget(call.token)
    call.set_cookie("")


async def list_tables(call: Call) -> protocol.TableList:
    return protocol.TableList(tables=await call.server.listing.tables_of(call.me.id if call.query.mine else None))


async def open_table(call: Call) -> protocol.TableInfo:
    call.limit("table", call.me.id)
    room = await seating.open_table(call.lobby, call.me.id, call.body)
    return room.table.info(call.me.id)


async def show_table(call: Call) -> protocol.TableInfo:
    return (await call.room(call.query.invite)).table.info(call.who.id if call.who else "")


async def change_table(call: Call) -> protocol.TableInfo:
    room = await call.room()
    await seating.set_up(call.lobby, room, call.me.id, call.body)
    return room.table.info(call.me.id)


async def sit(call: Call) -> protocol.TableInfo:
    room = await call.room(call.body.invite)
    await seating.sit(call.lobby, room, call.me.id, call.params["seat"])
    return room.table.info(call.me.id)


async def rise(call: Call) -> protocol.TableInfo:
    room = await call.room()
    await seating.rise(call.lobby, room, call.me.id, call.params["seat"])
    return room.table.info(call.me.id)


async def place_bot(call: Call) -> protocol.TableInfo:
    room = await call.room()
    await seating.place_bot(call.lobby, room, call.me.id, call.params["seat"], call.body.level)
    return room.table.info(call.me.id)


async def start(call: Call) -> protocol.TableInfo:
    room = await call.room()
    await seating.start(call.lobby, room, call.me.id)
    return room.table.info(call.me.id)


async def rematch(call: Call) -> protocol.TableInfo:
    call.limit("table", call.me.id)
    room = await call.room()
    return (await seating.rematch(call.lobby, room, call.me.id)).table.info(call.me.id)


async def record(call: Call) -> Record:
    return records.record_of((await call.room(call.query.invite)).table)


async def replay(call: Call) -> protocol.Replay:
    table = (await call.room(call.query.invite)).table
    return await asyncio.to_thread(records.replayed, table, call.query)


async def review(call: Call) -> protocol.Review:
    table = (await call.room(call.query.invite)).table
    records.finished(table)
    if not call.server.reviews.begun(table):
        call.limit("review", call.me.id)
    return await call.server.reviews.of(table)


async def import_record(call: Call) -> protocol.Imported:
    call.limit("table", call.me.id)
    room = await records.imported(call.lobby, call.me.id, call.raw)
    return protocol.Imported(table=room.table.id)


async def health(call: Call) -> protocol.Health:
    await call.server.storage.read(lambda connection: connection.execute(sa.text("select 1")).scalar())
    if call.server.stopping:
        raise HTTPException(503, "stopping")
    kind = "postgresql" if call.server.storage.postgres else "sqlite"
    return protocol.Health(status="ok", version=call.server.version, compiled=status().compiled, database=kind)


LESSON = "/api/games/{game}/lesson"
TABLE = "/api/tables/{table}"
BOT_TABLE = "/api/bot/tables/{table}"
SEAT = "/api/tables/{table}/seats/{seat}"
ENDPOINTS = [
    Endpoint("GET", "/api/games", games, protocol.Catalogue, "The games and the levels of bots"),
    Endpoint("GET", "/api/games/{game}/rules", rules, protocol.Rules, "The rules of a game", query=protocol.RulesQuery),
    Endpoint("GET", LESSON, lesson, protocol.Lesson, "The guided game", query=protocol.RulesQuery),
    Endpoint("POST", LESSON, answer_lesson, protocol.LessonAnswer, "A move in it", protocol.LessonMove),
    Endpoint("GET", "/api/me", me, protocol.Me, "Who you are"),
    Endpoint("POST", "/api/me", name_me, protocol.Me, "Take a name, or another one", protocol.NewName, by="person"),
    Endpoint("DELETE", "/api/me", forget_me, None, "Delete your name, login and words", status=204, by="person"),
    Endpoint("GET", "/api/me/export", export_me, protocol.Export, "All that is kept about you", by="person"),
    Endpoint("POST", "/api/account", register, protocol.Me, "Add a login", protocol.Credentials, by="person"),
    Endpoint("POST", "/api/session", log_in, protocol.Me, "Log in", protocol.Credentials, by="person"),
    Endpoint("DELETE", "/api/session", log_out, None, "Log out", status=204, by="person"),
    Endpoint("GET", "/api/tables", list_tables, protocol.TableList, "Tables", query=protocol.ListQuery),
    Endpoint("POST", "/api/tables", open_table, protocol.TableInfo, "Open a table", protocol.NewTable, status=201),
    Endpoint("GET", TABLE, show_table, protocol.TableInfo, "A table", query=protocol.TableQuery),
    Endpoint("PATCH", TABLE, change_table, protocol.TableInfo, "Change settings", protocol.Settings),
    Endpoint("PUT", SEAT, sit, protocol.TableInfo, "Sit down", protocol.Invited),
    Endpoint("DELETE", SEAT, rise, protocol.TableInfo, "Leave a seat"),
    Endpoint("PUT", SEAT + "/bot", place_bot, protocol.TableInfo, "Seat a bot", protocol.BotWish),
    Endpoint("POST", TABLE + "/start", start, protocol.TableInfo, "Start the game"),
    Endpoint("POST", TABLE + "/rematch", rematch, protocol.TableInfo, "The next game with the same people"),
    Endpoint("GET", TABLE + "/record", record, Record, "The record of a finished game", query=protocol.TableQuery),
    Endpoint("GET", TABLE + "/replay", replay, protocol.Replay, "A finished game by steps", query=protocol.ReplayQuery),
    Endpoint("GET", TABLE + "/review", review, protocol.Review, "Chances over the game", query=protocol.TableQuery),
    Endpoint("POST", "/api/records", import_record, protocol.Imported, "A record becomes a table", Record, status=201),
    Endpoint("GET", "/api/bots", bot_interface.list_bots, protocol.BotAccounts, "Your bot accounts", by="person"),
    Endpoint(
        "POST", "/api/bots", bot_interface.create_bot, protocol.BotToken, "A bot account with its token",
        protocol.NewBot, status=201, by="person",
    ),
    Endpoint(
        "POST", "/api/bots/{bot}/token", bot_interface.renew_bot, protocol.BotToken, "Another token for a bot account",
        status=201, by="person",
    ),
    Endpoint(
        "DELETE", "/api/bots/{bot}", bot_interface.delete_bot, None, "End a bot account", status=204, by="person"
    ),
    Endpoint(
        "GET", "/api/bot/stream", bot_interface.bot_stream, protocol.ToBot, "Invitations, questions, stand-ins, ends",
        query=protocol.StreamQuery, by="bot", media=LINES,
    ),
    Endpoint(
        "GET", BOT_TABLE, bot_interface.bot_table, protocol.Update, "A table as a seat sees it",
        query=protocol.SeatQuery, by="bot",
    ),
    Endpoint(
        "GET", BOT_TABLE + "/stream", bot_interface.bot_table_stream, protocol.FromServer,
        "The same, whenever it changes", query=protocol.SeatStreamQuery, by="bot", media=LINES,
    ),
    Endpoint(
        "POST", BOT_TABLE + "/move", bot_interface.bot_move, protocol.Update, "Make a move",
        protocol.Submission, by="bot",
    ),
    Endpoint(
        "GET", BOT_TABLE + "/hint", bot_interface.bot_hint, protocol.HintMessage, "What our bots would do",
        query=protocol.SeatQuery, by="bot",
    ),
    Endpoint("GET", "/health", health, protocol.Health, "Whether all is well"),
]  # fmt: skip


def answer(status: int, message: Any, headers: dict[str, str] | None = None) -> Response:
    return Response(protocol.write_frame(message), status, headers, "application/json")


def failure(status: int, code: str, text: str, headers: dict[str, str] | None = None) -> Response:
    return answer(status, protocol.Failure(code=code, text=text), headers)


async def read_body(request: Request, most: int) -> bytes:
    """The body, as long as it is not too long."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise HTTPException(413, f"at most {most} bytes")
        parts.append(part)
    return b"".join(parts)


async def identify(server: Server, endpoint: Endpoint, headers: Headers, cookie: str) -> Identity | None:
    """Who asks: a bot account by its token, which then alone counts; or a person by the cookie."""
    bearer = security.bearer_in(headers)
    if bearer is None:
        if endpoint.by == "bot":
            raise HTTPException(401, "this is for bot accounts: send 'Authorization: Bearer' and the token")
        return await server.identities.find(cookie) if cookie else None
    bot = await server.identities.find_bot(bearer)
    if bot is None:
        raise HTTPException(401, "no bot account has this token")
    if endpoint.by == "person":
        raise HTTPException(403, "this is for people, not for bot accounts")
    server.limits.spend("bot", bot.id)
    return bot


async def read_call(server: Server, endpoint: Endpoint, request: Request) -> Call:
    address = request.client.host if request.client else ""
    if server.settings.public:
        server.limits.spend("request", address)
    token = security.token_in(request.headers)
    raw = await read_body(request, MOST_RECORD_BYTES if endpoint.body is Record else MOST_BYTES)
    body = None
    if endpoint.body is not None:
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise HTTPException(415, "the body must be application/json")
        body = msgspec.json.decode(raw, type=endpoint.body)
    params: dict[str, Any] = dict(request.path_params)
    if "seat" in params:
        params["seat"] = msgspec.convert(params["seat"], protocol.SeatNumber, strict=False)
    query = None
    if endpoint.query is not None:
        query = msgspec.convert(dict(request.query_params), endpoint.query, strict=False)
    who = await identify(server, endpoint, request.headers, token)
    return Call(server, who, token, address, params, query, body, raw)


def handler(server: Server, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        try:
            call = await read_call(server, endpoint, request)
            result = await endpoint.run(call)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            return failure(400, "bad_request", str(error))
        except RecordError as error:
            return failure(422, "bad_record", str(error))
        except BadInput as error:
            return failure(422, "bad_input", str(error))
        except Refused as refusal:
            return failure(409, refusal.rule, with_names(str(refusal)))
        except NotFound as error:
            return failure(404, "not_found", str(error))
        except TooOften as error:
            return failure(429, "too_often", str(error), {"retry-after": f"{error.wait:.0f}"})
        except StorageFailed:
            return failure(503, "storage", "the database does not answer; nothing has changed.")
        except HTTPException as error:
            return failure(error.status_code, "http", error.detail)
        except Exception:
            EVENTS_FAILED.labels("http").inc()
            log.exception("a request failed", extra={"path": endpoint.path})
            return failure(500, "internal", "something went wrong here; nothing has changed.")
        headers = {"cache-control": "no-store"}
        if call.cookie is not None:
            headers["set-cookie"] = call.cookie
        if isinstance(result, Record):
            headers |= records.media_headers(result)
        if isinstance(result, Response):
            return result
        if result is None:
            return Response(status_code=204, headers=headers)
        return answer(endpoint.status, result, headers)

    async def timed(request: Request) -> Response:
        started = time.perf_counter()
        response = await handle(request)
        telemetry.lasted("http", started, method=endpoint.method, route=endpoint.path, status=response.status_code)
        return response

    return timed


class SocketDoor:
    """The socket as an ASGI application of its own: it reads and writes frames without anything between."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] != "/socket":
            await send({"type": "websocket.close"})
            return
        if self.server.settings.public:
            try:
                self.server.limits.spend("socket", scope["client"][0])
            except TooOften:
                await send({"type": "websocket.close"})
                return
        token = security.token_in(Headers(scope=scope))
        who = await self.server.identities.find(token) if token else None
        line = (scope.get("extensions") or {}).get(LINE, {}).get("line")
        await serve_socket(self.server, who, receive, send, line)


def application(server: Server) -> ASGIApp:
    """The ASGI application of a server."""
    from waterhole.server.schema import openapi

    described = msgspec.json.encode(openapi(ENDPOINTS))

    async def show_openapi(_: Request) -> Response:
        return Response(described, media_type="application/json")

    async def show_metrics(request: Request) -> Response:
        if request.client is not None and not is_loopback(request.client.host):
            return failure(404, "not_found", "metrics are for this machine only.")
        return Response(generate_latest(), media_type="text/plain; version=0.0.4")

    async def page(request: Request) -> Response:
        return file_or_page(request.url.path, request.headers)

    async def not_here(_: Request, error: Exception) -> Response:
        code = error.status_code if isinstance(error, HTTPException) else 404
        return failure(code, "http", error.detail if isinstance(error, HTTPException) else "not found")

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with server.running():
            yield
            await server.close_sockets()

    routes: list[Any] = [
        Route(endpoint.path, handler(server, endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS
    ]
    routes += [
        Route("/api/openapi.json", show_openapi),
        Route("/metrics", show_metrics),
        Route("/{path:path}", page),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={404: not_here, 405: not_here})
    return security.Door(app, SocketDoor(server), server.settings)
