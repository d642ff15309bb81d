"""A newer version hides nothing: what was played stays, and what cannot go on is named before."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.client import Player, player
from tests.server.ops.test_trouble import served
from waterhole.cli import main
from waterhole.games import GAMES
from waterhole.kernel.match import Match
from waterhole.server.app import Server
from waterhole.server.protocol import ClockSetting
from waterhole.server.storage.entries import TableSettings
from waterhole.server.storage.schema import entries, tables
from waterhole.server.tables.engine.live_table import Change

pytestmark = pytest.mark.compiled_only
SEED, SALT = 5, "00" * 16


def a_game() -> Match:
    """The first legal move, again and again, until a game of CuBirds is over."""
    game = GAMES["cubirds"]
    match = Match(game, ["Ann", "Bob"], game.options(), SEED, SALT)
    while not match.over:
        seat = next(seat for seat in range(2) if (match.state.waiting() >> seat) & 1)
        match.play_unchecked(seat, match.legal(seat)[0])
    return match


async def finished_table(server: Server, ann: Player) -> str:
    who = (await ann.ask("GET", "/api/me"))["id"]
    setting = TableSettings(seats=2, options={}, public=False, clock=ClockSetting(), stand_in="forager")
    match = a_game()
    moves = [Change("move", seat, match.game.moves[move].text) for seat, move in match.history]
    changes = [Change("sit", 0, who), Change("bot", 1, "forager"), Change("start"), *moves]
    live = await server.registry.open(who, "cubirds", setting, changes, record=match.record())
    assert live.table.status == "finished"
    return live.table.id


async def become_older(server: Server, table: str) -> None:
    """As if an update had come: the table is read anew, under a version that is not ours."""
    change = sa.update(tables).where(tables.c.id == table).values(rules="0")
    await server.storage.write(lambda connection: connection.execute(change))
    server.registry.live.pop(table)


def test_a_finished_game_of_older_rules_is_read_replayed_reviewed_and_followed_by_a_rematch(
    sqlite_database: str,
) -> None:
    async def run() -> None:
        async with served(sqlite_database, unlimited=True) as (server, url), player(url) as ann:
            table = await finished_table(server, ann)
            await become_older(server, table)
            info = await ann.ask("GET", f"/api/tables/{table}")
            assert (info["status"], info["rules"]) == ("finished", "0")
            replay = await ann.ask("GET", f"/api/tables/{table}/replay?count=5&open=true")
            assert (len(replay["steps"]), replay["moves"]) == (5, len(a_game().history))
            assert (await ann.ask("GET", f"/api/tables/{table}/record"))["rules"] == "0"
            assert (await ann.ask("GET", f"/api/tables/{table}/review"))["table"] == table
            following = await ann.ask("POST", f"/api/tables/{table}/rematch")
            assert (following["status"], following["rules"]) == ("running", GAMES["cubirds"].rules_version)

    asyncio.run(run())


def test_a_game_that_the_rules_of_today_cannot_follow_says_so_and_still_has_a_rematch(sqlite_database: str) -> None:
    async def run() -> None:
        async with served(sqlite_database, unlimited=True) as (server, url), player(url) as ann:
            table = await finished_table(server, ann)
            last = sa.select(sa.func.max(entries.c.number)).where(entries.c.table_id == table).scalar_subquery()
            other = sa.update(entries).where(entries.c.table_id == table, entries.c.number == last)
            await server.storage.write(lambda connection: connection.execute(other.values(data='"fly away"')))
            await become_older(server, table)
            info = await ann.ask("GET", f"/api/tables/{table}")
            assert info["status"] == "closed"
            assert info["reason"] == {"id": "closed-played", "args": {"old": "0", "game": "CuBirds", "new": "1"}}
            assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
            refused = await ann.ask("GET", f"/api/tables/{table}/replay", 409)
            assert "rules 0" in refused["text"]
            assert (await ann.ask("POST", f"/api/tables/{table}/rematch"))["status"] == "running"

    asyncio.run(run())


def test_running_tables_are_named_before_an_update_and_leave_the_lobby_after_it(
    sqlite_database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def run() -> None:
        async with served(sqlite_database) as (server, url), player(url) as ann:
            table = (await ann.open("cubirds", ["me", "me"], start=True, public=True))["id"]
            assert await asyncio.to_thread(main, ["check-update", "--database", sqlite_database]) == 0
            await become_older(server, table)
            assert await asyncio.to_thread(main, ["check-update", "--database", sqlite_database]) == 1
            assert f"{table}  cubirds: started under rules 0" in capsys.readouterr().out
            assert (await ann.ask("GET", "/api/tables"))["tables"] == []
            mine = (await ann.ask("GET", "/api/tables?mine=true"))["tables"]
            assert [line["id"] for line in mine] == [table]

    asyncio.run(run())


def test_a_missing_database_is_no_reason_for_a_traceback(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-update", "--database", f"sqlite:///{tmp_path / 'none' / 'a.db'}"]) == 2
    assert "cannot be opened" in capsys.readouterr().err
