"""Results: when a table has finished, a row for each seat, and the ratings that follow; written once.

A finish is on disk with the move that made it. Its result is written by whoever sees it first: the node where the move
was made, another that follows the table, or, after a crash, the search for finished tables without a result. All of it
goes in one transaction that begins with the table's row in `finishes`; who is not first to write that writes nothing.
Finishes of a moment are counted together: what each costs is the writer's time, and the moves of others wait for it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from waterhole.bots.levels import level_word
from waterhole.games import GAMES
from waterhole.kernel.engine.state import ranks_of, scores_of
from waterhole.kernel.game import SPECTATOR, Game
from waterhole.kernel.match import Match
from waterhole.kernel.tally import Tally, firsts
from waterhole.server.community.ratings import Strength, anchor, rated
from waterhole.server.jobs.queue import put
from waterhole.server.ops.metrics import EVENTS_FAILED
from waterhole.server.protocol import ClockSetting, Hinted, StoodIn, Undone
from waterhole.server.storage.schema import aided, bots, finishes, identities, results, standings, tables
from waterhole.server.storage.storage import Storage, StorageFailed, log_of, row_of
from waterhole.server.storage.trouble import TROUBLE
from waterhole.server.tables.engine.table import Table

if TYPE_CHECKING:
    from waterhole.server.tables.engine.live_table import LiveTable
    from waterhole.server.tables.registry import Registry

log = logging.getLogger("waterhole.results")
Pace = Literal["live", "slow"]
SLOW_MOVE = 3600.0  # seconds a move may take at a slow table
SLOW_GAME = 24 * 3600.0  # or that a game without a clock has lasted
AT_ONCE = 50  # finished tables that are looked up together
BREATH = 0.02  # seconds between two tables that are read late, for everybody else
TOGETHER = 0.25  # seconds in which finishes are collected
LOOK_EVERY = 600.0  # seconds between two searches for tables without a result
TOURNAMENT = "tournament"  # the job by which one goes on
REMEMBERED = 2000  # tables that this node need not look at again


class Placed(msgspec.Struct, frozen=True, kw_only=True):
    """Who reached what, in one seat."""

    seat: int
    identity: str | None
    level: str | None
    place: int
    score: int
    left: bool  # a bot has played for the person
    opening: str = ""


class Finish(msgspec.Struct, frozen=True, kw_only=True):
    """How a table ended."""

    table: str
    game: str
    pace: Pace
    at: float
    unrated: str  # why it cannot be rated; empty where it can
    seats: list[Placed]
    ending: str = ""
    tournament: str = ""  # that waits for it


def finish_of(table: Table, at: float) -> Finish:
    """What is counted of a finished table."""
    match = table.playing
    state, opened = match.state, openings(match)
    left = {item.seat for item in table.event_log if isinstance(item, StoodIn)}
    seats = [
        Placed(
            seat=number,
            identity=seat.identity,
            level=None if seat.identity or seat.level is None else level_word(seat.level),
            place=place,
            score=score,
            left=number in left,
            opening=opened[number],
        )
        for number, (seat, place, score) in enumerate(zip(table.seats, ranks_of(state), scores_of(state), strict=True))
    ]
    return Finish(
        table=table.id,
        game=table.game.name,
        pace=pace_of(table, at),
        at=at,
        unrated=why_unrated(table, seats),
        seats=[] if table.placed or any(seat.name for seat in table.seats) else seats,
        ending=state.outcome(),
        tournament=table.settings.tournament,
    )


def opening_tally(game: Game) -> Tally | None:
    """What a game calls an opening, if it does."""
    return next((tally for tally in game.tallies if tally.first), None)


def openings(match: Match) -> list[str]:
    """How each seat has opened, as everybody saw it."""
    tally, seats = opening_tally(match.game), len(match.seats)
    seen = (match.game.tell(event, SPECTATOR) for event in match.events)
    return [""] * seats if tally is None else firsts(tally, seen, seats)


def pace_of(table: Table, at: float) -> Pace:
    clock = table.settings.clock
    if clock.move or clock.total:
        return pace_by(clock)
    return "slow" if at - table.row.created > SLOW_GAME else "live"


def pace_by(clock: ClockSetting) -> Pace:
    return "slow" if clock.move >= SLOW_MOVE or clock.total >= SLOW_GAME else "live"


def why_unrated(table: Table, seats: Sequence[Placed]) -> str:
    """As far as the table knows; whose the bot accounts are, and who was advised alone, is looked up."""
    people = [seat.identity for seat in seats if seat.identity]
    if table.placed:
        return "placed"
    if table.settings.daily:
        return "daily"
    if any(seat.name for seat in table.seats):
        return "imported"
    if len(set(people)) < len(people):
        return "screen"
    if len(seats) < 2 or not people:
        return "alone"
    if any(isinstance(item, Hinted) or (isinstance(item, Undone) and not item.harmless) for item in table.event_log):
        return "help"
    return ""


class Results:
    """Counts finished tables."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.storage = registry.storage
        self._known: OrderedDict[str, None] = OrderedDict()
        self._collected: list[tuple[Table, float]] = []  # finished, and when
        registry.submitter.after_change.append(self.look)

    def look(self, live: LiveTable) -> None:
        """After each change of a table; nearly always there is nothing to do."""
        table = live.table
        if table.questions or table.status != "finished" or table.id in self._known:
            return
        self._remember(table.id)
        if not self._collected:
            self.registry.spawn(self._count_soon())
        self._collected.append((table, time.time()))

    def _remember(self, table: str) -> None:
        self._known[table] = None
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def _count_soon(self) -> None:
        await asyncio.sleep(TOGETHER)
        collected, self._collected = self._collected, []
        for start in range(0, len(collected), AT_ONCE):
            part = collected[start : start + AT_ONCE]
            try:
                await self.count([finish_of(table, at) for table, at in part])
            except Exception as error:  # they are found again by the next search
                failed("counting finished tables", error)
                for table, _ in part:
                    self._known.pop(table.id, None)

    async def count(self, found: Sequence[Finish]) -> int:
        """Write results, but for those that have been written; how many were new."""
        return await self.storage.write(lambda connection: write(connection, found))

    async def catch_up(self) -> None:
        """For ever: count what a crash, or an older version, has left uncounted; oldest first."""
        while True:
            try:
                await self.count_missing()
            except Exception as error:
                failed("looking for uncounted tables", error)
            await asyncio.sleep(LOOK_EVERY)

    async def count_missing(self) -> int:
        """Count all finished tables that have no result; how many."""
        counted = 0
        while found := await self.storage.read(uncounted):
            ended = []
            for table in found:
                ended.append(await self.storage.read(partial(self._read, table_id=table)))
                self._remember(table)
                await asyncio.sleep(BREATH)
            counted += await self.count(ended)
        return counted

    def _read(self, connection: sa.Connection, table_id: str) -> Finish:
        """How a table ended, from its log; it is not kept in memory."""
        try:
            row, entries = row_of(connection, table_id), log_of(connection, table_id)
            assert row is not None
            table = Table(row, self.registry.identities.name_of)
            table.fold(entries)
            return finish_of(table, max(entry.at for entry in entries if entry.kind == "move"))
        except TROUBLE:
            raise
        except Exception as error:  # of rules that are no longer known: it is not tried again
            failed(f"reading table {table_id}", error)
            return Finish(table=table_id, game="", pace="live", at=time.time(), unrated="unreadable", seats=[])


