"""Wild Cards: the cards, the numbers of the rulebook, and the numbers of moves.

Known: 42 animals (7 of each species), 46 habitat cards (14 of each habitat, 4 wild, values 1 to 4), 6 leaders.
Assumed: how the values are spread over the habitat cards, and every natural habitat but the peacock's.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.kernel.engine.bags import bag_of

# -- animals ---------------------------------------------------------------------

SPECIES: Final[tuple[str, ...]] = ("peacock", "squirrel", "lion", "meerkat", "eagle", "ibex")
PLURAL: Final[tuple[str, ...]] = ("peacocks", "squirrels", "lions", "meerkats", "eagles", "ibexes")
PEACOCK: Final = 0
SQUIRREL: Final = 1
LION: Final = 2
MEERKAT: Final = 3
EAGLE: Final = 4
IBEX: Final = 5
ANIMAL_KINDS: Final = 6
ANIMALS_OF_A_SPECIES: Final = 7
ANIMALS: Final[i64] = bag_of([ANIMALS_OF_A_SPECIES] * ANIMAL_KINDS)
ONE_OF_EACH: Final[i64] = bag_of([1] * ANIMAL_KINDS)
NATURAL_HABITATS: Final = (0, 0, 1, 1, 2, 2)
NATURAL_HABITAT: Final[vec[i64]] = vec[i64](NATURAL_HABITATS)

# -- habitat cards ---------------------------------------------------------------
# A kind is 4 * habitat + value - 1. A hand is a multiset of them in one i64: sixteen 3-bit counts, and the number of
# cards above them, where the kernel's size() finds it.

HABITATS: Final = ("forest", "savannah", "mountains", "wild")
WILD: Final = 3
KINDS: Final = 16
KIND_WIDTH: Final = 3  # bits of a count
REFILL: Final = 16  # the number of the refill card among the bids
CARDS: Final[tuple[str, ...]] = tuple(
    [f"{habitat} {value}" for habitat in HABITATS for value in (1, 2, 3, 4)] + ["refill"]
)
COPIES: Final = (4, 4, 3, 3, 4, 4, 3, 3, 4, 4, 3, 3, 1, 1, 1, 1)
CARD: Final[vec[i64]] = vec[i64]([(1 << (3 * kind)) + (1 << 48) for kind in range(KINDS)])
VALUE: Final[vec[i64]] = vec[i64]([kind % 4 + 1 for kind in range(KINDS)] + [0])
COUNTS: Final[i64] = (1 << 48) - 1
DECK: Final[i64] = sum((n << (3 * kind)) + (n << 48) for kind, n in enumerate(COPIES))
# For each habitat the cards of the two others: a payment with none of them is natural (WC-13).
FOREIGN: Final[vec[i64]] = vec[i64](
    [sum(7 << (3 * kind) for kind in range(KINDS) if kind // 4 not in (habitat, 3)) for habitat in range(3)]
)

# -- numbers of the rulebook -------------------------------------------------------

FIRST_HAND: Final = 7
LEO_HAND: Final = 5
REFILL_TO: Final = 7
SQUIRREL_REFILL_TO: Final = 10
HAND_LIMIT: Final = 10
PASS_DRAW: Final = 2
HIGHEST_BID: Final = 4
HABITAT_BONUS: Final = 2
LEADER_POINTS: Final[vec[i64]] = vec[i64]([3, 1, 1, 1, 1, 1])
SLOTS: Final = 4  # of the largest display
# By the number of players, Leo included.
REMOVED: Final[vec[i64]] = vec[i64]([0, 0, 0, 14, 6, 2])
ROUNDS: Final[vec[i64]] = vec[i64]([0, 0, 0, 14, 12, 10])

# -- the steps of a round ----------------------------------------------------------

BID: Final = 0  # all at once
REVEAL: Final = 1  # the eagle's holder, who put down two cards
EXCHANGE: Final = 2  # the meerkat's holder
DISCARD: Final = 3
TIE: Final = 4  # all tied players at once
TAKE: Final = 5
PAY: Final = 6
BACK: Final = 7  # the ibex's holder
OVER: Final = 8
STEPS: Final[tuple[str, ...]] = ("bid", "reveal", "exchange", "discard", "tie", "take", "pay", "back", "over")
PHASE: Final[tuple[int, ...]] = (1, 1, 2, 2, 3, 3, 3, 4, 4)

NO_BID: Final = -1

OUTCOME: Final = "the display could not be refilled"

# -- move numbers --------------------------------------------------------------------

M_BID: Final = 0  # + kind, or REFILL
M_SECOND: Final = 17  # + kind, or REFILL
M_NO_SECOND: Final = 34
M_REVEAL: Final = 35  # + kind, or REFILL
M_EXCHANGE: Final = 52  # + 4 * species + slot
M_NO_EXCHANGE: Final = 76
M_DISCARD: Final = 77  # + kind
M_STOP: Final = 93
M_TAKE: Final = 94  # + slot
M_PASS: Final = 98
M_PAY: Final = 99  # + kind
M_BACK: Final = 115
M_LEAVE: Final = 116
