"""Two nodes on one PostgreSQL are one server to the players."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.accounts.test_bot_accounts import BotClient, accept, bot_of, submission
from tests.server.client import Player, ServerProcess, player, serving
from tests.server.crash import GONE, Load, Seat, examine
from tests.server.tables.test_chance import leave_to_bots, promise
from tests.server.tables.test_chance import seated as open_and_watch
from waterhole.kernel.game import BadInput
from waterhole.server.storage.backup import put_back

pytestmark = pytest.mark.compiled_only  # the server is the same interpreted, only its games are slow


@pytest.fixture
def nodes(postgres_database: str, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    folders = [tmp_path / "first", tmp_path / "second"]
    for folder in folders:
        folder.mkdir()
    with serving(postgres_database, folders[0]) as first, serving(postgres_database, folders[1]) as second:
        yield [first, second]
    for folder in folders:
        assert '"trace"' not in (folder / "server.log").read_text("utf-8")


async def seated(ann: Player, bob: Player, *bots: str) -> str:
    """A table with Ann and Bob, each seated through a node of their own."""
    table = await ann.open("cubirds", ["me", "open", *bots], public=True)
    await bob.ask("PUT", f"/api/tables/{table['id']}/seats/1", json={})
    await ann.ask("POST", f"/api/tables/{table['id']}/start")
    return str(table["id"])


async def asked(table: str, players: list[Player]) -> tuple[int, dict[str, Any]]:
    """The seat whose decision it is, with its update; bots are waited for."""
    for _ in range(200):
        for seat, one in enumerate(players):
            update = await one.watch(table, seat)
            if update["view"]["moves"]:
                return seat, update
        await asyncio.sleep(0.1)
    raise AssertionError("nobody is asked")


def test_players_on_different_nodes_see_each_others_moves(nodes: list[ServerProcess]) -> None:
    async def run() -> None:
        async with player(nodes[0].url, "Ann") as ann, player(nodes[1].url, "Bob") as bob:
            table = await seated(ann, bob)
            players = [ann, bob]
            turns = 0
            while turns < 4:
                seat, update = await asked(table, players)
                other = players[1 - seat]
                await other.watch(table, 1 - seat)
                answer = await players[seat].play(update, update["view"]["moves"][0]["id"])
                assert answer["type"] == "update"
                if answer["events"]:
                    seen = await other.until("update")
                    assert seen["events"][0]["event"]["seat"] == seat
                    turns += 1
            await ann.send(type="chat", table=table, text="hello", key="c1")
            assert (await bob.until("chat"))["lines"][0]["text"] == "hello"

    asyncio.run(run())


def test_nonces_told_to_different_nodes_come_to_one_key(nodes: list[ServerProcess]) -> None:
    async def run() -> None:
        async with player(nodes[0].url, "Ann") as ann, player(nodes[1].url, "Bob") as bob:
            table = await open_and_watch(ann, bob)
            nonces = [await promise(ann, table["id"]), await promise(bob, table["id"])]
            await ann.ask("POST", f"/api/tables/{table['id']}/start")
            for one, nonce in zip((ann, bob), nonces, strict=True):
                await one.until("settle")
                await one.send(type="nonce", table=table["id"], nonce=nonce)
            updates = [await one.until("update") for one in (ann, bob)]
            assert updates[0]["view"]["players"][1]["hand"] is None
            places = (await leave_to_bots([ann, bob], table["id"]))["chance"]["places"]
            assert [place["nonce"] for place in places] == nonces

    asyncio.run(run())


def test_when_a_node_is_killed_its_players_go_on_at_the_other(nodes: list[ServerProcess]) -> None:
    async def run() -> None:
        async with player(nodes[0].url, "Ann") as ann, player(nodes[1].url, "Bob") as bob:
            table = await seated(ann, bob, "forager")
            players = [ann, bob]
            seat, update = await asked(table, players)
            while seat != 0:
                await bob.play(update, update["view"]["moves"][0]["id"])
                seat, update = await asked(table, players)
            move = update["view"]["moves"][0]["id"]
            answer = await ann.play(update, move, key="last")
            nodes[0].kill()
            await ann.connect(nodes[1].url)
            again = await ann.watch(table, 0, since=answer["version"])
            assert again["since"] == answer["version"]
            await ann.send(type="move", table=table, seat=0, version=update["version"], key="last", move=move)
            assert (await ann.until("accepted", key="last"))["version"] == answer["version"]
            for _ in range(6):  # the bot in the third seat, whose move may have been the dead node's job, plays on too
                seat, update = await asked(table, players)
                answer = await players[seat].play(update, update["view"]["moves"][-1]["id"])
                assert answer["type"] == "update", answer

    asyncio.run(run())


class Traveller(Seat):
    """Goes to the other node whenever one is gone, as a proxy would send it."""

    def __init__(self, nodes: list[ServerProcess], cookie: str, table: str, seat: int, load: Load) -> None:
        super().__init__(nodes[0].url, cookie, table, seat, load, random.Random(seat))
        self.addresses = itertools.cycle([node.url for node in reversed(nodes)])
        self.gone = 0.0  # since when
        self.waited = 0.0  # at most, until a server answered again

    async def run(self) -> None:
        while not self.over and not self.load.stopping:
            try:
                await self.play()
            except GONE:
                self.gone = self.gone or time.monotonic()
                self.url = next(self.addresses)
                await asyncio.sleep(0.05)

    async def take(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        if self.gone:
            self.waited, self.gone = max(self.waited, time.monotonic() - self.gone), 0.0
        await super().take(socket, frame)


def test_nodes_are_restarted_one_after_the_other_while_people_play_and_nothing_is_lost(
    nodes: list[ServerProcess], postgres_database: str
) -> None:
    async def run() -> None:
        load = Load()

        async def moves(more: int) -> None:
            enough = len(load.acknowledged) + more
            while len(load.acknowledged) < enough:
                await asyncio.sleep(0.01)
                assert not any(task.done() and task.exception() for task in tasks)

        async with player(nodes[0].url, connected=False) as ann:
            opened = [(await ann.open("wildlife", ["me", "me"], start=True))["id"] for _ in range(4)]
            seats = [Traveller(nodes, ann.cookie, table, seat, load) for table in opened for seat in (0, 1)]
            tasks = [asyncio.create_task(seat.run()) for seat in seats]
            await moves(20)
            for node in nodes:
                await asyncio.to_thread(node.stop)
                await moves(20)  # at the other one
                node.start()
                await asyncio.to_thread(node.wait)
            load.stopping = True
            await asyncio.gather(*tasks)
        print(f"nobody waited longer than {max(seat.waited for seat in seats):.2f} s")
        assert any(seat.waited for seat in seats)
        examine(postgres_database, load)

    asyncio.run(run())


def test_of_submissions_for_one_decision_on_both_nodes_exactly_one_wins(nodes: list[ServerProcess]) -> None:
    async def run() -> None:
        rng = random.Random(3)
        async with player(nodes[0].url, "Ann") as ann, player(nodes[1].url, "Ann again") as again:
            again.cookie = ann.cookie
            await again.connect()
            table = (await ann.open("cubirds", ["me", "me"], start=True))["id"]
            for number in range(15):
                seat = 0
                updates = [await one.watch(table, seat) for one in (ann, again)]
                if not updates[0]["view"]["moves"]:
                    seat = 1
                    updates = [await one.watch(table, seat) for one in (ann, again)]
                moves = rng.sample(updates[0]["view"]["moves"], 2)
                answers = await asyncio.gather(
                    ann.play(updates[0], moves[0]["id"], key=f"a{number}"),
                    again.play(updates[1], moves[1]["id"], key=f"b{number}"),
                )
                assert sorted(answer["type"] for answer in answers) == ["refused", "update"], answers
                assert next(a for a in answers if a["type"] == "refused")["rule"] in {"stale", "turn"}

    asyncio.run(run())


def test_a_bot_on_one_node_is_asked_at_a_table_of_the_other(nodes: list[ServerProcess]) -> None:
    async def run() -> None:
        async with player(nodes[0].url, "Ann", connected=False) as ann, bot_of(ann, "egret") as bot:
            elsewhere = BotClient(nodes[1].url, "egret", bot.token)
            table = ""
            async with elsewhere.stream() as events:
                table = (await ann.open("cubirds", ["bot:egret", "forager"], start=True))["id"]
                answered = 0
                async for event in events:
                    if event["type"] == "invited":
                        await accept(elsewhere, event)
                    elif event["type"] == "asked":
                        path = f"/api/bot/tables/{table}"
                        update = await elsewhere.ask("GET", f"{path}?seat=0")
                        if update["view"]["moves"]:
                            move = update["view"]["moves"][0]["id"]
                            await elsewhere.http.post(path + "/move", json=submission(update, move))
                            answered += 1
                    else:
                        assert event["type"] == "over"
                        break
                assert answered > 3
            async with elsewhere.stream() as events:
                await ann.ask("DELETE", "/api/bots/egret", 204)
                assert [event async for event in events] == []
            await elsewhere.ask("GET", "/api/me", 401)
            await elsewhere.http.aclose()

    asyncio.run(run())


def test_a_backup_is_not_put_back_while_nodes_are_connected(nodes: list[ServerProcess], tmp_path: Path) -> None:
    (tmp_path / "copy.dump").write_bytes(b"a backup")
    with pytest.raises(BadInput, match="stop all nodes first"):
        put_back(nodes[0].database, tmp_path / "copy.dump", force=True)
