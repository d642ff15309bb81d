"""Looking after a server that runs: by its own user on its own machine, by nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import io
import stat
from pathlib import Path

import httpx
import pytest

from tests.server.client import ServerProcess, player
from waterhole.cli import main
from waterhole.server.ops.admin import access_file

pytestmark = pytest.mark.compiled_only


@pytest.fixture
def server(shared_server: ServerProcess) -> ServerProcess:
    """Whoever looks after a server needs none of its own."""
    return shared_server


def order(server: ServerProcess, *words: str) -> tuple[int, str]:
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = main(["admin", *words, "--database", server.database])
    return code, said.getvalue()


async def admin(server: ServerProcess, *words: str, code: int = 0) -> str:
    found, said = await asyncio.to_thread(order, server, *words)
    assert found == code, said
    return said


def test_the_host_sees_closes_and_saves_tables(server: ServerProcess) -> None:
    async def run() -> None:
        async with player(server.url) as ann:
            table = (await ann.open("cubirds", ["me", "me"], start=True, public=True))["id"]
            await ann.watch(table, 0)
            assert f"{table}  cubirds  running" in await admin(server, "tables")
            told = await admin(server, "replace", table, "2", "--bot", "forager")
            assert "a forager plays on for" in told
            info = (await ann.until("table"))["table"]
            assert (info["seats"][1]["standing_in"], info["seats"][1]["level"]) == (True, "forager")
            assert "is closed" in await admin(server, "close", table, "--because", "The club closes at ten.")
            while info["status"] != "closed":
                info = (await ann.until("table"))["table"]
            assert info["reason"] == {"id": "closed-because", "args": {"words": "The club closes at ten."}}
            assert "was closed already" in await admin(server, "close", table)
            assert table not in await admin(server, "tables")
            assert not [line for line in (await ann.ask("GET", "/api/tables"))["tables"] if line["id"] == table]
            assert "no such table" in await admin(server, "close", "nonsense", code=2)
            assert "no whole number" in await admin(server, "replace", table, "two", code=2)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--because", "Maintenance"], {"id": "closed-because", "args": {"words": "Maintenance"}}),
        ([], {"id": "closed-by-host"}),
    ],
)
def test_a_table_is_closed_in_the_words_of_the_host_be_they_one_or_none(
    server: ServerProcess, words: list[str], reason: dict[str, object]
) -> None:
    async def run() -> None:
        async with player(server.url, connected=False) as ann:
            table = (await ann.open("cubirds", ["me", "me"], start=True))["id"]
            await admin(server, "close", table, *words)
            assert (await ann.ask("GET", f"/api/tables/{table}"))["reason"] == reason

    asyncio.run(run())


def test_the_host_finds_renames_locks_out_and_deletes_people(server: ServerProcess) -> None:
    async def run() -> None:
        async with player(server.url, "Bertram") as bert:
            await bert.ask("POST", "/api/account", json={"login": "bert", "password": "a long password"})
            found = await admin(server, "find", "bertr")
            assert "login bert" in found
            assert "here" in found
            await admin(server, "rename", "bert", "Albert")
            assert "Albert" in await admin(server, "find", "bert")
            told = await admin(server, "reset-password", "bert")
            password = told.split(" is ")[1].split()[0]
            assert bert.socket is not None
            await bert.socket.wait_closed()
            entered = await bert.http.post("/api/session", json={"login": "bert", "password": password})
            assert entered.status_code == 200
            await admin(server, "ban", "bert")
            refused = await bert.http.post("/api/session", json={"login": "bert", "password": password})
            assert refused.status_code == 409
            await admin(server, "delete", "bert")
            assert "nobody" in await admin(server, "find", "albert")
            assert "nobody with the id or login" in await admin(server, "ban", "bert", code=2)

    asyncio.run(run())


def test_an_announcement_reaches_those_who_are_here_and_those_who_come(server: ServerProcess) -> None:
    async def run() -> None:
        async with player(server.url) as ann:
            await admin(server, "announce", "We stop at ten.")
            assert (await ann.until("announcement"))["text"] == "We stop at ten."
        async with player(server.url, "Bob") as bob:
            assert (await bob.until("announcement"))["text"] == "We stop at ten."
        assert "announcement: We stop at ten." in await admin(server, "status")

    asyncio.run(run())


def test_the_report_counts_what_is_stored_and_old_tables_can_be_deleted(server: ServerProcess) -> None:
    async def run() -> None:
        async with player(server.url) as ann:
            table = (await ann.open("cubirds", ["me", "me"], start=True))["id"]
            await admin(server, "close", table)
            assert "tables closed: " in await admin(server, "storage")
            assert "0 tables deleted" in await admin(server, "prune", "1")
            await admin(server, "prune", "0")
            await ann.ask("GET", f"/api/tables/{table}", 404)
            assert "tables closed: 0" in await admin(server, "storage")

    asyncio.run(run())


def test_nobody_without_the_token_gives_orders(server: ServerProcess) -> None:
    path = access_file(server.database, server.port)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    order = {"act": "status"}
    assert httpx.post(server.url + "/admin", json=order).status_code == 401
    wrong = {"authorization": "Bearer nonsense"}
    assert httpx.post(server.url + "/admin", json=order, headers=wrong).status_code == 401


def test_without_a_server_it_is_said_plainly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "status", "--database", f"sqlite:///{tmp_path / 'a.db'}"]) == 2
    assert "no server runs on that database" in capsys.readouterr().err
