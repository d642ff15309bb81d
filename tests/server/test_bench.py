"""The server's bench plays real tables and counts what was acknowledged."""

from __future__ import annotations

import pytest

from waterhole.server import bench, promise

pytestmark = pytest.mark.compiled_only  # the server is the same interpreted, only its games are slow


def test_the_bench_counts_acknowledged_moves_of_our_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SATURATED_SECONDS", 0.5)
    monkeypatch.setattr(bench, "PACED_SECONDS", 0.5)
    monkeypatch.setattr(bench, "PACE", 0.05)
    monkeypatch.setattr(bench, "peer_is_there", lambda: False)
    (found,) = bench.run((3,))
    assert (found.tables, found.sockets) == (3, 6)
    assert found.moves_per_second > 0
    assert found.cpu_ms_per_move > 0
    assert 0 < found.p50_ms <= found.p99_ms
    assert "boardgame.io is not installed" in bench.report([found])


def test_the_promise_is_tried_with_bots_that_move_in_processes_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("TABLES", 4), ("BOT_TABLES", 2), ("MOVES", 40), ("SECONDS", 2.0), ("BOT", "random")):
        monkeypatch.setattr(promise, name, value)
    found = promise.run()
    assert (found.tables, found.sockets) == (4, 6)
    assert found.moves_per_second > 0
    assert found.bot_moves_per_second > 0
    assert "moves/s acknowledged" in promise.in_words(found)


def test_two_servers_are_compared_by_neighbours_because_the_machine_changes_its_pace() -> None:
    assert bench.times([300.0, 600.0, 90.0], [100.0, 200.0, 45.0]) == "3.0 (2.0 to 3.0)"
    assert bench.times([250.0], [100.0]) == "2.5"
