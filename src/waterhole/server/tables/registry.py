"""All tables of this node: loaded from the log into memory, changed by submissions, dropped when nobody needs them."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
import sqlalchemy as sa

from waterhole.bots.levels import level_word
from waterhole.games import GAMES
from waterhole.kernel.chance import new_secret
from waterhole.kernel.game import SPECTATOR, BadInput
from waterhole.kernel.match import Record
from waterhole.server import protocol
from waterhole.server.accounts.identities import Identities
from waterhole.server.ops.metrics import TABLES
from waterhole.server.storage.entries import Entry, TableRow, TableSettings
from waterhole.server.storage.schema import seats, tables
from waterhole.server.storage.storage import Also, Storage, log_of, row_of, settle
from waterhole.server.tables.engine.live_table import (
    BEHIND,
    Answer,
    Change,
    Decision,
    LiveTable,
    Unchanged,
    Viewer,
)
from waterhole.server.tables.engine.submit import Submitter
from waterhole.server.tables.engine.table import Table
from waterhole.server.tables.settling import begin

log = logging.getLogger("waterhole.tables")
NEW_TABLE, NEW_SEATS = sa.insert(tables), sa.insert(seats)  # made once: making them costs more than doing them
IDLE = 300.0  # seconds a table stays in memory unwatched
Claim = Callable[[sa.Connection, str], None]


class NotFound(BadInput):
    """There is no such table, or none that you may know of."""


class Registry:
    """Opens, finds and changes tables."""

    def __init__(self, storage: Storage, identities: Identities) -> None:
        self.storage = storage
        self.identities = identities
        self.submitter = Submitter(storage.append, seats_rows, self._read_log, shared=storage.postgres)
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._told: dict[str, Entry] = {}  # an entry of another node that its table is about to take
        self.tasks: set[asyncio.Task[object]] = set()
        self.when_watched: list[Callable[[Viewer, LiveTable], None]] = []
        self.when_left: list[Callable[[Viewer, LiveTable], None]] = []
        self.deal_is_open: Callable[[str, str], Awaitable[bool]] = closed_deal

    def spawn(self, work: Awaitable[object]) -> None:
        """Run something beside; it is cancelled when the server stops."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- opening and finding ---------------------------------------------------------------

    async def open(
        self,
        identity: str,
        game: str,
        settings: TableSettings,
        changes: list[Change],
        start: bool = False,
        record: Record | None = None,
        claim: Claim | None = None,
        secret: str = "",
    ) -> LiveTable:
        """Write a new table with the first entries of its log in one commit; `record`: what it was dealt from.

        `claim` comes first in that commit and gets the table's id; if it raises, nothing is written. `secret`: of a
        deal that other tables have too.
        """
        row = new_row(identity, game, settings, record, secret)
        table = self._table(row)
        entries = [next_entry(table, change) for change in changes]
        if start:
            entries.append(next_entry(table, begin(table)))
        columns = msgspec.structs.asdict(row) | {
            "status": table.status,
            "due": row.created if table.settling or table.needs_care() else None,
        }

        def write(connection: sa.Connection) -> None:
            if claim is not None:
                claim(connection, row.id)
            connection.execute(NEW_TABLE, columns)
            self.storage.insert_entries(connection, entries)
            connection.execute(NEW_SEATS, rows_of(table.id, taken_seats(table)))
            self.storage.notify_nodes(connection, f"{row.id}:{len(entries)}")

        # Nothing has been said at a new table, and with SQLite no other node can hear anything before we do.
        live = LiveTable(table, silent=not self.storage.postgres)
        self._keep(live)  # before it is heard of, or this node would read it from the log beside this one
        try:
            await self.storage.write(write)
        except BaseException:
            del self.live[row.id]
            raise
        self.submitter.tell(live, news=True)
        return live

    def _table(self, row: TableRow) -> Table:
        return Table(row, self.identities.name_of, self.identities.is_bot)

    def _keep(self, live: LiveTable) -> None:
        self.live[live.table.id] = live
        TABLES.set(len(self.live))

    async def get(self, table_id: str) -> LiveTable:
        """The table of this id, from memory or from its log."""
        live = self.live.get(table_id)
        if live is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(loading)
        live.used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        def read(connection: sa.Connection) -> tuple[TableRow | None, list[Entry]]:
            return row_of(connection, table_id), log_of(connection, table_id)

        row, entries = await self.storage.read(read)
        if row is None or row.game not in GAMES:
            raise NotFound("refused-no-table")
        live = LiveTable(self._table(row))
        await self._learn_names(entries)
        live.table.fold(entries)
        self._keep(live)
        return live

    async def _learn_names(self, entries: list[Entry]) -> None:
        await self.identities.learn(entry.data for entry in entries if entry.kind in {"sit", "invite"})

    async def visible(self, table_id: str, identity: str, invite: str = "") -> LiveTable:
        """The table, if this identity may know of it."""
        live = await self.get(table_id)
        if self.storage.postgres:
            await self.catch_up(live)
        if live.table.settings.daily:
            await self._check_deal(live.table, identity)
        elif not may_look(live.table, identity, invite):
            raise NotFound("refused-invitation")
        return live

    async def _check_deal(self, table: Table, identity: str) -> None:
        """Whose deal of the day it is, and who has played it too, may look; an invitation opens nothing here."""
        if not table.sits(identity) and not await self.deal_is_open(table.settings.daily, identity):
            raise NotFound("refused-deal-first")

    def forget_idle(self) -> None:
        """Drop tables from memory that nobody looks at and that owe nothing."""
        limit = time.monotonic() - IDLE
        for table_id, live in list(self.live.items()):
            needed = live.watched or live.attended or live.busy or live.table.due() is not None
            if live.used < limit and not needed:
                del self.live[table_id]
        TABLES.set(len(self.live))

    # -- changing ----------------------------------------------------------------------------

    async def change(self, live: LiveTable, decide: Decision) -> Change | Unchanged:
        """Submit, for one who waits: what came of it, Refused where it may not be."""
        future: asyncio.Future[Change | Unchanged] = asyncio.get_running_loop().create_future()
        self.submitter.submit(live, decide, partial(settle, future))
        return await future

    async def catch_up(self, live: LiveTable, number: int | None = None, told: Entry | None = None) -> None:
        """Read what other nodes have appended; with a number, only if that entry is not here yet.

        Where the entry itself was told, and is the next one, nothing need be read.
        """
        looked = False

        def decide(table: Table) -> Unchanged:
            nonlocal looked
            if looked or (number is not None and table.number >= number):
                return Unchanged()
            looked = True
            if told is not None and told.number == table.number + 1:
                self._told[table.id] = told
            return BEHIND

        await self.change(live, decide)

    def _read_log(self, live: LiveTable, answer: Answer) -> None:
        told = self._told.pop(live.table.id, None)
        if told is not None:
            asyncio.get_running_loop().call_soon(answer, [told])
            return

        async def read() -> None:
            table = live.table
            try:
                entries = await self.storage.read(lambda connection: log_of(connection, table.id, table.number))
                await self._learn_names(entries)
            except Exception as error:
                answer(error)
            else:
                answer(entries)

        self.spawn(read())

    # -- showing -----------------------------------------------------------------------------

    def watch(self, viewer: Viewer, live: LiveTable, wanted: protocol.WatchTable) -> None:
        """Send the table as a seat sees it, and from now on whatever changes."""
        eyes = SPECTATOR if wanted.seat == SPECTATOR else live.table.seat_of(viewer.identity, wanted.seat)
        live.show(viewer, eyes, wanted.since or 0)
        for hear in self.when_watched:
            hear(viewer, live)
        self.submitter.tell(live, news=False)  # bots among themselves go on when somebody watches

    def unwatch(self, viewer: Viewer, table_id: str, eyes: int | None = None) -> None:
        """No more through these eyes, or through any."""
        live = self.live.get(table_id)
        if live is not None:
            live.hide(viewer, eyes)
            for hear in self.when_left:
                hear(viewer, live)


