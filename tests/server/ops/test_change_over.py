"""A server that started interpreted becomes the compiled one while people play."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from pathlib import Path

import httpx
import pytest

from tests.server.client import ALONE, Player, ServerProcess
from waterhole import _compiled

pytestmark = pytest.mark.compiled_only


def is_compiled(url: str) -> bool:
    """Asked while it changes over, the answer takes a moment; the connection is never refused."""
    return bool(httpx.get(url + "/health", timeout=30).json()["compiled"])


def test_a_server_changes_over_to_the_compiled_unit_and_its_players_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "src" / "waterhole"
    shutil.copytree(_compiled.PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copytree(Path("benchmarks"), tmp_path / "benchmarks", ignore=shutil.ignore_patterns("node_modules"))
    stamp = (package / _compiled.STAMP).rename(tmp_path / "stamp")
    monkeypatch.setenv("PYTHONPATH", f"{package.parent}{os.pathsep}{tmp_path}")
    monkeypatch.delenv("WATERHOLE_INTERPRETED", raising=False)
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "server.log", "--change-over")
    server.program = ALONE

    async def play() -> None:
        ann = Player(server.url, "Ann")
        await ann.arrive()
        await ann.connect()
        table = (await ann.open("cubirds", ["me", "me"], start=True))["id"]
        update = await ann.watch(table, 0)
        assert not is_compiled(server.url)
        stamp.rename(package / _compiled.STAMP)
        assert ann.socket is not None
        await ann.socket.wait_closed()
        limit = time.monotonic() + 30
        while not is_compiled(server.url):
            assert time.monotonic() < limit
        await ann.connect()
        assert (await ann.watch(table, 0))["view"] == update["view"]
        await ann.close()

    server.start()
    try:
        server.wait()
        asyncio.run(play())
        assert server.process is not None
        assert server.process.poll() is None  # it is the same process still
    finally:
        server.kill()
