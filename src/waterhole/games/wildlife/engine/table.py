"""Wildlife: all that lies on the table, and plain questions about it.

Sets of spaces are two words of bits (island.py). What an organism can do is three masks of terrains in one integer,
abilities are four bits a kind, cards are bags: a count for each kind and the number of all cards.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wildlife.engine.components import (
    ABILITY_CARD,
    ABILITY_KINDS,
    ABILITY_TILES,
    ABILITY_TILES_FOR_TWO,
    ADAPTATION_TILES,
    AGES,
    AREA_HI,
    AREA_LO,
    ATTACK,
    ATTACK_AT,
    BAG_SIZE_AT,
    CARD,
    CARD_AT,
    CARD_MASK,
    CHART,
    EXPAND_AT,
    FOOD_FOR_A_POINT,
    GOES_ON,
    HIGHEST_BID,
    INTELLIGENCE,
    LAND_HI,
    LAND_LO,
    LOWEST_BID,
    LOWEST_POSITION,
    MOST_OF_A_KIND,
    NO_CARD,
    OUTCOMES,
    OVER,
    PLAYS,
    SEED,
    SEEDS_IN_LARGE,
    SEEDS_IN_SMALL,
    SPACE_HI,
    SPACE_LO,
    TERRAIN_KINDS,
    TERRAIN_MASK,
)
from waterhole.games.wildlife.engine.island import beside_hi, beside_lo, herd
from waterhole.kernel.engine.masks import BIT
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import UNDEALT, State, ranks_by


class Table(State):
    def __init__(self, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        # By seat.
        self.organisms = UNDEALT  # -1: none yet
        self.hands = UNDEALT  # bags
        self.tiles_lo = UNDEALT  # the spaces with this player's tiles
        self.tiles_hi = UNDEALT
        self.supply = UNDEALT  # organism tiles beside the board
        self.lost = UNDEALT  # organism tiles out of the game
        self.food = UNDEALT
        self.points = UNDEALT  # the position on the success track
        self.adapted = UNDEALT  # three masks of terrains: migrate, expand, attack
        self.abilities = UNDEALT
        self.turned = UNDEALT  # those of them that were used in this turn
        # The table.
        self.taken_lo: i64 = 0
        self.taken_hi: i64 = 0
        self.marked: i64 = 0  # areas with a pawn
        self.pile: i64 = 0  # bags: the order of a shuffled pile is drawn card by card
        self.discard: i64 = 0
        self.played: i64 = 0  # cards played or auctioned in this turn
        self.missing: i64 = 0  # adaptation tiles that a loaded position lacks, three bits for each terrain and level
        self.given: i64 = 0  # seats seen to get an ability card at the start that have not played one yet (WL-24)
        self.circle: i64 = 0  # who sits to the left of each seat, four bits a seat
        # Rounds and turns.
        self.starter: i64 = 0
        self.round: i64 = 0
        self.turns: i64 = 0  # turns ended in this round
        self.seeds: i64 = 0  # tiles still to be seeded
        self.current: i64 = 0  # whose turn it is
        self.plays: i64 = 0  # cards played or auctioned in this turn
        self.extra: i64 = 0  # intelligence tiles the current player turned for them
        self.auctioned: i64 = 0  # 1: the owed auction was held
        self.migrated: i64 = 0  # 1: the free migration was made
        self.due: i64 = 0  # 1: a big scoring follows this turn
        self.ending: i64 = GOES_ON
        # The decision.
        self.step: i64 = SEED
        self.actor: i64 = 0  # who decides
        self.card: i64 = NO_CARD  # the card being used or auctioned; a joker's name once it has one
        self.buying: i64 = 0  # 1: the winner of the auction uses it
        self.origin: i64 = -1  # the space a tile moves from
        self.target: i64 = -1  # the space that is defended, or the ability that is taken
        self.deed: i64 = 0  # what is defended against
        self.bid: i64 = 0
        self.bidder: i64 = -1
        self.passed: i64 = 0  # seats
        self.lot: i64 = 0  # organisms to be chosen or auctioned
        # Options (WL-1, WL-21, WL-23).
        self.way: i64 = 0
        self.unlimited: i64 = 0
        self.buyer_expands: i64 = 0
        self.start_last: i64 = 0
        self.rounds: i64 = 0

    def copy_to(self, twin: Table) -> None:
        twin.organisms = self.organisms[:]
        twin.hands = self.hands[:]
        twin.tiles_lo = self.tiles_lo[:]
        twin.tiles_hi = self.tiles_hi[:]
        twin.supply = self.supply[:]
        twin.lost = self.lost[:]
        twin.food = self.food[:]
        twin.points = self.points[:]
        twin.adapted = self.adapted[:]
        twin.abilities = self.abilities[:]
        twin.turned = self.turned[:]
        twin.taken_lo = self.taken_lo
        twin.taken_hi = self.taken_hi
        twin.marked = self.marked
        twin.pile = self.pile
        twin.discard = self.discard
        twin.played = self.played
        twin.missing = self.missing
        twin.given = self.given
        twin.circle = self.circle
        twin.starter = self.starter
        twin.round = self.round
        twin.turns = self.turns
        twin.seeds = self.seeds
        twin.current = self.current
        twin.plays = self.plays
        twin.extra = self.extra
        twin.auctioned = self.auctioned
        twin.migrated = self.migrated
        twin.due = self.due
        twin.ending = self.ending
        twin.step = self.step
        twin.actor = self.actor
        twin.card = self.card
        twin.buying = self.buying
        twin.origin = self.origin
        twin.target = self.target
        twin.deed = self.deed
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.passed = self.passed
        twin.lot = self.lot
        twin.way = self.way
        twin.unlimited = self.unlimited
        twin.buyer_expands = self.buyer_expands
        twin.start_last = self.start_last
        twin.rounds = self.rounds

    # -- the players -------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        return (self.circle >> (4 * seat)) & 15

    def user(self) -> i64:
        """Whose action this is: the buyer's of an auctioned card, else the current player's."""
        if self.buying:
            return self.bidder
        return self.current

    def last_place(self) -> i64:
        last = self.points[0]
        for seat in range(1, self.seats):
            if self.points[seat] < last:
                last = self.points[seat]
        return last

    def plays_left(self) -> i64:
        """Plays still allowed, intelligence included, as far as the hand goes."""
        seat = self.current
        left = PLAYS + self.extra + self.ready(seat, INTELLIGENCE) - self.plays
        cards = bag_size(self.hands[seat])
        if cards < left:
            return cards
        return left

    def oldest_in_lot(self) -> i64:
        oldest: i64 = -1
        for organism in range(i64(len(CHART))):
            if self.lot & BIT[organism] and (oldest < 0 or AGES[organism] > AGES[oldest]):
                oldest = organism
        return oldest

    # -- tiles on the island -----------------------------------------------------------

    def lay(self, seat: i64, space: i64) -> None:
        self.tiles_lo[seat] |= SPACE_LO[space]
        self.tiles_hi[seat] |= SPACE_HI[space]
        self.taken_lo |= SPACE_LO[space]
        self.taken_hi |= SPACE_HI[space]

    def lift(self, seat: i64, space: i64) -> None:
        self.tiles_lo[seat] &= ~SPACE_LO[space]
        self.tiles_hi[seat] &= ~SPACE_HI[space]
        self.taken_lo &= ~SPACE_LO[space]
        self.taken_hi &= ~SPACE_HI[space]

    def owner(self, space: i64) -> i64:
        """Whose tile lies on a space; -1 where none does."""
        for seat in range(self.seats):
            if self.tiles_lo[seat] & SPACE_LO[space] or self.tiles_hi[seat] & SPACE_HI[space]:
                return seat
        return -1

    def is_full(self, area: i64) -> bool:
        return (AREA_LO[area] & ~self.taken_lo) | (AREA_HI[area] & ~self.taken_hi) == 0

    def full_areas(self, terrain: i64) -> tuple[i64, i64]:
        """The spaces of those areas of a terrain that have no empty space."""
        lo: i64 = 0
        hi: i64 = 0
        for area in range(2 * terrain, 2 * terrain + 2):
            if self.is_full(area):
                lo |= AREA_LO[area]
                hi |= AREA_HI[area]
        return lo, hi

    def mobile(self, seat: i64) -> tuple[i64, i64]:
        """The player's tiles that lie where his organism can at least migrate."""
        terrains = self.adapted[seat] & TERRAIN_MASK
        return self.tiles_lo[seat] & LAND_LO[terrains], self.tiles_hi[seat] & LAND_HI[terrains]

    def foreign(self, seat: i64, terrains: i64) -> tuple[i64, i64]:
        """The spaces of some terrains, empty or an opponent's, where the player has no tile."""
        return LAND_LO[terrains] & ~self.tiles_lo[seat], LAND_HI[terrains] & ~self.tiles_hi[seat]

    # -- where an organism may go (WL-5, WL-6) -----------------------------------------

    def may_expand(self, seat: i64, terrain: i64) -> bool:
        """Adapted to expand, or buying a card where that is enough (WL-21); and a tile in the supply."""
        if self.supply[seat] == 0:
            return False
        if (self.adapted[seat] >> (EXPAND_AT + terrain)) & 1:
            return True
        return self.buyer_expands != 0 and self.buying != 0 and (self.adapted[seat] >> terrain) & 1 != 0

    def may_attack(self, seat: i64, terrain: i64) -> bool:
        return self.supply[seat] > 0 and (self.adapted[seat] >> (ATTACK_AT + terrain)) & 1 != 0

    def goal(self, seat: i64) -> tuple[i64, i64]:
        """Empty spaces where a migration may end: any land of the organism, with a card that terrain."""
        terrains = self.adapted[seat] & TERRAIN_MASK
        if self.card != NO_CARD:
            terrains &= BIT[self.card]
        return LAND_LO[terrains] & ~self.taken_lo, LAND_HI[terrains] & ~self.taken_hi

    def migrants(self, seat: i64) -> tuple[i64, i64]:
        """The tiles that can migrate: whole chains next to a space where the migration may end."""
        goal_lo, goal_hi = self.goal(seat)
        own_lo, own_hi = self.mobile(seat)
        first_lo = beside_lo(goal_lo, goal_hi) & own_lo
        first_hi = beside_hi(goal_lo, goal_hi) & own_hi
        return herd(first_lo, first_hi, own_lo, own_hi)

    def destinations(self, seat: i64, origin: i64) -> tuple[i64, i64]:
        """The empty spaces beside the chain of a tile."""
        goal_lo, goal_hi = self.goal(seat)
        own_lo, own_hi = self.mobile(seat)
        lo, hi = herd(SPACE_LO[origin], SPACE_HI[origin], own_lo, own_hi)
        return beside_lo(lo, hi) & goal_lo, beside_hi(lo, hi) & goal_hi

    # -- abilities and adaptations (WL-7) ----------------------------------------------

    def held(self, seat: i64, kind: i64) -> i64:
        return (self.abilities[seat] >> (4 * kind)) & 15

    def ready(self, seat: i64, kind: i64) -> i64:
        """Abilities of a kind that were not used in this turn."""
        return ((self.abilities[seat] - self.turned[seat]) >> (4 * kind)) & 15

    def abilities_left(self, kind: i64) -> i64:
        """Tiles in the supply: those nobody holds."""
        left = ABILITY_TILES[kind]
        if self.seats == 2:
            left = ABILITY_TILES_FOR_TWO[kind]
        for seat in range(self.seats):
            left -= self.held(seat, kind)
        return left

    def may_hold_more(self, seat: i64, kind: i64) -> bool:
        return self.unlimited != 0 or self.seats == 2 or self.held(seat, kind) < MOST_OF_A_KIND

    def takeable(self, seat: i64) -> i64:
        """Kinds of ability that a player may take, from the supply or from somebody."""
        kinds: i64 = 0
        for kind in range(i64(ABILITY_KINDS)):
            if self.may_hold_more(seat, kind) and (self.abilities_left(kind) or self.holders_to_rob(seat, kind)):
                kinds |= BIT[kind]
        return kinds

    def holders_to_rob(self, seat: i64, kind: i64) -> i64:
        """The other players with the ability who are furthest on the success track."""
        holders: i64 = 0
        furthest: i64 = 0
        for other in range(self.seats):
            if other != seat and self.held(other, kind):
                if holders == 0 or self.points[other] > furthest:
                    furthest = self.points[other]
                    holders = 0
                if self.points[other] == furthest:
                    holders |= BIT[other]
        return holders

    def adaptations_left(self, terrain: i64, level: i64) -> i64:
        """Tiles of a terrain and level in the supply: those that lie on no chart."""
        at = 6 * (level - 1) + terrain
        left = ADAPTATION_TILES[level] - ((self.missing >> (3 * at)) & 7)
        for seat in range(self.seats):
            if self.organisms[seat] >= 0:
                left -= ((self.adapted[seat] ^ CHART[self.organisms[seat]]) >> at) & 1
        return left

    def improvable(self, seat: i64) -> i64:
        """Terrains whose next level is still to be had."""
        terrains: i64 = 0
        for terrain in range(i64(TERRAIN_KINDS)):
            level = level_in(self.adapted[seat], terrain)
            if level < ATTACK and self.adaptations_left(terrain, level + 1):
                terrains |= BIT[terrain]
        return terrains

    # -- what may be bid, and how it is paid (WL-12) -----------------------------------

    def highest_bid(self, seat: i64) -> i64:
        """All one could pay, by falling back too; between two players exactly 3."""
        most = self.food[seat]
        if self.points[seat] > LOWEST_POSITION:
            most += FOOD_FOR_A_POINT * (self.points[seat] - LOWEST_POSITION)
        if self.seats == 2 and most > LOWEST_BID:
            return LOWEST_BID
        if most > HIGHEST_BID:
            return HIGHEST_BID
        return most

    def lowest_raise(self) -> i64:
        if self.bidder < 0:
            return LOWEST_BID
        return self.bid + 1

    def fewest_fallen(self) -> i64:
        """Spaces the buyer has to fall back to have enough food."""
        short = self.bid - self.food[self.bidder]
        if short <= 0:
            return 0
        return (short + FOOD_FOR_A_POINT - 1) // FOOD_FOR_A_POINT

    def most_fallen(self) -> i64:
        """Spaces that make up the whole bid, never below the lowest position."""
        most = (self.bid + FOOD_FOR_A_POINT - 1) // FOOD_FOR_A_POINT
        room = self.points[self.bidder] - LOWEST_POSITION
        if room < 0:
            room = 0
        if room < most:
            return room
        return most

    # -- how it stands -----------------------------------------------------------------

    def scores(self) -> vec[i64]:
        return self.points[:]

    def ranks(self) -> vec[i64]:
        return ranks_by(self.points)

    def outcome(self) -> str:
        if self.step != OVER:
            return ""
        return OUTCOMES[self.ending]

    # -- what others cannot know (WL-22, WL-24) ----------------------------------------

    def redeal(self, seat: i64, rng: Rng) -> None:
        unknown = self.pile
        for other in range(self.seats):
            if other != seat:
                unknown += self.hands[other] - self.known_cards(other)
        for other in range(self.seats):
            if other != seat:
                hand = self.known_cards(other)
                for i in range(bag_size(self.hands[other]) - bag_size(hand)):
                    card = CARD[draw_card(unknown, rng)]
                    unknown -= card
                    hand += card
                self.hands[other] = hand
        self.pile = unknown
        self.rng = rng.split()

    def known_cards(self, seat: i64) -> i64:
        """What everybody knows of a hand."""
        if self.given & BIT[seat]:
            return CARD[ABILITY_CARD]
        return 0


# -- small helpers ---------------------------------------------------------------------


def most_seeds(area: i64) -> i64:
    if area & 1:
        return SEEDS_IN_SMALL
    return SEEDS_IN_LARGE


def level_in(adapted: i64, terrain: i64) -> i64:
    """0 no action, 1 migrate, 2 expand, 3 attack."""
    return (
        ((adapted >> terrain) & 1) + ((adapted >> (EXPAND_AT + terrain)) & 1) + ((adapted >> (ATTACK_AT + terrain)) & 1)
    )


def bag_size(bag: i64) -> i64:
    return bag >> BAG_SIZE_AT


def card_count(bag: i64, kind: i64) -> i64:
    return (bag >> CARD_AT[kind]) & CARD_MASK[kind]


def draw_card(bag: i64, rng: Rng) -> i64:
    """The kind of a random card of a bag, which must not be empty."""
    left = rng.below(bag_size(bag))
    kind: i64 = 0
    while left >= card_count(bag, kind):
        left -= card_count(bag, kind)
        kind += 1
    return kind
