"""`python -m benchmarks grown`: start, lobby, own tables and replays of a server that has been used for long.

The same server with an empty database and with thousands of finished tables, which are copies of one real game, and
one very long game. The times are what a visitor waits; the processor time beside them changes little on a busy machine.
"""

from __future__ import annotations

import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median

import msgspec
import sqlalchemy as sa

from benchmarks.server.compare import cpu_seconds, memory_mb
from benchmarks.server.load import Ours, ask, fetch, free_port
from waterhole.games import GAMES
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.match import Match
from waterhole.server.storage.schema import entries, finishes, seats, tables
from waterhole.server.storage.storage import connect

ASKED = 40  # requests of each kind
OWN = 10  # every tenth table is the visitor's
PATIENCE = 120.0


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """What a visitor meets; each with the server's processor time, in milliseconds."""

    tables: int
    start: tuple[float, float]  # until the first answer
    lobby: tuple[float, float]
    own: tuple[float, float]
    replay: tuple[float, float]  # of any hundred moves of the long game
    memory_mb: float  # after all that


def record(game: str, seats: int) -> bytes:
    """A whole game of players who do anything that is allowed."""
    match, rng = Match(GAMES[game], [f"Seat {seat + 1}" for seat in range(seats)], seed=1), Rng(1)
    while not match.over:
        seat = match.state.decider()
        moves = match.legal(seat)
        match.play_unchecked(seat, moves[rng.below(len(moves))])
    return msgspec.json.encode(match.record())


@contextmanager
def served(folder: str, port: int) -> Iterator[tuple[int, tuple[float, float]]]:
    """The server's process, and what its start took."""
    begun = time.perf_counter()
    server = subprocess.Popen(Ours.command(port, folder), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while True:
            try:
                fetch(port, "/api/tables")
                break
            except OSError:
                assert server.poll() is None, "the server did not start"
                assert time.perf_counter() - begun < PATIENCE, "the server does not answer"
                time.sleep(0.005)
        yield server.pid, (1000 * (time.perf_counter() - begun), 1000 * cpu_seconds(server.pid))
    finally:
        server.terminate()
        server.wait(30)


def asked(pid: int, request: Callable[[int], object]) -> tuple[float, float]:
    """The median time of an answer, and the processor time of one."""
    taken = []
    before = cpu_seconds(pid)
    for number in range(ASKED):
        begun = time.perf_counter()
        request(number)
        taken.append(time.perf_counter() - begun)
    return round(1000 * median(taken), 1), round(1000 * (cpu_seconds(pid) - before) / ASKED, 1)


def multiply(database: str, table: str, copies: int) -> None:
    """So many finished tables like this one; every tenth has its host."""
    numbers = "with recursive n(i) as (select 1 union all select i + 1 from n where i < :copies)"
    engine = connect(database)
    with engine.begin() as connection:
        for one in (tables, seats, entries):
            key = "id" if one is tables else "table_id"
            columns = [column.name for column in one.columns if column.name != key]
            taken = ["iif(i % :own, 'somebody', host)" if name == "host" else f'"{name}"' for name in columns]
            names = ", ".join([key, *(f'"{name}"' for name in columns)])
            copied = f"select printf('%016x', i), {', '.join(taken)} from n cross join {one.name} where {key} = :table"
            values = {"copies": copies, "table": table, "own": OWN}
            connection.execute(sa.text(f"insert into {one.name} ({names}) {numbers} {copied}"), values)
        counted = sa.select(tables.c.id, tables.c.updated, sa.literal("bench")).where(
            tables.c.id.not_in(sa.select(finishes.c.table_id))
        )
        connection.execute(sa.insert(finishes).from_select(["table_id", "at", "unrated"], counted))
    engine.dispose()


def look(folder: str, port: int, count: int, cookie: str, long: str) -> Seen:
    with served(folder, port) as (pid, start):
        head = {"cookie": cookie}

        def replay(number: int) -> object:
            return ask(port, "GET", f"/api/tables/{long}/replay?first={(number * 617) % 1400}&count=100", None, head)

        return Seen(
            tables=count,
            start=(round(start[0]), round(start[1])),
            lobby=asked(pid, lambda _: ask(port, "GET", "/api/tables", None, head)),
            own=asked(pid, lambda _: ask(port, "GET", "/api/tables?mine=true", None, head)),
            replay=asked(pid, replay),
            memory_mb=round(memory_mb(pid)),
        )


def run(copies: int) -> list[Seen]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        with served(folder, port):
            _, headers = ask(port, "POST", "/api/me", {"name": "Bench"})
            cookie = headers["set-cookie"].partition(";")[0]
            long, short = (
                ask(port, "POST", "/api/records", msgspec.json.decode(record(*game)), {"cookie": cookie})[0]["table"]
                for game in (("wildlife", 6), ("savanna", 2))
            )
        empty = look(folder, port, 2, cookie, long)
        multiply(f"sqlite:///{folder}/bench.db", short, copies)
        return [empty, look(folder, port, copies + 2, cookie, long)]


def in_words(found: list[Seen]) -> str:
    lines = [
        "| finished tables | start | lobby | own tables | replay of 100 moves | memory |",
        "|---|---|---|---|---|---|",
    ]
    for one in found:
        times = " | ".join(f"{ms:g} ms ({cpu:g})" for ms, cpu in (one.start, one.lobby, one.own, one.replay))
        lines.append(f"| {one.tables:,} | {times} | {one.memory_mb:.0f} MB |")
    return "\n".join([*lines, "In brackets: milliseconds of the server's processor time."])
