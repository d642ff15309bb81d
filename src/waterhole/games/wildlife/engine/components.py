"""Wildlife: the island, the organisms, the cards and tiles (what is assumed stands in RULES.md)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# -- the island ------------------------------------------------------------------
# Capital: large area, small letter: small area. Neighbours are orthogonal; a space is named by row and column.

ISLAND: Final[tuple[str, ...]] = (
    "...mFFFp...",
    ".mmmFFFppd.",
    "SSDDFFFppd.",
    "SSDDDssssdd",
    "SSDDDMMMMdw",
    "SSWWWMMMMww",
    ".SWWPPMffww",
    "..WWPPPff..",
    "...WPPP....",
)
TERRAINS: Final[tuple[str, ...]] = ("forest", "desert", "savanna", "steppe", "mountains", "water")
LETTERS: Final = "FDSPMW"
TERRAIN_KINDS: Final = 6
AREAS: Final = 12  # 2 * terrain: the large one, + 1: the small one
AREA_NAMES: Final[tuple[str, ...]] = tuple(f"{size} {terrain}" for terrain in TERRAINS for size in ("large", "small"))

PLACES: Final = [(row, column) for row in range(9) for column in range(11) if ISLAND[row][column] != "."]
SPACES: Final = 78
SPACE_NAMES: Final[tuple[str, ...]] = tuple(f"{row},{column}" for row, column in PLACES)
_LETTER_AREA: Final = {letter: 2 * t for t, letter in enumerate(LETTERS)} | {
    letter.lower(): 2 * t + 1 for t, letter in enumerate(LETTERS)
}
SPACE_AREAS: Final = [_LETTER_AREA[ISLAND[row][column]] for row, column in PLACES]

# A set of spaces is two words: rows 0 to 4 in `lo`, rows 5 to 8 in `hi`, twelve bits a row. The twelfth column is
# always sea, so shifting by 1 and by 12 reaches the neighbours and nothing else.
ROW_BITS: Final = 12
LO_ROWS: Final = 5
_LO_BITS: Final = [12 * row + column if row < LO_ROWS else -1 for row, column in PLACES]
_HI_BITS: Final = [12 * (row - LO_ROWS) + column if row >= LO_ROWS else -1 for row, column in PLACES]
SPACE_LO: Final[vec[i64]] = vec[i64]([1 << bit if bit >= 0 else 0 for bit in _LO_BITS])
SPACE_HI: Final[vec[i64]] = vec[i64]([1 << bit if bit >= 0 else 0 for bit in _HI_BITS])
# The space of a single bit, by its remainder: 2 is a primitive root of 61, so no two of the 60 bits collide.
BIT_MODULUS: Final = 61
_LO_SPACE: Final = {(1 << bit) % 61: space for space, bit in enumerate(_LO_BITS) if bit >= 0}
_HI_SPACE: Final = {(1 << bit) % 61: space for space, bit in enumerate(_HI_BITS) if bit >= 0}
SPACE_OF_LO: Final[vec[i64]] = vec[i64]([_LO_SPACE.get(rest, -1) for rest in range(61)])
SPACE_OF_HI: Final[vec[i64]] = vec[i64]([_HI_SPACE.get(rest, -1) for rest in range(61)])

AREA_OF: Final[vec[i64]] = vec[i64](SPACE_AREAS)
AREA_LO: Final[vec[i64]] = vec[i64](
    [sum(int(SPACE_LO[s]) for s in range(SPACES) if SPACE_AREAS[s] == area) for area in range(AREAS)]
)
AREA_HI: Final[vec[i64]] = vec[i64](
    [sum(int(SPACE_HI[s]) for s in range(SPACES) if SPACE_AREAS[s] == area) for area in range(AREAS)]
)
AREA_SIZE: Final[vec[i64]] = vec[i64]([SPACE_AREAS.count(area) for area in range(AREAS)])
# The land of a set of terrains, given as a mask of six bits.
LAND_LO: Final[vec[i64]] = vec[i64](
    [sum(int(AREA_LO[area]) for area in range(AREAS) if (terrains >> area // 2) & 1) for terrains in range(64)]
)
LAND_HI: Final[vec[i64]] = vec[i64](
    [sum(int(AREA_HI[area]) for area in range(AREAS) if (terrains >> area // 2) & 1) for terrains in range(64)]
)

# -- the organisms -----------------------------------------------------------------

ORGANISMS: Final[tuple[str, ...]] = ("man", "mammoth", "bear", "eagle", "snake", "crocodile")
PLURAL: Final[tuple[str, ...]] = ("men", "mammoths", "bears", "eagles", "snakes", "crocodiles")
COLOURS: Final = ("orange", "light green", "dark green", "brown", "yellow", "blue")
AGES: Final[vec[i64]] = vec[i64]([25, 150, 250, 500, 1300, 2000])  # in 100,000 years
# One letter for each terrain: A attack, E expand, M migrate, - no action.
CHARTS: Final = ("M-AEM-", "M-EAM-", "A-M-EM", "-EMMA-", "MA-M-E", "EMM--A")
NO_ACTION: Final = 0
MIGRATE: Final = 1
EXPAND: Final = 2
ATTACK: Final = 3
LEVELS: Final[tuple[str, ...]] = ("no action", "migrate", "expand", "attack")
# What an organism can do, as three masks of terrains: bits 0-5 migrate, 6-11 expand, 12-17 attack.
EXPAND_AT: Final = 6
ATTACK_AT: Final = 12
TERRAIN_MASK: Final = 63
CHART: Final[vec[i64]] = vec[i64](
    [sum(1 << (t + 6 * level) for t in range(6) for level in range("-MEA".index(chart[t]))) for chart in CHARTS]
)
CHART_BITS: Final = 7  # bits of every chart; each further bit is an adaptation tile

# By number of players (the first two entries are unused).
START_TILES: Final[vec[i64]] = vec[i64]([0, 0, 30, 30, 25, 21, 18])
SEED_TILES: Final[vec[i64]] = vec[i64]([0, 0, 12, 8, 5, 4, 3])
SEEDS_IN_LARGE: Final = 4
SEEDS_IN_SMALL: Final = 2
START_FOOD: Final = 8
AUCTION_FOOD: Final = 12  # with organisms=auction

# -- adaptations and abilities -------------------------------------------------------

ADAPTATION_TILES: Final[vec[i64]] = vec[i64]([0, 3, 4, 5])  # of each terrain, by level
FOOD: Final = 0
INTELLIGENCE: Final = 1
MOBILITY: Final = 2
DEFENSE: Final = 3
AGGRESSION: Final = 4
ABILITIES: Final[tuple[str, ...]] = ("food", "intelligence", "mobility", "defense", "aggression")
ABILITY_KINDS: Final = 5
ABILITY_TILES: Final[vec[i64]] = vec[i64]([5, 4, 3, 2, 1])
ABILITY_TILES_FOR_TWO: Final[vec[i64]] = vec[i64]([4, 3, 2, 1, 1])
MOST_OF_A_KIND: Final = 2
FOOD_ABILITY_POINTS: Final = 2
# Ability tiles of a player in one integer, four bits a kind.
ABILITY_WIDTH: Final = 4
TILE: Final[vec[i64]] = vec[i64]([1 << (4 * kind) for kind in range(5)])

# -- cards ---------------------------------------------------------------------------
# Kinds 0 to 5 are the terrains.

ABILITY_CARD: Final = 6
ADAPTATION_CARD: Final = 7
JOKER: Final = 8
FOOD_SOURCE: Final = 9
EPIDEMIC: Final = 10
FAMINE: Final = 11
NO_CARD: Final = -1
CARD_KINDS: Final = 12
CARD_NAMES: Final[tuple[str, ...]] = (*TERRAINS, "ability", "adaptation", "joker", "food source", "epidemic", "famine")
CARD_COPIES: Final = [10, 10, 10, 10, 10, 10, 18, 15, 10, 3, 2, 2]
HAND_SIZE: Final = 10
# A bag of cards is one integer: a count for each kind, the number of all cards above them.
_WIDTHS: Final = [4, 4, 4, 4, 4, 4, 5, 4, 4, 2, 2, 2]
CARD_AT: Final[vec[i64]] = vec[i64]([sum(_WIDTHS[:kind]) for kind in range(12)])
CARD_MASK: Final[vec[i64]] = vec[i64]([(1 << width) - 1 for width in _WIDTHS])
BAG_SIZE_AT: Final = 43
CARD: Final[vec[i64]] = vec[i64]([(1 << sum(_WIDTHS[:kind])) + (1 << 43) for kind in range(12)])
DECK: Final[i64] = sum(n * ((1 << sum(_WIDTHS[:kind])) + (1 << 43)) for kind, n in enumerate(CARD_COPIES))

FOOD_SOURCE_FOOD: Final = 7
LAST_PLACE_FOOD: Final = 3
FAMINE_FOOD: Final = 5

# -- turns, auctions, scoring ------------------------------------------------------------

PLAYS: Final = 3
FOOD_FOR_A_POINT: Final = 3
LOWEST_BID: Final = 3
HIGHEST_BID: Final = 999  # WL-25
LOWEST_POSITION: Final = -10  # nobody falls back further to pay
MOST_CONVERTED: Final = 20  # points in one conversion

SMALL_TRACK: Final[vec[i64]] = vec[i64]([3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5])
PAWNS: Final = 11
BIG_SCORING_PAWNS: Final = (1 << 4) | (1 << 8) | (1 << 11)  # a bit for each space that calls for a big scoring
BIG_MONOPOLY: Final = 5
SMALL_MONOPOLY: Final = 4
AREA_PRIZES: Final[vec[i64]] = vec[i64]([3, 2, 1])
HERD_PRIZES: Final[vec[i64]] = vec[i64]([10, 7, 5, 3, 1])
SECOND_PRIZES: Final[vec[i64]] = vec[i64]([4, 2])  # adaptations, abilities, food
SMALLEST_HERD: Final = 2

# -- options -------------------------------------------------------------------------

BY_LOT: Final = 0
BY_CHOICE: Final = 1
BY_AUCTION: Final = 2
ORGANISM_WAYS: Final = ("lot", "choose", "auction")

# -- steps ---------------------------------------------------------------------------

CHOOSE_ORGANISM: Final = 0
BID_FOR_ORGANISM: Final = 1
SEED: Final = 2
TURN: Final = 3
MIGRATION: Final = 4  # the free one: which tile
DESTINATION: Final = 5  # of a migration, free or by card
MOBILITY_TILE: Final = 6
MOBILITY_SPACE: Final = 7
AGGRESSION_SPACE: Final = 8
TERRAIN_CARD: Final = 9  # what to do with it
ADAPTATION_TERRAIN: Final = 10
ABILITY_KIND: Final = 11
ABILITY_HOLDER: Final = 12
JOKER_NAME: Final = 13
BID: Final = 14
PAYMENT: Final = 15
BOUGHT_EVENT: Final = 16
DEFENDING: Final = 17
EPIDEMIC_TILE: Final = 18
OVER: Final = 19
STEPS: Final[tuple[str, ...]] = (
    "choose organism", "bid for organism", "seed", "turn", "migration", "destination", "mobility tile",
    "mobility space", "aggression", "terrain card", "adaptation", "ability", "holder", "joker", "bid", "payment",
    "bought event", "defense", "epidemic", "over",
)  # fmt: skip

# What a defense answers.
BY_ATTACK: Final = 1
BY_AGGRESSION: Final = 2
BY_SWAP: Final = 3
DEEDS: Final[tuple[str, ...]] = ("", "attack", "aggression", "swap")

# Why a game ends.
GOES_ON: Final = 0
ELEVENTH_PAWN: Final = 1
EMPTY_SUPPLY: Final = 2
ROUNDS_OVER: Final = 3
OUTCOMES: Final[tuple[str, ...]] = ("", "eleventh pawn", "empty supply", "agreed rounds")

# -- move numbers ------------------------------------------------------------------------

M_PLACE: Final = 0  # + space
M_ATTACK: Final = 78
M_FROM: Final = 156
M_TO: Final = 234
M_SWAP: Final = 312
M_REMOVE: Final = 390
M_PLAY: Final = 468  # + card kind
M_AUCTION: Final = 480
M_MIGRATE: Final = 492
M_MOBILITY: Final = 493
M_AGGRESSION: Final = 494
M_END: Final = 495
M_PASS: Final = 496
M_NOTHING: Final = 497
M_USE: Final = 498
M_DEFEND: Final = 499
M_NO_DEFENSE: Final = 500
M_NAME: Final = 501  # + card kind, terrain, ability or adaptation: a joker's
M_IMPROVE: Final = 509  # + terrain
M_TAKE: Final = 515  # + ability
M_ROB: Final = 520  # + seat
M_ORGANISM: Final = 526  # + organism
M_CONVERT: Final = 532  # + points - 1
M_FALL: Final = 552  # + spaces, 0 to 333
M_BID: Final = 886  # + food, 0 to 999
MOST_FALLEN: Final = 333
MOVE_COUNT: Final = 1886
