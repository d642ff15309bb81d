"""What the server owes a table by itself: bots' moves, and what follows when a clock has run out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import sqlalchemy as sa

from waterhole.server.lobby import Lobby
from waterhole.server.metrics import EVENTS_FAILED, MOVES
from waterhole.server.rooms import Change, Repeated, Room, move_of
from waterhole.server.storage import entries, tables
from waterhole.server.tables import Table

log = logging.getLogger("waterhole.attendants")
AGAIN_AFTER = 1.0  # seconds, where something failed


class Attendants:
    """Looks at each table after each change; `call` decides who attends to it, and when."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.call: Callable[[Room, float], None] = self.set_timer

    def look_at(self, room: Room) -> None:
        due = room.table.due()
        if due is not None and not room.attending:
            self.call(room, due)

    def set_timer(self, room: Room, due: float) -> None:
        """In a single process: by a timer of its event loop."""
        if room.timer is not None:
            room.timer.cancel()
        table_id = room.table.id
        room.timer = asyncio.get_running_loop().call_later(
            max(0.0, due - time.time()), lambda: self.lobby.spawn(self.attend(table_id))
        )

    async def attend(self, table_id: str) -> None:
        """Do all that the server owes a table now."""
        room = await self.lobby.room(table_id)
        if room.attending:
            return
        room.attending = True
        try:
            async with room.table.lock:
                if self.lobby.storage.postgres:
                    await self.lobby.catch_up(room)
            while await self.attend_once(room):
                pass
            async with room.table.lock:
                await self.settle(room.table)
        except Exception:
            EVENTS_FAILED.labels("attend").inc()
            log.exception("attending to a table failed", extra={"table": table_id})
            await asyncio.sleep(AGAIN_AFTER)
        finally:
            room.attending = False
        self.look_at(room)

    async def settle(self, table: Table) -> None:
        """Note for a restart when to look at the table again, unless another node has gone on with it."""
        due, number = table.due(), table.number
        if table.status == "running" and table.needs_care() and (due is None or due > time.time()):
            last = sa.select(sa.func.max(entries.c.number)).where(entries.c.table_id == table.id).scalar_subquery()
            update = sa.update(tables).where(tables.c.id == table.id, last == number).values(due=due)
            await self.lobby.storage.write(lambda connection: connection.execute(update))

    async def attend_once(self, room: Room) -> bool:
        """One round; False when nothing is owed now."""
        table = room.table
        bots = table.bots_to_move()
        if bots:
            await asyncio.gather(*(self.bot_moves(room, seat, table.seats[seat].level or "") for seat in bots))
            return True
        late = [seat for seat, at in table.deadlines().items() if at <= time.time()]
        for seat in late:
            await self.time_out(room, seat)
        return bool(late)

    async def bot_moves(self, room: Room, seat: int, level: str) -> None:
        """A bot's move for the question put to its seat; dropped if that, or who plays the seat, changes meanwhile."""
        table = room.table
        question = (table.asked[seat], len(table.own[seat]), table.seats[seat].level)
        number = len(table.own[seat])
        move = await self.lobby.workers.choose(table.game, table.playing.state, seat, level)

        def decide(table: Table) -> Change | Repeated:
            match = table.playing
            now = (table.asked[seat], len(table.own[seat]), table.seats[seat].level)
            if now != question or not (match.state.waiting() >> seat) & 1:
                return Repeated(0)
            return move_of(match, seat, move, f"bot:{seat}:{number}")

        if await self.lobby.change(room, decide) is None:
            MOVES.of[table.game.name, "bot"] += 1

    async def time_out(self, room: Room, seat: int) -> None:
        """A bot takes the seat; where nobody may know who is asked, it answers this one question instead."""
        if room.table.secretly_waiting():
            await self.bot_moves(room, seat, room.table.setting.stand_in)
            return

        def decide(table: Table) -> Change | Repeated:
            deadline = table.deadlines().get(seat)
            if deadline is None or deadline > time.time():
                return Repeated(0)
            return Change("stand_in", seat, table.setting.stand_in)

        await self.lobby.change(room, decide)

    async def recover(self) -> None:
        """After a start: look at every table at which the server owes something."""
        query = sa.select(tables.c.id).where(tables.c.due.is_not(None), tables.c.status != "finished")
        for row in await self.lobby.storage.read(lambda connection: connection.execute(query).all()):
            try:
                room = await self.lobby.room(row.id)
                if not self.lobby.storage.postgres:
                    await self.resume(room)
                self.look_at(room)
            except Exception:
                EVENTS_FAILED.labels("recover").inc()
                log.exception("a table could not be taken up", extra={"table": row.id})

    async def resume(self, room: Room) -> None:
        """Nobody loses time while the only server was down."""

        def decide(table: Table) -> Change | Repeated:
            late = any(deadline <= time.time() for deadline in table.deadlines().values())
            return Change("resume") if late else Repeated(0)

        await self.lobby.change(room, decide)
