"""`python -m benchmarks server --latency`: the load that one core must carry while bots think beside it."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from statistics import quantiles

import msgspec

from benchmarks.server.compare import beside_the_server, cpu_seconds, run_loop, running
from benchmarks.server.load import Ours, Pace, leave

SECONDS = 10.0
TABLES = 1000
MOVES = 3000  # a second
BOT_TABLES = 20  # with a bot that searches; a process of its own does it, never idle
BOT = "hunter"


class Latency(msgspec.Struct, kw_only=True):
    """Our server at a given load, with bots thinking."""

    tables: int
    sockets: int
    moves_per_second: float  # of people, acknowledged
    bot_moves_per_second: float
    p50_ms: float
    p99_ms: float
    server_percent: float  # of its core
    load_percent: float
    busy: float


class OursWithBots(Ours):
    bot_workers = 1


async def attempt() -> Latency:
    """The load, with one process of bots that never stops thinking."""
    pace = Pace()
    with running(OursWithBots) as (port, pid):
        load = OursWithBots(port, pace)
        for number in range(TABLES):
            await load.open_table(*[BOT] * (number < BOT_TABLES))
        move_apart(pid)
        pace.think = 0.9 * TABLES / MOVES  # the rest of a turn is the way there and back
        pace.begin()
        await asyncio.sleep(3.0)
        pace.moves, bots, before = 0, await load.bot_moves(), cpu_seconds(pid)
        own, started = time.process_time(), time.perf_counter()
        pace.times.clear()
        await asyncio.sleep(SECONDS)
        lasted, cuts = time.perf_counter() - started, quantiles(pace.times, n=100)
        found = Latency(
            tables=TABLES,
            sockets=len(load.wires),
            moves_per_second=round(pace.moves / lasted, 1),
            bot_moves_per_second=round((await load.bot_moves() - bots) / lasted, 1),
            p50_ms=round(cuts[49] * 1000, 2),
            p99_ms=round(cuts[98] * 1000, 2),
            server_percent=round(100 * (cpu_seconds(pid) - before) / lasted),
            load_percent=round(100 * (time.process_time() - own) / lasted),
            busy=round(os.getloadavg()[0], 1),
        )
        leave(load)
        return found


def move_apart(pid: int) -> None:
    """The server keeps its core for itself; its bots go where the load generator is."""
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        os.sched_setaffinity(int(child), os.sched_getaffinity(0))


def run() -> Latency:
    with beside_the_server():
        return run_loop(attempt())


def in_words(found: Latency) -> str:
    return (
        f"{found.tables} tables, {found.sockets} sockets: {found.moves_per_second:.0f} moves/s acknowledged, "
        f"p50 {found.p50_ms:.1f} ms, p99 {found.p99_ms:.1f} ms, while bots that search made "
        f"{found.bot_moves_per_second:.1f} moves/s. The server used {found.server_percent:.0f} % of its core, the load "
        f"{found.load_percent:.0f} % of the other, shared with the bots; load average {found.busy}."
    )
