"""Self-play as Parquet shards: one row for every decision, written on all cores or on a Ray cluster.

A shard depends on its number and the settings alone; one that exists already is not played again.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import metadata
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

from waterhole.arena.runner import cores
from waterhole.arena.schedule import seed_from
from waterhole.bots import bot
from waterhole.games import find
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import BadInput, Perspective
from waterhole.research.engine.stepping import reward_of
from waterhole.research.observation import Mask, Numbers, Observation, SeatObserver, layout, length

MOST_MOVES = 100_000


class Shard(msgspec.Struct, frozen=True, kw_only=True):
    """One file: everything its rows depend on."""

    game: str
    players: int
    options: dict[str, object]
    bots: tuple[str, ...]  # a level for every seat
    games: int
    seed: int
    number: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}-{self.seed}-{self.number:05}.parquet"


def shards(
    game: str, players: int, options: dict[str, object], bots: Sequence[str], games: int, per_shard: int, seed: int
) -> list[Shard]:
    """So many games in files of so many."""
    if games < 1 or per_shard < 1:
        raise BadInput("--games and --per-shard are at least 1.")
    found = find(game)
    found.new(players, found.read_options(options))
    levels = tuple(bots) * players if len(bots) == 1 else tuple(bots)
    if len(levels) != players:
        raise BadInput(f"--bots names {len(levels)} bots for {players} seats: give one, or one for each seat.")
    for level in levels:
        bot(level, found)
    counts = [min(per_shard, games - first) for first in range(0, games, per_shard)]
    return [
        Shard(game=found.name, players=players, options=options, bots=levels, games=n, seed=seed, number=number)
        for number, n in enumerate(counts)
    ]


class _Rows:
    """The decisions of a shard, column by column."""

    def __init__(self) -> None:
        self.seen: list[Numbers] = []
        self.masks: list[Mask] = []
        self.columns: dict[str, list[float]] = {
            name: [] for name in ("deal", "step", "seat", "move", "chance", "result")
        }

    def add(self, seen: Observation, **values: float) -> None:
        self.seen.append(seen["observation"])
        self.masks.append(seen["action_mask"])
        for name, value in values.items():
            self.columns[name].append(value)


def play_shard(shard: Shard, folder: Path) -> int:
    """Play a shard's games and write its file; how many decisions it has."""
    game = find(shard.game)
    options = game.read_options(shard.options)
    players = [bot(level, game) for level in shard.bots]
    rows = _Rows()
    observer = SeatObserver(game, shard.players, game.new(shard.players, options))
    for deal in range(shard.games):
        seed = seed_of(shard, deal)
        chance = Rng(seed_from("bots", seed))
        state = game.new(shard.players, options, seed)
        observer.stepper.attach(state)
        first = len(rows.columns["seat"])
        for step in range(MOST_MOVES):
            seat = int(state.decider())
            if seat < 0:
                break
            seen = observer.observe(seat)
            value = float(game.heuristic.value(state, seat))
            move = int(players[seat].choose(Perspective(game, state, seat), chance))
            rows.add(seen, deal=deal, step=step, seat=seat, move=move, chance=value)
            state.apply(seat, move)
        results = [float(reward_of(state, seat)) for seat in range(shard.players)]
        rows.columns["result"] += [results[int(seat)] for seat in rows.columns["seat"][first:]]
    _write(shard, rows, folder)
    return len(rows.seen)


def seed_of(shard: Shard, deal: int) -> int:
    return seed_from("selfplay", *msgspec.structs.astuple(shard), deal)


