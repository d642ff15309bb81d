"""The promised ratios, in one short run; half of each is enough here, for a busy machine measures roughly."""

from __future__ import annotations

from statistics import median

import pytest

from waterhole.research.speed import CLASSICS, bars


@pytest.mark.compiled_only
def test_ours_are_faster_than_others_by_about_what_is_promised(capsys: pytest.CaptureFixture[str]) -> None:
    speeds, promised = bars(1, 0.02)
    for bar in promised:
        assert median(bar.ratios) > bar.wanted / 2, bar.text
    assert capsys.readouterr().err == ""  # nobody was left out
    assert len([subject for subject in speeds if subject.startswith("classics: ")]) == len(CLASSICS)
