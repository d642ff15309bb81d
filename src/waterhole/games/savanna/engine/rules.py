"""Ecosystem: Savanna: setup, selecting, placing and passing, in the order of the rulebook.

Secret choices wait in `selected` and `targets` until the last seat has made its own (ES-1, ES-14). Who knows which
hand follows from the passing alone (ES-13), so nothing has to be written down about it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.savanna.engine.components import (
    CARD,
    CELL,
    CELL_NAME,
    CENTRE,
    DECK,
    DRAWN_AFTER_ROW,
    FIELD,
    GAZELLE,
    GIVE,
    HAND_SIZE,
    HANDS_OF_TWO,
    KIND_WIDTH,
    KINDS,
    M_GIVE,
    M_PLACE,
    M_SELECT,
    MARGINS,
    NEUTRAL,
    OUTCOMES,
    OVER,
    PLACE,
    REACH,
    ROUND_TURNS,
    SELECT,
    SIZE,
    SOLO_HAND_SIZE,
    STEPS,
    SWALA,
    SWALA_CELL,
    SWALA_ROW,
    TURNS,
)
from waterhole.games.savanna.engine.scoring import (
    all_flips,
    around,
    ecosystem_points,
    first_cell,
    first_group,
    gazelle_reward,
    ranks_alone,
)
from waterhole.kernel.engine.bags import draw_units
from waterhole.kernel.engine.masks import BIT, bits
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import UNDEALT, Event, State, ranks_by, winners_by

NOTHING: Final = -1  # no choice yet


@final
class Savanna(State):
    def __init__(self, seats: i64, grade: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.hands = UNDEALT  # packed cards, one per seat; the third of two players is the neutral hand
        self.grids = UNDEALT  # eleven masks of cells per ecosystem; in a solo game Swala's is the second
        self.occupied = UNDEALT  # masks of cells, one per ecosystem
        self.windows = UNDEALT  # the cells that the extent of each ecosystem still allows (ES-2)
        self.selected = UNDEALT  # kind per seat, or NOTHING; secret until all have selected
        self.targets = UNDEALT  # cell per seat, or NOTHING; secret until all have placed
        self.grade: i64 = grade  # of the solo game
        self.rest: i64 = 0  # packed cards: the undealt deck; its order is drawn card by card
        self.aside: i64 = 0  # packed cards: the unplayed ones of round 1
        self.pile: i64 = 0  # packed cards: the neutral pile (ES-10)
        self.turn: i64 = 0  # turns completed in both rounds
        self.step: i64 = SELECT
        self.owing: i64 = 0  # bit mask of the seats that have not chosen yet

    def clone(self) -> Savanna:
        twin = Savanna(self.seats, self.grade, self.rng.copy())
        twin.hands = self.hands[:]
        twin.grids = self.grids[:]
        twin.occupied = self.occupied[:]
        twin.windows = self.windows[:]
        twin.selected = self.selected[:]
        twin.targets = self.targets[:]
        twin.rest = self.rest
        twin.aside = self.aside
        twin.pile = self.pile
        twin.turn = self.turn
        twin.step = self.step
        twin.owing = self.owing
        return twin

    # -- setup ---------------------------------------------------------------------

    def set_up(self) -> None:
        self.rest = DECK
        self.deal()
        self.ask(SELECT)

    def deal(self) -> None:
        """Eleven cards for everybody and for the neutral hand of two players; ten alone (ES-10, ES-11)."""
        n: i64 = HAND_SIZE
        if self.seats == 1:
            n = SOLO_HAND_SIZE
        for player in range(i64(len(self.hands))):
            self.hands[player] = self.draw(n)
            if self.journal is not None and player < self.seats:
                self.journal.append(Event("dealt", player, (n,), (self.hands[player],), BIT[player]))

    def draw(self, n: i64) -> i64:
        drawn = draw_cards(self.rest, n, self.rng)
        self.rest -= drawn
        return drawn

    # -- whose decision, and which ---------------------------------------------------

    def ask(self, step: i64) -> None:
        self.step = step
        self.owing = BIT[self.seats] - 1

    def waiting(self) -> i64:
        return self.owing

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.step == PLACE:
            cells = self.open_cells(seat)
            while cells:
                out[n] = M_PLACE + first_cell(cells)
                n += 1
                cells &= cells - 1
            return n
        first: i64 = M_SELECT
        if self.step == GIVE:
            first = M_GIVE
        hand = self.hands[seat]
        for kind in range(i64(KINDS)):
            if hand & 31:
                out[n] = first + kind
                n += 1
            hand >>= 5
        return n

    def apply(self, seat: i64, move: i64) -> None:
        if move < M_PLACE:
            self.select(seat, move - M_SELECT)
        elif move < M_GIVE:
            self.place(seat, move - M_PLACE)
        else:
            self.give(seat, move - M_GIVE)

    def take_back(self, seat: i64) -> bool:
        """A choice may be changed until the last seat has made its own (ES-14)."""
        if self.step == SELECT and self.selected[seat] != NOTHING:
            self.selected[seat] = NOTHING
        elif self.step == PLACE and self.targets[seat] != NOTHING:
            self.targets[seat] = NOTHING
        else:
            return False
        self.owing |= BIT[seat]
        return True

    # -- selecting a card (ES-1) -----------------------------------------------------

    def select(self, seat: i64, kind: i64) -> None:
        self.selected[seat] = kind
        self.owing &= ~BIT[seat]
        if self.owing == 0:
            self.reveal()

    def reveal(self) -> None:
        """All have selected: the cards leave the hands, and everybody places."""
        for seat in range(self.seats):
            kind = self.selected[seat]
            self.hands[seat] -= CARD[kind]
            if self.journal is not None:
                self.journal.append(Event("selected", seat, (kind,)))
        if self.seats == 2:
            self.take_from_neutral_hand()
        if self.turn == 0 or self.turn == TURNS - 1:
            self.place_without_asking()
        else:
            self.ask(PLACE)

    def take_from_neutral_hand(self) -> None:
        """A random card of the neutral hand goes to its open pile (ES-10)."""
        kind = first_cell(kinds_in(draw_cards(self.hands[NEUTRAL], 1, self.rng)))
        self.hands[NEUTRAL] -= CARD[kind]
        self.pile += CARD[kind]
        if self.journal is not None:
            self.journal.append(Event("neutral", -1, (kind,)))

    # -- placing it (ES-2, ES-3) -----------------------------------------------------

    def open_cells(self, ecosystem: i64) -> i64:
        """The free cells beside a card that keep the grid within 4 rows and 5 columns."""
        occupied = self.occupied[ecosystem]
        return around(occupied) & self.windows[ecosystem] & ~occupied

    def place(self, seat: i64, cell: i64) -> None:
        self.targets[seat] = cell
        self.owing &= ~BIT[seat]
        if self.owing == 0:
            self.lay_cards()

    def place_without_asking(self) -> None:
        """The first card and the last have only one place to go (ES-15)."""
        for seat in range(self.seats):
            if self.turn == 0:
                self.targets[seat] = CENTRE
            else:
                self.targets[seat] = first_cell(self.open_cells(seat))
        self.lay_cards()

    def lay_cards(self) -> None:
        """All have placed: the cards lie where they will stay."""
        for seat in range(self.seats):
            kind = self.selected[seat]
            cell = self.targets[seat]
            if self.journal is None:
                self.lay(seat, kind, cell)
            else:
                before = all_flips(self.grids, KINDS * seat, False)
                self.lay(seat, kind, cell)
                after = all_flips(self.grids, KINDS * seat, False)
                flipped: i64 = 0
                if bits(after) > bits(before):  # otherwise a lion has only found better prey
                    flipped = after & ~before
                gazelles = bits(flipped & self.grids[KINDS * seat + GAZELLE])
                self.journal.append(Event("placed", seat, (kind, cell, gazelles, bits(flipped) - gazelles)))
            self.selected[seat] = NOTHING
            self.targets[seat] = NOTHING
        if self.seats == 1:
            self.ask(GIVE)
        else:
            self.end_turn()

    def lay(self, ecosystem: i64, kind: i64, cell: i64) -> None:
        self.grids[KINDS * ecosystem + kind] |= CELL[cell]
        self.occupied[ecosystem] |= CELL[cell]
        self.windows[ecosystem] &= REACH[cell]

    # -- passing, and the end of a round (ES-1, ES-10) ---------------------------------

    def end_turn(self) -> None:
        self.turn += 1
        if self.turn == TURNS:
            self.finish()
            return
        if self.turn == ROUND_TURNS:
            self.start_second_round()
        elif self.turn < ROUND_TURNS:
            self.pass_to_next()
        else:
            self.pass_to_previous()
        self.ask(SELECT)

    def pass_to_next(self) -> None:
        last: i64 = len(self.hands) - 1
        hand = self.hands[last]
        for player in range(last, 0, -1):
            self.hands[player] = self.hands[player - 1]
        self.hands[0] = hand
        if self.journal is not None:
            self.journal.append(Event("passed", -1, (1,)))

    def pass_to_previous(self) -> None:
        last: i64 = len(self.hands) - 1
        hand = self.hands[0]
        for player in range(last):
            self.hands[player] = self.hands[player + 1]
        self.hands[last] = hand
        if self.journal is not None:
            self.journal.append(Event("passed", -1, (-1,)))

    def start_second_round(self) -> None:
        """The last card of each hand is set aside face down; the undealt rest gives new hands."""
        for player in range(i64(len(self.hands))):
            self.aside += self.hands[player]
        if self.journal is not None:
            n: i64 = len(self.hands)
            self.journal.append(Event("aside", -1, (n,), (self.aside,), BIT[self.seats] - 1))
        self.deal()

    # -- alone against Swala (ES-11) ---------------------------------------------------

    def give(self, seat: i64, kind: i64) -> None:
        """Swala gets a card, then new cards are drawn: more after a row of hers, none after the last turn."""
        self.hands[seat] -= CARD[kind]
        cell = SWALA_CELL[self.turn]
        self.lay(SWALA, kind, cell)
        if self.journal is not None:
            self.journal.append(Event("given", seat, (kind, cell)))
        self.turn += 1
        if self.turn == TURNS:
            self.finish()
            return
        n: i64 = 1
        if self.turn % SWALA_ROW == 0:
            n = DRAWN_AFTER_ROW
        drawn = self.draw(n)
        self.hands[seat] += drawn
        if self.journal is not None:
            self.journal.append(Event("drew", seat, (n,), (drawn,), BIT[seat]))
        self.ask(SELECT)

    # -- the end of the game -----------------------------------------------------------

    def finish(self) -> None:
        self.step = OVER
        self.owing = 0
        if self.journal is not None:
            winners = winners_by(self.ranks())
            if winners == 0:
                winners = BIT[SWALA]
            self.journal.append(Event("ended", -1, (self.ending(), winners)))

    def ending(self) -> i64:
        """Why the game ended, as a number in OUTCOMES."""
        if self.seats > 1:
            return 0
        return self.ranks()[0]

    def outcome(self) -> str:
        if self.step != OVER:
            return ""
        return OUTCOMES[self.ending()]

    def gazelles(self) -> vec[i64]:
        """The gazelles of all who compete for the rewards: ecosystems, and the neutral pile (ES-6, ES-10, ES-11)."""
        found = vec[i64]([0] * len(self.occupied))
        for ecosystem in range(i64(len(self.occupied))):
            found[ecosystem] = bits(self.grids[KINDS * ecosystem + GAZELLE])
        if self.seats == 2:
            return vec[i64]([found[0], found[1], held(self.pile, GAZELLE)])
        return found

    def reward(self, ecosystem: i64) -> i64:
        """The points for the most gazelles, or the second most (ES-6)."""
        return gazelle_reward(self.gazelles(), ecosystem)

    def points(self, ecosystem: i64) -> i64:
        """The points of an ecosystem as it stands; what Swala's lions flip gives her the least (ES-8)."""
        return self.reward(ecosystem) + ecosystem_points(self.grids, KINDS * ecosystem, ecosystem == self.seats)

    def margin(self) -> i64:
        """By how much the only seat is ahead of Swala."""
        return self.points(0) - self.points(SWALA)

    def scores(self) -> vec[i64]:
        found = vec[i64]([0] * self.seats)
        for seat in range(self.seats):
            found[seat] = self.points(seat)
        return found

    def ranks(self) -> vec[i64]:
        if self.seats == 1:
            return ranks_alone(self.margin(), MARGINS[self.grade])
        return ranks_by(self.scores())  # ES-12

    # -- what others cannot know (ES-13) -------------------------------------------------

    def knows(self, seat: i64, player: i64) -> bool:
        """Whether this seat has held the hand that is now with a player."""
        if seat < 0:
            return False
        if seat == player or self.step == OVER:
            return True  # every hand of round 2 has gone round by then
        hands: i64 = len(self.hands)
        steps = player - seat
        if self.turn >= ROUND_TURNS:
            steps = -steps
        if steps < 0:
            steps += hands
        return steps <= self.turn % ROUND_TURNS

    def redeal(self, seat: i64, rng: Rng) -> None:
        players: i64 = len(self.hands)
        unknown = self.rest
        if seat < 0:
            unknown += self.aside
        for player in range(players):
            if not self.knows(seat, player):
                unknown += self.hands[player]
        for player in range(players):
            if not self.knows(seat, player):
                self.hands[player] = draw_cards(unknown, size(self.hands[player]), rng)
                unknown -= self.hands[player]
        if seat < 0:
            self.aside = draw_cards(unknown, size(self.aside), rng)
            unknown -= self.aside
        self.rest = unknown
        for other in range(self.seats):
            if other != seat:
                self.choose_again(other, rng)
        self.rng = rng.split()

    def choose_again(self, seat: i64, rng: Rng) -> None:
        """Another seat's pending choice could be any."""
        if self.owing & BIT[seat]:
            return
        if self.step == SELECT:
            self.selected[seat] = first_cell(one_of(kinds_in(self.hands[seat]), rng))
        elif self.step == PLACE:
            self.targets[seat] = first_cell(one_of(self.open_cells(seat), rng))

    # -- every card somewhere, exactly once ------------------------------------------------

    def audit(self) -> str:
        total = self.rest + self.aside + self.pile
        due = self.cards_due()
        for player in range(i64(len(self.hands))):
            total += self.hands[player]
            n = size(self.hands[player])
            if n != due:
                return f"ES-1: hand {player + 1} has {n} cards; after {self.turn} turns it has {due}"
        if self.step == PLACE:
            for seat in range(self.seats):
                if self.selected[seat] == NOTHING:
                    return "ES-1: at the step 'place' every seat has a revealed card"
                total += CARD[self.selected[seat]]
        for place in range(i64(len(self.grids))):
            total += CARD[place % KINDS] * bits(self.grids[place])
        if total != DECK:
            return "cards are not all there, exactly once"
        if size(self.aside) != self.cards_aside():
            return self.fault_of_number("ES-1: aside", self.aside, self.cards_aside())
        if size(self.pile) != self.cards_piled():
            return self.fault_of_number("ES-10: pile", self.pile, self.cards_piled())
        for ecosystem in range(i64(len(self.occupied))):
            fault = self.fault_of(ecosystem)
            if fault != "":
                return fault
        return self.fault_of_choices()

    def fault_of_number(self, what: str, cards: i64, due: i64) -> str:
        return f"{what}: {size(cards)} cards; after {self.turn} turns of {self.seats} seats there are {due}"

    def cards_due(self) -> i64:
        """How many cards each hand has at this point of the game."""
        if self.step == OVER:
            return 1
        n = HAND_SIZE - self.turn % ROUND_TURNS
        if self.seats == 1:
            n = SOLO_HAND_SIZE - self.turn + self.turn // SWALA_ROW * (DRAWN_AFTER_ROW - 1)
        if self.step != SELECT:
            n -= 1
        return n

    def cards_laid(self, ecosystem: i64) -> i64:
        """How many cards an ecosystem has at this point of the game."""
        if self.step == GIVE and ecosystem < self.seats:
            return self.turn + 1
        return self.turn

    def cards_aside(self) -> i64:
        if self.seats == 1 or self.turn < ROUND_TURNS:
            return 0
        return len(self.hands)

    def cards_piled(self) -> i64:
        if self.seats != 2:
            return 0
        if self.step == PLACE:
            return self.turn + 1
        return self.turn

    def fault_of(self, ecosystem: i64) -> str:
        occupied: i64 = 0
        for kind in range(i64(KINDS)):
            if occupied & self.grids[KINDS * ecosystem + kind]:
                return "two cards lie on one cell"
            occupied |= self.grids[KINDS * ecosystem + kind]
        if occupied != self.occupied[ecosystem]:
            return "the occupied cells are not those of the cards"
        n, due = bits(occupied), self.cards_laid(ecosystem)
        if n != due:
            return f"ES-1: ecosystem {ecosystem + 1} has {n} cards; after {self.turn} turns it has {due}"
        if occupied == 0:
            return ""
        if not occupied & CELL[CENTRE]:
            return f"ES-2: the first card of an ecosystem lies on {CELL_NAME[CENTRE]}"
        if occupied & ~self.windows[ecosystem]:
            return "ES-2: an ecosystem has more than 4 rows or 5 columns"
        if first_group(occupied) != occupied:
            return "ES-3: a card does not lie beside another"
        if ecosystem == self.seats and occupied & ~self.swala_cells():
            return "ES-11: Swala's cards do not lie from left to right, from top to bottom"
        return ""

    def swala_cells(self) -> i64:
        cells: i64 = 0
        for turn in range(self.turn):
            cells |= CELL[SWALA_CELL[turn]]
        return cells

    def fault_of_choices(self) -> str:
        if self.step != OVER and self.owing == 0:
            return f"ES-1: when everybody has chosen, the step '{STEPS[self.step]}' is over"
        for seat in range(self.seats):
            chosen = not self.owing & BIT[seat]
            kind = self.selected[seat]
            cell = self.targets[seat]
            if self.step == SELECT:
                if (kind != NOTHING) != chosen or cell != NOTHING:
                    return "ES-1: a seat has chosen exactly if nothing is asked of it"
                if chosen and held(self.hands[seat], kind) == 0:
                    return "ES-1: a selected card is not in the hand"
            elif self.step == PLACE:
                if kind == NOTHING or (cell != NOTHING) != chosen:
                    return "ES-1: a seat has chosen exactly if nothing is asked of it"
                if chosen and not self.open_cells(seat) & CELL[cell]:
                    return "ES-2: a card is to lie where none may lie"
            elif kind != NOTHING or cell != NOTHING:
                return f"ES-1: at the step '{STEPS[self.step]}' nobody has a choice pending"
        return ""


