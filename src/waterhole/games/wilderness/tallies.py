"""Wilderness: what is counted over many games."""

from __future__ import annotations

from waterhole.kernel.tally import Tally

TALLIES = (
    Tally(name="first-played", event="played", by="card", told="held-card", first=True),
    Tally(name="played", event="played", by="card", told="held-card"),
    Tally(name="hunts", event="hunted"),
    Tally(name="drinks", event="drank"),
    Tally(name="sleeps", event="slept"),
    Tally(name="illnesses", event="fell_ill", by="illness", told="board-illness"),
    Tally(name="attacks", event="attacked", by="by", told="foe-item"),
)
