"""Bots from outside: accounts and tokens, streams, moves; and the bot of docs/bots.md as it stands."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from tests.server.client import TIMEOUT, Player, ServerProcess, player, serving
from waterhole.games import GAMES
from waterhole.server.ops.rate_limits import RATES
from waterhole.server.storage.schema import bots
from waterhole.server.storage.storage import connect

pytestmark = pytest.mark.compiled_only  # the server is the same interpreted, only its games are slow

GUIDE = Path(__file__).parents[3] / "docs" / "bots.md"
EXAMPLE = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)[0]


class BotClient:
    """One account by HTTP."""

    def __init__(self, url: str, name: str, token: str) -> None:
        self.name = name
        self.token = token
        self.http = httpx.AsyncClient(base_url=url, timeout=TIMEOUT, headers={"authorization": f"Bearer {token}"})
        self.lines: list[str] = []

    async def ask(self, method: str, path: str, expect: int = 200, **arguments: Any) -> Any:
        answer = await self.http.request(method, path, **arguments)
        assert answer.status_code == expect, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def now(self, path: str = "/api/bot/stream") -> list[Any]:
        """What a stream has to say at once."""
        answer = await self.http.get(path, params={"seconds": 0})
        assert answer.status_code == 200, answer.text
        return [msgspec.json.decode(line) for line in answer.text.splitlines()]

    @asynccontextmanager
    async def stream(self, path: str = "/api/bot/stream", **query: Any) -> AsyncIterator[AsyncIterator[Any]]:
        async with self.http.stream("GET", path, params=query) as answer:
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "application/x-ndjson"

            async def read() -> AsyncIterator[Any]:
                async for line in answer.aiter_lines():
                    self.lines.append(line)
                    if line:
                        yield msgspec.json.decode(line)

            yield read()

    async def play(self, table: str, seat: int) -> None:
        """Follow a table to its end by its own stream."""
        path = f"/api/bot/tables/{table}"
        async with self.stream(path + "/stream", seat=seat) as frames:
            async for frame in frames:
                if frame["type"] != "update":
                    continue
                if frame["view"]["outcome"]:
                    return
                if frame["view"]["moves"]:
                    sent = submission(frame, frame["view"]["moves"][0]["id"])
                    answer = await self.http.post(path + "/move", json=sent)
                    assert answer.status_code in {200, 409}, answer.text


def submission(update: Any, move: int | str, key: str = "") -> dict[str, Any]:
    return {
        "seat": update["seat"], "version": update["version"], "key": key or os.urandom(6).hex(), "move": move,
    }  # fmt: skip


@asynccontextmanager
async def bot_of(owner: Player, name: str) -> AsyncIterator[BotClient]:
    made = await owner.ask("POST", "/api/bots", 201, json={"name": name})
    bot = BotClient(owner.url, name, made["token"])
    try:
        yield bot
    finally:
        await bot.http.aclose()


async def accept(bot: BotClient, event: Any) -> Any:
    return await bot.ask("PUT", f"/api/tables/{event['table']['id']}/seats/{event['seat']}", json={})


async def until_asked(bot: BotClient, table: str, seat: int) -> Any:
    for _ in range(200):
        update = await bot.ask("GET", f"/api/bot/tables/{table}?seat={seat}")
        if update["view"]["moves"]:
            return update
        await asyncio.sleep(0.05)
    raise AssertionError("it is never asked")


# -- accounts -----------------------------------------------------------------------------


def test_an_account_is_made_by_a_person_and_its_token_is_shown_once_and_kept_hashed(
    server: ServerProcess, sqlite_database: str, tmp_path: Path
) -> None:
    async def run() -> str:
        async with player(server.url, "Ann", connected=False) as ann, bot_of(ann, "Marabu") as bot:
            assert bot.token.startswith("waterhole_bot_")
            assert len(bytes.fromhex(bot.token.removeprefix("waterhole_bot_"))) == 16
            listed = await ann.ask("GET", "/api/bots")
            assert [one["name"] for one in listed["bots"]] == ["Marabu"]
            assert bot.token not in str(listed) + str(await ann.ask("GET", "/api/me/export"))
            assert (await bot.ask("GET", "/api/me"))["name"] == "Marabu"
            assert (await ann.ask("POST", "/api/bots", 409, json={"name": "mARABU"}))["code"] == "name"
            assert (await ann.ask("POST", "/api/bots", 409, json={"name": "forager"}))["code"] == "name"
            assert (await ann.ask("POST", "/api/bots", 400, json={"name": "no space"}))["code"] == "bad_request"
            return bot.token

    token = asyncio.run(run())
    engine = connect(sqlite_database)
    with engine.connect() as connection:
        assert token not in str(connection.execute(sa.select(bots)).all())
    engine.dispose()
    for path in tmp_path.iterdir():
        assert token.encode() not in path.read_bytes()


def test_only_a_token_opens_the_bots_door_and_a_bot_is_no_person(shared_server: ServerProcess) -> None:
    async def run() -> None:
        async with player(shared_server.url, "Ann", connected=False) as ann, bot_of(ann, "heron") as bot:
            await ann.ask("GET", "/api/bot/stream", 401)
            for wrong in ("nonsense", bot.token[:-1], ann.cookie):
                answer = httpx.get(
                    shared_server.url + "/api/games",
                    headers={"authorization": f"Bearer {wrong}", "cookie": f"waterhole={ann.cookie}"},
                )
                assert answer.status_code == 401
            assert httpx.get(shared_server.url + "/api/me", cookies={"waterhole": bot.token[-32:]}).status_code == 401
            for method, path, body in (
                ("GET", "/api/bots", None),
                ("POST", "/api/bots", {"name": "child"}),
                ("POST", "/api/me", {"name": "Eve"}),
                ("POST", "/api/account", {"login": "heron", "password": "correct horse"}),
                ("DELETE", "/api/me", None),
            ):
                await bot.ask(method, path, 403, json=body)
            assert "set-cookie" not in (await bot.http.get("/api/me")).headers

    asyncio.run(run())


def test_a_bot_belongs_to_its_person_alone_and_goes_with_it(shared_server: ServerProcess) -> None:
    async def run() -> None:
        async with player(shared_server.url, "Ann", connected=False) as ann, bot_of(ann, "stork") as bot:
            async with player(shared_server.url, "Eve", connected=False) as eve:
                await eve.ask("DELETE", "/api/bots/stork", 404)
                await eve.ask("POST", "/api/bots/stork/token", 404)
                assert (await eve.ask("GET", "/api/bots"))["bots"] == []
            await ann.ask("DELETE", "/api/me", 204)
            await bot.ask("GET", "/api/me", 401)

    asyncio.run(run())


def test_a_new_token_ends_the_old_one_and_all_that_was_opened_with_it(shared_server: ServerProcess) -> None:
    async def run() -> None:
        async with player(shared_server.url, "Ann", connected=False) as ann, bot_of(ann, "ibis") as bot:
            async with bot.stream() as events:
                renewed = await ann.ask("POST", "/api/bots/ibis/token", 201)
                assert [event async for event in events] == []
            await bot.ask("GET", "/api/me", 401)
            bot.http.headers["authorization"] = f"Bearer {renewed['token']}"
            assert (await bot.ask("GET", "/api/me"))["name"] == "ibis"

    asyncio.run(run())


def test_a_deleted_bots_seat_is_played_on_by_one_of_ours(shared_server: ServerProcess) -> None:
    async def run() -> None:
        async with player(shared_server.url, "Ann") as ann, bot_of(ann, "teal") as bot:
            table = await ann.open("cubirds", ["me", "bot:teal"], start=True)
            await accept(bot, (await bot.now())[0])
            await ann.ask("DELETE", "/api/bots/teal", 204)
            await bot.ask("GET", "/api/bot/stream", 401)
            update = await ann.watch(table["id"], 0)
            while not update["view"]["outcome"]:
                if update["view"]["moves"]:
                    update = await ann.play(update, update["view"]["moves"][0]["id"])
                else:
                    update = await ann.until("update")

    asyncio.run(run())


def test_an_account_has_rates_of_its_own(shared_server: ServerProcess) -> None:
    async def run() -> None:
        async with player(shared_server.url, "Ann", connected=False) as ann, bot_of(ann, "loon") as bot:
            answers = [await bot.http.get("/api/bot/stream?seconds=0") for _ in range(2 * int(RATES["stream"].burst))]
            late = [answer for answer in answers if answer.status_code == 429]
            assert late
            assert late[0].json()["code"] == "too_often"
            assert int(late[0].headers["retry-after"]) >= 1
            await bot.ask("GET", "/api/me")
            async with bot_of(ann, "loon-2") as other:
                assert await other.now() == []
            more = [f"loon-{3 + number}" for number in range(int(RATES["account"].burst))]
            made = [(await ann.http.post("/api/bots", json={"name": name})).status_code for name in more]
            assert made[-1] == 429

    asyncio.run(run())


# -- tables -------------------------------------------------------------------------------


def test_an_invited_bot_accepts_and_the_game_begins_or_declines_and_the_seat_is_open(
    shared_server: ServerProcess,
) -> None:
    async def run() -> None:
        async with player(shared_server.url, "Ann", connected=False) as ann, bot_of(ann, "kite") as bot:
            async with bot.stream() as events:
                first = await ann.open("cubirds", ["me", "bot:kite"], start=True)
                assert first["status"] == "open"
                assert [(seat["kind"], seat["name"]) for seat in first["seats"]] == [
                    ("person", "Ann"), ("invited", "kite"),
                ]  # fmt: skip
                event = await anext(events)
                assert (event["type"], event["seat"], event["table"]["id"]) == ("invited", 1, first["id"])
                info = await accept(bot, event)
                assert info["status"] == "running"
                assert info["seats"][1] == {
                    "kind": "bot", "name": "kite", "mine": True, "kept": False, "level": None, "standing_in": False,
                    "promise": "",
                }  # fmt: skip
                assert (await accept(bot, event))["status"] == "running"  # again: nothing more

                second = await ann.open("cubirds", ["me", "open"], public=True)
                await ann.ask("PUT", f"/api/tables/{second['id']}/seats/1/bot", json={"level": "bot:KITE"})
                event = await anext(events)
                while event["type"] != "invited":
                    event = await anext(events)
                async with player(shared_server.url, "Eve", connected=False) as eve:
                    taken = await eve.ask("PUT", f"/api/tables/{second['id']}/seats/1", 409, json={})
                    assert "kept" in taken["text"]
                    await eve.ask("DELETE", f"/api/tables/{second['id']}/seats/1", 409)
                full = await ann.ask("POST", f"/api/tables/{second['id']}/start", 409)
                assert full["code"] == "seat"
                info = await bot.ask("DELETE", f"/api/tables/{second['id']}/seats/1")
                assert info["seats"][1]["kind"] == "open"
            wrong = await ann.ask("POST", "/api/tables", 422, json={"game": "cubirds", "places": ["me", "bot:nobody"]})
            assert "no bot account ‘nobody’" in wrong["text"]

    asyncio.run(run())


def test_whatever_is_wanted_is_said_again_to_who_comes_back(shared_server: ServerProcess) -> None:
    async def run() -> None:
        async with player(shared_server.url, "Ann", connected=False) as ann, bot_of(ann, "rail") as bot:
            open_table = await ann.open("cubirds", ["me", "bot:rail"])
            for _ in range(2):
                assert [event["type"] for event in await bot.now()] == ["invited"]
            running = await bot.ask(
                "POST", "/api/tables", 201, json={"game": "cubirds", "places": ["me", "me"], "start": True}
            )
            said = {event["type"]: event for event in await bot.now()}
            assert set(said) == {"invited", "asked"}
            assert said["invited"]["table"]["id"] == open_table["id"]
            assert said["asked"]["table"] == running["id"]
            update = await bot.ask("GET", f"/api/bot/tables/{running['id']}?seat={said['asked']['seat']}")
            assert update["version"] >= said["asked"]["version"]
            assert update["view"]["moves"]

    asyncio.run(run())


def test_an_account_hears_when_a_stand_in_plays_on_for_it_and_is_asked_again_when_it_is_back(
    shared_server: ServerProcess,
) -> None:
    async def run() -> None:
        async with player(shared_server.url, "Ann", connected=False) as ann, bot_of(ann, "avocet") as bot:
            # a stand-in that thinks for a while: Ann is away too, and a hasty one would end the game before it is back
            wanted = {"clock": {"move": 1}, "stand_in": "apex", "start": True}
            table = (await ann.open("cubirds", ["me", "bot:avocet"], **wanted))["id"]
            async with bot.stream() as lines:
                await accept(bot, await anext(lines))
                for _ in range(2):  # the second time it is told as the first
                    assert (await anext(lines))["type"] == "asked"
                    replaced = await anext(lines)
                    assert replaced == {
                        "type": "replaced", "table": table, "game": "cubirds", "seat": 1, "level": "apex"
                    }  # fmt: skip
                    assert await bot.now() == [replaced]  # and to who comes to listen now
                    back = await bot.ask("PUT", f"/api/tables/{table}/seats/1", json={})
                    assert [seat["standing_in"] for seat in back["seats"]][1] is False
                assert (await anext(lines))["type"] == "asked"

    asyncio.run(asyncio.wait_for(run(), TIMEOUT))


def test_a_move_counts_once_however_often_it_is_sent_and_never_on_an_old_position(
    shared_server: ServerProcess,
) -> None:
    async def run() -> None:
        async with player(shared_server.url, "Ann", connected=False) as ann, bot_of(ann, "gull") as bot:
            table = await bot.ask(
                "POST", "/api/tables", 201, json={"game": "cubirds", "places": ["me", "forager"], "start": True}
            )
            path = f"/api/bot/tables/{table['id']}"
            update = await until_asked(bot, table["id"], 0)
            move = update["view"]["moves"][0]
            sent = submission(update, move["text"], key="same")
            first = await bot.ask("POST", path + "/move", json=sent)
            assert first["answers"] == "same"
            assert first["since"] == update["version"] < first["version"]
            again = await bot.ask("POST", path + "/move", json=sent)
            mine = [told["event"] for told in again["events"] if told["event"]["type"] == "laid"]
            mine = [event for event in mine if event["seat"] == 0]
            assert len(mine) == 1
            stale = await bot.ask("POST", path + "/move", 409, json=dict(sent, key="other"))
            assert stale["code"] in {"stale", "turn"}
            update = await until_asked(bot, table["id"], 0)
            wrong = await bot.ask("POST", path + "/move", 409, json=submission(update, "lay dodo 1 left"))
            assert wrong["code"].startswith("CB") or wrong["code"] == "move"
            hint = await bot.ask("GET", path + "/hint?seat=0")
            assert {one["move"] for one in hint["moves"]} <= {one["id"] for one in update["view"]["moves"]}
            await bot.ask("DELETE", f"/api/tables/{table['id']}/seats/0")
            away = await bot.ask("POST", path + "/move", 409, json=submission(update, move["id"]))
            assert away["code"] in {"away", "over"}

    asyncio.run(run())


def test_a_bot_sees_no_table_and_no_seat_but_its_own(shared_server: ServerProcess) -> None:
    async def run() -> None:
        async with player(shared_server.url, "Ann", connected=False) as ann, bot_of(ann, "crane") as bot:
            private = await ann.open("cubirds", ["me", "me"], start=True)
            public = await ann.open("cubirds", ["me", "me"], start=True, public=True)
            for path in ("", "/stream", "/hint"):
                await bot.ask("GET", f"/api/bot/tables/{private['id']}{path}?seat=-1", 409 if path == "/hint" else 404)
                refused = await bot.ask("GET", f"/api/bot/tables/{public['id']}{path}?seat=0", 409)
                assert refused["code"] == "seat"
            watched = await bot.ask("GET", f"/api/bot/tables/{public['id']}")
            assert watched["seat"] == -1
            assert [place["hand"] for place in watched["view"]["players"]] == [None, None]
            invited = await ann.ask("GET", f"/api/tables/{private['id']}")
            invited_by = {"waterhole-invite": invited["invite"]}
            await bot.ask("GET", f"/api/bot/tables/{private['id']}", headers=invited_by)
            assert await bot.now() == []

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_a_bots_lines_hold_what_a_socket_gets_and_nothing_of_the_deal(shared_server: ServerProcess, game: str) -> None:
    async def run() -> None:
        name = f"bot-{game.replace('_', '-')}"
        async with player(shared_server.url, "Ann") as ann, bot_of(ann, name) as bot:
            places = ["me", f"bot:{name}", *["forager"] * max(0, GAMES[game].seats[0] - 2)]
            table = (await ann.open(game, places, start=True))["id"]
            events: list[Any] = []

            async def follow() -> None:
                async with bot.stream() as lines:
                    async for event in lines:
                        events.append(event)
                        if event["type"] == "invited":
                            await accept(bot, event)
                        elif event["type"] == "over":
                            return

            following = asyncio.create_task(follow())
            while (await ann.ask("GET", f"/api/tables/{table}"))["status"] == "open":
                await asyncio.sleep(0.02)
            await ann.ask("DELETE", f"/api/tables/{table}/seats/0")  # a forager plays on
            await bot.play(table, 1)
            await asyncio.wait_for(following, TIMEOUT)
            record = await ann.ask("GET", f"/api/tables/{table}/record")
            for line in bot.lines:
                assert record["chance"]["secret"] not in line
            assert {event["seat"] for event in events} == {1}
            over = events[-1]
            assert over["outcome"] in GAMES[game].outcomes
            assert len(over["ranks"]) == len(places)
            updates = [msgspec.json.decode(line) for line in bot.lines if '"type":"update"' in line]
            assert {update["seat"] for update in updates} == {1}
            asked = {update["version"] for update in updates if update["view"]["moves"]}
            assert {event["version"] for event in events if event["type"] == "asked"} & asked

    asyncio.run(run())


# -- the example --------------------------------------------------------------------------


@contextmanager
def example(url: str, token: str, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The bot of the guide as a process of its own."""
    source = folder / "bot.py"
    source.write_text(EXAMPLE, "utf-8")
    with (folder / "bot.log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-W", "error", source],
            env={**os.environ, "WATERHOLE_SERVER": url, "WATERHOLE_TOKEN": token, "PYTHONUNBUFFERED": "1"},
            stdout=log,
            stderr=log,
        )
        try:
            yield process
        finally:
            process.kill()
            process.wait()


