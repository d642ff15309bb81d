"""Whose turn it is while they are away: told once for all tables together, and once more when time is running out.

After each change of a table those who are asked and not there are noted, and a while later a job looks at all tables
of such a person. Who has been told of a table is told of it again only after having been there. What a crash leaves
unnoted is found by the search at the next start.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

import sqlalchemy as sa

from waterhole.kernel.game import BadInput
from waterhole.server.community.results import SLOW_MOVE, insert_once
from waterhole.server.jobs.queue import Payload, put
from waterhole.server.notifications.notify import About, notify
from waterhole.server.ops.metrics import EVENTS_FAILED
from waterhole.server.slow.holidays import away_at
from waterhole.server.storage.schema import Row, attention, jobs, notice_addresses, seats, tables
from waterhole.server.storage.storage import StorageFailed
from waterhole.server.tables.engine.live_table import LiveTable, Viewer
from waterhole.server.tables.engine.table import Table

if TYPE_CHECKING:
    from waterhole.server.app import Server

log = logging.getLogger("waterhole.turns")
TURN, DEADLINE = "turn", "deadline"  # kinds of jobs
TOGETHER = 0.5  # seconds in which changes are collected
WAIT = 60.0  # seconds until a person is told: some come back, and more tables may ask
HERE_FOR = 90.0  # seconds that somebody is believed to be at a table, where another node said so
REMIND = 24 * 3600.0  # seconds before the end of the time, or half of the time where that is shorter
MOST_TABLES = 200  # of one person that are looked at
BREATH = 0.02  # seconds between two tables that are looked at after a start
Asked = tuple[str, str]  # a person, and a table where it is or may become their turn


class Turns:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.storage = server.storage
        self.registry = server.registry
        self.wait = WAIT
        self._asked: dict[Asked, float | None] = {}  # with the end of the time, where the game is slow
        self._visits: dict[Asked, float] = {}  # with the time: what is noted late was no later visit
        self.noting = 0  # how many groups of them are being noted
        self.registry.submitter.after_change.append(self.look)
        self.registry.when_watched.append(self._came)
        self.registry.when_left.append(self._left)
        server.jobs.register(TURN, self._tell)
        server.jobs.register(DEADLINE, self._warn)

    # -- who is where --------------------------------------------------------------------------------

    def at_table(self, person: str, table: str) -> bool:
        """Whether a person looks at a table, by a window that is connected to this node."""
        live = self.registry.live.get(table)
        return live is not None and is_there(live, person)

    def _came(self, viewer: Viewer, live: LiveTable) -> None:
        if any(live.seen_by(viewer, seat) for seat in live.table.seats_of(viewer.identity)):
            if not self._visits:
                self.server.spawn(self._note_visits())
            self._visits[viewer.identity, live.table.id] = self.server.jobs.clock()

    def _left(self, _: Viewer, live: LiveTable) -> None:
        self.look(live)

    async def _note_visits(self) -> None:
        """Who has been there may be told again; nearly always nobody has been told of anything."""
        await asyncio.sleep(TOGETHER)
        visits, self._visits = self._visits, {}
        of = attention.c
        told = sa.select(of.identity, of.table_id).where(of.told > of.been, of.table_id.in_({one for _, one in visits}))
        known = visits.keys() & set(await self.storage.read(lambda connection: connection.execute(told).all()))
        if known:
            await self._note_been({asked: visits[asked] for asked in known})

    async def note_presence(self) -> None:
        """Twice a minute, for other nodes: who of those that are told of turns is at which table."""
        if not self.storage.postgres:
            return
        here = {
            (viewer.identity, live.table.id)
            for live in list(self.registry.live.values())
            for viewer in live.viewers()
            if is_there(live, viewer.identity)
        }
        willing = await self._reachable({person for person, _ in here})
        now = self.server.jobs.clock()
        rows = {(person, table): now for person, table in here if person in willing}
        if rows:
            await self._note_been(rows)

    async def _note_been(self, visits: Mapping[Asked, float]) -> None:
        def write(connection: sa.Connection) -> None:
            for (person, table), at in visits.items():
                note(connection, person, table, been=at)

        await self.storage.write(write)

    async def _reachable(self, people: set[str]) -> set[str]:
        of = notice_addresses.c
        query = sa.select(of.identity).where(of.identity.in_(people), of.confirmed)
        if not people:
            return set()
        return set(await self.storage.read(lambda connection: connection.execute(query).scalars().all()))

    # -- noting --------------------------------------------------------------------------------------

    def look(self, live: LiveTable) -> None:
        """After each change of a table; nearly always everybody who is asked is there."""
        table = live.table
        for seat in table.questions:
            channel = live.channels.get(seat)
            person = table.seats[seat].identity
            if person is None or table.seats[seat].level is not None or (channel is not None and channel.viewers):
                continue
            if not self.registry.identities.is_bot(person) and not is_there(live, person):
                if not self._asked:
                    self.noting += 1
                    self.server.spawn(self._note_soon())
                self._asked[person, table.id] = slow_deadline(table, person)

    async def _note_soon(self) -> None:
        await asyncio.sleep(TOGETHER)
        asked, self._asked = self._asked, {}
        try:
            await self._note(asked)
        except Exception as error:  # found again when the table changes, or by the search at the next start
            if not isinstance(error, StorageFailed):
                EVENTS_FAILED.labels("turns").inc()
            log.warning("noting whose turn it is failed: %s", error)
        finally:
            self.noting -= 1

    async def _note(self, asked: dict[Asked, float | None]) -> None:
        """A job for each person who can be told, unless one waits already."""
        people = await self._reachable({person for person, _ in asked})
        if not people:
            return
        waiting = sa.select(jobs.c.key).where(jobs.c.key.in_([turn_key(one) for one in people]), jobs.c.claim.is_(None))
        known = set(await self.storage.read(lambda connection: connection.execute(waiting).scalars().all()))
        due = self.server.jobs.clock() + self.wait

        def write(connection: sa.Connection) -> None:
            for person in people:
                if turn_key(person) not in known:
                    put(connection, TURN, {"person": person}, due=due, key=turn_key(person))
            for (person, table), deadline in asked.items():
                if person in people and deadline is not None:
                    self._put_warning(connection, person, table, deadline)

        await self.storage.write(write)

    def _put_warning(self, connection: sa.Connection, person: str, table: str, deadline: float) -> None:
        now = self.server.jobs.clock()
        due = deadline - min(REMIND, (deadline - now) / 2)
        put(connection, DEADLINE, {"person": person, "table": table}, due=due, key=f"{DEADLINE}:{table}:{person}")

    async def catch_up(self) -> None:
        """After a start: what may have been left unnoted."""
        of = notice_addresses.c
        query = (
            sa.select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .join(notice_addresses, sa.and_(of.identity == seats.c.identity, of.confirmed))
            .where(tables.c.status == "running")
            .distinct()
        )
        for table in await self.storage.read(lambda connection: connection.execute(query).scalars().all()):
            try:
                self.look(await self.registry.get(table))
            except Exception:
                EVENTS_FAILED.labels("turns").inc()
                log.exception("a table could not be looked at", extra={"table": table})
            await asyncio.sleep(BREATH)

    # -- telling --------------------------------------------------------------------------------------

    async def waiting_for(self, person: str) -> list[LiveTable]:
        """The tables where it is somebody's turn, the one that has waited longest first."""
        query = (
            sa.select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.identity == person, tables.c.status == "running")
            .distinct()
            .limit(MOST_TABLES)
        )
        found = []
        for table in await self.storage.read(lambda connection: connection.execute(query).scalars().all()):
            try:
                live = await self.registry.get(table)
            except BadInput:  # of a game that this server does not have
                continue
            if self.storage.postgres:
                await self.registry.catch_up(live)
            if asks(live.table, person):
                found.append(live)
        return sorted(found, key=lambda live: (live.table.changed, live.table.id))

    async def _tell(self, payload: Payload) -> None:
        """One message for all tables of a person that are new to them; with it is written that they were told."""
        person: str = payload["person"]
        asking = [live.table for live in await self.waiting_for(person) if not is_there(live, person)]
        now = self.server.jobs.clock()

        def write(connection: sa.Connection) -> None:
            known = noted(connection, person)
            been = max((row.been for row in known.values()), default=0.0)
            if self.storage.postgres and been > now - HERE_FOR:  # perhaps by way of another node
                put(connection, TURN, payload, due=been + HERE_FOR, key=turn_key(person))
                return
            new = [table for table in asking if not is_known(known.get(table.id))]
            if not new:
                return
            for table in new:
                note(connection, person, table.id, told=now)
            one = new[0] if len(new) == 1 else None
            path = f"/table/{one.id}" if one else "/"
            about = About(path=path, table=one.id if one else "", game=new[0].game.name, count=len(new))
            notify(connection, person, "turn", about)

        await self.storage.write(write)

    async def _warn(self, payload: Payload) -> None:
        """That time is running out, once for each deadline; later, if there is more time than there was."""
        person, table_id = payload["person"], payload["table"]
        live = await self.registry.get(table_id)
        if self.storage.postgres:
            await self.registry.catch_up(live)
        table, now = live.table, self.server.jobs.clock()
        deadline = slow_deadline(table, person)
        if deadline is None or deadline <= now or is_there(live, person):
            return

        def write(connection: sa.Connection) -> None:
            if deadline - now > REMIND:
                self._put_warning(connection, person, table.id, deadline)
                return
            known = noted(connection, person).get(table.id)
            if (known is not None and known.warned == deadline) or away_at(connection, person, now):
                return
            note(connection, person, table.id, warned=deadline)
            hours = max(1, round((deadline - now) / 3600))
            about = About(path=f"/table/{table.id}", table=table.id, game=table.game.name, hours=hours)
            notify(connection, person, "deadline", about)

        await self.storage.write(write)


