"""Rates: how often an identity or an address may do what."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass

from waterhole.server.metrics import LIMITED

SWEEP_ABOVE = 20_000  # buckets; full ones are dropped then


@dataclass(frozen=True)
class Rate:
    """So many at once, then so many a second."""

    burst: float
    per_second: float


RATES: Mapping[str, Rate] = {
    "request": Rate(120, 30),  # by address, each HTTP request
    "identity": Rate(20, 0.2),  # by address, new names
    "login": Rate(8, 0.1),  # by address, and by login
    "table": Rate(30, 0.5),  # by identity, new tables and imported records
    "frame": Rate(200, 60),  # by socket
    "chat": Rate(8, 0.5),  # by identity
    "hint": Rate(10, 0.2),  # by identity
    "review": Rate(4, 0.05),  # by identity
    "socket": Rate(60, 2),  # by address, new sockets
    "account": Rate(5, 0.02),  # by identity, new bot accounts
    "bot": Rate(120, 30),  # by bot account, each HTTP request
    "stream": Rate(20, 0.5),  # by bot account, new streams
}
MOST_SOCKETS_PER_IDENTITY = 24
MOST_STREAMS_PER_BOT = 24
MOST_BOTS_PER_PERSON = 20


class TooOften(Exception):
    """A limit was passed; `wait` seconds help."""

    def __init__(self, what: str, wait: float) -> None:
        super().__init__(f"too often ({what}); wait {wait:.0f} s.")
        self.what = what
        self.wait = wait


class Limits:
    """Token buckets. `off` is for measuring and testing on one's own machine."""

    def __init__(self, off: bool = False) -> None:
        self.off = off
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, what: str, who: str, now: float | None = None) -> None:
        """Take one; TooOften where none is left."""
        if self.off:
            return
        rate = RATES[what]
        at = time.monotonic() if now is None else now
        left, last = self._buckets.get((what, who), (rate.burst, at))
        left = min(rate.burst, left + (at - last) * rate.per_second)
        if left < 1:
            LIMITED.labels(what).inc()
            raise TooOften(what, max(1.0, (1 - left) / rate.per_second))
        self._buckets[what, who] = (left - 1, at)
        if len(self._buckets) > SWEEP_ABOVE:
            self._sweep(at)

    def _sweep(self, now: float) -> None:
        for (what, who), (left, last) in list(self._buckets.items()):
            if left + (now - last) * RATES[what].per_second >= RATES[what].burst:
                del self._buckets[what, who]
