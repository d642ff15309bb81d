"""For those who run a server: what `waterhole admin` asks of it, by a token that only they can read.

A running server writes its address and a token into a file beside its database, readable by its own user alone, and
takes the file away when it stops. Whoever can read it may act; nobody else, and nobody from another machine.
"""

from __future__ import annotations

import contextlib
import hmac
import os
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response

from waterhole._compiled import status as compiled
from waterhole.kernel.game import BadInput, Refused
from waterhole.server import protocol
from waterhole.server.http.call import failure, read_body
from waterhole.server.http.security import bearer_in
from waterhole.server.ops import moderation, upkeep
from waterhole.server.settings import Settings, data_folder, is_loopback
from waterhole.server.storage.schema import Row, identities, seats, tables
from waterhole.server.storage.storage import OURS_ALONE, StorageFailed
from waterhole.server.tables.engine.live_table import Change, Unchanged
from waterhole.server.tables.engine.table import Table
from waterhole.server.tables.registry import NotFound
from waterhole.server.tables.seating import check_level, seat_at

if TYPE_CHECKING:
    from waterhole.server.app import Server

LISTED = 100
MOST_BYTES = 16 * 1024


class Access(msgspec.Struct, frozen=True):
    """How a running server is reached by its own user."""

    url: str
    token: str


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One command with its arguments, as words."""

    act: str
    arguments: dict[str, str] = {}
    by: str = ""  # the user who gives it


class Report(msgspec.Struct, frozen=True):
    lines: list[str]


def access_file(database: str, port: int) -> Path:
    """Where a server leaves its token: beside its SQLite file, or with the user's data."""
    given = os.environ.get("WATERHOLE_ADMIN_FILE")
    if given:
        return Path(given)
    parsed = sa.make_url(database)
    if parsed.drivername == "sqlite":
        return Path(f"{parsed.database}.admin")
    return data_folder() / f"node-{port}.admin"


@contextlib.contextmanager
def reachable(server: Server) -> Iterator[None]:
    """While this lasts the server takes orders."""
    settings = server.settings
    path = access_file(settings.database, settings.port)
    path.parent.mkdir(parents=True, exist_ok=True)
    server.admin_token = secrets.token_urlsafe(32)
    content = msgspec.json.encode(Access(local_address(settings), server.admin_token))
    partial = path.with_name(f"{path.name}.{os.getpid()}")
    with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OURS_ALONE), "wb") as file:
        file.write(content)
    partial.replace(path)
    try:
        yield
    finally:
        path.unlink(missing_ok=True)


def local_address(settings: Settings) -> str:
    host = settings.host if is_loopback(settings.host) else "127.0.0.1"
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"


def endpoint(server: Server) -> Callable[[Request], Awaitable[Response]]:
    async def obey(request: Request) -> Response:
        client = request.client
        given = bearer_in(request.headers) or ""
        if client is None or not is_loopback(client.host) or not server.admin_token:
            return failure(404, "not_found", "not found")
        if not hmac.compare_digest(given.encode(), server.admin_token.encode()):
            return failure(401, "admin", "that is not the token of this server.")
        try:
            order = msgspec.json.decode(await read_body(request, MOST_BYTES), type=Order)
            lines = await carry_out(server, order)
        except msgspec.DecodeError as error:
            return failure(400, "bad_request", str(error))
        except NotFound as error:
            return failure(404, "not_found", str(error))
        except (BadInput, Refused) as error:
            return failure(422, "bad_input", str(error))
        except StorageFailed:
            return failure(503, "storage", "the database does not answer; nothing has changed.")
        return Response(msgspec.json.encode(Report(lines)), media_type="application/json")

    return obey


async def carry_out(server: Server, order: Order) -> list[str]:
    act = ACTS.get(order.act)
    if act is None:
        raise BadInput(f"this server does not know '{order.act}'; its version is {server.version}.")
    try:
        lines = await act(server, **order.arguments)
    except TypeError:
        raise BadInput(f"'{order.act}' does not take these arguments: {', '.join(order.arguments)}.") from None
    if order.act not in LOOKING:
        await moderation.note_act(server, order.by, order.act, order.arguments)
    return lines


# -- the server and its tables -------------------------------------------------------------------


async def status(server: Server) -> list[str]:
    sockets = sum(len(own) for own in server.connections.values())
    trouble = server.storage.trouble
    return [
        f"version {server.version}, {'compiled' if compiled().compiled else 'interpreted'}",
        f"database: {f'FAILING: {trouble}' if trouble else 'well'}, {server.storage.waiting()} batches waiting",
        f"people here: {len(server.connections)}, by {sockets} sockets",
        f"tables in memory: {len(server.registry.live)}",
        f"announcement: {server.announcement or 'none'}",
    ]


async def list_tables(server: Server, status: str = "") -> list[str]:
    if status and status not in upkeep.STATUSES:
        raise BadInput(f"a table is {', '.join(upkeep.STATUSES)}.")
    query = sa.select(tables).order_by(tables.c.updated.desc()).limit(LISTED)
    query = query.where(tables.c.status == status) if status else query.where(tables.c.status.in_(("open", "running")))
    sat = sa.select(seats).order_by(seats.c.seat)

    def read(connection: sa.Connection) -> list[tuple[Row, list[Row]]]:
        return [
            (row, list(connection.execute(sat.where(seats.c.table_id == row.id)))) for row in connection.execute(query)
        ]

    found = await server.storage.read(read)
    await server.identities.learn(seat.identity for _, row in found for seat in row if seat.identity)

    def called(seat: Row) -> str:
        who = server.identities.name_of(seat.identity) if seat.identity else seat.level or "-"
        return f"{seat.seat + 1} {who}"

    return [
        f"{row.id}  {row.game}  {row.status}  {ago(row.updated)}  {', '.join(map(called, sitting))}"
        for row, sitting in found
    ] or ["no tables"]


