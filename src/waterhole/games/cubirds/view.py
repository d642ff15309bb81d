"""CuBirds: all that a view holds; `engine/view.py` builds it."""

from __future__ import annotations

from waterhole.kernel import game as kernel

Birds = dict[str, int]  # species -> cards; species without cards are left out


class PlayerView(kernel.PlayerView, frozen=True, kw_only=True):
    """One player's place at the table."""

    hand: Birds | None  # None: not for your eyes
    known: Birds  # what all have seen going into this hand: at least so many
    collection: Birds


class CuBirdsView(kernel.View, frozen=True, kw_only=True):
    players: tuple[PlayerView, ...]  # in a solo game Robinbird is the second
    rows: tuple[tuple[str, ...], ...]  # from left to right
    pile: int
    discard: int
    current: int
    families: dict[str, tuple[int, int]]  # as printed on the cards: birds of a small family and of a large one
