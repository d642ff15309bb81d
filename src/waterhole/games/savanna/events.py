"""Ecosystem: Savanna: what can be seen happening; `engine/events.py` tells it."""

from __future__ import annotations

from waterhole.games.savanna.view import Cards
from waterhole.kernel.game import Seen


class Dealt(Seen, frozen=True, kw_only=True, tag="dealt"):
    count: int
    cards: Cards | None  # None: not for your eyes


class Selected(Seen, frozen=True, kw_only=True, tag="selected"):
    """Told when all have selected."""

    card: str


class Neutral(Seen, frozen=True, kw_only=True, tag="neutral"):
    """A card left the neutral hand for its pile."""

    card: str


class Placed(Seen, frozen=True, kw_only=True, tag="placed"):
    """Told when all have placed."""

    card: str
    cell: str
    flips: Cards  # what lions and cheetahs catch now that they did not before


class Given(Seen, frozen=True, kw_only=True, tag="given"):
    """A card for Swala."""

    card: str
    cell: str


class Passed(Seen, frozen=True, kw_only=True, tag="passed"):
    to: str  # 'next' or 'previous'


class Aside(Seen, frozen=True, kw_only=True, tag="aside"):
    count: int
    cards: Cards | None


class Drew(Seen, frozen=True, kw_only=True, tag="drew"):
    count: int
    cards: Cards | None


class Ended(Seen, frozen=True, kw_only=True, tag="ended"):
    outcome: str
    winners: tuple[int, ...]