def new_row(identity: str, game: str, settings: TableSettings, record: Record | None, secret: str) -> TableRow:
    """A new table, as this identity opens it."""
    now = time.time()
    return TableRow(
        id=new_id(),
        game=game,
        rules=GAMES[game].rules_version,
        seed=record.seed if record else "",
        salt=record.salt if record else "",
        secret=secret_of(record) if record else secret or new_secret(),
        invite=secrets.token_hex(16),
        host=identity,
        setting=msgspec.json.encode(settings).decode(),
        public=settings.public,
        status="open",
        due=None,
        created=now,
        updated=now,
    )


def next_entry(table: Table, change: Change) -> Entry:
    """Do this at a table that nobody knows of yet; the entry for its log."""
    at = table.row.created
    entry = Entry(table.id, table.number + 1, change.kind, change.seat, change.data, change.key, at)
    table.apply(entry)
    return entry


async def closed_deal(deal: str, identity: str) -> bool:
    """Until somebody knows better."""
    return False


def may_look(table: Table, identity: str, invite: str) -> bool:
    return (
        table.settings.public
        or table.sits(identity)
        or table.invites(identity)
        or table.row.host == identity
        or hmac.compare_digest(invite.encode(), table.row.invite.encode())
    )


# -- who sits where, as rows for the lists of tables -------------------------------------------

Taken = dict[int, tuple[str | None, str | None, str | None]]  # by seat: identity, level, who is invited


def taken_seats(table: Table) -> Taken:
    return {
        number: (seat.identity, seat.level and level_word(seat.level), seat.invited)
        for number, seat in enumerate(table.seats)
    }


def rows_of(table_id: str, taken: Taken) -> list[dict[str, object]]:
    return [
        {"table_id": table_id, "seat": number, "identity": identity, "level": level, "invited": invited}
        for number, (identity, level, invited) in taken.items()
    ]


def seats_rows(table: Table, change: Change) -> Also:
    """Writes who will sit where after a change of the seats."""
    taken = taken_seats(table)
    if change.kind == "set":
        taken = {number: taken.get(number, (None, None, None)) for number in range(change.data["seats"])}
    else:
        taken[change.seat] = {
            "sit": (change.data, None, None), "bot": (None, change.data, None),
            "invite": (None, None, change.data), "rise": (None, None, None),
        }[change.kind]  # fmt: skip

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.delete(seats).where(seats.c.table_id == table.id))
        connection.execute(NEW_SEATS, rows_of(table.id, taken))

    return write


def secret_of(record: Record) -> str:
    return record.chance.secret if record.chance else ""


def new_id() -> str:
    alphabet = "0123456789abcdefghjkmnpqrstvwxyz"
    return "".join(alphabet[byte % 32] for byte in secrets.token_bytes(16))
