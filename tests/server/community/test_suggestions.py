"""The level of bots that is suggested to somebody follows from the last games against bots."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.community.house import House, house
from waterhole.server import protocol
from waterhole.server.community.suggestions import Fought, suggest
from waterhole.server.storage.schema import results


def fought(level: str, results: str, players: int = 2) -> list[Fought]:
    """Games against a level, the last one first: + won, - lost."""
    return [Fought(level, players, result == "+") for result in results]


def level_and_why(games: list[Fought]) -> tuple[str, str]:
    found = suggest("cubirds", games)
    return found.level, found.why


def test_who_has_not_played_begins_with_the_beginners_level() -> None:
    assert level_and_why([]) == ("cub", "first")


@pytest.mark.parametrize("results", ["+", "-", "++", "--"])
def test_one_or_two_games_change_nothing(results: str) -> None:
    assert level_and_why(fought("forager", results)) == ("forager", "same")


def test_who_wins_clearly_more_than_among_equals_is_led_to_the_next_level_and_told_of_how_many_games() -> None:
    found = suggest("cubirds", fought("forager", "++-++"))
    assert found == protocol.SuggestedLevel(
        game="cubirds", level="hunter", why="stronger", against="forager", wins=4, games=5
    )


def test_who_loses_nearly_always_is_led_to_the_level_below() -> None:
    assert level_and_why(fought("hunter", "---")) == ("forager", "weaker")
    assert level_and_why(fought("hunter", "--+--")) == ("forager", "weaker")


@pytest.mark.parametrize("results", ["+-+", "++-", "+-+-+", "--+-+", "+-+--++-+-"])
def test_who_wins_about_as_often_as_an_equal_stays(results: str) -> None:
    assert level_and_why(fought("hunter", results)) == ("hunter", "same")


def test_with_more_at_the_table_fewer_wins_are_many_and_more_defeats_are_needed() -> None:
    assert level_and_why(fought("cub", "+-+-+", players=4)) == ("forager", "stronger")
    assert level_and_why(fought("hunter", "-----", players=4)) == ("hunter", "same")
    assert level_and_why(fought("hunter", "------", players=4)) == ("forager", "weaker")


def test_only_games_since_the_level_was_changed_count() -> None:
    assert level_and_why(fought("hunter", "-") + fought("forager", "+++++")) == ("hunter", "same")
    assert level_and_why(fought("hunter", "-") + fought("forager", "+") + fought("hunter", "---")) == ("hunter", "same")


def test_what_is_long_ago_does_not_count() -> None:
    assert level_and_why(fought("forager", "+++-++++-+" + 50 * "-")) == ("hunter", "stronger")


def test_nothing_is_weaker_than_the_first_nor_stronger_than_the_last() -> None:
    assert level_and_why(fought("cub", "-----")) == ("cub", "same")
    assert level_and_why(fought("apex", "+++++")) == ("apex", "same")


def rows(table: str, person: str, at: float, *others: dict[str, Any], **changed: Any) -> list[dict[str, Any]]:
    """A result: one person, who has won, and the others."""
    shared = {"table_id": table, "game": "cubirds", "players": 1 + len(others), "pace": "live", "score": 0, "at": at}
    usual = {"identity": None, "level": None, "place": 2, "left_early": False, "unrated": "", **shared}
    seats = [{"identity": person, "place": 1}, *others]
    return [usual | one | {"seat": seat} | changed for seat, one in enumerate(seats)]


def test_games_alone_against_bots_of_one_level_are_what_counts_and_the_lobby_is_told(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        cub = {"level": "cub"}
        written = [
            *rows("a1", ann.id, 1.0, cub, cub),
            *rows("a2", ann.id, 2.0, cub),
            *rows("a3", ann.id, 3.0, cub, unrated="help"),
            *rows("b1", ann.id, 4.0, cub, {"identity": bob.id}),  # with somebody else
            *rows("b2", ann.id, 5.0, cub, {"level": "apex"}),  # of two levels
            *rows("b3", ann.id, 6.0, {"level": "random"}),  # of a level that is no opponent
            *rows("b4", ann.id, 7.0, {"level": "hunter"}, left_early=True),
            *rows("b5", ann.id, 8.0, {"identity": ann.id}, unrated="screen"),
            *rows("b6", ann.id, 9.0, {}),  # against somebody who is gone
            *rows("c1", ann.id, 10.0),  # alone
        ]
        await found.server.storage.write(lambda connection: connection.execute(results.insert(), written))
        told = {one["game"]: one for one in (await ann.ask("GET", "/api/home"))["levels"]}
        assert told["cubirds"] == {
            "game": "cubirds", "level": "forager", "why": "stronger", "against": "cub", "wins": 3, "games": 3
        }  # fmt: skip
        assert told["savanna"]["why"] == "first"
        other = {one["game"]: one for one in (await bob.ask("GET", "/api/home"))["levels"]}
        assert other["cubirds"]["why"] == "first"

    async def run() -> None:
        async with house(sqlite_database) as found:
            await work(found)

    asyncio.run(run())


def test_a_rematch_is_played_against_bots_of_another_level_if_wished(sqlite_database: str) -> None:
    async def run() -> None:
        async with house(sqlite_database) as found:
            ann = await found.visitor("Ann")
            live = await found.begin(ann, bots=2)
            await found.play(live)
            path = f"/api/tables/{live.table.id}/rematch"
            await ann.ask("POST", path + "?level=tiger", expect=422)
            following = await ann.ask("POST", path + "?level=cub")
            assert [seat["level"] for seat in following["seats"]] == [None, "cub", "cub"]
            assert following["status"] == "running"

    asyncio.run(run())
