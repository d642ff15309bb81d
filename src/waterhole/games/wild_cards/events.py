"""Wild Cards: what can be seen happening, and how it is told."""

from __future__ import annotations

from collections.abc import Sequence

from waterhole.games.wild_cards.components import CARDS, OUTCOME, SPECIES
from waterhole.games.wild_cards.view import Cards, habitat_cards
from waterhole.kernel.core import Event
from waterhole.kernel.game import Seen, whom


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
            return NewDisplay(seat=seat, animals=tuple(SPECIES[species] for species in shown))
        case "reshuffled":
            return Reshuffled(seat=seat, count=shown[0])
        case "ended":
            return Ended(seat=seat, outcome=OUTCOME, winners=tuple(n for n in range(8) if (shown[0] >> n) & 1))
    raise AssertionError(event.kind)


def listed(words: Sequence[str]) -> str:
    """'forest 1, forest 3 and wild 2'."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def named(cards: Cards) -> str:
    """'forest 1, 2 × forest 3 and wild 2'."""
    return listed([card if n == 1 else f"{n} × {card}" for card, n in cards.items()])


def with_article(animal: str) -> str:
    return f"an {animal}" if animal[0] in "aei" else f"a {animal}"


def sentence(seen: Seen, names: Sequence[str]) -> str:
    """An event in words; `names` has one name per player, Leo's too."""
    who = names[seen.seat] if seen.seat >= 0 else ""
    match seen:
        case Bid(card=card):
            return f"{who} bid {card}."
        case TwoDown():
            return f"{who} put down two cards and waited for the other bids."
        case Unused(card=card):
            return f"{who} took {card or 'the other card'} back unused."
        case Exchanged(given=given, taken=taken):
            return f"{who} exchanged {with_article(given)} for {with_article(taken)} of the display."
        case Leader(seat=seat, species=species, before=before):
            if seat < 0:
                return f"The {species} leader went back to the supply."
            source = f", which {whom(names[before])} had before" if before >= 0 else ""
            return f"{who} got the {species} leader{source}."
        case Discarded(cards=cards):
            return f"{who} discarded {named(cards)}."
        case Drew(count=n, cards=cards):
            return f"{who} drew {named(cards) if cards else f'{n} card' + 's' * (n != 1)}."
        case LaidPayment(cards=cards, total=total):
            return f"{who} laid {named(cards)} in the tie, a total of {total}."
        case Took(animal=animal, bid=bid, paid=paid, bonus=bonus):
            price = f" with {named(paid)}" if paid else ""
            extra = f" and earned {bonus} points for its natural habitat" if bonus else ""
            return f"{who} took {with_article(animal)} for {bid}{price}{extra}."
        case Passed(cards=cards):
            return f"{who} took no animal and got {named(cards)} back."
        case FoundNothing():
            return f"{who} found no animal left."
        case KeptBid(card=card):
            return f"{who} took {card} back by the ibex's power."
        case TalismanPassed():
            return f"{who} got the talisman, which had settled a tie."
        case NewDisplay(animals=animals):
            return f"The new display: {', '.join(animals)}."
        case Reshuffled(count=n):
            return f"The {n} discarded cards were shuffled into a new draw pile."
        case Ended(outcome=outcome, winners=winners):
            return f"The game ended: {outcome}. Won by {listed([whom(names[player]) for player in winners])}."
    raise AssertionError(seen)
