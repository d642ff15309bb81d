"""The ratios that are the goals, in one short run; half of each is enough here, for a busy machine measures roughly."""

from __future__ import annotations

from statistics import median

import pytest

from benchmarks.environments import CLASSICS, bars


@pytest.mark.compiled_only
def test_ours_are_faster_than_others_by_about_as_much_as_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    speeds, goals = bars(1, 0.02)
    for bar in goals:
        assert median(bar.ratios) > bar.wanted / 2, bar.text
    assert capsys.readouterr().err == ""  # nobody was left out
    assert len([subject for subject in speeds if subject.startswith("classics: ")]) == len(CLASSICS)
