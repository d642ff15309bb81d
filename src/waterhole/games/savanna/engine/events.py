"""Ecosystem: Savanna: how events are told to one viewer. Compiled: after each move everybody is told."""

from __future__ import annotations

from waterhole.games.savanna.engine.components import CELL_NAME, GAZELLE, KIND, OUTCOMES, ZEBRA
from waterhole.games.savanna.engine.view import cards_of
from waterhole.games.savanna.events import Aside, Dealt, Drew, Ended, Given, Neutral, Passed, Placed, Selected
from waterhole.kernel.engine.reading import numbers_in
from waterhole.kernel.engine.state import Event
from waterhole.kernel.game import Seen


def tell(event: Event, viewer: int) -> Seen:
    """An event as one viewer sees it."""
    seat, shown = int(event.seat), event.shown
    hidden = cards_of(event.hidden[0]) if event.hidden and event.witnessed_by(viewer) else None
    match event.kind:
        case "dealt":
            return Dealt(seat=seat, count=shown[0], cards=hidden)
        case "selected":
            return Selected(seat=seat, card=KIND[shown[0]])
        case "neutral":
            return Neutral(seat=seat, card=KIND[shown[0]])
        case "placed":
            prey = {KIND[GAZELLE]: shown[2], KIND[ZEBRA]: shown[3]}
            flips = {card: count for card, count in prey.items() if count}
            return Placed(seat=seat, card=KIND[shown[0]], cell=CELL_NAME[shown[1]], flips=flips)
        case "given":
            return Given(seat=seat, card=KIND[shown[0]], cell=CELL_NAME[shown[1]])
        case "passed":
            return Passed(seat=seat, to="next" if shown[0] > 0 else "previous")
        case "aside":
            return Aside(seat=seat, count=shown[0], cards=hidden)
        case "drew":
            return Drew(seat=seat, count=shown[0], cards=hidden)
        case "ended":
            return Ended(seat=seat, outcome=OUTCOMES[shown[0]], winners=numbers_in(shown[1]))
    raise AssertionError(event.kind)
