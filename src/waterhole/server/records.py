"""Finished tables: records in and out, replay through any eyes, review."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import msgspec

from waterhole.games import GAMES
from waterhole.kernel.core import State
from waterhole.kernel.game import BadInput, Game, Refused
from waterhole.kernel.match import Match, Record, parse_record, replay
from waterhole.server import protocol
from waterhole.server.lobby import Change, Lobby, Room
from waterhole.server.tables import Setting, Table

MOST_MOVES = 20_000  # in an imported record


def finished(table: Table) -> Match:
    """The match of a finished table, whose cards are open; Refused before."""
    match = table.playing
    if not match.over:
        raise Refused("running", "the game is not over; its cards are still secret.")
    return match


def record_of(table: Table) -> Record:
    match = finished(table)
    return msgspec.structs.replace(match.record(), seats=table.names(-1)[: len(table.seats)])


def replayed(table: Table, query: protocol.ReplayQuery) -> protocol.Replay:
    """The steps of a finished game as one seat saw them."""
    match = finished(table)
    viewer = query.seat
    if viewer >= len(table.seats):
        raise BadInput(f"there is no seat {viewer}.")
    names = table.names(viewer)
    again = Match(match.game, match.seats, match.options, match.seed, match.salt)
    opening = again.view(viewer) if query.first == 0 else None
    steps: list[protocol.Step] = []
    for number, (seat, move) in enumerate(match.history[: query.first + query.count]):
        events = again.play(seat, move)
        if number >= query.first:
            steps.append(
                protocol.Step(
                    seat=seat,
                    move=match.game.moves[move].text,
                    events=[table.told(event, viewer, names) for event in events],
                    view=again.view(viewer),
                )
            )
    return protocol.Replay(
        table=table.id,
        seat=viewer,
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
    """Winning chances over finished games, computed once each in a bot's process."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._found: dict[str, list[protocol.ReviewPoint]] = {}
        self._begun: set[str] = set()

    async def of(self, table: Table) -> protocol.Review:
        """What is known so far; asking starts the work."""
        match = finished(table)
        if table.id not in self._begun:
            self._begun.add(table.id)
            self.lobby.spawn(self._review(table.id, msgspec.json.encode(match.record())))
        points = self._found.get(table.id)
        return protocol.Review(table=table.id, done=points is not None, points=points or [])

    async def _review(self, table: str, record: bytes) -> None:
        try:
            self._found[table] = await self.lobby.workers.run(review, record)
        except TimeoutError:
            self._begun.discard(table)


def review(raw: bytes) -> list[protocol.ReviewPoint]:
    """In a bot's process: the chances of all seats after each move, by the game's own evaluation."""
    record = parse_record(raw, "the record")
    points: list[protocol.ReviewPoint] = []

    def note(match: Match) -> None:
        chances = chances_of(match.game, match.state)
        points.append(protocol.ReviewPoint(move=len(match.history), chances=chances, best=None, loss=0.0))

    replay(record, GAMES, note)
    return points


def chances_of(game: Game, state: State) -> list[float]:
    """Each seat's share of the seats' values; at the end the winners share it all."""
    count = int(state.seats)
    if state.waiting() == 0:
        winners = [int(rank) == 1 for rank in state.ranks()]
        return [1 / sum(winners) if won else 0.0 for won in winners] if any(winners) else [0.0] * count
    values = [max(1e-6, float(game.heuristic.value(state, seat))) for seat in range(count)]
    if count == 1:
        return [round(values[0], 4)]
    return [round(value / sum(values), 4) for value in values]


def media_headers(record: Record) -> Mapping[str, str]:
    return {"content-disposition": f'attachment; filename="{record.game}-{record.commitment[:8]}.json"'}
