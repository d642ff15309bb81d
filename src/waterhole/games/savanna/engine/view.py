"""Ecosystem: Savanna: what one seat may know (ES-13), built by inclusion, and the score sheet.

Compiled: after each move everybody gets a view, and a view has a sheet for each player.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from waterhole.games.savanna.engine.components import (
    ABOVE,
    BESIDE,
    CELL,
    CELL_NAME,
    CENTRE,
    COLUMN,
    ELEPHANT,
    FIELD_COLUMNS,
    FIELD_ROWS,
    GAZELLE,
    GIVE,
    GRASSLAND,
    HYENA,
    KIND,
    KIND_WIDTH,
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
    WITHIN_TWO,
)
from waterhole.games.savanna.engine.rules import NOTHING, Savanna, size
from waterhole.games.savanna.engine.scoring import (
    all_flips,
    cheetah_flips,
    counted_by,
    ecosystem_points,
    first_cell,
    first_group,
    gazelle_reward,
    group_points,
    line_points,
    points_for,
)
from waterhole.games.savanna.moves import MOVES
from waterhole.games.savanna.view import Cards, Grid, Item, Line, NeutralView, PlayerView, SavannaView, Sheet
from waterhole.kernel.engine.masks import bits
from waterhole.kernel.engine.reading import by_name, numbers_in
from waterhole.kernel.engine.state import legal_moves, ranks_of, scores_of
from waterhole.kernel.game import SPECTATOR, View
from waterhole.kernel.move import Move
from waterhole.kernel.narration import OVER as GAME_OVER
from waterhole.kernel.narration import WAITING
from waterhole.text import Phrase

ALL_MOVES: Final[tuple[Move, ...]] = MOVES.moves
SELECT_CARD: Final = Phrase("prompt-select")
GIVE_CARD: Final = Phrase("prompt-give")


def spectator_view(game: Savanna) -> SavannaView:
    """What everybody may see."""
    solo = game.seats == 1
    over = game.waiting() == 0
    return SavannaView(
        game="savanna",
        seat=SPECTATOR,
        seats=game.seats,
        waiting=numbers_in(game.waiting()),
        prompt=GAME_OVER if over else WAITING,
        moves=(),
        scores=scores_of(game),
        ranks=ranks_of(game),
        outcome=game.outcome(),
        players=tuple([_player(game, player) for player in range(i64(len(game.occupied)))]),
        round=_round(game),
        turn=_turn(game),
        step=STEPS[game.step],
        passing="" if solo else "next" if _round(game) == 1 else "previous",
        neutral=_neutral(game) if game.seats == 2 else None,
        aside=None,
        undealt=size(game.rest),
        chosen=None,
        open_cells=(),
        gains=(),
        gains_at=(),
        margin=game.margin() if solo else None,
        margin_to_win=MARGINS[game.grade] if solo else None,
    )


def seat_view(game: Savanna, seat: int, shown: SavannaView) -> View:
    """The same with what one seat sees besides: hands that it has held, its unseen choice, and what it is asked."""
    chosen = _chosen(game, seat)
    legal = legal_moves(game, seat, len(ALL_MOVES))
    gains_at = _gains_at(game, seat, legal) if game.step == SELECT else ()
    gains = _gains(game, seat, legal, gains_at)
    neutral = shown.neutral
    if neutral is not None and game.knows(seat, NEUTRAL):
        neutral = replace(neutral, hand=cards_of(game.hands[NEUTRAL]))
    return replace(
        shown,
        seat=seat,
        prompt=_question(game, seat) if legal else _waiting(game, chosen),
        moves=tuple([ALL_MOVES[move] for move in legal]),
        notes=_notes(game, gains) if gains else ("",) * len(legal),
        players=_hands_shown(game, seat, shown.players),
        neutral=neutral,
        aside=cards_of(game.aside),
        chosen=chosen,
        open_cells=cells_of(game.open_cells(seat)),
        gains=gains,
        gains_at=gains_at,
    )


def _hands_shown(game: Savanna, viewer: i64, players: tuple[PlayerView, ...]) -> tuple[PlayerView, ...]:
    found = list(players)
    for player in range(game.seats):
        if game.knows(viewer, player):
            found[player] = replace(found[player], hand=cards_of(game.hands[player]))
    return tuple(found)


# -- what the moves would bring ------------------------------------------------------


def _notes(game: Savanna, gains: tuple[int, ...]) -> tuple[str | Phrase, ...]:
    note = "note-best" if game.step == SELECT else "note-swala" if game.step == GIVE else "note-here"
    return tuple([Phrase(note, {"points": points}) for points in gains])


def _gains_at(game: Savanna, seat: i64, moves: list[int]) -> tuple[tuple[int, ...], ...]:
    """What each card would add on each free cell; nothing before the first card, which has one place only."""
    grids = game.grids[:]
    cells: list[i64] = []
    left = game.open_cells(seat)
    while left:
        cells.append(left & -left)
        left &= left - 1
    if not cells:
        return ()
    before = _points(game, grids, seat)
    return tuple([tuple([_gain(game, grids, seat, move - M_SELECT, cell, before) for cell in cells]) for move in moves])


def _gains(game: Savanna, seat: i64, moves: list[int], gains_at: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """What each move would add to the points as they stand: there, at best, or for Swala."""
    if not moves:
        return ()
    if gains_at:
        return tuple([max(gains) for gains in gains_at])
    grids = game.grids[:]
    ecosystem: i64 = SWALA if game.step == GIVE else seat
    before = _points(game, grids, ecosystem)
    if game.step == PLACE:
        kind = game.selected[seat]
        return tuple([_gain(game, grids, seat, kind, CELL[move - M_PLACE], before) for move in moves])
    if game.step == GIVE:
        cell = CELL[SWALA_CELL[game.turn]]
        return tuple([_gain(game, grids, SWALA, move - M_GIVE, cell, before) for move in moves])
    # The first card: nothing lies there yet.
    return tuple([_gain(game, grids, seat, move - M_SELECT, CELL[CENTRE], before) for move in moves])


def _points(game: Savanna, grids: vec[i64], ecosystem: i64) -> i64:
    return ecosystem_points(grids, KINDS * ecosystem, ecosystem == game.seats)


def _gain(game: Savanna, grids: vec[i64], ecosystem: i64, kind: i64, cell: i64, before: i64) -> i64:
    """The points that a card adds on a free cell to those before; the grids are left as they were."""
    place = KINDS * ecosystem + kind
    grids[place] ^= cell
    points = _points(game, grids, ecosystem) - before
    grids[place] ^= cell
    if kind == GAZELLE:  # the only kind that is counted across ecosystems (ES-6)
        gazelles = game.gazelles()
        points -= gazelle_reward(gazelles, ecosystem)
        gazelles[ecosystem] += 1
        points += gazelle_reward(gazelles, ecosystem)
    return points


# -- what lies on the table ----------------------------------------------------------


def cards_of(packed: i64) -> Cards:
    """Packed cards as people read them."""
    return by_name(packed, KIND_WIDTH, KIND)


def cells_of(mask: i64) -> tuple[str, ...]:
    """The names of the cells of a mask, in reading order."""
    found: list[str] = []
    while mask:
        found.append(CELL_NAME[first_cell(mask)])
        mask &= mask - 1
    return tuple(found)


def grid_of(game: Savanna, ecosystem: i64) -> Grid:
    found: Grid = {}
    left = game.occupied[ecosystem]
    while left:
        cell = left & -left
        for kind in range(i64(KINDS)):
            if game.grids[KINDS * ecosystem + kind] & cell:
                found[CELL_NAME[first_cell(cell)]] = KIND[kind]
        left ^= cell
    return found


def _round(game: Savanna) -> i64:
    if game.turn >= ROUND_TURNS and game.seats > 1:
        return 2
    return 1


def _turn(game: Savanna) -> i64:
    if game.seats == 1:
        return min(game.turn + 1, TURNS)
    if game.step == OVER:
        return ROUND_TURNS
    return game.turn % ROUND_TURNS + 1


def _player(game: Savanna, player: i64) -> PlayerView:
    """Swala has no hand."""
    seated = player < game.seats
    return PlayerView(
        hand_size=size(game.hands[player]) if seated else 0,
        hand=None if seated else {},
        placing=KIND[game.selected[player]] if seated and game.step == PLACE else None,
        grid=grid_of(game, player),
        sheet=_sheet(game.grids, KINDS * player, game.reward(player), not seated),
    )


def _neutral(game: Savanna) -> NeutralView:
    return NeutralView(hand_size=size(game.hands[NEUTRAL]), hand=None, pile=cards_of(game.pile))


def _chosen(game: Savanna, seat: i64) -> str | None:
    if (game.owing >> seat) & 1:
        return None
    if game.step == SELECT and game.selected[seat] != NOTHING:
        return KIND[game.selected[seat]]
    if game.step == PLACE and game.targets[seat] != NOTHING:
        return CELL_NAME[game.targets[seat]]
    return None


def _question(game: Savanna, seat: i64) -> Phrase:
    if game.step == PLACE:
        return Phrase("prompt-place", {"card": KIND[game.selected[seat]]})
    return GIVE_CARD if game.step == GIVE else SELECT_CARD


def _waiting(game: Savanna, chosen: str | None) -> Phrase:
    """For one who has chosen, and for all when the game is over."""
    if chosen is None:
        return GAME_OVER if game.step == OVER else WAITING
    if game.step == SELECT:
        return Phrase("prompt-selected", {"card": chosen})
    return Phrase("prompt-placed", {"cell": chosen})


# -- the score sheet -----------------------------------------------------------------


# A kind without cards scores nothing, not even a reward.
EMPTY_LINES: Final = [Line(kind=kind, points=0, items=()) for kind in KIND]


def score_sheet(masks: list[int], reward: int, lowest_total: bool) -> Sheet:
    """The sheet of eleven masks of cells, one per kind."""
    return _sheet(vec[i64](masks), 0, reward, lowest_total)


def _sheet(grids: vec[i64], base: i64, reward: i64, lowest_total: bool) -> Sheet:
    """The score sheet of an ecosystem as it stands; grids are open, so everybody may see it."""
    flipped = all_flips(grids, base, lowest_total)
    total: i64 = 0
    lines: list[Line] = []
    for kind in range(i64(KINDS)):
        if grids[base + kind] == 0:
            lines.append(EMPTY_LINES[kind])
            continue
        points = line_points(grids, base, flipped, kind)
        items = _items(grids, base, flipped, kind)
        if reward and kind == GAZELLE:
            points += reward
            items.append(_rewarded(reward))
        total += points
        lines.append(Line(kind=KIND[kind], points=points, items=tuple(items)))
    return Sheet(lines=tuple(lines), flipped=cells_of(flipped), total=total)


def _items(grids: vec[i64], base: i64, flipped: i64, kind: i64) -> list[Item]:
    cells = grids[base + kind]
    if kind == GRASSLAND:
        return _grasslands(cells)
    if kind == TREE:
        return _trees(cells)
    if kind == LION:
        return _lions(grids, base, flipped)
    found: list[Item] = []
    while cells:
        found.append(_card(grids, base, flipped, kind, first_cell(cells)))
        cells &= cells - 1
    return found


def _card(grids: vec[i64], base: i64, flipped: i64, kind: i64, cell: i64) -> Item:
    counted = counted_by(grids, base, flipped, kind, cell)
    return Item(
        cards=(CELL_NAME[cell],),
        counted=cells_of(counted),
        points=points_for(grids, base, kind, counted),
        reason="some" if counted else "none",
    )


def _grasslands(grasslands: i64) -> list[Item]:
    """An item for each group."""
    items: list[Item] = []
    while grasslands:
        group = first_group(grasslands)
        items.append(Item(cards=cells_of(group), counted=(), points=group_points(group), reason="group"))
        grasslands ^= group
    return items


def _trees(trees: i64) -> list[Item]:
    """An item for each row and column with trees."""
    items = [_tree_line(trees & ROW[row], "row") for row in range(i64(FIELD_ROWS)) if trees & ROW[row]]
    items += [
        _tree_line(trees & COLUMN[column], "column") for column in range(i64(FIELD_COLUMNS)) if trees & COLUMN[column]
    ]
    return items


def _tree_line(trees: i64, line: str) -> Item:
    return Item(cards=cells_of(trees), counted=(), points=PER_TREE_LINE, reason=line)


def _lions(grids: vec[i64], base: i64, flipped: i64) -> list[Item]:
    """The lions beside a grassland flip in reading order; each flip is told with its reason (ES-8)."""
    prey = flipped & ~cheetah_flips(grids, base)
    lions = grids[base + LION]
    items: list[Item] = []
    while lions:
        cell = first_cell(lions)
        lions &= lions - 1
        if not counted_by(grids, base, flipped, LION, cell):
            items.append(_idle_lion(cell, "none"))
        elif not prey:
            items.append(_idle_lion(cell, "no prey"))
        else:
            items.append(_flip(grids, base, cell, first_cell(prey)))
            prey &= prey - 1
    return items


def _idle_lion(cell: i64, reason: str) -> Item:
    return Item(cards=(CELL_NAME[cell],), counted=(), points=0, reason=reason)


def _flip(grids: vec[i64], base: i64, lion: i64, cell: i64) -> Item:
    """A flip, and what it brings: elephant 2, hyena 3."""
    gains: Cards = {}
    elephants = bits(BESIDE[cell] & grids[base + ELEPHANT])
    hyenas = bits(WITHIN_TWO[cell] & grids[base + HYENA])
    vultures = bits(ABOVE[cell] & grids[base + VULTURE])
    if elephants:
        gains[KIND[ELEPHANT]] = PER_ELEPHANT_NEIGHBOUR * elephants
    if hyenas:
        gains[KIND[HYENA]] = PER_HYENA_FLIPPED * hyenas
    if vultures:
        gains[KIND[VULTURE]] = PER_VULTURE_FLIPPED * vultures
    return Item(
        cards=(CELL_NAME[lion],),
        counted=(CELL_NAME[cell],),
        points=PER_LION_FLIP,
        reason="flip",
        gains=gains,
    )


def _rewarded(reward: i64) -> Item:
    return Item(cards=(), counted=(), points=reward, reason="most" if reward == MOST_GAZELLES else "second")
