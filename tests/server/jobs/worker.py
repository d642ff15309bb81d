"""A node that works at jobs, to be killed: `python -m tests.server.jobs.worker DATABASE FILE`.

Each job writes a line to FILE when it is begun, waits until FILE.go exists, and writes another when it is done.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from waterhole.server.app import opened
from waterhole.server.jobs.queue import JobQueue, Payload

LEASE = 2.0


async def work(database: str, file: Path) -> None:
    storage = opened(database)
    queue = JobQueue(storage, lease=LEASE, look_every=0.02)

    def note(text: str) -> None:
        with file.open("a") as out:
            out.write(f"{text}\n")

    async def run(payload: Payload) -> None:
        note(f"began {payload['number']}")
        while not file.with_suffix(".go").exists():
            await asyncio.sleep(0.01)
        note(f"did {payload['number']}")

    queue.register("slow", run)
    async with queue.running():
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(work(sys.argv[1], Path(sys.argv[2])))
