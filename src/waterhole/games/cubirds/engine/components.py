"""CuBirds: the 110 cards and the sizes of families (known, published)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.kernel.engine.bags import bag_of, bag_pattern

# Of no length that the compiler knows: it would build such a tuple anew for each look into it.
SPECIES: Final[tuple[str, ...]] = ("flamingo", "owl", "toucan", "duck", "parrot", "magpie", "warbler", "robin")
PLURAL: Final[tuple[str, ...]] = ("flamingos", "owls", "toucans", "ducks", "parrots", "magpies", "warblers", "robins")
COPIES: Final = [7, 10, 10, 13, 13, 17, 20, 20]
SMALL_FAMILY: Final = [2, 3, 3, 4, 4, 5, 6, 6]
LARGE_FAMILY: Final = [3, 4, 4, 6, 6, 7, 9, 9]

BIRDS: Final = 8
ROWS: Final = 4
FIRST_ROW_LENGTH: Final = 3
HAND_SIZE: Final = 8
SPECIES_TO_WIN: Final = 7
BIRDS_FOR_A_TRIO: Final = 3
TRIOS_TO_WIN: Final = 2
MOST_EXTRA_BIRDS: Final = 3

DECK: Final[i64] = bag_of(COPIES)
NEEDED_SMALL: Final[vec[i64]] = vec[i64](SMALL_FAMILY)
NEEDED_LARGE: Final[vec[i64]] = vec[i64](LARGE_FAMILY)
ANY_SMALL_FAMILY: Final[i64] = bag_pattern(SMALL_FAMILY)
ANY_BIRD: Final[i64] = bag_pattern([1] * BIRDS)
ANY_TRIO: Final[i64] = bag_pattern([BIRDS_FOR_A_TRIO] * BIRDS)

# Rows and their ends, as numbers in moves and events.
LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final[tuple[str, ...]] = ("left", "right")

# The steps of a turn.
LAY: Final = 0
DRAW: Final = 1
FAMILY: Final = 2
OVER: Final = 3
STEPS: Final[tuple[str, ...]] = ("lay", "draw", "family", "over")

# Why a game ends.
GOES_ON: Final = 0
SEVEN_SPECIES: Final = 1
TWO_TRIOS: Final = 2
NO_NEW_HANDS: Final = 3
NO_REFILL: Final = 4
OUTCOMES: Final[tuple[str, ...]] = (
    "",
    "seven species",
    "two species of three birds",
    "too few cards for new hands",
    "a row could not be refilled",
)

# Move numbers.
M_LAY: Final = 0  # + 8 * bird + 2 * row + side
M_DRAW: Final = 64
M_NO_DRAW: Final = 65
M_FAMILY: Final = 66  # + bird
M_NO_FAMILY: Final = 74
