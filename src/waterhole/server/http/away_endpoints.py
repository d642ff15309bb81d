"""The requests of those who play slowly and are away: messages to them, days away, the next table, notes to oneself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from waterhole.kernel.game import Refused
from waterhole.server import protocol
from waterhole.server.http.call import Endpoint
from waterhole.server.tables.registry import NotFound

if TYPE_CHECKING:
    from waterhole.server.http.call import Call


# -- messages -------------------------------------------------------------------------------------


async def notice_settings(call: Call) -> protocol.NoticeSettings:
    return await call.server.addresses.settings(call.me.id)


async def choose_notices(call: Call) -> protocol.NoticeSettings:
    await call.server.addresses.choose(call.me.id, call.body)
    return await notice_settings(call)


async def add_browser(call: Call) -> protocol.NoticeSettings:
    call.limit("notice", call.me.id)
    await call.server.addresses.add_browser(call.me.id, call.body)
    return await notice_settings(call)


async def add_address(call: Call) -> protocol.NoticeSettings:
    call.limit("notice", call.me.id)
    await call.server.addresses.add(call.me.id, call.body)
    return await notice_settings(call)


async def remove_address(call: Call) -> protocol.NoticeSettings:
    await call.server.addresses.remove(call.me.id, call.params["address"])
    return await notice_settings(call)


async def confirm_address(call: Call) -> None:
    await call.server.addresses.confirm(call.body.token)


async def leave_address(call: Call) -> None:
    """One click, as mail programs do it: no cookie, no body that matters."""
    try:
        token = msgspec.convert(call.params["token"], protocol.Token)
    except msgspec.ValidationError:
        raise NotFound("refused-no-address") from None
    await call.server.addresses.leave(token)


# -- many tables, slowly ----------------------------------------------------------------------------


async def next_tables(call: Call) -> protocol.NextTables:
    found = [live.table.id for live in await call.server.turns.waiting_for(call.me.id)]
    return protocol.NextTables(tables=[table for table in found if table != call.query.after])


async def holidays(call: Call) -> protocol.Holidays:
    return await call.server.holidays.of(call.me.id)


async def add_holiday(call: Call) -> protocol.Holidays:
    await call.server.holidays.add(call.me.id, call.body)
    return await holidays(call)


async def end_holiday(call: Call) -> protocol.Holidays:
    number = call.params["holiday"]
    if not number.isdigit() or len(number) > 9:
        raise NotFound("refused-no-holiday")
    await call.server.holidays.end(call.me.id, int(number))
    return await holidays(call)


async def table_of_mine(call: Call) -> str:
    """A table where one sits: elsewhere there is nothing to note."""
    table = (await call.table()).table
    if not table.sits(call.me.id):
        raise Refused("seat", "refused-not-your-seat")
    return table.id


async def note(call: Call) -> protocol.TableNote:
    return await call.server.notes.read(call.me.id, await table_of_mine(call))


async def write_note(call: Call) -> protocol.TableNote:
    wanted: protocol.TableNote = call.body
    await call.server.notes.write(call.me.id, await table_of_mine(call), wanted.text)
    return wanted


MINE = "/api/me/notices"
AWAY = "/api/me/holidays"
NOTE = "/api/tables/{table}/note"
ENDPOINTS = [
    Endpoint("GET", MINE, notice_settings, protocol.NoticeSettings, "Of what you are told while away, and where",
             by="person"),
    Endpoint("PUT", MINE, choose_notices, protocol.NoticeSettings, "Of what, and in which language",
             protocol.NoticeChoice, by="person"),
    Endpoint("POST", MINE + "/push", add_browser, protocol.NoticeSettings, "Tell this browser", protocol.NewBrowser,
             by="person"),
    Endpoint("POST", MINE, add_address, protocol.NoticeSettings, "Tell this address, once it is confirmed",
             protocol.NewAddress, by="person"),
    Endpoint("DELETE", MINE + "/{address}", remove_address, protocol.NoticeSettings, "Tell it no more", by="person"),
    Endpoint("POST", "/api/notices/confirm", confirm_address, None, "An address is what it says", protocol.NoticeToken,
             status=204),
    Endpoint("POST", "/api/notices/leave/{token}", leave_address, None, "No more messages to this address", status=204),
    Endpoint("GET", "/api/me/next", next_tables, protocol.NextTables, "The next tables where it is your turn",
             query=protocol.NextQuery, by="person"),
    Endpoint("GET", AWAY, holidays, protocol.Holidays, "Days on which your slow clocks stand still", by="person"),
    Endpoint("POST", AWAY, add_holiday, protocol.Holidays, "More of them", protocol.NewHoliday, by="person"),
    Endpoint("DELETE", AWAY + "/{holiday}", end_holiday, protocol.Holidays, "Not away, or back early", by="person"),
    Endpoint("GET", NOTE, note, protocol.TableNote, "Your note to yourself", by="person"),
    Endpoint("PUT", NOTE, write_note, protocol.TableNote, "Another note to yourself", protocol.TableNote, by="person"),
]  # fmt: skip
