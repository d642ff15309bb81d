"""`waterhole arena match|ladder|levels|yardsticks|league|scaling|strength`."""

from __future__ import annotations

import argparse
import math
import shlex
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from waterhole.arena.ladder import LADDER, NEIGHBOURS, by_the_clock, pairs, present, scale_at, scaled, timed
from waterhole.arena.play import Result
from waterhole.arena.results import ResultFile
from waterhole.arena.runner import run, workers_on
from waterhole.arena.schedule import Row, Table, Unit, duel_rows, league_rows, match_rows, players_of, row, table_for
from waterhole.arena.yardsticks import BUDGETS_1, ORACLE, arena_bot, known
from waterhole.arguments import add_option, add_place, options_of
from waterhole.bots import LEVELS
from waterhole.bots.levels import BUDGETS
from waterhole.games import GAMES, find
from waterhole.kernel.game import BadInput, Game

if TYPE_CHECKING:
    from waterhole.arena.report import Report

DECLARED = 400
DECLARED_REAL = 40  # of bots that think as long as at a table
SECONDS_BETWEEN_LINES = 60  # where there is no terminal for a bar
FAILED = 1
# What the sections of a report of everything are for.
SCALED_TIMES, REAL_TIMES, SCALING, MIXED_TABLE = "scaled times", "real times", "scaling", "mixed"
# What apex is measured by, with the seconds of a table; the earlier apex had two there.
ELDER = "apex@1"
YARDSTICKS = {ELDER: BUDGETS_1["apex"].seconds, "mcts": BUDGETS["apex"].seconds}
MIXED = ("forager", "hunter", "apex", "cub")  # round a mixed table, from the first seat on
# Of a command: whose games, which come first, and what changes no result.
FIRST, OF_NO_WEIGHT = ("game", "all"), ("run", "out", "on", "workers", "address", "plan", "no_play")


class Part(NamedTuple):
    """What is played at one table for one purpose: a section of the report."""

    table: Table
    rows: list[Row]
    purpose: str = ""  # in words, where a report has several


