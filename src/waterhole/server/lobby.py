"""All tables of this node: they are loaded from the log, changed by appending to it, and shown to whoever watches."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa

from waterhole.bots import bot
from waterhole.games import GAMES, find
from waterhole.kernel.game import SPECTATOR, BadInput, Refused
from waterhole.kernel.match import new_seed
from waterhole.server import protocol
from waterhole.server.identities import Identities
from waterhole.server.metrics import EVENTS_FAILED, MOVES, TABLES
from waterhole.server.storage import Also, Entry, Row, Storage, log_of, row_of, seats, tables
from waterhole.server.tables import Seat, Setting, Table
from waterhole.server.undo import what_may_be_taken_back
from waterhole.server.workers import Workers

log = logging.getLogger("waterhole.lobby")
ATTEMPTS = 20  # how often another node may be first before a submission is given up
IDLE = 300.0  # seconds a table stays in memory unwatched
LISTED = 60
LIST_EVERY = 0.5  # seconds between two lists to those who watch the lobby


class NotFound(Exception):
    """There is no such table, or none that you may know of."""


class Viewer(Protocol):
    """A socket, as far as the lobby knows it."""

    identity: str

    def send(self, frame: bytes) -> None: ...


@dataclass
class Channel:
    """Those who see a table with the same eyes, and what they have been sent."""

    viewers: set[Viewer] = field(default_factory=set)
    version: int = 0
    view: bytes = b""


@dataclass
class Room:
    """A table in memory with those who watch it."""

    table: Table
    channels: dict[int, Channel] = field(default_factory=dict)
    used: float = 0.0
    attending: bool = False
    timer: asyncio.TimerHandle | None = None

    @property
    def watched(self) -> bool:
        return any(channel.viewers for channel in self.channels.values())


@dataclass(frozen=True)
class Change:
    """What a decision wants to append."""

    kind: str
    seat: int = SPECTATOR
    data: Any = None
    key: str | None = None


@dataclass(frozen=True)
class Repeated:
    """The submission was taken before; this is the version it led to."""

    version: int


Decision = Callable[[Table], Change | Repeated]


class Attendants(Protocol):
    """Who calls `Lobby.attend` when a bot is to move or a clock runs out."""

    def call(self, room: Room, due: float) -> None: ...


class Lobby:
    """Opens, finds and changes tables."""

    def __init__(self, storage: Storage, identities: Identities, workers: Workers) -> None:
        self.storage = storage
        self.identities = identities
        self.workers = workers
        self.attendants: Attendants = Timers(self)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.listeners: set[Viewer] = set()
        self.list_task: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[Any]] = set()

    # -- opening and finding ---------------------------------------------------------------

    async def open(self, identity: str, wanted: protocol.NewTable) -> Room:
        """A new table with its places taken as asked; started, if that is wanted."""
        game = find(wanted.game)
        check_places(game.name, wanted)
        setting = Setting(
            seats=len(wanted.places),
            options=msgspec.to_builtins(game.read_options(wanted.options)),
            public=wanted.public,
            clock=wanted.clock,
            stand_in=wanted.stand_in,
        )
        changes = [
            Change("sit", seat, identity) if place == "me" else Change("bot", seat, place)
            for seat, place in enumerate(wanted.places)
            if place != "open"
        ]
        if wanted.start:
            changes.append(Change("start"))
        return await self.store(identity, game.name, setting, changes)

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
        room = Room(Table(row, self.identities.name_of), used=time.monotonic())
        log_lines = [
            Entry(row.id, number, change.kind, change.seat, change.data, change.key, now)
            for number, change in enumerate(changes, start=1)
        ]
        for entry in log_lines:
            room.table.apply(entry)
        columns = msgspec.structs.asdict(row) | {"status": room.table.status, "due": self.needs_care(room.table)}

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.insert(tables).values(**columns))
            self.storage.insert_entries(connection, log_lines)
            self.seats_also(room.table)(connection)

        await self.storage.write(write)
        self.keep(room)
        self.list_changed()
        self.call_attendants(room)
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
        room = Room(Table(row, self.identities.name_of), used=time.monotonic())
        await self.fold(room, lines)
        self.keep(room)
        return room

    async def fold(self, room: Room, lines: list[Entry]) -> None:
        await self.identities.learn(entry.data for entry in lines if entry.kind == "sit")
        for entry in lines:
            if entry.number > room.table.number:
                room.table.apply(entry)

    async def catch_up(self, room: Room) -> None:
        """Read what other nodes have appended; the caller holds the table's lock."""
        table = room.table
        lines = await self.storage.read(lambda connection: log_of(connection, table.id, table.number))
        await self.fold(room, lines)
        if lines:
            self.publish(room, told=any(entry.kind not in {"move", "undo"} for entry in lines))

    def may_look(self, table: Table, identity: str, invite: str) -> bool:
        return (
            table.setting.public
            or table.sits(identity)
            or table.row.host == identity
            or hmac.compare_digest(invite.encode(), table.row.invite.encode())
        )

    async def visible(self, table_id: str, identity: str, invite: str = "") -> Room:
        """The table, if this identity may know of it."""
        room = await self.room(table_id)
        if not self.may_look(room.table, identity, invite):
            raise NotFound("there is no such table, or it needs an invitation.")
        return room

    # -- changing ----------------------------------------------------------------------------

    async def change(self, room: Room, decide: Decision) -> Repeated | None:
        """Append what is decided on the table as it is; nothing is shown or answered before it is on disk."""
        table = room.table
        async with table.lock:
            for _ in range(ATTEMPTS):
                decided = decide(table)
                if isinstance(decided, Repeated):
                    return decided
                entry = Entry(
                    table.id, table.number + 1, decided.kind, decided.seat, decided.data, decided.key, time.time()
                )
                if await self.storage.append(entry, *self.with_it(table, decided)):
                    was = table.status
                    table.apply(entry)
                    plain = decided.kind in {"move", "undo"} and table.status == was
                    self.publish(room, told=not plain, answered=decided)
                    if not plain:
                        self.list_changed()
                    self.call_attendants(room)
                    return None
                await self.catch_up(room)
        raise Refused("busy", "the table changes too quickly; try again.")

    def with_it(self, table: Table, change: Change) -> tuple[dict[str, Any], Also | None]:
        """The columns and rows that are written together with an entry."""
        if change.kind in {"move", "undo"}:
            if self.ends(table, change):
                return {"status": "finished", "due": None, "updated": time.time()}, None
            return {} if self.needs_care(table) is None else {"due": 0.0}, None
        columns: dict[str, Any] = {"updated": time.time()}
        if change.kind == "start":
            columns |= {"status": "running", "due": self.needs_care(table, starting=True)}
        elif change.kind == "stand_in":
            columns |= {"due": 0.0}
        elif change.kind == "set":
            columns |= {"public": change.data["public"]}
        elif change.kind == "close":
            columns |= {"status": "closed", "due": None}
        also = self.seats_also(table, change) if change.kind in {"sit", "rise", "bot", "set"} else None
        return columns, also

    @staticmethod
    def ends(table: Table, change: Change) -> bool:
        """Whether this move ends the game."""
        if change.kind != "move":
            return False
        twin = table.playing.state.clone()
        twin.apply(change.seat, table.game.moves.parse(change.data).id)
        return twin.waiting() == 0

    @staticmethod
    def needs_care(table: Table, starting: bool = False) -> float | None:
        """0 (look at it) for a running table with bots or clocks; such a table is looked at after a crash."""
        if not starting and table.status != "running":
            return None
        cared = table.setting.clock.move or table.setting.clock.total or any(seat.level for seat in table.seats)
        return 0.0 if cared else None

    def seats_also(self, table: Table, change: Change | None = None) -> Also:
        """Write who sits where, for the lists; computed as it will be after the change."""
        taken = {number: (seat.identity, seat.level) for number, seat in enumerate(table.seats)}
        if change is not None and change.kind == "set":
            taken = {number: taken.get(number, (None, None)) for number in range(change.data["seats"])}
        elif change is not None:
            taken[change.seat] = {
                "sit": (change.data, None), "bot": (None, change.data), "rise": (None, None),
            }[change.kind]  # fmt: skip
        rows = [
            {"table_id": table.id, "seat": number, "identity": identity, "level": level}
            for number, (identity, level) in taken.items()
        ]

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.delete(seats).where(seats.c.table_id == table.id))
            connection.execute(sa.insert(seats), rows)

        return write

    # -- showing -----------------------------------------------------------------------------

    def publish(self, room: Room, told: bool, answered: Change | None = None) -> None:
        """Send each viewer what is new for it; a viewer for whom nothing is new gets nothing."""
        table = room.table
        if told:
            for viewer in {viewer for channel in room.channels.values() for viewer in channel.viewers}:
                viewer.send(protocol.write_frame(protocol.TableMessage(table=table.info(viewer.identity))))
        if table.match is None or table.closed:
            return
        now = time.time()
        for eyes, channel in room.channels.items():
            if channel.viewers:
                answers = answered.key if answered is not None and answered.seat == eyes else None
                key = answers.partition(":")[2] if answers else ""
                frame = table.frame(eyes, channel.version, now, key, channel.view)
                if frame is not None:
                    channel.version, channel.view = frame.version, frame.view
                    for viewer in channel.viewers:
                        viewer.send(frame.sent)

    async def watch(self, viewer: Viewer, wanted: protocol.WatchTable) -> None:
        """Send the table as a seat sees it, and from now on whatever changes."""
        room = await self.visible(wanted.table, viewer.identity, wanted.invite)
        table = room.table
        async with table.lock:
            eyes = SPECTATOR if wanted.seat == SPECTATOR else table.seat_of(viewer.identity, wanted.seat)
            self.unwatch(viewer, table.id)
            channel = room.channels.setdefault(eyes, Channel())
            viewer.send(protocol.write_frame(protocol.TableMessage(table=table.info(viewer.identity))))
            if table.match is not None and not table.closed:
                frame = table.frame(eyes, wanted.since or 0, time.time(), seen=b"")
                assert frame is not None
                channel.version, channel.view = frame.version, frame.view
                viewer.send(frame.sent)
            channel.viewers.add(viewer)

    def unwatch(self, viewer: Viewer, table_id: str) -> None:
        room = self.rooms.get(table_id)
        if room is not None:
            for channel in room.channels.values():
                channel.viewers.discard(viewer)

    # -- before the game -------------------------------------------------------------------------

    async def sit(self, room: Room, identity: str, number: int) -> None:
        """Take an open seat; or one's own again, where a bot stands in."""

        def decide(table: Table) -> Change | Repeated:
            seat = seat_at(table, number)
            if seat.identity == identity:
                return Change("back", number) if seat.standing_in else Repeated(0)
            only_open(table)
            if seat.taken:
                raise Refused("seat", "that seat is taken.")
            if table.sits(identity):
                raise Refused("seat", "you sit at this table already.")
            return Change("sit", number, identity)

        await self.change(room, decide)

    async def rise(self, room: Room, identity: str, number: int) -> None:
        """Leave a seat: before the game it is open again, during the game a bot plays on. The host may clear seats."""

        def decide(table: Table) -> Change | Repeated:
            seat = seat_at(table, number)
            if table.status == "running":
                table.seat_of(identity, number)
                return Repeated(0) if seat.standing_in else Change("stand_in", number, table.setting.stand_in)
            only_open(table)
            if identity not in {seat.identity, table.row.host}:
                raise Refused("host", "only the host clears another's seat.")
            return Change("rise", number) if seat.taken else Repeated(0)

        await self.change(room, decide)

    async def place_bot(self, room: Room, identity: str, number: int, level: str) -> None:
        def decide(table: Table) -> Change | Repeated:
            seat = seat_at(table, number)
            only_host(table, identity)
            if seat.identity is not None:
                raise Refused("seat", "that seat is taken.")
            bot(level, table.game)
            return Change("bot", number, level)

        await self.change(room, decide)

    async def set_up(self, room: Room, identity: str, wanted: protocol.Settings) -> None:
        """Change what is given and leave the rest."""

        def decide(table: Table) -> Change | Repeated:
            only_host(table, identity)
            changed = {name: value for name, value in msgspec.structs.asdict(wanted).items() if value is not None}
            setting = msgspec.structs.replace(table.setting, **changed)
            options = table.game.read_options(setting.options)
            table.game.new(setting.seats, options)
            bot(setting.stand_in, table.game)
            if any(seat.taken for seat in table.seats[setting.seats :]):
                raise Refused("seat", "somebody sits in a seat that would go.")
            setting.options = msgspec.to_builtins(options)
            return Change("set", data=msgspec.to_builtins(setting))

        await self.change(room, decide)

    async def start(self, room: Room, identity: str) -> None:
        def decide(table: Table) -> Change | Repeated:
            if table.match is not None and table.row.host == identity:
                return Repeated(0)
            only_host(table, identity)
            if not all(seat.taken for seat in table.seats):
                raise Refused("seat", "every seat needs a player or a bot first.")
            return Change("start")

        await self.change(room, decide)

    async def rematch(self, room: Room, identity: str) -> Room:
        """The next table with the same seats, which the people at this one may join; the same one for all who ask."""
        table = room.table
        table.seat_of(identity, next((n for n, seat in enumerate(table.seats) if seat.identity == identity), -1))
        if table.status not in {"finished", "closed"}:
            raise Refused("running", "the game is not over.")
        if table.rematch is None:
            alone = {seat.identity for seat in table.seats if seat.identity} == {identity}
            changes = [
                Change("bot", number, seat.level)
                if seat.identity is None and seat.level
                else Change("sit", number, seat.identity)
                for number, seat in enumerate(table.seats)
                if seat.identity is not None or seat.level
            ]
            if alone and len(changes) == len(table.seats):
                changes.append(Change("start"))
            following = await self.store(identity, table.game.name, table.setting, changes)

            def decide(table: Table) -> Change | Repeated:
                return Repeated(0) if table.rematch else Change("rematch", data=following.table.id)

            await self.change(room, decide)
        assert table.rematch is not None
        return await self.room(table.rematch)

    # -- playing -----------------------------------------------------------------------------

    async def move(self, identity: str, sent: protocol.MakeMove) -> Repeated | None:
        room = await self.room(sent.table)
        key = f"{identity}:{sent.key}"

        def decide(table: Table) -> Change | Repeated:
            if key in table.keys:
                return Repeated(table.keys[key][1])
            seat = table.seat_of(identity, sent.seat)
            match = table.playing
            if table.seats[seat].standing_in:
                raise Refused("away", "a bot plays for you; sit down again first.")
            table.check_current(seat, sent.version)
            return Change("move", seat, match.game.moves[match.check(seat, sent.move)].text, key)

        repeated = await self.change(room, decide)
        if repeated is None:
            MOVES.labels(room.table.game.name, "person").inc()
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
                protocol.HintedMove(move=move, text=table.game.moves[move].text, chance=chance, reason=reason)
                for move, chance, reason in advice
            ],
        )

    def sees(self, viewer: Viewer, table_id: str, seat: int) -> bool:
        """Whether this socket watches the table from this seat."""
        room = self.rooms.get(table_id)
        channel = room.channels.get(seat) if room else None
        return channel is not None and viewer in channel.viewers

    def version(self, table_id: str, seat: int) -> int:
        return self.rooms[table_id].table.version(seat)

    # -- bots and clocks -----------------------------------------------------------------------

    def call_attendants(self, room: Room) -> None:
        due = room.table.due()
        if due is not None and not room.attending:
            self.attendants.call(room, due)

    def spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def attend(self, table_id: str) -> None:
        """Do all that the server owes a table now: bots' moves, and what follows when a clock has run out."""
        room = await self.room(table_id)
        if room.attending:
            return
        room.attending = True
        try:
            async with room.table.lock:
                if self.storage.postgres:
                    await self.catch_up(room)
            while await self.attend_once(room):
                pass
            await self.settle_due(room.table)
        except Exception:
            EVENTS_FAILED.labels("attend").inc()
            log.exception("attending table failed", extra={"table": table_id})
        finally:
            room.attending = False
        self.call_attendants(room)

    async def settle_due(self, table: Table) -> None:
        """Everything owed now is done; note for a restart when to look again."""
        due = table.due()
        if table.status == "running" and (due is None or due > 0) and self.needs_care(table) is not None:
            await self.storage.write(
                lambda connection: connection.execute(sa.update(tables).where(tables.c.id == table.id).values(due=due))
            )

    async def attend_once(self, room: Room) -> bool:
        """One round; False when nothing is owed now."""
        table = room.table
        bots = table.bots_to_move()
        if bots:
            await asyncio.gather(*(self.bot_moves(room, seat, table.seats[seat].level or "") for seat in bots))
            return True
        late = [seat for seat, at in table.deadlines().items() if at <= time.time()]
        for seat in late:
            await self.time_out(room, seat)
        return bool(late)

    async def bot_moves(self, room: Room, seat: int, level: str) -> None:
        """A bot's move for the question that is put to its seat now; dropped if the question changes meanwhile."""
        table = room.table
        question = (table.asked[seat], len(table.own[seat]))
        number = len(table.own[seat])
        move = await self.workers.choose(table.game, table.playing.state, seat, level)

        def decide(table: Table) -> Change | Repeated:
            match = table.playing
            if question != (table.asked[seat], len(table.own[seat])) or not (match.state.waiting() >> seat) & 1:
                return Repeated(0)
            return Change("move", seat, match.game.moves[match.check(seat, move)].text, f"bot:{seat}:{number}")

        if await self.change(room, decide) is None:
            MOVES.labels(table.game.name, "bot").inc()

    async def time_out(self, room: Room, seat: int) -> None:
        """A bot takes the seat; where nobody may know who is asked, it answers this one question instead."""
        if room.table.secretly_waiting():
            await self.bot_moves(room, seat, room.table.setting.stand_in)
            return

        def decide(table: Table) -> Change | Repeated:
            deadline = table.deadlines().get(seat)
            if deadline is None or deadline > time.time():
                return Repeated(0)
            return Change("stand_in", seat, table.setting.stand_in)

        await self.change(room, decide)

    async def recover(self) -> None:
        """After a start: look at every table at which the server owes something."""
        query = sa.select(tables.c.id).where(tables.c.due.is_not(None), tables.c.status != "finished")
        for row in await self.storage.read(lambda connection: connection.execute(query).all()):
            try:
                self.call_attendants(await self.room(row.id))
            except Exception:
                EVENTS_FAILED.labels("recover").inc()
                log.exception("a table could not be taken up", extra={"table": row.id})

    # -- lists -------------------------------------------------------------------------------

    async def listed(self, identity: str | None) -> list[protocol.TableLine]:
        """The newest public tables that are open or running; or all tables of an identity."""
        query = sa.select(tables).order_by(tables.c.updated.desc()).limit(LISTED)
        if identity is None:
            query = query.where(tables.c.public, tables.c.status.in_(("open", "running")))
        else:
            mine = sa.select(seats.c.table_id).where(seats.c.identity == identity)
            query = query.where(sa.or_(tables.c.id.in_(mine), tables.c.host == identity))

        def read(connection: sa.Connection) -> tuple[list[Any], dict[str, dict[int, Any]]]:
            found = list(connection.execute(query))
            sat: dict[str, dict[int, Any]] = {row.id: {} for row in found}
            for row in connection.execute(sa.select(seats).where(seats.c.table_id.in_(sat))):
                sat[row.table_id][row.seat] = row
            return found, sat

        found, sat = await self.storage.read(read)
        await self.identities.learn(
            row.identity for places in sat.values() for row in places.values() if row.identity is not None
        )
        return [
            protocol.TableLine(
                id=row.id,
                game=row.game,
                status=row.status,
                public=row.public,
                seats=[
                    self.identities.name_of(seat.identity) if seat.identity else seat.level or ""
                    for _, seat in sorted(sat[row.id].items())
                ],
                updated=row.updated,
            )
            for row in found
        ]

    def list_changed(self) -> None:
        if self.listeners and self.list_task is None:
            self.list_task = asyncio.ensure_future(self.send_list())

    async def send_list(self) -> None:
        await asyncio.sleep(LIST_EVERY)
        self.list_task = None
        frame = protocol.write_frame(protocol.LobbyMessage(tables=await self.listed(None)))
        for viewer in self.listeners:
            viewer.send(frame)

    def forget_idle(self) -> None:
        """Drop tables from memory that nobody looks at and that owe nothing."""
        limit = time.monotonic() - IDLE
        for table_id, room in list(self.rooms.items()):
            if room.used < limit and not room.watched and not room.attending and room.table.due() is None:
                if not room.table.lock.locked():
                    del self.rooms[table_id]
        TABLES.set(len(self.rooms))


