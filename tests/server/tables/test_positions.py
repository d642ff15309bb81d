"""A table that goes on from a position: a real one, which counts for nothing, and whose record says how it began."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.client import Player, ServerProcess
from tests.server.community.house import PATIENCE, House, house
from tests.server.tables.test_play import with_players
from waterhole.games import GAMES
from waterhole.kernel.game import Game
from waterhole.kernel.match import PLACED, Match, parse_record, replay
from waterhole.server.storage.schema import finishes, results, standings, tables

LAST = 8  # moves that are left to be played, where it is played to the end


def some_game(game: Game, seed: int = 5) -> Match:
    """Played to its end by any legal moves."""
    rng = random.Random(seed)
    match = Match(game, [f"Seat {seat + 1}" for seat in range(max(2, game.seats[0]))], seed=seed)
    while not match.over:
        seat = int(match.state.decider())
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def position_of(match: Match, before_end: int) -> dict[str, Any]:
    state = match.state_after(max(0, len(match.history) - before_end))
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(match.game.dump(state)))
    return found


CUBIRDS = some_game(GAMES["cubirds"])


async def counted(found: House, table: str) -> Any:
    """The row of its finish, as soon as it is written."""
    query = sa.select(finishes).where(finishes.c.table_id == table)
    async with asyncio.timeout(PATIENCE):
        while not (rows := await found.server.storage.read(lambda connection: connection.execute(query).all())):
            await asyncio.sleep(0.01)
    return rows[0]


async def number_of(found: House, table: sa.Table) -> int:
    count = sa.select(sa.func.count()).select_from(table)
    return int(await found.server.storage.read(lambda connection: connection.execute(count).scalar_one()))


def test_every_game_goes_on_from_a_position_to_its_end_and_counts_for_nothing(sqlite_database: str) -> None:
    async def run() -> None:
        async with house(sqlite_database) as found:
            ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
            for game in GAMES.values():
                match = some_game(game)
                position = position_of(match, LAST)
                company = len(match.seats) - 2
                live = await found.begin(ann, bob, bots=company, game=game.name, position=position)
                assert live.table.info(ann.id).placed
                assert live.table.commitment == ""
                await found.play(live)
                raw = await ann.client.get(f"/api/tables/{live.table.id}/record")
                record = parse_record(raw.content, "the record")
                assert record.format == PLACED
                assert record.position is not None
                assert {**record.position, "rng": ""} == {**position, "rng": ""}
                assert replay(record, GAMES).over
                await counted(found, live.table.id)
            assert await number_of(found, results) == 0
            assert await number_of(found, standings) == 0

    asyncio.run(run())


def test_after_a_crash_it_is_there_as_it_was_and_is_played_to_its_end(server: ServerProcess) -> None:
    async def work(ann: Player) -> None:
        position = position_of(CUBIRDS, 30)
        seat = position["current"]
        places = ["me" if one == seat else "random" for one in range(2)]
        table = await ann.open("cubirds", places, position=position, start=True)
        update = await ann.watch(table["id"], seat)
        update = await ann.play(update, update["view"]["moves"][0]["id"])
        while not update["view"]["moves"]:
            update = await ann.until("update")
        server.kill()
        server.start()
        server.wait()
        await ann.connect()
        again = await ann.watch(table["id"], seat)
        assert again["view"] == update["view"]
        assert (await ann.ask("GET", f"/api/tables/{table['id']}"))["placed"]
        await play_on(ann, again)
        raw = (await ann.http.get(f"/api/tables/{table['id']}/record")).content
        assert replay(parse_record(raw, "the record"), GAMES).over

    with_players(server.url, ["Ann"], work)


async def play_on(ann: Player, update: dict[str, Any]) -> None:
    while not update["view"]["outcome"]:
        if update["view"]["moves"]:
            update = await ann.play(update, update["view"]["moves"][0]["id"])
        else:
            update = await ann.until("update")


def test_its_chance_is_new_and_no_answer_tells_it(shared_server: ServerProcess) -> None:
    async def work(ann: Player) -> None:
        position = position_of(CUBIRDS, LAST)
        table = await ann.open("cubirds", ["me", "me"], position=position, start=True)
        assert "position" not in table
        update = await ann.watch(table["id"], 0)
        assert '"rng"' not in "".join(ann.raw)
        for _ in range(40):
            if update["view"]["outcome"]:
                break
            seat = update["view"]["waiting"][0]
            update = await ann.watch(table["id"], seat)
            update = await ann.play(update, update["view"]["moves"][0]["id"])
        record = await ann.ask("GET", f"/api/tables/{table['id']}/record")
        assert record["position"]["rng"] != position["rng"]
        following = await ann.ask("POST", f"/api/tables/{table['id']}/rematch")
        assert following["placed"]
        first = (await ann.watch(following["id"], 0))["view"]
        whole = await ann.ask("GET", f"/api/tables/{table['id']}/replay", params={"seat": 0})
        assert first["rows"] == whole["opening"]["rows"]

    with_players(shared_server.url, ["Ann"], work)


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"places": ["me", "open", "open"]}, "for 2 players"),
        ({"position": {"seats": 2}}, "no position of CuBirds"),
        ({"position": position_of(CUBIRDS, 0)}, "the end of a game"),
        ({"public": True}, "for those you invite"),
    ],
)
def test_what_it_cannot_go_on_from_is_refused_in_words_and_opens_nothing(
    sqlite_database: str, wish: dict[str, Any], words: str
) -> None:
    async def run() -> None:
        async with house(sqlite_database) as found:
            ann = await found.visitor("Ann")
            wanted = {"game": "cubirds", "places": ["me", "open"], "position": position_of(CUBIRDS, LAST), **wish}
            assert words in (await ann.ask("POST", "/api/tables", 422, json=wanted))["text"]
            assert await number_of(found, tables) == 0

    asyncio.run(run())


def test_players_options_and_privacy_stay_as_the_position_has_them(shared_server: ServerProcess) -> None:
    async def work(ann: Player) -> None:
        table = await ann.open("cubirds", ["me", "open"], position=position_of(CUBIRDS, LAST))
        for setting, value in {"seats": 3, "public": True, "options": {}}.items():
            refused = await ann.ask("PATCH", f"/api/tables/{table['id']}", 409, json={setting: value})
            assert refused["code"] == "position"
        assert (await ann.ask("PATCH", f"/api/tables/{table['id']}", json={"hints": True}))["hints"]

    with_players(shared_server.url, ["Ann"], work)
