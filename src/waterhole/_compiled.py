"""Compiled or interpreted: which of the two runs, decided once, before any module of the unit is imported.

The unit is every module in an engine/ folder. It exists twice: as source and, after `make build`, as a library made
from that source. The build leaves a stamp with the hash of every source it compiled. Stale binaries are never loaded:
unless every hash, the Python and librt are those of the stamp, all sources run interpreted, and `status()` says why.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
STAMP = "_compiled.json"
ENGINE = "engine"  # what is compiled lies in a folder of this name; setup.py and the Makefile ask here
WITHOUT_SOURCES = {"__pycache__", "node_modules", "static"}
BENCHMARKS = "benchmarks"  # beside src/ in a checkout; interpreted, its loops would be what is measured


@dataclass(frozen=True)
class Status:
    compiled: bool
    reason: str


def unit(package: Path) -> dict[str, Path]:
    """The sources of the unit, by the names of their modules."""
    found: dict[str, Path] = {}
    for top in (package, package.parents[1] / BENCHMARKS):
        for folder, subfolders, files in os.walk(top):
            subfolders[:] = sorted(set(subfolders) - WITHOUT_SOURCES)
            parts = Path(folder).relative_to(top.parent).parts
            if ENGINE in parts:
                sources = sorted(file for file in files if file.endswith(".py") and file != "__init__.py")
                found |= {".".join((*parts, source.removesuffix(".py"))): Path(folder, source) for source in sources}
    return found


def digests(package: Path) -> dict[str, str]:
    return _digests(unit(package))


def _digests(sources: dict[str, Path]) -> dict[str, str]:
    return {module: hashlib.sha256(path.read_bytes()).hexdigest() for module, path in sources.items()}


def write_stamp(package: Path, compiled: dict[str, str], versions: dict[str, str]) -> None:
    stamp = {"suffix": sysconfig.get_config_var("EXT_SUFFIX"), "versions": versions, "sources": compiled}
    (package / STAMP).write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")


def examine(package: Path) -> Status:
    """Does the compiled unit in this package fit its sources, this Python and this librt?"""
    if os.environ.get("WATERHOLE_INTERPRETED", "0") not in ("", "0"):
        return Status(False, "WATERHOLE_INTERPRETED is set")
    try:
        stamp = json.loads((package / STAMP).read_text(encoding="utf-8"))
        suffix, versions, compiled = stamp["suffix"], stamp["versions"], stamp["sources"]
    except FileNotFoundError:
        return Status(False, "no compiled modules found: run make build")
    except (ValueError, KeyError, TypeError):
        return Status(False, f"{STAMP} is damaged: run make build")
    if suffix != sysconfig.get_config_var("EXT_SUFFIX"):
        return Status(False, f"compiled for another Python ({suffix}): run make build")
    if not _installed("librt", versions["librt"]):
        return Status(False, f"compiled for librt {versions['librt']}, which is not installed: run make build")
    sources = unit(package)
    now = _digests(sources)
    for module in sorted(now.keys() | compiled.keys()):
        if module not in compiled:
            return Status(False, f"{module} is new and not compiled: run make build")
        if module not in now:
            return Status(False, f"{module} is gone since it was compiled: run make build")
        if now[module] != compiled[module]:
            return Status(False, f"{module} changed since it was compiled: run make build")
        if not sources[module].with_suffix(suffix).exists():
            return Status(False, f"the compiled form of {module} is missing: run make build")
    return Status(True, "compiled")


def _installed(name: str, version: str) -> bool:
    """Cheaper than importlib.metadata, whose import alone costs more than the whole decision."""
    return any((Path(entry or ".") / f"{name}-{version}.dist-info").is_dir() for entry in sys.path)


class _Sources:
    """Finds the modules of the unit as source, ahead of the libraries beside them."""

    def __init__(self, package: Path) -> None:
        self.sources = unit(package)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        source = self.sources.get(fullname)
        return None if source is None else importlib.util.spec_from_file_location(fullname, source)


_status: Status | None = None


def choose() -> None:
    """Decide, once; waterhole/__init__.py calls this before anything else is imported."""
    global _status
    if _status is None:
        _status = examine(PACKAGE)
        if not _status.compiled:
            sys.meta_path.insert(0, _Sources(PACKAGE))


def status() -> Status:
    """What runs in this process and why."""
    choose()
    assert _status is not None
    return _status


if __name__ == "__main__":
    print(*(os.path.relpath(path) for path in unit(PACKAGE).values()))
