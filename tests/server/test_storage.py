"""The log on disk: what is written together, what is written once, and how moves that need no waiting are taken."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import sqlalchemy as sa

from waterhole.server.locks import Lock
from waterhole.server.migration import migrate
from waterhole.server.rows import Entry
from waterhole.server.storage import ROWS_PER_STATEMENT, Storage, StorageFailed, entries, log_of, tables

TABLE = "0123456789abcdef"


Work = Callable[[Storage], Coroutine[Any, Any, None]]
With = Callable[[Work], None]


@pytest.fixture(params=["sqlite", "postgres"])
def with_storage(request: pytest.FixtureRequest) -> With:
    """Runs something with an empty storage of either kind."""
    url: str = request.getfixturevalue(f"{request.param}_database")

    def run(work: Work) -> None:
        storage = Storage(url)
        try:
            migrate(storage.engine)
            asyncio.run(work(storage))
        finally:
            storage.close()

    return run


def entry(number: int, table: str = TABLE, key: str = "") -> Entry:
    return Entry(table, number, "move", 0, f"move {number}", key or f"k{number}", 1.5)


async def log(storage: Storage, table: str = TABLE) -> list[Entry]:
    return await storage.read(lambda connection: log_of(connection, table))


def test_a_group_larger_than_a_statement_is_written_whole(with_storage: With) -> None:
    async def work(storage: Storage) -> None:
        lines = [entry(number) for number in range(1, 2 * ROWS_PER_STATEMENT + 8)]
        assert all(await asyncio.gather(*(storage.append(line) for line in lines)))
        assert await log(storage) == lines

    with_storage(work)


def test_of_two_entries_with_one_number_the_first_stays_and_the_rest_of_the_group_is_written(
    with_storage: With,
) -> None:
    async def work(storage: Storage) -> None:
        first = entry(1, key="first")
        assert await storage.append(first)
        other = entry(1, table="f" * 16)
        answers = await asyncio.gather(
            storage.append(entry(1, key="second")), storage.append(other), storage.append(entry(2))
        )
        assert list(answers) == [False, True, True]
        assert await log(storage) == [first, entry(2)]
        assert await log(storage, other.table_id) == [other]

    with_storage(work)


def test_what_goes_with_an_entry_is_written_with_it_or_not_at_all(with_storage: With) -> None:
    async def work(storage: Storage) -> None:
        def fail(_: sa.Connection) -> None:
            raise OSError("the disk is full")

        answers = await asyncio.gather(
            storage.append(entry(1)), storage.append(entry(2), also=fail), return_exceptions=True
        )
        assert answers[0] is True
        assert isinstance(answers[1], StorageFailed)
        assert await log(storage) == [entry(1)]

    with_storage(work)


def test_a_failure_of_the_database_is_answered_and_the_next_entry_is_written(with_storage: With) -> None:
    async def work(storage: Storage) -> None:
        await storage.write(entries.drop)
        with pytest.raises(StorageFailed):
            await storage.append(entry(1))
        await storage.write(entries.create)
        assert await storage.append(entry(1))
        assert await log(storage) == [entry(1)]

    with_storage(work)


def test_one_who_does_not_wait_hears_of_it_when_it_is_on_disk(with_storage: With) -> None:
    async def work(storage: Storage) -> None:
        heard: asyncio.Future[tuple[object, list[Entry]]] = asyncio.get_running_loop().create_future()

        def done(answer: object) -> None:
            with storage.engine.connect() as connection:
                heard.set_result((answer, log_of(connection, TABLE)))

        storage.append_then(entry(1), {}, None, done)
        assert await heard == (True, [entry(1)])

    with_storage(work)


def test_columns_of_the_table_change_with_the_entry_alone(with_storage: With) -> None:
    async def work(storage: Storage) -> None:
        row = {
            "id": TABLE, "game": "cubirds", "rules": "1", "seed": "1", "salt": "s", "invite": "i", "host": "h",
            "setting": "{}", "public": False, "status": "running", "due": None, "created": 0.0, "updated": 0.0,
        }  # fmt: skip
        await storage.write(lambda connection: connection.execute(sa.insert(tables).values(**row)))
        assert await storage.append(entry(1), {"status": "finished"})
        assert not await storage.append(entry(1, key="late"), {"status": "closed"})
        status = sa.select(tables.c.status).where(tables.c.id == TABLE)
        assert await storage.read(lambda connection: connection.execute(status).scalar()) == "finished"

    with_storage(work)


async def hold(lock: Lock, held: list[str], who: str) -> None:
    async with lock:
        held.append(who)


def test_a_lock_is_taken_at_once_only_where_nobody_holds_it_or_stands_in_line() -> None:
    async def run() -> None:
        lock, held = Lock(), list[str]()
        assert lock.take()
        assert not lock.take()
        first, second = asyncio.ensure_future(hold(lock, held, "a")), asyncio.ensure_future(hold(lock, held, "b"))
        await asyncio.sleep(0)
        lock.release()
        assert not lock.take()  # the first in line has not run yet, but comes first
        await asyncio.gather(first, second)
        assert held == ["a", "b"]
        assert not lock.locked()
        assert lock.take()

    asyncio.run(run())


@pytest.mark.parametrize("handed_over", [False, True])
def test_who_gives_up_waiting_for_a_lock_keeps_nobody_else_from_it(handed_over: bool) -> None:
    async def run() -> None:
        lock, held = Lock(), list[str]()
        assert lock.take()
        leaver, stayer = asyncio.ensure_future(hold(lock, held, "a")), asyncio.ensure_future(hold(lock, held, "b"))
        await asyncio.sleep(0)
        if handed_over:
            lock.release()
        leaver.cancel()
        with pytest.raises(asyncio.CancelledError):
            await leaver
        if not handed_over:
            assert lock.locked()
            lock.release()
        await stayer
        assert held == ["b"]
        assert not lock.locked()

    asyncio.run(run())


def test_a_lock_is_free_again_after_an_error_under_it() -> None:
    async def run() -> None:
        lock = Lock()
        with pytest.raises(ValueError, match="no"):
            async with lock:
                raise ValueError("no")
        assert lock.take()

    asyncio.run(run())
