"""Wilderness: what lies on the table, and plain questions about it.

Hands, decks and discards are bags: two bits for each kind (three for day cards), the number of cards above. A shuffled
deck needs no order; it is drawn card by card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from waterhole.games.wilderness.engine.board import (
    HAS_WATER,
    NEAR,
    POSITION_OF,
    STEP,
    has_river,
    terrain_of,
    tracks_of,
    ways_of,
)
from waterhole.games.wilderness.engine.components import (
    ACT,
    ALL_DAYS,
    ALL_EVENTS,
    ALL_ILLNESSES,
    BITTER_COLD,
    BLURRED_ROLL,
    BLURRED_VISION,
    BRIGHT_MOON,
    CAMPFIRE_COST,
    COLD_SLEEP_STEPS,
    DARKENED,
    DAY_WIDTH,
    DIRECTIONS,
    DOWNPOUR,
    DOWNPOUR_RIVER_COST,
    ENTRY_COST,
    EVENT_KINDS,
    EVERY_KIND,
    FIRE_LIT,
    FLOODED,
    FOREST,
    GOES_ON,
    HEADWIND,
    KIND_WIDTH,
    MISLED,
    MOON_ROLL,
    MOST_HUNGER,
    MOST_THIRST,
    MOUNTAIN,
    NIGHT_AT,
    NIGHT_ROLL,
    NO_ROLL,
    NO_WEATHER,
    NO_WINDOW,
    OLD_PATH_COST,
    ON_OLD_PATH,
    ON_SHORTCUT,
    ONE_CARD,
    REST_COST,
    RIVER_COST,
    RIVERS_FREE,
    ROUNDS,
    SIZE_AT,
    SKULL,
    SLEEP_STEPS,
    SPECIAL_AT,
    THICK_FOG,
    TILE_AREAS,
    TORCH_LIT,
    TWISTED_ANKLE,
    WATER,
    WRONG_TURN_AT_NIGHT,
    WRONG_TURN_ROLL,
)
from waterhole.kernel.engine.bags import draw_units, kind_of_card
from waterhole.kernel.engine.masks import BIT
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import UNDEALT, State

EVERYBODY: Final = -1


# -- bags of cards ---------------------------------------------------------------------


def copies(bag: i64, kind: i64) -> i64:
    """How many cards of a kind are in a bag of event or illness cards."""
    return (bag >> (2 * kind)) & 3


def cards_in(bag: i64) -> i64:
    return bag >> SIZE_AT


def kinds_in(bag: i64) -> i64:
    """One bit, as in KIND_BIT, for each kind that is in a bag."""
    return (bag | (bag >> 1)) & EVERY_KIND


def restricted(bag: i64, kinds: i64) -> i64:
    """The cards of a bag that are of certain kinds (bits as in KIND_BIT)."""
    found: i64 = 0
    for kind in range(i64(EVENT_KINDS)):
        if (kinds >> (2 * kind)) & 1:
            found += copies(bag, kind) * ONE_CARD[kind]
    return found


def draw_kind(bag: i64, rng: Rng) -> i64:
    """The kind of a random card of a bag, which must not be empty."""
    return kind_of_card(bag, KIND_WIDTH, rng.below(cards_in(bag)))


def draw_day(bag: i64, rng: Rng) -> i64:
    """The same for a bag of day cards."""
    return kind_of_card(bag, DAY_WIDTH, rng.below(cards_in(bag)))


def draw_hand(bag: i64, n: i64, rng: Rng) -> i64:
    """A bag of n random cards of a bag, which must have as many."""
    return draw_units(bag, KIND_WIDTH, cards_in(bag), ONE_CARD, n, rng)


class Table(State):
    def __init__(self, seats: i64, strip: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.tiles = UNDEALT  # by position in the strip, then the box
        self.land = UNDEALT  # made from the tiles; never changed in place, so clones share it
        self.beasts = UNDEALT  # areas, or NOT_YET, or GONE
        self.figures = UNDEALT  # areas
        self.thirst = UNDEALT  # squares on the tracks
        self.hunger = UNDEALT
        self.exhaustion = UNDEALT
        self.hands = UNDEALT  # bags of event cards
        self.illnesses = UNDEALT  # bags
        self.standing = UNDEALT  # by seat: the triggers with a standing pass, one bit each
        self.strip: i64 = strip  # tiles in play; the others stay in the box
        self.face_up: i64 = 1  # the positions whose tiles are turned up
        self.alive: i64 = BIT[seats] - 1
        self.event_deck: i64 = ALL_EVENTS
        self.event_discard: i64 = 0
        self.illness_deck: i64 = ALL_ILLNESSES
        self.illness_discard: i64 = 0
        self.day_deck: i64 = ALL_DAYS
        self.day_discard: i64 = 0
        self.day: i64 = 0  # the card that lies open
        self.round: i64 = 0  # the square of the turn marker
        self.night: i64 = 0  # read from the two
        self.weather: i64 = NO_WEATHER  # the day card, in its special rounds
        self.rounds: i64 = 0  # nature's turns so far
        self.rotating: i64 = 0
        self.first: i64 = 0
        self.current: i64 = 0
        self.step: i64 = ACT
        # Of the turn.
        self.energy: i64 = 0
        self.boost: i64 = 0  # energy from cards, before it is received
        self.flags: i64 = 0
        self.travelled: i64 = 0  # the Companions of this turn
        # Of the move, hunt or sleep that is going on.
        self.target_area: i64 = 0
        self.paid: i64 = 0
        self.companions: i64 = 0
        self.roll: i64 = 0
        self.bonus: i64 = 0  # on the hunt, or steps of sleep
        self.spun: i64 = -1  # a direction
        self.arriving: i64 = 0  # who has still to meet what the area does
        # Of the window (WN-11): an inner one is about a played card or a drawn illness.
        self.window: i64 = NO_WINDOW
        self.inner: i64 = NO_WINDOW
        self.concerned: i64 = 0
        self.asked: i64 = 0
        self.played: i64 = 0  # the move that played the card which is being answered
        self.target: i64 = 0
        self.player: i64 = 0
        # Of nature's turn.
        self.sheltered: i64 = 0
        self.nature_at: i64 = 0
        self.beast: i64 = 0  # the one that attacks
        self.own_dice: i64 = 1
        self.beast_dice: i64 = 2
        self.own_sum: i64 = 0
        self.beast_sum: i64 = 0
        self.ending: i64 = GOES_ON
        self.winners: i64 = 0

    def copy_to(self, twin: Table) -> None:
        twin.tiles = self.tiles
        twin.land = self.land
        twin.beasts = self.beasts[:]
        twin.figures = self.figures[:]
        twin.thirst = self.thirst[:]
        twin.hunger = self.hunger[:]
        twin.exhaustion = self.exhaustion[:]
        twin.hands = self.hands[:]
        twin.illnesses = self.illnesses[:]
        twin.standing = self.standing[:]
        twin.face_up = self.face_up
        twin.alive = self.alive
        twin.event_deck = self.event_deck
        twin.event_discard = self.event_discard
        twin.illness_deck = self.illness_deck
        twin.illness_discard = self.illness_discard
        twin.day_deck = self.day_deck
        twin.day_discard = self.day_discard
        twin.day = self.day
        twin.round = self.round
        twin.night = self.night
        twin.weather = self.weather
        twin.rounds = self.rounds
        twin.rotating = self.rotating
        twin.first = self.first
        twin.current = self.current
        twin.step = self.step
        twin.energy = self.energy
        twin.boost = self.boost
        twin.flags = self.flags
        twin.travelled = self.travelled
        twin.target_area = self.target_area
        twin.paid = self.paid
        twin.companions = self.companions
        twin.roll = self.roll
        twin.bonus = self.bonus
        twin.spun = self.spun
        twin.arriving = self.arriving
        twin.window = self.window
        twin.inner = self.inner
        twin.concerned = self.concerned
        twin.asked = self.asked
        twin.played = self.played
        twin.target = self.target
        twin.player = self.player
        twin.sheltered = self.sheltered
        twin.nature_at = self.nature_at
        twin.beast = self.beast
        twin.own_dice = self.own_dice
        twin.beast_dice = self.beast_dice
        twin.own_sum = self.own_sum
        twin.beast_sum = self.beast_sum
        twin.ending = self.ending
        twin.winners = self.winners

    # -- whose decision (WN-11) --------------------------------------------------------

    def trigger(self) -> i64:
        """What the asked player is asked about."""
        if self.inner:
            return self.inner
        return self.window

    def close_window(self) -> None:
        """What follows a trigger may lie in any chapter, and any chapter opens windows; rules.py knows them all."""
        raise NotImplementedError

    # -- players -----------------------------------------------------------------------

    def lives(self, seat: i64) -> bool:
        return (self.alive >> seat) & 1 != 0

    def has(self, seat: i64, illness: i64) -> i64:
        """How often a player has an illness; the same twice counts twice (WN-8)."""
        return copies(self.illnesses[seat], illness)

    def clockwise(self, seat: i64, places: i64) -> i64:
        after = seat + places
        if after >= self.seats:
            after -= self.seats
        return after

    def first_alive(self) -> i64:
        """Who begins: the first player or, if he is dead, the next living clockwise (WN-14)."""
        seat = self.first
        while not self.lives(seat):
            seat = self.clockwise(seat, 1)
        return seat

    def living_at(self, area: i64) -> i64:
        """Bit mask of the living in an area."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.figures[seat] == area and self.lives(seat):
                found |= BIT[seat]
        return found

    # -- day and night -----------------------------------------------------------------

    def read_marker(self) -> None:
        """What the square of the turn marker says."""
        square = self.day * ROUNDS + self.round
        self.night = NIGHT_AT[square]
        self.weather = NO_WEATHER
        if SPECIAL_AT[square]:
            self.weather = self.day

    def dark_for(self, seat: i64) -> bool:
        """Night, or Sudden Darkness in this player's own turn."""
        return self.night != 0 or (seat == self.current and self.flags & DARKENED != 0)

    # -- areas -------------------------------------------------------------------------

    def land_of(self, seat: i64) -> i64:
        return self.land[self.figures[seat]]

    def has_water(self, seat: i64) -> bool:
        return self.land_of(seat) & HAS_WATER != 0

    def is_open(self, area: i64) -> bool:
        return (self.face_up >> POSITION_OF[area]) & 1 != 0

    def spin(self, area: i64) -> i64:
        """The compass, spun until a figure can go that way (WN-5)."""
        ways = ways_of(self.land[area])
        while True:
            direction = self.rng.below(DIRECTIONS)
            if (ways >> direction) & 1:
                return direction

    def beast_ways(self, beast: i64) -> i64:
        """Mask of the directions in which an animal can go: no water, no village, nothing face down (WN-8)."""
        area = self.beasts[beast]
        if area < 0:
            return 0
        ways = tracks_of(self.land[area])
        for direction in range(i64(DIRECTIONS)):
            if (ways >> direction) & 1 and not self.is_open(area + STEP[direction]):
                ways &= ~BIT[direction]
        return ways

    def raft_landing(self, seat: i64, there: i64, ashore: i64) -> i64:
        """Where a raft lands; -1 where it cannot."""
        areas = TILE_AREAS * self.strip
        water = NEAR[self.figures[seat] * DIRECTIONS + there]
        if water < 0 or water >= areas or terrain_of(self.land[water]) != WATER:
            return -1
        landing = NEAR[water * DIRECTIONS + ashore]
        if landing < 0 or landing >= areas or landing == self.figures[seat]:
            return -1
        if terrain_of(self.land[landing]) == WATER or not self.is_open(landing):
            return -1
        return landing

    # -- what a move costs, and the roll it needs (WN-15) ------------------------------

    def move_cost(self, seat: i64, direction: i64) -> i64:
        """The energy for a step of the player whose turn it is; -1 where there is no way."""
        return self.step_cost(seat, self.figures[seat], direction, self.flags)

    def step_cost(self, seat: i64, area: i64, direction: i64, flags: i64) -> i64:
        """The same from any area, under the flags of a turn."""
        land = self.land
        here = land[area]
        if (ways_of(here) >> direction) & 1 == 0:
            return -1
        river = has_river(here, direction)
        if river and flags & FLOODED:
            return -1
        if flags & ON_SHORTCUT:
            return 0
        if flags & ON_OLD_PATH:
            return OLD_PATH_COST
        terrain = terrain_of(land[area + STEP[direction]])
        cost = ENTRY_COST[terrain] + self.has(seat, TWISTED_ANKLE)
        if self.weather == HEADWIND and terrain in (FOREST, MOUNTAIN):
            cost += 1
        if river and flags & RIVERS_FREE == 0:
            if self.weather == DOWNPOUR:
                cost += DOWNPOUR_RIVER_COST
            else:
                cost += RIVER_COST
        return cost

    def roll_needed(self, flags: i64) -> i64:
        """The number that a move of the current player under these flags needs on the die; 0: no roll."""
        needed: i64 = 0
        dark = self.dark_for(self.current)
        if flags & NO_ROLL == 0:
            if flags & TORCH_LIT == 0:
                if self.weather == BRIGHT_MOON:
                    needed = MOON_ROLL
                elif dark or self.weather == THICK_FOG:
                    needed = NIGHT_ROLL
            if not dark and needed < BLURRED_ROLL and self.has(self.current, BLURRED_VISION):
                needed = BLURRED_ROLL
        if flags & MISLED:
            if dark:
                needed = WRONG_TURN_AT_NIGHT
            else:
                needed = WRONG_TURN_ROLL
        return needed

    # -- what hunting, rest and sleep bring (WN-6, WN-16) ------------------------------

    def hunt_result(self) -> i64:
        """Modifiers add; the result is kept within 1 to 6."""
        result = self.roll + self.bonus
        if result < 1:
            return 1
        if result > 6:
            return 6
        return result

    def rest_cost(self) -> i64:
        if self.flags & FIRE_LIT:
            return CAMPFIRE_COST
        return REST_COST

    def sleep_steps(self) -> i64:
        if self.weather == BITTER_COLD:
            return COLD_SLEEP_STEPS
        return SLEEP_STEPS

    # -- tracks ------------------------------------------------------------------------

    def add_thirst(self, seat: i64, steps: i64) -> None:
        """To the right (or left), staying on the last square."""
        self.thirst[seat] = on_track(self.thirst[seat] + steps, MOST_THIRST)

    def add_hunger(self, seat: i64, steps: i64) -> None:
        self.hunger[seat] = on_track(self.hunger[seat] + steps, MOST_HUNGER)

    def add_exhaustion(self, seat: i64, steps: i64) -> None:
        self.exhaustion[seat] = on_track(self.exhaustion[seat] + steps, SKULL)

    def tell_status(self, seat: i64) -> None:
        if self.journal is not None:
            self.note("status", seat, (self.thirst[seat], self.hunger[seat], self.exhaustion[seat]))


def on_track(square: i64, last: i64) -> i64:
    """Markers stay on the first and on the last square."""
    if square > last:
        return last
    if square < 0:
        return 0
    return square
