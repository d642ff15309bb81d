"""The lock of a table. Compiled: each move takes it and gives it back."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import final


@final
class Lock:
    """A lock of an event loop, first come, first served, that can also be taken without waiting.

    It is handed from one to the next: while it is free nobody stands in line for it.
    """

    def __init__(self) -> None:
        self._held = False
        self._line: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._held

    def take(self) -> bool:
        """Take it if it is free."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        while self._line:
            waiting = self._line.popleft()
            if not waiting.done():  # the others were cancelled
                waiting.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had been handed over just then
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
