"""Results put together: a report as data (JSON) and as a page (Markdown)."""

from __future__ import annotations

import os
import platform
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from statistics import median
from time import process_time

import msgspec

from waterhole._compiled import status
from waterhole.arena.play import MOST_MOVES, Result
from waterhole.arena.ratings import ANCHOR, Elo, Rating, ratings
from waterhole.arena.schedule import Row, Table
from waterhole.arena.statistics import Estimate, Pace, Standing, paces, seat_shares, standing
from waterhole.bots.levels import BUDGETS
from waterhole.games import find
from waterhole.kernel.engine.playout import playout
from waterhole.kernel.engine.rng import Rng

FAILURES_SHOWN = 10
SPEED_ROUNDS, SPEED_GAMES = 5, 2_000
METHOD = """\
Every deal is played from every seat: the line-up moves round the table, the cards stay. In a duel one bot sits alone
among copies of the other, so its par is one win in as many games as there are players; a shared win counts in parts.
The numbers of games were fixed before the first one. Intervals are 95 %: bootstrap, whole deals drawn again (where
all games went the same way: Wilson's, over the deals). Elo is Bradley–Terry, the winner of a game compared with each
other seat, one drawn comparison added to every pair of bots that met; {anchor}
A bot that never won, or never lost, has only a bound, 'below' or 'above', from Wilson's limit of an upset.
openskill is its Plackett–Luce rating of the same comparisons, mu ± sigma."""
ANCHORED = f"{ANCHOR} stands at 1000."
SOLO_METHOD = """\
Alone against the game; every bot has the same deals. The numbers of games were fixed before the first one. Intervals
are 95 %: bootstrap over the deals (where all games went the same way: Wilson's)."""


class Machine(msgspec.Struct, frozen=True, kw_only=True):
    """Where it was run: a search is as strong as its machine is fast."""

    cubirds_moves_per_second: int
    compiled: bool
    processors: int
    architecture: str
    python: str


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the run was asked for."""

    kind: str
    command: str
    seed: int
    games: int  # per row, declared before
    seconds_scale: str
    place: str
    version: str


class Failure(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    lineup: tuple[str, ...]
    deal: int
    error: str


class RowReport(msgspec.Struct, frozen=True, kw_only=True):
    """One line-up: how many games were planned, finished and failed, and how each bot did."""

    lineup: tuple[str, ...]
    duel: bool
    planned: int
    games: int
    deals: int
    failed: int
    standings: list[Standing]


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a game and all that was played at it."""

    table: Table
    title: str
    rows: list[RowReport]
    ratings: list[Rating]
    seats: list[Estimate]
    endings: dict[str, int]
    mean_moves: float
    paces: list[Pace]
    failures: list[Failure]
    purpose: str = ""  # in words, where a report has several for one table

    @property
    def name(self) -> str:
        changed = [f"{key}-{value}" for key, value in self.changed.items()]
        purpose = [self.purpose.replace(" ", "-")] if self.purpose else []
        return "-".join([self.table.game, str(self.table.players), *changed, *purpose])

    @property
    def changed(self) -> dict[str, object]:
        """The options that are not as usual."""
        usual = msgspec.to_builtins(find(self.table.game).options())
        return {key: value for key, value in self.table.options.items() if usual[key] != value}

    @property
    def heading(self) -> str:
        purpose = [self.purpose] if self.purpose else []
        return ", ".join([self.table.size, *(f"{key} = {value}" for key, value in self.changed.items()), *purpose])


class Report(msgspec.Struct, frozen=True, kw_only=True):
    title: str
    date: str
    settings: Settings
    machine: Machine
    sections: list[Section]
    notes: list[str]


# -- putting together ----------------------------------------------------------------


