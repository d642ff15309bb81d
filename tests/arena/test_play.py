"""One game of a schedule: its result says all that happened, also what went wrong."""

from __future__ import annotations

import msgspec
import pytest

from tests.arena.fakes import factory, units_of
from waterhole.arena import play as playing
from waterhole.arena.play import OtherCode, play, play_some


def test_a_unit_played_twice_gives_the_same_game() -> None:
    unit = units_of(["forager", "random"], 2)[0]
    first, second = play(unit), play(unit)
    assert (first.ranks, first.scores, first.moves, first.outcome) == (
        second.ranks,
        second.scores,
        second.moves,
        second.outcome,
    )
    assert sorted(first.ranks) == [1, 2]
    assert not first.failed


def test_time_and_decisions_are_counted_per_seat() -> None:
    result = play(units_of(["slow", "random"], 2)[0], factory)
    assert sum(result.decisions) == result.moves
    assert result.seconds[0] >= 0.001 * result.decisions[0]
    assert all(slowest <= total for slowest, total in zip(result.slowest, result.seconds, strict=True))
    assert result.slowest[0] >= 0.001


@pytest.mark.parametrize(
    ("level", "told"),
    [
        ("raising", "(raising), move 1: ZeroDivisionError: thought too hard"),
        ("illegal", "(illegal), move 1: Refused: "),
        ("leaving", "(leaving), move 1: SystemExit: had enough"),
        ("broken", "before the first move: RuntimeError: cannot be built"),
        ("elephant", "before the first move: BadInput: There is no bot ‘elephant’"),
    ],
)
def test_what_goes_wrong_in_a_game_is_its_result(level: str, told: str) -> None:
    result = play(units_of([level, level], 1)[0], factory)
    assert result.failed
    assert told in result.error
    assert "Traceback" in result.trace
    assert result.ranks == []


def test_a_game_that_does_not_end_is_a_failed_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_MOVES", 3)
    assert "not over after 3 moves" in play(units_of(["random", "random"], 1)[0]).error


def test_a_worker_with_other_code_plays_nothing() -> None:
    unit = units_of(["random", "random"], 1)[0]
    other = msgspec.structs.replace(unit, code="another")
    with pytest.raises(OtherCode):
        play_some([other])
