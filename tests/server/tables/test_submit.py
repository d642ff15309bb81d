"""The one way of a change: in order, on disk before it is shown, answered once, whoever else writes meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.tables import Table as GameTable
from tests.server.tables.test_secrecy import table_of
from waterhole.games import GAMES
from waterhole.kernel.game import Refused
from waterhole.server import protocol
from waterhole.server.storage.entries import Entry
from waterhole.server.storage.storage import StorageFailed
from waterhole.server.tables.engine import playing
from waterhole.server.tables.engine.live_table import BEHIND, Change, Decision, LiveTable, Unchanged, Viewer
from waterhole.server.tables.engine.submit import Submitter
from waterhole.server.tables.engine.table import Table

CUBIRDS = GameTable(GAMES["cubirds"], 2, GAMES["cubirds"].options())


class Rig:
    """A table with a log that writes when the test says so."""

    def __init__(self, shared: bool = False) -> None:
        self.live = LiveTable(table_of(CUBIRDS))
        self.writes: list[tuple[Entry, Callable[[Any], None]]] = []
        self.reads: list[Callable[[Any], None]] = []
        self.answers: list[tuple[str, Any]] = []
        self.submitter = Submitter(self._append, lambda table, change: None, self._read, shared)
        self.viewer = Viewer("p0", lambda frame: self.answers.append(("shown", frame)))

    def _append(self, entry: Entry, columns: dict[str, Any], also: Any, done: Callable[[Any], None]) -> None:
        self.writes.append((entry, done))

    def _read(self, live: LiveTable, done: Callable[[Any], None]) -> None:
        self.reads.append(done)

    def submit(self, name: str, decide: Decision) -> None:
        self.submitter.submit(self.live, decide, lambda result: self.answers.append((name, result)))

    def write(self, result: Any = True) -> Entry:
        entry, done = self.writes.pop(0)
        done(result)
        return entry

    def move(self, key: str, choice: int = 0) -> Decision:
        """A person's first legal move at the table as it is now."""
        table = self.live.table
        seat = next(iter(table.questions))
        move = table.questions[seat][choice]
        version = table.version(seat)
        return playing.move(
            f"p{seat}", protocol.MakeMove(table=table.id, seat=seat, version=version, key=key, move=move)
        )


def test_nothing_is_applied_shown_or_answered_before_it_is_on_disk() -> None:
    rig = Rig()
    rig.live.show(rig.viewer, 0, 0)
    rig.answers.clear()
    before = rig.live.table.number
    rig.submit("move", rig.move("k"))
    assert rig.live.table.number == before
    assert rig.answers == []
    entry = rig.write()
    assert rig.live.table.number == before + 1 == entry.number
    assert [name for name, _ in rig.answers] == ["shown", "move"]


def test_submissions_are_decided_one_after_the_other_each_on_the_table_the_last_one_left() -> None:
    rig = Rig()
    numbers: list[int] = []

    def decide(table: Table) -> Change:
        numbers.append(table.number)
        return Change("rematch", data=str(len(numbers)))

    start = rig.live.table.number
    for name in "abc":
        rig.submit(name, decide)
    assert len(numbers) == 1
    while rig.writes:
        rig.write()
    assert numbers == [start, start + 1, start + 2]
    assert [name for name, _ in rig.answers] == ["a", "b", "c"]
    assert rig.live.table.rematch == "3"


def test_a_repeated_submission_is_written_once_and_answered_with_the_same_version() -> None:
    rig = Rig()
    decide = rig.move("k")
    rig.submit("first", decide)
    rig.submit("again", decide)
    rig.write()
    assert rig.writes == []
    (_, first), (_, again) = rig.answers
    assert isinstance(first, Change)
    assert isinstance(again, Unchanged)
    assert again.version == rig.live.table.version(first.seat)


def test_a_refusal_or_an_error_is_answered_and_the_next_in_line_goes_on() -> None:
    rig = Rig()

    def refuse(table: Table) -> Change:
        raise Refused("seat", "no.")

    def fail(table: Table) -> Change:
        raise ZeroDivisionError

    rig.submit("refused", refuse)
    rig.submit("failed", fail)
    rig.submit("move", rig.move("k"))
    rig.write()
    kinds = {name: type(result) for name, result in rig.answers}
    assert kinds == {"refused": Refused, "failed": ZeroDivisionError, "move": Change}


def test_a_write_that_fails_changes_nothing_and_is_answered() -> None:
    rig = Rig()
    before = rig.live.table.number
    rig.submit("move", rig.move("k"))
    rig.submit("next", rig.move("l"))
    rig.write(StorageFailed("full"))
    assert rig.live.table.number == before
    assert isinstance(rig.answers[0][1], StorageFailed)
    rig.write()
    assert rig.live.table.number == before + 1


# -- several nodes ---------------------------------------------------------------------------


