"""Wild Cards: what a move does, as things that can be seen on the table."""

from __future__ import annotations

from typing import cast

from waterhole.games.wild_cards.events import Drew, Exchanged, Leader, Passed, Took
from waterhole.games.wild_cards.view import WildCardsView
from waterhole.kernel.game import Made, Seen
from waterhole.text import Phrase

REFILL = "refill"  # the card that is in no hand


def facts(made: Made) -> list[Phrase]:
    """Which animal comes or is wanted, which leader with it, what comes back, and how many cards are left."""
    before = cast(WildCardsView, made.before)
    done = [fact for event in made.seen if event.seat == made.seat for fact in _done(before, made.seat, event)]
    return _spent(before, made) + done or _wanted(before, made) or _held(made)


def _wanted(view: WildCardsView, made: Made) -> list[Phrase]:
    """The animal that is still to be paid for."""
    if made.move.kind != "take" or "slot" not in made.move.fields:
        return []
    animal = view.display[int(made.move.fields["slot"]) - 1]
    count = view.players[made.seat].collection.get(animal, 0) + 1
    return [Phrase("fact-costs", {"animal": animal, "count": count, "cards": view.owed})]


def _held(made: Made) -> list[Phrase]:
    """Where nothing else is done: the cards that are in the hand then."""
    after = cast(WildCardsView, made.after)
    return [Phrase("fact-holds", {"count": after.players[made.seat].hand_size - len(after.chosen)})]


def _spent(view: WildCardsView, made: Made) -> list[Phrase]:
    """A card less, put down beside those that lie there already; what settles a tie may come back."""
    card = made.move.fields.get("card")
    paid = made.move.kind in ("bid", "second") or (made.move.kind == "pay" and view.wanted > 0)
    if card is None or card == REFILL or not paid:
        return []
    return [Phrase("fact-leaves", {"count": view.players[made.seat].hand_size - len(view.chosen) - 1})]


def _done(view: WildCardsView, seat: int, event: Seen) -> list[Phrase]:
    collection = view.players[seat].collection
    match event:
        case Took():
            count = collection.get(event.animal, 0) + 1
            found = [Phrase("fact-takes", {"animal": event.animal, "count": count})]
            return [*found, Phrase("fact-bonus", {"points": event.bonus})] if event.bonus else found
        case Exchanged():
            count = collection.get(event.taken, 0) + (event.given != event.taken)
            return [Phrase("fact-exchanges", {"given": event.given, "taken": event.taken, "count": count})]
        case Leader():
            return [Phrase("fact-leader", {"species": event.species, "before": event.before})]
        case Drew():
            return [Phrase("fact-draws", {"count": event.count})]
        case Passed():
            return [Phrase("fact-back", {"cards": event.cards})]
        case _:
            return []
