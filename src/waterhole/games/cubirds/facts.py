"""CuBirds: what a move does, as things that can be seen on the table."""

from __future__ import annotations

from typing import cast

from waterhole.games.cubirds.engine.components import BIRDS_FOR_A_TRIO, SPECIES_TO_WIN, TRIOS_TO_WIN
from waterhole.games.cubirds.events import Drew, Emptied, Family, Laid
from waterhole.games.cubirds.view import Birds, CuBirdsView
from waterhole.kernel.game import Made
from waterhole.text import Phrase


def facts(made: Made) -> list[Phrase]:
    """What is taken, what that makes, who goes without it, and what joins the collection."""
    before = cast(CuBirdsView, made.before)
    own = [event for event in made.seen if event.seat == made.seat]
    found: list[Phrase] = []
    for event in own:
        match event:
            case Laid():
                found += _laid(before, made.seat, event)
            case Drew():
                found.append(Phrase("fact-draws", {"count": event.count}))
            case Family():
                found.append(_collected(before, made.seat, event))
            case Emptied():
                found.append(Phrase("fact-empties"))
            case _:
                pass
    if made.move.text == "no family":
        found += _waits(before, made.seat)
    return found


def _laid(view: CuBirdsView, seat: int, laid: Laid) -> list[Phrase]:
    if not laid.enclosed:
        return [Phrase("fact-takes-nothing")]
    hand = view.players[seat].hand or {}
    found = [Phrase("note-takes", {"taken": laid.enclosed})]
    for bird, taken in laid.enclosed.items():
        held = 0 if bird == laid.bird else hand.get(bird, 0)
        found += _family_made(view, bird, held, taken)
        found += _denied(view, seat, bird, taken)
    return found


def _family_made(view: CuBirdsView, bird: str, held: int, taken: int) -> list[Phrase]:
    """Whether birds taken make a family that those held did not."""
    small, large = view.families[bird]
    for size, needed in (("large", large), ("small", small)):
        if held < needed <= held + taken:
            return [Phrase("fact-family", {"bird": bird, "held": held, "size": size})]
    return []


def _denied(view: CuBirdsView, seat: int, bird: str, taken: int) -> list[Phrase]:
    """Who is known to hold some of these birds, and would have had a family with those taken."""
    found = []
    for other, player in enumerate(view.players[: view.seats]):
        known = player.known.get(bird, 0)
        if other != seat and 0 < known < view.families[bird][0] <= known + taken:
            wins = _wins(player.collection, bird)
            found.append(Phrase("fact-denies", {"bird": bird, "seat": other, "count": known, "wins": wins}))
    return found


def _wins(collection: Birds, bird: str) -> bool:
    """Whether one more bird in a collection wins (CB-9)."""
    grown = collection | {bird: collection.get(bird, 0) + 1}
    trios = sum(count >= BIRDS_FOR_A_TRIO for count in grown.values())
    return len(grown) >= SPECIES_TO_WIN or trios >= TRIOS_TO_WIN


def _collected(view: CuBirdsView, seat: int, family: Family) -> Phrase:
    species = set(view.players[seat].collection) | {family.bird}
    return Phrase("fact-collects", {"bird": family.bird, "count": family.gained, "species": len(species)})


def _waits(view: CuBirdsView, seat: int) -> list[Phrase]:
    """The families that are kept, and what small ones lack to be large."""
    found = []
    for bird, held in (view.players[seat].hand or {}).items():
        small, large = view.families[bird]
        if held >= large:
            found.append(Phrase("fact-keeps", {"bird": bird, "count": held}))
        elif held >= small:
            found.append(Phrase("fact-waits", {"bird": bird, "count": held, "missing": large - held}))
    return found
