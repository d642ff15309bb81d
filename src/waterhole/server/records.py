"""Finished tables: records in and out, replay through any eyes, review."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, cast

import msgspec

from waterhole.bots.analysis import Reason
from waterhole.bots.levels import Budget
from waterhole.bots.review import BETTER, Decision, Review, review
from waterhole.games import GAMES
from waterhole.kernel.game import BadInput, Refused, View
from waterhole.kernel.match import Match, Record, parse_record, replay
from waterhole.server import protocol
from waterhole.server.lobby import Lobby
from waterhole.server.rooms import Change, Room
from waterhole.server.rows import Setting
from waterhole.server.tables import Table

MOST_MOVES = 20_000  # in an imported record
REVIEW_BUDGET = Budget(seconds=0.04)
REVIEW_PATIENCE = 300.0
KEPT_REVIEWS = 200


def finished(table: Table) -> Match:
    """The match of a finished table, whose cards are open; Refused before."""
    match = table.playing
    if not match.over:
        raise Refused("running", "the game is not over; its cards are still secret.")
    return match


def record_of(table: Table) -> Record:
    match = finished(table)
    return msgspec.structs.replace(match.record(), seats=table.names(-1)[: len(table.seats)])


def seen(match: Match, viewer: int, everything: bool) -> View:
    """A viewer's table; with `everything` each player's place as that player sees it, as only a finished game may."""
    view = match.view(viewer)
    if not everything:
        return view
    own = [cast(Any, match.view(seat)).players[seat] for seat in range(len(match.seats))]
    return msgspec.structs.replace(view, players=(*own, *cast(Any, view).players[len(own) :]))


def replayed(table: Table, query: protocol.ReplayQuery) -> protocol.Replay:
    """The steps of a finished game as one seat saw them, or with all cards open."""
    match = finished(table)
    viewer = query.seat
    if viewer >= len(table.seats):
        raise BadInput(f"there is no seat {viewer}.")
    names = table.names(viewer)
    again = Match(match.game, match.seats, match.options, match.seed, match.salt)
    opening = seen(again, viewer, query.open) if query.first == 0 else None
    steps: list[protocol.Step] = []
    for number, (seat, move) in enumerate(match.history[: query.first + query.count]):
        events = again.play(seat, move)
        if number >= query.first:
            steps.append(
                protocol.Step(
                    seat=seat,
                    move=match.game.moves[move].text,
                    events=[table.told(event, viewer, names) for event in events],
                    view=seen(again, viewer, query.open),
                )
            )
    return protocol.Replay(
        table=table.id,
        seat=viewer,
        open=query.open,
        first=query.first,
        moves=len(match.history),
        opening=opening,
        steps=steps,
    )


async def imported(lobby: Lobby, identity: str, raw: bytes) -> Room:
    """A record becomes a finished table, after everything it says has been checked."""
    record = parse_record(raw, "the record")
    if len(record.moves) > MOST_MOVES:
        raise BadInput(f"a record has at most {MOST_MOVES} moves here.")
    match = await asyncio.to_thread(replay, record, GAMES)
    if not match.over:
        raise BadInput("the game of this record is not over; play it on with 'waterhole play --resume'.")
    setting = Setting(
        seats=len(record.seats),
        options=record.options,
        public=False,
        clock=protocol.ClockSetting(),
        stand_in="forager",
    )
    changes = [Change("named", seat, name[:32] or f"Seat {seat + 1}") for seat, name in enumerate(record.seats)]
    changes.append(Change("start"))
    changes += [Change("move", seat, match.game.moves[move].text) for seat, move in match.history]
    return await lobby.store(identity, record.game, setting, changes, record.seed, record.salt)


class Reviews:
    """Finished games looked over by the search, once each, in a process of its own."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._found: dict[str, Review] = {}
        self._begun: set[str] = set()

    def begun(self, table: Table) -> bool:
        return table.id in self._begun

    async def of(self, table: Table) -> protocol.Review:
        """What has been found; asking starts the work."""
        match = finished(table)
        if not self.begun(table):
            self._begun.add(table.id)
            self.lobby.spawn(self._review(table.id, msgspec.json.encode(match.record())))
        found = self._found.get(table.id)
        if found is None:
            return protocol.Review(table=table.id, done=False, points=[], turning_points=[])
        return protocol.Review(
            table=table.id,
            done=True,
            points=[point_of(found, decision) for decision in found.decisions],
            turning_points=list(found.turning_points),
        )

    async def _review(self, table: str, record: bytes) -> None:
        try:
            self._found[table] = await self.lobby.workers.study.run(REVIEW_PATIENCE, look_over, record)
        except TimeoutError:
            self._begun.discard(table)
        if len(self._found) > KEPT_REVIEWS:
            oldest = next(iter(self._found))
            del self._found[oldest]
            self._begun.discard(oldest)


def look_over(raw: bytes) -> Review:
    """In a process of its own."""
    return review(parse_record(raw, "the record"), GAMES, REVIEW_BUDGET)


def point_of(found: Review, decision: Decision) -> protocol.ReviewPoint:
    worth_a_word = decision.loss >= BETTER
    because = (decision.because if worth_a_word else None) or Reason()
    return protocol.ReviewPoint(
        move=decision.number,
        chances=[round(chance, 3) for chance in found.after(decision.number)],
        best=GAMES[found.game].moves.parse(decision.best) if worth_a_word else None,
        loss=round(decision.loss, 3),
        reason=decision.reason if worth_a_word else "",
        better=list(because.better),
        worse=list(because.worse),
        end=because.end,
    )


def media_headers(record: Record) -> Mapping[str, str]:
    return {"content-disposition": f'attachment; filename="{record.game}-{record.commitment[:8]}.json"'}
