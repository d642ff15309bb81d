"""Ratings: who does better than expected rises, and nobody is taken for better known than the games allow."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from benchmarks.season import play, rank_correlation
from waterhole import bots
from waterhole.games import GAMES
from waterhole.server.community.ratings import ANCHORS, LEVELS, MEAN, Strength, anchor, rated

strengths = st.builds(Strength, st.floats(500, 2500), st.floats(40, 350))
tables = st.integers(2, 8).flatmap(
    lambda count: st.tuples(
        st.lists(strengths, min_size=count, max_size=count), st.lists(st.integers(1, 8), min_size=count, max_size=count)
    )
)


def test_the_winner_rises_as_much_as_the_loser_falls_where_both_are_unknown() -> None:
    won, lost = rated([Strength(), Strength()], [1, 2])
    assert won.mean > MEAN > lost.mean
    assert won.mean - MEAN == pytest.approx(MEAN - lost.mean)
    assert won.deviation == pytest.approx(lost.deviation)
    assert won.deviation < Strength().deviation


def test_a_shared_win_of_equals_changes_no_rating_and_makes_both_better_known() -> None:
    both = rated([Strength(), Strength()], [1, 1])
    assert [one.mean for one in both] == pytest.approx([MEAN, MEAN])
    assert both[0].deviation < Strength().deviation


def test_those_who_share_the_last_place_are_not_compared() -> None:
    weak, strong = Strength(1300, 100), Strength(1700, 100)
    _, one, other = rated([Strength(1500, 100), weak, strong], [1, 2, 2])
    assert one.mean < weak.mean
    assert other.mean < strong.mean


def test_a_bot_of_ours_keeps_its_rating() -> None:
    bot = anchor("cubirds", "forager")
    person, after = rated([Strength(), bot], [1, 2])
    assert after == bot
    assert person.mean > MEAN


def test_beating_the_weakest_bot_again_and_again_brings_next_to_nothing() -> None:
    person = Strength(1500, 80)
    for _ in range(200):
        person, _ = rated([person, anchor("wildlife", "random")], [1, 2])
    assert person.mean < 1600


def test_every_game_of_ours_has_a_published_rating_for_every_level() -> None:
    assert set(LEVELS) == set(bots.LEVELS)
    assert {game: len(ratings) for game, ratings in ANCHORS.items()} == dict.fromkeys(GAMES, len(LEVELS))


@given(tables)
def test_whatever_the_result_the_winner_does_not_fall_and_the_last_does_not_rise(
    table: tuple[list[Strength], list[int]],
) -> None:
    before, places = table
    after = rated(before, places)
    best = [seat for seat, place in enumerate(places) if place == min(places)]
    last = [seat for seat, place in enumerate(places) if place == max(places)]
    if len(best) == 1 != len(places):
        assert after[best[0]].mean >= before[best[0]].mean - 1e-6
    if len(last) == 1 != len(places):
        assert after[last[0]].mean <= before[last[0]].mean + 1e-6
    assert all(0 < new.deviation <= old.deviation for old, new in zip(before, after, strict=True))


def test_a_season_finds_the_order_of_the_players_and_says_honestly_how_well_it_knows_them() -> None:
    season = play(players=300, games=30, spread=300, seed=2)
    assert season.correlation >= 0.9
    assert 0.88 <= season.covered <= 0.99  # 300 players, not 1,000: the count itself is uncertain by two per cent


def test_openskill_finds_the_same_order() -> None:
    rng = random.Random(5)
    model = PlackettLuce()
    ours = [Strength() for _ in range(60)]
    theirs = [model.rating() for _ in range(60)]
    for _ in range(600):
        seats = rng.sample(range(60), rng.randint(2, 6))
        luck = [seat * 10 + rng.gauss(0, 150) for seat in seats]
        places = [1 + sum(other > own for other in luck) for own in luck]
        for seat, one in zip(seats, rated([ours[seat] for seat in seats], places), strict=True):
            ours[seat] = one
        rates = model.rate([[theirs[seat]] for seat in seats], ranks=[float(place) for place in places])
        for seat, team in zip(seats, rates, strict=True):
            theirs[seat] = team[0]
    assert rank_correlation([one.mean for one in ours], [one.mu for one in theirs]) > 0.97
