"""Profiles: who somebody is to others, what they played and how they stand, as far as they let it be seen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from waterhole.bots.levels import FOR_PEOPLE
from waterhole.games import GAMES
from waterhole.kernel.game import Refused
from waterhole.kernel.tally import ENDING
from waterhole.server import protocol
from waterhole.server.community.ratings import ANCHOR_DEVIATION, LISTED_DEVIATION, LISTED_GAMES, anchor
from waterhole.server.community.reports import sent_report
from waterhole.server.community.results import insert_once, opening_tally
from waterhole.server.storage.schema import (
    Row,
    bots,
    identities,
    profiles,
    relations,
    reports,
    results,
    standings,
)
from waterhole.server.tables.registry import NotFound

if TYPE_CHECKING:
    from waterhole.server.app import Server

LISTED = 100  # on a leaderboard
FAVOURITES = 3  # openings, and endings
POINTS = 200  # of a rating's course, the last ones
PICTURE = ""  # of who has not chosen one
UNSET = protocol.ProfileSettings(statistics=True, history=False, presence=False)


class Profiles:
    """Reads and changes profiles."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.storage = server.storage
        self.identities = server.identities
        self.identities.when_deleted.append(forget)
        self.identities.when_exported["people"] = self.export

    # -- one person --------------------------------------------------------------------------

    async def of(self, person: str, viewer: str) -> protocol.Profile:
        """Somebody as the viewer may see; NotFound where there is nobody of this id."""
        mine = person == viewer
        found = sa.select(identities.c.created, identities.c.name, bots.c.id.label("bot")).outerjoin(
            bots, bots.c.id == identities.c.id
        )

        def read(connection: sa.Connection) -> tuple[Row, Row | None, list[protocol.GameStatistics], set[str]]:
            row = connection.execute(found.where(identities.c.id == person)).first()
            if row is None:
                raise NotFound("refused-nobody")
            chosen = connection.execute(sa.select(profiles).where(profiles.c.identity == person)).first()
            shown = mine or settings_of(chosen).statistics
            towards = sa.select(relations.c.kind).where(relations.c.identity == viewer, relations.c.other == person)
            kinds = set(connection.execute(towards).scalars())
            return row, chosen, statistics(connection, person) if shown else [], kinds

        row, chosen, counted, kinds = await self.storage.read(read)
        return protocol.Profile(
            person=protocol.PersonLine(id=person, name=row.name, picture=picture_of(chosen)),
            since=row.created,
            program=row.bot is not None,
            mine=mine,
            settings=settings_of(chosen),
            statistics=counted,
            follows="follow" in kinds,
            blocks="block" in kinds,
            mutes="mute" in kinds,
        )

    async def choose(self, person: str, choice: protocol.ProfileChoice) -> None:
        given = {name: value for name, value in msgspec.structs.asdict(choice).items() if value is not None}

        def write(connection: sa.Connection) -> None:
            start = msgspec.structs.asdict(UNSET)
            insert_once(connection, profiles, identity=person, picture=PICTURE, seen=0.0, seated=False, **start)
            if given:
                connection.execute(sa.update(profiles).where(profiles.c.identity == person).values(**given))

        await self.storage.write(write)

    async def history(self, person: str, viewer: str, query: protocol.HistoryQuery) -> protocol.History:
        """A page of somebody's games; Refused where that is nobody else's business."""

        def read(connection: sa.Connection) -> list[protocol.PlayedGame]:
            if person != viewer:
                self._check_open(connection, person)
            return self._games(connection, person, viewer, query.game, query.before, query.count + 1)

        found = await self.storage.read(read)
        more = len(found) > query.count
        games = found[: query.count]
        return protocol.History(games=games, before=games[-1].at if more else None)

    @staticmethod
    def _check_open(connection: sa.Connection, person: str) -> None:
        if connection.execute(sa.select(identities.c.id).where(identities.c.id == person)).first() is None:
            raise NotFound("refused-nobody")
        chosen = connection.execute(sa.select(profiles).where(profiles.c.identity == person)).first()
        if not settings_of(chosen).history:
            raise Refused("people", "refused-history")

    def _games(
        self,
        connection: sa.Connection,
        person: str,
        viewer: str,
        game: str = "",
        before: float | None = None,
        count: int | None = None,
    ) -> list[protocol.PlayedGame]:
        of = results.c
        own = sa.select(of.table_id, of.at).where(of.identity == person).distinct()
        if game:
            own = own.where(of.game == game)
        if before is not None:
            own = own.where(of.at < before)
        tables = list(connection.execute(own.order_by(of.at.desc(), of.table_id).limit(count)).scalars())
        rows = connection.execute(sa.select(results).where(of.table_id.in_(tables)).order_by(of.place, of.seat)).all()
        return self._told(connection, tables, rows, person, viewer)

    def _told(
        self, connection: sa.Connection, tables: Sequence[str], rows: Sequence[Row], person: str, viewer: str
    ) -> list[protocol.PlayedGame]:
        """Rows of results as games, in this order; those who hide their history are not named to strangers."""
        by_table: dict[str, list[Row]] = defaultdict(list)
        for row in rows:
            by_table[row.table_id].append(row)
        people = lines_of(connection, {row.identity for row in rows if row.identity})
        games = []
        for table in tables:
            seats = by_table[table]
            known = viewer in {row.identity for row in seats}
            shown = {one for one, (_, chosen) in people.items() if known or one == person or chosen.history}
            games.append(played_game(seats, {one: line for one, (line, _) in people.items() if one in shown}))
        return games

    # -- several people ------------------------------------------------------------------------

    async def at_table(self, table: str) -> protocol.PlayedGame | None:
        """The result of one table, for those who may see the table; None before it is counted."""
        query = sa.select(results).where(results.c.table_id == table).order_by(results.c.place, results.c.seat)

        def read(connection: sa.Connection) -> protocol.PlayedGame | None:
            rows = connection.execute(query).all()
            people = lines_of(connection, {row.identity for row in rows if row.identity})
            return played_game(rows, {one: line for one, (line, _) in people.items()}) if rows else None

        return await self.storage.read(read)

    async def lines(self, people: Iterable[str]) -> dict[str, protocol.PersonLine]:
        wanted = set(people)
        found = await self.storage.read(lambda connection: lines_of(connection, wanted))
        return {one: line for one, (line, _) in found.items()}

    async def top(self, game: str, pace: protocol.Pace, viewer: str) -> protocol.Leaderboard:
        """The strongest of those who have played enough and let it be seen, with our bots where they belong."""
        of = standings.c
        here = sa.and_(of.game == game, of.pace == pace)
        best = (
            sa.select(standings, identities.c.name, profiles.c.picture)
            .join(identities, identities.c.id == of.identity)
            .outerjoin(profiles, profiles.c.identity == of.identity)
            .where(here, of.games >= LISTED_GAMES, of.deviation <= LISTED_DEVIATION)
            .where(sa.func.coalesce(profiles.c.statistics, sa.true()))
            .order_by(of.surely.desc(), of.identity)
            .limit(LISTED)
        )

        def read(connection: sa.Connection) -> tuple[Sequence[Row], Row | None]:
            mine = sa.select(standings).where(here, of.identity == viewer)
            return connection.execute(best).all(), connection.execute(mine).first()

        rows, mine = await self.storage.read(read)
        lines = [(row.surely, top_line(row)) for row in rows]
        lines += [(anchor(game, level).listed, bot_line(game, level)) for level in FOR_PEOPLE]
        lines.sort(key=lambda line: -line[0])
        return protocol.Leaderboard(
            game=game,
            pace=pace,
            least_games=LISTED_GAMES,
            lines=[line for _, line in lines],
            me=None if mine is None else rating_of(mine),
        )

    async def export(self, person: str) -> protocol.ExportedPeople:
        """All that is kept about somebody here."""
        bonds = sa.select(relations).where(relations.c.identity == person).order_by(relations.c.at)
        told = sa.select(reports).where(reports.c.identity == person).order_by(reports.c.id)

        def read(connection: sa.Connection) -> protocol.ExportedPeople:
            chosen = connection.execute(sa.select(profiles).where(profiles.c.identity == person)).first()
            stand = connection.execute(sa.select(standings).where(standings.c.identity == person))
            return protocol.ExportedPeople(
                picture=picture_of(chosen),
                settings=settings_of(chosen),
                games=self._games(connection, person, person),
                ratings=[rating_of(row) for row in stand],
                relations=[
                    protocol.ExportedRelation(kind=row.kind, other=row.other, at=row.at)
                    for row in connection.execute(bonds)
                ],
                reports=[sent_report(row) for row in connection.execute(told)],
            )

        return await self.storage.read(read)


