"""Ecosystem: Savanna: what one seat may know (ES-13), built by inclusion, and the score sheet."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.savanna.components import (
    ABOVE,
    BESIDE,
    CELL,
    CELL_NAME,
    CELLS,
    CHEETAH,
    COLUMN,
    ELEPHANT,
    FIELD_COLUMNS,
    FIELD_ROWS,
    GAZELLE,
    GIRAFFE,
    GIVE,
    GRASSLAND,
    HYENA,
    KIND,
    KINDS,
    LION,
    M_GIVE,
    M_PLACE,
    M_SELECT,
    MARGINS,
    MOST_GAZELLES,
    NEUTRAL,
    OVER,
    PER_ELEPHANT_NEIGHBOUR,
    PER_HYENA_FLIPPED,
    PER_LION_FLIP,
    PER_TREE_LINE,
    PER_VULTURE_FLIPPED,
    PLACE,
    ROUND_TURNS,
    ROW,
    SELECT,
    STEPS,
    SWALA,
    SWALA_CELL,
    TREE,
    TURNS,
    VULTURE,
    WATERING_HOLE,
    WITHIN_TWO,
    ZEBRA,
)
from waterhole.games.savanna.moves import MOVES
from waterhole.games.savanna.rules import NOTHING, Savanna, held, size
from waterhole.games.savanna.scoring import (
    all_flips,
    cheetah_flips,
    counted_by,
    first_group,
    flip_worth,
    group_points,
    line_points,
    points_for,
)
from waterhole.kernel.core import State, ranks_of, scores_of
from waterhole.kernel.game import View
from waterhole.kernel.move import Move

Cards = dict[str, int]  # kind -> cards; kinds without cards are left out
Grid = dict[str, str]  # cell -> kind, in reading order


class Item(msgspec.Struct, frozen=True, kw_only=True):
    """Points of one card (of a group of grasslands, of the trees in a line)."""

    cards: tuple[str, ...]  # cells of the cards that score
    counted: tuple[str, ...]  # cells of the cards they score for, or that a lion flips
    points: int
    reason: str  # 'some' or 'none' of what it looks for, 'group', 'row', 'column', 'flip', 'no prey', 'most', 'second'
    gains: Cards = {}  # of a lion's flip: the points it brings to the cards of other kinds
    why: str  # the reason in words


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the score sheet."""

    kind: str
    points: int
    items: tuple[Item, ...]


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """Every point of an ecosystem, in the order in which it is counted (ES-4)."""

    lines: tuple[Line, ...]
    flipped: tuple[str, ...]
    total: int


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's place at the table."""

    hand_size: int
    hand: Cards | None  # None: this hand has not been in your fingers
    placing: str | None  # the revealed card that is about to be placed
    grid: Grid
    sheet: Sheet


class NeutralView(msgspec.Struct, frozen=True, kw_only=True):
    """The neutral hand of two players (ES-10)."""

    hand_size: int
    hand: Cards | None
    pile: Cards


class SavannaView(View, frozen=True, kw_only=True):
    round: int  # 1 or 2; always 1 alone
    turn: int  # of the round, from 1; of the game alone
    step: str
    passing: str  # 'next' or 'previous' seat; empty alone
    players: tuple[PlayerView, ...]  # in a solo game Swala is the second
    neutral: NeutralView | None
    aside: Cards | None  # the unplayed cards of round 1; None: you have not seen them
    undealt: int
    chosen: str | None  # your own choice, as long as others have not made theirs
    open_cells: tuple[str, ...]  # where this seat's next card may lie
    gains: tuple[int, ...]  # what each of the moves would add, as the notes say; empty where nothing can be said
    margin: int | None  # alone: how far you are ahead of Swala
    margin_to_win: int | None


