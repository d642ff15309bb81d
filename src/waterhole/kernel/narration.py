"""A game told to somebody in a language: what happened, what is asked, what can be done, why something is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from waterhole.kernel.game import SPECTATOR, Game, Refused, Seen, View, with_names
from waterhole.kernel.move import Move
from waterhole.text import ENGLISH, Cast, Phrase, bundle, slug

OVER: Final = Phrase("prompt-over")  # with the view's own outcome
WAITING: Final = Phrase("prompt-waiting")  # for those whom the view shows to be waited for


class Reason(Protocol):
    """Why a bot would make a move: how it ends the game, what it does, and what it seems better and worse for."""

    @property
    def facts(self) -> Sequence[Phrase]: ...
    @property
    def better(self) -> Sequence[str]: ...
    @property
    def worse(self) -> Sequence[str]: ...
    @property
    def end(self) -> str: ...


class Narrator:
    """One game in one language, for the reader at seat `own`."""

    def __init__(self, game: Game, names: Sequence[str] = (), own: int = SPECTATOR, language: str = ENGLISH) -> None:
        self.game = game
        self.cast = Cast(names, own)
        self.bundle = bundle(language, game.name)
        # To be removed with the last game that has no text/: these speak English, and call the reader by a name.
        self.untold = game.sentence is not None
        self.called = [*names[:own], "You", *names[own + 1 :]] if own >= 0 else list(names)

    def say(self, message: str, /, **args: object) -> str:
        return self.bundle.format(message, self.cast, **args)

    def phrase(self, phrase: Phrase | str) -> str:
        return with_names(phrase, self.called) if isinstance(phrase, str) else self.bundle.format(phrase, self.cast)

    def event(self, seen: Seen) -> str:
        """What happened: the message 'event-laid', with the event's fields."""
        if self.game.sentence is not None:
            return self.game.sentence(seen, self.called)
        return self.happened(msgspec.to_builtins(seen))

    def happened(self, fields: dict[str, object]) -> str:
        """The same of an event as it is sent."""
        return self.phrase(Phrase(f"event-{slug(str(fields['type']))}", fields))

    def prompt(self, view: View) -> str:
        """What is asked, or who is waited for; a prompt may speak of the view's `waiting` and `outcome`."""
        if isinstance(view.prompt, str):
            return with_names(view.prompt, self.called)
        shown = {"waiting": view.waiting, "outcome": view.outcome}
        return self.phrase(Phrase(view.prompt.id, {**shown, **view.prompt.args}))

    def notes(self, view: View) -> list[str]:
        """What each of the view's moves would bring or cost."""
        return [self.phrase(note) if note else "" for note in view.notes] or [""] * len(view.moves)

    def move(self, move: Move) -> str:
        """What a move is called: 'move-lay' with its fields; one without fields by its text: 'move-no-draw'."""
        if self.untold:
            return move.text
        return self.phrase(Phrase(move_id(move), dict(move.fields)))

    def refusal(self, refused: Refused) -> str:
        """Why a move is refused, after the ruling."""
        reason = with_names(refused.reason, self.called) if refused.why is None else self.phrase(refused.why)
        return f"{refused.rule}: {reason}" if refused.rule[-1:].isdigit() else reason

    def outcome(self, outcome: str) -> str:
        found = f"outcome-{slug(outcome)}"
        return self.say(found) if self.bundle.has(found) else outcome

    def reason(self, why: Reason) -> str:
        """Why a bot would make a move: facts first, then what it merely seems to be good and bad for."""
        parts = [self.say(f"reason-{slug(why.end)}")] if why.end else []
        parts += [self.phrase(fact) for fact in why.facts]
        if why.better or why.worse:
            better, worse = ([self.part(name) for name in names] for names in (why.better, why.worse))
            parts.append(self.say("reason-seems", better=better, worse=worse))
        return "; ".join(parts) or self.say("reason-alike")

    def part(self, name: str) -> Phrase | str:
        """A part of a position's worth: 'hand owl' is 'part-hand' with $of = 'owl'."""
        part, _, of = name.partition(" ")
        return name if self.untold else Phrase(f"part-{part}", {"of": of})


def move_id(move: Move) -> str:
    """The message that names a move."""
    return f"move-{slug(move.kind if move.fields else move.text)}"
