"""The same games on Ray. Run by `make test-ray`; skipped only where Ray has no wheel for the platform."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.arena.fakes import ROOT, Here, factory, units_of
from waterhole.arena.play import Result
from waterhole.arena.results import ResultFile
from waterhole.arena.runner import run

if TYPE_CHECKING:
    from waterhole.arena.ray_workers import RayWorkers

PATIENCE = 400.0

pytestmark = [
    pytest.mark.ray,
    pytest.mark.skipif(find_spec("ray") is None, reason="no Ray here: make test-ray installs it where it has a wheel"),
    pytest.mark.filterwarnings("default"),  # Ray's own are not ours to fix
]


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> Iterator[RayWorkers]:
    from waterhole.arena.ray_workers import RayWorkers

    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    made = RayWorkers(workers=2, factory=factory)
    yield made
    made.close()


def test_ray_plays_the_same_games_and_a_killed_worker_costs_no_result(workers: RayWorkers, tmp_path: Path) -> None:
    folder, path = tmp_path / "workers", tmp_path / "games.results.jsonl"
    folder.mkdir()
    fast, slow = units_of(["forager", "random"], 20), units_of([f"slow:{folder}", "slow"], 60)
    results: list[Result] = []

    with ResultFile(path) as file:

        def done(played: object) -> None:
            assert isinstance(played, list)
            file.add(played)
            results.extend(played)

        runner = threading.Thread(target=run, args=([*fast, *slow], workers, done))
        runner.start()
        killed = kill_one_of_two(folder)
        before = {result.id for result in results}
        runner.join(PATIENCE)
        assert not runner.is_alive()

    assert len(before) < 80  # it was in mid-run
    assert Counter(result.id for result in results) == Counter(unit.id for unit in [*fast, *slow])
    assert not any(result.failed for result in results)
    assert path.read_bytes().count(b"\n") == 80
    assert len({int(process.name) for process in folder.iterdir()} - {killed}) >= 2  # another took its place
    here: list[Result] = []
    run(fast, Here(), here.extend)
    found = {result.id: result for result in results}
    assert all(found[result.id].scores == result.scores for result in here)


def kill_one_of_two(folder: Path) -> int:
    """Wait until both workers are playing, kill one; its process number."""
    deadline = time.monotonic() + PATIENCE
    while len(list(folder.iterdir())) < 2:
        assert time.monotonic() < deadline, "waited in vain for two workers"
        time.sleep(0.01)
    victim = int(min(folder.iterdir(), key=lambda file: file.stat().st_mtime).name)
    os.kill(victim, signal.SIGKILL)
    return victim


def test_a_unit_that_kills_its_ray_worker_three_times_is_a_failed_game(workers: RayWorkers) -> None:
    good, bad = units_of(["random", "random"], 4), units_of(["dying", "dying"], 1)
    results: list[Result] = []
    run([*good, *bad], workers, results.extend)
    assert {result.id for result in results if result.failed} == {bad[0].id}
    assert len(results) == 5
