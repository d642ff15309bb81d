"""CuBirds: what is counted over many games."""

from __future__ import annotations

from waterhole.kernel.tally import Tally

TALLIES = (
    Tally(name="first-bird", event="laid", by="bird", told="bird-item", first=True),
    Tally(name="birds-taken", event="laid", by="enclosed", told="bird-item"),
    Tally(name="collection", by="collection", told="bird-item"),
    Tally(name="number-of-families", event="family"),
    Tally(name="draws", event="drew"),
)
