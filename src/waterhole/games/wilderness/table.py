"""Wilderness: what lies on the table, and what can be done to it without knowing whose turn it is.

Hands, decks and discards are bags: two bits for each kind (three for day cards), the number of cards above. A shuffled
deck needs no order; it is drawn card by card.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness.board import (
    AREA_AT,
    BEAST_LOCAL,
    BESIDE,
    HAS_WATER,
    POSITION_OF,
    STEP,
    build_land,
    has_river,
    terrain_of,
    tracks_of,
    ways_of,
)
from waterhole.games.wilderness.components import (
    ACT,
    ALL_DAYS,
    ALL_EVENTS,
    ALL_ILLNESSES,
    BEAST_COUNT,
    BEAST_TILE,
    BLURRED_ROLL,
    BLURRED_VISION,
    BRIGHT_MOON,
    BY_NOBODY,
    BY_SURVIVAL,
    CATCH,
    DARKENED,
    DIRECTIONS,
    DOWNPOUR,
    DOWNPOUR_RIVER_COST,
    ENTRY_COST,
    EVENT_KINDS,
    EVERY_KIND,
    FLOODED,
    FOREST,
    GOES_ON,
    GONE,
    HEADWIND,
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
    NOT_YET,
    OLD_PATH_COST,
    ON_OLD_PATH,
    ON_SHORTCUT,
    ONE_CARD,
    ONE_DAY,
    OVER,
    RIVER_COST,
    RIVERS_FREE,
    ROUNDS,
    SIZE_AT,
    SKULL,
    SPECIAL_AT,
    THICK_FOG,
    TILE_AREAS,
    TILES,
    TORCH_LIT,
    TWISTED_ANKLE,
    VILLAGE,
    WATER,
    WINDOW,
    WRONG_TURN_AT_NIGHT,
    WRONG_TURN_ROLL,
)
from waterhole.kernel.core import BIT, Event, Rng, State, bits, lowest

EVERYBODY = -1


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
    k = rng.below(bag >> SIZE_AT)
    kind: i64 = 0
    while k >= copies(bag, kind):
        k -= copies(bag, kind)
        kind += 1
    return kind


def draw_hand(bag: i64, n: i64, rng: Rng) -> i64:
    """A bag of n random cards of a bag, which must have as many."""
    drawn: i64 = 0
    for i in range(n):
        card = ONE_CARD[draw_kind(bag - drawn, rng)]
        drawn += card
    return drawn


def one_of(mask: i64, rng: Rng) -> i64:
    """The number of a bit of a mask, drawn evenly."""
    k = rng.below(bits(mask))
    while k > 0:
        mask &= mask - 1
        k -= 1
    return lowest(mask)


def draw_day(bag: i64, rng: Rng) -> i64:
    """The same for a bag of day cards."""
    k = rng.below(bag >> SIZE_AT)
    kind: i64 = 0
    while k >= (bag >> (3 * kind)) & 7:
        k -= (bag >> (3 * kind)) & 7
        kind += 1
    return kind


class Table(State):
    def __init__(
        self,
        seats: i64,
        rng: Rng,
        strip: i64,
        tiles: vec[i64],
        land: vec[i64],
        beasts: vec[i64],
        figures: vec[i64],
        thirst: vec[i64],
        hunger: vec[i64],
        exhaustion: vec[i64],
        hands: vec[i64],
        illnesses: vec[i64],
        standing: vec[i64],
    ) -> None:
        super().__init__(seats, rng)
        self.strip: i64 = strip  # tiles in play; the others stay in the box
        self.tiles = tiles  # by position in the strip, then the box
        self.land = land  # made from the tiles; never changed in place, so clones share it
        self.beasts = beasts  # areas, or NOT_YET, or GONE
        self.figures = figures  # areas
        self.thirst = thirst  # squares on the tracks
        self.hunger = hunger
        self.exhaustion = exhaustion
        self.hands = hands  # bags of event cards
        self.illnesses = illnesses  # bags
        self.standing = standing  # by seat: the triggers with a standing pass, one bit each
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
        """Everything but the vectors."""
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

    def is_open(self, area: i64) -> bool:
        return (self.face_up >> POSITION_OF[area]) & 1 != 0

    def turn_up_tiles(self, area: i64) -> None:
        """Tiles next to an area that a figure enters are turned up, animals included (WN-2)."""
        hidden = BESIDE[area] & ~self.face_up & (BIT[self.strip] - 1)
        if hidden == 0:
            return
        self.face_up |= hidden
        for position in range(self.strip):
            if (hidden >> position) & 1:
                tile = self.tiles[position]
                if self.journal is not None:
                    self.note("turned", EVERYBODY, (tile, position))
                for beast in range(i64(BEAST_COUNT)):
                    if BEAST_TILE[beast] == tile:
                        self.beasts[beast] = AREA_AT[position * TILE_AREAS + BEAST_LOCAL[beast]]
                        if self.journal is not None:
                            self.note("appeared", EVERYBODY, (beast, self.beasts[beast]))

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

    # -- what a move costs, and the roll it needs (WN-15) -----------------------------------

    def move_cost(self, seat: i64, direction: i64) -> i64:
        """The energy for a step of the player whose turn it is; -1 where there is no way."""
        return self.step_cost(seat, self.figures[seat], direction, self.flags)

    def step_cost(self, seat: i64, area: i64, direction: i64, flags: i64) -> i64:
        """The same from any area, under the flags of a turn."""
        here = self.land[area]
        if (ways_of(here) >> direction) & 1 == 0:
            return -1
        river = has_river(here, direction)
        if river and flags & FLOODED:
            return -1
        if flags & ON_SHORTCUT:
            return 0
        if flags & ON_OLD_PATH:
            return OLD_PATH_COST
        terrain = terrain_of(self.land[area + STEP[direction]])
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

    def has_water(self, seat: i64) -> bool:
        return self.land_of(seat) & HAS_WATER != 0

    # -- tracks ------------------------------------------------------------------------

    def add_thirst(self, seat: i64, steps: i64) -> None:
        """To the right (or left), staying on the last square."""
        square = self.thirst[seat] + steps
        if square > MOST_THIRST:
            square = MOST_THIRST
        if square < 0:
            square = 0
        self.thirst[seat] = square

    def add_hunger(self, seat: i64, steps: i64) -> None:
        square = self.hunger[seat] + steps
        if square > MOST_HUNGER:
            square = MOST_HUNGER
        if square < 0:
            square = 0
        self.hunger[seat] = square

    def add_exhaustion(self, seat: i64, steps: i64) -> None:
        square = self.exhaustion[seat] + steps
        if square > SKULL:
            square = SKULL
        if square < 0:
            square = 0
        self.exhaustion[seat] = square

    def tell_status(self, seat: i64) -> None:
        if self.journal is not None:
            self.note("status", seat, (self.thirst[seat], self.hunger[seat], self.exhaustion[seat]))

    # -- death and the end (WN-9) ----------------------------------------------------------

    def hurt(self, seat: i64, steps: i64) -> None:
        """Exhaustion by a single effect, which may kill."""
        self.add_exhaustion(seat, steps)
        self.tell_status(seat)
        if self.exhaustion[seat] == SKULL:
            self.die(seat)
            self.count_survivors()

    def die(self, seat: i64) -> None:
        """The dead lose cards and illnesses, and count for nothing any more."""
        self.alive &= ~BIT[seat]
        self.event_discard += self.hands[seat]
        self.hands[seat] = 0
        self.illness_discard += self.illnesses[seat]
        self.illnesses[seat] = 0
        self.standing[seat] = 0
        if self.journal is not None:
            self.note("died", seat, ())

    def count_survivors(self) -> None:
        """One survivor wins at once; none: the wilderness wins."""
        if self.alive == 0:
            self.finish(BY_NOBODY, 0)
        elif self.alive & (self.alive - 1) == 0:
            self.finish(BY_SURVIVAL, self.alive)

    def finish(self, ending: i64, winners: i64) -> None:
        self.step = OVER
        self.window = NO_WINDOW
        self.inner = NO_WINDOW
        self.arriving = 0
        self.ending = ending
        self.winners = winners
        if self.journal is not None:
            self.note("ended", EVERYBODY, (ending, winners))

    # -- cards -------------------------------------------------------------------------

    def discard_event(self, seat: i64, kind: i64) -> None:
        self.hands[seat] -= ONE_CARD[kind]
        self.event_discard += ONE_CARD[kind]

    def deal_events(self, seat: i64, n: i64) -> None:
        """Event cards from the deck, or from the shuffled discards; what there is (WN-12)."""
        drawn: i64 = 0
        for i in range(n):
            if self.event_deck == 0 and self.event_discard:
                self.event_deck = self.event_discard
                self.event_discard = 0
                if self.journal is not None:
                    self.note("reshuffled", EVERYBODY, (0, cards_in(self.event_deck)))
            if self.event_deck:
                card = ONE_CARD[draw_kind(self.event_deck, self.rng)]
                self.event_deck -= card
                drawn += card
        self.hands[seat] += drawn
        if self.journal is not None:
            self.journal.append(Event("dealt", seat, (cards_in(drawn),), (drawn,), BIT[seat]))

    def draw_illness(self) -> i64:
        """The kind of the next illness card, or -1 if there is none (WN-12)."""
        if self.illness_deck == 0:
            if self.illness_discard == 0:
                return -1
            self.illness_deck = self.illness_discard
            self.illness_discard = 0
            if self.journal is not None:
                self.note("reshuffled", EVERYBODY, (1, cards_in(self.illness_deck)))
        kind = draw_kind(self.illness_deck, self.rng)
        self.illness_deck -= ONE_CARD[kind]
        return kind

    def heal(self, seat: i64, kind: i64) -> None:
        """One illness card goes to the discards."""
        self.illnesses[seat] -= ONE_CARD[kind]
        self.illness_discard += ONE_CARD[kind]
        if self.journal is not None:
            self.note("healed", seat, (kind,))

    def heal_all(self, seat: i64, kind: i64) -> None:
        for i in range(self.has(seat, kind)):
            self.heal(seat, kind)

    def turn_day_card(self) -> None:
        """The next day card; a used-up deck is reshuffled (WN-7)."""
        if self.day_deck == 0:
            self.day_deck = self.day_discard
            self.day_discard = 0
            if self.journal is not None:
                self.note("reshuffled", EVERYBODY, (2, cards_in(self.day_deck)))
        self.day = draw_day(self.day_deck, self.rng)
        self.day_deck -= ONE_DAY[self.day]
        self.round = 0
        self.read_marker()
        if self.journal is not None:
            self.note("day", EVERYBODY, (self.day,))

    # -- all that a seat cannot know ------------------------------------------------------

    def shuffle_hidden_tiles(self, rng: Rng) -> None:
        """Face-down tiles change places with each other and with those in the box."""
        unknown: i64 = 0
        for position in range(i64(TILES)):
            if position >= self.strip or (self.face_up >> position) & 1 == 0:
                unknown |= BIT[self.tiles[position]]
        tiles = self.tiles[:]
        for position in range(i64(TILES)):
            if position >= self.strip or (self.face_up >> position) & 1 == 0:
                tile = one_of(unknown, rng)
                tiles[position] = tile
                unknown &= ~BIT[tile]
        self.tiles = tiles
        if self.face_up != BIT[self.strip] - 1:
            self.land = build_land(tiles, self.strip)

    # -- everything somewhere, exactly once ------------------------------------------------

    def audit(self) -> str:
        fault = self.audit_cards()
        if fault == "":
            fault = self.audit_board()
        if fault == "":
            fault = self.audit_players()
        return fault

    def audit_cards(self) -> str:
        events = self.event_deck + self.event_discard
        ills = self.illness_deck + self.illness_discard
        for seat in range(self.seats):
            events += self.hands[seat]
            ills += self.illnesses[seat]
        if events != ALL_EVENTS:
            return "the 54 event cards are not all there, exactly once"
        if ills != ALL_ILLNESSES:
            return "the 27 illness cards are not all there, exactly once"
        if self.day_deck + self.day_discard + ONE_DAY[self.day] != ALL_DAYS:
            return "the 27 day cards are not all there, exactly once"
        return ""

    def audit_board(self) -> str:
        seen: i64 = 0
        for position in range(i64(TILES)):
            seen |= BIT[self.tiles[position]]
        if seen != BIT[TILES] - 1:
            return "the 8 tiles are not all there, exactly once"
        if self.face_up >> self.strip:
            return "a tile in the box is face up"
        for beast in range(i64(BEAST_COUNT)):
            area = self.beasts[beast]
            if area >= 0:
                terrain = terrain_of(self.land[area])
                if terrain in (WATER, VILLAGE) or not self.is_open(area):
                    return "WN-8: an animal where it cannot be"
            shown = False
            for position in range(self.strip):
                if self.tiles[position] == BEAST_TILE[beast] and (self.face_up >> position) & 1:
                    shown = True
            if shown != (area != NOT_YET) or area < GONE:
                return "WN-2: an animal comes with its tile"
        return ""

    def audit_players(self) -> str:
        for seat in range(self.seats):
            area = self.figures[seat]
            if terrain_of(self.land[area]) == WATER:
                return "a figure in the water"
            if BESIDE[area] & ~self.face_up & (BIT[self.strip] - 1):
                return "WN-2: a figure beside a face-down tile"
            if self.thirst[seat] < 0 or self.thirst[seat] > MOST_THIRST:
                return "thirst off its track"
            if self.hunger[seat] < 0 or self.hunger[seat] > MOST_HUNGER:
                return "hunger off its track"
            if self.exhaustion[seat] < 0 or self.exhaustion[seat] > SKULL:
                return "exhaustion off its track"
            if self.lives(seat) == (self.exhaustion[seat] == SKULL):
                return "WN-9: the dead are those on the skull"
            if not self.lives(seat) and (self.hands[seat] or self.illnesses[seat]):
                return "WN-9: the dead have no cards"
        if self.alive >> self.seats:
            return "a seat too many is alive"
        if self.energy < 0:
            return "energy below 0"
        if self.step != OVER and bits(self.alive) < 2:
            return "WN-9: the game ends with the last survivor"
        if (self.step == ACT or self.step == CATCH) and not self.lives(self.current):
            return "WN-14: the dead take no turn"
        if self.step == WINDOW and not self.lives(self.asked):
            return "WN-9: the dead are asked nothing"
        if (self.ending == GOES_ON) == (self.step == OVER):
            return "a game is over exactly when it has an outcome"
        return ""

    # -- the journal -------------------------------------------------------------------

    def note(self, kind: str, seat: i64, shown: tuple[int, ...]) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, seat, shown))
