"""A client for the tests: HTTP and one socket, and servers as processes of their own."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import functools
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

# For a server that must not share what others have imported: other games, other sources.
ALONE = [sys.executable, "-m", "waterhole.cli"]
TIMEOUT = 60.0  # patience with a busy machine; what works answers at once


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Forked:
    """A server that the forker of this run has started; as much of a `Popen` as is needed."""

    def __init__(self, arguments: list[str], log: Path) -> None:
        order = {"arguments": arguments, "environment": dict(os.environ), "log": str(log)}
        self.pid = int(_ask_forker(order))
        self._code: int | None = None

    def poll(self) -> int | None:
        if self._code is None:
            self._code = _ask_forker({"of": self.pid})
        return self._code

    def wait(self, timeout: float = TIMEOUT) -> int:
        limit = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > limit:
                raise subprocess.TimeoutExpired("waterhole serve", timeout)
            time.sleep(0.005)
        assert self._code is not None
        return self._code

    def terminate(self) -> None:
        os.kill(self.pid, signal.SIGTERM)


@functools.cache
def _forker() -> subprocess.Popen[str]:
    """One for each process of a run; it ends with its standard input."""
    command = [sys.executable, "-m", "tests.server.forker"]
    found = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def end() -> None:
        assert found.stdin is not None
        assert found.stdout is not None
        found.stdin.close()
        found.wait()
        found.stdout.close()

    atexit.register(end)
    return found


def _ask_forker(order: dict[str, Any]) -> Any:
    forker = _forker()
    assert forker.stdin is not None
    assert forker.stdout is not None
    forker.stdin.write(msgspec.json.encode(order).decode() + "\n")
    forker.stdin.flush()
    return msgspec.json.decode(forker.stdout.readline())


class ServerProcess:
    """`waterhole serve` on a port of its own; it can be killed and started again on the same data."""

    def __init__(self, database: str, log: Path, *arguments: str, workers: int = 0) -> None:
        self.database = database
        self.log = log
        self.arguments = arguments
        self.workers = workers
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self.program: list[str] = []  # to start instead of a fork
        self.environment: dict[str, str] | None = None
        self.folder: Path | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        arguments = [
            "serve", "--port", str(self.port), "--database", self.database,
            "--bot-workers", str(self.workers), "--log", "json", *self.arguments,
        ]  # fmt: skip
        if not self.program:
            self.process = Forked(arguments, self.log)
            return
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                [*self.program, *arguments], stdout=out, stderr=out, start_new_session=True,
                env=self.environment, cwd=self.folder,
            )  # fmt: skip

    def wait(self) -> None:
        """Until it answers."""
        limit = time.monotonic() + TIMEOUT
        while time.monotonic() < limit:
            assert self.process is not None
            if self.process.poll() is not None:
                break
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                    return
            except OSError:
                time.sleep(0.01)
        raise AssertionError(f"the server did not start:\n{self.log.read_text('utf-8')[-3000:]}")

    def processor_time(self) -> float:
        """What it has used so far, in seconds: the same on a busy machine as on a quiet one."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """As a power cut would; only this process, which we started."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> int:
        """As an operator would; the exit code."""
        assert self.process is not None
        self.process.terminate()
        try:
            code = self.process.wait(TIMEOUT)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"the server did not stop:\n{self.log.read_text('utf-8')[-3000:]}") from None
        self.process = None
        return code


@contextlib.contextmanager
def serving(
    database: str, folder: Path, *arguments: str, workers: int = 0, alone: bool = False
) -> Iterator[ServerProcess]:
    server = ServerProcess(database, folder / "server.log", *arguments, workers=workers)
    server.program = ALONE if alone else []
    server.start()
    try:
        server.wait()
        yield server
    finally:
        server.kill()


class Player:
    """One identity with one socket; received frames are kept in order."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, timeout=TIMEOUT)
        self.socket: ClientConnection | None = None
        self.frames: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.keys = 0

    async def arrive(self) -> None:
        answer = await self.http.post("/api/me", json={"name": self.name})
        answer.raise_for_status()
        self.cookie = self.http.cookies["waterhole"]

    async def connect(self, url: str | None = None) -> None:
        if self.socket is not None:
            await self.socket.close()
        base = (url or self.url).replace("http", "ws", 1)
        self.socket = await connect(
            f"{base}/socket", additional_headers={"cookie": f"waterhole={self.cookie}"}, compression=None
        )

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()

    # -- HTTP ------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, expect: int = 200, **arguments: Any) -> Any:
        answer = await self.http.request(method, path, **arguments)
        assert answer.status_code == expect, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def open(self, game: str, places: list[str], **wanted: Any) -> Any:
        return await self.ask("POST", "/api/tables", 201, json={"game": game, "places": places, **wanted})

    # -- socket ----------------------------------------------------------------------------

    async def send(self, **frame: Any) -> None:
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(frame).decode())

    async def receive(self) -> dict[str, Any]:
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), TIMEOUT)
        assert isinstance(text, str)
        self.raw.append(text)
        frame: dict[str, Any] = msgspec.json.decode(text)
        self.frames.append(frame)
        return frame

    async def until(self, *kinds: str, **fields: Any) -> dict[str, Any]:
        """The next frame of these kinds with these fields."""
        while True:
            frame = await self.receive()
            if frame["type"] in kinds and all(frame.get(name) == value for name, value in fields.items()):
                return frame

    async def watch(self, table: str, seat: int = -1, **more: Any) -> dict[str, Any]:
        """Watch a table; what other seats that are watched get meanwhile is kept with the rest."""
        await self.send(type="watch", table=table, seat=seat, **more)
        while True:
            frame = await self.until("update", "error", "refused")
            if frame["type"] != "update" or (frame["table"], frame["seat"]) == (table, seat):
                return frame

    async def watch_quietly(self, table: str, seat: int = -1) -> None:
        """Watch a table that has not started."""
        await self.send(type="watch", table=table, seat=seat)
        await self.until("table")

    def key(self) -> str:
        self.keys += 1
        return f"k{self.keys}"

    async def play(self, update: dict[str, Any], move: int | str, key: str = "") -> dict[str, Any]:
        """Make a move on an update; what answers it."""
        key = key or self.key()
        await self.send(
            type="move", table=update["table"], seat=update["seat"], version=update["version"], key=key, move=move
        )
        while True:
            frame = await self.receive()
            if key in (frame.get("answers"), frame.get("key")):
                return frame


@contextlib.asynccontextmanager
async def player(url: str, name: str = "Ann", connected: bool = True) -> AsyncIterator[Player]:
    found = Player(url, name)
    await found.arrive()
    if connected:
        await found.connect()
        assert (await found.receive())["type"] == "welcome"
    try:
        yield found
    finally:
        await found.close()
