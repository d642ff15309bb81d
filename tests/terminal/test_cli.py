"""The command line: what it prints and how it exits."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from waterhole import cli
from waterhole.games import GAMES

GOLDEN = Path(__file__).parents[1] / "games" / "cubirds" / "golden" / "record_seven_species.json"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code = cli.main(arguments)
    except SystemExit as left:  # argparse
        code = int(str(left.code))
    printed = capsys.readouterr()
    return code, printed.out, printed.err


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["play", "chess"], 2, "There is no game ‘chess’; the games are: wildlife, cubirds"),
        (["play"], 2, "Say which game"),
        (["play", "cubirds", "--players", "9"], 2, "CuBirds is for 1 to 5 players, not 9"),
        (["play", "cubirds", "--seat", "7"], 2, "--seat is 1 to 3"),
        (["play", "cubirds", "--bots", "shark"], 2, "There is no bot ‘shark’ here; the bots are: random, "),
        (["play", "cubirds", "--bots", ","], 2, "--bots names at least one"),
        (["play", "cubirds", "--seed", "-4"], 2, "A seed is a number from 0"),
        (["play", "cubirds", "--option", "birds"], 2, "--option is NAME=VALUE, not ‘birds’"),
        (["play", "cubirds", "--option", "birds=3"], 2, "Its options are: extra_birds"),
        (["play", "cubirds", "--option", "extra_birds=x"], 2, "extra_birds"),
        (["play", "cubirds", "--option", "extra_birds=2"], 2, "only in the solo game"),
        (["play", "--resume", "gone.json"], 1, "gone.json cannot be read"),
        (["play", "cubirds", "--position", "gone.json"], 2, "gone.json cannot be read"),
        (["play", "--resume", str(GOLDEN)], 2, "That game is over"),
        (["simulate", "cubirds", "--games", "0"], 2, "--games is at least 1"),
        (["simulate", "cubirds", "--bots", "random,random", "--players", "3"], 2, "2 bots for 3 seats"),
        (["verify", "gone.json"], 1, "gone.json cannot be read: No such file"),
        (["replay", str(GOLDEN), "--seat", "9"], 2, "--seat is 1 to"),
        (["rules", "go"], 2, "There is no game ‘go’"),
        (["juggle"], 2, "invalid choice: 'juggle'"),
        ([], 2, "the following arguments are required: COMMAND"),
    ],
)
def test_bad_input_is_answered_with_what_is_wrong_and_an_exit_code(
    capsys: pytest.CaptureFixture[str], arguments: list[str], code: int, words: str
) -> None:
    found, _, complaint = run(capsys, *arguments)
    assert found == code
    assert words in complaint
    assert "Traceback" not in complaint


def test_the_games_are_listed_with_players_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    code, text, _ = run(capsys, "games")
    assert code == 0
    for game in GAMES.values():
        assert game.title in text
    assert "CuBirds, 1–5 players" in text
    assert "--option extra_birds=0" in text


def test_simulate_reports_the_same_games_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    call = ("simulate", "cubirds", "--players", "3", "--games", "60", "--seed", "9", "--json")
    first, again = (msgspec.json.decode(run(capsys, *call)[1]) for _ in range(2))
    for report in (first, again):
        for field in ("seconds", "games_per_second", "moves_per_second"):
            assert report.pop(field) > 0
    assert first == again
    assert first["games"] == sum(first["endings"].values()) == 60
    assert sum(first["win_shares"]) == pytest.approx(1, abs=0.001)


def test_simulate_in_words_names_ends_and_shares(capsys: pytest.CaptureFixture[str]) -> None:
    _, text, _ = run(capsys, "simulate", "cubirds", "--bots", "forager,random", "--games", "30")
    assert "30 games of CuBirds with 2 players" in text
    assert "Seat 1 (forager): won " in text
    assert "The game ended: " in text


def test_the_forager_wins_more_than_95_percent_against_random(capsys: pytest.CaptureFixture[str]) -> None:
    for bots, seat in (("forager,random", 0), ("random,forager", 1)):
        _, text, _ = run(capsys, "simulate", "cubirds", "--bots", bots, "--games", "200", "--json")
        assert msgspec.json.decode(text)["win_shares"][seat] > 0.95


def test_a_good_record_verifies_and_replays(capsys: pytest.CaptureFixture[str]) -> None:
    code, text, _ = run(capsys, "verify", str(GOLDEN))
    assert code == 0
    assert "the game ended: seven species" in text
    code, text, _ = run(capsys, "replay", str(GOLDEN), "--seat", "1", "--tables")
    assert code == 0
    assert "The game is over: seven species." in text


def test_a_tampered_record_fails_with_exit_code_1(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = msgspec.json.decode(GOLDEN.read_bytes())
    record["fingerprint"] = "0" * 64
    path = tmp_path / "bad.json"
    path.write_bytes(msgspec.json.encode(record))
    code, text, complaint = run(capsys, "verify", str(path))
    assert code == 1
    assert text == ""
    assert "After the last move the fingerprint is " in complaint


def test_rules_are_read_by_number_word_or_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert "CB-8" in run(capsys, "rules", "cubirds", "cb-8")[1]
    assert "# CuBirds" in run(capsys, "rules", "cubirds")[1]
    assert "gedeeld" in run(capsys, "rules", "cubirds", "cb-10", "--language", "nl")[1]


def test_doctor_says_whether_the_game_is_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    code, text, _ = run(capsys, "doctor")
    assert code == 0
    assert "compiled: " in text
    assert f"games: {', '.join(GAMES)}" in text


def waterhole(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "waterhole.cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=os.environ | environment,
        check=False,
    )


def test_the_real_program_plays_and_leaves_when_the_input_ends() -> None:
    done = waterhole("play", "cubirds", "--seed", "5", typed="lay flamingo 2 left\nno draw\n")
    assert done.returncode == 0
    assert "You laid 1 flamingo at the left of row 2." in done.stdout
    assert "\x1b[" not in done.stdout
    assert "Traceback" not in done.stderr


def test_an_interpreted_start_says_so_loudly() -> None:
    done = waterhole("games", WATERHOLE_INTERPRETED="1")
    assert done.returncode == 0
    assert "runs interpreted, some fifty times slower: WATERHOLE_INTERPRETED is set" in done.stderr


def test_a_reader_who_stops_early_is_no_error() -> None:
    pipe = subprocess.run(
        f"{sys.executable} -m waterhole.cli rules cubirds | head -1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert pipe.stdout == "# CuBirds\n"
    assert "Error" not in pipe.stderr


def test_a_game_goes_on_from_a_position_and_its_record_promises_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["cubirds"]
    position, record = tmp_path / "position.json", tmp_path / "record.json"
    position.write_bytes(msgspec.json.encode(game.dump(game.new(2, seed=3))))
    typed = iter(["1", f"save {record}", "quit"])
    monkeypatch.setattr("builtins.input", lambda: next(typed))
    code, shown, _ = run(capsys, "play", "cubirds", "--position", str(position), "--bots", "random")
    assert code == 0
    assert "goes on from a position" in shown
    code, shown, _ = run(capsys, "verify", str(record))
    assert code == 0
    assert "nothing was promised of the cards" in shown
    monkeypatch.setattr("builtins.input", lambda: "quit")
    assert run(capsys, "play", "--resume", str(record))[0] == 0
    position.write_text("{}")
    assert "this is no position of CuBirds" in run(capsys, "play", "cubirds", "--position", str(position))[2]
