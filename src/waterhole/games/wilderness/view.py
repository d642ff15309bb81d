"""Wilderness: all that a view holds; `engine/view.py` builds it."""

from __future__ import annotations

from itertools import groupby

import msgspec

from waterhole.kernel import game as kernel

Cards = dict[str, int]  # name -> cards; kinds without cards are left out


class PlayerView(kernel.PlayerView, frozen=True, kw_only=True):
    """One player's figure and status board; tracks are given as squares from 0."""

    hand: Cards | None  # by the good face; None: not for your eyes
    area: str
    alive: bool
    thirst: int
    thirst_number: int
    hunger: int
    hunger_number: int
    exhaustion: int
    energy: int  # what the square gives
    illnesses: Cards
    always_pass: tuple[str, ...] | None  # triggers with a standing pass; None: not for your eyes


class Run(msgspec.Struct, frozen=True, gc=False):
    """Rounds of a day that are alike and follow each other."""

    mark: str
    count: int


MARKS = {"d": "day", "n": "night", "*": "special"}


def runs_of(rounds: str) -> tuple[Run, ...]:
    """The squares of a day card, 'dd**nn', as 2 of the day, 2 special ones, 2 of the night."""
    return tuple(Run(MARKS[mark], len(list(squares))) for mark, squares in groupby(rounds))


class WildernessView(kernel.View, frozen=True, kw_only=True):
    players: tuple[PlayerView, ...]
    length: str
    tiles: tuple[str, ...]  # names from west to east; empty: face down
    land: tuple[str, ...]  # seven rows of letters from west to east, '?' face down
    rivers: tuple[tuple[str, int], ...]  # an area and a compass number from 1 to 3
    water: tuple[str, ...]  # areas where one can drink
    beasts: dict[str, str]  # animals on the board and their areas
    slain: tuple[str, ...]
    day: str
    rounds: str  # the six squares: d day, n night, * special
    round: int  # from 1
    night: bool
    weather: str  # the day whose special rule holds in this round
    first: int
    current: int
    energy: int
    effects: tuple[str, ...]  # what holds in this turn
    companions: tuple[int, ...]  # of this turn
    window: str  # the trigger at which somebody may be thinking
    concerned: int | None
    heading: str  # the area of a declared move
    event_deck: int
    event_discard: Cards
    illness_deck: int
    illness_discard: Cards
    day_deck: int
    day_discard: Cards