# -- cards -----------------------------------------------------------------------
# Some cards are one i64 (see components); they are values: `hand - CARD[kind]`.


def held(cards: i64, kind: i64) -> i64:
    """How many cards of a kind."""
    return (cards >> (5 * kind)) & 31


def size(cards: i64) -> i64:
    return cards >> SIZE


def kinds_in(cards: i64) -> i64:
    """Bit mask of the kinds of which there is at least one card."""
    found: i64 = 0
    for kind in range(i64(KINDS)):
        if cards & 31:
            found |= BIT[kind]
        cards >>= 5
    return found


def draw_cards(cards: i64, n: i64, rng: Rng) -> i64:
    """n random cards of some, which must be as many."""
    return draw_units(cards, KIND_WIDTH, size(cards), CARD, n, rng)


# -- masks -------------------------------------------------------------------------


def one_of(mask: i64, rng: Rng) -> i64:
    """A mask of one random bit of a mask, which must not be empty."""
    skipped = rng.below(bits(mask))
    for i in range(skipped):
        mask &= mask - 1
    return mask & -mask


def empty_table(seats: i64, grade: i64, rng: Rng) -> Savanna:
    """Hands and ecosystems for so many seats, and nothing in them."""
    players = seats
    ecosystems = seats
    if seats == 1:
        ecosystems = 2
    elif seats == 2:
        players = HANDS_OF_TWO
    state = Savanna(seats, grade, rng)
    state.hands = vec[i64]([0] * players)
    state.grids = vec[i64]([0] * (KINDS * ecosystems))
    state.occupied = vec[i64]([0] * ecosystems)
    state.windows = vec[i64]([FIELD] * ecosystems)
    state.selected = vec[i64]([NOTHING] * seats)
    state.targets = vec[i64]([NOTHING] * seats)
    return state


def new_game(seats: i64, grade: i64, rng: Rng) -> Savanna:
    """Ecosystem: Savanna for 1 to 6 seats, dealt and ready for the first selection."""
    state = empty_table(seats, grade, rng)
    state.set_up()
    return state
