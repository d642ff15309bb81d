"""`python -m benchmarks bots`: whether every level answers legally and in time at every decision, and memory stays.

Whole games are played in this process, at tables of the fewest and of the most players in turn, the levels moving
round the table. Times are of the processor: what else the machine does is not the bots' doing.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

import msgspec

from waterhole.arena.ladder import scaled
from waterhole.arena.play import Result, play
from waterhole.arena.schedule import Unit, row, table_for
from waterhole.bots import LEVELS
from waterhole.bots.levels import BUDGETS
from waterhole.games import find

LATE = 0.1  # seconds: what the last few iterations may take beyond the time, as in tests/bots/test_levels.py
SETTLED = 0.2  # of the decisions: by then every module is loaded and every buffer has its size
MOST_FAILURES = 20
MB = 1_000_000


class Level(msgspec.Struct, kw_only=True):
    """The answers of one level in one game, in seconds."""

    level: str
    limit: float
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    @property
    def late(self) -> bool:
        return self.slowest > self.limit


class Endured(msgspec.Struct, kw_only=True):
    """What came of all games of one kind."""

    game: str
    games: int
    levels: list[Level]
    failures: list[str]
    memory: list[float]  # of this process, in MB: before, when settled, and after the last game

    @property
    def decisions(self) -> int:
        return sum(level.decisions for level in self.levels)


def run(
    games: Sequence[str],
    decisions: int,
    scale: float,
    whole_games: int = 1,
    say: Callable[[str], None] = lambda text: None,
) -> list[Endured]:
    """At least so many decisions and whole games of each game, with this part of the levels' own times."""
    return [endure(name, decisions, scale, whole_games, say) for name in games]


def endure(name: str, decisions: int, scale: float, whole_games: int, say: Callable[[str], None]) -> Endured:
    levels = {scaled(level, scale): Level(level=level, limit=limit_of(level, scale)) for level in LEVELS}
    found = Endured(game=name, games=0, levels=list(levels.values()), failures=[], memory=[resident()])
    for number in count():
        result = play(unit_of(name, list(levels), number))
        found.games += 1
        add(result, levels, found.failures)
        done = found.decisions >= decisions and found.games >= whole_games
        say(f"{name}: {found.games} games, {found.decisions} decisions, {len(found.failures)} failed games")
        if len(found.memory) == 1 and found.decisions >= SETTLED * decisions:
            found.memory.append(resident())
        if done or len(found.failures) >= MOST_FAILURES:
            break
    found.memory.append(resident())
    return found


def limit_of(level: str, scale: float) -> float:
    """The cub's lapses and whatever has no clock are not scaled."""
    budget = BUDGETS.get(level)
    if budget is None:
        return LATE
    return LATE + budget.seconds * (scale if scaled(level, scale) != level else 1.0)


def unit_of(name: str, levels: Sequence[str], number: int) -> Unit:
    """Game after game another table, and everybody some seats further."""
    game = find(name)
    players = (game.few, game.seats[-1])[number % 2]
    lineup = [levels[(number + seat) % len(levels)] for seat in range(players)]
    return row(table_for(game, players, game.options()), lineup, 1, number).units[0]


def add(result: Result, levels: dict[str, Level], failures: list[str]) -> None:
    if result.failed:
        failures.append(f"game {result.unit.deal_seed}, {', '.join(result.unit.lineup)}: {result.error}")
        return
    for seat, name in enumerate(result.unit.lineup):
        level = levels[name]
        level.decisions += result.decisions[seat]
        level.seconds += result.seconds[seat]
        level.slowest = max(level.slowest, result.slowest[seat])


def resident() -> float:
    """The memory of this process in MB, once nothing is kept that nobody needs; 0 where the system does not tell."""
    gc.collect()
    told = Path("/proc/self/statm")
    return int(told.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / MB if told.exists() else 0.0


def in_words(found: Sequence[Endured]) -> str:
    lines = ["| game | level | decisions | mean | slowest | limit |", "|---|---|---|---|---|---|"]
    for one in found:
        for level in one.levels:
            mean = 1000 * level.seconds / max(1, level.decisions)
            late = " **late**" if level.late else ""
            lines.append(
                f"| {one.game} | {level.level} | {level.decisions} | {mean:.3g} ms "
                f"| {1000 * level.slowest:.3g} ms{late} | {1000 * level.limit:.3g} ms |"
            )
    lines += ["", "| game | games | decisions | failed | memory before, settled, after |", "|---|---|---|---|---|"]
    for one in found:
        memory = ", ".join(f"{megabytes:.1f}" for megabytes in one.memory)
        lines.append(f"| {one.game} | {one.games} | {one.decisions} | {len(one.failures)} | {memory} MB |")
    return "\n".join([*lines, *(f"- {one.game}: {failure}" for one in found for failure in one.failures)])
