"""Wilderness: what can be seen happening; `engine/events.py` tells it."""

from __future__ import annotations

from waterhole.games.wilderness.view import Cards, Run
from waterhole.kernel.game import Seen


class TurnBegan(Seen, frozen=True, kw_only=True, tag="turn"):
    energy: int


class Moved(Seen, frozen=True, kw_only=True, tag="moved"):
    area: str
    cost: int


class Followed(Seen, frozen=True, kw_only=True, tag="followed"):
    area: str
    leader: int


class Rolled(Seen, frozen=True, kw_only=True, tag="rolled"):
    """The roll that a declared move needs."""

    roll: int
    needed: int
    area: str


class RolledAgain(Seen, frozen=True, kw_only=True, tag="rolled_again"):
    roll: int


class Wandered(Seen, frozen=True, kw_only=True, tag="wandered"):
    direction: int
    area: str


class TurnedUp(Seen, frozen=True, kw_only=True, tag="turned"):
    tile: str
    position: int


class Appeared(Seen, frozen=True, kw_only=True, tag="appeared"):
    beast: str
    area: str


class FellIll(Seen, frozen=True, kw_only=True, tag="fell_ill"):
    illness: str


class Healed(Seen, frozen=True, kw_only=True, tag="healed"):
    illness: str


class Hunted(Seen, frozen=True, kw_only=True, tag="hunted"):
    roll: int


class Tracked(Seen, frozen=True, kw_only=True, tag="tracked"):
    """What the hunt came to."""

    result: int
    direction: int  # 0: the compass was not spun


class Drank(Seen, frozen=True, kw_only=True, tag="drank"):
    """Thirst is gone."""


class Rested(Seen, frozen=True, kw_only=True, tag="rested"):
    exhaustion: int


class Slept(Seen, frozen=True, kw_only=True, tag="slept"):
    steps: int
    exhaustion: int


class Status(Seen, frozen=True, kw_only=True, tag="status"):
    """The squares of a status board after something changed them."""

    thirst: int
    hunger: int
    exhaustion: int


class Played(Seen, frozen=True, kw_only=True, tag="played", omit_defaults=True):
    """A card, on whom it is played, and what else was chosen: an illness, an animal, directions."""

    card: str
    good: bool
    target: int | None
    illness: str = ""
    beast: str = ""
    direction: int = 0
    ashore: int = 0


class Needle(Seen, frozen=True, kw_only=True, tag="needle"):
    roll: int


class Stole(Seen, frozen=True, kw_only=True, tag="stole"):
    victim: int
    card: str | None  # None: not for your eyes


class Dealt(Seen, frozen=True, kw_only=True, tag="dealt"):
    count: int
    cards: Cards | None


class Reshuffled(Seen, frozen=True, kw_only=True, tag="reshuffled"):
    deck: str
    count: int


class NewDay(Seen, frozen=True, kw_only=True, tag="day"):
    day: str
    rounds: tuple[Run, ...]
    weather: str  # the day again, where it has special rounds
    events: int


class NewRound(Seen, frozen=True, kw_only=True, tag="round"):
    round: int
    mark: str  # day, night, special
    night: bool


class NaturesTurn(Seen, frozen=True, kw_only=True, tag="nature"):
    """Thirst, hunger and exhaustion grow."""


class Roamed(Seen, frozen=True, kw_only=True, tag="roamed"):
    beast: str
    area: str


class Attacked(Seen, frozen=True, kw_only=True, tag="attacked"):
    by: str
    area: str


class Fought(Seen, frozen=True, kw_only=True, tag="fought"):
    by: str
    beast_sum: int
    own_sum: int


class WonFight(Seen, frozen=True, kw_only=True, tag="won_fight"):
    by: str
    removed: bool


class LostFight(Seen, frozen=True, kw_only=True, tag="lost_fight"):
    """What the fight cost in exhaustion; 0: nobody won."""

    by: str
    steps: int


class Tribe(Seen, frozen=True, kw_only=True, tag="tribe"):
    roll: int


class Died(Seen, frozen=True, kw_only=True, tag="died"):
    """Exhaustion reached the skull."""


class Ended(Seen, frozen=True, kw_only=True, tag="ended"):
    outcome: str
    winners: tuple[int, ...]
