"""The log on disk: what is written together, and what is written once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa

from waterhole.server.storage.entries import Entry
from waterhole.server.storage.migration import migrate
from waterhole.server.storage.schema import entries, tables
from waterhole.server.storage.storage import ROWS_PER_STATEMENT, Also, Storage, StorageFailed, log_of, settle

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


async def append(
    storage: Storage, entry: Entry, columns: dict[str, Any] | None = None, also: Also | None = None
) -> bool:
    future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    storage.append(entry, columns or {}, also, partial(settle, future))
    return await future


async def log(storage: Storage, table: str = TABLE) -> list[Entry]:
    return await storage.read(lambda connection: log_of(connection, table))


def test_a_batch_larger_than_a_statement_is_written_whole(with_storage: With) -> None:
    async def work(storage: Storage) -> None:
        lines = [entry(number) for number in range(1, 2 * ROWS_PER_STATEMENT + 8)]
        assert all(await asyncio.gather(*(append(storage, line) for line in lines)))
        assert await log(storage) == lines

    with_storage(work)


def test_of_two_entries_with_one_number_the_first_stays_and_the_rest_of_the_batch_is_written(
    with_storage: With,
) -> None:
    async def work(storage: Storage) -> None:
        first = entry(1, key="first")
        assert await append(storage, first)
        other = entry(1, table="f" * 16)
        answers = await asyncio.gather(
            append(storage, entry(1, key="second")), append(storage, other), append(storage, entry(2))
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
            append(storage, entry(1)), append(storage, entry(2), also=fail), return_exceptions=True
        )
        assert answers[0] is True
        assert isinstance(answers[1], StorageFailed)
        assert await log(storage) == [entry(1)]

    with_storage(work)


def test_a_failure_of_the_database_is_answered_and_the_next_entry_is_written(with_storage: With) -> None:
    async def work(storage: Storage) -> None:
        await storage.write(entries.drop)
        with pytest.raises(StorageFailed):
            await append(storage, entry(1))
        await storage.write(entries.create)
        assert await append(storage, entry(1))
        assert await log(storage) == [entry(1)]

    with_storage(work)


def test_an_entry_is_answered_when_it_is_on_disk(with_storage: With) -> None:
    async def work(storage: Storage) -> None:
        heard: asyncio.Future[tuple[object, list[Entry]]] = asyncio.get_running_loop().create_future()

        def done(answer: object) -> None:
            with storage.engine.connect() as connection:
                heard.set_result((answer, log_of(connection, TABLE)))

        storage.append(entry(1), {}, None, done)
        assert await heard == (True, [entry(1)])

    with_storage(work)


def test_columns_of_the_table_change_with_the_entry_alone(with_storage: With) -> None:
    async def work(storage: Storage) -> None:
        row = {
            "id": TABLE, "game": "cubirds", "rules": "1", "seed": "1", "salt": "s", "invite": "i", "host": "h",
            "setting": "{}", "public": False, "status": "running", "due": None, "created": 0.0, "updated": 0.0,
        }  # fmt: skip
        await storage.write(lambda connection: connection.execute(sa.insert(tables).values(**row)))
        assert await append(storage, entry(1), {"status": "finished"})
        assert not await append(storage, entry(1, key="late"), {"status": "closed"})
        status = sa.select(tables.c.status).where(tables.c.id == TABLE)
        assert await storage.read(lambda connection: connection.execute(status).scalar()) == "finished"

    with_storage(work)
