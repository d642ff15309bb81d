"""Wildlife: what a move does, as things that can be seen on the table."""

from __future__ import annotations

from typing import cast

from waterhole.games.wildlife.events import Beat, Defended, Filled, Improved, Took
from waterhole.games.wildlife.view import Ranking, WildlifeView
from waterhole.kernel.game import Made, Seen, points_gained
from waterhole.text import Phrase


def facts(made: Made) -> list[Phrase]:
    """What is filled, learned, taken, beaten or kept; where the lead changes; food and points."""
    before, after = cast(WildlifeView, made.before), cast(WildlifeView, made.after)
    own = [event for event in made.seen if event.seat == made.seat]
    found = [fact for event in own for fact in _done(event)]
    found += _leads(before, after, made.seat)
    food = after.players[made.seat].food - before.players[made.seat].food
    if food:
        found.append(Phrase("fact-food", {"food": food}))
    return found + points_gained(made)


def _done(event: Seen) -> list[Phrase]:
    match event:
        case Filled():
            return [Phrase("fact-fills", {"area": event.area})]
        case Improved():
            return [Phrase("fact-improves", {"terrain": event.terrain, "level": event.level})]
        case Took():
            return [Phrase("fact-ability", {"ability": event.ability, "holder": event.holder})]
        case Beat():
            return [Phrase("fact-beats", {"space": event.space, "victim": event.victim})]
        case Defended():
            return [Phrase("fact-keeps", {"space": event.space})]
        case _:
            return []


def _leads(before: WildlifeView, after: WildlifeView, seat: int) -> list[Phrase]:
    """The areas in which this player has the most tiles now and had not before, and who had."""
    found = []
    for was, now in zip(before.sheet.areas, after.sheet.areas, strict=True):
        if _leaders(now) == [seat] != _leaders(was):
            others = [other for other in _leaders(was) if other != seat]
            found.append(Phrase("fact-leads", {"area": now.name, "before": others[0] if len(others) == 1 else -1}))
    return found


def _leaders(area: Ranking) -> list[int]:
    most = max(area.counts)
    return [seat for seat, count in enumerate(area.counts) if count == most > 0]
