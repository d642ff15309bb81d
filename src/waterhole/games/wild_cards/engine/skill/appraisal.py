"""Wild Cards: what animals and cards would add to a player's chances, by the learned tables.

Worths are changes of the logarithm of the odds to win, as they will stand when this round is over.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wild_cards.engine.components import (
    ANIMAL_KINDS,
    CARD,
    HABITAT_BONUS,
    IBEX,
    KINDS,
    LEADER_POINTS,
    NATURAL_HABITAT,
    VALUE,
    WILD,
)
from waterhole.games.wild_cards.engine.learned import (
    CARDS,
    FIRST_AHEAD,
    HABITAT,
    HIGH,
    LARGEST,
    LEAD,
    LEADS,
    MOST_ALIKE,
    MOST_IN_LEAD,
    MOST_OF_A_SPECIES,
    MOST_OTHERS,
    MOST_WILDS,
    ONES,
    OTHERS,
    POINT,
    STAGE,
    WIDTH,
    WILDS,
    least,
)
from waterhole.games.wild_cards.engine.rules import WildCards
from waterhole.games.wild_cards.engine.scoring import PAIR, largest_two
from waterhole.games.wild_cards.engine.standing import rounds_left
from waterhole.games.wild_cards.engine.table import held, natural
from waterhole.kernel.engine.bags import cards, count, size
from waterhole.kernel.engine.keys import mixed
from waterhole.kernel.engine.masks import BIT

LAST_POINT: Final = 1.0  # what a point is worth in the last round, where nothing else is worth anything
LAST_ANIMAL: Final = 0.1  # it settles a tie (WC-16)
# An unknown card: how often it is wild, of one habitat, and of a habitat with value 1 or with value 3 or 4.
UNKNOWN_WILD: Final = 4.0 / 46.0
UNKNOWN_HABITAT: Final = 14.0 / 46.0
UNKNOWN_ONE: Final = 12.0 / 46.0
UNKNOWN_HIGH: Final = 18.0 / 46.0
ANY: Final = -1  # instead of a habitat: cards of all
NEVER: Final = 1.0e6  # the cost of what cannot be paid
# What animals add is remembered: in most worlds of a search the same collections meet.
PLACES: Final = 1024
GAINS: Final = 30  # of a place: five players, six species
NO_KEY: Final = -1


@final
class Appraisal:
    """What one player could win and pay in this round."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.last = False  # the last round
        self.stage: i64 = 0  # the place of the tables for the beginning of the next round
        self.point = 0.0
        self.hand: i64 = 0  # with what was laid for this round's bid and may come back
        self.cards: i64 = 0
        self.costs = vec[float]([0.0] * KINDS)  # of a card of each kind, beyond that of any card
        self.kinds = vec[i64]([0] * KINDS)  # of the hand, the cheapest first
        self.sorts: i64 = 0
        self.unknown = 0.0  # what an unknown card is worth beyond any card
        self.place: i64 = 0  # of what is remembered of these collections
        self.keys = vec[i64]([NO_KEY] * PLACES)
        self.known = vec[i64]([0] * PLACES)  # masks of the gains that are worked out
        self.gains = vec[float]([0.0] * (PLACES * GAINS))

    def forget(self) -> None:
        """Remember nothing: the tables have changed."""
        for place in range(i64(PLACES)):
            self.keys[place] = NO_KEY

    def begin(self, game: WildCards) -> None:
        """Find the tables of the round after this, and what is remembered of these collections."""
        self.find_tables(game)
        key = mixed(0, 64 * game.leaders + rounds_left(game))
        for player in range(game.players):
            key = mixed(key, game.collections[player])
        self.place = key & (PLACES - 1)
        if self.keys[self.place] != key:
            self.keys[self.place] = key
            self.known[self.place] = 0

    def find_tables(self, game: WildCards) -> None:
        left = rounds_left(game)
        self.last = left == 0
        if self.last:
            self.stage = 0
            self.point = LAST_POINT
        else:
            self.stage = STAGE[left - 1] * WIDTH
            self.point = self.weights[self.stage + POINT]

    def look_at_hand(self, hand: i64) -> None:
        """What each of a player's cards is worth to her, and an unknown one."""
        self.hand = hand
        self.cards = size(hand)
        self.sorts = 0
        self.unknown = 0.0
        wilds: i64 = 0
        for kind in range(i64(4 * WILD), i64(KINDS)):
            wilds += held(hand, kind)
        ones: i64 = 0
        high: i64 = 0
        for habitat in range(i64(WILD)):
            ones += held(hand, 4 * habitat)
            high += held(hand, 4 * habitat + 2) + held(hand, 4 * habitat + 3)
        a_one = self.step_in(ONES, ones, MOST_ALIKE)
        a_high_one = self.step_in(HIGH, high, MOST_ALIKE)
        self.unknown += UNKNOWN_WILD * self.step_in(WILDS, wilds + 1, MOST_WILDS)
        self.unknown += UNKNOWN_ONE * self.step_in(ONES, ones + 1, MOST_ALIKE)
        self.unknown += UNKNOWN_HIGH * self.step_in(HIGH, high + 1, MOST_ALIKE)
        for habitat in range(i64(4)):
            first = 4 * habitat
            if habitat == WILD:
                alike = self.step_in(WILDS, wilds, MOST_WILDS)
            else:
                n = held(hand, first) + held(hand, first + 1) + held(hand, first + 2) + held(hand, first + 3)
                alike = self.step_in(HABITAT, n, MOST_ALIKE)
                self.unknown += UNKNOWN_HABITAT * self.step_in(HABITAT, n + 1, MOST_ALIKE)
            for kind in range(first, first + 4):
                if held(hand, kind):
                    cost = alike
                    if habitat != WILD:
                        if VALUE[kind] == 1:
                            cost += a_one
                        elif VALUE[kind] > 2:
                            cost += a_high_one
                    self.put_in_order(kind, cost)

    def put_in_order(self, kind: i64, cost: float) -> None:
        self.costs[kind] = cost
        at = self.sorts
        while at > 0 and self.costs[self.kinds[at - 1]] > cost:
            self.kinds[at] = self.kinds[at - 1]
            at -= 1
        self.kinds[at] = kind
        self.sorts += 1

    def step_in(self, table: i64, n: i64, most: i64) -> float:
        """What the n-th of something adds; nothing in the last round, or where there is none."""
        if self.last or n == 0:
            return 0.0
        place = self.stage + table
        return self.weights[place + least(n, most - 1)] - self.weights[place + least(n - 1, most - 1)]

    # -- cards -------------------------------------------------------------------------

    def spent(self, n: i64) -> float:
        """The cost of n cards of the hand, whatever they are."""
        if self.last:
            return 0.0
        place = self.stage + CARDS + self.cards
        return self.weights[place] - self.weights[place - n]

    def drawn(self, n: i64, limit: i64) -> float:
        """What n unknown cards are worth, as far as the limit allows."""
        if n > limit - self.cards:
            n = limit - self.cards
        if n <= 0 or self.last:
            return 0.0
        place = self.stage + CARDS + self.cards
        return self.weights[place + n] - self.weights[place] + float(n) * self.unknown

    def cheapest(self, rest: i64, n: i64, first: i64, habitat: i64) -> float:
        """What the n cheapest cards of a bag cost that are not below a kind and fit a habitat; NEVER: too few."""
        total = 0.0
        for i in range(self.sorts):
            if n == 0:
                break
            kind = self.kinds[i]
            if kind >= first and (habitat == ANY or kind >> 2 == habitat or kind >> 2 == WILD):
                copies = least(held(rest, kind), n)
                total += float(copies) * self.costs[kind]
                n -= copies
        if n:
            return NEVER
        return total

    def price(self, game: WildCards, seat: i64, bid: i64) -> float:
        """The cost of a bid that takes an animal, without which cards are paid with it; the ibex brings one back."""
        if bid >> 2 != WILD and game.leader_of(IBEX) == seat:
            return self.spent(VALUE[bid] - 1)
        return self.spent(VALUE[bid]) + self.costs[bid]

    # -- animals -----------------------------------------------------------------------

    def of_slot(self, game: WildCards, seat: i64, gain: float, species: i64, bid: i64) -> float:
        """An animal that is worth this gain, with the better payment: natural for the bonus, or the cheapest."""
        bonus = self.point * float(HABITAT_BONUS)
        paid = game.paid[seat]
        if paid:
            if natural(CARD[bid] + paid, species):
                gain += bonus
            return gain - self.cheapest(paid, size(paid), 0, ANY) - self.price(game, seat, bid)
        rest = self.hand - CARD[bid]
        extra = VALUE[bid] - 1
        cost = self.cheapest(rest, extra, 0, ANY)
        if natural(CARD[bid], species):
            with_bonus = self.cheapest(rest, extra, 0, NATURAL_HABITAT[species]) - bonus
            if with_bonus < cost:
                cost = with_bonus
        return gain - cost - self.price(game, seat, bid)

    def of_animal(self, game: WildCards, seat: i64, species: i64) -> float:
        """What taking it adds."""
        number = seat * ANIMAL_KINDS + species
        at = self.place * GAINS + number
        if not self.known[self.place] & BIT[number]:
            self.known[self.place] |= BIT[number]
            self.gains[at] = self.work_out(game, seat, species)
        return self.gains[at]

    def work_out(self, game: WildCards, seat: i64, species: i64) -> float:
        """What an animal adds: the collection, the leader, and what rivals lose by it."""
        before = game.collections[seat]
        after = before + cards(species, 1)
        owner = game.leader_of(species)
        now = owner
        if owner < 0 or count(after, species) >= count(game.collections[owner], species):
            now = seat
        gain = self.of_collection(after) - self.of_collection(before)
        for player in range(game.seats):
            change = 0.0
            if now != owner:
                if player == now:
                    change = self.point * float(LEADER_POINTS[species])
                elif player == owner:
                    change = -self.point * float(LEADER_POINTS[species])
            if not self.last:
                change += self.of_lead(game, player, species, now, seat)
                change -= self.of_lead(game, player, species, owner, -1)
            if player == seat:
                gain += change
            else:
                gain -= change / float(game.seats - 1)
        return gain

    def of_collection(self, collection: i64) -> float:
        both = largest_two(collection)
        first = both // PAIR
        second = both % PAIR
        worth = self.point * float(2 * first + second)
        if self.last:
            return worth + LAST_ANIMAL * float(size(collection))
        worth += self.weights[self.stage + LARGEST + first * MOST_OF_A_SPECIES + second]
        return worth + self.weights[self.stage + OTHERS + least(size(collection) - first - second, MOST_OTHERS - 1)]

    def of_lead(self, game: WildCards, player: i64, species: i64, owner: i64, taker: i64) -> float:
        """The place of a player in a species with this owner of its leader, once a taker has one more; -1: as it is."""
        mine = count(game.collections[player], species)
        if player == taker:
            mine += 1
        lead: i64 = 0
        if owner == player:
            next_to: i64 = 0
            for other in range(game.players):
                if other != player:
                    n = count(game.collections[other], species)
                    if other == taker:
                        n += 1
                    if n > next_to:
                        next_to = n
            lead = FIRST_AHEAD + least(mine - next_to, 3)
        elif owner >= 0:
            most = count(game.collections[owner], species)
            if owner == taker:
                most += 1
            lead = 1 + least(most - mine, 2)
        place = self.stage + LEAD + (species * MOST_IN_LEAD + least(mine, MOST_IN_LEAD - 1)) * LEADS
        return self.weights[place + lead]
