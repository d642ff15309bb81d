"""Somebody who is away is told: this browser, a mail address; and who plays slowly finds the next table."""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import Iterator
from email.message import EmailMessage

import pytest
from playwright.sync_api import Page, Worker, expect

from tests.server.calendar import DAY, Calendar
from tests.server.client import ServerProcess
from tests.server.notifications.receivers import Browser, Mailbox, Outside, mailbox, outside
from tests.server.notifications.test_notifications import token_in
from tests.web.conftest import Arrive
from tests.web.visitor import DESKTOP, SMALL, Visitor

pytestmark = pytest.mark.compiled_only
DAYS = {"move": round(3 * DAY)}


@pytest.fixture(scope="module")
def receivers() -> Iterator[tuple[Mailbox, Outside]]:
    """A mail server and a push service, in a thread with a loop of its own."""
    ready, done = threading.Event(), threading.Event()
    found: list[tuple[Mailbox, Outside]] = []

    async def run() -> None:
        async with mailbox() as box, outside() as web:
            found.append((box, web))
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    ready.wait()
    yield found[0]
    done.set()
    thread.join()


@pytest.fixture(scope="module")
def post(receivers: tuple[Mailbox, Outside]) -> Mailbox:
    return receivers[0]


@pytest.fixture(scope="module")
def calendar(tmp_path_factory: pytest.TempPathFactory) -> Calendar:
    return Calendar(tmp_path_factory.mktemp("calendar") / "ahead")


@pytest.fixture(scope="module")
def site(post: Mailbox, calendar: Calendar, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("site")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WATERHOLE_SMTP", f"smtp://127.0.0.1:{post.port}")
        patch.setenv("WATERHOLE_MAIL_FROM", "table@example.org")
        patch.setenv("WATERHOLE_REACH_WITHIN", "1")
        server = ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "server.log", "--unlimited")
        server.program, server.environment = calendar.program, dict(os.environ)
        server.start()
    try:
        server.wait()
        yield server
    finally:
        server.kill()
    assert '"trace"' not in (folder / "server.log").read_text("utf-8")


def mailed(visitor: Visitor, post: Mailbox) -> EmailMessage:
    """The last mail, as soon as one has come."""
    for _ in range(600):
        if post.mails:
            return post.mails[-1]
        visitor.page.wait_for_timeout(50)
    raise AssertionError("no mail came")


# Whether and for how long a notification stays is the system's affair.
WITNESS = """self.shown = [];
self.registration.showNotification = async (title, { body, data, tag }) => shown.push([title, body, data, tag]);
null"""


def push(page: Page, origin: str, message: dict[str, str]) -> None:
    """As the browser's maker would deliver it."""
    browser = page.context.new_cdp_session(page)
    known: list[str] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(20)
    told = {"origin": origin, "registrationId": known[0], "data": json.dumps(message)}
    browser.send("ServiceWorker.deliverPushMessage", told)
    browser.detach()


def switch_on(visitor: Visitor, browser: Browser, address: str) -> Worker:
    """By a click. A browser asks its maker's server for the address; there is none here."""
    page = visitor.page
    page.context.grant_permissions(["notifications"], origin=visitor.url)
    wanted = browser.subscription(address)
    page.add_init_script(
        f"PushManager.prototype.subscribe = async () => ({{toJSON: () => ({{endpoint: {wanted['endpoint']!r},"
        f" keys: {wanted['keys']!r}}})}})"
    )
    visitor.go("/people/me")
    page.get_by_role("button", name="Tell this browser").click()
    expect(page.get_by_role("status")).to_contain_text("also when no page is open")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    (worker,) = page.context.service_workers
    worker.evaluate(WITNESS)
    return worker


def test_push_is_switched_on_and_the_worker_shows_what_comes(arrive: Arrive, site: ServerProcess) -> None:
    visitor = arrive()
    page = visitor.page
    worker = switch_on(visitor, Browser(), "http://127.0.0.1:9/push/one")
    expect(page.get_by_text("127.0.0.1:9")).to_be_visible()
    for _ in range(2):  # a repeat has the same tag, by which the system shows it once
        push(page, site.url, {"id": "1", "title": "CuBirds", "text": "It is your turn.", "link": f"{site.url}/table/a"})
    while len(shown := worker.evaluate("shown")) < 2:
        page.wait_for_timeout(20)
    assert shown == [["CuBirds", "It is your turn.", "/table/a", "1"]] * 2
    page.get_by_role("checkbox", name="A round of your tournament begins").uncheck()
    page.reload()
    expect(page.get_by_role("checkbox", name="A round of your tournament begins")).not_to_be_checked()
    expect(page.get_by_role("checkbox", name="It is your turn")).to_be_checked()
    for size in (SMALL, DESKTOP):
        visitor.resize(size)
        visitor.check()
        visitor.shoot(f"away-settings-{size.name}")
    page.get_by_role("button", name="Remove: 127.0.0.1:9").click()
    expect(page.get_by_text("Nowhere yet.")).to_be_visible()


