"""What the benchmark reports. How fast anything is, is for the benchmark to say: no test is timed."""

from __future__ import annotations

import os
import subprocess
import sys
from types import ModuleType, SimpleNamespace

import msgspec
import pytest

from benchmarks.command import main, run
from benchmarks.contest import CLONE, MOVES, PLAYOUTS, Contestant, hold
from benchmarks.peers import FROM_PYTHON, PETTINGZOO, ROLLOUTS, openspiel
from benchmarks.playouts import CONNECT_FOUR, ConnectFourPlayouts, players_of
from benchmarks.report import CUBIRDS, Report, bars_of, ratios_of, render, rows_of
from waterhole._compiled import status
from waterhole.games import GAMES

TINY = 0.001


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No peer is installed."""

    def missing(name: str) -> ModuleType:
        raise ImportError(name)

    monkeypatch.setattr("benchmarks.peers.import_module", missing)


@pytest.mark.usefixtures("alone")
def test_every_game_and_our_connect_four_are_measured_in_every_round() -> None:
    report = run(rounds=2, seconds=TINY)
    measured = {(row.subject, row.unit) for row in report.rows}
    subjects = {f"{game.title}, {players_of(game, {})} players" for game in GAMES.values()} | {CONNECT_FOUR}
    assert measured >= {(subject, unit) for subject in subjects for unit in (MOVES, PLAYOUTS, CLONE)}
    for row in report.rows:
        assert len(row.rounds) == 2
        assert 0 < row.min <= row.median <= row.max
    assert report.compiled == status().compiled
    assert report.cpus >= 1
    assert {"python", "waterhole", "librt"} <= report.versions.keys()


@pytest.mark.usefixtures("alone")
def test_a_missing_peer_is_named_in_words_and_its_bars_are_not_measured() -> None:
    report = run(rounds=1, seconds=TINY)
    told = render(report)
    for peer in ("OpenSpiel", "PettingZoo"):
        assert f"{peer} is not installed" in told
    assert "not measured" in told
    assert [bar.met for bar in report.bars][:2] == [None, None]
    assert not {FROM_PYTHON, ROLLOUTS, PETTINGZOO} & {row.subject for row in report.rows}


def test_a_peer_that_fails_is_named_with_its_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.peers.import_module", lambda name: SimpleNamespace())
    report = run(rounds=1, seconds=TINY)
    assert any("OpenSpiel is installed but does not work here: AttributeError" in text for text in report.missing)


@pytest.mark.usefixtures("alone")
def test_the_interpreted_speed_is_measured_only_beside_a_compiled_one() -> None:
    report = run(rounds=1, seconds=TINY)
    interpreted = [row.subject for row in report.rows if row.subject.endswith(", interpreted")]
    if status().compiled:
        assert set(interpreted) == {f"{CUBIRDS}, interpreted"}
    else:
        assert interpreted == []
        assert "this run is interpreted itself" in render(report)
        assert "NOT COMPILED" in render(report)


def test_the_peers_that_are_installed_are_measured() -> None:
    pytest.importorskip("pyspiel")
    pytest.importorskip("pettingzoo")
    report = run(rounds=1, seconds=TINY)
    assert report.missing == [] or not status().compiled
    assert {FROM_PYTHON, ROLLOUTS, PETTINGZOO} <= {row.subject for row in report.rows}
    assert {"open-spiel", "pettingzoo"} <= report.versions.keys()


def test_random_games_are_as_long_as_openspiels() -> None:
    """OpenSpiel's C++ rollouts are counted by this length: the same game, the same distribution."""
    pytest.importorskip("pyspiel")
    games, moves = openspiel()[ROLLOUTS]()
    ours = ConnectFourPlayouts().play()
    assert moves / games == pytest.approx(21.3, abs=0.4)
    assert ours[1] / ours[0] == pytest.approx(21.3, abs=0.7)


# -- arithmetic ----------------------------------------------------------------

