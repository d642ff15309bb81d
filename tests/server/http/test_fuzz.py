"""Bad input costs nothing: no 5xx, no stack trace, and the table stays as it was."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.client import Player, ServerProcess, player, serving
from waterhole.server.storage.schema import entries
from waterhole.server.storage.storage import connect

pytestmark = pytest.mark.compiled_only  # the server is the same interpreted, only its games are slow


# `make soak` sends many more.
FRAMES = int(os.environ.get("WATERHOLE_FUZZED_FRAMES", "20000"))
EXAMPLES = int(os.environ.get("WATERHOLE_SCHEMATHESIS_EXAMPLES", "2"))
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
CONFIG = """
[parameters]
table = "{table}"
seconds = 0
"""


@pytest.fixture
def open_server(sqlite_database: str, tmp_path: Path) -> Any:
    """Without rate limits, so that what is sent arrives at what is tested."""
    with serving(sqlite_database, tmp_path, "--unlimited") as server:
        yield server
    assert '"trace"' not in (tmp_path / "server.log").read_text("utf-8")


def test_the_http_interface_keeps_its_description_whatever_it_is_sent(
    open_server: ServerProcess, tmp_path: Path
) -> None:
    async def prepare() -> tuple[str, str, str]:
        async with player(open_server.url, "Ann", connected=False) as ann:
            token = (await ann.ask("POST", "/api/bots", 201, json={"name": "fuzzed"}))["token"]
            table = await ann.open("cubirds", ["me", "open", "bot:fuzzed"], public=True)
            return ann.cookie, token, table["id"]

    cookie, token, table = asyncio.run(prepare())
    (tmp_path / "schemathesis.toml").write_text(CONFIG.format(table=table), "utf-8")
    person, bot = ["-H", f"Cookie: waterhole={cookie}"], ["-H", f"Authorization: Bearer {token}"]
    schemathesis(open_server.url, tmp_path, *person, "--exclude-method", "DELETE", phases="examples,coverage,fuzzing")
    # A stranger's and a bot's requests are read by the same code; theirs need not be as many.
    schemathesis(
        open_server.url, tmp_path, *bot, "--include-path-regex", "^/api/(bot/|tables)", phases="fuzzing", part=2
    )
    schemathesis(open_server.url, tmp_path, phases="fuzzing", part=4)


def schemathesis(url: str, folder: Path, *options: str, phases: str, part: int = 1) -> None:
    done = subprocess.run(
        [
            Path(sys.executable).parent / "schemathesis", "run", f"{url}/api/openapi.json",
            "--max-examples", str(max(1, EXAMPLES // part)), "--seed", "1", "--phases", phases,
            "--checks", CHECKS, "--suppress-health-check", "too_slow",  # that is the machine, not the server
            *options,
        ],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


class Fuzzer:
    """Frames of every degree of wrongness, from noise to almost right."""

    def __init__(self, table: str, rng: random.Random) -> None:
        self.table = table
        self.rng = rng

    def frame(self) -> str:
        kind = self.rng.random()
        if kind < 0.15:
            return self.rng.randbytes(self.rng.randrange(200)).decode("latin-1")
        if kind < 0.3:
            return "".join(chr(self.rng.choice((34, 44, 58, 91, 93, 123, 125, 0x7B, 0x1F600, 65))) for _ in range(40))
        text = msgspec.json.encode(self.message()).decode()
        if kind < 0.5:
            return self.damaged(text)
        return text

    def message(self) -> dict[str, Any]:
        rng = self.rng
        message: dict[str, Any] = {
            "type": rng.choice(
                ["watch", "unwatch", "move", "undo", "hint", "chat", "lobby", "promise", "nonce", "ping"]
            ),
            "table": rng.choice([self.table, self.table, self.table, "0" * 16]),
            "seat": rng.choice([0, 1, -1, 7]),
            "version": rng.choice([0, 1, 10**9]),
            "key": rng.choice(["k", "k" * 64]),
            "move": rng.choice([0, 9999, "lay robin 1 left", "'; drop table entries; --"]),
            "text": rng.choice(["hi", "<script>alert(1)</script>"]),
            "since": rng.choice([0, 5, 10**12, None]),
            "on": rng.choice([True, False]),
            "invite": rng.choice(["", "i" * 40]),
            "promise": rng.choice(["0" * 64, "0" * 63, "X" * 64]),
            "nonce": rng.choice(["0" * 64, "0" * 63, "X" * 64]),
            "extra": self.value(),
        }
        if rng.random() < 0.5:
            message[rng.choice(list(message))] = self.value()
        allowed = {
            "watch": ["table", "seat", "since", "invite"], "unwatch": ["table", "seat"],
            "lobby": ["on"], "ping": ["key"], "promise": ["table", "promise"], "nonce": ["table", "nonce"],
            "move": ["table", "seat", "version", "key", "move"], "undo": ["table", "seat", "version", "key"],
            "hint": ["table", "seat", "key"], "chat": ["table", "text", "key"],
        }.get(str(message["type"]), list(message))  # fmt: skip
        if rng.random() < 0.2:
            allowed = [*allowed, rng.choice(list(message))]
        if rng.random() < 0.2 and allowed:
            allowed = rng.sample(allowed, rng.randrange(len(allowed)))
        return {name: message[name] for name in ["type", *allowed]}

    def value(self) -> Any:
        return self.rng.choice(
            [None, True, 0, -1, 2**63, 2**70, 1.5, 1e308, "", "\x00", "𝕏" * 10, [], {}, [[[[]]]], {"a": {"b": 1}}]
        )

    def damaged(self, text: str) -> str:
        at = self.rng.randrange(len(text))
        return text[:at] + self.rng.choice(["", "}", '"', "\\u0000", "9" * 30, "[" * 50]) + text[at + 1 :]


async def fuzz(url: str, table: str, frames: int, seed: int) -> dict[str, int]:
    """Send so many frames as one who does not sit at the table; how often each kind of answer came."""
    answers: dict[str, int] = {}
    async with player(url, f"Eve {seed}") as eve:
        fuzzer = Fuzzer(table, random.Random(seed))
        assert eve.socket is not None
        for start in range(0, frames, 100):
            for _ in range(min(100, frames - start)):
                await eve.socket.send(fuzzer.frame())
            await eve.send(type="ping", key=f"end-{start}")
            while True:
                frame = await eve.receive()
                answers[frame["type"]] = answers.get(frame["type"], 0) + 1
                assert frame.get("code") != "internal", frame
                assert "Traceback" not in eve.raw[-1]
                if frame["type"] == "pong" and frame["key"] == f"end-{start}":
                    break
            eve.raw.clear()
            eve.frames.clear()
    return answers


def test_fuzzed_frames_are_answered_and_change_nothing(open_server: ServerProcess, sqlite_database: str) -> None:
    async def run() -> None:
        async with player(open_server.url, "Ann") as ann:
            table = (await ann.open("cubirds", ["me", "me"], start=True, public=True))["id"]
            before = (await ann.watch(table, 0), await ann.watch(table, 1), lines(sqlite_database))
            hearing = asyncio.create_task(heard(ann, "that was all"))  # who does not read cannot answer pings either
            found = await asyncio.gather(*(fuzz(open_server.url, table, FRAMES // 4, seed) for seed in range(4)))
            await ann.send(type="ping", key="that was all")
            assert "update" not in await hearing
            after = (await ann.watch(table, 0), await ann.watch(table, 1), lines(sqlite_database))
            assert [part["view"] for part in before[:2]] == [part["view"] for part in after[:2]]
            assert [part["version"] for part in before[:2]] == [part["version"] for part in after[:2]]
            assert before[2] == after[2]
            kinds = set().union(*found)
            assert {"error", "refused", "update", "pong"} <= kinds
            await plays_on(ann, table)

    asyncio.run(run())


async def heard(ann: Player, last: str) -> set[str]:
    """The kinds of frames that come until the answer to a ping, however long that takes."""
    kinds: set[str] = set()
    assert ann.socket is not None
    async for text in ann.socket:
        frame = msgspec.json.decode(text)
        kinds.add(frame["type"])
        if frame.get("key") == last:
            break
    return kinds


async def plays_on(ann: Player, table: str) -> None:
    for seat in (0, 1):
        update = await ann.watch(table, seat)
        if update["view"]["moves"]:
            assert (await ann.play(update, update["view"]["moves"][0]["id"]))["type"] == "update"


def lines(database: str) -> list[Any]:
    engine = connect(database)
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(sa.select(entries).order_by(entries.c.number))]
    engine.dispose()
    return found


def test_a_frame_that_is_too_long_ends_the_socket_and_nothing_else(open_server: ServerProcess) -> None:
    async def run() -> None:
        async with player(open_server.url, "Ann") as ann, player(open_server.url, "Bob") as bob:
            assert bob.socket is not None
            await bob.socket.send("x" * 20_000)
            await bob.socket.wait_closed()
            assert bob.socket.close_code == 1009
            await ann.send(type="ping", key="p")
            await ann.until("pong")

    asyncio.run(run())
