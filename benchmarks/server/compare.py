"""`python -m benchmarks server`: what one core carries in tables, sockets and acknowledged moves, beside boardgame.io.

The server gets one core, the load generator the other. Both servers play the same game and show each move to all
players (`load`); our server plays any other game as well. It is durable (SQLite, synchronous=FULL); boardgame.io keeps
its matches in memory, as it does by default.
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median, quantiles
from typing import Any, TypeVar

import msgspec

from benchmarks.server.load import GAME, PEER, PLAYERS, Ours, Pace, Peer, Wire, free_port, leave
from waterhole.games import GAMES
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import BadInput

T = TypeVar("T")
SIZES = (10, 100, 1000)
SATURATED_SECONDS = 8.0  # at least, and until each table has played a game: both then do the same work
SAMPLE = 20  # games that tell how long one is
MOST_SECONDS = 300.0
PACED_SECONDS = 6.0
PACE = 1.0  # seconds a paced player thinks
START_SECONDS, STOP_SECONDS = 600.0, 60.0  # for a server under valgrind on a busy machine


class Measured(msgspec.Struct, kw_only=True):
    """One server with so many tables."""

    server: str
    game: str
    players: int
    tables: int
    sockets: int
    moves_per_second: float  # everybody moves as quickly as the server answers
    cpu_ms_per_move: float
    cpu_ms_in_play: float  # the same without what opening the next table took whenever a game was over
    bytes_per_move: float  # that the players of a table receive together
    p50_ms: float  # everybody thinks for a second
    p99_ms: float
    memory_mb: float
    kb_per_table: float
    load_percent: float  # of its core that the load generator used: far below 100, or it was the bottleneck
    busy: float  # the machine's load average; above 2 others took part of the two cores


@contextmanager
def running(kind: type[Ours | Peer]) -> Iterator[tuple[int, int]]:
    """A server on the first core; its port and process."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        pin = (lambda: os.sched_setaffinity(0, {0})) if hasattr(os, "sched_setaffinity") else None
        environment = os.environ | {"NODE_ENV": "production", "DEBUG": ""}
        server = subprocess.Popen(
            kind.command(port, folder),
            preexec_fn=pin,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            wait_for(port, server)
            yield port, server.pid
        finally:
            server.terminate()
            with suppress(subprocess.TimeoutExpired):
                server.wait(STOP_SECONDS)
            server.kill()
            server.wait()


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    limit = time.monotonic() + START_SECONDS
    while time.monotonic() < limit and server.poll() is None:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise BadInput("a server did not start.")


def cpu_seconds(pid: int) -> float:
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def length(game: str, players: int) -> float:
    """How many moves a game has when they are made at random, as here."""
    moves, rng = 0, Rng(1)
    for seed in range(SAMPLE):
        state = GAMES[game].new(players, seed=seed)
        while (seat := state.decider()) >= 0:
            legal = GAMES[game].legal(state, seat)
            state.apply(seat, legal[rng.below(len(legal))])
            moves += 1
    return moves / SAMPLE


async def measure(kind: type[Ours | Peer], tables: int, game: str = GAME, players: int = PLAYERS) -> Measured:
    """Open so many tables, let them play at full speed, then at a person's pace."""
    pace, enough = Pace(), tables * length(game, players)
    with running(kind) as (port, pid):
        load = kind(port, pace, game, players)
        empty, opening = memory_mb(pid), cpu_seconds(pid)
        for _ in range(tables):
            await load.open_table()
        await asyncio.sleep(0.5)
        full, opening = memory_mb(pid), (cpu_seconds(pid) - opening) / tables
        pace.begin()
        await asyncio.sleep(1.0)
        pace.moves, pace.games, received = 0, 0, Wire.received
        before, own, started = cpu_seconds(pid), time.process_time(), time.perf_counter()
        while time.perf_counter() - started < SATURATED_SECONDS or pace.moves < enough:
            await asyncio.sleep(0.1)
            if pace.problem:
                raise BadInput(pace.problem)
            if time.perf_counter() - started > MOST_SECONDS:
                raise BadInput(f"{kind.name} made only {pace.moves} moves in {MOST_SECONDS:.0f} s; try fewer --tables.")
        lasted = time.perf_counter() - started
        moves, games, own = pace.moves, pace.games, time.process_time() - own
        cost, received = cpu_seconds(pid) - before, Wire.received - received
        pace.think = PACE
        await asyncio.sleep(2 * PACE)
        pace.times.clear()
        await asyncio.sleep(PACED_SECONDS)
        cuts = quantiles(pace.times, n=100) if len(pace.times) > 1 else [0.0] * 99
        leave(load)
        return Measured(
            server=kind.name,
            game=game,
            players=players,
            tables=tables,
            sockets=tables * players,
            moves_per_second=round(moves / lasted, 1),
            cpu_ms_per_move=round(cost * 1000 / max(1, moves), 3),
            cpu_ms_in_play=round((cost - games * opening) * 1000 / max(1, moves), 3),
            bytes_per_move=round(received / max(1, moves)),
            p50_ms=round(cuts[49] * 1000, 2),
            p99_ms=round(cuts[98] * 1000, 2),
            memory_mb=round(full, 1),
            kb_per_table=round((full - empty) * 1024 / tables, 1),
            load_percent=round(100 * own / lasted),
            busy=round(os.getloadavg()[0], 1),
        )


def peer_is_there() -> bool:
    return (PEER / "node_modules" / "boardgame.io").is_dir()


def run(
    sizes: Sequence[int] = SIZES, turns: int = 1, games: Sequence[str] = (GAME,), players: int = PLAYERS
) -> list[Measured]:
    """Measure our server with each game and, where it is installed, boardgame.io's, by turns at each size."""
    pairs: list[tuple[type[Ours | Peer], str]] = [(Ours, game) for game in games]
    if GAME in games and peer_is_there():
        pairs.append((Peer, GAME))
    found: list[Measured] = []
    with beside_the_server():
        for tables in sizes:
            for kind, game in pairs * turns:
                found.append(run_loop(measure(kind, tables, game, players)))
                print(in_words([found[-1]], header=len(found) == 1), file=sys.stderr, flush=True)
    return found


@contextmanager
def beside_the_server() -> Iterator[None]:
    """The first core is the server's; this process takes the others."""
    cores = os.sched_getaffinity(0)
    if len(cores) > 1:
        os.sched_setaffinity(0, cores - {0})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def run_loop(work: Coroutine[Any, Any, T]) -> T:
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def in_words(found: list[Measured], header: bool = True) -> str:
    lines = []
    if header:
        lines.append(
            f"{'server':30} {'game':10} {'players':>7} {'tables':>6} {'sockets':>7} {'moves/s':>8} "
            f"{'CPU ms':>7} {'in play':>7} {'bytes':>6} {'p50 ms':>7} {'p99 ms':>7} {'MB':>6} "
            f"{'kB/table':>8} {'load %':>6} {'busy':>5}"
        )
    lines += [
        f"{one.server:30} {one.game:10} {one.players:7} {one.tables:6} {one.sockets:7} {one.moves_per_second:8.0f} "
        f"{one.cpu_ms_per_move:7.3f} {one.cpu_ms_in_play:7.3f} {one.bytes_per_move:6.0f} {one.p50_ms:7.1f} "
        f"{one.p99_ms:7.1f} {one.memory_mb:6.0f} {one.kb_per_table:8.1f} {one.load_percent:6.0f} {one.busy:5.1f}"
        for one in found
    ]
    return "\n".join(lines)


def report(found: list[Measured]) -> str:
    """The table, how the two servers compare, and what other games cost beside the one that both have."""
    lines = [in_words(found)]
    for tables in dict.fromkeys(one.tables for one in found):
        mine = [one for one in found if one.tables == tables and one.server == Ours.name]
        ours = [one for one in mine if one.game == GAME]
        for game in dict.fromkeys(one.game for one in mine if ours and one.game != GAME):
            dear = [one for one in mine if one.game == game]
            moves = times([one.cpu_ms_per_move for one in dear], [one.cpu_ms_per_move for one in ours])
            play = times([one.cpu_ms_in_play for one in dear], [one.cpu_ms_in_play for one in ours])
            lines.append(
                f"{tables} tables: a move of {game} costs {moves} times the CPU of one of {GAME}; {play} without the "
                "opening of tables, which short games do more often."
            )
        peers = [one for one in found if one.tables == tables and one.server == Peer.name]
        if ours and peers:
            faster = times([one.moves_per_second for one in ours], [one.moves_per_second for one in peers])
            cheaper = times([one.cpu_ms_per_move for one in peers], [one.cpu_ms_per_move for one in ours])
            lines.append(
                f"{tables} tables: {faster} times the moves/s of boardgame.io, {cheaper} times as many by CPU."
            )
    if not peer_is_there():
        lines.append("boardgame.io is not installed for comparison: npm ci --prefix benchmarks/boardgame.io")
    return "\n".join(lines)


def times(more: list[float], fewer: list[float]) -> str:
    """How many times one is the other, by neighbours, since the machine's own pace changes: median and range."""
    found = [one / other for one, other in zip(more, fewer, strict=True)]
    middle = f"{median(found):.2f}"
    return middle if len(found) == 1 else f"{middle} ({min(found):.2f} to {max(found):.2f})"
