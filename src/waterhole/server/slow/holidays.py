"""Days on which somebody is away: the clocks of slow games stand still for them.

What a table shows follows from its log alone. So the days are counted when a clock would run out, and an entry gives
back the time that fell on them; until then the clock shows the time as if nobody were away.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import sqlalchemy as sa

from waterhole.kernel.game import BadInput, Refused
from waterhole.server import protocol
from waterhole.server.community.results import SLOW_MOVE
from waterhole.server.storage.schema import Row, holidays
from waterhole.server.tables.engine.table import Table
from waterhole.server.tables.registry import NotFound

if TYPE_CHECKING:
    from waterhole.server.app import Server

DAY = 24 * 3600.0
YEAR = 365 * DAY
MOST_DAYS = 30  # in any year
AHEAD = YEAR  # how long before they may be set
OF = holidays.c


class GivenBack(NamedTuple):
    """Time that is not charged to a seat, and until when days away have been counted."""

    seconds: float
    until: float


class Holidays:
    def __init__(self, server: Server) -> None:
        self.storage = server.storage
        server.scheduler.given_back = self.given_back
        server.identities.when_deleted.append(forget)

    async def of(self, person: str) -> protocol.Holidays:
        """Those that are not over, and how many days are left of a year's."""
        now = time.time()
        rows = await self.storage.read(lambda connection: spells(connection, person, now - YEAR))
        coming = [protocol.Holiday(id=row.id, first=row.first, last=row.last) for row in rows if row.last > now]
        return protocol.Holidays(holidays=coming, left=int(MOST_DAYS - days(rows)))

    async def add(self, person: str, new: protocol.NewHoliday) -> None:
        now = time.time()
        if not now - DAY <= new.first < new.last <= now + AHEAD:
            raise BadInput("refused-holiday-dates")

        def write(connection: sa.Connection) -> int | None:
            before = spells(connection, person, now - YEAR)
            left = MOST_DAYS - days(before)
            if (new.last - new.first) / DAY > left + 0.05:  # an hour of summer time harms nobody
                return int(left)
            if any(row.first < new.last and new.first < row.last for row in before):
                raise Refused("holiday", "refused-holiday-twice")
            connection.execute(sa.insert(holidays).values(identity=person, first=new.first, last=new.last))
            return None

        left = await self.storage.write(write)
        if left is not None:
            raise Refused("holiday", "refused-holiday-long", days=left, most=MOST_DAYS)

    async def end(self, person: str, holiday: int) -> None:
        """One that has begun ends now, and what there was of it counts."""
        now = time.time()

        def write(connection: sa.Connection) -> None:
            mine = sa.and_(OF.id == holiday, OF.identity == person, OF.last > now)
            row = connection.execute(sa.select(holidays).where(mine)).first()
            if row is None:
                raise NotFound("refused-no-holiday")
            if row.first >= now:
                connection.execute(sa.delete(holidays).where(mine))
            else:
                connection.execute(sa.update(holidays).where(mine).values(last=now))

        await self.storage.write(write)

    async def given_back(self, table: Table, seat: int) -> GivenBack | None:
        """What of the time that has just run out at a slow table fell on days away; None: nothing."""
        person, clocks = table.seats[seat].identity, table.clocks
        if person is None or max(table.settings.clock.move, table.settings.clock.total) < SLOW_MOVE:
            return None
        now, since = time.time(), clocks.counted[seat] or clocks.began[seat]
        rows = await self.storage.read(lambda connection: spells(connection, person, since))
        begun = [row for row in rows if row.first < now]
        seconds = sum(row.last - max(row.first, since) for row in begun)
        return GivenBack(seconds, max(now, *(row.last for row in begun))) if seconds > 0 else None


def spells(connection: sa.Connection, person: str, since: float) -> Sequence[Row]:
    """Somebody's days away that were not over then."""
    query = sa.select(holidays).where(OF.identity == person, OF.last > since).order_by(OF.first)
    return connection.execute(query).all()


def days(rows: Sequence[Row]) -> float:
    return float(sum(row.last - row.first for row in rows) / DAY)


def away_at(connection: sa.Connection, person: str, when: float) -> bool:
    """Whether somebody has said to be away then."""
    return any(row.first <= when for row in spells(connection, person, when))


def forget(connection: sa.Connection, person: str) -> None:
    connection.execute(sa.delete(holidays).where(OF.identity == person))
