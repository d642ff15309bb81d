"""The games, their rules and guided games."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from waterhole.kernel.game import Fact, View
from waterhole.server.protocol.base import Language, Message, MoveName
from waterhole.server.protocol.tables import Told
from waterhole.text import Phrase


class GameInfo(Message, frozen=True, kw_only=True):
    name: str
    title: str
    summary: str
    rules: str
    fewest: int
    most: int
    options: dict[str, object]
    options_schema: dict[str, object]
    extras: list[str]
    assumed: list[str]
    temperaments: list[str]  # that bots can have in it
    taught: bool  # whether there is a guided game


class Rules(Message, frozen=True, kw_only=True):
    """The rules in our own words, as Markdown, and each numbered ruling."""

    game: str
    text: str
    rulings: dict[str, str]


class Catalogue(Message, frozen=True, kw_only=True):
    games: list[GameInfo]
    levels: dict[str, str]


class LessonStep(Message, frozen=True, kw_only=True):
    """One step of a guided game, and the table it begins with."""

    text: str
    answers: list[str]  # the moves that are asked for; none: there is only something to read
    point: list[str]  # places of the screen to look at
    goes_on: bool  # from where the step before ended
    view: View


class Lesson(Message, frozen=True, kw_only=True):
    """A guided game; the learner sits in seat 0."""

    game: str
    names: list[str]
    steps: list[LessonStep]


class LessonMove(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the learner does in a step; a step that is only read goes on without a move."""

    step: Annotated[int, Meta(ge=0, le=100)]
    move: MoveName | None = None
    language: Language = "en"  # of the words that answer


class LessonAnswer(Message, frozen=True, kw_only=True):
    """What is said to a move; one that is wrong, or against the rules, changes nothing."""

    right: bool
    rule: str  # the ruling that forbids the move; empty where it is allowed
    text: str
    why: Phrase | None = None  # the message that says why it is forbidden
    sentence: str = ""  # or a sentence with its facts, as in a refusal
    facts: dict[str, Fact] = {}
    events: list[Told]
    view: View | None  # the table after a right move
