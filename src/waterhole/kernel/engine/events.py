"""Events as one viewer sees them. Compiled: after each move everybody is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from waterhole.kernel.engine.state import Event
from waterhole.kernel.game import Seen

Reader = Callable[[int], object]


@final
class Form:
    """How one kind of event is told: what makes it, and how each of its numbers is read, where it is not told as it is.

    `rest` reads all numbers that are left, `secret` the hidden one, for its witnesses.
    """

    def __init__(
        self,
        make: Callable[..., Seen],
        readers: list[Reader | None],
        rest: Reader | None,
        secret: Reader | None,
        names_kind: bool,
    ) -> None:
        self.make = make
        self.readers = readers
        self.rest = rest
        self.secret = secret
        self.names_kind = names_kind

    def seen(self, event: Event, viewer: i64) -> Seen:
        shown = event.shown
        told: list[object] = [event.seat]
        if self.names_kind:
            told.append(event.kind)
        n: i64 = min(len(shown), len(self.readers))
        for i in range(n):
            reader = self.readers[i]
            told.append(shown[i] if reader is None else reader(shown[i]))
        rest, secret = self.rest, self.secret
        if rest is not None:
            told.append(tuple([rest(number) for number in shown[n:]]))
        if secret is not None:
            told.append(secret(event.hidden[0]) if event.hidden and event.witnessed_by(viewer) else None)
        return self.make(*told)


@final
class Teller:
    """Tells every kind of event of a game."""

    def __init__(self, forms: dict[str, Form]) -> None:
        self.forms = forms

    def tell(self, event: Event, viewer: int) -> Seen:
        """An event as one viewer sees it."""
        return self.forms[event.kind].seen(event, viewer)
