"""Frames with words in them, for clients that ask for text: events, questions and notes, in any language."""

from __future__ import annotations

from typing import Any

import msgspec

from waterhole.kernel.narration import OVER, WAITING, Narrator
from waterhole.server.tables.engine.table import Table
from waterhole.text import Phrase


def worded(frame: bytes, table: Table, viewer: int, language: str | None) -> bytes:
    """A frame of a table, or what else shows its views and events, in words where a language is asked for."""
    if language is None:
        return frame
    narrator = Narrator(table.game, table.names(-1), viewer, language)
    return msgspec.json.encode(_worded(msgspec.json.decode(frame), narrator))


def _worded(part: object, narrator: Narrator) -> object:
    if isinstance(part, list):
        return [_worded(one, narrator) for one in part]
    if not isinstance(part, dict):
        return part
    if "event" in part and not part.get("text"):
        return part | {"text": narrator.happened(part["event"])}
    if "prompt" in part:
        return part | {"prompt": _prompt(part, narrator), "notes": [_said(note, narrator) for note in part["notes"]]}
    return {name: _worded(one, narrator) for name, one in part.items()}


def _prompt(view: dict[str, Any], narrator: Narrator) -> str:
    prompt = view["prompt"]
    if isinstance(prompt, str) or prompt["id"] not in (OVER.id, WAITING.id):
        return _said(prompt, narrator)
    return narrator.say(prompt["id"], waiting=view["waiting"], outcome=view["outcome"])


def _said(said: str | dict[str, Any], narrator: Narrator) -> str:
    return said if isinstance(said, str) else narrator.phrase(Phrase(said["id"], said.get("args", {})))