def view(state: State, seat: int) -> SavannaView:
    game = cast(Savanna, state)
    solo = game.seats == 1
    moves = MOVES.legal(game, seat)
    gains = _gains(game, seat, moves)
    return SavannaView(
        game="savanna",
        seat=seat,
        seats=int(game.seats),
        waiting=tuple(player for player in range(game.seats) if (game.waiting() >> player) & 1),
        prompt=_prompt(game, seat),
        moves=moves,
        notes=tuple(_NOTES[int(game.step)].format(points) for points in gains) or ("",) * len(moves),
        scores=scores_of(game),
        ranks=ranks_of(game),
        outcome=game.outcome(),
        round=_round(game),
        turn=_turn(game),
        step=STEPS[game.step],
        passing="" if solo else ("next", "previous")[_round(game) - 1],
        players=tuple(_player(game, player, seat) for player in range(len(game.occupied))),
        neutral=_neutral(game, seat) if game.seats == 2 else None,
        aside=cards_of(int(game.aside)) if seat >= 0 else None,
        undealt=int(size(game.rest)),
        chosen=_chosen(game, seat),
        open_cells=cells_of(int(game.open_cells(seat))) if seat >= 0 else (),
        gains=gains,
        margin=int(game.margin()) if solo else None,
        margin_to_win=MARGINS[game.grade] if solo else None,
    )


_NOTES = {SELECT: "{:+} at best", PLACE: "{:+}", GIVE: "{:+} for Swala", OVER: ""}


def _gains(game: Savanna, seat: int, moves: tuple[Move, ...]) -> tuple[int, ...]:
    """What each move would add to the points as they stand: there, at best, or for Swala."""
    twin = game.clone()
    if game.step == PLACE:
        return tuple(_gain(twin, seat, int(game.selected[seat]), move.id - M_PLACE) for move in moves)
    if game.step == GIVE:
        cell = int(SWALA_CELL[game.turn])
        return tuple(_gain(twin, SWALA, move.id - M_GIVE, cell) for move in moves)
    cells = _cells(int(game.open_cells(seat))) if moves else []
    if not cells:
        return ()
    return tuple(max(_gain(twin, seat, move.id - M_SELECT, cell) for cell in cells) for move in moves)


def _gain(twin: Savanna, ecosystem: int, kind: int, cell: int) -> int:
    """The points that a card on a free cell adds; the twin is left as it was."""
    before = int(twin.points(ecosystem))
    twin.grids[KINDS * ecosystem + kind] ^= CELL[cell]
    after = int(twin.points(ecosystem))
    twin.grids[KINDS * ecosystem + kind] ^= CELL[cell]
    return after - before


def cards_of(packed: int) -> Cards:
    """Packed cards as people read them."""
    return {KIND[kind]: int(held(packed, kind)) for kind in range(KINDS) if held(packed, kind)}


def cells_of(mask: int) -> tuple[str, ...]:
    """The names of the cells of a mask, in reading order."""
    return tuple(CELL_NAME[cell] for cell in _cells(mask))


def _cells(mask: int) -> list[int]:
    return [cell for cell in range(CELLS) if (mask >> cell) & 1]


def grid_of(game: Savanna, ecosystem: int) -> Grid:
    masks = [int(game.grids[KINDS * ecosystem + kind]) for kind in range(KINDS)]
    found = sorted((cell, KIND[kind]) for kind, mask in enumerate(masks) for cell in _cells(mask))
    return {CELL_NAME[cell]: kind for cell, kind in found}


def _round(game: Savanna) -> int:
    return 2 if game.turn >= ROUND_TURNS and game.seats > 1 else 1


def _turn(game: Savanna) -> int:
    if game.seats == 1:
        return min(int(game.turn) + 1, TURNS)
    return ROUND_TURNS if game.step == OVER else int(game.turn) % ROUND_TURNS + 1


def _hand(game: Savanna, player: int, viewer: int) -> Cards | None:
    return cards_of(int(game.hands[player])) if game.knows(viewer, player) else None