ROUNDS = {
    (CUBIRDS, MOVES): [80.0, 60.0, 100.0],
    (CUBIRDS, CLONE): [900.0, 1100.0, 950.0],
    (CONNECT_FOUR, MOVES): [100.0, 100.0, 100.0],
    (CONNECT_FOUR, CLONE): [1.0, 1.0, 1.0],
    (FROM_PYTHON, MOVES): [10.0, 5.0, 20.0],
    (ROLLOUTS, MOVES): [25.0, 26.0, 27.0],
    (f"{CUBIRDS}, interpreted", MOVES): [2.0, 2.0, 2.0],
}


def test_a_ratio_is_the_median_of_the_ratios_of_each_round() -> None:
    ratios = {(ratio.subject, ratio.to): ratio for ratio in ratios_of(ROUNDS)}
    ratio = ratios[CUBIRDS, FROM_PYTHON]
    assert ratio.rounds == [8.0, 12.0, 5.0]
    assert (ratio.median, ratio.min, ratio.max) == (8.0, 5.0, 12.0)
    assert (CONNECT_FOUR, PETTINGZOO) not in ratios


def test_a_bar_is_met_missed_or_not_measured() -> None:
    bars = bars_of(rows_of(ROUNDS), ratios_of(ROUNDS))
    assert [(bar.measured, bar.met) for bar in bars] == [
        (8.0, True),
        (pytest.approx(100 / 26), False),
        (40.0, True),
        (950.0, True),
    ]
    assert {bar.met for bar in bars_of([], [])} == {None}


def test_contestants_take_turns_after_a_warm_up_that_does_not_count() -> None:
    turns: list[tuple[str, float]] = []

    def named(name: str) -> Contestant:
        def measure(seconds: float) -> dict[str, float]:
            turns.append((name, seconds))
            return {MOVES: float(len(turns))}

        return Contestant(name, measure)

    reached = hold([named("a"), named("b")], rounds=2, seconds=3, say=lambda text: None)
    assert turns == [("a", 0), ("b", 0), ("a", 3), ("b", 3), ("a", 3), ("b", 3)]
    assert reached == {("a", MOVES): [3.0, 5.0], ("b", MOVES): [4.0, 6.0]}


# -- the command ---------------------------------------------------------------


@pytest.mark.usefixtures("alone")
def test_ratios_and_bars_come_before_the_absolute_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--rounds", "1", "--seconds", str(TINY)]) == 0
    told = capsys.readouterr().out
    assert told.index("Bars, in this run") < told.index("Moves per second\n")
    assert all(game.title in told for game in GAMES.values())


def test_json_from_the_command_line_is_one_report() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks", "games", "--json", "--rounds", "1", "--seconds", str(TINY)],
        env=os.environ | {"PYTHONWARNINGS": "error"},
        capture_output=True,
        check=True,
    )
    report = msgspec.json.decode(done.stdout, type=Report)
    assert report.rounds == 1
    assert done.stderr == b""


@pytest.mark.usefixtures("alone")
def test_the_number_of_players_can_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json", "--rounds", "1", "--seconds", str(TINY), "--players", "CuBirds=2"]) == 0
    report = msgspec.json.decode(capsys.readouterr().out, type=Report)
    assert "CuBirds, 2 players" in {row.subject for row in report.rows}
    assert report.bars[3].met is None  # the goal is for four players


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--players", "cubirds=9"], "CuBirds is for 1 to 5 players, not 9"),
        (["--players", "cubirds=0"], "CuBirds is for 1 to 5 players, not 0"),
        (["--players", "chess=2"], "There is no game ‘chess’"),
    ],
)
def test_players_that_do_not_fit_are_refused_in_words(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["games", *arguments]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--rounds", "0"], "not a number from 1 up"),
        (["--seconds", "soon"], "not a number of seconds"),
        (["--seconds", "nan"], "not a number of seconds"),
        (["--players", "cubirds"], "such as cubirds=3"),
    ],
)
def test_misspelt_options_are_refused_in_words(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refusal:
        main(["games", *arguments])
    assert refusal.value.code == 2
    assert words in capsys.readouterr().err


@pytest.mark.usefixtures("alone")
def test_progress_names_the_round_and_who_is_on() -> None:
    said: list[str] = []
    run(rounds=1, seconds=TINY, say=said.append)
    assert f"round 1 of 1: {CUBIRDS}" in said