def failed(what: str, error: Exception) -> None:
    """A database that is away is told of elsewhere; all else is a fault."""
    if not isinstance(error, StorageFailed):
        EVENTS_FAILED.labels("results").inc()
    log.warning("%s failed: %s", what, error)


def uncounted(connection: sa.Connection) -> list[str]:
    query = (
        sa.select(tables.c.id)
        .outerjoin(finishes, finishes.c.table_id == tables.c.id)
        .where(tables.c.status == "finished", finishes.c.table_id.is_(None), tables.c.game.in_(GAMES))
        .order_by(tables.c.updated)
        .limit(AT_ONCE)
    )
    return list(connection.execute(query).scalars())


async def note_aid(storage: Storage, table: str) -> None:
    """Somebody alone among bots is about to get advice: the table will have no rating."""
    await storage.write(lambda connection: insert_once(connection, aided, table_id=table))


# -- in one transaction ------------------------------------------------------------------------

Standing = tuple[str, str, str]  # identity, game, pace
KEY = (standings.c.identity, standings.c.game, standings.c.pace)
NEW_RESULTS = sa.insert(results)
NEW_STANDING = (
    sa.update(standings)
    .where(KEY[0] == sa.bindparam("who"), KEY[1] == sa.bindparam("of"), KEY[2] == sa.bindparam("at"))
    .values(
        games=standings.c.games + sa.bindparam("more"),
        mean=sa.bindparam("new_mean"),
        deviation=sa.bindparam("new_deviation"),
        surely=sa.bindparam("new_surely"),
    )
)


def inserting(connection: sa.Connection, into: sa.Table) -> postgresql.Insert | sqlite.Insert:
    """An insertion that leaves alone what is there already."""
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return make(into).on_conflict_do_nothing()


def insert_once(connection: sa.Connection, into: sa.Table, **values: object) -> bool:
    """Insert a row unless there is one with its key; whether it was new."""
    statement = inserting(connection, into).values(**values).execution_options(preserve_rowcount=True)
    return connection.execute(statement).rowcount == 1