def _player(game: Savanna, player: int, viewer: int) -> PlayerView:
    seated = player < game.seats
    return PlayerView(
        hand_size=int(size(game.hands[player])) if seated else 0,
        hand=_hand(game, player, viewer) if seated else {},
        placing=KIND[game.selected[player]] if seated and game.step == PLACE else None,
        grid=grid_of(game, player),
        sheet=sheet_of(game, player),
    )


def _neutral(game: Savanna, viewer: int) -> NeutralView:
    return NeutralView(
        hand_size=int(size(game.hands[NEUTRAL])),
        hand=_hand(game, NEUTRAL, viewer),
        pile=cards_of(int(game.pile)),
    )


def _chosen(game: Savanna, seat: int) -> str | None:
    if seat < 0 or (game.owing >> seat) & 1:
        return None
    if game.step == SELECT and game.selected[seat] != NOTHING:
        return KIND[game.selected[seat]]
    if game.step == PLACE and game.targets[seat] != NOTHING:
        return CELL_NAME[game.targets[seat]]
    return None


def _prompt(game: Savanna, seat: int) -> str:
    if game.waiting() == 0:
        return f"The game is over: {game.outcome()}."
    if seat < 0:
        return "waiting"
    if not (game.waiting() >> seat) & 1:
        return f"You chose {_chosen(game, seat)}; waiting for the others."
    if game.step == PLACE:
        return f"Place your {KIND[game.selected[seat]]} beside a card of your ecosystem."
    if game.step == GIVE:
        return "Give Swala a card from your hand."
    return "Select a card from your hand to place."


# -- the score sheet ---------------------------------------------------------------


def sheet_of(game: Savanna, ecosystem: int) -> Sheet:
    """The score sheet of an ecosystem as it stands; grids are open, so everybody may see it."""
    masks = tuple(int(game.grids[KINDS * ecosystem + kind]) for kind in range(KINDS))
    return score_sheet(masks, int(game.reward(ecosystem)), game.seats == 1 and ecosystem == SWALA)


# One for all sheets (tables are shown by one thread): a vec passed into compiled code is never freed.
_GRID = vec[i64]([0] * KINDS)


@lru_cache(maxsize=512)
def score_sheet(masks: tuple[int, ...], reward: int, lowest_total: bool) -> Sheet:
    """The sheet of eleven masks of cells, one per kind; a grid is looked at more often than it changes."""
    grid = _GRID
    for kind, mask in enumerate(masks):
        grid[kind] = mask
    flipped = int(all_flips(grid, 0, lowest_total))
    lines = [_line(grid, flipped, kind) for kind in range(KINDS)]
    if reward:
        lines[GAZELLE] = _rewarded(lines[GAZELLE], reward)
    return Sheet(lines=tuple(lines), flipped=cells_of(flipped), total=sum(line.points for line in lines))


def _line(grid: vec[i64], flipped: int, kind: int) -> Line:
    cells = int(grid[kind])
    if kind == GRASSLAND:
        items = _grasslands(cells)
    elif kind == TREE:
        items = _trees(cells)
    elif kind == LION:
        items = _lions(grid, flipped)
    else:
        items = [_card(grid, flipped, kind, cell) for cell in _cells(cells)]
    return Line(kind=KIND[kind], points=int(line_points(grid, 0, flipped, kind)), items=tuple(items))


def _card(grid: vec[i64], flipped: int, kind: int, cell: int) -> Item:
    counted = int(counted_by(grid, 0, flipped, kind, cell))
    points = int(points_for(grid, 0, kind, counted))
    return Item(
        cards=(CELL_NAME[cell],),
        counted=cells_of(counted),
        points=points,
        reason="some" if counted else "none",
        why=_why(grid, kind, counted),
    )


# What a card looks for, and what to say where there is none of it.
_LOOKS = {
    WATERING_HOLE: ("beside it", "no animal beside it"),
    ZEBRA: ("beside it", "no grassland beside it"),
    GIRAFFE: ("beside it", "no tree beside it"),
    CHEETAH: ("on its diagonals", "no gazelle on its diagonals"),
    ELEPHANT: ("face up beside it", "no other animal face up beside it"),
    HYENA: ("flipped within 2", "nothing flipped within 2"),
    VULTURE: ("flipped below", "nothing flipped below"),
}


