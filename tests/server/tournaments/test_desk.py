"""Tournaments on a server: people and bots enter, play, leave; the server is killed; two nodes."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from tests.server.client import ServerProcess, player
from tests.server.cluster.test_nodes import nodes  # noqa: F401  a fixture
from tests.server.community.house import PATIENCE, House, Visitor, house
from tests.server.crash import Machine
from waterhole.kernel.chance import commitment_to
from waterhole.kernel.game import Refused
from waterhole.server.protocol import AskHint, TakeBack
from waterhole.server.storage.schema import entrants, jobs, pairings, results, tables, tournaments
from waterhole.server.storage.storage import connect
from waterhole.server.tables.engine.playing import bot_move, question_to, undo
from waterhole.server.tables.hints import hint
from waterhole.server.tournaments import store

KILLS = 10
ALL = "/api/tournaments"


def wanted(**more: Any) -> dict[str, Any]:
    return {"name": "Evening cup", "kind": "swiss", "game": "cubirds", "starts": time.time(), "rounds": 2} | more


async def until(one: Any, tournament: str, what: Any) -> Any:
    """The tournament as somebody sees it, as soon as this holds of it."""
    async with asyncio.timeout(PATIENCE):
        while not what(shown := await one.ask("GET", f"{ALL}/{tournament}")):
            await asyncio.sleep(0.05)
    return shown


def over(shown: Any) -> bool:
    return bool(shown["status"] == "finished")


async def announced(one: Visitor, *others: Visitor, **more: Any) -> str:
    """A tournament that these have entered and that starts at once."""
    later = wanted(starts=time.time() + 3600, **more)
    found = str((await one.ask("POST", ALL, 201, json=later))["id"])
    for other in (one, *others):
        await other.ask("PUT", f"{ALL}/{found}/entry")
    return found


async def begin(at: House, tournament: str) -> None:
    """Now is its time."""
    change = sa.update(tournaments).where(tournaments.c.id == tournament).values(starts=time.time())
    await at.server.storage.write(lambda database: database.execute(change))
    await at.server.jobs.defer("tournament", {"id": tournament}, key=store.key_of(tournament))


async def played(at: House, one: Visitor, tournament: str, number: int) -> Any:
    """A round of which all tables with people have been played, and counted."""
    shown = await until(one, tournament, lambda it: it["last"] >= number and all(
        pairing["table"] for pairing in it["pairings"] if len(pairing["entrants"]) > 1
    ))  # fmt: skip
    for pairing in shown["pairings"]:
        if pairing["table"]:
            await at.play(await at.server.registry.get(pairing["table"]), seed=pairing["board"])
    return shown


def test_people_and_bots_play_a_tournament_to_its_end(sqlite_database: str) -> None:
    async def run() -> None:
        async with house(sqlite_database) as at:
            ada, bea, cleo = [await at.visitor(name) for name in ("Ada", "Bea", "Cleo")]
            tournament = await announced(ada, bea, bots=["random"])
            assert (await ada.ask("GET", ALL))["tournaments"][0]["entrants"] == 3
            await begin(at, tournament)
            shown = await played(at, ada, tournament, 1)
            assert sorted(len(pairing["entrants"]) for pairing in shown["pairings"]) == [1, 2]
            await cleo.ask("PUT", f"{ALL}/{tournament}/entry")  # late, which a Swiss one allows
            await played(at, ada, tournament, 2)
            shown = await until(ada, tournament, over)
            points = {line["name"] or line["level"]: line["points"] for line in shown["standings"]}
            assert set(points) == {"Ada", "Bea", "Cleo", "random"}
            assert sum(points.values()) == 2 + 2  # a table and a bye, then two tables
            mine = {one["tournament"] for one in (await ada.ask("GET", "/api/me/export"))["tournaments"]}
            assert mine == {tournament}
            await bea.ask("DELETE", "/api/me", 204)
            named = [line["name"] for line in (await ada.ask("GET", f"{ALL}/{tournament}"))["standings"]]
            assert "Bea" not in named
            assert len(named) == 4

    asyncio.run(run())


def test_who_may_not_enter_is_told_so_and_nothing_changes(sqlite_database: str) -> None:
    async def run() -> None:
        async with house(sqlite_database) as at:
            ada, bea, double, late = [await at.visitor(name) for name in ("Ada", "Bea", "Adä", "Late")]
            await ada.ask("PUT", f"/api/people/{bea.id}/block", 204)
            tournament = await announced(ada, kind="knockout", bots=["random", "random"])
            entry = f"{ALL}/{tournament}/entry"
            assert "announced" in (await bea.ask("PUT", entry, 409))["text"]
            assert "Ada" in (await double.ask("PUT", entry, 409))["text"]
            await late.ask("PUT", entry)
            await late.ask("DELETE", entry)
            await late.ask("DELETE", f"{ALL}/{tournament}", 409)
            await begin(at, tournament)
            shown = await until(ada, tournament, lambda it: it["mine"])
            await late.ask("PUT", entry, 409)
            assert shown["entrants"] == 3
            for wrong in ({"starts": 1.0}, {"players": 6}, {"people": False}, {"bots": ["genius"]}, {"game": "chess"}):
                await ada.ask("POST", ALL, 422, json=wanted(**wrong))
            await ada.ask("POST", ALL, 409, json=wanted(name="\u202eolleh"))
            await ada.ask("GET", f"{ALL}/nothing", 404)
            after = await ada.ask("DELETE", f"{ALL}/{tournament}")
            assert after["status"] == "cancelled"
            table = await ada.ask("GET", f"/api/tables/{shown['mine']}")
            assert (table["status"], table["tournament"]) == ("closed", tournament)

    asyncio.run(run())


def test_a_bot_plays_on_for_who_leaves_and_she_may_come_back(sqlite_database: str) -> None:
    async def run() -> None:
        async with house(sqlite_database) as at:
            ada, bea = await at.visitor("Ada"), await at.visitor("Bea")
            tournament = await announced(ada, bea, kind="robin", bots=["random"])
            await begin(at, tournament)
            shown = await until(ada, tournament, lambda it: it["last"] == 1 and all(
                pairing["table"] for pairing in it["pairings"] if len(pairing["entrants"]) > 1
            ))  # fmt: skip
            own = {one: (await one.ask("GET", f"{ALL}/{tournament}"))["mine"] for one in (ada, bea)}
            who, table = next((one, table) for one, table in own.items() if table)
            left = await who.ask("DELETE", f"{ALL}/{tournament}/entry")
            assert left["entered"] is False
            info = await who.ask("GET", f"/api/tables/{table}")
            assert [seat["standing_in"] for seat in info["seats"] if seat["mine"]] == [True]
            again = await who.ask("PUT", f"{ALL}/{tournament}/entry")
            assert again["entered"] is True
            assert shown["entrants"] == again["entrants"]

    asyncio.run(run())


def test_in_a_tournament_nobody_is_advised_or_takes_back_not_even_alone_among_bots(sqlite_database: str) -> None:
    async def run() -> None:
        async with house(sqlite_database) as at:
            ada = await at.visitor("Ada")
            tournament = await announced(ada, bots=["random"])
            await begin(at, tournament)
            shown = await until(ada, tournament, lambda it: it["mine"])
            registry = at.server.registry
            live = await registry.get(shown["mine"])
            (seat,) = live.table.seats_of(ada.id)
            with pytest.raises(Refused, match="no hints"):
                await hint(registry, at.server.pool, ada.id, AskHint(table=shown["mine"], seat=seat, key="k"))
            async with asyncio.timeout(PATIENCE):
                while seat not in live.table.questions:
                    await asyncio.sleep(0.01)
            move = live.table.questions[seat][0]
            await registry.change(live, bot_move(seat, move, question_to(live.table, seat)))
            with pytest.raises(Refused, match="no move is taken back"):
                await registry.change(live, undo(ada.id, TakeBack(table=shown["mine"], seat=seat, version=0, key="u")))

    asyncio.run(run())


def test_who_comes_back_while_her_table_is_still_played_is_paired_in_the_next_round(sqlite_database: str) -> None:
    async def run() -> None:
        async with house(sqlite_database) as at:
            people = [await at.visitor(name) for name in ("Ada", "Bea", "Cleo", "Dora")]
            tournament = await announced(*people)
            await begin(at, tournament)
            ada, bea = people[0], people[1]
            await until(ada, tournament, lambda it: it["mine"])
            for one in (ada, bea):  # they are at two tables, or at one: it is the same
                await one.ask("DELETE", f"{ALL}/{tournament}/entry")
            await ada.ask("PUT", f"{ALL}/{tournament}/entry")
            await played(at, ada, tournament, 1)
            shown = await until(ada, tournament, lambda it: it["last"] == 2)
            gone = {line["name"]: line["gone"] for line in shown["standings"]}
            assert gone == {"Ada": False, "Bea": True, "Cleo": False, "Dora": False}
            number = {line["name"]: line["number"] for line in shown["standings"]}
            called = {one for pairing in shown["pairings"] for one in pairing["entrants"]}
            assert called == {number["Ada"], number["Cleo"], number["Dora"]}

    asyncio.run(run())


def test_duplicate_deals_are_the_same_cards_at_every_table_and_are_told_when_all_are_over(
    sqlite_database: str,
) -> None:
    async def run() -> None:
        async with house(sqlite_database) as at:
            people = [await at.visitor(name) for name in ("Ada", "Bea", "Cleo", "Dora")]
            ada = people[0]
            tournament = await announced(*people, rounds=1, duplicate=True)
            before = await ada.ask("GET", f"{ALL}/{tournament}")
            await begin(at, tournament)
            shown = await until(
                ada, tournament, lambda it: [bool(one["table"]) for one in it["pairings"]] == [True] * 2
            )
            first, second = [await at.server.registry.get(one["table"]) for one in shown["pairings"]]
            deals = [[one.table.playing.view(seat) for seat in (0, 1)] for one in (first, second)]
            assert deals[0] == deals[1]
            stranger = await at.visitor("Stranger")
            await stranger.ask("GET", f"/api/tables/{first.table.id}", 404)
            await at.play(first, seed=1)
            at_first = [one for one in people if first.table.sits(one.id)]
            for what in ("record", "replay", "review"):
                await at_first[0].ask("GET", f"/api/tables/{first.table.id}/{what}", 409)
            for what in ("study", "analysis"):
                await at_first[0].ask("POST", f"/api/{what}", 409, json={"table": first.table.id})
            assert shown["secret"] == "" != before["commitment"]
            await at.play(second, seed=2)
            shown = await until(ada, tournament, over)
            assert commitment_to(shown["secret"]) == before["commitment"]
            records = [
                await stranger.ask(
                    "GET", f"/api/tables/{one['table']}/record", headers={"waterhole-invite": one["invite"]}
                )
                for one in shown["pairings"]
            ]
            assert records[0]["chance"] == records[1]["chance"]
            assert records[0]["chance"]["secret"] == commitment_to(f"{shown['secret']}:1")

    asyncio.run(run())


def test_an_arena_pairs_those_who_are_free_until_its_time_is_over(sqlite_database: str) -> None:
    async def run() -> None:
        async with house(sqlite_database) as at:
            ada = await at.visitor("Ada")
            tournament = (await ada.ask("POST", ALL, 201, json=wanted(kind="arena", bots=["random"] * 3)))["id"]
            await until(ada, tournament, lambda it: it["last"] >= 2)
            end = sa.update(tournaments).where(tournaments.c.id == tournament)
            await at.server.storage.write(
                lambda database: database.execute(end.values(starts=time.time() - 3600, minutes=1))
            )
            shown = await until(ada, tournament, over)
            assert sum(line["points"] for line in shown["standings"]) >= 2

    asyncio.run(run())


# -- the server is killed -------------------------------------------------------------------------------


@pytest.fixture
def machine(sqlite_database: str, tmp_path: Path) -> Iterator[Machine]:
    found = Machine(sqlite_database, tmp_path / "server.log")
    try:
        yield found
    finally:
        found.kill()


@contextlib.asynccontextmanager
async def reached(machine: Machine) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=machine.url) as client:
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    (await client.get("/health")).raise_for_status()
                    break
                except httpx.HTTPError:
                    await asyncio.sleep(0.02)
        yield client


def check_nothing_lost_or_doubled(database: str, tournament: str) -> None:
    """By the rows themselves: every pairing has one table, every table one result, and all have met once."""
    engine = connect(database)
    with engine.connect() as connection:
        paired = connection.execute(sa.select(pairings).where(pairings.c.tournament == tournament)).all()
        opened = connection.execute(sa.select(tables.c.id).where(tables.c.host == tournament)).scalars().all()
        entered = connection.execute(sa.select(entrants).where(entrants.c.tournament == tournament)).all()
        lines = connection.execute(sa.select(results).order_by(results.c.table_id, results.c.seat)).all()
        left = connection.execute(sa.select(jobs.c.key).where(jobs.c.kind == "tournament")).all()
    engine.dispose()
    assert sorted(row.table_id for row in paired if row.table_id) == sorted(opened)
    places: dict[str, list[int]] = {}
    for line in lines:
        places.setdefault(line.table_id, []).append(line.place)
    for row in paired:
        numbers = msgspec.json.decode(row.entrants)
        assert len(numbers) == 1 or msgspec.json.decode(row.places) == places[row.table_id]
    met = Counter(frozenset(pair) for row in paired for pair in combinations(msgspec.json.decode(row.entrants), 2))
    assert met == Counter(frozenset(pair) for pair in combinations([one.number for one in entered], 2))
    assert left == []


async def play_as(token: str, client: httpx.AsyncClient, rng: random.Random) -> None:
    """Answer all that a bot account is asked now; what is refused, it is asked again."""
    client.headers["authorization"] = f"Bearer {token}"
    for line in (await client.get("/api/bot/stream", params={"seconds": 0})).text.splitlines():
        asked = msgspec.json.decode(line)
        path, seat = f"/api/bot/tables/{asked['table']}", asked["seat"]
        answer = await client.get(path, params={"seat": seat})
        while answer.status_code == 200 and (moves := answer.json()["view"]["moves"]):
            move = {"seat": seat, "version": answer.json()["version"], "key": rng.randbytes(6).hex()}
            answer = await client.post(f"{path}/move", json=move | {"move": rng.choice(moves)["id"]})


@pytest.mark.compiled_only
def test_a_tournament_goes_on_where_it_was_when_the_server_is_killed(machine: Machine, sqlite_database: str) -> None:
    """Ada's program plays at all its tables, our bots play the rest."""

    async def run() -> None:
        rng = random.Random(3)
        machine.start()
        async with reached(machine) as client:
            (await client.post("/api/me", json={"name": "Ada"})).raise_for_status()
            token = (await client.post("/api/bots", json={"name": "of-ada"})).json()["token"]
            short = {"game": "savanna", "kind": "robin", "bots": ["random"] * 5, "people": False, "programs": True}
            tournament = (await client.post(ALL, json=wanted(**short, starts=time.time() + 1))).json()["id"]
            entered = await client.put(f"{ALL}/{tournament}/entry", headers={"authorization": f"Bearer {token}"})
            assert entered.status_code == 200, entered.text
        for _ in range(KILLS):
            await asyncio.sleep(rng.uniform(0.1, 0.8))
            machine.kill()
            machine.start()
            async with reached(machine) as client:
                await play_as(token, client, rng)
        async with reached(machine) as client, asyncio.timeout(PATIENCE):
            while (await client.get(f"{ALL}/{tournament}")).json()["status"] != "finished":
                await play_as(token, client, rng)
                await asyncio.sleep(0.05)

    asyncio.run(run())
    check_nothing_lost_or_doubled(sqlite_database, only_one(sqlite_database))


