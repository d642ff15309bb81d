"""Wild Cards: setup and rounds, in the order of the rulebook.

Players are numbered clockwise; Leo, where he plays, comes after the last seat. What is asked depends on public facts
only, so a question is put even where a hand leaves one answer (WC-20); cards that are being chosen stay in the hand
until the choice is complete.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wild_cards.components import (
    ANIMAL_KINDS,
    ANIMALS,
    BACK,
    BID,
    CARD,
    COUNTS,
    DECK,
    DISCARD,
    EAGLE,
    EXCHANGE,
    FIRST_HAND,
    HABITAT_BONUS,
    HAND_LIMIT,
    HIGHEST_BID,
    IBEX,
    LEO_HAND,
    LION,
    M_BACK,
    M_BID,
    M_DISCARD,
    M_EXCHANGE,
    M_LEAVE,
    M_NO_EXCHANGE,
    M_NO_SECOND,
    M_PASS,
    M_PAY,
    M_REVEAL,
    M_SECOND,
    M_STOP,
    M_TAKE,
    MEERKAT,
    NO_BID,
    ONE_OF_EACH,
    OUTCOME,
    OVER,
    PASS_DRAW,
    PAY,
    REFILL,
    REFILL_TO,
    REMOVED,
    REVEAL,
    ROUNDS,
    SQUIRREL,
    SQUIRREL_REFILL_TO,
    TAKE,
    TIE,
    VALUE,
    WILD,
)
from waterhole.games.wild_cards.scoring import collection_points, leader_points, places
from waterhole.games.wild_cards.table import Table, draw_card, draw_cards, highest, kinds_from, natural, total
from waterhole.kernel.core import BIT, Event, Rng, bits, cards, count, draw_from, draw_many, size

CANNOT_PAY: Final = 2048  # more than any place_key of a player who can


@final
class WildCards(Table):
    def clone(self) -> WildCards:
        twin = WildCards(
            self.seats,
            self.rng.copy(),
            self.hands[:],
            self.known[:],
            self.collections[:],
            self.tokens[:],
            self.bids[:],
            self.paid[:],
            self.chosen[:],
            self.laying[:],
        )
        twin.pile = self.pile
        twin.discard = self.discard
        twin.animals = self.animals
        twin.box_seen = self.box_seen
        twin.box_unseen = self.box_unseen
        twin.display = self.display
        twin.leaders = self.leaders
        twin.talisman = self.talisman
        twin.talisman_used = self.talisman_used
        twin.holder_first = self.holder_first
        twin.step = self.step
        twin.owing = self.owing
        twin.exchanged = self.exchanged
        twin.took = self.took
        twin.value = self.value
        twin.queue = self.queue
        twin.wanted = self.wanted
        return twin

    # -- setup (WC-1, WC-2) ----------------------------------------------------------

    def set_up(self, even_removal: bool) -> None:
        players = self.players
        self.animals = ANIMALS
        if players == 3 and even_removal:
            self.box_seen = ONE_OF_EACH
            self.animals -= ONE_OF_EACH
        self.box_unseen = draw_many(self.animals, REMOVED[players] - size(self.box_seen), self.rng)
        self.animals -= self.box_unseen
        self.fill_display()
        self.pile = DECK
        for player in range(self.seats):
            self.hands[player] = self.draw(FIRST_HAND)
        if players > self.seats:
            self.hands[self.seats] = self.draw(LEO_HAND)
        self.talisman = self.rng.below(self.seats)
        self.open_bidding()

    def round_number(self) -> i64:
        return ROUNDS[self.players] - size(self.animals) // (self.players - 1)

    # -- whose decision, and which ---------------------------------------------------

    def waiting(self) -> i64:
        return self.owing

    def ask(self, seat: i64, step: i64) -> None:
        self.step = step
        self.owing = BIT[seat]

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        if self.step == BID:
            return self.legal_bids(seat, out)
        if self.step == REVEAL:
            return self.legal_reveals(seat, out)
        if self.step == EXCHANGE:
            return self.legal_exchanges(seat, out)
        if self.step == DISCARD:
            return self.legal_discards(seat, out)
        if self.step == TAKE:
            return self.legal_animals(out)
        if self.step == BACK:
            out[0] = M_BACK
            out[1] = M_LEAVE
            return 2
        return self.legal_payments(seat, out)

    def apply(self, seat: i64, move: i64) -> None:
        if self.step == BID:
            self.put_down(seat, move)
            if self.owing == 0:
                self.reveal_bids()
        elif self.step == TIE:
            self.lay_face_down(seat, move - M_PAY)
            if self.owing == 0:
                self.reveal_payments()
        elif self.step == TAKE:
            if move == M_PASS:
                self.pass_turn(seat)
                self.next_turn()
            else:
                self.want(seat, move - M_TAKE)
        elif self.step == PAY:
            self.pay(seat, move - M_PAY)
        elif self.step == DISCARD:
            self.choose_discard(seat, move)
        elif self.step == REVEAL:
            self.choose_bid(seat, move - M_REVEAL)
        elif self.step == EXCHANGE:
            if move != M_NO_EXCHANGE:
                self.exchange(seat, (move - M_EXCHANGE) >> 2, (move - M_EXCHANGE) & 3)
            self.offer_exchange()
        else:
            if move == M_BACK:
                self.take_bid_back(seat)
            self.close_round()

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

    # -- phase 1: bidding (WC-3, WC-4) -------------------------------------------------

    def open_bidding(self) -> None:
        """Everybody puts down a card; without a habitat card it can only be the refill card (WC-3)."""
        self.step = BID
        self.owing = 0
        for seat in range(self.seats):
            if self.hands[seat]:
                self.owing |= BIT[seat]
            else:
                self.chosen[seat] = REFILL + 1
        if self.owing == 0:
            self.reveal_bids()

    def legal_bids(self, seat: i64, out: vec[i64]) -> i64:
        """Any card of the hand; after a first card any other, or none."""
        base: i64 = M_BID
        hand = self.hands[seat]
        first = self.chosen[seat] - 1
        if first >= 0:
            base = M_SECOND
            if first != REFILL:
                hand -= CARD[first]
        n = kinds_from(hand, 0, base, out)
        if first != REFILL:
            out[n] = base + REFILL
            n += 1
        if first >= 0:
            out[n] = M_NO_SECOND
            n += 1
        return n

    def put_down(self, seat: i64, move: i64) -> None:
        """A card face down; the eagle's holder is then asked for a second (WC-4)."""
        if move < M_SECOND:
            self.chosen[seat] = move + 1
            if self.leader_of(EAGLE) == seat:
                return
        elif move != M_NO_SECOND:
            self.add_second(seat, move - M_SECOND)
        self.owing ^= BIT[seat]

    def add_second(self, seat: i64, card: i64) -> None:
        """The lower number first: which of the two was put down first does not matter."""
        first = self.chosen[seat] - 1
        if card < first:
            self.chosen[seat] = card + 1 + 32 * (first + 1)
        else:
            self.chosen[seat] = first + 1 + 32 * (card + 1)

    def reveal_bids(self) -> None:
        """All at once, Leo's too (WC-17); whoever put down two cards chooses then."""
        undecided: i64 = -1
        for seat in range(self.seats):
            if self.chosen[seat] >= 32:
                undecided = seat
                if self.journal is not None:
                    self.note("two", seat, ())
            else:
                self.turn_over(seat, self.chosen[seat] - 1)
        if self.players > self.seats:
            self.leo_bids()
        if undecided < 0:
            self.offer_exchange()
        else:
            self.ask(undecided, REVEAL)

    def turn_over(self, player: i64, card: i64) -> None:
        self.chosen[player] = 0
        self.bids[player] = card
        if card != REFILL:
            self.spend(player, CARD[card])
        if self.journal is not None:
            self.note("bid", player, (card,))

    def legal_reveals(self, seat: i64, out: vec[i64]) -> i64:
        first = (self.chosen[seat] & 31) - 1
        second = (self.chosen[seat] >> 5) - 1
        out[0] = M_REVEAL + first
        if second == first:
            return 1
        out[1] = M_REVEAL + second
        return 2

    def choose_bid(self, seat: i64, card: i64) -> None:
        """The eagle's power: one of the two is the bid, the other goes back unseen (WC-4)."""
        other = (self.chosen[seat] & 31) + (self.chosen[seat] >> 5) - 2 - card
        self.turn_over(seat, card)
        if self.journal is not None:
            self.journal.append(Event("unused", seat, (), (other,), BIT[seat]))
        self.offer_exchange()

    # -- phase 2: refill cards (WC-5) ----------------------------------------------------

    def offer_exchange(self) -> None:
        """The meerkat's power comes first; once a round for each player, also if the meerkat changes hands."""
        owner = self.leader_of(MEERKAT)
        if 0 <= owner < self.seats and self.bids[owner] == REFILL and not self.exchanged & BIT[owner]:
            self.exchanged |= BIT[owner]
            self.ask(owner, EXCHANGE)
        else:
            self.next_refill()

    def legal_exchanges(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for species in range(i64(ANIMAL_KINDS)):
            if count(self.collections[seat], species):
                for slot in range(self.players - 1):
                    out[n] = M_EXCHANGE + 4 * species + slot
                    n += 1
        out[n] = M_NO_EXCHANGE
        return n + 1

    def exchange(self, seat: i64, given: i64, slot: i64) -> None:
        """An animal of the collection for one of the display, in the same slot (WC-5)."""
        taken = self.animal_in(slot)
        self.collections[seat] += cards(taken, 1) - cards(given, 1)
        self.display += (given - taken) * BIT[4 * slot]
        if self.journal is not None:
            self.note("exchanged", seat, (given, taken, slot))
        self.claim_leader(seat, taken)
        self.lose_leader(seat, given)

    def next_refill(self) -> None:
        """Clockwise from the talisman's holder, each in turn."""
        players = self.players
        for i in range(players):
            player = self.talisman + i
            if player >= players:
                player -= players
            if self.bids[player] == REFILL:
                if player == self.seats:
                    self.leo_refills()
                elif self.hands[player]:
                    self.ask(player, DISCARD)
                    return
                else:
                    self.refill(player)
        self.value = HIGHEST_BID + 1
        self.next_value()

    def legal_discards(self, seat: i64, out: vec[i64]) -> i64:
        """Card by card in the order of the hand, or no more (WC-20)."""
        n = kinds_from(self.hands[seat] - self.laying[seat], highest(self.laying[seat]), M_DISCARD, out)
        out[n] = M_STOP
        return n + 1

    def choose_discard(self, seat: i64, move: i64) -> None:
        if move != M_STOP:
            self.laying[seat] += CARD[move - M_DISCARD]
        if move == M_STOP or self.laying[seat] == self.hands[seat]:
            self.refill(seat)
            self.next_refill()

    def refill(self, seat: i64) -> None:
        """Discard what was chosen, draw up to seven (ten with the squirrel), take the refill card back."""
        away = self.laying[seat]
        self.laying[seat] = 0
        self.spend(seat, away)
        self.discard += away
        self.bids[seat] = NO_BID
        if self.journal is not None and away:
            self.note("discarded", seat, (away,))
        limit: i64 = REFILL_TO
        if self.leader_of(SQUIRREL) == seat:
            limit = SQUIRREL_REFILL_TO
        self.draw_to_hand(seat, limit - size(self.hands[seat]))

    # -- phase 3: taking animals (WC-6 to WC-9) --------------------------------------------

    def next_value(self) -> None:
        """The bids from 4 down to 1; then the round is over."""
        while self.value > 1:
            self.value -= 1
            tied = self.bidders(self.value)
            if tied:
                payers = self.payers(tied)
                if self.value > 1 and bits(payers) > 1:
                    self.open_tie(payers)
                else:
                    self.settle_order(tied)
                    self.next_turn()
                return
        self.value = 0
        self.open_return()

    def bidders(self, value: i64) -> i64:
        """Mask of the players whose bid has this value."""
        mask: i64 = 0
        for player in range(self.players):
            if self.bids[player] >= 0 and VALUE[self.bids[player]] == value:
                mask |= BIT[player]
        return mask

    def payers(self, tied: i64) -> i64:
        """Those of a mask who have to pay and can: Leo never pays."""
        mask: i64 = 0
        for seat in range(self.seats):
            if tied & BIT[seat] and self.can_pay(seat):
                mask |= BIT[seat]
        return mask

    def can_pay(self, seat: i64) -> bool:
        """The bid is the first card of its price; cards laid in a tie count."""
        return size(self.hands[seat]) + size(self.paid[seat]) >= self.value - 1

    def open_tie(self, payers: i64) -> None:
        """All who can pay lay their extra cards face down (WC-8); who has just enough lays them all."""
        self.step = TIE
        self.owing = 0
        for seat in range(self.seats):
            if payers & BIT[seat]:
                if size(self.hands[seat]) == self.value - 1:
                    self.laying[seat] = self.hands[seat]
                else:
                    self.owing |= BIT[seat]
        if self.owing == 0:
            self.reveal_payments()

    def legal_payments(self, seat: i64, out: vec[i64]) -> i64:
        """Card by card in the order of the hand, leaving enough to complete the price (WC-20)."""
        laying = self.laying[seat]
        rest = self.hands[seat] - laying
        missing = self.value - 1 - size(laying)
        kind = highest(laying)
        left: i64 = 0
        counts = (rest & COUNTS) >> (3 * kind)
        while counts:
            left += counts & 7
            counts >>= 3
        n: i64 = 0
        counts = (rest & COUNTS) >> (3 * kind)
        while left >= missing and counts:
            if counts & 7:
                out[n] = M_PAY + kind
                n += 1
                left -= counts & 7
            counts >>= 3
            kind += 1
        return n

    def lay_face_down(self, seat: i64, card: i64) -> None:
        self.laying[seat] += CARD[card]
        if size(self.laying[seat]) == self.value - 1:
            self.owing ^= BIT[seat]

    def reveal_payments(self) -> None:
        for seat in range(self.seats):
            if self.laying[seat]:
                self.pay_laid(seat)
                if self.journal is not None:
                    self.note("laid", seat, (self.paid[seat], total(self.paid[seat])))
        self.settle_order(self.bidders(self.value))
        self.next_turn()

    def settle_order(self, tied: i64) -> None:
        """The lion, Leo, the higher total, the talisman; whoever cannot pay comes last (WC-8, WC-9)."""
        payers = self.payers(tied)
        lion = self.leader_of(LION)
        previous: i64 = -1
        self.queue = 0
        for i in range(bits(tied)):
            first: i64 = -1
            first_key: i64 = 0
            for player in range(self.players):
                if tied & BIT[player]:
                    key = self.place_key(player, payers, lion)
                    if first < 0 or key < first_key:
                        first = player
                        first_key = key
            if first_key < CANNOT_PAY and first_key >> 4 == previous >> 4:
                self.talisman_used = 1  # WC-10: nothing but the talisman decided between these two
            previous = first_key
            self.queue += (first + 1) * BIT[4 * i]
            tied ^= BIT[first]

    def place_key(self, player: i64, payers: i64, lion: i64) -> i64:
        """Lower acts first: the lion's holder, Leo, the others by total and then, in the lowest bits, by talisman."""
        if player == self.seats:
            return 16
        if not payers & BIT[player]:
            return CANNOT_PAY + self.talisman_order(player)
        if player == lion:
            return 0
        return 16 * (64 - total(self.paid[player])) + self.talisman_order(player)

    def talisman_order(self, seat: i64) -> i64:
        """Clockwise from the player after the holder, who is last; or from the holder, by option (WC-8)."""
        place = seat - self.talisman - 1 + self.holder_first
        if place < 0:
            place += self.seats
        return place

    def next_turn(self) -> None:
        """The next of this value; whoever finds no animal or cannot pay has to pass (WC-7)."""
        while self.queue:
            player = (self.queue & 15) - 1
            self.queue >>= 4
            if player == self.seats:
                self.leo_takes()
            elif self.display == 0 or not self.can_pay(player):
                self.pass_turn(player)
            else:
                self.ask(player, TAKE)
                return
        self.next_value()

    def legal_animals(self, out: vec[i64]) -> i64:
        n: i64 = 0
        for slot in range(self.players - 1):
            if (self.display >> (4 * slot)) & 15:
                out[n] = M_TAKE + slot
                n += 1
        out[n] = M_PASS
        return n + 1

    def want(self, seat: i64, slot: i64) -> None:
        """Name the animal, then pay for it; nothing is asked of who has paid, or has just enough."""
        missing = self.value - 1 - size(self.paid[seat])
        if missing and size(self.hands[seat]) > missing:
            self.wanted = slot
            self.ask(seat, PAY)
            return
        if missing:
            self.laying[seat] = self.hands[seat]
            self.pay_laid(seat)
        self.take(seat, slot)
        self.next_turn()

    def pay(self, seat: i64, card: i64) -> None:
        self.laying[seat] += CARD[card]
        if size(self.laying[seat]) == self.value - 1:
            self.pay_laid(seat)
            slot = self.wanted
            self.wanted = 0
            self.take(seat, slot)
            self.next_turn()

    def pay_laid(self, seat: i64) -> None:
        """The chosen cards leave the hand, face up."""
        self.spend(seat, self.laying[seat])
        self.paid[seat] = self.laying[seat]
        self.laying[seat] = 0

    def take(self, player: i64, slot: i64) -> None:
        """An animal joins the collection; its leader and the bonus for its natural habitat follow (WC-11, WC-13)."""
        species = self.animal_in(slot)
        self.display -= (species + 1) * BIT[4 * slot]
        self.collections[player] += cards(species, 1)
        self.took |= BIT[player]
        bonus: i64 = 0
        if player < self.seats and natural(CARD[self.bids[player]] + self.paid[player], species):
            bonus = HABITAT_BONUS
            self.tokens[player] += bonus
        if self.journal is not None:
            self.note("took", player, (species, slot, self.bids[player], self.paid[player], bonus))
        self.claim_leader(player, species)

    def pass_turn(self, seat: i64) -> None:
        """Bid and payment come back, in sight of all; then two cards up to the limit (WC-7, WC-18)."""
        bid = self.bids[seat]
        self.bids[seat] = NO_BID
        self.give_back(seat, CARD[bid] + self.paid[seat])
        if self.journal is not None:
            self.note("passed", seat, (CARD[bid] + self.paid[seat],))
        self.paid[seat] = 0
        room = HAND_LIMIT - size(self.hands[seat])
        if room > PASS_DRAW:
            room = PASS_DRAW
        self.draw_to_hand(seat, room)

    # -- phase 4: the next round (WC-10, WC-14) --------------------------------------------------

    def open_return(self) -> None:
        """The ibex's holder may take a bid back that won an animal, unless it is wild; not at the very end (WC-14)."""
        owner = self.leader_of(IBEX)
        human = 0 <= owner < self.seats
        if human and self.animals and self.took & BIT[owner] and self.bids[owner] >> 2 != WILD:
            self.ask(owner, BACK)
        else:
            self.close_round()

    def take_bid_back(self, seat: i64) -> None:
        card = self.bids[seat]
        self.bids[seat] = NO_BID
        self.give_back(seat, CARD[card])
        if self.journal is not None:
            self.note("kept", seat, (card,))

    def close_round(self) -> None:
        for player in range(self.players):
            if self.bids[player] >= 0:
                self.discard += CARD[self.bids[player]]
            self.discard += self.paid[player]
            self.bids[player] = NO_BID
            self.paid[player] = 0
        self.took = 0
        self.exchanged = 0
        self.put_display_in_the_box()
        if self.talisman_used:
            self.pass_talisman()
        if size(self.animals) < self.players - 1:
            self.finish()
        else:
            self.fill_display()
            self.open_bidding()

    def put_display_in_the_box(self) -> None:
        while self.display:
            if self.display & 15:
                self.box_seen += cards((self.display & 15) - 1, 1)
            self.display >>= 4

    def pass_talisman(self) -> None:
        """To the next player clockwise, never to Leo (WC-10)."""
        self.talisman_used = 0
        self.talisman += 1
        if self.talisman == self.seats:
            self.talisman = 0
        if self.journal is not None:
            self.note("talisman", self.talisman, ())

    def fill_display(self) -> None:
        for slot in range(self.players - 1):
            species = draw_from(self.animals, self.rng)
            self.animals -= cards(species, 1)
            self.display += (species + 1) * BIT[4 * slot]
        if self.journal is not None:
            self.note("display", -1, tuple([self.animal_in(slot) for slot in range(self.players - 1)]))

    # -- the end of the game (WC-16) -----------------------------------------------------------------

    def finish(self) -> None:
        self.step = OVER
        self.owing = 0
        if self.journal is not None:
            ranks = self.ranks()
            winners: i64 = 0
            for seat in range(self.seats):
                if ranks[seat] == 1:
                    winners |= BIT[seat]
            self.note("ended", -1, (winners,))

    def scores(self) -> vec[i64]:
        points = vec[i64]([0] * self.seats)
        for seat in range(self.seats):
            points[seat] = self.points(seat)
        return points

    def points(self, seat: i64) -> i64:
        return collection_points(self.collections[seat]) + leader_points(self.leaders, seat) + self.tokens[seat]

    def ranks(self) -> vec[i64]:
        return places(self.scores(), self.collections)

    def outcome(self) -> str:
        if self.step == OVER:
            return OUTCOME
        return ""

    # -- Leo (WC-17) ------------------------------------------------------------------------------------

    def leo_bids(self) -> None:
        """The top card of his pile, which always has the refill card at this time."""
        leo = self.seats
        card: i64 = REFILL
        if self.rng.below(size(self.hands[leo]) + 1) < size(self.hands[leo]):
            card = draw_card(self.hands[leo], self.rng)
        self.turn_over(leo, card)

    def leo_refills(self) -> None:
        leo = self.seats
        self.bids[leo] = NO_BID
        away = self.hands[leo]
        self.discard += away
        self.hands[leo] = 0
        if self.journal is not None and away:
            self.note("discarded", leo, (away,))
        self.draw_to_hand(leo, LEO_HAND)

    def leo_takes(self) -> None:
        """The animal nearest the draw pile; his bid is discarded in phase 4 in any case."""
        for slot in range(self.players - 1):
            if (self.display >> (4 * slot)) & 15:
                self.take(self.seats, slot)
                return
        if self.journal is not None:
            self.note("nothing", self.seats, ())

    # -- what others cannot know (WC-18) -----------------------------------------------------------------

    def redeal(self, seat: i64, rng: Rng) -> None:
        unknown = self.pile
        for player in range(self.players):
            if player != seat:
                unknown += self.hands[player] - self.known[player]
        for player in range(self.players):
            if player != seat:
                unseen = draw_cards(unknown, size(self.hands[player]) - size(self.known[player]), rng)
                unknown -= unseen
                self.hands[player] = self.known[player] + unseen
        self.pile = unknown
        away = draw_many(self.animals + self.box_unseen, size(self.box_unseen), rng)
        self.animals += self.box_unseen - away
        self.box_unseen = away
        for other in range(self.seats):
            if other != seat:
                self.choose_again(other, rng)
        self.rng = rng.split()

    def choose_again(self, seat: i64, rng: Rng) -> None:
        """A complete secret choice is drawn again; of an unfinished one nothing is known."""
        if self.step == BID and self.hands[seat]:
            self.chosen[seat] = 0
            if not self.owing & BIT[seat]:
                self.owing |= BIT[seat]
                while self.owing & BIT[seat]:
                    self.put_down(seat, self.any_legal(seat, rng))
        elif self.step == REVEAL and self.chosen[seat]:
            self.step = BID
            self.chosen[seat] = 0
            self.chosen[seat] = self.any_legal(seat, rng) - M_BID + 1
            second: i64 = M_NO_SECOND
            while second == M_NO_SECOND:
                second = self.any_legal(seat, rng)
            self.add_second(seat, second - M_SECOND)
            self.step = REVEAL
        elif self.step == TIE and self.laying[seat]:
            self.lay_again(seat, rng)
        else:
            self.laying[seat] = 0

    def lay_again(self, seat: i64, rng: Rng) -> None:
        if size(self.hands[seat]) == self.value - 1:
            self.laying[seat] = self.hands[seat]
            return
        self.laying[seat] = 0
        if not self.owing & BIT[seat]:
            self.owing |= BIT[seat]
            while self.owing & BIT[seat]:
                self.lay_face_down(seat, self.any_legal(seat, rng) - M_PAY)

    def any_legal(self, seat: i64, rng: Rng) -> i64:
        out = vec[i64]([0] * 18)
        return out[rng.below(self.legal(seat, out))]


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
    return WildCards(
        seats,
        rng,
        vec[i64]([0] * players),
        vec[i64]([0] * players),
        vec[i64]([0] * players),
        vec[i64]([0] * players),
        vec[i64]([NO_BID] * players),
        vec[i64]([0] * players),
        vec[i64]([0] * players),
        vec[i64]([0] * players),
    )
