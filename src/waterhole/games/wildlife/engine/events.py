"""Wildlife: how events are told to one viewer. Compiled: after each move everybody is told."""

from __future__ import annotations

from waterhole.games.wildlife.engine.components import (
    ABILITIES,
    AREA_NAMES,
    CARD_NAMES,
    DEEDS,
    LEVELS,
    ORGANISMS,
    OUTCOMES,
    SPACE_NAMES,
    TERRAINS,
)
from waterhole.games.wildlife.engine.view import cards, sheet
from waterhole.games.wildlife.events import (
    Beat,
    Bid,
    Bought,
    Card,
    Defended,
    Drew,
    Ended,
    Fed,
    Filled,
    Food,
    Gained,
    Improved,
    Moved,
    Organism,
    Reshuffled,
    Scored,
    Struck,
    Tile,
    Took,
    Turn,
)
from waterhole.kernel.engine.reading import numbers_in
from waterhole.kernel.engine.state import Event
from waterhole.kernel.game import Seen


def tell(event: Event, viewer: int) -> Seen:
    """An event as one viewer sees it."""
    seat, shown, how = int(event.seat), event.shown, event.kind
    match how:
        case "organism":
            return Organism(seat=seat, organism=ORGANISMS[shown[0]], price=shown[1])
        case "turn":
            return Turn(seat=seat, round=shown[0] + 1)
        case "fed":
            return Fed(seat=seat, tiles=shown[0], points=shown[1])
        case "seeded" | "expanded" | "removed":
            return Tile(seat=seat, how=how, space=SPACE_NAMES[shown[0]])
        case "migrated" | "moved" | "swapped":
            victim = shown[2] if how == "swapped" else -1
            return Moved(seat=seat, how=how, origin=SPACE_NAMES[shown[0]], space=SPACE_NAMES[shown[1]], victim=victim)
        case "struck":
            return Struck(seat=seat, deed=DEEDS[shown[0]], space=SPACE_NAMES[shown[1]], victim=shown[2])
        case "defended":
            return Defended(seat=seat, deed=DEEDS[shown[0]], space=SPACE_NAMES[shown[1]])
        case "beat":
            return Beat(seat=seat, space=SPACE_NAMES[shown[0]], victim=shown[1])
        case "played" | "auctioned" | "unsold" | "happened" | "named" | "nothing":
            return Card(seat=seat, how=how, card=CARD_NAMES[shown[0]])
        case "bid" | "passed":
            return Bid(seat=seat, food=shown[0] if shown else None)
        case "bought":
            return Bought(seat=seat, card=CARD_NAMES[shown[0]], price=shown[1], fallen=shown[2], auctioneer=shown[3])
        case "improved":
            return Improved(seat=seat, terrain=TERRAINS[shown[0]], level=LEVELS[shown[1]])
        case "took":
            return Took(seat=seat, ability=ABILITIES[shown[0]], holder=shown[1])
        case "converted" | "starved":
            return Food(seat=seat, how=how, food=shown[0], points=shown[1])
        case "found":
            return Food(seat=seat, how=how, food=shown[0], points=0)
        case "filled":
            return Filled(seat=seat, area=AREA_NAMES[shown[0]], pawn=shown[1], points=shown[2])
        case "scored":
            seats = len(shown) // 6  # six numbers for each player; the last, what he gained, is the sheet's total
            parts = [list(shown[part * seats : (part + 1) * seats]) for part in range(5)]
            scored = sheet(parts[0], parts[1], parts[2], parts[3], parts[4])
            gained = [Gained(seat=player, points=points) for player, points in enumerate(scored.totals)]
            return Scored(seat=seat, sheet=scored, gained=tuple(gained))
        case "drew":
            drawn = cards(event.hidden[0]) if event.hidden and event.witnessed_by(viewer) else None
            return Drew(seat=seat, count=shown[0], cards=drawn)
        case "reshuffled":
            return Reshuffled(seat=seat, count=shown[0])
        case "ended":
            return Ended(seat=seat, outcome=OUTCOMES[shown[0]], winners=numbers_in(shown[1]))
    raise AssertionError(how)
