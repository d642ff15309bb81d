"""What a client leaves unread is limited, for each socket and for all of one address together."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

from waterhole.server.accounts.identities import Identity
from waterhole.server.ops.rate_limits import RateLimits
from waterhole.server.tables.engine.submit import Submitter
from waterhole.server.ws.connection import MOST_UNREAD, MOST_UNREAD_TOGETHER, Connection
from waterhole.server.ws.engine.outbox import Outbox


def ignore(*_: object) -> None:
    pass


class Unread:
    """A socket of which a test says how much was not taken."""

    on_unread: Callable[[], object]

    def __init__(self) -> None:
        self.waiting = 0
        self.aborted = False

    def send(self, text: bytes) -> None:
        self.on_unread()

    def pause_reading(self) -> None:
        raise AssertionError("nothing is sent to it")

    def buffered(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.aborted, self.waiting = True, 0


def connected(count: int, address: str) -> list[Connection]:
    """So many guests' connections from one address."""
    registry = SimpleNamespace(live={}, submitter=Submitter(ignore, ignore, ignore, shared=False))
    outbox = Outbox(lambda send: send())
    server: Any = SimpleNamespace(neighbours={}, limits=RateLimits(), registry=registry, outbox=outbox)
    found = [
        Connection(server, Identity(f"guest {number}", None, 0.0), "", address, cast(Any, Unread()))
        for number in range(count)
    ]
    for one in found:
        server.neighbours.setdefault(one.place, set()).add(one)
    return found


def unread(one: Connection) -> Any:
    return one.socket


def test_a_socket_that_leaves_too_much_unread_is_cut_off_by_frames_and_by_pings_alike() -> None:
    by_frame, by_ping = connected(1, "")[0], connected(1, "")[0]
    acts: list[tuple[Connection, Callable[[], object]]] = [
        (by_frame, lambda: by_frame.viewer.send(b"")),
        (by_ping, by_ping._count),
    ]
    for one, act in acts:
        unread(one).waiting = MOST_UNREAD
        act()
        assert not unread(one).aborted
        unread(one).waiting += 1
        act()
        assert unread(one).aborted


def test_all_sockets_of_an_address_share_one_limit() -> None:
    sockets = connected(50, "203.0.113.9")
    for one in sockets:
        unread(one).waiting = MOST_UNREAD // 2
        one.viewer.send(b"")
        assert sum(unread(other).waiting for other in sockets) <= MOST_UNREAD_TOGETHER
    assert sum(not unread(one).aborted for one in sockets) == MOST_UNREAD_TOGETHER // (MOST_UNREAD // 2)


def test_who_comes_from_elsewhere_is_not_cut_off_for_it() -> None:
    sockets = connected(50, "")  # on one's own machine each person counts alone
    for one in sockets:
        unread(one).waiting = MOST_UNREAD // 2
        one.viewer.send(b"")
        assert not unread(one).aborted