def test_the_example_is_sixty_lines_of_plain_python() -> None:
    assert len([line for line in EXAMPLE.splitlines() if line.strip()]) <= 60
    assert set(re.findall(r"^import (\w+)", EXAMPLE, re.MULTILINE)) <= sys.stdlib_module_names


def test_the_example_bot_plays_a_whole_game_of_each_kind_against_ours(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with player(url, "Ann", connected=False) as ann:
            token = (await ann.ask("POST", "/api/bots", 201, json={"name": "marabu"}))["token"]
            with example(url, token, tmp_path) as process:
                for game in GAMES.values():
                    places = ["bot:marabu", *["forager"] * max(1, game.seats[0] - 1)]
                    table = (await ann.open(game.name, places, start=True))["id"]
                    status = "open"
                    for _ in range(6000):
                        assert process.poll() is None, (tmp_path / "bot.log").read_text("utf-8")
                        status = (await ann.ask("GET", f"/api/tables/{table}"))["status"]
                        if status == "finished":
                            break
                        await asyncio.sleep(0.05)
                    assert status == "finished"
                    record = await ann.ask("GET", f"/api/tables/{table}/record")
                    assert record["seats"][0] == "marabu"
                await ann.ask("DELETE", "/api/bots/marabu", 204)
                assert await asyncio.to_thread(process.wait, TIMEOUT) == 1

    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, "--unlimited") as server:
        asyncio.run(run(server.url))
    told = (tmp_path / "bot.log").read_text("utf-8")
    for game in GAMES:
        assert f"{game}: place" in told, told


