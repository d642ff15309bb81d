"""Puzzles over HTTP: the server decides what is right, and remembers how everybody does."""

from __future__ import annotations

import json
from typing import Any

from tests.server.community.house import House, Visitor
from tests.server.community.test_adoption import account, log_in
from tests.server.community.test_results import at_home, database
from waterhole.puzzles.puzzle import Puzzle, find_puzzle, puzzles_of, with_puzzles

__all__ = ["database"]
DAY = 24 * 3600.0
SHOWN = {"id", "game", "grade", "rating", "view", "trainer", "daily"}


def right(puzzle: Puzzle) -> str:
    return puzzle.right[0]


def wrong(puzzle: Puzzle) -> str:
    moves = puzzle.perspective().view.moves
    return next(move.text for move in moves if move.text not in puzzle.right)


async def answered(who: Visitor, puzzle: Puzzle, move: str) -> Any:
    return await who.ask("POST", f"/api/puzzles/{puzzle.id}", json={"move": move})


def test_a_puzzle_is_shown_without_its_solution(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann = await found.visitor("Ann")
        shown = await ann.ask("GET", "/api/next-puzzle?game=cubirds")
        puzzle = find_puzzle(shown["id"])
        assert puzzle is not None
        assert set(shown) == SHOWN
        moves = {move["text"] for move in shown["view"].pop("moves")}
        shown["view"].pop("notes")  # what each move brings, as at every table
        assert right(puzzle) in moves
        assert right(puzzle) not in json.dumps(shown)

    at_home(sqlite_database, work)


def test_only_the_first_answer_to_a_puzzle_counts(database: str) -> None:
    async def work(found: House) -> None:
        ann, puzzle = await found.visitor("Ann"), puzzles_of("cubirds")[0]
        first = await answered(ann, puzzle, wrong(puzzle))
        assert (first["right"], first["trainer"]["tried"], first["trainer"]["streak"]) == (False, 1, 0)
        assert first["gain"] < 0
        assert first["best"]["move"]["text"] == right(puzzle)
        assert first["best"]["chance"] > first["yours"]["chance"]
        again = await answered(ann, puzzle, right(puzzle))
        assert (again["right"], again["gain"]) == (True, 0)
        assert again["trainer"] == first["trainer"]

    at_home(database, work)


def test_right_answers_raise_the_rating_and_the_streak_and_a_wrong_one_ends_it(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, (one, two, three, *_) = await found.visitor("Ann"), puzzles_of("cubirds")
        before = (await ann.ask("GET", f"/api/puzzles/{one.id}"))["trainer"]
        first = await answered(ann, one, right(one))
        second = await answered(ann, two, right(two))
        assert before["rating"] < first["trainer"]["rating"] < second["trainer"]["rating"]
        assert (second["trainer"]["streak"], second["trainer"]["longest"]) == (2, 2)
        third = await answered(ann, three, wrong(three))
        assert (third["trainer"]["streak"], third["trainer"]["longest"], third["trainer"]["solved"]) == (0, 2, 2)
        overview = await ann.ask("GET", "/api/puzzles")
        assert [one["game"] for one in overview["games"]] == with_puzzles()
        assert third["trainer"] in overview["games"]

    at_home(sqlite_database, work)


def test_a_move_that_the_rules_forbid_is_refused_and_does_not_count(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, puzzle = await found.visitor("Ann"), puzzles_of("cubirds")[0]
        legal = {move.text for move in puzzle.perspective().view.moves}
        forbidden = next(move.text for move in puzzle.game.moves.moves if move.text not in legal)
        for rubbish, status in ((forbidden, 409), ("fly away", 409)):
            await ann.ask("POST", f"/api/puzzles/{puzzle.id}", status, json={"move": rubbish})
        await ann.ask("POST", "/api/puzzles/cubirds-no-such", 404, json={"move": right(puzzle)})
        await ann.ask("GET", "/api/next-puzzle?game=ludo", 404)
        assert (await ann.ask("GET", f"/api/puzzles/{puzzle.id}"))["trainer"]["tried"] == 0

    at_home(sqlite_database, work)


def test_the_next_puzzle_is_near_ones_rating_and_new(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann = await found.visitor("Ann")
        seen: set[str] = set()
        for _ in range(6):
            shown = await ann.ask("GET", "/api/next-puzzle?game=cubirds")
            assert shown["id"] not in seen
            others = [puzzle for puzzle in puzzles_of("cubirds") if puzzle.id not in {*seen, shown["id"]}]
            distance = abs(shown["rating"] - shown["trainer"]["rating"])
            nearer = [puzzle for puzzle in others if abs(puzzle.rating - shown["trainer"]["rating"]) < distance]
            assert len(nearer) < 12
            puzzle = find_puzzle(shown["id"])
            assert puzzle is not None
            await answered(ann, puzzle, right(puzzle))
            seen.add(puzzle.id)

    at_home(sqlite_database, work)


def test_everybody_gets_the_same_puzzle_of_the_day_and_another_the_next_day(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        trainer, now = found.server.trainer, found.server.trainer.now()
        trainer.now = lambda: now
        today = await ann.ask("GET", "/api/puzzles")
        assert today == await bob.ask("GET", "/api/puzzles")
        puzzle = find_puzzle(today["daily"])
        assert puzzle is not None
        assert today["done"] is None
        assert (await ann.ask("GET", f"/api/puzzles/{puzzle.id}"))["daily"] is True
        await answered(ann, puzzle, right(puzzle))
        assert (await ann.ask("GET", "/api/puzzles"))["done"] is True
        trainer.now = lambda: now + DAY
        assert (await ann.ask("GET", "/api/puzzles"))["daily"] != puzzle.id

    at_home(sqlite_database, work)


def test_what_one_tried_comes_along_with_a_login_is_exported_and_deleted(database: str) -> None:
    async def work(found: House) -> None:
        ann, guest = await account(found), await found.visitor("Guest")
        puzzle = puzzles_of("cubirds")[0]
        done = await answered(guest, puzzle, right(puzzle))
        await log_in(guest, bring=True)
        assert (await ann.ask("GET", f"/api/puzzles/{puzzle.id}"))["trainer"] == done["trainer"]
        (kept,) = (await ann.ask("GET", "/api/me/export"))["puzzles"]
        assert (kept["puzzle"], kept["right"]) == (puzzle.id, True)
        await ann.ask("DELETE", "/api/me", 204)
        assert await found.server.trainer.export(ann.id) == []

    at_home(database, work)
