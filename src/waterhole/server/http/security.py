"""Before every request: host and origin, sizes, and the headers of every answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser

from waterhole.server import protocol
from waterhole.server.settings import Settings, host_in, is_loopback

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "waterhole"
SAFE_COOKIE = "__Host-waterhole"  # browsers take it from this very host by TLS alone; a neighbouring host cannot set it
INVITE = "waterhole-invite"  # a header, for addresses are written to logs and histories
COOKIE_AGE = 400 * 24 * 3600  # the most that browsers keep
CONTENT_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
WITHIN = {"/health", "/metrics", "/admin"}  # for those who run the server
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


class Middleware:
    """Refuses requests for another host and acts of another site's pages; adds the headers to what goes out."""

    def __init__(self, app: ASGIApp, socket: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.socket = socket
        self.settings = settings
        self.headers = dict(HEADERS)
        if settings.public:
            self.headers["strict-transport-security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        problem = self.problem(scope)
        if problem is not None and scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403, "reason": problem.text})
            return
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, text in self.headers.items():
                    headers.setdefault(name, text)
            await send(message)

        if problem is not None:
            body = protocol.write_frame(problem)
            kind = [(b"content-type", b"application/json")]
            await with_headers({"type": "http.response.start", "status": 403, "headers": kind})
            await with_headers({"type": "http.response.body", "body": body})
            return
        await self.app(scope, receive, with_headers)

    def problem(self, scope: Scope) -> protocol.Failure | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if scope.get("client") is not None and not self.settings.allows_client(scope["client"][0]):
            return protocol.Failure(code="network", text="this server is for its local network only.")
        if not self.settings.allows_host(host) and not self.is_from_within(scope, host):
            return protocol.Failure(code="host", text="this server does not go by that name.")
        acts = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        origin = headers.get("origin")
        if acts and origin is not None and not self.settings.allows_origin(origin, host):
            return protocol.Failure(code="origin", text="another site's page may not act here.")
        if acts and origin is None and headers.get("sec-fetch-site", "same-origin") not in {"same-origin", "none"}:
            return protocol.Failure(code="origin", text="another site's page may not act here.")
        return None

    def is_from_within(self, scope: Scope, host: str) -> bool:
        """A check by this machine, or by the proxy in front, which names the server by its inner address."""
        if scope["type"] != "http" or scope["path"] not in WITHIN or scope.get("client") is None:
            return False
        client = scope["client"][0]
        if scope["path"] == "/health":
            return is_loopback(client) or client == self.settings.proxy
        return is_loopback(client) and is_loopback(host_in(f"//{host}"))


def token_in(headers: Headers, secure: bool) -> str:
    """The secret of the cookie; empty where there is none."""
    found = cookie_parser(headers.get("cookie", "")).get(SAFE_COOKIE if secure else COOKIE, "")
    return found if len(found) == 32 else ""


def bearer_in(headers: Headers) -> str | None:
    """The token of a bot account; None where there is no such header, which is no cookie and needs no guard."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def cookie(token: str, secure: bool) -> str:
    """Set the secret; an empty one clears it."""
    rest = f"{token}; Path=/; Max-Age={COOKIE_AGE if token else 0}; HttpOnly; SameSite=Strict"
    return f"{SAFE_COOKIE}={rest}; Secure" if secure else f"{COOKIE}={rest}"
