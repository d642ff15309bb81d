"""Wild Cards: what is counted over many games."""

from __future__ import annotations

from waterhole.kernel.tally import Tally

TALLIES = (
    Tally(name="first-bid", event="bid", by="card", told="held-card", first=True),
    Tally(name="bids", event="bid", by="card", told="held-card"),
    Tally(name="animals", by="collection", told="animal-item"),
    Tally(name="number-of-animals", event="took"),
    Tally(name="leaders", by="leaders", told="animal-item"),
)
