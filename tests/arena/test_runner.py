"""Whatever dies, every unit is played once and nothing is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from tests.arena.fakes import ROOT, Here, factory, tournament, units_of
from waterhole.arena.play import Result
from waterhole.arena.results import ResultFile
from waterhole.arena.runner import Played, ProcessWorkers, run, workers_on
from waterhole.arena.schedule import Unit
from waterhole.kernel.game import BadInput

PATIENCE = 60.0


@pytest.fixture
def workers() -> Iterator[ProcessWorkers]:
    made = ProcessWorkers(2, factory)
    yield made
    made.close()


def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.005)


def played(units: Sequence[Unit], workers: ProcessWorkers | Here) -> list[Result]:
    results: list[Result] = []
    run(units, workers, results.extend)
    return results


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_processes_play_every_unit_once_and_as_one_process_would(workers: ProcessWorkers) -> None:
    units = units_of(["forager", "random"], 100)

    def games(results: list[Result]) -> dict[str, tuple[list[int], int]]:
        assert len(results) == len(units)
        return {result.id: (result.scores, result.moves) for result in results}

    assert games(played(units, workers)) == games(played(units, Here()))


def test_a_bot_that_raises_or_cheats_stops_nothing(workers: ProcessWorkers) -> None:
    units = [*units_of(["raising", "random"], 4), *units_of(["illegal", "random"], 4), *units_of(["forager"] * 2, 4)]
    results = {result.id: result for result in played(units, workers)}
    assert [results[unit.id].failed for unit in units] == [True] * 8 + [False] * 4


def test_a_unit_that_kills_its_worker_three_times_is_a_failed_game(workers: ProcessWorkers) -> None:
    good = units_of(["random", "random"], 6)
    bad = units_of(["dying", "dying"], 1)
    results = {result.id: result for result in played([*good[:3], *bad, *good[3:]], workers)}
    assert len(results) == 7
    assert results[bad[0].id].error == "the worker playing it died 3 times"
    assert not any(results[unit.id].failed for unit in good)


def test_a_worker_killed_from_outside_costs_no_result(workers: ProcessWorkers, tmp_path: Path) -> None:
    units = units_of([f"slow:{tmp_path}", "slow"], 30)
    results: list[Result] = []
    runner = threading.Thread(target=run, args=(units, workers, results.extend))
    runner.start()
    until(lambda: len(list(tmp_path.iterdir())) >= 2)
    os.kill(int(next(tmp_path.iterdir()).name), signal.SIGKILL)
    runner.join(PATIENCE)
    assert Counter(result.id for result in results) == Counter(unit.id for unit in units)
    assert not any(result.failed for result in results)
    assert len(list(tmp_path.iterdir())) == 3  # another took the place of the dead


def test_a_run_killed_and_started_again_loses_and_doubles_nothing(tmp_path: Path) -> None:
    path, games = tmp_path / "games.results.jsonl", 60
    begun = subprocess.Popen(
        [sys.executable, "-m", "tests.arena.fakes", str(path), str(games)], cwd=ROOT, start_new_session=True
    )
    until(lambda: lines(path) >= 5)
    begun.kill()
    begun.wait()
    before = path.read_bytes()
    whole = before[: before.rfind(b"\n") + 1]
    assert 5 <= whole.count(b"\n") < games
    path.write_bytes(whole + b'{"id": "half a li')
    tournament(path, games)
    assert path.read_bytes().startswith(whole)
    with ResultFile(path) as results:
        assert set(results.found) == {unit.id for unit in units_of(["slow", "slow:"], games)}
    assert lines(path) == games
    until(lambda: not group_lives(begun.pid))  # the orphans of the killed run went by themselves


def test_an_interrupt_leaves_a_file_to_go_on_from_and_no_process(tmp_path: Path) -> None:
    out = tmp_path / "match.md"
    command = ["arena", "match", "cubirds", "--bots", "greedy,forager", "--games", "100000", "--workers", "2", "--out"]
    begun = subprocess.Popen(
        [sys.executable, "-m", "waterhole.cli", *command, str(out)],
        start_new_session=True,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a job in the background ignores it
    )
    path = out.with_suffix(".results.jsonl")
    until(lambda: lines(path) >= 1)
    os.killpg(begun.pid, signal.SIGINT)  # as a terminal does: to all of them
    _, told = begun.communicate(timeout=PATIENCE)
    assert begun.returncode == 130
    assert b"the same command goes on from there" in told
    assert b"Traceback" not in told
    with ResultFile(path) as results:
        assert len(results.found) == lines(path)
    until(lambda: not group_lives(begun.pid))


def group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_dead_worker_takes_only_unfinished_units_along() -> None:
    """Workers whose first worker always dies: its units are given out again, one by one."""
    given: list[int] = []

    class Unlucky(Here):
        def finished(self) -> list[Played]:
            chunk = list(self._chunk or ())
            given.append(len(chunk))
            if len(given) == 1:
                self._chunk = None
                return [(chunk, None)]
            return list(super().finished())

    units = units_of(["random", "random"], 16)
    assert {result.id for result in played(units, Unlucky())} == {unit.id for unit in units}
    assert given[:6] == [4, 1, 1, 1, 1, 3]
    assert sum(given) == 4 + 16


def test_a_run_needs_at_least_one_worker() -> None:
    with pytest.raises(BadInput, match="at least 1"):
        workers_on("cores", 0, None)
