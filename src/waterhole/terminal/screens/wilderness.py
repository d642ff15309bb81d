"""Wilderness in lines of text: the map, the figures, and what a player can do."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from waterhole.games.wilderness.components import BAD_NAMES, BEAST_LETTERS, BEASTS, GOOD_NAMES, ROWS
from waterhole.games.wilderness.view import Cards, PlayerView, WildernessView
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
LEGEND = (
    "G grassland 2, R rocky 2, D desert 2, F forest 3, S swamp 3, M mountain 4,",
    "T tribe 3, V village 3, W water, ? face down, ~ river +2;",
    "numbers are players, b bear, w wolf, s snake, + several of these.",
)


def draw(view: WildernessView, names: Sequence[str], ink: Ink) -> list[str]:
    lines = [*_sky(view), "", *_map(view, ink), "", *LEGEND, ""]
    for seat, player in enumerate(view.players):
        lines += _player(view, seat, player, names[seat], ink)
    lines.append(
        f"Decks: {view.event_deck} event, {view.illness_deck} illness, {view.day_deck} day cards; "
        f"discards {sum(view.event_discard.values())}, {sum(view.illness_discard.values())}, "
        f"{sum(view.day_discard.values())}."
    )
    if 0 <= view.seat < len(view.players):
        lines += _hand(view.players[view.seat])
    if view.moves:
        lines += ["", "You can:", *_choices(view)]
    return lines


def _sky(view: WildernessView) -> list[str]:
    """The day card and what holds in this round and turn."""
    kind = "night" if view.night else "day"
    lines = [f"{view.day} ({view.rounds}), round {view.round} of {len(view.rounds)}: {kind}."]
    if view.weather:
        lines += textwrap.wrap(f"Special round: {view.weather}.", WIDTH)
    effects = [effect for effect in view.effects if effect not in UNTOLD]
    if effects:
        lines += textwrap.wrap(f"This turn: {', '.join(effects)}.", WIDTH)
    return lines


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


def _player(view: WildernessView, seat: int, player: PlayerView, name: str, ink: Ink) -> list[str]:
    who = ink.seat(f"{seat + 1} {name}", seat)
    if not player.alive:
        return [f"{who} lies dead at {player.area}."]
    turn = f", in turn with {view.energy} energy" if seat == view.current and not view.outcome else ""
    lines = [
        f"{who} at {player.area}{turn}:",
        f"    thirst {player.thirst} (counts {player.thirst_number}), hunger {player.hunger} (counts "
        f"{player.hunger_number}), exhaustion {player.exhaustion} (energy {player.energy})",
    ]
    cards = f"{player.hand_size} event card{'s' * (player.hand_size != 1)}"
    ill = f"; ill: {_listed(player.illnesses)}" if player.illnesses else ""
    return lines + textwrap.wrap(cards + ill, WIDTH, initial_indent="    ", subsequent_indent="    ")


def _listed(cards: Cards) -> str:
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in cards.items())


def _hand(player: PlayerView) -> list[str]:
    lines = ["Your event cards, good face / bad face:"]
    for name, n in (player.hand or {}).items():
        times = f"{n} × " if n > 1 else ""
        lines.append(f"    {times}{name} / {BAD_NAMES[GOOD_NAMES.index(name)]}")
    if player.always_pass:
        lines.append(f"You always pass at: {', '.join(player.always_pass)}.")
    return lines


def _choices(view: WildernessView) -> list[str]:
    lines = []
    for move, note in zip(view.moves, view.notes, strict=True):
        text = f"{move.text}: {note}" if note else move.text
        lines += textwrap.wrap(text, WIDTH, initial_indent="    ", subsequent_indent="        ")
    return lines
