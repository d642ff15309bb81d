"""Wild Cards: what can be seen happening, and how it is told."""

from __future__ import annotations

from typing import Annotated

from waterhole.games.wild_cards.engine.components import CARDS, OUTCOME, SPECIES
from waterhole.games.wild_cards.engine.view import habitat_cards
from waterhole.games.wild_cards.view import Cards
from waterhole.kernel.events import FromOne, Reading, Rest, Seats, Secret, named, teller
from waterhole.kernel.game import Seen

Card = Annotated[str, named(CARDS)]
Species = Annotated[str, named(SPECIES)]
Bag = Annotated[Cards, Reading(habitat_cards)]


class Bid(Seen, frozen=True, tag="bid"):
    card: Card


class TwoDown(Seen, frozen=True, tag="two"):
    """Two cards stay face down until the others are seen."""


class Unused(Seen, frozen=True, tag="unused"):
    card: Annotated[str | None, Secret(CARDS.__getitem__)]  # None: not for your eyes


class Exchanged(Seen, frozen=True, tag="exchanged"):
    given: Species
    taken: Species
    slot: FromOne


class Leader(Seen, frozen=True, tag="leader"):
    """Seat -1: the leader went back to the supply."""

    species: Species
    before: int  # who had it; -1: the supply


class Discarded(Seen, frozen=True, tag="discarded"):
    cards: Bag


class Drew(Seen, frozen=True, tag="drew"):
    count: int
    cards: Annotated[Cards | None, Secret(habitat_cards)]


class LaidPayment(Seen, frozen=True, tag="laid"):
    """Extra cards of a tie, turned over with the others'."""

    cards: Bag
    total: int


class Took(Seen, frozen=True, tag="took"):
    animal: Species
    slot: FromOne
    bid: Card
    paid: Bag
    bonus: int


class Passed(Seen, frozen=True, tag="passed"):
    cards: Bag  # bid and payment, back in the hand


class FoundNothing(Seen, frozen=True, tag="nothing"):
    """Leo found the display empty."""


class KeptBid(Seen, frozen=True, tag="kept"):
    card: Card


class TalismanPassed(Seen, frozen=True, tag="talisman"):
    """To this seat."""


class NewDisplay(Seen, frozen=True, tag="display"):
    animals: Annotated[tuple[str, ...], Rest(SPECIES.__getitem__)]


class Reshuffled(Seen, frozen=True, tag="reshuffled"):
    count: int


class Ended(Seen, frozen=True, tag="ended"):
    outcome: Annotated[str, named((OUTCOME,))]
    winners: Seats


tell = teller(__name__).tell
