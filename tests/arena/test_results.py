"""The file of results survives whatever happens to the run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.arena.fakes import invented
from waterhole.arena.results import ResultFile
from waterhole.kernel.game import BadInput

GAMES = [invented(["a", "b"], [1, 2], deal) for deal in range(3)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "some" / "folder" / "games.results.jsonl"
    with ResultFile(path) as results:
        results.add(GAMES)
    return path


def test_what_was_written_is_found_again(path: Path) -> None:
    with ResultFile(path) as results:
        assert list(results.found.values()) == GAMES


def test_a_result_is_written_once(path: Path) -> None:
    with ResultFile(path) as results:
        results.add(GAMES)
    assert len(path.read_bytes().splitlines()) == len(GAMES)


def test_a_half_written_last_line_is_cut_off_wherever_it_ends(path: Path) -> None:
    whole = path.read_bytes()
    start_of_last = whole.rstrip().rfind(b"\n") + 1
    for length in range(start_of_last, len(whole)):
        path.write_bytes(whole[:length])
        with ResultFile(path) as results:
            assert list(results.found.values()) == GAMES[:2]
            results.add(GAMES[2:])
        assert path.read_bytes() == whole


def test_a_line_that_is_no_result_is_named(path: Path) -> None:
    lines = path.read_bytes().splitlines()
    path.write_bytes(b"\n".join([lines[0], b'{"id": 3}', lines[2], b""]))
    with pytest.raises(BadInput, match=r"line 2 of .* is not a result"):
        ResultFile(path)


def test_two_runs_cannot_write_one_file(path: Path) -> None:
    with ResultFile(path), pytest.raises(BadInput, match="another run is writing"):
        ResultFile(path)
