"""Wildlife: setup, turns, auctions and scoring, in the order of the rulebook; what lies on the table is in table.py."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wildlife.components import (
    ABILITY_CARD,
    ABILITY_HOLDER,
    ABILITY_KIND,
    ABILITY_KINDS,
    ADAPTATION_CARD,
    ADAPTATION_TERRAIN,
    AGES,
    AGGRESSION,
    AGGRESSION_SPACE,
    AREA_HI,
    AREA_LO,
    AREA_OF,
    AREAS,
    ATTACK,
    ATTACK_AT,
    AUCTION_FOOD,
    BID,
    BID_FOR_ORGANISM,
    BIG_SCORING_PAWNS,
    BIT_MODULUS,
    BOUGHT_EVENT,
    BY_AGGRESSION,
    BY_ATTACK,
    BY_AUCTION,
    BY_CHOICE,
    BY_SWAP,
    CARD,
    CARD_AT,
    CARD_KINDS,
    CARD_MASK,
    CHART,
    CHOOSE_ORGANISM,
    DECK,
    DEFENDING,
    DEFENSE,
    DESTINATION,
    ELEVENTH_PAWN,
    EMPTY_SUPPLY,
    EPIDEMIC_TILE,
    EXPAND_AT,
    FAMINE,
    FAMINE_FOOD,
    FOOD,
    FOOD_ABILITY_POINTS,
    FOOD_FOR_A_POINT,
    FOOD_SOURCE,
    FOOD_SOURCE_FOOD,
    GOES_ON,
    HAND_SIZE,
    HIGHEST_BID,
    INTELLIGENCE,
    JOKER,
    JOKER_NAME,
    LAND_HI,
    LAND_LO,
    LAST_PLACE_FOOD,
    LOWEST_BID,
    LOWEST_POSITION,
    M_AGGRESSION,
    M_ATTACK,
    M_AUCTION,
    M_BID,
    M_CONVERT,
    M_DEFEND,
    M_END,
    M_FALL,
    M_FROM,
    M_IMPROVE,
    M_MIGRATE,
    M_MOBILITY,
    M_NAME,
    M_NO_DEFENSE,
    M_NOTHING,
    M_ORGANISM,
    M_PASS,
    M_PLACE,
    M_PLAY,
    M_REMOVE,
    M_ROB,
    M_SWAP,
    M_TAKE,
    M_TO,
    M_USE,
    MIGRATION,
    MOBILITY,
    MOBILITY_SPACE,
    MOBILITY_TILE,
    MOST_CONVERTED,
    NO_CARD,
    OVER,
    PAWNS,
    PAYMENT,
    PLAYS,
    ROUNDS_OVER,
    SEED,
    SEED_TILES,
    SMALL_TRACK,
    SPACE_HI,
    SPACE_LO,
    SPACE_OF_HI,
    SPACE_OF_LO,
    START_FOOD,
    START_TILES,
    TERRAIN_CARD,
    TERRAIN_KINDS,
    TERRAIN_MASK,
    TILE,
    TURN,
)
from waterhole.games.wildlife.island import beside_hi, beside_lo, herd, ones
from waterhole.games.wildlife.scoring import ability_tiles, adaptation_tiles, big_scoring
from waterhole.games.wildlife.table import Table, bag_size, draw_card, level_in, most_seeds
from waterhole.kernel.core import BIT, Event, Rng, bits, lowest


@final
class Wildlife(Table):
    def clone(self) -> Wildlife:
        twin = Wildlife(
            self.seats,
            self.rng.copy(),
            self.organisms[:],
            self.hands[:],
            self.tiles_lo[:],
            self.tiles_hi[:],
            self.supply[:],
            self.lost[:],
            self.food[:],
            self.points[:],
            self.adapted[:],
            self.abilities[:],
            self.turned[:],
        )
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
        return twin

    # -- setup: organisms (WL-1, WL-21) -----------------------------------------------

    def set_up(self) -> None:
        self.pile = DECK
        self.lot = (1 << len(CHART)) - 1
        food: i64 = START_FOOD
        if self.way == BY_AUCTION:
            food = AUCTION_FOOD
        for seat in range(self.seats):
            self.food[seat] = food
            self.circle |= ((seat + 1) % self.seats) << (4 * seat)
        if self.way == BY_CHOICE:
            self.step = CHOOSE_ORGANISM
        elif self.way == BY_AUCTION:
            self.draw_lots()
            self.open_organism_auction(0)
        else:
            for seat in range(self.seats):
                self.give_organism(seat, self.one_of(self.lot), 0)
            self.sit_down()

    def one_of(self, organisms: i64) -> i64:
        """A random organism of a mask."""
        skip = self.rng.below(bits(organisms))
        for i in range(skip):
            organisms &= organisms - 1
        return lowest(organisms)

    def give_organism(self, seat: i64, organism: i64, price: i64) -> None:
        self.lot ^= BIT[organism]
        self.organisms[seat] = organism
        self.adapted[seat] = CHART[organism]
        self.supply[seat] = START_TILES[self.seats]
        self.food[seat] -= price
        if self.journal is not None:
            self.note("organism", seat, (organism, price))

    def choose_organism(self, organism: i64) -> None:
        """In the order of seats; the last of six has no choice (WL-24)."""
        self.give_organism(self.actor, organism, 0)
        self.actor += 1
        if self.actor == self.seats - 1 and bits(self.lot) == 1:
            self.give_organism(self.actor, lowest(self.lot), 0)
            self.actor += 1
        if self.actor == self.seats:
            self.sit_down()

    def draw_lots(self) -> None:
        """As many organisms as players are auctioned."""
        drawn: i64 = 0
        for seat in range(self.seats):
            drawn |= BIT[self.one_of(self.lot & ~drawn)]
        self.lot = drawn

    def open_organism_auction(self, opener: i64) -> None:
        """The opener, or the next to the left without an organism, must bid for the oldest; the last one is free."""
        while self.organisms[opener] >= 0:
            opener = self.left_of(opener)
        if bits(self.lot) == 1:
            self.give_organism(opener, lowest(self.lot), 0)
            self.sit_down()
            return
        self.bid = -1
        self.bidder = -1
        self.passed = 0
        self.actor = opener
        self.step = BID_FOR_ORGANISM
        if self.food[opener] == 0:
            self.bid_for_organism(0)

    def oldest_in_lot(self) -> i64:
        oldest: i64 = -1
        for organism in range(i64(len(CHART))):
            if self.lot & BIT[organism] and (oldest < 0 or AGES[organism] > AGES[oldest]):
                oldest = organism
        return oldest

    def bid_for_organism(self, bid: i64) -> None:
        self.bid = bid
        self.bidder = self.actor
        if self.journal is not None:
            self.note("bid", self.actor, (bid,))
        self.next_organism_bidder()

    def pass_organism(self) -> None:
        self.passed |= BIT[self.actor]
        if self.journal is not None:
            self.note("passed", self.actor, ())
        self.next_organism_bidder()

    def next_organism_bidder(self) -> None:
        """Ask whoever can still raise; when nobody is left the organism is sold to the bank."""
        seat = self.left_of(self.actor)
        while seat != self.bidder:
            if self.organisms[seat] < 0 and not self.passed & BIT[seat]:
                if self.food[seat] > self.bid:
                    self.actor = seat
                    return
                self.passed |= BIT[seat]
            seat = self.left_of(seat)
        self.give_organism(self.bidder, self.oldest_in_lot(), self.bid)
        self.open_organism_auction(self.bidder)

    # -- setup: seats, cards, seeding (WL-1, WL-2) ------------------------------------

    def sit_down(self) -> None:
        """The oldest organism starts on 1, the next clockwise stands on 2, and so on; cards are dealt."""
        self.lot = 0
        self.bid = 0
        self.bidder = -1
        self.passed = 0
        for seat in range(self.seats):
            if AGES[self.organisms[seat]] > AGES[self.organisms[self.starter]]:
                self.starter = seat
        if self.way == BY_AUCTION:
            self.sit_by_age()
        seat = self.starter
        for place in range(self.seats):
            self.points[seat] = place + 1
            seat = self.left_of(seat)
        self.deal()
        self.seeds = self.seats * SEED_TILES[self.seats]
        self.step = SEED
        self.current = self.starter
        self.actor = self.starter

    def sit_by_age(self) -> None:
        """To the left of each sits the next younger, to the left of the youngest the oldest."""
        self.circle = 0
        for seat in range(self.seats):
            age = AGES[self.organisms[seat]]
            left = self.starter
            for other in range(self.seats):
                younger = AGES[self.organisms[other]]
                if younger < age and (left == self.starter or younger > AGES[self.organisms[left]]):
                    left = other
            self.circle |= left << (4 * seat)

    def deal(self) -> None:
        for seat in range(self.seats):
            if self.unlimited:
                self.pile -= CARD[ABILITY_CARD]
                self.hands[seat] = CARD[ABILITY_CARD]
                self.given |= BIT[seat]
        for seat in range(self.seats):
            self.refill(seat)

    def seed(self, space: i64) -> None:
        seat = self.actor
        self.lay(seat, space)
        self.supply[seat] -= 1
        if self.journal is not None:
            self.note("seeded", seat, (space,))
        self.seeds -= 1
        if self.seeds:
            self.current = self.left_of(seat)
            self.actor = self.current
        else:
            self.current = self.starter
            self.begin_turn()

    # -- whose decision, and which ----------------------------------------------------

    def waiting(self) -> i64:
        if self.step == OVER:
            return 0
        return BIT[self.actor]

    def decider(self) -> i64:
        if self.step == OVER:
            return -1
        return self.actor

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        step = self.step
        if step == TURN:
            return self.legal_in_turn(seat, out)
        if step in (BID, BID_FOR_ORGANISM):
            return self.legal_bids(seat, out)
        if step == TERRAIN_CARD:
            return self.legal_with_terrain(seat, out)
        if step == DESTINATION:
            lo, hi = self.destinations(seat, self.origin)
            return write_spaces(lo, hi, M_TO, out, 0)
        if step == MIGRATION:
            lo, hi = self.migrants(seat)
            return write_spaces(lo, hi, M_FROM, out, 0)
        if step == SEED:
            return self.legal_seeds(seat, out)
        if step == PAYMENT:
            return self.legal_payments(seat, out)
        if step == EPIDEMIC_TILE:
            return write_spaces(self.tiles_lo[seat], self.tiles_hi[seat], M_REMOVE, out, 0)
        return self.legal_in_short_steps(seat, out)

    def legal_in_short_steps(self, seat: i64, out: vec[i64]) -> i64:
        step = self.step
        n: i64 = 0
        if step == MOBILITY_TILE:
            n = write_spaces(self.tiles_lo[seat], self.tiles_hi[seat], M_FROM, out, 0)
        elif step == MOBILITY_SPACE:
            n = self.legal_mobility(seat, out)
        elif step == AGGRESSION_SPACE:
            n = self.legal_aggression(seat, out)
        elif step == ADAPTATION_TERRAIN:
            n = self.write_offers(M_IMPROVE, self.improvable(seat), out)
        elif step == ABILITY_KIND:
            n = self.write_offers(M_TAKE, self.takeable(seat), out)
        elif step == JOKER_NAME:
            n = self.write_offers(M_NAME, self.namable(seat), out)
        elif step == ABILITY_HOLDER:
            n = write_bits(M_ROB, self.holders_to_rob(seat, self.target), out)
        elif step == CHOOSE_ORGANISM:
            n = write_bits(M_ORGANISM, self.lot, out)
        elif step == DEFENDING:
            out[0] = M_DEFEND
            out[1] = M_NO_DEFENSE
            n = 2
        elif step == BOUGHT_EVENT:
            out[0] = M_USE
            out[1] = M_NOTHING
            n = 2
        return n

    def write_offers(self, first: i64, mask: i64, out: vec[i64]) -> i64:
        """What a card may be used for, or nothing (WL-4)."""
        n = write_bits(first, mask, out)
        out[n] = M_NOTHING
        return n + 1

    def apply(self, seat: i64, move: i64) -> None:
        if move >= M_PLAY:
            if move >= M_CONVERT:
                self.apply_number(move)
            elif move >= M_NAME:
                self.apply_choice(move)
            else:
                self.apply_word(move)
        elif move < M_ATTACK:
            self.apply_place(move - M_PLACE)
        elif move < M_FROM:
            self.strike(move - M_ATTACK)
        elif move < M_TO:
            self.take_up(move - M_FROM)
        elif move < M_SWAP:
            self.put_down(move - M_TO)
        elif move < M_REMOVE:
            self.strike(move - M_SWAP)
        else:
            self.lose_to_epidemic(move - M_REMOVE)

    def apply_word(self, move: i64) -> None:
        if move < M_AUCTION:
            self.play(move - M_PLAY)
        elif move < M_MIGRATE:
            self.auction(move - M_AUCTION)
        elif move == M_MIGRATE:
            self.migrate_for_free()
        elif move == M_MOBILITY:
            self.use_mobility()
        elif move == M_AGGRESSION:
            self.use_aggression()
        elif move == M_END:
            self.end_turn()
        elif move == M_PASS:
            if self.step == BID:
                self.pass_bid()
            else:
                self.pass_organism()
        elif move == M_NOTHING:
            self.let_go()
        elif move == M_USE:
            self.happen()
        else:
            self.answer(move == M_DEFEND)

    def apply_choice(self, move: i64) -> None:
        if move < M_IMPROVE:
            self.name_joker(move - M_NAME)
        elif move < M_TAKE:
            self.improve(move - M_IMPROVE)
        elif move < M_ROB:
            self.take_ability(move - M_TAKE)
        elif move < M_ORGANISM:
            self.rob(move - M_ROB)
        else:
            self.choose_organism(move - M_ORGANISM)

    def apply_number(self, move: i64) -> None:
        if move < M_FALL:
            self.convert(move - M_CONVERT + 1)
        elif move < M_BID:
            self.pay(move - M_FALL)
        elif self.step == BID:
            self.make_bid(move - M_BID)
        else:
            self.bid_for_organism(move - M_BID)

    def apply_place(self, space: i64) -> None:
        if self.step == SEED:
            self.seed(space)
        else:
            self.expand(space)

    def legal_seeds(self, seat: i64, out: vec[i64]) -> i64:
        """Empty spaces of land the organism can use, in areas that may get another tile (WL-2)."""
        n: i64 = 0
        for area in range(i64(AREAS)):
            if (self.adapted[seat] >> (area >> 1)) & 1:
                lo = self.taken_lo & AREA_LO[area]
                hi = self.taken_hi & AREA_HI[area]
                if ones(lo) + ones(hi) < most_seeds(area):
                    n = write_spaces(AREA_LO[area] ^ lo, AREA_HI[area] ^ hi, M_PLACE, out, n)
        return n

    # -- a turn (WL-3) ----------------------------------------------------------------

    def begin_turn(self) -> None:
        """Food tiles pay by themselves (WL-8)."""
        seat = self.current
        self.plays = 0
        self.extra = 0
        self.auctioned = 0
        self.migrated = 0
        tiles = self.held(seat, FOOD)
        if self.journal is not None:
            self.note("turn", seat, (self.round,))
        if tiles:
            self.points[seat] += FOOD_ABILITY_POINTS * tiles
            if self.journal is not None:
                self.note("fed", seat, (tiles, FOOD_ABILITY_POINTS * tiles))
        self.open_turn()

    def open_turn(self) -> None:
        """What next? A turn in which nothing is left to do ends by itself."""
        self.step = TURN
        self.actor = self.current
        self.card = NO_CARD
        self.buying = 0
        self.bid = 0
        self.bidder = -1
        self.passed = 0
        self.origin = -1
        self.target = -1
        self.deed = 0
        if self.plays_left() == 0 and not self.can_do_more(self.current):
            self.end_turn()

    def can_do_more(self, seat: i64) -> bool:
        """Whether anything can be done without a card."""
        return (
            self.food[seat] >= FOOD_FOR_A_POINT
            or self.may_migrate_for_free(seat)
            or self.may_use_mobility(seat)
            or self.may_use_aggression(seat)
        )

    def legal_in_turn(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        left = self.plays_left()
        if left:
            hand = self.hands[seat]
            reserved = self.auctioned == 0 and left == 1
            for kind in range(i64(CARD_KINDS)):
                if (hand >> CARD_AT[kind]) & CARD_MASK[kind]:
                    out[n] = M_AUCTION + kind
                    n += 1
                    if not reserved:
                        out[n] = M_PLAY + kind
                        n += 1
        if self.may_migrate_for_free(seat):
            out[n] = M_MIGRATE
            n += 1
        if self.may_use_mobility(seat):
            out[n] = M_MOBILITY
            n += 1
        if self.may_use_aggression(seat):
            out[n] = M_AGGRESSION
            n += 1
        points = self.food[seat] // FOOD_FOR_A_POINT
        if points > MOST_CONVERTED:
            points = MOST_CONVERTED
        for i in range(points):
            out[n] = M_CONVERT + i
            n += 1
        if self.auctioned or left == 0:
            out[n] = M_END
            n += 1
        return n

    def convert(self, points: i64) -> None:
        self.food[self.current] -= FOOD_FOR_A_POINT * points
        self.points[self.current] += points
        if self.journal is not None:
            self.note("converted", self.current, (FOOD_FOR_A_POINT * points, points))
        self.open_turn()

    def spend_play(self, kind: i64) -> None:
        """A card leaves the hand; a play beyond the three turns an intelligence tile."""
        seat = self.current
        self.hands[seat] -= CARD[kind]
        self.played += CARD[kind]
        if kind == ABILITY_CARD:
            self.given &= ~BIT[seat]
        if self.plays == PLAYS + self.extra:
            self.turned[seat] += TILE[INTELLIGENCE]
            self.extra += 1
        self.plays += 1
        self.card = kind

    # -- playing a card (WL-4) --------------------------------------------------------

    def play(self, kind: i64) -> None:
        self.spend_play(kind)
        if self.journal is not None:
            self.note("played", self.current, (kind,))
        self.open_card()

    def open_card(self) -> None:
        """Ask what the card is used for, where there is anything to ask."""
        kind = self.card
        if kind == JOKER:
            if self.namable(self.user()):
                self.step = JOKER_NAME
            else:
                self.let_go()
        elif kind < JOKER:
            self.open_use()
        elif self.buying:
            self.step = BOUGHT_EVENT
        else:
            self.happen()

    def open_use(self) -> None:
        seat = self.user()
        kind = self.card
        if not self.usable(seat, kind):
            self.let_go()
        elif kind == ADAPTATION_CARD:
            self.step = ADAPTATION_TERRAIN
        elif kind == ABILITY_CARD:
            self.step = ABILITY_KIND
        else:
            self.step = TERRAIN_CARD

    def usable(self, seat: i64, kind: i64) -> bool:
        """Whether a terrain, adaptation or ability card can do anything for a player."""
        if kind == ADAPTATION_CARD:
            return self.improvable(seat) != 0
        if kind == ABILITY_CARD:
            return self.takeable(seat) != 0
        return self.can_use_terrain(seat, kind)

    def let_go(self) -> None:
        """A card used for nothing."""
        if self.journal is not None:
            self.note("nothing", self.user(), (self.card,))
        self.open_turn()

    def namable(self, seat: i64) -> i64:
        """What a joker may be named: any kind of card that can do something, never an event (WL-13)."""
        kinds: i64 = 0
        for kind in range(i64(JOKER)):
            if self.usable(seat, kind):
                kinds |= BIT[kind]
        return kinds

    def name_joker(self, kind: i64) -> None:
        self.card = kind
        if self.journal is not None:
            self.note("named", self.user(), (kind,))
        self.open_use()

    # -- terrain cards: migrate, expand, attack (WL-5, WL-6) --------------------------

    def legal_with_terrain(self, seat: i64, out: vec[i64]) -> i64:
        land_lo = LAND_LO[BIT[self.card]]
        land_hi = LAND_HI[BIT[self.card]]
        n: i64 = 0
        if self.may_expand(seat, self.card):
            n = write_spaces(land_lo & ~self.taken_lo, land_hi & ~self.taken_hi, M_PLACE, out, n)
        if self.may_attack(seat, self.card):
            lo, hi = self.full_areas(self.card)
            n = write_spaces(lo & ~self.tiles_lo[seat], hi & ~self.tiles_hi[seat], M_ATTACK, out, n)
        lo, hi = self.migrants(seat)
        n = write_spaces(lo, hi, M_FROM, out, n)
        out[n] = M_NOTHING
        return n + 1

    def can_use_terrain(self, seat: i64, terrain: i64) -> bool:
        if not (self.adapted[seat] >> terrain) & 1:
            return False
        land_lo = LAND_LO[BIT[terrain]]
        land_hi = LAND_HI[BIT[terrain]]
        free_lo = land_lo & ~self.taken_lo
        free_hi = land_hi & ~self.taken_hi
        if free_lo or free_hi:
            if self.may_expand(seat, terrain):
                return True
            own_lo, own_hi = self.mobile(seat)
            if beside_lo(own_lo, own_hi) & free_lo or beside_hi(own_lo, own_hi) & free_hi:
                return True
        if not self.may_attack(seat, terrain):
            return False
        lo, hi = self.full_areas(terrain)
        return (lo & ~self.tiles_lo[seat]) | (hi & ~self.tiles_hi[seat]) != 0

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

    def take_up(self, origin: i64) -> None:
        """A tile to move; its space is asked where there is more than one."""
        self.origin = origin
        if self.step == MOBILITY_TILE:
            self.open_mobility()
            return
        lo, hi = self.destinations(self.actor, origin)
        space = only_space(lo, hi)
        if space < 0:
            self.step = DESTINATION
        else:
            self.put_down(space)

    def put_down(self, space: i64) -> None:
        """The tile taken up comes to an empty space, by migration or mobility."""
        seat = self.actor
        self.lift(seat, self.origin)
        self.lay(seat, space)
        if self.journal is not None:
            kind = "migrated"
            if self.step == MOBILITY_SPACE:
                kind = "moved"
            self.note(kind, seat, (self.origin, space))
        self.score_small(seat, space)
        self.open_turn()

    def expand(self, space: i64) -> None:
        """A tile of the supply on an empty space, by a terrain card or by aggression."""
        seat = self.actor
        self.lay(seat, space)
        self.supply[seat] -= 1
        if self.journal is not None:
            self.note("expanded", seat, (space,))
        self.score_small(seat, space)
        self.check_supply(seat)

    def check_supply(self, seat: i64) -> None:
        """An empty supply makes this the last turn; between two players it ends the game at once (WL-18, WL-20)."""
        if self.supply[seat] == 0 and self.ending == GOES_ON:
            self.ending = EMPTY_SUPPLY
        if self.seats == 2 and self.ending == EMPTY_SUPPLY:
            self.finish()
        else:
            self.open_turn()

    # -- what can be blocked, and defense (WL-6, WL-9) --------------------------------

    def strike(self, space: i64) -> None:
        """Attack, aggression or swap against an opponent's tile, who may answer with defense."""
        if self.step == TERRAIN_CARD:
            self.deed = BY_ATTACK
        elif self.step == AGGRESSION_SPACE:
            self.deed = BY_AGGRESSION
        else:
            self.deed = BY_SWAP
        self.target = space
        victim = self.owner(space)
        if self.journal is not None:
            self.note("struck", self.user(), (self.deed, space, victim))
        if victim != self.current and self.ready(victim, DEFENSE):
            self.step = DEFENDING
            self.actor = victim
        else:
            self.strike_home()

    def answer(self, defends: bool) -> None:
        if defends:
            self.turned[self.actor] += TILE[DEFENSE]
            if self.journal is not None:
                self.note("defended", self.actor, (self.deed, self.target))
            self.open_turn()
        else:
            self.strike_home()

    def strike_home(self) -> None:
        seat = self.user()
        victim = self.owner(self.target)
        self.lift(victim, self.target)
        if self.deed == BY_SWAP:
            self.lift(seat, self.origin)
            self.lay(victim, self.origin)
            self.lay(seat, self.target)
            if self.journal is not None:
                self.note("swapped", seat, (self.origin, self.target, victim))
            self.open_turn()
            return
        self.lost[victim] += 1
        self.supply[seat] -= 1
        self.lay(seat, self.target)
        if self.journal is not None:
            self.note("beat", seat, (self.target, victim))
        self.check_supply(seat)

    # -- adaptation cards -------------------------------------------------------------

    def improvable(self, seat: i64) -> i64:
        """Terrains whose next level is still to be had."""
        terrains: i64 = 0
        for terrain in range(i64(TERRAIN_KINDS)):
            level = level_in(self.adapted[seat], terrain)
            if level < ATTACK and self.adaptations_left(terrain, level + 1):
                terrains |= BIT[terrain]
        return terrains

    def improve(self, terrain: i64) -> None:
        seat = self.actor
        level = level_in(self.adapted[seat], terrain) + 1
        self.adapted[seat] |= BIT[6 * (level - 1) + terrain]
        if self.journal is not None:
            self.note("improved", seat, (terrain, level))
        self.open_turn()

    # -- ability cards (WL-7) ---------------------------------------------------------

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

    def take_ability(self, kind: i64) -> None:
        """From the supply first; else from the furthest holder, whom the taker chooses where they tie."""
        seat = self.actor
        if self.abilities_left(kind):
            self.abilities[seat] += TILE[kind]
            if self.journal is not None:
                self.note("took", seat, (kind, -1))
            self.open_turn()
            return
        self.target = kind
        holders = self.holders_to_rob(seat, kind)
        if holders & (holders - 1):
            self.step = ABILITY_HOLDER
        else:
            self.rob(lowest(holders))

    def rob(self, holder: i64) -> None:
        """An unturned tile if there is one; a turned tile stays turned."""
        seat = self.actor
        kind = self.target
        if self.ready(holder, kind) == 0:
            self.turned[holder] -= TILE[kind]
            self.turned[seat] += TILE[kind]
        self.abilities[holder] -= TILE[kind]
        self.abilities[seat] += TILE[kind]
        if self.journal is not None:
            self.note("took", seat, (kind, holder))
        self.open_turn()

    # -- event cards (WL-19) ----------------------------------------------------------

    def happen(self) -> None:
        kind = self.card
        if self.journal is not None:
            self.note("happened", self.user(), (kind,))
        if kind == FOOD_SOURCE:
            self.find_food()
        elif kind == FAMINE:
            self.starve()
        else:
            self.actor = self.user()
            self.next_victim()

    def find_food(self) -> None:
        user = self.user()
        self.gain_food(user, FOOD_SOURCE_FOOD)
        if self.seats > 2:
            last = self.last_place()
            for seat in range(self.seats):
                if self.points[seat] == last:
                    self.gain_food(seat, LAST_PLACE_FOOD)
        self.open_turn()

    def gain_food(self, seat: i64, food: i64) -> None:
        self.food[seat] += food
        if self.journal is not None:
            self.note("found", seat, (food,))

    def starve(self) -> None:
        """Food first; what is missing costs a point each."""
        user = self.user()
        seat = self.left_of(user)
        while seat != user:
            food = self.food[seat]
            if food > FAMINE_FOOD:
                food = FAMINE_FOOD
            self.food[seat] -= food
            self.points[seat] -= FAMINE_FOOD - food
            if self.journal is not None:
                self.note("starved", seat, (food, FAMINE_FOOD - food))
            seat = self.left_of(seat)
        self.open_turn()

    def next_victim(self) -> None:
        """Each opponent, from the left of the card's user, removes a tile; the last tile is not asked for."""
        user = self.user()
        seat = self.left_of(self.actor)
        while seat != user:
            space = only_space(self.tiles_lo[seat], self.tiles_hi[seat])
            if space >= 0:
                self.remove(seat, space)
            elif self.tiles_lo[seat] or self.tiles_hi[seat]:
                self.actor = seat
                self.step = EPIDEMIC_TILE
                return
            seat = self.left_of(seat)
        self.open_turn()

    def remove(self, seat: i64, space: i64) -> None:
        self.lift(seat, space)
        self.lost[seat] += 1
        if self.journal is not None:
            self.note("removed", seat, (space,))

    def lose_to_epidemic(self, space: i64) -> None:
        self.remove(self.actor, space)
        self.next_victim()

    # -- card auctions (WL-12, WL-13) -------------------------------------------------

    def auction(self, kind: i64) -> None:
        self.spend_play(kind)
        self.auctioned = 1
        if self.journal is not None:
            self.note("auctioned", self.current, (kind,))
        self.next_bidder()

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

    def next_bidder(self) -> None:
        """Ask the next who can raise; whoever cannot passes. With nobody left to ask the auction is over."""
        seat = self.left_of(self.actor)
        start = seat
        while True:
            if seat != self.current and seat != self.bidder and not self.passed & BIT[seat]:
                if self.highest_bid(seat) >= self.lowest_raise():
                    self.actor = seat
                    self.step = BID
                    return
                self.passed |= BIT[seat]
                if self.journal is not None:
                    self.note("passed", seat, ())
            seat = self.left_of(seat)
            if seat == start:
                break
        self.close_auction()

    def legal_bids(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.step == BID:
            low = self.lowest_raise()
            high = self.highest_bid(seat)
        else:
            low = self.bid + 1
            high = self.food[seat]
        if self.step == BID or self.bidder >= 0:
            out[0] = M_PASS
            n = 1
        for food in range(low, high + 1):
            out[n] = M_BID + food
            n += 1
        return n

    def make_bid(self, bid: i64) -> None:
        self.bid = bid
        self.bidder = self.actor
        if self.journal is not None:
            self.note("bid", self.actor, (bid,))
        self.next_bidder()

    def pass_bid(self) -> None:
        self.passed |= BIT[self.actor]
        if self.journal is not None:
            self.note("passed", self.actor, ())
        self.next_bidder()

    def close_auction(self) -> None:
        if self.bidder < 0:
            if self.journal is not None:
                self.note("unsold", self.current, (self.card,))
            self.open_turn()
            return
        self.actor = self.bidder
        self.buying = 1
        if self.fewest_fallen() == self.most_fallen():
            self.pay(self.fewest_fallen())
        else:
            self.step = PAYMENT

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

    def legal_payments(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for spaces in range(self.fewest_fallen(), self.most_fallen() + 1):
            out[n] = M_FALL + spaces
            n += 1
        return n

    def pay(self, fallen: i64) -> None:
        """The auctioneer is paid, the change of a fall stays with the buyer, who uses the card at once."""
        buyer = self.bidder
        self.points[buyer] -= fallen
        self.food[buyer] += FOOD_FOR_A_POINT * fallen - self.bid
        self.food[self.current] += self.bid
        if self.journal is not None:
            self.note("bought", buyer, (self.card, self.bid, fallen, self.current))
        self.open_card()

    # -- the free migration -----------------------------------------------------------

    def may_migrate_for_free(self, seat: i64) -> bool:
        if self.migrated:
            return False
        terrains = self.adapted[seat] & TERRAIN_MASK
        own_lo, own_hi = self.mobile(seat)
        return (
            beside_lo(own_lo, own_hi) & LAND_LO[terrains] & ~self.taken_lo
            | beside_hi(own_lo, own_hi) & LAND_HI[terrains] & ~self.taken_hi
        ) != 0

    def migrate_for_free(self) -> None:
        self.migrated = 1
        lo, hi = self.migrants(self.current)
        space = only_space(lo, hi)
        if space < 0:
            self.step = MIGRATION
        else:
            self.take_up(space)

    # -- abilities used as actions (WL-10, WL-11) -------------------------------------

    def may_use_mobility(self, seat: i64) -> bool:
        if self.ready(seat, MOBILITY) == 0 or (self.tiles_lo[seat] | self.tiles_hi[seat]) == 0:
            return False
        lo, hi = self.foreign(seat, self.adapted[seat] & TERRAIN_MASK)
        return lo != 0 or hi != 0

    def use_mobility(self) -> None:
        seat = self.current
        self.turned[seat] += TILE[MOBILITY]
        self.step = MOBILITY_TILE
        space = only_space(self.tiles_lo[seat], self.tiles_hi[seat])
        if space >= 0:
            self.take_up(space)

    def open_mobility(self) -> None:
        self.step = MOBILITY_SPACE
        lo, hi = self.foreign(self.current, self.adapted[self.current] & TERRAIN_MASK)
        space = only_space(lo, hi)
        if space >= 0:
            if self.owner(space) < 0:
                self.put_down(space)
            else:
                self.strike(space)

    def legal_mobility(self, seat: i64, out: vec[i64]) -> i64:
        """Any empty space, or an opponent's tile, where the organism can at least migrate."""
        terrains = self.adapted[seat] & TERRAIN_MASK
        land_lo = LAND_LO[terrains]
        land_hi = LAND_HI[terrains]
        n = write_spaces(land_lo & ~self.taken_lo, land_hi & ~self.taken_hi, M_TO, out, 0)
        others_lo = self.taken_lo & ~self.tiles_lo[seat]
        others_hi = self.taken_hi & ~self.tiles_hi[seat]
        return write_spaces(land_lo & others_lo, land_hi & others_hi, M_SWAP, out, n)

    def may_use_aggression(self, seat: i64) -> bool:
        if self.ready(seat, AGGRESSION) == 0 or self.supply[seat] == 0:
            return False
        lo, hi = self.foreign(seat, self.adapted[seat] >> ATTACK_AT)
        return lo != 0 or hi != 0

    def use_aggression(self) -> None:
        seat = self.current
        self.turned[seat] += TILE[AGGRESSION]
        self.step = AGGRESSION_SPACE
        lo, hi = self.foreign(seat, self.adapted[seat] >> ATTACK_AT)
        space = only_space(lo, hi)
        if space >= 0:
            if self.owner(space) < 0:
                self.expand(space)
            else:
                self.strike(space)

    def legal_aggression(self, seat: i64, out: vec[i64]) -> i64:
        """Any space, empty or an opponent's, where the organism can attack."""
        terrains = self.adapted[seat] >> ATTACK_AT
        land_lo = LAND_LO[terrains]
        land_hi = LAND_HI[terrains]
        n = write_spaces(land_lo & ~self.taken_lo, land_hi & ~self.taken_hi, M_PLACE, out, 0)
        others_lo = self.taken_lo & ~self.tiles_lo[seat]
        others_hi = self.taken_hi & ~self.tiles_hi[seat]
        return write_spaces(land_lo & others_lo, land_hi & others_hi, M_ATTACK, out, n)

    # -- small scoring (WL-14) --------------------------------------------------------

    def score_small(self, seat: i64, space: i64) -> None:
        """A tile that fills an area for the first time scores the next space of the track, at once."""
        area = AREA_OF[space]
        if self.marked & BIT[area] or not self.is_full(area):
            return
        pawns = bits(self.marked)
        if pawns == PAWNS:
            return
        self.marked |= BIT[area]
        self.points[seat] += SMALL_TRACK[pawns]
        if self.journal is not None:
            self.note("filled", seat, (area, pawns + 1, SMALL_TRACK[pawns]))
        pawns += 1
        if BIG_SCORING_PAWNS & BIT[pawns]:
            self.due = 1
        if pawns == PAWNS and self.seats > 2 and self.ending == GOES_ON:
            self.ending = ELEVENTH_PAWN

    # -- the end of a turn (WL-3, WL-18) ----------------------------------------------

    def end_turn(self) -> None:
        """Discard, refill, turn the tiles back; then a big scoring if one is due, and the next turn."""
        self.step = TURN
        self.discard += self.played
        self.played = 0
        self.refill(self.current)
        for seat in range(self.seats):
            self.turned[seat] = 0
        self.turns += 1
        if self.turns == self.seats:
            self.turns = 0
            self.round += 1
            if self.round == self.rounds and self.ending == GOES_ON:
                self.ending = ROUNDS_OVER
        if self.ending != GOES_ON:
            self.finish()
            return
        if self.due:
            self.score_big()
        if self.turns:
            self.current = self.left_of(self.current)
        else:
            self.choose_starter()
            self.current = self.starter
        self.begin_turn()

    def choose_starter(self) -> None:
        """With start=last a round starts with whoever is last, counting from the last starter's left (WL-21)."""
        if self.start_last:
            last = self.last_place()
            self.starter = self.left_of(self.starter)
            while self.points[self.starter] != last:
                self.starter = self.left_of(self.starter)

    def refill(self, seat: i64) -> None:
        """Draw up to ten cards; the discards become the pile only when a card is needed."""
        drawn: i64 = 0
        for i in range(HAND_SIZE - bag_size(self.hands[seat])):
            if self.pile == 0:
                self.pile = self.discard
                self.discard = 0
                if self.pile and self.journal is not None:
                    self.note("reshuffled", -1, (bag_size(self.pile),))
            if self.pile:
                card = CARD[draw_card(self.pile, self.rng)]
                self.pile -= card
                drawn += card
        self.hands[seat] += drawn
        if drawn and self.journal is not None:
            self.journal.append(Event("drew", seat, (bag_size(drawn),), (drawn,), BIT[seat]))

    # -- big scoring, and the end (WL-15 to WL-18) ------------------------------------

    def score_big(self) -> None:
        self.due = 0
        adaptations = vec[i64]([0] * self.seats)
        abilities = vec[i64]([0] * self.seats)
        for seat in range(self.seats):
            adaptations[seat] = adaptation_tiles(self.adapted[seat])
            abilities[seat] = ability_tiles(self.abilities[seat])
        gained = big_scoring(self.tiles_lo, self.tiles_hi, adaptations, abilities, self.food)
        for seat in range(self.seats):
            self.points[seat] += gained[seat]
        if self.journal is not None:
            parts = [self.tiles_lo, self.tiles_hi, adaptations, abilities, self.food, gained]
            self.note("scored", -1, tuple([int(part[seat]) for part in parts for seat in range(self.seats)]))

    def finish(self) -> None:
        """The final big scoring; whatever was under way is dropped."""
        self.step = TURN
        self.score_big()
        self.step = OVER
        if self.journal is not None:
            ranks = self.ranks()
            winners: i64 = 0
            for seat in range(self.seats):
                if ranks[seat] == 1:
                    winners |= BIT[seat]
            self.note("ended", -1, (self.ending, winners))


# -- small helpers ---------------------------------------------------------------------


def only_space(lo: i64, hi: i64) -> i64:
    """The one space of a set; -1 where there are more or none."""
    if lo & (lo - 1) or hi & (hi - 1) or (lo and hi):
        return -1
    if lo:
        return SPACE_OF_LO[lo % BIT_MODULUS]
    if hi:
        return SPACE_OF_HI[hi % BIT_MODULUS]
    return -1


def write_spaces(lo: i64, hi: i64, first: i64, out: vec[i64], n: i64) -> i64:
    """A move for every space of a set; returns the new number of moves."""
    while lo:
        bit = lo & -lo
        out[n] = first + SPACE_OF_LO[bit % BIT_MODULUS]
        n += 1
        lo ^= bit
    while hi:
        bit = hi & -hi
        out[n] = first + SPACE_OF_HI[bit % BIT_MODULUS]
        n += 1
        hi ^= bit
    return n


def write_bits(first: i64, mask: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    while mask:
        out[n] = first + lowest(mask)
        n += 1
        mask &= mask - 1
    return n


def new_game(
    seats: i64, way: i64, unlimited: bool, buyer_expands: bool, start_last: bool, rounds: i64, rng: Rng
) -> Wildlife:
    """Wildlife for 2 to 6 seats, ready for the first choice of organisms or the first seed."""
    state = blank(seats, rng)
    state.way = way
    if unlimited:
        state.unlimited = 1
    if buyer_expands:
        state.buyer_expands = 1
    if start_last:
        state.start_last = 1
    state.rounds = rounds
    state.set_up()
    return state


def blank(seats: i64, rng: Rng) -> Wildlife:
    """An empty island and empty hands."""
    zeros = vec[i64]([0] * seats)
    return Wildlife(
        seats,
        rng,
        vec[i64]([-1] * seats),
        zeros,
        zeros[:],
        zeros[:],
        zeros[:],
        zeros[:],
        zeros[:],
        zeros[:],
        zeros[:],
        zeros[:],
        zeros[:],
    )
