"""Ecosystem: Savanna: all that a view holds; `engine/view.py` builds it."""

from __future__ import annotations

import msgspec

from waterhole.kernel import game as kernel

Cards = dict[str, int]  # kind -> cards; kinds without cards are left out
Grid = dict[str, str]  # cell -> kind, in reading order


class Item(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Points of one card (of a group of grasslands, of the trees in a line)."""

    cards: tuple[str, ...]  # cells of the cards that score
    counted: tuple[str, ...]  # cells of the cards they score for, or that a lion flips
    points: int
    reason: str  # 'some' or 'none' of what it looks for, 'group', 'row', 'column', 'flip', 'no prey', 'most', 'second'
    gains: Cards = {}  # of a lion's flip: the points it brings to the cards of other kinds


class Line(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One line of the score sheet."""

    kind: str
    points: int
    items: tuple[Item, ...]


class Sheet(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Every point of an ecosystem, in the order in which it is counted (ES-4)."""

    lines: tuple[Line, ...]
    flipped: tuple[str, ...]
    total: int


class PlayerView(kernel.PlayerView, frozen=True, kw_only=True):
    """One player's place at the table."""

    hand: Cards | None  # None: this hand has not been in your fingers
    placing: str | None  # the revealed card that is about to be placed
    grid: Grid
    sheet: Sheet


class NeutralView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The neutral hand of two players (ES-10)."""

    hand_size: int
    hand: Cards | None
    pile: Cards


class SavannaView(kernel.View, frozen=True, kw_only=True):
    players: tuple[PlayerView, ...]  # in a solo game Swala is the second
    round: int  # 1 or 2; always 1 alone
    turn: int  # of the round, from 1; of the game alone
    step: str
    passing: str  # 'next' or 'previous' seat; empty alone
    neutral: NeutralView | None
    aside: Cards | None  # the unplayed cards of round 1; None: you have not seen them
    undealt: int
    chosen: str | None  # your own choice, as long as others have not made theirs
    open_cells: tuple[str, ...]  # where this seat's next card may lie
    gains: tuple[int, ...]  # what each of the moves would add, as the notes say; empty where nothing can be said
    gains_at: tuple[tuple[int, ...], ...]  # what each card that may be selected would add on each of the open cells
    margin: int | None  # alone: how far you are ahead of Swala
    margin_to_win: int | None
