"""The parts that can be tested without a server: clocks, undo, generated types, bot processes."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
from pathlib import Path

import msgspec
import pytest

from waterhole.games import GAMES
from waterhole.kernel.core import Rng
from waterhole.kernel.game import Refused
from waterhole.kernel.match import Match
from waterhole.server import schema
from waterhole.server.app import ENDPOINTS
from waterhole.server.clocks import Clocks
from waterhole.server.protocol import ClockSetting
from waterhole.server.undo import drop, reveals, what_may_be_taken_back
from waterhole.server.workers import Workers


def test_a_clock_runs_only_while_its_seat_is_waited_for() -> None:
    clocks = Clocks(ClockSetting(total=100), 2)
    clocks.pass_to(10.0, {0}, set())
    clocks.pass_to(25.0, {1}, {0})
    assert clocks.left(0, 60.0) == 85.0
    assert clocks.left(1, 60.0) == 65.0


def test_the_time_for_a_move_starts_again_when_the_seat_is_seen_to_act() -> None:
    clocks = Clocks(ClockSetting(move=30), 2)
    clocks.pass_to(0.0, {0}, set())
    clocks.pass_to(20.0, {0}, {1})
    assert clocks.left(0, 25.0) == 5.0
    clocks.pass_to(26.0, {0}, {0})
    assert clocks.left(0, 26.0) == 30.0


def test_who_returns_finds_time_on_the_clock() -> None:
    clocks = Clocks(ClockSetting(total=100), 1)
    clocks.pass_to(0.0, {0}, set())
    clocks.pass_to(200.0, set(), set())
    assert clocks.left(0, 200.0) == -100.0
    clocks.come_back(0, 200.0)
    assert clocks.left(0, 200.0) == pytest.approx(10.0)


def test_time_while_the_server_was_down_is_charged_to_nobody() -> None:
    clocks = Clocks(ClockSetting(move=30, total=100), 1)
    clocks.pass_to(0.0, {0}, set())
    clocks.resume(5000.0)
    assert clocks.left(0, 5010.0) == 20.0


def cubirds_until(kind: str) -> Match:
    """A game of three people up to a decision of this kind."""
    for seed in range(200):
        match = Match(GAMES["cubirds"], ["a", "b", "c"], seed=seed)
        rng = Rng(seed)
        for _ in range(60):
            if match.over:
                break
            seat = match.state.decider()
            moves = match.view(seat).moves
            if any(move.kind == kind for move in moves):
                return match
            match.play(seat, moves[rng.below(len(moves))].id)
    raise AssertionError(kind)


def test_drawing_a_card_cannot_be_undone_among_people() -> None:
    match = cubirds_until("draw")
    seat = match.state.decider()
    match.play(seat, "draw")
    assert reveals(match, len(match.history) - 1)
    with pytest.raises(Refused, match="showed or rolled"):
        what_may_be_taken_back(match, seat, [0, 1, 2])


def test_a_lay_that_shows_no_new_card_can_be_undone_among_people() -> None:
    match = cubirds_until("draw")
    last = len(match.history) - 1
    seat, _ = match.history[last]
    assert not reveals(match, last)
    before = match.game.fingerprint(match.state)
    drop(match, what_may_be_taken_back(match, seat, [0, 1, 2]))
    assert len(match.history) == last
    assert match.game.fingerprint(match.state) != before


def test_alone_even_a_drawn_card_can_be_given_back() -> None:
    match = cubirds_until("draw")
    seat = match.state.decider()
    before = match.game.fingerprint(match.state)
    match.play(seat, "draw")
    drop(match, what_may_be_taken_back(match, seat, [seat]))
    assert match.game.fingerprint(match.state) == before


def test_every_struct_has_a_type_and_every_reference_a_target() -> None:
    found = schema.components()
    text = msgspec.json.encode(found).decode()
    for part in text.split(schema.REFERENCE)[1:]:
        assert part.partition('"')[0] in found
    for game in GAMES.values():
        assert schema.view_of(game).__name__ in found
        assert len(schema.events_of(game)) > 2


def test_the_typescript_types_are_typescript(tmp_path: Path) -> None:
    text = schema.typescript()
    assert "export interface Update {" in text
    assert "any" not in text.split()
    checker = shutil.which("tsc")
    if checker is not None:
        path = tmp_path / "protocol.ts"
        path.write_text(text, "utf-8")
        subprocess.run([checker, "--noEmit", "--strict", str(path)], check=True)


def test_openapi_describes_every_endpoint_once() -> None:
    document = schema.openapi(ENDPOINTS)
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert described == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    names = [endpoint.run.__name__ for endpoint in ENDPOINTS]
    assert len(set(names)) == len(names)


def test_a_bot_answers_although_its_process_dies() -> None:
    async def run() -> None:
        workers = Workers(1)
        game = GAMES["cubirds"]
        state = game.new(2, seed=5)
        seat = int(state.decider())
        try:
            assert await workers.choose(game, state, seat, "forager") in game.legal(state, seat)
            pid = await workers.players.run(5.0, os.getpid)
            os.kill(pid, signal.SIGKILL)
            assert await workers.choose(game, state, seat, "forager") in game.legal(state, seat)
            assert await workers.choose(game, state, seat, "no such level") in game.legal(state, seat)
        finally:
            workers.close()

    asyncio.run(run())


def test_a_bots_process_gets_nothing_that_its_seat_cannot_know() -> None:
    from waterhole.server.workers import known_to

    for game in GAMES.values():
        state = game.new(max(2, game.seats[0]), seed=6)
        seat = int(state.decider())
        other = state.clone()
        other.redeal(seat, Rng(77))
        assert known_to(game, state, seat) == known_to(game, other, seat)
