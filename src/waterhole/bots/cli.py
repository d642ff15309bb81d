"""The commands that belong to the bots: `waterhole review` and `waterhole train`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress

from waterhole.bots.levels import Budget
from waterhole.bots.review import Review, review, summaries, write
from waterhole.kernel.game import BadInput, Game
from waterhole.kernel.match import read_record

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def register(commands: Commands, games: Mapping[str, Game]) -> None:
    """Add the bots' commands to the command line."""
    text = "look over a recorded game: chances, turning points, better moves"
    sub = commands.add_parser("review", help=text, description=text[0].upper() + text[1:] + ".")
    sub.add_argument("file", type=Path)
    sub.add_argument("--out", type=Path, default=Path(), metavar="DIR", help="where to write (default: here)")
    sub.add_argument("--seconds", type=float, default=0.1, help="of search for each move (default: 0.1)")
    sub.set_defaults(run=lambda arguments: run_review(arguments, games))

    text = "train the bots of a game by games against themselves"
    sub = commands.add_parser("train", help=text, description=text[0].upper() + text[1:] + ".")
    sub.add_argument("game", choices=[name for name, game in games.items() if game.train])
    sub.add_argument("--games", type=int, default=30_000)
    sub.add_argument("--seed", type=int, default=1)
    sub.add_argument("--out", type=Path, default=Path("learned.json"), metavar="FILE")
    sub.set_defaults(run=lambda arguments: run_training(arguments, games))


def run_review(arguments: argparse.Namespace, games: Mapping[str, Game]) -> int:
    if arguments.seconds <= 0:
        raise BadInput(f"--seconds is above 0, not {arguments.seconds}.")
    record = read_record(arguments.file)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("looking it over", total=len(record.moves))
        found = review(record, games, Budget(seconds=arguments.seconds / 2), lambda: bar.advance(task))
    page, plot = write(found, arguments.out, f"{arguments.file.stem}_review")
    print(in_words(found))
    print(f"Written: {page} and {plot}")
    return 0


def run_training(arguments: argparse.Namespace, games: Mapping[str, Game]) -> int:
    """Write what training found to a file; the one in the package was made the same way."""
    train = games[arguments.game].train
    assert train is not None
    if arguments.games < 1:
        raise BadInput(f"--games is at least 1, not {arguments.games}.")
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("training", total=arguments.games)
        found = train(arguments.games, arguments.seed, lambda: bar.advance(task))
    try:
        arguments.out.write_bytes(found)
    except OSError as error:
        raise BadInput(f"cannot write {arguments.out}: {error.strerror}.") from None
    print(f"Written: {arguments.out}. To play by it, put it in src/waterhole/games/{arguments.game}/learned.json.")
    return 0


def in_words(found: Review) -> str:
    """Turning points and better moves, a line each."""
    lines = [f"{found.title}, {len(found.decisions)} moves. Turning points:"]
    for number in found.turning_points:
        decision, after = found.decision(number), found.after(number)
        seat = max(range(len(found.seats)), key=lambda seat: abs(after[seat] - decision.chances[seat]))
        lines.append(
            f"{number:4}. {found.seats[decision.seat]}: {decision.move} "
            f"({found.seats[seat]} {decision.chances[seat]:.0%} → {after[seat]:.0%})"
        )
    lines.append("Better moves:")
    for number in found.better_moves:
        decision = found.decision(number)
        lines.append(
            f"{number:4}. {found.seats[decision.seat]}: {decision.best} ({decision.best_chance:.0%}) "
            f"rather than {decision.move} ({decision.chance:.0%})" + (f": {decision.reason}" if decision.reason else "")
        )
    return "\n".join([*lines, *summaries(found)])
