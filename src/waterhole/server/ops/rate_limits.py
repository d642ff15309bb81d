"""Rates: how often an identity or an address may do what, and one budget for all that is dear."""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from waterhole.server.ops.metrics import LIMITED
from waterhole.text import Phrase

SWEEP_ABOVE = 20_000  # buckets; full ones are dropped then


@dataclass(frozen=True)
class Rate:
    """So many at once, then so many a second."""

    burst: float
    per_second: float


RATES: Mapping[str, Rate] = {
    "request": Rate(120, 30),  # by address, each HTTP request
    "identity": Rate(20, 0.2),  # by address, new names
    "table": Rate(30, 0.5),  # by identity, new tables and imported records
    "frame": Rate(200, 60),  # by socket
    "chat": Rate(8, 0.5),  # by identity
    "socket": Rate(60, 2),  # by address, new sockets
    "account": Rate(5, 0.02),  # by identity, new bot accounts
    "bot": Rate(120, 30),  # by bot account, each HTTP request
    "stream": Rate(20, 0.5),  # by bot account, new streams
    "relation": Rate(30, 0.2),  # by identity, following, blocking, muting
    "report": Rate(5, 0.01),  # by identity
    "invitation": Rate(20, 0.05),  # by identity, asking people to a table
    "notice": Rate(10, 0.02),  # by identity, new addresses for messages
    "confirmation": Rate(3, 0.0005),  # by that address, whoever gives it
    "tournament": Rate(10, 0.01),  # by identity, announcing one
    "entry": Rate(20, 0.1),  # by identity, entering one
    "seek": Rate(20, 0.2),  # by identity, looking for people
    "dear": Rate(60, 1),  # by identity, what COSTS says
    "dear here": Rate(240, 4),  # by address, the same: several people may share one
}
COSTS: Mapping[str, float] = {
    "log-in": 8,
    "hint": 5,
    "review": 15,
    "analysis": 7,
    "study": 0.5,
    "save-study": 3,
    "import": 8,
    "replay": 2,
    "undo": 2,
    "puzzle": 1,
    "watch": 1,  # for EVENTS_FOR_ONE events; who comes back and lacks none pays nothing
}
EVENTS_FOR_ONE = 300
MOST_SOCKETS_PER_IDENTITY = 24
MOST_STREAMS_PER_BOT = 24
MOST_BOTS_PER_PERSON = 20
MOST_STUDIES = 100  # that one person may keep
MOST_RELATIONS = 500  # that one person may have


@lru_cache(maxsize=1000)
def place_of(host: str) -> str:
    """The address that counts: of IPv6 its /64, for one household has as many of the rest as it likes."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    plain = address.ipv4_mapped
    return str(plain) if plain else str(ipaddress.ip_network((address, 64), strict=False))


class TooManyRequests(Exception):
    """A limit was passed; `wait` seconds help."""

    def __init__(self, what: str, wait: float) -> None:
        super().__init__(what, wait)
        self.why = Phrase("refused-too-often", {"seconds": math.ceil(wait)})
        self.what = what
        self.wait = wait


class RateLimits:
    """Token buckets. `off` is for measuring and testing on one's own machine."""

    def __init__(self, off: bool = False) -> None:
        self.off = off
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, what: str, who: str, now: float | None = None) -> None:
        """Take one; TooManyRequests where none is left."""
        if not self.off:
            self._take(what, 1, [(what, who)], time.monotonic() if now is None else now)

    def pay(self, what: str, person: str, address: str, now: float | None = None, times: float = 1) -> None:
        """What is dear, from a person's budget and an address's, or from neither; an empty one is not asked."""
        if not self.off:
            buckets = [bucket for bucket in (("dear", person), ("dear here", address)) if bucket[1]]
            self._take(what, COSTS[what] * times, buckets, time.monotonic() if now is None else now)

    def _take(self, what: str, cost: float, buckets: list[tuple[str, str]], at: float) -> None:
        left = [self._left(kind, who, at) for kind, who in buckets]
        for (kind, _), there in zip(buckets, left, strict=True):
            if there < min(cost, RATES[kind].burst):
                LIMITED.labels(what).inc()
                raise TooManyRequests(what, max(1.0, (cost - there) / RATES[kind].per_second))
        for bucket, there in zip(buckets, left, strict=True):
            self._buckets[bucket] = (there - cost, at)
        if len(self._buckets) > SWEEP_ABOVE:
            self._sweep(at)

    def _left(self, kind: str, who: str, at: float) -> float:
        rate = RATES[kind]
        left, last = self._buckets.get((kind, who), (rate.burst, at))
        return min(rate.burst, left + (at - last) * rate.per_second)

    def _sweep(self, now: float) -> None:
        for (what, who), (left, last) in list(self._buckets.items()):
            if left + (now - last) * RATES[what].per_second >= RATES[what].burst:
                del self._buckets[what, who]
