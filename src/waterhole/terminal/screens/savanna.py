"""Ecosystem: Savanna in lines of text: each ecosystem as a picture, the score as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from waterhole.games.savanna.components import CELL_NAME, FIELD_COLUMNS, KIND, PLURAL
from waterhole.games.savanna.view import Cards, PlayerView, SavannaView, Sheet
from waterhole.terminal.ink import Ink

COLOURS = (
    "dodger_blue1", "green3", "dark_green", "orange3", "grey85", "gold1", "yellow3", "dark_orange3", "grey62", "tan",
    "indian_red1",
)  # fmt: skip
SHORT = {"watering hole": "water", "grassland": "grass"}
WIDTH = 11
NAME_WIDTH = 8
LINE = 80


def draw(view: SavannaView, names: Sequence[str], ink: Ink) -> list[str]:
    lines = [_heading(view)]
    order = [player for player in range(len(view.players)) if player != view.seat]
    if 0 <= view.seat < len(view.players):
        order.append(view.seat)
    for player in order:
        lines += ["", *_place(view, player, names[player], ink)]
    if view.neutral is not None or view.aside:
        lines.append("")
    if view.neutral is not None:
        lines += list(_wrapped(f"Neutral pile: {_cards(view.neutral.pile)}."))
        lines += list(_wrapped(f"Neutral hand: {_hand(view.neutral.hand_size, view.neutral.hand)}."))
    if view.aside:
        lines += list(_wrapped(f"Set aside: {_cards(view.aside)}."))
    if view.outcome:
        lines += ["", *_score_table(view, names, ink)]
        for player in order if view.seat < 0 or view.seats == 1 else [view.seat]:
            lines += ["", *_details(view.players[player].sheet, names[player], ink, player)]
    if view.margin is not None and view.margin_to_win is not None:
        lines += ["", f"Ahead of {names[1]} by {view.margin} points; {view.margin_to_win} win."]
    return lines


def _heading(view: SavannaView) -> str:
    if view.outcome:
        return f"The game is over: {view.outcome}."
    if view.seats == 1:
        return f"Turn {view.turn} of 20."
    return f"Round {view.round} of 2, turn {view.turn} of 10. Hands pass to the {view.passing} seat."


# -- an ecosystem --------------------------------------------------------------------


def _place(view: SavannaView, player: int, name: str, ink: Ink) -> Iterator[str]:
    place = view.players[player]
    own = player == view.seat
    points = f"{place.sheet.total} point{'s' * (place.sheet.total != 1)}{'' if view.outcome else ' so far'}"
    yield f"{ink.seat(name, player)}: {points}"
    if place.placing:
        yield f"    to be placed: {place.placing}"
    shown = place.sheet.flipped if view.outcome else ()
    yield from _picture(place, view.open_cells if own and view.step in ("select", "place") else (), shown, ink)
    if player < view.seats and not view.outcome:
        yield from _wrapped(f"{'Your hand' if own else 'Hand'}: {_hand(place.hand_size, place.hand)}.")


def _picture(place: PlayerView, free: Sequence[str], flipped: Sequence[str], ink: Ink) -> Iterator[str]:
    """The grid with its coordinates; where your card may lie, the cell's name; flipped cards in brackets."""
    shown = [*place.grid, *free]
    if not shown:
        yield "    no card yet"
        return
    spots = [divmod(CELL_NAME.index(name), FIELD_COLUMNS) for name in shown]
    rows = range(min(y for y, _ in spots), max(y for y, _ in spots) + 1)
    columns = range(min(x for _, x in spots), max(x for _, x in spots) + 1)
    yield "    " + "".join(str(x + 1).center(WIDTH) for x in columns).rstrip()
    for y in rows:
        names = [CELL_NAME[FIELD_COLUMNS * y + x] for x in columns]
        yield f"  {names[0][0]} " + "".join(_cell(place, name, free, flipped, ink) for name in names).rstrip()


def _cell(place: PlayerView, name: str, free: Sequence[str], flipped: Sequence[str], ink: Ink) -> str:
    kind = place.grid.get(name)
    if kind is None:
        return (f"<{name.lower()}>" if name in free else "·").center(WIDTH)
    word = SHORT.get(kind, kind)
    text = f"({word})" if name in flipped else word
    style = COLOURS[KIND.index(kind)] + " dim" * (name in flipped)
    return text.center(WIDTH).replace(text, ink(text, style))


def _hand(size: int, hand: Cards | None) -> str:
    return f"{size} card{'s' * (size != 1)}" if hand is None else _cards(hand)


def _cards(cards: Cards) -> str:
    return ", ".join(f"{n} {kind if n == 1 else PLURAL[KIND.index(kind)]}" for kind, n in cards.items()) or "none"


def _wrapped(text: str) -> Iterator[str]:
    line = "   "
    for word in text.split():
        if len(line) + 1 + len(word) > LINE:
            yield line
            line = "       "
        line += " " + word
    yield line


# -- the score -------------------------------------------------------------------------


def _score_table(view: SavannaView, names: Sequence[str], ink: Ink) -> Iterator[str]:
    """The score pad: a line for each kind, a column for each player."""
    players = range(len(view.players))
    heads = [ink.seat(names[player][:NAME_WIDTH].rjust(NAME_WIDTH + 1), player) for player in players]
    yield "Score".ljust(15) + "".join(heads)
    for kind, plural in enumerate(PLURAL):
        points = [view.players[player].sheet.lines[kind].points for player in players]
        yield plural.ljust(15) + "".join(str(n).rjust(NAME_WIDTH + 1) for n in points)
    totals = [view.players[player].sheet.total for player in players]
    yield "total".ljust(15) + "".join(str(n).rjust(NAME_WIDTH + 1) for n in totals)


def _details(sheet: Sheet, name: str, ink: Ink, player: int) -> Iterator[str]:
    """Every point: which card, for which others, how many."""
    yield f"{ink.seat(name, player)}, point by point:"
    for line in sheet.lines:
        for item in line.items:
            where = f" on {', '.join(item.cards)}" if item.cards else ""
            reason = f": {item.why}" if item.why else ""
            counted = f" ({', '.join(item.counted)})" if item.counted else ""
            yield from _wrapped(f"{item.points} {line.kind}{where}{reason}{counted}")
