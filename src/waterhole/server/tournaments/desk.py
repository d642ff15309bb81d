"""Where tournaments are announced, entered and run.

A tournament goes on by a durable job of its own: at its start, after each of its tables, and now and then besides. One
node works at it at a time, and whatever it does it does in one transaction, so a crash leaves at worst a pairing whose
table is not open yet, which the next look opens.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
from msgspec.structs import asdict

from waterhole.games import find
from waterhole.kernel.chance import commitment_to
from waterhole.kernel.game import BadInput, Refused
from waterhole.server import protocol
from waterhole.server.accounts.names import alike, clean_title
from waterhole.server.community.results import TOURNAMENT
from waterhole.server.community.seeks import Taken
from waterhole.server.jobs.queue import Payload
from waterhole.server.notifications.notify import About, notify
from waterhole.server.ops import upkeep
from waterhole.server.storage.entries import TableSettings
from waterhole.server.storage.schema import Row, entrants, tables, tournaments
from waterhole.server.tables import seating
from waterhole.server.tables.engine.live_table import Change
from waterhole.server.tournaments import store
from waterhole.server.tournaments.standings import Kind, standings
from waterhole.server.tournaments.store import Field

if TYPE_CHECKING:
    from waterhole.server.app import Server
    from waterhole.server.tables.engine.table import Table

LISTED = 50
SOONEST, LATEST = -60.0, 90 * 86_400.0  # seconds from now that one may start; clocks differ
KEPT_LISTED = 14 * 86_400.0  # seconds that one which is over stays in the list
STAND_IN = "forager"  # who plays on for the absent, and fills a table that the game would not be played at
ATTEMPTS = 1_000_000  # a tournament is never given up


class Desk:
    """Tournaments, as people ask for them, and as the job runs them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.storage = server.storage
        server.jobs.register(TOURNAMENT, self.run, ATTEMPTS)
        server.identities.when_deleted.append(store.forget)
        server.identities.when_exported["tournaments"] = self.export

    # -- what people ask for -----------------------------------------------------------------------

    async def announce(self, who: str, wanted: protocol.NewTournament) -> str:
        game = find(wanted.game)
        options = msgspec.to_builtins(game.read_options(wanted.options))
        if wanted.players not in game.seats:
            raise BadInput("refused-seek-players", fewest=max(2, game.seats[0]), most=game.seats[-1])
        game.check(wanted.players, game.read_options(wanted.options))
        for level in wanted.bots:
            seating.check_level(level)
        if not SOONEST <= wanted.starts - time.time() <= LATEST:
            raise BadInput("refused-tournament-time", days=round(LATEST / 86_400))
        if not (wanted.people or wanted.programs) and len(wanted.bots) < 2:
            raise BadInput("refused-tournament-bots")
        named = msgspec.structs.replace(wanted, name=clean_title(wanted.name, protocol.LONGEST_TITLE))
        encoded = msgspec.json.encode(options).decode()
        return await self.storage.write(lambda database: store.announce(database, who, named, encoded))

    async def enter(self, tournament: str, who: str) -> None:
        field = await self.storage.read(lambda database: store.read(database, tournament))
        others = [one.identity for one in field.entered if one.identity not in {None, who}]
        await self.server.identities.learn([who, *others])
        name = self.server.identities.name_of
        for other in others:
            if alike(name(other), name(who)):
                raise Refused("name", "refused-name-here", name=name(other))
        program = self.server.identities.is_bot(who)
        await self.storage.write(lambda database: store.enter(database, tournament, who, program))

    async def withdraw(self, tournament: str, who: str) -> None:
        """Leave; a bot plays on at the table where one still sits."""
        table = await self.storage.write(lambda database: store.withdraw(database, tournament, who))
        if table:
            live = await self.server.registry.get(table)
            if live.table.status == "running":
                for seat in live.table.seats_of(who):
                    await seating.rise(self.server.registry, live, who, seat)

    async def cancel(self, tournament: str, by: str | None = None) -> None:
        """Call it off and close its tables; by its organiser, or by whoever runs the server."""

        def write(database: sa.Connection) -> list[str]:
            if by is not None and store.read(database, tournament).row.organiser != by:
                raise Refused("tournament", "refused-organiser")
            return store.cancel(database, tournament)

        for table in await self.storage.write(write):
            await upkeep.close(self.server.registry, await self.server.registry.get(table), "closed-tournament")

    async def listed(self, who: str) -> list[protocol.TournamentLine]:
        """Those to come and those that are on, the soonest first; then what was lately."""
        of = tournaments.c
        waiting = of.status.in_(("open", "running"))
        entered = sa.select(entrants.c.tournament, sa.func.count().label("people")).group_by(entrants.c.tournament)
        mine = sa.select(entrants.c.tournament).where(entrants.c.identity == who, sa.not_(entrants.c.gone))

        def read(database: sa.Connection) -> list[protocol.TournamentLine]:
            near = sa.select(tournaments).where(waiting).order_by(of.starts).limit(LISTED)
            past = sa.select(tournaments).where(sa.not_(waiting), of.starts > time.time() - KEPT_LISTED)
            rows = [*database.execute(near), *database.execute(past.order_by(of.starts.desc()).limit(LISTED))]
            found = [row.id for row in rows]
            counts = entered.where(entrants.c.tournament.in_(found))
            number = {line.tournament: line.people for line in database.execute(counts)}
            own = set(database.execute(mine.where(entrants.c.tournament.in_(found))).scalars())
            return [line_of(row, number.get(row.id, 0), row.id in own) for row in rows]

        return await self.storage.read(read)

    async def show(self, tournament: str, who: str, number: int = 0) -> protocol.TournamentInfo:
        field = await self.storage.read(lambda database: store.read(database, tournament))
        row, own = field.row, field.entry_of(who)
        people = [one.identity for one in field.entered if one.identity] + [row.organiser] * bool(row.organiser)
        await self.server.identities.learn(people)
        last = max((one.round for one in field.paired), default=0)
        shown = min(number or last, last)
        return protocol.TournamentInfo(
            **asdict(line_of(row, len(field.entered), own is not None and not own.gone)),
            organiser=self.server.identities.name_of(row.organiser) if row.organiser else "",
            organising=bool(who) and row.organiser == who,
            options=msgspec.json.decode(row.options),
            rounds=row.rounds,
            minutes=row.minutes,
            move=row.move,
            people=row.people,
            programs=row.programs,
            duplicate=bool(row.secret),
            commitment=commitment_to(row.secret) if row.secret else "",
            secret="" if field.on else row.secret,
            may_enter=field.takes(who, self.server.identities.is_bot(who)),
            mine=field.table_of(own.number) if own is not None else "",
            round=shown,
            last=last,
            standings=self._standings(field),
            pairings=await self._pairings(field, shown),
        )

    async def _pairings(self, field: Field, number: int) -> list[protocol.TournamentPairing]:
        rows = [row for row in field.paired if row.round == number]
        invites: dict[str, str] = {}
        if field.row.secret and field.told(number):
            query = sa.select(tables.c.id, tables.c.invite).where(tables.c.id.in_([row.table_id for row in rows]))
            found = await self.storage.read(lambda database: database.execute(query).all())
            invites = {row.id: row.invite for row in found}
        return [
            protocol.TournamentPairing(
                board=row.board,
                entrants=store.seats_in(row),
                table=row.table_id or "",
                invite=invites.get(row.table_id, ""),
                places=[] if row.places is None else msgspec.json.decode(row.places),
            )
            for row in rows
        ]

    async def check_told(self, table: Table) -> None:
        """Refused where others still play the cards that this finished table had."""
        tournament, _, number = table.settings.deal.partition(".")
        if table.settings.tournament and number:
            field = await self.storage.read(lambda database: store.read(database, tournament))
            if not field.told(int(number)):
                raise Refused("running", "refused-deal-running")

    def _standings(self, field: Field) -> list[protocol.TournamentStanding]:
        entered = {one.number: one for one in field.entered}
        kind: Kind = field.row.kind
        found = []
        for line in standings(kind, field.entrants, field.pairings):
            one = entered[line.number]
            found.append(
                protocol.TournamentStanding(
                    number=line.number,
                    place=line.place,
                    id=one.identity or "",
                    name=self.server.identities.name_of(one.identity) if one.identity else "",
                    level=one.level or "",
                    rating=round(one.rating),
                    points=round(float(line.points), 2),
                    against=round(float(line.against), 2),
                    wins=line.wins,
                    played=line.played,
                    gone=one.gone,
                )
            )
        return found

    async def export(self, who: str) -> list[protocol.ExportedEntry]:
        of = tournaments.c
        mine = sa.select(entrants.c.tournament).where(entrants.c.identity == who)

        def read(database: sa.Connection) -> list[protocol.ExportedEntry]:
            entered = set(database.execute(mine).scalars())
            rows = database.execute(sa.select(tournaments).where(sa.or_(of.organiser == who, of.id.in_(mine))))
            return [
                protocol.ExportedEntry(
                    tournament=row.id, name=row.name, organised=row.organiser == who, entered=row.id in entered
                )
                for row in rows
            ]

        return await self.storage.read(read)

    # -- the job -----------------------------------------------------------------------------------

    async def run(self, job: Payload) -> None:
        """Take a tournament as far as it can go now."""
        tournament, waited = job["id"], job.get("waited", False)
        await self.storage.write(lambda database: store.advance(database, tournament, time.time(), waited))
        field = await self.storage.read(lambda database: store.read(database, tournament))
        entered = {one.number: one for one in field.entered}
        if field.row.status == "running":
            for row in store.unopened(field):
                await self._open(field.row, row, [entered[number] for number in store.seats_in(row)])

    async def _open(self, tournament: Row, row: Row, sitting: Sequence[Row]) -> None:
        """The table of a pairing, begun; who should be there is called."""
        game = find(tournament.game)
        people = [one.identity for one in sitting if one.identity]
        filling = max(0, game.seats[0] - len(sitting))
        places = [(one.identity, one.level or STAND_IN) for one in sitting] + [(None, STAND_IN)] * filling
        changes = [
            Change("sit", seat, who) if who else Change("bot", seat, level) for seat, (who, level) in enumerate(places)
        ]
        setting = TableSettings(
            seats=len(places),
            options=msgspec.json.decode(tournament.options),
            public=not tournament.secret,
            clock=protocol.ClockSetting(move=tournament.move),
            stand_in=STAND_IN,
            undo=False,
            tournament=tournament.id,
            deal=f"{tournament.id}.{row.round}" if tournament.secret else "",
        )

        def claim(database: sa.Connection, table: str) -> None:
            if not store.claim(database, row, table):
                raise Taken
            self.server.seeks.notice(database, people, table)
            about = About(path=f"/table/{table}", table=table, game=game.name, name=tournament.name, count=row.round)
            for person in people:
                notify(database, person, "round", about)

        await self.server.identities.learn(people)
        try:
            live = await self.server.registry.open(
                tournament.id,
                game.name,
                setting,
                changes,
                start=True,
                claim=claim,
                secret=store.secret_of(tournament, row.round),
            )
        except Taken:
            return
        self.server.seeks.call_all(people, live.table.id)


def line_of(row: Row, count: int, entered: bool) -> protocol.TournamentLine:
    kept = {name: getattr(row, name) for name in ("id", "name", "kind", "game", "players", "status", "starts")}
    return protocol.TournamentLine(**kept, entrants=count, entered=entered)
