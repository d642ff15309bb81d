"""Wildlife: what is counted over many games."""

from __future__ import annotations

from waterhole.kernel.tally import Tally

TALLIES = (
    Tally(name="organisms", by="organism", told="organism-item"),
    Tally(name="first-card", event="card", by="card", told="card-item", where={"how": "played"}, first=True),
    Tally(name="cards-bought", event="bought", by="card", told="card-item"),
    Tally(name="prices", event="bought", by="price"),
    Tally(name="abilities", event="took", by="ability", told="ability-item"),
    Tally(name="adaptations", event="improved", by="terrain", told="terrain-item"),
    Tally(name="areas", event="filled", by="area", told="area-item"),
    Tally(name="beaten", event="beat"),
)
