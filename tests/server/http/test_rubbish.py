"""Raw requests of every degree of wrongness, as no HTTP library would send them: never a 5xx, and nothing changes."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.client import player, serving
from waterhole.server.storage.schema import entries, identities, tables
from waterhole.server.storage.storage import connect

pytestmark = pytest.mark.compiled_only  # the server is the same interpreted, only its games are slow
REQUESTS = int(os.environ.get("WATERHOLE_RUBBISH", "1500"))
AT_ONCE = 20
PATIENCE = 20.0

METHODS = [b"GET", b"POST", b"PUT", b"PATCH", b"DELETE", b"HEAD", b"OPTIONS", b"TRACE", b"BREW", b"get", b"\xff"]
PATHS = [
    b"/", b"/api/games", b"/api/me", b"/api/tables", b"/api/tables/TABLE", b"/api/tables/TABLE/seats/0",
    b"/api/tables/TABLE/replay?first=99999999999999999999", b"/api/tables/TABLE/replay?seat=%00", b"/api/records",
    b"/api/session", b"/api/games/cubirds/rules?language=%ff", b"/api/games/%00/rules", b"/socket", b"/metrics",
    b"/%00", b"/a%00b.js", b"/../../etc/passwd", b"/%2e%2e/%2e%2e/etc/passwd", b"//", b"/assets/..%5c..%5cx", b"*",
    b"http://elsewhere.example/", b"/" + b"a" * 9000, b"/" + b"%2f" * 3000, b"/api/tables/" + b"x/" * 500,
    b"/\xff\xfe", b"/api/bot/stream?seconds=-1", b"/api/bots/%F0%9F%A6%81/token",
]  # fmt: skip
HOSTS = [
    b"127.0.0.1:PORT", b"127.0.0.1:PORT", b"127.0.0.1:PORT", b"localhost", b"", b"[", b"[::1", b"]:80",
    b"[::1]:99999999", b"127.0.0.1:abc", b"\xff", b"a" * 5000, b"127.0.0.1@evil.example", b"127.0.0.1:80:80", b"\x00",
    b"[fe80::1%25eth0]",
]  # fmt: skip
ORIGINS = [
    None,
    None,
    b"null",
    b"http://[",
    b"http://127.0.0.1:PORT",
    b"https://evil.example",
    b"\xff\xff",
    b":::",
    b"",
]
BODIES = [
    b"", b"{}", b"[" * 200_000, b'{"a":' * 5000, b'{"name": "\\ud800"}', b'{"name": null}', b"\xff\xfe", b"null",
    b'{"name": "' + b"x" * 70_000 + b'"}', b'{"login": "abc", "password": "' + b"p" * 300 + b'"}',
    b'{"format": 1, "salt": "' + b"s" * 100_000 + b'"}', b'{"game": "cubirds", "places": ["me"]}',
    b"1e999999", b"-" * 99,
]  # fmt: skip
HEADERS = [
    b"Cookie: waterhole=" + b"z" * 32, b"Cookie: \x00", b"Cookie: ;;;=;", b"Authorization: Bearer ",
    b"Authorization: \xff",
    b"Authorization: Bearer waterhole_bot_" + b"0" * 32, b"Content-Type: application/json", b"Content-Type: \xff",
    b"Content-Length: -1", b"Content-Length: 99999999999999999999", b"Content-Length: abc", b"Content-Length: 4",
    b"Transfer-Encoding: chunked", b"Transfer-Encoding: gzip", b"Expect: 100-continue", b"Upgrade: websocket",
    b"Connection: upgrade", b"Sec-WebSocket-Key: x", b"Sec-WebSocket-Version: 99", b"Range: bytes=-1-",
    b"If-None-Match: " + b'"' * 400, b"Accept-Encoding: " + b"br," * 500, b"X-Forwarded-For: " + b"1," * 200,
    b"no colon here", b": no name", b"Host: twice", b"X: " + b"y" * 20_000,
]  # fmt: skip


def request(rng: random.Random, table: bytes, port: bytes) -> bytes:
    """One request; now and then cut off in the middle."""
    path = rng.choice(PATHS).replace(b"TABLE", rng.choice([table, b"0" * 16, b"%00" * 16]))
    lines = [b"%b %b HTTP/%b" % (rng.choice(METHODS), path, rng.choice([b"1.1", b"1.1", b"1.1", b"1.0", b"9.9", b""]))]
    lines.append(b"Host: " + rng.choice(HOSTS).replace(b"PORT", port))
    origin = rng.choice(ORIGINS)
    if origin is not None:
        lines.append(b"Origin: " + origin.replace(b"PORT", port))
    lines += rng.sample(HEADERS, rng.randrange(4))
    body = rng.choice(BODIES)
    if body and rng.random() < 0.8:
        lines += [b"Content-Type: application/json", b"Content-Length: %d" % len(body)]
    lines.append(b"Connection: close")
    raw = b"\r\n".join(lines) + b"\r\n\r\n" + body
    return raw[: rng.randrange(len(raw))] if rng.random() < 0.1 else raw


async def answer_to(raw: bytes, port: int) -> bytes:
    """The status line; empty where the server just closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(raw)
        writer.write_eof()
        return await asyncio.wait_for(reader.readline(), PATIENCE)
    except (ConnectionError, OSError):
        return b""
    finally:
        writer.close()


def everything(database: str) -> list[list[tuple[object, ...]]]:
    engine = connect(database)
    with engine.connect() as connection:
        found = [[tuple(row) for row in connection.execute(sa.select(one))] for one in (entries, tables, identities)]
    engine.dispose()
    return found


def test_no_request_makes_a_500_or_changes_anything(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, tmp_path, "--unlimited") as server:

        async def run() -> None:
            async with player(server.url) as ann:
                table = (await ann.open("cubirds", ["me", "me"], start=True))["id"]
                before = everything(database)
                rng, gate, seen = random.Random(11), asyncio.Semaphore(AT_ONCE), dict[bytes, int]()

                async def one(raw: bytes) -> None:
                    async with gate:
                        status = (await answer_to(raw, server.port))[9:12]
                    seen[status] = seen.get(status, 0) + 1
                    assert not status.startswith(b"5"), (status, raw[:300])

                raws = [request(rng, table.encode(), str(server.port).encode()) for _ in range(REQUESTS)]
                await asyncio.gather(*map(one, raws))
                assert seen.get(b"200") and seen.get(b"403") and seen.get(b"400")  # noqa: PT018
                # A name may be taken by whoever asks properly; nothing else may have changed.
                after = everything(database)
                assert after[:2] == before[:2]
                await ann.connect()  # a busy client may have missed a ping meanwhile
                assert (await ann.watch(table, 0))["type"] == "update"

        asyncio.run(run())
    assert '"trace"' not in (tmp_path / "server.log").read_text("utf-8")
