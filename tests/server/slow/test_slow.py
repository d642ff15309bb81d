"""Slow games over days, with a clock put by hand: told, reminded, replaced; days away; the next table; notes."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from tests.server.community.house import Visitor
from tests.server.notifications.receivers import until
from tests.server.notifications.test_notifications import Place, place, play_until_asked, there, watch, with_mail
from waterhole.server.ops.upkeep import close_abandoned
from waterhole.server.protocol import ClockSetting, StoodIn
from waterhole.server.storage.schema import attention, holidays, table_notes
from waterhole.server.tables.clocks import Clocks
from waterhole.server.tables.engine.live_table import LiveTable

DAY = 24 * 3600.0
MINUTE = 60.0
PATIENCE = 30.0  # seconds, on a busy machine


class Calendar:
    """The time of the whole process, which a test can put forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + self.ahead)

    def pass_days(self, days: float) -> None:
        self.ahead += days * DAY


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


async def slow_table(found: Place, ann: Visitor, bob: Visitor) -> LiveTable:
    """Three days for a move, and it is Ann's."""
    live = await found.begin(ann, bob, clock=ClockSetting(move=int(3 * DAY)))
    if 0 not in live.table.questions:
        await play_until_asked(found, live, 0)
    return live


def test_in_a_slow_game_one_is_told_reminded_and_then_replaced(sqlite_database: str, calendar: Calendar) -> None:
    async def work(found: Place) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        await with_mail(found, ann)
        live = await slow_table(found, ann, bob)
        await until(lambda: len(found.mail.mails) == 2)
        assert found.mail.mails[1]["Subject"] == "It is your turn at CuBirds."
        calendar.pass_days(1.9)
        await found.settled()
        assert len(found.mail.mails) == 2
        calendar.pass_days(0.1 + 10 * MINUTE / DAY)
        await until(lambda: len(found.mail.mails) == 3)
        assert found.mail.mails[2]["Subject"] == "CuBirds: you have 24 hours left for your move."
        await found.server.scheduler.attend(live.table.id)
        levels = [live.table.seats[0].level]
        calendar.pass_days(1)
        await found.server.scheduler.attend(live.table.id)
        assert [*levels, live.table.seats[0].level] == [None, live.table.settings.stand_in]
        await found.settled()
        assert len(found.mail.mails) == 3

    there(sqlite_database, work)


def test_on_two_nodes_one_is_told_reminded_and_replaced_once(postgres_database: str, calendar: Calendar) -> None:
    async def work(found: Place) -> None:
        post = f"smtp://127.0.0.1:{found.mail.port}"
        async with place(postgres_database, port=8766, smtp=post) as other:
            ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
            await with_mail(found, ann)
            live = await slow_table(found, ann, bob)
            there = await other.server.registry.get(live.table.id)
            await until(lambda: len(found.mail.mails) == 2)
            viewer = watch(other, ann, there)  # she comes, by the other node
            await other.server.turns.note_presence()
            await play_until_asked(found, live, 0)  # and is asked again on this one
            await found.settled()
            assert len(found.mail.mails) == 2
            other.server.registry.unwatch(viewer, there.table.id)
            calendar.pass_days(2 * MINUTE / DAY)
            await until(lambda: len(found.mail.mails) == 3)
            calendar.pass_days(2)
            await until(lambda: len(found.mail.mails) == 4)
            assert [mail["Subject"] for mail in found.mail.mails[1:]] == [
                "It is your turn at CuBirds.",
                "It is your turn at CuBirds.",
                "CuBirds: you have 24 hours left for your move.",
            ]
            calendar.pass_days(1)
            nodes = [(found, live), (other, there)]
            await asyncio.gather(*(one.server.scheduler.attend(live.table.id) for one, _ in nodes))
            for one, known in nodes:
                await one.server.registry.catch_up(known)
                assert known.table.seats[0].level == live.table.settings.stand_in
                assert sum(isinstance(item, StoodIn) for item in known.table.event_log) == 1
                await one.settled()
            assert len(found.mail.mails) == 4
            assert other.mail.mails == []

    there(postgres_database, work)


def test_a_visit_that_is_noted_late_counts_from_when_it_was(sqlite_database: str, calendar: Calendar) -> None:
    async def work(found: Place) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        await with_mail(found, ann)
        live = await slow_table(found, ann, bob)
        await until(lambda: len(found.mail.mails) == 2)
        came, viewer = time.time(), watch(found, ann, live)
        found.server.registry.unwatch(viewer, live.table.id)
        calendar.pass_days(1)  # before it is noted
        been = 0.0
        async with asyncio.timeout(PATIENCE):
            while not been:
                await asyncio.sleep(0.05)
                been = (await found.all_of(attention))[0].been
        assert been == pytest.approx(came, abs=MINUTE)

    there(sqlite_database, work)


