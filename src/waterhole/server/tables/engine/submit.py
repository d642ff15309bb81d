"""The one way of a change: whatever changes a table is submitted here. Compiled.

A table has a queue. The first in it is decided on the table as it is; what it comes to is written; when it is on disk
it is applied, shown and answered; then comes the next. So nothing is shown that could be lost, and nobody decides on a
table that is about to change.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, final

from waterhole.kernel.game import Refused
from waterhole.server.ops.metrics import EVENTS_FAILED
from waterhole.server.storage.entries import Entry
from waterhole.server.tables.engine.live_table import BEHIND, Answer, Change, Decision, LiveTable, Submission
from waterhole.server.tables.engine.table import Table

log = logging.getLogger("waterhole.submit")
PLAY = {"move", "undo"}  # the entries that are play, and no news for those who are not at the table
ATTEMPTS = 20  # how often another node may be first before a submission is given up
AND_THEN = Callable[[LiveTable], None]


@final
class Submitter:
    """Takes submissions for all tables of this node, and tells those who must know what has changed."""

    def __init__(
        self,
        append: Callable[[Entry, dict[str, Any], Any, Callable[[Any], None]], None],
        seats_rows: Callable[[Table, Change], Any],
        read_log: Callable[[LiveTable, Callable[[Any], None]], None],
        shared: bool,
    ) -> None:
        self._append = append  # to the log; it calls back with True when it is on disk, False if another was first
        self._seats_rows = seats_rows  # what is written of the seats together with a change of them
        self._read_log = read_log  # of what other nodes appended; it calls back with the entries
        self._shared = shared  # other nodes change the same tables
        self.when_due: list[AND_THEN] = []  # where the server owes something to a changed table
        self.after_change: list[AND_THEN] = []
        self.after_news: list[Callable[[], None]] = []  # called where a list of tables may look different now

    def submit(self, live: LiveTable, decide: Decision, answer: Answer) -> None:
        """Decide when its turn comes; `answer` is called once: when it is on disk, or has come to nothing."""
        live.used = time.monotonic()
        live.pending.append(Submission(decide, answer))
        if not live.busy:
            self._go_on(live)

    def _go_on(self, live: LiveTable) -> None:
        """Decide what waits, in order, until something has to be written or read."""
        while live.pending and not live.busy:
            submission = live.pending.popleft()
            try:
                decided = submission.decide(live.table)
            except Refused as refusal:
                if self._shared and submission.attempts == 0:  # another node may know better
                    self._catch_up(live, submission)
                else:
                    answer(submission, refusal)
            except Exception as error:
                answer(submission, error)
            else:
                if isinstance(decided, Change):
                    self._write(live, submission, decided)
                elif decided is BEHIND:
                    self._catch_up(live, submission)
                else:
                    answer(submission, decided)

    def _write(self, live: LiveTable, submission: Submission, change: Change) -> None:
        table = live.table
        entry = Entry(table.id, table.number + 1, change.kind, change.seat, change.data, change.key, time.time())
        seats = self._seats_rows(table, change) if change.kind in Table.SEATING else None
        live.busy = True
        # Not a function in here: compiled, that is a cycle, and every socket would wait for the garbage collector.
        written = partial(self._written, live, submission, change, entry)
        self._append(entry, columns_of(table, change), seats, written)

    def _written(self, live: LiveTable, submission: Submission, change: Change, entry: Entry, result: object) -> None:
        """It is on disk (True), another node was first (False), or writing failed."""
        live.busy = False
        if result is True:
            answer(submission, self._follow(live, entry, change))
        elif result is not False:
            answer(submission, result)
        elif submission.attempts >= ATTEMPTS:
            answer(submission, Refused("busy", "refused-busy"))
        else:
            self._catch_up(live, submission)
        self._go_on(live)

    def _follow(self, live: LiveTable, entry: Entry, change: Change) -> Change | Exception:
        """Do and show what has been written; what goes wrong then holds up nobody else at the table."""
        table = live.table
        was = table.status
        try:
            table.apply(entry, change.foreseen)
            news = change.kind not in PLAY or table.status != was
            live.publish(told=news, answered=change)
            self.tell(live, news)
        except Exception as error:
            return error
        return change

    def tell(self, live: LiveTable, news: bool) -> None:
        """Let everybody act who follows what happens at tables."""
        if live.table.due() is not None:
            for attend in self.when_due:
                attend(live)
        for look in self.after_change:
            look(live)
        if news:
            for hear in self.after_news:
                hear()

    # -- several nodes ---------------------------------------------------------------------

    def _catch_up(self, live: LiveTable, submission: Submission) -> None:
        """Read what other nodes have appended, then decide once more."""
        submission.attempts += 1
        live.busy = True
        self._read_log(live, partial(self._caught_up, live, submission))

    def _caught_up(self, live: LiveTable, submission: Submission, result: Any) -> None:
        live.busy = False
        if isinstance(result, Exception):
            answer(submission, result)
        else:
            entries = live.table.fold(result)
            if entries:
                live.publish(told=any(entry.kind not in PLAY for entry in entries))
                for look in self.after_change:
                    look(live)
            live.pending.appendleft(submission)
        self._go_on(live)


def answer(submission: Submission, result: object) -> None:
    """Whoever fails to hear the answer harms nobody else."""
    try:
        submission.answer(result)
    except Exception:
        EVENTS_FAILED.labels("answer").inc()
        log.exception("a submission could not be answered")


def columns_of(table: Table, change: Change) -> dict[str, object]:
    """What changes in a table's row together with an entry."""
    kind, now = change.kind, time.time()
    if change.foreseen is not None and change.foreseen.state.waiting() == 0:
        return {"status": "finished", "due": None, "updated": now}
    if kind in PLAY:
        return {"due": now} if table.needs_care() else {}
    if kind == "start":
        return {"status": "running", "due": now if table.needs_care(starting=True) else None, "updated": now}
    if kind in {"stand_in", "settle"}:
        return {"due": now, "updated": now}
    if kind == "close":
        return {"status": "closed", "due": None, "updated": now}
    if kind == "set":
        return {"public": change.data["public"], "updated": now}
    return {"updated": now}
