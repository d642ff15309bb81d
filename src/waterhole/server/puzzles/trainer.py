"""Who solves which puzzles: the next one near somebody's rating, the verdict on an answer, and what is kept of it.

A rating is of one game, on the scale of its puzzles' own; only the first answer to a puzzle changes it.
"""

from __future__ import annotations

import asyncio
import datetime
import hashlib
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import sqlalchemy as sa

from waterhole.bots.analysis import Reason
from waterhole.kernel.game import ANYBODY, Game
from waterhole.kernel.match import Match
from waterhole.kernel.move import Move
from waterhole.kernel.narration import Narrator
from waterhole.puzzles.grading import expected
from waterhole.puzzles.puzzle import Puzzle, find_puzzle, puzzles_of, with_puzzles
from waterhole.puzzles.solving import judged
from waterhole.server import protocol
from waterhole.server.community.daily import day_at
from waterhole.server.community.results import insert_once
from waterhole.server.storage.schema import puzzle_ratings, puzzle_tries
from waterhole.server.tables.registry import NotFound

if TYPE_CHECKING:
    from waterhole.server.app import Server

BEGINNING = 1200.0  # the rating of somebody who has not tried any
NEAREST = 12  # puzzles near a rating, of which one is drawn
FIRST_STEP, LAST_STEP = 80.0, 20.0  # what an answer can change: much at first, less later
LEARNT = 8  # answers after which a step is half the first
TRIED, RATED = puzzle_tries.c, puzzle_ratings.c


def puzzle_of(day: str) -> str:
    """The puzzle of a day: the games take turns. Everybody gets the same, from every server of this version."""
    games = with_puzzles()
    number = datetime.date.fromisoformat(day).toordinal()
    found = puzzles_of(games[number % len(games)])
    return found[int.from_bytes(hashlib.sha256(day.encode()).digest()[:8]) % len(found)].id


def step_after(tried: int) -> float:
    return max(LAST_STEP, FIRST_STEP / (1 + tried / LEARNT))


class Trainer:
    """Asks, judges and remembers."""

    def __init__(self, server: Server) -> None:
        self.storage = server.storage
        self.now: Callable[[], float] = time.time
        server.identities.when_deleted.append(forget)
        server.identities.when_exported["puzzles"] = self.export

    async def overview(self, identity: str) -> protocol.Trainers:
        """How somebody does in every game, and today's puzzle."""
        daily = puzzle_of(day_at(self.now()))

        def read(connection: sa.Connection) -> protocol.Trainers:
            return protocol.Trainers(
                games=[of_game(connection, identity, game) for game in with_puzzles()],
                daily=daily,
                done=tries_of(connection, identity).get(daily),
            )

        return await self.storage.read(read)

    async def next(self, identity: str, wanted: str) -> protocol.PuzzleShown:
        """One near somebody's rating that they have not tried; one tried before where there is no other."""
        game = wanted or random.choice(with_puzzles())
        if game not in with_puzzles():
            raise NotFound("refused-no-puzzles", game=game, games=with_puzzles())

        def read(connection: sa.Connection) -> tuple[int, dict[str, bool]]:
            return of_game(connection, identity, game).rating, tries_of(connection, identity)

        rating, tried = await self.storage.read(read)
        new = [puzzle for puzzle in puzzles_of(game) if puzzle.id not in tried]
        near = sorted(new or puzzles_of(game), key=lambda puzzle: abs(puzzle.rating - rating))[:NEAREST]
        return await self.show(identity, random.choice(near).id)

    async def show(self, identity: str, name: str) -> protocol.PuzzleShown:
        puzzle = known(name)
        trainer = await self.storage.read(lambda connection: of_game(connection, identity, puzzle.game.name))
        return protocol.PuzzleShown(
            id=puzzle.id,
            game=puzzle.game.name,
            grade=puzzle.grade,
            rating=puzzle.rating,
            view=puzzle.perspective().view,
            trainer=trainer,
            daily=puzzle.id == puzzle_of(day_at(self.now())),
        )

    async def answer(self, identity: str, name: str, move: int | str) -> protocol.PuzzleAnswer:
        """The verdict on a move; Refused, with its ruling, where the rules forbid it."""
        puzzle = known(name)
        match = Match.from_position(
            puzzle.game,
            ANYBODY[: puzzle.perspective().view.seats],
            puzzle.game.read_position(bytes(puzzle.position)),
        )
        chosen = match.check(puzzle.seat, move)
        verdict = await asyncio.to_thread(judged, puzzle, chosen)
        gain, trainer = await self.storage.write(
            lambda connection: counted(connection, identity, puzzle, verdict.right, self.now())
        )
        events = match.play(puzzle.seat, verdict.best.id)
        return protocol.PuzzleAnswer(
            right=verdict.right,
            yours=told(puzzle.game, verdict.move, verdict.chance, verdict.why),
            best=told(puzzle.game, verdict.best, verdict.best_chance, verdict.best_why),
            next_chance=verdict.next_chance,
            theme=puzzle.theme,
            solved={level: round(100 * share) for level, share in puzzle.solved.items()},
            gain=gain,
            trainer=trainer,
            events=[protocol.Told(event=puzzle.game.tell(event, puzzle.seat)) for event in events],
            view=match.view(puzzle.seat),
        )

    async def export(self, identity: str) -> list[protocol.ExportedPuzzle]:
        query = sa.select(puzzle_tries).where(TRIED.identity == identity).order_by(TRIED.at)
        return [
            protocol.ExportedPuzzle(puzzle=row.puzzle, right=row.solved, at=row.at)
            for row in await self.storage.read(lambda connection: connection.execute(query).all())
        ]


