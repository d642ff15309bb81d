"""Wilderness: what can be seen happening, and how it is told."""

from __future__ import annotations

from typing import Annotated

from waterhole.games.wilderness.engine.components import (
    BAD_NAMES,
    BEASTS,
    DAY_EVENTS,
    DAY_ROUNDS,
    DAYS,
    FOES,
    GOOD_NAMES,
    ILLNESSES,
    NIGHT_AT,
    OUTCOMES,
    ROUNDS,
    THE_TRIBE,
    TILE_NAMES,
)
from waterhole.games.wilderness.engine.view import AREA_NAMES, event_names
from waterhole.games.wilderness.moves import MOVES
from waterhole.games.wilderness.view import MARKS, Cards, Run, runs_of
from waterhole.kernel.events import FromOne, Seats, Secret, named, teller
from waterhole.kernel.game import Seen

Area = Annotated[str, named(AREA_NAMES)]
Beast = Annotated[str, named(BEASTS)]
Foe = Annotated[str, named(FOES)]
Illness = Annotated[str, named(ILLNESSES)]
DAY_RUNS = tuple(runs_of(rounds) for rounds in DAY_ROUNDS)


class TurnBegan(Seen, frozen=True, tag="turn"):
    energy: int


class Moved(Seen, frozen=True, tag="moved"):
    area: Area
    cost: int


class Followed(Seen, frozen=True, tag="followed"):
    area: Area
    leader: int


class Rolled(Seen, frozen=True, tag="rolled"):
    """The roll that a declared move needs."""

    roll: int
    needed: int
    area: Area


class RolledAgain(Seen, frozen=True, tag="rolled_again"):
    roll: int


class Wandered(Seen, frozen=True, tag="wandered"):
    direction: FromOne
    area: Area


class TurnedUp(Seen, frozen=True, tag="turned"):
    tile: Annotated[str, named(TILE_NAMES)]
    position: FromOne


class Appeared(Seen, frozen=True, tag="appeared"):
    beast: Beast
    area: Area


class FellIll(Seen, frozen=True, tag="fell_ill"):
    illness: Illness


class Healed(Seen, frozen=True, tag="healed"):
    illness: Illness


class Hunted(Seen, frozen=True, tag="hunted"):
    roll: int


class Tracked(Seen, frozen=True, tag="tracked"):
    """What the hunt came to."""

    result: int
    direction: FromOne  # 0: the compass was not spun


class Drank(Seen, frozen=True, tag="drank"):
    """Thirst is gone."""


class Rested(Seen, frozen=True, tag="rested"):
    exhaustion: int


class Slept(Seen, frozen=True, tag="slept"):
    steps: int
    exhaustion: int


class Status(Seen, frozen=True, tag="status"):
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


def played(seat: int, kind: int, bad: int, target: int, move: int) -> Played:
    fields = MOVES[move].fields
    return Played(
        seat=seat,
        card=BAD_NAMES[kind] if bad else GOOD_NAMES[kind],
        good=not bad,
        target=target if target >= 0 else None,
        illness=str(fields.get("illness", "")),
        beast=str(fields.get("beast", "")),
        direction=int(fields.get("direction", 0)),
        ashore=int(fields.get("ashore", 0)),
    )


class Needle(Seen, frozen=True, tag="needle"):
    roll: int


class Stole(Seen, frozen=True, tag="stole"):
    victim: int
    card: Annotated[str | None, Secret(GOOD_NAMES.__getitem__)]  # None: not for your eyes


class Dealt(Seen, frozen=True, tag="dealt"):
    count: int
    cards: Annotated[Cards | None, Secret(event_names)]


class Reshuffled(Seen, frozen=True, tag="reshuffled"):
    deck: Annotated[str, named(("event", "illness", "day"))]
    count: int


class NewDay(Seen, frozen=True, tag="day"):
    day: str
    rounds: tuple[Run, ...]
    weather: str  # the day again, where it has special rounds
    events: int


def new_day(seat: int, day: int) -> NewDay:
    weather = DAYS[day] if "*" in DAY_ROUNDS[day] else ""
    return NewDay(seat, DAYS[day], DAY_RUNS[day], weather, DAY_EVENTS[day])


class NewRound(Seen, frozen=True, tag="round"):
    round: int
    mark: str  # day, night, special
    night: bool


def new_round(seat: int, day: int, number: int) -> NewRound:
    return NewRound(seat, number + 1, MARKS[DAY_ROUNDS[day][number]], NIGHT_AT[day * ROUNDS + number] != 0)


class NaturesTurn(Seen, frozen=True, tag="nature"):
    """Thirst, hunger and exhaustion grow."""


class Roamed(Seen, frozen=True, tag="roamed"):
    beast: Beast
    area: Area


class Attacked(Seen, frozen=True, tag="attacked"):
    by: Foe
    area: Area


class Fought(Seen, frozen=True, tag="fought"):
    by: Foe
    beast_sum: int
    own_sum: int


class WonFight(Seen, frozen=True, tag="won_fight"):
    by: str
    removed: bool


def won_fight(seat: int, foe: int) -> WonFight:
    return WonFight(seat, FOES[foe], foe != THE_TRIBE)


class LostFight(Seen, frozen=True, tag="lost_fight"):
    """What the fight cost in exhaustion; 0: nobody won."""

    by: Foe
    steps: int


class Tribe(Seen, frozen=True, tag="tribe"):
    roll: int


class Died(Seen, frozen=True, tag="died"):
    """Exhaustion reached the skull."""


class Ended(Seen, frozen=True, tag="ended"):
    outcome: Annotated[str, named(OUTCOMES)]
    winners: Seats


tell = teller(__name__, played=played, day=new_day, round=new_round, won_fight=won_fight).tell
