"""The requests of bot accounts, and of people about them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from waterhole.kernel.game import SPECTATOR
from waterhole.server import protocol
from waterhole.server.bot_streams import LinesResponse
from waterhole.server.rooms import Viewer

if TYPE_CHECKING:
    from waterhole.server.app import Call
    from waterhole.server.rooms import Room


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


async def bot_stream(call: Call) -> LinesResponse:
    call.limit("stream", call.me.id)
    streams = call.server.bot_streams
    lines = await streams.follow(call.me.id, call.query.seconds)
    return LinesResponse(lines, lambda: streams.close(lines))


async def bot_table_stream(call: Call) -> LinesResponse:
    """The frames that a socket would get of this seat, one in each line."""
    call.limit("stream", call.me.id)
    lobby, streams, table = call.lobby, call.server.bot_streams, call.params["table"]
    lines = streams.open(call.me.id, call.query.seconds)
    viewer = Viewer(call.me.id, None, lines.send)

    def close() -> None:
        lobby.unwatch(viewer, table)
        streams.close(lines)

    wanted = protocol.WatchTable(table=table, seat=call.query.seat, since=call.query.since, invite=call.query.invite)
    try:
        await lobby.watch(viewer, wanted)
    except BaseException:
        close()
        raise
    return LinesResponse(lines, close)


async def bot_table(call: Call) -> protocol.Update:
    return seen_from(await call.room(call.query.invite), call.me.id, call.query.seat, call.query.since)


async def bot_move(call: Call) -> protocol.Update:
    sent: protocol.Submission = call.body
    table = call.params["table"]
    await call.lobby.move(
        call.me.id,
        protocol.MakeMove(table=table, seat=sent.seat, version=sent.version, key=sent.key, move=sent.move),
    )
    return seen_from(await call.lobby.room(table), call.me.id, sent.seat, sent.version, sent.key)


async def bot_hint(call: Call) -> protocol.HintMessage:
    call.limit("hint", call.me.id)
    asked = protocol.AskHint(table=call.params["table"], seat=call.query.seat, key="hint")
    return await call.lobby.hint(call.me.id, asked)


def seen_from(room: Room, identity: str, seat: int, since: int, answers: str = "") -> protocol.Update:
    """The update that a socket would get; Refused where the seat is another's, or the game has not started."""
    table = room.table
    eyes = SPECTATOR if seat == SPECTATOR else table.seat_of(identity, seat)
    frame = table.frame(eyes, since, time.time(), answers)
    assert frame is not None  # nothing has been seen before, so something is new
    return msgspec.Raw(frame.sent)  # type: ignore[return-value]  # it is written as it stands
