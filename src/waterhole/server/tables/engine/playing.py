"""What those who sit at a table may submit: moves, and moves taken back. Compiled: every move is decided here."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from waterhole.kernel.game import Refused
from waterhole.server import protocol
from waterhole.server.ops.metrics import MOVE_SECONDS, MOVES
from waterhole.server.tables.engine.live_table import Change, Decision, LiveTable, Unchanged, Viewer
from waterhole.server.tables.engine.submit import Submitter
from waterhole.server.tables.engine.table import Table
from waterhole.server.tables.undo import what_may_be_taken_back

Sent = protocol.MakeMove | protocol.TakeBack


def submit(
    submitter: Submitter,
    live: LiveTable,
    viewer: Viewer,
    sent: Sent,
    fail: Callable[[Sent, Exception], None],
    lasted: Callable[[str, float], None],
) -> None:
    """What somebody sends by a socket. Who watches from that seat is answered by the update."""
    identity = viewer.identity
    decide = move(identity, sent) if isinstance(sent, protocol.MakeMove) else undo(identity, sent)
    submitter.submit(live, decide, partial(_answer, live, viewer, sent, fail, lasted, time.perf_counter()))


def _answer(
    live: LiveTable,
    viewer: Viewer,
    sent: Sent,
    fail: Callable[[Sent, Exception], None],
    lasted: Callable[[str, float], None],
    started: float,
    result: object,
) -> None:
    if isinstance(result, Exception):
        fail(sent, result)
        return
    if isinstance(result, Unchanged):
        viewer.say(protocol.Accepted(table=sent.table, key=sent.key, version=result.version))
        return
    if not live.seen_by(viewer, sent.seat):
        version = live.table.version(sent.seat)
        viewer.say(protocol.Accepted(table=sent.table, key=sent.key, version=version))
    if isinstance(sent, protocol.MakeMove):
        MOVES.of[live.table.game.name, "person"] += 1
        MOVE_SECONDS.observe(time.perf_counter() - started)
        lasted("move", started)


def move(identity: str, sent: protocol.MakeMove) -> Decision:
    """The decision on a person's or a bot account's move."""

    def decide(table: Table) -> Change | Unchanged:
        key = f"{identity}:{sent.key}"
        if key in table.keys:
            return Unchanged(table.keys[key][1])
        seat = table.seat_of(identity, sent.seat)
        match = table.playing
        if table.seats[seat].standing_in:
            raise Refused("away", "refused-away")
        table.check_current(seat, sent.version)
        foreseen = match.foresee(seat, sent.move)
        return Change("move", seat, table.moves[foreseen.move].text, key, foreseen)

    return decide


def bot_move(seat: int, move: int, question: tuple[int, int, str | None]) -> Decision:
    """The decision on a bot's move; dropped where something else is asked by now, or of somebody else."""

    def decide(table: Table) -> Change | Unchanged:
        if question_to(table, seat) != question or seat not in table.questions:
            return Unchanged()
        foreseen = table.playing.foresee(seat, move)
        return Change("move", seat, table.moves[foreseen.move].text, f"bot:{seat}:{question[1]}", foreseen)

    return decide


def question_to(table: Table, seat: int) -> tuple[int, int, str | None]:
    """What tells one question to a seat from the next: since when, how many before it, and who plays the seat."""
    return table.asked_since[seat], len(table.own_versions[seat]), table.seats[seat].level


def undo(identity: str, sent: protocol.TakeBack) -> Decision:
    def decide(table: Table) -> Change | Unchanged:
        key = f"{identity}:{sent.key}"
        if key in table.keys:
            return Unchanged(table.keys[key][1])
        seat = table.seat_of(identity, sent.seat)
        if not 0 <= sent.version <= table.version(seat):
            raise Refused("stale", "refused-stale")
        if table.settings.daily:
            raise Refused("deal", "refused-deal-undo")
        taken = what_may_be_taken_back(table.playing, seat, table.people())
        if not (taken.alone or table.settings.undo) and table.contested(identity):
            raise Refused("undo", "refused-undo-table")
        return Change("undo", seat, [taken.first, taken.alone, taken.harmless], key)

    return decide
