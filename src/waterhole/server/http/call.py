"""An HTTP request, read and checked, and its answer; whatever is wrong with it is said in words."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

from waterhole.kernel.game import BadInput, Refused
from waterhole.kernel.match import Record, RecordError
from waterhole.server import protocol
from waterhole.server.accounts.identities import Identity
from waterhole.server.http import security
from waterhole.server.ops import telemetry
from waterhole.server.ops.metrics import EVENTS_FAILED
from waterhole.server.ops.rate_limits import TooManyRequests, place_of
from waterhole.server.storage.storage import StorageFailed
from waterhole.server.tables import records
from waterhole.server.tables.engine.live_table import LiveTable
from waterhole.server.tables.registry import NotFound, Registry
from waterhole.text import ENGLISH, LANGUAGES, Phrase, bundle

if TYPE_CHECKING:
    from waterhole.server.app import Server

log = logging.getLogger("waterhole.http")
MOST_BYTES = 64 * 1024
PART = 64 * 1024
MOST_RECORD_BYTES = 2 * 1024 * 1024


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
    invite: str  # to a private table
    cookie: str | None = None  # to be set by the answer

    @property
    def registry(self) -> Registry:
        return self.server.registry

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

    def pay(self, what: str, person: str = "") -> None:
        """From the budget of who asks, and of where it comes from if others can come in."""
        address = self.address if self.server.settings.public else ""
        self.server.limits.pay(what, person or (self.who.id if self.who else ""), address)

    def set_cookie(self, token: str) -> None:
        self.cookie = security.cookie(token, self.server.settings.public)

    async def table(self, invite: str = "") -> LiveTable:
        identity = self.who.id if self.who else ""
        return await self.registry.visible(self.params["table"], identity, invite or self.invite)


@dataclass(frozen=True)
class Endpoint:
    """One line of the HTTP interface; OpenAPI is made from these."""

    method: str
    path: str
    run: Callable[[Call], Awaitable[object]]
    answer: object  # a struct, or None for an empty answer
    summary: str
    body: type | None = None
    query: type[msgspec.Struct] | None = None
    status: int = 200
    by: Literal["all", "person", "bot"] = "all"
    media: str = "application/json"


def answer(status: int, message: object, headers: dict[str, str] | None = None) -> Response:
    return Response(protocol.write_frame(message), status, headers, "application/json")


def failure(status: int, code: str, text: str) -> Response:
    """What only programs do wrong, in English."""
    return answer(status, protocol.Failure(code=code, text=text))


def language_of(headers: Headers) -> str:
    """The first language of Accept-Language that there is; English without."""
    asked = [tag.strip()[:2].lower() for tag in headers.get("accept-language", "").split(",")]
    return next((language for language in asked if language in LANGUAGES), ENGLISH)


def told(status: int, code: str, why: Phrase, language: str, headers: dict[str, str] | None = None) -> Response:
    """What people do or meet, as a message and in words."""
    return answer(status, protocol.Failure(code=code, text=bundle(language).format(why), why=why), headers)


def unusable(status: int, code: str, error: BadInput, language: str) -> Response:
    return answer(status, protocol.Failure(code=code, text=error.told(language), why=error.why))


def in_parts(body: bytes) -> Response:
    """A long answer, given to the connection as it is taken: one that many ask for and nobody reads is there once."""

    async def parts() -> AsyncIterator[bytes]:
        for start in range(0, len(body), PART):
            yield body[start : start + PART]

    headers = {"cache-control": "no-store", "content-length": str(len(body))}
    return StreamingResponse(parts(), headers=headers, media_type="application/json")


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
    address = place_of(request.client.host) if request.client else ""
    if server.settings.public:
        server.limits.spend("request", address)
    token = security.token_in(request.headers, server.settings.public)
    raw = await read_body(request, MOST_RECORD_BYTES if endpoint.body is Record else MOST_BYTES)
    body: object = None
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
    invite = request.headers.get(security.INVITE, "")
    return Call(server, who, token, address, params, query, body, raw, invite)


def handler(server: Server, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        language = language_of(request.headers)
        try:
            call = await read_call(server, endpoint, request)
            result = await endpoint.run(call)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            return failure(400, "bad_request", str(error))
        except ClientDisconnect:
            return failure(400, "bad_request", "the request was not sent to its end.")
        except RecursionError:
            return failure(400, "bad_request", "the body is nested too deeply.")
        except NotFound as error:
            return unusable(404, "not_found", error, language)
        except RecordError as error:
            return unusable(422, "bad_record", error, language)
        except BadInput as error:
            return unusable(422, "bad_input", error, language)
        except Refused as refusal:
            refused = protocol.Failure(code=refusal.rule, text=refusal.told(language), why=refusal.why)
            return answer(409, refused)
        except TooManyRequests as error:
            return told(429, "too_often", error.why, language, {"retry-after": f"{error.wait:.0f}"})
        except StorageFailed:
            return told(503, "storage", Phrase("refused-storage"), language)
        except HTTPException as error:
            return failure(error.status_code, "http", error.detail)
        except Exception:
            EVENTS_FAILED.labels("http").inc()
            log.exception("a request failed", extra={"path": endpoint.path})
            return told(500, "internal", Phrase("refused-internal"), language)
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