def test_a_server_that_is_asked_to_stop_does_not_wait_for_streams(server: ServerProcess) -> None:
    async def run() -> None:
        async with (
            player(server.url, "Ann", connected=False) as ann,
            bot_of(ann, "swift") as bot,
            bot.stream() as events,
        ):
            stopped = asyncio.create_task(asyncio.to_thread(server.stop))
            assert [event async for event in events] == []
            async with asyncio.timeout(5):
                await stopped

    asyncio.run(run())


def test_a_table_is_told_in_words_only_to_those_who_ask_in_their_language(shared_server: ServerProcess) -> None:
    async def run() -> None:
        async with player(shared_server.url, "Ann", connected=False) as ann, bot_of(ann, "bittern") as bot:
            table = await bot.ask(
                "POST", "/api/tables", 201, json={"game": "cubirds", "places": ["me", "forager"], "start": True}
            )
            path = f"/api/bot/tables/{table['id']}"
            update = await until_asked(bot, table["id"], 0)
            await bot.ask("POST", path + "/move", json=submission(update, update["view"]["moves"][0]["text"]))
            await until_asked(bot, table["id"], 0)
            data = await bot.ask("GET", f"{path}?seat=0")
            assert all("text" not in told for told in data["events"])
            assert data["view"]["prompt"]["id"].startswith("prompt-")
            words = await bot.ask("GET", f"{path}?seat=0&text=it")
            assert any(told["text"].startswith("Hai deposto ") for told in words["events"])
            assert all(told["text"].endswith(".") for told in words["events"])
            assert isinstance(words["view"]["prompt"], str)
            assert all(isinstance(note, str) for note in words["view"]["notes"])
            await bot.ask("GET", f"{path}?seat=0&text=xx", 400)
            sent = submission(words, words["view"]["moves"][0]["text"])
            played = await bot.ask("POST", f"{path}/move?text=it", json=sent)
            assert all(told["text"].endswith(".") for told in played["events"])
            assert isinstance(played["view"]["prompt"], str)

    asyncio.run(asyncio.wait_for(run(), TIMEOUT))
