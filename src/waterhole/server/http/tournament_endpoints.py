"""The requests about tournaments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waterhole.server import protocol
from waterhole.server.http.call import Endpoint

if TYPE_CHECKING:
    from waterhole.server.http.call import Call


def viewer(call: Call) -> str:
    return call.who.id if call.who else ""


async def shown(call: Call, tournament: str) -> protocol.TournamentInfo:
    return await call.server.desk.show(tournament, viewer(call), call.query.round if call.query else 0)


async def list_tournaments(call: Call) -> protocol.TournamentList:
    return protocol.TournamentList(tournaments=await call.server.desk.listed(viewer(call)))


async def announce_tournament(call: Call) -> protocol.TournamentInfo:
    call.limit("tournament", call.me.id)
    return await shown(call, await call.server.desk.announce(call.me.id, call.body))


async def tournament(call: Call) -> protocol.TournamentInfo:
    return await shown(call, call.params["tournament"])


async def enter_tournament(call: Call) -> protocol.TournamentInfo:
    call.limit("entry", call.me.id)
    await call.server.desk.enter(call.params["tournament"], call.me.id)
    return await tournament(call)


async def withdraw_from_tournament(call: Call) -> protocol.TournamentInfo:
    await call.server.desk.withdraw(call.params["tournament"], call.me.id)
    return await tournament(call)


async def cancel_tournament(call: Call) -> protocol.TournamentInfo:
    await call.server.desk.cancel(call.params["tournament"], call.me.id)
    return await tournament(call)


ALL = "/api/tournaments"
ONE = "/api/tournaments/{tournament}"
INFO = protocol.TournamentInfo
ENDPOINTS = [
    Endpoint("GET", ALL, list_tournaments, protocol.TournamentList, "Tournaments"),
    Endpoint("POST", ALL, announce_tournament, INFO, "Announce one", protocol.NewTournament, status=201, by="person"),
    Endpoint("GET", ONE, tournament, INFO, "A tournament", query=protocol.RoundQuery),
    Endpoint("DELETE", ONE, cancel_tournament, INFO, "Call yours off", by="person"),
    Endpoint("PUT", ONE + "/entry", enter_tournament, INFO, "Enter, or come back"),
    Endpoint("DELETE", ONE + "/entry", withdraw_from_tournament, INFO, "Leave"),
]
