"""What a seat cannot know changes no byte of anything the server sends to it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from waterhole_crossing import GAME as CROSSING

from tests.contract.tables import Table as GameTable
from tests.contract.tables import every_seat_count, viewers
from tests.server.client import Player, ServerProcess, player, serving
from waterhole.games import GAMES
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Refused
from waterhole.kernel.match import Match
from waterhole.server import protocol
from waterhole.server.bots.streams import line_of
from waterhole.server.protocol import ClockSetting
from waterhole.server.storage.entries import Entry, TableRow, TableSettings
from waterhole.server.tables.engine.table import Table

pytestmark = pytest.mark.compiled_only  # the server is the same interpreted, only its games are slow


SEED = 4242424242424242421
SALT = "a5" * 16
NOW = 1000.0
DECISIONS = 150


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of another package is at the server's tables like one of ours."""
    monkeypatch.setitem(GAMES, CROSSING.name, CROSSING)


def table_of(game: GameTable, seed: int = SEED, clock: int = 0) -> Table:
    """A started table with people in all seats."""
    setting = TableSettings(
        seats=game.seats,
        options=msgspec.to_builtins(game.options),
        public=True,
        clock=ClockSetting(move=clock),
        stand_in="forager",
    )
    row = TableRow(
        id="0" * 16, game=game.game.name, rules=game.game.rules_version, seed=str(seed), salt=SALT, invite="i" * 32,
        host="p0", setting=msgspec.json.encode(setting).decode(), public=True, status="open", due=None,
        created=0.0, updated=0.0,
    )  # fmt: skip
    table = Table(row, str.upper)
    for seat in range(game.seats):
        table.apply(Entry(row.id, table.number + 1, "sit", seat, f"p{seat}", None, 0.0))
    table.apply(Entry(row.id, table.number + 1, "start", -1, None, None, 0.0))
    return table


def play(table: Table, seat: int, move: int) -> None:
    text = table.game.moves[table.playing.check(seat, move)].text
    table.apply(Entry(table.id, table.number + 1, "move", seat, text, f"p{seat}:{table.number}", float(table.number)))


def walked(table: Table, chance: int) -> Iterator[Table]:
    """The table before each of the first decisions of a random game."""
    rng = Rng(chance)
    for _ in range(DECISIONS):
        if table.playing.over:
            return
        yield table
        seat = table.playing.state.decider()
        moves = table.game.legal(table.playing.state, seat)
        play(table, seat, moves[rng.below(len(moves))])


