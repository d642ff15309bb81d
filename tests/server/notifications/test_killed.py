"""A server that is killed while its messages are on their way: each comes once more, with the id that it had."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.client import ServerProcess, player
from tests.server.notifications.receivers import Browser, mailbox, outside, until
from tests.server.notifications.test_notifications import token_in
from waterhole.server.storage.schema import jobs
from waterhole.server.storage.storage import connect

pytestmark = pytest.mark.compiled_only


def unsent(database: str) -> int:
    engine = connect(database)
    with engine.connect() as connection:
        found = connection.execute(sa.select(sa.func.count()).where(jobs.c.kind == "deliver")).scalar_one()
    engine.dispose()
    return int(found)


def test_what_was_being_delivered_when_the_server_was_killed_comes_once_more_with_the_same_id(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with mailbox() as mail, outside() as web:
            monkeypatch.setenv("WATERHOLE_SMTP", f"smtp://127.0.0.1:{mail.port}")
            monkeypatch.setenv("WATERHOLE_MAIL_FROM", "table@example.org")
            monkeypatch.setenv("WATERHOLE_REACH_WITHIN", "1")
            server, browser = ServerProcess(sqlite_database, tmp_path / "server.log"), Browser()
            server.start()
            try:
                await asyncio.to_thread(server.wait)
                async with player(server.url, "Ann", connected=False) as ann, player(server.url, "Bob", False) as bob:
                    await listen(ann, mail, web, browser)
                    mail.mails.clear()
                    web.taken.clear()
                    mail.holds = web.holds = True
                    await invite(bob, (await ann.ask("GET", "/api/me"))["id"])
                    await until(lambda: (len(mail.mails), len(web.taken)) == (1, 2))
                    server.kill()
                mail.holds = web.holds = False
                server.start()
                await until(lambda: (len(mail.mails), len(web.taken)) == (2, 4) and not unsent(sqlite_database))
            finally:
                server.kill()
            told = {path: [body for where, _, body in web.taken if where == path] for path in ("/hook", "/push")}
            assert len({one["Message-ID"] for one in mail.mails}) == 1
            assert told["/hook"][0] == told["/hook"][1]  # with its id
            pushed = [browser.read(body) for body in told["/push"]]
            assert pushed[0] == pushed[1]
            topics = {headers["topic"] for where, headers, _ in web.taken if where == "/push"}
            assert topics == {pushed[0]["id"]}

    asyncio.run(run())


async def listen(ann: Any, mail: Any, web: Any, browser: Browser) -> None:
    """She is told by mail, by a webhook and in a browser, all confirmed."""
    await ann.ask("POST", "/api/me/notices/push", json=browser.subscription(web.at("/push")))
    for way, address in (("mail", "ann@example.org"), ("webhook", web.at("/hook"))):
        await ann.ask("POST", "/api/me/notices", json={"way": way, "address": address, "language": "en"})
    await until(lambda: bool(mail.mails) and bool(web.told("/hook")))
    for words in (mail.mails[0].get_content(), web.told("/hook")[0]["text"]):
        await ann.ask("POST", "/api/notices/confirm", 204, json={"token": token_in(words, "confirm")})


async def invite(host: Any, guest: str) -> None:
    table = (await host.open("cubirds", ["me", "open"]))["id"]
    await host.ask("PUT", f"/api/tables/{table}/seats/1/person", json={"id": guest})
