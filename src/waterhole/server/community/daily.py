"""The deal of the day: each day and for each game the same cards and the same bots for everybody, and one try.

A day is one of UTC. Its deals are made, and committed to, the day before. The cards come from the secret alone, without
nonces, and the bots are of a level that thinks by no clock and draws from the secret too: who plays the same gets the
same. docs/fairness.md says what that proves. Nobody sees what another does with a deal, live or afterwards, before
having finished it; when the day is over, everybody may.
"""

from __future__ import annotations

import contextlib
import datetime
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import sqlalchemy as sa

from waterhole.games import GAMES
from waterhole.kernel.chance import DEAL, PERSON, Place, Sealed, bot_chance, commitment_to, new_secret
from waterhole.kernel.game import Game, Refused
from waterhole.kernel.match import Match
from waterhole.server import protocol
from waterhole.server.community.profiles import lines_of
from waterhole.server.community.results import insert_once, inserting
from waterhole.server.jobs.queue import Payload
from waterhole.server.storage.entries import TableSettings
from waterhole.server.storage.schema import Query, Row, daily_deals, daily_tries, results, tables
from waterhole.server.tables.engine.live_table import Change, LiveTable
from waterhole.server.tables.registry import NotFound

if TYPE_CHECKING:
    from waterhole.server.app import Server

DAY = 24 * 3600.0
GRACE = 2 * 3600.0  # seconds after midnight in which a try that was begun in time can be finished, and counts
SEATS = 3  # of a table with bots, where the game is for so many
OWN = 0  # the seat of whoever plays
BOT = "forager"  # it thinks by no clock
MASTER = "apex"
STINT = 45.0  # seconds that one job of its game lasts
LISTED = 200  # lines of a day's table
KEPT_DAYS = 3  # whose secrets are kept in memory


class Deal(NamedTuple):
    """What is played: which day, which game, at a table of how many."""

    day: str
    game: str
    seats: int

    @property
    def name(self) -> str:
        """What the chance is drawn under, and the tables of the deal are known by."""
        return f"{DEAL}{self.day} {self.game} {self.seats}"

    @classmethod
    def named(cls, name: str) -> Deal:
        day, game, seats = name.removeprefix(DEAL).split(" ")
        return cls(day, game, int(seats))


class Begun(Exception):
    """There is a table already."""


def sizes(game: Game) -> list[int]:
    """The tables of a game's deals: alone, where it can be played alone, and with bots."""
    most = min(max(SEATS, game.seats[0]), game.seats[-1])
    return sorted({most, *([1] if 1 in game.seats else [])}, reverse=True)


def deals_of(day: str) -> list[Deal]:
    return [Deal(day, game.name, seats) for game in GAMES.values() for seats in sizes(game)]


def of_these_rules(row: Row) -> bool:
    """Whether a deal can be played by the rules of this version; one of older rules is left out for its day."""
    return row.game in GAMES and row.rules == GAMES[row.game].rules_version


def day_at(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(at))


def start_of(day: str) -> float:
    return datetime.datetime.fromisoformat(day).replace(tzinfo=datetime.UTC).timestamp()


def sealed(deal: Deal, secret: str) -> Sealed:
    """The same for all tables of a deal, whoever plays the first seat."""
    return Sealed(
        table=deal.name, secret=secret, places=[Place(who=PERSON), *[Place(who=BOT)] * (deal.seats - 1)]
    )  # fmt: skip


def settings_of(deal: Deal) -> TableSettings:
    return TableSettings(
        seats=deal.seats,
        options=msgspec.to_builtins(GAMES[deal.game].options()),
        public=False,
        clock=protocol.ClockSetting(),
        stand_in=BOT,
        undo=False,
        deal=deal.name,
    )


def only(table: sa.Table, deal: Deal) -> sa.ColumnElement[bool]:
    return sa.and_(table.c.day == deal.day, table.c.game == deal.game, table.c.seats == deal.seats)