def _why(grid: vec[i64], kind: int, counted: int) -> str:
    if kind == GAZELLE:
        return ""
    some, none = _LOOKS[kind]
    return f"{_kinds_on(grid, counted)} {some}" if counted else none


def _kinds_on(grid: vec[i64], cells: int) -> str:
    """'giraffe ×2, lion'."""
    counts = {KIND[kind]: len(_cells(int(grid[kind]) & cells)) for kind in range(KINDS)}
    return ", ".join(kind if n == 1 else f"{kind} ×{n}" for kind, n in counts.items() if n)


def _grasslands(grasslands: int) -> list[Item]:
    """An item for each group."""
    items = []
    while grasslands:
        group = int(first_group(grasslands))
        n = len(_cells(group))
        why = "alone" if n == 1 else f"a group of {n}"
        items.append(Item(cards=cells_of(group), counted=(), points=int(group_points(group)), reason="group", why=why))
        grasslands ^= group
    return items


def _trees(trees: int) -> list[Item]:
    """An item for each row and column with trees."""
    rows = [("row", CELL_NAME[FIELD_COLUMNS * row][0], trees & int(ROW[row])) for row in range(FIELD_ROWS)]
    columns = [("column", str(column + 1), trees & int(COLUMN[column])) for column in range(FIELD_COLUMNS)]
    return [
        Item(cards=cells_of(found), counted=(), points=PER_TREE_LINE, reason=line, why=f"{line} {name}")
        for line, name, found in rows + columns
        if found
    ]


def _lions(grid: vec[i64], flipped: int) -> list[Item]:
    """The lions beside a grassland flip in reading order; each flip is told with its reason (ES-8)."""
    prey = _cells(flipped & ~int(cheetah_flips(grid, 0)))
    items = []
    for cell in _cells(int(grid[LION])):
        if not counted_by(grid, 0, flipped, LION, cell):
            why = "no grassland beside it"
            items.append(Item(cards=(CELL_NAME[cell],), counted=(), points=0, reason="none", why=why))
        elif not prey:
            why = "nothing left to flip"
            items.append(Item(cards=(CELL_NAME[cell],), counted=(), points=0, reason="no prey", why=why))
        else:
            items.append(_flip(grid, cell, prey.pop(0)))
    return items


def _flip(grid: vec[i64], lion: int, cell: int) -> Item:
    """'flips the zebra, worth 5 more: elephant +2, hyena +3'."""
    worth = [
        (ELEPHANT, PER_ELEPHANT_NEIGHBOUR, BESIDE[cell] & grid[ELEPHANT]),
        (HYENA, PER_HYENA_FLIPPED, WITHIN_TWO[cell] & grid[HYENA]),
        (VULTURE, PER_VULTURE_FLIPPED, ABOVE[cell] & grid[VULTURE]),
    ]
    gains = {KIND[kind]: each * len(_cells(int(who))) for kind, each, who in worth if who}
    flips = f"flips the {_kinds_on(grid, 1 << cell)}"
    parts = ", ".join(f"{kind} +{points}" for kind, points in gains.items())
    return Item(
        cards=(CELL_NAME[lion],),
        counted=(CELL_NAME[cell],),
        points=PER_LION_FLIP,
        reason="flip",
        gains=gains,
        why=f"{flips}, worth {int(flip_worth(grid, 0, cell))} more: {parts}" if parts else flips,
    )


def _rewarded(line: Line, reward: int) -> Line:
    why = "most gazelles" if reward == MOST_GAZELLES else "second most gazelles"
    reason = "most" if reward == MOST_GAZELLES else "second"
    item = Item(cards=(), counted=(), points=reward, reason=reason, why=why)
    return Line(kind=line.kind, points=line.points + reward, items=(*line.items, item))
