"""The official client of the Model Context Protocol plays whole games through our server."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from mcp import Client, StdioServerParameters

from tests.server.client import Player, player, serving
from waterhole.games import GAMES
from waterhole.puzzles.puzzle import find_puzzle
from waterhole.research.mcp_server import server

TOOLS = {
    "list_games", "read_rules", "start_table", "open_table", "join_table", "see", "list_moves", "move", "hint",
    "analyse", "review", "puzzle", "answer_puzzle",
}  # fmt: skip


def test_a_client_solves_a_puzzle_and_hears_why() -> None:
    async def run() -> None:
        async with Client(server()) as client:
            asked = await ask(client, "puzzle", game="cubirds")
            name = asked.split(":")[0]
            puzzle = find_puzzle(name)
            assert puzzle is not None
            answer = await ask(client, "answer_puzzle", puzzle=name, move=puzzle.right[0])
            assert answer.startswith("Right! It wins")
            assert "no legal move" in await ask(client, "answer_puzzle", puzzle=name, move="fly away")
            assert "There is no puzzle" in await ask(client, "answer_puzzle", puzzle="cubirds-x", move="fly away")

    asyncio.run(run())


async def ask(client: Any, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    text: str = "\n".join(part.text for part in result.content)
    return f"error: {text}" if result.is_error else text


async def play(client: Any, game: str, bots: str, most: int) -> str:
    """Take every hint; when there is none the game is over."""
    answer = await ask(client, "start_table", game=game, bots=bots, seed=3)
    table = answer.split(":")[0]
    assert "You have seat 1" in answer
    for _ in range(most):
        hint = await ask(client, "hint", table=table)
        if ": " not in hint:
            break
        answer = await ask(client, "move", table=table, move=hint.split(": ", 1)[1])
        assert not answer.startswith(("Refused", "error"))
    return answer


def test_a_client_has_a_position_analysed_and_hears_what_is_wrong_with_it() -> None:
    game = GAMES["cubirds"]
    state = game.new(2, seed=4)
    position, asked = msgspec.json.encode(game.dump(state)).decode(), int(state.decider()) + 1

    async def run() -> None:
        async with Client(server()) as client:
            answer = await ask(client, "analyse", position=position, seconds=0.05)
            assert answer.startswith(f"CuBirds, seat {asked}:\nlay ")
            assert "% to win" in answer
            assert "That is neither a record nor a position" in await ask(client, "analyse", position="{}")
            other = await ask(client, "analyse", position=position, seat=3 - asked)
            assert f"Nothing is asked of seat {3 - asked}" in other
            assert "above 0" in await ask(client, "analyse", position=position, seconds=0)

    asyncio.run(run())


def test_a_client_has_a_recorded_game_reviewed_and_hears_what_is_no_record() -> None:
    record = (Path(__file__).parents[1] / "games/cubirds/golden/record_seven_species.json").read_text("utf-8")

    async def run() -> None:
        async with Client(server()) as client:
            answer = await ask(client, "review", record=record, seconds=0.5)
            assert answer.startswith("CuBirds, ")
            assert "Better moves" in answer
            assert "above 0" in await ask(client, "review", record=record, seconds=0)
            assert "the record" in await ask(client, "review", record="{}")

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_a_client_plays_a_whole_game_of_each_kind(game: str) -> None:
    async def run() -> None:
        async with Client(server()) as client:
            answer = await play(client, game, "forager", 3000)
            assert "The game is over" in answer
            assert "place 1" in answer or "nobody" in answer

    asyncio.run(run())


def test_a_client_that_starts_the_server_itself_finds_all_tools() -> None:
    async def run() -> None:
        command = StdioServerParameters(command=sys.executable, args=["-m", "waterhole.cli", "mcp"])
        async with Client(command) as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            assert "The game is over" in await play(client, "cubirds", "random", 300)

    asyncio.run(run())


def test_rules_moves_and_refusals_are_answered_as_text() -> None:
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


async def play_invited(client: Any, ann: Player, game: str) -> str:
    """A person invites the account; the client finds the invitation, sits down and takes the first move of the list."""
    places = ["bot:scribe", *["forager"] * max(1, GAMES[game].seats[0] - 1)]
    table = (await ann.open(game, places, start=True))["id"]
    assert f"{table}: {game}, seat 1" in await ask(client, "join_table")
    answer = await ask(client, "join_table", table=table)
    assert "You have seat 1" in answer
    while "The game is over" not in answer:
        moves = (await ask(client, "list_moves", table=table)).splitlines()
        answer = await ask(client, "move", table=table, move=moves[0].split("  (")[0])
        assert not answer.startswith(("Refused", "error")), answer
    return answer


@pytest.mark.compiled_only
def test_a_client_plays_a_whole_game_of_each_kind_at_a_server_as_a_bot_account(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with player(url, "Ann", connected=False) as ann:
            token = (await ann.ask("POST", "/api/bots", 201, json={"name": "scribe"}))["token"]
            arguments = ["-m", "waterhole.cli", "mcp", "--server", url, "--token", token]
            async with Client(StdioServerParameters(command=sys.executable, args=arguments)) as client:
                assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
                assert "Nobody has invited you" in await ask(client, "join_table")
                for game in GAMES:
                    answer = await play_invited(client, ann, game)
                    assert "scribe: place" in answer
                answer = await ask(client, "start_table", game="cubirds", players=2, bots="random")
                table = answer.split(":")[0]
                assert "You have seat 1" in answer
                assert "Refused: CB-" in await ask(client, "move", table=table, move="no family")
                assert "would play: " in await ask(client, "hint", table=table)
                assert "not your seat" in await ask(client, "see", table=table, seat=2)
                assert "no such table" in await ask(client, "see", table="0" * 16)
                assert "no bot ‘wizard’" in await ask(client, "start_table", game="cubirds", bots="wizard")

    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, "--unlimited") as at:
        asyncio.run(run(at.url))


def test_a_server_or_token_that_cannot_be_used_is_said_plainly(capsys: pytest.CaptureFixture[str]) -> None:
    from waterhole.cli import main

    for arguments, words in (
        (["--server", "http://127.0.0.1:1"], "needs the token"),
        (["--server", "nowhere", "--token", "t"], "is the address of a server"),
        (["--server", "http://127.0.0.1:1", "--token", "t"], "does not answer"),
        (["--token", "t"], "is for a --server"),
    ):
        assert main(["mcp", *arguments]) == 2
        assert words in capsys.readouterr().err
