"""Every guided game: its positions load, its moves may be made, and the table then shows what it expects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.contract.tables import games_at
from waterhole.kernel.game import BadInput, Game, Refused
from waterhole.kernel.lesson import LEARNER, Step, answer, begin, is_right, lesson_of
from waterhole.kernel.match import Match

taught = games_at("taught")


def steps(game: Game) -> Iterator[tuple[Match, Step]]:
    """Each step with the table it begins with."""
    lesson = lesson_of(game)
    for number, step in enumerate(lesson.steps):
        yield begin(game, lesson, number), step


def shown(match: Match, path: str) -> Any:
    """What the learner sees at a path such as 'players.0.hand'."""
    found = msgspec.json.decode(msgspec.json.encode(match.view(LEARNER)))
    for part in path.split("."):
        found = found[int(part)] if isinstance(found, list) else found[part]
    return found


@taught
def test_a_lesson_has_six_to_ten_steps_and_names_for_all_who_play(game: Game) -> None:
    lesson = lesson_of(game)
    assert 6 <= len(lesson.steps) <= 10
    for match, _ in steps(game):
        assert match.state.seats == 1 + len(lesson.players)


@taught
def test_every_move_a_lesson_asks_for_is_allowed(game: Game) -> None:
    for match, step in steps(game):
        allowed = {move.text for move in match.view(LEARNER).moves}
        assert set(step.answers) <= allowed, step.text


@taught
def test_after_each_step_of_a_lesson_the_table_shows_what_is_expected(game: Game) -> None:
    for match, step in steps(game):
        answer(match, step, step.answers[0] if step.answers else None)
        assert {path: shown(match, path) for path in step.expected} == step.expected, step.text


@taught
def test_a_step_that_goes_on_from_another_goes_on_from_one_answer(game: Game) -> None:
    lesson = lesson_of(game)
    for before, step in zip(lesson.steps, lesson.steps[1:], strict=False):
        if step.position is None:
            assert len(before.answers) <= 1, before.text


@taught
def test_a_lesson_has_words_for_a_right_move_and_for_a_wrong_one(game: Game) -> None:
    for match, step in steps(game):
        assert step.text
        if step.answers:
            others = [move for move in match.view(LEARNER).moves if not is_right(game, step, move.id)]
            assert step.right
            assert step.wrong or not others, step.text


@taught
def test_a_move_against_the_rules_is_refused_in_a_lesson_too(game: Game) -> None:
    for match, step in steps(game):
        allowed = {move.id for move in match.view(LEARNER).moves}
        forbidden = next(move for move in game.moves.moves if move.id not in allowed)
        with pytest.raises(Refused):
            answer(match, step, forbidden.id)


@taught
def test_a_lesson_has_no_other_steps(game: Game) -> None:
    lesson = lesson_of(game)
    for number in (-1, len(lesson.steps)):
        with pytest.raises(BadInput, match="steps"):
            begin(game, lesson, number)
