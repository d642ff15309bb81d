"""Wild Cards: how events are told to one viewer. Compiled: after each move everybody is told."""

from __future__ import annotations

from waterhole.games.wild_cards.engine.components import CARDS, OUTCOME, SPECIES
from waterhole.games.wild_cards.engine.view import habitat_cards
from waterhole.games.wild_cards.events import (
    Bid,
    Discarded,
    Drew,
    Ended,
    Exchanged,
    FoundNothing,
    KeptBid,
    LaidPayment,
    Leader,
    NewDisplay,
    Passed,
    Reshuffled,
    TalismanPassed,
    Took,
    TwoDown,
    Unused,
)
from waterhole.kernel.engine.reading import numbers_in
from waterhole.kernel.engine.state import Event
from waterhole.kernel.game import Seen


def tell(event: Event, viewer: int) -> Seen:
    """An event as one viewer sees it."""
    seat, shown = int(event.seat), event.shown
    hidden = event.hidden[0] if event.hidden and event.witnessed_by(viewer) else None
    match event.kind:
        case "bid":
            return Bid(seat=seat, card=CARDS[shown[0]])
        case "two":
            return TwoDown(seat=seat)
        case "unused":
            return Unused(seat=seat, card=None if hidden is None else CARDS[hidden])
        case "exchanged":
            return Exchanged(seat=seat, given=SPECIES[shown[0]], taken=SPECIES[shown[1]], slot=shown[2] + 1)
        case "leader":
            return Leader(seat=seat, species=SPECIES[shown[0]], before=shown[1])
        case "discarded":
            return Discarded(seat=seat, cards=habitat_cards(shown[0]))
        case "drew":
            return Drew(seat=seat, count=shown[0], cards=None if hidden is None else habitat_cards(hidden))
        case "laid":
            return LaidPayment(seat=seat, cards=habitat_cards(shown[0]), total=shown[1])
        case "took":
            species, slot, bid, paid, bonus = shown
            return Took(
                seat=seat,
                animal=SPECIES[species],
                slot=slot + 1,
                bid=CARDS[bid],
                paid=habitat_cards(paid),
                bonus=bonus,
            )
        case "passed":
            return Passed(seat=seat, cards=habitat_cards(shown[0]))
        case "nothing":
            return FoundNothing(seat=seat)
        case "kept":
            return KeptBid(seat=seat, card=CARDS[shown[0]])
        case "talisman":
            return TalismanPassed(seat=seat)
        case "display":
            return NewDisplay(seat=seat, animals=tuple([SPECIES[species] for species in shown]))
        case "reshuffled":
            return Reshuffled(seat=seat, count=shown[0])
        case "ended":
            return Ended(seat=seat, outcome=OUTCOME, winners=numbers_in(shown[0]))
    raise AssertionError(event.kind)
