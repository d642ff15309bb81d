"""Tournaments of every kind and size in the database: people, programs and bots, who leave, stay away and come back.

The tables themselves are not played: each ends by lot, as the rows that a server would write.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations

import pytest
import sqlalchemy as sa

from tests.server.tournaments.test_pairings import KINDS, SIZES
from waterhole.kernel.game import Refused
from waterhole.server.protocol import NewTournament
from waterhole.server.storage.schema import Row, bots, pairings, results, tables
from waterhole.server.storage.storage import connect
from waterhole.server.tournaments import store
from waterhole.server.tournaments.standings import Kind, standings
from waterhole.server.tournaments.store import Field

START = 1_000_000.0
LOOKS = 8  # at an arena before its time is over
OURS = 32  # bots of ours at most
LEAVES, AWAY, BACK, CLOSED = 0.03, 0.05, 0.3, 0.03  # how likely: of a person in a round, of a table
SHARES = 2520  # of a point, so that a share of every table is whole


@pytest.fixture
def database(sqlite_database: str) -> Iterator[sa.Connection]:
    engine = connect(sqlite_database)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


class Run:
    """One tournament and what happens in it by lot; what was seen is kept apart from what the store says."""

    def __init__(self, database: sa.Connection, kind: Kind, count: int, players: int) -> None:
        self.database = database
        self.rng = random.Random(count * players)
        self.kind = kind
        ours = min(OURS, count // 3)
        wanted = NewTournament(
            name="Cup", kind=kind, game="cubirds", starts=START, players=players, rounds=5, programs=True,
            bots=["random"] * ours,
        )  # fmt: skip
        self.id = store.announce(database, "organiser", wanted, "{}")
        self.people = [f"{self.id}{number}" for number in range(count - ours)]
        programs = self.people[::4]
        for one in programs:
            database.execute(sa.insert(bots).values(id=one, name=one, owner=f"of-{one}", token_hash=one, created=0.0))
        for one in self.people:
            store.enter(database, self.id, one, program=one in programs)
        self.here = set(self.people)
        self.now = START
        self.names: dict[int, str | None] = {}
        self.tables = 0
        self.points: Counter[int] = Counter()
        self.met: Counter[frozenset[int]] = Counter()

    @property
    def restless(self) -> bool:
        """A round robin in which somebody always comes back never ends."""
        return self.now < START + 60 * 30

    @property
    def field(self) -> Field:
        return store.read(self.database, self.id)

    def to_the_end(self) -> Field:
        while True:
            store.advance(self.database, self.id, self.now, waited=True)
            field = self.field
            if not field.on:
                return field
            self.names = {one.number: one.identity for one in field.entered}
            for row in store.unopened(field):
                self.end(row, self.open(row))
            if self.restless:
                self.come_and_go()
            self.now += 60 * 45 / LOOKS

    def open(self, row: Row) -> str:
        """Only those are called who are here, and each pairing has one table."""
        assert {self.names[number] for number in store.seats_in(row)} <= self.here | {None}
        self.tables += 1
        found = f"{self.id[:10]}{self.tables}"
        assert store.claim(self.database, row, found)
        assert self.tables > 1 or not store.claim(self.database, row, "another")
        return found

    def end(self, row: Row, table: str) -> None:
        seats = store.seats_in(row)
        self.met.update(map(frozenset, combinations(seats, 2)))
        if self.rng.random() < CLOSED:
            self.close(table)
            places = [1] * len(seats)
        else:
            scores = [self.rng.randrange(6) for _ in seats]
            places = [1 + sum(other > score for other in scores) for score in scores]
            self.write(table, seats, places)
        for (one, place), (other, its) in combinations(zip(seats, places, strict=True), 2):
            share = SHARES // (len(seats) - 1)
            won = share if place < its else share // 2 if place == its else 0
            self.points[one] += won
            self.points[other] += share - won

    def write(self, table: str, seats: list[int], places: list[int]) -> None:
        who = [self.names[number] for number in seats]
        away = [one is not None and self.restless and self.rng.random() < AWAY for one in who]  # a bot has played on
        self.here -= {one for one, left in zip(who, away, strict=True) if one and left}
        same = {"table_id": table, "game": "cubirds", "players": len(seats), "pace": "live", "at": self.now}
        lines = [
            same | {"seat": seat, "identity": one, "place": place, "left_early": left, "score": 0, "unrated": ""}
            for seat, (one, place, left) in enumerate(zip(who, places, away, strict=True))
        ]
        self.database.execute(sa.insert(results), lines)

    def close(self, table: str) -> None:
        """Whoever runs the server has closed it."""
        row = dict.fromkeys(("rules", "seed", "salt", "invite", "host", "setting"), "")
        row |= {"id": table, "game": "cubirds", "status": "closed"}
        self.database.execute(sa.insert(tables).values(**row, public=True, created=0.0, updated=0.0))

    def come_and_go(self) -> None:
        for one in self.people:
            if one in self.here and self.rng.random() < LEAVES:
                store.withdraw(self.database, self.id, one)
                self.here.discard(one)
            elif one not in self.here and self.rng.random() < BACK:
                store.enter(self.database, self.id, one)
                self.here.add(one)
        if self.kind in store.LATE:
            self.people.append(f"{self.id}{len(self.people)}")
            store.enter(self.database, self.id, self.people[-1])
            self.here.add(self.people[-1])


@pytest.mark.parametrize("count", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_tournament_of_any_size_is_played_out_and_its_rows_say_what_was_won(
    database: sa.Connection, kind: Kind, count: int
) -> None:
    for players in (2, 3) if count < 50 else (5,):
        run = Run(database, kind, count, players)
        field = run.to_the_end()
        assert field.row.status == "finished"
        assert all(pairing.over for pairing in field.pairings)
        assert len({row.table_id for row in field.paired if row.table_id}) == run.tables
        in_round: dict[int, Counter[int]] = defaultdict(Counter)
        for pairing in field.pairings:
            in_round[pairing.round].update(pairing.seats)
            if pairing.bye:
                run.points[pairing.seats[0]] += SHARES
        assert all(set(called.values()) == {1} for called in in_round.values()), "nobody is called twice in a round"
        lines = standings(kind, field.entrants, field.pairings)
        assert {line.number: line.points * SHARES for line in lines} == {
            one.number: run.points[one.number] for one in field.entered
        }
        if kind == "robin":
            stayed = [one.number for one in field.entered if not one.gone and one.back == 0]
            assert all(run.met[frozenset(pair)] for pair in combinations(stayed, 2)), "all who stayed have met"


def test_a_person_has_one_place_for_herself_or_one_of_her_programs(database: sa.Connection) -> None:
    for one in ("first", "second"):
        database.execute(sa.insert(bots).values(id=one, name=one, owner="ann", token_hash=one, created=0.0))
    wanted = NewTournament(name="Cup", kind="swiss", game="cubirds", starts=START, programs=True)
    mixed = store.announce(database, "organiser", wanted, "{}")
    store.enter(database, mixed, "first", program=True)
    for other, program in (("second", True), ("ann", False)):
        with pytest.raises(Refused, match="already"):
            store.enter(database, mixed, other, program=program)
    store.withdraw(database, mixed, "first")
    store.enter(database, mixed, "ann")
    people = NewTournament(name="Cup", kind="swiss", game="cubirds", starts=START)
    with pytest.raises(Refused):
        store.enter(database, store.announce(database, "organiser", people, "{}"), "second", program=True)
    assert database.execute(sa.select(pairings)).all() == []
