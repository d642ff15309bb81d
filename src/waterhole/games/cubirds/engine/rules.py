"""CuBirds: setup and turns, in the order of the rulebook.

A species in a row is always one contiguous block (CB-3), so a row is the order of its species, four bits each from
the left (bird + 1, 0 = no more), and a bag that says how many cards each block has.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.cubirds.engine.components import (
    ANY_SMALL_FAMILY,
    BIRDS,
    DECK,
    DRAW,
    FAMILY,
    FIRST_ROW_LENGTH,
    GOES_ON,
    HAND_SIZE,
    LAY,
    LEFT,
    M_DRAW,
    M_FAMILY,
    M_LAY,
    M_NO_DRAW,
    M_NO_FAMILY,
    NEEDED_LARGE,
    NEEDED_SMALL,
    NO_NEW_HANDS,
    NO_REFILL,
    OUTCOMES,
    OVER,
    RIGHT,
    ROWS,
)
from waterhole.games.cubirds.engine.scoring import largest_collections, winning_reason
from waterhole.kernel.engine.bags import at_least, cards, count, draw_from, draw_many, marked, size
from waterhole.kernel.engine.masks import BIT
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import UNDEALT, Event, State, winners_first

ROBINBIRD: Final = 1  # her player number in a solo game


@final
class CuBirds(State):
    def __init__(self, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.hands = UNDEALT  # bags, one per player; in a solo game Robinbird is the second player
        self.known = UNDEALT  # bags: what everybody knows of each hand (CB-11)
        self.collections = UNDEALT  # bags
        self.row_orders = UNDEALT
        self.row_birds = UNDEALT  # bags
        self.pile: i64 = 0  # bags: the order of a shuffled pile is drawn card by card
        self.discard: i64 = 0
        self.discard_known: i64 = 0  # family discards since the last reshuffle (CB-11)
        self.current: i64 = 0
        self.step: i64 = LAY
        self.ending: i64 = GOES_ON
        self.winners: i64 = 0  # bit mask of players

    def clone(self) -> CuBirds:
        twin = CuBirds(self.seats, self.rng.copy())
        twin.hands = self.hands[:]
        twin.known = self.known[:]
        twin.collections = self.collections[:]
        twin.row_orders = self.row_orders[:]
        twin.row_birds = self.row_birds[:]
        twin.pile = self.pile
        twin.discard = self.discard
        twin.discard_known = self.discard_known
        twin.current = self.current
        twin.step = self.step
        twin.ending = self.ending
        twin.winners = self.winners
        return twin

    # -- setup (CB-1, CB-2, CB-12) -------------------------------------------------

    def set_up(self, extra_birds: i64) -> None:
        """Lay the rows, deal hands and starting birds, draw lots for the first turn."""
        self.pile = DECK
        twins: i64 = 0
        for row in range(i64(ROWS)):
            twins += self.lay_out_row(row)
        self.pile += twins
        for player in range(i64(len(self.hands))):
            self.hands[player] = self.draw(HAND_SIZE)
        for player in range(i64(len(self.hands))):
            self.collections[player] = self.draw(1)
        if self.seats == 1:
            self.collections[ROBINBIRD] += self.draw(extra_birds)
            self.known[ROBINBIRD] = self.hands[ROBINBIRD]
        else:
            self.current = self.rng.below(self.seats)

    def lay_out_row(self, row: i64) -> i64:
        """Three different birds in a row; return the twins that were drawn on the way."""
        twins: i64 = 0
        while self.row_length(row) < FIRST_ROW_LENGTH:
            bird = self.take_card()
            if count(self.row_birds[row], bird):
                twins += cards(bird, 1)
            else:
                self.add_right(row, bird, 1)
        return twins

    # -- whose decision, and which ---------------------------------------------------

    def decider(self) -> i64:
        if self.step == OVER:
            return -1
        return self.current

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        hand = self.hands[seat]
        if self.step == LAY:
            for bird in range(i64(BIRDS)):
                if count(hand, bird):
                    for place in range(i64(2 * ROWS)):
                        out[n + place] = M_LAY + bird * 8 + place
                    n += 2 * ROWS
        elif self.step == DRAW:
            out[0] = M_DRAW
            out[1] = M_NO_DRAW
            n = 2
        else:
            families = at_least(hand, ANY_SMALL_FAMILY)
            for bird in range(i64(BIRDS)):
                if marked(families, bird):
                    out[n] = M_FAMILY + bird
                    n += 1
            out[n] = M_NO_FAMILY
            n += 1
        return n

    def apply(self, seat: i64, move: i64) -> None:
        if move < M_DRAW:
            self.lay_birds(move >> 3, (move >> 1) & 3, move & 1)
        elif move == M_DRAW:
            self.draw_two()
            self.open_family_step()
        elif move == M_NO_DRAW:
            self.open_family_step()
        elif move < M_NO_FAMILY:
            self.form_family(move - M_FAMILY)
            if self.step != OVER:
                self.end_turn()
        else:
            self.end_turn()

    # -- step 1: laying birds (CB-3 to CB-7) -------------------------------------------

    def lay_birds(self, bird: i64, row: i64, side: i64) -> None:
        """All birds of one species from the hand to one end of one row."""
        n = count(self.hands[self.current], bird)
        self.spend(bird, n)
        enclosed = self.lay_at(bird, n, row, side)
        if enclosed:
            if not self.refill(row):
                self.finish_by_size(NO_REFILL)  # CB-7: no family step either
                return
        elif self.pile + self.discard:
            self.step = DRAW  # CB-4, CB-6
            return
        self.open_family_step()

    def lay_at(self, bird: i64, n: i64, row: i64, side: i64) -> i64:
        """Lay n birds; the enclosed ones go to the current hand, in sight of all. Return the enclosed bag."""
        before = self.row_orders[row]
        enclosed = self.enclosed_by(bird, row, side)
        if count(self.row_birds[row], bird) == 0:
            if side == LEFT:
                self.add_left(row, bird, n)
            else:
                self.add_right(row, bird, n)
        else:
            at = self.place_in_row(row, bird)
            if side == LEFT:
                self.row_orders[row] = before >> (4 * at)
            else:
                self.row_orders[row] = before & (BIT[4 * at + 4] - 1)
            self.row_birds[row] += cards(bird, n) - enclosed
            self.hands[self.current] += enclosed
            self.known[self.current] += enclosed
        if self.journal is not None:
            self.note("laid", self.current, (bird, n, row, side, enclosed))
        return enclosed

    def enclosed_by(self, bird: i64, row: i64, side: i64) -> i64:
        """The bag of cards between this end of a row and the nearest card of the species (CB-3)."""
        birds = self.row_birds[row]
        if count(birds, bird) == 0:
            return 0
        order = self.row_orders[row]
        if side == RIGHT:
            order >>= 4 * self.place_in_row(row, bird) + 4
        enclosed: i64 = 0
        while order and (order & 15) - 1 != bird:
            other = (order & 15) - 1
            enclosed += cards(other, count(birds, other))
            order >>= 4
        return enclosed

    def refill(self, row: i64) -> bool:
        """A row left with one species gets cards until a second shows (CB-5); False if they run out (CB-7)."""
        first = self.row_orders[row]
        if first >> 4:
            return True
        added: list[int] = []
        while self.pile + self.discard:
            bird = self.take_card()
            if self.journal is not None:
                added.append(bird)
            if bird + 1 == first:
                self.row_birds[row] += cards(bird, 1)
            else:
                self.add_right(row, bird, 1)
                break
        if self.journal is not None:
            self.note("refilled", self.current, (row, *added))
        return self.row_orders[row] >> 4 != 0

    def draw_two(self) -> None:
        """The optional draw after a lay that encloses nothing (CB-4); what there is, if it is less (CB-7)."""
        drawn = self.draw(2)
        self.hands[self.current] += drawn
        if self.journal is not None:
            self.note_secret("drew", size(drawn), drawn, self.current)

    # -- step 2: a family (CB-8, CB-9) -----------------------------------------------

    def open_family_step(self) -> None:
        """Ask for a family only who can form one."""
        if at_least(self.hands[self.current], ANY_SMALL_FAMILY):
            self.step = FAMILY
        else:
            self.end_turn()

    def form_family(self, bird: i64) -> None:
        """One bird, or two of a large family, join the collection; the rest is discarded."""
        player = self.current
        n = count(self.hands[player], bird)
        gain: i64 = 1
        if n >= NEEDED_LARGE[bird]:
            gain = 2
        self.spend(bird, n)
        rest = cards(bird, n - gain)
        self.discard += rest
        self.discard_known += rest
        self.collections[player] += cards(bird, gain)
        if self.journal is not None:
            self.note("family", self.current, (bird, n, gain))
        self.ending = winning_reason(self.collections[player])
        if self.ending != GOES_ON:
            self.finish(BIT[player])

    # -- the end of a turn, and an empty hand (CB-10) ----------------------------------

    def end_turn(self) -> None:
        self.step = LAY
        if self.hands[self.current] == 0:
            self.deal_new_hands()
        elif self.seats == 1:
            self.robinbird_turn()
        else:
            self.current += 1
            if self.current == self.seats:
                self.current = 0

    def deal_new_hands(self) -> None:
        """Everybody discards and is dealt a new hand; the same player plays again."""
        players: i64 = len(self.hands)
        if self.journal is not None:
            self.note("emptied", self.current, ())
        for player in range(players):
            self.discard += self.hands[player]
            self.hands[player] = 0
            self.known[player] = 0
        if size(self.pile + self.discard) < HAND_SIZE * players:
            self.finish_by_size(NO_NEW_HANDS)
            return
        for player in range(players):
            hand = self.draw(HAND_SIZE)
            self.hands[player] = hand
            if self.seats == 1 and player == ROBINBIRD:
                self.known[player] = hand
            if self.journal is not None:
                self.note_secret("dealt", HAND_SIZE, hand, player)

    # -- the end of the game ---------------------------------------------------------

    def finish(self, winners: i64) -> None:
        self.step = OVER
        self.winners = winners
        if self.journal is not None:
            self.journal.append(Event("ended", -1, (self.ending, winners)))

    def finish_by_size(self, ending: i64) -> None:
        """The largest collection wins, ties share (CB-7, CB-10)."""
        self.ending = ending
        self.finish(largest_collections(self.collections))

    def scores(self) -> vec[i64]:
        points = vec[i64]([0] * self.seats)
        for seat in range(self.seats):
            points[seat] = size(self.collections[seat])
        return points

    def ranks(self) -> vec[i64]:
        return winners_first(self.seats, self.winners)

    def outcome(self) -> str:
        return OUTCOMES[self.ending]

    # -- solo: Robinbird's turn (CB-12) ------------------------------------------------

    def robinbird_turn(self) -> None:
        """She lays one drawn card at each row and forms every family she can, again while she empties her hand."""
        self.current = ROBINBIRD
        while self.current == ROBINBIRD and self.step != OVER:
            self.robinbird_lays()
            if self.step != OVER:
                self.robinbird_forms_families()
            if self.step == OVER:
                return
            if self.hands[ROBINBIRD]:
                self.current = 0
            else:
                self.deal_new_hands()

    def robinbird_lays(self) -> None:
        for row in range(i64(ROWS)):
            if self.pile + self.discard:
                bird = self.take_card()
                side: i64 = RIGHT
                if size(self.enclosed_by(bird, row, LEFT)) > size(self.enclosed_by(bird, row, RIGHT)):
                    side = LEFT
                if self.lay_at(bird, 1, row, side) and not self.refill(row):
                    self.finish_by_size(NO_REFILL)
                    return

    def robinbird_forms_families(self) -> None:
        for bird in range(i64(BIRDS)):
            if count(self.hands[ROBINBIRD], bird) >= NEEDED_SMALL[bird]:
                self.form_family(bird)
                if self.step == OVER:
                    return

    # -- cards -----------------------------------------------------------------------

    def spend(self, bird: i64, n: i64) -> None:
        """The current player plays all n birds of a species; nobody knows of any more of them (CB-11)."""
        player = self.current
        self.hands[player] -= cards(bird, n)
        self.known[player] -= cards(bird, count(self.known[player], bird))

    def take_card(self) -> i64:
        """The next card; the discards become the new pile only when one is needed (CB-7). There must be one."""
        if self.pile == 0:
            self.pile = self.discard
            self.discard = 0
            self.discard_known = 0
            if self.journal is not None:
                self.journal.append(Event("reshuffled", -1, (size(self.pile),)))
        bird = draw_from(self.pile, self.rng)
        self.pile -= cards(bird, 1)
        return bird

    def draw(self, n: i64) -> i64:
        """A bag of the next n cards, or of as many as there are."""
        drawn: i64 = 0
        for i in range(n):
            if self.pile + self.discard:
                drawn += cards(self.take_card(), 1)
        return drawn

    # -- rows ------------------------------------------------------------------------

    def row_length(self, row: i64) -> i64:
        return size(self.row_birds[row])

    def place_in_row(self, row: i64, bird: i64) -> i64:
        """The block number of a species in a row, from the left; it must be there."""
        order = self.row_orders[row]
        at: i64 = 0
        while (order & 15) - 1 != bird:
            order >>= 4
            at += 1
        return at

    def add_left(self, row: i64, bird: i64, n: i64) -> None:
        self.row_orders[row] = (self.row_orders[row] << 4) | (bird + 1)
        self.row_birds[row] += cards(bird, n)

    def add_right(self, row: i64, bird: i64, n: i64) -> None:
        at: i64 = 0
        while self.row_orders[row] >> (4 * at):
            at += 1
        self.row_orders[row] |= (bird + 1) << (4 * at)
        self.row_birds[row] += cards(bird, n)

    # -- what others cannot know (CB-11) -----------------------------------------------

    def redeal(self, seat: i64, rng: Rng) -> None:
        unknown = self.pile + self.discard - self.discard_known
        players: i64 = len(self.hands)
        for player in range(players):
            if player != seat:
                unknown += self.hands[player] - self.known[player]
        for player in range(players):
            if player != seat:
                unseen = draw_many(unknown, size(self.hands[player]) - size(self.known[player]), rng)
                unknown -= unseen
                self.hands[player] = self.known[player] + unseen
        self.pile = draw_many(unknown, size(self.pile), rng)
        self.discard = self.discard_known + unknown - self.pile
        self.rng = rng.split()

    # -- every card somewhere, exactly once -----------------------------------------------

    def audit(self) -> str:
        total = self.pile + self.discard
        for player in range(i64(len(self.hands))):
            total += self.hands[player] + self.collections[player]
            if not within(self.known[player], self.hands[player]):
                return "known: a card that is not in the hand"
        for row in range(i64(ROWS)):
            total += self.row_birds[row]
            if not self.row_is_sound(row):
                return "CB-3: a row is not made of one block for each of its species"
            if self.step != OVER and self.row_orders[row] >> 4 == 0:
                return "CB-5: a row with fewer than two species"
        if total != DECK:
            return "cards are not all there, exactly once"
        if not within(self.discard_known, self.discard):
            return "known: a discard that is not there"
        return ""

    def row_is_sound(self, row: i64) -> bool:
        """The order names each species of the row's bag once, and no other."""
        order = self.row_orders[row]
        named: i64 = 0
        while order:
            bird = (order & 15) - 1
            if named & BIT[bird] or count(self.row_birds[row], bird) == 0:
                return False
            named |= BIT[bird]
            order >>= 4
        for bird in range(i64(BIRDS)):
            if count(self.row_birds[row], bird) and not named & BIT[bird]:
                return False
        return True

    # -- the journal -------------------------------------------------------------------

    def note_secret(self, kind: str, n: i64, bag: i64, owner: i64) -> None:
        """n cards that only their owner sees; Robinbird's lie open."""
        if self.journal is not None:
            if owner < self.seats:
                self.journal.append(Event(kind, owner, (n,), (bag,), BIT[owner]))
            else:
                self.journal.append(Event(kind, owner, (n,), (bag,), 1))


def within(part: i64, whole: i64) -> bool:
    """Whether a bag has no card that another has not."""
    for bird in range(i64(BIRDS)):
        if count(part, bird) > count(whole, bird):
            return False
    return True


def blank(seats: i64, players: i64, rng: Rng) -> CuBirds:
    """Empty rows and empty hands."""
    state = CuBirds(seats, rng)
    state.hands = vec[i64]([0] * players)
    state.known = vec[i64]([0] * players)
    state.collections = vec[i64]([0] * players)
    state.row_orders = vec[i64]([0] * ROWS)
    state.row_birds = vec[i64]([0] * ROWS)
    return state


def new_game(seats: i64, extra_birds: i64, rng: Rng) -> CuBirds:
    """CuBirds for 1 to 5 seats, dealt and ready for the first turn."""
    players = seats
    if seats == 1:
        players = 2
    state = blank(seats, players, rng)
    state.set_up(extra_birds)
    return state
