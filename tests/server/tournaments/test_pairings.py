"""Tournaments played out without a server: who meets whom, in which seats, and what it comes to."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from waterhole.server.tournaments.pairings import arena_round, next_round, sizes_of
from waterhole.server.tournaments.standings import Entrant, Kind, Line, Pairing, standings, winner_of

SIZES = (2, 3, 7, 50, 200)
KINDS: tuple[Kind, ...] = ("knockout", "swiss", "robin", "arena")
ROUNDS = 6
WAVES = 12  # of an arena, after which no table begins


class Play:
    """A tournament whose tables end as chance and strength will."""

    def __init__(
        self, kind: Kind, count: int, players: int, seed: int, leaving: float = 0.0, rounds: int = ROUNDS
    ) -> None:
        self.rng = random.Random(seed)
        self.kind: Kind = kind
        self.players = players
        self.leaving = leaving
        self.rounds = rounds
        self.entrants = [Entrant(number=n, rating=self.rng.uniform(900, 2100)) for n in range(1, count + 1)]
        self.pairings: list[Pairing] = []

    def ended(self, pairing: Pairing) -> Pairing:
        ratings = {one.number: one.rating for one in self.entrants}
        scores = [round(self.rng.gauss(ratings[number], 300), -2) for number in pairing.seats]  # ties happen
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        return pairing if pairing.bye else Pairing(
            round=pairing.round, board=pairing.board, seats=pairing.seats, places=places
        )  # fmt: skip

    def leave(self) -> None:
        """Some withdraw or do not come, and one comes late where that may be."""
        self.entrants = [
            Entrant(number=one.number, rating=one.rating, gone=one.gone or self.rng.random() < self.leaving)
            for one in self.entrants
        ]
        if self.leaving and self.kind in {"swiss", "arena"}:
            self.entrants.append(Entrant(number=len(self.entrants) + 1, rating=self.rng.uniform(900, 2100)))

    def to_the_end(self) -> list[Line]:
        while new := self.next() or self.unfinished():
            if not new[0].places and new[0] not in self.pairings:
                self.check(new)
                self.pairings += new
            self.end_some()
            self.leave()
        return standings(self.kind, self.entrants, self.pairings)

    def next(self) -> list[Pairing]:
        if self.kind != "arena":
            return next_round(self.kind, self.entrants, self.pairings, self.players, self.rounds)
        return arena_round(self.entrants, self.pairings, self.players) if self.waves < WAVES else []

    def unfinished(self) -> list[Pairing]:
        return [one for one in self.pairings if not one.over]

    @property
    def waves(self) -> int:
        return max((one.round for one in self.pairings), default=0)

    def end_some(self) -> None:
        """All tables; of an arena about half of them, until none begins any more."""
        last = self.waves >= WAVES
        self.pairings = [
            self.ended(one) if not one.over and (self.kind != "arena" or last or self.rng.random() < 0.5) else one
            for one in self.pairings
        ]

    def check(self, new: Sequence[Pairing]) -> None:
        """What holds of every round."""
        here = {one.number for one in self.entrants if not one.gone}
        busy = {number for one in self.pairings if not one.over for number in one.seats}
        seated = [number for one in new for number in one.seats]
        assert len(seated) == len(set(seated)), "nobody is paired twice"
        assert set(seated) <= here - busy, "only who is here and free is paired"
        assert max(len(one.seats) for one in new) <= self.players
        assert [one.board for one in new] == list(range(1, len(new) + 1))
        if self.kind == "swiss" or (self.kind == "robin" and self.players > 2):
            assert set(seated) == here, "everybody who is here plays or has the bye"
        if self.kind in {"swiss", "arena"} and self.players > 2:
            sizes = {len(one.seats) for one in new}
            assert max(sizes) - min(sizes) <= 1


def counted(pairings: Sequence[Pairing]) -> tuple[Counter[int], Counter[int]]:
    """Points and wins counted another way: each pair at a table by itself, in 2520ths of a point."""
    points: Counter[int] = Counter()
    wins: Counter[int] = Counter()
    for one in pairings:
        if one.bye:
            points[one.seats[0]] += 2520
            wins[one.seats[0]] += 1
        if one.bye or one.places is None:
            continue
        place = dict(zip(one.seats, one.places, strict=True))
        for a, b in combinations(one.seats, 2):
            worth = 2520 // (len(one.seats) - 1)
            gained = worth if place[a] < place[b] else worth // 2 if place[a] == place[b] else 0
            points[a] += gained
            points[b] += worth - gained
        wins.update(number for number in one.seats if place[number] == min(one.places))
    return points, wins


@pytest.mark.parametrize("count", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_played_out_and_its_standings_are_what_was_won(kind: Kind, count: int) -> None:
    for players, leaving in ((2, 0.06), (3, 0.0), (5, 0.06)) if count < 200 else ((2, 0.02), (4, 0.02)):
        play = Play(kind, count, players, seed=count * players, leaving=leaving)
        lines = play.to_the_end()
        points, wins = counted(play.pairings)
        assert sorted(line.number for line in lines) == sorted(one.number for one in play.entrants)
        assert {line.number: line.points * 2520 for line in lines} == {
            line.number: points[line.number] for line in lines
        }
        assert all(line.wins == wins[line.number] for line in lines)
        assert sum(points.values()) == sum(2520 if one.bye else 1260 * len(one.seats) for one in play.pairings), (
            "a table is worth half a point for each who sits at it"
        )
        assert [line.place for line in lines] == sorted(line.place for line in lines)
        if kind == "knockout":
            check_knock_out(play, lines)
        else:
            order = [line.points for line in lines]
            assert order == sorted(order, reverse=True)


def check_knock_out(play: Play, lines: Sequence[Line]) -> None:
    """Who has lost a table plays no more, and the winner has lost none."""
    ratings = {one.number: one.rating for one in play.entrants}
    out: set[int] = set()
    for one in sorted(play.pairings, key=lambda pairing: pairing.round):
        assert not out & set(one.seats)
        out |= set(one.seats) - {winner_of(one, ratings)}
    assert lines[0].number not in out
    assert lines[0].place == 1


NEEDED = [(2, 2, 1), (3, 2, 2), (7, 2, 3), (50, 2, 6), (200, 2, 8), (50, 4, 3)]


@pytest.mark.parametrize(("count", "players", "rounds"), NEEDED)
def test_a_knock_out_has_no_more_rounds_than_it_needs_and_byes_in_the_first_alone(
    count: int, players: int, rounds: int
) -> None:
    play = Play("knockout", count, players, seed=1)
    play.to_the_end()
    assert max(one.round for one in play.pairings) == rounds
    assert {one.round for one in play.pairings if one.bye} <= {1}
    strongest = sorted(play.entrants, key=lambda one: -one.rating)
    byes = {one.seats[0] for one in play.pairings if one.bye}
    assert byes == {one.number for one in strongest[: len(byes)]}


@pytest.mark.parametrize("count", [2, 3, 7, 50])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_round_robin_everybody_meets_everybody(count: int, players: int) -> None:
    play = Play("robin", count, players, seed=count)
    play.to_the_end()
    met = Counter(frozenset(pair) for one in play.pairings for pair in combinations(one.seats, 2))
    assert len(met) == count * (count - 1) // 2
    if players == 2:
        assert set(met.values()) == {1}
        assert max(one.round for one in play.pairings) == (count if count % 2 else count - 1)


@pytest.mark.parametrize(("count", "rounds"), [(7, 3), (51, 6), (200, 6)])
def test_in_a_swiss_tournament_nobody_meets_the_same_again_or_has_two_byes(count: int, rounds: int) -> None:
    for seed in range(3):
        play = Play("swiss", count, 2, seed, rounds=rounds)
        play.to_the_end()
        met = Counter(frozenset(one.seats) for one in play.pairings if not one.bye)
        assert max(met.values()) == 1
        byes = Counter(one.seats[0] for one in play.pairings if one.bye)
        assert max(byes.values(), default=1) == 1
        assert len(byes) == (rounds if count % 2 else 0)


def can_all_be_strangers(people: Sequence[int], met: set[frozenset[int]]) -> bool:
    """By trying everything."""
    return not people or any(
        frozenset({people[0], other}) not in met
        and can_all_be_strangers([one for one in people[1:] if one != other], met)
        for other in people[1:]
    )


@pytest.mark.parametrize("count", range(4, 13))
def test_in_a_swiss_tournament_with_a_round_for_nearly_every_opponent_nobody_meets_the_same_again_if_it_can_be_helped(
    count: int,
) -> None:
    for seed in range(5):
        play = Play("swiss", count, 2, seed, rounds=count - 1)
        play.to_the_end()
        met: set[frozenset[int]] = set()
        for number in range(1, count):
            tables = [one.seats for one in play.pairings if one.round == number and not one.bye]
            again = [table for table in tables if frozenset(table) in met]
            assert not again or not can_all_be_strangers([one for table in tables for one in table], met)
            met |= set(map(frozenset, tables))


def test_in_a_swiss_tournament_those_of_equal_points_meet() -> None:
    play = Play("swiss", 64, 2, seed=4)
    play.to_the_end()
    worth: Counter[int] = Counter()
    far: list[float] = []
    for number in range(1, ROUNDS + 1):
        tables = [pairing.seats for pairing in play.pairings if pairing.round == number]
        far += [abs(worth[one] - worth[other]) / 2520 for one, other in tables]
        worth, _ = counted([pairing for pairing in play.pairings if pairing.round <= number])
    assert sum(far) / len(far) < 0.25
    assert max(far) <= 1.5


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", ["swiss", "robin", "arena"])
def test_everybody_sits_in_every_seat_as_often_as_in_any_other(kind: Kind, players: int) -> None:
    play = Play(kind, 24, players, seed=7)
    play.to_the_end()
    full = [one for one in play.pairings if len(one.seats) == players]
    for entrant in play.entrants:
        sat = Counter(one.seats.index(entrant.number) for one in full if entrant.number in one.seats)
        assert max(sat.values()) - min(sat[seat] for seat in range(players)) <= 2, sat


def test_in_an_arena_whoever_has_played_most_waits_for_the_next_table() -> None:
    entrants = [Entrant(number=number, rating=1500) for number in (1, 2, 3)]
    played = [Pairing(round=1, board=1, seats=(1, 2), places=(1, 2))]
    (second,) = arena_round(entrants, played, 2)
    assert 3 in second.seats


@given(st.integers(1, 300), st.integers(2, 8))
def test_tables_are_as_full_as_they_can_be(count: int, players: int) -> None:
    sizes, byes = sizes_of(count, players)
    assert sum(sizes) + byes == count
    assert len(sizes) == -(-(count - byes) // players)
    assert all(2 <= size <= players for size in sizes)
    assert byes <= 1


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(KINDS), st.integers(2, 24), st.integers(2, 6), st.integers(0, 10**6), st.floats(0, 0.3))
def test_any_tournament_ends(kind: Kind, count: int, players: int, seed: int, leaving: float) -> None:
    lines = Play(kind, count, players, seed, leaving).to_the_end()
    assert lines[0].place == 1


def test_a_table_of_four_is_worth_the_share_of_those_left_behind() -> None:
    entrants = [Entrant(number=number, rating=1500) for number in (1, 2, 3, 4)]
    table = Pairing(round=1, board=1, seats=(1, 2, 3, 4), places=(1, 2, 2, 4))
    lines = {line.number: line for line in standings("swiss", entrants, [table])}
    assert [lines[number].points for number in (1, 2, 3, 4)] == [1, Fraction(1, 2), Fraction(1, 2), 0]
    assert [lines[number].place for number in (1, 2, 3, 4)] == [1, 2, 2, 4]


def test_a_shared_first_place_of_a_knock_out_goes_to_whom_was_expected_less() -> None:
    table = Pairing(round=1, board=1, seats=(1, 2, 3), places=(1, 1, 3))
    assert winner_of(table, {1: 1800.0, 2: 1400.0, 3: 1000.0}) == 2
