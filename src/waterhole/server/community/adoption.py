"""A guest's games, words and bonds become those of an account: who logs in where they played as a guest loses nothing.

All of it goes in one transaction. The logs of tables are only added to: another sits down in the guest's seats. What an
account has already stays as it is: its rating in a game, its profile, its try at a deal of the day.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

from waterhole.server.community.relations import NOTICE
from waterhole.server.community.results import insert_once
from waterhole.server.storage.entries import Entry
from waterhole.server.storage.schema import (
    attention,
    bots,
    chat,
    daily_tries,
    entrants,
    entries,
    holidays,
    identities,
    notice_addresses,
    notice_choices,
    profiles,
    puzzle_ratings,
    puzzle_tries,
    relations,
    reports,
    results,
    seats,
    seeks,
    sessions,
    standings,
    studies,
    table_notes,
    tables,
    tournaments,
)

if TYPE_CHECKING:
    from waterhole.server.accounts.identities import Identity
    from waterhole.server.app import Server

# What can be there once: with the columns beside the identity that tell one from another.
ONCE = {
    standings: (standings.c.game, standings.c.pace),
    profiles: (),
    daily_tries: (daily_tries.c.day, daily_tries.c.game, daily_tries.c.seats),
    notice_choices: (),
    attention: (attention.c.table_id,),
    table_notes: (table_notes.c.table_id,),
    puzzle_ratings: (puzzle_ratings.c.game,),
    puzzle_tries: (puzzle_tries.c.puzzle,),
}
MANY = (
    results.c.identity,
    chat.c.identity,
    reports.c.identity,
    reports.c.about,
    tables.c.host,
    bots.c.owner,
    tournaments.c.organiser,
    notice_addresses.c.identity,
    holidays.c.identity,
    studies.c.identity,
)


async def adopt(server: Server, guest: Identity, account: Identity) -> None:
    """All that the guest has belongs to the account from now on, and the guest is no more."""
    storage = server.storage

    def write(connection: sa.Connection) -> tuple[list[str], set[str]]:
        seated = take_seats(connection, guest.id, account.id)
        for table, keys in ONCE.items():
            move_once(connection, table, keys, guest.id, account.id)
        for column in MANY:
            connection.execute(sa.update(column.table).where(column == guest.id).values({column.name: account.id}))
        connection.execute(sa.delete(reports).where(reports.c.identity == reports.c.about))
        connection.execute(sa.delete(seeks).where(seeks.c.identity == guest.id))  # the socket it waited on ends
        move_entries(connection, guest.id, account.id)
        bound = move_bonds(connection, guest.id, account.id)
        connection.execute(sa.delete(sessions).where(sessions.c.identity == guest.id))
        connection.execute(sa.delete(identities).where(identities.c.id == guest.id))
        storage.insert_entries(connection, seated)
        notices = [f"{entry.table_id}:{entry.number}" for entry in seated]
        notices += [f"session:{guest.id}", *(f"{NOTICE}:{one}" for one in bound)]
        storage.notify_nodes(connection, *notices)
        return [entry.table_id for entry in seated], bound

    changed, bound = await storage.write(write)
    for one in bound:
        server.relations.forget(one)
    await server.identities.end_sessions(guest.id, None)
    await server.end_sockets(guest.id)
    for table in set(changed) & set(server.registry.live):
        await server.registry.catch_up(server.registry.live[table])


def take_seats(connection: sa.Connection, guest: str, account: str) -> list[Entry]:
    """The account sits and is invited where the guest did and was; what is to be added to the logs."""
    last = sa.select(sa.func.max(entries.c.number)).where(entries.c.table_id == seats.c.table_id).scalar_subquery()
    added: dict[str, int] = {}
    found = []
    for kind, column in (("sit", seats.c.identity), ("invite", seats.c.invited)):
        mine = sa.select(seats.c.table_id, seats.c.seat, last.label("last")).where(column == guest)
        for row in connection.execute(mine.order_by(seats.c.table_id, seats.c.seat)).all():
            added[row.table_id] = added.get(row.table_id, 0) + 1
            number = row.last + added[row.table_id]
            found.append(Entry(row.table_id, number, kind, row.seat, account, None, time.time()))
        connection.execute(sa.update(seats).where(column == guest).values({column.name: account}))
    return found


def move_once(
    connection: sa.Connection, table: sa.Table, keys: tuple[sa.Column[str], ...], guest: str, account: str
) -> None:
    """What the account does not have yet; what it has stays, and the guest's goes."""
    own = table.alias()
    same = [own.c[key.name] == key for key in keys]
    has = sa.select(sa.literal(1)).where(own.c.identity == account, *same).correlate(table).exists()
    connection.execute(sa.update(table).where(table.c.identity == guest, ~has).values(identity=account))
    connection.execute(sa.delete(table).where(table.c.identity == guest))


def move_entries(connection: sa.Connection, guest: str, account: str) -> None:
    """The guest's places in tournaments; where the account has entered too, the guest's place is given up."""
    own = entrants.alias()
    both = sa.select(own.c.tournament).where(own.c.identity == account)
    mine = sa.update(entrants).where(entrants.c.identity == guest)
    connection.execute(mine.where(entrants.c.tournament.in_(both)).values(identity=None, gone=True))
    connection.execute(mine.values(identity=account))


def move_bonds(connection: sa.Connection, guest: str, account: str) -> set[str]:
    """Whom the guest follows, blocks or mutes, and who does so to the guest; all whose bonds have changed."""
    mine = sa.or_(relations.c.identity == guest, relations.c.other == guest)
    rows = connection.execute(sa.select(relations).where(mine)).all()
    connection.execute(sa.delete(relations).where(mine))
    for row in rows:
        who, other = (account if one == guest else one for one in (row.identity, row.other))
        if who != other:
            insert_once(connection, relations, identity=who, other=other, kind=row.kind, at=row.at)
    blocked = relations.alias()
    one_way = sa.and_(blocked.c.identity == relations.c.identity, blocked.c.other == relations.c.other)
    other_way = sa.and_(blocked.c.identity == relations.c.other, blocked.c.other == relations.c.identity)
    block = sa.select(sa.literal(1)).where(blocked.c.kind == "block", sa.or_(one_way, other_way))
    ours = sa.or_(relations.c.identity == account, relations.c.other == account)
    connection.execute(
        sa.delete(relations).where(ours, relations.c.kind == "follow", block.correlate(relations).exists())
    )  # fmt: skip
    return {account, *(one for row in rows for one in (row.identity, row.other))} - {guest}