def test_the_clock_stands_still_on_days_away(sqlite_database: str, calendar: Calendar) -> None:
    async def work(found: Place) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        live = await slow_table(found, ann, bob)
        now = time.time()
        away = await ann.ask("POST", "/api/me/holidays", json={"first": now + DAY, "last": now + 11 * DAY})
        assert (len(away["holidays"]), away["left"]) == (1, 20)
        for passed in (3.01, 9.9):  # the third day, and then the thirteenth, would be too late without them
            calendar.pass_days(passed)
            await found.server.scheduler.attend(live.table.id)
            assert not live.table.seats[0].standing_in
        assert live.table.deadlines()[0] == pytest.approx(now + 13 * DAY, abs=10 * MINUTE)
        calendar.pass_days(0.1)
        await found.server.scheduler.attend(live.table.id)
        assert live.table.seats[0].standing_in

    there(sqlite_database, work)


def test_a_table_that_waits_for_a_slow_clock_is_not_closed_as_deserted(
    sqlite_database: str, calendar: Calendar
) -> None:
    async def work(found: Place) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        clocked = await found.begin(ann, bob, clock=ClockSetting(move=int(30 * DAY)))
        await found.server.scheduler.attend(clocked.table.id)
        free = await found.begin(ann, bob)
        calendar.pass_days(15)
        assert await close_abandoned(found.server.registry, 14) == 1
        assert (clocked.table.status, free.table.status) == ("running", "closed")

    there(sqlite_database, work)


def test_days_away_are_given_back_once_for_a_move() -> None:
    clocks = Clocks(ClockSetting(move=100), 2)
    clocks.pass_to(0.0, {0}, set())
    clocks.stand_still(0, 40.0, 90.0)
    assert clocks.left(0, 0.0) == 140.0
    assert clocks.counted[0] == 90.0
    clocks.pass_to(95.0, {1}, {0})
    clocks.pass_to(96.0, {0}, {1})
    assert (clocks.left(0, 96.0), clocks.counted[0]) == (100.0, 0.0)


def test_days_away_are_limited_and_can_be_taken_back(sqlite_database: str, calendar: Calendar) -> None:
    async def work(found: Place) -> None:
        ann = await found.visitor("Ann")
        now = time.time()

        def spell(first: float, last: float) -> dict[str, Any]:
            return {"first": now + first * DAY, "last": now + last * DAY}

        for wrong in (spell(2, 1), spell(-3, 1), spell(360, 370)):
            await ann.ask("POST", "/api/me/holidays", 422, json=wrong)
        await ann.ask("POST", "/api/me/holidays", 409, json=spell(1, 32))
        first = (await ann.ask("POST", "/api/me/holidays", json=spell(1, 21)))["holidays"][0]
        await ann.ask("POST", "/api/me/holidays", 409, json=spell(20, 22))
        await ann.ask("POST", "/api/me/holidays", 409, json=spell(30, 41))
        calendar.pass_days(5.9)
        back = await ann.ask("DELETE", f"/api/me/holidays/{first['id']}")  # on the fifth of twenty days
        assert (back["holidays"], back["left"]) == ([], 25)
        await ann.ask("DELETE", f"/api/me/holidays/{first['id']}", 404)
        await ann.ask("DELETE", "/api/me/holidays/x", 404)

    there(sqlite_database, work)


def test_the_next_table_is_the_one_that_has_waited_longest(sqlite_database: str) -> None:
    async def work(found: Place) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        assert await ann.ask("GET", "/api/me/next") == {"tables": []}
        lives = [await slow_table(found, ann, bob) for _ in range(3)]
        first, second, third = (live.table.id for live in lives)
        assert await ann.ask("GET", "/api/me/next") == {"tables": [first, second, third]}
        assert await ann.ask("GET", f"/api/me/next?after={first}") == {"tables": [second, third]}
        await play_until_asked(found, lives[0], 1)
        assert 0 not in lives[0].table.questions
        assert await ann.ask("GET", f"/api/me/next?after={second}") == {"tables": [third]}
        await ann.ask("GET", "/api/me/next?after=rubbish", 400)

    there(sqlite_database, work)


def test_a_note_is_ones_own_and_is_exported_and_deleted(sqlite_database: str) -> None:
    async def work(found: Place) -> None:
        ann, bob, cat = [await found.visitor(name) for name in ("Ann", "Bob", "Cat")]
        live = await found.begin(ann, bob, public=True)
        note = f"/api/tables/{live.table.id}/note"
        await ann.ask("PUT", note, json={"text": "save the owl"})
        await ann.ask("PUT", note, json={"text": "no, the robin"})
        assert (await ann.ask("GET", note))["text"] == "no, the robin"
        assert (await bob.ask("GET", note))["text"] == ""
        await cat.ask("GET", note, 409)
        await ann.ask("PUT", note, 400, json={"text": "x" * 2001})
        now = time.time()
        await ann.ask("POST", "/api/me/holidays", json={"first": now, "last": now + DAY})
        slow = (await ann.ask("GET", "/api/me/export"))["slow"]
        assert ([one["text"] for one in slow["notes"]], len(slow["holidays"])) == (["no, the robin"], 1)
        await ann.ask("DELETE", "/api/me", 204)
        assert await found.all_of(table_notes) == await found.all_of(holidays) == []

    there(sqlite_database, work)
