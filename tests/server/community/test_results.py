"""A finished table leaves its result once, whatever happens; some leave no rating."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.client import ServerProcess, player
from tests.server.community.house import PATIENCE, House, house
from tests.server.tables.test_play import play_to_the_end
from waterhole.kernel.match import Match
from waterhole.server import protocol
from waterhole.server.community import results as counting
from waterhole.server.community.results import finish_of
from waterhole.server.storage.schema import finishes, results, standings
from waterhole.server.tables import hints, records, seating
from waterhole.server.tables.engine import playing
from waterhole.server.tables.engine.live_table import LiveTable
from waterhole.server.tables.undo import reveals

Work = Callable[[House], Coroutine[Any, Any, None]]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(f"{request.param}_database"))


def at_home(database: str, work: Work) -> None:
    async def run() -> None:
        async with house(database) as found:
            await work(found)

    asyncio.run(run())


async def all_of(found: House, table: sa.Table) -> list[Any]:
    return list(await found.server.storage.read(lambda connection: connection.execute(sa.select(table)).all()))


def test_a_finished_table_leaves_a_row_for_each_seat_and_a_rating_for_each_person(database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        live = await found.begin(ann, bob, bots=1)
        await found.play(live)
        rows = await found.counted(live)
        ranks = live.table.playing.record().ranks
        assert [(row.identity, row.level, row.place) for row in rows] == [
            (ann.id, None, ranks[0]),
            (bob.id, None, ranks[1]),
            (None, "random", ranks[2]),
        ]
        assert {(row.game, row.players, row.pace, row.unrated) for row in rows} == {("cubirds", 3, "live", "")}
        stand = {row.identity: row for row in await all_of(found, standings)}
        assert set(stand) == {ann.id, bob.id}
        assert [stand[row.identity].mean for row in rows[:2]] == [row.mean for row in rows[:2]]
        assert rows[2].mean is None

    at_home(database, work)


def test_a_result_is_counted_once_however_often_and_from_wherever_it_is_seen(database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        live = await found.begin(ann, bob)
        await found.play(live)
        finish = finish_of(live.table, 5.0)
        again = await asyncio.gather(*(found.server.results.count([finish]) for _ in range(5)))
        assert sum(again) <= 1
        assert await found.server.results.count_missing() == 0
        assert len(await all_of(found, finishes)) == 1
        assert [row.games for row in await all_of(found, standings)] == [1, 1]

    at_home(database, work)


def test_two_nodes_that_count_the_same_tables_at_once_count_each_once(postgres_database: str) -> None:
    async def work(found: House) -> None:
        async with house(postgres_database, port=8766) as other:
            people = [await found.visitor(name) for name in ("Ann", "Bob", "Cat", "Dan")]
            found.server.registry.submitter.after_change.remove(found.server.results.look)
            ended = []
            for seed in range(4):
                live = await found.begin(*people[seed % 2 : 4 - seed // 2])
                await found.play(live, seed)
                ended.append(finish_of(live.table, float(seed)))
            for finish in ended:
                nodes = (found.server.results, other.server.results)
                new = await asyncio.gather(nodes[0].count([finish]), nodes[1].count(ended), nodes[0].count(ended[::-1]))
                assert sum(new) in {0, 1, 4}
            assert len(await all_of(found, finishes)) == 4
            seats = sum(len(finish.seats) for finish in ended)
            assert len(await all_of(found, results)) == seats
            assert sum(row.games for row in await all_of(found, standings)) == seats

    at_home(postgres_database, work)


def test_what_a_crash_left_uncounted_is_counted_at_the_next_start_and_old_tables_too(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the commit of the last move and that of the result the process is gone: nobody hears of the finish."""
    tables: list[str] = []

    async def crash(found: House) -> None:
        found.server.registry.submitter.after_change.remove(found.server.results.look)
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        for seed in range(3):
            live = await found.begin(ann, bob)
            await found.play(live, seed)
            tables.append(live.table.id)
        assert await all_of(found, results) == []

    async def again(found: House) -> None:
        while len(counted := await all_of(found, finishes)) < 3:
            await asyncio.sleep(0.01)
        assert {row.table_id for row in counted} == set(tables)
        assert [row.games for row in await all_of(found, standings)] == [3, 3]
        assert len(await all_of(found, results)) == 6

    monkeypatch.setattr(counting, "BREATH", 0.0)
    at_home(database, crash)
    at_home(database, again)


@pytest.mark.compiled_only
def test_a_server_killed_at_the_last_move_counts_the_table_when_it_is_back(server: ServerProcess) -> None:
    async def run() -> None:
        async with player(server.url) as ann:
            table = (await ann.open("cubirds", ["me", "random"], start=True))["id"]
            await play_to_the_end(ann, table)
            server.kill()
            server.start()
            server.wait()
            async with asyncio.timeout(PATIENCE):
                while not (games := (await ann.ask("GET", "/api/people/me/games"))["games"]):
                    await asyncio.sleep(0.05)
            assert [(game["table"], game["unrated"]) for game in games] == [(table, "")]

    asyncio.run(run())


