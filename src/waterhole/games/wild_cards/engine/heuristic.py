"""Wild Cards: what the bots know of the game.

An animal is worth the points it adds, its leader's power and the habitat bonus; a bid is worth the animal one may
expect to be left for it, less the cards it costs.
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
    IBEX,
    KINDS,
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
    SQUIRREL,
    SQUIRREL_REFILL_TO,
    TAKE,
    TIE,
    VALUE,
    WILD,
)
from waterhole.games.wild_cards.engine.rules import WildCards
from waterhole.games.wild_cards.engine.scoring import collection_points
from waterhole.games.wild_cards.engine.standing import (
    POINT_OF_ANIMALS,
    POINT_OF_ANIMALS_EARLY,
    TAKEN_FROM_A_RIVAL,
    WILD_IN_HAND,
    card_worth,
    earns_bonus,
    part_left,
    rounds_left,
    standing,
    time_for_cards,
    won_share,
    worth_of_animal,
    worth_of_leader,
    worth_of_slot,
)
from waterhole.games.wild_cards.engine.table import held, highest, natural
from waterhole.kernel.engine.bags import cards, count, size
from waterhole.kernel.engine.policy import Policy, softmax
from waterhole.kernel.engine.rng import Rng

SAME_TASTE: Final = 0.5  # how much oftener than by lot an opponent takes what is best for us
NOISE: Final = 0.05  # equal moves by lot, and bids that are not always the same
WARMTH: Final = 1.0  # worth between two moves of which the better is made e times as often
ODDS_OF_A_POINT: Final = 0.59
DOUBT_A_ROUND: Final = 0.1
# How often an opponent bids more than 0, 1, 2, 3, 4, by the cards in his hand; counted in 180 games of the rules of
# thumb. The last line is Leo's: his pile has five cards to one refill card.
BIDS_MORE: Final = [
    [0.0, 0.0, 0.0, 0.0, 0.0],
    [0.22, 0.06, 0.05, 0.03, 0.0],
    [0.47, 0.13, 0.01, 0.0, 0.0],
    [0.68, 0.35, 0.12, 0.0, 0.0],
    [0.83, 0.53, 0.25, 0.07, 0.0],
    [0.9, 0.65, 0.35, 0.12, 0.0],
    [0.92, 0.71, 0.43, 0.17, 0.0],
    [0.98, 0.85, 0.56, 0.21, 0.0],
    [0.98, 0.87, 0.64, 0.32, 0.0],
    [0.99, 0.93, 0.74, 0.39, 0.0],
    [0.99, 0.95, 0.8, 0.47, 0.0],
    [0.83, 0.59, 0.35, 0.17, 0.0],
]
LEO: Final = 11
# How often one whose bid is natural to an animal has the other cards of its price too, by the value of the bid.
PAYS_NATURALLY: Final = [0.0, 1.0, 0.9, 0.8, 0.7]
DENIED: Final = 1.0  # what a rival loses who bid for the animal that we take before him
MOST_SLOTS: Final = 4


@final
class WildCardsHeuristic(Policy):
    def __init__(self) -> None:
        # Of one bid: what the animals are worth, the best first, and the chances that so many go first.
        self.worths = vec[float]([0.0] * MOST_SLOTS)
        self.chances = vec[float]([0.0] * (MOST_SLOTS + 1))

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
                return self.worth_of_secret_bid(game, seat, move - M_BID)
            return self.worth_of_second(game, seat, move)
        if game.step == REVEAL:
            return self.worth_of_seen_bid(game, seat, move - M_REVEAL)
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

    # -- bids ------------------------------------------------------------------------

    def worth_of_secret_bid(self, game: WildCards, seat: i64, card: i64) -> float:
        """Averaged over how many opponents go first, each of them by his own chance."""
        if card == REFILL:
            return worth_of_refill(game, seat)
        chances = self.chances
        chances[0] = 1.0
        rivals: i64 = 0
        for rival in range(game.players):
            if rival != seat:
                first = goes_before(game, rival, card)
                rivals += 1
                chances[rivals] = 0.0
                for i in range(rivals):
                    ahead = rivals - i
                    chances[ahead] = chances[ahead] * (1.0 - first) + chances[ahead - 1] * first
                chances[0] *= 1.0 - first
        pass_worth = worth_of_pass(game, game.hands[seat])
        slots = self.look_at_slots(game, seat, card, pass_worth)
        if slots == 0:
            return pass_worth
        total = DENIED * likely_after(game, seat, card) / float(slots)
        for ahead in range(rivals + 1):
            total += chances[ahead] * best_left(self.worths, slots, ahead, pass_worth)
        return total

    def worth_of_seen_bid(self, game: WildCards, seat: i64, card: i64) -> float:
        if card == REFILL:
            return worth_of_refill(game, seat)
        pass_worth = worth_of_pass(game, game.hands[seat])
        slots = self.look_at_slots(game, seat, card, pass_worth)
        return best_left(self.worths, slots, seen_ahead_of(game, seat, card), pass_worth)

    def look_at_slots(self, game: WildCards, seat: i64, bid: i64, least: float) -> i64:
        """What each animal on display is worth after its price, the best first; how many there are.

        None where the price could not be paid. An animal that is worth less than a pass is left lying.
        """
        hand = game.hands[seat] - CARD[bid]
        if size(hand) < VALUE[bid] - 1:
            return 0
        cost = price(game, seat, bid)
        worths = self.worths
        slots: i64 = 0
        for slot in range(game.players - 1):
            if game.animal_in(slot) >= 0:
                worth = worth_of_slot(game, seat, slot, hand, bid) - cost
                if worth < least:
                    worth = least
                at = slots
                while at > 0 and worths[at - 1] < worth:
                    worths[at] = worths[at - 1]
                    at -= 1
                worths[at] = worth
                slots += 1
        return slots

    def worth_of_second(self, game: WildCards, seat: i64, move: i64) -> float:
        """A second card is a free choice; best one of another value than the first."""
        if move == M_NO_SECOND:
            return -10.0
        card = move - M_SECOND
        worth = self.worth_of_secret_bid(game, seat, card)
        if VALUE[card] == VALUE[game.chosen[seat] - 1]:
            worth -= 2.0
        return worth


# -- bids ------------------------------------------------------------------------------


def goes_before(game: WildCards, rival: i64, card: i64) -> float:
    """The chance that an opponent goes before this bid, by the size of his hand."""
    value = VALUE[card]
    if value == 0:
        return 0.0
    line: i64 = LEO
    if rival < game.seats:
        line = size(game.hands[rival])
    more = BIDS_MORE[line][value]
    return more + 0.5 * (BIDS_MORE[line][value - 1] - more)


def likely_after(game: WildCards, seat: i64, card: i64) -> float:
    """The part of the rivals who may be expected to choose an animal after this bid."""
    total = 0.0
    for rival in range(game.seats):
        if rival != seat:
            total += BIDS_MORE[size(game.hands[rival])][0] - goes_before(game, rival, card)
    return total / float(game.seats - 1)


def seen_ahead_of(game: WildCards, seat: i64, card: i64) -> i64:
    """How many go before this bid, once the other bids are seen; of those who tie every second one."""
    twice: i64 = 1
    for player in range(game.players):
        if player != seat and game.bids[player] >= 0:
            if VALUE[game.bids[player]] > VALUE[card]:
                twice += 2
            elif VALUE[game.bids[player]] == VALUE[card]:
                twice += 1
    return twice // 2


def best_left(worths: vec[float], slots: i64, ahead: i64, pass_worth: float) -> float:
    """The best of the animals that are left when those ahead have taken one each; a pass where none is.

    They share our taste in part: each takes what is best for us as often as by lot, and half as often again.
    """
    if ahead >= slots:
        return pass_worth
    total = 0.0
    gone = 1.0  # the chance that all better ones are gone
    for i in range(slots):
        taken = float(ahead - i) / float(slots - i)
        if taken < 0.0:
            taken = 0.0
        else:
            taken = taken + SAME_TASTE * taken * (1.0 - taken)
        total += gone * (1.0 - taken) * worths[i]
        gone *= taken
    return total + gone * pass_worth


def price(game: WildCards, seat: i64, card: i64) -> float:
    """The cards paid; the ibex brings one back, and a wild one is worth more."""
    cost = card_worth(game) * float(VALUE[card])
    if card >> 2 == WILD:
        cost += WILD_IN_HAND * time_for_cards(game)
    elif game.leader_of(IBEX) == seat:
        cost -= card_worth(game)
    return cost


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
    left = part_left(game)
    worth = float(collection_points(after) - collection_points(before))
    worth *= POINT_OF_ANIMALS + POINT_OF_ANIMALS_EARLY * left
    owner = game.leader_of(taken)
    if owner != seat and (owner < 0 or count(after, taken) >= count(game.collections[owner], taken)):
        worth += worth_of_leader(game, taken)
        if 0 <= owner < game.seats:
            worth += TAKEN_FROM_A_RIVAL * worth_of_leader(game, taken)
    if game.leader_of(given) == seat and taken != given and loses(game, seat, given, count(after, given)):
        worth -= worth_of_leader(game, given)
    return worth


def loses(game: WildCards, seat: i64, species: i64, left: i64) -> bool:
    if left == 0:
        return True
    for player in range(game.players):
        if player != seat and count(game.collections[player], species) > left:
            return True
    return False


# -- cards -------------------------------------------------------------------------------


def needs_ones(game: WildCards) -> bool:
    """With many animals on display a 1 is a cheap bid that often brings one; with two it is missed least."""
    return game.players > 3


def worth_of_discard(game: WildCards, seat: i64, kind: i64) -> float:
    """A 1, or a card of a habitat of which the hand has little else, is worth less than an unknown one."""
    one_missed = VALUE[kind] == 1 and needs_ones(game)
    if kind >> 2 == WILD or one_missed or rounds_left(game) == 0:
        return -1.0
    hand = game.hands[seat]
    if size(hand) > REFILL_TO:
        return -1.0
    alike: i64 = 0
    for value in range(i64(4)):
        alike += held(hand, 4 * (kind >> 2) + value)
    worth = -0.3
    if alike == 1:
        worth = 0.3
    if VALUE[kind] == 1:
        worth += 0.4
    return worth


def worth_of_taking(game: WildCards, seat: i64, move: i64) -> float:
    """What was paid in a tie is spent on any animal and comes back on a pass. What is left goes to those after us."""
    bid = game.bids[seat]
    if move == M_PASS:
        return worth_of_pass(game, game.hands[seat] + CARD[bid] + game.paid[seat]) - left_to_rivals(game, seat, -1)
    slot = move - M_TAKE
    worth = worth_of_slot(game, seat, slot, game.hands[seat], bid) - price(game, seat, bid)
    return worth - left_to_rivals(game, seat, slot)


def left_to_rivals(game: WildCards, seat: i64, taken: i64) -> float:
    """The best that each rival yet to choose finds when this slot is empty, shared by the rivals at the table."""
    total = 0.0
    for rival in range(game.seats):
        if rival != seat and is_yet_to_choose(game, rival):
            best = 0.0
            for slot in range(game.players - 1):
                if slot != taken and game.animal_in(slot) >= 0:
                    worth = worth_to_rival(game, rival, game.animal_in(slot))
                    if worth > best:
                        best = worth
            total += best
    return total / float(game.seats - 1)


def worth_to_rival(game: WildCards, rival: i64, species: i64) -> float:
    """An animal for a bid that all have seen; whether the rest of the payment is natural nobody knows."""
    worth = worth_of_animal(game, rival, species)
    bid = game.bids[rival]
    if game.paid[rival]:
        if natural(CARD[bid] + game.paid[rival], species):
            worth += float(HABITAT_BONUS)
    elif natural(CARD[bid], species):
        worth += float(HABITAT_BONUS) * PAYS_NATURALLY[VALUE[bid]]
    return worth


def is_yet_to_choose(game: WildCards, rival: i64) -> bool:
    """Whether a player's bid is lower than the one being settled, or the same and later in its order."""
    if game.bids[rival] < 0 or VALUE[game.bids[rival]] == 0:
        return False
    if VALUE[game.bids[rival]] != game.value:
        return VALUE[game.bids[rival]] < game.value
    queue = game.queue
    while queue:
        if queue & 15 == rival + 1:
            return True
        queue >>= 4
    return False


