"""What the server owes a table by itself: bots' moves, and what follows when a clock has run out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import sqlalchemy as sa

from waterhole.kernel.chance import bot_chance
from waterhole.server.bots.pool import BotPool
from waterhole.server.ops.metrics import EVENTS_FAILED, MOVES
from waterhole.server.storage.schema import entries, tables
from waterhole.server.tables.engine.live_table import Change, LiveTable, Unchanged
from waterhole.server.tables.engine.playing import bot_move, question_to
from waterhole.server.tables.engine.table import Table
from waterhole.server.tables.registry import Registry
from waterhole.server.tables.settling import start_without

log = logging.getLogger("waterhole.scheduler")
RETRY_AFTER = 1.0  # seconds, where something failed


def is_needed(live: LiveTable) -> bool:
    """Whether anybody waits for the bots here."""
    return bool(live.table.people()) or live.watched or bool(live.table.settings.tournament)


def owner_of(table: Table) -> str:
    """On whose account the bots of a table think: the first person's who sits there, or the host's."""
    people = table.people()
    return (table.seats[people[0]].identity if people else None) or table.row.host


async def nothing(table: Table, seat: int) -> None:
    """Nobody is away."""


class Scheduler:
    """Looks at each table after each change; `enqueue` decides who attends to it, and when.

    Bots among themselves play only while somebody watches, or in a tournament.
    """

    def __init__(self, registry: Registry, pool: BotPool) -> None:
        self.registry = registry
        self.pool = pool
        self.given_back: Callable[[Table, int], Awaitable[tuple[float, float] | None]] = nothing
        self.enqueue: Callable[[LiveTable, float], None] = self._set_timer
        registry.submitter.when_due.append(self.schedule)

    def schedule(self, live: LiveTable) -> None:
        due = live.table.due()
        if due is not None and not live.attended and is_needed(live):
            self.enqueue(live, due)

    def _set_timer(self, live: LiveTable, due: float) -> None:
        """In a single process: by a timer of its event loop."""
        if live.timer is not None:
            live.timer.cancel()
        table_id = live.table.id
        live.timer = asyncio.get_running_loop().call_later(
            max(0.0, due - time.time()), lambda: self.registry.spawn(self.attend(table_id))
        )

    async def attend(self, table_id: str) -> None:
        """Do all that the server owes a table now."""
        live = await self.registry.get(table_id)
        if live.attended:
            return
        live.attended = True
        try:
            if self.registry.storage.postgres:
                await self.registry.catch_up(live)
            while await self._attend_once(live):
                pass
            await self._store_due(live)
        except Exception:
            EVENTS_FAILED.labels("attend").inc()
            log.exception("attending to a table failed", extra={"table": table_id})
            await asyncio.sleep(RETRY_AFTER)
        finally:
            live.attended = False
        self.schedule(live)

    async def _store_due(self, live: LiveTable) -> None:
        """Note for a restart when to look at the table again, unless another node has gone on with it."""
        table = live.table
        due, number = table.due() if is_needed(live) else None, table.number
        if table.status == "running" and table.needs_care() and (due is None or due > time.time()):
            last = sa.select(sa.func.max(entries.c.number)).where(entries.c.table_id == table.id).scalar_subquery()
            update = sa.update(tables).where(tables.c.id == table.id, last == number).values(due=due)
            await self.registry.storage.write(lambda connection: connection.execute(update))

    async def _attend_once(self, live: LiveTable) -> bool:
        """One round; False when nothing is owed now."""
        table = live.table
        if table.settling is not None:
            return isinstance(await self.registry.change(live, start_without), Change)
        bots = table.bots_to_move() if is_needed(live) else []
        if bots:
            await asyncio.gather(*(self._move(live, seat, table.seats[seat].level or "") for seat in bots))
            return True
        late = [seat for seat, at in table.deadlines().items() if at <= time.time()]
        for seat in late:
            await self._time_out(live, seat)
        return bool(late)

    async def _move(self, live: LiveTable, seat: int, level: str) -> None:
        """A bot's move for the question put to its seat; dropped if that, or who plays the seat, changes meanwhile."""
        table = live.table
        question = question_to(table, seat)
        chance = bot_chance(table.row.secret, seat, question[1]) if table.settings.daily else None
        chosen = await self.pool.choose(table.playing.perspective(seat), level, owner_of(table), chance)
        if isinstance(await self.registry.change(live, bot_move(seat, chosen.move, question)), Change):
            MOVES.of[table.game.name, "bot"] += 1
        if table.hurried != chosen.hurried:
            table.hurried = chosen.hurried
            live.publish(told=True)

    async def _time_out(self, live: LiveTable, seat: int) -> None:
        """A bot takes the seat; time that fell on days away is given back first. Where nobody may know who is asked,
        a bot answers this one question instead."""
        if live.table.secretly_waiting():
            await self._move(live, seat, live.table.settings.stand_in)
            return

        away = await self.given_back(live.table, seat)

        def decide(table: Table) -> Change | Unchanged:
            deadline = table.deadlines().get(seat)
            if deadline is None or deadline > time.time():
                return Unchanged()
            if away is not None:
                return Change("away", seat, list(away))
            return Change("stand_in", seat, table.settings.stand_in)

        await self.registry.change(live, decide)

    async def recover(self) -> None:
        """After a start: look at every table at which the server owes something."""
        query = sa.select(tables.c.id).where(tables.c.due.is_not(None), tables.c.status != "finished")
        for row in await self.registry.storage.read(lambda connection: connection.execute(query).all()):
            try:
                live = await self.registry.get(row.id)
                if not self.registry.storage.postgres:
                    await self._resume(live)
                self.schedule(live)
            except Exception:
                EVENTS_FAILED.labels("recover").inc()
                log.exception("a table could not be taken up", extra={"table": row.id})

    async def _resume(self, live: LiveTable) -> None:
        """Nobody loses time, or the chance to tell a nonce, while the only server was down."""

        def decide(table: Table) -> Change | Unchanged:
            late = any(deadline <= time.time() for deadline in table.deadlines().values())
            again = Change("resume") if late else Unchanged()
            return again if table.settling is None else Change("settle")

        await self.registry.change(live, decide)
