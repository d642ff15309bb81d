"""What messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from waterhole.text import LANGUAGES

Key = Annotated[str, Meta(min_length=1, max_length=64, description="the sender's own name for this submission")]
TableId = Annotated[str, Meta(pattern="^[0-9a-z]{16}$")]
Version = Annotated[int, Meta(ge=0, description="how much of the table this seat has been told")]
SeatNumber = Annotated[int, Meta(ge=-1, le=7)]
LONGEST_NAME, LONGEST_TEXT = 32, 500
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Login = Annotated[str, Meta(pattern="^[A-Za-z0-9_.-]{3,32}$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
BotName = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{2,20}$")]
Place = Annotated[str, Meta(max_length=24, description="'me', 'open', the level of a bot, or 'bot:' and an account")]
Level = Annotated[str, Meta(max_length=24)]
LevelOrAccount = Annotated[str, Meta(max_length=24, description="the level of a bot, or 'bot:' and an account")]
Invite = Annotated[str, Meta(max_length=40)]
MoveName = Annotated[int, Meta(ge=0, le=65535)] | Annotated[str, Meta(max_length=120)]
Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="256 bits in hexadecimal")]
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
Status = Literal["open", "running", "finished", "closed"]
LONGEST_STREAM = 86_400
Seconds = Annotated[int, Meta(ge=0, le=LONGEST_STREAM)]


class Message(Struct, frozen=True, kw_only=True, gc=False):
    """Something sent or received. It holds no cycle, so garbage is not looked for in it."""
