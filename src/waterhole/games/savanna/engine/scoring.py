"""Ecosystem: Savanna: what every card scores, in printed order (ES-4), and who wins.

An ecosystem is eleven masks of cells, one per kind, in `grids` from `base` on. `flipped` is the mask of the cards
that cheetahs and lions turn face down. The same functions serve the finished grid and one that is still growing.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.savanna.engine.components import (
    ABOVE,
    BELOW,
    BESIDE,
    CHEETAH,
    COLUMN,
    DIAGONAL,
    ELEPHANT,
    FIELD_COLUMNS,
    FIELD_ROWS,
    FIRST_ANIMAL,
    GAZELLE,
    GIRAFFE,
    GIRAFFE_AT_TREE,
    GRASSLAND,
    GRASSLAND_GROUP,
    HASH,
    HASH_SHIFT,
    HASHED_CELL,
    HASHES,
    HYENA,
    KINDS,
    LION,
    LONE_ELEPHANT,
    MOST_GAZELLES,
    PER_ANIMAL_TYPE,
    PER_CHEETAH_GAZELLE,
    PER_ELEPHANT_NEIGHBOUR,
    PER_GAZELLE,
    PER_HYENA_FLIPPED,
    PER_LION_FLIP,
    PER_TREE_LINE,
    PER_VULTURE_FLIPPED,
    PER_ZEBRA_GRASSLAND,
    ROW,
    SECOND_GAZELLES,
    TREE,
    VULTURE,
    WATERING_HOLE,
    WITHIN_TWO,
    ZEBRA,
)
from waterhole.kernel.engine.masks import bits

# -- cells ---------------------------------------------------------------------


def first_cell(cells: i64) -> i64:
    """The first cell of a mask in reading order; there must be one."""
    return HASHED_CELL[(((cells & -cells) * HASH) >> HASH_SHIFT) & HASHES]


def around(cells: i64) -> i64:
    """The cells beside any cell of a grid, and some outside of every grid (see components)."""
    return (cells << 1) | (cells >> 1) | (cells << FIELD_COLUMNS) | (cells >> FIELD_COLUMNS)


def first_group(cells: i64) -> i64:
    """The cells that one can step to from the first cell of a mask, over cells of the mask."""
    group = cells & -cells
    grown = (group | around(group)) & cells
    while grown != group:
        group = grown
        grown = (group | around(group)) & cells
    return group


# -- one card ------------------------------------------------------------------


def counted_by(grids: vec[i64], base: i64, flipped: i64, kind: i64, cell: i64) -> i64:
    """The cards that a card of this kind on this cell looks at for its points."""
    if kind == WATERING_HOLE:
        return BESIDE[cell] & animals(grids, base)
    if kind in (ZEBRA, LION):
        return BESIDE[cell] & grids[base + GRASSLAND]
    if kind == GIRAFFE:
        return BESIDE[cell] & grids[base + TREE]
    if kind == CHEETAH:
        return DIAGONAL[cell] & grids[base + GAZELLE]
    if kind == ELEPHANT:
        return BESIDE[cell] & animals(grids, base) & ~(grids[base + ELEPHANT] | flipped)
    if kind == HYENA:
        return WITHIN_TWO[cell] & flipped
    if kind == VULTURE:
        return BELOW[cell] & flipped
    return 0


def points_for(grids: vec[i64], base: i64, kind: i64, counted: i64) -> i64:
    """The points of one card for what it counts; grasslands, trees and lions score as a whole instead."""
    if kind == WATERING_HOLE:
        return PER_ANIMAL_TYPE * types_among(grids, base, counted)
    if kind == GAZELLE:
        return PER_GAZELLE
    if kind == ZEBRA:
        return PER_ZEBRA_GRASSLAND * bits(counted)
    if kind == GIRAFFE:
        if counted:
            return GIRAFFE_AT_TREE
        return 0
    if kind == CHEETAH:
        return PER_CHEETAH_GAZELLE * bits(counted)
    if kind == ELEPHANT:
        return LONE_ELEPHANT - PER_ELEPHANT_NEIGHBOUR * bits(counted)  # ES-9: below zero too
    if kind == HYENA:
        return PER_HYENA_FLIPPED * bits(counted)
    return PER_VULTURE_FLIPPED * bits(counted)


def animals(grids: vec[i64], base: i64) -> i64:
    found: i64 = 0
    for kind in range(i64(FIRST_ANIMAL), i64(KINDS)):
        found |= grids[base + kind]
    return found


def types_among(grids: vec[i64], base: i64, cells: i64) -> i64:
    """How many different kinds of animal are on these cells."""
    types: i64 = 0
    for kind in range(i64(FIRST_ANIMAL), i64(KINDS)):
        if grids[base + kind] & cells:
            types += 1
    return types


# -- landforms ------------------------------------------------------------------


def group_points(group: i64) -> i64:
    n = bits(group)
    if n > 4:
        n = 4
    return GRASSLAND_GROUP[n]


def grassland_points(grasslands: i64) -> i64:
    points: i64 = 0
    while grasslands:
        group = first_group(grasslands)
        points += group_points(group)
        grasslands ^= group
    return points


def tree_points(trees: i64) -> i64:
    """Rows and columns with at least one tree (ES-5)."""
    lines: i64 = 0
    for row in range(i64(FIELD_ROWS)):
        if trees & ROW[row]:
            lines += 1
    for column in range(i64(FIELD_COLUMNS)):
        if trees & COLUMN[column]:
            lines += 1
    return PER_TREE_LINE * lines


# -- hunts ---------------------------------------------------------------------


def cheetah_flips(grids: vec[i64], base: i64) -> i64:
    """The gazelles on a diagonal of at least one cheetah (ES-7)."""
    reach: i64 = 0
    cheetahs = grids[base + CHEETAH]
    while cheetahs:
        reach |= DIAGONAL[first_cell(cheetahs)]
        cheetahs &= cheetahs - 1
    return reach & grids[base + GAZELLE]


def hunting_lions(grids: vec[i64], base: i64) -> i64:
    """The lions beside a grassland."""
    return grids[base + LION] & around(grids[base + GRASSLAND])


def lion_flips(grids: vec[i64], base: i64, caught: i64, lowest_total: bool) -> i64:
    """What the lions flip after the cheetahs' catch: as many as they can, the most valuable first (ES-8).

    What a flip is worth to elephants, hyenas and vultures does not depend on the other flips, so choosing the best
    cards one by one gives the best total.
    """
    prey = (grids[base + GAZELLE] | grids[base + ZEBRA]) & ~caught
    flips = bits(hunting_lions(grids, base))
    if flips >= bits(prey):
        return prey
    flipped: i64 = 0
    for i in range(flips):
        best: i64 = 0
        best_worth: i64 = -1000
        rest = prey
        while rest:
            bit = rest & -rest
            worth = flip_worth(grids, base, first_cell(bit))
            if lowest_total:
                worth = -worth
            if worth > best_worth:
                best_worth = worth
                best = bit
            rest ^= bit
        prey ^= best
        flipped |= best
    return flipped


def flip_worth(grids: vec[i64], base: i64, cell: i64) -> i64:
    """What turning the animal on a cell face down adds to the later lines of the sheet."""
    return (
        PER_ELEPHANT_NEIGHBOUR * bits(BESIDE[cell] & grids[base + ELEPHANT])
        + PER_HYENA_FLIPPED * bits(WITHIN_TWO[cell] & grids[base + HYENA])
        + PER_VULTURE_FLIPPED * bits(ABOVE[cell] & grids[base + VULTURE])
    )


def all_flips(grids: vec[i64], base: i64, lowest_total: bool) -> i64:
    caught = cheetah_flips(grids, base)
    return caught | lion_flips(grids, base, caught, lowest_total)


# -- the whole ecosystem -------------------------------------------------------------


def line_points(grids: vec[i64], base: i64, flipped: i64, kind: i64) -> i64:
    """One line of the score sheet, without the gazelle reward."""
    cells = grids[base + kind]
    if kind == GRASSLAND:
        return grassland_points(cells)
    if kind == TREE:
        return tree_points(cells)
    if kind == GAZELLE:
        return PER_GAZELLE * bits(cells)
    if kind == LION:
        return PER_LION_FLIP * bits(flipped & ~cheetah_flips(grids, base))
    points: i64 = 0
    while cells:
        counted = counted_by(grids, base, flipped, kind, first_cell(cells))
        points += points_for(grids, base, kind, counted)
        cells &= cells - 1
    return points


def ecosystem_points(grids: vec[i64], base: i64, lowest_total: bool) -> i64:
    """All lines of the score sheet, without the gazelle reward."""
    flipped = all_flips(grids, base, lowest_total)
    points: i64 = 0
    for kind in range(i64(KINDS)):
        if grids[base + kind]:
            points += line_points(grids, base, flipped, kind)
    return points


# -- the table -------------------------------------------------------------------


def gazelle_reward(gazelles: vec[i64], who: i64) -> i64:
    """5 for the most, 2 for the second most; shared in full, but no second after several firsts (ES-6)."""
    mine = gazelles[who]
    if mine == 0:
        return 0
    ahead: i64 = 0
    for other in range(i64(len(gazelles))):
        if gazelles[other] > mine:
            ahead += 1
    if ahead == 0:
        return MOST_GAZELLES
    if ahead == 1:
        return SECOND_GAZELLES
    return 0


def ranks_alone(margin: i64, needed: i64) -> vec[i64]:
    """Alone one wins by the margin of the grade or loses (ES-11)."""
    if margin >= needed:
        return vec[i64]([1])
    return vec[i64]([2])