class Daily:
    """Makes deals, opens the tables where they are played, and shows what came of them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.storage = server.storage
        self.now: Callable[[], float] = time.time
        self._secrets: dict[str, dict[Deal, str]] = {}  # of the last days that were asked for
        server.registry.deal_is_open = self.is_open
        server.jobs.register("apex", self.play_as_master)
        server.identities.when_deleted.append(forget)
        server.identities.when_exported["daily"] = self.export

    # -- making --------------------------------------------------------------------------------

    async def secrets_of(self, day: str) -> dict[Deal, str]:
        """The secret of each of a day's deals; those that there are not yet are made."""
        if day not in self._secrets:
            wanted, now = deals_of(day), self.now()
            rows = [
                {**deal._asdict(), "rules": GAMES[deal.game].rules_version, "secret": new_secret(), "made": now}
                for deal in wanted
            ]

            def make(connection: sa.Connection) -> dict[Deal, str]:
                """Where another node, or an older version, has made them, those stand."""
                connection.execute(inserting(connection, daily_deals), rows)
                found = connection.execute(sa.select(daily_deals).where(daily_deals.c.day == day)).all()
                return {Deal(row.day, row.game, row.seats): row.secret for row in found if of_these_rules(row)}

            made = await self.storage.write(make)
            self._secrets[day] = {deal: made[deal] for deal in wanted if deal in made}
            while len(self._secrets) > KEPT_DAYS:
                del self._secrets[min(self._secrets)]
        return self._secrets[day]

    async def prepare(self) -> dict[Deal, str]:
        """Today's deals; tomorrow's are there as well then."""
        now = self.now()
        await self.secrets_of(day_at(now + DAY))
        return await self.secrets_of(day_at(now))

    # -- playing -------------------------------------------------------------------------------

    async def play(self, identity: str, game: str, seats: int) -> LiveTable:
        """The table of somebody's one try at today's deal; opened, unless it was before."""
        deal = Deal(day_at(self.now()), game, seats)
        secret = (await self.secrets_of(deal.day)).get(deal)
        if secret is None:
            raise NotFound("refused-no-deal")

        def claim(connection: sa.Connection, table: str) -> None:
            if not insert_once(
                connection, daily_tries, **deal._asdict(), identity=identity, table_id=table, at=self.now()
            ):
                raise Begun
            if connection.execute(sa.select(sa.func.count()).where(only(daily_tries, deal))).scalar() == 1:
                self.server.jobs.put(connection, "apex", apex_job(deal), key=apex_key(deal))

        changes = [Change("sit", OWN, identity), *opponents(deal), started(deal, secret)]
        try:
            return await self.server.registry.open(
                identity, game, settings_of(deal), changes, secret=secret, claim=claim
            )  # fmt: skip
        except Begun:
            own = sa.select(daily_tries.c.table_id).where(only(daily_tries, deal), daily_tries.c.identity == identity)
            return await self.server.registry.get(
                await self.storage.read(lambda connection: connection.execute(own).scalar_one())
            )

    async def play_as_master(self, payload: Payload) -> None:
        """A job: what our strongest bot does with a deal. It plays for a while and leaves the rest to the next job."""
        deal = Deal(payload["day"], payload["game"], payload["seats"])
        query = sa.select(daily_deals).where(only(daily_deals, deal))
        row = await self.storage.read(lambda connection: connection.execute(query).first())
        if row is None or row.apex or not of_these_rules(row):
            return
        match = Match(GAMES[deal.game], [MASTER, *[BOT] * (deal.seats - 1)], sealed=sealed(deal, row.secret))
        for seat, move in payload["moves"]:
            match.play(seat, move)
        until = time.monotonic() + STINT
        await self._play_round(match, row.secret)
        while not match.over and time.monotonic() < until:
            await self._play_round(match, row.secret)
        if match.over:
            await self._keep_mastered(deal, row.secret, match)
        else:
            await self.server.jobs.defer("apex", apex_job(deal, match.history), key=apex_key(deal))

    async def _play_round(self, match: Match, secret: str) -> None:
        """One decision of each who is waited for; the bots are asked first, and as at everybody's table."""
        waiting = [seat for seat in reversed(range(len(match.seats))) if match.state.waiting() >> seat & 1]
        asked = {seat: match.perspective(seat) for seat in waiting}
        for seat, perspective in asked.items():
            decided = sum(who == seat for who, _ in match.history)
            level = BOT if seat else MASTER
            move = await self.server.pool.study(perspective, level, bot_chance(secret, seat, decided))
            if move in match.legal(seat):  # else another's answer has changed the question
                match.play(seat, move)

    async def _keep_mastered(self, deal: Deal, secret: str, match: Match) -> None:
        """As a table that is there from now on."""

        def claim(connection: sa.Connection, table: str) -> None:
            first = sa.update(daily_deals).where(only(daily_deals, deal), daily_deals.c.apex.is_(None))
            if connection.execute(first.values(apex=table)).rowcount == 0:
                raise Begun

        changes = [Change("bot", OWN, MASTER), *opponents(deal), started(deal, secret)]
        changes += [Change("move", seat, match.game.moves[move].text) for seat, move in match.history]
        with contextlib.suppress(Begun):  # the job was done before, by a node that died of it
            await self.server.registry.open("", deal.game, settings_of(deal), changes, secret=secret, claim=claim)

    # -- looking -------------------------------------------------------------------------------

    def over(self, day: str) -> bool:
        return self.now() >= start_of(day) + DAY + GRACE

    async def is_open(self, name: str, identity: str) -> bool:
        """Whether somebody may see what others did with a deal."""
        deal = Deal.named(name)
        query = (
            sa.select(tables.c.status)
            .join(daily_tries, daily_tries.c.table_id == tables.c.id)
            .where(only(daily_tries, deal), daily_tries.c.identity == identity)
        )
        status = await self.storage.read(lambda connection: connection.execute(query).scalar())
        return status == "finished" or (status != "running" and self.over(deal.day))

    async def today(self, identity: str) -> protocol.Daily:
        secrets, now = await self.prepare(), self.now()
        day = day_at(now)

        def read(connection: sa.Connection) -> list[protocol.DealLine]:
            own = sa.select(daily_tries, tables.c.status).outerjoin(tables, tables.c.id == daily_tries.c.table_id)
            own = own.where(daily_tries.c.day == day, daily_tries.c.identity == identity)
            mine = {deal_in(row): row for row in connection.execute(own)}
            reached = {
                deal_in(row): row for row in connection.execute(counting(day, daily_tries.c.identity == identity))
            }
            counted = {deal_in(row): row.players for row in connection.execute(finished_by(day))}
            return [
                protocol.DealLine(
                    game=deal.game,
                    seats=deal.seats,
                    commitment=commitment_to(secret),
                    players=counted.get(deal, 0),
                    table=mine[deal].table_id if deal in mine else None,
                    over=deal in mine and mine[deal].status == "finished",
                    rank=rank_of(connection, deal, reached[deal]) if deal in reached else None,
                    score=reached[deal].score if deal in reached else None,
                )
                for deal, secret in secrets.items()
            ]

        return protocol.Daily(
            day=day,
            ends=start_of(day) + DAY,
            deals=await self.storage.read(read),
            tomorrow=[commitment_to(secret) for secret in (await self.secrets_of(day_at(now + DAY))).values()],
        )

    async def table(self, deal: Deal, identity: str) -> protocol.DayTable:
        """All results with a deal; Refused for those who are not to know them yet."""
        query = sa.select(daily_deals).where(only(daily_deals, deal))

        def read(connection: sa.Connection) -> protocol.DayTable:
            row = connection.execute(query).first()
            if row is None:
                raise NotFound("refused-no-deal")
            played = connection.execute(counting(deal.day, only(daily_tries, deal)).order_by(*BEST_FIRST)).all()
            people = lines_of(connection, {one.identity for one in played[:LISTED]})
            begun = sa.select(sa.func.count()).where(only(daily_tries, deal))
            return protocol.DayTable(
                **deal._asdict(),
                commitment=commitment_to(row.secret),
                lines=[deal_result(one, people[one.identity][0], rank) for one, rank in ranked(played)[:LISTED]],
                apex=master_result(connection, row.apex),
                playing=(connection.execute(begun).scalar() or 0) - len(played),
            )

        found = await self.storage.read(read)
        if not await self.is_open(deal.name, identity):
            raise Refused("deal", "refused-deal-first")
        return found

    async def export(self, identity: str) -> list[protocol.ExportedTry]:
        """The deals that somebody has played, or begun."""
        query = sa.select(daily_tries).where(daily_tries.c.identity == identity).order_by(daily_tries.c.at)
        return [
            protocol.ExportedTry(**deal_in(row)._asdict(), table=row.table_id, at=row.at)
            for row in await self.storage.read(lambda connection: connection.execute(query).all())
        ]


