"""OpenTelemetry: spans for those who ask, nothing for others, and nothing in them about people or cards."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator

import httpx
import pytest

from waterhole.kernel.game import BadInput
from waterhole.server import protocol
from waterhole.server.app import Server, application
from waterhole.server.ops import telemetry
from waterhole.server.settings import Settings
from waterhole.server.tables import seating
from waterhole.server.ws.connection import Connection
from waterhole.server.ws.transport import Socket

sdk = pytest.importorskip("opentelemetry.sdk.trace.export")
memory = pytest.importorskip("opentelemetry.sdk.trace.export.in_memory_span_exporter")


@pytest.fixture
def spans() -> Iterator[object]:
    """Where all spans go during a test."""
    exporter = memory.InMemorySpanExporter()
    telemetry.send_to(sdk.SimpleSpanProcessor(exporter))
    yield exporter
    telemetry.send_to(None)


async def play_a_little(server: Server) -> None:
    """A request, a move by a person with its commit, and a move that a bot is asked for."""
    async with server.running():
        who, _ = await server.identities.create("Ann")
        transport = httpx.ASGITransport(application(server))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            assert (await client.get("/api/games/cubirds/rules")).status_code == 200
        wanted = protocol.NewTable(game="cubirds", places=["me", "me"], start=True)
        table = (await seating.open_table(server.registry, who.id, wanted)).table
        seat = next(iter(table.questions))

        connection = Connection(server, who, "", "", Unheard())
        move = protocol.MakeMove(table=table.id, seat=seat, version=0, key="k", move=table.questions[seat][0])
        connection.inbox.receive(protocol.write_frame(move).decode())
        while not table.playing.history:
            await asyncio.sleep(0.001)
        await server.pool.choose(table.playing.perspective(next(iter(table.questions))), "random")


class Unheard(Socket):
    """A client that reads nothing and says nothing."""

    def send(self, text: bytes) -> None:
        pass


def test_requests_moves_commits_and_bots_have_spans_that_name_nobody(spans: object, sqlite_database: str) -> None:
    asyncio.run(play_a_little(Server(Settings(database=sqlite_database, bot_workers=1))))
    found = spans.get_finished_spans()  # type: ignore[attr-defined]
    named = {span.name: dict(span.attributes) for span in found}
    assert named.keys() == {"http", "move", "commit", "bot"}
    assert named["http"] == {"method": "GET", "route": "/api/games/{game}/rules", "status": 200}
    assert named["move"] == {}
    assert named["commit"].keys() == {"writes"}
    assert named["bot"] == {"game": "cubirds", "level": "random"}
    assert all(span.start_time <= span.end_time for span in found)


def test_without_its_variables_there_is_no_telemetry(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in telemetry.ASKED_BY:
        monkeypatch.delenv(name, raising=False)
    telemetry.set_up()
    assert telemetry._tracer is None


def test_who_asks_for_it_without_the_packages_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:4318")
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace.export", None)
    with pytest.raises(BadInput, match="telemetry"):
        telemetry.set_up()