def section(table: Table, rows: Sequence[Row], results: Mapping[str, Result], purpose: str = "") -> Section:
    """What the results say about a table; units without a result are seen as not played."""
    there = {unit.id: results[unit.id] for row in rows for unit in row.units if unit.id in results}
    finished = [result for result in there.values() if not result.failed]
    return Section(
        table=table,
        title=find(table.game).title,
        rows=[_row(row, there) for row in rows],
        ratings=ratings(finished) if finished and not table.solo else [],
        seats=seat_shares(finished) if finished and not table.solo else [],
        endings=dict(Counter(result.outcome for result in finished).most_common()),
        mean_moves=sum(result.moves for result in finished) / max(1, len(finished)),
        paces=paces(finished),
        failures=[
            Failure(id=result.id, lineup=result.unit.lineup, deal=result.unit.deal, error=result.error)
            for result in there.values()
            if result.failed
        ],
        purpose=purpose,
    )


def _row(row: Row, results: Mapping[str, Result]) -> RowReport:
    played = [results[unit.id] for unit in row.units if unit.id in results]
    finished = [result for result in played if not result.failed]
    return RowReport(
        lineup=row.lineup,
        duel=row.duel,
        planned=len(row.units),
        games=len(finished),
        deals=len({result.unit.deal for result in finished}),
        failed=len(played) - len(finished),
        standings=[standing(bot, finished) for bot in row.bots] if finished else [],
    )


def moves_per_second() -> float:
    """Random moves in CuBirds for four, in processor time."""
    game, moves, made = find("cubirds"), find("cubirds").moves.buffer(), 0
    began = process_time()
    for seed in range(SPEED_GAMES):
        made += playout(game.new(4, seed=seed), Rng(seed), moves, MOST_MOVES)
    return made / (process_time() - began)


def machine() -> Machine:
    """How fast this machine is, by the games' own measure: random CuBirds for four on one core."""
    return Machine(
        cubirds_moves_per_second=round(median(moves_per_second() for _ in range(SPEED_ROUNDS))),
        compiled=status().compiled,
        processors=os.cpu_count() or 1,
        architecture=platform.machine(),
        python=platform.python_version(),
    )


def today() -> str:
    return datetime.now(UTC).date().isoformat()


# -- as a page -----------------------------------------------------------------------


def markdown(
    report: Report,
    plots: Mapping[str, str],
    more: Mapping[str, Sequence[str]] | None = None,
    first: Sequence[str] = (),
) -> str:
    """The page; `plots` names the picture of each section, as the page is to link it; `more` has lines after it,
    `first` those before all sections."""
    lines = [f"# {report.title}", "", *_circumstances(report), "", *first]
    game = ""
    for part in report.sections:
        if part.title != game:
            game = part.title
            lines += [f"## {game}", ""]
        lines += [f"### {game}, {part.heading}", "", *_section(part)]
        if part.name in plots:
            lines += [f"![{game}, {part.heading}: shares and ratings with intervals]({plots[part.name]})", ""]
        lines += (more or {}).get(part.name, [])
    if report.notes:
        lines += ["## Notes", "", *(f"- {note}" for note in report.notes), ""]
    return "\n".join(lines)


def _circumstances(report: Report) -> Iterator[str]:
    settings, here = report.settings, report.machine
    anchored = any(rating.bot == ANCHOR for part in report.sections for rating in part.ratings)
    if all(part.table.solo for part in report.sections):
        yield SOLO_METHOD
    else:
        yield METHOD.format(anchor=ANCHORED if anchored else "the mean stands at 1000.")
    yield ""
    yield f"- Date: {report.date}. Waterhole {settings.version}, seed {settings.seed}, run on {settings.place}."
    yield f"- Made by `{settings.command}`."
    yield f"- Declared before: at least {settings.games} games a row, in whole deals."
    yield (
        f"- Machine: {here.cubirds_moves_per_second:,} CuBirds moves/s on one core "
        f"({'compiled' if here.compiled else 'INTERPRETED'}; {here.processors} processors, {here.architecture}, "
        f"Python {here.python})."
    )
    if settings.seconds_scale != "1":
        yield (
            f"- Thinking times are scaled by {settings.seconds_scale.replace(',', ', ')}: 'apex:cpu=…' names the "
            "seconds of processor time a bot had for a decision. The levels' own are "
            f"{BUDGETS['mcts'].seconds:g} s for plain MCTS and {BUDGETS['apex'].seconds:g} s for apex; with them these "
            "are stronger. Hunter plays as at a table: it makes a fixed number of iterations."
        )


