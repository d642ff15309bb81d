"""CuBirds: how events are told to one viewer. Compiled: after each move everybody is told."""

from __future__ import annotations

from waterhole.games.cubirds.engine.components import OUTCOMES, SIDES, SPECIES
from waterhole.games.cubirds.engine.view import birds
from waterhole.games.cubirds.events import Dealt, Drew, Emptied, Ended, Family, Laid, Refilled, Reshuffled
from waterhole.kernel.engine.reading import numbers_in
from waterhole.kernel.engine.state import Event
from waterhole.kernel.game import Seen


def tell(event: Event, viewer: int) -> Seen:
    """An event as one viewer sees it."""
    seat, shown = int(event.seat), event.shown
    hidden = birds(event.hidden[0]) if event.hidden and event.witnessed_by(viewer) else None
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
            return Ended(seat=seat, outcome=OUTCOMES[shown[0]], winners=numbers_in(shown[1]))
    raise AssertionError(event.kind)
