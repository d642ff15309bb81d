"""Wild Cards: what can be seen happening; `engine/events.py` tells it."""

from __future__ import annotations

from waterhole.games.wild_cards.view import Cards
from waterhole.kernel.game import Seen


class Bid(Seen, frozen=True, kw_only=True, tag="bid"):
    card: str


class TwoDown(Seen, frozen=True, kw_only=True, tag="two"):
    """Two cards stay face down until the others are seen."""


class Unused(Seen, frozen=True, kw_only=True, tag="unused"):
    card: str | None  # None: not for your eyes


class Exchanged(Seen, frozen=True, kw_only=True, tag="exchanged"):
    given: str
    taken: str
    slot: int  # from 1


class Leader(Seen, frozen=True, kw_only=True, tag="leader"):
    """Seat -1: the leader went back to the supply."""

    species: str
    before: int  # who had it; -1: the supply


class Discarded(Seen, frozen=True, kw_only=True, tag="discarded"):
    cards: Cards


class Drew(Seen, frozen=True, kw_only=True, tag="drew"):
    count: int
    cards: Cards | None


class LaidPayment(Seen, frozen=True, kw_only=True, tag="laid"):
    """Extra cards of a tie, turned over with the others'."""

    cards: Cards
    total: int


class Took(Seen, frozen=True, kw_only=True, tag="took"):
    animal: str
    slot: int
    bid: str
    paid: Cards
    bonus: int


class Passed(Seen, frozen=True, kw_only=True, tag="passed"):
    cards: Cards  # bid and payment, back in the hand


class FoundNothing(Seen, frozen=True, kw_only=True, tag="nothing"):
    """Leo found the display empty."""


class KeptBid(Seen, frozen=True, kw_only=True, tag="kept"):
    card: str


class TalismanPassed(Seen, frozen=True, kw_only=True, tag="talisman"):
    """To this seat."""


class NewDisplay(Seen, frozen=True, kw_only=True, tag="display"):
    animals: tuple[str, ...]


class Reshuffled(Seen, frozen=True, kw_only=True, tag="reshuffled"):
    count: int


class Ended(Seen, frozen=True, kw_only=True, tag="ended"):
    outcome: str
    winners: tuple[int, ...]
