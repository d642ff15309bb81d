"""Who may do what, how often, and from where."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys

import httpx
import pytest
from starlette.datastructures import Headers
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import Player, ServerProcess, player
from waterhole.kernel.game import BadInput
from waterhole.server.http import security
from waterhole.server.ops.rate_limits import RATES, RateLimits, TooManyRequests
from waterhole.server.settings import Settings

pytestmark = pytest.mark.compiled_only  # the server is the same interpreted, only its games are slow


def test_every_answer_carries_a_strict_content_policy(shared_server: ServerProcess) -> None:
    for path in ("/", "/api/games", "/api/tables/nothing", "/health", "/no/such/file.js"):
        headers = httpx.get(shared_server.url + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_another_sites_page_cannot_act(shared_server: ServerProcess) -> None:
    name = {"name": "Eve"}
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        assert httpx.post(shared_server.url + "/api/me", json=name, headers=headers).status_code == 403
    own = {"origin": shared_server.url}
    assert httpx.post(shared_server.url + "/api/me", json=name, headers=own).status_code == 200


def test_a_name_that_points_here_by_trick_is_refused(shared_server: ServerProcess) -> None:
    assert httpx.get(shared_server.url + "/api/games", headers={"host": "evil.example"}).status_code == 403


def test_a_form_of_another_site_cannot_pass_as_json(shared_server: ServerProcess) -> None:
    form = {"content-type": "text/plain"}
    answer = httpx.post(shared_server.url + "/api/me", content=b'{"name":"Eve"}', headers=form)
    assert answer.status_code == 415


def test_a_socket_needs_an_identity_and_our_own_origin(shared_server: ServerProcess) -> None:
    async def run() -> None:
        address = shared_server.url.replace("http", "ws", 1) + "/socket"
        async with connect(address) as socket:
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4401
        async with player(shared_server.url, connected=False) as ann:
            cookie = {"cookie": f"waterhole={ann.cookie}"}
            with pytest.raises(InvalidStatus):
                async with connect(address, additional_headers=cookie, origin="https://evil.example"):  # type: ignore[arg-type]
                    pass
            async with connect(address, additional_headers=cookie, origin=shared_server.url) as own:  # type: ignore[arg-type]
                assert "welcome" in str(await own.recv())

    asyncio.run(run())


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(shared_server: ServerProcess) -> None:
    set_cookie = httpx.post(shared_server.url + "/api/me", json={"name": "Ann"}).headers["set-cookie"]
    assert "HttpOnly" in set_cookie
    assert "SameSite=Strict" in set_cookie
    secret = set_cookie.partition("=")[2].partition(";")[0]
    assert len(bytes.fromhex(secret)) == 16


def test_a_login_works_elsewhere_and_says_nothing_about_which_part_was_wrong(shared_server: ServerProcess) -> None:
    async def run() -> None:
        async with player(shared_server.url, "Ann", connected=False) as ann:
            given = {"login": "ann.login", "password": "correct horse"}
            assert (await ann.ask("POST", "/api/account", json=given))["login"] == "ann.login"
            async with player(shared_server.url, "Eve", connected=False) as eve:
                assert (await eve.ask("POST", "/api/account", 409, json=given))["code"] == "login"
                wrong = await eve.ask("POST", "/api/session", 409, json=dict(given, password="wrong horse"))
                unknown = await eve.ask("POST", "/api/session", 409, json=dict(given, login="nobody"))
                assert wrong == unknown
                me = await eve.ask("POST", "/api/session", json=given)
                assert me["name"] == "Ann"
                await eve.ask("DELETE", "/api/session", 204)
                await eve.ask("GET", "/api/me", 401)
            assert (await ann.ask("GET", "/api/me"))["name"] == "Ann"

    asyncio.run(run())


def test_a_password_is_changed_only_with_the_old_one_and_ends_the_other_sessions(shared_server: ServerProcess) -> None:
    async def run() -> None:
        async with player(shared_server.url, "Ann") as ann, player(shared_server.url, "Else") as elsewhere:
            first = {"login": "ann.changes", "password": "correct horse"}
            await ann.ask("POST", "/api/account", json=first)
            await elsewhere.ask("POST", "/api/session", json=first)
            elsewhere.cookie = elsewhere.http.cookies["waterhole"]
            await elsewhere.connect()
            second = dict(first, password="battery staple")
            for old in ("", "wrong horse"):
                refused = await ann.ask("POST", "/api/account", 409, json=dict(second, old=old))
                assert "the password that you have now" in refused["text"]
            await ann.ask("POST", "/api/account", json=dict(second, old="correct horse"))
            await closes(elsewhere)
            await elsewhere.ask("GET", "/api/me", 401)
            await ann.ask("GET", "/api/me")
            await ann.send(type="ping", key="still here")
            await ann.until("pong")

    asyncio.run(run())


async def closes(someone: Player) -> None:
    assert someone.socket is not None
    await asyncio.wait_for(someone.socket.wait_closed(), 20)
    assert someone.socket.close_code == 4401


@pytest.mark.parametrize("act", ["DELETE /api/session", "DELETE /api/session?everywhere=true", "DELETE /api/me"])
def test_a_socket_ends_with_its_session(shared_server: ServerProcess, act: str) -> None:
    async def run() -> None:
        async with player(shared_server.url, "Ann") as ann:
            method, _, path = act.partition(" ")
            await ann.ask(method, path, 204)
            await closes(ann)

    asyncio.run(run())


def test_logging_out_here_leaves_other_browsers_alone_and_everywhere_does_not(shared_server: ServerProcess) -> None:
    async def run() -> None:
        async with player(shared_server.url, "Ann") as ann, player(shared_server.url, "Else") as elsewhere:
            login = {"login": "ann.everywhere", "password": "correct horse"}
            await ann.ask("POST", "/api/account", json=login)
            await elsewhere.ask("POST", "/api/session", json=login)
            await elsewhere.ask("DELETE", "/api/session", 204)
            await ann.ask("GET", "/api/me")
            await elsewhere.ask("POST", "/api/session", json=login)
            await elsewhere.ask("DELETE", "/api/session?everywhere=true", 204)
            await ann.ask("GET", "/api/me", 401)

    asyncio.run(run())


def test_a_stranger_who_guesses_passwords_locks_nobody_out() -> None:
    limits = RateLimits()
    for _ in range(50):
        with contextlib.suppress(TooManyRequests):
            limits.pay("log-in", "ann 203.0.113.9", "203.0.113.9", now=0.0)
    limits.pay("log-in", "ann 198.51.100.7", "198.51.100.7", now=0.0)


def test_a_public_server_sets_a_cookie_that_no_neighbouring_host_can_set() -> None:
    set_cookie = security.cookie("0" * 32, secure=True)
    assert set_cookie.startswith("__Host-waterhole=")
    assert {"Secure", "Path=/", "HttpOnly", "SameSite=Strict"} <= set(set_cookie.split("; "))
    tossed = Headers({"cookie": f"waterhole={'1' * 32}"})
    assert security.token_in(tossed, secure=True) == ""
    assert security.token_in(tossed, secure=False) == "1" * 32


def test_ones_data_can_be_had_and_deleted(shared_server: ServerProcess) -> None:
    async def run() -> None:
        async with player(shared_server.url, "Ann") as ann, player(shared_server.url, "Bob") as bob:
            table = (await ann.open("cubirds", ["me", "open"], public=True))["id"]
            await bob.ask("PUT", f"/api/tables/{table}/seats/1", json={})
            await ann.watch_quietly(table)
            await ann.send(type="chat", table=table, text="my words", key="c")
            await ann.until("chat")
            export = await ann.ask("GET", "/api/me/export")
            assert [(one["table"], one["seat"]) for one in export["tables"]] == [(table, 0)]
            assert [line["text"] for line in export["chat"]] == ["my words"]
            await ann.ask("DELETE", "/api/me", 204)
            await ann.ask("GET", "/api/me", 401)
            info = await bob.ask("GET", f"/api/tables/{table}")
            assert info["seats"][0]["name"] == "someone"
            await bob.send(type="watch", table=table, seat=1)
            await bob.send(type="ping", key="p")
            await bob.until("pong")
            assert not any("my words" in raw for raw in bob.raw)

    asyncio.run(run())


def test_who_sends_too_much_is_told_to_wait_and_the_table_is_untouched(shared_server: ServerProcess) -> None:
    async def run() -> None:
        async with player(shared_server.url) as ann:
            table = (await ann.open("cubirds", ["me", "me"], start=True))["id"]
            await ann.watch(table, 0)
            for number in range(12):
                await ann.send(type="chat", table=table, text="spam", key=f"s{number}")
            assert (await ann.until("error"))["code"] == "too_often"
            for number in range(400):
                await ann.send(type="ping", key=f"p{number}")
            assert (await ann.until("error"))["code"] == "too_often"

    asyncio.run(run())


def test_a_body_that_is_too_long_is_refused(shared_server: ServerProcess) -> None:
    async def run() -> None:
        async with player(shared_server.url, connected=False) as ann:
            await ann.ask("POST", "/api/me", 413, json={"name": "x" * 100_000})
            await ann.ask("POST", "/api/me", 400, json={"name": "x" * 33})

    asyncio.run(run())


def test_a_bucket_fills_again_with_time() -> None:
    limits = RateLimits()
    for _ in range(int(RATES["chat"].burst)):
        limits.spend("chat", "ann", now=100.0)
    with pytest.raises(TooManyRequests):
        limits.spend("chat", "ann", now=100.0)
    limits.spend("chat", "bob", now=100.0)
    limits.spend("chat", "ann", now=100.0 + 1 / RATES["chat"].per_second)


def test_buckets_of_the_long_gone_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waterhole.server.ops.rate_limits.SWEEP_ABOVE", 10)
    limits = RateLimits()
    for number in range(11):
        limits.spend("chat", str(number), now=float(number * 1000))
    assert len(limits._buckets) == 1


@pytest.mark.parametrize(
    "settings",
    [
        Settings(database="sqlite:////x", host="0.0.0.0"),
        Settings(database="sqlite:////x", public=True),
        Settings(database="sqlite:////x", public=True, origin="http://plain.example"),
        Settings(database="sqlite:////x", public=True, origin="https://a.example", unlimited=True),
    ],
)
def test_a_server_that_others_reach_says_what_it_needs(settings: Settings) -> None:
    with pytest.raises(BadInput, match="A public server needs"):
        settings.check()


def test_a_public_server_answers_to_its_own_name_only() -> None:
    settings = Settings(database="sqlite:////x", public=True, origin="https://play.example")
    settings.check()
    assert settings.allows_host("play.example")
    assert not settings.allows_host("127.0.0.1:8765")
    assert settings.allows_origin("https://play.example", "play.example")
    assert not settings.allows_origin("http://play.example", "play.example")


def test_serve_explains_itself_on_the_command_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "waterhole.cli", "serve", "--public"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "--origin https://your.domain" in done.stderr


def test_two_people_of_one_name_are_two(shared_server: ServerProcess) -> None:
    async def run() -> None:
        async with player(shared_server.url, "Ann") as one, player(shared_server.url, "Ann") as other:
            assert isinstance(one, Player)
            table = (await one.open("cubirds", ["me", "open"]))["id"]
            await other.ask("GET", f"/api/tables/{table}", 404)

    asyncio.run(run())
