"""Starting, stopping, watching over and moving a server."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import uvicorn

from tests.server.client import Player, ServerProcess, free_port, player, serving
from waterhole.server.app import Server
from waterhole.server.ops.serve import configuration
from waterhole.server.settings import Settings
from waterhole.server.storage.migration import migrate
from waterhole.server.storage.schema import schema
from waterhole.server.storage.storage import connect
from waterhole.server.tables.engine.live_table import Viewer
from waterhole.server.ws.connection import Connection
from waterhole.server.ws.transport import Socket
from waterhole.server.ws.upgrade import Upgrade

pytestmark = pytest.mark.compiled_only  # the server is the same interpreted, only its games are slow


def waterhole(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "waterhole.cli", *arguments], capture_output=True, text=True, check=False
    )


def test_health_and_metrics_say_how_it_is(server: ServerProcess) -> None:
    async def run() -> None:
        async with player(server.url) as ann:
            table = (await ann.open("cubirds", ["me", "me"], start=True))["id"]
            for seat in (0, 1):
                update = await ann.watch(table, seat)
                if update["view"]["moves"]:
                    await ann.play(update, update["view"]["moves"][0]["id"])
            health = httpx.get(server.url + "/health").json()
            assert (health["status"], health["database"]) == ("ok", "sqlite")
            metrics = httpx.get(server.url + "/metrics").text
            assert re.search(r'waterhole_moves_total{by="person",game="cubirds"} [12]\.0', metrics)
            assert "waterhole_sockets 1.0" in metrics
            assert "waterhole_commit_seconds_count" in metrics

    asyncio.run(run())


@contextlib.asynccontextmanager
async def served(settings: Settings) -> AsyncIterator[str]:
    """A server in this process, for what can be seen only from inside."""
    tables = Server(settings)
    uvicorn_server = uvicorn.Server(configuration(tables, settings))
    running = asyncio.create_task(uvicorn_server.serve())
    while not uvicorn_server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"http://{settings.host}:{settings.port}"
    finally:
        uvicorn_server.should_exit = True
        await running


def sockets_in_memory() -> int:
    ours = {Connection, Socket, Upgrade, Viewer}
    return sum(type(found) in ours for found in gc.get_objects())


def test_a_socket_that_is_closed_leaves_nothing_for_the_garbage_collector(sqlite_database: str) -> None:
    async def visit(url: str, rudely: bool) -> None:
        async with player(url) as ann:
            table = (await ann.open("cubirds", ["me", "me"], start=True))["id"]
            for seat in (0, 1):
                update = await ann.watch(table, seat)
                if update["view"]["moves"]:
                    await ann.play(update, update["view"]["moves"][0]["id"])
            if rudely:
                assert ann.socket is not None
                ann.socket.transport.abort()

    async def run() -> None:
        settings = Settings(database=sqlite_database, bot_workers=0, port=free_port(), unlimited=True)
        async with served(settings) as url:
            await visit(url, rudely=False)
            gc.collect()
            gc.disable()
            try:
                before = sockets_in_memory()
                for rudely in (False, True):
                    await visit(url, rudely)
                for _ in range(200):
                    if sockets_in_memory() == before:
                        break
                    await asyncio.sleep(0.01)
                assert sockets_in_memory() == before
            finally:
                gc.enable()

    asyncio.run(run())


def test_asked_to_stop_it_lets_the_clients_go_and_ends_well(server: ServerProcess, tmp_path: Path) -> None:
    async def run() -> None:
        async with player(server.url) as ann:
            table = (await ann.open("cubirds", ["me", "me"], start=True))["id"]
            await ann.watch(table, 0)
            stopped = asyncio.to_thread(server.stop)
            code, _ = await asyncio.gather(stopped, ann.socket.wait_closed() if ann.socket else asyncio.sleep(0))
            assert code in {0, -signal.SIGTERM}
            assert ann.socket is not None
            assert ann.socket.close_code in {1001, 1012}

    asyncio.run(run())
    for line in (tmp_path / "server.log").read_text("utf-8").splitlines():
        assert json.loads(line)["level"] in {"info", "warning"}


def test_a_backup_of_a_running_server_can_be_put_back(tmp_path: Path) -> None:
    database, copy = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "copy.db"

    async def play(url: str) -> tuple[str, str]:
        async with player(url) as ann:
            table = str((await ann.open("cubirds", ["me", "forager"], start=True))["id"])
            update = await ann.watch(table, 0)
            while not update["view"]["moves"]:
                update = await ann.until("update")
            await ann.play(update, update["view"]["moves"][0]["id"])
            return table, ann.cookie

    async def look(url: str, table: str, cookie: str) -> dict[str, Any]:
        ann = Player(url, "Ann")
        ann.cookie = cookie
        await ann.connect()
        try:
            return await ann.watch(table, 0)
        finally:
            await ann.close()

    with serving(database, tmp_path) as server:
        table, cookie = asyncio.run(play(server.url))
        saved = waterhole("backup", str(copy), "--database", database)
        assert saved.returncode == 0, saved.stderr
        assert "1 tables" in saved.stdout
        assert waterhole("backup", str(copy), "--database", database).returncode == 2
    assert "--force" in waterhole("restore", str(copy), "--database", database).stderr
    elsewhere = f"sqlite:///{tmp_path / 'new' / 'tables.db'}"
    assert waterhole("restore", str(copy), "--database", elsewhere).returncode == 0
    with serving(elsewhere, tmp_path) as server:
        update = asyncio.run(look(server.url, table, cookie))
    assert any(told["event"]["type"] == "laid" and told["event"]["seat"] == 0 for told in update["events"])
    assert "no backup" in waterhole("restore", str(tmp_path / "none"), "--database", elsewhere).stderr


def test_the_migrations_make_exactly_the_schema_of_the_program(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    engine = connect(f"sqlite:///{tmp_path / 'new.db'}")
    assert migrate(engine) == (None, "0015")
    assert migrate(engine) == ("0015", "0015")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema) == []
    engine.dispose()


def test_a_database_of_a_newer_version_is_left_alone_with_a_clear_word(sqlite_database: str) -> None:
    engine = connect(sqlite_database)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("update alembic_version set version_num = '9999'"))
    engine.dispose()
    done = waterhole("serve", "--port", "1", "--database", sqlite_database)
    assert done.returncode == 2
    assert "start the newer version" in done.stderr


def test_a_table_of_older_rules_says_plainly_why_it_cannot_go_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def begin(url: str) -> tuple[str, str]:
        async with player(url) as ann:
            return ann.cookie, (await ann.open("cubirds", ["me", "me"], start=True))["id"]

    async def look(url: str, cookie: str, table: str) -> None:
        async with player(url) as ann:
            ann.cookie = cookie
            ann.http.cookies.set("waterhole", cookie)
            await ann.connect()
            info = await ann.ask("GET", f"/api/tables/{table}")
            assert info["status"] == "closed"
            assert info["reason"] == {"id": "closed-rules", "args": {"old": "0", "game": "CuBirds", "new": "1"}}
            await ann.send(type="move", table=table, seat=0, version=0, key="k", move=0)
            assert (await ann.until("refused"))["rule"] == "closed"

    with serving(database, tmp_path) as server:
        cookie, table = asyncio.run(begin(server.url))
    engine = connect(database)
    with engine.begin() as connection:
        connection.execute(sa.text("update tables set rules = '0'"))
    engine.dispose()
    with serving(database, tmp_path) as server:
        asyncio.run(look(server.url, cookie, table))


def test_a_second_server_on_the_same_file_is_refused(server: ServerProcess, sqlite_database: str) -> None:
    done = waterhole("serve", "--port", "1", "--database", sqlite_database)
    assert done.returncode == 2
    assert "another server" in done.stderr


@pytest.mark.parametrize("database", ["nonsense", "mysql://host/name", "sqlite://"])
def test_a_database_that_cannot_be_used_is_refused_in_words(database: str) -> None:
    done = waterhole("serve", "--database", database)
    assert done.returncode == 2
    assert "database" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_port_in_use_is_said_plainly(server: ServerProcess, tmp_path: Path) -> None:
    done = waterhole("serve", "--port", str(server.port), "--database", f"sqlite:///{tmp_path / 'other.db'}")
    assert done.returncode == 2
    assert "could not start" in done.stderr
