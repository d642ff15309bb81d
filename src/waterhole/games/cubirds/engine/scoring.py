"""CuBirds: when a collection wins, and who wins when the cards run out."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.cubirds.engine.components import (
    ANY_BIRD,
    ANY_TRIO,
    GOES_ON,
    SEVEN_SPECIES,
    SPECIES_TO_WIN,
    TRIOS_TO_WIN,
    TWO_TRIOS,
)
from waterhole.kernel.engine.bags import at_least, size
from waterhole.kernel.engine.masks import BIT, bits


def winning_reason(collection: i64) -> i64:
    """Why this collection wins, or GOES_ON (CB-9)."""
    if bits(at_least(collection, ANY_BIRD)) >= SPECIES_TO_WIN:
        return SEVEN_SPECIES
    if bits(at_least(collection, ANY_TRIO)) >= TRIOS_TO_WIN:
        return TWO_TRIOS
    return GOES_ON


def largest_collections(collections: vec[i64]) -> i64:
    """Bit mask of the players with the most birds, species not counted (CB-10)."""
    most: i64 = 0
    winners: i64 = 0
    for player in range(i64(len(collections))):
        birds = size(collections[player])
        if birds > most:
            most = birds
            winners = 0
        if birds == most:
            winners |= BIT[player]
    return winners
