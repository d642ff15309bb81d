"""Whole games by every level: what is late, fails or grows is told."""

from __future__ import annotations

import pytest

from benchmarks import bots
from waterhole.arena.play import Result
from waterhole.arena.schedule import Unit
from waterhole.bots import LEVELS
from waterhole.games import GAMES


@pytest.mark.compiled_only
def test_every_level_is_asked_in_whole_games_of_every_game() -> None:
    for one in bots.run(list(GAMES), decisions=400, scale=0.0005, whole_games=3):
        assert one.decisions >= 400
        assert one.games >= 3
        assert not one.failures
        assert len(one.memory) == 3
        assert {level.level for level in one.levels} == set(LEVELS)


def test_a_game_that_fails_is_told_and_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(unit: Unit) -> Result:
        return Result(id=unit.id, unit=unit, error="seat 1 (random), move 3: Refused")

    monkeypatch.setattr(bots, "play", failing)
    (one,) = bots.run(["cubirds"], decisions=10, scale=0.0005)
    assert len(one.failures) == bots.MOST_FAILURES
    assert "move 3: Refused" in bots.in_words([one])


def test_an_answer_after_its_time_is_told_as_late() -> None:
    levels = {"forager": bots.Level(level="forager", limit=0.1)}
    unit = bots.unit_of("cubirds", ["forager"], 0)
    failures: list[str] = []
    bots.add(Result(id=unit.id, unit=unit, decisions=[1, 1], seconds=[0.2, 0.0], slowest=[0.2, 0.0]), levels, failures)
    assert levels["forager"].late
    one = bots.Endured(game="cubirds", games=1, levels=list(levels.values()), failures=[], memory=[1.0, 1.0, 1.0])
    assert "200 ms **late**" in bots.in_words([one])


def test_levels_without_a_clock_and_the_cub_keep_their_limit_whatever_the_scale() -> None:
    assert bots.limit_of("forager", 0.01) == bots.LATE
    assert bots.limit_of("cub", 0.01) == bots.limit_of("cub", 1.0)
    assert bots.limit_of("apex", 0.01) == pytest.approx(bots.LATE + 0.01)