def foreign(rig: Rig, key: str = "theirs") -> Entry:
    """The next entry, as another node has written it."""
    table = rig.live.table
    seat = next(iter(table.questions))
    text = table.game.moves[table.questions[seat][-1]].text
    return Entry(table.id, table.number + 1, "move", seat, text, f"p{seat}:{key}", 1.0)


def test_if_another_node_was_first_its_entries_are_read_and_the_decision_is_made_anew() -> None:
    rig = Rig(shared=True)
    theirs = foreign(rig)
    rig.submit("move", rig.move("k"))
    rig.write(False)
    assert len(rig.reads) == 1
    rig.reads.pop()([theirs])
    assert rig.live.table.number == theirs.number
    (name, answer) = rig.answers[-1]
    assert name == "move"
    assert isinstance(answer, Refused)  # the table has moved on
    assert rig.writes == []


def test_before_a_refusal_the_log_is_read_once_because_another_node_may_know_better() -> None:
    rig = Rig(shared=True)
    theirs = foreign(rig)
    asked: list[int] = []

    def decide(table: Table) -> Change | Unchanged:
        asked.append(table.number)
        if table.number < theirs.number:
            raise Refused("turn", "not yet.")
        return Unchanged(7)

    rig.submit("late", decide)
    assert rig.answers == []
    rig.reads.pop()([theirs])
    assert asked == [theirs.number - 1, theirs.number]
    assert rig.answers[-1][1].version == 7


def test_who_is_behind_reads_the_log_and_what_was_read_is_shown_once() -> None:
    rig = Rig(shared=True)
    rig.live.show(rig.viewer, 0, 0)
    rig.answers.clear()
    theirs = foreign(rig)
    looked: list[bool] = []

    def decide(table: Table) -> Unchanged:
        looked.append(True)
        return BEHIND if len(looked) == 1 else Unchanged()

    rig.submit("look", decide)
    rig.reads.pop()([theirs])
    rig.submit("look", decide)
    assert [name for name, _ in rig.answers] == ["shown", "look", "look"]


def test_a_log_that_cannot_be_read_is_answered_and_holds_up_nobody() -> None:
    rig = Rig(shared=True)
    rig.submit("move", rig.move("k"))
    rig.submit("next", rig.move("l"))
    rig.write(False)
    rig.reads.pop()(StorageFailed("gone"))
    assert isinstance(rig.answers[0][1], StorageFailed)
    rig.write()
    assert isinstance(rig.answers[1][1], Change)


def test_who_is_always_late_is_told_to_try_again() -> None:
    rig = Rig(shared=True)
    rig.submit("slow", lambda table: Change("rematch", data="x"))
    while rig.writes:
        rig.write(False)
        if rig.reads:
            rig.reads.pop()([])
    (_, answer) = rig.answers[-1]
    assert isinstance(answer, Refused)
    assert answer.rule == "busy"


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(["submit", "write", "clash", "fail", "read"]), max_size=40), st.booleans())
def test_in_any_order_of_events_every_submission_is_answered_once_and_the_log_has_no_gap(
    steps: list[str], shared: bool
) -> None:
    rig = Rig(shared)
    start, submitted = rig.live.table.number, 0
    written: list[int] = []
    for step in [*steps, *["read", "write"] * 60]:
        if step == "submit":
            submitted += 1
            rig.submit(str(submitted), lambda table: Change("rematch", data="x"))
        elif step == "read" and rig.reads:
            rig.reads.pop(0)([])
        elif rig.writes and (step == "write" or (step == "clash" and not shared)):
            written.append(rig.write().number)
        elif rig.writes and step == "clash":
            rig.write(False)
        elif rig.writes and step == "fail":
            rig.write(StorageFailed("full"))
    assert written == list(range(start + 1, rig.live.table.number + 1))
    assert sorted(int(name) for name, _ in rig.answers) == list(range(1, submitted + 1))


def test_who_fails_to_hear_an_answer_or_to_be_shown_a_change_holds_up_nobody() -> None:
    rig = Rig()

    def deaf(result: Any) -> None:
        raise OSError("gone")

    def blind(live: LiveTable) -> None:
        raise ZeroDivisionError

    rig.submitter.after_change.append(blind)
    rig.submitter.submit(rig.live, rig.move("k"), deaf)
    rig.submit("next", lambda table: Unchanged(3))
    rig.write()
    assert rig.answers[-1][1].version == 3


def test_a_table_is_idle_again_after_its_last_submission() -> None:
    rig = Rig()
    rig.submit("move", rig.move("k"))
    rig.write()
    assert (rig.live.busy, len(rig.live.pending)) == (False, 0)


@pytest.mark.parametrize("waits", [True, False])
def test_one_who_has_gone_does_not_undo_what_it_submitted(waits: bool) -> None:
    from functools import partial

    from waterhole.server.storage.storage import settle

    async def run() -> None:
        rig = Rig()
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        rig.submitter.submit(rig.live, rig.move("k"), partial(settle, future))
        if not waits:
            future.cancel()
        entry = rig.write()
        assert rig.live.table.number == entry.number
        if waits:
            assert isinstance(await future, Change)

    asyncio.run(run())
