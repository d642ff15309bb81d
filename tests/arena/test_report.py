"""What is published: n, intervals, failures; nothing left out in silence."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.arena.fakes import Here, units_of
from waterhole.arena.cli import write
from waterhole.arena.play import Result
from waterhole.arena.report import Machine, Report, Section, Settings, markdown, section
from waterhole.arena.runner import run
from waterhole.arena.schedule import Row, Table

TABLE = Table(game="cubirds", players=2, options={"extra_birds": 0})
LINEUPS = (("forager", "random"), ("raising", "forager"), ("illegal", "forager"))


def played(lineups: tuple[tuple[str, ...], ...], games: int = 6) -> tuple[list[Row], dict[str, Result]]:
    rows = [Row(lineup=lineup, units=tuple(units_of(lineup, games))) for lineup in lineups]
    results: list[Result] = []
    run([unit for row in rows for unit in row.units], Here(), results.extend)
    return rows, {result.id: result for result in results}


def report_of(*sections: Section) -> Report:
    return Report(
        title="Strength",
        date="2026-01-31",
        settings=Settings(
            kind="ladder",
            command="waterhole arena ladder cubirds",
            seed=1,
            games=6,
            seconds_scale="0.1",
            place="paper",
            version="0",
        ),
        machine=Machine(
            cubirds_moves_per_second=5_000_000, compiled=True, processors=2, architecture="abacus", python="3"
        ),
        sections=list(sections),
        notes=["apex was asleep"],
    )


@pytest.fixture(scope="module")
def ladder() -> Section:
    return section(TABLE, *played(LINEUPS))


def test_failed_games_are_in_the_report_with_their_text_and_count_for_nobody(ladder: Section) -> None:
    page = markdown(report_of(ladder), {})
    assert [row.failed for row in ladder.rows] == [0, 6, 6]
    assert [row.games for row in ladder.rows] == [6, 0, 0]
    assert "**12 failed games**" in page
    assert "ZeroDivisionError: thought too hard" in page
    assert "Refused: " in page
    assert "| raising | forager | 0 (0) of 6, 6 failed | – | – | – |" in page
    assert "and 2 more, in the file of results" in page


def test_the_page_states_n_interval_date_machine_and_scale(ladder: Section) -> None:
    page = markdown(report_of(ladder), {"cubirds-2": "plots/cubirds-2.png"})
    for said in (
        "| forager | random | 6 (3) | 100.0% [43.9%, 100.0%] | 50% |",
        "2026-01-31",
        "5,000,000 CuBirds moves/s",
        "Thinking times are scaled by 0.1",
        "at least 6 games a row",
        "apex was asleep",
        "(plots/cubirds-2.png)",
        "### CuBirds, 2 players",
    ):
        assert said in page


def test_what_was_not_played_yet_is_seen_as_missing() -> None:
    rows, results = played((("forager", "random"),))
    half = dict(list(results.items())[:4])
    assert "| 4 (2) of 6 |" in markdown(report_of(section(TABLE, rows, half)), {})
    assert "| 0 (0) of 6 |" in markdown(report_of(section(TABLE, rows, {})), {})


def test_at_a_larger_table_par_and_opponents_are_named() -> None:
    table = Table(game="cubirds", players=3)
    page = markdown(report_of(section(table, *played((("random", "forager", "forager"),), games=3))), {})
    assert "| random | 2 × forager | 3 (1) |" in page
    assert "| 33% |" in page


def test_a_table_of_different_bots_shows_each_of_them() -> None:
    table = Table(game="cubirds", players=3)
    page = markdown(report_of(section(table, *played((("random", "greedy", "forager"),), games=3))), {})
    assert "| random | greedy, forager |" in page
    assert "| greedy | random, forager |" in page
    assert "| forager | random, greedy |" in page


def test_changed_options_have_a_section_of_their_own() -> None:
    solo = Table(game="cubirds", players=1, options={"extra_birds": 2})
    made = section(solo, *played((("forager",),), games=2))
    assert made.heading == "solo, extra_birds = 2"
    assert made.name == "cubirds-1-extra_birds-2"
    assert "### CuBirds, solo, extra_birds = 2" in markdown(report_of(made), {})


def test_alone_the_opponent_is_the_games_own_and_nobody_is_rated() -> None:
    solo = Table(game="cubirds", players=1)
    made = section(solo, *played((("forager",), ("random",)), games=2))
    page = markdown(report_of(made), {})
    assert "| forager | Robinbird | 2 (2) |" in page
    assert page.count("] | – | ") == 2
    assert "A decision of random took " in page
    assert "Ended by: " in page
    for word in ("Elo", "Wins by seat", "moves round the table"):
        assert word not in page


def test_page_data_and_plots_are_written_and_the_data_can_be_read_again(ladder: Section, tmp_path: Path) -> None:
    report = report_of(ladder)
    page = write(report, tmp_path / "strength.md")
    assert (tmp_path / "strength.md").read_text("utf-8") == page
    assert msgspec.json.decode((tmp_path / "strength.json").read_bytes(), type=Report) == report
    assert "(strength/cubirds-2.png)" in page
    assert (tmp_path / "strength" / "cubirds-2.png").read_bytes().startswith(b"\x89PNG")
    assert "<svg" in (tmp_path / "strength" / "cubirds-2.svg").read_text("utf-8")


def test_the_same_results_draw_the_same_picture(ladder: Section, tmp_path: Path) -> None:
    for name in ("one", "two"):
        write(report_of(ladder), tmp_path / name / "strength.md")
    for suffix in (".svg", ".png"):
        one, two = ((tmp_path / name / "strength" / f"cubirds-2{suffix}").read_bytes() for name in ("one", "two"))
        assert one == two
