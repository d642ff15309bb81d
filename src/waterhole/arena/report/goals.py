"""What the bots are meant to reach, and what a report says of it: the first table of the page on strength."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from waterhole.arena.ladder import NEIGHBOURS
from waterhole.arena.report import Report, RowReport, Section, interval
from waterhole.arena.scaling import gaps
from waterhole.arena.statistics import Estimate
from waterhole.arena.yardsticks import ORACLE
from waterhole.bots.levels import BUDGETS, level_word

THINKS_MORE = {"savanna": 0.65, "wild_cards": 0.65}  # what ten times the time wins; elsewhere:
THINKS = 0.6
BEATS_ITS_ELDER = 0.65  # with two players; at larger tables twice par
APART = 0.575  # 15 points between a level and the next
BEATS_PLAIN = 0.9
HALF_THE_GAP = 0.5
LONGEST_MEAN = 1.0  # seconds
WHY = (
    "What was tried to reach them, and why some are missed, stands in [the trials](strength-trials.md). 'Likely' and "
    "'unlikely': the share is above or below the bar, which lies within its interval. 'The oracle' is what a search "
    "that sees every hand wins there in apex' place, with apex' values: a ceiling, though it begins anew at every "
    "decision, where apex keeps what it found for the turn it is in."
)


class Measured(NamedTuple):
    """One goal at one table: what was found, and whether it is enough."""

    goal: str
    where: str
    found: str
    bar: str
    reached: str
    ceiling: str = ""  # what the oracle found there


def goals(report: Report) -> list[str]:
    """A table of every goal that something was played for, in the order of the page."""
    # Once: those without a clock meet on the ladder and among the levels at real times.
    found = list(dict.fromkeys(one for section in report.sections for one in _of(section)))
    if not found:
        return []
    order = list(dict.fromkeys(one.goal for one in found))
    head = [
        "## The goals",
        "",
        WHY,
        "",
        "| goal | table | found | bar | reached | the oracle |",
        "|---|---|---|---|---|---|",
    ]
    rows = [f"| {' | '.join(one)} |" for one in sorted(found, key=lambda one: order.index(one.goal))]
    return [*head, *rows, ""]


def _of(section: Section) -> Iterator[Measured]:
    for row in section.rows:
        if row.duel and row.standings:
            yield from _of_duel(section, row)
    if any(row.lineup[0].startswith(ORACLE) for row in section.rows):
        for seconds, part in gaps(section):
            where = f"{section.title}, {section.table.size}, {seconds:g} s"
            yield Measured(
                "the way from forager to oracle", where, f"{part:.0%}", "50%", _certain(part >= HALF_THE_GAP)
            )
    for pace in section.paces:
        if _timed(pace.bot) == ("apex", BUDGETS["apex"].seconds):
            where, mean = f"{section.title}, {section.heading}", pace.mean_seconds
            yield Measured(
                "how long apex thinks on average", where, f"{mean:.2f} s", "1 s", _certain(mean < LONGEST_MEAN)
            )


def _of_duel(section: Section, row: RowReport) -> Iterator[Measured]:
    share, players = row.standings[0].share, section.table.players
    (alone, own), (other, others) = (_timed(bot) for bot in row.lineup[:2])
    if alone == other and own and others:
        bar = THINKS_MORE.get(section.table.game, THINKS)
        goal = f"{own / others:g} times the time"
    elif other == f"{alone}@1":
        bar = BEATS_ITS_ELDER if players == 2 else 2 / players
        goal = f"{alone} against {other}"
    elif (alone, other) == ("apex", "mcts"):
        bar, goal = BEATS_PLAIN, "apex against plain MCTS"
    elif (alone, other) in NEIGHBOURS and players == 2 and own in (0, BUDGETS["apex"].seconds):
        bar, goal = APART, "a level against the next"
    else:
        return
    where = f"{section.title}, {section.table.size}: {row.lineup[0]} against {row.lineup[1]}"
    yield Measured(goal, where, _found(row), f"{100 * bar:.3g}%", _reached(share, bar), _ceiling(section, row.lineup))


def _found(row: RowReport) -> str:
    return f"{interval(row.standings[0].share)} of {row.games}"


def _ceiling(section: Section, lineup: tuple[str, ...]) -> str:
    """What the oracle with as much time won against the same others, if it was played."""
    seeing = (ORACLE + lineup[0].removeprefix(level_word(lineup[0])), *lineup[1:])
    return next((_found(row) for row in section.rows if row.lineup == seeing and row.standings), "")


def _certain(reached: bool) -> str:
    return "yes" if reached else "no"


def _reached(share: Estimate, bar: float) -> str:
    """As surely as the games can say."""
    if share.low < bar <= share.high:
        return "likely" if share.value >= bar else "unlikely"
    return _certain(share.value >= bar)


def _timed(bot: str) -> tuple[str, float]:
    """A level and its seconds, 0 for those that have none; one with other settings is no level."""
    level, _, seconds = bot.partition(":cpu=")
    return (bot, 0.0) if ":" in level + seconds else (level, float(seconds or 0))
