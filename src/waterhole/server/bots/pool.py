"""Bots think in a bounded pool of processes, by turns of those who play, and shorter the more of them wait."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Iterator
from typing import NamedTuple

from waterhole.bots.analysis import Analysis
from waterhole.bots.levels import BUDGETS, decided, level_word, style_for, temper_of, tempered
from waterhole.bots.review import Review
from waterhole.bots.temperaments import liking_of
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Perspective
from waterhole.server.bots import worker
from waterhole.server.bots.process import JobFailed, ThreadWorker, Worker
from waterhole.server.ops import telemetry
from waterhole.server.ops.metrics import BOT_QUEUE, BOT_SECONDS, BOTS_HURRIED, EVENTS_FAILED

log = logging.getLogger("waterhole.pool")
PATIENCE = 2.0  # seconds in which all who wait now should have their turn
LEAST_SEARCH = 0.004  # seconds; with less the rules of thumb play better
GRACE = 5.0  # seconds beyond the time a job should take before its process counts as hung
SHORT_LOOK = 0.5  # seconds for which who has nothing to do thinks with another
SEARCHING = {"mcts", "apex"}  # who uses all the time there is; the others answer at once
QUICK = "forager"  # who plays where there is no time to search
REVIEW_SECONDS = 300.0


class Chosen(NamedTuple):
    """A bot's move, and whether it had less time to think than its level should have."""

    move: int
    hurried: bool = False


class Turns:
    """Workers handed out by turns: each owner's first in line, one owner after the other."""

    def __init__(self, workers: list[Worker]) -> None:
        self.workers = workers
        self._free = deque(workers)
        self._waiting: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()
        self.length = 0

    @property
    def free(self) -> bool:
        return bool(self._free)

    @contextlib.asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[Worker]:
        found = self._free.popleft() if self._free else await self._wait(owner)
        try:
            yield found
        finally:
            self._hand_on(found)

    @contextlib.contextmanager
    def spare(self) -> Iterator[list[Worker]]:
        """All workers that nobody has a use for now."""
        found = list(self._free)
        self._free.clear()
        try:
            yield found
        finally:
            for one in found:
                self._hand_on(one)

    async def _wait(self, owner: str) -> Worker:
        place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(place)
        self._count(1)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # a worker had been handed over just then
                self._hand_on(place.result())
            raise

    def _hand_on(self, free: Worker) -> None:
        while self._waiting:
            owner, places = self._waiting.popitem(last=False)
            place = places.popleft()
            self._count(-1)
            if places:
                self._waiting[owner] = places  # behind all others
            if not place.done():  # who gave up is passed over
                place.set_result(free)
                return
        self._free.append(free)

    def _count(self, more: int) -> None:
        self.length += more
        BOT_QUEUE.set(self.length)


