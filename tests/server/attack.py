"""Attacks on a running server as a guest could make them: `python -m tests.server.attack` at full size."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import socket
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

from tests.server.client import Player, ServerProcess, player, serving
from tests.server.http.test_dear import carried
from tests.server.ws.test_transport import REQUEST, frame
from waterhole.server.storage.schema import entries
from waterhole.server.storage.storage import connect as open_database

PATIENCE = 300.0  # seconds until something that must come counts as missing
PER_GUEST = 25  # tables; a guest is slowed down after thirty


def workers_of(server: ServerProcess) -> list[int]:
    """The bots' processes of a server that live."""
    assert server.process is not None
    found = []
    for task in Path(f"/proc/{server.process.pid}/task").iterdir():
        with contextlib.suppress(OSError):
            found += [int(child) for child in (task / "children").read_text().split()]
    return found


def memory_of(server: ServerProcess) -> int:
    """Bytes of a server's memory."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


async def until(what: str, holds: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < limit, f"not within {PATIENCE:.0f} s: {what}"
        await asyncio.sleep(0.05)


def queue_of(server: ServerProcess) -> int:
    """How many bots wait for a process."""
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return int(float(next(line for line in lines if line.startswith("waterhole_bot_queue ")).split()[1]))


class Watch:
    """What is seen of a server while it is attacked: processes, and how long requests take."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.processes = 0
        self.taken: list[float] = []

    @property
    def p99(self) -> float:
        return sorted(self.taken)[int(len(self.taken) * 0.99)]

    async def look(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.url, timeout=60) as http:
            while True:
                self.processes = max(self.processes, len(workers_of(self.server)))
                begun = time.perf_counter()
                (await http.get("/api/tables")).raise_for_status()
                self.taken.append(time.perf_counter() - begun)
                await asyncio.sleep(0.05)


@contextlib.asynccontextmanager
async def watching(server: ServerProcess) -> AsyncIterator[Watch]:
    watch = Watch(server)
    looking = asyncio.create_task(watch.look())
    try:
        yield watch
    finally:
        looking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await looking


async def moves_by_table(database: str) -> Callable[[], dict[str, int]]:
    engine = open_database(database)
    counted = (
        sa.select(entries.c.table_id, sa.func.count()).where(entries.c.kind == "move").group_by(entries.c.table_id)
    )

    def read() -> dict[str, int]:
        with engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(counted)}

    return read


async def forager_answers(one: Player, moves: int) -> list[float]:
    """Play against a forager; how long it takes to answer each time, in seconds."""
    table = (await one.open("cubirds", ["me", "forager"], start=True))["id"]
    update = await one.watch(table, 0)
    taken: list[float] = []
    while len(taken) < moves and not update["view"]["outcome"]:
        begun = time.perf_counter()
        if update["view"]["moves"]:
            update = await one.play(update, update["view"]["moves"][0]["id"])
        while not update["view"]["moves"] and not update["view"]["outcome"]:
            update = await one.until("update")
        taken.append(time.perf_counter() - begun)
    return taken


async def many_apex(server: ServerProcess, tables: int) -> str:
    """One guest watches so many tables of six apex; another person plays against a forager meanwhile."""
    async with player(server.url, "Eve") as eve, player(server.url, "Ann") as ann, watching(server) as watch:
        opened = [(await eve.open("savanna", ["apex"] * 6, start=True))["id"] for _ in range(tables)]
        counted = await moves_by_table(server.database)
        for table in opened:
            await eve.send(type="watch", table=table)
        reading = asyncio.create_task(read_all(eve))
        await until("a queue of bots", lambda: queue_of(server) > 0)
        taken = await forager_answers(ann, 20)
        await until("a move at each table", lambda: all(counted().get(table) for table in opened))
        before = counted()
        await until("all tables go on", lambda: all(counted()[table] > before[table] for table in opened))
        hurried = [info for info in eve.frames if info["type"] == "table" and info["table"]["hurried"]]
        assert hurried, "no table says that its bots are hurried"
        reading.cancel()
        assert eve.socket is not None
        await eve.socket.close()
        await until("nobody waits any more", lambda: queue_of(server) == 0)
        assert watch.processes <= server.workers, f"{watch.processes} processes"
        return (
            f"{tables} tables of six apex: at most {watch.processes} processes, HTTP p99 {watch.p99 * 1000:.0f} ms, "
            f"a forager answers another person within {max(taken):.2f} s"
        )


