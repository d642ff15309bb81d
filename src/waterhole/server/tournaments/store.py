"""Tournaments in the database. Every function runs inside one transaction; all that a tournament is, its rows say."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from waterhole.kernel.chance import commitment_to, new_secret
from waterhole.kernel.game import Refused
from waterhole.server.community.ratings import MEAN, anchor
from waterhole.server.community.results import TOURNAMENT, pace_by
from waterhole.server.jobs.queue import drop, put
from waterhole.server.protocol import ClockSetting, NewTournament
from waterhole.server.storage.schema import (
    Row,
    bots,
    entrants,
    pairings,
    relations,
    results,
    standings,
    tables,
    tournaments,
)
from waterhole.server.tables.registry import NotFound, new_id
from waterhole.server.tournaments.pairings import arena_round, next_round
from waterhole.server.tournaments.standings import Entrant, Pairing

LOOK_EVERY = 30.0  # seconds between two looks at a running tournament, besides one after each table
ARENA_EVERY = 10.0  # in an arena, where those who wait are paired
MOST_ENTRANTS = 256
MOST_HELD = 5  # that one person has announced and are not over
LATE = {"swiss", "arena"}  # which one may enter after the start


class Field(NamedTuple):
    """A tournament as its rows have it."""

    row: Row
    entered: list[Row]
    paired: list[Row]

    @property
    def entrants(self) -> list[Entrant]:
        return [Entrant(number=one.number, rating=one.rating, gone=one.gone) for one in self.entered]

    @property
    def pairings(self) -> list[Pairing]:
        return [pairing_of(row) for row in self.paired]

    @property
    def on(self) -> bool:
        return self.row.status in {"open", "running"}

    def told(self, number: int) -> bool:
        """Whether what lay on the tables of a round may be known: of duplicate deals only when all are over."""
        over = all(pairing.over for pairing in self.pairings if pairing.round == number)
        return not self.row.secret or not self.on or over

    @property
    def ends(self) -> float:
        """When an arena begins no more tables."""
        return float(self.row.starts + 60 * self.row.minutes)

    def entry_of(self, who: str) -> Row | None:
        return next((one for one in self.entered if one.identity == who), None) if who else None

    def table_of(self, number: int) -> str:
        """Where an entrant is waited for."""
        waiting = (row for row in self.paired if row.table_id and row.places is None and number in seats_in(row))
        return next((str(row.table_id) for row in waiting), "")

    def takes(self, who: str, program: bool) -> bool:
        """Whether a person or a bot account may enter, or come back."""
        if self.entry_of(who) is not None:
            return self.on
        late = self.row.status == "running" and self.row.kind in LATE
        full = len(self.entered) >= MOST_ENTRANTS
        wanted = self.row.programs if program else self.row.people
        return bool(wanted) and not full and (self.row.status == "open" or late)


def seats_in(row: Row) -> list[int]:
    return msgspec.json.decode(row.entrants, type=list[int])


def pairing_of(row: Row) -> Pairing:
    places = None if row.places is None else tuple(msgspec.json.decode(row.places, type=list[int]))
    return Pairing(round=row.round, board=row.board, seats=tuple(seats_in(row)), places=places)


def read(database: sa.Connection, tournament: str, lock: bool = False) -> Field:
    """All of it; `lock`: no other node changes it until this transaction ends."""
    query = sa.select(tournaments).where(tournaments.c.id == tournament)
    row = database.execute(query.with_for_update() if lock else query).first()
    if row is None:
        raise NotFound("refused-no-tournament")
    entered = sa.select(entrants).where(entrants.c.tournament == tournament).order_by(entrants.c.number)
    paired = sa.select(pairings).where(pairings.c.tournament == tournament)
    return Field(
        row,
        list(database.execute(entered)),
        list(database.execute(paired.order_by(pairings.c.round, pairings.c.board))),
    )


# -- before it, and around it --------------------------------------------------------------------------


def announce(database: sa.Connection, organiser: str, wanted: NewTournament, options: str) -> str:
    held = sa.select(sa.func.count()).where(
        tournaments.c.organiser == organiser, tournaments.c.status.in_(("open", "running"))
    )
    if (database.execute(held).scalar() or 0) >= MOST_HELD:
        raise Refused("tournament", "refused-tournaments-many", most=MOST_HELD)
    found = new_id()
    row = {name: getattr(wanted, name) for name in ("name", "kind", "game", "players", "rounds", "minutes", "move")}
    database.execute(
        sa.insert(tournaments).values(
            id=found,
            organiser=organiser,
            options=options,
            people=wanted.people,
            programs=wanted.programs,
            secret=new_secret() if wanted.duplicate else "",
            status="open",
            starts=wanted.starts,
            created=time.time(),
            **row,
        )
    )
    for number, level in enumerate(wanted.bots, start=1):
        rating = anchor(wanted.game, level).mean
        write_entrant(database, found, number, rating, who=None, level=level)
    put(database, TOURNAMENT, {"id": found}, due=wanted.starts, key=key_of(found))
    return found


def key_of(tournament: str) -> str:
    return f"{TOURNAMENT}:{tournament}"


def write_entrant(
    database: sa.Connection, tournament: str, number: int, rating: float, *, who: str | None, level: str | None
) -> None:
    values = {"identity": who, "level": level, "rating": rating, "gone": False}
    database.execute(sa.insert(entrants).values(tournament=tournament, number=number, **values))


def enter(database: sa.Connection, tournament: str, who: str, program: bool = False) -> None:
    """Enter, or come back after leaving; Refused where that cannot be."""
    field = read(database, tournament, lock=True)
    own = field.entry_of(who)
    if not field.takes(who, program):
        raise Refused("tournament", "refused-entry-closed")
    if own is not None:
        last = max((pairing.round for pairing in field.paired), default=0)
        this = (entrants.c.tournament == tournament, entrants.c.number == own.number)
        database.execute(sa.update(entrants).where(*this).values(gone=False, back=last))
        return
    row, block = field.row, relations.c
    owners = owners_of(database, [who, *(one.identity for one in field.entered if one.identity)])
    owner = owners.pop(who)
    if owner in owners.values():
        raise Refused("tournament", "refused-entry-twice")
    of_owner = sa.and_(block.identity == row.organiser, block.other.in_([who, owner]))
    if database.execute(sa.select(block.kind).where(of_owner, block.kind == "block")).first() is not None:
        raise Refused("tournament", "refused-entry-unwelcome")
    of, pace = standings.c, pace_by(ClockSetting(move=row.move))
    known = sa.select(of.mean).where(of.identity == who, of.game == row.game, of.pace == pace)
    number = max((one.number for one in field.entered), default=0) + 1
    write_entrant(database, tournament, number, database.execute(known).scalar() or MEAN, who=who, level=None)


def owners_of(database: sa.Connection, entered: Sequence[str]) -> dict[str, str]:
    """Whose each entry is: a bot account plays for the person who made it."""
    owned = database.execute(sa.select(bots.c.id, bots.c.owner).where(bots.c.id.in_(entered)))
    return dict(zip(entered, entered, strict=True)) | {row.id: row.owner for row in owned}


def withdraw(database: sa.Connection, tournament: str, who: str) -> str:
    """Leave; before the start without a trace. The table at which one still sits, if any."""
    field = read(database, tournament, lock=True)
    own = field.entry_of(who)
    if own is None or not field.on:
        return ""
    if field.row.status == "open":
        this = (entrants.c.tournament == tournament, entrants.c.number == own.number)
        database.execute(sa.delete(entrants).where(*this))
        return ""
    set_gone(database, tournament, [own.number])
    return field.table_of(own.number)


def set_gone(database: sa.Connection, tournament: str, numbers: Sequence[int]) -> None:
    rows = sa.update(entrants).where(entrants.c.tournament == tournament, entrants.c.number.in_(numbers))
    database.execute(rows.values(gone=True))


def set_status(database: sa.Connection, tournament: str, status: str) -> None:
    database.execute(sa.update(tournaments).where(tournaments.c.id == tournament).values(status=status))


def cancel(database: sa.Connection, tournament: str) -> list[str]:
    """Call it off; the tables that are still being played."""
    field = read(database, tournament, lock=True)
    if not field.on:
        raise Refused("tournament", "refused-tournament-over")
    set_status(database, tournament, "cancelled")
    drop(database, key_of(tournament))
    return [row.table_id for row in field.paired if row.table_id and row.places is None]


def forget(database: sa.Connection, who: str) -> None:
    """Of a person who had all data deleted the results stay, made by someone."""
    database.execute(sa.update(entrants).where(entrants.c.identity == who).values(identity=None, gone=True))
    database.execute(sa.update(tournaments).where(tournaments.c.organiser == who).values(organiser=""))


# -- as it goes on -------------------------------------------------------------------------------------


def advance(database: sa.Connection, tournament: str, now: float, waited: bool) -> None:
    """Do all that is due: start, count tables that are over, pair the next round, end.

    What is paired and not yet open is opened by who called this. Doing it again changes nothing.
    """
    field = read(database, tournament, lock=True)
    row = field.row
    if not field.on:
        return
    if now < row.starts:
        put(database, TOURNAMENT, {"id": tournament}, due=row.starts, key=key_of(tournament))
        return
    if row.status == "open":
        set_status(database, tournament, "running")
    if count(database, field):
        field = read(database, tournament)
    new, over = following(field, now, waited)
    rows = [
        {
            "tournament": tournament, "round": pairing.round, "board": pairing.board,
            "entrants": msgspec.json.encode(pairing.seats).decode(),
        }
        for pairing in new
    ]  # fmt: skip
    if rows:
        database.execute(sa.insert(pairings), rows)
    if over:
        set_status(database, tournament, "finished" if field.paired or new else "cancelled")
        return
    every = ARENA_EVERY if row.kind == "arena" else LOOK_EVERY
    put(database, TOURNAMENT, {"id": tournament, "waited": True}, due=now + every, key=key_of(tournament))


def following(field: Field, now: float, waited: bool) -> tuple[list[Pairing], bool]:
    """What is to be paired now, and whether it is over."""
    row, played = field.row, field.pairings
    ended = all(pairing.over for pairing in played)
    if row.kind == "arena":
        if now >= field.ends or sum(not one.gone for one in field.entered) < 2:
            return [], ended
        return (arena_round(field.entrants, played, row.players) if waited or enough_free(field) else []), False
    if not ended:
        return [], False
    new = next_round(row.kind, field.entrants, played, row.players, row.rounds)
    while new and all(pairing.bye for pairing in new):  # nobody is left to play against: the next round at once
        played += new
        more = next_round(row.kind, field.entrants, played, row.players, row.rounds)
        new += more
        if not more:
            return new, True
        if not all(pairing.bye for pairing in more):
            break
    return new, not new


def enough_free(field: Field) -> bool:
    """In an arena: whether there is a choice among those who wait, or nobody else to wait for."""
    here = {one.number for one in field.entered if not one.gone}
    busy = {number for pairing in field.pairings if not pairing.over for number in pairing.seats}
    return len(here - busy) >= 2 * field.row.players or not here & busy


def count(database: sa.Connection, field: Field) -> bool:
    """Note the results of tables that are over, once; who left one to a bot and has not come back is gone."""
    open_ones = {row.table_id: row for row in field.paired if row.table_id and row.places is None}
    if not open_ones:
        return False
    found: dict[str, list[Row]] = defaultdict(list)
    lines = sa.select(results).where(results.c.table_id.in_(open_ones)).order_by(results.c.table_id, results.c.seat)
    for line in database.execute(lines):
        found[line.table_id].append(line)
    closed = sa.select(tables.c.id).where(tables.c.id.in_(open_ones), tables.c.status == "closed")
    void = set(database.execute(closed).scalars())
    back = {one.number: one.back for one in field.entered}
    absent = []
    for table, row in open_ones.items():
        seats = seats_in(row)
        if table in found:
            own = found[table][: len(seats)]  # bots that only fill the table sit behind them
            absent += [
                number for number, line in zip(seats, own, strict=True) if line.left_early and back[number] < row.round
            ]
            note(database, row, ranks([line.place for line in own]))
        elif table in void:  # nobody is to blame: all share the first place
            note(database, row, [1] * len(seats))
    if absent:
        set_gone(database, field.row.id, absent)
    return bool(found or void)


def ranks(places: Sequence[int]) -> list[int]:
    """Places among these alone."""
    return [1 + sum(other < place for other in places) for place in places]


def note(database: sa.Connection, row: Row, places: Sequence[int]) -> None:
    of = pairings.c
    this = (of.tournament == row.tournament, of.round == row.round, of.board == row.board, of.places.is_(None))
    told = msgspec.json.encode(places).decode()
    database.execute(sa.update(pairings).where(*this).values(places=told))


def claim(database: sa.Connection, row: Row, table: str) -> bool:
    """This is the table of a pairing; False where it has one."""
    of = pairings.c
    this = (of.tournament == row.tournament, of.round == row.round, of.board == row.board, of.table_id.is_(None))
    change = sa.update(pairings).where(*this).values(table_id=table).execution_options(preserve_rowcount=True)
    return database.execute(change).rowcount == 1


def secret_of(row: Row, number: int) -> str:
    """Of the duplicate deal of a round: it follows from the tournament's, which it does not give away."""
    return commitment_to(f"{row.secret}:{number}") if row.secret else ""


def unopened(field: Field) -> list[Row]:
    return [row for row in field.paired if row.table_id is None and row.places is None and len(seats_in(row)) > 1]
