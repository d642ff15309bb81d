"""The requests of bot accounts, and of people about them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from waterhole.kernel.game import SPECTATOR
from waterhole.server import protocol
from waterhole.server.bots.streams import StreamResponse
from waterhole.server.http.wording import worded
from waterhole.server.ops.metrics import MOVES
from waterhole.server.tables import hints
from waterhole.server.tables.engine import playing
from waterhole.server.tables.engine.live_table import Change, Viewer

if TYPE_CHECKING:
    from waterhole.server.http.call import Call
    from waterhole.server.tables.engine.live_table import LiveTable


async def list_bots(call: Call) -> protocol.BotAccounts:
    return protocol.BotAccounts(bots=await call.server.bot_accounts.of(call.me))


async def create_bot(call: Call) -> protocol.BotToken:
    call.limit("account", call.me.id)
    return await call.server.bot_accounts.create(call.me, call.body.name)


async def renew_bot(call: Call) -> protocol.BotToken:
    call.limit("account", call.me.id)
    return await call.server.bot_accounts.renew(call.me, call.params["bot"])


async def delete_bot(call: Call) -> None:
    await call.server.bot_accounts.delete(call.me, call.params["bot"])


async def bot_stream(call: Call) -> StreamResponse:
    call.limit("stream", call.me.id)
    streams = call.server.bot_streams
    stream = await streams.follow(call.me.id, call.query.seconds)
    return StreamResponse(stream, lambda: streams.close(stream))


async def bot_table_stream(call: Call) -> StreamResponse:
    """The frames that a socket would get of this seat, one in each line."""
    call.limit("stream", call.me.id)
    registry, streams, table = call.registry, call.server.bot_streams, call.params["table"]
    stream = streams.open(call.me.id, call.query.seconds)
    query: protocol.SeatStreamQuery = call.query
    viewer = Viewer(call.me.id, stream.send)
    if query.text is not None:
        shown = (await call.table()).table
        viewer.send = lambda frame: stream.send(worded(frame, shown, query.seat, query.text))

    def close() -> None:
        registry.unwatch(viewer, table)
        streams.close(stream)

    wanted = protocol.WatchTable(table=table, seat=call.query.seat, since=call.query.since, invite=call.invite)
    try:
        registry.watch(viewer, await call.table(), wanted)
    except BaseException:
        close()
        raise
    return StreamResponse(stream, close)


async def bot_table(call: Call) -> protocol.Update:
    query: protocol.SeatQuery = call.query
    return seen_from(await call.table(), call.me.id, query.seat, query.since, text=query.text)


async def bot_move(call: Call) -> protocol.Update:
    sent: protocol.Submission = call.body
    live = await call.registry.get(call.params["table"])
    move = protocol.MakeMove(table=live.table.id, seat=sent.seat, version=sent.version, key=sent.key, move=sent.move)
    if isinstance(await call.registry.change(live, playing.move(call.me.id, move)), Change):
        MOVES.of[live.table.game.name, "person"] += 1
    return seen_from(live, call.me.id, sent.seat, sent.version, sent.key, call.query.text)


async def bot_hint(call: Call) -> protocol.HintMessage:
    call.pay("hint")
    asked = protocol.AskHint(table=call.params["table"], seat=call.query.seat, key="hint")
    return await hints.hint(call.registry, call.server.pool, call.me.id, asked)


def seen_from(
    live: LiveTable, identity: str, seat: int, since: int, answers: str = "", text: str | None = None
) -> protocol.Update:
    """The update that a socket would get; Refused where the seat is another's, or the game has not started."""
    table = live.table
    eyes = SPECTATOR if seat == SPECTATOR else table.seat_of(identity, seat)
    frame = table.frame(eyes, since, time.time(), answers)
    assert frame is not None  # nothing has been seen before, so something is new
    return msgspec.Raw(worded(frame.sent, table, eyes, text))  # type: ignore[return-value]  # it is written as it stands