class Timers:
    """Attendants of a single process: timers of its event loop."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    def call(self, room: Room, due: float) -> None:
        if room.timer is not None:
            room.timer.cancel()
        table_id = room.table.id
        delay = max(0.0, due - time.time()) if due else 0.0
        room.timer = asyncio.get_running_loop().call_later(delay, lambda: self.lobby.spawn(self.lobby.attend(table_id)))


def new_id() -> str:
    alphabet = "0123456789abcdefghjkmnpqrstvwxyz"
    return "".join(secrets.choice(alphabet) for _ in range(16))


def seat_at(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refused("seat", f"there is no such seat; seats are 0 to {len(table.seats) - 1}.")
    return table.seats[number]


def only_open(table: Table) -> None:
    if table.status != "open":
        raise Refused("started", "the game has started." if table.status == "running" else "the table is closed.")


def only_host(table: Table, identity: str) -> None:
    only_open(table)
    if table.row.host != identity:
        raise Refused("host", "only who opened the table does that.")


def check_places(name: str, wanted: protocol.NewTable) -> None:
    """BadInput where seats, options or bots cannot be had."""
    game = GAMES[name]
    game.new(len(wanted.places), game.read_options(wanted.options))
    for level in [*wanted.places, wanted.stand_in]:
        if level not in {"me", "open"} or level is wanted.stand_in:
            bot(level, game)
    if wanted.start and "open" in wanted.places:
        raise BadInput("a table with open seats cannot start yet.")
