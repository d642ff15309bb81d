"""Databases that fail, fill up, or are not ours: players and operators are told, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import io
import re
import sqlite3
import stat
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, LiteralString

import httpx
import psycopg
import pytest
import sqlalchemy as sa
import uvicorn
from psycopg import sql
from sqlalchemy import event

from tests.server.client import ServerProcess, free_port, player
from waterhole.cli import main
from waterhole.kernel.game import BadInput
from waterhole.server.app import Server, opened
from waterhole.server.ops import upkeep
from waterhole.server.ops.serve import configuration
from waterhole.server.settings import Settings
from waterhole.server.storage.schema import entries, tables

pytestmark = pytest.mark.compiled_only


@contextlib.asynccontextmanager
async def served(database: str, **wanted: Any) -> AsyncIterator[tuple[Server, str]]:
    settings = Settings(database=database, bot_workers=0, port=free_port(), **wanted)
    tables = Server(settings)
    running = uvicorn.Server(configuration(tables, settings))
    task = asyncio.create_task(running.serve())
    while not running.started:
        await asyncio.sleep(0.01)
    try:
        yield tables, f"http://{settings.host}:{settings.port}"
    finally:
        running.should_exit = True
        await task


def pragma(server: Server, text: str) -> None:
    """To all connections of a server, those of its threads and those to come."""
    server.storage.engine.dispose()
    if server.storage._plain is not None:
        server.storage._plain.close()
        server.storage._plain = None
    event.listen(server.storage.engine, "connect", lambda connection, _: connection.execute(f"pragma {text}"))


def test_while_nothing_can_be_written_all_are_told_and_afterwards_it_goes_on(sqlite_database: str) -> None:
    async def run() -> None:
        async with (
            served(sqlite_database) as (server, url),
            httpx.AsyncClient(base_url=url) as http,
            player(url) as ann,
        ):
            await ann.open("cubirds", ["me", "me"], start=True)
            pragma(server, "query_only=1")
            refused = await ann.ask("POST", "/api/tables", 503, json={"game": "cubirds", "places": ["me", "me"]})
            assert "nothing has changed" in refused["text"]
            health = await http.get("/health")
            assert health.status_code == 503
            assert "cannot be written" in health.json()["text"]
            assert re.search(r"waterhole_commits_failed_total [1-9]", (await http.get("/metrics")).text)
            pragma(server, "query_only=0")
            assert (await http.get("/health")).status_code == 200
            await ann.open("cubirds", ["me", "me"], start=True)

    asyncio.run(run())


def test_a_full_disk_loses_nothing_that_was_acknowledged(sqlite_database: str) -> None:
    async def run() -> None:
        async with served(sqlite_database, unlimited=True) as (server, url), player(url) as ann:
            pragma(server, "max_page_count=1")  # no page more than there are now
            opened: list[str] = []
            while True:
                answer = await ann.http.post("/api/tables", json={"game": "cubirds", "places": ["me"] * 5})
                if answer.status_code == 503:
                    break
                opened.append(answer.json()["id"])
            assert server.storage.trouble.startswith("the disk is full")
            count = sa.select(sa.func.count()).select_from(tables)
            assert await server.storage.read(lambda found: found.execute(count).scalar()) == len(opened)

    asyncio.run(run())


def test_a_database_that_another_program_holds_is_named_and_nothing_is_half_done(sqlite_database: str) -> None:
    async def run() -> None:
        async with served(sqlite_database) as (server, url), player(url) as ann:
            table = (await ann.open("cubirds", ["me", "me"], start=True))["id"]
            update = await ann.watch(table, 0)
            pragma(server, "busy_timeout=20")
            with contextlib.closing(sqlite3.connect(sqlite_database.removeprefix("sqlite:///"))) as other:
                other.execute("begin immediate")
                refused = await ann.ask("POST", "/api/tables", 503, json={"game": "cubirds", "places": ["me", "me"]})
                assert "nothing has changed" in refused["text"]
                assert "another program holds it" in server.storage.trouble
            assert (await ann.watch(table, 0))["version"] == update["version"]
            await ann.open("cubirds", ["me", "me"], start=True)
            assert server.storage.trouble == ""

    asyncio.run(run())


def test_a_database_whose_file_is_deleted_takes_nothing_more(sqlite_database: str) -> None:
    async def run() -> None:
        file = Path(sqlite_database.removeprefix("sqlite:///"))
        async with (
            served(sqlite_database) as (server, url),
            httpx.AsyncClient(base_url=url) as http,
            player(url) as ann,
        ):
            await ann.open("cubirds", ["me", "me"], start=True)
            file.rename(file.with_suffix(".away"))
            await ann.ask("POST", "/api/tables", 503, json={"game": "cubirds", "places": ["me", "me"]})
            assert "deleted or replaced" in server.storage.trouble
            assert (await http.get("/health")).status_code == 503
            file.with_suffix(".away").rename(file)
            assert (await http.get("/health")).status_code == 200
            await ann.open("cubirds", ["me", "me"], start=True)

    asyncio.run(run())


def test_a_postgresql_that_goes_away_is_told_and_when_it_is_back_the_tables_go_on(postgres_database: str) -> None:
    name = str(sa.make_url(postgres_database).database)

    def allow(connection: psycopg.Connection, how: LiteralString) -> None:
        order = sql.SQL("alter database {} with allow_connections " + how)
        connection.execute(order.format(sql.Identifier(name)))
        connection.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = %s", [name])

    async def run() -> None:
        async with served(postgres_database) as (_, url), httpx.AsyncClient(base_url=url) as http, player(url) as ann:
            table = (await ann.open("cubirds", ["me", "me"], start=True))["id"]
            elsewhere = postgres_database.replace(f"/{name}?", "/postgres?", 1)
            with psycopg.connect(elsewhere, autocommit=True) as connection:
                allow(connection, "false")
                await ann.ask("POST", "/api/tables", 503, json={"game": "cubirds", "places": ["me", "me"]})
                assert (await http.get("/health")).status_code == 503
                allow(connection, "true")
            assert (await http.get("/health")).status_code == 200
            updates = [await ann.watch(table, seat) for seat in (0, 1)]
            update = next(update for update in updates if update["view"]["moves"])
            assert (await ann.play(update, update["view"]["moves"][0]["id"]))["type"] == "update"

    asyncio.run(run())


def test_metrics_count_tables_by_status_and_the_database(sqlite_database: str) -> None:
    async def run() -> None:
        async with served(sqlite_database) as (_, url), httpx.AsyncClient(base_url=url) as http, player(url) as ann:
            await ann.open("cubirds", ["me", "me"], start=True)
            told = (await http.get("/metrics")).text
            assert 'waterhole_tables_stored{status="running"} 1.0' in told
            assert "waterhole_writer_queue 0.0" in told
            assert "waterhole_database_bytes" in told

    asyncio.run(run())


def test_a_public_server_answers_health_and_metrics_on_loopback_and_nothing_else(sqlite_database: str) -> None:
    async def run() -> None:
        public = {"public": True, "origin": "https://play.example.org"}
        async with served(sqlite_database, **public) as (_, url), httpx.AsyncClient(base_url=url) as http:
            assert (await http.get("/health")).status_code == 200
            assert (await http.get("/health", headers={"host": "node1:8765"})).status_code == 200
            assert (await http.get("/metrics")).status_code == 200
            assert (await http.get("/metrics", headers={"host": "rebound.example"})).status_code == 403
            assert (await http.get("/api/games")).status_code == 403
            outside = {"host": "play.example.org", "x-forwarded-for": "203.0.113.7"}
            assert (await http.get("/metrics", headers=outside)).status_code == 404
            assert (await http.post("/admin", headers=outside, json={"act": "status"})).status_code == 404

    asyncio.run(run())


def test_tables_that_everybody_left_are_closed_and_others_are_not(sqlite_database: str) -> None:
    async def run() -> None:
        async with served(sqlite_database) as (server, url), player(url) as ann:
            left, fresh = [(await ann.open("cubirds", ["me", "me"], start=True, public=True))["id"] for _ in range(2)]
            long_ago = time.time() - 15 * upkeep.DAY

            def age(connection: sa.Connection) -> None:
                connection.execute(sa.update(tables).values(updated=long_ago))  # of both; `fresh` has a late move
                connection.execute(sa.update(entries).where(entries.c.table_id == left).values(at=long_ago))

            await server.storage.write(age)
            assert await upkeep.close_abandoned(server.registry, 14) == 1
            assert (await ann.ask("GET", f"/api/tables/{left}"))["reason"] == {"id": "closed-deserted"}
            assert (await ann.ask("GET", f"/api/tables/{fresh}"))["status"] == "running"
            assert [line["id"] for line in (await ann.ask("GET", "/api/tables"))["tables"]] == [fresh]

    asyncio.run(run())


def refused(database: str) -> str:
    with pytest.raises(BadInput) as told:
        opened(database)
    return str(told.value)


def test_databases_that_cannot_be_used_are_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("not a database at all, however long it is" * 50, "utf-8")
    assert "no database" in refused(f"sqlite:///{tmp_path / 'text.db'}")
    with contextlib.closing(sqlite3.connect(tmp_path / "foreign.db")) as foreign:
        foreign.execute("create table recipes (name text)")
    assert "another program" in refused(f"sqlite:///{tmp_path / 'foreign.db'}")
    assert "cannot be used" in refused(f"sqlite:///{tmp_path / 'text.db' / 'below' / 'a.db'}")
    gone = refused("postgresql://user:secret@127.0.0.1:1/name")
    assert "cannot be reached" in gone
    assert "secret" not in gone


def test_the_database_and_its_copies_are_for_its_own_user_alone(server: ServerProcess, tmp_path: Path) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        main(["backup", str(tmp_path / "copy.db"), "--database", server.database])
    for name in ("tables.db", "tables.db-wal", "tables.db.lock", "tables.db.admin", "copy.db"):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600, name


def test_a_backup_is_not_put_back_under_a_running_server(
    server: ServerProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["backup", str(tmp_path / "copy.db"), "--database", server.database])
    assert main(["restore", "--force", str(tmp_path / "copy.db"), "--database", server.database]) == 2
    assert "another server uses" in capsys.readouterr().err
    assert httpx.get(server.url + "/health").status_code == 200