def write(connection: sa.Connection, found: Sequence[Finish]) -> int:
    """All that follows from some finishes; how many had not been written before."""
    people = {seat.identity for finish in found for seat in finish.seats if seat.identity}
    known = set(connection.execute(sa.select(identities.c.id).where(identities.c.id.in_(people))).scalars())
    unrated = looked_up(connection, found, known)
    rows = [{"table_id": finish.table, "at": finish.at, "unrated": unrated[finish.table]} for finish in found]
    new = set(connection.execute(inserting(connection, finishes).returning(finishes.c.table_id), rows).scalars())
    if not new:
        return 0
    counted = sorted((finish for finish in found if finish.table in new), key=lambda finish: finish.at)
    gains = rate(connection, [finish for finish in counted if not unrated[finish.table]], known)
    lines = [
        {
            "table_id": finish.table, "seat": seat.seat, "identity": seat.identity if seat.identity in known else None,
            "level": seat.level, "game": finish.game, "players": len(finish.seats), "pace": finish.pace,
            "place": seat.place, "score": seat.score, "left_early": seat.left, "at": finish.at,
            "unrated": unrated[finish.table], "opening": seat.opening, "ending": finish.ending,
            "mean": None, "deviation": None, "gain": None,
            **gains.get((finish.table, seat.seat), {}),
        }
        for finish in counted
        for seat in finish.seats
    ]  # fmt: skip
    if lines:
        connection.execute(NEW_RESULTS, lines)
    for tournament in {finish.tournament for finish in counted} - {""}:
        put(connection, TOURNAMENT, {"id": tournament}, key=f"{TOURNAMENT}:{tournament}")
    return len(counted)


def compared(finish: Finish, known: set[str]) -> list[Placed]:
    """The seats that are rated: not those of people or programs that were deleted, of which nothing is known."""
    return [seat for seat in finish.seats if seat.identity is None or seat.identity in known]


def looked_up(connection: sa.Connection, found: Sequence[Finish], known: set[str]) -> dict[str, str]:
    """Why each table has no rating, with what only the database knows."""
    advised = sa.select(aided.c.table_id).where(aided.c.table_id.in_([finish.table for finish in found]))
    helped = set(connection.execute(advised).scalars())
    owned = sa.select(bots.c.id, bots.c.owner).where(bots.c.id.in_(known))
    owners = {row.id: row.owner for row in connection.execute(owned)}

    def why(finish: Finish) -> str:
        if finish.unrated:
            return finish.unrated
        persons = [owners.get(seat.identity, seat.identity) for seat in finish.seats if seat.identity]
        if len(set(persons)) < len(persons):
            return "own-bot"
        if len(compared(finish, known)) < 2:
            return "alone"
        return "help" if finish.table in helped else ""

    return {finish.table: why(finish) for finish in found}


Noted = dict[tuple[str, int], dict[str, float]]  # by table and seat


def rate(connection: sa.Connection, found: Sequence[Finish], known: set[str]) -> Noted:
    """Change the standings of all people at some tables; what is noted with the results."""
    wanted = {(seat.identity, one.game, one.pace) for one in found for seat in one.seats if seat.identity in known}
    if not wanted:
        return {}
    stand = locked(connection, sorted(wanted))
    games = dict.fromkeys(stand, 0)
    noted: Noted = {}
    for finish in found:
        seats = compared(finish, known)
        keys = [(seat.identity or "", finish.game, finish.pace) for seat in seats]
        before = [
            stand[key] if seat.identity else anchor(finish.game, seat.level or "")
            for key, seat in zip(keys, seats, strict=True)
        ]
        after = rated(before, places(seats))
        for key, seat, old, new in zip(keys, seats, before, after, strict=True):
            if seat.identity:
                stand[key], games[key] = new, games[key] + 1
                change = {"mean": new.mean, "deviation": new.deviation, "gain": new.mean - old.mean}
                noted[finish.table, seat.seat] = change
    changes = [
        {"who": who, "of": game, "at": pace, "more": games[who, game, pace],
         "new_mean": new.mean, "new_deviation": new.deviation, "new_surely": new.listed}
        for (who, game, pace), new in stand.items()
    ]  # fmt: skip
    connection.execute(NEW_STANDING, changes)
    return noted


def locked(connection: sa.Connection, wanted: Sequence[Standing]) -> dict[Standing, Strength]:
    """Standings that no other node changes until this transaction ends; those that are new begin like everybody's.

    Always in the order of their keys, so that two nodes never wait for each other.
    """
    new = Strength()
    start = {"games": 0, "mean": new.mean, "deviation": new.deviation, "surely": new.listed}
    rows = [{"identity": who, "game": game, "pace": pace, **start} for who, game, pace in wanted]
    connection.execute(inserting(connection, standings), rows)
    mine = standings.c.identity.in_({who for who, _, _ in wanted})
    found = connection.execute(sa.select(standings).where(mine).order_by(*KEY).with_for_update())
    stand = {(row.identity, row.game, row.pace): Strength(row.mean, row.deviation) for row in found}
    return {key: stand[key] for key in wanted}


def places(seats: Sequence[Placed]) -> list[int]:
    """As the rating has them: who let a bot play comes behind all who did not, whatever the bot has reached."""
    behind = len(seats)
    return [seat.place + (behind if seat.left else 0) for seat in seats]
