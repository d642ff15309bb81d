"""Wild Cards: what the bots of version 1 knew of the game.

An animal is worth the points it adds, its leader's power and the habitat bonus; a bid is worth the animal one may
expect to be left for it, less the cards it costs. What has not changed since is not kept twice: a test would see it.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wild_cards.engine.components import (
    ANIMAL_KINDS,
    BACK,
    BID,
    CARD,
    DISCARD,
    EXCHANGE,
    HABITAT_BONUS,
    HAND_LIMIT,
    KINDS,
    LEADER_POINTS,
    M_BACK,
    M_BID,
    M_DISCARD,
    M_EXCHANGE,
    M_NO_EXCHANGE,
    M_NO_SECOND,
    M_PASS,
    M_PAY,
    M_REVEAL,
    M_SECOND,
    M_STOP,
    M_TAKE,
    MEERKAT,
    OVER,
    PASS_DRAW,
    REFILL,
    REFILL_TO,
    REVEAL,
    ROUNDS,
    SQUIRREL,
    SQUIRREL_REFILL_TO,
    TAKE,
    TIE,
    VALUE,
    WILD,
)
from waterhole.games.wild_cards.engine.heuristic import (
    DOUBT_A_ROUND,
    NOISE,
    ODDS_OF_A_POINT,
    WARMTH,
    loses,
)
from waterhole.games.wild_cards.engine.rules import WildCards
from waterhole.games.wild_cards.engine.scoring import collection_points
from waterhole.games.wild_cards.engine.standing import (
    TAKEN_FROM_A_RIVAL,
    earns_bonus,
    rounds_left,
    standing,
    time_for_cards,
    won_share,
)
from waterhole.games.wild_cards.engine.table import held, highest, natural
from waterhole.kernel.engine.bags import cards, count, size
from waterhole.kernel.engine.masks import BIT
from waterhole.kernel.engine.policy import Policy, softmax
from waterhole.kernel.engine.rng import Rng

CARD_WORTH: Final = 0.25  # points, while there are rounds to use it in
POWER: Final = 0.8  # what a leader's power gives a round or two before it is lost
NEW_START: Final = 0.35  # an animal that scores nothing yet
# How often an opponent bids more than 0, 1, 2, 3, 4.
BIDS_MORE: Final = [0.8, 0.62, 0.4, 0.16, 0.0]


@final
class WildCardsHeuristic1(Policy):
    def choose(self, game: WildCards, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        if count == 1:
            return moves[0]
        best = moves[0]
        best_worth = -1.0e9
        for i in range(count):
            worth = self.worth_of(game, seat, moves[i]) + NOISE * rng.chance()
            if worth > best_worth:
                best_worth = worth
                best = moves[i]
        return best

    def worth_of(self, game: WildCards, seat: i64, move: i64) -> float:
        if game.step == BID:
            if move < M_SECOND:
                return worth_of_bid(game, seat, move - M_BID, ahead_of(game, move - M_BID))
            return worth_of_second(game, seat, move)
        if game.step == REVEAL:
            return worth_of_bid(game, seat, move - M_REVEAL, seen_ahead_of(game, seat, move - M_REVEAL))
        if game.step == EXCHANGE:
            if move == M_NO_EXCHANGE:
                return 0.2
            return worth_of_exchange(game, seat, (move - M_EXCHANGE) >> 2, (move - M_EXCHANGE) & 3)
        if game.step == DISCARD:
            if move == M_STOP:
                return 0.0
            return worth_of_discard(game, seat, move - M_DISCARD)
        if game.step == TAKE:
            return worth_of_taking(game, seat, move)
        if game.step == BACK:
            if move == M_BACK:
                return 1.0
            return 0.0
        return worth_of_paying(game, seat, move - M_PAY)

    def weigh(self, game: WildCards, seat: i64, moves: vec[i64], count: i64, rng: Rng, out: vec[float]) -> None:
        for i in range(count):
            out[i] = self.worth_of(game, seat, moves[i])
        softmax(out, count, WARMTH)

    def value(self, game: WildCards, seat: i64) -> float:
        """The chance to win: in proportion to e to the power of what one has, in the unit of what may still happen."""
        if game.step == OVER:
            return won_share(game, seat)
        mine = standing(game, seat)
        unit = ODDS_OF_A_POINT / (1.0 + DOUBT_A_ROUND * float(rounds_left(game)))
        total = 0.0
        for other in range(game.seats):
            total += math.exp(unit * (standing(game, other) - mine))
        return 1.0 / total

    def settled(self, game: WildCards) -> bool:
        """Between two rounds: within one, cards are paid before the animals come."""
        if game.step == OVER:
            return True
        chosen: i64 = 0
        for seat in range(game.seats):
            chosen |= game.chosen[seat]
        return game.step == BID and chosen == 0


# -- the whole -------------------------------------------------------------------------


def card_worth(game: WildCards) -> float:
    return CARD_WORTH * time_for_cards(game)


# -- animals ---------------------------------------------------------------------------


def worth_of_animal(game: WildCards, seat: i64, species: i64) -> float:
    """The points it adds to the collection, and its leader."""
    before = game.collections[seat]
    after = before + cards(species, 1)
    worth = float(collection_points(after) - collection_points(before))
    worth += NEW_START * float(rounds_left(game)) / float(ROUNDS[game.players])
    owner = game.leader_of(species)
    if owner == seat:
        return worth
    if owner < 0 or count(after, species) >= count(game.collections[owner], species):
        worth += worth_of_leader(game, species)
        if 0 <= owner < game.seats:
            worth += TAKEN_FROM_A_RIVAL
    return worth


def worth_of_leader(game: WildCards, species: i64) -> float:
    """Its points, and what its power may still do."""
    left = float(rounds_left(game)) / float(ROUNDS[game.players])
    return float(LEADER_POINTS[species]) * (1.0 - 0.4 * left) + POWER * left


def worth_of_slot(game: WildCards, seat: i64, slot: i64, hand: i64, bid: i64) -> float:
    """The animal of a slot for this bid, cards not counted; nothing for an empty slot."""
    species = game.animal_in(slot)
    if species < 0:
        return -1.0e9
    worth = worth_of_animal(game, seat, species)
    if game.paid[seat]:
        if natural(CARD[bid] + game.paid[seat], species):
            worth += float(HABITAT_BONUS)
    elif earns_bonus(hand, bid, species):
        worth += float(HABITAT_BONUS)
    return worth


# -- bids ------------------------------------------------------------------------------


def ahead_of(game: WildCards, card: i64) -> float:
    """How many opponents may be expected to go before this bid."""
    value = VALUE[card]
    if value == 0:
        return 0.0
    more = BIDS_MORE[value]
    same = BIDS_MORE[value - 1] - more
    return float(game.players - 1) * (more + 0.5 * same)


def seen_ahead_of(game: WildCards, seat: i64, card: i64) -> float:
    """How many do, once the other bids are seen."""
    ahead = 0.0
    for player in range(game.players):
        if player != seat and game.bids[player] >= 0:
            if VALUE[game.bids[player]] > VALUE[card]:
                ahead += 1.0
            elif VALUE[game.bids[player]] == VALUE[card]:
                ahead += 0.5
    return ahead


def worth_of_bid(game: WildCards, seat: i64, card: i64, ahead: float) -> float:
    if card == REFILL:
        return worth_of_refill(game, seat)
    hand = game.hands[seat] - CARD[card]
    pass_worth = worth_of_pass(game, game.hands[seat])
    if size(hand) < VALUE[card] - 1:
        return pass_worth
    best = expected_animal(game, seat, hand, card, ahead) - price(game, card)
    if best < pass_worth:
        return pass_worth
    return best


def price(game: WildCards, card: i64) -> float:
    worth = card_worth(game) * float(VALUE[card])
    if card >> 2 == WILD:
        worth += 0.8 * card_worth(game)
    return worth


def expected_animal(game: WildCards, seat: i64, hand: i64, bid: i64, ahead: float) -> float:
    """What is left when those ahead have chosen: each takes the best animal for us about every other time."""
    slots = game.players - 1
    used: i64 = 0
    expected = 0.0
    reached = 1.0  # the chance that the animals looked at so far are gone
    gone = ahead / float(slots)
    if gone > 0.9:
        gone = 0.9
    for i in range(slots):
        best: i64 = -1
        best_worth = -1.0e8
        for slot in range(slots):
            if not used & BIT[slot]:
                worth = worth_of_slot(game, seat, slot, hand, bid)
                if worth > best_worth:
                    best_worth = worth
                    best = slot
        if best < 0:
            break
        used |= BIT[best]
        expected += reached * (1.0 - gone) * best_worth
        reached *= gone
    return expected


def worth_of_pass(game: WildCards, hand: i64) -> float:
    """Two cards, if they fit."""
    room = HAND_LIMIT - size(hand)
    if room > PASS_DRAW:
        room = PASS_DRAW
    return card_worth(game) * float(room)


def worth_of_refill(game: WildCards, seat: i64) -> float:
    limit: i64 = REFILL_TO
    if game.leader_of(SQUIRREL) == seat:
        limit = SQUIRREL_REFILL_TO
    drawn = limit - size(game.hands[seat])
    worth = 0.0
    if drawn > 0:
        worth = card_worth(game) * float(drawn)
    if game.leader_of(MEERKAT) == seat:
        worth += best_exchange(game, seat)
    return worth


def worth_of_second(game: WildCards, seat: i64, move: i64) -> float:
    """A second card is a free choice; best one of another value than the first."""
    if move == M_NO_SECOND:
        return -10.0
    card = move - M_SECOND
    worth = worth_of_bid(game, seat, card, ahead_of(game, card))
    if VALUE[card] == VALUE[game.chosen[seat] - 1]:
        worth -= 2.0
    return worth


# -- the meerkat -------------------------------------------------------------------------


def best_exchange(game: WildCards, seat: i64) -> float:
    best = 0.0
    for species in range(i64(ANIMAL_KINDS)):
        if count(game.collections[seat], species):
            for slot in range(game.players - 1):
                worth = worth_of_exchange(game, seat, species, slot)
                if worth > best:
                    best = worth
    return best


def worth_of_exchange(game: WildCards, seat: i64, given: i64, slot: i64) -> float:
    """Points after less points before, leaders won and lost included."""
    taken = game.animal_in(slot)
    before = game.collections[seat]
    after = before + cards(taken, 1) - cards(given, 1)
    worth = float(collection_points(after) - collection_points(before))
    owner = game.leader_of(taken)
    if owner != seat and (owner < 0 or count(after, taken) >= count(game.collections[owner], taken)):
        worth += worth_of_leader(game, taken)
    if game.leader_of(given) == seat and taken != given and loses(game, seat, given, count(after, given)):
        worth -= worth_of_leader(game, given)
    return worth


# -- cards -------------------------------------------------------------------------------


def worth_of_discard(game: WildCards, seat: i64, kind: i64) -> float:
    """A card of a habitat of which the hand has little else is worth less than an unknown one; wild ones stay."""
    if kind >> 2 == WILD or VALUE[kind] == 1 or rounds_left(game) == 0:
        return -1.0
    hand = game.hands[seat]
    if size(hand) > REFILL_TO:
        return -1.0
    alike: i64 = 0
    for value in range(i64(4)):
        alike += held(hand, 4 * (kind >> 2) + value)
    if alike == 1:
        return 0.3
    return -0.3


def worth_of_taking(game: WildCards, seat: i64, move: i64) -> float:
    """What was paid in a tie is spent on any animal and comes back on a pass."""
    bid = game.bids[seat]
    if move == M_PASS:
        return worth_of_pass(game, game.hands[seat] + CARD[bid] + game.paid[seat])
    return worth_of_slot(game, seat, move - M_TAKE, game.hands[seat], bid) - price(game, bid)


def worth_of_paying(game: WildCards, seat: i64, kind: i64) -> float:
    """The cards one misses least, natural ones where they earn the bonus; the lower kinds of them come first."""
    target = paid_for(game, seat)
    missing = game.value - 1 - size(game.laying[seat])
    rest = game.hands[seat] - game.laying[seat]
    if kind == next_to_pay(rest, highest(game.laying[seat]), missing, target, game.step == TIE):
        return 1.0
    return 0.0


def paid_for(game: WildCards, seat: i64) -> i64:
    """The species whose bonus the payment aims at; -1: none can be had."""
    bid = game.bids[seat]
    best: i64 = -1
    best_worth = -1.0e9
    for slot in range(game.players - 1):
        species = game.animal_in(slot)
        if species >= 0 and (game.step == TIE or slot == game.wanted) and earns_bonus(game.hands[seat], bid, species):
            worth = worth_of_animal(game, seat, species)
            if worth > best_worth:
                best_worth = worth
                best = species
    return best


def next_to_pay(rest: i64, start: i64, missing: i64, target: i64, tie: bool) -> i64:
    """The lowest kind among the `missing` cheapest cards of a hand from `start` on."""
    first: i64 = KINDS
    for i in range(missing):
        cheapest: i64 = -1
        cheapest_cost = 1.0e9
        for kind in range(start, i64(KINDS)):
            if held(rest, kind):
                cost = cost_of(kind, target, tie)
                if cost < cheapest_cost:
                    cheapest_cost = cost
                    cheapest = kind
        rest -= CARD[cheapest]
        if cheapest < first:
            first = cheapest
    return first


def cost_of(kind: i64, target: i64, tie: bool) -> float:
    """How unwillingly a card is paid: high values settle a tie, wild ones fit everywhere, 1s are cheap bids."""
    value = float(VALUE[kind])
    cost = 1.0 + 0.1 * value
    if tie:
        cost = 1.0 - 0.3 * value
    elif VALUE[kind] == 1:
        cost += 0.3
    if kind >> 2 == WILD:
        cost += 2.0
    if target >= 0 and not natural(CARD[kind], target):
        cost += 100.0
    return cost