# -- rows as messages ------------------------------------------------------------------------------


def settings_of(row: Row | None) -> protocol.ProfileSettings:
    if row is None:
        return UNSET
    return protocol.ProfileSettings(statistics=row.statistics, history=row.history, presence=row.presence)


def picture_of(row: Row | None) -> str:
    return PICTURE if row is None else row.picture or PICTURE


def lines_of(
    connection: sa.Connection, people: set[str]
) -> dict[str, tuple[protocol.PersonLine, protocol.ProfileSettings]]:
    """Names, pictures and settings of those who are still here."""
    query = (
        sa.select(identities.c.id, identities.c.name, profiles)
        .outerjoin(profiles, profiles.c.identity == identities.c.id)
        .where(identities.c.id.in_(people))
    )
    return {
        row.id: (
            protocol.PersonLine(id=row.id, name=row.name, picture=row.picture or PICTURE),
            settings_of(row if row.identity else None),
        )
        for row in connection.execute(query)
    }


def played_game(rows: Sequence[Row], people: dict[str, protocol.PersonLine]) -> protocol.PlayedGame:
    first = rows[0]
    return protocol.PlayedGame(
        table=first.table_id,
        game=first.game,
        pace=first.pace,
        at=first.at,
        unrated=first.unrated,
        seats=[played(row, people.get(row.identity)) for row in rows],
    )


