"""Tell somebody something while they are away: `notify`, called inside the write of whatever there is to tell.

For each address of the person a job is written in the same transaction; it sends the message (`delivery.py`). A message
says what awaits and where, and nothing that only the table may know.
"""

from __future__ import annotations

import secrets
from typing import Literal, get_args

import msgspec
import sqlalchemy as sa

from waterhole.server.jobs.queue import put
from waterhole.server.storage.schema import notice_addresses, notice_choices
from waterhole.text import ENGLISH

Kind = Literal["turn", "deadline", "round", "invitation"]
KINDS: tuple[Kind, ...] = get_args(Kind)
DELIVER = "notice"  # the kind of the job


class About(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a message is about; nothing in it may be secret, for it goes by way of others."""

    path: str  # of the page where it goes on: '/table/…', '/tournaments/…'
    table: str = ""  # nothing is sent to who is at this table
    game: str = ""  # its name
    name: str = ""  # of the tournament, or of who invites
    count: int = 1  # how many tables wait, or which round it is
    hours: int = 0  # that are left


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """One message to one address. Its id is the same however often it is sent, so that a repeat can be recognised."""

    id: str
    address: str
    kind: Kind
    about: About


def chosen_kinds(connection: sa.Connection, person: str) -> tuple[set[str], str]:
    """What somebody wants to be told, everything unless they say otherwise, and in which language."""
    row = connection.execute(sa.select(notice_choices).where(notice_choices.c.identity == person)).first()
    return (set(KINDS), ENGLISH) if row is None else (set(row.kinds.split()), row.language)


def notify(connection: sa.Connection, person: str, kind: Kind, about: About) -> int:
    """Tell a person, at every confirmed address, if this transaction commits and they want to hear of it; how many."""
    own = sa.select(notice_addresses.c.id).where(notice_addresses.c.identity == person, notice_addresses.c.confirmed)
    addresses = list(connection.execute(own).scalars())
    if not addresses or kind not in chosen_kinds(connection, person)[0]:
        return 0
    for address in addresses:
        notice = Notice(id=secrets.token_hex(16), address=address, kind=kind, about=about)
        put(connection, DELIVER, msgspec.to_builtins(notice), key=f"{DELIVER}:{notice.id}")
    return len(addresses)
