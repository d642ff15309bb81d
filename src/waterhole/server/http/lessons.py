"""Guided games over HTTP. Nothing is kept: each answer is worked out from the lesson and the step."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from waterhole.games import GAMES
from waterhole.kernel.engine.state import Event
from waterhole.kernel.game import BadInput, Game, Refused
from waterhole.kernel.lesson import LEARNER, answer, begin, is_right, lesson_of
from waterhole.server import protocol


def shown(game: Game, language: str) -> protocol.Lesson:
    return _shown(game.name, language)


@lru_cache
def _shown(name: str, language: str) -> protocol.Lesson:
    """A lesson as the learner gets it."""
    game = GAMES[name]
    lesson = lesson_of(game, language)
    return protocol.Lesson(
        game=name,
        names=["You", *lesson.players],
        steps=[
            protocol.LessonStep(
                text=step.text,
                answers=step.answers,
                point=step.point,
                goes_on=step.position is None,
                view=begin(game, lesson, number).view(LEARNER),
            )
            for number, step in enumerate(lesson.steps)
        ],
    )


def answered(game: Game, asked: protocol.LessonMove) -> protocol.LessonAnswer:
    """What the lesson says to a move; where the rules forbid it, their reason."""
    lesson = lesson_of(game, asked.language)
    match = begin(game, lesson, asked.step)
    step = lesson.steps[asked.step]
    if (asked.move is None) != (not step.answers):
        raise BadInput("refused-step-move" if step.answers else "refused-step-no-move")
    try:
        if asked.move is not None and not is_right(game, step, match.check(LEARNER, asked.move)):
            return not_so(step.wrong)
    except Refused as refusal:
        return forbidden(refusal)
    names = ["You", *lesson.players, *game.extras]
    events = answer(match, step, asked.move)
    return protocol.LessonAnswer(
        right=True,
        rule="",
        text=step.right,
        events=[told(game, event, names) for event in events],
        view=match.view(LEARNER),
    )


def not_so(text: str) -> protocol.LessonAnswer:
    return protocol.LessonAnswer(right=False, rule="", text=text, events=[], view=None)


def forbidden(refusal: Refused) -> protocol.LessonAnswer:
    answer = not_so("" if refusal.why else refusal.reason)
    return replace(answer, rule=refusal.rule, why=refusal.why, sentence=refusal.sentence, facts=refusal.facts)


def told(game: Game, event: Event, names: list[str]) -> protocol.Told:
    seen = game.tell(event, LEARNER)
    return protocol.Told(event=seen, text=game.sentence(seen, names) if game.sentence else "")
