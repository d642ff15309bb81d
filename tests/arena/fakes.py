"""Bots that misbehave, results that never happened, and a tournament to be killed."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from waterhole.arena.play import Result, play_some
from waterhole.arena.results import ResultFile
from waterhole.arena.runner import Played, ProcessWorkers, run
from waterhole.arena.schedule import Table, Unit, row
from waterhole.bots import Bot, bot
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Game, Perspective

ROOT = Path(__file__).parent.parent.parent
CUBIRDS = Table(game="cubirds", players=2)
PAUSE = 0.001


class Raising:
    """Raises at its first decision."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        raise ZeroDivisionError("thought too hard")


class Illegal:
    """Answers with a move of the game that is not legal now."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        return next(move for move in range(len(perspective.game.moves)) if move not in perspective.moves)


class Leaving:
    def choose(self, perspective: Perspective, rng: Rng) -> int:
        sys.exit("had enough")


class Dying:
    """Takes its process with it."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("still alive")


class Slow:
    """Plays at random, thinks for a while, and leaves the number of its process in a folder."""

    def __init__(self, folder: str, pause: float = PAUSE) -> None:
        self._pause = pause
        if folder:
            (Path(folder) / str(os.getpid())).touch()

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        until = time.thread_time() + self._pause
        while time.thread_time() < until:
            pass
        return perspective.moves[rng.below(len(perspective.moves))]


def factory(level: str, game: Game) -> Bot:
    """The misbehaving bots by name, and the real ones."""
    name, _, rest = level.partition(":")
    match name:
        case "raising":
            return Raising()
        case "illegal":
            return Illegal()
        case "leaving":
            return Leaving()
        case "dying":
            return Dying()
        case "slow":
            return Slow(rest)
        case "broken":
            raise RuntimeError("cannot be built")
        case _:
            return bot(level, game)


class Here:
    """One worker, in this process."""

    def __init__(self) -> None:
        self._chunk: Sequence[Unit] | None = None

    def free(self) -> int:
        return int(self._chunk is None)

    def start(self, units: Sequence[Unit]) -> None:
        self._chunk = units

    def finished(self) -> Iterable[Played]:
        chunk, self._chunk = self._chunk, None
        assert chunk is not None
        return [(chunk, play_some(chunk, factory))]

    def close(self) -> None:
        pass


def units_of(lineup: Sequence[str], games: int) -> list[Unit]:
    return list(row(Table(game="cubirds", players=len(lineup)), lineup, games, seed=1).units)


def invented(lineup: Sequence[str], ranks: Sequence[int], deal: int, number: int = 0) -> Result:
    """The result of a game nobody played."""
    unit = Unit(
        game="cubirds",
        options={},
        lineup=tuple(lineup),
        deal=deal,
        deal_seed=str(deal),
        bot_seed=str(number),
        code="",
    )
    seats = len(lineup)
    return Result(
        id=unit.id,
        unit=unit,
        ranks=list(ranks),
        scores=[10 - rank for rank in ranks],
        outcome="seven species",
        moves=40,
        decisions=[20] * seats,
        seconds=[0.5] * seats,
        slowest=[0.1] * seats,
    )


def tournament(path: Path, games: int) -> None:
    """Play slow games on two processes, from wherever the file left off."""
    workers = ProcessWorkers(2, factory)
    try:
        with ResultFile(path) as results:
            missing = [unit for unit in units_of(["slow", "slow:"], games) if unit.id not in results.found]
            run(missing, workers, results.add)
    finally:
        workers.close()


if __name__ == "__main__":
    tournament(Path(sys.argv[1]), int(sys.argv[2]))