async def read_all(one: Player) -> None:
    with contextlib.suppress(Exception):
        while True:
            await one.receive()


async def many_hunters(server: ServerProcess, tables: int) -> str:
    """So many tables, each with a person and a hunter who is asked at once."""
    counted = await moves_by_table(server.database)
    async with watching(server) as watch:
        opened: list[Any] = []
        for _ in range(-(-tables // PER_GUEST)):
            async with player(server.url, "Eve", connected=False) as eve:
                count = min(PER_GUEST, tables - len(opened))
                opened += [(await eve.open("savanna", ["me", "hunter"], start=True))["id"] for _ in range(count)]
        await until("each hunter's answer", lambda: all(counted().get(table) for table in opened))
        waited = longest_wait(server.database, opened)
        assert watch.processes <= server.workers, f"{watch.processes} processes"
        return (
            f"{tables} tables with a hunter: at most {watch.processes} processes, HTTP p99 {watch.p99 * 1000:.0f} ms, "
            f"every bot answers within {waited:.2f} s"
        )


def longest_wait(database: str, opened: list[str]) -> float:
    """From the start of a table to its first move, by the log."""
    engine = open_database(database)
    times = sa.select(entries.c.table_id, entries.c.kind, sa.func.min(entries.c.at)).group_by(
        entries.c.table_id, entries.c.kind
    )
    with engine.connect() as connection:
        first = {(table, kind): at for table, kind, at in connection.execute(times)}
    engine.dispose()
    return float(max(first[table, "move"] - first[table, "start"] for table in opened))


async def slow_readers(server: ServerProcess, sockets: int, frames: int) -> str:
    """Sockets of one person that ask for a long game and ping, and read nothing; how much memory that takes."""
    async with player(server.url, "Ann") as ann, player(server.url, "Eve", connected=False) as eve:
        table = await carried(eve)
        invite = (await eve.ask("GET", f"/api/tables/{table}"))["invite"]
        version = (await ann.watch(table, invite=invite))["version"]  # what one honest look costs is there already
        before = most = memory_of(server)
        look = f'{{"type":"watch","table":"{table}","since":{version}}}'  # free, but answered with the whole view
        asked = frame(look.encode()) + frame(b"x" * 120, 0x89)
        held = [silent(server, eve.cookie) for _ in range(sockets)]
        for _ in range(frames):
            for one in held:
                with contextlib.suppress(OSError):  # it was cut off
                    one.send(asked)
            await asyncio.sleep(0.02)
            most = max(most, memory_of(server))
        await ann.send(type="ping", key="still there")
        await ann.until("pong")
        for one in held:
            one.close()
        return f"{sockets} sockets that read nothing: memory grew by {(most - before) / 1e6:.1f} MB"


def silent(server: ServerProcess, cookie: str) -> socket.socket:
    """A WebSocket with the smallest buffers there are, from which nothing is read."""
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.connect(("127.0.0.1", server.port))
    headers = f"Cookie: waterhole={cookie}\r\n"
    one.sendall(REQUEST.format(path="", headers=headers).replace("Host: x", f"Host: 127.0.0.1:{server.port}").encode())
    assert one.recv(12) == b"HTTP/1.1 101"
    one.setblocking(False)
    return one


def attacked(folder: Path, attack: Callable[[ServerProcess], Any]) -> str:
    """What came of an attack on a server with one process for bots; nothing of it is left over."""
    with serving(f"sqlite:///{folder / 'tables.db'}", folder, workers=1) as server:
        found = str(asyncio.run(attack(server)))
        left = workers_of(server)
        server.stop()
    limit = time.monotonic() + 60
    while time.monotonic() < limit and any(Path(f"/proc/{pid}").exists() for pid in left):
        time.sleep(0.1)  # they end when they see that the server has
    assert not [pid for pid in left if Path(f"/proc/{pid}").exists()]
    assert '"trace"' not in (folder / "server.log").read_text("utf-8")
    return found


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--apex", type=int, default=30, metavar="TABLES")
    reader.add_argument("--hunters", type=int, default=1000, metavar="TABLES")
    reader.add_argument("--sockets", type=int, default=24)
    given = reader.parse_args()
    for attack in (
        lambda server: many_apex(server, given.apex),
        lambda server: many_hunters(server, given.hunters),
        lambda server: slow_readers(server, given.sockets, 400),
    ):
        with tempfile.TemporaryDirectory(prefix="waterhole-attack-") as place:
            print(attacked(Path(place), attack), flush=True)
