"""How events are told, from what their structs declare: the fields of a struct stand for the numbers of its event.

A field is told as it was noted, or as its Reading says: `bird: Annotated[str, named(SPECIES)]`. A struct tells events
of the kind that is its tag, or of its `kinds`; one with a field `how` says which of them it was.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, get_type_hints

from waterhole.kernel.engine.events import Form, Reader, Teller
from waterhole.kernel.engine.reading import numbers_in
from waterhole.kernel.game import Seen


@dataclass(frozen=True)
class Reading:
    """How a number is told."""

    by: Reader


class Rest(Reading):
    """All numbers that are left."""


class Secret(Reading):
    """The hidden number, for those who witnessed it; None for others. The last field."""


def named(names: Sequence[str]) -> Reading:
    return Reading(names.__getitem__)


FromOne = Annotated[int, Reading((1).__add__)]  # what the rules count from 0
Seats = Annotated[tuple[int, ...], Reading(numbers_in)]  # of a mask


def teller(module: str, **own: Callable[..., Seen]) -> Teller:
    """Tells the events of which this module has structs; `own` are functions, declared alike, that make some kinds."""
    found: dict[str, Form] = {}
    for struct in vars(sys.modules[module]).values():
        if isinstance(struct, type) and issubclass(struct, Seen) and struct.__module__ == module:
            fields = get_type_hints(struct, include_extras=True)
            told = _form(struct, {name: fields[name] for name in struct.__struct_fields__})
            found |= dict.fromkeys(getattr(struct, "kinds", (str(struct.__struct_config__.tag),)), told)
    for kind, make in own.items():
        found[kind] = _form(make, get_type_hints(make, include_extras=True))
    return Teller(found)


def _form(make: Callable[..., Seen], fields: dict[str, object]) -> Form:
    readers: list[Reader | None] = []
    rest: Reader | None = None
    secret: Reader | None = None
    for name, hint in fields.items():
        reading = next((note for note in getattr(hint, "__metadata__", ()) if isinstance(note, Reading)), None)
        if isinstance(reading, Secret):
            secret = reading.by
        elif isinstance(reading, Rest):
            rest = reading.by
        elif name not in ("seat", "how", "return"):
            readers.append(None if reading is None else reading.by)
    return Form(make, readers, rest, secret, "how" in fields)
