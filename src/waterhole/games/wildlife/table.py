"""Wildlife: all that lies on the table, and plain questions about it.

Sets of spaces are two words of bits (island.py). What an organism can do is three masks of terrains in one integer,
abilities are four bits a kind, cards are bags: a count for each kind and the number of all cards.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wildlife.components import (
    ABILITY_CARD,
    ABILITY_KINDS,
    ABILITY_TILES,
    ABILITY_TILES_FOR_TWO,
    ADAPTATION_TILES,
    AREA_HI,
    AREA_LO,
    AREAS,
    ATTACK,
    ATTACK_AT,
    BAG_SIZE_AT,
    CARD,
    CARD_AT,
    CARD_MASK,
    CHART,
    DECK,
    EXPAND_AT,
    GOES_ON,
    INTELLIGENCE,
    LAND_HI,
    LAND_LO,
    MOST_OF_A_KIND,
    NO_CARD,
    OUTCOMES,
    OVER,
    PAWNS,
    PLAYS,
    SEED,
    SEEDS_IN_LARGE,
    SEEDS_IN_SMALL,
    SPACE_HI,
    SPACE_LO,
    START_TILES,
    TERRAIN_KINDS,
    TERRAIN_MASK,
)
from waterhole.games.wildlife.island import ones
from waterhole.kernel.core import BIT, Event, Rng, State, bits, ranks_by


class Table(State):
    def __init__(
        self,
        seats: i64,
        rng: Rng,
        organisms: vec[i64],
        hands: vec[i64],
        tiles_lo: vec[i64],
        tiles_hi: vec[i64],
        supply: vec[i64],
        lost: vec[i64],
        food: vec[i64],
        points: vec[i64],
        adapted: vec[i64],
        abilities: vec[i64],
        turned: vec[i64],
    ) -> None:
        super().__init__(seats, rng)
        # By seat.
        self.organisms = organisms  # -1: none yet
        self.hands = hands  # bags
        self.tiles_lo = tiles_lo  # the spaces with this player's tiles
        self.tiles_hi = tiles_hi
        self.supply = supply  # organism tiles beside the board
        self.lost = lost  # organism tiles out of the game
        self.food = food
        self.points = points  # the position on the success track
        self.adapted = adapted  # three masks of terrains: migrate, expand, attack
        self.abilities = abilities
        self.turned = turned  # those of them that were used in this turn
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

    # -- abilities and adaptations -----------------------------------------------------

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

    def adaptations_left(self, terrain: i64, level: i64) -> i64:
        """Tiles of a terrain and level in the supply: those that lie on no chart."""
        at = 6 * (level - 1) + terrain
        left = ADAPTATION_TILES[level] - ((self.missing >> (3 * at)) & 7)
        for seat in range(self.seats):
            if self.organisms[seat] >= 0:
                left -= ((self.adapted[seat] ^ CHART[self.organisms[seat]]) >> at) & 1
        return left

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

    # -- everything somewhere, exactly once --------------------------------------------

    def audit(self) -> str:
        cards = self.pile + self.discard + self.played
        taken_lo: i64 = 0
        taken_hi: i64 = 0
        for seat in range(self.seats):
            cards += self.hands[seat]
            fault = self.audit_seat(seat)
            if fault:
                return f"seat {seat + 1}: {fault}"
            if taken_lo & self.tiles_lo[seat] or taken_hi & self.tiles_hi[seat]:
                return "two tiles on one space"
            taken_lo |= self.tiles_lo[seat]
            taken_hi |= self.tiles_hi[seat]
        if taken_lo != self.taken_lo or taken_hi != self.taken_hi:
            return "the occupied spaces are not those with tiles"
        if taken_lo & ~LAND_LO[TERRAIN_MASK] or taken_hi & ~LAND_HI[TERRAIN_MASK]:
            return "a tile in the sea"
        if cards != DECK:
            return "the 110 cards are not all there, exactly once"
        if bag_size(self.played) != self.plays and self.step != SEED and self.step != OVER:
            return "WL-3: the plays of this turn are not the cards played"
        if bits(self.marked) > PAWNS:
            return "WL-14: more than eleven pawns"
        if self.step == SEED:
            return self.audit_seeds()
        return self.audit_supplies()

    def audit_seat(self, seat: i64) -> str:
        adapted = self.adapted[seat]
        organism = self.organisms[seat]
        if organism < 0:
            return ""
        tiles = ones(self.tiles_lo[seat]) + ones(self.tiles_hi[seat])
        if self.supply[seat] < 0 or self.supply[seat] + self.lost[seat] + tiles != START_TILES[self.seats]:
            return "an organism tile is not on the board, in the supply or out of the game"
        if self.food[seat] < 0:
            return "less than no food"
        expands = (adapted >> EXPAND_AT) & TERRAIN_MASK
        if adapted & CHART[organism] != CHART[organism] or expands & ~adapted or (adapted >> ATTACK_AT) & ~expands:
            return "adaptations that skip a level"
        for kind in range(i64(ABILITY_KINDS)):
            if (self.turned[seat] >> (4 * kind)) & 15 > self.held(seat, kind):
                return "WL-7: more abilities turned than held"
            if self.held(seat, kind) > MOST_OF_A_KIND and not self.unlimited and self.seats > 2:
                return "WL-7: more than two abilities of a kind"
        return ""

    def audit_seeds(self) -> str:
        for area in range(i64(AREAS)):
            tiles = ones(self.taken_lo & AREA_LO[area]) + ones(self.taken_hi & AREA_HI[area])
            if tiles > most_seeds(area):
                return "WL-2: too many tiles seeded in an area"
        return ""

    def audit_supplies(self) -> str:
        for kind in range(i64(ABILITY_KINDS)):
            if self.abilities_left(kind) < 0:
                return "more abilities of a kind than there are (15 in all, 11 for two players)"
        for terrain in range(i64(TERRAIN_KINDS)):
            for level in range(1, i64(ATTACK + 1)):
                if self.adaptations_left(terrain, level) < 0:
                    return "more than the 72 adaptation tiles of the box"
        return ""

    # -- the journal -------------------------------------------------------------------

    def note(self, kind: str, seat: i64, shown: tuple[int, ...]) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, seat, shown))


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
