"""`python -m benchmarks server --instructions`: what a move costs our server, counted rather than timed.

valgrind counts the instructions of the server's process, commits and sockets included, while moves are made; what the
system does for it is not among them. So it can be measured on a busy machine. All is some fifty times slower then:
what happens by the clock (pings, looks at the database) weighs more than it does in life.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from benchmarks.server.compare import run_loop, running
from benchmarks.server.load import Ours, Pace, leave
from waterhole.kernel.game import BadInput

TABLES = 60
MOVES = 2000
FIRST = 4  # moves at each table that are not counted
TOTAL = re.compile(r"^(?:summary|totals): (\d+)", re.MULTILINE)


class Counted(msgspec.Struct, kw_only=True):
    game: str
    players: int
    moves: int
    instructions: float  # of one move


class OursCounted(Ours):
    """Our server under valgrind, which counts when it is told to."""

    @staticmethod
    def counts(port: int) -> Path:
        return Path(tempfile.gettempdir()) / f"waterhole-{port}.callgrind"

    @classmethod
    def command(cls, port: int, folder: str) -> list[str]:
        valgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={cls.counts(port)}"]
        return [*valgrind, *super().command(port, folder)]


async def count(game: str, players: int) -> Counted:
    pace = Pace()
    with running(OursCounted) as (port, pid):
        load = OursCounted(port, pace, game, players)
        for _ in range(TABLES):
            await load.open_table()
        pace.begin()
        await until(pace, FIRST * TABLES)
        await tell(pid, "--instr=on")
        before = pace.moves
        await until(pace, before + MOVES)
        moves = pace.moves - before
        await tell(pid, "--instr=off")
        leave(load)
    counts = OursCounted.counts(port)
    total = total_in(counts.read_text())
    counts.unlink()
    return Counted(game=game, players=players, moves=moves, instructions=total / moves)


async def until(pace: Pace, moves: int) -> None:
    while pace.moves < moves:
        await asyncio.sleep(0.02)
        if pace.problem:
            raise BadInput(pace.problem)


async def tell(pid: int, what: str) -> None:
    """A word to valgrind; it takes a while until it is heard."""
    order = ["callgrind_control", what, str(pid)]
    await asyncio.to_thread(subprocess.run, order, check=True, stdout=subprocess.DEVNULL)


def total_in(counts: str) -> int:
    """The instructions that valgrind's file speaks of."""
    return int(TOTAL.findall(counts)[-1])


def run(games: Sequence[str], players: int) -> list[Counted]:
    if shutil.which("valgrind") is None:
        raise BadInput(
            "instructions are counted by valgrind, which is not installed. On Debian: apt-get install valgrind"
        )
    return [run_loop(count(game, players)) for game in games]


def in_words(found: Sequence[Counted]) -> str:
    return "\n".join(
        f"{one.game} for {one.players}: {one.instructions:,.0f} instructions a move, of {one.moves} at {TABLES} tables"
        for one in found
    )
