"""Messages in words: the same in the terminal as in the browser, which reads the same cases."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from waterhole.games import GAMES
from waterhole.text import Bundle, Cast, bundle, from_environment
from waterhole.text.languages import LANGUAGES, plural
from waterhole.text.pseudo import pseudo

CASES: list[dict[str, Any]] = msgspec.json.decode(Path(__file__).with_name("cases.json").read_bytes())


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['language']} {case['id']}")
def test_a_message_is_told_as_in_the_browser(case: dict[str, Any]) -> None:
    told = bundle(case["language"], "cubirds").format(case["id"], Cast(["Ann", "Bo"], 0), **case["args"])
    assert told == case["text"]


def test_what_a_language_has_no_words_for_is_said_in_english() -> None:
    english = Bundle("en", ["greeting = Hello { NAME($seat) }\nother = Bye"])
    dutch = Bundle("nl", ["other = Dag"], english)
    assert dutch.format("other") == "Dag"
    assert dutch.format("greeting", Cast(["Ann"]), seat=0) == "Hello Ann"


def test_what_is_wrong_with_a_message_is_noted_and_stops_nobody() -> None:
    errors: list[str] = []
    assert Bundle("en", ["lost = From { $place }"]).format("lost", Cast(), errors) == "From ?"
    assert errors == ["an argument is missing"]


def test_a_message_is_the_same_wherever_it_is_used() -> None:
    """Terms with arguments, attributes, messages in messages, signs and decimal commas."""
    source = """
-animal = { $case ->
   *[one] bear
    [many] bears
}
beast = { -animal(case: "many") } { parts.tail } { SIGNED($points) } { $share } { $good ->
    [yes] good
   *[no] bad
}
parts = body
    .tail = tail
"""
    assert Bundle("en", [source]).format("beast", Cast(), points=-2, share=0.5, good=True) == "bears tail −2 0.5 good"
    assert Bundle("nl", [source]).format("beast", Cast(), points=3, share=0.5, good=False) == "bears tail +3 0,5 bad"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "nl_NL"}, "nl"),
        ({"LANG": "nl", "LC_ALL": "C.UTF-8"}, "en"),
    ],
)
def test_the_environment_says_which_language_is_spoken(environment: dict[str, str], language: str) -> None:
    assert from_environment(environment) == language


def test_zero_is_singular_in_french_and_plural_elsewhere() -> None:
    assert [plural(language, 0) for language in ("en", "nl", "it", "fr")] == ["other", "other", "other", "one"]
    assert {plural(language, 1) for language in (*LANGUAGES, "fr")} == {"one"}


def test_the_pseudo_language_can_be_read_and_is_a_third_longer() -> None:
    assert pseudo("Draw pile") == "Dràw pîlé~~"
    assert bundle("qps", "cubirds").format("board-pile") == "Dràw pîlé~~"


def test_a_language_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no language 'xx'"):
        bundle("xx", next(iter(GAMES)))