def known(name: str) -> Puzzle:
    puzzle = find_puzzle(name)
    if puzzle is None:
        raise NotFound("refused-no-puzzle", puzzle=name)
    return puzzle


def told(game: Game, move: Move, chance: int, why: Reason) -> protocol.JudgedMove:
    return protocol.JudgedMove(
        move=move,
        chance=chance,
        reason=Narrator(game).reason(why),
        facts=list(why.facts),
        better=list(why.better),
        worse=list(why.worse),
        end=why.end,
    )


# -- rows ------------------------------------------------------------------------------------------


def of_game(connection: sa.Connection, identity: str, game: str) -> protocol.Trainer:
    row = connection.execute(sa.select(puzzle_ratings).where(mine(identity, game))).first()
    if row is None:
        return protocol.Trainer(game=game, rating=round(BEGINNING), tried=0, solved=0, streak=0, longest=0)
    return protocol.Trainer(
        game=game, rating=round(row.rating), tried=row.tried, solved=row.solved, streak=row.streak, longest=row.longest
    )


def mine(identity: str, game: str) -> sa.ColumnElement[bool]:
    return sa.and_(RATED.identity == identity, RATED.game == game)


def tries_of(connection: sa.Connection, identity: str) -> dict[str, bool]:
    """The puzzles that somebody has tried, and whether the first answer was right."""
    query = sa.select(TRIED.puzzle, TRIED.solved).where(TRIED.identity == identity)
    return {row.puzzle: row.solved for row in connection.execute(query)}


def counted(
    connection: sa.Connection, identity: str, puzzle: Puzzle, right: bool, now: float
) -> tuple[int, protocol.Trainer]:
    """Write down an answer; what the rating gains by it: nothing, where the puzzle was tried before."""
    game = puzzle.game.name
    if not insert_once(connection, puzzle_tries, identity=identity, puzzle=puzzle.id, solved=right, at=now):
        return 0, of_game(connection, identity, game)
    blank = {"rating": BEGINNING, "tried": 0, "solved": 0, "streak": 0, "longest": 0}
    insert_once(connection, puzzle_ratings, identity=identity, game=game, **blank)
    row = connection.execute(sa.select(puzzle_ratings).where(mine(identity, game)).with_for_update()).one()
    rating = row.rating + step_after(row.tried) * (right - expected(row.rating, puzzle.rating))
    streak = row.streak + 1 if right else 0
    connection.execute(
        sa.update(puzzle_ratings)
        .where(mine(identity, game))
        .values(
            rating=rating,
            tried=row.tried + 1,
            solved=row.solved + right,
            streak=streak,
            longest=max(streak, row.longest),
        )
    )
    return round(rating) - round(row.rating), of_game(connection, identity, game)


def forget(connection: sa.Connection, person: str) -> None:
    """With an identity goes what it tried."""
    connection.execute(sa.delete(puzzle_tries).where(TRIED.identity == person))
    connection.execute(sa.delete(puzzle_ratings).where(RATED.identity == person))
