"""The lock of a table."""

from __future__ import annotations

import asyncio


class Lock(asyncio.Lock):
    """A lock that can also be taken without waiting."""

    def take(self) -> bool:
        """Take it if it is free and nobody stands in line for it."""
        attempt = self.acquire()
        try:
            attempt.send(None)
        except StopIteration:
            return True
        attempt.close()
        return False
