"""Wilderness as text: the map, the figures, and what a player can do."""

from __future__ import annotations

import textwrap

import msgspec

from waterhole.games.wilderness.engine.components import (
    BAD_NAMES,
    BEAST_LETTERS,
    BEASTS,
    ENTRY_COST,
    GOOD_NAMES,
    LETTERS,
    ROWS,
    TERRAINS,
    WATER,
)
from waterhole.games.wilderness.view import PlayerView, WildernessView, runs_of
from waterhole.kernel.narration import Narrator
from waterhole.terminal.ink import Ink

WIDTH = 80
MARGIN = 3  # for the number of the row
CELL = 3
MOST_COLUMNS = 22  # of a long strip two columns do not fit
UNTOLD = ("under way", "has drunk")  # effects that the list of moves makes plain
COLOURS = {
    "G": "green3",
    "R": "grey70",
    "D": "gold1",
    "F": "dark_green",
    "S": "dark_khaki",
    "M": "grey50",
    "T": "orange3",
    "V": "bold white",
    "W": "blue",
    "?": "grey37",
}
LEGEND = [
    {"letter": letter, "terrain": terrain, "cost": int(ENTRY_COST[number])}
    for number, (letter, terrain) in enumerate(zip(LETTERS, TERRAINS, strict=True))
    if number != WATER
]


def draw(view: WildernessView, narrator: Narrator, ink: Ink) -> list[str]:
    lines = [
        *_sky(view, narrator),
        "",
        *_map(view, ink),
        "",
        *_wrapped(narrator.say("screen-legend", terrains=LEGEND)),
        "",
    ]
    for seat, player in enumerate(view.players):
        lines += _player(view, seat, player, narrator, ink)
    lines += _decks(view, narrator)
    if 0 <= view.seat < len(view.players):
        lines += _hand(view.players[view.seat], narrator)
    return lines


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH)


def _sky(view: WildernessView, narrator: Narrator) -> list[str]:
    """The day card and what holds in this round and turn."""
    rounds, of = msgspec.to_builtins(runs_of(view.rounds)), len(view.rounds)
    told = [narrator.say("screen-sky", day=view.day, rounds=rounds, round=view.round, of=of, night=view.night)]
    if view.weather:
        told.append(narrator.say("screen-weather", weather=view.weather))
    effects = [effect for effect in view.effects if effect not in UNTOLD]
    if effects:
        told.append(narrator.say("screen-effects", effects=effects))
    return [line for text in told for line in _wrapped(text)]


# -- the map ------------------------------------------------------------------------


def _map(view: WildernessView, ink: Ink) -> list[str]:
    columns = range(len(view.land[0]))
    if len(columns) > MOST_COLUMNS:
        behind = any(player.alive and player.area[0] in "AB" for player in view.players)
        columns = columns[:MOST_COLUMNS] if behind else columns[-MOST_COLUMNS:]
    rivers = set(view.rivers)
    lines = [" " * MARGIN + "".join(chr(ord("A") + q).ljust(CELL) for q in columns).rstrip()]
    for row in range(ROWS):
        lines.append(_row(view, row, columns, rivers, ink))
        between = _between(row, columns, rivers)
        if between:
            lines.append(between)
    return lines


def _indent(row: int) -> int:
    return MARGIN + CELL * row // 2


def _row(view: WildernessView, row: int, columns: range, rivers: set[tuple[str, int]], ink: Ink) -> str:
    cells = []
    for q in columns:
        name, letter = f"{chr(ord('A') + q)}{row + 1}", view.land[row][q]
        river = "~" if (name, 1) in rivers else " "
        cells.append(ink(letter, COLOURS[letter]) + _standing(view, name, ink) + river)
    return (str(row + 1).ljust(_indent(row)) + "".join(cells)).rstrip()


def _standing(view: WildernessView, name: str, ink: Ink) -> str:
    """Who stands in an area: a player's number, + for several, or an animal."""
    there = [seat for seat, player in enumerate(view.players) if player.alive and player.area == name]
    beasts = [BEAST_LETTERS[BEASTS.index(beast)] for beast, area in view.beasts.items() if area == name]
    if len(there) + len(beasts) > 1:
        return "+"
    if there:
        return ink.seat(str(there[0] + 1), there[0])
    return beasts[0] if beasts else " "


def _between(row: int, columns: range, rivers: set[tuple[str, int]]) -> str:
    """Rivers between this row and the next."""
    line = [" "] * WIDTH
    for place, q in enumerate(columns):
        name = f"{chr(ord('A') + q)}{row + 1}"
        at = _indent(row + 1) + CELL * place
        if (name, 2) in rivers:
            line[at] = "~"
        if (name, 3) in rivers:
            line[at - 2] = "~"
    return "".join(line).rstrip()


# -- players ------------------------------------------------------------------------


def _player(view: WildernessView, seat: int, player: PlayerView, narrator: Narrator, ink: Ink) -> list[str]:
    if not player.alive:
        return [_numbered(seat, narrator.say("screen-dead", seat=seat, area=player.area), ink)]
    if seat == view.current and not view.outcome:
        who = narrator.say("screen-figure-in-turn", seat=seat, area=player.area, energy=view.energy)
    else:
        who = narrator.say("screen-figure", seat=seat, area=player.area)
    tracks = narrator.say(
        "screen-tracks",
        thirst=player.thirst,
        thirst_number=player.thirst_number,
        hunger=player.hunger,
        hunger_number=player.hunger_number,
        exhaustion=player.exhaustion,
        energy=player.energy,
    )
    held = narrator.say("counted-cards", count=player.hand_size)
    if player.illnesses:
        held += f"; {narrator.say('screen-ill', illnesses=player.illnesses)}"
    return [_numbered(seat, who, ink), *_indented(tracks), *_indented(held)]


def _numbered(seat: int, text: str, ink: Ink) -> str:
    """A line about a player, by the number that the map has."""
    return f"{ink.seat(str(seat + 1), seat)} {text}"


def _indented(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="    ", subsequent_indent="    ")


def _decks(view: WildernessView, narrator: Narrator) -> list[str]:
    told = narrator.say(
        "screen-decks",
        events=view.event_deck,
        illnesses=view.illness_deck,
        days=view.day_deck,
        used_events=sum(view.event_discard.values()),
        used_illnesses=sum(view.illness_discard.values()),
        used_days=sum(view.day_discard.values()),
    )
    return _wrapped(told)


def _hand(player: PlayerView, narrator: Narrator) -> list[str]:
    lines = [narrator.say("screen-hand")]
    for good, n in (player.hand or {}).items():
        bad = BAD_NAMES[GOOD_NAMES.index(good)]
        faces = [narrator.say("some-cards", item=good, count=n), narrator.say("held-card", card=bad)]
        lines.append(f"    {' / '.join(faces)}")
    if player.always_pass:
        lines += _wrapped(narrator.say("board-unasked", triggers=player.always_pass))
    return lines
