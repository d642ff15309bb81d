"""Wilderness: tiles, tracks, cards and counts.

Known: the numbers of tiles, areas, cards and figures, what terrain costs, two card names. Everything else is designed
to fit the rulebook (see RULES.md).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# -- terrain -------------------------------------------------------------------

GRASSLAND: Final = 0
ROCKY: Final = 1
DESERT: Final = 2
FOREST: Final = 3
SWAMP: Final = 4
MOUNTAIN: Final = 5
TRIBE: Final = 6
VILLAGE: Final = 7
WATER: Final = 8
TERRAINS: Final[tuple[str, ...]] = (
    "grassland",
    "rocky area",
    "desert",
    "forest",
    "swamp",
    "mountain",
    "tribe",
    "village",
    "water",
)
LETTERS: Final = "GRDFSMTVW"
ENTRY_COST: Final[vec[i64]] = vec[i64]([2, 2, 2, 3, 3, 4, 3, 3, 99])
HUNTABLE: Final[vec[i64]] = vec[i64]([1, 0, 0, 1, 1, 0, 1, 0, 0])

# -- tiles (triangles of 21 areas known; terrain assumed) ------------------------------

TILES: Final = 8
TILE_AREAS: Final = 21
TILE_ROWS: Final = 6
ROWS: Final = 7  # of the board
TILE_COLUMNS: Final = 6  # of a pair of tiles
MOST_AREAS: Final = 168
DIRECTIONS: Final = 6
# The compass: 1 east, then clockwise, as steps in (q, r).
COMPASS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
COMPASS_WORDS: Final[tuple[str, ...]] = ("east", "south-east", "south-west", "west", "north-west", "north-east")

TILE_NAMES: Final[tuple[str, ...]] = (
    "River Meadow",
    "Dry Flats",
    "Black Forest",
    "Marshland",
    "High Pass",
    "Lakeland",
    "Broken Hills",
    "Sunburnt Plain",
)
TILE_TERRAIN: Final = (
    "GGFGGF GFGWG FGGW GRG GF G",
    "DDRDGD DRDDR RDWG DGD RD D",
    "FFMFFG FGFFS FFWF FSF GF F",
    "SGSFGS GSWSG FSSG SGF GS F",
    "MRMMRM RMGMF MRMR FMW RM M",
    "FGWGFG GWWFR GFTF GFS GM F",
    "RMGRFG GRFMG MGWR RFG GM R",
    "GDGRDG DGFDG GRDG FWD GD G",
)
TILE_RIVERS: Final = (
    "3,0|4,0",
    "",
    "1,2|1,3 1,2|0,3 0,2|0,3",
    "1,2|2,2 1,3|2,2 1,3|2,3 1,4|2,3",
    "2,2|3,2 2,2|3,1 2,1|3,1 2,1|3,0 2,0|3,0",
    "0,2|1,2 0,3|1,2 0,3|1,3 0,4|1,3 0,4|1,4 0,5|1,4",
    "2,1|3,1 2,1|3,0 2,0|3,0",
    "1,2|2,2 1,2|2,1",
)

LENGTHS: Final[tuple[str, ...]] = ("short", "normal", "long")
LENGTH_TILES: Final = [4, 6, 8]

# -- animals, in the order in which they act (WN-7) --------------------------------------

BEASTS: Final[tuple[str, ...]] = ("bear", "High Pass wolf", "Broken Hills wolf", "snake")
BEAST_LETTERS: Final = "bwws"
BEAST_COUNT: Final = 4
BEAST_TILE: Final[vec[i64]] = vec[i64]([2, 4, 6, 1])
BEAST_PLACE: Final = ((3, 1), (1, 2), (0, 1), (1, 1))
THE_TRIBE: Final = 4  # the number of the tribe when it attacks
FOES: Final[tuple[str, ...]] = (*BEASTS, "tribe")
ATTACKERS: Final[tuple[str, ...]] = tuple([f"the {foe}" for foe in FOES])  # as positions write them
NOT_YET: Final = -1  # an animal whose tile lies face down
GONE: Final = -2  # an animal that lost against a player

# -- tracks (assumed, fitting the printed examples) ----------------------------------------

THIRST: Final[vec[i64]] = vec[i64]([0, 0, 1, 1, 2, 2, 3])
HUNGER: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4])
ENERGY: Final[vec[i64]] = vec[i64]([6] * 10 + [5] * 6 + [4] * 5 + [3] * 5 + [0])
MOST_THIRST: Final = 6
MOST_HUNGER: Final = 11
SKULL: Final = 26

HUNT_COST: Final = 4
REST_COST: Final = 2
CAMPFIRE_COST: Final = 1
CURE_COST: Final = 3
RIVER_COST: Final = 2
DOWNPOUR_RIVER_COST: Final = 4
OLD_PATH_COST: Final = 2
CHEAPEST_STEP: Final = 2  # but for the Shortcut, which is free
RAFT_COST: Final = 3
SLEEP_STEPS: Final = 4
COLD_SLEEP_STEPS: Final = 3
NIGHT_ROLL: Final = 4
MOON_ROLL: Final = 2
BLURRED_ROLL: Final = 3
WRONG_TURN_ROLL: Final = 4
WRONG_TURN_AT_NIGHT: Final = 5
FEVER_ROLL: Final = 4
DYSENTERY_ROLL: Final = 3
NEEDLE_ROLL: Final = 2  # moved on this or less
CRAMPS_STEPS: Final = 3
BERRIES_STEPS: Final = 3
BITE_STEPS: Final = 3
TRIBE_STEPS: Final = 2
TWO_STEPS: Final = 2  # what most bad cards add or take
FIRST_HAND: Final = 3

# -- triggers (WN-11) --------------------------------------------------------------------

T_TURN: Final = 0
T_START: Final = 1
T_MOVE: Final = 2
T_NIGHT_ROLL: Final = 3
T_LOST: Final = 4
T_HUNT_ROLL: Final = 5
T_SLEEP: Final = 6
T_ILLNESS: Final = 7
T_ATTACK: Final = 8
T_ATTACK_ROLL: Final = 9
T_END: Final = 10
T_NATURE: Final = 11
T_TARGETED: Final = 12
TRIGGER_COUNT: Final = 13
TRIGGERS: Final[tuple[str, ...]] = (
    "turn",
    "start",
    "move",
    "night roll",
    "lost",
    "hunt roll",
    "sleep",
    "illness",
    "attack",
    "attack roll",
    "end",
    "nature",
    "targeted",
)
NO_WINDOW: Final = 0

# -- event cards (18 × 3; Companion and Raft known by name; the rest assumed) -----------------

EVENT_KINDS: Final = 18
EVENT_COPIES: Final = 3
EVENT_CARDS: Final = 54

SECOND_WIND: Final = 0
HIDDEN_SPRING: Final = 1
WILD_BERRIES: Final = 2
DEEP_SLEEP: Final = 3
FRESH_TRACKS: Final = 4
OLD_PATH: Final = 5
COMPANION: Final = 6
TORCH: Final = 7
SPEAR: Final = 8
CLIMB_A_TREE: Final = 9
HEALING_HERBS: Final = 10
RAFT: Final = 11
SHELTER: Final = 12
SHORTCUT: Final = 13
STEADY_HAND: Final = 14
CAMPFIRE: Final = 15
LUCKY_CHARM: Final = 16
WATCHFUL: Final = 17

# The other face of the same cards.
HEAVY_LEGS: Final = 0
LEAKING_FLASK: Final = 1
SPOILED_MEAT: Final = 2
NIGHTMARES: Final = 3
STARTLED_GAME: Final = 4
WRONG_TURN: Final = 5
QUARREL: Final = 6
SUDDEN_DARKNESS: Final = 7
ENRAGED_BEAST: Final = 8
SCENT_OF_BLOOD: Final = 9
BAD_WATER: Final = 10
FLOOD: Final = 11
STORM: Final = 12
LANDSLIDE: Final = 13
SPINNING_NEEDLE: Final = 14
SMOKE: Final = 15
JINX: Final = 16
THIEF: Final = 17

GOOD_NAMES: Final[tuple[str, ...]] = (
    "Second Wind",
    "Hidden Spring",
    "Wild Berries",
    "Deep Sleep",
    "Fresh Tracks",
    "Old Path",
    "Companion",
    "Torch",
    "Spear",
    "Climb a Tree",
    "Healing Herbs",
    "Raft",
    "Shelter",
    "Shortcut",
    "Steady Hand",
    "Campfire",
    "Lucky Charm",
    "Watchful",
)
BAD_NAMES: Final[tuple[str, ...]] = (
    "Heavy Legs",
    "Leaking Flask",
    "Spoiled Meat",
    "Nightmares",
    "Startled Game",
    "Wrong Turn",
    "Quarrel",
    "Sudden Darkness",
    "Enraged Beast",
    "Scent of Blood",
    "Bad Water",
    "Flood",
    "Storm",
    "Landslide",
    "Spinning Needle",
    "Smoke",
    "Jinx",
    "Thief",
)
# When each face can be played, by whom: the player concerned by the trigger himself, or another.
GOOD_BY_SELF: Final = (
    (T_START,),
    (T_TURN,),
    (T_TURN,),
    (T_SLEEP,),
    (T_HUNT_ROLL,),
    (T_TURN,),
    (),
    (T_TURN,),
    (T_ATTACK,),
    (T_ATTACK,),
    (T_TURN, T_ILLNESS),
    (T_TURN,),
    (T_NATURE,),
    (T_TURN,),
    (T_LOST,),
    (T_TURN,),
    (T_NIGHT_ROLL, T_HUNT_ROLL, T_ATTACK_ROLL),
    (T_TARGETED,),
)
GOOD_BY_OTHER: Final = ((),) * 6 + ((T_MOVE,),) + ((),) * 5 + ((T_NATURE,),) + ((),) * 5
BAD_BY_OTHER: Final = (
    (T_START,),
    (T_START,),
    (T_START,),
    (T_SLEEP,),
    (T_HUNT_ROLL,),
    (T_MOVE,),
    (T_START,),
    (T_START,),
    (T_ATTACK,),
    (T_NATURE,),
    (T_START,),
    (T_START,),
    (T_NATURE,),
    (T_MOVE,),
    (T_END,),
    (T_START,),
    (T_NIGHT_ROLL, T_HUNT_ROLL, T_ATTACK_ROLL),
    (T_START,),
)
# Nature concerns everybody, and who ends a turn may turn the needle on a Companion.
BAD_BY_SELF: Final = ((),) * 9 + ((T_NATURE,),) + ((),) * 2 + ((T_NATURE,),) + ((),) + ((T_END,),) + ((),) * 3

# Two bits for each kind of event or illness card, the number of cards from bit 40 on.
SIZE_AT: Final = 40
KIND_WIDTH: Final = 2  # bits from one kind to the next
KIND_BIT: Final[vec[i64]] = vec[i64]([1 << (2 * kind) for kind in range(EVENT_KINDS)])
ONE_CARD: Final[vec[i64]] = vec[i64]([(1 << (2 * kind)) + (1 << SIZE_AT) for kind in range(EVENT_KINDS)])
ALL_EVENTS: Final[i64] = sum(EVENT_COPIES << (2 * kind) for kind in range(EVENT_KINDS)) + (EVENT_CARDS << SIZE_AT)
EVERY_KIND: Final[i64] = sum(1 << (2 * kind) for kind in range(EVENT_KINDS))

# By trigger: the kinds whose face can be played there, one bit of KIND_BIT each.
GOOD_SELF: Final[vec[i64]] = vec[i64](
    [sum((1 << (2 * k)) for k in range(EVENT_KINDS) if t in GOOD_BY_SELF[k]) for t in range(TRIGGER_COUNT)]
)
GOOD_OTHER: Final[vec[i64]] = vec[i64](
    [sum((1 << (2 * k)) for k in range(EVENT_KINDS) if t in GOOD_BY_OTHER[k]) for t in range(TRIGGER_COUNT)]
)
BAD_SELF: Final[vec[i64]] = vec[i64](
    [sum((1 << (2 * k)) for k in range(EVENT_KINDS) if t in BAD_BY_SELF[k]) for t in range(TRIGGER_COUNT)]
)
BAD_OTHER: Final[vec[i64]] = vec[i64](
    [sum((1 << (2 * k)) for k in range(EVENT_KINDS) if t in BAD_BY_OTHER[k]) for t in range(TRIGGER_COUNT)]
)
# The same for either face.
ANY_SELF: Final[vec[i64]] = vec[i64]([GOOD_SELF[t] | BAD_SELF[t] for t in range(TRIGGER_COUNT)])
ANY_OTHER: Final[vec[i64]] = vec[i64]([GOOD_OTHER[t] | BAD_OTHER[t] for t in range(TRIGGER_COUNT)])

# -- illness cards (9 × 3; assumed) ---------------------------------------------------------

ILLNESS_KINDS: Final = 9
ILLNESS_COPIES: Final = 3
ILLNESS_CARDS: Final = 27
FEVER: Final = 0
STOMACH_CRAMPS: Final = 1
TWISTED_ANKLE: Final = 2
DYSENTERY: Final = 3
BLURRED_VISION: Final = 4
INFECTED_WOUND: Final = 5
CHILLS: Final = 6
BITE: Final = 7
FALSE_ALARM: Final = 8
ILLNESSES: Final[tuple[str, ...]] = (
    "Fever",
    "Stomach Cramps",
    "Twisted Ankle",
    "Dysentery",
    "Blurred Vision",
    "Infected Wound",
    "Chills",
    "Bite",
    "False Alarm",
)
ALL_ILLNESSES: Final[i64] = sum(ILLNESS_COPIES << (2 * k) for k in range(ILLNESS_KINDS)) + (ILLNESS_CARDS << SIZE_AT)

# -- day cards (27; assumed) ------------------------------------------------------------------

DAY_KINDS: Final = 13
DAY_CARDS: Final = 27
ROUNDS: Final = 6
CLEAR_DAY: Final = 0
SCORCHING_SUN: Final = 1
DOWNPOUR: Final = 2
THICK_FOG: Final = 3
BITTER_COLD: Final = 4
BRIGHT_MOON: Final = 5
LONG_DAY: Final = 6
SHORT_DAY: Final = 7
RICH_GAME: Final = 8
RESTLESS_BEASTS: Final = 9
HEADWIND: Final = 10
GENTLE_BREEZE: Final = 11
OMEN: Final = 12
DAYS: Final[tuple[str, ...]] = (
    "Clear Day",
    "Scorching Sun",
    "Downpour",
    "Thick Fog",
    "Bitter Cold",
    "Bright Moon",
    "Long Day",
    "Short Day",
    "Rich Game",
    "Restless Beasts",
    "Headwind",
    "Gentle Breeze",
    "Omen",
)
DAY_COPIES: Final = (4, 3, 3, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1)
DAY_EVENTS: Final[vec[i64]] = vec[i64]([2, 2, 2, 2, 2, 2, 2, 3, 2, 3, 2, 2, 3])
DAY_ROUNDS: Final[tuple[str, ...]] = (
    "ddddnn",
    "d**dnn",
    "d**dnn",
    "**ddnn",
    "dddd**",
    "dddd**",
    "dddddn",
    "dddnnn",
    "d**dnn",
    "dd**nn",
    "d**dnn",
    "d**dnn",
    "ddddnn",
)
SPECIAL_AT_NIGHT: Final = (BITTER_COLD, BRIGHT_MOON)
# Three bits for each kind of day card, the number of cards from bit 40 on.
DAY_WIDTH: Final = 3
ONE_DAY: Final[vec[i64]] = vec[i64]([(1 << (3 * kind)) + (1 << SIZE_AT) for kind in range(DAY_KINDS)])
ALL_DAYS: Final[i64] = sum(n << (3 * kind) for kind, n in enumerate(DAY_COPIES)) + (DAY_CARDS << SIZE_AT)
# By day card and round: is it night, is it special.
NIGHT_AT: Final[vec[i64]] = vec[i64](
    [
        int(mark == "n" or (mark == "*" and day in SPECIAL_AT_NIGHT))
        for day, marks in enumerate(DAY_ROUNDS)
        for mark in marks
    ]
)
SPECIAL_AT: Final[vec[i64]] = vec[i64]([int(mark == "*") for marks in DAY_ROUNDS for mark in marks])
NO_WEATHER: Final = -1

# -- what has happened in the turn or move so far: flags --------------------------------------

ACTED: Final = 1  # energy was spent or the figure moved: no sleep any more
SLEPT: Final = 2
DRUNK: Final = 4
TORCH_LIT: Final = 8
DARKENED: Final = 16
ON_OLD_PATH: Final = 32  # for the next move
ON_SHORTCUT: Final = 64  # for the next move
RIVERS_FREE: Final = 128
FLOODED: Final = 256
FIRE_LIT: Final = 512
SMOKED: Final = 1024
NO_ROLL: Final = 2048  # the declared move needs none, but for Wrong Turn
MISLED: Final = 4096  # Wrong Turn was played on the declared move
TURN_FLAGS: Final[tuple[str, ...]] = (
    "under way",
    "slept",
    "has drunk",
    "torch",
    "darkness",
    "old path",
    "shortcut",
    "rivers free",
    "flood",
    "campfire",
    "smoke",
    "no roll",
    "wrong turn",
)
MOVE_FLAGS: Final = NO_ROLL | MISLED

# -- the steps -------------------------------------------------------------------------------

ACT: Final = 0
CATCH: Final = 1  # the hunt came to 4: eat and get lost, or stay hungry
WINDOW: Final = 2  # somebody may play a card
OVER: Final = 3
STEPS: Final[tuple[str, ...]] = ("act", "catch", "window", "over")

# Nature's turn, counted: the animals' two rounds, then the tribe's die for each player in turn order.
TRIBE_AT: Final = 2 * BEAST_COUNT

# The face of a played card.
GOOD: Final = 0
BAD: Final = 1

# What a played card still needs when its own effect is done.
DONE: Final = 0
ENDS_WINDOW: Final = 1
FALLS_ILL: Final = 2
IS_MOVED: Final = 3

# Why a game ends.
GOES_ON: Final = 0
BY_VILLAGE: Final = 1
BY_SURVIVAL: Final = 2
BY_NOBODY: Final = 3
OUTCOMES: Final[tuple[str, ...]] = ("", "village", "last survivor", "nobody survived")

# -- move numbers ------------------------------------------------------------------------------

M_GO: Final = 0  # + direction
M_HUNT: Final = 6
M_REST: Final = 7
M_SLEEP: Final = 8
M_DRINK: Final = 9
M_CURE: Final = 10
M_END: Final = 11
M_EAT: Final = 12
M_HUNGRY: Final = 13
M_PASS: Final = 14
M_ALWAYS_PASS: Final = 14  # + trigger, from 1
M_ASK_AGAIN: Final = 26  # + trigger, from 1
M_GOOD: Final = 39  # + kind
M_HERBS: Final = 57  # + illness
M_STEADY: Final = 66  # + direction
M_RAFT: Final = 72  # + 6 * direction to the water + direction from it
M_BAD: Final = 108  # + kind
M_STORM: Final = 126  # + seat
M_NEEDLE: Final = 134  # + seat
M_SCENT: Final = 142  # + 6 * animal + direction
