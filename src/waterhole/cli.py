"""The command line: `waterhole …`."""

from __future__ import annotations

import argparse
import contextlib
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
from waterhole.arguments import add_option, options_of
from waterhole.bots import LEVELS, bot
from waterhole.bots import cli as bots
from waterhole.bots.study import asked_of, best_moves, deepening, opened
from waterhole.explorer import cli as explorer
from waterhole.games import GAMES, find
from waterhole.kernel.chance import what_it_proves
from waterhole.kernel.game import ANYBODY, SPECTATOR, BadInput, Game
from waterhole.kernel.match import Match, RecordError, read_record, replay
from waterhole.kernel.narration import Narrator
from waterhole.puzzles import cli as puzzles
from waterhole.research import cli as research
from waterhole.server.cli import register as register_server
from waterhole.server.cli import schema
from waterhole.terminal.client import TerminalClient, seat_names
from waterhole.terminal.ink import Ink
from waterhole.terminal.puzzles import chosen, solve
from waterhole.terminal.rulings import look_up
from waterhole.terminal.screens import drawn
from waterhole.terminal.simulation import in_words, simulate
from waterhole.text import LANGUAGES, PSEUDO, Phrase, bundle, from_environment
from waterhole.text import cli as text

OK, FAULTY, UNUSABLE, INTERRUPTED = 0, 1, 2, 130

