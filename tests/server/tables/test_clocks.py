"""Clocks count time from public events."""

from __future__ import annotations

import pytest

from waterhole.server.protocol import ClockSetting
from waterhole.server.tables.clocks import Clocks


def test_a_clock_runs_only_while_its_seat_is_waited_for() -> None:
    clocks = Clocks(ClockSetting(total=100), 2)
    clocks.pass_to(10.0, {0}, set())
    clocks.pass_to(25.0, {1}, {0})
    assert clocks.left(0, 60.0) == 85.0
    assert clocks.left(1, 60.0) == 65.0


def test_the_time_for_a_move_starts_again_when_the_seat_is_seen_to_act() -> None:
    clocks = Clocks(ClockSetting(move=30), 2)
    clocks.pass_to(0.0, {0}, set())
    clocks.pass_to(20.0, {0}, {1})
    assert clocks.left(0, 25.0) == 5.0
    clocks.pass_to(26.0, {0}, {0})
    assert clocks.left(0, 26.0) == 30.0


def test_who_returns_finds_time_on_the_clock() -> None:
    clocks = Clocks(ClockSetting(total=100), 1)
    clocks.pass_to(0.0, {0}, set())
    clocks.pass_to(200.0, set(), set())
    assert clocks.left(0, 200.0) == -100.0
    clocks.come_back(0, 200.0)
    assert clocks.left(0, 200.0) == pytest.approx(10.0)


def test_a_machine_whose_clock_is_set_back_gives_nobody_time_and_takes_none() -> None:
    clocks = Clocks(ClockSetting(move=30, total=100), 2)
    clocks.pass_to(1000.0, {0}, set())
    clocks.pass_to(1010.0, {1}, {0})
    assert clocks.left(1, 400.0) == 30.0
    clocks.pass_to(405.0, {0}, {1})
    clocks.pass_to(415.0, {1}, {0})
    assert (clocks.used[0], clocks.used[1]) == (20.0, 0.0)
    assert clocks.left(1, 425.0) == 20.0


def test_time_while_the_server_was_down_is_charged_to_nobody() -> None:
    clocks = Clocks(ClockSetting(move=30, total=100), 1)
    clocks.pass_to(0.0, {0}, set())
    clocks.resume(5000.0)
    assert clocks.left(0, 5010.0) == 20.0
