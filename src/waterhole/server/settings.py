"""How a server is set: the command line, then WATERHOLE_… variables, then what is safe on one's own machine."""

from __future__ import annotations

import ipaddress
import os
import re
import socket
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

MAIL_NEEDS = """\
Mail needs two variables: WATERHOLE_SMTP, as smtp://user:password@host:587 or smtps://user:password@host:465,
and WATERHOLE_MAIL_FROM, the address that it comes from."""
SMTP_URL = re.compile(r"smtps?://\S+$")


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


def variable(name: str) -> str:
    """A setting that only a variable gives: what is secret stays out of the list of processes."""
    found: str = field(default_factory=lambda: os.environ.get(f"WATERHOLE_{name}", ""))
    return found


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8765
    database: str = field(default_factory=default_database)
    public: bool = False
    lan: bool = False  # for the local network too, by plain http
    origin: str = ""  # https://your.domain, where public
    proxy: str = "127.0.0.1"
    bot_workers: int = field(default_factory=default_workers)
    close_after: float = 14.0  # days without anybody at an open or running table; 0: for ever
    unlimited: bool = False  # no rate limits: for measuring on one's own machine
    smtp: str = variable("SMTP")  # smtp://user:password@host:587 or smtps://…; empty: no mail is sent
    mail_from: str = variable("MAIL_FROM")  # the address that mail comes from
    contact: str = variable("CONTACT")  # mailto:… or https://…, for those who pass push messages on
    reach_within: bool = field(default_factory=lambda: os.environ.get("WATERHOLE_REACH_WITHIN", "") not in ("", "0"))

    def check(self) -> None:
        """BadInput where these settings would expose a table unprotected."""
        if self.public and self.lan:
            raise BadInput("--lan is for an evening in one's own network, --public for everybody: choose one.")
        if self.close_after < 0 or self.bot_workers < 0 or not 0 <= self.port < 65536:
            raise BadInput("--close-after, --bot-workers and --port are numbers from 0; a port is below 65536.")
        if self.smtp and (not SMTP_URL.match(self.smtp) or "@" not in self.mail_from):
            raise BadInput(MAIL_NEEDS)
        if self.contact and not self.contact.startswith(("mailto:", "https://")):
            raise BadInput("WATERHOLE_CONTACT is mailto:you@your.domain or https://your.domain.")
        if self.public:
            parts = urlsplit(self.origin)
            if parts.scheme != "https" or not parts.hostname or self.unlimited:
                raise BadInput(PUBLIC_NEEDS)
        elif not is_loopback(self.host) and not self.lan:
            raise BadInput(
                f"{self.host} can be reached by others, so this needs --lan (people in your own network, plain http) "
                f"or --public.\n{PUBLIC_NEEDS}"
            )

    @property
    def address(self) -> str:
        """Where links in messages lead."""
        return self.origin.rstrip("/") or f"http://{self.host}:{self.port}"

    def allows_host(self, host: str) -> bool:
        """Whether a request names this server; a page that points its own name here does not."""
        name = host_in(f"//{host}")
        if self.public:
            return name == host_in(self.origin)
        return is_loopback(name) or (self.lan and (is_local(name) or name in own_names()))

    def allows_client(self, address: str) -> bool:
        """Whether somebody at this address may ask at all: with --lan only those in the local network may."""
        return not self.lan or is_local(address)

    def allows_origin(self, origin: str, host: str) -> bool:
        """Whether a page of this origin may act: only our own pages may."""
        return origin == self.origin.rstrip("/") if self.public else origin.partition("://")[2] == host


def host_in(address: str) -> str:
    """The name of the host in an address; empty where it has none, or is none at all."""
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


@lru_cache(maxsize=1000)
def is_local(host: str) -> bool:
    """Whether this is an address of a local network; no page of another site has such a name."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None) or address
    return bool((mapped.is_private or mapped.is_link_local or mapped.is_loopback) and not mapped.is_unspecified)


@lru_cache(maxsize=1)
def own_names() -> frozenset[str]:
    """What others in the local network may call this machine."""
    name = socket.gethostname().lower()
    return frozenset({name, f"{name.partition('.')[0]}.local"})


@lru_cache(maxsize=100)
def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