def apex_job(deal: Deal, moves: Sequence[tuple[int, int]] = ()) -> Payload:
    return {**deal._asdict(), "moves": moves}


def apex_key(deal: Deal) -> str:
    return f"apex:{deal.name}"


def opponents(deal: Deal) -> list[Change]:
    return [Change("bot", seat, BOT) for seat in range(1, deal.seats)]


def started(deal: Deal, secret: str) -> Change:
    return Change("start", data=msgspec.to_builtins(sealed(deal, secret)))


def forget(connection: sa.Connection, person: str) -> None:
    """With an identity go its lines in the tables of the days."""
    connection.execute(sa.delete(daily_tries).where(daily_tries.c.identity == person))


# -- results of a deal -------------------------------------------------------------------------------

OF = results.c
BEST_FIRST = (OF.left_early, OF.place, OF.score.desc(), OF.at)


def deal_in(row: Row) -> Deal:
    return Deal(row.day, row.game, row.seats)


def counting(day: str, which: sa.ColumnElement[bool]) -> Query:
    """The tries of a day that were finished in time, with what was reached.

    Who tries sits in the first seat. Saying so makes databases look a result up by its key; by the person they would
    read all that this person ever played.
    """
    own = sa.and_(OF.table_id == daily_tries.c.table_id, OF.seat == OWN, OF.identity == daily_tries.c.identity)
    return (
        sa.select(daily_tries, OF.place, OF.score, OF.left_early)
        .join(results, own)
        .where(daily_tries.c.day == day, OF.at < start_of(day) + DAY + GRACE, which)
    )


