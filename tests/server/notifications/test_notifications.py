"""Messages to people who are away: confirmed first, sent once, batched, by choice, never into the host's network."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.community.house import House, Visitor
from tests.server.notifications.receivers import Browser, Mailbox, Outside, mailbox, outside, until
from waterhole.server.app import Server
from waterhole.server.notifications import outside as guard
from waterhole.server.notifications.notify import About, notify
from waterhole.server.settings import Settings
from waterhole.server.storage.schema import attention, jobs, notice_addresses, notice_choices
from waterhole.server.tables.engine.live_table import LiveTable, Viewer
from waterhole.server.tables.engine.playing import bot_move, question_to

Work = Callable[["Place"], Coroutine[Any, Any, None]]
PAIRED = About(path="/table/0123456789abcdef", game="cubirds", name="Spring cup", count=2)


class Place(House):
    """A server with everything around it."""

    def __init__(self, server: Server, mail: Mailbox, web: Outside) -> None:
        super().__init__(server)
        self.mail = mail
        self.web = web

    async def tell(self, who: Visitor, kind: Any = "round", about: About = PAIRED) -> int:
        return await self.server.storage.write(lambda connection: notify(connection, who.id, kind, about))

    async def settled(self) -> None:
        """Until whose turn it is has been noted, and what follows has been done."""
        turns = self.server.turns
        async with asyncio.timeout(60):
            while turns.noting:
                await asyncio.sleep(0.01)
        await self.quiet()

    async def quiet(self) -> None:
        """Until no job is due."""
        due = sa.select(jobs).where(jobs.c.due <= self.server.jobs.clock())
        held = sa.select(jobs).where(jobs.c.claim.is_not(None))
        async with asyncio.timeout(60):
            while await self.server.storage.read(
                lambda connection: connection.execute(due).first() or connection.execute(held).first()
            ):
                await asyncio.sleep(0.01)

    async def all_of(self, table: sa.Table) -> list[Any]:
        return list(await self.server.storage.read(lambda connection: connection.execute(sa.select(table)).all()))


@contextlib.asynccontextmanager
async def place(database: str, **settings: Any) -> AsyncIterator[Place]:
    async with mailbox() as mail, outside() as web:
        usual: dict[str, Any] = {
            "smtp": f"smtp://127.0.0.1:{mail.port}",
            "mail_from": "table@example.org",
            "reach_within": True,
        }
        server = Server(Settings(database=database, bot_workers=0, **(usual | settings)))
        server.jobs.look_every = 0.01
        server.turns.wait = 0.0
        async with server.running():
            found = Place(server, mail, web)
            async with found.stack:
                yield found


def there(database: str, work: Work, **settings: Any) -> None:
    async def run() -> None:
        async with place(database, **settings) as found:
            await work(found)

    asyncio.run(run())


def token_in(text: str, word: str) -> str:
    found = re.search(rf"{word}=([0-9a-f]{{32}})", text)
    assert found, text
    return found[1]


async def with_mail(found: Place, who: Visitor, address: str = "ann@example.org") -> str:
    """Somebody with a confirmed address; the token that was mailed."""
    await who.ask("POST", "/api/me/notices", json={"way": "mail", "address": address, "language": "en"})
    count = len(found.mail.mails)
    await until(lambda: len(found.mail.mails) > count or bool(count and found.mail.mails[-1]["To"] == address))
    token = token_in(found.mail.mails[-1].get_content(), "confirm")
    await who.ask("POST", "/api/notices/confirm", 204, json={"token": token})
    return token


def test_nothing_is_mailed_before_the_address_is_confirmed_and_nothing_after_one_click(sqlite_database: str) -> None:
    async def work(found: Place) -> None:
        ann = await found.visitor("Ann")
        await ann.ask("POST", "/api/me/notices", json={"way": "mail", "address": "ann@example.org", "language": "de"})
        assert await found.tell(ann) == 0
        await until(lambda: len(found.mail.mails) == 1)
        first = found.mail.mails[0]
        assert first["To"] == "ann@example.org"
        assert "Willst du" in first["Subject"]
        token = token_in(first.get_content(), "confirm")
        assert token not in str(await ann.ask("GET", "/api/me/notices"))  # only the mail has it
        await ann.ask("POST", "/api/notices/confirm", 204, json={"token": token})
        assert await found.tell(ann) == 1
        await until(lambda: len(found.mail.mails) == 2)
        told = found.mail.mails[1]
        assert told["Subject"] == "Spring cup: Runde 2 beginnt."
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        link = str(told["List-Unsubscribe"]).strip("<>").partition("8765")[2]
        stranger = await found.visitor("A mail program")
        stranger.client.cookies.clear()
        await stranger.ask("POST", link, 204, data={"List-Unsubscribe": "One-Click"})
        await stranger.ask("POST", link, 404)
        assert await found.tell(ann) == 0
        assert (await ann.ask("GET", "/api/me/notices"))["addresses"] == []

    there(sqlite_database, work)


def test_a_webhook_is_confirmed_first_and_gets_json_with_an_id(sqlite_database: str) -> None:
    async def work(found: Place) -> None:
        ann = await found.visitor("Ann")
        new = {"way": "webhook", "address": found.web.at("/hook"), "language": "en"}
        await ann.ask("POST", "/api/me/notices", json=new)
        await until(lambda: len(found.web.taken) == 1)
        token = token_in(found.web.told("/hook")[0]["text"], "confirm")
        await ann.ask("POST", "/api/notices/confirm", 204, json={"token": token})
        await found.tell(ann)
        await until(lambda: len(found.web.taken) == 2)
        told = found.web.told("/hook")[1]
        assert told["text"].startswith("Spring cup: round 2 begins. http://")
        assert told["content"] == told["text"]
        assert found.web.taken[1][1]["idempotency-key"] == told["id"]
        found.web.answer = 410  # it is gone for good
        await found.tell(ann)
        await found.quiet()
        assert await found.all_of(notice_addresses) == []

    there(sqlite_database, work)


def test_a_push_message_can_be_read_by_the_browser_alone(sqlite_database: str) -> None:
    async def work(found: Place) -> None:
        ann, browser = await found.visitor("Ann"), Browser()
        settings = await ann.ask("POST", "/api/me/notices/push", json=browser.subscription(found.web.at("/push/abc")))
        assert [one["confirmed"] for one in settings["addresses"]] == [True]
        await found.tell(ann)
        await until(lambda: len(found.web.taken) == 1)
        path, headers, body = found.web.taken[0]
        assert path == "/push/abc"
        assert b"CuBirds" not in body
        told = browser.read(body)
        assert told["text"] == "Spring cup: round 2 begins."
        assert told["link"].endswith(PAIRED.path)
        assert headers["topic"] == told["id"]  # the service keeps one of a topic
        assert headers["authorization"].endswith(f"k={settings['key']}")
        again = await ann.ask("GET", "/api/me/notices")
        assert again["key"] == settings["key"]
        for broken in ({"p256dh": "A" * 87, "auth": "A" * 22}, {"p256dh": "AAAA" * 6, "auth": "A" * 22}):
            wrong = browser.subscription(found.web.at("/push/abc")) | {"keys": broken}
            await ann.ask("POST", "/api/me/notices/push", 422, json=wrong)

    there(sqlite_database, work)


def test_only_what_somebody_chose_is_told(sqlite_database: str) -> None:
    async def work(found: Place) -> None:
        ann = await found.visitor("Ann")
        await with_mail(found, ann)
        chosen = await ann.ask("PUT", "/api/me/notices", json={"kinds": ["turn"], "language": "en"})
        assert chosen["kinds"] == ["turn"]
        assert await found.tell(ann, "round") == 0
        assert await found.tell(ann, "turn") == 1
        await ann.ask("PUT", "/api/me/notices", 400, json={"kinds": ["spam"], "language": "en"})

    there(sqlite_database, work)


async def play_until_asked(found: Place, live: LiveTable, seat: int) -> None:
    """Any moves of the others until this seat is asked, after a move of its own."""
    table = live.table
    moved = False
    while not (moved and seat in table.questions):
        asked, moves = next(iter(table.questions.items()))
        await found.server.registry.change(live, bot_move(asked, moves[0], question_to(table, asked)))
        moved = moved or asked == seat


def watch(found: Place, who: Visitor, live: LiveTable) -> Viewer:
    viewer = Viewer(who.id, lambda frame: None)
    live.show(viewer, live.table.seats_of(who.id)[0], 0)
    for hear in found.server.registry.when_watched:
        hear(viewer, live)
    return viewer


def test_a_turn_is_told_once_for_many_tables_and_again_only_after_a_visit(sqlite_database: str) -> None:
    async def work(found: Place) -> None:
        ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
        await with_mail(found, ann)
        found.server.turns.wait = 0.5
        lives = [await found.begin(ann, bob) for _ in range(3)]
        for live in lives:
            if 0 not in live.table.questions:
                await play_until_asked(found, live, 0)
        await until(lambda: len(found.mail.mails) == 2)
        assert found.mail.mails[1]["Subject"] == "It is your turn at 3 tables."
        found.server.turns.wait = 0.0
        await play_until_asked(found, lives[0], 0)  # a bot of hers, say: she has not been there
        await found.settled()
        assert len(found.mail.mails) == 2
        viewer = watch(found, ann, lives[0])
        async with asyncio.timeout(60):
            while not [row for row in await found.all_of(attention) if row.been > row.told]:
                await asyncio.sleep(0.01)
        await play_until_asked(found, lives[0], 0)  # she is there and sees it
        await found.settled()
        assert len(found.mail.mails) == 2
        found.server.registry.unwatch(viewer, lives[0].table.id)  # she leaves, and it is still her turn
        await until(lambda: len(found.mail.mails) == 3)
        assert found.mail.mails[2]["Subject"] == "It is your turn at CuBirds."
        assert f"/table/{lives[0].table.id}" in found.mail.mails[2].get_content()

    there(sqlite_database, work)


def test_what_a_crash_left_unnoted_is_told_after_the_next_start(sqlite_database: str) -> None:
    async def run() -> None:
        async with place(sqlite_database) as found:
            ann, bob = await found.visitor("Ann"), await found.visitor("Bob")
            await with_mail(found, ann)
            found.server.registry.submitter.after_change.remove(found.server.turns.look)
            live = await found.begin(ann, bob)
            if 0 not in live.table.questions:
                await play_until_asked(found, live, 0)
        async with place(sqlite_database) as found:
            await until(lambda: [mail["Subject"] for mail in found.mail.mails] == ["It is your turn at CuBirds."])

    asyncio.run(run())


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
        "::1", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "fec0::1", "ff02::1", "::",
    ],
)  # fmt: skip
def test_no_message_goes_to_an_address_of_the_hosts_own_network(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not guard.is_outside(address)
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(guard.NotAllowed):
        guard.check_url(f"https://{host}/hook", within=False)

    async def run() -> None:
        async def answer(*_: Any, **__: Any) -> list[Any]:
            return [(2, 1, 6, "", ("93.184.215.14", 443)), (2, 1, 6, "", (address, 443))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", answer)
        with pytest.raises(guard.NotAllowed):  # a name that has such an address among others
            await guard.post("https://rebinding.example.org/hook", b"", {}, within=False)

    asyncio.run(run())


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/x", "https://localhost/x", "https://user:pw@example.org/", "ftp://example.org/", "https:///x",
        "https://2130706433/", "https://0x7f.1/", "https://127.1/", "https://[::1", "file:///etc/passwd",
    ],
)  # fmt: skip
def test_an_address_that_could_lead_inside_is_refused_when_it_is_given(url: str, sqlite_database: str) -> None:
    with pytest.raises(guard.NotAllowed):
        guard.check_url(url, within=False)


def test_the_connection_goes_to_the_address_that_was_checked_and_no_redirection_is_followed() -> None:
    async def run() -> None:
        async with outside() as web, outside() as inner:
            web.redirect = inner.at("/secret")
            with pytest.raises(guard.NotTaken):
                await guard.post(web.at("/hook"), b"{}", {}, within=True)
            assert (len(web.taken), len(inner.taken)) == (1, 0)
            asked = 0

            async def answer(host: str, port: int, **_: Any) -> list[Any]:
                nonlocal asked
                asked += 1
                return [(2, 1, 6, "", ("127.0.0.1", port))]

            loop = asyncio.get_running_loop()
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(loop, "getaddrinfo", answer)
                web.redirect = ""
                await guard.post(f"http://only.once.example.org:{web.port}/hook", b"{}", {}, within=True)
            assert asked == 1

    asyncio.run(run())


def test_bad_addresses_are_refused_and_change_nothing(sqlite_database: str) -> None:
    async def work(found: Place) -> None:
        ann = await found.visitor("Ann")
        for address in ("nobody here", "a@b", "ann@example.org\nBcc: all@example.org", "<ann@example.org>"):
            await ann.ask("POST", "/api/me/notices", 422, json={"way": "mail", "address": address})
        for address in ("https://10.0.0.1/hook", "http://example.org/hook"):
            await ann.ask("POST", "/api/me/notices", 422, json={"way": "webhook", "address": address})
        await ann.ask("POST", "/api/notices/confirm", 404, json={"token": "0" * 32})
        await ann.ask("POST", "/api/notices/leave/rubbish", 404)
        await ann.ask("DELETE", "/api/me/notices/unknown", 404)
        assert await found.all_of(notice_addresses) == []

    there(sqlite_database, work, reach_within=False)


def test_a_server_without_mail_says_so(sqlite_database: str) -> None:
    async def work(found: Place) -> None:
        ann = await found.visitor("Ann")
        assert (await ann.ask("GET", "/api/me/notices"))["mail"] is False
        await ann.ask("POST", "/api/me/notices", 409, json={"way": "mail", "address": "ann@example.org"})

    there(sqlite_database, work, smtp="")


def test_export_has_the_addresses_and_deletion_ends_them(sqlite_database: str) -> None:
    async def work(found: Place) -> None:
        ann = await found.visitor("Ann")
        await with_mail(found, ann)
        kept = (await ann.ask("GET", "/api/me/export"))["notices"]
        assert [(one["way"], one["address"]) for one in kept["addresses"]] == [("mail", "ann@example.org")]
        await found.server.storage.write(lambda connection: notify(connection, ann.id, "turn", PAIRED))
        await ann.ask("DELETE", "/api/me", 204)
        for table in (notice_addresses, notice_choices, attention):
            assert await found.all_of(table) == []

    there(sqlite_database, work)


def test_a_message_that_was_sent_but_not_noted_comes_again_with_the_same_id(sqlite_database: str) -> None:
    async def run() -> None:
        async with place(sqlite_database) as found:
            ann = await found.visitor("Ann")
            await with_mail(found, ann)
            await found.tell(ann)
            await until(lambda: len(found.mail.mails) == 2)
            await found.quiet()
            row = (await found.all_of(notice_addresses))[0]
            notice = {"id": "f" * 32, "address": row.id, "kind": "turn", "about": msgspec.to_builtins(PAIRED)}
            for _ in range(2):
                await found.server.delivery.deliver(notice)
            ids = [mail["Message-ID"] for mail in found.mail.mails]
            assert ids[2] == ids[3] == f"<{'f' * 32}@127.0.0.1>"
            assert len(set(ids[:3])) == 3

    asyncio.run(run())
