"""What a run found, as data and as text: ratios first, for they outlast the machine; then the numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median

import msgspec

from benchmarks.contest import CLONE, MOVES, PLAYOUTS
from benchmarks.peers import FROM_PYTHON, PETTINGZOO, ROLLOUTS
from benchmarks.playouts import CONNECT_FOUR, interpreted_subject

Rounds = Mapping[tuple[str, str], Sequence[float]]  # by subject and unit


class Row(msgspec.Struct, frozen=True):
    """One speed of one subject, in all rounds."""

    subject: str
    unit: str
    median: float
    min: float
    max: float
    rounds: list[float]


class Ratio(msgspec.Struct, frozen=True):
    """How many times the moves/s of another a subject makes; taken round by round, then the median."""

    subject: str
    to: str
    median: float
    min: float
    max: float
    rounds: list[float]


class Bar(msgspec.Struct, frozen=True):
    """What came of a goal; `measured` and `met` are null where this run could not tell."""

    text: str
    wanted: float
    measured: float | None
    met: bool | None


class Report(msgspec.Struct, frozen=True):
    versions: dict[str, str]
    compiled: bool
    compiled_reason: str
    cpus: int
    rounds: int
    seconds: float
    ratios: list[Ratio]
    bars: list[Bar]
    rows: list[Row]
    missing: list[str]  # what could not be measured, and why, in words


@dataclass(frozen=True)
class Goal:
    """What a run should reach: a ratio to another subject, or, without one, nanoseconds to stay below."""

    text: str
    wanted: float
    subject: str
    to: str | None


CUBIRDS = "CuBirds, 4 players"
GOALS = (
    Goal("CuBirds, 4 players: at least 7 times OpenSpiel connect_four from Python", 7, CUBIRDS, FROM_PYTHON),
    Goal("our Connect Four: at least 4 times OpenSpiel's own C++ rollouts", 4, CONNECT_FOUR, ROLLOUTS),
    Goal("CuBirds compiled: at least 40 times interpreted", 40, CUBIRDS, interpreted_subject(CUBIRDS)),
    Goal("a copy of a CuBirds state: below 1000 ns", 1000, CUBIRDS, None),
)


def rows_of(reached: Rounds) -> list[Row]:
    return [
        Row(subject, unit, median(speeds), min(speeds), max(speeds), list(speeds))
        for (subject, unit), speeds in reached.items()
    ]


def ratios_of(reached: Rounds) -> list[Ratio]:
    """Our games to OpenSpiel from Python and to themselves interpreted; our Connect Four to every peer."""
    subjects = [subject for subject, unit in reached if unit == MOVES]
    games = [subject for subject, unit in reached if unit == CLONE and subject != CONNECT_FOUR]
    pairs = [(game, other) for game in games for other in (FROM_PYTHON, interpreted_subject(game))]
    pairs += [(CONNECT_FOUR, peer) for peer in (ROLLOUTS, FROM_PYTHON, PETTINGZOO)]
    found = []
    for subject, other in pairs:
        if other in subjects:
            times = [a / b for a, b in zip(reached[subject, MOVES], reached[other, MOVES], strict=True)]
            found.append(Ratio(subject, other, median(times), min(times), max(times), times))
    return found


def bars_of(rows: Sequence[Row], ratios: Sequence[Ratio]) -> list[Bar]:
    return [bar(goal, rows, ratios) for goal in GOALS]


def bar(goal: Goal, rows: Sequence[Row], ratios: Sequence[Ratio]) -> Bar:
    if goal.to is None:
        clones = [row.median for row in rows if (row.subject, row.unit) == (goal.subject, CLONE)]
        measured, met = next(((found, found < goal.wanted) for found in clones), (None, None))
    else:
        times = [ratio.median for ratio in ratios if (ratio.subject, ratio.to) == (goal.subject, goal.to)]
        measured, met = next(((found, found >= goal.wanted) for found in times), (None, None))
    return Bar(goal.text, goal.wanted, measured, met)


# -- as text -------------------------------------------------------------------

MET = {True: "met", False: "MISSED", None: "not measured"}
UNITS = {MOVES: "Moves per second", PLAYOUTS: "Playouts per second", CLONE: "Nanoseconds to copy a state"}


def render(report: Report) -> str:
    """The report for reading: every line says all it has to say by words, without colours."""
    how = "compiled" if report.compiled else f"NOT COMPILED ({report.compiled_reason})"
    versions = ", ".join(f"{name} {version}" for name, version in report.versions.items())
    lines = [
        f"{how}; {versions}; {report.cpus} CPUs",
        f"Medians of {report.rounds} interleaved rounds, {report.seconds:g} s of processor time each;"
        " in brackets the lowest and the highest.",
        *report.missing,
    ]
    lines += section(
        "Moves per second, how many times those of another",
        [(f"{ratio.subject} : {ratio.to}", times(ratio.median), spread(ratio, times)) for ratio in report.ratios],
    )
    lines += section("Bars, in this run", [(bar.text, told(bar), MET[bar.met]) for bar in report.bars])
    for unit, title in UNITS.items():
        rows = [row for row in report.rows if row.unit == unit]
        lines += section(title, [(row.subject, whole(row.median), spread(row, whole)) for row in rows])
    return "\n".join(lines)


def section(title: str, lines: Sequence[tuple[str, str, str]]) -> list[str]:
    if not lines:
        return []
    return ["", title, *(f"  {name:<76} {number:>10}  {rest}".rstrip() for name, number, rest in lines)]


def times(ratio: float) -> str:
    return f"{ratio:.2f}" if ratio < 10 else f"{ratio:.1f}" if ratio < 1000 else f"{ratio:,.0f}"


def whole(speed: float) -> str:
    return f"{speed:,.0f}"


def told(bar: Bar) -> str:
    return "" if bar.measured is None else times(bar.measured)


def spread(found: Row | Ratio, text: Callable[[float], str]) -> str:
    return f"({text(found.min)} – {text(found.max)})"
