"""Finished tables: records in and out, review."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import msgspec

from waterhole.bots.analysis import Reason
from waterhole.bots.luck import Standing
from waterhole.bots.review import BETTER, Decision, Review
from waterhole.games import GAMES
from waterhole.kernel.game import SPECTATOR, BadInput, Refused
from waterhole.kernel.match import PLACED, Match, Record, parse_record, replay
from waterhole.server import protocol
from waterhole.server.accounts.names import seen_whole
from waterhole.server.bots.pool import BotPool
from waterhole.server.bots.process import JobFailed
from waterhole.server.storage.entries import TableSettings
from waterhole.server.tables.engine.live_table import Change, LiveTable
from waterhole.server.tables.engine.table import Table
from waterhole.server.tables.registry import Registry

MOST_MOVES = 20_000  # in an imported record
KEPT_REVIEWS = 200


def finished(table: Table) -> Match:
    """The match of a finished table, whose cards are open; Refused before."""
    match = table.playing
    if not match.over:
        raise Refused("running", "refused-running")
    return match


def record_of(table: Table) -> Record:
    match = finished(table)
    # A game of older rules is shown by ours, but was played by those it names.
    names = table.names(SPECTATOR)[: len(table.seats)]
    return msgspec.structs.replace(match.record(), rules=table.row.rules, seats=names)


async def imported(registry: Registry, identity: str, raw: bytes) -> LiveTable:
    """A record becomes a finished table, after everything it says has been checked."""
    record = parse_record(raw, "the record")
    if record.format == PLACED:
        raise BadInput("record-placed")
    if len(record.moves) > MOST_MOVES:
        raise BadInput("record-long", most=MOST_MOVES)
    match = await asyncio.to_thread(replay, record, GAMES)
    if not match.over:
        raise BadInput("record-unfinished")
    setting = TableSettings(
        seats=len(record.seats),
        options=record.options,
        public=False,
        clock=protocol.ClockSetting(),
        stand_in="forager",
    )
    changes = [Change("named", seat, shown_name(name, seat)) for seat, name in enumerate(record.seats)]
    changes.append(Change("start", data=msgspec.to_builtins(record.chance)))
    changes += [Change("move", seat, match.game.moves[move].text) for seat, move in match.history]
    return await registry.open(identity, record.game, setting, changes, record=record)


def shown_name(name: str, seat: int) -> str:
    """A name of a record, unless it holds what cannot be seen."""
    try:
        return seen_whole(name[: protocol.LONGEST_NAME], "a name") or f"Seat {seat + 1}"
    except Refused:
        return f"Seat {seat + 1}"


class Reviews:
    """Finished games looked over by the search, once each, in a process of its own."""

    def __init__(self, registry: Registry, pool: BotPool) -> None:
        self.registry = registry
        self.pool = pool
        self._found: dict[str, Review] = {}
        self._begun: set[str] = set()

    def begun(self, table: Table) -> bool:
        return table.id in self._begun

    async def of(self, table: Table) -> protocol.Review:
        """What has been found; asking starts the work."""
        match = finished(table)
        if not self.begun(table):
            self._begun.add(table.id)
            self.registry.spawn(self._review(table.id, msgspec.json.encode(match.record())))
        found = self._found.get(table.id)
        if found is None:
            return protocol.Review(table=table.id, done=False, points=[], turning_points=[], seats=[])
        return protocol.Review(
            table=table.id,
            done=bool(found.standings),
            points=[point_of(found, decision) for decision in found.decisions],
            turning_points=list(found.turning_points),
            seats=[seat_of(one) for one in found.standings],
        )

    async def _review(self, table: str, record: bytes) -> None:
        try:
            self._found[table] = await self.pool.first_look(record)
            self._found[table] = await self.pool.review(record)
        except JobFailed:
            self._begun.discard(table)
            self._found.pop(table, None)
        if len(self._found) > KEPT_REVIEWS:
            oldest = next(iter(self._found))
            del self._found[oldest]
            self._begun.discard(oldest)


def point_of(found: Review, decision: Decision) -> protocol.ReviewPoint:
    worth_a_word = decision.loss >= BETTER
    because = (decision.because if worth_a_word else None) or Reason()
    moves = GAMES[found.game].moves
    return protocol.ReviewPoint(
        move=decision.number,
        made=moves.parse(decision.move),
        chances=[round(chance, 3) for chance in found.after(decision.number)],
        best=moves.parse(decision.best) if worth_a_word else None,
        loss=round(decision.loss, 3),
        reason=decision.reason if worth_a_word else "",
        facts=list(because.facts),
        better=list(because.better),
        worse=list(because.worse),
        end=because.end,
    )


def seat_of(one: Standing) -> protocol.ReviewedSeat:
    return protocol.ReviewedSeat(
        accuracy=round(one.accuracy, 1),
        decisions=one.decisions,
        skill=round(one.skill, 3),
        luck=round(one.luck, 3),
        doubt=round(one.doubt, 3),
        summary=list(one.summary),
    )


def media_headers(record: Record) -> Mapping[str, str]:
    named = record.commitment or record.fingerprint  # nothing is promised where a game goes on from a position
    return {"content-disposition": f'attachment; filename="{record.game}-{named[:8]}.json"'}
