"""A guided game: prepared positions, each with something to notice and a move to find, played by the real rules."""

from __future__ import annotations

import msgspec

from waterhole.kernel.engine.state import Event
from waterhole.kernel.game import BadInput, Game
from waterhole.kernel.match import Match

LEARNER = 0  # the learner's seat


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing to learn. Moves of others are written as in a record: '2 lay robin 1 left', seats from 1."""

    text: str  # what to notice and what to do
    position: dict[str, object] | None = None  # None: the table as the last step left it
    answers: list[str] = []  # the right moves; none: there is only something to read
    point: list[str] = []  # places of the screen to look at
    right: str = ""  # said after a right move
    wrong: str = ""  # said after another legal one
    then: list[str] = []  # what the others, or the rules, do after a right move
    expected: dict[str, object] = {}  # what the table then shows, by path in the learner's view: 'players.0.hand.owl'


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game's lesson; it is read from lesson.json in the game's folder."""

    players: list[str]  # names of the others, from seat 2 on
    steps: list[Step]


class StepText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A step's text in another language, read from lesson.nl.json and the like."""

    text: str
    right: str = ""
    wrong: str = ""


def lesson_of(game: Game, language: str = "en") -> Lesson:
    """The lesson of a game; BadInput where its file is none."""
    try:
        lesson = msgspec.json.decode(game.lesson_in("en"), type=Lesson)
        if language == "en":
            return lesson
        texts = msgspec.json.decode(game.lesson_in(language), type=list[StepText])
    except msgspec.DecodeError as error:
        raise BadInput(f"the lesson of {game.title} cannot be read: {error}.") from None
    steps = [
        msgspec.structs.replace(step, text=text.text, right=text.right, wrong=text.wrong)
        for step, text in zip(lesson.steps, texts, strict=True)
    ]
    return msgspec.structs.replace(lesson, steps=steps)


def begin(game: Game, lesson: Lesson, step: int) -> Match:
    """The table at the beginning of a step: its own position, or what the steps before it lead to."""
    if not 0 <= step < len(lesson.steps):
        raise BadInput("refused-step", game=game.title, last=len(lesson.steps) - 1, step=step)
    start = max((n for n in range(step + 1) if lesson.steps[n].position is not None), default=-1)
    if start < 0:
        raise BadInput(f"the lesson of {game.title} does not begin with a position.")
    match = _at_position(game, lesson, lesson.steps[start])
    for done in lesson.steps[start:step]:
        answer(match, done, done.answers[0] if done.answers else None)
    return match


def _at_position(game: Game, lesson: Lesson, step: Step) -> Match:
    """A match that goes on from a position; what was before it cannot be taken back."""
    position = game.read_position(msgspec.json.encode(step.position))
    return Match.from_position(game, ["You", *lesson.players], position)


def is_right(game: Game, step: Step, move: int) -> bool:
    return move in {game.moves.parse(text).id for text in step.answers}


def answer(match: Match, step: Step, move: str | int | None) -> list[Event]:
    """Make the learner's move, if one is asked, and what follows it; Refused where it is against the rules."""
    before = len(match.events)
    if move is not None:
        match.play(LEARNER, move)
    for written in step.then:
        seat, _, text = written.partition(" ")
        match.play(int(seat) - 1, text)
    return match.events[before:]
