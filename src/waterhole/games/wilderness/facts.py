"""Wilderness: what a move does, as things that can be seen on the table."""

from __future__ import annotations

from typing import cast

from waterhole.games.wilderness.events import (
    Drank,
    Fought,
    Healed,
    Hunted,
    Moved,
    Needle,
    Rested,
    RolledAgain,
    Slept,
    Tracked,
    Wandered,
)
from waterhole.games.wilderness.events import Rolled as RolledFor
from waterhole.games.wilderness.view import WildernessView
from waterhole.kernel.game import Made, note_of
from waterhole.text import Phrase

BY_LOT = (Fought, Hunted, Needle, RolledAgain, RolledFor, Tracked, Wandered)  # what follows these, nobody knows before
OPEN = ("go", "raft", "good", "bad")  # what others may answer with a card
BROKEN_BY_LOT = "Fever"  # which may leave in sleep, by a die


def facts(made: Made) -> list[Phrase]:
    """What is sure to come of it; what it costs and allows where nothing is sure, or others may interfere."""
    sure = [] if any(isinstance(event, BY_LOT) for event in made.seen) else _sure(made)
    return _offered(made) + sure if made.move.kind in OPEN else sure or _offered(made)


def _offered(made: Made) -> list[Phrase]:
    """What stands beside the move where it is chosen; of a turn that ends, what energy is left of it."""
    before = cast(WildernessView, made.before)
    if made.move.text == "end turn":
        return [Phrase("fact-unused", {"energy": before.energy})] if before.energy else []
    if made.move.kind in ("pass", "always pass"):
        return [Phrase("fact-keeps", {"count": sum((before.players[made.seat].hand or {}).values())})]
    return note_of(made)


def _sure(made: Made) -> list[Phrase]:
    """Thirst, hunger and exhaustion that are gone, what is healed, and where the way leads."""
    before, after = cast(WildernessView, made.before), cast(WildernessView, made.after)
    found: list[Phrase] = []
    for event in made.seen:
        if event.seat != made.seat:
            continue
        match event:
            case Drank():
                found.append(Phrase("fact-drinks"))
            case Healed() if event.illness != BROKEN_BY_LOT:
                found.append(Phrase("fact-heals", {"illness": event.illness}))
            case Rested() | Slept() if event.exhaustion < before.players[made.seat].exhaustion:
                steps = before.players[made.seat].exhaustion - event.exhaustion
                found.append(Phrase("fact-rests", {"steps": steps}))
            case Moved() if event.area in before.water and before.players[made.seat].area not in before.water:
                found.append(Phrase("fact-water"))
            case _:
                pass
    return found + _needs(made, before, after)


def _needs(made: Made, before: WildernessView, after: WildernessView) -> list[Phrase]:
    """What the status board shows; only while the turn is one's own, since nature's turn changes it again."""
    own, then = before.players[made.seat], after.players[made.seat]
    if before.current != made.seat or after.current != made.seat or before.round != after.round:
        return []
    found = []
    if then.hunger < own.hunger:
        found.append(Phrase("fact-eats"))
    if made.move.kind == "action" and after.energy < before.energy:  # on the way anything may happen
        found.append(Phrase("fact-energy", {"energy": after.energy}))
    return found