def everything_sent(table: Table, viewer: int) -> list[bytes]:
    """Every kind of frame this viewer could get now."""
    identity = f"p{viewer}" if viewer >= 0 else "nobody"
    frame = table.frame(viewer, 0, NOW)
    assert frame is not None
    short = table.frame(viewer, table.version(viewer), NOW)
    assert short is not None
    sent = [
        frame.sent,
        short.sent,
        protocol.write_frame(protocol.TableMessage(table=table.info(identity))),
        protocol.write_frame(protocol.Accepted(table=table.id, key="k", version=table.version(viewer))),
    ]
    if viewer < 0:
        return sent
    line = line_of(table, viewer, identity)  # of the stream, were a bot account in the seat
    sent.append(b"" if line is None else protocol.write_frame(line))
    for move in range(0, len(table.game.moves), max(1, len(table.game.moves) // 25)):
        try:
            table.playing.check(viewer, move)
            sent.append(b"allowed")
        except Refused as refusal:
            sent.append(f"{refusal.rule} {refusal}".encode())
    if (table.playing.state.waiting() >> viewer) & 1:
        sent.append(table.playing.perspective(viewer).dump())  # all that a hint or a bot's move is made from
    return sent


@every_seat_count
def test_dealing_other_secrets_changes_no_byte_of_any_frame(table: GameTable) -> None:
    for number, now in enumerate(walked(table_of(table, clock=30), 21)):
        if number % 13:
            continue
        true_state = now.playing.state
        for viewer in viewers(true_state):
            honest = everything_sent(now, viewer)
            other = true_state.clone()
            other.redeal(viewer, Rng(number + 99))
            match, now.match = now.match, Match.from_position(now.game, now.playing.seats, other)
            assert everything_sent(now, viewer) == honest
            now.match = match


@every_seat_count
def test_seed_and_salt_are_in_no_frame_before_the_end(table: GameTable) -> None:
    secrets = [str(SEED).encode(), f"{SEED:x}".encode(), SALT.encode()]
    for number, now in enumerate(walked(table_of(table), 22)):
        if number % 15 == 0:
            for viewer in viewers(now.playing.state):
                for frame in everything_sent(now, viewer):
                    assert not any(secret in frame for secret in secrets)


@every_seat_count
def test_a_move_that_a_viewer_cannot_see_leaves_its_version_and_frames_alone(table: GameTable) -> None:
    """Numbers count what a viewer was told, so a passed chance or a secret choice is not counted."""
    now = table_of(table)
    seen: dict[int, tuple[int, bytes]] = dict.fromkeys(viewers(now.playing.state), (0, b""))
    rng = Rng(23)
    while not now.playing.over and now.number < DECISIONS:
        for viewer in seen:
            frame = now.frame(viewer, *seen[viewer][:1], NOW, seen=seen[viewer][1])
            if frame is not None:
                seen[viewer] = (frame.version, frame.view)
        seat = now.playing.state.decider()
        before = {viewer: (now.version(viewer), now.playing.view(viewer)) for viewer in seen}
        told = len(now.event_log)
        moves = now.game.legal(now.playing.state, seat)
        play(now, seat, moves[rng.below(len(moves))])
        for viewer in seen:
            if viewer != seat and len(now.event_log) == told:
                assert now.version(viewer) == before[viewer][0]
                if now.playing.view(viewer) == before[viewer][1]:
                    assert now.frame(viewer, seen[viewer][0], NOW, seen=seen[viewer][1]) is None


def test_a_declined_family_is_not_counted_by_the_others() -> None:
    game = GameTable(GAMES["cubirds"], 3, GAMES["cubirds"].options())
    declined = 0
    for now in walked(table_of(game), 24):
        seat = now.playing.state.decider()
        texts = [now.game.moves[move].text for move in now.game.legal(now.playing.state, seat)]
        if "no family" in texts:
            versions = {viewer: now.version(viewer) for viewer in viewers(now.playing.state)}
            play(now, seat, now.game.moves.parse("no family").id)
            changed = {viewer for viewer, version in versions.items() if now.version(viewer) != version}
            assert changed == {seat}
            declined += 1
    assert declined > 3


def test_a_secret_choice_taken_back_is_told_to_nobody_else() -> None:
    tried = 0
    for game in GAMES.values():
        for seats in game.seats:
            now = table_of(GameTable(game, seats, game.options()))
            for _ in walked(now, 25):
                state = now.playing.state
                waiting = [seat for seat in range(seats) if (state.waiting() >> seat) & 1]
                if len(waiting) < 2 or tried > 40:
                    continue
                seat = waiting[0]
                before = {viewer: (now.version(viewer), now.playing.view(viewer)) for viewer in viewers(state)}
                play(now, seat, game.legal(state, seat)[0])
                if not now.playing.state.clone().take_back(seat):
                    break
                last = len(now.playing.history) - 1
                now.apply(Entry(now.id, now.number + 1, "undo", seat, [last, True], None, 0.0))
                for viewer, (version, view) in before.items():
                    assert now.playing.view(viewer) == view
                    assert (now.version(viewer) == version) == (viewer != seat)
                tried += 1
    if len(GAMES) > 1:
        assert tried > 0


@pytest.fixture
def watched_server(tmp_path: Path) -> Iterator[ServerProcess]:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as server:
        yield server


@pytest.mark.parametrize("game", GAMES)
def test_nothing_a_socket_or_page_ever_got_holds_the_secret_and_no_log_holds_a_secret(
    watched_server: ServerProcess, tmp_path: Path, game: str
) -> None:
    async def run() -> list[str]:
        async with player(watched_server.url, "Ann") as ann, player(watched_server.url, "Eve") as eve:
            places = ["me", *["forager"] * max(1, GAMES[game].seats[0] - 1)]
            table = await ann.open(game, places, start=True, public=True)
            await eve.watch(table["id"])
            update = await ann.watch(table["id"], 0)
            pages: list[str] = []
            while not update["view"]["outcome"]:
                if update["view"]["moves"]:
                    if ann.keys < 4:
                        await ann.send(type="hint", table=table["id"], seat=0, key=ann.key())
                    update = await ann.play(update, update["view"]["moves"][0]["id"])
                    if len(pages) < 30:
                        pages += await pages_of(ann, eve, table["id"])
                else:
                    update = await ann.until("update")
            before_end = ann.raw[:-2] + pages
            await eve.send(type="ping", key="end")
            await eve.until("pong")
            record = await ann.ask("GET", f"/api/tables/{table['id']}/record")
            last = max(number for number, raw in enumerate(eve.raw) if '"outcome":""' in raw)
            for text in [*before_end, *eve.raw[: last + 1]]:
                assert record["chance"]["secret"] not in text
            return [record["chance"]["secret"], ann.cookie, eve.cookie, table["invite"]]

    secrets = asyncio.run(run())
    log = (tmp_path / "server.log").read_text("utf-8")
    assert not any(secret in log for secret in secrets)


async def pages_of(ann: Player, eve: Player, table: str) -> list[str]:
    """What HTTP tells a player and a stranger in mid-game."""
    found = []
    for one in (ann, eve):
        paths = [f"/api/tables/{table}{part}" for part in ("", "/record", "/replay", "/review")]
        found += [(await one.http.get(path)).text for path in [*paths, "/api/tables", "/api/me/export"]]
    return found
