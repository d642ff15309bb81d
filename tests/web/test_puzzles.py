"""Puzzles on the page: solved on the real table by mouse, finger and key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.visitor import DESKTOP, SMALL, Visitor
from waterhole.games import BUILT_IN
from waterhole.puzzles.puzzle import Puzzle, puzzles_of

pytestmark = pytest.mark.compiled_only


def first(game: str) -> Puzzle:
    return puzzles_of(game)[0]


def laying() -> Puzzle:
    """One in which a bird is laid: first the bird is chosen, then the end of a row."""
    return next(puzzle for puzzle in puzzles_of("cubirds") if puzzle.right[0].startswith("lay"))


def wrong(puzzle: Puzzle) -> str:
    return next(move.text for move in puzzle.perspective().view.moves if move.text not in puzzle.right)


def verdict(page: Page, words: str) -> None:
    expect(page.locator(".verdict")).to_contain_text(words)
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()


def answer_by_key(visitor: Visitor, move: str) -> None:
    """By the list of moves, which a key opens."""
    visitor.settle()
    visitor.page.keyboard.press("m")
    visitor.page.keyboard.type(move)
    visitor.page.keyboard.press("Enter")


def test_a_puzzle_is_solved_on_the_table_by_mouse_and_the_next_one_comes(arrive: Arrive) -> None:
    visitor = arrive(DESKTOP)
    page, puzzle = visitor.page, laying()
    visitor.go(f"/puzzles/cubirds/{puzzle.id}")
    expect(page.get_by_text("One move is clearly best")).to_be_visible()
    visitor.settle()
    page.locator(f"[data-bird={puzzle.right[0].split()[1]}]").first.click()
    page.locator(f"[data-move='{puzzle.right[0]}']").first.click()
    verdict(page, "Right! It wins")
    expect(page.get_by_text("Theme: ")).to_be_visible()
    visitor.shoot("puzzle-right-desktop")
    visitor.check()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_text("One move is clearly best")).to_be_visible()
    expect(page.locator(".verdict")).to_have_count(0)


def test_a_wrong_answer_is_explained_and_one_can_look_again(arrive: Arrive) -> None:
    visitor = arrive(SMALL, touch=True)
    page, puzzle = visitor.page, laying()
    visitor.go(f"/puzzles/cubirds/{puzzle.id}")
    expect(page.get_by_text("One move is clearly best")).to_be_visible()
    bird = wrong(puzzle).split()[1]
    visitor.settle()
    page.locator(f"[data-bird={bird}]").first.tap()
    page.locator(f"[data-move='{wrong(puzzle)}']").first.tap()
    verdict(page, "Not this time")
    expect(page.get_by_text("The best move: ")).to_be_visible()
    visitor.shoot("puzzle-wrong-small")
    visitor.check()
    page.get_by_role("button", name="Look again").click()
    expect(page.get_by_text("One move is clearly best")).to_be_visible()
    expect(page.locator(f"[data-bird={bird}]").first).to_be_visible()


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_has_its_puzzles_on_its_own_table_by_keyboard_alone(arrive: Arrive, game: str) -> None:
    visitor = arrive(SMALL, scheme="dark")
    puzzle = first(game)
    visitor.go(f"/puzzles/{game}/{puzzle.id}")
    expect(visitor.page.get_by_text("One move is clearly best")).to_be_visible()
    visitor.shoot(f"puzzle-{game}-small")
    answer_by_key(visitor, puzzle.right[0])
    verdict(visitor.page, "Right! It wins")
    visitor.check()


def test_the_lobby_leads_to_the_puzzle_of_the_day_and_to_all_of_them(arrive: Arrive) -> None:
    visitor = arrive(SMALL)
    page = visitor.page
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page.get_by_text("The puzzle of the day: one move is clearly best")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("link", name="Solve: CuBirds")).to_be_visible()
    expect(page.get_by_role("link", name="Puzzle of the day: ")).to_contain_text("Solve it")
    visitor.shoot("puzzles-small")
    visitor.check()
    page.get_by_role("link", name="Solve: CuBirds").click()
    expect(page.get_by_text("One move is clearly best")).to_be_visible()
