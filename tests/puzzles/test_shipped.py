"""The puzzles of the package: enough of them, for every level, and none that shows what its seat could not know."""

from __future__ import annotations

from importlib import resources

import pytest

from waterhole.games import BUILT_IN
from waterhole.kernel.game import Game, Perspective
from waterhole.puzzles.grading import TRIES
from waterhole.puzzles.puzzle import DATA, Puzzle, puzzles_of, shipped
from waterhole.puzzles.themes import THEMES
from waterhole.puzzles.verifying import DECIDED, FEWEST_OTHERS, GAP, HOPELESS
from waterhole.text import LANGUAGES, bundle

LEAST = 110
MOST_BYTES = 300_000
ROUNDING = 1.5  # thousandths

every_game = pytest.mark.parametrize("game", BUILT_IN.values(), ids=list(BUILT_IN))


def wrong_chances(puzzle: Puzzle) -> list[int]:
    moves = puzzle.perspective().view.moves
    return [chance for move, chance in zip(moves, puzzle.chances, strict=True) if move.text not in puzzle.right]


@every_game
def test_a_game_ships_with_different_puzzles_of_its_present_rules(game: Game) -> None:
    found = shipped(game.name)
    assert found is not None
    assert len({bytes(puzzle.position) for puzzle in found.puzzles}) == len(found.puzzles) >= LEAST
    assert len({puzzle.id for puzzle in found.puzzles}) == len(found.puzzles)
    assert (found.making.game, found.making.rules) == (game.name, game.rules_version)
    assert len(resources.files(DATA).joinpath("data", f"{game.name}.jsonl.gz").read_bytes()) < MOST_BYTES


@every_game
def test_the_stored_position_is_nothing_but_what_its_seat_knows(game: Game) -> None:
    """Dealt over from the seat's knowledge alone it comes out the same: nothing hidden is left of the game."""
    for puzzle in puzzles_of(game.name):
        state = game.read_position(bytes(puzzle.position))
        assert Perspective(game, state, puzzle.seat).dump() == bytes(puzzle.position), puzzle.id


@every_game
def test_one_move_is_clearly_best_of_more_than_three_and_nothing_is_decided_yet(game: Game) -> None:
    for puzzle in puzzles_of(game.name):
        wrong = wrong_chances(puzzle)
        best = max(puzzle.chances)
        assert len(wrong) >= FEWEST_OTHERS, puzzle.id
        assert best - max(wrong) >= 1000 * GAP - ROUNDING, puzzle.id
        assert best >= 1000 * HOPELESS - ROUNDING, puzzle.id
        assert max(wrong) <= 1000 * DECIDED + ROUNDING, puzzle.id


@every_game
def test_apex_solves_more_than_forager_and_forager_more_than_cub(game: Game) -> None:
    puzzles = puzzles_of(game.name)
    cub, forager, apex = (sum(puzzle.solved[level] for puzzle in puzzles) for level in TRIES)
    assert cub < forager < apex


@every_game
def test_no_puzzle_is_found_by_all(game: Game) -> None:
    for puzzle in puzzles_of(game.name):
        assert min(puzzle.solved["cub"], puzzle.solved["forager"]) < 1.0, puzzle.id


@every_game
def test_there_are_easy_and_hard_puzzles_and_several_themes(game: Game) -> None:
    puzzles = puzzles_of(game.name)
    assert {puzzle.grade for puzzle in puzzles} >= {"easy", "hard"}
    assert len({puzzle.theme for puzzle in puzzles}) >= 3
    assert {puzzle.theme for puzzle in puzzles} <= set(THEMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_and_grade_has_a_name(language: str) -> None:
    for message in [*(f"theme-{theme}" for theme in THEMES), *(f"grade-{one}" for one in ("easy", "medium", "hard"))]:
        assert message in bundle(language).messages, message
