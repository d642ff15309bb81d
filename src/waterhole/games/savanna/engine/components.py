"""Ecosystem: Savanna: the 132 cards of eleven kinds, their points, and the field on which a grid grows.

That there are 132 cards of eleven kinds is known; how many of each is assumed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The kinds in the order in which they are scored (ES-4).
WATERING_HOLE: Final = 0
GRASSLAND: Final = 1
TREE: Final = 2
GAZELLE: Final = 3
ZEBRA: Final = 4
GIRAFFE: Final = 5
CHEETAH: Final = 6
LION: Final = 7
ELEPHANT: Final = 8
HYENA: Final = 9
VULTURE: Final = 10
KINDS: Final = 11
FIRST_ANIMAL: Final = GAZELLE  # the landforms come first
KIND: Final[tuple[str, ...]] = (
    "watering hole", "grassland", "tree", "gazelle", "zebra", "giraffe", "cheetah", "lion", "elephant", "hyena",
    "vulture",
)  # fmt: skip
PLURAL: Final[tuple[str, ...]] = (
    "watering holes", "grasslands", "trees", "gazelles", "zebras", "giraffes", "cheetahs", "lions", "elephants",
    "hyenas", "vultures",
)  # fmt: skip
COPIES: Final = [12, 20, 12, 14, 12, 12, 10, 10, 12, 10, 8]

# Some cards in one i64: eleven 5-bit counts with the number of cards above them.
KIND_WIDTH: Final = 5
SIZE: Final = 5 * KINDS
CARD: Final[vec[i64]] = vec[i64]([(1 << (5 * kind)) + (1 << SIZE) for kind in range(KINDS)])
DECK: Final[i64] = sum(n << (5 * kind) for kind, n in enumerate(COPIES)) + (sum(COPIES) << SIZE)

# Sizes of the game.
ROUNDS: Final = 2
ROUND_TURNS: Final = 10
TURNS: Final = 20
HAND_SIZE: Final = 11
HANDS_OF_TWO: Final = 3  # ES-10: the third is the neutral hand
NEUTRAL: Final = 2
SOLO_HAND_SIZE: Final = 10
SWALA: Final = 1  # her place after the only seat (ES-11)
SWALA_ROW: Final = 5
DRAWN_AFTER_ROW: Final = 5
GRADES: Final = ("easy", "normal", "difficult")
MARGINS: Final = [55, 75, 85]

# Points.
PER_ANIMAL_TYPE: Final = 2
GRASSLAND_GROUP: Final[vec[i64]] = vec[i64]([0, 1, 4, 9, 16])
PER_TREE_LINE: Final = 2
PER_GAZELLE: Final = 2
MOST_GAZELLES: Final = 5
SECOND_GAZELLES: Final = 2
PER_ZEBRA_GRASSLAND: Final = 3
GIRAFFE_AT_TREE: Final = 5
PER_CHEETAH_GAZELLE: Final = 3
PER_LION_FLIP: Final = 4
LONE_ELEPHANT: Final = 6
PER_ELEPHANT_NEIGHBOUR: Final = 2  # lost
PER_HYENA_FLIPPED: Final = 3
PER_VULTURE_FLIPPED: Final = 4

# The field: the first card lies in its centre, and a grid of 4 rows by 5 columns grows somewhere around it (ES-2).
# A set of cells is a bit mask. No grid reaches both the first and the last column, so a mask shifted by one cell
# never meets the grid on the other side.
GRID_ROWS: Final = 4
GRID_COLUMNS: Final = 5
FIELD_ROWS: Final = 7
FIELD_COLUMNS: Final = 9
CELLS: Final = 63
CENTRE: Final = 31
FIELD: Final[i64] = (1 << CELLS) - 1
CELL: Final[vec[i64]] = vec[i64]([1 << cell for cell in range(CELLS)])
CELL_NAME: Final[tuple[str, ...]] = tuple(
    "ABCDEFG"[cell // FIELD_COLUMNS] + str(cell % FIELD_COLUMNS + 1) for cell in range(CELLS)
)
_PLACES: Final = [(cell, cell // FIELD_COLUMNS, cell % FIELD_COLUMNS) for cell in range(CELLS)]
BESIDE: Final[vec[i64]] = vec[i64](
    [sum(1 << c for c, y, x in _PLACES if abs(y - row) + abs(x - column) == 1) for _, row, column in _PLACES]
)
DIAGONAL: Final[vec[i64]] = vec[i64](
    [sum(1 << c for c, y, x in _PLACES if abs(y - row) == abs(x - column) > 0) for _, row, column in _PLACES]
)
WITHIN_TWO: Final[vec[i64]] = vec[i64](
    [sum(1 << c for c, y, x in _PLACES if 0 < abs(y - row) + abs(x - column) <= 2) for _, row, column in _PLACES]
)
BELOW: Final[vec[i64]] = vec[i64](
    [sum(1 << c for c, y, x in _PLACES if y > row and x == column) for _, row, column in _PLACES]
)
ABOVE: Final[vec[i64]] = vec[i64](
    [sum(1 << c for c, y, x in _PLACES if y < row and x == column) for _, row, column in _PLACES]
)
ROW: Final[vec[i64]] = vec[i64]([sum(1 << c for c, y, x in _PLACES if y == row) for row in range(FIELD_ROWS)])
COLUMN: Final[vec[i64]] = vec[i64](
    [sum(1 << c for c, y, x in _PLACES if x == column) for column in range(FIELD_COLUMNS)]
)
# Where a grid with a card on this cell may have its other cards.
REACH: Final[vec[i64]] = vec[i64](
    [
        sum(1 << c for c, y, x in _PLACES if abs(y - row) < GRID_ROWS and abs(x - column) < GRID_COLUMNS)
        for _, row, column in _PLACES
    ]
)
SWALA_CELL: Final[vec[i64]] = vec[i64]([CENTRE + turn // 5 * FIELD_COLUMNS + turn % 5 for turn in range(TURNS)])
# From a single bit to its cell: the top six bits of its product with this number differ for all cells.
HASH: Final[i64] = 0x03F79D71B4CB0A89
HASH_SHIFT: Final = 57
HASHES: Final = 63  # a mask: six bits are left
_HASHES: Final = sorted(((0x03F79D71B4CB0A89 << cell) % (1 << CELLS), cell) for cell in range(CELLS))
HASHED_CELL: Final[vec[i64]] = vec[i64]([0] + [cell for _, cell in _HASHES])  # no cell has the top bits 0

# The steps of a turn.
SELECT: Final = 0
PLACE: Final = 1
GIVE: Final = 2
OVER: Final = 3
STEPS: Final[tuple[str, ...]] = ("select", "place", "give", "over")

# Why a game ends.
OUTCOMES: Final[tuple[str, ...]] = ("all ecosystems are complete", "Swala is beaten", "Swala is not beaten")

# Move numbers.
M_SELECT: Final = 0  # + kind
M_PLACE: Final = 11  # + cell
M_GIVE: Final = 74  # + kind
