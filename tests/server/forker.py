"""Starts servers quickly: everything is imported once, then each server is a fork. Reads 'PORT DATABASE' lines.

The server it forks is the real one (`serving.run`) in a process of its own, to be killed by its number.
"""

from __future__ import annotations

import os
import signal
import sys

from waterhole.server.ops.serve import run
from waterhole.server.settings import Settings


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # children are not waited for
    for line in sys.stdin:
        port, database = line.split()
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(0)
            os.dup2(2, 1)
            run(Settings(port=int(port), database=database, bot_workers=0, unlimited=True), as_json=True)
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