def played(row: Row, person: protocol.PersonLine | None) -> protocol.Played:
    return protocol.Played(
        id=person.id if person else "",
        name=person.name if person else "",
        picture=person.picture if person else PICTURE,
        seat=row.seat,
        level=row.level or "",
        place=row.place,
        score=row.score,
        left=row.left_early,
        rating=None if row.mean is None or person is None else round(row.mean),
        gain=None if row.gain is None or person is None else round(row.gain),
    )


def rating_of(row: Row) -> protocol.Rating:
    listed = row.games >= LISTED_GAMES and row.deviation <= LISTED_DEVIATION
    return protocol.Rating(
        game=row.game,
        pace=row.pace,
        rating=round(row.mean),
        deviation=round(row.deviation),
        games=row.games,
        listed=listed,
    )


def top_line(row: Row) -> protocol.TopLine:
    return protocol.TopLine(
        id=row.identity,
        name=row.name,
        picture=row.picture or PICTURE,
        rating=round(row.mean),
        deviation=round(row.deviation),
        games=row.games,
        level="",
    )


def bot_line(game: str, level: str) -> protocol.TopLine:
    strength = anchor(game, level)
    return protocol.TopLine(
        id="", name="", picture="robot", rating=round(strength.mean), deviation=round(ANCHOR_DEVIATION), games=0,
        level=level,
    )  # fmt: skip


# -- numbers ---------------------------------------------------------------------------------------


