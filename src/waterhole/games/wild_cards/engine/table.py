"""Wild Cards: what lies on the table: hands, piles, animals, leaders; and what is done to it in any phase."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wild_cards.engine.components import (
    BID,
    CARD,
    COUNTS,
    FOREIGN,
    HABITAT_BONUS,
    KIND_WIDTH,
    KINDS,
    NATURAL_HABITAT,
    OUTCOME,
    OVER,
    REFILL,
    ROUNDS,
    VALUE,
)
from waterhole.games.wild_cards.engine.scoring import collection_points, leader_points, places
from waterhole.kernel.engine.bags import cards, count, draw_units, kind_of_card, size
from waterhole.kernel.engine.masks import BIT
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import UNDEALT, Event, State


class Table(State):
    def __init__(self, seats: i64, players: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.hands = UNDEALT  # habitat cards, one bag per player; Leo's is his pile, which has the refill card besides
        self.known = UNDEALT  # bags: what everybody knows of each hand (WC-18)
        self.collections = UNDEALT  # bags of animals
        self.tokens = UNDEALT  # points
        self.bids = UNDEALT  # face up: a kind, REFILL or NO_BID
        self.paid = UNDEALT  # bags: extra cards, face up
        self.chosen = UNDEALT  # face down: first card + 1, and 32 * (second + 1) for the eagle's holder
        self.laying = UNDEALT  # bags: the cards of an unfinished choice, or face down in a tie
        self.players: i64 = players  # the seats, and Leo
        self.pile: i64 = 0  # bags: the order of a shuffled pile is drawn card by card
        self.discard: i64 = 0
        self.animals: i64 = 0  # the draw pile
        self.box_seen: i64 = 0  # animals out of the game
        self.box_unseen: i64 = 0
        self.display: i64 = 0  # four bits a slot from the draw pile on: species + 1, 0 = taken
        self.leaders: i64 = 0  # four bits a species: player + 1, 0 = in the supply
        self.talisman: i64 = 0
        self.talisman_used: i64 = 0
        self.holder_first: i64 = 0  # the option on how to read the talisman (WC-8)
        self.step: i64 = BID
        self.owing: i64 = 0  # mask of the seats that owe a decision
        self.exchanged: i64 = 0  # mask of the players who were offered the meerkat's exchange (WC-5)
        self.took: i64 = 0  # mask of the players who took an animal this round
        self.value: i64 = 0  # the bid value whose turn it is in phase 3
        self.queue: i64 = 0  # the players of this value yet to act, four bits each: player + 1
        self.wanted: i64 = 0  # the slot being paid for

    def copy_to(self, twin: Table) -> None:
        twin.hands = self.hands[:]
        twin.known = self.known[:]
        twin.collections = self.collections[:]
        twin.tokens = self.tokens[:]
        twin.bids = self.bids[:]
        twin.paid = self.paid[:]
        twin.chosen = self.chosen[:]
        twin.laying = self.laying[:]
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

    # -- whose decision ----------------------------------------------------------------

    def ask(self, seat: i64, step: i64) -> None:
        self.step = step
        self.owing = BIT[seat]

    def start_round(self) -> None:
        """After the last phase comes the first; rules.py knows both."""
        raise NotImplementedError

    # -- the round and its bids --------------------------------------------------------

    def round_number(self) -> i64:
        return ROUNDS[self.players] - size(self.animals) // (self.players - 1)

    def turn_over(self, player: i64, card: i64) -> None:
        self.chosen[player] = 0
        self.bids[player] = card
        if card != REFILL:
            self.spend(player, CARD[card])
        if self.journal is not None:
            self.note("bid", player, (card,))

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

    # -- animals -----------------------------------------------------------------------

    def animal_in(self, slot: i64) -> i64:
        """The species in a slot of the display; -1: taken."""
        return ((self.display >> (4 * slot)) & 15) - 1

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

    # -- leaders (WC-11, WC-12) --------------------------------------------------------

    def leader_of(self, species: i64) -> i64:
        """The player who has the leader; -1: the supply."""
        return ((self.leaders >> (4 * species)) & 15) - 1

    def give_leader(self, species: i64, player: i64) -> None:
        """To a player, or with -1 to the supply."""
        before = self.leader_of(species)
        self.leaders += (player - before) * BIT[4 * species]
        if self.journal is not None:
            self.note("leader", player, (species, before))

    def claim_leader(self, player: i64, species: i64) -> None:
        """With as many as the owner, who has the most; nobody owns it only where nobody else has any (WC-11)."""
        owner = self.leader_of(species)
        if owner == player:
            return
        if owner < 0 or count(self.collections[player], species) >= count(self.collections[owner], species):
            self.give_leader(species, player)

    def lose_leader(self, loser: i64, species: i64) -> None:
        """After giving an animal away: to whoever has most and more than the loser, or to the supply (WC-12)."""
        if self.leader_of(species) != loser:
            return
        most = count(self.collections[loser], species)
        heir = loser
        players = self.players
        for i in range(1, players):
            player = loser + i
            if player >= players:
                player -= players
            if count(self.collections[player], species) > most:
                most = count(self.collections[player], species)
                heir = player
        if most == 0:
            self.give_leader(species, -1)
        elif heir != loser:
            self.give_leader(species, heir)

    # -- cards -------------------------------------------------------------------------

    def spend(self, player: i64, bag: i64) -> None:
        """Cards leave a hand in sight of all; so many fewer of them are known to be there (WC-18)."""
        self.hands[player] -= bag
        if self.known[player]:
            self.known[player] -= common(self.known[player], bag)

    def give_back(self, player: i64, bag: i64) -> None:
        """Cards go to a hand in sight of all."""
        self.hands[player] += bag
        self.known[player] += bag

    def draw_to_hand(self, player: i64, n: i64) -> None:
        drawn = self.draw(n)
        self.hands[player] += drawn
        if self.journal is not None and drawn:
            if player < self.seats:
                self.journal.append(Event("drew", player, (size(drawn),), (drawn,), BIT[player]))
            else:
                self.note("drew", player, (size(drawn),))

    def draw(self, n: i64) -> i64:
        """The next n cards, or as many as there are; the discards are shuffled when one is needed (WC-15)."""
        drawn: i64 = 0
        for i in range(n):
            if self.pile == 0:
                if self.discard == 0:
                    break
                self.pile = self.discard
                self.discard = 0
                if self.journal is not None:
                    self.note("reshuffled", -1, (size(self.pile),))
            card = CARD[draw_card(self.pile, self.rng)]
            self.pile -= card
            drawn += card
        return drawn

    # -- how it stands (WC-16) ---------------------------------------------------------

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


# -- bags of habitat cards -------------------------------------------------------------


def held(bag: i64, kind: i64) -> i64:
    """How many cards of a kind a bag has."""
    return (bag >> (3 * kind)) & 7


def highest(bag: i64) -> i64:
    """The highest kind in a bag, 0 for an empty one."""
    kind: i64 = 0
    counts = (bag & COUNTS) >> 3
    while counts:
        counts >>= 3
        kind += 1
    return kind


def kinds_from(bag: i64, kind: i64, base: i64, out: vec[i64]) -> i64:
    """Write base + kind for each kind of a bag from the given one on; return how many."""
    n: i64 = 0
    counts = (bag & COUNTS) >> (3 * kind)
    while counts:
        if counts & 7:
            out[n] = base + kind
            n += 1
        counts >>= 3
        kind += 1
    return n


def total(bag: i64) -> i64:
    """The sum of the values of a bag."""
    points: i64 = 0
    kind: i64 = 0
    counts = bag & COUNTS
    while counts:
        points += (counts & 7) * VALUE[kind]
        counts >>= 3
        kind += 1
    return points


def natural(bag: i64, species: i64) -> bool:
    """Whether every card is of the animal's habitat or wild (WC-13)."""
    return bag & FOREIGN[NATURAL_HABITAT[species]] == 0


def common(one: i64, other: i64) -> i64:
    """The cards that two bags have in common."""
    both: i64 = 0
    for kind in range(i64(KINDS)):
        n = held(one, kind)
        if held(other, kind) < n:
            n = held(other, kind)
        both += n * CARD[kind]
    return both


def within(part: i64, whole: i64) -> bool:
    """Whether a bag has no card that another has not."""
    return common(part, whole) == part


def draw_card(bag: i64, rng: Rng) -> i64:
    """The kind of a random card of a bag, which must not be empty."""
    return kind_of_card(bag, KIND_WIDTH, rng.below(size(bag)))


def draw_cards(bag: i64, n: i64, rng: Rng) -> i64:
    """A bag of n random cards of a bag, which must have as many."""
    return draw_units(bag, KIND_WIDTH, size(bag), CARD, n, rng)
