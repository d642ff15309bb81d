"""An edited source must never run as a stale compiled one."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

from waterhole import _compiled

ROOT = Path(__file__).parent.parent
CORE = "kernel/engine/rng.py"

REPORT = """
import importlib, json
from waterhole import _compiled
status = _compiled.status()
files = [importlib.import_module(module).__file__ for module in _compiled.unit(_compiled.PACKAGE)]
print(json.dumps([status.compiled, status.reason, files]))
"""


@dataclass
class Copy:
    """A copy of the package as it stands, libraries and stamp included, to be edited and run."""

    package: Path

    def run(self, interpreted: bool = False, first: str = "waterhole") -> tuple[_compiled.Status, list[str]]:
        """The status and the files that a new process loads as the unit, after this module."""
        environment = os.environ | {
            "PYTHONPATH": f"{self.package.parent}:{self.package.parents[1]}",
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        environment["WATERHOLE_INTERPRETED"] = str(int(interpreted))
        done = subprocess.run(
            [sys.executable, "-c", f"import {first}{REPORT}"],
            env=environment,
            cwd=self.package.parents[1],
            capture_output=True,
            text=True,
            check=True,
        )
        compiled, reason, files = json.loads(done.stdout)
        assert all(Path(file).is_relative_to(self.package.parents[1]) for file in files)
        return _compiled.Status(compiled, reason), files

    def run_from_source(self) -> str:
        """The reason given for running every module of the unit, without exception, from its source."""
        status, files = self.run()
        assert not status.compiled
        assert all(file.endswith(".py") for file in files)
        return status.reason


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    package = tmp_path / "src" / "waterhole"
    ignored = shutil.ignore_patterns("__pycache__", "static", "node_modules")
    shutil.copytree(_compiled.PACKAGE, package, ignore=ignored)
    shutil.copytree(ROOT / _compiled.BENCHMARKS, tmp_path / _compiled.BENCHMARKS, ignore=ignored)
    return Copy(package)


@pytest.fixture
def built(copy: Copy, monkeypatch: pytest.MonkeyPatch) -> Copy:
    monkeypatch.delenv("WATERHOLE_INTERPRETED", raising=False)
    status = _compiled.examine(_compiled.PACKAGE)
    if not status.compiled:
        pytest.skip(f"needs a fresh build: {status.reason}")
    return copy


def test_a_fresh_build_runs_compiled(built: Copy) -> None:
    status, files = built.run()
    assert status == _compiled.Status(True, "compiled")
    assert files
    assert not any(file.endswith(".py") for file in files)


def test_an_edited_source_runs_interpreted_and_says_so(built: Copy) -> None:
    with (built.package / CORE).open("a", encoding="utf-8") as source:
        source.write("\n# edited\n")
    assert built.run_from_source() == "waterhole.kernel.engine.rng changed since it was compiled: run make build"


def test_an_edit_taken_back_runs_compiled_again(built: Copy) -> None:
    source = built.package / CORE
    text = source.read_bytes()
    source.write_bytes(text + b"\n# edited\n")
    assert not built.run()[0].compiled
    source.write_bytes(text)
    assert built.run()[0].compiled


def test_a_new_module_of_the_unit_runs_interpreted_with_all_the_others(built: Copy) -> None:
    engine = built.package / "games" / "newcomer" / "engine"
    engine.mkdir(parents=True)
    for package in (engine, engine.parent):
        (package / "__init__.py").touch()
    (engine / "rules.py").touch()
    newcomer = "waterhole.games.newcomer.engine.rules"
    assert built.run_from_source() == f"{newcomer} is new and not compiled: run make build"


def test_a_missing_library_leaves_no_mixture(built: Copy) -> None:
    for library in (built.package / CORE).parent.glob("rng.*"):
        if library.suffix != ".py":
            library.unlink()
    assert built.run_from_source() == "the compiled form of waterhole.kernel.engine.rng is missing: run make build"


@pytest.mark.parametrize(
    ("field", "other", "reason"),
    [
        ("suffix", ".cpython-27.so", "compiled for another Python (.cpython-27.so): run make build"),
        ("versions", {"librt": "0.0.1"}, "compiled for librt 0.0.1, which is not installed: run make build"),
    ],
)
def test_a_build_for_other_tools_is_not_used(built: Copy, field: str, other: object, reason: str) -> None:
    stamp = built.package / _compiled.STAMP
    stamp.write_text(json.dumps(json.loads(stamp.read_text()) | {field: other}))
    assert built.run_from_source() == reason


def test_without_a_build_the_sources_run(copy: Copy) -> None:
    (copy.package / _compiled.STAMP).unlink(missing_ok=True)
    assert copy.run_from_source() == "no compiled modules found: run make build"


@pytest.mark.parametrize("damage", ["", "{}", "[]", '{"suffix": 1'])
def test_a_damaged_stamp_is_not_believed(copy: Copy, damage: str) -> None:
    (copy.package / _compiled.STAMP).write_text(damage)
    assert copy.run_from_source() == "_compiled.json is damaged: run make build"


def test_waterhole_interpreted_runs_the_sources(copy: Copy) -> None:
    status, files = copy.run(interpreted=True)
    assert status == _compiled.Status(False, "WATERHOLE_INTERPRETED is set")
    assert all(file.endswith(".py") for file in files)


def test_a_benchmark_that_is_imported_first_runs_from_its_source_too(copy: Copy) -> None:
    _, files = copy.run(interpreted=True, first="benchmarks.engine.loops")
    assert all(file.endswith(".py") for file in files)


def test_make_rebuilds_for_every_source_of_the_unit() -> None:
    shown = subprocess.run(
        ["make", "--dry-run", "--print-data-base", "help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    rule = re.search(r"^src/waterhole/_compiled\.json: (.*)$", shown, re.MULTILINE)
    assert rule is not None
    sources = {path.relative_to(ROOT).as_posix() for path in _compiled.unit(_compiled.PACKAGE).values()}
    assert sources <= set(rule[1].split())


def test_pyright_leaves_out_what_is_compiled_and_nothing_else() -> None:
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["pyright"]["exclude"]
    ours = [ROOT / "src", ROOT / _compiled.BENCHMARKS]
    found = {path for folder in ours for pattern in patterns for path in folder.glob(pattern)}
    left_out = {path for path in found if path.name != "__init__.py"}
    assert left_out == set(_compiled.unit(_compiled.PACKAGE).values())
