"""Wildlife: what a move does, as things that can be seen on the table."""

from __future__ import annotations

from typing import cast

from waterhole.games.wildlife.engine.components import AREA_NAMES, LEVELS, SPACE_AREAS, SPACE_NAMES
from waterhole.games.wildlife.events import Beat, Defended, Filled, Improved, Took
from waterhole.games.wildlife.view import Ranking, WildlifeView
from waterhole.kernel.game import Made, Seen, note_of, points_gained
from waterhole.text import Phrase

NOTHING = LEVELS[0]  # what an organism can do where it cannot live


def facts(made: Made) -> list[Phrase]:
    """What is filled, learned, taken, beaten or kept; where the lead changes; food and points."""
    before, after = cast(WildlifeView, made.before), cast(WildlifeView, made.after)
    own = [event for event in made.seen if event.seat == made.seat]
    found = [fact for event in own for fact in _done(event)]
    found += _leads(before, after, made.seat)
    found += _more_tiles(before, after, made.seat, {fact.args["area"] for fact in found if "area" in fact.args})
    food = after.players[made.seat].food - before.players[made.seat].food
    if food:
        found.append(Phrase("fact-food", {"food": food}))
    found += points_gained(made)
    return found or _offered(made)


def _more_tiles(before: WildlifeView, after: WildlifeView, seat: int, named: set[object]) -> list[Phrase]:
    """The areas in which this player has more tiles now, besides those that were spoken of."""
    return [
        Phrase("fact-tiles", {"area": now.name, "count": now.counts[seat]})
        for was, now in zip(before.sheet.areas, after.sheet.areas, strict=True)
        if now.counts[seat] > was.counts[seat] and now.name not in named
    ]


def _offered(made: Made) -> list[Phrase]:
    """Where nothing has changed on the table yet: what the move allows, and what it leaves."""
    before, after, move = cast(WildlifeView, made.before), cast(WildlifeView, made.after), made.move
    own, then = before.players[made.seat], after.players[made.seat]
    match move.kind:
        case "play" | "name" if (card := str(move.fields["card"])) in own.levels:
            level = own.levels[card]
            able = Phrase("fact-can", {"terrain": card, "level": level})
            return [Phrase("fact-cannot", {"terrain": card}) if level == NOTHING else able]
        case "from":
            area = AREA_NAMES[SPACE_AREAS[SPACE_NAMES.index(str(move.fields["space"]))]]
            count = next(ranking.counts[made.seat] for ranking in before.sheet.areas if ranking.name == area)
            return [Phrase("fact-from", {"area": area, "count": count})]
        case "migrate" | "mobility" | "aggression":
            return [Phrase("fact-free")]
        case "auction":
            return [Phrase("fact-sells")]
        case "bid" if int(move.fields["food"]) <= own.food:
            return [Phrase("fact-bid", {"food": own.food - int(move.fields["food"])})]
        case "bid":
            return note_of(made)
        case "pass" if own.food:
            return [Phrase("fact-saves", {"food": own.food})]
        case _ if then.hand_size > own.hand_size:
            return [Phrase("fact-draws", {"count": then.hand_size - own.hand_size})]
        case _ if then.hand_size < own.hand_size:
            return [Phrase("fact-leaves", {"count": then.hand_size})]
        case _ if then.tiles < own.tiles:
            return [Phrase("fact-island", {"count": then.tiles})]
        case _:
            return []


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
