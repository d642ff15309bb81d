"""Puzzles in the terminal: a position, one line for the answer, and what is to be said to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from waterhole.games import find
from waterhole.kernel.game import BadInput
from waterhole.kernel.match import Match
from waterhole.kernel.move import Move
from waterhole.kernel.narration import Narrator
from waterhole.puzzles.puzzle import Puzzle, puzzles_of, with_puzzles
from waterhole.puzzles.solving import Verdict, judged
from waterhole.terminal.client import TerminalClient, seat_names
from waterhole.terminal.ink import Ink
from waterhole.text import bundle

OTHERS = ("forager",)  # what the other seats are called


class PuzzleClient(TerminalClient):
    """One puzzle; the first move that the rules allow is the answer."""

    def __init__(
        self, puzzle: Puzzle, read: Callable[[], str], write: Callable[[str], None], ink: Ink, language: str
    ) -> None:
        state = puzzle.game.read_position(bytes(puzzle.position))
        names = seat_names(int(state.seats), puzzle.seat + 1, OTHERS)
        super().__init__(Match.from_position(puzzle.game, names, state), read, write, ink, language=language)
        self.puzzle = puzzle
        self.solved = False

    def run(self) -> None:
        about = {"puzzle": self.puzzle.id, "grade": self.puzzle.grade, "rating": self.puzzle.rating}
        self.tell("terminal-puzzle", game=self.game.title, **about)
        self.ask(self.puzzle.seat)

    def hint(self, seat: int) -> None:
        self.tell("puzzle-theme", theme=self.puzzle.theme)

    def move(self, seat: int, line: str) -> bool:
        made = super().move(seat, line)
        if made:
            self.judge(self.match.history[-1][1])
        return made

    def judge(self, number: int) -> None:
        found = judged(self.puzzle, number)
        self.solved = found.right
        self.say("\n".join(in_words(self.puzzle, found, self.narrator, self.named)))


def in_words(puzzle: Puzzle, found: Verdict, narrator: Narrator, named: Callable[[Move], str]) -> list[str]:
    """What is said to an answer, line by line."""
    lines = []
    if found.right:
        lines.append(narrator.say("puzzle-right", best=found.best_chance, next=found.next_chance))
    else:
        lines.append(narrator.say("puzzle-wrong", own=found.chance, best=found.best_chance))
        lines.append(f"{named(found.move)}: {narrator.reason(found.why)}")
    best = narrator.say("puzzle-best", move=named(found.best))
    shares = {level: round(100 * share) for level, share in puzzle.solved.items()}
    lines.append(f"{best}: {narrator.reason(found.best_why)}")
    return [*lines, narrator.say("puzzle-theme", theme=puzzle.theme), narrator.say("puzzle-levels", **shares)]


def chosen(game: str, seed: int | None) -> Sequence[Puzzle]:
    """The puzzles of a game, or of all where none is named, by lot."""
    games = with_puzzles()
    if game and find(game).name not in games:
        raise BadInput("refused-no-puzzles", game=find(game).title, games=games)
    found = [puzzle for name in games if not game or name == find(game).name for puzzle in puzzles_of(name)]
    return Random(seed).sample(found, len(found))


def solve(
    puzzles: Sequence[Puzzle], read: Callable[[], str], write: Callable[[str], None], ink: Ink, language: str
) -> None:
    """One puzzle after the other, until whoever solves them leaves."""
    tried = solved = 0
    for puzzle in puzzles:
        client = PuzzleClient(puzzle, read, write, ink, language)
        client.run()
        if client.leaving:
            break
        tried, solved = tried + 1, solved + client.solved
        client.tell("terminal-puzzle-again")
        if client.read_line().lower() in ("quit", "exit", "q"):
            break
    write(bundle(language).format("terminal-puzzles-done", solved=solved, tried=tried) + "\n")
