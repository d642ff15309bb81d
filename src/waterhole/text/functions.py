"""The functions that messages may call; web/src/lib/fluent.ts has the same ones. docs/translating.md explains them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from waterhole.text.languages import plural
from waterhole.text.phrase import Phrase, slug

if TYPE_CHECKING:
    from waterhole.text.bundle import Scope

NUMBERED = re.compile(r"^(.+) (\d+)$")


def name(scope: Scope, seat: object) -> str | None:
    """NAME($seat): the name of a player."""
    if not isinstance(seat, int) or seat < 0:
        return None
    if not scope.cast.names:  # where nobody knows names
        return scope.say("player", {"number": seat + 1})
    return scope.cast.names[seat] if seat < len(scope.cast.names) else None


def you(scope: Scope, seat: object) -> str:
    """YOU($seat): yes where the reader sits there."""
    return "yes" if seat == scope.cast.own and seat != -1 else "no"


def has(scope: Scope, value: object) -> str:
    """HAS($cards): no where nothing is known, or where there is nothing."""
    return "no" if value is None or value in ("", [], (), {}) else "yes"


def signed(scope: Scope, number: float) -> str:
    """SIGNED($points): +3, −2."""
    return scope.bundle.shown(number, scope) if number == 0 else f"{'+' if number > 0 else '−'}{abs(number)}"


def word(scope: Scope, value: object, count: float | None = None, *, kind: str, form: str = "") -> str | None:
    """WORD($bird, $count, kind: "bird"): what a thing is called, by the message 'bird-owl'.

    Its plural is the attribute .other (or another category of the language); `form` names any other attribute.
    """
    if value is None:
        return None
    text, number = str(value), ""
    if not scope.bundle.has(f"{kind}-{slug(text)}") and (numbered := NUMBERED.match(text)):
        text, number = numbered[1], f" {numbered[2]}"
    found = f"{kind}-{slug(text)}"
    if not scope.bundle.has(found):
        return str(value)
    category = "" if count is None else plural(scope.bundle.language, count)
    attribute = form or ("" if category == "one" else category)
    return scope.bundle.in_scope(found, scope, attribute or None) + number


def listed(scope: Scope, value: object, *, item: str = "", join: str = "and") -> str:
    """LIST($birds, item: "some-birds", join: "or"): the things of a list or bag, each told by the message `item`."""
    things = [_thing(scope, thing, item) for thing in _things(value)]
    told = things[0] if things else ""
    for number, thing in enumerate(things[1:], start=2):
        told = scope.say(f"list-{join if number == len(things) else 'comma'}", {"before": told, "last": thing})
    return told


def _things(value: object) -> list[object]:
    if isinstance(value, Mapping):
        return [{"item": thing, "count": count} for thing, count in value.items()]
    return list(value) if isinstance(value, Iterable) else []


def _thing(scope: Scope, thing: object, item: str) -> str:
    if not item:
        return text(scope, thing)
    return scope.say(item, thing if isinstance(thing, Mapping) else {"item": thing})


def text(scope: Scope, value: object) -> str:
    """TEXT($reason): an argument that is itself a message with arguments."""
    if isinstance(value, Phrase):
        return scope.say(value.id, value.args)
    if isinstance(value, Mapping):
        return scope.say(value["id"], value.get("args", {}))
    return scope.bundle.shown(value, scope)


def move(scope: Scope, notation: object) -> str:
    """MOVE($example): a move as the reader makes it: here as it is typed, in the browser by its name."""
    return f"'{notation}'"


FUNCTIONS: dict[str, Callable[..., str | None]] = {
    "NAME": name,
    "YOU": you,
    "HAS": has,
    "SIGNED": signed,
    "WORD": word,
    "LIST": listed,
    "TEXT": text,
    "MOVE": move,
}
