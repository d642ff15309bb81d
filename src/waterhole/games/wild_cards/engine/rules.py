"""Wild Cards: setup, which decision is asked, and which phase an answer goes to.

Players are numbered clockwise; Leo, where he plays, comes after the last seat. What is asked depends on public facts
only, so a question is put even where a hand leaves one answer (WC-20); cards that are being chosen stay in the hand
until the choice is complete. The four phases of a round are chapters, in their order: bidding, refilling, taking,
rounds; each is functions over the Table.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wild_cards.engine.audit import fault_in
from waterhole.games.wild_cards.engine.chapters.bidding import (
    choose_bid,
    legal_bids,
    legal_reveals,
    open_bidding,
    put_down,
    reveal_bids,
)
from waterhole.games.wild_cards.engine.chapters.refilling import (
    choose_discard,
    exchange,
    legal_discards,
    legal_exchanges,
    offer_exchange,
)
from waterhole.games.wild_cards.engine.chapters.rounds import close_round, fill_display, take_bid_back
from waterhole.games.wild_cards.engine.chapters.taking import (
    lay_face_down,
    legal_animals,
    legal_payments,
    next_turn,
    pass_turn,
    pay,
    reveal_payments,
    want,
)
from waterhole.games.wild_cards.engine.components import (
    ANIMALS,
    BACK,
    BID,
    DECK,
    DISCARD,
    EXCHANGE,
    FIRST_HAND,
    LEO_HAND,
    M_BACK,
    M_EXCHANGE,
    M_LEAVE,
    M_NO_EXCHANGE,
    M_PASS,
    M_PAY,
    M_REVEAL,
    M_TAKE,
    NO_BID,
    ONE_OF_EACH,
    PAY,
    REMOVED,
    REVEAL,
    TAKE,
    TIE,
)
from waterhole.games.wild_cards.engine.hidden import deal_again
from waterhole.games.wild_cards.engine.table import Table
from waterhole.kernel.engine.bags import draw_many, size
from waterhole.kernel.engine.masks import BIT
from waterhole.kernel.engine.rng import Rng


@final
class WildCards(Table):
    def clone(self) -> WildCards:
        twin = WildCards(self.seats, self.players, self.rng.copy())
        self.copy_to(twin)
        return twin

    # -- setup (WC-1, WC-2) ------------------------------------------------------------

    def set_up(self, even_removal: bool) -> None:
        players = self.players
        self.animals = ANIMALS
        if players == 3 and even_removal:
            self.box_seen = ONE_OF_EACH
            self.animals -= ONE_OF_EACH
        self.box_unseen = draw_many(self.animals, REMOVED[players] - size(self.box_seen), self.rng)
        self.animals -= self.box_unseen
        fill_display(self)
        self.pile = DECK
        for player in range(self.seats):
            self.hands[player] = self.draw(FIRST_HAND)
        if players > self.seats:
            self.hands[self.seats] = self.draw(LEO_HAND)
        self.talisman = self.rng.below(self.seats)
        open_bidding(self)

    def start_round(self) -> None:
        open_bidding(self)

    # -- whose decision, and which -----------------------------------------------------

    def waiting(self) -> i64:
        return self.owing

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        if self.step == BID:
            return legal_bids(self, seat, out)
        if self.step == REVEAL:
            return legal_reveals(self, seat, out)
        if self.step == EXCHANGE:
            return legal_exchanges(self, seat, out)
        if self.step == DISCARD:
            return legal_discards(self, seat, out)
        if self.step == TAKE:
            return legal_animals(self, out)
        if self.step == BACK:
            out[0] = M_BACK
            out[1] = M_LEAVE
            return 2
        return legal_payments(self, seat, out)

    def apply(self, seat: i64, move: i64) -> None:
        if self.step == BID:
            put_down(self, seat, move)
            if self.owing == 0:
                reveal_bids(self)
        elif self.step == TIE:
            lay_face_down(self, seat, move - M_PAY)
            if self.owing == 0:
                reveal_payments(self)
        elif self.step == TAKE:
            if move == M_PASS:
                pass_turn(self, seat)
                next_turn(self)
            else:
                want(self, seat, move - M_TAKE)
        elif self.step == PAY:
            pay(self, seat, move - M_PAY)
        elif self.step == DISCARD:
            choose_discard(self, seat, move)
        elif self.step == REVEAL:
            choose_bid(self, seat, move - M_REVEAL)
        elif self.step == EXCHANGE:
            if move != M_NO_EXCHANGE:
                exchange(self, seat, (move - M_EXCHANGE) >> 2, (move - M_EXCHANGE) & 3)
            offer_exchange(self)
        else:
            if move == M_BACK:
                take_bid_back(self, seat)
            close_round(self)

    def take_back(self, seat: i64) -> bool:
        """Everything the seat has put down for this choice; what was laid without a question stays."""
        if self.step == BID and self.chosen[seat] and self.hands[seat]:
            self.chosen[seat] = 0
        elif self.step == TIE and self.laying[seat] and self.laying[seat] != self.hands[seat]:
            self.laying[seat] = 0
        else:
            return False
        self.owing |= BIT[seat]
        return True

    # -- what others cannot know, and the check ----------------------------------------

    def redeal(self, seat: i64, rng: Rng) -> None:
        deal_again(self, seat, rng)

    def audit(self) -> str:
        return fault_in(self)


def new_game(seats: i64, leo: bool, even_removal: bool, holder_first: bool, rng: Rng) -> WildCards:
    """Wild Cards for 2 to 5 seats, dealt and ready for the first bids; two always play with Leo."""
    players = seats
    if leo or seats == 2:
        players += 1
    state = blank_table(seats, players, rng)
    if holder_first:
        state.holder_first = 1
    state.set_up(even_removal)
    return state


def blank_table(seats: i64, players: i64, rng: Rng) -> WildCards:
    state = WildCards(seats, players, rng)
    state.hands = vec[i64]([0] * players)
    state.known = vec[i64]([0] * players)
    state.collections = vec[i64]([0] * players)
    state.tokens = vec[i64]([0] * players)
    state.bids = vec[i64]([NO_BID] * players)
    state.paid = vec[i64]([0] * players)
    state.chosen = vec[i64]([0] * players)
    state.laying = vec[i64]([0] * players)
    return state