def _write(shard: Shard, rows: _Rows, folder: Path) -> None:
    game = find(shard.game)
    columns = rows.columns
    table = pa.table(
        {
            "observation": _fixed(np.concatenate(rows.seen), length(game, shard.players), pa.int16()),
            "mask": _fixed(np.concatenate(rows.masks), len(game.moves), pa.int8()),
            "move": pa.array(columns["move"], pa.int16()),
            "seat": pa.array(columns["seat"], pa.int8()),
            "deal": pa.array(columns["deal"], pa.int32()),
            "step": pa.array(columns["step"], pa.int32()),
            "chance": pa.array(columns["chance"], pa.float32()),
            "result": pa.array(columns["result"], pa.float32()),
        }
    )
    parts = [(part.name, part.start, part.length) for part in layout(game, shard.players)]
    notes = {
        "waterhole": msgspec.json.encode(shard),
        "version": metadata.version("waterhole").encode(),
        "layout": msgspec.json.encode(parts),
    }
    part = folder / (shard.name + ".part")
    pq.write_table(table.replace_schema_metadata(notes), part, compression="zstd")
    part.replace(folder / shard.name)


def _fixed(values: npt.NDArray[np.integer], size: int, kind: pa.DataType) -> pa.Array:
    return pa.FixedSizeListArray.from_arrays(pa.array(values, kind), size)


def _files(folder: Path) -> list[Path]:
    paths = sorted(folder.glob("*.parquet"))
    if not paths:
        raise BadInput(f"there are no shards in {folder}.")
    return paths


def load(folder: Path) -> dict[str, npt.NDArray[np.int64]]:
    """All shards of a folder as NumPy arrays by the names of the columns."""
    table = pa.concat_tables([pq.read_table(path) for path in _files(folder)]).combine_chunks()
    found = {}
    for name in table.column_names:
        column = table.column(name).combine_chunks()
        if pa.types.is_fixed_size_list(column.type):
            found[name] = column.flatten().to_numpy().reshape(len(column), -1)
        else:
            found[name] = column.to_numpy()
    return found


def replay(folder: Path) -> Iterator[tuple[Perspective, int]]:
    """Every decision of all shards again, in the order of `load`: what its seat knew, and the move that it made."""
    for path in _files(folder):
        rows = pq.read_table(path, columns=["deal", "move"])
        shard = msgspec.json.decode(rows.schema.metadata[b"waterhole"], type=Shard)
        deals, moves = rows["deal"].to_numpy(), rows["move"].to_numpy()
        for deal in range(shard.games):
            yield from _replayed(shard, deal, moves[deals == deal])


def _replayed(shard: Shard, deal: int, moves: Iterable[int]) -> Iterator[tuple[Perspective, int]]:
    game = find(shard.game)
    state = game.new(shard.players, game.read_options(shard.options), seed_of(shard, deal))
    for move in map(int, moves):
        seat = int(state.decider())
        yield Perspective(game, state, seat), move
        state.apply(seat, move)


# -- on cores or on Ray ------------------------------------------------------------------


def play_all(
    wanted: Sequence[Shard],
    folder: Path,
    place: str,
    workers: int | None,
    address: str | None,
    done: Callable[[Shard, int], None],
) -> None:
    """Play every shard that is not there yet."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [shard for shard in wanted if not (folder / shard.name).exists()]
    if missing:
        player = _on_ray if place == "ray" else _on_cores
        for shard, decisions in player(missing, folder, workers, address):
            done(shard, decisions)


def _on_cores(
    wanted: Sequence[Shard], folder: Path, workers: int | None, address: str | None
) -> Iterator[tuple[Shard, int]]:
    processes = min(workers or cores(), len(wanted))
    if processes == 1:
        for shard in wanted:
            yield shard, play_shard(shard, folder)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(_task, [(shard, folder) for shard in wanted])


def _task(job: tuple[Shard, Path]) -> tuple[Shard, int]:
    shard, folder = job
    return shard, play_shard(shard, folder)


def _on_ray(
    wanted: Sequence[Shard], folder: Path, workers: int | None, address: str | None
) -> Iterator[tuple[Shard, int]]:
    """Tasks on a cluster; the folder must be one that all its machines see."""
    from waterhole.arena.ray_workers import ray_at

    ray = ray_at(workers, address)
    try:
        remote = ray.remote(num_cpus=1)(_task)
        waiting = [remote.remote((shard, folder.resolve())) for shard in wanted]
        while waiting:
            ready, waiting = ray.wait(waiting, num_returns=1)
            yield from ray.get(ready)
    finally:
        ray.shutdown()
