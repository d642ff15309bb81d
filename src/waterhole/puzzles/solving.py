"""An answer to a puzzle: right or wrong, by how much, and why."""

from __future__ import annotations

from typing import NamedTuple

from waterhole.bots.analysis import Reason, reasons
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.move import Move
from waterhole.puzzles.puzzle import Puzzle


class Verdict(NamedTuple):
    """What is said to a move; chances in per cent."""

    right: bool
    move: Move
    chance: int
    why: Reason  # the move
    best: Move
    best_chance: int
    best_why: Reason
    next_chance: int  # of the best of all wrong moves


def judged(puzzle: Puzzle, number: int) -> Verdict:
    """The verdict on a legal move. Its reasons compare it with the best move, and that one with the next best."""
    game, perspective = puzzle.game, puzzle.perspective()
    chances = dict(zip(perspective.moves, puzzle.chances, strict=True))
    right = {game.moves.parse(text).id for text in puzzle.right}
    second = max((move for move in chances if move not in right), key=lambda move: chances[move])
    best = number if number in right else game.moves.parse(puzzle.right[0]).id
    other = second if number in right else number
    why = reasons(perspective, [best, other], Rng(0))
    return Verdict(
        right=number in right,
        move=game.moves[number],
        chance=in_percent(chances[number]),
        why=why[number],
        best=game.moves[best],
        best_chance=in_percent(chances[best]),
        best_why=why[best],
        next_chance=in_percent(chances[second]),
    )


def in_percent(thousandths: int) -> int:
    return round(thousandths / 10)
