"""Finished games by steps, through any eyes: worked out one at a time, and kept for who asks again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

import msgspec

from waterhole.kernel.game import BadInput, View
from waterhole.kernel.match import Match
from waterhole.server import protocol
from waterhole.server.tables.engine.table import Table
from waterhole.server.tables.records import finished

KEPT_BYTES = 32 * 1024 * 1024  # of replays, as they are sent
Asked = tuple[str, tuple[str, ...], protocol.ReplayQuery]


class Replays:
    """One thread works them out, so that all who play wait for Python's lock as one of two, never of many."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="replay")
        self._kept: OrderedDict[Asked, bytes] = OrderedDict()
        self._begun: dict[Asked, asyncio.Future[bytes]] = {}

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def of(self, table: Table, query: protocol.ReplayQuery) -> bytes:
        """A part of a finished game; who asks for what is being worked out waits for the same."""
        match, names = finished(table), table.names(query.seat)
        if query.seat >= len(table.seats):
            raise BadInput("refused-no-such-seat", last=len(table.seats) - 1)
        asked = table.id, tuple(names), query
        if asked in self._kept:
            self._kept.move_to_end(asked)
            return self._kept[asked]
        work = self._begun.get(asked)
        if work is None:
            loop = asyncio.get_running_loop()
            work = self._begun[asked] = loop.run_in_executor(self._thread, written, table, match, query, names)
            work.add_done_callback(lambda done: self._keep(asked, done))
        return await asyncio.shield(work)

    def _keep(self, asked: Asked, done: asyncio.Future[bytes]) -> None:
        del self._begun[asked]
        if not done.cancelled() and done.exception() is None:
            self._kept[asked] = done.result()
        while sum(map(len, self._kept.values())) > KEPT_BYTES:
            self._kept.popitem(last=False)


def written(table: Table, match: Match, query: protocol.ReplayQuery, names: list[str]) -> bytes:
    """The steps of a finished game as one seat saw them, or with all cards open."""
    viewer, again = query.seat, match.again(query.first)
    opening = seen(again, viewer, query.open) if query.first == 0 else None
    steps = [
        protocol.Step(
            seat=seat,
            move=match.game.moves[move].text,
            events=[table.event_view(event, viewer, names) for event in again.play_unchecked(seat, move)],
            view=seen(again, viewer, query.open),
        )
        for seat, move in match.history[query.first : query.first + query.count]
    ]
    found = protocol.Replay(
        table=table.id,
        seat=viewer,
        open=query.open,
        first=query.first,
        moves=len(match.history),
        opening=opening,
        steps=steps,
    )
    return protocol.write_frame(found)


def seen(match: Match, viewer: int, everything: bool) -> View:
    """A viewer's table; with `everything` each player's place as that player sees it, as only a finished game may."""
    seats = range(len(match.seats))
    view, *others = match.game.views(match.state, [viewer, *seats] if everything else [viewer])
    if not everything:
        return view
    own = [other.players[seat] for seat, other in zip(seats, others, strict=True)]
    return msgspec.structs.replace(view, players=(*own, *view.players[len(own) :]))
