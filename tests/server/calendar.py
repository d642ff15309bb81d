"""`waterhole` by a clock that can be put forward while it runs: `python -m tests.server.calendar FILE serve …`.

FILE holds how many seconds the clock is ahead, as 8 bytes.
"""

from __future__ import annotations

import mmap
import struct
import sys
import time
from pathlib import Path

AHEAD = struct.Struct("d")
DAY = 24 * 3600.0


class Calendar:
    """Puts the clock of a server forward."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.ahead = 0.0
        self.pass_by(0.0)

    @property
    def program(self) -> list[str]:
        return [sys.executable, "-m", "tests.server.calendar", str(self.file)]

    def pass_by(self, seconds: float) -> None:
        self.ahead += seconds
        with self.file.open("r+b" if self.file.exists() else "wb") as out:
            out.write(AHEAD.pack(self.ahead))


def main() -> int:
    with Path(sys.argv[1]).open("rb") as file:
        ahead = mmap.mmap(file.fileno(), AHEAD.size, access=mmap.ACCESS_READ)
    real = time.time
    time.time = lambda: real() + AHEAD.unpack(ahead)[0]  # before anything of ours is imported
    from waterhole import cli

    return cli.main(sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
