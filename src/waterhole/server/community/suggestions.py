"""Suggestions: which level of bots somebody might play against next, from how the last games against bots went."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

import sqlalchemy as sa

from waterhole.bots.levels import FOR_PEOPLE
from waterhole.games import GAMES
from waterhole.server import protocol
from waterhole.server.storage.schema import results
from waterhole.server.storage.storage import Storage

LOOKED_AT = 100  # finished games of any kind, the last ones
LATELY = 10  # games against one level, at most
ENOUGH = 3  # games that say something
CLEARLY = 1.5  # wins more, or fewer, than are to be expected among equals


class Fought(NamedTuple):
    """A game of one person against bots of one level."""

    level: str
    players: int
    won: bool


def suggest(game: str, fought: Sequence[Fought]) -> protocol.SuggestedLevel:
    """The next level, from games with the last one first: only those since the level was last changed are looked at."""
    if not fought:
        return protocol.SuggestedLevel(game=game, level=FOR_PEOPLE[0], why="first")
    against = fought[0].level
    lately = list(takewhile(lambda one: one.level == against, fought))[:LATELY]
    wins, par = sum(one.won for one in lately), sum(1 / one.players for one in lately)
    step = 0
    if len(lately) >= ENOUGH and abs(wins - par) >= CLEARLY:
        step = 1 if wins > par else -1
    place = FOR_PEOPLE.index(against) + step
    level = FOR_PEOPLE[place] if 0 <= place < len(FOR_PEOPLE) else against
    return protocol.SuggestedLevel(
        game=game,
        level=level,
        why="same" if level == against else "stronger" if step > 0 else "weaker",
        against=against,
        wins=wins,
        games=len(lately),
    )


async def suggestions(storage: Storage, person: str) -> list[protocol.SuggestedLevel]:
    """For each game, from what somebody has played alone against bots."""
    fought = await storage.read(lambda connection: fought_by(connection, person))
    return [suggest(game, fought[game]) for game in GAMES]


def fought_by(connection: sa.Connection, person: str) -> dict[str, list[Fought]]:
    """By game, the last one first: without those on one screen, and those that a bot has played on."""
    of = results.c
    own = (
        sa.select(of.table_id, of.game, of.players, of.place)
        .where(of.identity == person, of.unrated != "screen", sa.not_(of.left_early))
        .order_by(of.at.desc(), of.table_id)
        .limit(LOOKED_AT)
    )
    games = connection.execute(own).all()
    others = sa.select(of.table_id, of.level).where(
        of.table_id.in_([row.table_id for row in games]), sa.or_(of.identity.is_(None), of.identity != person)
    )
    levels: dict[str, set[str | None]] = defaultdict(set)
    for table, level in connection.execute(others):
        levels[table].add(level)
    found: dict[str, list[Fought]] = defaultdict(list)
    for row in games:
        level, *mixed = levels[row.table_id] or {None}
        if level in FOR_PEOPLE and not mixed:
            found[row.game].append(Fought(level, row.players, row.place == 1))
    return found
