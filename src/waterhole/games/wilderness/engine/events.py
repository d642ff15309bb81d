"""Wilderness: how events are told to one viewer. Compiled: after each move everybody is told."""

from __future__ import annotations

from typing import Final

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
from waterhole.games.wilderness.engine.view import ALL_MOVES, area_name, event_names
from waterhole.games.wilderness.events import (
    Appeared,
    Attacked,
    Dealt,
    Died,
    Drank,
    Ended,
    FellIll,
    Followed,
    Fought,
    Healed,
    Hunted,
    LostFight,
    Moved,
    NaturesTurn,
    Needle,
    NewDay,
    NewRound,
    Played,
    Reshuffled,
    Rested,
    Roamed,
    Rolled,
    RolledAgain,
    Slept,
    Status,
    Stole,
    Tracked,
    Tribe,
    TurnBegan,
    TurnedUp,
    Wandered,
    WonFight,
)
from waterhole.games.wilderness.view import MARKS, Run, runs_of
from waterhole.kernel.engine.reading import numbers_in
from waterhole.kernel.engine.state import Event
from waterhole.kernel.game import Seen

DECKS: Final[tuple[str, ...]] = ("event", "illness", "day")
DAY_RUNS: Final[tuple[tuple[Run, ...], ...]] = tuple([runs_of(rounds) for rounds in DAY_ROUNDS])


def tell(event: Event, viewer: int) -> Seen:
    """An event as one viewer sees it."""
    seat, shown = int(event.seat), event.shown
    hidden = event.hidden[0] if event.hidden and event.witnessed_by(viewer) else None
    match event.kind:
        case "turn":
            return TurnBegan(seat=seat, energy=shown[0])
        case "moved":
            return Moved(seat=seat, area=area_name(shown[0]), cost=shown[1])
        case "followed":
            return Followed(seat=seat, area=area_name(shown[0]), leader=shown[1])
        case "rolled":
            return Rolled(seat=seat, roll=shown[0], needed=shown[1], area=area_name(shown[2]))
        case "rolled_again":
            return RolledAgain(seat=seat, roll=shown[0])
        case "wandered":
            return Wandered(seat=seat, direction=shown[0] + 1, area=area_name(shown[1]))
        case "turned":
            return TurnedUp(seat=seat, tile=TILE_NAMES[shown[0]], position=shown[1] + 1)
        case "appeared":
            return Appeared(seat=seat, beast=BEASTS[shown[0]], area=area_name(shown[1]))
        case "fell_ill":
            return FellIll(seat=seat, illness=ILLNESSES[shown[0]])
        case "healed":
            return Healed(seat=seat, illness=ILLNESSES[shown[0]])
        case "hunted":
            return Hunted(seat=seat, roll=shown[0])
        case "tracked":
            return Tracked(seat=seat, result=shown[0], direction=shown[1] + 1)
        case "drank":
            return Drank(seat=seat)
        case "rested":
            return Rested(seat=seat, exhaustion=shown[0])
        case "slept":
            return Slept(seat=seat, steps=shown[0], exhaustion=shown[1])
        case "status":
            return Status(seat=seat, thirst=shown[0], hunger=shown[1], exhaustion=shown[2])
        case "played":
            return _played(seat, shown)
        case "needle":
            return Needle(seat=seat, roll=shown[0])
        case "stole":
            return Stole(seat=seat, victim=shown[0], card=None if hidden is None else GOOD_NAMES[hidden])
        case "dealt":
            return Dealt(seat=seat, count=shown[0], cards=None if hidden is None else event_names(hidden))
        case "reshuffled":
            return Reshuffled(seat=seat, deck=DECKS[shown[0]], count=shown[1])
    return _tell_nature(event.kind, seat, shown)


def _tell_nature(kind: str, seat: int, shown: tuple[int, ...]) -> Seen:
    match kind:
        case "day":
            day = shown[0]
            special = DAYS[day] if "*" in DAY_ROUNDS[day] else ""
            return NewDay(seat=seat, day=DAYS[day], rounds=DAY_RUNS[day], weather=special, events=DAY_EVENTS[day])
        case "round":
            day, number = shown
            night = NIGHT_AT[day * ROUNDS + number] != 0
            return NewRound(seat=seat, round=number + 1, mark=MARKS[DAY_ROUNDS[day][number]], night=night)
        case "nature":
            return NaturesTurn(seat=seat)
        case "roamed":
            return Roamed(seat=seat, beast=BEASTS[shown[0]], area=area_name(shown[1]))
        case "attacked":
            return Attacked(seat=seat, by=FOES[shown[0]], area=area_name(shown[1]))
        case "fought":
            return Fought(seat=seat, by=FOES[shown[0]], beast_sum=shown[1], own_sum=shown[2])
        case "won_fight":
            return WonFight(seat=seat, by=FOES[shown[0]], removed=shown[0] != THE_TRIBE)
        case "lost_fight":
            return LostFight(seat=seat, by=FOES[shown[0]], steps=shown[1])
        case "tribe":
            return Tribe(seat=seat, roll=shown[0])
        case "died":
            return Died(seat=seat)
        case "ended":
            return Ended(seat=seat, outcome=OUTCOMES[shown[0]], winners=numbers_in(shown[1]))
    raise AssertionError(kind)


def _played(seat: int, shown: tuple[int, ...]) -> Played:
    kind, bad, target, move = shown
    fields = ALL_MOVES[move].fields
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
