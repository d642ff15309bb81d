"""The requests about puzzles; the solution is in no answer but that to a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waterhole.server import protocol
from waterhole.server.http.call import Endpoint

if TYPE_CHECKING:
    from waterhole.server.http.call import Call


async def overview(call: Call) -> protocol.Trainers:
    return await call.server.trainer.overview(call.me.id)


async def next_puzzle(call: Call) -> protocol.PuzzleShown:
    return await call.server.trainer.next(call.me.id, call.query.game)


async def show(call: Call) -> protocol.PuzzleShown:
    return await call.server.trainer.show(call.me.id, call.params["puzzle"])


async def answer(call: Call) -> protocol.PuzzleAnswer:
    call.pay("puzzle", call.me.id)
    return await call.server.trainer.answer(call.me.id, call.params["puzzle"], call.body.move)


ALL = "/api/puzzles"
ONE = "/api/puzzles/{puzzle}"
SHOWN, ANSWER = protocol.PuzzleShown, protocol.PuzzleAnswer
ENDPOINTS = [
    Endpoint("GET", ALL, overview, protocol.Trainers, "Your ratings, and the puzzle of the day", by="person"),
    Endpoint("GET", "/api/next-puzzle", next_puzzle, SHOWN, "One for you", query=protocol.PuzzleQuery, by="person"),
    Endpoint("GET", ONE, show, SHOWN, "A puzzle", by="person"),
    Endpoint("POST", ONE, answer, ANSWER, "Your answer", protocol.PuzzleMove, by="person"),
]
