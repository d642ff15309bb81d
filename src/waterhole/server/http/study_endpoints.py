"""Positions over HTTP: seen, played on by tried moves, and looked into, one line for each look, each deeper.

Nothing here knows a table that is being played: a position is the asker's own, or one of a finished game. Nothing is
kept either: the asker has the position and sends it along.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator

import msgspec
from starlette.responses import StreamingResponse

from waterhole.bots.analysis import Analysis, MoveAnalysis, Reason
from waterhole.bots.study import asked_of, opened
from waterhole.games import GAMES
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import Event, State
from waterhole.kernel.game import ANYBODY, SPECTATOR, BadInput, Game, Perspective, Refused
from waterhole.kernel.match import SEED_BITS, Match, new_seed
from waterhole.kernel.move import Move
from waterhole.server import protocol
from waterhole.server.bots.pool import quick_move
from waterhole.server.bots.process import JobFailed
from waterhole.server.http.call import Call
from waterhole.server.tables import records, replays
from waterhole.server.tables.engine.table import Table

# Seconds; the cost of an analysis is for all of them. A look that is begun is brought to its end, and none is so long
# that whoever has gone on to another position would wait for it.
LOOKS = (0.2, 0.4, 0.4, 0.4)
SHOWN = 5  # moves
NDJSON = "application/x-ndjson"
MOST_ANSWERS = 100  # moves of others at once


async def study(call: Call) -> protocol.Studied:
    wish: protocol.StudyWish = call.body
    call.pay("study", call.me.id)
    if [wish.position is not None, bool(wish.file), bool(wish.seats), bool(wish.table)].count(True) != 1:
        raise BadInput("refused-study-which")
    if wish.table:
        table = await told_table(call, wish)
        names = table.names(SPECTATOR)[: len(table.seats)]
        return await asyncio.to_thread(studied, wish, table.game, after(records.finished(table), wish.move), names)
    return await asyncio.to_thread(lambda: studied(wish, *own_position(wish)))


def own_position(wish: protocol.StudyWish) -> tuple[Game, State]:
    """The asker's position, the one in a file, or a new deal."""
    if wish.file:
        return opened(wish.file.encode(), GAMES, wish.game, wish.move)
    game = game_named(wish.game)
    if wish.seats:
        return game, game.new(wish.seats, game.read_options(wish.options), new_seed())
    return game, game.read_position(msgspec.json.encode(wish.position))


def studied(wish: protocol.StudyWish, game: Game, state: State, names: list[str] | None = None) -> protocol.Studied:
    """The position on the table, after what is tried on it; a move that may not be made changes nothing."""
    if wish.seat is not None and wish.seat >= state.seats:
        raise BadInput("refused-no-seat", seat=wish.seat + 1, seats=int(state.seats))
    match = Match.from_position(game, ANYBODY[: state.seats], state)
    mover = max(int(state.decider()), 0) if wish.seat is None else wish.seat
    made, refusal = None, None
    try:
        made = tried(match, wish, mover)
    except Refused as error:
        refusal = protocol.StudyRefusal(rule=error.rule, why=error.why, reason="" if error.why else error.reason)
    asked = int(match.state.decider())
    seat = max(asked, 0) if wish.seat is None else wish.seat
    return protocol.Studied(
        game=game.name,
        position=msgspec.to_builtins(game.dump(match.state)),
        seat=seat,
        view=replays.seen(match, seat, wish.open),
        asked=asked,
        names=names or [],
        made=made,
        events=[told(game, event, mover) for event in match.events],
        refusal=refusal,
    )


def tried(match: Match, wish: protocol.StudyWish, mover: int) -> Move | None:
    """Make the move that is wished for, and let the others answer where that is wished for."""
    made = None
    if wish.play is not None:
        number = match.check(mover, wish.play)
        if wish.seat is not None and not wish.open:
            match.state.redeal(mover, Rng(secrets.randbits(SEED_BITS)))
        match.play(mover, number)
        made = match.game.moves[number]
    for _ in range(MOST_ANSWERS if wish.answer else 0):
        other = int(match.state.decider())
        if other < 0 or match.legal(mover):
            break
        match.play(other, quick_move(match.perspective(other)).move)
    return made


def told(game: Game, event: Event, viewer: int) -> protocol.Told:
    seen = game.tell(event, viewer)
    return protocol.Told(event=seen, text=game.sentence(seen, ANYBODY) if game.sentence else "")


async def analyse(call: Call) -> StreamingResponse:
    game, state = await position_of(call, call.body)
    perspective = asked_of(game, state, call.body.seat)
    call.pay("analysis", call.me.id)
    return StreamingResponse(lines(call, perspective), headers={"cache-control": "no-store"}, media_type=NDJSON)


async def position_of(call: Call, wish: protocol.AnalysisWish) -> tuple[Game, State]:
    """The position that is meant; Refused where it is of a table that is being played."""
    if wish.position is not None and not wish.table:
        game = game_named(wish.game)
        return game, game.read_position(msgspec.json.encode(wish.position))
    if not wish.table or wish.position is not None:
        raise BadInput("refused-study-which")
    table = await told_table(call, wish)
    return table.game, after(records.finished(table), wish.move)


async def told_table(call: Call, wish: protocol.AnalysisWish) -> Table:
    """The table that is meant, unless others still play its cards."""
    call.params["table"] = wish.table
    table = (await call.table(wish.invite)).table
    await call.server.desk.check_told(table)
    return table


def after(match: Match, moves: int) -> State:
    if moves > len(match.history):
        raise BadInput("refused-study-move", move=moves, most=len(match.history))
    return match.state_after(moves)


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise BadInput("refused-no-game", name=name, games=list(GAMES))
    return GAMES[name]


async def lines(call: Call, perspective: Perspective) -> AsyncIterator[bytes]:
    """What the search says, until it has looked as deep as is paid for; whoever goes away ends it."""
    for number, seconds in enumerate(LOOKS, start=1):
        try:
            look = asyncio.ensure_future(call.server.pool.look_into(perspective, seconds, call.me.id))
            call.registry.spawn(look)
            found = await asyncio.shield(look)
        except JobFailed:
            return
        yield protocol.write_frame(looked(perspective.game, found, number == len(LOOKS))) + b"\n"


def looked(game: Game, found: Analysis, last: bool) -> protocol.Analysed:
    return protocol.Analysed(
        game=game.name,
        seat=found.seat,
        tries=found.iterations,
        moves=[analysed(game, judged) for judged in found.moves[:SHOWN]],
        last=last,
    )


def analysed(game: Game, judged: MoveAnalysis) -> protocol.AnalysedMove:
    because = judged.because or Reason()
    return protocol.AnalysedMove(
        move=game.moves[judged.move],
        chance=round(judged.chance, 3),
        low=round(judged.low, 3),
        high=round(judged.high, 3),
        tries=judged.visits,
        reason=judged.reason,
        facts=list(because.facts),
        better=list(because.better),
        worse=list(because.worse),
        end=because.end,
    )
