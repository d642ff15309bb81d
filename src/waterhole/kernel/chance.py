"""The chance of a real table: a secret promised by the server, random numbers added by the people, one key from both.

Pure functions, which `web/src/lib/shuffle.ts` has again in the browser; both are held to the same numbers by
tests/kernel/data/chance_vectors.json. docs/fairness.md says what they prove. All secrets, nonces, promises and
commitments are 64 hexadecimal digits in lower case, and are hashed as they are written.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from waterhole.kernel.game import BadInput
from waterhole.text import Phrase

PERSON = "person"
SHARED = "shared"  # anybody, where several tables have the same deal
SCHEME = "waterhole chance 2"
DEAL = "deal "  # before the name of a deal that many tables have; a table's own name has no space
_DIGITS = re.compile("[0-9a-f]{64}")


class Place(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sat in a seat at the start, and what came from there. Names are left out: people may change theirs."""

    who: str  # PERSON, the level of a bot, or SHARED
    promise: str = ""  # SHA-256 of the nonce, given before any nonce was told
    nonce: str = ""  # empty where it was withheld


class Sealed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that the key of a game is made from, except the game itself. Secret until the game is over."""

    table: str
    secret: str
    places: list[Place]


def new_secret() -> str:
    """256 random bits: a secret of the server, or a nonce of a person."""
    return secrets.token_hex(32)


def commitment_to(secret: str) -> str:
    """What is shown of a secret, or of a nonce, before it is told: its SHA-256."""
    return hashlib.sha256(secret.encode()).hexdigest()


def check_digits(name: str, text: str) -> None:
    """BadInput where a text is not 64 hexadecimal digits."""
    if _DIGITS.fullmatch(text) is None:
        raise BadInput(f"{name} is not 64 hexadecimal digits in lower case.")


def check_nonce(promise: str, nonce: str) -> None:
    """BadInput where a nonce is not the one that was promised."""
    check_digits("the promise", promise)
    check_digits("the nonce", nonce)
    if commitment_to(nonce) != promise:
        raise BadInput("the nonce is not the one promised: its SHA-256 is another.")


def check_sealed(sealed: Sealed, seats: int) -> None:
    """BadInput says what does not fit together."""
    check_digits("the secret", sealed.secret)
    if len(sealed.places) != seats:
        raise BadInput(f"the chance is for {len(sealed.places)} seats, the game for {seats}.")
    for number, place in enumerate(sealed.places, start=1):
        if place.who != PERSON and (place.promise or place.nonce):
            raise BadInput(f"seat {number} is no person ('{place.who}') and adds no nonce.")
        try:
            if place.nonce:
                check_nonce(place.promise, place.nonce)
            elif place.promise:
                check_digits("the promise", place.promise)
        except BadInput as error:
            raise BadInput(f"seat {number}: {error}") from None


def key_of(sealed: Sealed, game: str, rules: str, options: Mapping[str, object]) -> bytes:
    """The key of a game: HMAC-SHA-256 under the secret's 32 bytes over everything else."""
    texts = _texts(sealed, game, rules, options)
    return hmac.digest(bytes.fromhex(sealed.secret), b"".join(map(_framed, texts)), "sha256")


def _texts(sealed: Sealed, game: str, rules: str, options: Mapping[str, object]) -> Iterator[str]:
    """Everything that decides the deal, in one order; lists begin with their length."""
    yield from (SCHEME, sealed.table, game, rules, str(len(options)))
    for name in sorted(options):
        yield from (name, _value(options[name]))
    yield str(len(sealed.places))
    for place in sealed.places:
        yield from (place.who, place.nonce)


def _value(value: object) -> str:
    """An option's value as a text; JavaScript writes these three kinds the same way."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | str):
        return str(value)
    raise TypeError(f"an option is a text, a whole number or true or false, not {value!r}")


def _framed(text: str) -> bytes:
    """'5:hello,': with its length before it, no text can be read as two or be part of another."""
    raw = text.encode()
    return b"%d:%s," % (len(raw), raw)


def bot_chance(secret: str, seat: int, decision: int) -> int:
    """What a bot draws from at a deal that many play: the same for all who bring it to the same decision."""
    drawn = hmac.digest(bytes.fromhex(secret), f"bot:{seat}:{decision}".encode(), "sha256")
    return int.from_bytes(drawn[:8], "big") >> 2


def what_it_proves(sealed: Sealed | None, names: Sequence[str]) -> list[Phrase]:
    """Of a record whose parts fit together; None where it was dealt from a seed."""
    if sealed is None:
        return [Phrase("proof-seed")]
    if sealed.table.startswith(DEAL):
        return [Phrase("proof-deal", {"deal": sealed.table.removeprefix(DEAL)})]
    people = [(name, place) for name, place in zip(names, sealed.places, strict=True) if place.who == PERSON]
    added = [name for name, place in people if place.nonce]
    gone = [name for name, place in people if not place.nonce]
    missing = [Phrase("proof-missing", {"gone": gone})] if gone else []
    return [Phrase("proof-secret", {"added": added}), *missing]
