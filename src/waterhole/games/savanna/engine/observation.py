"""Ecosystem: Savanna: what a seat may know (ES-13), as numbers for learners."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from waterhole.games.savanna.engine.components import CELLS, KIND_WIDTH, KINDS, MARGINS, NEUTRAL, PLACE, SELECT, STEPS
from waterhole.games.savanna.engine.rules import Savanna, size
from waterhole.games.savanna.engine.scoring import first_cell
from waterhole.kernel.engine.observer import Observer, one_hot, write_counts
from waterhole.kernel.engine.state import seat_after

STEP_KINDS: Final[i64] = len(STEPS)


@final
class SavannaObserver(Observer):
    """Points are counted again only when a grid has changed: within a turn all seats look at the same ones."""

    def __init__(self) -> None:
        self.seats: i64 = 0  # whose points are kept
        self.grids = vec[i64]([0])
        self.points = vec[i64]([0])

    def layout(self, seats: i64) -> list[tuple[str, int]]:
        parts = [
            ("asked", 1),
            ("step", len(STEPS)),
            ("turn", 1),
            ("own choice: kind", KINDS),
            ("own choice: cell", CELLS),
        ]
        for player in range(max(2, seats)):
            parts += [
                (f"player {player}: cards in hand", 1),
                (f"player {player}: you know this hand", 1),
                (f"player {player}: hand, by kind, where you know it", KINDS),
                (f"player {player}: card to be placed: kind", KINDS),
                (f"player {player}: owes a decision", 1),
                (f"player {player}: points", 1),
                (f"player {player}: kind of the card on each cell + 1, 0 where there is none", CELLS),
            ]
        if seats == 2:
            parts += [
                ("you know the neutral hand", 1),
                ("neutral hand, by kind, where you know it", KINDS),
                ("neutral pile, by kind", KINDS),
            ]
        return [*parts, ("set aside after round 1, by kind", KINDS), ("undealt", 1), ("solo: margin to win by", 1)]

    def write(self, game: Savanna, seat: i64, out: vec[i16], at: i64) -> i64:
        kind: i64 = -1
        cell: i64 = -1
        out[at] = 0
        if seat >= 0:
            out[at] = i16((game.owing >> seat) & 1)
            if game.step == SELECT and not (game.owing >> seat) & 1:
                kind = game.selected[seat]
            elif game.step == PLACE:
                cell = game.targets[seat]
        at = one_hot(out, at + 1, STEP_KINDS, game.step)
        out[at] = i16(game.turn)
        at = one_hot(out, at + 1, KINDS, kind)
        at = one_hot(out, at, CELLS, cell)
        self.count(game)
        ecosystems: i64 = len(game.occupied)
        for i in range(ecosystems):
            player = seat_after(seat, i, ecosystems)
            at = write_player(game, seat, player, out, at)
            out[at] = i16(self.points[player])
            at = write_grid(game, player, out, at + 1)
        if game.seats == 2:
            at = write_hand(game, seat, NEUTRAL, out, at)
            at = write_counts(game.pile, KIND_WIDTH, KINDS, out, at)
        if seat >= 0:
            at = write_counts(game.aside, KIND_WIDTH, KINDS, out, at)
        else:
            at = write_counts(0, KIND_WIDTH, KINDS, out, at)
        out[at] = i16(size(game.rest))
        out[at + 1] = 0
        if game.seats == 1:
            out[at + 1] = i16(MARGINS[game.grade])
        return at + 2

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


def write_player(game: Savanna, seat: i64, player: i64, out: vec[i16], at: i64) -> i64:
    """Hand and choices; Swala has none."""
    if player >= game.seats:
        for i in range(i64(3 + 2 * KINDS)):
            out[at + i] = 0
        return at + 3 + 2 * KINDS
    out[at] = i16(size(game.hands[player]))
    at = write_hand(game, seat, player, out, at + 1)
    placing: i64 = -1
    if game.step == PLACE:
        placing = game.selected[player]
    at = one_hot(out, at, KINDS, placing)
    out[at] = i16((game.owing >> player) & 1)
    return at + 1


def write_hand(game: Savanna, seat: i64, player: i64, out: vec[i16], at: i64) -> i64:
    if game.knows(seat, player):
        out[at] = 1
        return write_counts(game.hands[player], KIND_WIDTH, KINDS, out, at + 1)
    out[at] = 0
    return write_counts(0, KIND_WIDTH, KINDS, out, at + 1)


def write_grid(game: Savanna, ecosystem: i64, out: vec[i16], at: i64) -> i64:
    for cell in range(i64(CELLS)):
        out[at + cell] = 0
    for kind in range(i64(KINDS)):
        cells = game.grids[KINDS * ecosystem + kind]
        while cells:
            out[at + first_cell(cells & -cells)] = i16(kind + 1)
            cells &= cells - 1
    return at + CELLS