Plan = list[Part]
Planner = Callable[[argparse.Namespace], tuple[str, Plan, list[str]]]


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the arena to the command line."""
    text = "measure bots against each other: same deals from every seat, intervals, ratings"
    arena = commands.add_parser("arena", help=text, description=text[0].upper() + text[1:] + ".")
    kinds = arena.add_subparsers(required=True, metavar="KIND")

    match = _kind(kinds, "match", plan_match, "one line-up: two bots, or one per seat")
    match.add_argument("game")
    match.add_argument("--bots", required=True, help=f"levels, for example forager,random; of: {', '.join(known())}")
    match.add_argument(
        "--players",
        type=int,
        help="seats; two bots at a larger table: the first alone; 1: solo (default: 2, or the fewest)",
    )

    ladder = _kind(
        kinds, "ladder", plan_ladder, "the fixed ladder: all against the forager, the doubtful against each other"
    )
    ladder.add_argument("game", nargs="?")
    ladder.add_argument("--all", action="store_true", help="every game")
    ladder.add_argument("--players", default="2,3,max", help="numbers of players (default: 2,3,max)")
    ladder.add_argument("--bots", default=",".join(LADDER), help="fewer levels (default: all)")
    ladder.set_defaults(games_quick=0)

    levels = _kind(kinds, "levels", plan_levels, "each level for people against the next lower one at its real time")
    levels.add_argument("game", nargs="?")
    levels.add_argument("--all", action="store_true", help="every game")
    levels.add_argument("--players", default="few", help="numbers of players (default: 2, or the fewest)")
    levels.set_defaults(games=DECLARED_REAL, games_quick=0)

    yardsticks = _kind(
        kinds, "yardsticks", plan_yardsticks, "apex against the earlier apex and plain MCTS, each at its real time"
    )
    yardsticks.add_argument("game", nargs="?")
    yardsticks.add_argument("--all", action="store_true", help="every game")
    yardsticks.add_argument("--players", default="few", help="numbers of players (default: 2, or the fewest)")
    _add_parts(yardsticks)
    yardsticks.set_defaults(games=DECLARED_REAL, games_real=0)

    scaling = _kind(
        kinds, "scaling", plan_scaling, "what thinking time is worth: ten times as long against itself, and the oracle"
    )
    scaling.add_argument("game", nargs="?")
    scaling.add_argument("--all", action="store_true", help="every game")
    scaling.add_argument("--players", default="few", help="numbers of players (default: 2, or the fewest)")
    scaling.add_argument("--bot", default="apex", help="a level that searches (default: apex)")
    _add_times(scaling)
    scaling.add_argument("--factor", type=float, default=10.0, help="how many times as long (default: 10)")
    scaling.set_defaults(games=DECLARED_REAL)

    strength = _kind(kinds, "strength", plan_strength, "all of these on one page: what docs/strength.md is written by")
    strength.add_argument("game", nargs="?")
    strength.add_argument("--all", action="store_true", help="every game")
    strength.add_argument("--players", default="2,3,max", help="numbers of players (default: 2,3,max)")
    strength.add_argument("--games-real", type=int, default=DECLARED_REAL, help="per row at real times")
    strength.add_argument(
        "--games-apex", type=int, default=DECLARED_REAL, help="per row of apex against yardsticks and itself"
    )
    strength.add_argument("--games-quick", type=int, default=0, help="per row of bots without a clock, if more")
    _add_parts(strength)
    _add_times(strength)
    strength.set_defaults(seconds_scale="2:0.012,3:0.006,max:0.003", bots=",".join(LADDER), bot="apex", factor=10.0)

    league = _kind(kinds, "league", plan_league, "all against all")
    league.add_argument("game")
    league.add_argument("--bots", help="levels (default: every level there is)")
    league.add_argument("--players", type=int, help="seats (default: 2, or the fewest)")


def _add_times(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--times", default="0.01,0.03,0.1", help="seconds of processor time (default: 0.01,0.03,0.1)")


def _add_parts(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--real-scale",
        default="1",
        help="at which parts of apex' real time it meets its yardsticks, such as 0.1,1; at 1 each has its own (1)",
    )


def _kind(
    kinds: argparse._SubParsersAction[argparse.ArgumentParser], name: str, planner: Planner, text: str
) -> argparse.ArgumentParser:
    sub = kinds.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
    sub.set_defaults(run=lambda arguments: hold(name, planner, arguments, command(name, arguments, sub.get_default)))
    sub.add_argument("--games", type=int, default=DECLARED, help=f"per row, in whole deals (default: {DECLARED})")
    sub.add_argument("--seed", type=int, default=1)
    add_option(sub)
    sub.add_argument(
        "--seconds-scale",
        default="1",
        metavar="F",
        help="thinking times: 0.1 gives apex 0.1 s; or by the number of players, 2:0.1,3:0.05,max:0.01",
    )
    sub.add_argument("--out", type=Path, metavar="FILE.md", help="the report; .json, results and plots go beside it")
    add_place(sub)
    sub.add_argument("--plan", action="store_true", help="only say what would be played")
    sub.add_argument("--no-play", action="store_true", help="only report what has been played so far")
    return sub


# -- plans ---------------------------------------------------------------------------


def plan_match(arguments: argparse.Namespace) -> tuple[str, Plan, list[str]]:
    game = find(arguments.game)
    players = arguments.players or max(game.few, len(_split(arguments.bots)))
    levels = _levels(arguments.bots, game, players, arguments.seconds_scale)
    table = _table(game, players, arguments.option)
    rows = match_rows(table, levels, arguments.games, arguments.seed)
    between = ", " if table.solo else " against "
    return f"{game.title}: {between.join(levels)}", [Part(table, rows)], []


def plan_league(arguments: argparse.Namespace) -> tuple[str, Plan, list[str]]:
    game = find(arguments.game)
    players = arguments.players or game.few
    levels = _levels(arguments.bots or ",".join(LEVELS), game, players, arguments.seconds_scale)
    table = _table(game, players, arguments.option)
    return f"{game.title}: league", [Part(table, league_rows(table, levels, arguments.games, arguments.seed))], []


def plan_ladder(arguments: argparse.Namespace) -> tuple[str, Plan, list[str]]:
    plan: Plan = []
    notes: list[str] = []
    games = _games(arguments)
    for game in games:
        levels, missing = present(game, _split(arguments.bots))
        notes += missing
        for players in players_of(game, arguments.players):
            if players > 1:
                table = _table(game, players, arguments.option)
                met = pairs(_scaled(levels, game, players, arguments.seconds_scale), players)
                plan.append(Part(table, _duels(table, met, arguments), SCALED_TIMES))
    return "Strength of the bots" if arguments.all else f"{games[0].title}: ladder", plan, notes


def plan_levels(arguments: argparse.Namespace) -> tuple[str, Plan, list[str]]:
    plan: Plan = []
    for game in _games(arguments):
        for players in players_of(game, arguments.players):
            table = _table(game, players, arguments.option)
            at = scale_at(arguments.seconds_scale, players, game.seats[-1])
            met = [(scaled(higher, at), scaled(lower, at)) for higher, lower in NEIGHBOURS]
            plan.append(Part(table, _duels(table, met, arguments), REAL_TIMES))
    return "The levels against each other", plan, []


def _duels(table: Table, met: Sequence[tuple[str, str]], arguments: argparse.Namespace) -> list[Row]:
    """Each pair as often as declared; those who answer at once come first, and more often where that is asked for."""
    clocked = [pair for pair in met if any(map(by_the_clock, pair))]
    at_once = [pair for pair in met if pair not in clocked]
    often = max(arguments.games, arguments.games_quick)
    return [
        *duel_rows(table, at_once, often, arguments.seed),
        *duel_rows(table, clocked, arguments.games, arguments.seed),
    ]


def plan_yardsticks(arguments: argparse.Namespace) -> tuple[str, Plan, list[str]]:
    """At larger tables, where a game takes longest, only the earlier apex and the smallest part of the time."""
    plan: Plan = []
    parts = _numbers("--real-scale", arguments.real_scale)
    for game in _games(arguments):
        for players in players_of(game, arguments.players):
            table, few = _table(game, players, arguments.option), players == game.few
            for part in parts if few else parts[:1]:
                met = _met_at(part, list(YARDSTICKS) if few else [ELDER])
                real, games = part == 1, arguments.games
                rows = duel_rows(table, met, arguments.games_real or games if real else games, arguments.seed)
                times = REAL_TIMES if real else f"{part:g} of {REAL_TIMES}"
                plan.append(Part(table, rows, f"yardsticks at {times}"))
    return "Apex against its yardsticks", plan, []


def _met_at(part: float, others: Sequence[str]) -> list[tuple[str, str]]:
    """Apex, and the oracle as its ceiling, with this part of apex' time against each with as much; at a table's own
    times, which take long to play, apex alone against each with his own."""
    seconds = part * BUDGETS["apex"].seconds
    if part == 1:
        return [(timed("apex", seconds), timed(other, YARDSTICKS[other])) for other in others]
    return [(timed(alone, seconds), timed(other, seconds)) for other in others for alone in ("apex", ORACLE)]


def plan_scaling(arguments: argparse.Namespace) -> tuple[str, Plan, list[str]]:
    from waterhole.arena.scaling import scaling_pairs  # with the statistics, an optional extra

    times = _numbers("--times", arguments.times)
    if not 1 < arguments.factor < math.inf:
        raise BadInput(f"--factor is above 1, not {arguments.factor}.")
    plan: Plan = []
    for game in _games(arguments):
        met = scaling_pairs(arguments.bot, times, arguments.factor)
        for level in {level for pair in met for level in pair}:
            arena_bot(level, game)
        for players in players_of(game, arguments.players):
            table = _table(game, players, arguments.option)
            plan.append(Part(table, duel_rows(table, met, arguments.games, arguments.seed), SCALING))
    return f"What thinking time is worth to {arguments.bot}", plan, []


def plan_strength(arguments: argparse.Namespace) -> tuple[str, Plan, list[str]]:
    """The ladder at scaled times and the earlier apex at every table, mixed tables, and with the fewest players the
    levels at their real times, plain MCTS and what time is worth; game by game, so that an interrupted run has
    whole games."""
    for option, games, least in (
        ("--games-real", arguments.games_real, 1),
        ("--games-apex", arguments.games_apex, 1),
        ("--games-quick", arguments.games_quick, 0),
    ):
        if games < least:
            raise BadInput(f"{option} is at least {least}, not {games}.")
    plan: Plan = []
    notes: list[str] = []
    for game in _games(arguments):
        asked = argparse.Namespace(**vars(arguments) | {"game": game.name, "all": False})
        few = argparse.Namespace(
            **vars(asked) | {"players": "few", "games": arguments.games_real, "seconds_scale": "1"}
        )
        _, ladder, missing = plan_ladder(asked)
        notes += missing
        for part in ladder:
            plan.append(part)
            if part.table.players > 2:
                at = scale_at(arguments.seconds_scale, part.table.players, game.seats[-1])
                mixed = [scaled(MIXED[seat % len(MIXED)], at) for seat in range(part.table.players)]
                plan.append(Part(part.table, [row(part.table, mixed, arguments.games, arguments.seed)], MIXED_TABLE))
        plan += plan_levels(few)[1]
        asked.games = few.games = arguments.games_apex
        plan += [*plan_yardsticks(asked)[1], *plan_scaling(few)[1]]
    if arguments.games_quick:
        notes.append(f"Declared for duels of bots without a clock: at least {arguments.games_quick} games a row.")
    notes.append(f"Declared for {REAL_TIMES}: at least {arguments.games_real} games a row.")
    notes.append(f"Declared for yardsticks and {SCALING}: at least {arguments.games_apex} games a row.")
    return "Strength of the bots", plan, notes


def _numbers(option: str, text: str) -> list[float]:
    try:
        numbers = sorted({float(word) for word in text.split(",")})
    except ValueError:
        numbers = [0.0]
    if not 0 < numbers[0] <= numbers[-1] < math.inf:
        raise BadInput(f"{option} is numbers above 0, such as 0.01,0.1; not '{text}'.")
    return numbers


def _games(arguments: argparse.Namespace) -> list[Game]:
    """The game that is named, or with --all every game."""
    if (arguments.game is None) != arguments.all:
        raise BadInput(f"name a game ({', '.join(GAMES)}) or say --all.")
    if arguments.all and arguments.option:
        raise BadInput("--option belongs to one game, not to --all.")
    return list(GAMES.values()) if arguments.all else [find(arguments.game)]


def _table(game: Game, players: int, pairs: Sequence[str]) -> Table:
    return table_for(game, players, game.read_options(options_of(pairs)))


def _levels(text: str, game: Game, players: int, scale: str) -> list[str]:
    levels = _scaled(_split(text), game, players, scale)
    for level in levels:
        arena_bot(level, game)
    return levels


def _scaled(levels: Sequence[str], game: Game, players: int, scale: str) -> list[str]:
    at = scale_at(scale, players, game.seats[-1])
    return [scaled(level, at) for level in levels]


def _split(text: str) -> list[str]:
    found = [word.strip() for word in text.split(",") if word.strip()]
    if not found:
        raise BadInput(f"name at least one bot of: {', '.join(known())}.")
    return found


# -- holding a tournament ------------------------------------------------------------


def command(kind: str, arguments: argparse.Namespace, usual: Callable[[str], object]) -> str:
    """What was asked for, for those who want to ask it again: the options that are not as usual."""
    words = ["waterhole", "arena", kind, arguments.game or "--all"]
    for name, value in vars(arguments).items():
        if name not in FIRST + OF_NO_WEIGHT and value != usual(name):
            for one in value if isinstance(value, list) else [value]:
                words += [f"--{name.replace('_', '-')}", str(one)]
    return shlex.join(words)


def hold(kind: str, planner: Planner, arguments: argparse.Namespace, asked: str) -> int:
    """Plan, declare, play what is not played yet, report. 1 where games failed."""
    if arguments.games < 1:
        raise BadInput(f"--games is at least 1, not {arguments.games}.")
    out: Path = arguments.out or Path("arena") / f"{kind}-{arguments.game or 'all'}.md"
    if out.suffix != ".md":
        raise BadInput(f"--out names the report, a file that ends in .md; not '{out}'.")
    _need_extra()
    title, plan, notes = planner(arguments)
    units = {unit.id: unit for part in plan for row in part.rows for unit in row.units}
    if not units:
        raise BadInput("there is nothing to play: fewer than two bots, or no such number of players.")
    _declare(plan, notes, len(units))
    if arguments.plan:
        return 0
    from waterhole.arena import report as reporting

    here = reporting.machine()  # before the cores are busy
    several = len({part.purpose for part in plan}) > 1
    with ResultFile(out.with_suffix(".results.jsonl")) as results:
        if not arguments.no_play:
            play_missing(units, results, arguments)
        found = dict(results.found)
    finished = reporting.Report(
        title=title,
        date=reporting.today(),
        settings=reporting.Settings(
            kind=kind,
            command=asked,
            seed=arguments.seed,
            games=arguments.games,
            seconds_scale=arguments.seconds_scale,
            place="a Ray cluster" if arguments.on == "ray" else "the cores of one machine",
            version=metadata.version("waterhole"),
        ),
        machine=here,
        sections=[reporting.section(part.table, part.rows, found, part.purpose if several else "") for part in plan],
        notes=notes,
    )
    print(write(finished, out))
    print(f"Written: {out}, with .json, .results.jsonl and plots beside it.", file=sys.stderr)
    return FAILED if any(section.failures for section in finished.sections) else 0


def _need_extra() -> None:
    missing = [name for name in ("matplotlib", "numpy", "openskill") if find_spec(name) is None]
    if missing:
        raise BadInput(f"the arena needs {' and '.join(missing)}: pip install 'waterhole[arena]'.")


def _declare(plan: Plan, notes: Sequence[str], games: int) -> None:
    """What will be played, said before the first game."""
    for part in plan:
        purpose = f" ({part.purpose})" if part.purpose else ""
        print(f"{part.table.game}, {part.table.size}{purpose}:", file=sys.stderr)
        for line in part.rows:
            print(f"  {len(line.units):6} games of {', '.join(line.lineup)}", file=sys.stderr)
    for note in notes:
        print(note, file=sys.stderr)
    print(f"{games} games in all.", file=sys.stderr)


def play_missing(units: Mapping[str, Unit], results: ResultFile, arguments: argparse.Namespace) -> None:
    """Play what the file does not hold yet; an interrupt leaves the file as far as it came."""
    missing = [unit for unit in units.values() if unit.id not in results.found]
    others = len(results.found) - (len(units) - len(missing))
    if others:
        print(f"{others} results in {results.path} are of other plans or other code: left aside.", file=sys.stderr)
    if not missing:
        return
    workers = workers_on(arguments.on, arguments.workers, arguments.address)
    try:
        with _bar() as bar:
            task = bar.add_task("playing", total=len(units), completed=len(units) - len(missing), failed=0)
            failed, told = 0, time.monotonic()

            def done(played: Sequence[Result]) -> None:
                nonlocal failed, told
                results.add(played)
                failed += sum(result.failed for result in played)
                bar.update(task, advance=len(played), failed=failed)
                if bar.disable and time.monotonic() - told > SECONDS_BETWEEN_LINES:
                    told = time.monotonic()
                    print(f"{sum(unit in results.found for unit in units)} of {len(units)} games", file=sys.stderr)

            run(missing, workers, done)
    except KeyboardInterrupt:
        kept = sum(unit in results.found for unit in units)
        print(f"\nInterrupted with {kept} of {len(units)} games; the same command goes on from there.", file=sys.stderr)
        raise
    finally:
        workers.close()


def _bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("failed {task.fields[failed]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
    )


def write(report: Report, out: Path) -> str:
    """The report as page, data and plots; returns the page."""
    from waterhole.arena.report import markdown
    from waterhole.arena.report.goals import goals
    from waterhole.arena.report.plots import draw, draw_curves
    from waterhole.arena.scaling import curves, summary

    folder = out.with_suffix("")
    scaling = {part.name for part in report.sections if SCALING in (part.purpose, report.settings.kind)}
    drawn = {
        part.name: (draw_curves if part.name in scaling else draw)(part, folder)
        for part in report.sections
        if part.ratings and (part.name not in scaling or any(len(curve) > 1 for curve in curves(part).values()))
    }
    page = markdown(
        report,
        {name: path.relative_to(out.parent).as_posix() for name, path in drawn.items()},
        {part.name: summary(part) for part in report.sections if part.name in scaling},
        goals(report),
    )
    out.write_text(page, encoding="utf-8")
    out.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    return page
