"""One worker of the pool: a process that is started when it is needed, and killed and replaced alone if it fails."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar, cast

from waterhole.server.bots.worker import LENGTH, packed

P = ParamSpec("P")
T = TypeVar("T")
JOBS_PER_PROCESS = 5000  # compiled code keeps a little memory for each search
START_SECONDS = 20.0  # for the first answer of a process, which has to import everything


class JobFailed(Exception):
    """The process died, hung or raised; the job may be tried once more."""


class Worker:
    """Does one job at a time."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._jobs = 0

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def run(self, seconds: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a job that should take less than so many seconds; the process does not outlive a failure."""
        assert not kwargs
        try:
            process = await self._started()
            if not self._jobs:
                seconds += START_SECONDS
            self._jobs += 1
            assert process.stdin is not None
            process.stdin.write(packed((work, args)))
            async with asyncio.timeout(seconds):
                done, result = await self._answer(process)
        except TimeoutError:
            self.kill()
            raise JobFailed("a bot's process did not answer in time") from None
        except (OSError, asyncio.IncompleteReadError, pickle.UnpicklingError) as error:
            self.kill()
            raise JobFailed(f"a bot's process has ended ({type(error).__name__})") from None
        except BaseException:  # nobody waits for the answer any more, but it would still come
            self.kill()
            raise
        if self._jobs >= JOBS_PER_PROCESS:
            self.kill()
        if not done:
            raise JobFailed(str(result))
        return cast("T", result)  # what `work` returns

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._jobs = 0
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "waterhole.server.bots.worker", stdin=PIPE, stdout=PIPE, env=dict(os.environ),
                start_new_session=True,  # Ctrl-C is for the server, which ends its workers
            )  # fmt: skip
        return self._process

    @staticmethod
    async def _answer(process: Process) -> tuple[bool, object]:
        assert process.stdout is not None
        head = await process.stdout.readexactly(LENGTH.size)
        done, result = pickle.loads(await process.stdout.readexactly(LENGTH.unpack(head)[0]))
        return done, result

    def kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        """The same, and it has gone when this returns."""
        process = self._process
        self.kill()
        if process is not None:
            await process.wait()


class ThreadWorker(Worker):
    """The same without a process, for tests and tiny machines; a thread that hangs cannot be killed."""

    def __init__(self) -> None:
        super().__init__()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bot")

    async def run(self, seconds: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        done = asyncio.wrap_future(self._thread.submit(work, *args, **kwargs))
        try:
            async with asyncio.timeout(seconds):
                return await done
        except TimeoutError:
            raise JobFailed("a bot did not answer in time") from None
        except Exception as error:
            raise JobFailed(f"{type(error).__name__}: {error}") from None

    async def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
