"""A table over the wire: seats, moves, versions, undo, clocks, and what follows a game."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from tests.server.client import Player, ServerProcess, player
from waterhole.games import GAMES
from waterhole.kernel.match import parse_record, replay

Work = Callable[..., Awaitable[None]]


def with_players(url: str, names: list[str], work: Work) -> None:
    """Run something with so many connected players."""

    async def nested(found: list[Player], rest: list[str]) -> None:
        if not rest:
            await work(*found)
            return
        async with player(url, rest[0]) as one:
            await nested([*found, one], rest[1:])

    asyncio.run(nested([], names))


async def people_table(ann: Player, bob: Player, game: str = "cubirds", **wanted: Any) -> str:
    table = await ann.open(game, ["me", "open"], public=True, **wanted)
    await bob.ask("PUT", f"/api/tables/{table['id']}/seats/1", json={})
    await ann.ask("POST", f"/api/tables/{table['id']}/start")
    return str(table["id"])


async def asked(table: str, players: list[Player]) -> tuple[int, dict[str, Any]]:
    for _ in range(100):
        for seat, one in enumerate(players):
            update = await one.watch(table, seat)
            if update["view"]["moves"]:
                return seat, update
        await asyncio.sleep(0.05)
    raise AssertionError("nobody is asked")


async def fought(who: Player, game: str) -> str:
    """The level of bots that somebody last played against."""
    levels = (await who.ask("GET", "/api/home"))["levels"]
    return str(next(one["against"] for one in levels if one["game"] == game))


async def play_to_the_end(ann: Player, table: str) -> dict[str, Any]:
    """Play seat 0 against bots by the first legal move."""
    update = await ann.watch(table, 0)
    while not update["view"]["outcome"]:
        if update["view"]["moves"]:
            update = await ann.play(update, update["view"]["moves"][0]["id"])
            assert update["type"] == "update", update
        else:
            update = await ann.until("update")
    return update


@pytest.mark.parametrize("game", GAMES)
def test_play_now_is_one_request_and_the_game_goes_to_its_end(shared_server: ServerProcess, game: str) -> None:
    async def work(ann: Player) -> None:
        places = ["me", *["forager"] * max(1, GAMES[game].seats[0] - 1)]
        table = await ann.open(game, places, start=True)
        assert table["status"] == "running"
        end = await play_to_the_end(ann, table["id"])
        assert end["view"]["outcome"] in GAMES[game].outcomes
        info = await ann.ask("GET", f"/api/tables/{table['id']}")
        assert info["status"] == "finished"
        raw = (await ann.http.get(f"/api/tables/{table['id']}/record")).content
        match = replay(parse_record(raw, "the record"), GAMES)
        assert match.over
        record = msgspec.json.decode(raw)
        assert hashlib.sha256(record["chance"]["secret"].encode()).hexdigest() == table["commitment"]

    with_players(shared_server.url, ["Ann"], work)


def test_the_list_of_ones_tables_says_when_something_last_happened_at_each(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        table = await people_table(ann, bob)
        (begun,) = (await ann.ask("GET", "/api/home"))["tables"]
        seat, update = await asked(table, [ann, bob])
        await [ann, bob][seat].play(update, update["view"]["moves"][0]["id"])
        for one in (ann, bob):
            (played,) = (await one.ask("GET", "/api/home"))["tables"]
            assert played["updated"] > begun["updated"]

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_the_seat_sees_its_own_hand_and_the_spectator_none(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player, eve: Player) -> None:
        table = await people_table(ann, bob)
        mine = (await ann.watch(table, 0))["view"]["players"]
        watched = (await eve.watch(table))["view"]["players"]
        assert mine[0]["hand"] is not None
        assert mine[1]["hand"] is None
        assert [place["hand"] for place in watched] == [None, None]

    with_players(shared_server.url, ["Ann", "Bob", "Eve"], work)


def test_nobody_watches_or_plays_from_anothers_seat(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        table = await people_table(ann, bob)
        assert (await bob.watch(table, 0))["rule"] == "seat"
        seat, update = await asked(table, [ann, bob])
        thief = [bob, ann][seat]
        assert (await thief.play(update, update["view"]["moves"][0]["id"]))["rule"] == "seat"
        assert (await thief.ask("PUT", f"/api/tables/{table}/seats/{seat}", 409, json={}))["code"] == "started"

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_a_repeated_submission_is_answered_with_the_first_result_and_done_once(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        table = await people_table(ann, bob)
        seat, update = await asked(table, [ann, bob])
        mover = [ann, bob][seat]
        move = update["view"]["moves"][0]["id"]
        first = await mover.play(update, move, key="same")
        again = await mover.play(update, move, key="same")
        other = await mover.play(update, update["view"]["moves"][-1]["id"], key="same")
        assert again == other == {"type": "accepted", "table": table, "key": "same", "version": first["version"]}

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_a_decision_on_an_old_position_is_refused_as_stale(shared_server: ServerProcess) -> None:
    async def work(ann: Player) -> None:
        table = (await ann.open("cubirds", ["me", "random"], start=True))["id"]
        update = await ann.watch(table, 0)
        while not update["view"]["moves"]:
            update = await ann.until("update")
        old = update
        after = await ann.play(old, old["view"]["moves"][0]["id"])
        while not after["view"]["moves"]:
            after = await ann.until("update")
        refused = await ann.play(old, after["view"]["moves"][0]["id"])
        assert refused["rule"] == "stale"
        ahead = dict(after, version=after["version"] + 5)
        assert (await ann.play(ahead, after["view"]["moves"][0]["id"]))["rule"] == "stale"

    with_players(shared_server.url, ["Ann"], work)


def test_an_illegal_move_is_refused_with_its_ruling(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        table = await people_table(ann, bob)
        seat, update = await asked(table, [ann, bob])
        mover = [ann, bob][seat]
        legal = {move["id"] for move in update["view"]["moves"]}
        illegal = next(move.id for move in GAMES["cubirds"].moves.moves if move.id not in legal)
        refused = await mover.play(update, illegal)
        assert refused["rule"].startswith("CB-")
        assert (await mover.play(update, "fly away"))["rule"] == "move"
        assert (await mover.play(update, 9999))["rule"] == "move"
        idle = [bob, ann][seat]
        own = await idle.watch(table, 1 - seat)
        assert (await idle.play(own, illegal))["rule"] in {"turn", "stale"}

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_who_missed_something_gets_exactly_the_rest(shared_server: ServerProcess) -> None:
    async def work(ann: Player) -> None:
        table = (await ann.open("cubirds", ["me", "forager", "forager"], start=True))["id"]
        update = await ann.watch(table, 0)
        told: list[Any] = list(update["events"])
        versions = [(update["version"], len(told))]
        for _ in range(6):  # no game of CuBirds is over so soon
            while not update["view"]["moves"]:
                update = await ann.until("update")
                told += update["events"]
                versions.append((update["version"], len(told)))
            update = await ann.play(update, update["view"]["moves"][0]["id"])
            told += update["events"]
            versions.append((update["version"], len(told)))
        while not update["view"]["moves"]:
            update = await ann.until("update")
            told += update["events"]
        for version, known in versions:
            rest = await ann.watch(table, 0, since=version)
            assert rest["since"] == version
            assert rest["events"] == told[known:]
            assert rest["view"] == update["view"]
        assert (await ann.watch(table, 0))["events"] == told

    with_players(shared_server.url, ["Ann"], work)


def test_alone_against_bots_undo_goes_back_to_ones_own_last_decision(shared_server: ServerProcess) -> None:
    async def work(ann: Player) -> None:
        table = (await ann.open("cubirds", ["me", "forager"], start=True))["id"]
        update = await ann.watch(table, 0)
        while not update["view"]["moves"]:
            update = await ann.until("update")
        before = update["view"]
        update = await ann.play(update, before["moves"][0]["id"])
        while not update["view"]["moves"]:
            update = await ann.until("update")
        await ann.send(type="undo", table=table, seat=0, version=update["version"], key="u")
        after = await ann.until("update", answers="u")
        assert after["view"] == before
        assert after["events"][-1]["event"]["type"] == "undone"
        assert after["version"] > update["version"]

    with_players(shared_server.url, ["Ann"], work)


def test_among_people_undo_ends_at_anothers_move(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        table = await people_table(ann, bob)
        players = [ann, bob]
        first, update = await asked(table, players)
        await players[first].play(update, update["view"]["moves"][0]["id"])
        seat, update = await asked(table, players)
        while seat == first:
            await players[seat].play(update, update["view"]["moves"][-1]["id"])
            seat, update = await asked(table, players)
        await players[seat].play(update, update["view"]["moves"][0]["id"])
        await players[first].send(type="undo", table=table, seat=first, version=1, key="u")
        refused = await players[first].until("refused", key="u")
        assert refused["rule"] == "undo"
        assert refused["why"] == {"id": "refused-undo-moved"}

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_a_private_table_needs_its_invitation(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        table = await ann.open("cubirds", ["me", "open"])
        path = f"/api/tables/{table['id']}"
        await bob.ask("GET", path, 404)
        await bob.ask("PUT", f"{path}/seats/1", 404, json={"invite": "0" * 32})
        assert (await bob.watch(table["id"]))["code"] == "not_found"
        seen = await bob.ask("GET", path, headers={"waterhole-invite": table["invite"]})
        assert seen["invite"] is None
        joined = await bob.ask("PUT", f"{path}/seats/1", json={"invite": table["invite"]})
        assert joined["invite"] == table["invite"]
        assert not any(line["id"] == table["id"] for line in (await bob.ask("GET", "/api/tables"))["tables"])

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_the_host_sets_the_table_up_and_others_do_not(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        table = await ann.open("cubirds", ["me", "open"], public=True)
        path = f"/api/tables/{table['id']}"
        assert (await bob.ask("PATCH", path, 409, json={"seats": 4}))["code"] == "host"
        changed = await ann.ask("PATCH", path, json={"seats": 3, "clock": {"move": 60}})
        assert len(changed["seats"]) == 3
        assert changed["clock"] == {"move": 60, "total": 0}
        await ann.ask("PATCH", path, 422, json={"seats": 8})
        await ann.ask("POST", f"{path}/start", 409)
        await ann.ask("PUT", f"{path}/seats/2/bot", json={"level": "forager"})
        await ann.ask("PUT", f"{path}/seats/2/bot", 422, json={"level": "unicorn"})
        await bob.ask("PUT", f"{path}/seats/1", json={})
        assert (await bob.ask("POST", f"{path}/start", 409))["code"] == "host"
        await bob.ask("DELETE", f"{path}/seats/1")
        await bob.ask("PUT", f"{path}/seats/1", json={})
        assert (await ann.ask("POST", f"{path}/start"))["status"] == "running"
        assert (await ann.ask("PATCH", path, 409, json={"seats": 2}))["code"] == "started"

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_bots_at_a_table_may_have_a_temperament_of_its_game_and_no_other_setting(shared_server: ServerProcess) -> None:
    async def work(ann: Player) -> None:
        [game] = [one for one in (await ann.ask("GET", "/api/games"))["games"] if one["name"] == "cubirds"]
        assert game["temperaments"] == ["careful", "builder"]
        for level in (
            "hunter:temper=bold",
            "cub:temper=careful:cpu=9",
            "hunter:seconds=9",
            "random:temper=bold",
        ):
            wanted = {"game": "cubirds", "places": ["me", level], "start": True}
            refused = await ann.ask("POST", "/api/tables", 422, json=wanted)
            assert "there are: careful, builder" in refused["text"] or "the bots are" in refused["text"]
        table = await ann.open("cubirds", ["me", "forager:temper=careful"], start=True)
        assert table["seats"][1]["level"] == "forager:temper=careful"
        await play_to_the_end(ann, table["id"])
        path = f"/api/tables/{table['id']}"
        assert (await ann.ask("GET", f"{path}/record"))["seats"] == ["Ann", "Careful forager 2"]
        while not (against := await fought(ann, "cubirds")):  # results are written down after the game
            await asyncio.sleep(0.05)
        assert against == "forager"  # it is as strong as its level
        again = await ann.ask("POST", f"{path}/rematch", params={"level": "cub"})
        assert again["seats"][1]["level"] == "cub:temper=careful"

    with_players(shared_server.url, ["Ann"], work)


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        table = await people_table(ann, bob)
        await ann.watch(table, 0)
        left = await bob.ask("DELETE", f"/api/tables/{table}/seats/1")
        assert left["seats"][1]["standing_in"]
        update = await ann.until("update")
        assert update["events"][0]["event"] == {"type": "stood_in", "seat": 1, "level": "forager"}
        for _ in range(3):
            update = await ann.watch(table, 0)
            while not update["view"]["moves"]:
                update = await ann.until("update")
            await ann.play(update, update["view"]["moves"][0]["id"])
        back = await bob.ask("PUT", f"/api/tables/{table}/seats/1", json={})
        assert not back["seats"][1]["standing_in"]
        seat, update = await asked(table, [ann, bob])
        assert (await [ann, bob][seat].play(update, update["view"]["moves"][0]["id"]))["type"] == "update"

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_when_the_clock_runs_out_a_bot_plays_on(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        table = await people_table(ann, bob, clock={"move": 1}, stand_in="random")
        update = await ann.watch(table, 0)
        assert [clock["running"] for clock in update["clocks"]].count(True) == 1
        assert all(clock["left"] <= 1 for clock in update["clocks"])
        events: list[str] = []
        while events.count("stood_in") < 2 and not update["view"]["outcome"]:
            update = await ann.until("update")
            events += [told["event"]["type"] for told in update["events"]]
        info = await ann.ask("GET", f"/api/tables/{table}")
        assert all(seat["standing_in"] and seat["level"] == "random" for seat in info["seats"])

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_a_hint_is_a_legal_move_of_the_one_who_asks(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        table = await people_table(ann, bob, hints=True)
        seat, update = await asked(table, [ann, bob])
        other = [bob, ann][seat]
        await other.watch(table, 1 - seat)
        await [ann, bob][seat].send(type="hint", table=table, seat=seat, key="h")
        hint = await [ann, bob][seat].until("hint", "refused", key="h")
        shown = (await other.until("update"))["events"]
        assert [(told["event"]["type"], told["event"]["seat"]) for told in shown] == [("hinted", seat)]
        legal = {move["id"] for move in update["view"]["moves"]}
        assert 1 <= len(hint["moves"]) <= 3
        assert {move["move"] for move in hint["moves"]} <= legal
        await [bob, ann][seat].send(type="hint", table=table, seat=1 - seat, key="i")
        assert (await [bob, ann][seat].until("refused", key="i"))["rule"] == "turn"

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_among_people_there_are_hints_and_undo_only_where_the_table_allows_them(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        players = [ann, bob]
        table = await people_table(ann, bob, undo=False)
        info = await ann.ask("GET", f"/api/tables/{table}")
        assert (info["hints"], info["undo"]) == (False, False)
        seat, update = await asked(table, players)
        await players[seat].send(type="hint", table=table, seat=seat, key="h")
        assert (await players[seat].until("hint", "refused", key="h"))["rule"] == "help"
        update = await players[seat].play(update, update["view"]["moves"][0]["id"])
        await players[seat].send(type="undo", table=table, seat=seat, version=update["version"], key="u")
        assert (await players[seat].until("update", "refused", key="u"))["rule"] == "undo"

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_chat_reaches_all_at_the_table_once(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        table = await people_table(ann, bob)
        await bob.watch(table, 1)
        for _ in range(2):
            await ann.send(type="chat", table=table, text="good luck", key="c")
        line = (await bob.until("chat"))["lines"][0]
        assert (line["name"], line["text"], line["mine"]) == ("Ann", "good luck", False)
        await ann.send(type="ping", key="p")
        await ann.until("pong")
        await ann.send(type="watch", table=table, seat=0)
        assert len((await ann.until("chat"))["lines"]) == 1

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_the_lobby_shows_public_tables_as_they_change(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        await bob.send(type="lobby")
        await bob.until("lobby")
        table = await ann.open("cubirds", ["me", "open"], public=True)
        listed = {line["id"]: line for line in (await bob.until("lobby"))["tables"]}
        assert listed[table["id"]]["seats"] == ["Ann", ""]
        mine = await ann.ask("GET", "/api/tables", params={"mine": "true"})
        assert [line["id"] for line in mine["tables"]] == [table["id"]]

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_a_finished_table_can_be_replayed_reviewed_rematched_and_carried_elsewhere(
    shared_server: ServerProcess,
) -> None:
    async def work(ann: Player, bob: Player) -> None:
        table = (await ann.open("cubirds", ["me", "forager"], start=True))["id"]
        path = f"/api/tables/{table}"
        for part in ("record", "replay", "review"):
            assert (await ann.ask("GET", f"{path}/{part}", 409))["code"] == "running"
        assert (await ann.ask("POST", f"{path}/rematch", 409))["code"] == "running"
        end = await play_to_the_end(ann, table)
        whole = await ann.ask("GET", f"{path}/replay", params={"seat": 1})
        assert whole["steps"][-1]["view"]["outcome"] == end["view"]["outcome"]
        assert whole["opening"]["players"][1]["hand"] is not None
        assert whole["opening"]["players"][0]["hand"] is None
        every = await ann.ask("GET", f"{path}/replay", params={"seat": 1, "open": "true"})
        assert all(place["hand"] is not None for step in every["steps"] for place in step["view"]["players"])
        part = await ann.ask("GET", f"{path}/replay", params={"seat": 1, "first": 3, "count": 2})
        assert part["steps"] == whole["steps"][3:5]
        review = await ann.ask("GET", f"{path}/review")
        for _ in range(600):
            if review["done"]:
                break
            await asyncio.sleep(0.1)
            review = await ann.ask("GET", f"{path}/review")
        assert [point["made"]["text"] for point in review["points"]] == [step["move"] for step in whole["steps"]]
        assert all(abs(sum(point["chances"]) - 1) < 0.02 for point in review["points"])
        assert [len(one["summary"]) for one in review["seats"]] == [3, 3]
        assert abs(sum(one["skill"] + one["luck"] for one in review["seats"])) < 0.02  # what one has, the other lacks
        following = await ann.ask("POST", f"{path}/rematch")
        assert following["status"] == "running"
        assert (await ann.ask("POST", f"{path}/rematch"))["id"] == following["id"]
        record = await ann.ask("GET", f"{path}/record")
        carried = (await bob.ask("POST", "/api/records", 201, json=record))["table"]
        assert (await bob.ask("GET", f"/api/tables/{carried}/record")) == record
        forged = dict(record, chance=record["chance"] | {"secret": "0" * 64})
        assert "shuffle" in (await bob.ask("POST", "/api/records", 422, json=forged))["text"]

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_one_screen_serves_several_seats_of_one_person(shared_server: ServerProcess) -> None:
    async def work(ann: Player) -> None:
        table = (await ann.open("cubirds", ["me", "me"], start=True))["id"]
        for _ in range(6):
            _, update = await asked(table, [ann, ann])
            assert (await ann.play(update, update["view"]["moves"][0]["id"]))["type"] == "update"

    with_players(shared_server.url, ["Ann"], work)


def test_one_socket_follows_several_of_its_seats_each_through_its_own_eyes(shared_server: ServerProcess) -> None:
    async def work(ann: Player) -> None:
        table = (await ann.open("wild_cards", ["me", "me", "forager"], start=True))["id"]
        latest = {seat: await ann.watch(table, seat) for seat in (0, 1)}

        async def somebody_asked() -> dict[str, Any]:
            while True:
                for frame in ann.frames:
                    if frame["type"] == "update":
                        assert frame["view"]["seat"] == frame["seat"]
                        latest[frame["seat"]] = frame
                for update in latest.values():
                    if update["view"]["moves"]:
                        return update
                await ann.until("update")

        moved: set[int] = set()
        while moved != {0, 1}:
            update = await somebody_asked()
            moved.add(update["seat"])
            answer = await ann.play(update, update["view"]["moves"][0]["id"])
            assert (answer["type"], answer["seat"]) == ("update", update["seat"])
        for seat, update in latest.items():
            assert update["view"]["players"][seat]["hand"] is not None
            assert update["view"]["players"][1 - seat]["hand"] is None
        update = await somebody_asked()
        other = 1 - update["seat"]
        await ann.send(type="unwatch", table=table, seat=update["seat"])
        await ann.send(type="ping", key="quiet")
        await ann.until("pong", key="quiet")
        before = len(ann.frames)
        answer = await ann.play(update, update["view"]["moves"][0]["id"])
        assert answer["type"] == "accepted"
        assert (await ann.watch(table, other))["seat"] == other
        assert {frame["seat"] for frame in ann.frames[before:] if frame["type"] == "update"} == {other}

    with_players(shared_server.url, ["Ann"], work)


def test_who_has_left_a_seat_no_longer_sees_through_its_eyes(shared_server: ServerProcess) -> None:
    async def work(ann: Player, eve: Player, bob: Player) -> None:
        table = (await ann.open("cubirds", ["me", "open"], public=True))["id"]
        await eve.ask("PUT", f"/api/tables/{table}/seats/1", json={})
        await eve.watch_quietly(table, 1)
        await eve.ask("DELETE", f"/api/tables/{table}/seats/1")
        await bob.ask("PUT", f"/api/tables/{table}/seats/1", json={})
        await ann.ask("POST", f"/api/tables/{table}/start")
        seat, update = await asked(table, [ann, bob])
        await [ann, bob][seat].play(update, update["view"]["moves"][0]["id"])
        await eve.send(type="ping", key="end")
        await eve.until("pong")
        assert not [frame for frame in eve.frames if frame["type"] == "update"]

    with_players(shared_server.url, ["Ann", "Eve", "Bob"], work)


def test_bots_among_themselves_wait_until_somebody_watches(shared_server: ServerProcess) -> None:
    async def run() -> None:
        async with player(shared_server.url) as ann:
            alone = (await ann.open("cubirds", ["random", "random"], start=True))["id"]
            other = (await ann.open("cubirds", ["me", "random"], start=True))["id"]
            update = await ann.watch(other, 0)
            while not any(told["event"]["seat"] == 1 for told in update["events"]):  # bots do move here
                if update["view"]["moves"]:
                    await ann.play(update, update["view"]["moves"][0]["id"])
                    update = ann.frames[-1]
                else:
                    update = await ann.until("update", table=other)
            await ann.send(type="unwatch", table=other)
            assert (await ann.watch(alone))["version"] == 0
            assert (await ann.until("update", table=alone))["version"] > 0

    asyncio.run(run())
