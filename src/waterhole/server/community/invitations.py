"""A seat at one's table is kept for somebody whom one asks by name.

Whoever blocks the host hears nothing of it, and the host is not told so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from waterhole.kernel.game import Refused
from waterhole.server.notifications.notify import About, notify
from waterhole.server.storage.schema import identities
from waterhole.server.tables import seating
from waterhole.server.tables.registry import NotFound

if TYPE_CHECKING:
    from waterhole.server.app import Server
    from waterhole.server.tables.engine.live_table import LiveTable


async def invite(server: Server, live: LiveTable, host: str, number: int, person: str) -> None:
    known = sa.select(identities.c.id).where(identities.c.id == person)
    if await server.storage.read(lambda connection: connection.execute(known).first()) is None:
        raise NotFound("refused-nobody")
    await server.identities.learn([person])
    if person == host:
        raise Refused("people", "refused-yourself")
    if server.identities.is_bot(person):
        raise Refused("people", "refused-invite-bot")
    if not await seating.keep_for(server.registry, live, host, number, person):
        return
    about = About(
        path=f"/table/{live.table.id}",
        table=live.table.id,
        game=live.table.game.name,
        name=server.identities.name_of(host),
    )
    if not await server.relations.blocks(person, host):
        await server.storage.write(lambda connection: notify(connection, person, "invitation", about))
