"""Ecosystem: Savanna: what is counted over many games."""

from __future__ import annotations

from waterhole.kernel.tally import Tally

TALLIES = (
    Tally(name="first-placed", event="placed", by="card", told="held-card", first=True),
    Tally(name="placed", event="placed", by="card", told="held-card"),
)
