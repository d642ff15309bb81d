"""The same games on a Ray cluster: chunks as tasks, a dead worker or node costs time, not results."""

from __future__ import annotations

import importlib
import logging
import os
from collections.abc import Sequence
from types import ModuleType

from waterhole.arena.play import Factory, OtherCode, Result, play_some
from waterhole.arena.runner import Played
from waterhole.arena.schedule import Unit
from waterhole.arena.yardsticks import arena_bot
from waterhole.kernel.game import BadInput


def _ray() -> ModuleType:
    """Ray, which has no wheels for some platforms and is imported only where it is asked for."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent to anyone
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        raise BadInput(f"--on ray needs Ray ({error}): pip install 'waterhole[arena,ray]'.") from None


def ray_at(workers: int | None, address: str | None) -> ModuleType:
    """Ray, connected: to a cluster, or without an address (and without RAY_ADDRESS) started here."""
    ray = _ray()
    settings: dict[str, object] = {"logging_level": logging.WARNING, "log_to_driver": False}
    if address is not None or "RAY_ADDRESS" in os.environ:
        settings["address"] = address
    else:
        settings |= {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(**settings)
    except (ConnectionError, ValueError) as error:
        raise BadInput(f"Ray cannot be reached: {error}") from None
    return ray


class RayWorkers:
    """One chunk per processor of the cluster. Without an address (and without RAY_ADDRESS) Ray starts here."""

    def __init__(self, workers: int | None = None, address: str | None = None, factory: Factory = arena_bot) -> None:
        self._ray = ray_at(workers, address)
        self._workers = workers
        self._factory = factory
        self._under_way: dict[object, Sequence[Unit]] = {}
        # We give a dead worker's chunk out again ourselves, as for processes: three times, then it is a failed game.
        self._play = self._ray.remote(num_cpus=1, max_retries=0)(_play_some)

    def free(self) -> int:
        return (self._workers or self._processors()) - len(self._under_way)

    def _processors(self) -> int:
        """As many as the cluster has now: it may grow and shrink. Never none, or nothing would be asked for."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 0)))

    def start(self, units: Sequence[Unit]) -> None:
        self._under_way[self._play.remote(list(units), self._factory)] = units

    def finished(self) -> list[Played]:
        ready, _ = self._ray.wait(list(self._under_way), num_returns=1)
        return [(self._under_way.pop(task), self._collect(task)) for task in ready]

    def _collect(self, task: object) -> Sequence[Result] | None:
        try:
            results: list[Result] = self._ray.get(task)
        except self._ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, OtherCode):
                raise error.cause from None
            raise
        except self._ray.exceptions.RayError:
            return None  # the worker or its node is gone
        return results

    def close(self) -> None:
        self._ray.shutdown()


def _play_some(units: list[Unit], factory: Factory) -> list[Result]:
    return play_some(units, factory)
