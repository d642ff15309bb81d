"""How long a first start takes: `make play` in a fresh clone with empty caches, to the lobby, a card and the unit.

Needs nothing but Python, make and git, and runs outside the project's environment: `make first-start`.
"""

from __future__ import annotations

import http.cookiejar
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).parents[1]
PATIENCE = 600.0  # seconds
DEVELOPERS = ("MAKE", "PYTHONDONTWRITEBYTECODE")  # variables: without bytecode every start takes twice as long


class Visitor:
    """A browser's requests, and no more."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        jar = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self.opener = urllib.request.build_opener(jar)

    def ask(self, path: str, body: dict[str, Any] | None = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"content-type": "application/json"})
        with self.opener.open(request, timeout=10) as answer:
            return bytes(answer.read())

    def lobby(self) -> bool:
        try:
            return b"<script" in self.ask("/")
        except OSError:
            return False

    def compiled(self) -> bool:
        try:
            return bool(json.loads(self.ask("/health"))["compiled"])
        except OSError:
            return False

    def first_card(self) -> None:
        """One click: a name and a table, as 'Play now' asks for them."""
        self.ask("/api/me", {"name": "Ann"})
        self.ask("/api/tables", {"game": "cubirds", "places": ["me", "forager"], "start": True})


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(condition: Any, process: subprocess.Popen[str]) -> None:
    limit = time.monotonic() + PATIENCE
    while not condition():
        if process.poll() is not None or time.monotonic() > limit:
            sys.exit("the server did not come up; see above")
        time.sleep(0.02)


def tell(out: IO[str], began: float, said: list[tuple[float, str]]) -> None:
    for line in out:
        said.append((time.monotonic() - began, line.strip()))
        print(f"{said[-1][0]:7.1f} s  {line.rstrip()}", flush=True)


def play(clone: Path, environment: dict[str, str]) -> None:
    """Start once, say when what was there, and stop."""
    port = free_port()
    visitor = Visitor(port)
    began = time.monotonic()
    process = subprocess.Popen(
        ["make", "play", f"SERVE=--port {port}"],
        cwd=clone,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    threading.Thread(target=tell, args=(process.stdout, began, []), daemon=True).start()
    try:
        wait_for(visitor.lobby, process)
        print(f"{time.monotonic() - began:7.1f} s  THE LOBBY", flush=True)
        visitor.first_card()
        print(f"{time.monotonic() - began:7.1f} s  THE FIRST CARD", flush=True)
        wait_for(visitor.compiled, process)
        print(f"{time.monotonic() - began:7.1f} s  COMPILED", flush=True)
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait()


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="waterhole-first-") as folder:
        home = Path(folder)
        clone = home / "clone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        caches = {name: str(home / name) for name in ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache")}
        data = {"WATERHOLE_DATABASE": f"sqlite:///{home / 'tables.db'}", "BROWSER": "true"}
        environment = {name: value for name, value in os.environ.items() if not name.startswith(DEVELOPERS)}
        for title in ("A first start", "A second start"):
            print(title, flush=True)
            play(clone, environment | caches | data)


if __name__ == "__main__":
    main()
