"""How fast the games are, with others' Connect Four in the same run for scale."""

from __future__ import annotations

from waterhole.bench.command import bench, run
from waterhole.bench.report import Report, render

__all__ = ["Report", "bench", "render", "run"]
