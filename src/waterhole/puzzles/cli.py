"""The command that makes puzzles: `waterhole puzzles make`. Solving them is `waterhole puzzle`, in the terminal."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.progress import Progress

from waterhole.arena.runner import cores
from waterhole.games import GAMES, find
from waterhole.kernel.game import BadInput
from waterhole.puzzles.making import continued, make, making_of
from waterhole.puzzles.puzzle import PuzzleFile, read_file

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def register(commands: Commands) -> None:
    """Add `waterhole puzzles` to the command line."""
    text = "make puzzles from games that bots play against themselves"
    top = commands.add_parser("puzzles", help=text, description=text[0].upper() + text[1:] + ".")
    sub = top.add_subparsers(required=True, metavar="WHAT").add_parser("make", help=text, description=text)
    sub.add_argument("game", choices=list(GAMES))
    sub.add_argument("--count", type=int, default=300, help="of puzzles in the file (default: %(default)s)")
    sub.add_argument("--seed", type=int, default=1)
    sub.add_argument("--out", type=Path, metavar="FILE", help="one that exists is added to (default: GAME.jsonl.gz)")
    sub.add_argument("--workers", type=int, default=cores(), help="processes at once (default: one for every core)")
    sub.set_defaults(run=run_making)


def run_making(arguments: argparse.Namespace) -> int:
    """Write the file after every game, so that the same command goes on where one was interrupted."""
    game, wanted, workers = find(arguments.game), arguments.count, arguments.workers
    if min(wanted, workers) < 1:
        raise BadInput("--count and --workers are at least 1.")
    out: Path = arguments.out or Path(f"{game.name}.jsonl.gz")
    begun = _begun(out, arguments)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("making puzzles", total=wanted, completed=len(begun.puzzles))
        for made in make(game, arguments.seed, wanted, workers, begun):
            made.save(out)
            begun = made
            bar.update(task, completed=len(made.puzzles))
    print(in_words(begun))
    print(f"Written: {out}. Those of the package are in src/waterhole/puzzles/data.")
    return 0


def _begun(out: Path, arguments: argparse.Namespace) -> PuzzleFile:
    """What an interrupted run has left; BadInput where the file is of another game, seed or version."""
    new = PuzzleFile(making=making_of(find(arguments.game), arguments.seed))
    if not out.exists():
        return new
    try:
        found = read_file(out.read_bytes())
    except OSError as error:
        raise BadInput(f"cannot read {out}: {error.strerror}.") from None
    same = msgspec.structs.replace(found.making, games=0, bots=new.making.bots, earlier=(), refuted=())
    if same != new.making:
        raise BadInput(f"{out} is of another game, seed or version: name another file.")
    return msgspec.structs.replace(found, making=continued(found.making, new.making.bots))


def in_words(file: PuzzleFile) -> str:
    """How many there are, of which grades and themes, and how often each level of bots solves them."""
    puzzles = file.puzzles
    lines = [f"{len(puzzles)} puzzles of {find(file.making.game).title} from {file.making.games} games."]
    if puzzles:
        for name, found in (("grades", [p.grade for p in puzzles]), ("themes", [p.theme for p in puzzles])):
            lines.append(f"{name}: " + ", ".join(f"{one} {n}" for one, n in Counter(found).most_common()))
        shares = {level: sum(p.solved[level] for p in puzzles) / len(puzzles) for level in puzzles[0].solved}
        lines.append("solved by " + ", ".join(f"{level} {share:.0%}" for level, share in shares.items()))
    return "\n".join(lines)
