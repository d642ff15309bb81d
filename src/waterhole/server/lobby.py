"""All tables of this node: they are loaded from the log, changed by appending to it, and shown to whoever watches."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa

from waterhole.games import GAMES
from waterhole.kernel.game import SPECTATOR, Refused
from waterhole.kernel.match import new_seed
from waterhole.server import protocol
from waterhole.server.identities import Identities
from waterhole.server.metrics import MOVES, TABLES
from waterhole.server.rooms import Change, Channel, Repeated, Room, Viewer, next_entry, wanted_move
from waterhole.server.rows import Entry, Row, Setting
from waterhole.server.short_way import PLAY, Changes, columns_of
from waterhole.server.storage import Also, Storage, log_of, row_of, seats, tables
from waterhole.server.tables import Table
from waterhole.server.undo import what_may_be_taken_back
from waterhole.server.workers import Workers

ATTEMPTS = 20  # how often another node may be first before a submission is given up
NEW_TABLE, NEW_SEATS = sa.insert(tables), sa.insert(seats)  # made once: making them costs more than doing them
IDLE = 300.0  # seconds a table stays in memory unwatched


class NotFound(Exception):
    """There is no such table, or none that you may know of."""


Decision = Callable[[Table], Change | Repeated]


class Lobby:
    """Opens, finds and changes tables."""

    def __init__(self, storage: Storage, identities: Identities, workers: Workers) -> None:
        self.storage = storage
        self.identities = identities
        self.workers = workers
        self.changes = Changes(storage.append_then)
        self.rooms = self.changes.rooms
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Any) -> None:
        """Run something beside; it is cancelled when the server stops."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- opening and finding ---------------------------------------------------------------

    async def store(
        self, identity: str, game: str, setting: Setting, changes: list[Change], seed: str = "", salt: str = ""
    ) -> Room:
        """Write a new table with the first entries of its log in one commit."""
        now = time.time()
        row = Row(
            id=new_id(),
            game=game,
            rules=GAMES[game].rules_version,
            seed=seed or str(new_seed()),
            salt=salt or secrets.token_hex(16),
            invite=secrets.token_hex(16),
            host=identity,
            setting=msgspec.json.encode(setting).decode(),
            public=setting.public,
            status="open",
            due=None,
            created=now,
            updated=now,
        )
        # Nothing has been said at a new table, and with SQLite no other node can hear anything before we do.
        silent = not self.storage.postgres
        table = Table(row, self.identities.name_of, self.identities.is_bot)
        room = Room(table, used=time.monotonic(), silent=silent)
        log_lines = [
            Entry(row.id, number, change.kind, change.seat, change.data, change.key, now)
            for number, change in enumerate(changes, start=1)
        ]
        for entry in log_lines:
            room.table.apply(entry)
        columns = msgspec.structs.asdict(row) | {
            "status": room.table.status,
            "due": now if room.table.needs_care() else None,
        }

        def write(connection: sa.Connection) -> None:
            connection.execute(NEW_TABLE, columns)
            self.storage.insert_entries(connection, log_lines)
            self.seats_also(room.table)(connection)
            self.storage.tell_nodes(connection, f"{row.id}:{len(log_lines)}")

        self.keep(room)  # before it is heard of, or this node would read it from the log beside this one
        try:
            await self.storage.write(write)
        except BaseException:
            del self.rooms[row.id]
            raise
        self.changes.tell(room, news=True)
        return room

    def keep(self, room: Room) -> None:
        self.rooms[room.table.id] = room
        TABLES.set(len(self.rooms))

    async def room(self, table_id: str) -> Room:
        """The table of this id, from memory or from its log."""
        room = self.rooms.get(table_id)
        if room is None:
            pending = self.loading.get(table_id)
            if pending is None:
                pending = self.loading[table_id] = asyncio.ensure_future(self.load(table_id))
                pending.add_done_callback(lambda _: self.loading.pop(table_id, None))
            room = await asyncio.shield(pending)
        room.used = time.monotonic()
        return room

    async def load(self, table_id: str) -> Room:
        def read(connection: sa.Connection) -> tuple[Row | None, list[Entry]]:
            return row_of(connection, table_id), log_of(connection, table_id)

        row, lines = await self.storage.read(read)
        if row is None or row.game not in GAMES:
            raise NotFound("there is no such table.")
        room = Room(Table(row, self.identities.name_of, self.identities.is_bot), used=time.monotonic())
        await self.fold(room, lines)
        self.keep(room)
        return room

    async def fold(self, room: Room, lines: list[Entry]) -> None:
        await self.identities.learn(entry.data for entry in lines if entry.kind in {"sit", "invite"})
        for entry in lines:
            if entry.number > room.table.number:
                room.table.apply(entry)

    async def catch_up(self, room: Room) -> None:
        """Read what other nodes have appended; the caller holds the table's lock."""
        table = room.table
        lines = await self.storage.read(lambda connection: log_of(connection, table.id, table.number))
        await self.fold(room, lines)
        if lines:
            room.publish(told=any(entry.kind not in PLAY for entry in lines))
            for look in self.changes.after_any:
                look(room)

    def may_look(self, table: Table, identity: str, invite: str) -> bool:
        return (
            table.setting.public
            or table.sits(identity)
            or table.invites(identity)
            or table.row.host == identity
            or hmac.compare_digest(invite.encode(), table.row.invite.encode())
        )

    async def visible(self, table_id: str, identity: str, invite: str = "") -> Room:
        """The table, if this identity may know of it."""
        room = await self.room(table_id)
        if self.storage.postgres:
            async with room.table.lock:
                await self.catch_up(room)
        if not self.may_look(room.table, identity, invite):
            raise NotFound("there is no such table, or it needs an invitation.")
        return room

    # -- changing ----------------------------------------------------------------------------

    async def change(self, room: Room, decide: Decision) -> Repeated | None:
        """Append what is decided on the table as it is; nothing is shown or answered before it is on disk."""
        table = room.table
        async with table.lock:
            for attempt in range(ATTEMPTS):
                try:
                    decided = decide(table)
                except Refused:
                    if attempt or not self.storage.postgres:
                        raise
                    await self.catch_up(room)  # another node may know better
                    continue
                if isinstance(decided, Repeated):
                    return decided
                entry = next_entry(table, decided)
                if await self.storage.append(entry, *self.with_it(table, decided)):
                    self.changes.follow(room, entry, decided)
                    return None
                await self.catch_up(room)
        raise Refused("busy", "the table changes too quickly; try again.")

    def with_it(self, table: Table, change: Change) -> tuple[dict[str, Any], Also | None]:
        """The columns and rows that are written together with an entry."""
        if change.kind in PLAY:
            return columns_of(table, change), None
        columns: dict[str, Any] = {"updated": time.time()}
        if change.kind == "start":
            columns |= {"status": "running", "due": time.time() if table.needs_care(starting=True) else None}
        elif change.kind == "stand_in":
            columns |= {"due": time.time()}
        elif change.kind == "set":
            columns |= {"public": change.data["public"]}
        elif change.kind == "close":
            columns |= {"status": "closed", "due": None}
        also = self.seats_also(table, change) if change.kind in {"sit", "rise", "bot", "invite", "set"} else None
        return columns, also

    def seats_also(self, table: Table, change: Change | None = None) -> Also:
        """Write who sits where, for the lists; computed as it will be after the change."""
        taken = {number: (seat.identity, seat.level, seat.invited) for number, seat in enumerate(table.seats)}
        if change is not None and change.kind == "set":
            taken = {number: taken.get(number, (None, None, None)) for number in range(change.data["seats"])}
        elif change is not None:
            taken[change.seat] = {
                "sit": (change.data, None, None), "bot": (None, change.data, None),
                "invite": (None, None, change.data), "rise": (None, None, None),
            }[change.kind]  # fmt: skip
        rows = [
            {"table_id": table.id, "seat": number, "identity": identity, "level": level, "invited": invited}
            for number, (identity, level, invited) in taken.items()
        ]

        def write(connection: sa.Connection) -> None:
            if change is not None:  # a new table has none yet
                connection.execute(sa.delete(seats).where(seats.c.table_id == table.id))
            connection.execute(NEW_SEATS, rows)

        return write

    # -- showing -----------------------------------------------------------------------------

    async def watch(self, viewer: Viewer, wanted: protocol.WatchTable) -> None:
        """Send the table as a seat sees it, and from now on whatever changes."""
        room = await self.visible(wanted.table, viewer.identity, wanted.invite)
        table = room.table
        async with table.lock:
            eyes = SPECTATOR if wanted.seat == SPECTATOR else table.seat_of(viewer.identity, wanted.seat)
            self.unwatch(viewer, table.id, eyes)
            channel = room.channels.setdefault(eyes, Channel())
            viewer.say(protocol.TableMessage(table=table.info(viewer.identity)))
            if table.match is not None and not table.closed:
                frame = table.frame(eyes, wanted.since or 0, time.time())
                assert frame is not None
                channel.version, channel.view = frame.version, frame.view
                viewer.send(frame.sent)
            channel.viewers.add(viewer)

    def unwatch(self, viewer: Viewer, table_id: str, eyes: int | None = None) -> None:
        """No more through these eyes, or through any."""
        room = self.rooms.get(table_id)
        if room is not None:
            for seat, channel in room.channels.items():
                if eyes is None or seat == eyes:
                    channel.viewers.discard(viewer)

    # -- playing -----------------------------------------------------------------------------

    async def move(self, identity: str, sent: protocol.MakeMove) -> Repeated | None:
        room = await self.room(sent.table)
        repeated = await self.change(room, lambda table: wanted_move(table, identity, sent))
        if repeated is None:
            MOVES.of[room.table.game.name, "person"] += 1
        return repeated

    async def take_back(self, identity: str, sent: protocol.TakeBack) -> Repeated | None:
        room = await self.room(sent.table)
        key = f"{identity}:{sent.key}"

        def decide(table: Table) -> Change | Repeated:
            if key in table.keys:
                return Repeated(table.keys[key][1])
            seat = table.seat_of(identity, sent.seat)
            if not 0 <= sent.version <= table.version(seat):
                raise Refused("stale", "the table has moved on since; look again.")
            taken = what_may_be_taken_back(table.playing, seat, table.people())
            return Change("undo", seat, [taken.first, taken.alone], key)

        return await self.change(room, decide)

    async def hint(self, identity: str, asked: protocol.AskHint) -> protocol.HintMessage:
        """The best moves of a seat, as far as that seat can know."""
        room = await self.room(asked.table)
        table = room.table
        seat = table.seat_of(identity, asked.seat)
        match = table.playing
        if not (match.state.waiting() >> seat) & 1:
            raise Refused("turn", "nothing is asked of you now.")
        version = table.version(seat)
        advice = await self.workers.advise(table.game, match.state, seat)
        return protocol.HintMessage(
            table=table.id,
            key=asked.key,
            version=version,
            moves=[
                protocol.HintedMove(
                    move=move,
                    text=table.game.moves[move].text,
                    chance=chance,
                    reason=words,
                    better=list(why.better),
                    worse=list(why.worse),
                    end=why.end,
                )
                for move, chance, words, why in advice
            ],
        )

    def forget_idle(self) -> None:
        """Drop tables from memory that nobody looks at and that owe nothing."""
        limit = time.monotonic() - IDLE
        for table_id, room in list(self.rooms.items()):
            busy = room.watched or room.attending or room.table.lock.locked() or room.table.due() is not None
            if room.used < limit and not busy:
                del self.rooms[table_id]
        TABLES.set(len(self.rooms))


def new_id() -> str:
    alphabet = "0123456789abcdefghjkmnpqrstvwxyz"
    return "".join(alphabet[byte % 32] for byte in secrets.token_bytes(16))
