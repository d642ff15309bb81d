"""The attacks of tests/server/attack.py, smaller: what must hold then holds at any size and on any machine."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.attack import attacked, many_apex, many_hunters, slow_readers

pytestmark = pytest.mark.compiled_only  # the server is the same interpreted, only its games are slow


def test_many_tables_of_apex_of_one_guest_choke_nobody(tmp_path: Path) -> None:
    print(attacked(tmp_path, lambda server: many_apex(server, 8)))


def test_every_one_of_many_hunters_answers(tmp_path: Path) -> None:
    print(attacked(tmp_path, lambda server: many_hunters(server, 60)))


def test_who_does_not_read_costs_hardly_any_memory(tmp_path: Path) -> None:
    found = attacked(tmp_path, lambda server: slow_readers(server, 24, 60))
    grown = re.search(r"by ([0-9.]+) MB", found)
    assert grown
    assert float(grown[1]) < 5
