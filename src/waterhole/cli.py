"""The command line: `waterhole …`."""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sys
from collections.abc import Callable, Sequence
from importlib import metadata
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from waterhole._compiled import status
from waterhole.arena import cli as arena
from waterhole.bench.command import add_arguments, measure
from waterhole.bots import LEVELS, bot
from waterhole.bots import cli as bots
from waterhole.games import GAMES, find
from waterhole.kernel.game import LANGUAGES, SPECTATOR, BadInput, Game, Options
from waterhole.kernel.match import Match, RecordError, read_record, replay
from waterhole.research import cli as research
from waterhole.server.cli import register as register_server
from waterhole.terminal.client import LineClient, seat_names
from waterhole.terminal.ink import Ink
from waterhole.terminal.rulings import look_up
from waterhole.terminal.screens import SCREENS
from waterhole.terminal.simulation import in_words, simulate

OK, FAULTY, UNUSABLE, INTERRUPTED = 0, 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. 0: done; 1: a record is faulty; 2: the input cannot be used; 130: interrupted."""
    arguments = parser().parse_args(argv)
    try:
        if not status().compiled and arguments.run is not doctor:
            print(f"waterhole runs interpreted, some fifty times slower: {status().reason}", file=sys.stderr)
        code: int = arguments.run(arguments)
        sys.stdout.flush()
        return code
    except RecordError as error:
        print(f"waterhole: {error}", file=sys.stderr)
        return FAULTY
    except BadInput as error:
        print(f"waterhole: {error}", file=sys.stderr)
        return UNUSABLE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="waterhole", description="Five wildlife board games: play, simulate, check.")
    top.add_argument("--version", action="version", version=f"waterhole {metadata.version('waterhole')}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int], text: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        sub.set_defaults(run=run)
        return sub

    command("games", games, "list the games with their players and options")

    at = command("play", play, "play a game against bots in the terminal")
    at.add_argument("game", nargs="?", help="for example cubirds")
    at.add_argument("--players", type=int, help="people and bots together (default: 3, or what the game allows)")
    at.add_argument("--seat", type=int, default=1, help="your seat, from 1; 0 to watch (default: 1)")
    at.add_argument("--bots", default="forager", help=f"levels for the other seats: {', '.join(LEVELS)}")
    at.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    at.add_argument("--plain", action="store_true", help="no colours (also: NO_COLOR=1, or no terminal)")
    _dealing(at)

    many = command("simulate", run_simulation, "play many games among bots and report")
    many.add_argument("game")
    many.add_argument("--players", type=int)
    many.add_argument("--bots", default="random", help=f"levels, one or one per seat: {', '.join(LEVELS)}")
    many.add_argument("--games", type=int, default=1000)
    many.add_argument("--json", action="store_true")
    _dealing(many)

    again = command("replay", run_replay, "tell a recorded game move by move")
    again.add_argument("file", type=Path)
    again.add_argument("--seat", type=int, default=0, help="through whose eyes, from 1 (default: a spectator's)")
    again.add_argument("--tables", action="store_true", help="draw the table after every move")

    check = command("verify", verify, "check a record: the promised shuffle, every move, the end")
    check.add_argument("file", type=Path)

    rules = command("rules", run_rules, "read the rules of a game, or one ruling")
    rules.add_argument("game")
    rules.add_argument("what", nargs="?", default="", help="a ruling such as CB-3, or a word")
    rules.add_argument("--language", choices=LANGUAGES, default="en")

    speed = command("bench", measure, "measure playouts, moves and copies per second, with peers for scale")
    add_arguments(speed)

    register_server(commands)
    arena.register(commands)
    research.register(commands)
    bots.register(commands, GAMES)

    command("doctor", doctor, "say whether everything is in order here")
    return top


def _dealing(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--seed", type=int, help="deal the same cards again")
    sub.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")


def _players(game: Game, asked: int | None) -> int:
    return min(max(3, game.seats[0]), game.seats[-1]) if asked is None else asked


def _options(game: Game, pairs: list[str]) -> Options:
    raw: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"--option is NAME=VALUE, not '{pair}'.")
        raw[name.strip().replace("-", "_")] = value.strip()
    return game.read_options(raw)


def _levels(text: str, game: Game) -> list[str]:
    levels = [level.strip() for level in text.split(",") if level.strip()]
    if not levels:
        raise BadInput(f"--bots names at least one of: {', '.join(LEVELS)}.")
    for level in levels:
        bot(level, game)
    return levels


# -- commands ----------------------------------------------------------------------


def games(_: argparse.Namespace) -> int:
    for game in GAMES.values():
        players = f"{game.seats[0]}–{game.seats[-1]} players"
        print(f"{game.name:12} {game.title}, {players}. {game.summary}")
        for name, default in zip(game.options.__struct_fields__, game.options.__struct_defaults__, strict=True):
            print(f"{'':12}   --option {name}={default}")
    return OK


def play(arguments: argparse.Namespace) -> int:
    colours = sys.stdout.isatty() and "NO_COLOR" not in os.environ and not arguments.plain
    match = _resumed(arguments.resume) if arguments.resume else _new_match(arguments)
    if sys.stdin.isatty():
        import readline  # noqa: F401  input() then edits and remembers lines
    LineClient(match, input, _write, Ink(colours), seed=match.seed).run()
    return OK


def _write(text: str) -> None:
    print(text, end="", flush=True)


def _new_match(arguments: argparse.Namespace) -> Match:
    if arguments.game is None:
        raise BadInput(f"say which game: {', '.join(GAMES)} (or --resume FILE).")
    game = find(arguments.game)
    players = _players(game, arguments.players)
    if players not in game.seats:
        game.new(players)  # says how many it is for
    names = seat_names(players, arguments.seat, _levels(arguments.bots, game))
    return Match(game, names, _options(game, arguments.option), arguments.seed)


def _resumed(path: Path) -> Match:
    match = replay(read_record(path), GAMES)
    if match.over:
        raise BadInput(f"that game is over ({match.state.outcome()}): try 'waterhole replay {path}'.")
    return match


def run_simulation(arguments: argparse.Namespace) -> int:
    game = find(arguments.game)
    levels = _levels(arguments.bots, game)
    players = _players(game, arguments.players) if len(levels) == 1 or arguments.players else len(levels)
    seated = levels * players if len(levels) == 1 else levels
    if len(seated) != players:
        raise BadInput(f"--bots names {len(seated)} bots for {players} seats: give one, or one per seat.")
    options = _options(game, arguments.option)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("playing", total=arguments.games)
        seed = 1 if arguments.seed is None else arguments.seed
        summary = simulate(game, seated, options, arguments.games, seed, lambda: bar.advance(task))
    print(msgspec.json.format(msgspec.json.encode(summary)).decode() if arguments.json else in_words(summary))
    return OK


def run_replay(arguments: argparse.Namespace) -> int:
    record = read_record(arguments.file)
    viewer = arguments.seat - 1 if arguments.seat else SPECTATOR
    if not SPECTATOR <= viewer < len(record.seats):
        raise BadInput(f"--seat is 1 to {len(record.seats)}, not {arguments.seat}.")
    told = 0

    def tell(match: Match) -> None:
        nonlocal told
        seat, move = match.history[-1]
        print(f"{len(match.history):4}. {match.seats[seat]}: {match.game.moves[move].text}")
        names = [*match.seats, *match.game.extras]
        for seen in match.seen(viewer, told):
            print(f"      {match.game.sentence(seen, names)}")
        told = len(match.events)
        if arguments.tables or match.over:
            print("\n".join(["", *SCREENS[match.game.name](match.view(viewer), names, Ink(False)), ""]))

    replay(record, GAMES, tell)
    return OK


def verify(arguments: argparse.Namespace) -> int:
    match = replay(read_record(arguments.file), GAMES)
    ended = f"ended by {match.state.outcome()}" if match.over else "not over yet"
    print(f"{arguments.file}: {match.game.title}, {len(match.seats)} seats, {len(match.history)} moves, {ended}.")
    print("The shuffle is the one promised, every move is legal, the end is as recorded.")
    return OK


def run_rules(arguments: argparse.Namespace) -> int:
    print(look_up(find(arguments.game), arguments.what, arguments.language))
    return OK


def doctor(_: argparse.Namespace) -> int:
    state = status()
    print(f"waterhole {metadata.version('waterhole')} on Python {platform.python_version()}, {platform.machine()}")
    print(f"compiled: {'yes' if state.compiled else f'NO, some fifty times slower: {state.reason}'}")
    print(f"C compiler: {shutil.which('cc') or shutil.which('gcc') or shutil.which('clang') or 'none found'}")
    for package, need in (("msgspec", True), ("librt", True), ("rich", True), ("mypy", False), ("open-spiel", False),
                          ("pettingzoo", False)):  # fmt: skip
        print(f"{package}: {_version(package, need)}")
    print(f"games: {', '.join(GAMES)}")
    return OK


def _version(package: str, needed: bool) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "MISSING: pip install waterhole again" if needed else "not installed (only for building and measuring)"


if __name__ == "__main__":
    sys.exit(main())
