"""Shards of decisions: complete, reproducible, and what they say they are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest

from tests.research.tables import at_some_tables
from waterhole.cli import main
from waterhole.games import GAMES
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import BadInput
from waterhole.research.observation import SeatObserver, layout
from waterhole.research.selfplay import load, play_all, play_shard, replay, shards


@at_some_tables
def test_a_shard_has_every_decision_with_its_result(game: str, players: int, tmp_path: Path) -> None:
    one = shards(game, players, {}, ["random"], 2, 10, 1)[0]
    rows = play_shard(one, tmp_path)
    data = load(tmp_path)
    assert len(data["move"]) == rows > 10
    assert (data["mask"][np.arange(rows), data["move"]] == 1).all()
    assert set(data["deal"].tolist()) == {0, 1}
    assert ((data["chance"] >= 0) & (data["chance"] <= 1)).all()
    for deal in (0, 1):
        of_deal = data["deal"] == deal
        assert data["step"][of_deal].tolist() == list(range(int(of_deal.sum())))
        for seat in set(data["seat"][of_deal].tolist()):
            assert len(set(data["result"][of_deal & (data["seat"] == seat)].tolist())) == 1
    notes = pq.read_schema(tmp_path / one.name).metadata
    parts = [(part.name, part.start, part.length) for part in layout(GAMES[game], players)]
    assert msgspec.json.decode(notes[b"layout"], type=list[tuple[str, int, int]]) == parts


@at_some_tables
def test_a_shard_is_replayed_decision_by_decision(game: str, players: int, tmp_path: Path) -> None:
    play_all(shards(game, players, {}, ["random"], 2, 1, 1), tmp_path, "cores", 1, None, lambda shard, rows: None)
    data = load(tmp_path)
    observer = SeatObserver(GAMES[game], players, GAMES[game].new(players))
    replayed = list(replay(tmp_path))
    assert len(replayed) == len(data["move"])
    for row, (perspective, move) in enumerate(replayed):
        assert perspective.seat == data["seat"][row]
        assert move == data["move"][row]
        assert sorted(perspective.moves) == np.flatnonzero(data["mask"][row]).tolist()
        observer.stepper.attach(perspective.world(Rng(row)))
        assert (observer.numbers(perspective.seat) == data["observation"][row]).all()


@at_some_tables
def test_a_look_ahead_shows_what_each_move_brings_and_changes_nothing(game: str, players: int) -> None:
    kind = GAMES[game]
    state = kind.new(players, seed=2)
    observer = SeatObserver(kind, players, state)
    for _ in range(12):
        seat = int(state.decider())
        moves, before = kind.legal(state, seat), kind.fingerprint(state)
        rows = observer.after(state, seat, moves)
        assert kind.fingerprint(state) == before
        state.apply(seat, moves[-1])
        observer.stepper.attach(state)
        assert (observer.numbers(seat) == rows[-1]).all()
        if state.decider() < 0:
            return


def test_the_same_command_writes_the_same_rows_and_plays_nothing_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in ("a", "b"):
        command = ["selfplay", "cubirds", "--games", "3", "--per-shard", "2", "--bots", "forager,random"]
        assert main([*command, "--workers", "1", "--out", str(tmp_path / folder)]) == 0
    first, second = (load(tmp_path / folder) for folder in ("a", "b"))
    assert all((first[name] == second[name]).all() for name in first)
    assert len(list((tmp_path / "a").glob("*.parquet"))) == 2
    capsys.readouterr()
    assert main([*command, "--workers", "1", "--out", str(tmp_path / "b")]) == 0
    assert "0 new decisions" in capsys.readouterr().out


def test_two_processes_write_what_one_does(tmp_path: Path) -> None:
    wanted = shards("cubirds", 2, {}, ["random"], 4, 2, 7)
    for folder, workers in (("one", 1), ("two", 2)):
        play_all(wanted, tmp_path / folder, "cores", workers, None, lambda shard, rows: None)
    first, second = (load(tmp_path / folder) for folder in ("one", "two"))
    assert all((first[name] == second[name]).all() for name in first)


@pytest.mark.ray
def test_ray_writes_what_one_process_does(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    wanted = shards("cubirds", 2, {}, ["random"], 4, 2, 7)
    for folder, place in (("here", "cores"), ("ray", "ray")):
        play_all(wanted, tmp_path / folder, place, 1, None, lambda shard, rows: None)
    first, second = (load(tmp_path / folder) for folder in ("here", "ray"))
    assert all((first[name] == second[name]).all() for name in first)


def test_what_cannot_be_played_is_refused_in_words(tmp_path: Path) -> None:
    refused: list[tuple[tuple[Any, ...], str]] = [
        (("cubirds", 9, {}, ["random"], 1, 1, 1), "is for 1 to 5"),
        (("cubirds", 3, {}, ["random", "random"], 1, 1, 1), "2 bots for 3 seats"),
        (("cubirds", 2, {}, ["wizard"], 1, 1, 1), "no bot"),
        (("cubirds", 2, {}, ["random"], 0, 1, 1), "at least 1"),
    ]
    for settings, words in refused:
        with pytest.raises(BadInput, match=words):
            shards(*settings)
    with pytest.raises(BadInput, match="no shards"):
        load(tmp_path)
