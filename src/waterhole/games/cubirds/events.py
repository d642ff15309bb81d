"""CuBirds: what can be seen happening; `engine/events.py` tells it."""

from __future__ import annotations

from waterhole.games.cubirds.view import Birds
from waterhole.kernel.game import Seen


class Laid(Seen, frozen=True, kw_only=True, tag="laid"):
    bird: str
    count: int
    row: int  # from 1
    side: str
    enclosed: Birds


class Refilled(Seen, frozen=True, kw_only=True, tag="refilled"):
    row: int
    birds: tuple[str, ...]


class Drew(Seen, frozen=True, kw_only=True, tag="drew"):
    count: int
    birds: Birds | None  # None: not for your eyes


class Family(Seen, frozen=True, kw_only=True, tag="family"):
    bird: str
    count: int
    gained: int


class Emptied(Seen, frozen=True, kw_only=True, tag="emptied"):
    """The seat has no cards left; the others discard theirs."""


class Dealt(Seen, frozen=True, kw_only=True, tag="dealt"):
    count: int
    birds: Birds | None


class Reshuffled(Seen, frozen=True, kw_only=True, tag="reshuffled"):
    count: int


class Ended(Seen, frozen=True, kw_only=True, tag="ended"):
    outcome: str
    winners: tuple[int, ...]
