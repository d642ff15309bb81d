"""The pool in which bots think: bounded, fair, and no table waits for a process that has died."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waterhole.games import GAMES
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Perspective
from waterhole.server.bots import pool as pools
from waterhole.server.bots import worker
from waterhole.server.bots.pool import BotPool, Turns, sent
from waterhole.server.bots.process import Worker

GAME = GAMES["cubirds"]
STATE = GAME.new(2, seed=5)
SEAT = int(STATE.decider())
PERSPECTIVE = Perspective(GAME, STATE, SEAT)


def with_pool(processes: int, work: Callable[[BotPool], Awaitable[None]]) -> None:
    async def run() -> None:
        pool = BotPool(processes)
        try:
            await work(pool)
        finally:
            await pool.close()
            assert not children()

    asyncio.run(run())


def children() -> list[int]:
    """The processes that this one has started and that live."""
    listed = [children_of_thread(task) for task in Path("/proc/self/task").iterdir()]
    return [int(child) for line in listed for child in line.split() if is_worker(child)]


def children_of_thread(task: Path) -> str:
    with suppress(OSError):  # a thread may end while the threads are listed
        return (task / "children").read_text()
    return ""


def is_worker(pid: str) -> bool:
    try:
        return b"bots.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


async def thinking(pool: BotPool) -> int:
    """The process of the pool that plays, once it has begun."""
    while True:
        pids = [one.pid for one in pool.workers if one.pid is not None]
        if pids:
            return pids[0]
        await asyncio.sleep(0.005)


@pytest.mark.parametrize("signal_sent", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_dies_or_hangs_costs_one_retry_and_no_move(
    monkeypatch: pytest.MonkeyPatch, signal_sent: signal.Signals
) -> None:
    monkeypatch.setattr(pools, "GRACE", 1.0)

    async def work(pool: BotPool) -> None:
        await pool.choose(PERSPECTIVE, "forager")
        asked = asyncio.create_task(pool.choose(PERSPECTIVE, "mcts"))
        await asyncio.sleep(0.05)
        first = await thinking(pool)
        os.kill(first, signal_sent)
        chosen = await asked
        assert chosen.move in PERSPECTIVE.moves
        assert not chosen.hurried
        assert await thinking(pool) != first

    with_pool(1, work)


def test_a_bot_that_raises_is_replaced_by_the_rules_of_thumb_and_never_by_chance() -> None:
    async def work(pool: BotPool) -> None:
        chosen = [await pool.choose(PERSPECTIVE, "no such level") for _ in range(3)]
        assert {one.move for one in chosen} == {worker.choose(*sent(PERSPECTIVE), "forager", 0)}
        assert all(one.hurried for one in chosen)

    with_pool(0, work)


def test_a_job_that_nobody_waits_for_any_more_leaves_the_process_ready_for_the_next() -> None:
    async def work(pool: BotPool) -> None:
        asked = asyncio.create_task(pool.choose(PERSPECTIVE, "apex"))
        await thinking(pool)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert (await pool.choose(PERSPECTIVE, "forager")).move in PERSPECTIVE.moves

    with_pool(1, work)


def test_one_persons_hundred_bots_neither_multiply_processes_nor_keep_another_person_waiting() -> None:
    async def work(pool: BotPool) -> None:
        await pool.warm_up()
        crowd = [asyncio.create_task(pool.choose(PERSPECTIVE, "apex", "crowd")) for _ in range(100)]
        await asyncio.sleep(0)
        other = asyncio.create_task(pool.choose(PERSPECTIVE, "forager", "other"))
        search = asyncio.create_task(pool.choose(PERSPECTIVE, "mcts", "other"))
        await other
        assert sum(one.done() for one in crowd) < 10  # who answers at once waits for nobody who searches
        await search
        assert sum(one.done() for one in crowd) < 10  # one owner after the other
        assert len(children()) <= 1
        chosen = await asyncio.gather(*crowd)
        assert all(one.move in PERSPECTIVE.moves for one in chosen)
        assert sum(one.hurried for one in chosen) > 90  # they had to share the time there was
        assert not (await pool.choose(PERSPECTIVE, "mcts", "crowd")).hurried

    with_pool(1, work)


def test_who_has_nothing_to_do_thinks_with_the_one_who_is_asked_and_is_there_for_the_next() -> None:
    async def work(pool: BotPool) -> None:
        assert (await pool.choose(PERSPECTIVE, "apex")).move in PERSPECTIVE.moves
        assert len(children()) == 2
        first, second = [asyncio.create_task(pool.choose(PERSPECTIVE, "mcts", owner)) for owner in "ab"]
        assert {(await first).hurried, (await second).hurried} == {False}

    with_pool(2, work)


def test_who_only_thinks_with_another_may_die_and_nobody_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "GRACE", 1.0)

    async def work(pool: BotPool) -> None:
        await pool.warm_up()
        playing = [one.pid for one in pool.workers if one.pid is not None]
        asked = asyncio.create_task(pool.choose(PERSPECTIVE, "apex"))
        await asyncio.sleep(0.05)
        os.kill(playing[1], signal.SIGKILL)
        chosen = await asked
        assert chosen.move in PERSPECTIVE.moves
        assert not chosen.hurried

    with_pool(2, work)


def test_what_several_have_tried_adds_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two moves that each found best, and the one that both found good: that one is played."""
    first, second, third = PERSPECTIVE.moves[:3]
    found = iter([{first: 60.0, third: 50.0}, {second: 60.0, third: 50.0}])

    async def look(self: Worker, seconds: float, work: object, *job: object) -> dict[int, float]:
        return next(found)

    monkeypatch.setattr(Worker, "run", look)

    async def work(pool: BotPool) -> None:
        assert (await pool.choose(PERSPECTIVE, "apex")).move == third

    with_pool(2, work)


def test_a_bots_process_gets_nothing_that_its_seat_cannot_know() -> None:
    for game in GAMES.values():
        state = game.new(max(2, game.seats[0]), seed=6)
        seat = int(state.decider())
        other = state.clone()
        other.redeal(seat, Rng(77))
        assert sent(Perspective(game, state, seat)) == sent(Perspective(game, other, seat))


# -- turns -----------------------------------------------------------------------------


def test_owners_take_turns_however_many_wait_of_one() -> None:
    async def run() -> None:
        turns, order = Turns([Worker()]), list[str]()

        async def take(owner: str) -> None:
            async with turns.turn(owner):
                order.append(owner)
                await asyncio.sleep(0)

        await asyncio.gather(*(take(owner) for owner in "aaaaabbc"))
        assert "".join(order) == "aabcabaa"  # the first had come alone

    asyncio.run(run())


@given(st.lists(st.tuples(st.sampled_from("abc"), st.booleans()), max_size=30), st.integers(1, 3))
def test_whoever_gives_up_waiting_no_worker_is_lost(visits: list[tuple[str, bool]], workers: int) -> None:
    async def run() -> None:
        turns, done = Turns([Worker() for _ in range(workers)]), 0

        async def take(owner: str) -> None:
            nonlocal done
            async with turns.turn(owner):
                await asyncio.sleep(0)
                done += 1

        tasks = [asyncio.create_task(take(owner)) for owner, _ in visits]
        await asyncio.sleep(0)
        for task, (_, leaves) in zip(tasks, visits, strict=True):
            if leaves:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert done >= sum(not leaves for _, leaves in visits)
        assert turns.length == 0
        await asyncio.wait_for(asyncio.gather(*(take("z") for _ in range(workers + 1))), 5)

    asyncio.run(run())
