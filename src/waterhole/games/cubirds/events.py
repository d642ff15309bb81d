"""CuBirds: what can be seen happening, and how it is told."""

from __future__ import annotations

from typing import Annotated

from waterhole.games.cubirds.engine.components import OUTCOMES, SIDES, SPECIES
from waterhole.games.cubirds.engine.view import birds
from waterhole.games.cubirds.view import Birds
from waterhole.kernel.events import FromOne, Reading, Rest, Seats, Secret, named, teller
from waterhole.kernel.game import Seen

Bird = Annotated[str, named(SPECIES)]
OwnBirds = Annotated[Birds | None, Secret(birds)]  # None: not for your eyes


class Laid(Seen, frozen=True, tag="laid"):
    bird: Bird
    count: int
    row: FromOne
    side: Annotated[str, named(SIDES)]
    enclosed: Annotated[Birds, Reading(birds)]


class Refilled(Seen, frozen=True, tag="refilled"):
    row: FromOne
    birds: Annotated[tuple[str, ...], Rest(SPECIES.__getitem__)]


class Drew(Seen, frozen=True, tag="drew"):
    count: int
    birds: OwnBirds


class Family(Seen, frozen=True, tag="family"):
    bird: Bird
    count: int
    gained: int


class Emptied(Seen, frozen=True, tag="emptied"):
    """The seat has no cards left; the others discard theirs."""


class Dealt(Seen, frozen=True, tag="dealt"):
    count: int
    birds: OwnBirds


class Reshuffled(Seen, frozen=True, tag="reshuffled"):
    count: int


class Ended(Seen, frozen=True, tag="ended"):
    outcome: Annotated[str, named(OUTCOMES)]
    winners: Seats


tell = teller(__name__).tell