def worth_of_paying(game: WildCards, seat: i64, kind: i64) -> float:
    """The cards one misses least, natural ones where they earn the bonus; the lower kinds of them come first."""
    target = paid_for(game, seat)
    missing = game.value - 1 - size(game.laying[seat])
    rest = game.hands[seat] - game.laying[seat]
    if kind == next_to_pay(game, rest, highest(game.laying[seat]), missing, target):
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


def next_to_pay(game: WildCards, rest: i64, start: i64, missing: i64, target: i64) -> i64:
    """The lowest kind among the `missing` cheapest cards of a hand from `start` on."""
    first: i64 = KINDS
    for i in range(missing):
        cheapest: i64 = -1
        cheapest_cost = 1.0e9
        for kind in range(start, i64(KINDS)):
            if held(rest, kind):
                cost = cost_of(game, kind, target)
                if cost < cheapest_cost:
                    cheapest_cost = cost
                    cheapest = kind
        rest -= CARD[cheapest]
        if cheapest < first:
            first = cheapest
    return first


def cost_of(game: WildCards, kind: i64, target: i64) -> float:
    """How unwillingly a card is paid: high values settle a tie, wild ones fit everywhere."""
    value = float(VALUE[kind])
    cost = 1.0 + 0.1 * value
    if game.step == TIE:
        cost = 1.0 - 0.3 * value
    elif VALUE[kind] == 1 and needs_ones(game):
        cost += 0.3
    if kind >> 2 == WILD:
        cost += 2.0
    if target >= 0 and not natural(CARD[kind], target):
        cost += 100.0
    return cost