def finished_by(day: str) -> Query:
    """How many have finished each deal of a day."""
    all_of_them = counting(day, sa.true()).subquery().c
    deal = (all_of_them.day, all_of_them.game, all_of_them.seats)
    return sa.select(*deal, sa.func.count().label("players")).group_by(*deal)


def rank_of(connection: sa.Connection, deal: Deal, mine: Row) -> int | None:
    """How many did better, and one; None for who let a bot play on."""
    if mine.left_early:
        return None
    better = sa.or_(OF.place < mine.place, sa.and_(OF.place == mine.place, OF.score > mine.score))
    others = counting(deal.day, sa.and_(only(daily_tries, deal), better, sa.not_(OF.left_early))).subquery()
    return int(connection.execute(sa.select(sa.func.count()).select_from(others)).scalar() or 0) + 1


def ranked(rows: Sequence[Row]) -> list[tuple[Row, int | None]]:
    """Each with its rank; equal results share one, and who let a bot play on has none."""
    ranks: list[tuple[Row, int | None]] = []
    for number, row in enumerate(rows, start=1):
        before = ranks[-1] if ranks else None
        same = before is not None and (before[0].place, before[0].score) == (row.place, row.score)
        rank = before[1] if before is not None and same else number
        ranks.append((row, None if row.left_early else rank))
    return ranks


def deal_result(row: Row, person: protocol.PersonLine, rank: int | None) -> protocol.DealResult:
    return protocol.DealResult(
        id=person.id,
        name=person.name,
        picture=person.picture,
        table=row.table_id,
        rank=rank,
        place=row.place,
        score=row.score,
        level="",
    )


def master_result(connection: sa.Connection, table: str | None) -> protocol.DealResult | None:
    query = sa.select(results).where(results.c.table_id == table, results.c.seat == OWN)
    row = connection.execute(query).first() if table else None
    if row is None:
        return None
    return protocol.DealResult(
        id="",
        name="",
        picture="robot",
        table=row.table_id,
        rank=None,
        place=row.place,
        score=row.score,
        level=row.level,
    )
