"""The requests about positions that are kept under a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waterhole.server import protocol
from waterhole.server.http.call import Endpoint

if TYPE_CHECKING:
    from waterhole.server.http.call import Call


async def list_studies(call: Call) -> protocol.StudyList:
    return await call.server.studies.of(call.me.id)


async def save_study(call: Call) -> protocol.SavedStudy:
    call.pay("save-study", call.me.id)
    return await call.server.studies.save(call.me.id, call.body)


async def show_study(call: Call) -> protocol.OpenedStudy:
    call.pay("study")
    return await call.server.studies.show(call.params["study"], call.who.id if call.who else "")


async def replace_study(call: Call) -> protocol.StudyList:
    call.pay("save-study", call.me.id)
    return await call.server.studies.replace(call.me.id, call.params["study"], call.body)


async def rename_study(call: Call) -> protocol.StudyList:
    return await call.server.studies.rename(call.me.id, call.params["study"], call.body.name)


async def delete_study(call: Call) -> protocol.StudyList:
    return await call.server.studies.remove(call.me.id, call.params["study"])


ALL = "/api/studies"
ONE = "/api/studies/{study}"
LIST, SAVED = protocol.StudyList, protocol.SavedStudy
ENDPOINTS = [
    Endpoint("GET", ALL, list_studies, LIST, "Positions that you keep", by="person"),
    Endpoint("POST", ALL, save_study, SAVED, "Keep a position", protocol.NewStudy, status=201, by="person"),
    Endpoint("GET", ONE, show_study, protocol.OpenedStudy, "A kept position, to whoever has its link"),
    Endpoint("PUT", ONE, replace_study, LIST, "Keep this instead", protocol.NewStudy, by="person"),
    Endpoint("PATCH", ONE, rename_study, LIST, "Another name for one of yours", protocol.StudyName, by="person"),
    Endpoint("DELETE", ONE, delete_study, LIST, "Keep it no longer", by="person"),
]
