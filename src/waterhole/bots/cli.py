"""The commands that belong to the bots: `waterhole review` and `waterhole train`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress

from waterhole.bots.levels import Budget
from waterhole.bots.review import Review, better_line, review, summaries, turned_line, write
from waterhole.kernel.game import BadInput, Game
from waterhole.kernel.match import read_record
from waterhole.kernel.narration import Narrator
from waterhole.text import LANGUAGES, PSEUDO, from_environment

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def register(commands: Commands, games: Mapping[str, Game]) -> None:
    """Add the bots' commands to the command line."""
    text = "look over a recorded game: chances, turning points, better moves"
    sub = commands.add_parser("review", help=text, description=text[0].upper() + text[1:] + ".")
    sub.add_argument("file", type=Path)
    sub.add_argument("--out", type=Path, default=Path(), metavar="DIR", help="where to write (default: here)")
    sub.add_argument("--seconds", type=float, default=0.1, help="of search for each move (default: 0.1)")
    sub.add_argument("--language", choices=[*LANGUAGES, PSEUDO], help="(default: as LC_ALL, LC_MESSAGES or LANG say)")
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
        raise BadInput("refused-seconds", seconds=arguments.seconds)
    record = read_record(arguments.file)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("looking it over", total=len(record.moves))
        found = review(record, games, Budget(seconds=arguments.seconds / 2), lambda: bar.advance(task))
    narrator = Narrator(games[found.game], found.seats, language=arguments.language or from_environment(os.environ))
    page, plot = write(found, arguments.out, f"{arguments.file.stem}_review", narrator)
    print(in_words(found, narrator))
    print(narrator.say("paper-written", page=str(page), plot=str(plot)))
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


def in_words(found: Review, narrator: Narrator) -> str:
    """Turning points and better moves, a line each, and everybody's summary."""
    lines = [narrator.say("paper-game", game=found.title, moves=len(found.decisions)), narrator.say("paper-turned")]
    lines += [f"{number:4}. {turned_line(found, number, narrator)}" for number in found.turning_points]
    lines.append(narrator.say("paper-better"))
    lines += [f"{number:4}. {better_line(found, number, narrator)}" for number in found.better_moves]
    return "\n".join([*lines, *summaries(found, narrator)])