def test_a_mail_address_is_confirmed_by_the_link_in_the_mail_and_ended_by_another(
    arrive: Arrive, post: Mailbox
) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.go("/people/me")
    page.get_by_label("Mail address").fill("ann@example.org")
    page.locator("form", has_text="Mail address").get_by_role("button", name="Add").click()
    expect(page.get_by_text("waits until you follow the link")).to_be_visible()
    token = token_in(mailed(visitor, post).get_content(), "confirm")
    visitor.go(f"/people/notices?confirm={token}")
    expect(page.get_by_role("status")).to_contain_text("From now on you are told there.")
    visitor.check()
    visitor.go("/people/me")
    expect(page.get_by_text("ann@example.org")).to_be_visible()
    expect(page.get_by_text("waits until you follow the link")).to_have_count(0)
    visitor.go(f"/people/notices?leave={token}")
    page.get_by_role("button", name="No more messages").click()
    expect(page.get_by_role("status")).to_contain_text("Nothing more goes to this address.")
    visitor.go("/people/me")
    expect(page.get_by_text("Nowhere yet.")).to_be_visible()


def slow_table(ann: Visitor, bob: Visitor) -> str:
    """Ann and Bob at a table with days for a move."""
    ask = """async ([method, path, body]) => {
        const answer = await fetch(path, {
            method, headers: {'Content-Type': 'application/json'}, body: body && JSON.stringify(body)
        });
        return answer.json();
    }"""
    wanted = {"game": "cubirds", "places": ["me", "open"], "public": True, "clock": DAYS}
    table = str(ann.page.evaluate(ask, ["POST", "/api/tables", wanted])["id"])
    bob.page.evaluate(ask, ["PUT", f"/api/tables/{table}/seats/1", {}])
    ann.page.evaluate(ask, ["POST", f"/api/tables/{table}/start", None])
    return table


def test_the_next_table_is_a_button_away_and_has_ones_note(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    page = ann.page
    while len(page.evaluate("() => fetch('/api/me/next').then((answer) => answer.json())")["tables"]) < 2:
        slow_table(ann, bob)
    ann.go("/")
    page.get_by_role("link", name="Next table (2)").click()
    page.wait_for_url("**/table/*")
    ann.at_table()
    first = page.url.partition("/table/")[2].partition("#")[0]
    page.get_by_role("button", name="Note to yourself").click()
    page.get_by_label("Nobody else sees it.").fill("save the owl")
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_text("save the owl")).to_be_visible()
    ann.check()
    ann.shoot("away-note")
    following = page.get_by_role("link", name="Next table (1)")
    while not following.is_visible():
        ann.act()
    ann.resize(SMALL)
    ann.check()
    ann.shoot("away-next-small")
    following.click()
    page.wait_for_url(lambda url: "/table/" in url and first not in url)
    ann.at_table()
    ann.go(f"/table/{first}")
    page.get_by_role("button", name="Log, Chat").click()
    expect(page.get_by_text("save the owl")).to_be_visible()


def is_asked(visitor: Visitor, table: str) -> bool:
    waiting = visitor.page.evaluate("() => fetch('/api/me/next').then((answer) => answer.json())")
    return table in waiting["tables"]


def take_turn(visitor: Visitor, table: str) -> None:
    """Come to the table, answer all that is asked, and go."""
    visitor.go(f"/table/{table}")
    visitor.at_table()
    while not is_asked(visitor, table):  # the server may have begun a moment ago
        visitor.page.wait_for_timeout(50)
    while is_asked(visitor, table):
        visitor.act()
    visitor.go("/people/me")


def test_a_slow_game_over_days_calls_its_player_back_and_ends_on_her_page(
    arrive: Arrive, site: ServerProcess, receivers: tuple[Mailbox, Outside], calendar: Calendar
) -> None:
    ann, bob, browser = arrive(), arrive(), Browser()
    _, web = receivers
    worker = switch_on(ann, browser, web.at("/push/ann"))
    table = slow_table(ann, bob)
    if is_asked(ann, table):
        take_turn(ann, table)
    calendar.pass_by(DAY)
    assert web.taken == []
    take_turn(bob, table)
    while not web.taken:  # she is told when it has been her turn for a minute
        calendar.pass_by(30)
        ann.page.wait_for_timeout(200)
    message = browser.read(web.taken[0][2])
    push(ann.page, site.url, message)
    while not (shown := worker.evaluate("shown")):
        ann.page.wait_for_timeout(20)
    assert shown == [["Waterhole", "It is your turn at CuBirds.", f"/table/{table}", message["id"]]]
    take_turn(ann, table)
    for one in (ann, bob):
        one.page.goto("about:blank")
    site.kill()
    calendar.pass_by(4 * DAY)  # without a server, in which nobody loses time: Bob had three for his move
    site.start()
    site.wait()
    take_turn(bob, table)
    bob.page.evaluate("(table) => fetch(`/api/tables/${table}/seats/1`, {method: 'DELETE'})", table)  # a bot plays on
    ann.go(f"/table/{table}")
    ann.at_table()
    ann.play_to_the_end(2_000)
    ann.page.get_by_role("dialog").get_by_role("link", name=ann.name).click()
    expect(ann.page.get_by_text("one game, ").first).to_be_visible()
    expect(ann.page.get_by_text("Rating slow:")).to_be_visible()
