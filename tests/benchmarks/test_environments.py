"""Everybody who is compared takes part. How fast they are is the benchmark's to say, on a machine that is quiet."""

from __future__ import annotations

import pytest

from benchmarks.environments import CLASSICS, bars


@pytest.mark.compiled_only
def test_nobody_is_left_out_and_every_goal_gets_its_ratio(capsys: pytest.CaptureFixture[str]) -> None:
    speeds, goals = bars(1, 0.02)
    assert capsys.readouterr().err == ""
    assert len([subject for subject in speeds if subject.startswith("classics: ")]) == len(CLASSICS)
    assert goals
    for bar in goals:
        assert min(bar.ratios) > 0, bar.text
