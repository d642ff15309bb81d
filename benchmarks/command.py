"""The benchmarks as a command: python -m benchmarks games|server|views|environments|season|people|grown|bots."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import msgspec

from benchmarks import peers, playouts
from benchmarks.contest import hold
from benchmarks.report import Report, bars_of, ratios_of, render, rows_of
from waterhole._compiled import status
from waterhole.games import GAMES, find
from waterhole.kernel.game import BadInput

ROUNDS = 7
SECONDS = 0.4
PACKAGES = ("waterhole", "librt", "open-spiel", "pettingzoo")
INTERPRETED_GAME = "cubirds"


def run(
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    players: Mapping[str, int] = {},
    say: Callable[[str], None] = lambda text: None,
) -> Report:
    """Measure everything, each contestant for so many seconds in each round; `players` by the name of a game."""
    players = {find(name).name: number for name, number in players.items()}
    ours = playouts.contestants(players)
    others, missing = peers.contestants()
    if status().compiled:
        game = GAMES[INTERPRETED_GAME]
        others.append(playouts.interpreted(game, playouts.players_of(game, players)))
    else:
        missing.append("There is nothing to compare with interpreted: this run is interpreted itself.")
    reached = hold([*ours, *others], rounds, seconds, say)
    rows = rows_of(reached)
    ratios = ratios_of(reached)
    return Report(
        versions=versions(),
        compiled=status().compiled,
        compiled_reason=status().reason,
        cpus=os.cpu_count() or 1,
        rounds=rounds,
        seconds=seconds,
        ratios=ratios,
        bars=bars_of(rows, ratios),
        rows=rows,
        missing=missing,
    )


def versions() -> dict[str, str]:
    found = {"python": platform.python_version()}
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def main(arguments: Sequence[str]) -> int:
    """Measure and print; the exit code is 2 where the arguments cannot be used."""
    chosen = parser().parse_args(arguments)
    try:
        chosen.measure(chosen)
    except BadInput as error:
        print(f"benchmarks: {error}", file=sys.stderr)
        return 2
    return 0


def measure_games(chosen: argparse.Namespace) -> None:
    say = progress if sys.stderr.isatty() else lambda text: None
    report = run(chosen.rounds, chosen.seconds, dict(chosen.players), say)
    say("")
    print(as_json(report) if chosen.json else render(report))


def measure_server(chosen: argparse.Namespace) -> None:
    from benchmarks.server import compare, instructions, latency, nodes

    if chosen.nodes:
        costs = nodes.run(chosen.tables[0], chosen.turns)
        print(as_json(costs) if chosen.json else nodes.in_words(costs))
    elif chosen.latency:
        kept = latency.run()
        print(as_json(kept) if chosen.json else latency.in_words(kept))
    elif chosen.instructions:
        counted = instructions.run(chosen_games(chosen.game or ["cubirds"]), chosen.players)
        print(as_json(counted) if chosen.json else instructions.in_words(counted))
    else:
        found = compare.run(chosen.tables, chosen.turns, chosen_games(chosen.game or ["cubirds"]), chosen.players)
        print(as_json(found) if chosen.json else compare.report(found))


def measure_views(chosen: argparse.Namespace) -> None:
    from benchmarks import views

    found = views.run(chosen_games(chosen.game or ["all"]), chosen.players, chosen.rounds, chosen.seconds)
    print(as_json(found) if chosen.json else views.in_words(found))


def chosen_games(names: Sequence[str]) -> list[str]:
    """The games of these names; 'all' is all of them."""
    return list(dict.fromkeys(game for name in names for game in (GAMES if name == "all" else [find(name).name])))


def measure_environments(chosen: argparse.Namespace) -> None:
    from benchmarks.environments import measure

    measure(chosen.rounds, chosen.seconds)


def measure_season(chosen: argparse.Namespace) -> None:
    from benchmarks import season

    found = [season.play(chosen.players, chosen.games, spread, chosen.seed) for spread in (300.0, 200.0, 350.0)]
    if chosen.draw is not None:
        season.draw(found[0], chosen.draw)
    print(season.table_of(found))


def measure_people(chosen: argparse.Namespace) -> None:
    from benchmarks.server import people

    print(people.in_words(people.run(chosen.people, chosen.games)))


def measure_grown(chosen: argparse.Namespace) -> None:
    from benchmarks.server import growth

    print(growth.in_words(growth.run(chosen.tables)))


def measure_bots(chosen: argparse.Namespace) -> None:
    from benchmarks import bots

    say = progress if sys.stderr.isatty() else lambda text: None
    found = bots.run(chosen_games(chosen.game or ["all"]), chosen.decisions, chosen.scale, chosen.games, say)
    say("")
    print(as_json(found) if chosen.json else bots.in_words(found))


def as_json(found: object) -> str:
    return msgspec.json.encode(found).decode()


def progress(text: str) -> None:
    """One line that is written over."""
    print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m benchmarks", description="How fast everything is, beside its peers.")
    subjects = top.add_subparsers(required=True, metavar="WHAT")

    games = subjects.add_parser("games", help="playouts, moves and copies per second")
    games.set_defaults(measure=measure_games)
    games.add_argument("--json", action="store_true", help="print one JSON object")
    rounds(games, ROUNDS, SECONDS)
    games.add_argument(
        "--players", type=game_and_players, action="append", default=[], metavar="GAME=N", help="players of a game"
    )

    server = subjects.add_parser("server", help="the table server under load, beside boardgame.io")
    server.set_defaults(measure=measure_server)
    server.add_argument("--json", action="store_true", help="print one JSON object")
    server.add_argument("--tables", type=at_least_one, nargs="*", default=[10, 100, 1000], help="numbers of tables")
    server.add_argument("--turns", type=at_least_one, default=1, help="how often each is measured, by turns (1)")
    played(server, "cubirds")
    text = "only our server: the latency of 1,000 tables at 3,000 moves/s while bots think"
    server.add_argument("--latency", action="store_true", help=text)
    text = "only our server: one node on PostgreSQL and two, with those at a table together and apart"
    server.add_argument("--nodes", action="store_true", help=text)
    text = "only our server: instructions for a move, counted by valgrind, also on a busy machine"
    server.add_argument("--instructions", action="store_true", help=text)

    views = subjects.add_parser("views", help="what it costs to show a move to everybody at a table, without sockets")
    views.set_defaults(measure=measure_views)
    views.add_argument("--json", action="store_true", help="print one JSON object")
    played(views, "all")
    rounds(views, 5, 0.2)

    environments = subjects.add_parser("environments", help="steps per second of the research environments")
    environments.set_defaults(measure=measure_environments)
    rounds(environments, 5, 0.3)
    season = subjects.add_parser("season", help="what the ratings make of players whose strength is known")
    season.set_defaults(measure=measure_season)
    season.add_argument("--players", type=at_least_one, default=1000, help="how many there are (%(default)s)")
    season.add_argument("--games", type=at_least_one, default=30, help="of each of them (%(default)s)")
    season.add_argument("--seed", type=int, default=1, help="of chance (%(default)s)")
    season.add_argument("--draw", type=Path, metavar="FILE", help="truth and ratings as SVG")

    people = subjects.add_parser("people", help="profiles, histories and leaderboards of a server that is long in use")
    people.set_defaults(measure=measure_people)
    people.add_argument("--people", type=at_least_one, default=2000, help="who have played there (%(default)s)")
    people.add_argument("--games", type=at_least_one, default=20_000, help="that have finished (%(default)s)")

    grown = subjects.add_parser("grown", help="start, lobby and replays of a server with many finished tables")
    grown.set_defaults(measure=measure_grown)
    grown.add_argument("--tables", type=at_least_one, default=20_000, help="that have finished (%(default)s)")

    bots = subjects.add_parser("bots", help="every level in whole games: slowest answer, failures, memory")
    bots.set_defaults(measure=measure_bots)
    bots.add_argument("--json", action="store_true", help="print one JSON object")
    bots.add_argument("--game", action="append", metavar="GAME", help="a game, several times, or 'all' (all)")
    bots.add_argument("--decisions", type=at_least_one, default=5000, help="at least, in each game (%(default)s)")
    bots.add_argument("--games", type=at_least_one, default=1, help="whole ones, at least, of each game (%(default)s)")
    text = "thinking times: 0.01 gives apex 0.01 s (%(default)s); 1 are the levels' own"
    bots.add_argument("--scale", type=above_zero, default=0.01, help=text)
    return top


def played(to: argparse.ArgumentParser, default: str) -> None:
    to.add_argument("--game", action="append", metavar="GAME", help=f"a game, several times, or 'all' ({default})")
    to.add_argument("--players", type=at_least_one, default=2, help="players at a table (%(default)s)")


def rounds(to: argparse.ArgumentParser, most: int, seconds: float) -> None:
    to.add_argument("--rounds", type=at_least_one, default=most, help="rounds to take the median of (%(default)s)")
    to.add_argument("--seconds", type=above_zero, default=seconds, help="seconds for each in a round (%(default)s)")


def at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number from 1 up")
    return int(text)


def above_zero(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not 0 < seconds < 3600:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds above 0 and below 3600")
    return seconds


def game_and_players(text: str) -> tuple[str, int]:
    game, _, players = text.partition("=")
    if not players.isdecimal():
        raise argparse.ArgumentTypeError(f"'{text}' is not a game and its players, such as cubirds=3")
    return game, int(players)
