"""The official client of the Model Context Protocol plays whole games through our server."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from waterhole.games import GAMES
from waterhole.research.mcp_server import server

TOOLS = {"list_games", "read_rules", "start_table", "open_table", "see", "list_moves", "move", "hint"}


async def ask(client: Any, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    text: str = "\n".join(part.text for part in result.content)
    return f"error: {text}" if result.is_error else text


async def play(client: Any, game: str, bots: str, most: int) -> str:
    """Take every hint; when there is none the game is over."""
    told = await ask(client, "start_table", game=game, players=2, bots=bots, seed=3)
    table = told.split(":")[0]
    assert "You have seat 1" in told
    for _ in range(most):
        hint = await ask(client, "hint", table=table)
        if ": " not in hint:
            break
        told = await ask(client, "move", table=table, move=hint.split(": ", 1)[1])
        assert not told.startswith(("Refused", "error"))
    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_client_plays_a_whole_game_of_each_kind(game: str) -> None:
    async def run() -> None:
        async with Client(server()) as client:
            told = await play(client, game, "forager", 3000)
            assert "The game is over" in told
            assert "place 1" in told or "nobody" in told

    asyncio.run(run())


def test_a_client_that_starts_the_server_itself_finds_all_tools() -> None:
    async def run() -> None:
        command = StdioServerParameters(command=sys.executable, args=["-m", "waterhole.cli", "mcp"])
        async with Client(command) as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            assert "The game is over" in await play(client, "cubirds", "random", 300)

    asyncio.run(run())


def test_rules_moves_and_refusals_are_told_in_words() -> None:
    async def run() -> None:
        async with Client(server()) as client:
            games = await ask(client, "list_games")
            assert all(game in games for game in GAMES)
            assert "CB-3" in await ask(client, "read_rules", game="cubirds", about="CB-3")
            await ask(client, "start_table", game="cubirds", players=3, seat=2, seed=4)
            moves = (await ask(client, "list_moves", table="table-1", seat=2)).splitlines()
            assert moves[0].startswith("lay ")
            assert "Refused: CB-" in await ask(client, "move", table="table-1", seat=2, move="no family")
            assert "is a bot's" in await ask(client, "see", table="table-1", seat=1)
            assert "no table" in await ask(client, "see", table="table-9")
            assert "is for 1 to 5" in await ask(client, "start_table", game="cubirds", players=9)

    asyncio.run(run())


def test_two_clients_share_a_table_and_neither_sees_the_others_hand() -> None:
    async def run() -> None:
        async with Client(server()) as client:
            assert "table-1" in await ask(client, "open_table", game="wild_cards", players=2)
            seen = [await ask(client, "see", table="table-1", seat=seat) for seat in (1, 2)]
            assert seen[0] != seen[1]
            for seat in (1, 2):
                first = (await ask(client, "list_moves", table="table-1", seat=seat)).splitlines()[0]
                assert "Refused" not in await ask(client, "move", table="table-1", seat=seat, move=first)

    asyncio.run(run())
