"""The deal of the day: equal for all, one try each, and closed to whoever has not played it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from tests.server.community.house import PATIENCE, House, Visitor
from tests.server.community.test_results import at_home, database
from waterhole.games import GAMES
from waterhole.kernel.chance import commitment_to, what_it_proves
from waterhole.kernel.game import Refused
from waterhole.kernel.match import parse_record, replay
from waterhole.server import protocol
from waterhole.server.community import daily
from waterhole.server.community.daily import DAY, GRACE, Deal, day_at, start_of
from waterhole.server.storage.migration import FOLDER
from waterhole.server.storage.schema import tables
from waterhole.server.storage.storage import connect
from waterhole.server.tables import hints
from waterhole.server.tables.engine import playing
from waterhole.server.tables.engine.live_table import LiveTable, Viewer

__all__ = ["database"]
TODAY = day_at(time.time())  # results are dated by the real clock
NOON = start_of(TODAY) + DAY / 2
TOMORROW, DAY_AFTER = day_at(NOON + DAY), day_at(NOON + 2 * DAY)
PATH = "/api/daily/cubirds/3"


def at(found: House, when: float) -> None:
    found.server.daily.now = lambda: when


async def begun(found: House, who: Visitor, path: str = PATH) -> LiveTable:
    return await found.server.registry.get((await who.ask("POST", path, 201))["id"])


async def played(found: House, who: Visitor, path: str = PATH) -> LiveTable:
    """A try to its end: always the first move there is; the bots answer by themselves."""
    live = await begun(found, who, path)
    async with asyncio.timeout(PATIENCE):
        while live.table.status == "running":
            if 0 in live.table.questions:
                sent = protocol.MakeMove(
                    table=live.table.id, seat=0, version=live.table.version(0), key=str(live.table.number),
                    move=live.table.questions[0][0],
                )  # fmt: skip
                await found.server.registry.change(live, playing.move(who.id, sent))
            await asyncio.sleep(0.001)
    await found.counted(live)
    return live


def moves_of(live: LiveTable) -> list[str]:
    return live.table.playing.record().moves


@pytest.fixture(autouse=True)
def quick_master(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "MASTER", "forager")


def test_every_game_has_a_deal_with_bots_and_one_alone_where_it_can_be_played_alone(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann = await found.visitor("Ann")
        shown = (await ann.ask("GET", "/api/daily"))["deals"]
        assert {deal["game"] for deal in shown} == set(GAMES)
        assert {deal["game"] for deal in shown if deal["seats"] == 1} == {
            name for name, game in GAMES.items() if 1 in game.seats
        }
        assert len({deal["commitment"] for deal in shown}) == len(shown)

    at_home(sqlite_database, work)


def test_who_plays_the_same_gets_the_same(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        one, two = await played(found, ann), await played(found, bob)
        assert one.table.id != two.table.id
        assert moves_of(one) == moves_of(two)
        assert one.table.playing.record().fingerprint == two.table.playing.record().fingerprint
        lines = (await ann.ask("GET", PATH))["lines"]
        assert [(line["name"], line["rank"]) for line in lines] == [("Ann", 1), ("Bob", 1)]

    at_home(sqlite_database, work)


def test_there_is_one_try_a_day_and_another_deal_tomorrow(database: str) -> None:
    async def work(found: House) -> None:
        at(found, NOON)
        ann = await found.visitor("Ann")
        tables = await asyncio.gather(*(ann.ask("POST", PATH, 201) for _ in range(5)))
        assert len({table["id"] for table in tables}) == 1
        today = await ann.ask("GET", "/api/daily")
        assert today["day"] == TODAY
        assert {deal["table"] for deal in today["deals"]} == {None, tables[0]["id"]}
        at(found, NOON + DAY)
        later = await ann.ask("GET", "/api/daily")
        assert [deal["commitment"] for deal in later["deals"]] == today["tomorrow"]
        assert (await ann.ask("POST", PATH, 201))["id"] != tables[0]["id"]

    at_home(database, work)


def test_nobody_sees_what_another_does_with_a_deal_before_having_finished_it(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        at(found, NOON)
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        live = await played(found, ann)
        table = live.table.id
        looks = [f"/api/tables/{table}{rest}" for rest in ("", "/record", "/replay", "/review", "/result")]
        invited = {"waterhole-invite": live.table.row.invite}

        async def all_closed() -> None:
            for path in looks:
                await bob.ask("GET", path, 404, headers=invited)
            refused = await bob.ask("GET", f"{PATH}?day={TODAY}", 409)
            assert "first" in refused["text"]

        await all_closed()
        own = await begun(found, bob)
        await all_closed()
        at(found, NOON + DAY + GRACE)
        await all_closed()  # the day is over, but not for who is still playing
        at(found, NOON)
        await played(found, bob)
        for path in looks:
            await bob.ask("GET", path)
        assert {line["table"] for line in (await bob.ask("GET", PATH))["lines"]} == {table, own.table.id}

    at_home(sqlite_database, work)


def test_when_the_day_is_over_its_table_is_open_to_all(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        at(found, NOON)
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        live = await played(found, ann)
        day = f"{PATH}?day={TODAY}"
        at(found, start_of(TOMORROW) + GRACE - 1)
        await bob.ask("GET", day, 409)
        at(found, start_of(TOMORROW) + GRACE)
        await bob.ask("GET", day)
        await bob.ask("GET", f"/api/tables/{live.table.id}/replay")
        assert (await bob.ask("GET", "/api/daily"))["day"] == TOMORROW
        await bob.ask("GET", f"{PATH}?day={DAY_AFTER}", 409)  # it is made, and nobody may know more of it
        await bob.ask("GET", f"{PATH}?day=2020-01-01", 404)
        await bob.ask("GET", "/api/daily/cubirds/2", 404)
        await bob.ask("POST", "/api/daily/chess/3", 404)

    at_home(sqlite_database, work)


def test_a_deal_has_no_undo_no_advice_and_no_words_from_others(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        await played(found, bob)
        live = await begun(found, ann)
        table = live.table
        back = protocol.TakeBack(table=table.id, seat=0, version=table.version(0), key="back")
        with pytest.raises(Refused, match="stays"):
            await found.server.registry.change(live, playing.undo(ann.id, back))
        wish = protocol.AskHint(table=table.id, seat=0, key="hint")
        with pytest.raises(Refused, match="no advice"):
            await hints.hint(found.server.registry, found.server.pool, ann.id, wish)
        said = protocol.Say(table=table.id, text="the owls come last", key="words")
        with pytest.raises(Refused, match="Nobody talks"):
            await found.server.chat.say(Viewer(bob.id, lambda _: None), said)

    at_home(sqlite_database, work)


def test_the_secret_is_the_one_committed_to_and_no_nonce_of_a_person_is_in_it(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann = await found.visitor("Ann")
        live = await played(found, ann)
        told = await ann.client.get(f"/api/tables/{live.table.id}/record")
        record = parse_record(told.content, "the record")
        replay(record, GAMES)
        assert record.chance is not None
        assert all(not place.nonce and not place.promise for place in record.chance.places)
        deals = (await ann.ask("GET", "/api/daily"))["deals"]
        (deal,) = [one for one in deals if (one["game"], one["seats"]) == ("cubirds", 3)]
        assert deal["commitment"] == record.commitment == commitment_to(record.chance.secret)
        assert (deal["over"], deal["rank"], deal["players"]) == (True, 1, 1)
        assert [phrase.id for phrase in what_it_proves(record.chance, record.seats)] == ["proof-deal"]

    at_home(sqlite_database, work)


def test_a_try_is_in_the_history_without_a_rating_and_goes_with_its_owner(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        live = await played(found, ann)
        await played(found, bob)
        (game,) = (await ann.ask("GET", "/api/people/me/games"))["games"]
        assert (game["table"], game["unrated"]) == (live.table.id, "daily")
        (tried,) = (await ann.ask("GET", "/api/me/export"))["daily"]
        assert (tried["game"], tried["seats"], tried["table"]) == ("cubirds", 3, live.table.id)
        await ann.ask("DELETE", "/api/me", 204)
        assert [line["name"] for line in (await bob.ask("GET", PATH))["lines"]] == ["Bob"]

    at_home(sqlite_database, work)


def test_who_lets_a_bot_play_on_is_listed_without_a_rank(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        live = await begun(found, ann)
        await ann.ask("DELETE", f"/api/tables/{live.table.id}/seats/0")
        await found.counted(live)
        await played(found, bob)
        lines = (await bob.ask("GET", PATH))["lines"]
        assert [(line["name"], line["rank"]) for line in lines] == [("Bob", 1), ("Ann", None)]

    at_home(sqlite_database, work)


def test_the_master_plays_each_deal_once_whatever_interrupts_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "STINT", 0.0)  # one round of decisions for each job

    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        await played(found, ann, "/api/daily/savanna/1")
        await begun(found, bob, "/api/daily/savanna/1")
        shown: Any = None
        async with asyncio.timeout(PATIENCE):
            while shown is None:
                shown = (await ann.ask("GET", "/api/daily/savanna/1"))["apex"]
                await asyncio.sleep(0.02)
        assert (shown["level"], shown["name"]) == ("forager", "")
        await ann.ask("GET", f"/api/tables/{shown['table']}/replay")
        await bob.ask("GET", f"/api/tables/{shown['table']}/replay", 404)
        deal = Deal((await ann.ask("GET", "/api/daily"))["day"], "savanna", 1)
        await found.server.daily.play_as_master(daily.apex_job(deal))  # once more, as after a crash
        again = (await ann.ask("GET", "/api/daily/savanna/1"))["apex"]
        assert again["table"] == shown["table"]

    at_home(database, work)


def test_home_shows_ones_tables_and_the_deals(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        home = await ann.ask("GET", "/api/home")
        assert (home["tables"], home["friends"]) == ([], [])
        live = await begun(found, ann)
        await bob.ask("PATCH", "/api/people/me", json={"presence": True})
        await ann.ask("PUT", f"/api/people/{bob.id}/follow", 204)
        home = await ann.ask("GET", "/api/home")
        assert [line["id"] for line in home["tables"]] == [live.table.id]
        assert live.table.id in {deal["table"] for deal in home["daily"]["deals"]}
        assert home["friends"] == []  # Bob has no page open

    at_home(sqlite_database, work)


def test_a_days_results_are_looked_up_by_their_keys_not_among_all_that_somebody_played(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        asked = daily.finished_by(TODAY).compile(found.server.storage.engine)
        plan = sa.text(f"explain query plan {asked}".replace("?", "''"))
        steps = await found.server.storage.read(lambda connection: [row.detail for row in connection.execute(plan)])
        [look_up] = [step for step in steps if " results " in step]
        assert "(table_id=? AND seat=?)" in look_up

    at_home(sqlite_database, work)


def test_a_deal_of_the_day_that_an_older_version_opened_is_still_one(database: str) -> None:
    """Until schema 0014 its name had a setting of its own."""
    opened: list[str] = []

    async def before(found: House) -> None:
        opened.append((await begun(found, await found.visitor("Ann"))).table.id)

    async def after(found: House) -> None:
        bob = await found.visitor("Bob")
        await bob.ask("GET", f"/api/tables/{opened[0]}", 404)
        assert (await found.server.registry.get(opened[0])).table.settings.daily == Deal(TODAY, "cubirds", 3).name

    at_home(database, before)
    engine = connect(database)
    with engine.begin() as connection:
        downgrade(connection, "0013")
        (setting,) = connection.execute(sa.select(tables.c.setting)).scalars()
    engine.dispose()
    assert '"daily":"deal ' in setting
    at_home(database, after)


def downgrade(connection: sa.Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.downgrade(config, revision)
