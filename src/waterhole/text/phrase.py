"""What is to be said, before it is said in a language."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):  # it holds no cycle
    """A message and its arguments, which are data: numbers, seats, names of things, bags and lists of these."""

    id: str
    args: Mapping[str, object] = {}


def slug(name: str) -> str:
    """A name as part of a message's id: 'Heavy Legs' -> 'heavy-legs'."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
