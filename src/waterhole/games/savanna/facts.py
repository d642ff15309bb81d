"""Ecosystem: Savanna: what a move does, as things that can be seen on the table."""

from __future__ import annotations

from typing import cast

from waterhole.games.savanna.view import Line, SavannaView
from waterhole.kernel.game import Made
from waterhole.text import Phrase

REWARDS = ("most", "second")  # depend on what the others place at the same time


def facts(made: Made) -> list[Phrase]:
    """What a card brings: at best where it is selected, line by line where it is placed, to Swala where it is given."""
    before, after = cast(SavannaView, made.before), cast(SavannaView, made.after)
    if made.move.kind == "place":
        return _placed(before, after, made.seat)
    gains = {move.id: gain for move, gain in zip(before.moves, before.gains, strict=bool(before.gains))}
    if made.move.id not in gains:
        return []
    message = "note-swala" if made.move.kind == "give" else "fact-best"
    return [Phrase(message, {"points": gains[made.move.id]})]


def _placed(before: SavannaView, after: SavannaView, seat: int) -> list[Phrase]:
    was = {line.kind: _points(line) for line in before.players[seat].sheet.lines}
    now = {line.kind: _points(line) for line in after.players[seat].sheet.lines}
    changes = {kind: now.get(kind, 0) - was.get(kind, 0) for kind in (*now, *(kind for kind in was if kind not in now))}
    lines = [{"card": kind, "points": change} for kind, change in changes.items() if change]
    found = [Phrase("fact-sheet", {"points": sum(changes.values()), "lines": lines})]
    flipped = set(after.players[seat].sheet.flipped) - set(before.players[seat].sheet.flipped)
    if flipped:
        found.append(Phrase("fact-flips", {"count": len(flipped)}))
    return found


def _points(line: Line) -> int:
    """A line without what it gets for the most gazelles."""
    return line.points - sum(item.points for item in line.items if item.reason in REWARDS)
