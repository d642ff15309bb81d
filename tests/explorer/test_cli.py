"""`waterhole explore` as it is typed."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pyarrow.parquet as pq
import pytest

from waterhole.cli import main
from waterhole.explorer import counting
from waterhole.explorer.explored import Explored, read
from waterhole.games import find

CUBIRDS = find("cubirds")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def explore(*words: str) -> int:
    return main(["explore", *words, "--workers", "1"])


def summary(path: str = "explored/cubirds.json") -> Explored:
    return read(Path(path).read_bytes(), CUBIRDS)


def test_one_command_plays_counts_and_sums_up_and_the_same_one_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "ROWS_AT_ONCE", 1000)  # written in many parts, as of many games
    assert explore("cubirds", "--players", "2,3", "--games", "60") == 0
    assert "120 games of CuBirds counted" in capsys.readouterr().out
    found = summary()
    assert [(one.players, one.bots, one.games, one.deals, one.seed) for one in found.tables] == [
        (2, "forager", 60, 60, 1),
        (3, "forager", 60, 60, 1),
    ]
    seats = next(tally for tally in found.tables[0].tallies if tally.name == "seat")
    assert sum(row.won[0] for row in seats.rows if row.won) == pytest.approx(1, abs=0.001)
    rows = pq.read_table("explored/cubirds.parquet").to_pylist()
    results = Path("explored/cubirds.results.jsonl").read_bytes()
    assert len({row["unit"] for row in rows}) == 120 == results.count(b"\n")

    assert explore("cubirds", "--players", "2,3", "--games", "60") == 0
    assert Path("explored/cubirds.results.jsonl").read_bytes() == results
    assert summary() == found
    assert explore("cubirds", "--players", "2,3", "--games", "61") == 0
    assert Path("explored/cubirds.results.jsonl").read_bytes().startswith(results)
    assert summary().tables[1].games == 61


def test_a_summary_keeps_what_was_counted_of_other_tables() -> None:
    to = ["--games", "31", "--out", "a.parquet", "--summary", "all.json"]
    explore("cubirds", "--players", "3", *to)
    explore("cubirds", "--players", "2", "--bots", "random", *to)
    assert [(one.players, one.bots) for one in summary("all.json").tables] == [(2, "random"), (3, "forager")]


def test_games_with_other_options_are_no_other_count_of_the_usual_ones() -> None:
    to = ["--players", "1", "--games", "31", "--summary", "all.json"]
    explore("cubirds", *to, "--out", "usual.parquet")
    explore("cubirds", *to, "--out", "other.parquet", "--option", "extra_birds=2")
    assert [one.options for one in summary("all.json").tables] == [{}, {"extra_birds": 2}]


def test_games_alone_are_counted_without_a_lead() -> None:
    assert explore("savanna", "--players", "1", "--games", "31") == 0
    [alone] = read(Path("explored/savanna.json").read_bytes(), find("savanna")).tables
    assert "lead" not in [tally.name for tally in alone.tallies]


def test_a_summary_is_drawn_with_a_line_for_every_value() -> None:
    explore("cubirds", "--players", "2", "--games", "40")
    assert main(["explore", "cubirds", "--draw", "plot.svg", "--summary", "explored/cubirds.json"]) == 0
    drawn = ElementTree.fromstring(Path("plot.svg").read_text("utf-8"))
    dots = [one for one in drawn.iter() if one.tag.endswith("circle")]
    assert len(dots) == sum(len(tally.rows) for tally in summary().tables[0].tallies)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["unicorns"], "unicorns"),
        (["cubirds", "--games", "0"], "--games is at least 1"),
        (["cubirds", "--players", "nine"], "--players is numbers"),
        (["cubirds", "--players", "9"], "nothing to play"),
        (["cubirds", "--bots", ","], "nothing to play"),
        (["cubirds", "--bots", "elephant"], "elephant"),
        (["cubirds", "--out", "counts.csv"], "should end in .parquet"),
        (["cubirds", "--summary", "counts.txt"], "should end in .json"),
        (["cubirds", "--out", "rubbish.json/counts.parquet"], "cannot use rubbish.json"),
        (["cubirds", "--option", "extra_birds=1"], "extra_birds"),
        (["cubirds", "--draw", "plot.png"], "should end in .svg"),
        (["cubirds", "--draw", "plot.svg", "--summary", "rubbish.json"], "no summary of"),
        (["savanna", "--draw", "plot.svg", "--summary", "cubirds.json"], "is of CuBirds"),
        (["cubirds", "--draw", "plot.svg", "--summary", "cubirds.json"], "nothing has been counted"),
        (["cubirds", "--draw", "plot.svg", "--summary", "missing.json"], "missing.json"),
    ],
)
def test_rubbish_is_refused_in_words_and_nothing_is_written(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("rubbish.json").write_text("[1]")
    Path("cubirds.json").write_text('{"game": "cubirds"}')
    before = sorted(Path().rglob("*"))
    assert explore(*words) == 2
    assert told in capsys.readouterr().err
    assert sorted(Path().rglob("*")) == before


def test_games_that_fail_are_named_and_not_counted(capsys: pytest.CaptureFixture[str]) -> None:
    explore("cubirds", "--players", "2", "--games", "40")
    path = Path("explored/cubirds.results.jsonl")
    first, *others = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([first.replace(b'"error":""', b'"error":"thought too hard"'), *others]))
    assert explore("cubirds", "--players", "2", "--games", "40") == 1
    assert "thought too hard" in capsys.readouterr().err
    assert summary().tables[0].games == 39
