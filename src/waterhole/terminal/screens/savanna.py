"""Ecosystem: Savanna as text: each ecosystem as a picture, the score as a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from waterhole.games.savanna.engine.components import CELL_NAME, FIELD_COLUMNS, KIND
from waterhole.games.savanna.view import Cards, Grid, Item, PlayerView, SavannaView
from waterhole.kernel.narration import Narrator
from waterhole.terminal.ink import Ink

COLOURS = (
    "dodger_blue1", "green3", "dark_green", "orange3", "grey85", "gold1", "yellow3", "dark_orange3", "grey62", "tan",
    "indian_red1",
)  # fmt: skip
WIDTH = 11
NAME_WIDTH = 8
TITLE_WIDTH = 15
LINE = 80
Say = Callable[..., str]  # a message by its id, with arguments


def draw(view: SavannaView, narrator: Narrator, ink: Ink) -> list[str]:
    say = narrator.say
    lines = [_heading(view, say)]
    order = [player for player in range(len(view.players)) if player != view.seat]
    if 0 <= view.seat < len(view.players):
        order.append(view.seat)
    for player in order:
        lines += ["", *_place(view, player, narrator, ink)]
    if view.neutral is not None or view.aside:
        lines.append("")
    if view.neutral is not None:
        lines += _wrapped(say("screen-neutral-pile", cards=_cards(view.neutral.pile, say)))
        lines += _wrapped(say("screen-neutral-hand", cards=_hand(view.neutral.hand_size, view.neutral.hand, say)))
    if view.aside:
        lines += _wrapped(say("screen-aside", cards=_cards(view.aside, say)))
    if view.outcome:
        lines += ["", *_score_table(view, narrator, ink)]
        for player in order if view.seat < 0 or view.seats == 1 else [view.seat]:
            lines += ["", *_details(view.players[player], player, say, ink)]
    if view.margin is not None and view.margin_to_win is not None:
        lines += ["", say("screen-margin", ahead=view.margin, needed=view.margin_to_win)]
    return lines


def _heading(view: SavannaView, say: Say) -> str:
    if view.outcome:
        return say("prompt-over", outcome=view.outcome)
    if view.seats == 1:
        return say("screen-turn", turn=view.turn)
    return say("screen-round", round=view.round, turn=view.turn, to=view.passing)


# -- an ecosystem --------------------------------------------------------------------


def _place(view: SavannaView, player: int, narrator: Narrator, ink: Ink) -> Iterator[str]:
    place, say = view.players[player], narrator.say
    own = player == view.seat
    points = say("points" if view.outcome else "screen-so-far", points=place.sheet.total)
    yield f"{ink.seat(narrator.cast.names[player], player)}: {points}"
    if place.placing:
        yield f"    {say('screen-placing', card=place.placing)}"
    shown = place.sheet.flipped if view.outcome else ()
    yield from _picture(place, view.open_cells if own and view.step in ("select", "place") else (), shown, say, ink)
    if player < view.seats and not view.outcome:
        hand = _hand(place.hand_size, place.hand, say)
        yield from _wrapped(say("screen-own-hand" if own else "screen-hand", cards=hand))


def _picture(place: PlayerView, free: Sequence[str], flipped: Sequence[str], say: Say, ink: Ink) -> Iterator[str]:
    """The grid with its coordinates; where your card may lie, the cell's name; flipped cards in brackets."""
    shown = [*place.grid, *free]
    if not shown:
        yield f"    {say('screen-empty')}"
        return
    spots = [divmod(CELL_NAME.index(name), FIELD_COLUMNS) for name in shown]
    rows = range(min(y for y, _ in spots), max(y for y, _ in spots) + 1)
    columns = range(min(x for _, x in spots), max(x for _, x in spots) + 1)
    yield "    " + "".join(str(x + 1).center(WIDTH) for x in columns).rstrip()
    for y in rows:
        names = [CELL_NAME[FIELD_COLUMNS * y + x] for x in columns]
        yield f"  {names[0][0]} " + "".join(_cell(place, name, free, flipped, say, ink) for name in names).rstrip()


def _cell(place: PlayerView, name: str, free: Sequence[str], flipped: Sequence[str], say: Say, ink: Ink) -> str:
    kind = place.grid.get(name)
    if kind is None:
        return (f"<{name.lower()}>" if name in free else "·").center(WIDTH)
    word = say("screen-card", card=kind)
    text = f"({word})" if name in flipped else word
    style = COLOURS[KIND.index(kind)] + " dim" * (name in flipped)
    return text.center(WIDTH).replace(text, ink(text, style))


def _hand(size: int, hand: Cards | None, say: Say) -> str:
    return say("cards", count=size) if hand is None else _cards(hand, say)


def _cards(cards: Cards, say: Say) -> str:
    return ", ".join(say("some-cards", item=kind, count=n) for kind, n in cards.items()) or say("screen-none")


def _wrapped(text: str) -> Iterator[str]:
    line = "   "
    for word in text.split():
        if len(line) + 1 + len(word) > LINE:
            yield line
            line = "       "
        line += " " + word
    yield line


# -- the score -------------------------------------------------------------------------


def _score_table(view: SavannaView, narrator: Narrator, ink: Ink) -> Iterator[str]:
    """The score pad: a line for each kind, a column for each player."""
    players, say = range(len(view.players)), narrator.say
    titles = [say("screen-score"), *(say("screen-cards", card=kind) for kind in KIND), say("screen-total")]
    width = max(TITLE_WIDTH, *(len(title) + 1 for title in titles))
    heads = [ink.seat(narrator.cast.names[player][:NAME_WIDTH].rjust(NAME_WIDTH + 1), player) for player in players]
    yield titles[0].ljust(width) + "".join(heads)
    sheets = [view.players[player].sheet for player in players]
    rows = [[sheet.lines[kind].points for sheet in sheets] for kind in range(len(KIND))]
    for title, points in zip(titles[1:], [*rows, [sheet.total for sheet in sheets]], strict=True):
        yield title.ljust(width) + "".join(str(n).rjust(NAME_WIDTH + 1) for n in points)


def _details(place: PlayerView, player: int, say: Say, ink: Ink) -> Iterator[str]:
    """Every point: which card, for which others, how many."""
    yield ink.seat(say("screen-details", player=player), player)
    for line in place.sheet.lines:
        for item in line.items:
            told = say("screen-item", points=item.points, kind=line.kind, cells=item.cards)
            why = _why(line.kind, item, place.grid, say)
            counted = f" ({', '.join(item.counted)})" if item.counted else ""
            yield from _wrapped(f"{told}{f': {why}' if why else ''}{counted}")


def _why(kind: str, item: Item, grid: Grid, say: Say) -> str:
    """The reason for the points of an item."""
    found = Counter(grid[cell] for cell in item.counted)
    line = item.cards[0] if item.cards else ""
    return say(
        "sheet-why",
        reason=item.reason,
        kind=kind,
        found=found,
        prey=next(iter(found), None),
        gains=item.gains,
        count=len(item.cards),
        line=line[1:] if item.reason == "column" else line[:1],
    )