def _section(part: Section) -> Iterator[str]:
    yield from _rows(part)
    if part.ratings:
        yield from _ratings(part)
        seats = ", ".join(f"{seat}: {interval(share)}" for seat, share in enumerate(part.seats, start=1))
        yield f"Wins by seat: {seats}."
    elif part.paces:
        yield from _paces(part)
    if part.endings:
        total = sum(part.endings.values())
        ends = ", ".join(f"{ending} {n / total:.0%}" for ending, n in part.endings.items())
        yield f"Ended by: {ends}. A game took {part.mean_moves:.0f} moves on average."
        yield ""
    if part.failures:
        yield f"**{len(part.failures)} failed games**, not counted above:"
        yield ""
        for failure in part.failures[:FAILURES_SHOWN]:
            yield f"- `{failure.id}` ({', '.join(failure.lineup)}; deal {failure.deal}): {failure.error}"
        if len(part.failures) > FAILURES_SHOWN:
            yield f"- and {len(part.failures) - FAILURES_SHOWN} more, in the file of results."
        yield ""


def _rows(part: Section) -> Iterator[str]:
    yield "| bot | against | games (deals) | wins | par | mean score |"
    yield "|---|---|---|---|---|---|"
    for row in part.rows:
        games = f"{row.games} ({row.deals})"
        if row.games < row.planned:
            games += f" of {row.planned}"
        if row.failed:
            games += f", {row.failed} failed"
        shown = row.standings[:1] if row.duel else row.standings
        for place in shown:
            others = list(row.lineup)
            others.remove(place.bot)
            par = "–" if part.table.solo else f"{place.par:.0%}"
            wins = f"{interval(place.share)} | {par} | {_number(place.score)}"
            yield f"| {place.bot} | {_opponents(part.table, others)} | {games} | {wins} |"
        if not shown:
            yield f"| {row.lineup[0]} | {_opponents(part.table, row.lineup[1:])} | {games} | – | – | – |"
    yield ""


def _ratings(part: Section) -> Iterator[str]:
    pace = {pace.bot: pace for pace in part.paces}
    yield "| bot | Elo | openskill | games | decision, mean | slowest |"
    yield "|---|---|---|---|---|---|"
    for rating in part.ratings:
        times = pace[rating.bot]
        yield (
            f"| {rating.bot} | {_elo(rating.elo)} | {rating.mu:.1f} ± {rating.sigma:.1f} | {rating.games} "
            f"| {_time(times.mean_seconds)} | {_time(times.slowest_seconds)} |"
        )
    yield ""


def _paces(part: Section) -> Iterator[str]:
    """The times alone, where nobody can be rated."""
    for pace in part.paces:
        mean, slowest = _time(pace.mean_seconds), _time(pace.slowest_seconds)
        yield f"A decision of {pace.bot} took {mean} on average, {slowest} at most."


def _opponents(table: Table, bots: Sequence[str]) -> str:
    """The other bots; alone, the player without a seat or the game itself."""
    if table.solo:
        return next(iter(find(table.game).extras), "the game")
    counted = Counter(bots)
    return ", ".join(f"{n} × {bot}" if n > 1 else bot for bot, n in counted.items())


def interval(share: Estimate) -> str:
    """A share with its interval."""
    return f"{share.value:.1%} [{share.low:.1%}, {share.high:.1%}]"


def _number(estimate: Estimate) -> str:
    return f"{estimate.value:.1f} [{estimate.low:.1f}, {estimate.high:.1f}]"


def _elo(elo: Elo | None) -> str:
    if elo is None:
        return "–"
    if elo.bound:
        return f"{elo.bound} {elo.value:.0f}"
    return f"{elo.value:.0f} [{elo.low:.0f}, {elo.high:.0f}]"


def _time(seconds: float) -> str:
    return f"{seconds * 1000:.3g} ms" if seconds < 1 else f"{seconds:.2f} s"
