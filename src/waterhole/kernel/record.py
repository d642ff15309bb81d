"""A game as a file that anyone can check: what is in it, and reading it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from waterhole.kernel.chance import Sealed
from waterhole.kernel.game import BadInput

SEEDED = 1  # the formats of records: a seed of the fast generator, promised with a salt
SEALED = 2  # a secret and the people's nonces, from which a key and a cryptographic stream are made
PLACED = 3  # no deal: a position that somebody set up, chance to come included


class RecordError(BadInput):
    """A record that does not hold what it says; the text says precisely what is wrong."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game as a file. Seats count from 1; the seed is a decimal string, too long for a JavaScript number."""

    format: int
    game: str
    rules: str
    options: dict[str, object]
    seats: list[str]
    commitment: str  # shown before the first card; empty in format 3, which promises nothing
    seed: str = ""  # these two in format 1
    salt: str = ""
    chance: Sealed | None = None  # in format 2
    position: dict[str, object] | None = None  # in format 3: what the first move was made from
    moves: list[str]  # '2 lay robin 1 left'
    outcome: str
    scores: list[int]
    ranks: list[int]
    fingerprint: str

    def save(self, path: Path) -> None:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")


def read_record(path: Path) -> Record:
    """A record from a file; RecordError says what is wrong with the file."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise RecordError("record-unread", file=str(path), problem=str(error.strerror)) from None
    return parse_record(raw, str(path))


def parse_record(raw: bytes, name: str) -> Record:
    """A record from bytes; `name` is what an error calls them."""
    try:
        record = msgspec.json.decode(raw, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError("record-broken", file=name, problem=str(error)) from None
    if record.format not in (SEEDED, SEALED, PLACED):
        raise RecordError("record-format", file=name, format=record.format, known=[SEEDED, SEALED, PLACED])
    has = (bool(record.seed), record.chance is not None, record.position is not None)
    if has != (record.format == SEEDED, record.format == SEALED, record.format == PLACED):
        raise RecordError("record-parts", file=name)
    return record
