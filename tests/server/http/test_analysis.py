"""Looking into positions over HTTP: of one's own and of finished games, deeper by the line, and of nothing else."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from tests.server.client import Player, ServerProcess
from tests.server.tables.test_play import play_to_the_end, with_players
from waterhole.bots.study import asked_of
from waterhole.games import GAMES
from waterhole.kernel.engine.rng import Rng
from waterhole.server.ops.rate_limits import COSTS, RATES, RateLimits, TooManyRequests

pytestmark = pytest.mark.compiled_only
CUBIRDS = GAMES["cubirds"]
STATE = CUBIRDS.new(2, seed=3)


def position(state: Any = STATE) -> Any:
    return msgspec.to_builtins(CUBIRDS.dump(state))


async def looked(one: Player, **wish: Any) -> list[dict[str, Any]]:
    answer = await one.http.post("/api/analysis", json=wish)
    assert answer.status_code == 200, answer.text
    return [msgspec.json.decode(line) for line in answer.text.splitlines()]


def test_a_position_of_ones_own_is_looked_into_deeper_by_the_line(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        lines = await looked(ann, game="cubirds", position=position())
        assert len(lines) > 2
        assert [line["last"] for line in lines] == [False] * (len(lines) - 1) + [True]
        assert all(one["tries"] < deeper["tries"] for one, deeper in pairwise(lines))
        assert lines[0]["seat"] == STATE.decider()
        best = lines[-1]["moves"][0]
        assert best["move"]["id"] in CUBIRDS.legal(STATE, lines[0]["seat"])
        assert 0 <= best["low"] <= best["chance"] <= best["high"] <= 1
        assert best["facts"]

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_what_is_no_position_is_refused_in_words(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        idle = 1 - int(STATE.decider())
        for wish, said in (
            ({}, "one thing only"),
            ({"game": "cubirds", "position": position(), "table": "abc"}, "one thing only"),
            ({"game": "chess", "position": {}}, "no game ‘chess’"),
            ({"game": "cubirds", "position": {}}, "no position of CuBirds"),
            ({"game": "cubirds", "position": position(), "seat": idle}, "Nothing is asked of seat"),
        ):
            assert said in (await ann.ask("POST", "/api/analysis", 422, json=wish))["text"]

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_a_table_that_is_being_played_is_not_looked_into_by_anybody(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        table = (await ann.open("cubirds", ["me", "forager"], start=True))["id"]
        for wish in ({"table": table}, {"table": table, "move": 1}, {"table": table, "seat": 1}):
            assert (await ann.ask("POST", "/api/analysis", 409, json=wish))["code"] == "running"
            await bob.ask("POST", "/api/analysis", 404, json=wish)  # it is private besides

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_a_finished_game_is_looked_into_at_any_move(shared_server: ServerProcess) -> None:
    async def work(ann: Player, bob: Player) -> None:
        table = (await ann.open("cubirds", ["me", "forager"], start=True))["id"]
        await play_to_the_end(ann, table)
        assert (await looked(ann, table=table, move=2))[-1]["last"]
        refused = await ann.ask("POST", "/api/analysis", 422, json={"table": table, "move": 9999})
        assert "no move 9999" in refused["text"]

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_an_answer_is_the_same_whatever_lies_where_the_seat_cannot_see() -> None:
    """The position that goes to the search has been dealt over: what it holds is the same for both."""
    seat = int(STATE.decider())
    other = STATE.clone()
    other.redeal(seat, Rng(9))
    assert CUBIRDS.fingerprint(other) != CUBIRDS.fingerprint(STATE)
    assert asked_of(CUBIRDS, other, seat).dump() == asked_of(CUBIRDS, STATE, seat).dump()


def test_who_goes_away_in_the_middle_of_a_look_leaves_the_worker_as_it_is(shared_server: ServerProcess) -> None:
    """Another position is answered at once, without a process that has to start first."""

    async def work(ann: Player, bob: Player) -> None:
        await looked(ann, game="cubirds", position=position())
        for seed in (5, 6, 7):
            wish = {"game": "cubirds", "position": position(CUBIRDS.new(2, seed=seed))}
            async with ann.http.stream("POST", "/api/analysis", json=wish) as answer:
                first = await anext(answer.aiter_lines())
            assert not msgspec.json.decode(first)["last"]
        again = await looked(ann, game="cubirds", position=position(CUBIRDS.new(2, seed=5)))
        assert again[0]["tries"] > msgspec.json.decode(first)["tries"], "what was searched before is still known"

    with_players(shared_server.url, ["Ann", "Bob"], work)


def test_who_looks_into_too_much_waits() -> None:
    limits = RateLimits()
    for _ in range(int(RATES["dear"].burst // COSTS["analysis"])):
        limits.pay("analysis", "ann", "", now=0.0)
    with pytest.raises(TooManyRequests):
        limits.pay("analysis", "ann", "", now=0.0)
