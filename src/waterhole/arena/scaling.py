"""What thinking time is worth: a level with more of it against itself, and the oracle as the ceiling."""

from __future__ import annotations

from collections.abc import Sequence

from waterhole.arena.ladder import MEASURE, timed
from waterhole.arena.report import RowReport, Section
from waterhole.arena.statistics import Estimate
from waterhole.arena.yardsticks import ORACLE

Curve = list[tuple[float, Estimate]]  # seconds of processor time, and the share of wins at it
MORE_TIME = "more time against itself"
CEILING = "the oracle with more time against it"
AGAINST_FORAGER = f"it against the {MEASURE}"
ORACLE_AGAINST_FORAGER = f"the oracle against the {MEASURE}"


def scaling_pairs(level: str, times: Sequence[float], factor: float) -> list[tuple[str, str]]:
    """At each time: the level with `factor` times as long against itself, the oracle with as long as its ceiling, and
    both against the forager, which says how much of the way from the forager to the oracle the level has gone."""
    found = []
    for seconds in times:
        here, longer = timed(level, seconds), factor * seconds
        found += [(timed(one, longer), here) for one in (level, ORACLE)]
        found += [(here, MEASURE), (timed(ORACLE, seconds), MEASURE)]
    return found


def curves(section: Section) -> dict[str, Curve]:
    """The shares of a section by what was compared and at which time."""
    found: dict[str, Curve] = {}
    for row in section.rows:
        if row.standings:
            found.setdefault(_kind(row), []).append((_seconds(row), row.standings[0].share))
    return {kind: sorted(curve, key=lambda point: point[0]) for kind, curve in found.items()}


def _kind(row: RowReport) -> str:
    alone, other = row.lineup[:2]
    if other == MEASURE:
        return ORACLE_AGAINST_FORAGER if alone.startswith(ORACLE) else AGAINST_FORAGER
    return CEILING if alone.startswith(ORACLE) else MORE_TIME


def _seconds(row: RowReport) -> float:
    """The time of the one who had less, the forager having none."""
    alone, other = row.lineup[:2]
    return float((alone if other == MEASURE else other).rpartition("=")[2])


def gaps(section: Section) -> list[tuple[float, float]]:
    """At each time, how much of the way from the forager to the oracle the level has gone."""
    found, par = curves(section), 1 / section.table.players
    ceilings = dict(found.get(ORACLE_AGAINST_FORAGER, []))
    return [
        (seconds, (own.value - par) / (ceilings[seconds].value - par))
        for seconds, own in found.get(AGAINST_FORAGER, [])
        if seconds in ceilings and ceilings[seconds].value > par
    ]


def summary(section: Section) -> list[str]:
    """The same in words."""
    lines = [
        f"At {seconds:g} s it goes {part:.0%} of the way from the {MEASURE} to the oracle."
        for seconds, part in gaps(section)
    ]
    return [" ".join(lines), ""] if lines else []
