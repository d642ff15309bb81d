"""The server loses power at random moments: nothing that it acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.server.crash import crash_test

# `make crash` kills 500 times on each.
SQLITE_KILLS = int(os.environ.get("WATERHOLE_SQLITE_KILLS", "10"))
POSTGRES_KILLS = int(os.environ.get("WATERHOLE_POSTGRES_KILLS", "5"))


@pytest.mark.compiled_only
def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed_on_sqlite(
    sqlite_database: str, tmp_path: Path
) -> None:
    print(crash_test(sqlite_database, tmp_path, SQLITE_KILLS, seed=7))


@pytest.mark.compiled_only
def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed_on_postgresql(
    postgres_database: str, tmp_path: Path
) -> None:
    print(crash_test(postgres_database, tmp_path, POSTGRES_KILLS, seed=8))
