"""What the bots are meant to reach, told by the page itself."""

from __future__ import annotations

import pytest

from waterhole.arena.report import Machine, Report, RowReport, Section, Settings
from waterhole.arena.report.goals import goals
from waterhole.arena.schedule import Table
from waterhole.arena.statistics import Estimate, Pace, Standing


def row(alone: str, other: str, share: float, players: int = 2) -> RowReport:
    place = Standing(
        bot=alone,
        share=Estimate(share, share - 0.1, share + 0.1),
        par=1 / players,
        score=Estimate(0.0, 0.0, 0.0),
    )
    lineup = (alone, *[other] * (players - 1))
    return RowReport(lineup=lineup, duel=True, planned=60, games=60, deals=30, failed=0, standings=[place])


def page_of(game: str, *rows: RowReport, players: int = 2, paces: tuple[Pace, ...] = ()) -> list[str]:
    section = Section(
        table=Table(game=game, players=players),
        title=game,
        rows=list(rows),
        ratings=[],
        seats=[],
        endings={},
        mean_moves=0.0,
        paces=list(paces),
        failures=[],
    )
    settings = Settings(kind="strength", command="", seed=1, games=60, seconds_scale="1", place="paper", version="0")
    machine = Machine(cubirds_moves_per_second=1, compiled=True, processors=2, architecture="abacus", python="3")
    return goals(Report(title="", date="", settings=settings, machine=machine, sections=[section], notes=[]))


@pytest.mark.parametrize(
    ("game", "share", "reached"),
    [
        ("cubirds", 0.71, "yes"),
        ("cubirds", 0.61, "likely"),
        ("cubirds", 0.59, "unlikely"),
        ("cubirds", 0.49, "no"),
        ("savanna", 0.61, "unlikely"),
    ],
)
def test_ten_times_the_time_must_win_more_where_thinking_pays_most(game: str, share: float, reached: str) -> None:
    told = page_of(game, row("apex:cpu=0.1", "apex:cpu=0.01", share))[-2]
    assert told.startswith("| 10 times the time |")
    assert told.endswith(f"| {reached} |  |")


def test_beside_what_was_found_stands_what_the_oracle_wins_there() -> None:
    rows = [row(alone, "apex@1:cpu=0.1", share) for alone, share in (("apex:cpu=0.1", 0.6), ("oracle:cpu=0.1", 0.7))]
    told = page_of("cubirds", *rows, row("oracle:cpu=0.2", "apex@1:cpu=0.1", 0.8))[-2]
    assert told.endswith("| 65% | unlikely | 70.0% [60.0%, 80.0%] of 60 |")


def test_alone_among_its_elders_it_must_win_twice_its_share() -> None:
    told = page_of("cubirds", row("apex:cpu=0.1", "apex@1:cpu=0.1", 0.38, players=5), players=5)[-2]
    assert "| 40% | unlikely |" in told


def test_levels_are_apart_by_fifteen_points_and_plain_search_is_beaten_nine_times_of_ten() -> None:
    told = page_of("cubirds", row("hunter", "forager", 0.58), row("apex:cpu=2", "mcts:cpu=2", 0.89))
    assert [line.split("|")[5].strip() for line in told if line.startswith("| a")] == ["likely", "unlikely"]


def test_levels_are_compared_as_they_play_with_people_and_named_once() -> None:
    rows = (row("hunter", "forager", 0.6), row("hunter", "forager", 0.6), row("apex:cpu=0.01", "hunter", 0.7))
    (told,) = [line for line in page_of("cubirds", *rows) if line.startswith("| a level")]
    assert "cubirds, 2 players: hunter against forager | 60.0%" in told


def test_how_much_of_the_way_to_the_oracle_is_gone_is_measured_from_the_forager() -> None:
    rows = (row("apex:cpu=0.1", "forager", 0.75), row("oracle:cpu=0.1", "forager", 0.9))
    assert "| the way from forager to oracle | cubirds, 2 players, 0.1 s | 62% | 50% | yes |  |" in page_of(
        "cubirds", *rows
    )


def test_apex_thinks_less_than_a_second_on_average_at_its_real_time() -> None:
    slow = Pace(bot="apex:cpu=1", decisions=10, mean_seconds=1.2, slowest_seconds=2.0)
    assert page_of("cubirds", paces=(slow,))[-2].endswith("| 1.20 s | 1 s | no |  |")


def test_a_trial_with_settings_of_its_own_is_no_goal() -> None:
    assert page_of("cubirds", row("apex:cpu=0.1:turns=5", "apex:cpu=0.1", 0.5), row("mcts:slip=0.1", "mcts", 0.5)) == []


def test_where_nothing_was_played_no_goal_is_named() -> None:
    assert page_of("cubirds") == []
