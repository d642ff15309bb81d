"""Counts what happened in the games of an arena's results, each played again from its moves: rows in a Parquet file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from waterhole.arena.play import Result, dealt
from waterhole.arena.statistics import win_shares
from waterhole.games import find
from waterhole.kernel.engine.state import Event
from waterhole.kernel.game import SPECTATOR, BadInput, Seen
from waterhole.kernel.tally import ENDING, Bag, Tally, bag_of, fits

TABLE = 0  # instead of a seat, which count from 1: what is counted once for a game
SEAT, LENGTH, LEAD, OUTCOME = "seat", "length", "lead", ENDING.name  # what is counted in every game
ROWS_AT_ONCE = 100_000  # in memory, before they are written


class Row(NamedTuple):
    """So many of a value of a tally, for one seat of one game. What its columns are called is what they hold."""

    bots: str  # a level for every seat
    deal: int
    unit: str
    seat: int
    won: float  # 1, or its part of a shared win; 0 for the table
    tally: str
    value: str
    number: int


SCHEMA = pa.schema(
    [
        ("bots", pa.string()),
        ("deal", pa.int32()),
        ("unit", pa.string()),
        ("seat", pa.int8()),
        ("won", pa.float32()),
        ("tally", pa.string()),
        ("value", pa.string()),
        ("number", pa.int32()),
    ]
)


def write(results: Iterable[Result], path: Path) -> pa.Table:
    """All rows of all games, in a file and as a table."""
    rows = chain.from_iterable(map(rows_of, results))
    part = path.with_name(f"{path.name}.part")
    with pq.ParquetWriter(part, SCHEMA, compression="zstd") as file:
        while some := list(islice(rows, ROWS_AT_ONCE)):
            columns = [pa.array(one, kind.type) for one, kind in zip(zip(*some, strict=True), SCHEMA, strict=True)]
            file.write_table(pa.table(columns, schema=SCHEMA))
    part.replace(path)
    return pq.read_table(path)


def rows_of(result: Result) -> Iterator[Row]:
    """What one finished game comes to."""
    unit, won = result.unit, win_shares(result)
    bots = lineup_name(unit.lineup)

    def row(seat: int, tally: str, value: object, number: int = 1) -> Row:
        share = 0.0 if seat == TABLE else won[seat - 1]
        return Row(bots, unit.deal, unit.id, seat, share, tally, str(value), number)

    yield row(TABLE, LENGTH, result.moves)
    yield row(TABLE, OUTCOME, result.outcome)
    if len(result.ranks) > 1 and 1 in result.ranks:
        yield row(TABLE, LEAD, lead(result))
    for seat in range(1, len(unit.lineup) + 1):
        yield row(seat, SEAT, seat)
    game = find(unit.game)
    seen, places = seen_in(result)
    for tally in game.tallies:
        for seat, bag in enumerate(counted(tally, seen, places), start=1):
            for value, number in bag.items():
                yield row(seat, tally.name, value, number)


def lineup_name(lineup: Sequence[str]) -> str:
    return ",".join(lineup)


def lead(result: Result) -> int:
    """By how many points whoever won stands above the best of the others; 0 where all have won."""
    winners = [points for points, rank in zip(result.scores, result.ranks, strict=True) if rank == 1]
    others = [points for points, rank in zip(result.scores, result.ranks, strict=True) if rank > 1]
    return max(winners) - max(others) if others else 0


def seen_in(result: Result) -> tuple[list[Seen], Sequence[Any]]:
    """What everybody saw happen in a game, and what lay before each player at its end."""
    if len(result.played) != result.moves:
        raise BadInput(f"the result {result.id} does not hold its moves: play it again into another file.")
    game, state = find(result.unit.game), dealt(result.unit).state
    journal: list[Event] = []
    state.journal = journal
    for move in result.played:
        state.apply(state.decider(), move)
    return [game.tell(event, SPECTATOR) for event in journal], game.view(state, SPECTATOR).players[: state.seats]


def counted(tally: Tally, seen: Sequence[Seen], places: Sequence[Any]) -> list[Bag]:
    """What a tally comes to for each seat."""
    if not tally.event:
        return [bag_of(getattr(place, tally.by)) for place in places]
    bags: list[Counter[object]] = [Counter() for _ in places]
    events = Counter[int]()
    for event in seen:
        if not fits(tally, event) or not 0 <= event.seat < len(places):
            continue
        events[event.seat] += 1
        if tally.by and not (tally.first and events[event.seat] > 1):
            bags[event.seat].update(bag_of(getattr(event, tally.by)))
    return list(bags) if tally.by else [{events[seat]: 1} for seat in range(len(places))]
