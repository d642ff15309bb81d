"""Ecosystem: Savanna: what a seat may know (ES-13), as numbers for learners."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from waterhole.games.savanna.engine.components import CELLS, KIND_WIDTH, KINDS, MARGINS, NEUTRAL, PLACE, SELECT, STEPS
from waterhole.games.savanna.engine.rules import NOTHING, Savanna, new_game, size
from waterhole.games.savanna.engine.scoring import first_cell
from waterhole.kernel.engine.observer import Page, PartObserver
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import seat_after

STEP_KINDS: Final[i64] = len(STEPS)


@final
class SavannaObserver(PartObserver):
    """Points are counted again only when a grid has changed: within a turn all seats look at the same ones."""

    def __init__(self) -> None:
        self.seats: i64 = 0  # whose points are kept
        self.grids = vec[i64]([0])
        self.points = vec[i64]([0])

    def any_game(self, seats: i64) -> Savanna:
        return new_game(seats, 0, Rng(0))

    def show(self, game: Savanna, seat: i64, to: Page) -> None:
        kind: i64 = NOTHING
        cell: i64 = NOTHING
        asked: i64 = 0
        aside: i64 = 0
        if seat >= 0:
            asked = (game.owing >> seat) & 1
            aside = game.aside
            if game.step == SELECT and not asked:
                kind = game.selected[seat]
            elif game.step == PLACE:
                cell = game.targets[seat]
        to.number("asked", asked)
        to.choice("step", STEP_KINDS, game.step)
        to.number("turn", game.turn)
        to.choice("own choice: kind", KINDS, kind)
        to.choice("own choice: cell", CELLS, cell)
        self.count(game)
        ecosystems: i64 = len(game.occupied)
        for i in range(ecosystems):
            player = seat_after(seat, i, ecosystems)
            to.turn_to("player", i)
            show_player(game, seat, player, to)
            to.number("points", self.points[player])
            show_grid(game, player, to)
        to.turn_to_table()
        if game.seats == 2:
            knows = game.knows(seat, NEUTRAL)
            to.flag("you know the neutral hand", knows)
            to.counts("neutral hand, by kind, where you know it", known_hand(game, NEUTRAL, knows), KIND_WIDTH, KINDS)
            to.counts("neutral pile, by kind", game.pile, KIND_WIDTH, KINDS)
        to.counts("set aside after round 1, by kind", aside, KIND_WIDTH, KINDS)
        to.number("undealt", size(game.rest))
        margin: i64 = 0
        if game.seats == 1:
            margin = MARGINS[game.grade]
        to.number("solo: margin to win by", margin)

    def count(self, game: Savanna) -> None:
        """Keep the points of every ecosystem, which follow from the grids alone."""
        if self.kept(game):
            return
        self.seats = game.seats
        self.grids = game.grids[:]
        ecosystems: i64 = len(game.occupied)
        self.points = vec[i64]([0] * ecosystems)
        for ecosystem in range(ecosystems):
            self.points[ecosystem] = game.points(ecosystem)

    def kept(self, game: Savanna) -> bool:
        if self.seats != game.seats or len(self.grids) != len(game.grids):
            return False
        for i in range(i64(len(game.grids))):
            if self.grids[i] != game.grids[i]:
                return False
        return True


def show_player(game: Savanna, seat: i64, player: i64, to: Page) -> None:
    """Hand and choices; Swala has none."""
    held: i64 = 0
    knows = False
    placing: i64 = NOTHING
    if player < game.seats:
        held = size(game.hands[player])
        knows = game.knows(seat, player)
        if game.step == PLACE:
            placing = game.selected[player]
    to.number("cards in hand", held)
    to.flag("you know this hand", knows)
    to.counts("hand, by kind, where you know it", known_hand(game, player, knows), KIND_WIDTH, KINDS)
    to.choice("card to be placed: kind", KINDS, placing)
    to.number("owes a decision", (game.owing >> player) & 1)


def known_hand(game: Savanna, player: i64, known: bool) -> i64:
    if known:
        return game.hands[player]
    return 0


def show_grid(game: Savanna, ecosystem: i64, to: Page) -> None:
    at = to.zeros("kind of the card on each cell + 1, 0 where there is none", CELLS)
    for kind in range(i64(KINDS)):
        cells = game.grids[KINDS * ecosystem + kind]
        while cells:
            to.out[at + first_cell(cells & -cells)] = i16(kind + 1)
            cells &= cells - 1
