"""What people may call themselves and say: nothing that cannot be seen, and no name that passes for another's."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from confusable_homoglyphs import confusables

from waterhole.bots import LEVELS
from waterhole.kernel.game import Refused
from waterhole.server.protocol import LONGEST_NAME, LONGEST_TEXT
from waterhole.text import LANGUAGES, bundle

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, bidi, zero-width, surrogates, private, unassigned, lines
BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks of no width, or without a shape
JOINER = "\u200d"  # between the parts of one emoji, and nowhere else
PILED = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{4}")
SPACE = re.compile(r"\s")
ENDING = re.compile(r"[\W\d_]+$")

OBJECTS = {"je", "jou", "te", "dich", "dir", "ti"}  # 'you', where something is done to you


def clean_name(text: str) -> str:
    """A name as it is kept: normalised, one space between words; Refused says what is wrong with it."""
    name = clean_title(text, LONGEST_NAME)
    if looks_of(ENDING.sub("", name)) & reserved():
        raise Refused("name", "refused-name-bot", name=name)
    return name


def clean_title(text: str, most: int) -> str:
    """The name of a thing; whoever reads it does not take it for a person."""
    name = " ".join(unicodedata.normalize("NFKC", seen_whole(text, "name")).split())
    if len(name) > most:
        raise Refused("name", "refused-name-long", most=most)
    if not any(letter.isalnum() for letter in name):
        raise Refused("name", "refused-name-empty")
    return name


def clean_text(text: str) -> str:
    """What somebody says, normalised; every kind of space is a plain one."""
    said = SPACE.sub(" ", unicodedata.normalize("NFC", seen_whole(text, "message"))).strip()
    if not 0 < len(said) <= LONGEST_TEXT:
        raise Refused("chat", "refused-message-long", most=LONGEST_TEXT)
    return said


def seen_whole(text: str, what: str) -> str:
    """The same text; Refused where something in it could not be seen, or would turn round what is beside it."""
    for place, letter in enumerate(text):
        if letter == JOINER and is_emoji(text[place - 1 : place]) and is_emoji(text[place + 1 : place + 2]):
            continue
        if unicodedata.category(letter) in UNSEEN or letter in BLANK:
            raise Refused("name", "refused-unseen", what=what, letter=f"U+{ord(letter):04X}")
    if PILED.search(text):
        raise Refused("name", "refused-marks", what=what)
    return text


def is_emoji(letter: str) -> bool:
    return bool(letter) and (unicodedata.category(letter) in {"So", "Sk"} or letter == "\ufe0f")


def alike(one: str, other: str) -> bool:
    """Whether two names can be taken for each other."""
    return bool(looks_of(one) & looks_of(other))


def looks_of(name: str) -> set[str]:
    """A name without what is easily overlooked: as it is written, and as Unicode says that its letters look."""
    bare = [letter for letter in unicodedata.normalize("NFKD", name) if letter.isalnum()]
    return {"".join(bare).casefold(), "".join(map(look_of, bare)).casefold()}


def look_of(letter: str) -> str:
    """The plain letter, or letters, that this one can be taken for: 'o' for a zero or for a Cyrillic letter."""
    found = confusables.is_confusable(letter, greedy=True)
    plain = [glyph["c"] for glyph in found[0]["homoglyphs"] if glyph["c"].isascii()] if found else []
    return str(plain[0]) if plain and (len(plain) == 1 or not letter.isascii()) else letter


@cache
def reserved() -> set[str]:
    """How the names of bots look, and what somebody is called at their own table, in any language."""
    spoken = [bundle(language) for language in LANGUAGES]
    bots = {"bot", *LEVELS} | {one.format("level", level=level).lower() for one in spoken for level in LEVELS}
    you = OBJECTS | {one.format("yourself").lower() for one in spoken}
    return {look for word in bots | you for look in looks_of(word)}
