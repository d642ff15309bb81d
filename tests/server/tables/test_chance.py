"""The chance of a table over the wire: promised, settled, told, sealed, and checked by the record."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.client import Player, ServerProcess, player, serving
from tests.server.tables.test_play import play_to_the_end, with_players
from waterhole.games import GAMES
from waterhole.kernel.chance import commitment_to, new_secret
from waterhole.kernel.match import parse_record, replay
from waterhole.server.storage.schema import tables
from waterhole.server.storage.storage import connect
from waterhole.server.tables.engine.table import NONCE_SECONDS

pytestmark = pytest.mark.compiled_only  # the server is the same interpreted, only its games are slow


async def promise(one: Player, table: str) -> str:
    """Promise a nonce, and hear that it is known."""
    nonce = new_secret()
    await one.send(type="promise", table=table, promise=commitment_to(nonce))
    await shown(one, lambda info: any(seat["mine"] and seat["promise"] == commitment_to(nonce) for seat in info))
    return nonce


async def shown(one: Player, wanted: Any) -> None:
    while not wanted((await one.until("table"))["table"]["seats"]):
        pass


async def record_of(one: Player, table: str) -> dict[str, Any]:
    """The record of a finished game, which holds together."""
    raw = (await one.http.get(f"/api/tables/{table}/record")).content
    assert replay(parse_record(raw, "the record"), GAMES).over
    found: dict[str, Any] = msgspec.json.decode(raw)
    return found


async def leave_to_bots(players: list[Player], table: str) -> dict[str, Any]:
    """All stand up, foragers play on; the record of the game."""
    for seat, one in enumerate(players):
        await one.ask("DELETE", f"/api/tables/{table}/seats/{seat}")
    while (await players[0].ask("GET", f"/api/tables/{table}"))["status"] != "finished":
        await asyncio.sleep(0.05)
    return await record_of(players[0], table)


async def seated(ann: Player, bob: Player, game: str = "cubirds") -> dict[str, Any]:
    """A table that both watch and that could start."""
    table: dict[str, Any] = await ann.open(game, ["me", "open"], public=True)
    await bob.ask("PUT", f"/api/tables/{table['id']}/seats/1", json={})
    await ann.watch_quietly(table["id"], 0)
    await bob.watch_quietly(table["id"], 1)
    return table


def test_the_key_is_made_of_the_secret_committed_to_first_and_of_every_persons_nonce(
    shared_server: ServerProcess,
) -> None:
    async def work(ann: Player, bob: Player) -> None:
        table = await seated(ann, bob)
        nonces = [await promise(ann, table["id"]), await promise(bob, table["id"])]
        await shown(ann, lambda seats: all(seat["promise"] for seat in seats))
        started = await ann.ask("POST", f"/api/tables/{table['id']}/start")
        assert (started["status"], started["settling"]) == ("open", True)
        for one, nonce in zip((ann, bob), nonces, strict=True):
            settled = await one.until("settle")
            assert [place["promise"] for place in settled["places"]] == [commitment_to(nonce) for nonce in nonces]
            assert not any("nonce" in place for place in settled["places"])
            assert (settled["game"], settled["rules"]) == ("cubirds", GAMES["cubirds"].rules_version)
            await one.send(type="nonce", table=table["id"], nonce=nonce)
        await ann.until("update")
        record = await leave_to_bots([ann, bob], table["id"])
        chance = record["chance"]
        assert record["commitment"] == table["commitment"] == commitment_to(chance["secret"])
        assert chance["table"] == table["id"]
        assert [place["nonce"] for place in chance["places"]] == nonces
        told = [raw for raw in ann.raw + bob.raw if nonces[0] in raw or nonces[1] in raw]
        assert not told  # nobody hears another's nonce before the record

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_a_withheld_nonce_stops_nobody_and_the_record_shows_that_it_is_missing(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        table = await seated(ann, bob)
        nonce = await promise(ann, table["id"])
        kept = await promise(bob, table["id"])
        await ann.ask("POST", f"/api/tables/{table['id']}/start")
        await ann.send(type="nonce", table=table["id"], nonce=nonce)
        await bob.send(type="nonce", table=table["id"], nonce=new_secret())
        assert "not the one promised" in (await bob.until("error"))["text"]
        await asyncio.wait_for(ann.until("update"), NONCE_SECONDS + 15)
        places = (await leave_to_bots([ann, bob], table["id"]))["chance"]["places"]
        assert places[0]["nonce"] == nonce
        assert places[1] == {"who": "person", "promise": commitment_to(kept)}

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_while_nonces_are_told_seats_and_settings_can_no_longer_change(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        table = await seated(ann, bob)
        nonce = await promise(ann, table["id"])
        await ann.ask("POST", f"/api/tables/{table['id']}/start")
        path = f"/api/tables/{table['id']}"
        for method, part, body in (
            ("PATCH", "", {"public": False}), ("DELETE", "/seats/1", None), ("PUT", "/seats/1/bot", {"level": "cub"}),
        ):  # fmt: skip
            assert (await ann.ask(method, path + part, 409, json=body))["code"] == "started"
        await ann.send(type="promise", table=table["id"], promise=commitment_to(new_secret()))
        await ann.send(type="nonce", table=table["id"], nonce=nonce)
        update = await ann.until("update")
        assert update["version"] == 0
        assert (await ann.ask("GET", path))["seats"][0]["promise"] == commitment_to(nonce)

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_play_now_with_a_promise_starts_when_the_nonce_is_told(shared_server: ServerProcess) -> None:
    async def work(ann: Player) -> None:
        nonce = new_secret()
        table = await ann.open("cubirds", ["me", "forager"], start=True, promise=commitment_to(nonce))
        assert (table["status"], table["settling"]) == ("open", True)
        await ann.send(type="watch", table=table["id"], seat=0)
        await ann.until("settle")
        await ann.send(type="nonce", table=table["id"], nonce=nonce)
        await ann.until("update")
        await play_to_the_end(ann, table["id"])
        record = await record_of(ann, table["id"])
        assert record["chance"]["places"][0]["nonce"] == nonce
        again = new_secret()
        following = await ann.ask(
            "POST", f"/api/tables/{table['id']}/rematch", params={"promise": commitment_to(again)}
        )
        assert following["settling"]
        await ann.send(type="nonce", table=following["id"], nonce=again)
        await ann.watch(following["id"], 0)

    with_players(shared_server.url, ["Ann"], work)


def test_one_person_in_several_seats_adds_one_nonce_to_each(shared_server: ServerProcess) -> None:
    async def work(ann: Player) -> None:
        nonce = new_secret()
        table = await ann.open("cubirds", ["me", "me"], start=True, promise=commitment_to(nonce))
        await ann.send(type="nonce", table=table["id"], nonce=nonce)
        await ann.watch(table["id"], 0)
        places = (await leave_to_bots([ann, ann], table["id"]))["chance"]["places"]
        assert [place["nonce"] for place in places] == [nonce, nonce]

    with_players(shared_server.url, ["Ann"], work)


def test_only_who_sits_at_a_table_adds_to_its_chance(shared_server: ServerProcess) -> None:
    async def work(ann: Player, eve: Player) -> None:
        table = (await ann.open("cubirds", ["me", "open"], public=True))["id"]
        for frame in ({"type": "promise", "promise": "0" * 64}, {"type": "nonce", "nonce": "0" * 64}):
            await eve.send(table=table, **frame)
            assert (await eve.until("refused"))["rule"] == "seat"

    with_players(shared_server.url, ["Ann", "Eve"], work)


def test_after_a_crash_nonces_are_asked_for_once_more(sqlite_database: str, tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        async with player(server.url, "Ann") as ann, player(server.url, "Bob") as bob:
            table = await seated(ann, bob)
            nonces = [await promise(ann, table["id"]), await promise(bob, table["id"])]
            await ann.ask("POST", f"/api/tables/{table['id']}/start")
            await ann.send(type="nonce", table=table["id"], nonce=nonces[0])
            await ann.send(type="ping", key="told")
            await ann.until("pong")
            server.kill()
            server.start()
            await asyncio.to_thread(server.wait)
            await bob.connect()
            await bob.send(type="watch", table=table["id"], seat=1)
            await bob.until("settle")
            await bob.send(type="nonce", table=table["id"], nonce=nonces[1])
            await bob.until("update")
            places = (await leave_to_bots([ann, bob], table["id"]))["chance"]["places"]
            assert [place["nonce"] for place in places] == nonces

    with serving(sqlite_database, tmp_path) as server:
        asyncio.run(run(server))


def test_a_table_opened_before_chance_was_sealed_is_played_by_its_seed(sqlite_database: str, tmp_path: Path) -> None:
    async def opened(server: ServerProcess) -> tuple[str, str]:
        async with player(server.url, "Ann", connected=False) as ann:
            table = await ann.open("cubirds", ["me", "open"])
            return table["id"], ann.cookie

    async def played(server: ServerProcess, table: str, cookie: str) -> None:
        ann = Player(server.url, "Ann")
        ann.http.cookies["waterhole"] = ann.cookie = cookie
        await ann.connect()
        await ann.ask("PUT", f"/api/tables/{table}/seats/1/bot", json={"level": "forager"})
        info = await ann.ask("POST", f"/api/tables/{table}/start")
        end = await play_to_the_end(ann, table)
        assert end["view"]["outcome"]
        record = await record_of(ann, table)
        assert (record["format"], record["seed"], record["commitment"]) == (1, "42", info["commitment"])
        carried = (await ann.ask("POST", "/api/records", 201, json=record))["table"]
        assert await ann.ask("GET", f"/api/tables/{carried}/record") == record
        await ann.close()

    with serving(sqlite_database, tmp_path) as server:
        table, cookie = asyncio.run(opened(server))
        server.stop()
        engine = connect(sqlite_database)
        with engine.begin() as connection:  # as an older version has left it
            connection.execute(sa.update(tables).values(seed="42", salt="salt", secret=""))
        engine.dispose()
        server.start()
        server.wait()
        asyncio.run(played(server, table, cookie))
