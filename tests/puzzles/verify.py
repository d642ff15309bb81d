"""How sure the shipped puzzles are: `python -m tests.puzzles.verify [GAME …] [--count 100] [--seed 2]`.

A search ten times as long as the one that verified a puzzle, with another seed, in other worlds, should choose the same
move in at least 97 of 100. It takes minutes for each game, so it is no test of the suite. After a change of the bots
`--longer 1 --count 300` finds within a minute what they no longer agree with; `--remove` takes such puzzles out.
"""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path

import msgspec

import waterhole.puzzles
from waterhole.games import BUILT_IN
from waterhole.kernel.engine.rng import Rng
from waterhole.puzzles.puzzle import Puzzle, PuzzleFile, shipped
from waterhole.puzzles.verifying import searched, tries_for

DATA = Path(waterhole.puzzles.__file__).parent / "data"
LONGER = 10
ENOUGH = 0.97


def agrees(puzzle: Puzzle, longer: int, seed: int) -> bool:
    perspective = puzzle.perspective()
    best = searched(perspective, longer * tries_for(perspective), Rng(seed))[0].move
    return puzzle.game.moves[best].text in puzzle.right


def without(found: PuzzleFile, refuted: list[str]) -> PuzzleFile:
    """The file without some puzzles, which its first line names."""
    return PuzzleFile(
        making=msgspec.structs.replace(found.making, refuted=(*found.making.refuted, *refuted)),
        puzzles=tuple(puzzle for puzzle in found.puzzles if puzzle.id not in refuted),
    )


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(BUILT_IN))
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--longer", type=int, default=LONGER, help="times as long as when the puzzle was made")
    parser.add_argument("--remove", action="store_true", help="take out those that it does not agree with")
    arguments = parser.parse_args()
    enough = True
    for game in arguments.games:
        found = shipped(game)
        assert found is not None
        started, chance = time.process_time(), random.Random(arguments.seed)
        sample = chance.sample(found.puzzles, min(arguments.count, len(found.puzzles)))
        missed = [one.id for one in sample if not agrees(one, arguments.longer, chance.getrandbits(62))]
        share = 1 - len(missed) / len(sample)
        enough = enough and share >= ENOUGH
        spent = time.process_time() - started
        print(
            f"{game}: {share:.1%} of {len(sample)} agree, {spent:.0f} s; not: {', '.join(missed) or 'none'}", flush=True
        )
        if arguments.remove and missed:
            without(found, missed).save(DATA / f"{game}.jsonl.gz")
    return 0 if enough else 1


if __name__ == "__main__":
    raise SystemExit(main())
