"""The rules and the lesson of every game in every language: the same rulings, headings and steps."""

from __future__ import annotations

import re

import pytest

from tests.contract.tables import games_at
from waterhole.kernel.game import BadInput, Game
from waterhole.kernel.lesson import Step, lesson_of
from waterhole.text import LANGUAGES

GAMES_TOLD = games_at("translated")


def outline(text: str) -> list[str]:
    """The depth of each heading, the number of each ruling and the width of each table, in their order."""
    found = []
    for line in text.splitlines():
        if heading := re.match(r"#+ ", line):
            found.append(heading[0])
        elif ruling := re.match(r"- ([A-Z]{2}-\d+) ", line):
            found.append(ruling[1])
        elif line.startswith("|"):
            found.append("|" * line.count("|"))
    return found


@GAMES_TOLD
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_the_same_rulings_headings_and_tables_in_every_language(game: Game, language: str) -> None:
    assert outline(game.rules_in(language)) == outline(game.rules_in("en"))
    assert list(game.rulings_in(language)) == list(game.rulings)


@GAMES_TOLD
@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_cite_the_same_rulings_and_options_in_every_language(game: Game, language: str) -> None:
    def cited(text: str) -> list[str]:
        return sorted(re.findall(r"[A-Z]{2}-\d+|`[^`]+`|\bD\d\b", text))

    for number, text in game.rulings_in(language).items():
        assert cited(text) == cited(game.rulings[number]), number


@GAMES_TOLD
def test_a_language_that_nobody_wrote_is_refused(game: Game) -> None:
    with pytest.raises(BadInput, match=", ".join(LANGUAGES)):
        game.rules_in("tlh")


def spoken(step: Step) -> list[bool]:
    """Which words a step has."""
    return [bool(step.text), bool(step.right), bool(step.wrong)]


@GAMES_TOLD
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_has_words_for_every_step_in_every_language(game: Game, language: str) -> None:
    english, other = lesson_of(game), lesson_of(game, language)
    assert [spoken(step) for step in other.steps] == [spoken(step) for step in english.steps]
    assert [step.answers for step in other.steps] == [step.answers for step in english.steps]
    assert (other == english) == (language == "en")
