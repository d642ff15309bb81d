"""Kills the server at random moments under load and looks for what was lost: `python -m tests.server.crash --help`."""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.client import ServerProcess
from waterhole.games import GAMES
from waterhole.kernel.chance import Sealed
from waterhole.kernel.match import Match
from waterhole.server.accounts.identities import new_session
from waterhole.server.storage.schema import entries, tables
from waterhole.server.storage.storage import connect as open_database
from waterhole.server.storage.storage import log_of

TABLES = 20
GONE = (OSError, WebSocketException, httpx.HTTPError, EOFError)


class Machine(ServerProcess):
    """A server that loses power now and then."""

    def __init__(self, database: str, log: Path) -> None:
        super().__init__(database, log, "--unlimited")


@dataclass
class Acknowledged:
    """A move that the server said it had taken."""

    table: str
    seat: int
    key: str
    move: str


@dataclass
class Load:
    """What all players together have been promised."""

    acknowledged: list[Acknowledged] = field(default_factory=list)
    reconnects: int = 0
    repeats: int = 0
    finished: int = 0
    stopping: bool = False


class Seat:
    """One seat of one table: plays whenever asked, comes back after every crash and repeats what was not answered."""

    def __init__(self, url: str, cookie: str, table: str, seat: int, load: Load, rng: random.Random) -> None:
        self.url = url
        self.cookie = cookie
        self.table = table
        self.seat = seat
        self.load = load
        self.rng = rng
        self.version: int | None = None
        self.choices: list[str] = []  # what may be done at that version
        self.sent: tuple[str, str, int] | None = None  # key, move, version: not yet answered
        self.count = 0
        self.name = rng.randbytes(4).hex()  # keys are new in every run
        self.over = False

    async def run(self) -> None:
        while not self.over and not self.load.stopping:
            try:
                await self.play()
            except GONE:
                self.load.reconnects += 1
                await asyncio.sleep(0.01)

    async def play(self) -> None:
        address = self.url.replace("http", "ws", 1) + "/socket"
        async with connect(
            address, additional_headers={"cookie": f"waterhole={self.cookie}"}, compression=None, close_timeout=0.2
        ) as socket:
            watch: dict[str, Any] = {"type": "watch", "table": self.table, "seat": self.seat}
            if self.version is not None:
                watch["since"] = self.version
            await socket.send(msgspec.json.encode(watch).decode())
            if self.sent is not None:
                self.load.repeats += 1
                await self.submit(socket)
            while not self.over:
                try:
                    frame = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 0.5))
                except TimeoutError:
                    if self.load.stopping:
                        return
                    continue
                await self.take(socket, frame)
                if self.load.stopping and self.sent is None:
                    return

    async def take(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        match frame["type"]:
            case "update":
                assert frame["since"] == (self.version or 0), "not exactly what was missing"
                self.version = frame["version"]
                self.choices = [move["text"] for move in frame["view"]["moves"]]
                self.answered(frame["answers"])
                if frame["view"]["outcome"]:
                    self.over = True
                    self.load.finished += 1
                await self.choose(socket)
            case "accepted":
                self.answered(frame["key"])
                await self.choose(socket)  # after a crash what is asked next may have come before this
            case "refused":
                raise AssertionError(f"{self.sent}: {frame}")
            case "error":
                raise AssertionError(frame)

    async def choose(self, socket: ClientConnection) -> None:
        if self.choices and self.version is not None and self.sent is None and not self.load.stopping:
            self.count += 1
            self.sent = (f"{self.name}-{self.seat}-{self.count}", self.rng.choice(self.choices), self.version)
            await self.submit(socket)

    async def submit(self, socket: ClientConnection) -> None:
        assert self.sent is not None
        key, move, version = self.sent
        frame = {
            "type": "move", "table": self.table, "seat": self.seat, "version": version, "key": key, "move": move,
        }  # fmt: skip
        await socket.send(msgspec.json.encode(frame).decode())

    def answered(self, key: str) -> None:
        if self.sent is not None and key == self.sent[0]:
            self.load.acknowledged.append(Acknowledged(self.table, self.seat, key, self.sent[1]))
            self.sent = None


async def retry(work: Any) -> Any:
    """Until the server is there to answer."""
    while True:
        try:
            return await work()
        except GONE:
            await asyncio.sleep(0.02)


async def play_tables(url: str, load: Load, rng: random.Random) -> None:
    """One place of twenty: a table, played to its end by its two seats; then the next."""
    async with httpx.AsyncClient(base_url=url, timeout=5) as http:
        me = await retry(lambda: http.post("/api/me", json={"name": "Ann"}))
        cookie = me.cookies["waterhole"]
        headers = {"cookie": f"waterhole={cookie}"}
        while not load.stopping:
            places = ["me", "me", *(["random"] if rng.random() < 0.2 else [])]
            wanted = {"game": rng.choice(list(GAMES)), "places": places, "start": True}
            made = await retry(lambda wanted=wanted: http.post("/api/tables", json=wanted, headers=headers))
            assert made.status_code == 201, made.text
            table = made.json()["id"]
            await asyncio.gather(*(Seat(url, cookie, table, seat, load, rng).run() for seat in (0, 1)))


async def crash_often(machine: Machine, kills: int, seed: int) -> Load:
    """Load and kills; then a quiet end in which every seat gets its last answer."""
    rng = random.Random(seed)
    load = Load()
    machine.start()
    places = [asyncio.create_task(play_tables(machine.url, load, rng)) for _ in range(TABLES)]
    for _ in range(kills):
        enough = len(load.acknowledged) + rng.randrange(1, 60)
        while len(load.acknowledged) < enough:  # the load is really on
            await asyncio.sleep(0.005)
            check(places)
        await asyncio.sleep(rng.random() * 0.1)
        machine.kill()
        machine.start()
    await asyncio.sleep(0.5)
    load.stopping = True
    await asyncio.wait_for(asyncio.gather(*places), 60)
    return load


def check(places: list[asyncio.Task[None]]) -> None:
    for place in places:
        if place.done():
            place.result()


def examine(database: str, load: Load) -> dict[str, int]:
    """Compare what was acknowledged with what is in the log; AssertionError names what is wrong."""
    engine = open_database(database)
    acknowledged: dict[str, list[Acknowledged]] = {}
    for move in load.acknowledged:
        acknowledged.setdefault(move.table, []).append(move)
    moves = 0
    # One moment for all reads: the server has been started again, and bots and clocks go on meanwhile.
    moment = engine.execution_options(isolation_level="REPEATABLE READ" if "postgres" in database else "SERIALIZABLE")
    with moment.connect() as connection:
        for row in connection.execute(sa.select(tables)).all():
            lines = log_of(connection, row.id)
            assert [line.number for line in lines] == list(range(1, len(lines) + 1)), "a gap or a double in a log"
            keys = Counter(line.key for line in lines if line.key)
            assert all(count == 1 for count in keys.values()), "a submission was done twice"
            logged = {(line.key or "").partition(":")[2]: line for line in lines if line.kind == "move"}
            order = []
            for move in acknowledged.get(row.id, []):
                assert move.key in logged, f"lost: {move}"
                line = logged[move.key]
                assert (line.seat, line.data) == (move.seat, move.move), f"changed: {move} is {line}"
                order.append((move.seat, line.number))
            for seat in (0, 1):
                own = [number for mover, number in order if mover == seat]
                assert own == sorted(own), "moves of a seat in another order than they were acknowledged"
            moves += replayed(row, lines)
        total = connection.execute(sa.select(sa.func.count()).select_from(entries)).scalar() or 0
    engine.dispose()
    return {"tables": len(acknowledged), "moves": moves, "lines": total}


def replayed(row: Any, lines: list[Any]) -> int:
    """Play a log again by the rules alone; how many moves it has."""
    game = GAMES[row.game]
    setting = msgspec.json.decode(row.setting)
    sealed = next(msgspec.convert(line.data, Sealed) for line in lines if line.kind == "start")
    match = Match(game, ["x"] * setting["seats"], game.read_options(setting["options"]), sealed=sealed)
    for line in lines:
        if line.kind == "move":
            match.play(line.seat, line.data)
    assert match.over == (row.status == "finished")
    return len(match.history)


async def every_table_continues(machine: Machine, database: str) -> int:
    """After all: each running table takes a move; how many there were."""
    engine = open_database(database)
    with engine.connect() as connection:
        running = [row.id for row in connection.execute(sa.select(tables).where(tables.c.status == "running"))]
        before = {table: len(log_of(connection, table)) for table in running}
    load = Load()
    rng = random.Random(1)
    cookies = machine_cookies(database)
    for table in running:
        seats = [Seat(machine.url, cookies[table], table, seat, load, rng) for seat in (0, 1)]
        tasks = [asyncio.create_task(seat.run()) for seat in seats]
        limit = time.monotonic() + 20
        while time.monotonic() < limit and not any(move.table == table for move in load.acknowledged):
            await asyncio.sleep(0.01)
            check(tasks)
        load.stopping = True
        await asyncio.gather(*tasks)
        load.stopping = False
        with engine.connect() as connection:
            lines = log_of(connection, table)
            assert len(lines) > before[table], f"table {table} does not go on: {lines[:5]} … {lines[-2:]} {load}"
    engine.dispose()
    return len(running)


def machine_cookies(database: str) -> dict[str, str]:
    """A fresh session for the host of each table, written where the server looks for sessions."""
    engine = open_database(database)
    found: dict[str, str] = {}
    with engine.begin() as connection:
        for row in connection.execute(sa.select(tables)).all():
            token = random.randbytes(16).hex()
            connection.execute(new_session(row.host, token))
            found[row.id] = token
    engine.dispose()
    return found


def crash_test(database: str, folder: Path, kills: int, seed: int) -> str:
    """The whole test; a line that says what was seen."""
    machine = Machine(database, folder / "crash.log")
    started = time.monotonic()
    try:
        load = asyncio.run(crash_often(machine, kills, seed))
        seen = examine(database, load)
        going = asyncio.run(every_table_continues(machine, database))
    finally:
        machine.kill()
    assert '"trace"' not in (folder / "crash.log").read_text("utf-8"), "an error in the server's log"
    return (
        f"{kills} kills in {time.monotonic() - started:.0f} s, seed {seed}: {len(load.acknowledged)} acknowledged "
        f"moves on {seen['tables']} tables, {load.reconnects} broken connections, {load.repeats} repeated submissions; "
        f"0 lost, 0 doubled, {load.finished // 2} games finished, {going} running tables went on."
    )


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--kills", type=int, default=500)
    reader.add_argument("--seed", type=int, default=int(time.time()))
    reader.add_argument("--database", default="", help="default: a new SQLite file")
    arguments = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"sqlite:///{folder}/tables.db"
        print(crash_test(database, Path(folder), arguments.kills, arguments.seed))


if __name__ == "__main__":
    main()
