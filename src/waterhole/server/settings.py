"""How a server is set: the command line, then WATERHOLE_… variables, then what is safe on one's own machine."""

from __future__ import annotations

import ipaddress
import os
import sys
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from urllib.parse import urlsplit

from waterhole.kernel.game import BadInput

PUBLIC_NEEDS = """\
A public server needs:
  --origin https://your.domain     the one address that browsers use (or WATERHOLE_ORIGIN)
  a proxy in front of it that speaks TLS and passes WebSockets on; docs/hosting.md has one for Caddy,
  and a systemd unit. The proxy must run on this machine or be named by --proxy ADDRESS."""


def data_folder() -> Path:
    """Where this user's data is kept by custom."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "waterhole"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "waterhole"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "waterhole"


def default_database() -> str:
    return os.environ.get("WATERHOLE_DATABASE") or f"sqlite:///{data_folder() / 'tables.db'}"


def default_workers() -> int:
    given = os.environ.get("WATERHOLE_BOT_WORKERS", "")
    return int(given) if given.isdigit() else max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8765
    database: str = field(default_factory=default_database)
    public: bool = False
    origin: str = ""  # https://your.domain, where public
    proxy: str = "127.0.0.1"
    bot_workers: int = field(default_factory=default_workers)
    unlimited: bool = False  # no rate limits: for measuring on one's own machine

    def check(self) -> None:
        """BadInput where these settings would expose a table unprotected."""
        if self.public:
            parts = urlsplit(self.origin)
            if parts.scheme != "https" or not parts.hostname or self.unlimited:
                raise BadInput(PUBLIC_NEEDS)
        elif not is_loopback(self.host):
            raise BadInput(f"{self.host} can be reached by others, so this needs --public.\n{PUBLIC_NEEDS}")

    def allows_host(self, host: str) -> bool:
        """Whether a request names this server; a page that points its own name here does not."""
        name = urlsplit(f"//{host}").hostname or ""
        return name == urlsplit(self.origin).hostname if self.public else is_loopback(name)

    def allows_origin(self, origin: str, host: str) -> bool:
        """Whether a page of this origin may act: only our own pages may."""
        return origin == self.origin.rstrip("/") if self.public else urlsplit(origin).netloc == host


@lru_cache(maxsize=100)
def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
