"""The example as its users get it: built and installed from its folder, beside Waterhole, for one test run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "crossing"


def install(folder: Path) -> dict[str, str]:
    """Installs the package into a folder of its own; the environment in which it is found there."""
    source, site = folder / "source", folder / "site"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    command += ["--no-deps", "--no-build-isolation", "--target", str(site), str(source)]
    subprocess.run(command, check=True, capture_output=True, text=True)
    return {**os.environ, "PYTHONPATH": str(site)}
