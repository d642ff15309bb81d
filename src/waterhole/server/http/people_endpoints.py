"""The requests about people: home and the deal of the day, profiles, ratings, relations, reports and their answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from waterhole.games import GAMES
from waterhole.server import protocol
from waterhole.server.community import reports
from waterhole.server.community.daily import Deal, day_at
from waterhole.server.community.suggestions import suggestions
from waterhole.server.http.call import Endpoint
from waterhole.server.ops import admin, moderation
from waterhole.server.tables.registry import NotFound

if TYPE_CHECKING:
    from waterhole.server.http.call import Call


def person_in(call: Call) -> str:
    """Whom the address names; 'me' is whoever asks."""
    person: str = call.params["person"]
    return call.me.id if person == "me" else person


def viewer(call: Call) -> str:
    return call.who.id if call.who else ""


async def profile(call: Call) -> protocol.Profile:
    return await call.server.profiles.of(person_in(call), viewer(call))


async def choose(call: Call) -> protocol.Profile:
    await call.server.profiles.choose(call.me.id, call.body)
    return await call.server.profiles.of(call.me.id, call.me.id)


async def history(call: Call) -> protocol.History:
    return await call.server.profiles.history(person_in(call), viewer(call), call.query)


async def top(call: Call) -> protocol.Leaderboard:
    game: str = call.params["game"]
    if game not in GAMES:
        raise NotFound("refused-no-game", name=game, games=list(GAMES))
    return await call.server.profiles.top(game, call.query.pace, viewer(call))


async def result(call: Call) -> protocol.TableResult:
    live = await call.table()
    return protocol.TableResult(result=await call.server.profiles.at_table(live.table.id))


async def friends(call: Call) -> protocol.Friends:
    bonds = await call.server.relations.of(call.me.id)
    lines = await call.server.profiles.lines(other for other, _ in bonds)
    present = await call.server.relations.presence_of(other for other, kind in bonds if kind == "follow")
    known = {
        kind: [lines[other] for other, own in bonds if own == kind and other in lines]
        for kind in ("follow", "block", "mute")
    }
    followed = [
        protocol.Friend(id=line.id, name=line.name, picture=line.picture, presence=present.get(line.id, ""))
        for line in known["follow"]
    ]
    return protocol.Friends(follows=followed, blocks=known["block"], mutes=known["mute"])


def relation_in(call: Call) -> protocol.Relation:
    call.limit("relation", call.me.id)
    try:
        wanted: protocol.Relation = msgspec.convert(call.params["relation"], protocol.Relation)
    except msgspec.ValidationError:
        raise NotFound("refused-nobody") from None
    return wanted


async def relate(call: Call) -> None:
    await call.server.relations.begin(call.me.id, person_in(call), relation_in(call))


async def part(call: Call) -> None:
    await call.server.relations.end(call.me.id, person_in(call), relation_in(call))


async def report(call: Call) -> None:
    call.limit("report", call.me.id)
    await reports.report(call.server, call.me.id, person_in(call), call.body)


async def my_reports(call: Call) -> protocol.ReportList:
    return protocol.ReportList(reports=await reports.of(call.server, call.me.id))


# -- what the lobby opens with, and the deal of the day ----------------------------------------------


async def home(call: Call) -> protocol.Home:
    server, me = call.server, call.me.id
    followed = [other for other, kind in await server.relations.of(me) if kind == "follow"]
    present = await server.relations.presence_of(followed) if followed else {}
    lines = await server.profiles.lines(present) if present else {}
    tables, daily = await server.listing.tables_of(me), await server.daily.today(me)
    return protocol.Home(
        tables=tables,
        daily=daily,
        friends=[
            protocol.Friend(id=line.id, name=line.name, picture=line.picture, presence=present[one])
            for one, line in lines.items()
        ],
        levels=await suggestions(server.storage, me),
    )


async def today(call: Call) -> protocol.Daily:
    return await call.server.daily.today(viewer(call))


def seats_in(call: Call) -> int:
    number: str = call.params["players"]
    if not number.isdecimal() or len(number) > 1:
        raise NotFound("refused-no-deal")
    return int(number)


async def play(call: Call) -> protocol.TableInfo:
    call.limit("table", call.me.id)
    live = await call.server.daily.play(call.me.id, call.params["game"], seats_in(call))
    return live.table.info(call.me.id)


async def day_table(call: Call) -> protocol.DayTable:
    daily = call.server.daily
    day = call.query.day or day_at(daily.now())
    return await daily.table(Deal(day, call.params["game"], seats_in(call)), viewer(call))


# -- for those who look after the server --------------------------------------------------------------


async def only_host(call: Call) -> str:
    """The name of the host who asks, for the log; nobody else is told that there is anything here."""
    if not await moderation.is_host(call.server, call.me.id):
        raise NotFound("refused-not-host")
    return call.me.login or call.me.id


async def host_view(call: Call) -> protocol.HostView:
    await only_host(call)
    return await moderation.view(call.server)


async def host_people(call: Call) -> protocol.FoundPeople:
    await only_host(call)
    return protocol.FoundPeople(people=await moderation.find(call.server, call.query.word))


async def host_order(call: Call) -> protocol.HostView:
    host, wanted = await only_host(call), call.body
    arguments = await moderation.arguments_of(call.server, wanted)
    await admin.carry_out(call.server, admin.Order(wanted.act, arguments, host))
    return await moderation.view(call.server)


PERSON = "/api/people/{person}"
DEAL = "/api/daily/{game}/{players}"
ENDPOINTS = [
    Endpoint("GET", PERSON, profile, protocol.Profile, "Somebody, or 'me'"),
    Endpoint("PATCH", "/api/people/me", choose, protocol.Profile, "Picture, and what others see",
             protocol.ProfileChoice, by="person"),
    Endpoint("GET", PERSON + "/games", history, protocol.History, "Finished games", query=protocol.HistoryQuery),
    Endpoint("PUT", PERSON + "/{relation}", relate, None, "Follow, block or mute", status=204, by="person"),
    Endpoint("DELETE", PERSON + "/{relation}", part, None, "No longer", status=204, by="person"),
    Endpoint("POST", PERSON + "/report", report, None, "Tell those who run this server", protocol.NewReport,
             status=204, by="person"),
    Endpoint("GET", "/api/reports", my_reports, protocol.ReportList, "What you reported, and answers", by="person"),
    Endpoint("GET", "/api/friends", friends, protocol.Friends, "Whom you follow, block and mute", by="person"),
    Endpoint("GET", "/api/ratings/{game}", top, protocol.Leaderboard, "The strongest players", query=protocol.TopQuery),
    Endpoint("GET", "/api/home", home, protocol.Home, "What concerns you", by="person"),
    Endpoint("GET", "/api/daily", today, protocol.Daily, "The deals of the day"),
    Endpoint("POST", DEAL, play, protocol.TableInfo, "Your one try at a deal of today", status=201, by="person"),
    Endpoint("GET", DEAL, day_table, protocol.DayTable, "What everybody made of a deal", query=protocol.DayQuery),
    Endpoint("GET", "/api/host", host_view, protocol.HostView, "Reports, and what was done", by="person"),
    Endpoint("GET", "/api/host/people", host_people, protocol.FoundPeople, "Look for people",
             query=protocol.PeopleQuery, by="person"),
    Endpoint("POST", "/api/host", host_order, protocol.HostView, "Do something about it", protocol.HostOrder,
             by="person"),
    Endpoint("GET", "/api/tables/{table}/result", result, protocol.TableResult, "What came of a finished game"),
]  # fmt: skip
