"""CuBirds: how events are told to one viewer, and in words. Compiled: after each move everybody is told."""

from __future__ import annotations

from collections.abc import Sequence

from waterhole.games.cubirds.components import OUTCOMES, PLURAL, SIDES, SPECIES
from waterhole.games.cubirds.events import Dealt, Drew, Emptied, Ended, Family, Laid, Refilled, Reshuffled
from waterhole.games.cubirds.legible import Birds, birds
from waterhole.kernel.core import Event
from waterhole.kernel.game import Seen, whom


def tell(event: Event, viewer: int) -> Seen:
    """An event as one viewer sees it."""
    seat, shown = int(event.seat), event.shown
    hidden = birds(event.hidden[0]) if event.hidden and _may_see(event, viewer) else None
    match event.kind:
        case "laid":
            bird, n, row, side, enclosed = shown
            return Laid(seat=seat, bird=SPECIES[bird], count=n, row=row + 1, side=SIDES[side], enclosed=birds(enclosed))
        case "refilled":
            return Refilled(seat=seat, row=shown[0] + 1, birds=tuple([SPECIES[bird] for bird in shown[1:]]))
        case "drew":
            return Drew(seat=seat, count=shown[0], birds=hidden)
        case "family":
            return Family(seat=seat, bird=SPECIES[shown[0]], count=shown[1], gained=shown[2])
        case "emptied":
            return Emptied(seat=seat)
        case "dealt":
            return Dealt(seat=seat, count=shown[0], birds=hidden)
        case "reshuffled":
            return Reshuffled(seat=seat, count=shown[0])
        case "ended":
            winners = tuple(player for player in range(8) if (shown[1] >> player) & 1)
            return Ended(seat=seat, outcome=OUTCOMES[shown[0]], winners=winners)
    raise AssertionError(event.kind)


def _may_see(event: Event, viewer: int) -> bool:
    return event.witnessed_by(viewer)


PLURAL_OF = dict(zip(SPECIES, PLURAL, strict=True))


def flock(bag: Birds) -> str:
    """'2 owls and 1 duck'."""
    parts = [f"{n} {bird if n == 1 else PLURAL_OF[bird]}" for bird, n in bag.items()]
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def sentence(seen: Seen, names: Sequence[str]) -> str:
    """An event in words; `names` has one name per player, Robinbird's too."""
    who = names[seen.seat] if seen.seat >= 0 else ""
    match seen:
        case Laid(bird=bird, count=n, row=row, side=side, enclosed=enclosed):
            took = f" and took {flock(enclosed)}" if enclosed else ""
            return f"{who} laid {flock({bird: n})} at the {side} of row {row}{took}."
        case Refilled(row=row, birds=added):
            return f"Row {row} was refilled with {', '.join(added) if added else 'nothing'}."
        case Drew(count=n, birds=drawn):
            return f"{who} drew {flock(drawn) if drawn else f'{n} card' + 's' * (n != 1)}."
        case Family(bird=bird, count=n, gained=gained):
            kept = "one joined" if gained == 1 else "two joined"
            return f"{who} formed a family of {flock({bird: n})}; {kept} the collection."
        case Emptied():
            return f"{who} had no cards left: everybody discarded."
        case Dealt(count=n, birds=hand):
            return f"{who} got a new hand: {flock(hand) if hand else f'{n} cards'}."
        case Reshuffled(count=n):
            return f"The {n} discarded cards were shuffled into a new draw pile."
        case Ended(outcome=outcome, winners=winners):
            return f"The game ended: {outcome}. Won by {' and '.join([whom(names[player]) for player in winners])}."
    raise AssertionError(seen)