def test_a_table_on_one_screen_has_no_rating(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann = await found.visitor("Ann")
        wanted = protocol.NewTable(game="cubirds", places=["me", "me"], start=True)
        live = await seating.open_table(found.server.registry, ann.id, wanted)
        await found.play(live)
        assert {row.unrated for row in await found.counted(live)} == {"screen"}
        assert await all_of(found, standings) == []

    at_home(sqlite_database, work)


def test_a_person_and_her_own_program_have_no_rating(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann = await found.visitor("Ann")
        await ann.ask("POST", "/api/bots", 201, json={"name": "annie"})
        bot = await found.server.identities.bot_named("annie")
        assert bot is not None
        live = await found.begin(ann, await found.visitor("Bob"), public=True)
        table = live.table
        table.seats[1].identity = bot  # as if it had been invited
        await found.play(live)
        assert {row.unrated for row in await found.counted(live)} == {"own-bot"}

    at_home(sqlite_database, work)


def test_a_seat_whose_owner_was_deleted_is_not_compared(sqlite_database: str) -> None:
    """Or one could make a program, play against it, and delete it before anybody asks whose it is."""

    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        live = await found.begin(ann, bob)
        await bob.ask("DELETE", "/api/me", 204)
        await found.play(live)
        rows = await found.counted(live)
        assert [(row.identity, row.unrated, row.mean) for row in rows] == [
            (ann.id, "alone", None),
            (None, "alone", None),
        ]

    at_home(sqlite_database, work)


def test_advice_takes_the_rating_away_also_from_who_is_alone_among_bots(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann = await found.visitor("Ann")
        live = await found.begin(ann, bots=1)
        while 0 not in live.table.questions:
            await asyncio.sleep(0.01)
        asked = protocol.AskHint(table=live.table.id, seat=0, key="k")
        await hints.hint(found.server.registry, found.server.pool, ann.id, asked)
        await found.play(live)
        assert {row.unrated for row in await found.counted(live)} == {"help"}
        assert await all_of(found, standings) == []

    at_home(sqlite_database, work)


async def play_until(found: House, live: LiveTable, reached: Callable[[Match], bool]) -> None:
    """Seat 0 makes its first move whenever it is asked; bots answer."""
    table = live.table
    while not reached(table.playing):
        if 0 in table.questions:
            decide = playing.bot_move(0, table.questions[0][0], playing.question_to(table, 0))
            await found.server.registry.change(live, decide)
        else:
            await asyncio.sleep(0.01)


def last_is_own(match: Match) -> bool:
    return bool(match.history) and match.history[-1][0] == 0


def answered(match: Match) -> bool:
    return not last_is_own(match) and any(seat == 0 for seat, _ in match.history) and match.state.decider() == 0


def nothing_shown(match: Match) -> bool:
    return last_is_own(match) and match.state.decider() == 0 and not reveals(match, len(match.history) - 1)


@pytest.mark.parametrize(("reached", "unrated"), [(answered, "help"), (nothing_shown, "")])
def test_a_move_taken_back_takes_the_rating_away_unless_it_had_shown_nothing(
    sqlite_database: str, reached: Callable[[Match], bool], unrated: str
) -> None:
    async def work(found: House) -> None:
        ann = await found.visitor("Ann")
        live = await found.begin(ann, bots=1)
        await play_until(found, live, reached)
        back = protocol.TakeBack(table=live.table.id, seat=0, version=live.table.version(0), key="k")
        await found.server.registry.change(live, playing.undo(ann.id, back))
        await found.play(live)
        assert {row.unrated for row in await found.counted(live)} == {unrated}

    at_home(sqlite_database, work)


def test_who_lets_a_bot_play_comes_last_in_the_rating_whatever_the_bot_reaches(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        live = await found.begin(ann, bob, stand_in="random")
        await seating.rise(found.server.registry, live, ann.id, 0)
        await seating.sit(found.server.registry, live, ann.id, 0)
        await found.play(live)
        first, second = await found.counted(live)
        assert (first.left_early, second.left_early) == (True, False)
        assert first.gain < 0 < second.gain

    at_home(sqlite_database, work)


def test_an_imported_record_is_nobodys_result(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        live = await found.begin(ann, bob)
        await found.play(live)
        await found.counted(live)
        raw = (await ann.client.get(f"/api/tables/{live.table.id}/record")).content
        await records.imported(found.server.registry, ann.id, raw)
        while len(counted := await all_of(found, finishes)) < 2:
            await asyncio.sleep(0.01)
        assert {row.unrated for row in counted} == {"", "imported"}
        assert len(await all_of(found, results)) == 2

    at_home(sqlite_database, work)


def test_a_closed_table_has_no_result(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        live = await found.begin(ann, bob)
        from waterhole.server.ops.upkeep import close

        await close(found.server.registry, live, "closed-by-host")
        assert await found.server.results.count_missing() == 0
        assert await all_of(found, finishes) == []

    at_home(sqlite_database, work)


def test_a_clock_of_hours_makes_a_slow_game_with_a_rating_of_its_own(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        await found.finished(ann, bob)
        rows = await found.finished(ann, bob, clock=protocol.ClockSetting(move=86_400))
        assert {row.pace for row in rows} == {"slow"}
        assert sorted((row.pace, row.games) for row in await all_of(found, standings)) == [
            ("live", 1),
            ("live", 1),
            ("slow", 1),
            ("slow", 1),
        ]

    at_home(sqlite_database, work)