def turn_key(person: str) -> str:
    return f"{TURN}:{person}"


def is_there(live: LiveTable, person: str) -> bool:
    """Whether somebody looks at a table from a seat; the lobby looks at it too, as a spectator."""
    return any(live.channels[seat].viewers for seat in live.table.seats_of(person) if seat in live.channels)


def asks(table: Table, person: str) -> bool:
    """Whether it is this person's turn, and no bot plays for them."""
    return any(
        table.seats[seat].identity == person and table.seats[seat].level is None
        for seat in (table.questions if table.status == "running" else ())
    )


def slow_deadline(table: Table, person: str) -> float | None:
    """When somebody's time for a move runs out, where that is hours."""
    if table.settings.clock.move < SLOW_MOVE and table.settings.clock.total < SLOW_MOVE:
        return None
    return min((at for seat, at in table.deadlines().items() if table.seats[seat].identity == person), default=None)


# -- what is noted of a person at a table ---------------------------------------------------------------


def noted(connection: sa.Connection, person: str) -> dict[str, Row]:
    rows = connection.execute(sa.select(attention).where(attention.c.identity == person))
    return {row.table_id: row for row in rows}


def note(connection: sa.Connection, person: str, table: str, **values: float) -> None:
    insert_once(connection, attention, identity=person, table_id=table, been=0.0, told=0.0, warned=0.0)
    row = sa.and_(attention.c.identity == person, attention.c.table_id == table)
    connection.execute(sa.update(attention).where(row).values(**values))


def is_known(row: Row | None) -> bool:
    """Whether somebody has been told and has not been there since."""
    return row is not None and row.told > row.been
