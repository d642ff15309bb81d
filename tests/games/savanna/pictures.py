"""Grids drawn in tests as people would draw them, and the positions and score sheets made of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from waterhole.games.savanna import GAME
from waterhole.games.savanna.engine.components import CELL_NAME, COPIES, FIELD_COLUMNS, KIND, KINDS
from waterhole.games.savanna.engine.rules import Savanna
from waterhole.games.savanna.engine.view import score_sheet
from waterhole.games.savanna.position import SavannaPosition
from waterhole.games.savanna.view import Cards, Grid, Item, SavannaView, Sheet
from waterhole.kernel.engine.state import State

WORDS = {"water": "watering hole", "grass": "grassland"}


def grid(picture: str, corner: str = "D5") -> Grid:
    """A picture ('.' is an empty cell, one line per row) as cells and kinds; its upper left corner is D5."""
    top, left = divmod(CELL_NAME.index(corner), FIELD_COLUMNS)
    found: Grid = {}
    for y, line in enumerate(picture.strip().splitlines()):
        for x, word in enumerate(line.split()):
            if word != ".":
                found[CELL_NAME[FIELD_COLUMNS * (top + y) + left + x]] = WORDS.get(word, word)
    return found


def sheet(picture: str, reward: int = 0, swala: bool = False) -> Sheet:
    """The score sheet of a picture."""
    masks = [0] * KINDS
    for name, kind in grid(picture).items():
        masks[KIND.index(kind)] |= 1 << CELL_NAME.index(name)
    return score_sheet(masks, reward, swala)


def line(scored: Sheet, kind: str) -> int:
    return next(line.points for line in scored.lines if line.kind == kind)


def items(scored: Sheet, kind: str) -> list[Item]:
    return [item for line in scored.lines if line.kind == kind for item in line.items]


def by_card(scored: Sheet, kind: str) -> dict[str, int]:
    """Cell of a card -> its points."""
    return {item.cards[0]: item.points for item in items(scored, kind)}


def position(
    seats: int,
    grids: list[Grid],
    step: str = "select",
    selected: Sequence[str | None] = (),
    targets: Sequence[str | None] = (),
    hands: list[Cards] | None = None,
    pile: Cards | None = None,
    grade: str = "normal",
) -> SavannaPosition:
    """A position with these ecosystems; hands, pile and cards set aside that are not given get cards left over."""
    turn = len(grids[1])
    players = 3 if seats == 2 else seats
    left: Counter[str] = Counter(dict(zip(KIND, COPIES, strict=True)))
    left -= Counter(kind for cells in grids for kind in cells.values())
    left -= Counter(kind for kind in selected if kind is not None and step == "place")
    for given in (*(hands or ()), pile or {}):
        left -= Counter(given)

    def take(n: int) -> Cards:
        """n cards, one of each kind in turn as long as there are any."""
        taken: Counter[str] = Counter()
        while taken.total() < n:
            kind = max(left, key=lambda kind: left[kind])
            taken[kind] += 1
            left[kind] -= 1
        return dict(taken)

    held = 1 if step == "over" else 11 - turn % 10
    if seats == 1:
        held = 1 if step == "over" else 10 - turn + 4 * (turn // 5)
    held -= step in ("place", "give")
    piled = turn + (step == "place") if seats == 2 else 0
    return SavannaPosition(
        seats=seats,
        grade=grade,
        turn=turn,
        step=step,
        hands=[take(held) for _ in range(players)] if hands is None else hands,
        grids=grids,
        selected=list(selected),
        targets=list(targets),
        aside=take(players) if seats > 1 and turn >= 10 else {},
        pile=take(piled) if pile is None else pile,
    )


def state(of: SavannaPosition) -> Savanna:
    return cast(Savanna, GAME.load(of))


def look(at: State, seat: int) -> SavannaView:
    return cast(SavannaView, GAME.view(at, seat))


def move(text: str) -> int:
    return GAME.moves.parse(text).id


def play(at: State, seat: int, *texts: str) -> None:
    """Moves that must be allowed."""
    for text in texts:
        assert move(text) in GAME.legal(at, seat), text
        at.apply(seat, move(text))
