"""Wild Cards: the policy of the strong levels, which rates moves and values positions by the learned tables.

A bid is worth the animal one may expect to be left for it, less the cards it costs, all in odds to win.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wild_cards.engine.chapters.refilling import exchange
from waterhole.games.wild_cards.engine.components import (
    BACK,
    BID,
    CARD,
    DISCARD,
    EXCHANGE,
    HABITAT_BONUS,
    HAND_LIMIT,
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
    NATURAL_HABITAT,
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
)
from waterhole.games.wild_cards.engine.heuristic import (
    MOST_SLOTS,
    PAYS_NATURALLY,
    best_exchange,
    best_left,
    is_yet_to_choose,
    seen_ahead_of,
    worth_of_paying,
)
from waterhole.games.wild_cards.engine.learned import BID_VALUES, LEO_BIDS_MORE, Standing, sort_of
from waterhole.games.wild_cards.engine.rules import WildCards
from waterhole.games.wild_cards.engine.skill.appraisal import ANY, Appraisal
from waterhole.games.wild_cards.engine.standing import won_share
from waterhole.games.wild_cards.engine.table import natural
from waterhole.kernel.engine.bags import size
from waterhole.kernel.engine.policy import Rater
from waterhole.kernel.engine.state import MOST_SEATS

NOISE: Final = 0.03  # equal moves by lot, and bids that are not always the same
WARMTH: Final = 0.4  # between two moves of which the better is made e times as often
DENIED: Final = 1.0  # points that a rival loses who bid for the animal that we take before him
RELUCTANCE: Final = 0.2  # points that an exchange must bring
SAME_VALUE: Final = 2.0  # points by which a second bid of the same value is the worse choice
ONLY_ONE: Final = -10.0  # a second card is a free choice
PAID_WELL: Final = 0.4  # between the cards a tie is best paid with and others


@final
class WildCardsExpert(Rater):
    """Rates moves by what they add to the odds to win; values what everybody has between two rounds."""

    def __init__(self, standings: list[Standing]) -> None:
        super().__init__(NOISE, WARMTH)
        self.standings = standings
        self.appraisals = [Appraisal(standing.weights) for standing in standings]
        # Of one bid: what each slot's animal adds, what the animals are worth, the best first, and the chances that
        # so many go before a bid of each value.
        self.gains = vec[float]([0.0] * MOST_SLOTS)
        self.worths = vec[float]([0.0] * MOST_SLOTS)
        self.ahead = vec[float]([0.0] * (BID_VALUES * (MOST_SLOTS + 1)))
        self.after = vec[float]([0.0] * BID_VALUES)
        self.shares = vec[float]([0.0] * MOST_SEATS)  # of a win

    def forget(self) -> None:
        """Remember nothing of what was worked out: the tables have changed."""
        for appraisal in self.appraisals:
            appraisal.forget()

    def settled(self, game: WildCards) -> bool:
        """Between two rounds: within one, cards are paid before the animals come."""
        if game.step == OVER:
            return True
        chosen: i64 = 0
        for seat in range(game.seats):
            chosen |= game.chosen[seat]
        return game.step == BID and chosen == 0

    # -- values ------------------------------------------------------------------------

    def value(self, game: WildCards, seat: i64) -> float:
        """The chance to win."""
        if game.step == OVER:
            return won_share(game, seat)
        self.values(game, self.shares)
        return self.shares[seat]

    def values(self, game: WildCards, out: vec[float]) -> None:
        """The same for every seat, with one look at what each has."""
        standing = self.standings[sort_of(game)]
        total = 0.0
        for seat in range(game.seats):
            out[seat] = math.exp(standing.of(game, seat))
            total += out[seat]
        for seat in range(game.seats):
            out[seat] /= total

    # -- moves -------------------------------------------------------------------------

    def rate(self, game: WildCards, seat: i64, moves: vec[i64], count: i64, out: vec[float]) -> None:
        appraisal = self.appraisals[sort_of(game)]
        appraisal.begin(game)
        if game.step == BID:
            self.rate_bids(appraisal, game, seat, moves, count, out)
        elif game.step == REVEAL:
            self.rate_reveals(appraisal, game, seat, moves, count, out)
        elif game.step == EXCHANGE:
            self.rate_exchanges(appraisal, game, seat, moves, count, out)
        elif game.step == DISCARD:
            rate_discards(appraisal, game, seat, moves, count, out)
        elif game.step == TAKE:
            self.rate_animals(appraisal, game, seat, moves, count, out)
        elif game.step == BACK:
            for i in range(count):
                out[i] = 0.0
                if moves[i] == M_BACK:
                    out[i] = 1.0
        elif game.step == TIE:
            for i in range(count):
                out[i] = PAID_WELL * worth_of_paying(game, seat, moves[i] - M_PAY)
        else:
            rate_payments(appraisal, game, seat, moves, count, out)

    # -- bids --------------------------------------------------------------------------

    def rate_bids(
        self, appraisal: Appraisal, game: WildCards, seat: i64, moves: vec[i64], count: i64, out: vec[float]
    ) -> None:
        appraisal.look_at_hand(game.hands[seat])
        self.look_at_slots(appraisal, game, seat)
        self.look_at_rivals(game, seat)
        for i in range(count):
            move = moves[i]
            if move < M_SECOND:
                out[i] = self.worth_of_bid(appraisal, game, seat, move - M_BID)
            elif move == M_NO_SECOND:
                out[i] = ONLY_ONE
            else:
                out[i] = self.worth_of_bid(appraisal, game, seat, move - M_SECOND)
                if VALUE[move - M_SECOND] == VALUE[game.chosen[seat] - 1]:
                    out[i] -= SAME_VALUE * appraisal.point

    def rate_reveals(
        self, appraisal: Appraisal, game: WildCards, seat: i64, moves: vec[i64], count: i64, out: vec[float]
    ) -> None:
        appraisal.look_at_hand(game.hands[seat])
        self.look_at_slots(appraisal, game, seat)
        for i in range(count):
            card = moves[i] - M_REVEAL
            if card == REFILL:
                out[i] = worth_of_refill(appraisal, game, seat)
            else:
                pass_worth = appraisal.drawn(PASS_DRAW, HAND_LIMIT)
                slots = self.sort_slots(appraisal, game, seat, card, pass_worth)
                out[i] = best_left(self.worths, slots, seen_ahead_of(game, seat, card), pass_worth)

    def look_at_slots(self, appraisal: Appraisal, game: WildCards, seat: i64) -> None:
        for slot in range(game.players - 1):
            species = game.animal_in(slot)
            if species >= 0:
                self.gains[slot] = appraisal.of_animal(game, seat, species)

    def look_at_rivals(self, game: WildCards, seat: i64) -> None:
        """For each value of a bid the chances that so many go before it, and the part of the rivals who go after."""
        standing = self.standings[sort_of(game)]
        for value in range(i64(1), i64(BID_VALUES)):
            row = value * (MOST_SLOTS + 1)
            self.ahead[row] = 1.0
            rivals: i64 = 0
            after = 0.0
            for rival in range(game.players):
                if rival != seat:
                    first = goes_before(standing, game, rival, value)
                    if rival < game.seats:
                        after += standing.bids_more(size(game.hands[rival]), 0) - first
                    rivals += 1
                    self.ahead[row + rivals] = 0.0
                    for i in range(rivals):
                        at = row + rivals - i
                        self.ahead[at] = self.ahead[at] * (1.0 - first) + self.ahead[at - 1] * first
                    self.ahead[row] *= 1.0 - first
            self.after[value] = after / float(game.seats - 1)

    def worth_of_bid(self, appraisal: Appraisal, game: WildCards, seat: i64, card: i64) -> float:
        """Averaged over how many opponents go first."""
        if card == REFILL:
            return worth_of_refill(appraisal, game, seat)
        pass_worth = appraisal.drawn(PASS_DRAW, HAND_LIMIT)
        slots = self.sort_slots(appraisal, game, seat, card, pass_worth)
        if slots == 0:
            return pass_worth
        row = VALUE[card] * (MOST_SLOTS + 1)
        total = DENIED * appraisal.point * self.after[VALUE[card]] / float(slots)
        for ahead in range(game.players):
            total += self.ahead[row + ahead] * best_left(self.worths, slots, ahead, pass_worth)
        return total

    def sort_slots(self, appraisal: Appraisal, game: WildCards, seat: i64, bid: i64, worst: float) -> i64:
        """What each animal on display is worth after its price, the best first; how many there are.

        None where the price could not be paid. An animal that is worth less than a pass is left lying.
        """
        if size(game.hands[seat]) < VALUE[bid]:
            return 0
        worths = self.worths
        slots: i64 = 0
        for slot in range(game.players - 1):
            species = game.animal_in(slot)
            if species >= 0:
                worth = appraisal.of_slot(game, seat, self.gains[slot], species, bid)
                if worth < worst:
                    worth = worst
                at = slots
                while at > 0 and worths[at - 1] < worth:
                    worths[at] = worths[at - 1]
                    at -= 1
                worths[at] = worth
                slots += 1
        return slots

    # -- animals -----------------------------------------------------------------------

    def rate_animals(
        self, appraisal: Appraisal, game: WildCards, seat: i64, moves: vec[i64], count: i64, out: vec[float]
    ) -> None:
        """What was paid in a tie is spent on any animal and comes back on a pass. What is left goes to those after."""
        bid = game.bids[seat]
        appraisal.look_at_hand(game.hands[seat] + CARD[bid] + game.paid[seat])
        for i in range(count):
            taken: i64 = -1
            if moves[i] == M_PASS:
                out[i] = appraisal.drawn(PASS_DRAW, HAND_LIMIT)
            else:
                taken = moves[i] - M_TAKE
                species = game.animal_in(taken)
                gain = appraisal.of_animal(game, seat, species)
                out[i] = appraisal.of_slot(game, seat, gain, species, bid)
            out[i] -= left_to_rivals(appraisal, game, seat, taken)

    def rate_exchanges(
        self, appraisal: Appraisal, game: WildCards, seat: i64, moves: vec[i64], count: i64, out: vec[float]
    ) -> None:
        before = self.lead_of(appraisal, game, seat)
        for i in range(count):
            if moves[i] == M_NO_EXCHANGE:
                out[i] = RELUCTANCE * appraisal.point
            else:
                after = game.clone()
                exchange(after, seat, (moves[i] - M_EXCHANGE) >> 2, (moves[i] - M_EXCHANGE) & 3)
                out[i] = self.lead_of(appraisal, after, seat) - before

    def lead_of(self, appraisal: Appraisal, game: WildCards, seat: i64) -> float:
        """By how much a player's animals and points stand above the mean of the others'."""
        lead = 0.0
        for player in range(game.seats):
            if appraisal.last:
                standing = appraisal.point * float(game.points(player))
            else:
                standing = self.standings[sort_of(game)].of_animals(game, player)
            if player == seat:
                lead += standing
            else:
                lead -= standing / float(game.seats - 1)
        return lead


def goes_before(standing: Standing, game: WildCards, rival: i64, value: i64) -> float:
    """The chance that an opponent goes before a bid of this value, by the size of his hand."""
    if rival == game.seats:
        return 0.5 * (LEO_BIDS_MORE[value] + LEO_BIDS_MORE[value - 1])
    hand = size(game.hands[rival])
    return 0.5 * (standing.bids_more(hand, value) + standing.bids_more(hand, value - 1))


def worth_of_refill(appraisal: Appraisal, game: WildCards, seat: i64) -> float:
    limit: i64 = REFILL_TO
    if game.leader_of(SQUIRREL) == seat:
        limit = SQUIRREL_REFILL_TO
    worth = appraisal.drawn(limit, limit)
    if game.leader_of(MEERKAT) == seat:
        worth += appraisal.point * best_exchange(game, seat)
    return worth


def left_to_rivals(appraisal: Appraisal, game: WildCards, seat: i64, taken: i64) -> float:
    """The best that each rival yet to choose finds when this slot is empty, shared by the rivals at the table."""
    total = 0.0
    for rival in range(game.seats):
        if rival != seat and is_yet_to_choose(game, rival):
            best = 0.0
            for slot in range(game.players - 1):
                if slot != taken and game.animal_in(slot) >= 0:
                    worth = worth_to_rival(appraisal, game, rival, game.animal_in(slot))
                    if worth > best:
                        best = worth
            total += best
    return total / float(game.seats - 1)


def worth_to_rival(appraisal: Appraisal, game: WildCards, rival: i64, species: i64) -> float:
    """An animal for a bid that all have seen; whether the rest of the payment is natural nobody knows."""
    worth = appraisal.of_animal(game, rival, species)
    bonus = appraisal.point * float(HABITAT_BONUS)
    bid = game.bids[rival]
    if game.paid[rival]:
        if natural(CARD[bid] + game.paid[rival], species):
            worth += bonus
    elif natural(CARD[bid], species):
        worth += bonus * PAYS_NATURALLY[VALUE[bid]]
    return worth


# -- cards -------------------------------------------------------------------------------


def rate_discards(
    appraisal: Appraisal, game: WildCards, seat: i64, moves: vec[i64], count: i64, out: vec[float]
) -> None:
    """An unknown card comes for each; whoever gives one away may still give all that follow it in the hand."""
    hand = game.hands[seat]
    appraisal.look_at_hand(hand)
    too_many = size(hand) > REFILL_TO and game.leader_of(SQUIRREL) != seat
    later = 0.0
    for i in range(count - 1, -1, -1):
        if moves[i] == M_STOP:
            out[i] = 0.0
            continue
        gain = appraisal.unknown - appraisal.costs[moves[i] - M_DISCARD]
        if too_many:
            gain = -appraisal.costs[moves[i] - M_DISCARD] - appraisal.spent(1)
        out[i] = gain + later
        if gain > 0.0:
            later += gain


def rate_payments(
    appraisal: Appraisal, game: WildCards, seat: i64, moves: vec[i64], count: i64, out: vec[float]
) -> None:
    """What the whole payment costs that begins with a card, and goes on with the cheapest that follow it."""
    laying = game.laying[seat]
    appraisal.look_at_hand(game.hands[seat])
    missing = game.value - 2 - size(laying)
    species = game.animal_in(game.wanted)
    habitat = NATURAL_HABITAT[species]
    bonus = appraisal.point * float(HABITAT_BONUS)
    may_be_natural = natural(CARD[game.bids[seat]] + laying, species)
    for i in range(count):
        kind = moves[i] - M_PAY
        rest = game.hands[seat] - laying - CARD[kind]
        cost = appraisal.cheapest(rest, missing, kind, ANY)
        if may_be_natural and natural(CARD[kind], species):
            with_bonus = appraisal.cheapest(rest, missing, kind, habitat) - bonus
            if with_bonus < cost:
                cost = with_bonus
        out[i] = -cost - appraisal.costs[kind]
