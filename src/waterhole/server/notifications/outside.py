"""Requests to addresses that people gave us: never into the network that this server stands in.

A name is looked up once, every address it has must be one of the open internet, and the connection goes to one of these
very addresses: a name that answers differently the second time gains nothing. Redirections are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from aiohttp.abc import ResolveResult

PATIENCE = 15.0  # seconds for the whole request
NAT64 = ipaddress.ip_network("64:ff9b::/96")  # IPv4 inside IPv6, which a gateway of the host's would unpack


class NotAllowed(Exception):
    """This address is none that people may have the server call."""


class NotTaken(Exception):
    """The receiver did not take it; `gone`: nor will it ever."""

    def __init__(self, status: int) -> None:
        super().__init__(f"answered {status}")
        self.gone = status in {404, 410}


def is_outside(address: str) -> bool:
    """Whether this is an address of the open internet."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if found in NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return is_outside(str(inner))
        if found.is_site_local:
            return False
    return found.is_global and not found.is_multicast


def check_url(url: str, within: bool) -> None:
    """NotAllowed unless it is https to a host outside; `within`: anything by http(s), for tests and local networks."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        raise NotAllowed(url) from None
    if not host or parts.username or parts.password or parts.scheme not in ({"http", "https"} if within else {"https"}):
        raise NotAllowed(url)
    literal = is_literal(host)
    if not within and (host == "localhost" or (literal and not is_outside(host))):
        raise NotAllowed(url)


def is_literal(host: str) -> bool:
    """Whether a host is written as an address, in any of the ways that a resolver would take."""
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return all(part.isdigit() or part.lower().startswith("0x") for part in host.rstrip(".").split("."))
    return True


async def post(url: str, body: bytes, headers: dict[str, str], *, within: bool) -> None:
    """Send it; NotAllowed where it would lead inside, NotTaken where it is refused, OSError where nobody answers."""
    import aiohttp  # takes a fifth of a second to load, and most servers never need it
    from aiohttp.abc import AbstractResolver

    class Outside(AbstractResolver):
        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
        ) -> list[ResolveResult]:
            return await looked_up(host, port, family, within)

        async def close(self) -> None:
            pass

    check_url(url, within)
    connector = aiohttp.TCPConnector(resolver=Outside(), use_dns_cache=False, force_close=True)
    patience = aiohttp.ClientTimeout(total=PATIENCE)
    try:
        async with (
            aiohttp.ClientSession(connector=connector, timeout=patience, trust_env=False) as session,
            session.post(url, data=body, headers=headers, allow_redirects=False) as answer,
        ):
            status = answer.status
    except aiohttp.ClientError as error:
        raise OSError(type(error).__name__) from None  # its own words name the address, which is nobody's business
    if not 200 <= status < 300:
        raise NotTaken(status)


async def looked_up(host: str, port: int, family: socket.AddressFamily, within: bool) -> list[ResolveResult]:
    """Where a host is, all of it outside; NotAllowed otherwise."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, family=family, type=socket.SOCK_STREAM)
    results: list[ResolveResult] = []
    for kind, _, proto, _, address in found:
        if not within and not is_outside(str(address[0])):
            raise NotAllowed(host)
        results.append(
            {"hostname": host, "host": str(address[0]), "port": port, "family": kind, "proto": proto,
             "flags": socket.AI_NUMERICHOST}
        )  # fmt: skip
    return results
