"""The benchmark as a function and as a command."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version

import msgspec

from waterhole._compiled import status
from waterhole.bench import peers, playouts
from waterhole.bench.contest import hold
from waterhole.bench.report import Report, bars_of, ratios_of, render, rows_of
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


def bench(arguments: Sequence[str]) -> int:
    """`waterhole bench`: measure and print; the exit code is 2 where the arguments cannot be used."""
    try:
        return measure(parser().parse_args(arguments))
    except BadInput as error:
        print(f"waterhole bench: {error}", file=sys.stderr)
        return 2


def measure(chosen: argparse.Namespace) -> int:
    """The same with arguments already read."""
    say = progress if sys.stderr.isatty() else lambda text: None
    report = run(chosen.rounds, chosen.seconds, dict(chosen.players), say)
    say("")
    print(msgspec.json.encode(report).decode() if chosen.json else render(report))
    return 0


def progress(text: str) -> None:
    """One line that is written over."""
    print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="waterhole bench", description=__doc__)
    add_arguments(found)
    return found


def add_arguments(to: argparse.ArgumentParser) -> None:
    """The options, for whoever has a parser of their own."""
    to.add_argument("--json", action="store_true", help="print one JSON object")
    to.add_argument("--rounds", type=at_least_one, default=ROUNDS, help="rounds to take the median of (%(default)s)")
    to.add_argument("--seconds", type=above_zero, default=SECONDS, help="seconds for each in a round (%(default)s)")
    to.add_argument(
        "--players", type=game_and_players, action="append", default=[], metavar="GAME=N", help="players of a game"
    )


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
