"""A table for an evening in one's own network."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from tests.server.ops.test_trouble import served
from waterhole.kernel.game import BadInput
from waterhole.server.http.security import Middleware
from waterhole.server.ops.lan import invitation
from waterhole.server.settings import Settings, own_names

pytestmark = pytest.mark.compiled_only
LAN = Settings(database="sqlite:///unused.db", host="0.0.0.0", lan=True)


def problem(client: str, host: str, **headers: str) -> str | None:
    """The code of the refusal that a request would get."""

    async def nothing(*_: object) -> None:
        raise AssertionError

    sent = [(b"host", host.encode()), *((name.encode(), text.encode()) for name, text in headers.items())]
    scope = {"type": "http", "method": "POST", "path": "/api/me", "client": (client, 5), "headers": sent}
    found = Middleware(nothing, nothing, LAN).problem(scope)
    return None if found is None else found.code


def test_people_in_the_local_network_may_come_by_address_or_name() -> None:
    assert problem("192.168.1.7", "192.168.1.2:8765") is None
    assert problem("fe80::7", "[fe80::2]:8765") is None
    assert problem("10.0.0.7", f"{min(own_names())}:8765") is None
    assert problem("127.0.0.1", "localhost:8765") is None


def test_nobody_from_another_network_and_no_other_sites_page_may() -> None:
    assert problem("8.8.8.8", "192.168.1.2:8765") == "network"
    assert problem("192.168.1.7", "rebound.example.org") == "host"
    assert problem("192.168.1.7", "8.8.4.4") == "host"
    assert problem("192.168.1.7", "192.168.1.2:8765", origin="http://evil.example") == "origin"


def test_it_is_said_that_this_is_plain_http_and_shown_where_to_go() -> None:
    told = invitation("http://192.168.1.2:8765")
    assert "http://192.168.1.2:8765" in told
    assert "plain http" in told
    assert sum(line.strip() != "" for line in told.splitlines()) > 12  # the QR code


def test_others_are_never_let_in_without_being_asked_for() -> None:
    with pytest.raises(BadInput, match="--lan"):
        Settings(host="0.0.0.0").check()
    with pytest.raises(BadInput, match="choose one"):
        Settings(public=True, lan=True, origin="https://play.example.org").check()
    LAN.check()


def test_guests_in_the_network_play_with_a_cookie_that_plain_http_can_carry(sqlite_database: str) -> None:
    async def run() -> None:
        async with served(sqlite_database, lan=True) as (_, url), httpx.AsyncClient(base_url=url) as http:
            answer = await http.post("/api/me", json={"name": "Ann"})
            assert "Secure" not in answer.headers["set-cookie"]
            assert (await http.get("/api/me")).json()["name"] == "Ann"

    asyncio.run(run())
