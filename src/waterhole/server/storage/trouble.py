"""What is wrong with a database, in words that say what to do."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from waterhole.kernel.game import BadInput

# What SQLite and PostgreSQL say, and what to do about it; the first that fits.
ADVICE = (
    ("readonly", "it cannot be written: give this user write permission to the file and to its folder."),
    ("read-only", "it cannot be written: the file system or the database is read-only."),
    ("permission denied", "this user may not use it: see who owns the file and its folder, or the database's rights."),
    ("is full", "the disk is full: make room, then it goes on by itself."),
    ("no space left", "the disk is full: make room, then it goes on by itself."),
    ("not a database", "that file is no database; name another, or put a backup back with 'waterhole restore'."),
    ("malformed", "the file is damaged: put a backup back with 'waterhole restore --force'."),
    ("unable to open", "it cannot be opened: see whether its folder exists and this user may write there."),
    (
        "the file is gone",
        "its file was deleted or replaced: stop the server, put it or a backup back, start again.",
    ),
    ("database is locked", "another program holds it; stop that first."),
    ("disk i/o error", "the disk does not answer; see the system's log."),
    ("authentication failed", "PostgreSQL does not take this user and password."),
    ("no password supplied", "PostgreSQL wants a password: postgresql://user:password@host/name."),
    ("does not exist", "PostgreSQL has no such database or user; createdb makes one."),
    ("connection", "PostgreSQL cannot be reached: see whether it runs, and host and port."),
    ("could not translate host name", "there is no such host."),
    ("name or service not known", "there is no such host."),
)
TROUBLE = (SQLAlchemyError, sqlite3.Error, OSError)


def in_words(error: BaseException) -> str:
    """One sentence about an error of a database."""
    said = str(getattr(error, "orig", None) or error)
    for sign, advice in ADVICE:
        if sign in said.lower():
            return advice
    return said.strip().splitlines()[0] if said.strip() else type(error).__name__


def name_of(url: str | sa.URL) -> str:
    """The database as an operator knows it, without its password."""
    parsed = sa.make_url(url)
    return str(parsed.database) if parsed.drivername == "sqlite" else parsed.render_as_string(hide_password=True)


@contextlib.contextmanager
def told_plainly(url: str | sa.URL) -> Iterator[None]:
    """Errors of the database come out as BadInput."""
    try:
        yield
    except TROUBLE as error:
        raise BadInput(f"the database {name_of(url)} cannot be used: {in_words(error)}") from None
