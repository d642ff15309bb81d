"""Puzzles in the terminal."""

from __future__ import annotations

import pytest

from waterhole import cli
from waterhole.puzzles.puzzle import Puzzle, puzzles_of
from waterhole.terminal.ink import Ink
from waterhole.terminal.puzzles import chosen, solve
from waterhole.text import LANGUAGES


def told(puzzles: list[Puzzle], *lines: str, language: str = "en") -> str:
    """What is written when somebody types these lines."""
    typed = iter(lines)
    written: list[str] = []

    def read() -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    solve(puzzles, read, written.append, Ink(False), language)
    return "".join(written)


def wrong(puzzle: Puzzle) -> str:
    return next(move.text for move in puzzle.perspective().view.moves if move.text not in puzzle.right)


def test_an_answer_is_judged_with_reasons_and_counted() -> None:
    first, second, third = puzzles_of("cubirds")[:3]
    words = told([first, second, third], first.right[0], "", wrong(second), "quit")
    assert "Right! It wins" in words
    assert f"The best move: {second.right[0]}: " in words
    assert "Solved: 1 of 2." in words
    assert third.id not in words


def test_the_hint_is_the_theme_and_a_forbidden_move_is_no_answer() -> None:
    puzzle = puzzles_of("cubirds")[0]
    words = told([puzzle], "hint", "lay nothing", "999")
    assert "Theme: " in words
    assert "The best move" not in words
    assert "Solved: 0 of 0." in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words(language: str) -> None:
    puzzle = puzzles_of("wildlife")[0]
    words = told([puzzle], "1", language=language)
    assert puzzle.id in words
    assert "puzzle-" not in words


def test_one_can_choose_the_game_and_the_seed() -> None:
    assert {puzzle.game.name for puzzle in chosen("savanna", 1)} == {"savanna"}
    assert chosen("", 1)[:5] == chosen("", 1)[:5] != chosen("", 2)[:5]


def test_a_game_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["puzzle", "ludo"]) == cli.UNUSABLE
    assert "ludo" in capsys.readouterr().err
