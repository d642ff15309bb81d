"""Hints: the best moves of a seat, as far as that seat can know."""

from __future__ import annotations

from waterhole.kernel.game import Refused
from waterhole.server import protocol
from waterhole.server.bots.pool import BotPool
from waterhole.server.community.results import note_aid
from waterhole.server.tables.engine.live_table import Change
from waterhole.server.tables.registry import Registry


async def hint(registry: Registry, pool: BotPool, identity: str, asked: protocol.AskHint) -> protocol.HintMessage:
    live = await registry.get(asked.table)
    table = live.table
    seat = table.seat_of(identity, asked.seat)
    match = table.playing
    if table.settings.daily:
        raise Refused("deal", "refused-deal-help")
    if not table.settings.hints and table.contested(identity):
        raise Refused("help", "refused-help")
    if seat not in table.questions:
        raise Refused("turn", "refused-not-asked")
    if table.among_people(identity):
        await registry.change(live, lambda table: Change("hinted", seat))
    else:
        await note_aid(registry.storage, table.id)
    version = table.version(seat)
    advice = await pool.advise(match.perspective(seat), identity)
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
                facts=list(why.facts),
                better=list(why.better),
                worse=list(why.worse),
                end=why.end,
            )
            for move, chance, words, why in advice
        ],
    )
