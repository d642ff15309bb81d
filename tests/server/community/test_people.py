"""Profiles, friends and manners over HTTP: what is shown to whom, and what a blocked person sends is dropped."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.community.house import House, Visitor, house
from tests.server.community.test_results import at_home
from waterhole.server import protocol
from waterhole.server.community.relations import HERE_FOR
from waterhole.server.ops.admin import Order, carry_out
from waterhole.server.storage.schema import results
from waterhole.server.tables.engine.live_table import LiveTable, Viewer


def test_a_finished_game_is_in_the_history_and_the_statistics_of_all_who_played(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        rows = await found.finished(ann, bob, bots=1)
        (game,) = (await ann.ask("GET", "/api/people/me/games"))["games"]
        assert [seat["place"] for seat in game["seats"]] == sorted(row.place for row in rows)
        assert {(seat["name"], seat["level"]) for seat in game["seats"]} == {("Ann", ""), ("Bob", ""), ("", "random")}
        (counted,) = (await ann.ask("GET", "/api/people/me"))["statistics"]
        assert (counted["game"], counted["games"], counted["sizes"][0]["players"]) == ("cubirds", 1, 3)
        assert counted["mean_place"] == rows[0].place
        assert [point["rating"] for point in counted["course"]] == [round(rows[0].mean)]
        told = await ann.ask("GET", f"/api/tables/{game['table']}/result")
        assert told["result"]["seats"] == game["seats"]

    at_home(sqlite_database, work)


def first_birds(live: LiveTable) -> list[str]:
    """What each seat laid first, by the moves as they are written: '1 lay robin 2 left'."""
    laid = [line.split() for line in live.table.playing.record().moves]
    return [next(words[2] for words in laid if words[:2] == [str(seat), "lay"]) for seat in (1, 2)]


def test_favourite_openings_and_endings_are_counted_with_their_wins_the_most_frequent_first(
    sqlite_database: str,
) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        opened: dict[str, list[bool]] = {}
        ended: dict[str, list[bool]] = {}
        for seed in range(6):
            live = await found.begin(ann, bob)
            await found.play(live, seed)
            row = (await found.counted(live))[0]
            opened.setdefault(first_birds(live)[0], []).append(row.place == 1)
            ended.setdefault(live.table.playing.record().outcome, []).append(row.place == 1)
        (counted,) = (await ann.ask("GET", "/api/people/me"))["statistics"]
        openings, endings = counted["favourites"]
        assert (openings["name"], endings["name"]) == ("first-bird", "outcome")
        for told, truth in ((openings["values"], opened), (endings["values"], ended)):
            assert len(told) == min(3, len(truth))
            games = [value["games"] for value in told]
            assert games == sorted(map(len, truth.values()), reverse=True)[:3]
            for value in told:
                assert (value["games"], value["wins"]) == (len(truth[value["word"]]), sum(truth[value["word"]]))
        assert (counted["games"], counted["sizes"]) == (6, [{"players": 2, "games": 6, "wins": counted["wins"]}])
        await ann.ask("PATCH", "/api/people/me", json={"statistics": False})
        assert (await bob.ask("GET", f"/api/people/{ann.id}"))["statistics"] == []

    at_home(sqlite_database, work)


def test_results_from_before_openings_were_kept_are_counted_without_them(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        await found.finished(ann, bob)
        await found.server.storage.write(
            lambda connection: connection.execute(sa.update(results).values(opening="", ending=""))
        )
        (counted,) = (await ann.ask("GET", "/api/people/me"))["statistics"]
        assert (counted["games"], counted["favourites"]) == (1, [])

    at_home(sqlite_database, work)


def test_the_history_comes_in_pages_and_by_game(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        for _ in range(3):
            await found.finished(ann, bob)
        first = await ann.ask("GET", "/api/people/me/games?count=2")
        assert len(first["games"]) == 2
        rest = await ann.ask("GET", f"/api/people/me/games?count=2&before={first['before']}")
        assert (len(rest["games"]), rest["before"]) == (1, None)
        assert len({game["table"] for game in first["games"] + rest["games"]}) == 3
        assert (await ann.ask("GET", "/api/people/me/games?game=wildlife"))["games"] == []
        await ann.ask("GET", "/api/people/me/games?count=51", 400)

    at_home(sqlite_database, work)


def test_what_others_see_is_the_owners_choice(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob, cat = [await found.visitor(name) for name in ("Ann", "Bob", "Cat")]
        await found.finished(ann, bob)
        await cat.ask("GET", f"/api/people/{ann.id}/games", 409)
        assert (await cat.ask("GET", f"/api/people/{ann.id}"))["statistics"] != []
        await ann.ask("PATCH", "/api/people/me", json={"history": True, "statistics": False, "picture": "owl"})
        seen = await cat.ask("GET", f"/api/people/{ann.id}")
        assert (seen["statistics"], seen["person"]["picture"], seen["mine"]) == ([], "owl", False)
        (game,) = (await cat.ask("GET", f"/api/people/{ann.id}/games"))["games"]
        assert {seat["name"] for seat in game["seats"]} == {"Ann", ""}  # Bob's history is hidden from strangers
        (same,) = (await bob.ask("GET", f"/api/people/{ann.id}/games"))["games"]
        assert {seat["name"] for seat in same["seats"]} == {"Ann", "Bob"}
        await ann.ask("PATCH", "/api/people/me", 400, json={"picture": "dragon"})
        await cat.ask("GET", "/api/people/0123456789abcdef", 404)

    at_home(sqlite_database, work)


def test_the_leaderboard_has_who_played_enough_and_our_bots(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        for _ in range(9):
            await found.finished(ann, bob, bots=3)
        top = await ann.ask("GET", "/api/ratings/cubirds")
        assert {line["name"] for line in top["lines"] if not line["level"]} == set()
        assert top["me"]["games"] == 9
        for _ in range(6):
            await found.finished(ann, bob, bots=3)
        top = await ann.ask("GET", "/api/ratings/cubirds")
        shown = {line["name"] for line in top["lines"] if not line["level"]}
        assert shown == {"Ann", "Bob"}
        assert [line["rating"] for line in top["lines"] if line["level"]] == sorted(
            (line["rating"] for line in top["lines"] if line["level"]), reverse=True
        )
        await bob.ask("PATCH", "/api/people/me", json={"statistics": False})
        hidden = await ann.ask("GET", "/api/ratings/cubirds")
        assert {line["name"] for line in hidden["lines"] if not line["level"]} == {"Ann"}
        await ann.ask("GET", "/api/ratings/chess", 404)

    at_home(sqlite_database, work)


def test_export_and_deletion_cover_all_that_is_kept(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        await found.finished(ann, bob)
        await ann.ask("PUT", f"/api/people/{bob.id}/follow", 204)
        await ann.ask("PUT", f"/api/people/{bob.id}/mute", 204)
        await ann.ask("POST", f"/api/people/{bob.id}/report", 204, json={"words": "rude"})
        await ann.ask("PATCH", "/api/people/me", json={"picture": "wolf"})
        people = (await ann.ask("GET", "/api/me/export"))["people"]
        assert people["picture"] == "wolf"
        assert len(people["games"]) == len(people["ratings"]) == len(people["reports"]) == 1
        assert {relation["kind"] for relation in people["relations"]} == {"follow", "mute"}
        await ann.ask("DELETE", "/api/me", 204)
        await bob.ask("GET", f"/api/people/{ann.id}", 404)
        (game,) = (await bob.ask("GET", "/api/people/me/games"))["games"]
        assert {(seat["id"], seat["name"]) for seat in game["seats"]} == {(bob.id, "Bob"), ("", "")}
        assert await carry_out(found.server, Order("reports")) == ["no reports"]

    at_home(sqlite_database, work)


def watcher(who: Visitor) -> tuple[Viewer, list[str]]:
    """A viewer, and the lines of chat that reach it."""
    heard: list[str] = []

    def send(frame: bytes) -> None:
        message: dict[str, Any] = msgspec.json.decode(frame)
        if message["type"] == "chat":
            heard.extend(line["text"] for line in message["lines"])

    return Viewer(who.id, send), heard


def test_words_of_a_blocked_or_muted_person_reach_everybody_but_the_one_who_did_it(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob, cat = [await found.visitor(name) for name in ("Ann", "Bob", "Cat")]
        live = await found.begin(ann, bob, cat)
        table, server = live.table.id, found.server
        viewers = {one.name: watcher(one) for one in (ann, bob, cat)}
        for seat, one in enumerate((ann, bob, cat)):
            live.show(viewers[one.name][0], seat, 0)

        async def say(who: Visitor, text: str) -> None:
            said = protocol.Say(table=table, text=text, key=text)
            await server.chat.say(viewers[who.name][0], said)

        await say(bob, "hello")
        await ann.ask("PUT", f"/api/people/{bob.id}/mute", 204)
        await cat.ask("PUT", f"/api/people/{bob.id}/block", 204)
        await say(bob, "nasty")
        assert [viewers[name][1] for name in ("Ann", "Bob", "Cat")] == [["hello"], ["hello", "nasty"], ["hello"]]
        again, heard = watcher(ann)
        await server.chat.send_all(again, table)
        assert heard == []
        await ann.ask("DELETE", f"/api/people/{bob.id}/mute", 204)
        await say(bob, "sorry")
        assert viewers["Ann"][1] == ["hello", "sorry"]

    at_home(sqlite_database, work)


def test_a_blocked_person_cannot_follow_nor_sit_at_ones_table_and_is_not_told_of_it(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        await bob.ask("PUT", f"/api/people/{ann.id}/follow", 204)
        await ann.ask("PUT", f"/api/people/{bob.id}/block", 204)
        assert (await bob.ask("GET", "/api/friends"))["follows"] == []
        await bob.ask("PUT", f"/api/people/{ann.id}/follow", 204)
        assert (await bob.ask("GET", "/api/friends"))["follows"] == []
        table = await ann.ask(
            "POST", "/api/tables", 201, json={"game": "cubirds", "places": ["me", "open"], "public": True}
        )
        refused = await bob.ask("PUT", f"/api/tables/{table['id']}/seats/1", 409, json={})
        assert refused["why"]["id"] == "refused-not-welcome"
        await ann.ask("DELETE", f"/api/people/{bob.id}/block", 204)
        await bob.ask("PUT", f"/api/tables/{table['id']}/seats/1", json={})

    at_home(sqlite_database, work)


def test_a_rematch_asked_for_by_a_blocked_person_seats_nobody_who_blocks(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob, cat = [await found.visitor(name) for name in ("Ann", "Bob", "Cat")]
        (row, *_) = await found.finished(ann, bob, cat, public=True)
        await ann.ask("PUT", f"/api/people/{bob.id}/block", 204)
        table = await bob.ask("POST", f"/api/tables/{row.table_id}/rematch")
        assert [seat["name"] for seat in table["seats"]] == ["", "Bob", "Cat"]

    at_home(sqlite_database, work)


def test_following_is_limited_and_nobody_follows_herself(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        await ann.ask("PUT", f"/api/people/{ann.id}/follow", 409)
        await ann.ask("PUT", f"/api/people/{'0' * 16}/follow", 404)
        await ann.ask("PUT", f"/api/people/{bob.id}/adore", 404)
        answers = [(await ann.client.put(f"/api/people/{bob.id}/follow")).status_code for _ in range(40)]
        assert set(answers) == {204, 429}

    at_home(sqlite_database, work)


def test_presence_is_seen_by_followers_of_who_lets_it_be_seen(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        await ann.ask("PUT", f"/api/people/{bob.id}/follow", 204)

        async def presence() -> str:
            (friend,) = (await ann.ask("GET", "/api/friends"))["follows"]
            return str(friend["presence"])

        class Here:
            watched: set[str] = set()

        found.server.connections[bob.id] = {Here()}  # type: ignore[arg-type]
        assert await presence() == ""
        await bob.ask("PATCH", "/api/people/me", json={"presence": True})
        assert await presence() == "here"
        Here.watched = {"table"}
        assert await presence() == "table"
        del found.server.connections[bob.id]
        assert await presence() == ""

    at_home(sqlite_database, work)


def test_who_is_here_by_another_node_is_seen_until_that_node_is_silent(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(found: House) -> None:
        async with house(postgres_database, port=8766) as other:
            ann, bob = await found.visitor("Ann"), await other.visitor("Bob")
            await ann.ask("PUT", f"/api/people/{bob.id}/follow", 204)
            await bob.ask("PATCH", "/api/people/me", json={"presence": True})

            async def presence() -> str:
                (friend,) = (await ann.ask("GET", "/api/friends"))["follows"]
                return str(friend["presence"])

            class Here:
                watched: set[str] = set()

            other.server.connections[bob.id] = {Here()}  # type: ignore[arg-type]
            assert await presence() == ""  # the other node has not said so yet
            await other.server.relations.note_presence()
            assert await presence() == "here"
            Here.watched = {"table"}
            await other.server.relations.note_presence()
            assert await presence() == "table"
            del other.server.connections[bob.id]
            await other.server.relations.note_presence()
            now = time.time()
            monkeypatch.setattr(time, "time", lambda: now + HERE_FOR + 1)
            assert await presence() == ""

    at_home(postgres_database, work)


def test_a_report_keeps_the_words_of_the_table_and_the_host_answers_and_is_written_down(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        live = await found.begin(ann, bob)
        viewer, _ = watcher(bob)
        await found.server.chat.say(viewer, protocol.Say(table=live.table.id, text="you fool", key="k"))
        sent = {"words": "He insults me", "table": live.table.id}
        await ann.ask("POST", f"/api/people/{bob.id}/report", 204, json=sent)
        told = "\n".join(await carry_out(found.server, Order("reports")))
        assert "He insults me" in told
        assert "Bob: you fool" in told
        await carry_out(found.server, Order("answer", {"report": "1", "words": "Bob is warned"}, "root"))
        assert await carry_out(found.server, Order("reports")) == ["no reports"]
        (report,) = (await ann.ask("GET", "/api/reports"))["reports"]
        assert report["answer"] == "Bob is warned"
        (act,) = await carry_out(found.server, Order("acts"))
        assert "root  answer  report: 1, words: Bob is warned" in act
        stranger = await found.visitor("Cat")
        await stranger.ask("POST", f"/api/people/{bob.id}/report", 404, json=sent)  # no table of hers
        again = [await ann.client.post(f"/api/people/{bob.id}/report", json={"words": "again"}) for _ in range(8)]
        assert again[-1].status_code == 429

    at_home(sqlite_database, work)
