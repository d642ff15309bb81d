"""Copies of the database: SQLite by its own online backup, PostgreSQL by its own tools."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError

from waterhole.kernel.game import BadInput
from waterhole.server.storage.schema import entries, tables
from waterhole.server.storage.storage import OURS_ALONE, PROGRAM, claim, connect
from waterhole.server.storage.trouble import told_plainly


def back_up(url: str, target: Path) -> str:
    """Copy all tables to a file; a running server goes on."""
    if target.exists():
        raise BadInput(f"{target} exists already; a backup never replaces a file.")
    parsed = sa.make_url(url)
    if parsed.drivername.startswith("postgres"):
        _run("pg_dump", parsed, "--format=custom", f"--file={target}")
        return f"Saved to {target}."
    source = Path(parsed.database or "")
    if not source.is_file():
        raise BadInput(f"there is no database at {source}.")
    partial = target.with_name(target.name + ".partial")
    partial.touch(OURS_ALONE)
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(partial)) as copy:
        live.backup(copy)
        copy.execute("pragma journal_mode=delete")
    with partial.open("rb+") as file:
        os.fsync(file.fileno())
    partial.rename(target)
    return f"Saved to {target}: {contents(f'sqlite:///{target}')}."


def put_back(url: str, source: Path, force: bool) -> str:
    """Make a backup the database again."""
    if not source.is_file():
        raise BadInput(f"there is no backup at {source}.")
    parsed = sa.make_url(url)
    if parsed.drivername.startswith("postgres"):
        refuse_while_in_use(url)
        _run("pg_restore", parsed, *(["--clean", "--if-exists"] if force else []), "--exit-on-error", str(source))
        return f"Restored from {source}."
    if source.read_bytes()[:15] != b"SQLite format 3":
        raise BadInput(f"{source} is no backup of a SQLite database.")
    target = Path(parsed.database or "")
    if target.exists() and not force:
        raise BadInput(f"{target} has tables already; --force replaces them.")
    target.parent.mkdir(parents=True, exist_ok=True)
    with told_plainly(url), held_alone(parsed):
        partial = target.with_name(target.name + ".partial")
        partial.touch(OURS_ALONE)
        shutil.copyfile(source, partial)
        for left in (target.with_name(target.name + "-wal"), target.with_name(target.name + "-shm")):
            left.unlink(missing_ok=True)
        partial.replace(target)
    return f"Restored {target}: {contents(url)}."


@contextmanager
def held_alone(url: sa.URL) -> Iterator[None]:
    """No server runs on the file meanwhile; BadInput where one does."""
    held = claim(url)
    try:
        yield
    finally:
        if held is not None:
            held.close()


def refuse_while_in_use(url: str) -> None:
    """BadInput while a server is connected to a PostgreSQL database."""
    engine = connect(url)
    asked = "select count(*) from pg_stat_activity where datname = current_database() and application_name = :name"
    others = " and pid <> pg_backend_pid()"
    try:
        with told_plainly(url), engine.connect() as connection:
            users = connection.execute(sa.text(asked + others), {"name": PROGRAM}).scalar()
    finally:
        engine.dispose()
    if users:
        raise BadInput("a server uses this database; stop all nodes first.")


def contents(url: str) -> str:
    """How much is in a database, in words."""
    engine = connect(url)
    try:
        with engine.connect() as connection:
            count = connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar()
            lines = connection.execute(sa.select(sa.func.count()).select_from(entries)).scalar()
    except DatabaseError:
        raise BadInput("that file is no database of Waterhole.") from None
    finally:
        engine.dispose()
    return f"{count} tables, {lines} lines of their logs"


def _run(tool: str, url: sa.URL, *arguments: str) -> None:
    if shutil.which(tool) is None:
        raise BadInput(f"{tool} is not installed; it comes with PostgreSQL's client programs.")
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    done = subprocess.run([tool, f"--dbname={address}", *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadInput(f"{tool}: {done.stderr.strip()}")