async def close_table(server: Server, table: str, because: str = "") -> list[str]:
    live = await server.registry.get(table)
    done = await upkeep.close(server.registry, live, because or "closed-by-host")
    return [f"table {table} is closed" if done else f"table {table} was {live.table.status} already"]


async def cancel_tournament(server: Server, tournament: str) -> list[str]:
    await server.desk.cancel(tournament)
    return [f"tournament {tournament} is called off, and its tables are closed"]


async def replace(server: Server, table: str, seat: str, bot: str = "") -> list[str]:
    """A bot plays on for somebody who is away, who may take the seat again."""
    live = await server.registry.get(table)
    number = whole(seat) - 1
    level = bot or live.table.settings.stand_in
    check_level(level)

    def decide(table: Table) -> Change | Unchanged:
        sitting = seat_at(table, number)
        if table.status != "running" or sitting.identity is None:
            raise Refused("seat", "only somebody who plays at a running table can be replaced.")
        return Unchanged() if sitting.standing_in else Change("stand_in", number, level)

    await server.registry.change(live, decide)
    return [f"a {live.table.seats[number].level} plays on for {live.table.seat_name(number)}"]


# -- people --------------------------------------------------------------------------------------


async def find(server: Server, word: str) -> list[str]:
    like = f"%{word.lower()}%"
    query = sa.select(identities).where(
        sa.or_(sa.func.lower(identities.c.name).like(like), identities.c.login.like(like), identities.c.id == word)
    )
    found = await server.storage.read(lambda connection: connection.execute(query.limit(LISTED)).all())
    return [
        f"{row.id}  {row.name}  {'login ' + row.login if row.login else 'guest'}  since {ago(row.created)}"
        + ("  here" if row.id in server.connections else "")
        for row in found
    ] or ["nobody"]


async def rename(server: Server, who: str, name: str) -> list[str]:
    found = await moderation.person(server, who)
    try:
        wanted = msgspec.convert({"name": name}, protocol.NewName)
    except msgspec.ValidationError as error:
        raise BadInput(f"that name cannot be had: {error}.") from None
    await server.identities.rename(found, wanted.name)
    return [f"{found.id} is called {wanted.name} now"]


async def ban(server: Server, who: str) -> list[str]:
    """Nobody can be this person any more: sessions, bot accounts and the password are gone."""
    found = await moderation.person(server, who)
    await server.bot_accounts.delete_all(found)
    await server.identities.set_password(found, secrets.token_urlsafe(32))
    await server.end_sockets(found.id)
    return [f"{found.id} is logged out everywhere and cannot log in; 'reset-password' lets the login in again"]


async def delete(server: Server, who: str) -> list[str]:
    found = await moderation.person(server, who)
    await server.bot_accounts.delete_all(found)
    await server.identities.delete(found)
    await server.end_sockets(found.id)
    return [f"{found.id} is deleted: name, login and words; the moves stay, made by 'someone'"]


async def reset_password(server: Server, who: str) -> list[str]:
    found = await moderation.person(server, who)
    if found.login is None:
        raise BadInput("a guest has no password.")
    password = secrets.token_urlsafe(12)
    await server.identities.set_password(found, password)
    await server.end_sockets(found.id)
    return [f"the new password of {found.login} is {password}", "they should change it in the settings"]


# -- everybody, and the database -------------------------------------------------------------------


async def announce(server: Server, text: str, minutes: str = "60") -> list[str]:
    here = server.announce(text, time.time() + 60 * whole(minutes))
    return [f"told to {here} browsers; who comes within {minutes} minutes will see it too"]


async def storage(server: Server) -> list[str]:
    store = server.storage
    return await store.read(lambda connection: upkeep.report(connection, store.size(connection)))


async def prune(server: Server, days: str) -> list[str]:
    return [f"{await upkeep.prune(server.registry, whole(days))} tables deleted"]


def ago(at: float) -> str:
    hours = max(0.0, time.time() - at) / 3600
    return (
        f"{hours * 60:.0f} min ago" if hours < 1 else f"{hours:.0f} h ago" if hours < 48 else f"{hours / 24:.0f} d ago"
    )


def whole(text: str) -> int:
    if not text.isdecimal():
        raise BadInput(f"'{text}' is no whole number.")
    return int(text)


ACTS: dict[str, Callable[..., Awaitable[list[str]]]] = {
    "status": status,
    "tables": list_tables,
    "close": close_table,
    "replace": replace,
    "cancel-tournament": cancel_tournament,
    "find": find,
    "rename": rename,
    "ban": ban,
    "delete": delete,
    "reset-password": reset_password,
    "announce": announce,
    "host": moderation.make_host,
    "unhost": moderation.unmake_host,
    "reports": moderation.list_reports,
    "answer": moderation.answer,
    "acts": moderation.list_acts,
    "storage": storage,
    "prune": prune,
}
LOOKING = {"status", "tables", "find", "reports", "acts", "storage"}  # what changes nothing is not written down
