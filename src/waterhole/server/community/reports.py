"""Reports of bad manners, for those who run the server; ops/moderation.py has what they do about them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from waterhole.kernel.game import Refused
from waterhole.server import protocol
from waterhole.server.accounts.names import clean_text
from waterhole.server.storage.schema import Row, chat, identities, reports
from waterhole.server.tables.registry import NotFound

if TYPE_CHECKING:
    from waterhole.server.app import Server

LINES = 20  # of chat, kept with a report
LISTED = 100  # of one who reports


async def report(server: Server, who: str, about: str, sent: protocol.NewReport) -> None:
    """Keep what somebody says about another, with the last lines of the table, if they may look at it."""
    if who == about:
        raise Refused("people", "refused-yourself")
    words = clean_text(sent.words)
    said: list[Row] = []
    if sent.table is not None:
        await server.registry.visible(sent.table, who)
        last = sa.select(chat).where(chat.c.table_id == sent.table).order_by(chat.c.id.desc()).limit(LINES)
        said = (await server.chat.lines(last))[::-1]
    lines = [
        protocol.SaidLine(who=row.identity, name=server.identities.name_of(row.identity), text=row.text, at=row.at)
        for row in said
    ]
    values = {
        "identity": who, "about": about, "table_id": sent.table, "words": words,
        "chat": msgspec.json.encode(lines).decode(), "at": time.time(),
    }  # fmt: skip

    def write(connection: sa.Connection) -> None:
        if connection.execute(sa.select(identities.c.id).where(identities.c.id == about)).first() is None:
            raise NotFound("refused-nobody")
        connection.execute(sa.insert(reports).values(**values))

    await server.storage.write(write)


def sent_report(row: Row) -> protocol.SentReport:
    return protocol.SentReport(about=row.about, table=row.table_id, words=row.words, at=row.at, answer=row.answer)


async def of(server: Server, who: str) -> list[protocol.SentReport]:
    """What somebody has reported, and what came of it; newest first."""
    query = sa.select(reports).where(reports.c.identity == who).order_by(reports.c.id.desc()).limit(LISTED)
    return [sent_report(row) for row in await server.storage.read(lambda connection: connection.execute(query).all())]
