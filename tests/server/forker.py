"""Starts servers quickly: everything is imported once, then each server is a fork, and runs `waterhole serve` itself.

Reads an order a line, as JSON, and answers each with a number: `arguments` start a server (its process), `of` asks
how a process ended (its exit code, or null while it runs).
"""

from __future__ import annotations

import os
import sys
import traceback

import msgspec

import waterhole.server.ops.serve  # noqa: F401  what the command imports when it is run
from waterhole import cli


class Order(msgspec.Struct):
    arguments: list[str] = []
    environment: dict[str, str] = {}
    log: str = ""
    of: int = 0


def main() -> None:
    for line in sys.stdin:
        order = msgspec.json.decode(line, type=Order)
        print(msgspec.json.encode(ended(order.of) if order.of else started(order)).decode(), flush=True)


def started(order: Order) -> int:
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return pid
    code = 1
    try:
        os.setsid()
        log = os.open(order.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for here, there in ((nothing, 0), (log, 1), (log, 2)):
            os.dup2(here, there)
        os.environ.clear()
        os.environ.update(order.environment)
        code = cli.main(order.arguments)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def ended(pid: int) -> int | None:
    found, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


if __name__ == "__main__":
    main()