TEMPERED = "hunter:temper=careful is as strong and plays otherwise"


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. 0: done; 1: a record is faulty; 2: the input cannot be used; 130: interrupted."""
    arguments = parser().parse_args(argv)
    try:
        if not status().compiled and arguments.run not in {doctor, schema}:
            print(_why_slow(getattr(arguments, "change_over", False)), file=sys.stderr)
        code: int = arguments.run(arguments)
        sys.stdout.flush()
        return code
    except BadInput as error:
        print(f"waterhole: {error.told(_language(arguments))}", file=sys.stderr)
        return FAULTY if isinstance(error, RecordError) else UNUSABLE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK


def _why_slow(changes_over: bool) -> str:
    if changes_over:
        return "waterhole starts interpreted, and changes over by itself as soon as its rules are compiled"
    return f"waterhole runs interpreted, some fifty times slower: {status().reason}"


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="waterhole", description="Wildlife board games: play, simulate, check.")
    top.add_argument("--version", action="version", version=f"waterhole {metadata.version('waterhole')}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int], what: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=what, description=what[0].upper() + what[1:] + ".")
        sub.set_defaults(run=run)
        return sub

    listed = command("games", games, "list the games with their players and options")
    _add_language(listed)

    at = command("play", play, "play a game against bots in the terminal")
    at.add_argument("game", nargs="?", help="for example cubirds")
    at.add_argument("--players", type=int, help="seats, yours included (default: 3, or what the game allows)")
    at.add_argument("--seat", type=int, default=1, help="your seat, from 1; 0 to watch (default: 1)")
    at.add_argument("--bots", default="forager", help=f"levels for the other seats: {', '.join(LEVELS)}; {TEMPERED}")
    at.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    at.add_argument("--position", type=Path, metavar="FILE", help="begin with a position (docs/positions.md)")
    at.add_argument("--plain", action="store_true", help="no colours (also: NO_COLOR=1, or no terminal)")
    _add_language(at)
    _add_deal(at)

    many = command("simulate", run_simulation, "play many games among bots and report")
    many.add_argument("game")
    many.add_argument("--players", type=int, help="seats (default: 3, or what the game allows)")
    many.add_argument("--bots", default="random", help=f"levels, one or one per seat: {', '.join(LEVELS)}; {TEMPERED}")
    many.add_argument("--games", type=int, default=1000, help="how many (default: %(default)s)")
    many.add_argument("--json", action="store_true", help="print one JSON object")
    _add_language(many)
    _add_deal(many)

    again = command("replay", run_replay, "show a recorded game move by move")
    again.add_argument("file", type=Path)
    again.add_argument("--seat", type=int, default=0, help="whose view, from 1 (default: a spectator's)")
    again.add_argument("--tables", action="store_true", help="draw the table after every move")
    _add_language(again)

    look = command("analyse", run_analysis, "look into a position, or a record at a move: the best moves, ever deeper")
    look.add_argument("file", type=Path, help="a record or a position (docs/positions.md)")
    look.add_argument("--game", choices=list(GAMES), default="", help="of a position (default: the first that fits)")
    look.add_argument("--move", type=int, default=0, help="of a record: before this move (default: the last)")
    look.add_argument("--seat", type=int, help="whose decision, from 1 (default: who is asked)")
    look.add_argument("--seconds", type=float, default=4.0, help="of search (default: %(default)s)")
    _add_language(look)

    solving = command("puzzle", run_puzzles, "solve puzzles: find the one move that is clearly best")
    solving.add_argument("game", nargs="?", default="", help="for example cubirds (default: all games by turns)")
    solving.add_argument("--seed", type=int, help="the same seed asks for the same puzzles")
    solving.add_argument("--plain", action="store_true", help="no colours (also: NO_COLOR=1, or no terminal)")
    _add_language(solving)

    check = command("verify", verify, "check a record: the shuffle against its commitment, every move, the end")
    check.add_argument("file", type=Path)
    _add_language(check)

    rules = command("rules", run_rules, "read the rules of a game, or one ruling")
    rules.add_argument("game")
    rules.add_argument("what", nargs="?", default="", help="a ruling such as CB-3, or a word")
    _add_language(rules)

    register_server(commands)
    arena.register(commands)
    explorer.register(commands)
    research.register(commands)
    bots.register(commands, GAMES)
    puzzles.register(commands)
    text.register(commands)

    command("doctor", doctor, "check this installation: compiled or not, versions, games")
    return top


def _add_deal(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--seed", type=int, help="the same seed deals the same cards")
    add_option(sub)


def _add_language(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--language", choices=[*LANGUAGES, PSEUDO], help="(default: as LC_ALL, LC_MESSAGES or LANG say)")


def _language(arguments: argparse.Namespace) -> str:
    return getattr(arguments, "language", None) or from_environment(os.environ)


def _players(game: Game, asked: int | None) -> int:
    return min(max(3, game.seats[0]), game.seats[-1]) if asked is None else asked


def _levels(text: str, game: Game) -> list[str]:
    levels = [level.strip() for level in text.split(",") if level.strip()]
    if not levels:
        raise BadInput("refused-bots", levels=list(LEVELS))
    for level in levels:
        bot(level, game)
    return levels


# -- commands ----------------------------------------------------------------------


def games(arguments: argparse.Namespace) -> int:
    language = _language(arguments)
    for game in GAMES.values():
        about = {"title": game.title, "fewest": game.seats[0], "most": game.seats[-1]}
        told = bundle(language).format("terminal-game", **about, summary=game.summary_in(language))
        print(f"{game.name:12} {told}")
        for name, default in zip(game.options.__struct_fields__, game.options.__struct_defaults__, strict=True):
            print(f"{'':12}   --option {name}={default}")
    return OK


def play(arguments: argparse.Namespace) -> int:
    match = _resumed(arguments.resume) if arguments.resume else _new_match(arguments)
    _edit_lines()
    TerminalClient(match, input, _write, _ink(arguments), seed=match.seed, language=_language(arguments)).run()
    return OK


def run_puzzles(arguments: argparse.Namespace) -> int:
    puzzles = chosen(arguments.game, arguments.seed)
    _edit_lines()
    solve(puzzles, input, _write, _ink(arguments), _language(arguments))
    return OK


def _ink(arguments: argparse.Namespace) -> Ink:
    return Ink(sys.stdout.isatty() and "NO_COLOR" not in os.environ and not arguments.plain)


def _edit_lines() -> None:
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):  # Windows has its own line editing
            import readline  # noqa: F401  input() then edits and remembers lines


def _write(text: str) -> None:
    print(text, end="", flush=True)


def _new_match(arguments: argparse.Namespace) -> Match:
    if arguments.game is None:
        raise BadInput("refused-which-game", games=list(GAMES))
    game = find(arguments.game)
    if arguments.position:
        return _placed(game, arguments)
    players = _players(game, arguments.players)
    if players not in game.seats:
        game.new(players)  # says how many it is for
    names = seat_names(players, arguments.seat, _levels(arguments.bots, game))
    return Match(game, names, game.read_options(options_of(arguments.option)), arguments.seed)


def _placed(game: Game, arguments: argparse.Namespace) -> Match:
    try:
        position = game.read_position(arguments.position.read_bytes())
    except OSError as error:
        raise BadInput("record-unread", file=str(arguments.position), problem=str(error.strerror)) from None
    if not position.waiting():
        raise BadInput("refused-position-over")
    names = seat_names(int(position.seats), arguments.seat, _levels(arguments.bots, game))
    return Match.from_position(game, names, position)


def _resumed(path: Path) -> Match:
    match = replay(read_record(path), GAMES)
    if match.over:
        raise BadInput("refused-resume-over", file=str(path))
    return match


def run_simulation(arguments: argparse.Namespace) -> int:
    game = find(arguments.game)
    levels = _levels(arguments.bots, game)
    players = _players(game, arguments.players) if len(levels) == 1 or arguments.players else len(levels)
    seated = levels * players if len(levels) == 1 else levels
    if len(seated) != players:
        raise BadInput("refused-bots-seats", bots=len(seated), seats=players)
    options = game.read_options(options_of(arguments.option))
    language = _language(arguments)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(bundle(language).format("terminal-playing"), total=arguments.games)
        seed = 1 if arguments.seed is None else arguments.seed
        summary = simulate(game, seated, options, arguments.games, seed, lambda: bar.advance(task))
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(summary)).decode())
    else:
        print(in_words(summary, game, language))
    return OK


def run_analysis(arguments: argparse.Namespace) -> int:
    """The best moves after each look; the last is the deepest."""
    if arguments.seconds <= 0:
        raise BadInput("refused-seconds", seconds=str(arguments.seconds))
    try:
        raw = arguments.file.read_bytes()
    except OSError as error:
        raise BadInput("record-unread", file=str(arguments.file), problem=str(error.strerror)) from None
    game, state = opened(raw, GAMES, arguments.game, arguments.move)
    perspective = asked_of(game, state, None if arguments.seat is None else arguments.seat - 1)
    narrator = Narrator(game, ANYBODY, perspective.seat, _language(arguments))
    for found in deepening(perspective, arguments.seconds):
        print(narrator.say("terminal-analysed", game=game.title, seat=found.seat + 1, tries=found.iterations))
        print("\n".join(f"  {line}" for line in best_moves(found, narrator)), flush=True)
    return OK


def run_replay(arguments: argparse.Namespace) -> int:
    record = read_record(arguments.file)
    viewer = arguments.seat - 1 if arguments.seat else SPECTATOR
    if not SPECTATOR <= viewer < len(record.seats):
        raise BadInput("refused-view-seat", seats=len(record.seats), seat=arguments.seat)
    shown = 0  # events
    language = _language(arguments)

    def show(match: Match) -> None:
        nonlocal shown
        seat, move = match.history[-1]
        print(f"{len(match.history):4}. {match.seats[seat]}: {match.game.moves[move].text}")
        narrator = Narrator(match.game, [*match.seats, *match.game.extras], viewer, language)
        for seen in match.seen(viewer, shown):
            print(f"      {narrator.event(seen)}")
        shown = len(match.events)
        if arguments.tables or match.over:
            print("\n".join(["", *drawn(match.view(viewer), narrator, Ink(False)), ""]))

    replay(record, GAMES, show)
    return OK


def verify(arguments: argparse.Namespace) -> int:
    record = read_record(arguments.file)
    match = replay(record, GAMES)
    size = {"seats": len(match.seats), "moves": len(match.history)}
    outcome = match.state.outcome() if match.over else ""
    told = [
        Phrase("verify-record", {"file": str(arguments.file), "game": match.game.title, "outcome": outcome, **size}),
        Phrase("verify-legal"),
    ]
    if match.placed:
        told.append(Phrase("proof-placed"))
    else:
        promised = Phrase("verify-commitment", {"commitment": record.commitment})
        told += [*what_it_proves(match.sealed, match.seats), promised]
    narrator = Narrator(match.game, language=_language(arguments))
    for phrase in told:
        print(narrator.phrase(phrase))
    return OK


def run_rules(arguments: argparse.Namespace) -> int:
    print(look_up(find(arguments.game), arguments.what, _language(arguments)))
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
