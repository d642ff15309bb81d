"""Compiled or interpreted: which of the two runs, decided once, before any module of the unit is imported.

The modules of the unit exist twice: as source and, after `make build`, as a library made from that source. The build
leaves a stamp with the hash of every source it compiled. Unless the stamp fits what is here now, the sources run:
all of them, never a mix, and `status()` says why.
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
# What is compiled: the one list of it, which setup.py and the Makefile read.
PATTERNS = (
    "kernel/core.py",
    "games/*/*.py",
    "bots/search.py",
    "bench/connect_four.py",
    "bench/loops.py",
    "research/stepping.py",
    "server/lines.py",
    "server/locks.py",
    "server/rooms.py",
    "server/short_way.py",
    "server/tables.py",
)
# Of a game, what describes it to people or programs runs interpreted; everything else is the game itself.
INTERPRETED = {
    "__init__.py",
    "events.py",
    "explain.py",
    "moves.py",
    "position.py",
    "training.py",
    "view.py",
    "worth.py",
}


@dataclass(frozen=True)
class Status:
    compiled: bool
    reason: str


def unit(package: Path) -> list[str]:
    """The sources of the unit, as paths relative to the package."""
    return sorted(
        path.relative_to(package).as_posix()
        for pattern in PATTERNS
        for path in package.glob(pattern)
        if path.name not in INTERPRETED
    )


def digests(package: Path) -> dict[str, str]:
    return {source: hashlib.sha256((package / source).read_bytes()).hexdigest() for source in unit(package)}


def write_stamp(package: Path, sources: dict[str, str], versions: dict[str, str]) -> None:
    stamp = {"suffix": sysconfig.get_config_var("EXT_SUFFIX"), "versions": versions, "sources": sources}
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
    now = digests(package)
    for source in sorted(now.keys() | compiled.keys()):
        if source not in compiled:
            return Status(False, f"src/waterhole/{source} is new and not compiled: run make build")
        if source not in now:
            return Status(False, f"src/waterhole/{source} is gone since it was compiled: run make build")
        if now[source] != compiled[source]:
            return Status(False, f"src/waterhole/{source} changed since it was compiled: run make build")
        if not (package / source).with_suffix(suffix).exists():
            return Status(False, f"the compiled form of src/waterhole/{source} is missing: run make build")
    return Status(True, "compiled")


def _installed(name: str, version: str) -> bool:
    """Cheaper than importlib.metadata, whose import alone costs more than the whole decision."""
    return any((Path(entry or ".") / f"{name}-{version}.dist-info").is_dir() for entry in sys.path)


class _Sources:
    """Finds the modules of the unit as source, ahead of the libraries beside them."""

    def __init__(self, package: Path) -> None:
        self.sources = {_module(source): package / source for source in unit(package)}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        source = self.sources.get(fullname)
        return None if source is None else importlib.util.spec_from_file_location(fullname, source)


def _module(source: str) -> str:
    return "waterhole." + source.removesuffix(".py").replace("/", ".")


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
    print(*unit(PACKAGE))
