"""Positions kept under a name: one's own list, a link for others, and nothing left when somebody goes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.server.community.house import House, Visitor
from tests.server.community.test_adoption import account, log_in
from tests.server.community.test_results import at_home, database
from waterhole.games import GAMES
from waterhole.server.study import studies

__all__ = ["database"]
CUBIRDS = GAMES["cubirds"]
START = CUBIRDS.new(2, seed=3)
POSITION: dict[str, Any] = msgspec.to_builtins(CUBIRDS.dump(START))
MOVER = int(START.decider())
FIRST, SECOND = (CUBIRDS.moves[move].text for move in CUBIRDS.legal(START, MOVER)[:2])


async def keep(who: Visitor, name: str, expect: int = 201, **other: Any) -> Any:
    wish = {"name": name, "game": "cubirds", "position": POSITION} | other
    return await who.ask("POST", "/api/studies", expect, json=wish)


async def names(who: Visitor) -> list[str]:
    return [one["name"] for one in (await who.ask("GET", "/api/studies"))["studies"]]


def test_a_position_is_kept_listed_opened_renamed_and_deleted(database: str) -> None:
    async def work(found: House) -> None:
        ann = await found.visitor("Ann")
        first, second = await keep(ann, "two owls"), await keep(ann, "too late")
        assert await names(ann) == ["too late", "two owls"]
        assert (await ann.ask("GET", f"/api/studies/{first['id']}"))["position"] == POSITION
        renamed = await ann.ask("PATCH", f"/api/studies/{first['id']}", json={"name": "three owls"})
        assert {one["name"] for one in renamed["studies"]} == {"too late", "three owls"}
        await ann.ask("DELETE", f"/api/studies/{second['id']}")
        assert await names(ann) == ["three owls"]
        await ann.ask("GET", f"/api/studies/{second['id']}", 404)

    at_home(database, work)


def test_who_has_the_link_opens_a_study_and_only_its_owner_changes_it(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        study = f"/api/studies/{(await keep(ann, 'two owls'))['id']}"
        assert (await bob.ask("GET", study))["position"] == POSITION
        await bob.ask("PATCH", study, 404, json={"name": "mine"})
        await bob.ask("DELETE", study, 404)
        assert await names(bob) == []
        assert await names(ann) == ["two owls"]

    at_home(sqlite_database, work)


def test_the_lines_that_were_tried_are_kept_and_opened_where_one_was(database: str) -> None:
    """Two branches from the start, and a third step with one seat's eyes, whose position is kept along."""

    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        after = await ann.ask("POST", "/api/study", json={"game": "cubirds", "position": POSITION, "play": FIRST})
        wish = {"game": "cubirds", "position": after["position"], "seat": 0, "answer": True}
        dealt = (await ann.ask("POST", "/api/study", json=wish))["position"]
        lines = [
            {"after": 0, "move": FIRST},
            {"after": 0, "move": SECOND},
            {"after": 1, "eyes": 0, "position": dealt},
        ]
        study = f"/api/studies/{(await keep(ann, 'two ways', lines=lines, shown=1))['id']}"
        opened = await bob.ask("GET", study)
        assert (opened["shown"], opened["mine"], opened["start"]["position"]) == (1, False, POSITION)
        assert [(line["after"], line["move"]) for line in opened["lines"]] == [(0, FIRST), (0, SECOND), (1, "")]
        assert opened["tried"][0]["position"] == after["position"]
        assert opened["tried"][0]["made"]["text"] == FIRST
        assert opened["tried"][2]["position"] == dealt
        assert opened["tried"][2]["seat"] == 0
        fewer = {"name": "one way", "game": "cubirds", "position": POSITION, "lines": lines[1:2], "shown": 0}
        await bob.ask("PUT", study, 404, json=fewer)
        assert [one["name"] for one in (await ann.ask("PUT", study, json=fewer))["studies"]] == ["one way"]
        opened = await ann.ask("GET", study)
        assert (opened["mine"], [line["move"] for line in opened["lines"]]) == (True, [SECOND])

    at_home(database, work)


def test_lines_that_lead_nowhere_are_refused_and_nothing_is_kept(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann = await found.visitor("Ann")
        await keep(ann, "no move", 422, lines=[{"after": 0}])
        await keep(ann, "after itself", 422, lines=[{"after": 1, "move": FIRST}])
        await keep(ann, "shown, but not there", 422, lines=[{"after": 0, "move": FIRST}], shown=2)
        await keep(ann, "against the rules", 409, lines=[{"after": 0, "move": "draw"}])
        await keep(ann, "no move of the game", 409, lines=[{"after": 0, "move": "castle"}])
        await keep(ann, "another's position", 422, lines=[{"after": 0, "move": FIRST, "position": POSITION}])
        await keep(ann, "eyes without what they saw", 422, lines=[{"after": 0, "move": FIRST, "eyes": MOVER}])
        three = msgspec.to_builtins(CUBIRDS.dump(CUBIRDS.new(3, seed=3)))
        await keep(ann, "a player more", 422, lines=[{"after": 0, "move": FIRST, "eyes": MOVER, "position": three}])
        await keep(ann, "too many", 400, lines=201 * [{"after": 0, "move": FIRST}])
        assert await names(ann) == []

    at_home(sqlite_database, work)


def test_what_is_no_position_or_has_no_name_is_not_kept_nor_more_than_anybody_needs(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(found: House) -> None:
        ann = await found.visitor("Ann")
        await keep(ann, "nothing", 422, position={"seats": 99})
        await keep(ann, "another game", 422, game="ludo")
        for name in ("", "   ", 61 * "x"):
            await keep(ann, name, 400)
        monkeypatch.setattr(studies, "MOST_STUDIES", 1)
        await keep(ann, "one")
        assert (await keep(ann, "two", 409))["why"]["args"] == {"most": 1}
        assert await names(ann) == ["one"]

    at_home(sqlite_database, work)


def test_studies_come_along_with_a_login_are_exported_and_deleted(database: str) -> None:
    async def work(found: House) -> None:
        ann, guest = await account(found), await found.visitor("Guest")
        study = (await keep(guest, "two owls", lines=[{"after": 0, "move": FIRST}], shown=1))["id"]
        await log_in(guest, bring=True)
        assert await names(ann) == ["two owls"]
        (kept,) = (await ann.ask("GET", "/api/me/export"))["studies"]
        assert (kept["id"], kept["position"]) == (study, POSITION)
        assert ([line["move"] for line in kept["lines"]], kept["shown"]) == ([FIRST], 1)
        await ann.ask("DELETE", "/api/me", 204)
        bob = await found.visitor("Bob")
        await bob.ask("GET", f"/api/studies/{study}", 404)

    at_home(database, work)
