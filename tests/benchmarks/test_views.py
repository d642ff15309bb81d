"""What it costs to show a move is measured for every game, part by part."""

from __future__ import annotations

import pytest

from benchmarks import views
from benchmarks.command import main
from waterhole.games import GAMES


def test_every_part_of_showing_a_move_is_measured_for_every_game() -> None:
    found = views.run(list(GAMES), players=2, rounds=1, seconds=0.001, positions=12)
    assert [one.game for one in found] == list(GAMES)
    for one in found:
        assert list(one.parts) == list(views.PARTS)
        assert all(microseconds > 0 for microseconds in one.parts.values())
        assert one.bytes > 500
    assert in_proportion(views.in_words(found)) == len(GAMES) - 1


def in_proportion(text: str) -> int:
    return text.count("× cubirds")


def test_a_game_that_does_not_exist_is_named_with_those_that_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["views", "--game", "chess"]) == 2
    assert "There is no game ‘chess’; the games are: wildlife, cubirds" in capsys.readouterr().err


def test_players_who_do_not_fit_a_game_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["views", "--game", "cubirds", "--players", "9"]) == 2
    assert "CuBirds is for 1 to 5 players" in capsys.readouterr().err
