"""CuBirds: all that a view holds; `sight.py` builds it."""

from __future__ import annotations

import msgspec

from waterhole.games.cubirds.components import LARGE_FAMILY, SMALL_FAMILY, SPECIES
from waterhole.games.cubirds.legible import Birds
from waterhole.kernel.game import View


class PlayerView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One player's place at the table."""

    hand_size: int
    hand: Birds | None  # None: not for your eyes
    known: Birds  # what all have seen going into this hand: at least so many
    collection: Birds


class CuBirdsView(View, frozen=True, kw_only=True):
    rows: tuple[tuple[str, ...], ...]  # from left to right
    players: tuple[PlayerView, ...]  # in a solo game Robinbird is the second
    pile: int
    discard: int
    current: int
    taken: tuple[Birds, ...]  # what each of the moves would take from its row
    families: dict[str, tuple[int, int]]  # as printed on the cards: birds of a small family and of a large one


FAMILIES: dict[str, tuple[int, int]] = dict(zip(SPECIES, zip(SMALL_FAMILY, LARGE_FAMILY, strict=True), strict=True))
