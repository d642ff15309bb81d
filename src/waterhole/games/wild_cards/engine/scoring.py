"""Wild Cards: the points of a collection and the order of the winners (WC-16)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wild_cards.engine.components import ANIMAL_KINDS, LEADER_POINTS
from waterhole.kernel.engine.bags import count, size
from waterhole.kernel.engine.state import ranks_by

PAIR: Final = 64  # two numbers below it in one


def most(collection: i64) -> i64:
    """The species with the most animals; the first of several."""
    best: i64 = 0
    for species in range(i64(ANIMAL_KINDS)):
        if count(collection, species) > count(collection, best):
            best = species
    return best


def second_most(collection: i64) -> i64:
    """The species with the most animals but for one; it may have as many."""
    first = most(collection)
    best: i64 = 0
    if first == 0:
        best = 1
    for species in range(i64(ANIMAL_KINDS)):
        if species != first and count(collection, species) > count(collection, best):
            best = species
    return best


def largest_two(collection: i64) -> i64:
    """How many animals the largest species has, times PAIR, and how many the next."""
    first: i64 = 0
    second: i64 = 0
    for species in range(i64(ANIMAL_KINDS)):
        n = count(collection, species)
        if n > first:
            second = first
            first = n
        elif n > second:
            second = n
    return first * PAIR + second


def collection_points(collection: i64) -> i64:
    """Two a card for the largest species and one for the next: equal ones give the same in either order."""
    both = largest_two(collection)
    return 2 * (both // PAIR) + both % PAIR


def leader_points(leaders: i64, player: i64) -> i64:
    """One for each leader of a player, three for the peacock; `leaders` has four bits a species, player + 1."""
    points: i64 = 0
    for species in range(i64(ANIMAL_KINDS)):
        if (leaders >> (4 * species)) & 15 == player + 1:
            points += LEADER_POINTS[species]
    return points


def places(points: vec[i64], collections: vec[i64]) -> vec[i64]:
    """More points, then more animals; after that the place is shared."""
    keys = vec[i64]([0] * len(points))
    for seat in range(i64(len(points))):
        keys[seat] = 64 * points[seat] + size(collections[seat])
    return ranks_by(keys)