class BotPool:
    """`processes` for bots that play, and one more for hints and reviews, which no table waits for."""

    def __init__(self, processes: int) -> None:
        kind = Worker if processes else ThreadWorker
        self._playing = Turns([kind() for _ in range(max(1, processes))])
        self._quick = Turns([ThreadWorker()])  # for those who answer at once while all processes think
        self._studying = Turns([kind()])

    @property
    def workers(self) -> list[Worker]:
        return [*self._playing.workers, *self._quick.workers, *self._studying.workers]

    async def warm_up(self) -> None:
        """Start the processes before the first bot is asked."""

        async def start() -> None:
            async with self._playing.turn("") as free:
                await free.run(GRACE, time.sleep, 0)

        with contextlib.suppress(JobFailed):
            await asyncio.gather(*(start() for _ in self._playing.workers))

    async def close(self) -> None:
        await asyncio.gather(*(one.close() for one in self.workers))

    async def choose(self, perspective: Perspective, level: str, owner: str = "", chance: int | None = None) -> Chosen:
        """A bot's move; whatever is wrong with a process or a bot, there is one, and it is never by chance alone.

        `chance`: what it draws from, where that must be the same for others.
        """
        game, started = perspective.game.name, time.perf_counter()
        try:
            return await self._choose(perspective, level, owner, chance)
        finally:
            BOT_SECONDS.labels(level_word(level)).observe(time.perf_counter() - started)
            telemetry.lasted("bot", started, game=game, level=level_word(level))

    async def _choose(self, perspective: Perspective, level: str, owner: str, chance: int | None) -> Chosen:
        searching = level_word(level) in SEARCHING
        alone = chance is not None or not searching or len(perspective.moves) == 1
        drawn = secrets.randbits(62) if chance is None else chance
        for _ in range(2):
            busy = not searching and not self._playing.free
            async with (self._quick if busy else self._playing).turn(owner) as free:
                seconds, spoken = self._time_for(level)
                try:
                    if alone:
                        move = await free.run(seconds + GRACE, worker.choose, *sent(perspective), spoken, drawn)
                    else:
                        move = await self._think_together(free, perspective, spoken, seconds, drawn)
                except JobFailed as error:
                    EVENTS_FAILED.labels("bot").inc()
                    log.warning("a bot failed: %s", error, extra={"game": perspective.game.name, "bot": level})
                    continue
            if spoken != level:
                BOTS_HURRIED.labels(level_word(level)).inc()
            return Chosen(move, hurried=spoken != level)
        return await asyncio.to_thread(quick_move, perspective)

    async def _think_together(
        self, free: Worker, perspective: Perspective, level: str, seconds: float, chance: int
    ) -> int:
        """One worker thinks as long as it may, and with it those who have nothing else to do; theirs is a short look,
        so that nobody who comes meanwhile waits long. What they have tried adds up."""
        word, job = level_word(level), sent(perspective)
        with self._playing.spare() as others:
            shortly = min(seconds, SHORT_LOOK)
            found = await asyncio.gather(
                free.run(seconds + GRACE, worker.look, *job, level, chance),
                *(
                    other.run(shortly + GRACE, worker.look, *job, f"{word}:seconds={shortly:g}", chance + number)
                    for number, other in enumerate(others, start=1)
                ),
                return_exceptions=True,
            )
        if isinstance(found[0], BaseException):
            raise found[0]
        tried: Counter[int] = Counter()
        for one in found:
            if not isinstance(one, BaseException):
                tried.update(one)
        temper = temper_of(level)
        liking = liking_of(perspective.game, temper) if temper else None
        return decided(perspective, dict(tried), style_for(perspective.game).mixed, liking, Rng(chance))

    def _time_for(self, level: str) -> tuple[float, str]:
        """How long a level may think now, and the level with that time; thinking shrinks before anybody waits long."""
        usual = seconds_of(level)
        share = PATIENCE * len(self._playing.workers) / (self._playing.length + 1)
        if not usual or share >= usual:
            return usual, level
        if share < LEAST_SEARCH:
            return 0.0, tempered(QUICK, temper_of(level))
        return share, f"{level}:seconds={share:.1g}"

    async def study(self, perspective: Perspective, level: str, chance: int) -> int:
        """A bot's move that nobody waits for, with all its time; JobFailed where there is none."""
        async with self._studying.turn("") as free:
            return int(await free.run(seconds_of(level) + GRACE, worker.choose, *sent(perspective), level, chance))

    async def advise(self, perspective: Perspective, owner: str = "") -> worker.Advice:
        """The best moves with their chances and reasons."""
        async with self._studying.turn(owner) as free:
            return await free.run(worker.HINT_BUDGET.seconds + GRACE, worker.advise, *sent(perspective))

    async def look_into(self, perspective: Perspective, seconds: float, owner: str = "") -> Analysis:
        """So much deeper into a position than the last time."""
        async with self._studying.turn(owner) as free:
            return await free.run(seconds + GRACE, worker.look_into, *sent(perspective), seconds)

    async def first_look(self, record: bytes, owner: str = "") -> Review:
        async with self._studying.turn(owner) as free:
            return await free.run(REVIEW_SECONDS, worker.look_first, record)

    async def review(self, record: bytes, owner: str = "") -> Review:
        async with self._studying.turn(owner) as free:
            return await free.run(REVIEW_SECONDS, worker.look_over, record)


def seconds_of(level: str) -> float:
    """How long a level thinks; 0 where it answers at once."""
    word = level_word(level)
    return BUDGETS[word].seconds if word in SEARCHING else 0.0


def sent(perspective: Perspective) -> tuple[str, bytes, int]:
    """A perspective on its way to another process: it holds nothing that its seat cannot know."""
    return perspective.game.name, perspective.dump(), perspective.seat


def quick_move(perspective: Perspective) -> Chosen:
    """By the rules of thumb; should even these fail, the first move there is: the table goes on."""
    try:
        return Chosen(worker.choose(*sent(perspective), QUICK, 0), hurried=True)
    except Exception:
        EVENTS_FAILED.labels("bot").inc()
        log.exception("the rules of thumb failed", extra={"game": perspective.game.name})
        return Chosen(perspective.moves[0], hurried=True)
