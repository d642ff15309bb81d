"""Who looks after the server in the browser: only hosts can, and what they do is written down."""

from __future__ import annotations

import pytest

from tests.server.community.house import House, Visitor
from tests.server.community.test_results import at_home
from waterhole.kernel.game import BadInput
from waterhole.server.ops.admin import Order, carry_out


async def host(found: House, name: str) -> Visitor:
    """Somebody with a login and the right."""
    one = await found.visitor(name)
    await one.ask("POST", "/api/account", json={"login": name.lower(), "password": "long enough"})
    await carry_out(found.server, Order("host", {"who": name.lower()}, "root"))
    return one


def test_only_a_host_sees_the_page_and_only_an_account_can_be_one(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob = await host(found, "Ann"), await found.visitor("Bob")
        assert (await ann.ask("GET", "/api/me"))["host"] is True
        assert (await bob.ask("GET", "/api/me"))["host"] is False
        await ann.ask("GET", "/api/host")
        for method, path, body in (
            ("GET", "/api/host", None),
            ("GET", "/api/host/people?word=a", None),
            ("POST", "/api/host", {"act": "ban", "to": ann.id}),
        ):
            await bob.ask(method, path, 404, json=body)
        with pytest.raises(BadInput, match="need a login"):
            await carry_out(found.server, Order("host", {"who": bob.id}, "root"))
        await carry_out(found.server, Order("unhost", {"who": "ann"}, "root"))
        await ann.ask("GET", "/api/host", 404)

    at_home(sqlite_database, work)


def test_a_host_answers_a_report_and_acts_on_it_and_all_of_it_is_written_down(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, bob, cat = await host(found, "Ann"), await found.visitor("Bob"), await found.visitor("Cat")
        live = await found.begin(bob, cat)
        await bob.ask("POST", f"/api/people/{cat.id}/report", 204, json={"words": "rude", "table": live.table.id})
        (report,) = (await ann.ask("GET", "/api/host"))["reports"]
        assert (report["by"]["name"], report["about"]["name"], report["words"]) == ("Bob", "Cat", "rude")
        orders = [
            {"act": "answer", "to": str(report["id"]), "words": "we spoke"},
            {"act": "rename", "to": cat.id, "words": "Kitty"},
            {"act": "close", "to": live.table.id, "words": "enough"},
            {"act": "announce", "words": "be kind"},
            {"act": "ban", "to": cat.id},
        ]
        shown = [await ann.ask("POST", "/api/host", json=order) for order in orders][-1]
        assert [(deed["host"], deed["act"]) for deed in shown["deeds"]][: len(orders)] == [
            ("ann", order["act"]) for order in reversed(orders)
        ]
        assert (shown["reports"][0]["answer"], shown["announcement"]) == ("we spoke", "be kind")
        assert (await bob.ask("GET", "/api/reports"))["reports"][0]["answer"] == "we spoke"
        assert live.table.status == "closed"
        await cat.ask("GET", "/api/me", 401)
        (someone,) = (await ann.ask("GET", "/api/host/people?word=kitt"))["people"]
        assert (someone["id"], someone["login"]) == (cat.id, None)

    at_home(sqlite_database, work)


def test_what_a_host_gets_wrong_changes_nothing(sqlite_database: str) -> None:
    async def work(found: House) -> None:
        ann, eve = await host(found, "Ann"), await host(found, "Eve")
        before = (await ann.ask("GET", "/api/host"))["deeds"]
        for status, order in (
            (409, {"act": "ban", "to": eve.id}),
            (404, {"act": "ban", "to": "0123456789abcdef"}),
            (404, {"act": "close", "to": "0123456789abcdef"}),
            (404, {"act": "answer", "to": "77", "words": "no"}),
            (404, {"act": "answer", "to": "seven", "words": "no"}),
            (409, {"act": "announce", "words": ""}),
            (400, {"act": "prune", "to": "1"}),
        ):
            await ann.ask("POST", "/api/host", status, json=order)
        assert (await ann.ask("GET", "/api/host"))["deeds"] == before
        assert (await eve.ask("GET", "/api/me"))["name"] == "Eve"

    at_home(sqlite_database, work)