def statistics(connection: sa.Connection, person: str) -> list[protocol.GameStatistics]:
    """All games of somebody, counted; the game played most comes first."""
    of = results.c
    won = sa.func.sum(sa.case((of.place == 1, 1), else_=0))
    left = sa.func.sum(sa.case((of.left_early, 1), else_=0))
    counted = (
        sa.select(
            of.game, of.players, sa.func.count().label("games"), won.label("wins"), left.label("left_early"),
            sa.func.sum(of.place).label("places"), sa.func.sum(of.score).label("scores"), of.opening, of.ending,
        )
        .where(of.identity == person, of.unrated != "screen")
        .group_by(of.game, of.players, of.opening, of.ending)
        .order_by(of.players)
    )  # fmt: skip
    groups: dict[str, list[Row]] = defaultdict(list)
    for row in connection.execute(counted):
        groups[row.game].append(row)
    ratings: dict[str, list[Row]] = defaultdict(list)
    stand = sa.select(standings).where(standings.c.identity == person).order_by(standings.c.games.desc())
    for row in connection.execute(stand):
        ratings[row.game].append(row)
    courses = courses_of(connection, person, {game: rows[0].pace for game, rows in ratings.items()})
    found = [statistics_of(game, rows, ratings[game], courses.get(game, [])) for game, rows in groups.items()]
    return sorted(found, key=lambda one: (-one.games, one.game))


def courses_of(connection: sa.Connection, person: str, paces: dict[str, str]) -> dict[str, list[protocol.RatingPoint]]:
    """The rating of each game over time, in one pace, the last points."""
    of = results.c
    query = sa.select(of.game, of.pace, of.at, of.mean, of.deviation)
    query = query.where(of.identity == person, of.mean.is_not(None)).order_by(of.at)
    found: dict[str, list[protocol.RatingPoint]] = defaultdict(list)
    for row in connection.execute(query):
        if paces.get(row.game) == row.pace:
            found[row.game].append(
                protocol.RatingPoint(at=row.at, rating=round(row.mean), deviation=round(row.deviation))
            )
    return {game: points[-POINTS:] for game, points in found.items()}


def statistics_of(
    game: str, rows: Sequence[Row], stand: Sequence[Row], course: list[protocol.RatingPoint]
) -> protocol.GameStatistics:
    games = sum(row.games for row in rows)
    return protocol.GameStatistics(
        game=game,
        games=games,
        wins=sum(int(row.wins) for row in rows),
        sizes=[
            protocol.SizeCount(players=players, games=games, wins=wins)
            for players, (games, wins) in summed(rows, "players").items()
        ],
        mean_place=round(sum(int(row.places) for row in rows) / games, 2),
        mean_score=round(sum(int(row.scores) for row in rows) / games, 1),
        left=sum(int(row.left_early) for row in rows),
        favourites=favourites(game, rows),
        ratings=[rating_of(row) for row in stand],
        course=course,
    )


def summed(rows: Sequence[Row], by: str) -> dict[Any, tuple[int, int]]:
    """Games and wins by one of the columns that were grouped by, in their order."""
    found: dict[Any, tuple[int, int]] = {}
    for row in rows:
        key = getattr(row, by)
        games, wins = found.get(key, (0, 0))
        found[key] = games + row.games, wins + int(row.wins)
    return found


def favourites(game: str, rows: Sequence[Row]) -> list[protocol.Favourites]:
    """How somebody opens, and how it ends, most often; nothing of games of which it is not known."""
    told = {"opening": opening_tally(GAMES[game]) if game in GAMES else None, "ending": ENDING}
    found = []
    for column, tally in told.items():
        counted = {word: numbers for word, numbers in summed(rows, column).items() if word}
        if tally and counted:
            best = sorted(counted.items(), key=lambda one: (-one[1][0], -one[1][1], one[0]))[:FAVOURITES]
            values = [protocol.Favourite(word=word, games=games, wins=wins) for word, (games, wins) in best]
            found.append(protocol.Favourites(name=tally.name, by=tally.by, told=tally.told, values=values))
    return found


def forget(connection: sa.Connection, person: str) -> None:
    """With an identity goes all of this; what others have played with it stays, with 'someone'."""
    connection.execute(sa.update(results).where(results.c.identity == person).values(identity=None))
    for table in (standings, profiles):
        connection.execute(sa.delete(table).where(table.c.identity == person))
    bond = sa.or_(relations.c.identity == person, relations.c.other == person)
    connection.execute(sa.delete(relations).where(bond))
    connection.execute(sa.delete(reports).where(sa.or_(reports.c.identity == person, reports.c.about == person)))
