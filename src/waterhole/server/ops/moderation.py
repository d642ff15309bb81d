"""What those who run a server do about reports, and the log of what they did: `waterhole admin`, and /host."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from waterhole.kernel.game import BadInput, Refused
from waterhole.server import protocol
from waterhole.server.accounts.identities import Identity
from waterhole.server.accounts.names import clean_name, clean_text
from waterhole.server.community.profiles import lines_of
from waterhole.server.community.results import insert_once
from waterhole.server.storage.schema import host_acts, hosts, identities, profiles, reports, tables
from waterhole.server.tables.registry import NotFound

if TYPE_CHECKING:
    from waterhole.server.app import Server

LISTED = 100
MOST_WORDS = 500
SAID = msgspec.json.Decoder(list[protocol.SaidLine])


async def list_reports(server: Server, all: str = "") -> list[str]:  # noqa: A002  as the command calls it
    """Those without an answer, oldest first, with what was said; or all of them."""
    query = sa.select(reports).order_by(reports.c.id).limit(LISTED)
    if all != "yes":
        query = query.where(reports.c.answer.is_(None))
    rows = await server.storage.read(lambda connection: connection.execute(query).all())
    await server.identities.learn({one for row in rows for one in (row.identity, row.about)})
    name_of = server.identities.name_of
    lines: list[str] = []
    for row in rows:
        when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(row.at))
        lines.append(
            f"{row.id}  {when}  {name_of(row.identity)} ({row.identity}) about {name_of(row.about)} ({row.about})"
            + (f" at table {row.table_id}" if row.table_id else "")
        )
        lines.append(f"    {row.words}")
        lines += [f"    | {said.name}: {said.text}" for said in SAID.decode(row.chat)]
        if row.answer is not None:
            lines.append(f"    answered: {row.answer}")
    return lines or ["no reports"]


async def answer(server: Server, report: str, words: str) -> list[str]:
    """Say what came of a report; who made it reads that on their page."""
    if not report.isdecimal() or not 0 < len(words) <= MOST_WORDS:
        raise BadInput(f"a report is a number, and an answer has at most {MOST_WORDS} letters.")
    change = sa.update(reports).where(reports.c.id == int(report)).values(answer=words)
    if (await server.storage.write(lambda connection: connection.execute(change).rowcount)) == 0:
        raise BadInput(f"there is no report {report}; 'waterhole admin reports' lists them.")
    return [f"report {report} is answered"]


async def make_host(server: Server, who: str) -> list[str]:
    """An account may look after this server in the browser."""
    found = await person(server, who)
    if found.login is None:
        raise BadInput("a guest cannot be a host: they need a login, which they take on their page.")
    values = {"identity": found.id, "at": time.time()}
    await server.storage.write(lambda connection: insert_once(connection, hosts, **values))
    return [f"{found.login} can look after this server at /host now"]


async def unmake_host(server: Server, who: str) -> list[str]:
    found = await person(server, who)
    ended = sa.delete(hosts).where(hosts.c.identity == found.id)
    await server.storage.write(lambda connection: connection.execute(ended))
    return [f"{found.login or found.id} looks after this server no longer"]


async def is_host(server: Server, identity: str) -> bool:
    query = sa.select(hosts.c.identity).where(hosts.c.identity == identity)
    return await server.storage.read(lambda connection: connection.execute(query).first()) is not None


def forget(connection: sa.Connection, identity: str) -> None:
    connection.execute(sa.delete(hosts).where(hosts.c.identity == identity))


async def person(server: Server, known_as: str) -> Identity:
    """By id or by login."""
    query = sa.select(identities).where(sa.or_(identities.c.id == known_as, identities.c.login == known_as.lower()))
    row = await server.storage.read(lambda connection: connection.execute(query).first())
    if row is None:
        raise BadInput(f"there is nobody with the id or login '{known_as}'; 'waterhole admin find' looks for names.")
    await server.identities.learn([row.id])
    return Identity(row.id, row.login, row.created)


async def list_acts(server: Server) -> list[str]:
    """What was done by whom, newest first."""
    query = sa.select(host_acts).order_by(host_acts.c.id.desc()).limit(LISTED)
    rows = await server.storage.read(lambda connection: connection.execute(query).all())
    return [
        f"{time.strftime('%Y-%m-%d %H:%M', time.gmtime(row.at))}  {row.host}  {row.act}  {row.arguments}"
        for row in rows
    ] or ["nothing was done"]


# -- the host's page -----------------------------------------------------------------------------------


async def view(server: Server) -> protocol.HostView:
    """What there is to look after."""
    asked = sa.select(reports).order_by(reports.c.answer.is_not(None), reports.c.id.desc()).limit(LISTED)
    done = sa.select(host_acts).order_by(host_acts.c.id.desc()).limit(LISTED)
    going = sa.select(sa.func.count()).where(tables.c.status.in_(("open", "running")))

    def read(connection: sa.Connection) -> protocol.HostView:
        found = connection.execute(asked).all()
        people = lines_of(connection, {one for row in found for one in (row.identity, row.about)})
        return protocol.HostView(
            reports=[
                protocol.HostReport(
                    id=row.id,
                    by=people[row.identity][0],
                    about=people[row.about][0],
                    table=row.table_id,
                    words=row.words,
                    chat=SAID.decode(row.chat),
                    at=row.at,
                    answer=row.answer,
                )
                for row in found
            ],
            deeds=[
                protocol.HostDeed(host=row.host, act=row.act, arguments=row.arguments, at=row.at)
                for row in connection.execute(done)
            ],
            announcement=server.announcement if time.time() < server.announced_until else "",
            people=len(server.connections),
            tables=int(connection.execute(going).scalar() or 0),
        )

    return await server.storage.read(read)


async def find(server: Server, word: str) -> list[protocol.FoundPerson]:
    """People by a part of their name or login, or by their id."""
    query = (
        sa.select(identities.c.id, identities.c.name, identities.c.login, profiles.c.picture)
        .outerjoin(profiles, profiles.c.identity == identities.c.id)
        .where(
            sa.or_(
                sa.func.lower(identities.c.name).contains(word.lower(), autoescape=True),
                identities.c.login.contains(word.lower(), autoescape=True),
                identities.c.id == word,
            )
        )
        .order_by(identities.c.name)
        .limit(LISTED)
    )
    return [
        protocol.FoundPerson(
            id=row.id, name=row.name, picture=row.picture or "", login=row.login, here=row.id in server.connections
        )
        for row in await server.storage.read(lambda connection: connection.execute(query).all())
    ]


async def arguments_of(server: Server, wanted: protocol.HostOrder) -> dict[str, str]:
    """An order of the page in the words of `waterhole admin`, after what can be wrong with it was looked at."""
    if wanted.act in {"rename", "ban"}:
        known = await server.storage.read(lambda connection: lines_of(connection, {wanted.to}))
        if wanted.to not in known:
            raise NotFound("refused-nobody")
        if await is_host(server, wanted.to):
            raise Refused("host", "refused-other-host")
    if wanted.act == "rename":
        return {"who": wanted.to, "name": clean_name(wanted.words)}
    if wanted.act == "ban":
        return {"who": wanted.to}
    if wanted.act == "close":
        return {"table": wanted.to} | ({"because": clean_text(wanted.words)} if wanted.words else {})
    words = clean_text(wanted.words)
    if wanted.act == "announce":
        return {"text": words}
    there = sa.select(reports.c.id).where(reports.c.id == (int(wanted.to) if wanted.to.isdecimal() else 0))
    if await server.storage.read(lambda connection: connection.execute(there).first()) is None:
        raise NotFound("refused-no-report")
    return {"report": wanted.to, "words": words}


async def note_act(server: Server, host: str, act: str, arguments: dict[str, str]) -> None:
    values = {
        "host": host[:64], "act": act, "at": time.time(),
        "arguments": ", ".join(f"{name}: {value}" for name, value in arguments.items()),
    }  # fmt: skip
    await server.storage.write(lambda connection: connection.execute(sa.insert(host_acts).values(**values)))
