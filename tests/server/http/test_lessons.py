"""Guided games over the wire."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.server.client import Player, ServerProcess, player
from waterhole.games import GAMES

pytestmark = pytest.mark.compiled_only


def by_somebody(server: ServerProcess, work: Callable[[Player], Awaitable[None]]) -> None:
    async def run() -> None:
        async with player(server.url, "Ann", connected=False) as ann:
            await work(ann)

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_through_by_its_answers(shared_server: ServerProcess, game: str) -> None:
    async def work(ann: Player) -> None:
        path = f"/api/games/{game}/lesson"
        lesson = await ann.ask("GET", path)
        after = None
        for number, step in enumerate(lesson["steps"]):
            if step["goes_on"]:
                assert step["view"] == after
            move = step["answers"][0] if step["answers"] else None
            answer = await ann.ask("POST", path, json={"step": number, "move": move})
            assert answer["right"], step["text"]
            after = answer["view"]

    by_somebody(shared_server, work)


def test_a_wrong_move_is_answered_and_changes_nothing(shared_server: ServerProcess) -> None:
    async def work(ann: Player) -> None:
        wrong = {"step": 1, "move": "lay duck 2 left"}
        answer = await ann.ask("POST", "/api/games/cubirds/lesson", json=wrong)
        nothing: dict[str, Any] = {"rule": "", "why": None, "sentence": "", "facts": {}, "events": [], "view": None}
        assert answer == {"right": False, "text": answer["text"], **nothing}
        assert "Try again" in answer["text"]

    by_somebody(shared_server, work)


def test_a_forbidden_move_is_refused_with_its_ruling(shared_server: ServerProcess) -> None:
    async def work(ann: Player) -> None:
        refused = await ann.ask("POST", "/api/games/cubirds/lesson", json={"step": 1, "move": "draw"})
        assert (refused["right"], refused["rule"], refused["view"]) == (False, "CB-6", None)
        assert refused["why"] == {"id": "refused-draw-before-laying"}
        assert refused["text"] == ""
        failure = await ann.ask("POST", "/api/games/cubirds/lesson", 422, json={"step": 99, "move": "draw"})
        assert "steps 0 to" in failure["text"]
        failure = await ann.ask("POST", "/api/games/cubirds/lesson", 422, json={"step": 1})
        assert failure["text"] == "This step asks for a move."
        await ann.ask("GET", "/api/games/chess/lesson", 404)

    by_somebody(shared_server, work)
