"""`waterhole explore`: play, count and sum up; the same command goes on where it was interrupted."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from waterhole.arena.cli import play_missing
from waterhole.arena.play import Result
from waterhole.arena.results import ResultFile
from waterhole.arena.schedule import Row, Table, players_of, row, table_for
from waterhole.arena.yardsticks import arena_bot, known
from waterhole.arguments import add_option, add_place, need, options_of
from waterhole.explorer.explored import Explored, ExploredTable, read, shipped
from waterhole.explorer.plots import drawn, in_words
from waterhole.games import find
from waterhole.kernel.game import BadInput, Game

if TYPE_CHECKING:
    import pyarrow as pa

DECLARED = 1000
FAILED = 1

Plan = list[tuple[Table, str, Row]]


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the explorer to the command line."""
    text = "what wins: count over many games of bots against themselves, with intervals"
    sub = commands.add_parser("explore", help=text, description=text[0].upper() + text[1:] + ".")
    sub.set_defaults(run=explore)
    sub.add_argument("game")
    sub.add_argument("--games", type=int, default=DECLARED, help="of each table and level (default: %(default)s)")
    sub.add_argument("--players", default="2,3,max", help="numbers of players (default: %(default)s)")
    sub.add_argument(
        "--bots", default="forager", help=f"levels, each at tables of its own (default: %(default)s); {known()}"
    )
    sub.add_argument("--seed", type=int, default=1)
    add_option(sub)
    sub.add_argument("--out", type=Path, metavar="FILE.parquet", help="counts; the games go beside it")
    sub.add_argument("--summary", type=Path, metavar="FILE.json", help="is added to (default: beside --out)")
    sub.add_argument("--draw", type=Path, metavar="FILE.svg", help="play nothing: draw the summary, or what is shipped")
    add_place(sub)


def explore(arguments: argparse.Namespace) -> int:
    """Draw what there is, or play what is not played yet, count all and sum up. 1 where games failed."""
    try:
        return _draw(arguments) if arguments.draw else _explore(arguments)
    except OSError as error:
        if error.filename is None:  # no file of ours: whoever reads what is printed has gone
            raise
        raise BadInput(f"cannot use {error.filename}: {error.strerror}.") from None


def _explore(arguments: argparse.Namespace) -> int:
    need("numpy", "pyarrow")
    from waterhole.explorer.counting import write

    game = find(arguments.game)
    out: Path = arguments.out or Path("explored") / f"{game.name}.parquet"
    summary: Path = arguments.summary or out.with_suffix(".json")
    _check_suffix(out, ".parquet")
    _check_suffix(summary, ".json")
    before = read(summary.read_bytes(), game) if summary.exists() else Explored(game=game.name)
    plan = planned(game, arguments)
    units = {unit.id: unit for _, _, games in plan for unit in games.units}
    with ResultFile(out.with_suffix(".results.jsonl")) as results:
        play_missing(units, results, arguments)
        played = [results.found[unit] for unit in units]
    finished = [result for result in played if not result.failed]
    for result in played:
        if result.failed:
            print(f"failed, not counted: {result.id}: {result.error}", file=sys.stderr)
    if not finished:
        raise BadInput("all games failed: there is nothing to be counted.")
    found = summed(before, game, plan, finished, write(finished, out), arguments.seed)
    summary.write_bytes(msgspec.json.encode(found) + b"\n")
    for counted in found.tables:
        print(*in_words(counted, game), sep="\n")
    print(f"{len(finished)} games of {game.title} counted: {out}; what they come to: {summary}.")
    return FAILED if len(finished) < len(played) else 0


def _check_suffix(path: Path, suffix: str) -> None:
    if path.suffix != suffix:
        raise BadInput(f"'{path}' should end in {suffix}.")


def planned(game: Game, arguments: argparse.Namespace) -> Plan:
    """Tables of every size and level, each level among its like."""
    if arguments.games < 1:
        raise BadInput(f"--games is at least 1, not {arguments.games}.")
    levels = list(dict.fromkeys(word.strip() for word in arguments.bots.split(",") if word.strip()))
    sizes = players_of(game, arguments.players)
    if not levels or not sizes:
        raise BadInput(f"there is nothing to play: {game.title} is for {game.seats[0]} to {game.seats[-1]}.")
    for level in levels:
        arena_bot(level, game)
    tables = [table_for(game, size, game.read_options(options_of(arguments.option))) for size in sizes]
    return [
        (table, level, row(table, [level] * table.players, arguments.games, arguments.seed))
        for table in tables
        for level in levels
    ]


def summed(before: Explored, game: Game, plan: Plan, results: Sequence[Result], rows: pa.Table, seed: int) -> Explored:
    """The tables of this run, in place of those of the same size and level."""
    from waterhole.arena.report import today
    from waterhole.explorer.summary import tallied

    finished = {result.id for result in results}
    usual = msgspec.to_builtins(game.options())
    for table, level, games in plan:
        games_of = Counter(unit.deal for unit in games.units if unit.id in finished)
        counted = ExploredTable(
            players=table.players,
            bots=level,
            options={name: value for name, value in table.options.items() if value != usual[name]},
            games=games_of.total(),
            deals=len(games_of),
            seed=seed,
            version=metadata.version("waterhole"),
            rules=game.rules_version,
            date=today(),
            tallies=list(tallied(rows, game, games.lineup, games_of)),
        )
        before = before.with_table(counted)
    return before


def _draw(arguments: argparse.Namespace) -> int:
    game = find(arguments.game)
    _check_suffix(arguments.draw, ".svg")
    found = read(arguments.summary.read_bytes(), game) if arguments.summary else shipped(game)
    if not found.tables:
        raise BadInput(f"nothing has been counted for {game.title} yet: waterhole explore {game.name}.")
    arguments.draw.write_text(drawn(found, game), "utf-8")
    return 0