def only_one(database: str) -> str:
    engine = connect(database)
    with engine.connect() as connection:
        found = connection.execute(sa.select(tournaments.c.id)).scalar()
    engine.dispose()
    return str(found)


@pytest.mark.compiled_only
def test_two_nodes_hold_one_tournament(nodes: list[ServerProcess]) -> None:  # noqa: F811
    async def run() -> str:
        async with player(nodes[0].url, "Ann") as ann, player(nodes[1].url, "Bob") as bob:
            cup = wanted(kind="robin", bots=["random"] * 3, starts=time.time() + 2)
            tournament = str((await ann.ask("POST", ALL, 201, json=cup))["id"])
            await bob.ask("PUT", f"{ALL}/{tournament}/entry")
            called = await bob.until("called")
            assert (await ann.ask("GET", f"/api/tables/{called['table']}"))["tournament"] == tournament
            await bob.ask("DELETE", f"{ALL}/{tournament}/entry")
            await until(ann, tournament, over)
            return tournament

    tournament = asyncio.run(run())
    engine = connect(nodes[0].database)
    with engine.connect() as connection:
        paired = connection.execute(sa.select(pairings.c.table_id).where(pairings.c.table_id.is_not(None))).scalars()
        opened = connection.execute(sa.select(tables.c.id).where(tables.c.host == tournament)).scalars()
        assert sorted(paired) == sorted(opened)
    engine.dispose()
