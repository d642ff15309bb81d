"""The server's bench plays real tables and counts what was acknowledged."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.server import compare, instructions, latency
from benchmarks.server.load import Ours
from waterhole.kernel.game import BadInput

pytestmark = pytest.mark.compiled_only  # the server is the same interpreted, only its games are slow


def test_the_bench_counts_acknowledged_moves_of_our_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compare, "SATURATED_SECONDS", 0.5)
    monkeypatch.setattr(compare, "PACED_SECONDS", 0.5)
    monkeypatch.setattr(compare, "PACE", 0.05)
    monkeypatch.setattr(compare, "peer_is_there", lambda: False)
    (found,) = compare.run((3,))
    assert (found.tables, found.sockets) == (3, 6)
    assert found.moves_per_second > 0
    assert found.cpu_ms_per_move > 0
    assert 0 < found.p50_ms <= found.p99_ms
    assert "boardgame.io is not installed" in compare.report([found])


@pytest.mark.parametrize("game", ["savanna", "wilderness"])  # all decide at once, and many are asked in between
def test_our_server_is_measured_with_any_game_and_more_players(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compare, "SATURATED_SECONDS", 0.3)
    monkeypatch.setattr(compare, "PACED_SECONDS", 0.3)
    monkeypatch.setattr(compare, "PACE", 0.05)
    monkeypatch.setattr(compare, "length", lambda game, players: 30.0)
    (found,) = compare.run((2,), 1, [game], 3)
    assert (found.game, found.players, found.sockets) == (game, 3, 6)
    assert found.moves_per_second > 0


def test_other_games_are_compared_with_the_one_that_both_servers_have() -> None:
    base: dict[str, Any] = dict.fromkeys(compare.Measured.__struct_fields__, 1.0)
    cheap = compare.Measured(**base | {"server": Ours.name, "game": "cubirds", "tables": 9, "cpu_ms_per_move": 0.1})
    dear = compare.Measured(**base | {"server": Ours.name, "game": "savanna", "tables": 9, "cpu_ms_per_move": 0.12})
    assert "9 tables: a move of savanna costs 1.20 times the CPU of one of cubirds;" in compare.report([cheap, dear])


def test_latency_is_measured_with_bots_that_move_in_processes_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("TABLES", 4), ("BOT_TABLES", 2), ("MOVES", 40), ("SECONDS", 2.0), ("BOT", "random")):
        monkeypatch.setattr(latency, name, value)
    found = latency.run()
    assert (found.tables, found.sockets) == (4, 6)
    assert found.moves_per_second > 0
    assert found.bot_moves_per_second > 0
    assert "moves/s acknowledged" in latency.in_words(found)


def test_two_servers_are_compared_by_neighbours_because_the_machine_changes_its_pace() -> None:
    assert compare.times([300.0, 600.0, 90.0], [100.0, 200.0, 45.0]) == "3.00 (2.00 to 3.00)"
    assert compare.times([250.0], [100.0]) == "2.50"


def test_the_instructions_of_the_last_count_are_read() -> None:
    assert instructions.total_in("events: Ir\nsummary: 12\n\nfn=(1)\n4 30\n\ntotals: 5000\n") == 5000


def test_without_valgrind_the_bench_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(BadInput, match="apt-get install valgrind"):
        instructions.run(["cubirds"], 2)
