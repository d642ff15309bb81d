"""Play a person: who is matched with whom, and that a table comes of it once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from tests.server.client import Player, ServerProcess, player
from tests.server.cluster.test_nodes import nodes  # noqa: F401  a fixture
from waterhole.server.community import matching
from waterhole.server.community.matching import ANYBODY, NEAR, Seeker, matched

NOW = 1000.0


def seeker(who: str, rating: float = 1500, waited: float = 0, **more: Any) -> Seeker:
    given: dict[str, Any] = {"game": "cubirds", "pace": "live", "players": 2, "bots": False} | more
    return Seeker(who=who, rating=rating, since=NOW - waited, **given)


def names(groups: list[list[Seeker]]) -> list[set[str]]:
    return [{one.who for one in group} for group in groups]


def test_those_near_in_strength_are_matched_at_once() -> None:
    four = [seeker("a", 1200), seeker("b", 1900), seeker("c", 1260), seeker("d", 1850)]
    assert sorted(map(sorted, names(matched(four, [], NOW)))) == [["a", "c"], ["b", "d"]]


def test_the_difference_that_is_taken_grows_with_the_time_that_one_has_waited() -> None:
    strong = seeker("s", 1500 + 2 * NEAR)
    assert matched([seeker("a"), strong], [], NOW) == []
    assert names(matched([seeker("a", waited=1 + NEAR / matching.WIDER), strong], [], NOW)) == [{"a", "s"}]
    assert names(matched([seeker("a", waited=ANYBODY), seeker("z", 9000)], [], NOW)) == [{"a", "z"}]


def test_who_blocks_is_never_matched_with_whom_she_blocks() -> None:
    apart = {frozenset({"a", "b"})}
    long = [seeker(who, waited=10 * ANYBODY) for who in "ab"]
    assert matched(long, apart, NOW) == []
    assert names(matched([*long, seeker("c")], apart, NOW)) == [{"a", "c"}]


def test_game_pace_and_number_of_players_must_be_the_same() -> None:
    others = [seeker("b", game="savanna"), seeker("c", pace="slow"), seeker("d", players=3)]
    assert matched([seeker("a", waited=ANYBODY), *others], [], NOW) == []


def test_bots_come_only_to_those_who_take_them() -> None:
    three = [seeker("a", players=4, bots=True), seeker("b", players=4), seeker("c", players=4, bots=True)]
    assert names(matched(three, [], NOW)) == [{"a", "c"}]


@given(
    st.lists(
        st.tuples(st.integers(800, 2200), st.integers(0, 90), st.integers(2, 4), st.booleans()), min_size=1, max_size=20
    ),
    st.sets(st.frozensets(st.integers(0, 19), min_size=2, max_size=2), max_size=10),
)
def test_nobody_sits_twice_or_with_whom_she_must_not(people: list[tuple[int, int, int, bool]], foes: set[Any]) -> None:
    apart = {frozenset(map(str, pair)) for pair in foes}
    all_of_them = [
        seeker(str(number), rating, waited, players=players, bots=bots)
        for number, (rating, waited, players, bots) in enumerate(people)
    ]
    groups = matched(all_of_them, apart, NOW)
    seated = [one.who for group in groups for one in group]
    assert len(seated) == len(set(seated))
    for group in groups:
        assert len({one.queue for one in group}) == 1
        assert len(group) == group[0].players or all(one.bots for one in group)
        assert not any(pair in apart for pair in matching.pairs([one.who for one in group]))


# -- by the server -----------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def crowd(urls: list[str]) -> AsyncIterator[list[Player]]:
    """Four people, one after another on these nodes."""
    async with contextlib.AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(player(urls[number % len(urls)], name))
            for number, name in enumerate(("Ada", "Bea", "Cleo", "Dora"))
        ]


async def rate(database: str, people: list[Player], ratings: list[int]) -> None:
    """Give people a rating, as games would."""
    from waterhole.server.storage.schema import standings

    engine = sa.create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        for one, rating in zip(people, ratings, strict=True):
            me = (await one.ask("GET", "/api/me"))["id"]
            connection.execute(
                sa.insert(standings).values(
                    identity=me, game="cubirds", pace="live", games=20, mean=rating, deviation=80, surely=rating - 157
                )
            )
    engine.dispose()


async def seek(one: Player, **wanted: Any) -> None:
    await one.send(type="seek", key=one.name, game="cubirds", **wanted)


async def sat_down(people: list[Player]) -> list[str]:
    """The table to which each is called; it runs, and they sit there."""
    called = [(await one.until("called", key=one.name))["table"] for one in people]
    for one, table in zip(people, called, strict=True):
        info = await one.ask("GET", f"/api/tables/{table}")
        assert info["status"] == "running"
        assert sum(seat["mine"] for seat in info["seats"]) == 1
    return called


async def four_are_matched(database: str, urls: list[str]) -> None:
    async with crowd(urls) as people:
        await rate(database, people, [1200, 1900, 1250, 1880])
        for one in people:
            await seek(one)
        tables = await sat_down(people)
        assert tables[0] == tables[2] != tables[1] == tables[3]
        await seek(people[0])  # its answer was lost: the same search has found the same table
        assert (await people[0].until("called"))["table"] == tables[0]


def test_four_of_different_strength_come_to_two_tables(server: ServerProcess) -> None:
    asyncio.run(four_are_matched(server.database, [server.url]))


@pytest.mark.compiled_only
def test_on_two_nodes_too(nodes: list[ServerProcess]) -> None:  # noqa: F811
    asyncio.run(four_are_matched(nodes[0].database, [node.url for node in nodes]))


def test_who_leaves_is_not_waited_for_and_who_takes_bots_plays_at_once(server: ServerProcess) -> None:
    async def run() -> None:
        async with crowd([server.url]) as (ada, bea, cleo, dora):
            await seek(ada)
            assert (await ada.until("seeking"))["waiting"] == 1
            await ada.send(type="unseek")
            await seek(bea, players=3)
            await bea.until("seeking")
            assert cleo.socket is not None
            await seek(cleo)
            await cleo.until("seeking")
            await cleo.socket.close()
            await dora.send(type="seek", key="odd", game="cubirds", players=9)
            assert (await dora.until("error"))["code"] == "bad_frame"
            await seek(dora)
            assert (await dora.until("seeking", waiting=1))["offer"] is False  # Ada and Cleo have gone
            await seek(bea, players=3, bots=True)
            (table,) = await sat_down([bea])
            seats = (await bea.ask("GET", f"/api/tables/{table}"))["seats"]
            assert sorted(seat["kind"] for seat in seats) == ["bot", "bot", "person"]

    asyncio.run(run())


def test_a_search_goes_on_after_the_server_was_killed(server: ServerProcess, tmp_path: Any) -> None:
    async def run() -> None:
        async with crowd([server.url]) as (ada, bea, *_):
            await seek(ada)
            await ada.until("seeking")
            server.kill()
            server.start()
            server.wait()
            await bea.connect()
            await seek(bea)  # who may be matched at once: the search of who was here a moment ago still counts
            await ada.connect()
            await seek(ada)
            assert len(set(await sat_down([ada, bea]))) == 1

    asyncio.run(run())


def test_who_blocks_waits_rather_than_play(server: ServerProcess) -> None:
    async def run() -> None:
        async with crowd([server.url]) as (ada, bea, cleo, _):
            await ada.ask("PUT", f"/api/people/{(await bea.ask('GET', '/api/me'))['id']}/block", 204)
            for one in (ada, bea):
                await seek(one)
            assert (await bea.until("seeking"))["waiting"] == 2
            await seek(cleo)
            assert len(set(await sat_down([ada, cleo]))) == 1

    asyncio.run(run())
