"""The cells of the research guide run as they stand, one after the other where they follow each other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "research.md"
CELLS = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.compiled_only
@pytest.mark.parametrize("number", range(len(CELLS)))
def test_a_cell_of_the_guide_runs(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WATERHOLE_GUIDE_SIZE", "0.3")  # the page's figures are made by the whole
    exec(compile(CELLS[number], f"{GUIDE}, cell {number + 1}", "exec"), {"__name__": "guide"})
    printed = capsys.readouterr().out
    for line in re.findall(r"^# (.+)$", CELLS[number], re.MULTILINE):
        assert line in printed


def test_the_guide_has_a_cell_for_every_form() -> None:
    text = "".join(CELLS)
    for module in ("observation", "pettingzoo_env", "gymnasium_env", "openspiel_games", "selfplay", "mcp_server"):
        assert f"waterhole.research.{module}" in text or f"waterhole.research import {module}" in text
