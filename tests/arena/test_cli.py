"""`waterhole arena …` as it is typed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from waterhole.arena.report import Report
from waterhole.cli import main


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def arena(*words: str) -> int:
    return main(["arena", *words, "--workers", "1"])


def read(path: str) -> Report:
    return msgspec.json.decode(Path(path).read_bytes(), type=Report)


def test_a_match_is_played_and_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("match", "cubirds", "--bots", "forager,random", "--players", "2", "--games", "8") == 0
    assert "| forager | random | 8 (4) | 100.0%" in capsys.readouterr().out
    assert read("arena/match-cubirds.json").sections[0].rows[0].games == 8


def test_alone_each_bot_plays_the_same_deals(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "forager,random", "--players", "1", "--games", "6", "--option", "grade=easy"]
    assert arena("match", "savanna", *words) == 0
    told = capsys.readouterr()
    assert "savanna, solo:" in told.err
    assert "### Ecosystem: Savanna, solo, grade = easy" in told.out
    rows = read("arena/match-savanna.json").sections[0].rows
    assert [(row.lineup, row.games) for row in rows] == [(("forager",), 6), (("random",), 6)]


def test_the_same_command_again_plays_nothing_and_more_games_go_on(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["match", "cubirds", "--bots", "forager,random", "--out", "duel.md", "--games"]
    arena(*command, "4")
    first = Path("duel.results.jsonl").read_bytes()
    arena(*command, "4")
    assert Path("duel.results.jsonl").read_bytes() == first
    arena(*command, "8")
    longer = Path("duel.results.jsonl").read_bytes()
    assert longer.startswith(first)
    assert longer.count(b"\n") == 8
    capsys.readouterr()
    arena(*command, "4", "--seed", "2")
    assert "8 results in duel.results.jsonl are of other plans or other code" in capsys.readouterr().err


def test_a_page_names_the_command_that_made_it(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["match", "savanna", "--games", "4", "--option", "grade=easy", "--bots", "forager,random", "--players", "1"]
    arena(*asked, "--no-play", "--out", "solo.md")
    first = capsys.readouterr().out
    line = next(line for line in first.splitlines() if line.startswith("- Made by"))
    made_by = line.removeprefix("- Made by `").removesuffix("`.").split()
    assert made_by[:2] == ["waterhole", "arena"]
    assert sorted(made_by[2:]) == sorted(asked)
    arena(*made_by[2:], "--no-play", "--out", "again.md")
    assert read("again.json").sections == read("solo.json").sections


def test_a_ladder_names_the_bots_it_lacks(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "random,elephant,forager", "--players", "2,max", "--games", "5", "--out", "docs/strength.md"]
    assert arena("ladder", "--all", *words) == 0
    page = Path("docs/strength.md").read_text("utf-8")
    assert "CuBirds: left out elephant" in page
    assert "### CuBirds, 5 players" in page
    assert Path("docs/strength/cubirds-5.svg").exists()
    declared = capsys.readouterr().err
    assert "6 games of random, forager" in declared
    assert "5 games of random, forager, forager, forager, forager" in declared


def test_in_a_league_all_meet(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("league", "cubirds", "--bots", "random,greedy,forager", "--games", "2") == 0
    assert [row.lineup for row in read("arena/league-cubirds.json").sections[0].rows] == [
        ("random", "greedy"),
        ("random", "forager"),
        ("greedy", "forager"),
    ]


def test_scaling_compares_times_and_the_oracle_on_one_page(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--times", "0.0005,0.001", "--factor", "2", "--games", "4", "--out", "scaling.md"]
    assert arena("scaling", "cubirds", *words) == 0
    rows = read("scaling.json").sections[0].rows
    assert [row.lineup for row in rows[:4]] == [
        ("apex:cpu=0.001", "apex:cpu=0.0005"),
        ("oracle:cpu=0.001", "apex:cpu=0.0005"),
        ("apex:cpu=0.0005", "forager"),
        ("oracle:cpu=0.0005", "forager"),
    ]
    assert len(rows) == 8
    assert Path("scaling/cubirds-2.svg").exists()
    before = Path("scaling.results.jsonl").read_bytes()
    assert arena("scaling", "cubirds", *words) == 0  # nothing is played twice
    assert Path("scaling.results.jsonl").read_bytes() == before


def test_levels_meet_their_neighbours_at_their_real_times(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("levels", "cubirds", "--plan") == 0
    declared = capsys.readouterr().err
    for pair in ("forager, cub", "hunter, forager", "apex:cpu=1, hunter"):
        assert f"40 games of {pair}" in declared


def test_a_plan_is_said_and_not_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("match", "cubirds", "--bots", "forager,random", "--players", "3", "--plan") == 0
    assert "402 games of forager, random, random" in capsys.readouterr().err
    assert list(Path().iterdir()) == []


def test_what_has_been_played_so_far_can_be_reported(capsys: pytest.CaptureFixture[str]) -> None:
    arena("match", "cubirds", "--bots", "forager,random", "--games", "4")
    assert arena("match", "cubirds", "--bots", "forager,random", "--games", "8", "--no-play") == 0
    assert "| forager | random | 4 (2) of 8 |" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["match", "cubirds", "--bots", "forager,elephant"], "there is no bot 'elephant'"),
        (["match", "tigers", "--bots", "forager,random"], "There is no game ‘tigers’"),
        (["match", "cubirds", "--bots", ","], "name at least one bot"),
        (["match", "cubirds", "--bots", "forager,random", "--players", "9"], "not 9"),
        (["match", "cubirds", "--bots", "forager,random", "--games", "0"], "--games is at least 1"),
        (["match", "cubirds", "--bots", "forager,random", "--option", "birds"], "--option is NAME=VALUE"),
        (
            ["match", "cubirds", "--bots", "forager,random", "--seconds-scale", "0"],
            "--seconds-scale is a number above 0",
        ),
        (["match", "cubirds", "--bots", "forager,random", "--out", "docs"], "ends in .md"),
        (["ladder"], "or say --all"),
        (["ladder", "cubirds", "--players", "many"], "2,3,max"),
        (["ladder", "cubirds", "--players", "77"], "nothing to play"),
        (["ladder", "--all", "--option", "extra_birds=1"], "belongs to one game"),
        (["league", "cubirds", "--bots", "forager"], "at least two bots"),
        (["scaling", "cubirds", "--times", "soon"], "--times is numbers above 0"),
        (["scaling", "cubirds", "--times", "0.1,-1"], "--times is numbers above 0"),
        (["scaling", "cubirds", "--factor", "1"], "--factor is above 1"),
        (["scaling", "cubirds", "--bot", "forager"], "forager has no setting 'cpu'"),
        (["scaling"], "or say --all"),
        (["yardsticks", "cubirds", "--real-scale", "0"], "--real-scale is numbers above 0"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(*words) == 2
    assert told in capsys.readouterr().err


def test_one_command_reports_all_that_strength_is_measured_by(capsys: pytest.CaptureFixture[str]) -> None:
    """Ladder, mixed tables, the levels and yardsticks at their real times, scaling, the oracle."""
    words = ["--players", "2,max", "--games", "2", "--games-real", "2", "--games-apex", "4", "--real-scale", "0.05,1"]
    assert arena("strength", "cubirds", *words, "--no-play", "--out", "strength.md") == 0
    page = Path("strength.md").read_text("utf-8")
    headings = [line for line in page.splitlines() if line.startswith("### ")]
    assert headings == [
        "### CuBirds, 2 players, scaled times",
        "### CuBirds, 5 players, scaled times",
        "### CuBirds, 5 players, mixed",
        "### CuBirds, 2 players, real times",
        "### CuBirds, 2 players, yardsticks at 0.05 of real times",
        "### CuBirds, 2 players, yardsticks at real times",
        "### CuBirds, 5 players, yardsticks at 0.05 of real times",
        "### CuBirds, 2 players, scaling",
    ]
    assert "| apex:cpu=1 | hunter | 0 (0) of 2 |" in page
    assert "| apex:cpu=0.05 | mcts:cpu=0.05 | 0 (0) of 4 |" in page
    assert "| apex:cpu=1 | apex@1:cpu=2 | 0 (0) of 2 |" in page  # the time that the earlier apex had at a table
    assert "| apex:cpu=1 | mcts:cpu=1 | 0 (0) of 2 |" in page
    assert "| apex:cpu=0.05 | 4 × apex@1:cpu=0.05 | 0 (0) of 5 |" in page
    assert "| oracle:cpu=0.1 | forager | 0 (0) of 4 |" in page
    assert "5 games of forager, hunter, apex:cpu=0.003, cub, forager" in capsys.readouterr().err
    assert "at least 2 games a row" in page


def test_a_report_of_everything_asks_for_games_at_real_times() -> None:
    assert arena("strength", "cubirds", "--games-real", "0") == 2
    assert arena("strength", "cubirds", "--games-apex", "0") == 2
    assert arena("strength", "cubirds", "--games-quick", "-1") == 2
    assert arena("strength", "cubirds", "--real-scale", "0") == 2


def test_bots_that_answer_at_once_may_meet_more_often_than_those_with_a_clock() -> None:
    words = ["--players", "2", "--games", "2", "--games-real", "4", "--games-quick", "8"]
    assert arena("strength", "cubirds", *words, "--no-play", "--out", "strength.md") == 0
    page = Path("strength.md").read_text("utf-8")
    assert page.count("| hunter | forager | 0 (0) of 8 |") == 2  # on the ladder and among the levels for people
    assert "| forager | cub | 0 (0) of 8 |" in page
    assert "| apex:cpu=1 | hunter | 0 (0) of 4 |" in page
    assert "| hunter | mcts:cpu=0.0036 | 0 (0) of 2 |" in page


def test_apex_meets_its_yardsticks_alone_at_the_times_of_a_table() -> None:
    assert arena("yardsticks", "cubirds", "--games", "2", "--no-play", "--out", "yardsticks.md") == 0
    page = Path("yardsticks.md").read_text("utf-8")
    assert "| apex:cpu=1 | apex@1:cpu=2 | 0 (0) of 2 |" in page
    assert "| apex:cpu=1 | mcts:cpu=1 | 0 (0) of 2 |" in page


def test_a_part_of_the_real_times_is_called_that() -> None:
    words = ["--players", "2", "--games", "2", "--games-apex", "2", "--real-scale", "0.1,1", "--times", "0.02"]
    assert arena("strength", "cubirds", *words, "--no-play", "--out", "strength.md") == 0
    page = Path("strength.md").read_text("utf-8")
    assert "### CuBirds, 2 players, yardsticks at 0.1 of real times" in page
    assert "### CuBirds, 2 players, yardsticks at real times" in page
    assert "| apex:cpu=0.1 | apex@1:cpu=0.1 | 0 (0) of 2 |" in page
    assert "| oracle:cpu=0.1 | apex@1:cpu=0.1 | 0 (0) of 2 |" in page  # the ceiling of the line above
    assert "| apex:cpu=0.1 | mcts:cpu=0.1 | 0 (0) of 2 |" in page
    assert "| apex:cpu=0.2 | apex:cpu=0.02 | 0 (0) of 2 |" in page
